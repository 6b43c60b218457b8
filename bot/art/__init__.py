"""Pictures of cards, and of points over the rounds, drawn by us."""

from bot.art.chart import score_chart
from bot.art.elsewhere import stop_drawing
from bot.art.pictures import (
    BACK,
    MOST_CARDS,
    PACKS,
    Drawing,
    Picture,
    card_picture,
    emoji_drawings,
    emoji_name,
    emoji_names,
    emojis,
    hand_picture,
    warm,
)

__all__ = [
    "BACK",
    "MOST_CARDS",
    "PACKS",
    "Drawing",
    "Picture",
    "card_picture",
    "emoji_drawings",
    "emoji_name",
    "emoji_names",
    "emojis",
    "hand_picture",
    "score_chart",
    "stop_drawing",
    "warm",
]
