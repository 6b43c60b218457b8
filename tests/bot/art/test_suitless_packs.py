"""What the pictures of Kille and Cuccù promise: cards without suits, the same in every language."""

from collections import Counter
from itertools import combinations

import pytest

from bot.art import PACKS, card_picture, cuccu, emoji_name, emojis, hand_picture, kille
from bot.art.frame import PAPER, WHITE
from bot.art.plate import rows
from engine.cards import CUCCU_RANKS, KILLE_RANKS

from .looking import contrast, in_a_text, opened, unlike

SUITLESS = ("kille", "cuccu")
COLOURS = {"kille": kille.COLOUR, "cuccu": cuccu.COLOUR}
NUMBERS = [(pack, card) for pack in SUITLESS for card in PACKS[pack].cards if card.isdigit()]
BOTH = [card for card in PACKS["kille"].cards if card in PACKS["cuccu"].cards]
BY_NAME = {picture.name: picture.png for picture in emojis()}


def test_the_packs_have_the_cards_of_the_rules_in_their_order() -> None:
    assert PACKS["kille"].cards == KILLE_RANKS
    assert PACKS["cuccu"].cards == CUCCU_RANKS


@pytest.mark.parametrize("pack", SUITLESS)
def test_language_changes_neither_emoji_nor_card(pack: str) -> None:
    for card in PACKS[pack].cards:
        assert PACKS[pack].languages(card) == ("",)
        assert emoji_name(card, "de", pack) == emoji_name(card, "en-US", pack)
        assert card_picture(card, "de", pack) == card_picture(card, "en-US", pack)


@pytest.mark.parametrize("pack", SUITLESS)
def test_no_two_cards_of_a_pack_look_alike_in_a_text_even_without_colour(pack: str) -> None:
    looks = {card: in_a_text(BY_NAME[emoji_name(card, "de", pack)]) for card in PACKS[pack].cards}
    alike = [pair for pair in combinations(looks, 2) if unlike(looks[pair[0]], looks[pair[1]]) < 15]
    assert not alike


@pytest.mark.parametrize("card", BOTH)
def test_a_card_that_both_packs_have_tells_its_pack_without_colour(card: str) -> None:
    looks = [in_a_text(BY_NAME[emoji_name(card, "de", pack)]) for pack in SUITLESS]
    assert unlike(looks[0], looks[1]) >= 40
    assert card_picture(card, "de", "kille") != card_picture(card, "de", "cuccu")


@pytest.mark.parametrize("pack", SUITLESS)
def test_numbers_stand_out_on_the_grounds_they_are_drawn_on(pack: str) -> None:
    assert contrast(COLOURS[pack], WHITE) >= 4.5
    assert contrast(COLOURS[pack], PAPER) >= 4.5


@pytest.mark.parametrize(("pack", "card"), NUMBERS)
def test_the_emoji_of_a_number_shows_the_colour_of_its_pack_on_white(pack: str, card: str) -> None:
    channels = opened(BY_NAME[emoji_name(card, "de", pack)]).tobytes()
    pixels = Counter(zip(channels[0::4], channels[1::4], channels[2::4], strict=True))
    most = [pixel for pixel, _ in pixels.most_common(2)]
    wanted = tuple(int(COLOURS[pack][i : i + 2], 16) for i in (1, 3, 5))
    assert min(most[0]) >= 250
    assert max(abs(a - b) for a, b in zip(most[1], wanted, strict=True)) <= 8


@pytest.mark.parametrize("pack", SUITLESS)
def test_every_card_of_a_full_row_shows_which_it_is(pack: str) -> None:
    """Only the corner of most of them is uncovered; changing any one card changes the picture."""
    cards = PACKS[pack].cards
    whole = hand_picture(cards[:10], "de", pack)
    for place in range(10):
        assert hand_picture([*cards[:place], cards[-1], *cards[place + 1 : 10]], "de", pack) != whole
    assert len(whole) < 50_000


@pytest.mark.parametrize("count", range(1, 13))
def test_rows_of_pips_hold_them_all_and_none_is_too_long(count: int) -> None:
    for most in (5, 6):
        assert sum(rows(count, most)) == count
        assert max(rows(count, most)) <= most


@pytest.mark.parametrize("pack", SUITLESS)
@pytest.mark.parametrize("key", ["", "0", "13", "KS", "Mask", "../inn"])
def test_a_key_that_is_no_card_of_the_pack_is_refused(pack: str, key: str) -> None:
    for call in (emoji_name, card_picture):
        with pytest.raises(KeyError):
            call(key, "de", pack)
    with pytest.raises(KeyError):
        PACKS[pack].languages(key)
    with pytest.raises(KeyError):
        PACKS[pack].tile(key, "de")


def test_a_card_of_the_other_pack_is_refused() -> None:
    for pack, key in (("kille", "lion"), ("kille", "cat"), ("cuccu", "12"), ("cuccu", "pig")):
        with pytest.raises(KeyError):
            card_picture(key, "de", pack)
