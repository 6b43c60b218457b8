"""Rules for embeds and the form in which Discord gives them back."""

from __future__ import annotations

from typing import Any

from .errors import Json
from .problems import Problems

MAX_EMBEDS = 10
MAX_TOTAL = 6000
PARTS = ("footer", "author", "image", "thumbnail")


def check_embeds(problems: Problems, value: Any) -> None:
    """File every fault of a message's embeds, and that of all together (6000 characters)."""
    total = 0
    for index, one in enumerate(problems.items(("embeds",), value, 0, MAX_EMBEDS)):
        path = ("embeds", index)
        total += len(problems.text((*path, "title"), one.get("title"), 0, 256, optional=True))
        total += len(problems.text((*path, "description"), one.get("description"), 0, 4096, optional=True))
        footer, author, _, _ = (
            _part(problems, index, one, name) for name in ("footer", "author", "image", "thumbnail")
        )
        total += len(problems.text((*path, "footer", "text"), footer.get("text"), 0, 2048, optional=True))
        total += len(problems.text((*path, "author", "name"), author.get("name"), 0, 256, optional=True))
        for number, entry in enumerate(problems.items((*path, "fields"), one.get("fields"), 0, 25)):
            where = (*path, "fields", number)
            total += len(problems.text((*where, "name"), entry.get("name"), 1, 256))
            total += len(problems.text((*where, "value"), entry.get("value"), 1, 1024))
    if total > MAX_TOTAL:
        problems.add(("embeds",), "MAX_EMBED_SIZE_EXCEEDED", f"Embed size exceeds maximum size of {MAX_TOTAL}")


def _part(problems: Problems, index: int, embed: Json, name: str) -> Json:
    part = embed.get(name) or {}
    if isinstance(part, dict):
        return part
    problems.add(("embeds", index, name), "DICT_TYPE_CONVERT", "Only dictionaries may be used in a DictType")
    return {}


def filled_embeds(embeds: list[Json], attachments: list[Json]) -> list[Json]:
    """The embeds with `attachment://` replaced by the file's address; a picture that is not there is left out."""
    by_name = {f"attachment://{one['filename']}": one for one in attachments}
    result = []
    for one in embeds:
        body = {"type": "rich", **{key: value for key, value in one.items() if value is not None}}
        for key in ("image", "thumbnail"):
            url = (body.get(key) or {}).get("url", "")
            if url.startswith("attachment://"):
                found = by_name.get(url)
                if found is None:
                    body.pop(key)
                else:
                    body[key] = {"url": found["url"], "proxy_url": found["proxy_url"]} | {
                        side: found[side] for side in ("width", "height") if side in found
                    }
        result.append(body)
    return result
