"""Cucumber and Kachuful at a table: bids, the board, coming back, the score pad and the result."""

from __future__ import annotations

import pytest

from bot.tables.ports import GuildSettings
from bot.tables.session import Session
from bot.text import words_for
from bot.ui.faces import card_text
from engine import GAMES

from .people import Person, Place, read
from .trick_tables import begin_tricks, choose, gallery, offered, refused, seat_of, until_asked

SHORT = {"start_size": 3, "cycle": "down", "rounds_limit": 2}


def three(place: Place, locale: str = "en-US") -> tuple[Person, Person, Person]:
    return place.person("Ann", locale), place.person("Ben", locale), place.person("Cem", locale)


async def to_the_scene(place: Place, session: Session, people: tuple[Person, ...]) -> None:
    """Play until the end of a round lies open on the board."""
    for _ in range(300):
        if session.scene is not None and session.scene.shown and "Next round" in place.public[-1].labels:
            return
        person = next((one for one in people if offered(one.panel) and asked_now(session, one)), None)
        if person is None:
            await place.wait(0.5)
        else:
            await choose(place, person, offered(person.panel)[0])
    raise AssertionError("no round ends")


def asked_now(session: Session, person: Person) -> bool:
    return session.pending is not None and session.pending.seat == seat_of(session, person)


async def to_the_end(place: Place, session: Session, people: tuple[Person, ...]) -> None:
    assert await until_asked(place, session, people, "nothing of this name") is None
    await place.wait(5)


async def test_bidding_shows_trump_in_sign_and_word_and_the_bids_so_far(place: Place) -> None:
    people = three(place)
    session = await begin_tricks(place, "kachuful", SHORT, *people)
    first = await until_asked(place, session, people, "bid")
    assert first is not None
    assert "Trump: **♠ spades**" in first.panel.text
    assert "How many of the 3 tricks" in first.panel.text
    assert offered(first.panel) == ["0", "1", "2", "3"]
    await choose(place, first, "2")
    await place.wait(2)
    second = await until_asked(place, session, people, "bid")
    assert second is not None
    assert f"Bids before you: **{first.member.name}** 2".lower() in second.panel.text.lower()
    assert "Bids so far: 2 for 3 tricks." in place.public[-1].text
    assert "Trump: **♠ spades** · 3 cards each · 1 of 2" in place.public[-1].text
    assert "bid 2, took 0" in place.public[-1].text


async def test_the_bid_that_the_hook_forbids_is_greyed_and_pressing_it_names_the_hook(place: Place) -> None:
    people = three(place)
    session = await begin_tricks(place, "kachuful", SHORT, *people)
    for bid in ("1", "1"):
        person = await until_asked(place, session, people, "bid")
        assert person is not None
        await choose(place, person, bid)
        await place.wait(1)
    dealer = await until_asked(place, session, people, "bid")
    assert dealer is not None
    assert seat_of(session, dealer) == session.see(None).table.signs["dealer"]
    assert offered(dealer.panel) == ["0", "2", "3"]
    assert refused(dealer.panel) == ["1"]
    (hook,) = [one for one in dealer.panel.custom_ids if ":why:" in one]
    step = session.match.step
    assert "the hook forbids that" in read(await dealer.click(dealer.panel, hook))
    assert session.match.step == step
    await choose(place, dealer, "2")
    await place.wait(2)
    assert "The bids want one trick more than there is." in place.public[-1].text


async def test_the_board_shows_the_trick_card_by_card_who_leads_and_the_last_trick(place: Place) -> None:
    people = three(place)
    session = await begin_tricks(place, "kachuful", SHORT, *people)
    leader = await until_asked(place, session, people, "play")
    assert leader is not None
    laid = []
    for _ in range(3):
        person = await until_asked(place, session, people, "play")
        assert person is not None
        card = offered(person.panel)[0]
        laid.append(card_text(words_for("en"), place.client.card_emojis, card))
        await choose(place, person, card)
        await place.wait(2)
        board = place.public[-1].text
        assert all(one in board for one in laid)
        if len(laid) < 3:
            assert "**Trick 1 of 3**" in board
            assert f"**{name_of(session, leader)}** leads" in board
    assert "Last trick, taken by" in place.public[-1].text
    assert "took 1" in place.public[-1].text


