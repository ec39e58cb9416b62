"""Sentences of the command itself, besides those of all games and of the game on the table."""

from __future__ import annotations

from functools import cache

from trireme.kit.errors import Figure
from trireme.words.bundles import TRIREME, Sentences, game_sources, made_of, sources_in


class Speech:
    """`say("cli-no-file", file="x.record")`."""

    def __init__(self, language: str, game: str | None = None) -> None:
        self.language = language
        self.sentences = _sentences(language, game)

    def __call__(self, key: str, **figures: Figure | float) -> str:
        return self.sentences.say(key, figures)

    def either(self, key: str, otherwise: str) -> str:
        """Return the sentence of a key, or a default if a game of another package has none."""
        return self.sentences.say(key, {}) if self.has(key) else otherwise

    def has(self, key: str) -> bool:
        return self.sentences.has(key)


@cache
def _sentences(language: str, game: str | None) -> Sentences:
    shared, own = (sources_in(TRIREME / folder, language) for folder in ("words", "cli/words"))
    return made_of(language, [*shared, *(game_sources(language, game) if game else ()), *own])
