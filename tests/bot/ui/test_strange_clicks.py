"""Custom_ids are untrusted text: old, unknown, forged and oversized ones, and those of other tables."""

from __future__ import annotations

import pytest
import simcord

from bot.ui.presses import BUTTON, MODAL, SELECT, Press

from .matches import begin, open_lobby, sit_down, wait_for_turn
from .people import Person, Place, privately, read

UNKNOWN = "This button is from an older version."


@pytest.mark.parametrize(
    "custom_id",
    [
        "k0b:join:1:0:",
        "g1:abc:0:1:stand:",
        "hello",
        "k1b:join",
        "k1b:dance:1:0:",
        "k1b:ACT:1:0:stand",
        "k1b:act:1:0:" + "x" * 88,
        "k1b:act:zzzzzzzzzzzzz:0:stand",
        "k1b:act:1:zzzzzzz:stand",
        "k1b:act:-1:0:stand",
        "k1b:act:1:0:st\nand",
        "k1b:act:1:0:♥",
        "k1b:act:١:0:stand",
        "k1m:lucky-typed:1:0:",
        "\x00",
        " ",
    ],
)
async def test_unknown_and_old_custom_ids_are_answered_kindly(place: Place, custom_id: str) -> None:
    ann, eve = place.person("Ann"), place.person("Eve", "de")
    await open_lobby(place, ann)
    assert UNKNOWN in privately(await ann.click(place.public[0], custom_id))
    assert "Dieser Knopf stammt aus einer älteren Fassung" in read(await eve.click(place.public[0], custom_id))


@pytest.mark.parametrize("custom_id", ["k0s:kick:1:0:", "menu", "k1s:dance:1:0:"])
async def test_unknown_menus_are_answered_kindly(place: Place, custom_id: str) -> None:
    (ann,) = await sit_down(place, "Ann")
    assert UNKNOWN in read(await ann.choose_raw(place.public[0], custom_id, "x"))


@pytest.mark.parametrize("custom_id", ["k0m:lucky:1", "form", "k1m:dance:1:0:", "k1m:act:1:0:stand", "k1b:join:1:0:"])
async def test_a_form_with_an_unknown_custom_id_is_answered_kindly(place: Place, custom_id: str) -> None:
    assert UNKNOWN in privately(await place.person("Ann").send_form(custom_id, "7"))


@pytest.mark.parametrize("custom_id", ["k1m:lucky-typed:zz:0:", "k1m:value:zz:0:lives", "k1m:cut-typed:zz:0:"])
async def test_a_form_of_a_table_that_is_gone_is_answered_kindly(place: Place, custom_id: str) -> None:
    assert "The table has moved on" in read(await place.person("Ann").send_form(custom_id, "7"))


@pytest.mark.parametrize("verb", ["start", "cancel", "computers", "kick", "act", "join", "again", "verify"])
async def test_a_verb_of_a_button_in_a_form_does_nothing(place: Place, verb: str) -> None:
    ann = place.person("Ann")
    lobby = await open_lobby(place, ann)
    assert UNKNOWN in read(await ann.send_form(Press(verb, lobby.id).custom_id("m"), "7"))
    assert lobby.open


KEYS = ["swap", "draw", "cut:1", "late", "", "stand ", "STAND", "0", "../..", "x" * 40, "stand:stand"]


@pytest.mark.parametrize("key", KEYS)
async def test_a_key_that_is_not_offered_makes_no_move(place: Place, key: str) -> None:
    ann, ben = place.person("Ann"), place.person("Ben")
    session = await begin(place, ann, ben)
    person = await wait_for_turn(place, session, (ann, ben))
    assert session.pending is not None
    if key in session.pending.options:
        key = "nothing-of-this-kind"
    step = session.match.step
    result = await person.click(person.panel, Press("act", session.id, step, key).custom_id())
    assert session.match.step == step
    assert "The table has moved on" in read(result)