def name_of(session: Session, person: Person) -> str:
    return session.seats[seat_of(session, person)].name


async def test_a_round_ends_with_the_last_trick_and_a_table_of_points_with_the_change(place: Place) -> None:
    people = three(place)
    session = await begin_tricks(place, "kachuful", SHORT, *people)
    await to_the_scene(place, session, people)
    board = place.public[-1].text
    assert "### The last trick" in board
    assert "takes the trick" in board
    totals = session.match.tally("scores")
    for person in people:
        (line,) = [one for one in board.split("\n") if f"**{name_of(session, person)}**: bid" in one]
        assert line.endswith(f"→ {totals[seat_of(session, person)]}")
        assert line.startswith("🎯" if totals[seat_of(session, person)] else "❌")


async def test_the_own_panel_tells_what_the_round_brought_without_a_click(place: Place) -> None:
    people = three(place)
    session = await begin_tricks(place, "kachuful", SHORT, *people)
    await to_the_scene(place, session, people)
    await place.wait(1)
    for person in people:
        points = session.match.tally("scores")[seat_of(session, person)]
        told = f"Hit! +{points} points, {points} in all" if points else "Missed: 0 points, 0 in all"
        assert told in person.panel.text
        assert gallery(person.panel) == []
        assert person.panel.stored.attachments == [], "no card of the next round either"


async def test_the_score_pad_is_for_everybody_and_shows_every_round_and_the_totals(place: Place) -> None:
    people = three(place)
    session = await begin_tricks(place, "kachuful", SHORT, *people)
    assert "No round is over yet." in read(await people[0].press("Score pad"))
    await to_the_scene(place, session, people)
    result = await place.person("Eve").press("Score pad", place.public[-1])
    assert result.ephemeral
    text = read(result)
    table = text.split("```")[1].strip("\n").split("\n")
    totals = [str(one) for one in session.match.tally("scores")]
    assert table[0].split() == ["1", "2", "3"]
    assert table[2].split() == ["1", *totals]
    assert table[-1].split() == ["Σ", *totals]
    assert max(map(len, table)) <= 34, "it fits a phone"
    assert "**1**\u00a0" in text


async def test_a_long_score_pad_has_pages(place: Place) -> None:
    people = three(place)
    session = await begin_tricks(place, "kachuful", {"start_size": 5}, *people)
    sheet = [
        {"dealer": 0, "trump": "S", "bids": [0, 0, 0], "tricks": [0, 0, 0], "scores": [10 * n, -10 * n, 100 + n]}
        for n in range(1, 38)
    ]
    session.match.rounds.extend(sheet)  # type: ignore[arg-type]  # finished rounds, without playing them
    ann = people[0]
    await ann.press("Score pad")
    assert "Rounds 31 to 37 of 37" in ann.panel.text
    assert ann.panel.labels == ["Earlier"]
    pad = ann.panel.id
    await ann.press("Earlier", ann.panel)
    assert ann.panel.id == pad, "turned in place"
    assert "Rounds 16 to 30 of 37" in ann.panel.text
    assert ann.panel.labels == ["Earlier", "Later"]
    assert "−300" in ann.panel.text


async def test_the_result_counts_hits_and_draws_the_points_over_the_rounds(place: Place) -> None:
    people = three(place)
    session = await begin_tricks(place, "kachuful", SHORT, *people)
    await to_the_end(place, session, people)
    result = place.public[-1]
    assert result.labels == ["Again!", "Was it fair?"]
    scores = session.match.tally("scores")
    for person in people:
        assert f"· {scores[seat_of(session, person)]} points ·" in result.text
    assert result.text.count("of 2 bids hit") == 3
    (told,) = gallery(result)
    assert told.startswith("The points after every round.")
    (upload,) = result.stored.attachments
    assert upload["filename"] == f"points-{session.id}.png"
    stored = await place.client.store.results(session.id)
    assert {one.seat: one.figure for one in stored} == dict(enumerate(scores))
    board = await people[0].slash("leaderboard", game="kachuful")
    assert "**1** win\n" in read(board)


