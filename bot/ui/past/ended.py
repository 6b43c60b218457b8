"""A match of this server that is over, brought back from the store to be told or checked."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

from bot.tables.ports import Status, StoredMatch
from bot.tables.refused import Refused
from bot.tables.session import Session
from bot.ui.answer import Interaction, in_guild
from engine import GAMES, BadRecord

if TYPE_CHECKING:
    from bot.ui.client import Kuckuck


async def last_match(client: Kuckuck, interaction: Interaction) -> int:
    """The number of the match that ended last on this server. Raises Refused when none has."""
    guild_id, _ = in_guild(interaction)
    latest = await client.store.history(guild_id, 1)
    if not latest:
        raise Refused("refused-no-match-yet")
    return latest[0].id


async def ended_match(client: Kuckuck, interaction: Interaction, number: int) -> StoredMatch:
    """A match of this server that is over. Raises Refused for any other number."""
    stored = await client.store.match(number)
    if stored is None or stored.row.guild_id != interaction.guild_id or stored.row.status is Status.CANCELLED:
        raise Refused("refused-no-such-match", number=number)
    if stored.row.status in (Status.OPEN, Status.RUNNING):
        raise Refused("refused-still-running", number=number)
    return stored


def has_old_rules(stored: StoredMatch) -> bool:
    """Whether the match was played by a revision of its game that is not the present one (RECORD.md, `revision`)."""
    game = GAMES.get(stored.row.game)
    return game is None or game.revision != stored.row.revision


async def replayed(client: Kuckuck, stored: StoredMatch) -> Session:
    """The match played again as far as it went. Raises Refused where its game would play differently now."""
    if has_old_rules(stored):
        raise Refused("refused-old-rules", number=stored.row.id)
    try:
        return await asyncio.to_thread(Session, stored, client.store, client.screen, client.clock)
    except BadRecord:
        raise Refused("refused-damaged", number=stored.row.id) from None
