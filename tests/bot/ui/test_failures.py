"""What goes wrong on our side is answered kindly, with a number that the log line carries too."""

from __future__ import annotations

import logging
import re
from pathlib import Path
from typing import Any

import discord
import pytest
from discord import app_commands

from bot.ui import handlers

from .matches import begin, lobby_at, open_lobby, refusing, sit_down, wait_for_turn
from .people import Place, privately, read

NUMBER = re.compile(r"\((?:number|Nummer) ([0-9A-F]{6})\)")


def number_in(text: str, caplog: pytest.LogCaptureFixture) -> str:
    """The error number of an answer, which exactly one line of the log carries as an error."""
    found = NUMBER.search(text)
    assert found is not None, text
    lines = [one for one in caplog.records if found[1] in one.getMessage()]
    assert len(lines) == 1
    assert lines[0].levelno == logging.ERROR
    return found[1]


async def broken(*_: Any) -> None:
    raise RuntimeError("the plate is broken")


@pytest.mark.parametrize(
    ("locale", "sentence"),
    [("en-US", "Something went wrong on our side"), ("de", "Bei uns ist etwas schiefgegangen"), ("fr", "Something")],
)
async def test_an_exception_behind_a_button_becomes_a_kind_answer_with_a_number(
    place: Place, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture, locale: str, sentence: str
) -> None:
    ann = place.person("Ann", locale)
    await open_lobby(place, ann)
    monkeypatch.setitem(handlers.BUTTONS, "how", broken)
    result = await ann.click(place.public[0], place.public[0].custom_ids[-1])
    assert sentence in privately(result)
    assert "plate" not in read(result)
    number = number_in(read(result), caplog)
    line = next(one for one in caplog.records if number in one.getMessage())
    assert line.exc_info is not None, "the operator finds the traceback"


