"""Everything that the games of the engine can say or be asked has its text, also a game that comes later."""

from __future__ import annotations

import re

import pytest

from bot.text import LANGUAGES, Words, words_for
from bot.ui.faces import Emojis, card_short, card_spoken, card_text
from bot.ui.rules_in_words import rule_sentence, slug, value_text
from engine import GAMES, Game, Option

SELECT_DESCRIPTION = 95
"""Discord allows 100 characters; the rest is room for a mark."""


@pytest.fixture(params=LANGUAGES)
def words(request: pytest.FixtureRequest) -> Words:
    return words_for(request.param)


@pytest.fixture(params=list(GAMES))
def game(request: pytest.FixtureRequest) -> Game:
    return GAMES[request.param]


def values_of(option: Option) -> list[bool | int | str]:
    numbers = [] if option.least is None or option.most is None else list(range(option.least, option.most + 1))
    return [*option.values, *numbers]


def test_a_game_is_named_and_explained(words: Words, game: Game) -> None:
    assert len(words(f"game-{game.key}")) <= 30
    about = words(f"game-{game.key}-about")
    assert len(about) <= 120
    assert "\n" not in about


def test_a_game_is_explained_in_half_a_minute(words: Words, game: Game) -> None:
    lines = words(f"game-{game.key}-how").splitlines()
    assert 4 <= len(lines) <= 6
    assert all(len(line) <= 130 for line in lines)


def test_the_whole_rules_of_a_game_fit_one_message_under_headings(words: Words, game: Game) -> None:
    rules = words(f"game-{game.key}-rules")
    assert len(rules) <= 3200
    assert rules.startswith("### ")
    assert len(re.findall(r"^### \S", rules, re.MULTILINE)) >= 5


def test_the_whole_rules_of_a_game_say_what_was_decided_here(game: Game) -> None:
    last = {language: words_for(language)(f"game-{game.key}-rules").rpartition("### ")[2] for language in LANGUAGES}
    assert "decided here" in last["en"].splitlines()[0]
    assert "hier entschieden" in last["de"].splitlines()[0]


def test_an_option_is_named_and_explained_in_the_room_of_a_select_menu(words: Words, game: Game) -> None:
    names = [words(f"option-{option.name}") for option in game.rules.options()]
    assert len(set(names)) == len(names)
    assert all(len(name) <= 40 for name in names)
    for option in game.rules.options():
        assert len(words(f"option-{option.name}-about")) <= SELECT_DESCRIPTION, option.name


def test_no_two_values_of_an_option_look_the_same(words: Words, game: Game) -> None:
    for option in game.rules.options():
        texts = [value_text(words, option, value) for value in values_of(option)]
        assert len(set(texts)) == len(texts), option.name
        assert all(0 < len(text) <= 60 for text in texts), option.name


def test_every_departure_from_the_defaults_is_said_in_one_sentence(words: Words, game: Game) -> None:
    for option in game.rules.options():
        sentences = {value: rule_sentence(words, option.name, value) for value in values_of(option)[::-1]}
        changed = [text for value, text in sentences.items() if value is not option.default]
        assert len(set(changed)) == len(changed), option.name
        for text in changed:
            assert re.fullmatch(r"[^\n]{5,100}[.!?][”“]?", text), (option.name, text)


@pytest.mark.parametrize(
    ("language", "one", "more"), [("en", "1 second", "5 seconds"), ("de", "1 Sekunde", "5 Sekunden")]
)
def test_one_second_and_one_life_are_not_many(language: str, one: str, more: str) -> None:
    words = words_for(language)
    assert [words("value-turn_timer-seconds", number=number) for number in (1, 5)] == [one, more]
    assert "1" not in words("rule-lives", number=1) + words("rule-turn_timer", number=1)
    assert "5" in words("rule-lives", number=5)


def test_a_silenced_option_names_what_silences_it(words: Words, game: Game) -> None:
    for option in game.rules.options():
        name = words(f"option-{option.name}")
        assert name in words("inert-because", other=name)


