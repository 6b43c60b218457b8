"""Which verb of a custom_id does what."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Mapping
from typing import Any

from bot.ui import absence_actions, fairness_actions, lobby_actions, match_actions, rematch
from bot.ui.past import history, leaderboard, privacy, replay, stats
from bot.ui.presses import Press

Handler = Callable[[Any, Any, Press, list[str]], Awaitable[None]]

BUTTONS: Mapping[str, Handler] = {
    "join": lobby_actions.join,
    "leave": lobby_actions.leave,
    "computers": lobby_actions.computers,
    "start": lobby_actions.start,
    "cancel": lobby_actions.cancel,
    "kick": lobby_actions.kick,
    "host": lobby_actions.host,
    "how": lobby_actions.how,
    "lucky": lobby_actions.lucky,
    "house": lobby_actions.house,
    "panel": lobby_actions.panel,
    "preset": lobby_actions.preset,
    "option": lobby_actions.option,
    "value": lobby_actions.value,
    "pace": lobby_actions.pace,
    "hand": match_actions.hand,
    "act": match_actions.act,
    "why": match_actions.why,
    "pad": match_actions.pad,
    "cut": match_actions.cut,
    "cut-at": match_actions.cut_at,
    "later": match_actions.later,
    "back": match_actions.back,
    "go-on": match_actions.go_on,
    "leaders": leaderboard.reordered,
    "stats": stats.own_stats,
    "vote": absence_actions.vote,
    "leave-now": absence_actions.leave_now,
    "rules": match_actions.rules,
    "again": rematch.again,
    "verify": fairness_actions.verify_button,
    "history": history.turned,
    "past": history.opened,
    "replay": replay.turned,
    "privacy": privacy.kept,
    "forget": privacy.asked,
    "forget-now": privacy.forgotten,
}
"""Buttons and menus."""

MODALS: Mapping[str, Handler] = {
    "lucky-typed": lobby_actions.lucky_typed,
    "value": lobby_actions.value,
    "cut-typed": match_actions.cut_typed,
}
"""What was typed."""
