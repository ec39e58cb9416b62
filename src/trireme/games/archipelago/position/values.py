"""Read values of facts: what they must be, and what is said of one that is something else."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final

from trireme.games.archipelago.places_by_name import SPOTS
from trireme.games.archipelago.problems import NOT_UNIT
from trireme.games.archipelago.rules.ids import ARC_CMP_02, ARC_CMP_12
from trireme.games.archipelago.ruleset import Ruleset
from trireme.games.archipelago.state import State
from trireme.games.archipelago.units import ENGAGED, LYING, spot_of, tile_of, unit_at
from trireme.kit.content.rulebook import Rule
from trireme.kit.errors import Figure, Impossible, Problem, Unreadable, shown
from trireme.kit.positions import once
from trireme.kit.problems import NOT_COUNT, NOT_NAMES, NOT_TABLE, RANGE, UNKNOWN

MOST: Final = 1000
"""The most of anything that a position counts. No game comes near it, and no rule limits surplus workers (ARC-DEF-08).
"""
MOST_NEWS: Final = 1_000_000
"""The highest number of talks and offers, which are numbered throughout a game."""


def wrong(where: str, problem: Problem, **figures: Figure) -> Unreadable:
    return Unreadable("position", where, problem, **figures)


def unknown(where: str, given: object, known: Iterable[str]) -> Unreadable:
    return wrong(where, UNKNOWN, given=shown(given), known=", ".join(known))


def cannot(where: str, given: Figure, rule: Rule) -> Impossible:
    return Impossible(where, given, rule.id)


def unit_name(ruleset: Ruleset, s: State, unit: int) -> str:
    """Return the word of a unit, such as `R05a/land` or `R05a/town lying engaged`."""
    flags = (" lying" if unit & LYING else "") + (" engaged" if unit & ENGAGED else "")
    return f"{ruleset.tile_name(s, tile_of(unit))}/{SPOTS[spot_of(unit)]}{flags}"


class Values:
    """Reads values one by one. Every error says which fact is wrong, and what would be right."""

    def __init__(self, ruleset: Ruleset) -> None:
        self.ruleset = ruleset
        self.tables = ruleset.tables
        self.s = ruleset.blank()
        self.tiles: dict[str, int] = {self.tables.face_ids[0]: 0}
        self.lying: dict[str, str] = {}
        """Cards and hexes that lie somewhere, and where."""

    def known(self, where: str, given: Iterable[str], known: Sequence[str]) -> None:
        for name in given:
            if name not in known:
                raise unknown(f"{where}.{name}".lstrip("."), name, known)

    def table(self, where: str, value: object) -> dict[str, object]:
        if not isinstance(value, dict):
            raise wrong(where, NOT_TABLE, given=shown(value))
        return value

    def count(self, where: str, value: object, high: int = MOST) -> int:
        if not isinstance(value, int) or isinstance(value, bool) or value < 0:
            raise wrong(where, NOT_COUNT, given=shown(value))
        if value > high:
            raise wrong(where, RANGE, given=value, low=0, high=high)
        return value

    def flag(self, where: str, value: object) -> bool:
        if not isinstance(value, bool):
            raise unknown(where, value, ("true", "false"))
        return value

    def words(self, where: str, value: object) -> list[str]:
        if not isinstance(value, list) or not all(isinstance(word, str) for word in value):
            raise wrong(where, NOT_NAMES, given=shown(value), right='["R05a/land", "R05a/water"]')
        return value

    def numbers(self, where: str, value: object, ids: Sequence[str]) -> list[int]:
        """Return cards, trends, objectives or hexes by their ids."""
        found = []
        for word in self.words(where, value):
            if word not in ids:
                raise unknown(where, word, ids)
            found.append(ids.index(word))
        return found

    def mask(self, where: str, value: object, ids: Sequence[str]) -> int:
        """Return the same as a mask, in which nothing stands twice."""
        found = self.numbers(where, value, ids)
        once(where, [ids[number] for number in found])
        return sum(1 << number for number in found)

    def use(self, where: str, name: str) -> None:
        """Note where a card or hex lies; there is one of each."""
        if name in self.lying:
            rule = ARC_CMP_02 if name in self.tables.hex_ids else ARC_CMP_12
            raise cannot(where, f"{name}, {self.lying[name]}", rule)
        self.lying[name] = where

    def unit(self, where: str, text: str) -> int:
        place, *flags = text.split() or [""]
        tile, _, spot = place.partition("/")
        if tile not in self.tiles or spot not in SPOTS[:-1] or not set(flags) <= {"lying", "engaged"}:
            raise wrong(where, NOT_UNIT, given=text)
        mask = (LYING if "lying" in flags else 0) | (ENGAGED if "engaged" in flags else 0)
        return unit_at(self.tiles[tile], SPOTS.index(spot), mask)