@pytest.mark.parametrize("away", [-1, 1, 1000])
async def test_a_key_under_another_step_makes_no_move(place: Place, away: int) -> None:
    ann, ben = place.person("Ann"), place.person("Ben")
    session = await begin(place, ann, ben)
    person = await wait_for_turn(place, session, (ann, ben))
    if session.match.step + away < 0:
        away = 2
    step = session.match.step
    await person.click(person.panel, Press("act", session.id, step + away, "stand").custom_id())
    assert session.match.step == step


async def test_a_player_of_one_table_cannot_act_at_another(place: Place) -> None:
    boss = place.person("Boss", manage_guild=True)
    await boss.slash("settings", tables=2)
    ann, ben = place.person("Ann"), place.person("Ben")
    first = await begin(place, ann)
    place.channel = place.guild.create_text_channel("second")
    second = await begin(place, ben)
    await wait_for_turn(place, second, [ben])
    step = second.match.step
    result = await ann.click(ben.panel, Press("act", second.id, step, "stand").custom_id())
    assert "You are not playing at this table" in read(result)
    assert second.match.step == step
    assert first.seat_of(ben.id) is None


@pytest.mark.parametrize("verb", ["hand", "act", "cut", "later", "back", "go-on", "rules", "cut-at"])
async def test_the_verbs_of_a_match_at_a_table_that_does_not_exist_are_answered_kindly(place: Place, verb: str) -> None:
    (ann,) = await sit_down(place, "Ann")
    text = read(await ann.click(place.public[0], Press(verb, 36**12 - 1, 36**6 - 1, "any").custom_id()))
    assert "The table has moved on" in text or "This match is over" in text


@pytest.mark.parametrize("verb", ["again", "verify"])
async def test_the_verbs_of_a_result_for_a_match_that_does_not_exist_are_answered_kindly(
    place: Place, verb: str
) -> None:
    (ann,) = await sit_down(place, "Ann")
    text = read(await ann.click(place.public[0], Press(verb, 36**12 - 1).custom_id()))
    assert "The table has moved on" in text or "There is no match" in text
    assert len(place.client.tables.lobbies) == 1


async def _far_away(place: Place, env: simcord.Env) -> Person:
    """Somebody on another server with the bot."""
    far = env.create_guild("far away")
    place.guild, place.channel = far, far.create_text_channel("games")
    eve = place.person("Eve")
    await eve.slash("play", game="kuckuck")
    return eve


@pytest.mark.parametrize("verb", ["join", "leave", "house", "how", "lucky", "panel"])
async def test_nobody_reaches_a_lobby_of_another_server(place: Place, env: simcord.Env, verb: str) -> None:
    lobby = await open_lobby(place, place.person("Ann"))
    eve = await _far_away(place, env)
    result = await eve.click(place.public[-1], Press(verb, lobby.id).custom_id())
    assert "The table has moved on" in read(result)
    assert lobby.seat_of(eve.id) is None
    assert result.modal is None


@pytest.mark.parametrize("verb", ["hand", "rules", "again", "verify", "go-on"])
async def test_nobody_reaches_a_match_of_another_server(place: Place, env: simcord.Env, verb: str) -> None:
    ann = place.person("Ann")
    session = await begin(place, ann)
    eve = await _far_away(place, env)
    result = await eve.click(place.public[-1], Press(verb, session.id).custom_id())
    text = read(result)
    assert "The table has moved on" in text or "There is no match" in text
    assert session.row.commitment not in text


@pytest.mark.parametrize("verb", ["join", "house", "how", "lucky", "panel"])
async def test_nobody_reaches_a_lobby_of_a_channel_in_which_he_is_not(place: Place, verb: str) -> None:
    lobby = await open_lobby(place, place.person("Ann"))
    place.channel = place.guild.create_text_channel("second")
    eve = place.person("Eve")
    await eve.slash("play", game="kuckuck")
    result = await eve.click(place.public[-1], Press(verb, lobby.id).custom_id())
    assert "The table has moved on" in read(result)
    assert lobby.seat_of(eve.id) is None
    assert result.modal is None