async def test_an_exception_behind_a_menu_and_a_form_is_answered_as_well(
    place: Place, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    (ann,) = await sit_down(place, "Ann")
    monkeypatch.setitem(handlers.BUTTONS, "pace", broken)
    monkeypatch.setitem(handlers.MODALS, "lucky-typed", broken)
    typed = await ann.fill(await ann.press("Lucky number"), "7")
    await ann.press("House rules", place.public[0])
    chosen = await ann.choose("How fast?", "fast")
    assert number_in(read(typed), caplog) != number_in(read(chosen), caplog)


async def test_an_exception_in_a_command_is_answered(
    place: Place, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(place.client.store, "history", broken)
    dora = place.person("Dora", "de")
    result = await dora.slash("verify")
    assert "schiefgegangen" in privately(result)
    number_in(read(result), caplog)


async def test_an_error_before_a_command_begins_is_answered(
    place: Place, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    command = place.client.tree.get_command("rules")
    assert isinstance(command, app_commands.Command)

    @command.add_check
    async def check(_: discord.Interaction[Any]) -> bool:
        raise app_commands.CheckFailure("no")

    result = await place.person("Ann").slash("rules")
    assert "Something went wrong" in read(result)
    number_in(read(result), caplog)
    assert [type(one) for one in place.env.errors] == [app_commands.CheckFailure]


async def test_an_exception_after_the_answer_is_told_beside_it(
    place: Place, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    async def answers_then_breaks(client: Any, interaction: discord.Interaction[Any], *_: Any) -> None:
        await interaction.response.defer()
        raise RuntimeError("too late")

    (ann,) = await sit_down(place, "Ann")
    monkeypatch.setitem(handlers.BUTTONS, "how", answers_then_breaks)
    result = await ann.press("How does it go?")
    (beside,) = result.followups
    assert beside.ephemeral
    number_in(ann.panel.text, caplog)


async def test_a_database_that_refuses_makes_no_move_and_the_same_button_works_afterwards(
    place: Place, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    ann, ben = place.person("Ann"), place.person("Ben")
    session = await begin(place, ann, ben)
    person = await wait_for_turn(place, session, (ann, ben))
    await place.wait(1)
    panel, step = person.panel, session.match.step
    with refusing(tmp_path / "kuckuck.sqlite3"):
        text = read(await person.press("Stand", panel))
    assert "Your move could not be kept" in text
    assert session.match.step == step
    number_in(text, caplog)
    await person.press("Stand", panel)
    assert session.match.step == step + 1


async def test_a_server_error_of_discord_on_the_answer_is_told_with_a_number_and_the_seat_stands(
    place: Place, caplog: pytest.LogCaptureFixture
) -> None:
    ann, ben = place.person("Ann"), place.person("Ben")
    await open_lobby(place, ann)
    place.env.inject_error("POST", "/interactions/*/*/callback", status=500, times=1)
    result = await ben.press("Join")
    assert "Discord did not take the answer" in read(result)
    number_in(read(result), caplog)
    assert lobby_at(place).seat_of(ben.id) is not None


@pytest.mark.parametrize("code", [10062, 40060])
async def test_an_answer_that_comes_too_late_or_twice_is_one_line_in_the_log_and_the_decision_stands(
    place: Place, caplog: pytest.LogCaptureFixture, code: int
) -> None:
    ann, ben = place.person("Ann"), place.person("Ben")
    await open_lobby(place, ann)
    status = 404 if code == 10062 else 400
    place.env.inject_error("POST", "/interactions/*/*/callback", status=status, code=code, times=1)
    result = await ben.press("Join")
    assert not result.acknowledged
    assert lobby_at(place).seat_of(ben.id) is not None
    assert [one.levelname for one in caplog.records if str(code) in one.getMessage()] == ["WARNING"]
    await ben.press("Join")
    assert "You sit at the table" in ben.panel.text


async def test_a_board_that_may_not_be_posted_leaves_the_lobby_open_and_says_what_is_missing(place: Place) -> None:
    (ann,) = await sit_down(place, "Ann")
    await ann.press("Add computers")
    await place.wait(2)
    place.env.inject_error("POST", "/channels/*/messages", status=403, code=50013, times=1)
    result = await ann.press("Start", place.public[0])
    assert result.acknowledged
    assert "I may not write in this channel" in ann.panel.text
    assert lobby_at(place).open
    await ann.press("Start", place.public[0])
    assert place.client.tables.sessions


async def test_a_board_that_was_deleted_is_posted_anew(place: Place) -> None:
    ann, ben = place.person("Ann"), place.person("Ben")
    session = await begin(place, ann, ben)
    old = session.row.board_id
    mod = place.person("Mod", manage_messages=True)
    await mod.member.delete(await place.client.get_partial_messageable(place.channel.id).fetch_message(old))
    person = await wait_for_turn(place, session, (ann, ben))
    await place.wait(1)
    await person.press("Stand", person.panel)
    await place.wait(3)
    assert session.row.board_id != old
    assert "Round 1" in place.public[-1].text
    assert place.public[-1].labels == ["My hand", "Rules"]


async def test_the_tables_of_a_channel_that_is_deleted_end(place: Place) -> None:
    ann = place.person("Ann")
    session = await begin(place, ann)
    channel = place.client.get_channel(place.channel.id)
    assert isinstance(channel, discord.TextChannel)
    await channel.delete()
    await place.wait(3)
    assert session.over
    assert session.row.ended == "gone"


async def test_after_a_restart_an_old_panel_and_my_hand_both_give_a_live_hand(place: Place, make_client: Any) -> None:
    ann, ben = place.person("Ann"), place.person("Ben")
    session = await begin(place, ann, ben)
    person = await wait_for_turn(place, session, (ann, ben))
    await place.wait(1)
    step, panel = session.match.step, person.panel
    await place.client.tables.close()
    client = make_client()
    await place.env.restart_bot(client)
    place.client = client
    again = client.tables.sessions[session.id]
    assert again.match.step == step
    await person.press("Stand", panel)
    assert again.match.step == step + 1
    other = ben if person is ann else ann
    result = await other.press("My hand")
    assert "Round 1" in read(result)
