"""The command's own sentences, beside those that all games share and those of the game on the table."""

from __future__ import annotations

from functools import cache

from trireme.kit.errors import Figure
from trireme.kit.registry import folder_of
from trireme.kit.typography import french
from trireme.words.bundles import TRIREME, Sentences


class Speech:
    """`say("cli-no-file", file="x.record")`."""

    def __init__(self, language: str, game: str | None = None) -> None:
        self.language = language
        self.sentences = _sentences(language, game)

    def __call__(self, key: str, **figures: Figure | float) -> str:
        return self.sentences.say(key, figures)

    def has(self, key: str) -> bool:
        return self.sentences.has(key)


@cache
def _sentences(language: str, game: str | None) -> Sentences:
    folders = [TRIREME / "words", *([folder_of(game) / "words"] if game else []), TRIREME / "cli" / "words"]
    files = [folder / f"{language}.ftl" for folder in folders]
    sources = [file.read_text(encoding="utf-8") for file in files if file.is_file()]
    return Sentences(language, [french(source) for source in sources] if language == "fr" else sources)