@pytest.mark.parametrize("verb", ["hand", "rules", "pad", "go-on", "again"])
async def test_nobody_reaches_a_match_of_a_channel_in_which_he_is_not_unless_he_plays_there(
    place: Place, verb: str
) -> None:
    ann = place.person("Ann")
    session = await begin(place, ann)
    if verb == "again":
        await ann.slash("table end")
    place.channel = place.guild.create_text_channel("second")
    eve = place.person("Eve")
    await eve.slash("play", game="kuckuck")
    forged = Press(verb, session.id).custom_id()
    assert "The table has moved on" in read(await eve.click(place.public[-1], forged))
    assert len(place.client.tables.lobbies) == 1
    if verb == "hand":
        assert "The table has moved on" not in read(await ann.click(place.public[-1], forged))


async def test_nobody_joins_a_rematch_of_a_channel_in_which_he_is_not(place: Place) -> None:
    ann = place.person("Ann")
    session = await begin(place, ann, place.person("Ben"))
    await ann.slash("table end")
    await place.wait(5)
    again = Press("again", session.id).custom_id()
    await ann.click(place.public[-1], again)
    place.client.tables.sessions.clear()  # as after a restart
    (lobby,) = place.client.tables.lobbies.values()
    place.channel = place.guild.create_text_channel("second")
    eve = place.person("Eve")
    await eve.slash("play", game="kuckuck")
    assert "The table has moved on" in read(await eve.click(place.public[-1], again))
    assert lobby.seat_of(eve.id) is None


async def test_a_form_reaches_no_lobby_of_another_server(place: Place, env: simcord.Env) -> None:
    ann = place.person("Ann")
    lobby = await open_lobby(place, ann)
    eve = await _far_away(place, env)
    text = read(await eve.send_form(Press("lucky-typed", lobby.id).custom_id("m"), "7"))
    assert "The table has moved on" in text


async def test_a_storm_of_clicks_is_answered_kindly_once_then_only_acknowledged_and_ends_by_itself(
    place: Place,
) -> None:
    ann, ben = place.person("Ann"), place.person("Ben")
    await open_lobby(place, ann)
    answers = [await ann.press("How does it go?", place.public[0]) for _ in range(15)]
    assert all(one.acknowledged for one in answers)
    texts = [read(one) if one.ephemeral else "" for one in answers]
    assert sum("a bit fast" in text for text in texts) == 1
    assert texts[-1] == ""
    assert "Everybody gets **one** card" in read(await ben.press("How does it go?")), "others are not slowed down"
    await place.wait(5)
    assert "Everybody gets **one** card" in read(await ann.press("How does it go?"))


def test_every_custom_id_is_matched_by_one_template_at_most() -> None:
    """Two that match would both answer, and the second one would be refused by Discord."""
    samples = [
        Press(verb, table, step, arg).custom_id(kind)
        for kind in "bsm"
        for verb in ("join", "act", "k", "x" * 24)
        for table in (0, 1, 35, 36, 36**12 - 1)
        for step in (0, 36**6 - 1)
        for arg in ("", "stand", ":", "k1s:act:1:1:", "k1m:", "~" * 40)
    ]
    for custom_id in samples:
        matches = [template for template in (BUTTON, SELECT, MODAL) if template.fullmatch(custom_id)]
        assert len(matches) == 1, custom_id
        assert len(custom_id) <= 100
        assert (Press.of_item(custom_id) is not None) == (matches[0] is not MODAL)


def test_a_press_comes_back_from_its_custom_id_as_it_was() -> None:
    for press in (Press("join"), Press("act", 36**12 - 1, 36**6 - 1, "cut:17"), Press("cut-at", 35, 36, ": :")):
        match = BUTTON.fullmatch(press.custom_id())
        assert match is not None
        assert Press.parse(match) == press
        assert Press.of_modal(press.custom_id("m")) == press
