"""A backup is a whole copy, made while the bot plays on."""

# ruff: noqa: ASYNC240
# Blocking calls are welcome here: nothing else runs on the loop of these tests.

from __future__ import annotations

import asyncio
import os
import sqlite3
import stat
from contextlib import closing
from pathlib import Path

import pytest

from bot.store import Reason, SqliteStore, StoreUnusable, copy_database
from bot.store.migration import migrations
from bot.tables.ports import MovedBy, StoreFailed

from .rows import lobby, running


async def test_a_backup_of_a_store_in_use_is_a_database_of_that_moment(path: Path, tmp_path: Path) -> None:
    copy = tmp_path / "copy.sqlite3"
    async with SqliteStore.open(path) as store:
        match_id = await running(store)
        await store.add_move(match_id, 0, 0, "swap", MovedBy.PLAYER)
        writing = [store.add_move(match_id, step, 0, "swap", MovedBy.PLAYER) for step in range(1, 50)]
        await asyncio.gather(store.backup(copy), *writing)
        original = await store.unfinished()
    assert sorted(file.name for file in tmp_path.iterdir()) == [copy.name, path.name]
    async with SqliteStore.open(copy) as store:
        (copied,) = await store.unfinished()
    assert len(original[0].moves) == 50
    assert copied.row == original[0].row
    assert 1 <= len(copied.moves) <= 50
    assert copied.moves == original[0].moves[: len(copied.moves)]


async def test_a_backup_of_a_store_at_rest_holds_everything_and_leaves_nothing_behind(
    path: Path, tmp_path: Path
) -> None:
    async with SqliteStore.open(path) as store:
        match_id = await store.add_match(lobby())
    before = path.read_bytes()
    copy = tmp_path / "copy.sqlite3"
    copy_database(path, copy)
    assert path.read_bytes() == before
    assert sorted(file.name for file in tmp_path.iterdir()) == [copy.name, path.name]
    # The header says that no write-ahead log belongs to it, so it can be read from a place that cannot be written.
    assert copy.read_bytes()[18:20] == b"\x01\x01"
    async with SqliteStore.open(copy) as store:
        assert [match.row for match in await store.unfinished()] == [lobby(id=match_id)]


async def test_database_and_backup_are_their_owners_alone_for_they_hold_the_secrets_of_running_matches(
    path: Path, tmp_path: Path
) -> None:
    copy = tmp_path / "copy.sqlite3"
    usual = os.umask(0o022)
    try:
        async with SqliteStore.open(path) as store:
            await running(store)
            copy_database(path, copy)
            assert {stat.S_IMODE(file.stat().st_mode) for file in tmp_path.iterdir()} == {0o600}
    finally:
        os.umask(usual)


async def test_the_mode_that_an_operator_gave_a_database_stays(path: Path) -> None:
    async with SqliteStore.open(path):
        pass
    path.chmod(0o640)
    async with SqliteStore.open(path) as store:
        await running(store)
    assert stat.S_IMODE(path.stat().st_mode) == 0o640


def refusal(source: Path, target: Path) -> tuple[Reason, Path]:
    with pytest.raises(StoreUnusable) as caught:
        copy_database(source, target)
    return caught.value.reason, caught.value.path


async def test_a_backup_never_overwrites_a_file(path: Path, tmp_path: Path) -> None:
    async with SqliteStore.open(path):
        pass
    taken = tmp_path / "taken"
    taken.write_text("mine")
    assert refusal(path, taken) == (Reason.EXISTS, taken)
    assert refusal(path, path) == (Reason.EXISTS, path)
    assert taken.read_text() == "mine"


async def test_a_backup_into_a_missing_folder_or_of_a_missing_file_is_refused(path: Path, tmp_path: Path) -> None:
    assert refusal(path, tmp_path / "copy") == (Reason.NO_FILE, path)
    async with SqliteStore.open(path):
        pass
    assert refusal(path, tmp_path / "nowhere" / "copy") == (Reason.NO_FOLDER, tmp_path / "nowhere")


@pytest.mark.parametrize("content", [b"no database", b"SQLite format 3\x00" + b"\x00" * 5000])
def test_a_file_that_is_no_database_is_not_backed_up(path: Path, tmp_path: Path, content: bytes) -> None:
    path.write_bytes(content)
    assert refusal(path, tmp_path / "copy")[0] is Reason.NOT_A_DATABASE
    assert [file.name for file in tmp_path.iterdir()] == [path.name]


async def test_a_damaged_database_gives_no_backup(path: Path, tmp_path: Path) -> None:
    async with SqliteStore.open(path) as store:
        match_id = await running(store)
        for step in range(30):
            await store.add_move(match_id, step, 0, "x" * 1000, MovedBy.PLAYER)
    content = bytearray(path.read_bytes())
    content[-8192:] = b"\xaa" * 8192
    path.write_bytes(content)
    with pytest.raises(StoreFailed):
        copy_database(path, tmp_path / "copy")
    assert [file.name for file in tmp_path.iterdir()] == [path.name]


async def test_a_backup_is_taken_before_a_migration_as_well(
    path: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with SqliteStore.open(path):
        pass
    monkeypatch.setattr("bot.store.copying.migrations", lambda: [*migrations(), "CREATE TABLE extra (a);\n"])
    copy_database(path, tmp_path / "copy")
    with closing(sqlite3.connect(tmp_path / "copy")) as copy:
        assert copy.execute("PRAGMA user_version").fetchone() == (len(migrations()),)
