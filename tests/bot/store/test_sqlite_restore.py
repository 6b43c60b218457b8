"""A backup takes the place of a database whole or not at all, and what it replaced is kept."""

# ruff: noqa: ASYNC240
# Blocking calls are welcome here: nothing else runs on the loop of these tests.

from __future__ import annotations

import asyncio
import shutil
import signal
import sqlite3
import subprocess
import sys
from contextlib import closing
from datetime import datetime
from pathlib import Path

import pytest

from bot.store import BackupUnusable, Reason, SqliteStore, StoreUnusable, copy_database, restore_database
from bot.store.migration import migrations
from bot.tables.ports import StoreFailed

from .test_sqlite_file import everything, readable_folder, without_root

NOW = datetime(2026, 11, 30, 3, 29, 44)
KEPT = "kuckuck.sqlite3.2026-11-30-032944"


async def make(path: Path, note: str) -> None:
    async with SqliteStore.open(path) as store:
        await store.set_meta("note", note)


async def note(path: Path) -> str | None:
    async with SqliteStore.open(path) as store:
        return await store.meta("note")


@pytest.fixture
async def backup(tmp_path: Path) -> Path:
    """A backup elsewhere, of a database that says "then"."""
    (tmp_path / "elsewhere").mkdir()
    origin = tmp_path / "elsewhere" / "origin"
    await make(origin, "then")
    copy_database(origin, tmp_path / "elsewhere" / "backup")
    origin.unlink()
    return tmp_path / "elsewhere" / "backup"


@pytest.fixture
def path(tmp_path: Path) -> Path:
    (tmp_path / "data").mkdir()
    return tmp_path / "data" / "kuckuck.sqlite3"


def die_in_use(path: Path, text: str) -> None:
    """A process writes, and is killed: what it wrote is in the log beside the database."""
    writing = (
        "import asyncio, os, signal, sys; from pathlib import Path; from bot.store import SqliteStore\n"
        "async def main():\n"
        "    async with SqliteStore.open(Path(sys.argv[1])) as store:\n"
        "        await store.set_meta('note', sys.argv[2])\n"
        "        os.kill(os.getpid(), signal.SIGKILL)\n"
        "asyncio.run(main())\n"
    )
    done = subprocess.run([sys.executable, "-c", writing, path, text], check=False, timeout=60)
    assert done.returncode == -signal.SIGKILL
    assert path.with_name(path.name + "-wal").stat().st_size > 0


async def test_a_backup_takes_the_place_of_a_database_and_that_is_kept_under_a_dated_name(
    path: Path, backup: Path
) -> None:
    await make(path, "now")
    before = backup.read_bytes()
    kept = restore_database(backup, path, NOW)
    assert kept == path.with_name(KEPT)
    assert sorted(file.name for file in path.parent.iterdir()) == [path.name, KEPT]
    assert (await note(path), await note(kept)) == ("then", "now")
    assert backup.read_bytes() == before


async def test_without_a_database_nothing_is_kept(path: Path, backup: Path) -> None:
    assert restore_database(backup, path, NOW) is None
    assert [file.name for file in path.parent.iterdir()] == [path.name]
    assert await note(path) == "then"


async def test_the_log_of_a_bot_that_was_killed_goes_with_its_database_and_not_into_the_restored_one(
    path: Path, backup: Path
) -> None:
    await make(path, "now")
    die_in_use(path, "last words")
    kept = restore_database(backup, path, NOW)
    assert kept is not None
    assert sorted(file.name for file in path.parent.iterdir()) == [path.name, KEPT]
    assert (await note(path), await note(kept)) == ("then", "last words")


async def test_a_log_without_its_database_joins_nothing(path: Path, backup: Path) -> None:
    await make(path, "now")
    die_in_use(path, "last words")
    path.unlink()
    assert restore_database(backup, path, NOW) is None
    assert [file.name for file in path.parent.iterdir()] == [path.name]
    assert await note(path) == "then"


async def test_two_restores_in_one_second_keep_both_databases(path: Path, backup: Path) -> None:
    await make(path, "first")
    restore_database(backup, path, NOW)
    await make(path, "second")
    kept = restore_database(backup, path, NOW)
    assert kept == path.with_name(KEPT + "-2")
    assert [await note(path), await note(path.with_name(KEPT)), await note(kept)] == ["then", "first", "second"]


