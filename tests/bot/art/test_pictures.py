"""What the pictures promise to who shows them."""

import hashlib
import re
import subprocess
import sys
from collections import Counter
from collections.abc import Sequence
from pathlib import Path

import pytest

from bot.art import (
    BACK,
    MOST_CARDS,
    PACKS,
    card_picture,
    emoji_name,
    emojis,
    hand_picture,
    pictures,
    stop_drawing,
    warm,
)
from bot.art.elsewhere import drawn_elsewhere
from bot.art.frame import CORNER_X, HEIGHT, WHITE, WIDTH
from bot.art.french import CARDS, COLOURS
from bot.art.pictures import _CARD, _rows, _step
from bot.art.render import pixels
from bot.art.signs import SIGNS

from .looking import contrast, opened

LOCALES = ("en-US", "en-GB", "de", "fr")
BY_NAME = {picture.name: picture for picture in emojis()}
EVERY = [(pack, card) for pack in PACKS for card in PACKS[pack].cards]


def test_the_french_pack_has_its_52_cards_in_the_keys_of_the_record() -> None:
    assert len(set(CARDS)) == 52
    assert {"10H", "KS", "AD", "2C"} <= set(CARDS)


@pytest.mark.parametrize("locale", LOCALES)
def test_every_card_has_an_emoji_in_every_language(locale: str) -> None:
    names = [emoji_name(card, locale, pack) for pack, card in EVERY]
    assert len(set(names)) == 52 + 21 + 20
    assert set(names) <= set(BY_NAME)


def test_every_sign_and_the_back_has_an_emoji() -> None:
    assert set(SIGNS) | {emoji_name(BACK, "de")} <= set(BY_NAME)
    assert {"card_back", "life", "life_lost", "dealer", "winner", "drum"} <= set(SIGNS)


def test_emoji_names_are_unique_and_such_as_discord_takes() -> None:
    pictures = emojis()
    assert len({picture.name for picture in pictures}) == len(pictures)
    assert all(re.fullmatch(r"[A-Za-z0-9_]{2,32}", picture.name) for picture in pictures)


def test_emojis_keep_to_the_size_discord_takes_and_are_small() -> None:
    for picture in emojis():
        assert opened(picture.png).size == (128, 128)
        assert len(picture.png) < 8_000


def test_no_two_emojis_look_the_same() -> None:
    assert len({picture.sha256 for picture in emojis()}) == len(emojis())


def test_the_hash_is_that_of_the_bytes() -> None:
    assert all(hashlib.sha256(picture.png).hexdigest() == picture.sha256 for picture in emojis())


def test_another_process_draws_the_same_bytes() -> None:
    code = "from bot.art import emojis\nfor p in emojis(): print(p.name, p.sha256)"
    run = [sys.executable, "-c", code]
    output = subprocess.run(run, capture_output=True, text=True, check=True, cwd=Path(__file__).parents[3]).stdout
    assert output.splitlines() == [f"{picture.name} {picture.sha256}" for picture in emojis()]


def test_emojis_kept_in_a_folder_are_the_same_and_a_spoilt_file_is_drawn_anew(tmp_path: Path) -> None:
    folder = tmp_path / "emojis"
    assert emojis(folder) == emojis()
    kept = sorted(folder.iterdir())
    assert len(kept) == len(emojis())
    kept[0].write_bytes(b"spoilt")
    assert emojis(folder) == emojis()
    assert sorted(folder.iterdir()) == kept
    assert kept[0].read_bytes() != b"spoilt"


@pytest.mark.parametrize("colour", COLOURS.values())
def test_index_and_suit_stand_out_on_the_white_of_the_card(colour: str) -> None:
    assert contrast(colour, WHITE) >= 4.5


@pytest.mark.parametrize("card", CARDS)
def test_an_emoji_shows_the_colour_of_its_suit_on_white(card: str) -> None:
    channels = opened(BY_NAME[emoji_name(card, "en-US")].png).tobytes()
    pixels = Counter(zip(channels[0::4], channels[1::4], channels[2::4], strict=True))
    most = [pixel for pixel, _ in pixels.most_common(2)]
    wanted = tuple(int(COLOURS[card[-1]][i : i + 2], 16) for i in (1, 3, 5))
    assert min(most[0]) >= 250
    assert max(abs(a - b) for a, b in zip(most[1], wanted, strict=True)) <= 8


def test_german_corners_differ_only_for_jack_and_queen() -> None:
    differ = {card for card in CARDS if emoji_name(card, "de") != emoji_name(card, "en-US")}
    assert differ == {rank + suit for rank in "JQ" for suit in "SHDC"}
    assert emoji_name("QS", "de") == "c_QS_de"
    assert emoji_name("QS", "en-US") == "c_QS"
    assert BY_NAME["c_QS_de"].png != BY_NAME["c_QS"].png
    assert card_picture("QS", "de") != card_picture("QS", "en-US")
    assert card_picture("KS", "de") == card_picture("KS", "en-US")


@pytest.mark.parametrize(("pack", "card"), [*EVERY, ("french", BACK), ("kille", BACK)])
def test_every_card_has_a_full_picture_on_round_corners(pack: str, card: str) -> None:
    png = card_picture(card, "de", pack)
    image = opened(png)
    assert image.size == (WIDTH, HEIGHT)
    assert image.getchannel("A").getpixel((0, 0)) == 0
    assert len(png) < 40_000


