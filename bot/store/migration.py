"""Bring a database to the newest form: plain SQL files, counted by `PRAGMA user_version`."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from importlib.resources import files
from pathlib import Path

import aiosqlite

from bot.store.errors import Reason, StoreUnusable
from bot.store.inspection import APPLICATION_ID


def migrations() -> list[str]:
    """The SQL of all migrations in order; the first brings an empty file to version 1."""
    folder = files("bot.store") / "migrations"
    scripts = sorted((file.name, file) for file in folder.iterdir() if file.name.endswith(".sql"))
    return [file.read_text(encoding="utf-8") for _, file in scripts]


async def migrate(database: aiosqlite.Connection, path: Path, scripts: list[str]) -> None:
    """Run what is missing, all in one transaction: two processes that start together do not meet halfway."""
    await database.execute_fetchall("BEGIN IMMEDIATE")
    try:
        version = await _number(database, "PRAGMA user_version")
        if version > len(scripts):
            raise StoreUnusable(Reason.TOO_NEW, path)
        if version == 0 and await _number(database, "SELECT count(*) FROM sqlite_schema"):
            raise StoreUnusable(Reason.FOREIGN, path)
        for script in scripts[version:]:
            for statement in statements(script):
                await database.execute_fetchall(statement)
        if version < len(scripts):
            await database.execute_fetchall(f"PRAGMA application_id = {APPLICATION_ID}")
            await database.execute_fetchall(f"PRAGMA user_version = {len(scripts)}")
        await database.commit()
    except BaseException:
        await database.rollback()
        raise


def statements(script: str) -> Iterator[str]:
    """The single statements of a script. `executescript` cannot serve: it commits first."""
    statement = ""
    for line in script.splitlines(keepends=True):
        statement += line
        if sqlite3.complete_statement(statement):
            yield statement
            statement = ""


async def _number(database: aiosqlite.Connection, sql: str) -> int:
    for row in await database.execute_fetchall(sql):
        return int(row[0])
    raise AssertionError(f"no row from {sql}")
