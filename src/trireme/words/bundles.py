"""The sentences of a language: the Fluent files of the kit and of a game in one bundle, with two functions of our own.

`{ COUNT($coins, "coins") }` is a number with its unit: 1 coin, 3 coins. `{ LIST($wood, "wood", $coins, "coins") }` is
a list of those that are not 0: 2 wood and 1 coin, or nothing. Units are the messages `unit-…`.

The message `ask-prosper--titans` replaces `ask-prosper` when the module `titans` is in play: its board has
territories instead of islands.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Any

from fluent.runtime import FluentBundle, FluentResource

from trireme.kit.errors import Figure
from trireme.kit.registry import files_in, folder_of, module_folders
from trireme.kit.typography import french

TRIREME = files("trireme")


def written(key: str) -> str:
    """Return a key in the form that Fluent allows: the tag `hades.threat` becomes `hades-threat`."""
    return key.replace(".", "-")


class Sentences:
    """The messages of a language."""

    def __init__(self, language: str, sources: Sequence[str], modules: Sequence[str] = ()) -> None:
        functions: dict[str, Any] = {"COUNT": self.count, "LIST": self.list_of}
        self.bundle = FluentBundle([language], functions=functions, use_isolating=False)
        self.endings = [f"--{name}" for name in whole(modules)]
        for source in sources:
            # A game may say a refusal of the kit in its own words.
            self.bundle.add_resource(FluentResource(source), allow_overrides=True)

    def has(self, key: str) -> bool:
        return self.bundle.has_message(written(key))

    def say(self, key: str, args: Mapping[str, Figure | float]) -> str:
        """Return the sentence of a key. An attribute named after an argument is used when that argument is given."""
        if not self.has(key):
            raise LookupError(f"there is no sentence {key} in {self.bundle.locales[0]}")
        message = self.bundle.get_message(self._in_play(written(key)))
        variants = [pattern for name, pattern in message.attributes.items() if args.get(name, "") != ""]
        pattern = variants[0] if variants else message.value
        if pattern is None:
            raise LookupError(f"{key} has no variant for {', '.join(args)}")
        text, errors = self.bundle.format_pattern(pattern, dict(args))
        if errors:
            raise LookupError(f"{key}: {'; '.join(str(error) for error in errors)}")
        return str(text)

    def _in_play(self, key: str) -> str:
        """Return the message that the modules in play have for a key."""
        return next((key + ending for ending in self.endings if self.bundle.has_message(key + ending)), key)

    def count(self, number: int, unit: str) -> str:
        if number < 0:
            return "\N{MINUS SIGN}" + self.count(-number, unit)
        return self.say(f"unit-{unit}", {"count": int(number)})

    def list_of(self, *pairs: Figure) -> str:
        return self.join([self.count(int(n), str(unit)) for n, unit in zip(pairs[::2], pairs[1::2]) if n])

    def join(self, words: Sequence[str]) -> str:
        """Join words as in "A, B and C", or return the word for nothing."""
        if not words:
            return self.say("list-nothing", {})
        *first, last = words
        return self.say("list-and", {"first": ", ".join(first), "last": last}) if first else last


@cache
def sentences(language: str, game: str | None, modules: tuple[str, ...] = ()) -> Sentences:
    """Return the sentences of a game, or of a table of it with these modules in play."""
    sources = [*sources_in(TRIREME / "words", language), *(game_sources(language, game) if game else ())]
    return made_of(language, sources, modules)


def made_of(language: str, sources: Sequence[str], modules: Sequence[str] = ()) -> Sentences:
    return Sentences(language, [french(source) for source in sources] if language == "fr" else sources, modules)


def whole(modules: Sequence[str]) -> list[str]:
    """Return the modules that these parts belong to: `hades.god` belongs to `hades`."""
    return list(dict.fromkeys(name.partition(".")[0] for name in modules))


def game_sources(language: str, game: str, modules: Sequence[str] | None = None) -> list[str]:
    """Return the Fluent files of a game and of these of its modules, or of all."""
    found = module_folders(game)
    wanted = found.values() if modules is None else [found[name] for name in modules if name in found]
    return [source for folder in (folder_of(game), *wanted) for source in sources_in(folder / "words", language)]


def sources_in(folder: Traversable, language: str) -> list[str]:
    """Return the files of a folder in a language, such as `fr.ftl` and `cards.fr.ftl`, or in English if it has none."""
    names = [file for file in files_in(folder, ".ftl") if f".{file.name}".endswith(f".{language}.ftl")]
    if not names and language != "en":
        return sources_in(folder, "en")
    return [file.read_text(encoding="utf-8") for file in names]
