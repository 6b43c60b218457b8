"""Every word that a user sees, in German and English (Fluent; `locales/<language>/<area>.ftl`)."""

from bot.text.words import LANGUAGES, Words, language_of, words_for

__all__ = ["LANGUAGES", "Words", "language_of", "words_for"]
