"""`/stats`: a player's matches on this server, for who asks alone."""

from __future__ import annotations

import re

import pytest
import simcord

from bot.tables.ports import Ending, ResultRow, Status
from tests.bot.store.rows import later, played, running, seats

from ..matches import begin, play_out
from ..people import Person, Place, privately, read


async def play(place: Place, won: str, ann: Person, ben: Person, game: str = "kuckuck") -> None:
    """Matches of Ann against Ben, one an hour: `+` she wins, `-` he wins."""
    for hours, sign in enumerate(won):
        winner, loser = (ann, ben) if sign == "+" else (ben, ann)
        await played(
            place.client.store, [winner.id], [loser.id], game=game, guild=place.guild.id, at=later(hours=hours)
        )


async def test_own_matches_with_place_share_rating_and_streaks(place: Place) -> None:
    ann, ben = place.person("Ann"), place.person("Ben")
    await play(place, "+++-++", ann, ben)
    text = privately(await ann.slash("stats"))
    assert "Your matches on this server" in text
    assert "**5** of 6 won (83 %)\nPlace **1** on the leaderboard" in text
    assert re.search(r"^Rating \*\*1\d\d\d\*\*$", text, re.MULTILINE)
    assert "Wins in a row: now **2**, at most **3**" in text
    assert "Practice" not in text
    assert "**1** of 6 won (17 %)\nPlace **2** on" in read(await ben.slash("stats"))


async def test_each_game_has_its_line_and_its_rating(place: Place) -> None:
    ann, ben = place.person("Ann"), place.person("Ben")
    await play(place, "+", ann, ben, game="kille")
    await play(place, "+++--", ann, ben)
    text = read(await ann.slash("stats"))
    assert re.search(r"\*\*Kuckuck\*\*\n-# \*\*3\*\* of 5 won \(60 %\) · rating \*\*\d+\*\*\n", text)
    assert re.search(r"\*\*Kille\*\*\n-# \*\*1\*\* of 1 won \(100 %\)$", text, re.MULTILINE)


async def test_before_the_fifth_match_it_says_how_many_are_missing(place: Place) -> None:
    ann, ben = place.person("Ann"), place.person("Ben")
    await play(place, "++-", ann, ben)
    assert "Rating: after 2 more matches" in read(await ann.slash("stats"))
    await play(place, "+", ann, ben)
    assert "Rating: after one more match" in read(await ann.slash("stats"))


async def test_the_last_five_results_stand_newest_first_with_place_and_moment(place: Place) -> None:
    ann, ben = place.person("Ann"), place.person("Ben")
    await play(place, "+-++--+", ann, ben)
    lines = [line for line in read(await ann.slash("stats")).splitlines() if "<t:" in line]
    assert [line.split()[1] for line in lines] == ["👑", "🥈", "🥈", "👑", "👑"]
    assert lines[0] == f"-# 👑 1st of 2 · Kuckuck · <t:{int(later(hours=6).timestamp())}:R>"


async def test_a_match_that_the_host_ended_is_told_as_that(place: Place) -> None:
    ann, ben = place.person("Ann"), place.person("Ben")
    store = place.client.store
    match_id = await running(store, guild_id=place.guild.id, seats=seats(ann.id, ben.id))
    ending = Ending(Status.BROKEN_OFF, later(hours=1), "host", (ResultRow(0, ann.id, 2, False, 1),), rated=True)
    await store.end_match(match_id, ending)
    assert f"-# ▫️ ended early · Kuckuck · <t:{int(later(hours=1).timestamp())}:R>" in read(await ann.slash("stats"))
    assert "not finished a match" in read(await ben.slash("stats"))


async def test_practice_stands_apart(place: Place) -> None:
    ann, ben = place.person("Ann"), place.person("Ben")
    await play(place, "+", ann, ben)
    await played(place.client.store, [ann.id], [], guild=place.guild.id, rated=False)
    await played(place.client.store, [], [ann.id], guild=place.guild.id, rated=False)
    text = read(await ann.slash("stats"))
    assert "**1** of 1 won" in text
    assert "Practice, not counted above: 2 matches, 1 won." in text


async def test_who_played_against_computers_alone_reads_how_a_match_counts(place: Place) -> None:
    ann = place.person("Ann")
    session = await begin(place, ann, preset="quick")
    await play_out(place, session, [ann])
    text = privately(await ann.slash("stats"))
    assert "So far you have only practised." in text
    assert "**/play**" in text
    assert "Practice, not counted above: one match" in text


async def test_a_match_that_was_played_at_a_table_is_in_the_statistics(place: Place) -> None:
    ann, ben = place.person("Ann"), place.person("Ben")
    session = await begin(place, ann, ben, preset="quick")
    await play_out(place, session, [ann, ben])
    assert f"of {len(session.seats)} · Kuckuck · <t:" in read(await ben.slash("stats"))
    assert "**Kuckuck**" in read(await ben.slash("stats"))


@pytest.mark.parametrize(
    ("locale", "text"),
    [("en-US", "You have not finished a match on this server yet. **/play**"), ("de", "**/spielen**")],
)
async def test_a_newcomer_reads_what_to_do_next(place: Place, locale: str, text: str) -> None:
    assert text in privately(await place.person("Ann", locale).slash("stats"))


async def test_another_member_is_shown_to_who_asks_alone_and_is_not_pinged(place: Place) -> None:
    ann, ben, eve = place.person("Ann"), place.person("Ben"), place.person("Eve")
    await play(place, "++", ann, ben)
    result = await eve.slash("stats", player=ann.member)
    assert f"The matches of <@{ann.id}>" in privately(result)
    assert "**2** of 2 won" in read(result)
    assert not eve.panel.stored.ping_user_ids
    assert f"<@{eve.id}> has not finished a match" in read(await ann.slash("stats", player=eve.member))
    assert "Your matches" in read(await ann.slash("stats", player=ann.member))


async def test_another_server_is_not_looked_at(place: Place, env: simcord.Env) -> None:
    ann, ben = place.person("Ann"), place.person("Ben")
    await play(place, "++", ann, ben)
    far = env.create_guild("far away")
    place.guild, place.channel = far, far.create_text_channel("games")
    eve = place.person("Eve")
    assert "not finished a match" in read(await eve.slash("stats"))


async def test_who_is_not_on_the_server_is_not_shown(place: Place, env: simcord.Env) -> None:
    ann = place.person("Ann")
    gone = env.create_user("gone", global_name="Gone")
    assert "only show people who are on this server" in privately(await ann.slash("stats", player=gone))


async def test_a_bot_has_no_statistics(place: Place, env: simcord.Env) -> None:
    ann = place.person("Ann")
    bot = place.guild.add_member(env.create_user("music", bot=True))
    assert "Computers keep no statistics" in privately(await ann.slash("stats", player=bot))