async def test_the_copy_of_a_database_together_with_its_log_is_restored_whole_and_only_read(
    path: Path, tmp_path: Path
) -> None:
    live = tmp_path / "copied" / "live"
    live.parent.mkdir()
    await make(live, "early")
    die_in_use(live, "late")
    before = everything(live.parent)
    restore_database(live, path, NOW)
    assert everything(live.parent) == before
    assert await note(path) == "late"


async def test_a_backup_that_may_not_be_written_is_restored(backup: Path) -> None:
    with readable_folder() as folder:
        (folder / "data").mkdir(mode=0o777)
        (folder / "data").chmod(0o777)
        shutil.copy(backup, folder / "backup")
        (folder / "backup").chmod(0o444)
        with without_root():
            restore_database(folder / "backup", folder / "data" / "k", NOW)
        assert await note(folder / "data" / "k") == "then"


async def test_a_damaged_database_is_replaced_and_kept_as_it_was(path: Path, backup: Path) -> None:
    path.write_bytes(b"\xaa" * 5000)
    path.with_name(path.name + "-wal").write_bytes(b"log")
    kept = restore_database(backup, path, NOW)
    assert kept is not None
    assert kept.read_bytes() == b"\xaa" * 5000
    assert kept.with_name(KEPT + "-wal").read_bytes() == b"log"
    assert not path.with_name(path.name + "-wal").exists()
    assert await note(path) == "then"


async def test_a_database_of_a_newer_version_is_replaced_and_kept(path: Path, backup: Path) -> None:
    with closing(sqlite3.connect(path)) as newer:
        newer.execute(f"PRAGMA application_id = {0x4B75636B}")
        newer.execute(f"PRAGMA user_version = {len(migrations()) + 1}")
    kept = restore_database(backup, path, NOW)
    assert kept is not None
    with closing(sqlite3.connect(kept)) as newer:
        assert newer.execute("PRAGMA user_version").fetchone() == (len(migrations()) + 1,)
    assert await note(path) == "then"