def test_a_preset_is_named_and_explained(words: Words, game: Game) -> None:
    names = [words(f"preset-{game.key}-{preset}") for preset in game.presets]
    assert len(set(names)) == len(names)
    assert all(len(name) <= 40 for name in names)
    for preset in game.presets:
        assert len(words(f"preset-{game.key}-{preset}-about")) <= SELECT_DESCRIPTION, preset


def test_every_card_has_a_name_and_a_sign_of_its_own(words: Words, game: Game) -> None:
    cards, pack = set(game.pack.cards), game.pack.name.lower()
    assert len({card_spoken(words, card, pack) for card in cards}) == len(cards)
    assert len({card_short(words, card, pack) for card in cards}) == len(cards)


def test_cards_are_called_as_at_a_german_and_at_an_english_table() -> None:
    german, english = words_for("de"), words_for("en-GB")
    assert [card_spoken(german, card) for card in ("QH", "10D", "AS", "JC")] == [
        "Herz-Dame",
        "Karo-Zehn",
        "Pik-Ass",
        "Kreuz-Bube",
    ]
    assert [card_short(german, card) for card in ("JC", "QH", "KS", "AD")] == ["♣ B", "♥ D", "♠ K", "♦ A"]
    assert [card_spoken(english, card) for card in ("QH", "10D")] == ["queen of hearts", "ten of diamonds"]
    assert [card_short(english, card) for card in ("JC", "QH")] == ["♣ J", "♥ Q"]


def test_picture_cards_are_called_as_at_the_table_and_as_at_home() -> None:
    german, english = words_for("de"), words_for("en-GB")
    assert [card_spoken(german, card, "kille") for card in ("pig", "7", "mask")] == ["Schwein", "Sieben", "Maske"]
    assert [card_spoken(english, card, "cuccu") for card in ("inn", "10", "fool")] == ["Inn", "Ten", "Fool"]
    assert [card_short(german, card, "kille") for card in ("hussar", "12")] == ["Husar", "12"]
    assert [card_short(english, card, "cuccu") for card in ("null", "9")] == ["Null", "IX"]
    assert [german(f"card-{card}-native") for card in ("kille-pig", "cuccu-fool", "cuccu-9")] == [
        "Husu",
        "Matto",
        "Nove",
    ]


@pytest.mark.parametrize("pack", ["kille", "cuccu"])
def test_every_picture_card_has_its_name_at_home_and_special_ones_their_power(words: Words, pack: str) -> None:
    cards = set(GAMES[pack].pack.cards)
    assert all(words.has(f"card-{pack}-{card}-native") for card in cards)
    named = {key.removeprefix(f"power-{pack}-") for key in words.keys if key.startswith(f"power-{pack}-")}
    assert (
        named
        == {
            "kille": {"mask", "inn", "cavalier", "pig", "hussar", "cuckoo", "harlequin"},
            "cuccu": {"null", "inn", "cat", "horse", "hunter", "cuckoo", "fool"},
        }[pack]
    )
    assert all(len(words(f"power-{pack}-{card}")) <= 120 for card in named)


def test_a_card_of_a_pack_without_pictures_is_written(words: Words) -> None:
    for pack, card in (("kille", "hussar"), ("cuccu", "9")):
        assert card_text(words, Emojis(), card, pack) == f"**{card_short(words, card, pack)}**"


def test_no_text_speaks_of_an_option_or_a_preset_that_no_game_has() -> None:
    options = {option.name: option for game in GAMES.values() for option in game.rules.options()}
    presets = {f"{game.key}-{preset}" for game in GAMES.values() for preset in game.presets}
    for key in words_for("en").keys:
        area, _, rest = key.partition("-")
        name, _, value = rest.partition("-")
        if area in ("option", "rule") or (area == "value" and name not in ("on", "off", "number")):
            assert name in options, key
        if area in ("rule", "value") and value not in ("", "seconds"):
            assert value in {slug(one) for one in options[name].values}, key
        if area == "preset":
            assert rest.removesuffix("-about") in presets, key
