"""What becomes of a lobby's message and of the panels beside it when somebody else changes something."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from bot.tables.lobby import CLOSES_AFTER
from bot.ui.client import Kuckuck

from .matches import lobby_at, match_at, sit_down
from .people import Person, Place, Seen, read

PRESET = "Ready-made rules …"


async def deleted(place: Place, seen: Seen) -> None:
    """A moderator deletes a message."""
    mod = place.person(f"Mod {seen.id}", manage_messages=True)
    channel = place.client.get_partial_messageable(place.channel.id)
    await mod.member.delete(await channel.fetch_message(seen.id))
    await place.wait(1)


async def host_and_guests(place: Place) -> tuple[Person, Person, Person]:
    ann, ben, cem = await sit_down(place, "Ann", "Ben", "Cem")
    return ann, ben, cem


# Somebody goes


async def test_who_is_sent_away_reads_on_his_panel_that_he_sits_there_no_more(place: Place) -> None:
    ann, ben, cem = await host_and_guests(place)
    await ann.choose("Send somebody away …", f"1:{ben.id}")
    await place.wait(2)
    assert "You are not at this table" in ben.panel.text
    assert ben.panel.labels == ["Join"]
    assert "You sit at the table of Ann" in cem.panel.text


async def test_who_is_sent_away_while_he_reads_the_rules_learns_it_too(place: Place) -> None:
    ann, ben, _ = await host_and_guests(place)
    await ben.press("House rules", place.public[0])
    await ann.choose("Send somebody away …", f"1:{ben.id}")
    await place.wait(2)
    assert "You are not at this table" in ben.panel.text
    await ben.press("Join", ben.panel)
    assert lobby_at(place).seat_of(ben.id) is not None


async def test_who_stands_up_by_command_reads_it_on_his_panel_in_his_language(place: Place) -> None:
    ann, bernd = place.person("Ann"), place.person("Bernd", "de")
    await ann.slash("play", game="kuckuck")
    await bernd.press("Join")
    panel = bernd.panel
    await bernd.slash("table leave")
    await place.wait(2)
    again = next(one for one in bernd.ephemerals if one.id == panel.id)
    assert "Du sitzt nicht an diesem Tisch" in again.text
    assert again.labels == ["Mitspielen"]


async def test_a_moderator_sends_the_host_of_a_lobby_away_and_the_next_is_host(place: Place) -> None:
    ann, ben, _ = await host_and_guests(place)
    mod = place.person("Mod", manage_messages=True)
    assert "Ann** was sent away" in read(await mod.slash("table kick", player="Ann"))
    await place.wait(2)
    assert lobby_at(place).row.host_id == ben.id
    assert "Close table" in ben.panel.labels
    assert "You are not at this table" in ann.panel.text
    assert "To go yourself" in read(await ben.slash("table kick", player="Ben"))


# The house rules beside it


async def test_who_reads_the_rules_sees_them_change(place: Place) -> None:
    ann, ben, _ = await host_and_guests(place)
    await ben.press("House rules", place.public[0])
    await ann.press("House rules", ann.panel)
    await ann.choose(PRESET, "five-lives")
    await place.wait(2)
    assert "**Rules:** Five Lives" in ben.panel.text
    assert ben.panel.labels == ["Done"]
    await ben.press("Done", ben.panel)
    await ann.choose(PRESET, "quick")
    await place.wait(2)
    assert "You sit at the table of Ann" in ben.panel.text


async def test_who_becomes_the_host_while_he_reads_the_rules_gets_the_menus(place: Place) -> None:
    ann, ben, _ = await host_and_guests(place)
    await ben.press("House rules", place.public[0])
    await ann.press("Leave", ann.panel)
    await place.wait(2)
    assert PRESET in ben.panel.menus
    await ben.choose(PRESET, "quick")
    assert lobby_at(place).row.rules == {"lives": 1}


async def test_the_open_menus_of_the_host_are_left_alone_when_somebody_joins(place: Place) -> None:
    ann, _, _ = await host_and_guests(place)
    await ann.press("House rules", ann.panel)
    before, dora = ann.panel, place.person("Dora")
    await dora.press("Join", place.public[0])
    await place.wait(2)
    assert ann.panel.stored.components == before.stored.components


async def test_a_table_that_fills_up_beside_the_open_house_rules_deals_on_that_panel(place: Place) -> None:
    ann, ben, cem = (place.person(name) for name in ("Ann", "Ben", "Cem"))
    await ann.slash("play", game="kuckuck", seats=3)
    await ben.press("Join")
    await ann.press("House rules", ann.panel)
    await ben.press("House rules", place.public[0])
    await cem.press("Join", place.public[0])
    await place.wait(2)
    assert match_at(place).row.status == "running"
    for person in (ann, ben, cem):
        assert len(person.ephemerals) == 1
        assert "Your card" in person.panel.text


# Its message


@pytest.mark.parametrize("label", ["House rules", "Lucky number"])
async def test_a_lobby_whose_message_was_deleted_comes_back_at_the_next_click(place: Place, label: str) -> None:
    ann, _, _ = await host_and_guests(place)
    old = place.public[0]
    await deleted(place, old)
    assert place.public == []
    await place.wait(20)
    clicked = place.client.clock.now()
    await ann.press(label, ann.panel)
    await place.wait(3)
    (new,) = place.public
    assert new.id != old.id
    assert lobby_at(place).row.lobby_id == new.id
    assert lobby_at(place).next_due() == clicked + CLOSES_AFTER, "posting it anew is no click"
    dora = place.person("Dora")
    await dora.press("Join", new)
    await place.wait(2)
    assert "4. **Dora**" in place.public[0].text


async def test_a_second_play_brings_a_deleted_lobby_back(place: Place) -> None:
    await host_and_guests(place)
    await deleted(place, place.public[0])
    dora = place.person("Dora")
    assert "A table" in read(await dora.slash("play", game="kuckuck"))
    await place.wait(2)
    assert len(place.public) == 1
    assert "Join" in place.public[0].labels


async def test_a_lobby_that_is_deleted_again_and_again_comes_back_once_a_minute(place: Place) -> None:
    ann, _, _ = await host_and_guests(place)
    for _ in range(3):
        for seen in place.public:
            await deleted(place, seen)
        await ann.press("House rules", ann.panel)
        await ann.press("Done", ann.panel)
        await place.wait(3)
    assert place.public == []
    await place.wait(60)
    await ann.press("House rules", ann.panel)
    await place.wait(3)
    assert len(place.public) == 1


async def test_a_lobby_that_was_deleted_while_the_bot_was_away_stands_there_again(
    place: Place, make_client: Callable[[], Kuckuck]
) -> None:
    ann, ben, _ = await host_and_guests(place)
    old = place.public[0]
    await place.client.tables.close()
    await deleted(place, old)
    place.client = make_client()
    await place.env.restart_bot(place.client)
    await place.wait(3)
    assert place.public[0].id != old.id
    await ann.press("House rules", ann.panel)
    assert PRESET in ann.panel.menus
    await ben.press("Leave", ben.panel)
    assert lobby_at(place).seat_of(ben.id) is None


async def test_a_panel_of_the_house_rules_goes_on_after_a_restart(
    place: Place, make_client: Callable[[], Kuckuck]
) -> None:
    ann, _, _ = await host_and_guests(place)
    await ann.press("House rules", ann.panel)
    await place.client.tables.close()
    place.client = make_client()
    await place.env.restart_bot(place.client)
    await ann.choose(PRESET, "five-lives", on=ann.panel)
    assert lobby_at(place).row.rules == {"lives": 5}
    await ann.press("Done", ann.panel)
    await ann.press("Start", ann.panel)
    await place.wait(2)
    assert "Your card" in ann.panel.text


@pytest.mark.parametrize("label", ["How does it go?", "House rules"])
async def test_a_click_that_only_looks_keeps_the_lobby_open_as_any_other(place: Place, label: str) -> None:
    await host_and_guests(place)
    eve = place.person("Eve")
    await place.wait(14 * 60)
    await eve.press(label, place.public[0])
    await place.wait(5 * 60)
    assert lobby_at(place).open
    await place.wait(11 * 60)
    assert not place.client.tables.lobbies
    assert "fifteen minutes" in place.public[0].text
