"""Routes of interactions: the first answer, follow-ups and edits through the token."""

from __future__ import annotations

from .. import interactions
from ..entities import Interaction
from ..errors import Json
from .call import Call, Route


def _interaction(call: Call) -> Interaction:
    return call.world.interaction_by_token(call.number("application"), call.params["token"])


async def callback(call: Call) -> Json | None:
    """The first answer to an interaction."""
    body = interactions.answer(call.world, call.number("interaction"), call.params["token"], call.form())
    return body if call.query.get("with_response", "").lower() in ("1", "true") else None


async def follow_up(call: Call) -> Json:
    """A further message."""
    return interactions.follow_up(call.world, _interaction(call), call.form()).data


async def get_message(call: Call) -> Json:
    """A message that the token may touch."""
    return interactions.message_by_token(call.world, _interaction(call), call.params["message"]).data


async def edit_message(call: Call) -> Json:
    """Change a message through the token."""
    interaction = _interaction(call)
    message = interactions.message_by_token(call.world, interaction, call.params["message"])
    return interactions.edit_by_token(call.world, interaction, message, call.form()).data


async def delete_message(call: Call) -> None:
    """Delete a message through the token."""
    call.world.remove_message(interactions.message_by_token(call.world, _interaction(call), call.params["message"]))


ROUTES = [
    Route("POST", "/interactions/{interaction}/{token}/callback", callback, needs_token=False),
    Route("POST", "/webhooks/{application}/{token}", follow_up, needs_token=False),
    Route("GET", "/webhooks/{application}/{token}/messages/{message}", get_message, needs_token=False),
    Route("PATCH", "/webhooks/{application}/{token}/messages/{message}", edit_message, needs_token=False),
    Route("DELETE", "/webhooks/{application}/{token}/messages/{message}", delete_message, needs_token=False),
]
