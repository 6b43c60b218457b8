"""The house rules panel: for the host with menus, for everybody else to read."""

from __future__ import annotations

import pytest

from bot.ui.presses import Press

from .matches import lobby_at, sit_down
from .people import Person, Place, read

PRESET, OPTION, VALUE, PACE = "Ready-made rules …", "Change one rule …", "Choose a value …", "How fast?"


async def opened(place: Place) -> tuple[Person, Person]:
    """A host whose house rules are open, and a guest."""
    ann, ben = await sit_down(place, "Ann", "Ben")
    await ann.press("House rules", ann.panel)
    return ann, ben


async def test_the_players_own_panel_turns_to_the_house_rules_and_back(place: Place) -> None:
    ann, _ = await opened(place)
    assert len(ann.ephemerals) == 1
    assert list(ann.panel.menus) == [PRESET, OPTION, PACE]
    await ann.press("Done")
    assert len(ann.ephemerals) == 1
    assert "You are the host" in ann.panel.text


async def test_a_panel_that_shows_the_house_rules_becomes_the_hand_all_the_same(place: Place) -> None:
    ann, ben = await opened(place)
    await ben.press("House rules", place.public[0])
    await ann.press("Add computers", place.public[0])
    await ann.press("Start", place.public[0])
    await place.wait(2)
    for person in (ann, ben):
        assert "Round 1" in person.panel.text
        assert len(person.ephemerals) == 1


async def test_who_is_not_the_host_reads_the_rules_and_gets_no_menu(place: Place) -> None:
    _, ben = await opened(place)
    result = await ben.press("House rules", place.public[0])
    assert "Only the host can change the rules" in read(result)
    assert ben.panel.menus == {}


async def test_a_preset_puts_its_rules_in_force_and_everybody_sees_them(place: Place) -> None:
    ann, _ = await opened(place)
    await ann.choose(PRESET, "five-lives")
    assert lobby_at(place).row.rules == {"lives": 5}
    assert "**Rules:** Five Lives" in ann.panel.text
    await place.wait(2)
    assert "**Rules:** Five Lives" in place.public[0].text
    assert "Everybody starts with 5 lives." in place.public[0].text


async def test_every_preset_of_every_game_can_be_chosen(place: Place) -> None:
    boss = place.person("Boss")
    for game in ("kuckuck", "chase-the-ace"):
        await boss.slash("play", game=game)
        await boss.press("House rules")
        menu = boss.look(PRESET)
        for name in menu.menus[PRESET]:
            await place.wait(1)
            await boss.choose(PRESET, name)
            await place.wait(1)
            assert lobby_at(place).row.preset == name
            assert (
                lobby_at(place).row.rules
                == lobby_at(place).game.rules.agreed(lobby_at(place).game.presets[name]).changed()
            )
        await boss.press("Done")
        await boss.press("Close table")
        await place.wait(11)


async def test_a_chosen_option_is_explained_and_its_values_are_offered(place: Place) -> None:
    ann, _ = await opened(place)
    await ann.choose(OPTION, "queen_block")
    assert "Whether a queen stops a neighbour's swap" in ann.panel.text
    assert set(ann.panel.menus[VALUE]) == {"off", "neighbour", "skip"}
    await ann.choose(VALUE, "skip")
    assert lobby_at(place).row.rules == {"queen_block": "skip"}
    assert "**Rules:** our own" in ann.panel.text
    await place.wait(2)
    assert "A swap jumps over a queen" in place.public[0].text


async def test_every_option_can_be_opened_and_its_values_can_be_chosen(place: Place) -> None:
    ann, _ = await opened(place)
    for name in ann.panel.menus[OPTION]:
        await place.wait(1)
        await ann.choose(OPTION, name)
        values = [one for one in ann.panel.menus[VALUE] if one != "other"]
        # Of a long range of numbers the ends are enough.
        for value in values if len(values) < 6 else (values[0], values[-1]):
            await ann.choose(VALUE, value)
            await place.wait(1)
            chosen = getattr(lobby_at(place).rules, name)
            assert str(chosen).lower() == value.lower(), name


async def test_a_switch_is_turned_off_and_back_to_the_default(place: Place) -> None:
    ann, _ = await opened(place)
    await ann.choose(OPTION, "king_blocks")
    await ann.choose(VALUE, "false")
    assert lobby_at(place).row.rules == {"king_blocks": False}
    await ann.choose(VALUE, "true")
    assert lobby_at(place).row.rules == {}


