"""Files that a request brings along, and where they are found afterwards."""

from __future__ import annotations

import re
import struct

from .entities import Channel, Upload
from .errors import Json
from .world import World

CDN = "https://cdn.discordapp.com"


def tidy(filename: str) -> str:
    """The name under which Discord stores a file."""
    return re.sub(r"[^\w.\-]", "_", filename, flags=re.ASCII) or "unknown"


def store(world: World, channel: Channel, upload: Upload) -> Json:
    """Keep a file and give its attachment object."""
    attachment_id = world.ids.next()
    world.uploads[channel.id, attachment_id] = upload
    url = f"{CDN}/attachments/{channel.id}/{attachment_id}/{upload.filename}"
    body: Json = {
        "id": str(attachment_id),
        "filename": upload.filename,
        "size": len(upload.content),
        "url": url,
        "proxy_url": url.replace("cdn.discordapp.com", "media.discordapp.net"),
        "content_type": upload.content_type,
    }
    if upload.description:
        body["description"] = upload.description
    size = picture_size(upload.content)
    if size:
        body |= {"width": size[0], "height": size[1]}
    return body


def picture_size(content: bytes) -> tuple[int, int] | None:
    """Width and height in pixels of a PNG or GIF."""
    if content[:8] == b"\x89PNG\r\n\x1a\n" and len(content) >= 24:
        width, height = struct.unpack(">II", content[16:24])
        return int(width), int(height)
    if content[:6] in (b"GIF87a", b"GIF89a") and len(content) >= 10:
        width, height = struct.unpack("<HH", content[6:10])
        return int(width), int(height)
    return None


def picture_type(content: bytes) -> str | None:
    """The media type of a picture by its first bytes, None for anything that is no picture."""
    if content[:8] == b"\x89PNG\r\n\x1a\n":
        return "image/png"
    if content[:3] == b"\xff\xd8\xff":
        return "image/jpeg"
    if content[:6] in (b"GIF87a", b"GIF89a"):
        return "image/gif"
    if content[:4] == b"RIFF" and content[8:12] == b"WEBP":
        return "image/webp"
    return None
