"""Names are other people's text: they never format, never ping, never hide."""

from __future__ import annotations

import re

import pytest
import simcord

from bot.ui.faces import plain_name

from .matches import begin, host_and_stranger, match_at, open_lobby, play_out
from .people import Person, Place, Seen, read

BAD = {
    "bold": "**Ann**",
    "italic": "_Ann_ *x*",
    "struck": "~~Ann~~",
    "hidden": "||Ann||",
    "code": "`Ann` ```x```",
    "heading": "# Ann",
    "quote": "> Ann",
    "list": "- Ann",
    "small": "-# Ann",
    "link": "[Ann](https://example.com)",
    "nested": "[a[Ann](https://example.com/_x_)",
    "address": "https://example.com/Ann",
    "everyone": "@everyone",
    "here": "@here",
    "user": "<@{id}>",
    "nick": "<@!{id}>",
    "role": "<@&{id}>",
    "channel": "<#{id}>",
    "command": "</play:{id}>",
    "emoji": "<:c_KS:{id}>",
    "time": "<t:0:R>",
    "lines": "Ann\n# Ben\nCem",
    "invisible": "\u200bA\u200c\u200dn\u2060n\ufeff",
    "backwards": "\u202eAnn\u202c",
    "isolated": "\u2066Ann\u2069",
    "backslash": "\\**Ann**\\",
    "empty": "\u200b\u2062 \u00ad",
    "braces": "{ $host } { -term }",
    "wide": "😀" * 32,
    "fillers": "\u3164\u115f\u1160\uffa0",
    "braille": "\u2800\u2800",
    "private": "Ann\ue000",
    "tags": "Ann\U000e0041\U000e0042",
    "combining": "A" + "\u0301" * 31,
}

INVISIBLE = re.compile(
    "[\u00ad\u034f\u061c\u115f\u1160\u17b4\u17b5\u180b-\u180e\u200b-\u200f\u202a-\u202e\u2060-\u206f\u3164\ufeff\uffa0"
    "\U000e0000-\U000e0fff]"
)


def newcomer(place: Place, name: str) -> Person:
    """Somebody who calls himself so on this server."""
    user = place.env.create_user("newcomer", global_name="Newcomer")
    return Person(place, place.guild.add_member(user, nick=name))


def harmless(seen: Seen) -> None:
    assert not seen.stored.mention_everyone
    assert not seen.stored.ping_user_ids
    assert not seen.stored.ping_role_ids
    # A blank of no width behind an @ is what keeps it from being a mention.
    assert not INVISIBLE.search(seen.text.replace("@\u200b", "@")), repr(seen.text)
    for label in [*seen.labels, *(label for menu in seen.menus.values() for label in menu.values())]:
        assert not INVISIBLE.search(label), repr(label)
        assert label.strip()


@pytest.mark.parametrize("half", [0, 1])
async def test_no_name_formats_pings_or_hides_in_a_lobby_and_on_a_board(place: Place, half: int) -> None:
    """Half of all bad names at one table."""
    ann = place.person("Ann")
    await ann.slash("play", game="kuckuck", seats=20)
    names = [BAD[kind].replace("{id}", str(ann.id)) for kind in sorted(BAD)][half::2]
    bad = [newcomer(place, name) for name in names]
    for person in bad:
        await person.press("Join")
    await place.wait(2)
    lobby = place.public[0]
    assert len([line for line in lobby.text.splitlines() if re.match(r"\d+\. ", line)]) == 1 + len(bad)
    for seen in place.messages:
        harmless(seen)
    await ann.press("Start", lobby)
    await place.wait(4)
    for seen in place.messages:
        harmless(seen)


@pytest.mark.parametrize("kind", ["heading", "quote", "list", "lines", "link", "everyone", "empty"])
async def test_a_host_with_a_bad_name_changes_no_line_of_his_lobby(place: Place, kind: str) -> None:
    bad = newcomer(place, BAD[kind])
    await bad.slash("play", game="kuckuck")
    lines = place.public[0].text.splitlines()
    harmless(place.public[0])
    assert [line[:2] for line in lines if line.startswith(("#", ">", "- ", "* "))] == ["##"]


@pytest.mark.parametrize("kind", sorted(set(BAD) - {"wide", "combining", "braces"}))
def test_a_plain_name_holds_no_mark_that_discord_reads(kind: str) -> None:
    name = plain_name(BAD[kind].format(id=10**17) if "{id}" in BAD[kind] else BAD[kind])
    assert not INVISIBLE.search(name.replace("@\u200b", "@"))
    assert "\n" not in name
    live = re.sub(r"\\[^0-9A-Za-z\s]", "?", name)
    assert not re.search(r"[*_~|`<\[\]\\]|://", live), name
    assert not re.search(r"@(everyone|here|[!&]?\d)", live), name
    assert not re.match(r"#|>|-", live), name
    assert name.strip()


def test_a_plain_name_keeps_what_is_just_a_name() -> None:
    for name in ("Ann", "Jürgen Müller", "Łukasz", "мама", "陈伟", "O'Neil", "Ann-Marie", "a.b"):
        assert plain_name(name) == name


def test_a_plain_name_is_never_longer_than_a_nickname() -> None:
    for name in ("A" * 100, "😀" * 100, " " * 100 + "A", "A" + "\u0301" * 99):
        assert len(plain_name(name)) <= 32


async def test_the_names_of_players_in_the_menus_and_on_the_buttons_are_short_and_visible(place: Place) -> None:
    ann, long = place.person("Ann"), newcomer(place, "\u200b" + "Maximilian Alexander von Hohenberg"[:31])
    await open_lobby(place, ann, long)
    for label in ann.panel.menus["Send somebody away …"].values():
        assert len(label) <= 16
    session = await begin_here(place, ann)
    for person in (ann, long):
        for label in person.panel.labels:
            assert len(label) <= 34, label
    assert session.seats


async def begin_here(place: Place, host: Person):  # type: ignore[no-untyped-def]
    await host.press("Add computers", place.public[0])
    await place.wait(2)
    await host.press("Start", place.public[0])
    await place.wait(2)
    return match_at(place)


async def test_a_winner_with_a_bad_name_is_harmless_in_the_result_and_on_the_leaderboard(place: Place) -> None:
    ann, bad = place.person("Ann"), newcomer(place, "**@everyone**\u202e")
    session = await begin(place, ann, bad, preset="quick")
    await play_out(place, session, [ann, bad])
    await ann.slash("leaderboard")
    for seen in place.messages:
        harmless(seen)
        assert "@everyone" not in seen.text.replace("@\u200beveryone", "")


async def test_a_refusal_that_names_the_host_pings_him_not(place: Place, env: simcord.Env) -> None:
    _, eve = await host_and_stranger(place)
    result = await eve.press("Start", place.public[0])
    assert read(result)
    assert not eve.panel.stored.ping_user_ids
