"""The sentences of a language: the kit's and a game's Fluent files in one bundle, with two functions of our own.

`{ COUNT($coins, "coins") }` is a number with its unit: 1 coin, 3 coins. `{ LIST($wood, "wood", $coins, "coins") }` is
a list of those that are not 0: 2 wood and 1 coin, or nothing. Units are the messages `unit-…`.

A message `ask-prosper--titans` is said in place of `ask-prosper` where the module `titans` is in play: with territories
on the board, no island is asked for.
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
    """A key as Fluent can have it: the tag `hades.threat` of a module's event is `hades-threat` there."""
    return key.replace(".", "-")


class Sentences:
    """All messages of a language."""

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
        """The sentence of a key. An attribute named after an argument is its variant where that argument is given."""
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
        """The message that the modules in play have for a key."""
        return next((key + ending for ending in self.endings if self.bundle.has_message(key + ending)), key)

    def count(self, number: int, unit: str) -> str:
        if number < 0:
            return "\N{MINUS SIGN}" + self.count(-number, unit)
        return self.say(f"unit-{unit}", {"count": int(number)})

    def list_of(self, *pairs: Figure) -> str:
        return self.join([self.count(int(n), str(unit)) for n, unit in zip(pairs[::2], pairs[1::2]) if n])

    def join(self, words: Sequence[str]) -> str:
        """Words in a row: A, B and C; or the word for nothing."""
        if not words:
            return self.say("list-nothing", {})
        *first, last = words
        return self.say("list-and", {"first": ", ".join(first), "last": last}) if first else last


@cache
def sentences(language: str, game: str | None, modules: tuple[str, ...] = ()) -> Sentences:
    """All that can be said of a game; of a table of it, where these modules are in play."""
    sources = [*sources_in(TRIREME / "words", language), *(game_sources(language, game) if game else ())]
    return made_of(language, sources, modules)


def made_of(language: str, sources: Sequence[str], modules: Sequence[str] = ()) -> Sentences:
    return Sentences(language, [french(source) for source in sources] if language == "fr" else sources, modules)


def whole(modules: Sequence[str]) -> list[str]:
    """The modules whose parts these are: `hades.god` is one of `hades`."""
    return list(dict.fromkeys(name.partition(".")[0] for name in modules))


def game_sources(language: str, game: str, modules: Sequence[str] | None = None) -> list[str]:
    """The Fluent files of a game and of these modules of it, or of all."""
    found = module_folders(game)
    wanted = found.values() if modules is None else [found[name] for name in modules if name in found]
    return [source for folder in (folder_of(game), *wanted) for source in sources_in(folder / "words", language)]


def sources_in(folder: Traversable, language: str) -> list[str]:
    """The files of a folder in a language, `fr.ftl` and `cards.fr.ftl`; in English, where it has none in this one."""
    names = [file for file in files_in(folder, ".ftl") if f".{file.name}".endswith(f".{language}.ftl")]
    if not names and language != "en":
        return sources_in(folder, "en")
    return [file.read_text(encoding="utf-8") for file in names]
