"""What the operator may set: environment variables, or the file `.env` in the working directory.

`.env.example` explains every variable; a test keeps the two alike.
"""

from __future__ import annotations

import re
from ipaddress import IPv4Address
from pathlib import Path
from typing import Annotated, Any, Literal, Self

from pydantic import Field, SecretStr, ValidationError, field_validator, model_validator
from pydantic_settings import BaseSettings, NoDecode, SettingsConfigDict

DEFAULT_DATABASE = Path("data/kuckuck.sqlite3")

_LOOPBACK = re.compile(
    r"http://(?:localhost|\[::1\]|(?P<address>127\.\d{1,3}\.\d{1,3}\.\d{1,3})):(?P<port>\d{1,5})/api/v10"
)


class SettingsError(Exception):
    """A setting cannot be used. The text is one sentence for the operator: variable, fault and remedy, no values."""


class Settings(BaseSettings):
    """The settings of one process. A variable that is empty counts as not set."""

    model_config = SettingsConfigDict(
        env_ignore_empty=True, extra="ignore", frozen=True, hide_input_in_errors=True, validate_default=True
    )

    discord_token: SecretStr | None = None
    """The bot's token; only the sandbox goes without."""
    database_path: Path = DEFAULT_DATABASE
    shard_count: Annotated[int, Field(ge=1)] | None = None
    """Gateway connections of the whole bot, over all processes; None: as many as Discord recommends."""
    shard_ids: Annotated[tuple[int, ...] | None, NoDecode] = None
    """The connections of this process; None: all."""
    discord_api_base: str | None = None
    """Another server in place of Discord, on this machine only. Without a slash at the end."""
    log_level: Literal["DEBUG", "INFO", "WARNING", "ERROR", "CRITICAL"] = "INFO"
    log_format: Literal["text", "json"] = "text"
    heartbeat_path: Path | None = None
    """Use `heartbeat`, which knows the default."""
    network_allowance_seconds: Annotated[float, Field(ge=0, le=3, allow_inf_nan=False)] = 1.5
    """What a click in Schnell-Kuckuck is granted for its way through the network."""
    requests_per_second: Annotated[int, Field(ge=1, le=50)] = 40
    """Requests to Discord of the whole bot, over all processes."""

    @property
    def heartbeat(self) -> Path:
        """The file by which `kuckuck health` sees that the bot lives."""
        return self.heartbeat_path or self.database_path.parent / "heartbeat"

    @property
    def own_requests_per_second(self) -> float:
        """This process's part of `requests_per_second`, by its part of the shards."""
        if self.shard_ids is None or self.shard_count is None:
            return float(self.requests_per_second)
        return self.requests_per_second * len(self.shard_ids) / self.shard_count

    @field_validator("discord_token")
    @classmethod
    def _one_word(cls, token: SecretStr | None) -> SecretStr | None:
        if token is None:
            return None
        word = token.get_secret_value().strip()
        if not word:
            return None
        if not word.isascii() or not word.isprintable() or " " in word:
            raise ValueError("is not a bot token")
        return SecretStr(word)

    @field_validator("database_path", "heartbeat_path")
    @classmethod
    def _home(cls, path: Path | None) -> Path | None:
        return None if path is None else path.expanduser()

    @field_validator("log_level", mode="before")
    @classmethod
    def _upper(cls, value: Any) -> Any:
        return value.upper() if isinstance(value, str) else value

    @field_validator("log_format", mode="before")
    @classmethod
    def _lower(cls, value: Any) -> Any:
        return value.lower() if isinstance(value, str) else value

    @field_validator("shard_ids", mode="before")
    @classmethod
    def _numbers(cls, value: Any) -> Any:
        if not isinstance(value, str):
            return value
        parts = [part.strip() for part in value.split(",")]
        if not all(part.isascii() and part.isdigit() and len(part) < 7 for part in parts):
            raise ValueError("is not a list of whole numbers")
        numbers = tuple(int(part) for part in parts)
        if len(set(numbers)) < len(numbers):
            raise ValueError("names a shard twice")
        return numbers

    @field_validator("discord_api_base")
    @classmethod
    def _on_this_machine(cls, base: str | None) -> str | None:
        """The bot's token goes to this address: a stray variable must never send it to another machine."""
        if base is None:
            return None
        base = base.removesuffix("/")
        match = _LOOPBACK.fullmatch(base)
        if match is None or not 1 <= int(match["port"]) <= 65535:
            raise ValueError("is not an address on this machine")
        if match["address"]:
            try:
                IPv4Address(match["address"])
            except ValueError:
                raise ValueError("is not an address on this machine") from None
        return base

    @model_validator(mode="after")
    def _shards_of_the_count(self) -> Self:
        if self.shard_ids is not None:
            if self.shard_count is None:
                raise ValueError(
                    "SHARD_IDS needs SHARD_COUNT; write how many shards the whole bot has, as SHARD_COUNT=2."
                )
            if max(self.shard_ids) >= self.shard_count:
                raise ValueError(
                    "SHARD_IDS names a shard that SHARD_COUNT does not have; write numbers that are below SHARD_COUNT."
                )
        return self


# Fault and remedy of a variable, told without its value: what stands in the wrong variable may be the token.
_FAULTS = {
    "int_parsing": "is not a whole number",
    "float_parsing": "is not a number",
    "finite_number": "is not a number",
    "greater_than_equal": "is too small",
    "less_than_equal": "is too large",
    "literal_error": "is not one of the known words",
}
_REMEDIES = {
    "discord_token": "write the token from the Bot page of the Discord developer portal, without quotes or spaces",
    "database_path": "write the path of a file, as DATABASE_PATH=data/kuckuck.sqlite3",
    "shard_count": "write a whole number from 1, as SHARD_COUNT=2, or leave it empty",
    "shard_ids": "write different numbers from 0 with commas, as SHARD_IDS=0,1, or leave it empty",
    "discord_api_base": (
        "write an address as http://127.0.0.1:8080/api/v10 (127.x.x.x, localhost or [::1]), or leave it empty"
    ),
    "log_level": "write DEBUG, INFO, WARNING, ERROR or CRITICAL",
    "log_format": "write text or json",
    "heartbeat_path": "write the path of a file, or leave it empty",
    "network_allowance_seconds": "write a number of seconds from 0 to 3, as NETWORK_ALLOWANCE_SECONDS=1.5",
    "requests_per_second": "write a whole number from 1 to 50, as REQUESTS_PER_SECOND=40",
}


def load(env_file: Path = Path(".env")) -> Settings:
    """The settings of the environment and, where that is silent, of `env_file`, which may be missing.

    Raises SettingsError with one sentence for the operator.
    """
    try:
        return Settings(_env_file=env_file, _env_file_encoding="utf-8")
    except ValidationError as error:
        raise SettingsError(_sentence(error)) from None
    except (OSError, UnicodeDecodeError):
        raise SettingsError(f"{env_file} cannot be read; write a text file in UTF-8 that its owner may read.") from None


def _sentence(error: ValidationError) -> str:
    first = error.errors(include_url=False, include_input=False)[0]
    cause = first.get("ctx", {}).get("error")
    if not first["loc"]:
        return str(cause)
    field = str(first["loc"][0])
    fault = str(cause) if first["type"] == "value_error" else _FAULTS.get(first["type"], "cannot be used")
    return f"{field.upper()} {fault}; {_REMEDIES[field]}."