async def test_an_older_backup_is_restored_and_brought_to_the_newest_form_at_the_start(
    path: Path, backup: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    newest = [*migrations(), "CREATE TABLE extra (a);\n"]
    monkeypatch.setattr("bot.store.restoring.migrations", lambda: newest)
    monkeypatch.setattr("bot.store.connection.migrations", lambda: newest)
    restore_database(backup, path, NOW)
    assert await note(path) == "then"


def test_the_database_of_another_program_is_not_replaced(path: Path, backup: Path) -> None:
    with closing(sqlite3.connect(path)) as other:
        other.execute("PRAGMA user_version = 3")
    before = everything(path.parent)
    with pytest.raises(StoreUnusable) as caught:
        restore_database(backup, path, NOW)
    assert (caught.value.reason, caught.value.path) == (Reason.FOREIGN, path)
    assert everything(path.parent) == before


async def test_a_database_that_another_process_has_open_is_not_replaced(path: Path, backup: Path) -> None:
    async with SqliteStore.open(path) as store:
        await store.set_meta("note", "now")
        with pytest.raises(StoreFailed, match="another process uses the database"):
            await asyncio.to_thread(restore_database, backup, path, NOW)
    assert [file.name for file in path.parent.iterdir()] == [path.name]
    assert await note(path) == "now"


async def test_a_missing_folder_is_named(tmp_path: Path, backup: Path) -> None:
    with pytest.raises(StoreUnusable) as caught:
        restore_database(backup, tmp_path / "no" / "k", NOW)
    assert (caught.value.reason, caught.value.path) == (Reason.NO_FOLDER, tmp_path / "no")


def damaged(backup: Path) -> None:
    with closing(sqlite3.connect(backup, isolation_level=None)) as database:
        database.execute("CREATE INDEX extra ON meta (value)")
        root = database.execute("SELECT rootpage FROM sqlite_schema WHERE name = 'extra'").fetchone()[0]
        size = database.execute("PRAGMA page_size").fetchone()[0]
    content = bytearray(backup.read_bytes())
    content[(root - 1) * size : root * size] = b"\xaa" * size
    backup.write_bytes(content)


def cut_short(backup: Path) -> None:
    backup.write_bytes(backup.read_bytes()[:-4096])


def too_new(backup: Path) -> None:
    with closing(sqlite3.connect(backup)) as database:
        database.execute(f"PRAGMA user_version = {len(migrations()) + 1}")


def foreign(backup: Path) -> None:
    backup.unlink()
    with closing(sqlite3.connect(backup)) as database:
        database.execute("CREATE TABLE theirs (a)")
        database.commit()


SPOILED = {
    "no file": (lambda backup: backup.unlink(), Reason.NO_FILE),
    "empty": (lambda backup: backup.write_bytes(b""), Reason.FOREIGN),
    "a text": (lambda backup: backup.write_text("hello " * 40), Reason.NOT_A_DATABASE),
    "cut short": (cut_short, Reason.NOT_A_DATABASE),
    "damaged": (damaged, Reason.NOT_A_DATABASE),
    "too new": (too_new, Reason.TOO_NEW),
    "another program's": (foreign, Reason.FOREIGN),
}


@pytest.mark.parametrize("what", SPOILED)
async def test_what_is_no_whole_backup_of_ours_is_refused_and_changes_nothing(
    path: Path, backup: Path, what: str
) -> None:
    await make(path, "now")
    before = everything(path.parent)
    spoil, reason = SPOILED[what]
    spoil(backup)
    with pytest.raises(BackupUnusable) as caught:
        restore_database(backup, path, NOW)
    assert caught.value.reason is reason
    assert everything(path.parent) == before


async def test_the_database_itself_and_a_folder_are_no_backups(path: Path, tmp_path: Path) -> None:
    await make(path, "now")
    link = tmp_path / "link"
    link.symlink_to(path)
    for wrong, reason in ((path, Reason.EXISTS), (link, Reason.EXISTS), (tmp_path, Reason.NOT_A_DATABASE)):
        with pytest.raises(BackupUnusable) as caught:
            restore_database(wrong, path, NOW)
        assert caught.value.reason is reason
    assert await note(path) == "now"


async def test_a_database_behind_a_link_is_replaced_where_it_lies(path: Path, tmp_path: Path, backup: Path) -> None:
    await make(path, "now")
    link = tmp_path / "link"
    link.symlink_to(path)
    assert restore_database(backup, link, NOW) == path.with_name(KEPT)
    assert link.is_symlink()
    assert await note(path) == "then"


async def test_the_restored_database_belongs_to_whom_the_replaced_one_did(path: Path, backup: Path) -> None:
    await make(path, "now")
    path.chmod(0o640)
    backup.chmod(0o444)
    restore_database(backup, path, NOW)
    assert path.stat().st_mode & 0o777 == 0o640


DYING = """
import os, signal, sys
from datetime import datetime
from pathlib import Path
from bot.store import restore_database

left = int(sys.argv[3])
database = Path(sys.argv[2])

def die(event, arguments):
    global left
    if event.split(".")[0] in ("open", "os", "shutil", "sqlite3") and database.name in repr(arguments):
        left -= 1
        if left == 0:
            os.kill(os.getpid(), signal.SIGKILL)

sys.addaudithook(die)
restore_database(Path(sys.argv[1]), database, datetime.now())
"""
"""A restore that is killed just before its so many-th touch of a file beside the database."""


async def test_whenever_a_restore_is_killed_there_is_the_old_database_or_the_new_one(path: Path, backup: Path) -> None:
    found: list[str | None] = []
    await make(path, "now")
    die_in_use(path, "last words")
    files = everything(path.parent)
    for number in range(1, 100):
        shutil.rmtree(path.parent)
        path.parent.mkdir()
        for name, content in files.items():
            path.with_name(name).write_bytes(content)
        arguments = [sys.executable, "-c", DYING, str(backup), str(path), str(number)]
        done = await asyncio.to_thread(subprocess.run, arguments, check=False, timeout=60)
        found.append(await note(path))
        again = restore_database(backup, path, NOW)
        assert again is not None
        assert await note(again) == found[-1]
        assert not [file.name for file in path.parent.iterdir() if ".restoring" in file.name]
        if done.returncode == 0:
            break
    assert done.returncode == 0
    assert len(found) > 10
    first_new = found.index("then")
    assert found == ["last words"] * first_new + ["then"] * (len(found) - first_new)