async def test_a_chip_brings_a_player_back_when_he_presses_it_and_the_table_goes_on(place: Place) -> None:
    people = three(place)
    rules = {"cards_per_player": 2, "threshold": 10, "revival": "chip"}
    session = await begin_tricks(place, "cucumber", rules, *people)
    person = await until_asked(place, session, people, "revive")
    if person is None:
        pytest.fail("somebody goes out before the match is over, and is asked")
    await place.wait(1)
    total = session.match.tally("scores")[seat_of(session, person)]
    assert f"You are out with {total} points." in person.panel.text
    assert set(person.panel.labels) == {"Come back", "Stay out"}
    assert "may come back" in place.public[-1].text
    await choose(place, person, "yes")
    await place.wait(2)
    assert session.match.tally("playing")[seat_of(session, person)] == 1
    assert "comes back" in place.public[-1].text


async def test_who_is_away_when_he_could_come_back_stays_out_and_holds_nobody_up(place: Place) -> None:
    people = three(place)
    rules = {"cards_per_player": 2, "threshold": 10, "revival": "chip"}
    session = await begin_tricks(place, "cucumber", rules, *people)
    person = await until_asked(place, session, people, "revive")
    assert person is not None
    seat = seat_of(session, person)
    step = session.match.step
    await place.wait(40)
    assert session.match.moves[step] == (seat, "no")


async def test_who_is_out_sees_so_and_the_board_strikes_him(place: Place) -> None:
    people = three(place)
    session = await begin_tricks(place, "cucumber", {"cards_per_player": 2, "threshold": 14}, *people)
    for _ in range(60):
        await to_the_scene(place, session, people)
        await people[0].press("Next round", place.public[-1])
        await place.wait(2)
        if session.over or not all(session.match.tally("playing")):
            break
    assert not session.over
    out = next(one for one in people if not session.match.tally("playing")[seat_of(session, one)])
    assert f"~~**{name_of(session, out)}**~~ out" in place.public[-1].text
    await out.press("My hand", place.public[-1])
    assert "You are out." in out.panel.text
    assert offered(out.panel) == []


async def test_cards_and_bids_have_the_times_of_the_servers_settings(place: Place) -> None:
    people = three(place)
    session = await begin_tricks(place, "kachuful", SHORT, *people)
    assert await until_asked(place, session, people, "bid") is not None
    assert session.seconds_to_act == 60
    assert await until_asked(place, session, people, "play") is not None
    assert session.seconds_to_act == 45


async def test_a_german_table_speaks_german_everywhere(place: Place) -> None:
    people = three(place, "de")
    await place.client.store.set_guild_settings(place.guild.id, GuildSettings(locale="de"))
    session = await begin_tricks(place, "kachuful", SHORT, *people)
    person = await until_asked(place, session, people, "bid")
    assert person is not None
    assert "Trumpf: **♠ Pik**" in person.panel.text
    assert "Wie viele der 3 Stiche machst du?" in person.panel.text
    assert "Gebote bisher: 0 bei 3 Stichen." in place.public[-1].text
    await person.press("Punktezettel")
    assert "Noch keine Runde ist vorbei." in person.panel.text
    await to_the_end(place, session, people)
    assert "von 2 Geboten getroffen" in place.public[-1].text


@pytest.mark.parametrize("game", ["cucumber", "kachuful"])
async def test_rules_and_presets_of_the_game_are_offered(place: Place, game: str) -> None:
    ann = place.person("Ann")
    text = read(await ann.slash("rules", game=game))
    assert words_for("en")(f"game-{game}") in text
    presets = await ann.member.autocomplete(place.channel, "play", "rules", "", game=game)
    assert {one["value"] for one in presets} == set(GAMES[game].presets)
    await ann.slash("play", game=game)
    await ann.press("House rules", ann.panel)
    for option in GAMES[game].rules.options():
        await place.wait(5)
        await ann.choose("Change one rule …", option.name)
        assert words_for("en")(f"option-{option.name}") in ann.panel.text


async def test_who_opens_his_hand_anew_gets_it_with_the_ready_picture(place: Place) -> None:
    people = three(place)
    await begin_tricks(place, "cucumber", {}, *people)
    before = gallery(people[0].panel)
    await people[0].press("My hand")
    assert gallery(people[0].panel) == before
    await place.wait(1)
    assert len(people[0].ephemerals) == 1