async def test_a_number_can_be_typed_where_there_are_too_many_to_choose_from(place: Place) -> None:
    ann, _ = await opened(place)
    await ann.choose(OPTION, "turn_timer")
    assert "other" in ann.panel.menus[VALUE]
    form = await ann.choose(VALUE, "other")
    await ann.fill(form, "13")
    assert lobby_at(place).row.rules == {"turn_timer": 13}
    assert "13 seconds for each decision" in ann.panel.text


@pytest.mark.parametrize("typed", ["0", "61", "999", "two", "-3", "1.5", "٣", "²"])
async def test_a_typed_number_out_of_range_is_refused_with_the_range(place: Place, typed: str) -> None:
    ann, _ = await opened(place)
    await ann.choose(OPTION, "turn_timer")
    form = await ann.choose(VALUE, "other")
    assert "a number from 1 to" in read(await ann.fill(form, typed))
    assert lobby_at(place).row.rules == {}


async def test_the_pace_is_chosen_by_the_host(place: Place) -> None:
    ann, _ = await opened(place)
    for pace in ("fast", "slow", "normal"):
        await ann.choose(PACE, pace)
        assert lobby_at(place).row.pace == pace


async def test_an_option_without_effect_says_because_of_what(place: Place) -> None:
    ann, _ = await opened(place)
    await ann.choose(PRESET, "no-block")
    descriptions = [
        option.get("description", "") for part in ann.panel.parts if part["type"] == 3 for option in part["options"]
    ]
    assert any("no effect because of" in text for text in descriptions)


async def test_rules_under_which_a_dealt_king_ends_the_round_warn_of_it(place: Place) -> None:
    ann, ben = await opened(place)
    await ann.choose(OPTION, "king_ends_round")
    await ann.choose(VALUE, "true")
    await ann.choose(OPTION, "king_open")
    await ann.choose(VALUE, "on_turn")
    assert "A king that is dealt" not in ann.panel.text
    await ann.choose(VALUE, "immediately")
    await place.wait(2)
    for text in (ann.panel.text, place.public[0].text, read(await ben.press("House rules", place.public[0]))):
        assert "⚠️ A king that is dealt ends the round before anybody's turn." in text
    await ann.choose(OPTION, "king_blocks")
    await ann.choose(VALUE, "false")
    assert "A king that is dealt" not in ann.panel.text, "where kings block nothing, none is shown"


async def test_a_guest_with_the_hosts_menu_in_his_hands_changes_nothing(place: Place) -> None:
    ann, ben = await opened(place)
    await ann.choose(OPTION, "lives")
    for name, value in ((PRESET, "quick"), (VALUE, "5"), (PACE, "fast")):
        result = await ben.choose_raw(ann.panel, ann.panel.custom_id(name), value)
        assert "Only the host" in read(result), name
    typed = Press("value", lobby_at(place).id, 0, "lives").custom_id("m")
    assert "Only the host" in read(await ben.send_form(typed, "5"))
    assert lobby_at(place).row.rules == {}
    assert lobby_at(place).row.pace == "normal"


async def test_a_guest_who_opens_an_option_by_a_forged_click_gets_no_menu(place: Place) -> None:
    ann, ben = await opened(place)
    await ben.choose_raw(place.public[0], ann.panel.custom_id(OPTION), "lives")
    assert "Only the host can change the rules" in ben.panel.text
    assert ben.panel.menus == {}


@pytest.mark.parametrize(
    ("menu", "value"), [(PRESET, "nonsense"), (PRESET, ""), (PACE, "lightning"), (VALUE, "many"), (VALUE, "-1")]
)
async def test_forged_values_change_no_rule(place: Place, menu: str, value: str) -> None:
    ann, _ = await opened(place)
    await ann.choose(OPTION, "lives")
    result = await ann.choose_raw(ann.panel, ann.panel.custom_id(menu), value)
    assert read(result)
    assert lobby_at(place).row.rules == {}
    assert lobby_at(place).row.pace == "normal"


async def test_an_option_that_does_not_exist_is_answered_kindly(place: Place) -> None:
    ann, _ = await opened(place)
    forged = Press("value", lobby_at(place).id, 0, "lifes").custom_id("s")
    assert "The table has moved on" in read(await ann.choose_raw(ann.panel, forged, "5"))
    text = read(await ann.choose_raw(ann.look(OPTION), ann.look(OPTION).custom_id(OPTION), "__class__"))
    assert "House rules of Kuckuck" in text
