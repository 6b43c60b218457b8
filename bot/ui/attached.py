"""A picture that goes with a message: uploaded once, and kept by its name while the message is edited."""

from __future__ import annotations

import io
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any

import discord


@dataclass(frozen=True, slots=True)
class Attached:
    """A picture that is ready. Pictures that differ have different names; `alt` is what it shows, in words."""

    name: str
    png: bytes = field(repr=False)
    alt: str

    def item(self) -> discord.ui.MediaGallery[Any]:
        """Where the picture stands in the message."""
        return discord.ui.MediaGallery(
            discord.MediaGalleryItem(f"attachment://{self.name}", description=self.alt[:256])
        )

    def file(self) -> discord.File:
        return discord.File(io.BytesIO(self.png), self.name, description=self.alt[:1024])


class Framed(discord.ui.LayoutView):
    """A message of ours, with the picture that it needs."""

    attached: Attached | None = None


def attached_to(view: discord.ui.LayoutView) -> Attached | None:
    """The picture that this message needs."""
    return view.attached if isinstance(view, Framed) else None


def files_of(view: discord.ui.LayoutView) -> dict[str, Any]:
    """What a new message uploads, as a keyword of discord.py."""
    picture = attached_to(view)
    return {} if picture is None else {"files": [picture.file()]}


def attachments_of(view: discord.ui.LayoutView, there: Sequence[discord.Attachment]) -> dict[str, Any]:
    """What an edit uploads or keeps of what is there; what the message does not show any more goes."""
    picture = attached_to(view)
    if picture is None:
        return {"attachments": []} if there else {}
    kept = next((one for one in there if one.filename == picture.name), None)
    return {"attachments": [picture.file() if kept is None else kept]}
