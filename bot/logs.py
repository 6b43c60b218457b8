"""The log: one line or one JSON object a record on standard error, without the secrets that pass through Discord."""

from __future__ import annotations

import json
import logging
import re
import sys
from datetime import UTC, datetime
from typing import Literal

from pydantic import SecretStr

REMOVED = "[removed]"

# Who holds an interaction's token may speak as the bot for fifteen minutes.
_INTERACTION = re.compile(r"(/(?:webhooks|interactions)/[^/\s]+/)[^/\s?#\"'\\<>)\]}]+")
_PAYLOAD = re.compile(r"""(["']token["']\s*:\s*["'])[^"']+""")
# The form of every bot token, so that one that stands in the wrong place is recognised as well.
_BOT_TOKEN = re.compile(r"[\w-]{23,28}\.[\w-]{6,7}\.[\w-]{27,}")

# At DEBUG these write whole payloads: tokens, names and what people choose.
_TALKATIVE = ("discord", "aiosqlite", "aiohttp", "asyncio", "PIL", "websockets")


class Redaction:
    """Takes the bot's token and all interaction tokens out of a text."""

    def __init__(self, token: SecretStr | None = None) -> None:
        self._token = "" if token is None else token.get_secret_value()

    def __call__(self, text: str) -> str:
        if self._token:
            text = text.replace(self._token, REMOVED)
        text = _INTERACTION.sub(rf"\1{REMOVED}", text)
        text = _PAYLOAD.sub(rf"\1{REMOVED}", text)
        return _BOT_TOKEN.sub(REMOVED, text)


class TextFormatter(logging.Formatter):
    """For people: moment in UTC, level, logger and message, tracebacks below."""

    def __init__(self, redact: Redaction) -> None:
        super().__init__("%(asctime)s %(levelname)-8s %(name)s: %(message)s")
        self._redact = redact

    def formatTime(self, record: logging.LogRecord, datefmt: str | None = None) -> str:
        return _moment(record)

    def format(self, record: logging.LogRecord) -> str:
        return self._redact(super().format(record))


class JsonFormatter(logging.Formatter):
    """For programs: one object a line with time, level, logger, message and, where there is one, the traceback."""

    def __init__(self, redact: Redaction) -> None:
        super().__init__()
        self._redact = redact

    def format(self, record: logging.LogRecord) -> str:
        fields = {
            "time": _moment(record),
            "level": record.levelname,
            "logger": record.name,
            "message": self._redact(record.getMessage()),
        }
        if record.exc_info:
            fields["traceback"] = self._redact(self.formatException(record.exc_info))
        if record.stack_info:
            fields["stack"] = self._redact(record.stack_info)
        return json.dumps(fields, ensure_ascii=False)


def set_up(level: str = "INFO", form: Literal["text", "json"] = "text", token: SecretStr | None = None) -> None:
    """Send every record of `level` and above to standard error, and nothing anywhere else."""
    redact = Redaction(token)
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(JsonFormatter(redact) if form == "json" else TextFormatter(redact))
    root = logging.getLogger()
    root.handlers = [handler]
    root.setLevel(level)
    for name in _TALKATIVE:
        logging.getLogger(name).setLevel(max(root.level, logging.INFO))
    logging.getLogger("aiosqlite").setLevel(logging.WARNING)
    logging.captureWarnings(True)
    # A record that cannot be formatted would be printed with its raw values, past every redaction.
    logging.raiseExceptions = False


def _moment(record: logging.LogRecord) -> str:
    return datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds")
