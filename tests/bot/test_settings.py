"""Settings: what is read, what is refused, and that a refusal tells the remedy and no secret."""

from __future__ import annotations

import os
from itertools import pairwise
from pathlib import Path

import pytest
from dotenv import dotenv_values

from bot.settings import Settings, SettingsError, load

ROOT = Path(__file__).resolve().parents[2]
TOKEN = "MTIzNDU2Nzg5MDEyMzQ1Njc4.GabcdE.abcdefghijklmnopqrstuvwxyz0123456789AB"


@pytest.fixture(autouse=True)
def empty_environment(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """No variable of the machine and no `.env` of the working directory speaks in these tests."""
    for name in list(os.environ):
        if name.lower() in Settings.model_fields:
            monkeypatch.delenv(name)
    monkeypatch.chdir(tmp_path)


def refusal(monkeypatch: pytest.MonkeyPatch, **variables: str) -> str:
    for name, value in variables.items():
        monkeypatch.setenv(name, value)
    with pytest.raises(SettingsError) as caught:
        load()
    return str(caught.value)


def test_without_any_variable_the_defaults_hold() -> None:
    settings = load()
    assert settings.discord_token is None
    assert settings.database_path == Path("data/kuckuck.sqlite3")
    assert settings.heartbeat == Path("data/heartbeat")
    assert (settings.shard_count, settings.shard_ids, settings.discord_api_base) == (None, None, None)
    assert (settings.log_level, settings.log_format) == ("INFO", "text")
    assert (settings.network_allowance_seconds, settings.requests_per_second) == (1.5, 40)


def test_the_example_names_exactly_the_variables_that_are_read_and_loads() -> None:
    example = ROOT / ".env.example"
    assert sorted(dotenv_values(example)) == sorted(name.upper() for name in Settings.model_fields)
    assert load(example) == load()


def test_every_variable_of_the_example_stands_below_its_explanation() -> None:
    lines = (ROOT / ".env.example").read_text(encoding="utf-8").splitlines()
    for above, line in pairwise(lines):
        if "=" in line and not line.startswith("#"):
            assert above.startswith("# "), line


def test_the_file_is_read_the_environment_wins_and_unknown_names_are_ignored(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    (tmp_path / ".env").write_text("LOG_FORMAT=json\nLOG_LEVEL=ERROR\nSOMETHING_ELSE=1\n")
    monkeypatch.setenv("LOG_LEVEL", "debug")
    settings = load()
    assert (settings.log_format, settings.log_level) == ("json", "DEBUG")


def test_the_token_is_read_trimmed_and_never_shown(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("DISCORD_TOKEN", f" {TOKEN}\n")
    settings = load()
    assert settings.discord_token is not None
    assert settings.discord_token.get_secret_value() == TOKEN
    assert TOKEN not in repr(settings) + str(settings) + settings.model_dump_json()


def test_an_empty_variable_counts_as_not_set(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in Settings.model_fields:
        monkeypatch.setenv(name.upper(), "")
    monkeypatch.setenv("DISCORD_TOKEN", "  ")
    assert load().discord_token is None
    assert load().database_path == Path("data/kuckuck.sqlite3")


def test_the_heartbeat_lies_beside_the_database_unless_it_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("DATABASE_PATH", "/somewhere/else/k.sqlite3")
    assert load().heartbeat == Path("/somewhere/else/heartbeat")
    monkeypatch.setenv("HEARTBEAT_PATH", "/run/beat")
    assert load().heartbeat == Path("/run/beat")


def test_shards_are_read_and_share_the_requests(monkeypatch: pytest.MonkeyPatch) -> None:
    assert load().own_requests_per_second == 40
    monkeypatch.setenv("SHARD_COUNT", "8")
    assert load().own_requests_per_second == 40
    monkeypatch.setenv("SHARD_IDS", "0, 3,7")
    settings = load()
    assert (settings.shard_count, settings.shard_ids) == (8, (0, 3, 7))
    assert settings.own_requests_per_second == 15


@pytest.mark.parametrize(
    "base",
    [
        "http://127.0.0.1:8080/api/v10",
        "http://127.9.8.7:1/api/v10/",
        "http://localhost:65535/api/v10",
        "http://[::1]:8080/api/v10",
    ],
)
def test_another_server_on_this_machine_is_allowed(monkeypatch: pytest.MonkeyPatch, base: str) -> None:
    monkeypatch.setenv("DISCORD_API_BASE", base)
    assert load().discord_api_base == base.removesuffix("/")


@pytest.mark.parametrize(
    "base",
    [
        "https://discord.com/api/v10",
        "http://example.com:8080/api/v10",
        "http://10.0.0.1:8080/api/v10",
        "http://0.0.0.0:8080/api/v10",
        "http://128.0.0.1:8080/api/v10",
        "http://127.0.0.256:8080/api/v10",
        "http://127.0.0.1.example.com:8080/api/v10",
        "http://localhost.example.com:8080/api/v10",
        "http://127.0.0.1:8080@example.com:80/api/v10",
        "http://user@127.0.0.1:8080/api/v10",
        "http://[::2]:8080/api/v10",
        "http://127.0.0.1/api/v10",
        "http://127.0.0.1:0/api/v10",
        "http://127.0.0.1:65536/api/v10",
        "http://127.0.0.1:8080/api/v9",
        "http://127.0.0.1:8080/api/v10?to=example.com",
        "http://127.0.0.1:8080/api/v10\n",
        "127.0.0.1:8080",
    ],
)
def test_a_server_that_is_not_on_this_machine_is_refused(monkeypatch: pytest.MonkeyPatch, base: str) -> None:
    sentence = refusal(monkeypatch, DISCORD_API_BASE=base)
    assert sentence == (
        "DISCORD_API_BASE is not an address on this machine; write an address as http://127.0.0.1:8080/api/v10 "
        "(127.x.x.x, localhost or [::1]), or leave it empty."
    )


@pytest.mark.parametrize(
    ("variables", "fault"),
    [
        ({"SHARD_COUNT": "two"}, "is not a whole number"),
        ({"SHARD_COUNT": "0"}, "is too small"),
        ({"SHARD_COUNT": "2", "SHARD_IDS": "0;1"}, "is not a list of whole numbers"),
        ({"SHARD_COUNT": "2", "SHARD_IDS": "0,-1"}, "is not a list of whole numbers"),
        ({"SHARD_COUNT": "2", "SHARD_IDS": "1,1"}, "names a shard twice"),
        ({"SHARD_COUNT": "2", "SHARD_IDS": "0,2"}, "names a shard that SHARD_COUNT does not have"),
        ({"SHARD_IDS": "0"}, "needs SHARD_COUNT"),
        ({"LOG_LEVEL": "loud"}, "is not one of the known words"),
        ({"LOG_FORMAT": "xml"}, "is not one of the known words"),
        ({"NETWORK_ALLOWANCE_SECONDS": "-0.1"}, "is too small"),
        ({"NETWORK_ALLOWANCE_SECONDS": "3.1"}, "is too large"),
        ({"NETWORK_ALLOWANCE_SECONDS": "soon"}, "is not a number"),
        ({"NETWORK_ALLOWANCE_SECONDS": "nan"}, "is not a number"),
        ({"REQUESTS_PER_SECOND": "0"}, "is too small"),
        ({"REQUESTS_PER_SECOND": "51"}, "is too large"),
        ({"REQUESTS_PER_SECOND": "1.5"}, "is not a whole number"),
        ({"DISCORD_TOKEN": "Bot " + TOKEN}, "is not a bot token"),
        ({"DISCORD_TOKEN": TOKEN + "\nmore"}, "is not a bot token"),
    ],
)
def test_a_refusal_is_one_sentence_with_the_variable_the_fault_and_the_remedy(
    monkeypatch: pytest.MonkeyPatch, variables: dict[str, str], fault: str
) -> None:
    sentence = refusal(monkeypatch, **variables)
    *_, variable = variables
    assert sentence.startswith(f"{variable} {fault}; write ")
    assert sentence.endswith(".")
    assert "\n" not in sentence


@pytest.mark.parametrize("variable", [name.upper() for name in Settings.model_fields if not name.endswith("path")])
def test_a_token_in_whatever_variable_is_never_echoed(monkeypatch: pytest.MonkeyPatch, variable: str) -> None:
    misplaced = TOKEN + " x"
    monkeypatch.setenv(variable, misplaced)
    with pytest.raises(SettingsError) as caught:
        load()
    told = f"{caught.value!r} {caught.value} {caught.value.__cause__!r} {caught.value.__suppress_context__}"
    assert TOKEN not in told
    assert told.endswith("True")


def test_a_file_that_cannot_be_read_is_named(tmp_path: Path) -> None:
    env_file = tmp_path / "settings.env"
    env_file.write_bytes(b"LOG_LEVEL=\xff\xfe\n")
    with pytest.raises(SettingsError, match=r"settings\.env cannot be read; write a text file in UTF-8"):
        load(env_file)
