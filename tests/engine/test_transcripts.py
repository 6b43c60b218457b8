"""Readable whole games, `games/transcripts/`: the alarm for changed rules.

After a change that is meant: `python -m tests.engine.write_transcripts`, read the difference, and raise the game's
`revision` where an old record plays differently.
"""

from __future__ import annotations

import pytest

from engine import GAMES, Game

from .write_transcripts import FOLDER, path_of, record_in, written

PAIRS = [(game, preset) for game in GAMES.values() for preset in game.presets]


def test_every_preset_of_every_game_has_a_transcript_and_nothing_else_has() -> None:
    assert {path.name for path in FOLDER.iterdir()} == {path_of(game, preset).name for game, preset in PAIRS}


@pytest.mark.parametrize(("game", "preset"), PAIRS, ids=lambda part: part.key if isinstance(part, Game) else part)
def test_a_game_is_played_as_it_was_written_down(game: Game, preset: str) -> None:
    text = path_of(game, preset).read_text(encoding="utf-8")
    record = record_in(text)
    assert (record.game, record.revision) == (game.key, game.revision)
    assert record.rules == game.presets[preset]
    assert written(record) == text
    assert record.replay().outcome is not None
