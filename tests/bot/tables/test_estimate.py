"""About how long a match takes."""

from __future__ import annotations

import pytest

from bot.tables.estimate import minutes_to_play
from engine import GAMES, Game

KUCKUCK = GAMES["kuckuck"]


def minutes(seats: int, pace: str = "normal", **rules: object) -> int:
    found = minutes_to_play("kuckuck", KUCKUCK.rules.agreed(rules), seats, pace)
    assert found is not None
    return found


@pytest.mark.parametrize("game", GAMES.values(), ids=list(GAMES))
def test_every_game_takes_some_minutes_and_a_quick_one_fewer(game: Game) -> None:
    whole, quick = (
        minutes_to_play(game.key, game.rules.agreed(rules), game.usual_seats, "normal")
        for rules in ({}, game.presets["quick"])
    )
    assert whole is not None
    assert quick is not None
    assert 1 <= quick < whole <= 180


def test_more_players_and_more_lives_take_longer() -> None:
    assert minutes(3) < minutes(10) < minutes(20)
    assert minutes(5, lives=1) < minutes(5, lives=9)


def test_a_fast_table_and_a_clock_in_the_rules_take_shorter() -> None:
    assert minutes(8, "fast") < minutes(8)
    assert minutes(8, turn_timer=2) < minutes(8, "fast")


def test_where_so_many_cannot_play_there_is_no_estimate() -> None:
    assert minutes_to_play("kuckuck", KUCKUCK.rules.agreed({}), 21, "normal") is None
    assert minutes_to_play("kuckuck", KUCKUCK.rules.agreed({}), 1, "normal") is None


def test_the_same_question_has_the_same_answer() -> None:
    first = minutes(6)
    minutes_to_play.cache_clear()
    assert minutes(6) == first
