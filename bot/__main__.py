"""The command `kuckuck`: run the bot, play without Discord, look after a running bot and its database.

Exit status: 0 done, 1 failed, 2 wrong usage or settings, 130 interrupted.
"""

from __future__ import annotations

import argparse
import logging
import sys
import time
from collections.abc import Sequence
from datetime import datetime
from pathlib import Path

from bot import heartbeat, logs
from bot.announcing import announce
from bot.instance import no_instance
from bot.settings import DEFAULT_DATABASE, Settings, SettingsError, load
from bot.store import BackupUnusable, Reason, StoreUnusable, copy_database, restore_database
from bot.tables.ports import StoreFailed

log = logging.getLogger(__name__)

DONE, FAILED, WRONG_USE, INTERRUPTED = 0, 1, 2, 130

_UNUSABLE = {
    Reason.NO_FOLDER: "the folder {path} does not exist; make it first, or name another one",
    Reason.NO_FILE: "there is no database {path}; check DATABASE_PATH",
    Reason.NOT_WRITABLE: "{path} cannot be written; let the user of the bot write the file and its folder",
    Reason.NOT_A_DATABASE: "{path} is not a database; name another file as DATABASE_PATH, or restore a backup",
    Reason.FOREIGN: "{path} is a database of another program; name another file as DATABASE_PATH",
    Reason.TOO_NEW: "{path} was written by a newer version of Kuckuck; install that version, or use an older backup",
    Reason.EXISTS: "{path} exists already, and a backup overwrites nothing; name a new file",
}

_NOT_RESTORED = {
    Reason.NO_FILE: "there is no such file",
    Reason.NOT_WRITABLE: "it cannot be read",
    Reason.NOT_A_DATABASE: "it is no whole database; name a file that `kuckuck backup` made",
    Reason.FOREIGN: "it is no database of Kuckuck; name a file that `kuckuck backup` made",
    Reason.TOO_NEW: "it was written by a newer version of Kuckuck; install that version first",
    Reason.EXISTS: "it is the database itself; name a file that `kuckuck backup` made",
}


def main(arguments: Sequence[str] | None = None) -> int:
    """Do what the command line says and return the exit status."""
    options = _parser().parse_args(arguments)
    try:
        match options.command:
            case "run":
                return _run(load())
            case "play":
                return _play(options.port, options.data, not options.no_browser)
            case "health":
                return _health(load())
            case "backup":
                return _backup(load(), options.file)
            case "restore":
                return _restore(load(), options.file)
            case "doctor":
                return _doctor(load())
            case "announce":
                return _announce(load())
            case _:
                return _bare(load())
    except SettingsError as error:
        return _fail(str(error), WRONG_USE)
    except StoreUnusable as error:
        return _fail(f"The database cannot be used: {_UNUSABLE[error.reason].format(path=error.path)}.")
    except BackupUnusable as error:
        return _fail(f"{options.file} was not restored: {_NOT_RESTORED[error.reason]}.")
    except StoreFailed as error:
        return _fail(f"The database failed: {error}.")
    except KeyboardInterrupt:
        return INTERRUPTED


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(
        prog="kuckuck",
        description="Old European party card games for Discord.",
        epilog="Without a command: run when DISCORD_TOKEN is set, otherwise play when started on a terminal.",
        allow_abbrev=False,
    )
    commands = parser.add_subparsers(dest="command", title="commands")
    commands.add_parser("run", help="run the bot; needs DISCORD_TOKEN", allow_abbrev=False)
    play = commands.add_parser(
        "play", help="play in the browser against a Discord of this machine; needs no account", allow_abbrev=False
    )
    play.add_argument(
        "--port", type=_port, default=8765, help="port of the page (default: %(default)s; 0: any free one)"
    )
    play.add_argument(
        "--data", type=Path, metavar="DIR", help="folder for tables, people and the log (default: nothing is kept)"
    )
    play.add_argument("--no-browser", action="store_true", help="only say where the page is")
    commands.add_parser("health", help="exit status 0 when the running bot is alive", allow_abbrev=False)
    commands.add_parser("doctor", help="look for what is wrong, and say how to mend it", allow_abbrev=False)
    commands.add_parser(
        "announce",
        help="before a stop that will last: every table says that the bot will be away and that nothing is lost",
        allow_abbrev=False,
    )
    backup = commands.add_parser("backup", help="copy the database while the bot runs", allow_abbrev=False)
    backup.add_argument("file", type=Path, metavar="FILE", help="the copy, a new file")
    restore = commands.add_parser(
        "restore", help="put a backup in the place of the database; the bot must not run", allow_abbrev=False
    )
    restore.add_argument("file", type=Path, metavar="FILE", help="the backup")
    return parser


