"""What discord.py keeps of our messages: nothing, so that old buttons live for ever and memory stays flat."""

from __future__ import annotations

import ast
from pathlib import Path
from typing import Any

import discord

import bot.ui
from bot.ui.frames import GREEN, layout, row
from bot.ui.handlers import BUTTONS, MODALS
from bot.ui.presses import Press, PressedButton, PressedSelect, button

from .matches import begin, lobby_at, open_lobby, play_out, sit_down
from .people import Place, read


def kept(place: Place) -> dict[str, int]:
    """How much discord.py's store of views holds."""
    store = place.client._connection._view_store
    return {
        "views": sum(len(items) for items in store._views.values()),
        "messages": len(store._synced_message_views),
        "forms": len(store._modals),
    }


NOTHING = {"views": 0, "messages": 0, "forms": 0}


async def test_no_view_is_stored_from_the_first_command_to_the_rematch(place: Place) -> None:
    ann, ben = place.person("Ann"), place.person("Ben")
    seen = []
    session = await begin(place, ann, ben, preset="quick")
    await ann.slash("rules")
    await ann.slash("table show")
    await ann.press("My hand")
    await play_out(place, session, (ann, ben), lambda: seen.append(kept(place)))
    await ann.press("Again!")
    await ann.press("House rules", ann.panel)
    await ann.choose("Change one rule …", "lives")
    seen.append(kept(place))
    assert all(one == NOTHING for one in seen)


async def test_no_form_is_stored_either(place: Place) -> None:
    """An open form is found again by its custom_id, also after a restart."""
    (ann,) = await sit_down(place, "Ann")
    form = await ann.press("Lucky number")
    assert kept(place) == NOTHING
    await ann.fill(form, "7")
    assert lobby_at(place).seats[0].lucky == "7"
    assert kept(place) == NOTHING


async def test_old_buttons_live_after_other_views_have_ended(place: Place) -> None:
    """discord.py forgets a dynamic item when a view that mixes it with ordinary ones ends or is sent again."""
    ann, ben = place.person("Ann"), place.person("Ben")
    await open_lobby(place, ann)
    old = place.public[0]

    for _ in range(3):
        await ann.press("House rules", old)
        await ann.press("Done")
        form = await ann.press("Lucky number")
        await ann.fill(form, "7")
        await ann.slash("table show")
        await place.wait(3)
    await place.wait(3600)
    result = await ben.press("Join", old)
    assert "The table has moved on" in read(result), "the lobby is closed by now, but the button is alive"


async def test_both_dynamic_items_stay_registered_through_a_whole_match(place: Place) -> None:
    ann = place.person("Ann")
    session = await begin(place, ann, preset="quick")
    await play_out(place, session, [ann])
    registered = set(place.client._connection._view_store._dynamic_items.values())
    assert registered == {PressedButton, PressedSelect}


async def test_a_layout_is_fresh_and_stopped_before_anybody_can_send_it() -> None:
    first, second = (layout(GREEN, "text", row(button("x", Press("how")))) for _ in range(2))
    assert first is not second
    assert first.is_finished()
    assert all(not item.is_dispatchable() or isinstance(item, PressedButton) for item in _items(first))


def _items(view: discord.ui.LayoutView) -> list[discord.ui.Item[Any]]:
    return [item for item in view.walk_children() if isinstance(item, discord.ui.Button | discord.ui.DynamicItem)]


def _verbs_in_source() -> set[str]:
    """The first argument of every `Press(...)` that `bot.ui` writes down."""
    verbs = set()
    for path in Path(bot.ui.__path__[0]).rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "Press":
                first = node.args[0]
                assert isinstance(first, ast.Constant), f"{path.name}: a verb that is not written down"
                verbs.add(str(first.value))
    return verbs


def test_every_verb_that_a_message_uses_has_its_handler_and_every_handler_is_used() -> None:
    assert _verbs_in_source() == set(BUTTONS) | set(MODALS)


def test_no_view_holds_an_ordinary_button_or_select() -> None:
    """Only the two dynamic items make them, so that a click is found again after any restart."""
    for path in Path(bot.ui.__path__[0]).rglob("*.py"):
        if path.name == "presses.py":
            continue
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.Attribute) and node.attr in {"Button", "Select", "UserSelect"}:
                assert not (
                    isinstance(node.value, ast.Attribute) and node.value.attr == "ui" and _is_called(path, node)
                )


def _is_called(path: Path, attribute: ast.Attribute) -> bool:
    return any(
        isinstance(node, ast.Call) and ast.dump(node.func) == ast.dump(attribute)
        for node in ast.walk(ast.parse(path.read_text("utf-8")))
    )