def test_the_corner_reads_the_same_when_the_card_is_turned_round() -> None:
    for pack, card in [("french", "10H"), ("french", "KS"), ("french", "QD"), ("kille", "12"), ("cuccu", "8")]:
        image = opened(card_picture(card, "en-US", pack))
        corner = (6, 6, 60, 130)
        assert image.rotate(180).crop(corner).getbbox() == image.crop(corner).getbbox()


@pytest.mark.parametrize("count", range(1, MOST_CARDS + 1))
def test_a_hand_of_any_size_stays_small(count: int) -> None:
    court_first = sorted(CARDS, key=lambda card: card[:-1] not in {"K", "Q", "J"})
    png = hand_picture(court_first[:count], "de")
    width, height = opened(png).size
    assert len(png) < 200_000
    assert width <= 720
    assert height <= 720


def test_a_hand_of_ten_is_one_row_and_quick_to_load() -> None:
    png = hand_picture(CARDS[:10], "en-US")
    width, height = opened(png).size
    assert width > 2 * height
    assert len(png) < 50_000


@pytest.mark.parametrize("count", range(2, MOST_CARDS + 1))
def test_the_left_corner_of_every_card_of_a_hand_is_uncovered(count: int) -> None:
    width = _CARD * (CORNER_X + 25) / WIDTH
    assert _step(_rows(count)[0]) >= width
    assert sum(_rows(count)) == count


@pytest.mark.parametrize("count", [1, 3, 4, 10, 11, 20, 26])
def test_no_card_of_a_hand_is_wholly_covered(count: int) -> None:
    """Changing any one card changes the picture."""
    cards: Sequence[str] = CARDS[:count]
    whole = hand_picture(cards, "en-US")
    for place in range(count):
        other = [*cards[:place], "KC", *cards[place + 1 :]]
        assert hand_picture(other, "en-US") != whole


@pytest.mark.parametrize("pack", PACKS)
def test_drawing_ahead_changes_no_picture(pack: str) -> None:
    hand = [*PACKS[pack].cards[:2], BACK]
    before = hand_picture(hand, "de", pack)
    warm(pack)
    assert hand_picture(hand, "de", pack) == before


def test_another_process_draws_a_card_as_this_one_does() -> None:
    faces = [PACKS["french"].face(card, "de") for card in ("QH", "10C")]
    drawn = list(drawn_elsewhere(faces, 100))
    assert [image.tobytes() for image in drawn] == [pixels(face, 100).tobytes() for face in faces]


def test_where_no_process_can_be_started_hands_are_drawn_all_the_same(monkeypatch: pytest.MonkeyPatch) -> None:
    before = hand_picture(["7H", "KD"], "de")
    monkeypatch.setattr(pictures, "_cards", {})
    monkeypatch.setattr(sys, "executable", "/nowhere/python")
    warm()
    assert hand_picture(["7H", "KD"], "de") == before


def test_a_process_that_breaks_off_leaves_what_it_has_drawn() -> None:
    drawn = list(drawn_elsewhere([PACKS["french"].face("2S", ""), "no drawing", PACKS["french"].face("3S", "")], 50))
    assert [image.size for image in drawn] == [(50, 70)]


def test_who_stops_the_drawing_waits_for_no_further_card() -> None:
    cards = drawn_elsewhere([PACKS["french"].face(card, "") for card in CARDS], 2000)
    next(cards)
    stop_drawing()
    assert len(list(cards)) < len(CARDS) - 1


def test_a_face_down_card_in_a_hand_hides_which_it_is() -> None:
    assert hand_picture(["2S", BACK], "de") != hand_picture(["2S", "3S"], "de")


def test_a_hand_of_none_or_too_many_is_refused() -> None:
    for count in (0, MOST_CARDS + 1):
        with pytest.raises(ValueError, match="1 to 26 cards"):
            hand_picture(CARDS[:count], "de")


@pytest.mark.parametrize("key", ["", "1S", "SK", "10", "JX", "../KS", "as"])
def test_a_key_that_is_no_card_is_refused(key: str) -> None:
    for call in (emoji_name, card_picture):
        with pytest.raises(KeyError):
            call(key, "en-US")
    with pytest.raises(KeyError):
        hand_picture([key], "en-US")


def test_packs_are_found_by_their_key() -> None:
    assert all(PACKS[key].key == key for key in PACKS)
    with pytest.raises(KeyError):
        emoji_name("KS", "de", pack="none")


def test_a_wide_hand_of_few_cards_leaves_room_so_that_no_message_blows_them_up() -> None:
    many = opened(hand_picture(CARDS[:7], "en"))
    for count in (1, 2):
        narrow, wide = opened(hand_picture(CARDS[:count], "en")), opened(hand_picture(CARDS[:count], "en", wide=True))
        assert wide.size == many.size
        assert wide.crop((0, 0, *narrow.size)).getpixel((40, 60)) == narrow.getpixel((40, 60))
        pixel = wide.getpixel((wide.width - 5, 100))
        assert isinstance(pixel, tuple)
        assert pixel[3] == 0, "nothing is drawn there"