def _port(text: str) -> int:
    if text.isascii() and text.isdigit() and len(text) <= 5 and int(text) <= 65535:
        return int(text)
    raise argparse.ArgumentTypeError("a port is a number from 0 to 65535")


def _bare(settings: Settings) -> int:
    """Never the sandbox where nobody sits: a service that lost its token must fail, not open a page."""
    if settings.discord_token is not None:
        return _run(settings)
    if sys.stdin.isatty() and sys.stdout.isatty():
        return _play(port=8765, data=None, open_browser=True)
    return _fail(_NO_TOKEN, WRONG_USE)


_NO_TOKEN = (
    "DISCORD_TOKEN is not set; write the bot's token into .env or the environment, or use `kuckuck play`, "
    "which needs none."
)


def _run(settings: Settings) -> int:
    if settings.discord_token is None:
        return _fail(_NO_TOKEN, WRONG_USE)
    logs.set_up(settings.log_level, settings.log_format, settings.discord_token)
    if settings.database_path == DEFAULT_DATABASE:
        # Only the default folder: a missing folder that was named is a slip or a volume that is not there.
        _make_folder(settings.database_path.parent)
    # Imported late: the other commands answer without loading discord.py.
    from bot.ui.running import run

    try:
        return run(settings)
    except (StoreFailed, SettingsError):
        raise
    except Exception:
        # Through the log, which removes tokens; the interpreter's own traceback would not.
        log.critical("The bot stopped by an error of its own.", exc_info=True)
        return FAILED


def _play(port: int, data: Path | None, open_browser: bool) -> int:
    logs.set_up()
    from bot.sandbox.play import run_play

    return run_play(port=port, data=data, open_browser=open_browser)


def _health(settings: Settings) -> int:
    pulse = heartbeat.pulse(settings.heartbeat, time.time())
    if pulse.alive:
        return _say("The bot is alive.")
    if pulse.age is None:
        return _fail(f"There is no readable heartbeat in {settings.heartbeat}; the bot does not run, or not here.")
    return _fail(f"The last heartbeat is {pulse.age:.0f} seconds old; the bot hangs or does not run.")


def _doctor(settings: Settings) -> int:
    logs.set_up("ERROR", settings.log_format, settings.discord_token)
    from bot.doctor import examine

    good, lines = examine(settings)
    _say("\n".join(lines))
    return DONE if good else FAILED


def _announce(settings: Settings) -> int:
    count = announce(settings.database_path)
    told = "The bot was" if count == 1 else f"{count} bots were"
    return _say(f"{told} told; give the tables some seconds to say so before you stop it.")


def _backup(settings: Settings, target: Path) -> int:
    copy_database(settings.database_path, target)
    return _say(f"The database was copied to {target}.")


def _restore(settings: Settings, backup: Path) -> int:
    database = settings.database_path
    if database == DEFAULT_DATABASE:
        _make_folder(database.parent)
    if not database.parent.is_dir():
        raise StoreUnusable(Reason.NO_FOLDER, database.parent)
    with no_instance(database):
        kept = restore_database(backup, database, datetime.now())
    told = "there was none before" if kept is None else f"the one before is kept as {kept}"
    return _say(f"The database {database} was restored from {backup}; {told}.")


def _make_folder(folder: Path) -> None:
    try:
        folder.mkdir(exist_ok=True)
    except OSError as error:
        reason = Reason.NOT_WRITABLE if isinstance(error, PermissionError) else Reason.NO_FOLDER
        raise StoreUnusable(reason, folder) from error


def _say(text: str) -> int:
    sys.stdout.write(f"{text}\n")
    return DONE


def _fail(text: str, status: int = FAILED) -> int:
    sys.stderr.write(f"{text}\n")
    return status


if __name__ == "__main__":
    sys.exit(main())
