"""Rules for message components, old layout and V2, and the form in which Discord gives them back."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator

from .errors import Json
from .problems import Path, Problems

ROW, BUTTON, STRING_SELECT, TEXT_INPUT = 1, 2, 3, 4
USER_SELECT, ROLE_SELECT, MENTIONABLE_SELECT, CHANNEL_SELECT = 5, 6, 7, 8
SECTION, TEXT, THUMBNAIL, GALLERY, FILE, SEPARATOR, CONTAINER, LABEL = 9, 10, 11, 12, 13, 14, 17, 18
SELECTS = (STRING_SELECT, USER_SELECT, ROLE_SELECT, MENTIONABLE_SELECT, CHANNEL_SELECT)

TOP_OLD = (ROW,)
IN_CONTAINER = (ROW, SECTION, TEXT, GALLERY, FILE, SEPARATOR)
TOP_V2 = (*IN_CONTAINER, CONTAINER)

MAX_COMPONENTS_V2 = 40
MAX_TEXT_V2 = 4000
MAX_ROWS_OLD = 5
LINK_STYLE = 5


def walk(components: list[Json]) -> Iterator[Json]:
    """Every component with those nested in it, in the order of reading."""
    for one in components:
        yield one
        yield from walk([child for child in one.get("components") or [] if isinstance(child, dict)])
        for key in ("accessory", "component"):
            if isinstance(one.get(key), dict):
                yield from walk([one[key]])


def texts(components: list[Json]) -> list[str]:
    """The contents of all text displays."""
    return [str(one.get("content", "")) for one in walk(components) if one.get("type") == TEXT]


def looks_like_emoji(text: str) -> bool:
    """True for a unicode emoji: short, and with a character outside the alphabets."""
    return 0 < len(text) <= 24 and any(ord(char) >= 0x2000 or char in "©®" for char in text)


class Checker:
    """Checks the components of one message and files every fault.

    `emojis` are the ids of emojis that exist, `files` the names that `attachment://` may mean.
    """

    def __init__(self, problems: Problems, emojis: Collection[int], files: Collection[str]) -> None:
        self._problems = problems
        self._emojis = emojis
        self._files = files
        self._custom_ids: set[str] = set()
        self._numbers: set[int] = set()

    def message(self, components: list[Json], *, v2: bool, path: Path = ("components",)) -> None:
        """Check all components of a message."""
        top = TOP_V2 if v2 else TOP_OLD
        if not v2 and len(components) > MAX_ROWS_OLD:
            self._problems.add(path, "BASE_TYPE_MAX_LENGTH", f"Must be {MAX_ROWS_OLD} or fewer in length.")
        for index, one in enumerate(components):
            self._one((*path, index), one, top)
        if not v2:
            return
        if sum(1 for _ in walk(components)) > MAX_COMPONENTS_V2:
            self._problems.add(
                path,
                "COMPONENT_MAX_TOTAL_COMPONENTS_EXCEEDED",
                f"The total number of components cannot exceed {MAX_COMPONENTS_V2}",
            )
        if sum(len(text) for text in texts(components)) > MAX_TEXT_V2:
            self._problems.add(
                path,
                "COMPONENT_DISPLAYABLE_TEXT_SIZE_EXCEEDED",
                f"Displayable text size exceeds maximum size of {MAX_TEXT_V2}",
            )

    def _one(self, path: Path, one: Json, allowed: tuple[int, ...]) -> None:
        kind = one.get("type")
        if kind not in allowed:
            listed = ", ".join(str(each) for each in allowed)
            self._problems.add(
                (*path, "type"), "UNION_TYPE_CHOICES", f'Value of field "type" must be one of ({listed},).'
            )
            return
        number = one.get("id")
        if number:
            if number in self._numbers:
                self._problems.add((*path, "id"), "COMPONENT_ID_DUPLICATED", "Component id cannot be duplicated")
            self._numbers.add(number)
        rules: dict[int, Callable[[Path, Json], None]] = {
            ROW: self._row,
            BUTTON: self._button,
            SECTION: self._section,
            TEXT: self._text,
            THUMBNAIL: self._thumbnail,
            GALLERY: self._gallery,
            FILE: self._file,
            SEPARATOR: self._separator,
            CONTAINER: self._container,
            **dict.fromkeys(SELECTS, self.select),
        }
        rules[kind](path, one)

    def _children(self, path: Path, one: Json, low: int, high: int) -> list[Json]:
        return self._problems.items((*path, "components"), one.get("components"), low, high)

    def _row(self, path: Path, one: Json) -> None:
        children = self._children(path, one, 1, 5)
        kinds = [child.get("type") for child in children]
        if len(kinds) > 1 and any(kind in SELECTS for kind in kinds):
            self._problems.add(
                path, "COMPONENT_LAYOUT_WIDTH_EXCEEDED", "The specified component exceeds the maximum width"
            )
        for index, child in enumerate(children):
            self._one((*path, "components", index), child, (BUTTON, *SELECTS))

    def _container(self, path: Path, one: Json) -> None:
        self._problems.number((*path, "accent_color"), one.get("accent_color"), 0, 0xFFFFFF, 0)
        for index, child in enumerate(self._children(path, one, 1, MAX_COMPONENTS_V2)):
            self._one((*path, "components", index), child, IN_CONTAINER)

    def _section(self, path: Path, one: Json) -> None:
        for index, child in enumerate(self._children(path, one, 1, 3)):
            self._one((*path, "components", index), child, (TEXT,))
        accessory = one.get("accessory")
        if isinstance(accessory, dict):
            self._one((*path, "accessory"), accessory, (BUTTON, THUMBNAIL))
        else:
            self._problems.required((*path, "accessory"))

    def _text(self, path: Path, one: Json) -> None:
        self._problems.text((*path, "content"), one.get("content"), 1, MAX_TEXT_V2)

    def _separator(self, path: Path, one: Json) -> None:
        self._problems.number((*path, "spacing"), one.get("spacing"), 1, 2, 1)

    def _thumbnail(self, path: Path, one: Json) -> None:
        self._media((*path, "media"), one.get("media"))
        self._problems.text((*path, "description"), one.get("description"), 1, 1024, optional=True)

    def _gallery(self, path: Path, one: Json) -> None:
        for index, item in enumerate(self._problems.items((*path, "items"), one.get("items"), 1, 10)):
            self._thumbnail((*path, "items", index), item)

    def _file(self, path: Path, one: Json) -> None:
        self._media((*path, "file"), one.get("file"), only_attachment=True)

    def _media(self, path: Path, media: object, *, only_attachment: bool = False) -> None:
        url = media.get("url") if isinstance(media, dict) else None
        if not isinstance(url, str):
            self._problems.required((*path, "url"))
            return
        if url.startswith("attachment://"):
            if url.removeprefix("attachment://") not in self._files:
                self._problems.add(
                    (*path, "url"),
                    "UNFURLED_MEDIA_ITEM_REFERENCED_ATTACHMENT_NOT_FOUND",
                    f"The referenced attachment was not found: {url}",
                )
        elif only_attachment or not url.startswith(("http://", "https://")):
            self._problems.add((*path, "url"), "URL_TYPE_INVALID_SCHEME", "Scheme must be one of the allowed ones.")

    def _custom_id(self, path: Path, one: Json) -> None:
        value = self._problems.text((*path, "custom_id"), one.get("custom_id"), 1, 100)
        if value and value in self._custom_ids:
            self._problems.add(
                (*path, "custom_id"), "COMPONENT_CUSTOM_ID_DUPLICATED", "Component custom id cannot be duplicated"
            )
        self._custom_ids.add(value)

    def _emoji(self, path: Path, emoji: object) -> None:
        if not isinstance(emoji, dict):
            return
        if emoji.get("id"):
            known = str(emoji["id"]).isdecimal() and int(emoji["id"]) in self._emojis
        else:
            known = looks_like_emoji(str(emoji.get("name") or ""))
        if not known:
            field = "id" if emoji.get("id") else "name"
            self._problems.add((*path, "emoji", field), "COMPONENT_INVALID_EMOJI", "Invalid emoji")

    def _button(self, path: Path, one: Json) -> None:
        problems = self._problems
        style = one.get("style")
        if style not in (1, 2, 3, 4, LINK_STYLE):
            problems.choices((*path, "style"), (1, 2, 3, 4, LINK_STYLE))
        problems.text((*path, "label"), one.get("label"), 0, 80, optional=True)
        self._emoji(path, one.get("emoji"))
        if not one.get("label") and not one.get("emoji"):
            problems.add(path, "BUTTON_COMPONENT_INVALID", "A button needs a label or an emoji")
        if style == LINK_STYLE:
            problems.text((*path, "url"), one.get("url"), 1, 512)
            if one.get("custom_id"):
                problems.add(path, "BUTTON_COMPONENT_CUSTOM_ID_URL_MUTUALLY_EXCLUSIVE", "A link has no custom id")
        else:
            self._custom_id(path, one)
            if one.get("url"):
                problems.add(
                    path,
                    "BUTTON_COMPONENT_CUSTOM_ID_URL_MUTUALLY_EXCLUSIVE",
                    "A custom id and url cannot both be given",
                )

    def select(self, path: Path, one: Json) -> None:
        """Check a select menu; a string select needs options."""
        problems = self._problems
        self._custom_id(path, one)
        problems.text((*path, "placeholder"), one.get("placeholder"), 0, 150, optional=True)
        low = problems.number((*path, "min_values"), one.get("min_values"), 0, 25, 1)
        high = problems.number((*path, "max_values"), one.get("max_values"), 1, 25, 1)
        if low > high:
            problems.add((*path, "min_values"), "SELECT_COMPONENT_MIN_VALUES", "min_values is above max_values")
        if one.get("type") != STRING_SELECT:
            return
        options = problems.items((*path, "options"), one.get("options"), 1, 25)
        if options and high > len(options):
            problems.add((*path, "max_values"), "BASE_TYPE_MAX_LENGTH", f"Must be {len(options)} or fewer.")
        values: set[str] = set()
        for index, option in enumerate(options):
            where = (*path, "options", index)
            problems.text((*where, "label"), option.get("label"), 1, 100)
            problems.text((*where, "description"), option.get("description"), 0, 100, optional=True)
            self._emoji(where, option.get("emoji"))
            value = problems.text((*where, "value"), option.get("value"), 1, 100)
            if value in values:
                problems.add(
                    (*where, "value"), "SELECT_COMPONENT_OPTION_VALUE_DUPLICATED", "The option value is already used"
                )
            values.add(value)


def fill(components: list[Json], media: Callable[[str], Json]) -> list[Json]:
    """The components as Discord gives them back: numbered, defaults written out, media resolved by `media(url)`."""
    taken = {one["id"] for one in walk(components) if one.get("id")}
    fresh = (number for number in range(1, 1_000_000) if number not in taken)
    return [_filled(one, fresh, media) for one in components]


def _emoji_back(emoji: Json) -> Json:
    """An emoji as Discord gives it back: its id is text, however it was sent."""
    return emoji | {"id": str(emoji["id"])} if emoji.get("id") else emoji


def _filled(one: Json, fresh: Iterator[int], media: Callable[[str], Json]) -> Json:
    body = {key: value for key, value in one.items() if value is not None}
    body["id"] = one.get("id") or next(fresh)
    kind = one["type"]
    if body.get("emoji"):
        body["emoji"] = _emoji_back(body["emoji"])
    if kind in SELECTS:
        body = {"min_values": 1, "max_values": 1, **body}
    elif kind == SEPARATOR:
        body = {"spacing": 1, "divider": True, **body}
    elif kind == THUMBNAIL:
        body = {"description": None, "spoiler": False, **body, "media": media(one["media"]["url"])}
    elif kind == GALLERY:
        body["items"] = [
            {"description": None, "spoiler": False, **item, "media": media(item["media"]["url"])}
            for item in one["items"]
        ]
    elif kind == FILE:
        found = media(one["file"]["url"])
        body = {"spoiler": False, **body, "file": found, "name": found["url"].rsplit("/", 1)[-1], "size": None}
    elif kind == CONTAINER:
        body = {"accent_color": None, "spoiler": False, **body}
    if "components" in one:
        body["components"] = [_filled(child, fresh, media) for child in one["components"]]
    if kind == SECTION:
        body["accessory"] = _filled(one["accessory"], fresh, media)
    return body
