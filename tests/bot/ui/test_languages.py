"""Whoever clicks reads his own language; what everybody sees is in the server's."""

from __future__ import annotations

import pytest
import simcord

from bot.text import LANGUAGES, words_for
from bot.ui.rules_in_words import value_text
from engine import GAMES

from .matches import begin, match_at, open_lobby, play_out, wait_for_turn
from .people import SELECT, Place, read


async def test_a_german_player_has_a_german_panel_at_an_english_table(place: Place) -> None:
    ann, dora = place.person("Ann"), place.person("Dora", "de")
    await open_lobby(place, ann, dora)
    assert "Du sitzt am Tisch von Ann" in dora.panel.text
    assert dora.panel.labels == ["Glückszahl", "Aufstehen"]
    assert "You are the host" in ann.panel.text
    assert "Ann opens a table" in place.public[0].text


async def test_a_german_hand_stays_german_when_others_move_and_time_passes(place: Place) -> None:
    ann, dora = place.person("Ann"), place.person("Dora", "de")
    session = await begin(place, ann, dora)
    assert "Runde 1" in dora.panel.text
    assert "Round 1" in ann.panel.text
    await wait_for_turn(place, session, [dora] if session.pending else [])
    await place.wait(1)
    assert "Stehen" in dora.panel.labels
    assert "Round 1" in place.public[-1].text


async def test_a_german_server_has_german_public_messages_for_everybody(place: Place, env: simcord.Env) -> None:
    place.guild = env.create_guild("Wirtshaus", preferred_locale="de")
    place.channel = place.guild.create_text_channel("spiele")
    ann = place.person("Ann")
    await ann.slash("play", game="kuckuck", rules="quick")
    assert "Ann lädt an den Tisch" in place.public[0].text
    assert place.public[0].labels[0] == "Mitspielen"
    assert "You are the host" in ann.panel.text
    await ann.press("Computer dazu")
    await place.wait(2)
    await ann.press("Start", ann.panel)
    await place.wait(2)
    assert "Runde 1" in place.public[-1].text
    assert "Round 1" in ann.panel.text
    await play_out(place, match_at(place), [ann])
    assert "Noch einmal!" in place.public[-1].labels or "Nochmal!" in place.public[-1].labels
    assert not any("Round" in one.text or "has begun" in one.text for one in place.public)


async def test_moderators_choose_the_language_of_public_messages(place: Place) -> None:
    boss = place.person("Boss", manage_guild=True)
    await boss.slash("settings", language="de")
    await boss.slash("play", game="kuckuck")
    assert "Boss lädt an den Tisch" in place.public[-1].text
    assert "You are the host" in boss.panel.text


async def test_refusals_are_in_the_language_of_who_is_refused(place: Place) -> None:
    ann, dora = place.person("Ann"), place.person("Dora", "de")
    await open_lobby(place, ann)
    assert "Das kann nur" in read(await dora.press("Start", place.public[0]))
    assert "Du sitzt auf diesem Server an keinem Tisch" in read(await dora.slash("hand"))


async def test_a_language_of_discord_that_we_do_not_speak_is_served_in_english(place: Place) -> None:
    pierre = place.person("Pierre", "fr")
    assert "You are not at a table" in read(await pierre.slash("hand"))


@pytest.mark.parametrize("locale", ["en-GB", "en-US"])
async def test_every_english_is_english(place: Place, locale: str) -> None:
    assert "You are not at a table" in read(await place.person("Ann", locale).slash("hand"))


async def test_the_commands_were_sent_to_discord_with_names_and_descriptions_in_both_languages(place: Place) -> None:
    sent = {one.name: one for one in await place.client.tree.fetch_commands()}
    for name in ("play", "rules", "hand", "table", "leaderboard", "verify", "settings"):
        key = f"command-{name}"
        # Named for every English too, else American users would be served the British text.
        expected = {"de": words_for("de")(key), "en-US": name, "en-GB": name}
        assert {str(locale): text for locale, text in sent[name].name_localizations.items()} == expected
        assert {str(locale): text for locale, text in sent[name].description_localizations.items()} == {
            "de": words_for("de")(f"{key}-about"),
            "en-US": words_for("en")(f"{key}-about"),
            "en-GB": words_for("en")(f"{key}-about"),
        }


async def test_commands_are_for_servers_only(place: Place) -> None:
    (sent,) = [one.json for one in place.env.http_requests if one.method == "PUT"]
    assert sent
    for command in sent:
        assert command["contexts"] == [0]
        assert command["integration_types"] == [0]


def test_a_text_in_every_language_names_every_button_shortly_enough_for_a_phone() -> None:
    for language in LANGUAGES:
        words = words_for(language)
        for key in ("lobby-join", "lobby-leave", "lobby-add-computers", "lobby-start", "lobby-house-rules", "lobby-how",
                    "panel-lucky", "lobby-cancel", "board-my-hand", "board-rules", "board-go-on", "result-again",
                    "board-to-result", "result-verify", "move-back", "move-turn-stand", "move-dealer-draw",
                    "move-dealer-again-draw", "move-cut-anywhere", "move-cut-at", "move-stand-later"):  # fmt: skip
            assert len(words(key)) <= 34, (language, key)


def test_every_house_rule_and_each_of_its_values_has_a_name_that_fits_on_a_phone() -> None:
    for words, game in ((words_for(language), game) for language in LANGUAGES for game in GAMES.values()):
        names = [words(f"preset-{game.key}-{preset}") for preset in game.presets]
        for option in game.rules.options():
            names += [words(f"option-{option.name}"), *(value_text(words, option, value) for value in option.values)]
        assert [name for name in names if len(name) > 34] == []


@pytest.mark.parametrize("game", list(GAMES))
@pytest.mark.parametrize(("locale", "change"), [("en-US", "Change one rule …"), ("de", "Eine Regel ändern …")])
async def test_no_label_of_the_house_rules_is_cut_off_on_a_phone(
    place: Place, game: str, locale: str, change: str
) -> None:
    ann = place.person("Ann", locale)
    await ann.slash("play", game=game)
    await ann.press({"en-US": "House rules", "de": "Hausregeln"}[locale], ann.panel)
    for option in ann.panel.menus[change]:
        await place.wait(1)
        await ann.choose(change, option)
        for menu in (part for part in ann.panel.parts if part["type"] == SELECT):
            for one in menu["options"]:
                assert len(one["label"]) <= 34, one
                assert len(one.get("description") or "") <= 100, one
