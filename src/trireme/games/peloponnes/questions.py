"""What the questions of Peloponnes have in common."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import ClassVar, Final

from trireme.games.peloponnes.problems import NO_SUCH_TILE
from trireme.games.peloponnes.rules.ids import (
    PEL_GEN_02,
    PEL_GEN_12,
    PEL_REV_01,
    PEL_RND_02,
    PEL_RND_04,
)
from trireme.games.peloponnes.ruleset import Ruleset
from trireme.games.peloponnes.state import State, Tile
from trireme.kit.content.rulebook import Reason
from trireme.kit.engine.askers import PickOne
from trireme.kit.errors import Refused, Unreadable
from trireme.kit.problems import FORM, UNKNOWN
from trireme.kit.rules.ids import KIT_ASK_03
from trireme.kit.seats import NOBODY, Seat

OTHER_GAINS: Final = ("luxury", "prestige", "population", "inhabitant", "inhabitants")
"""Words that a player may try to take although they are no goods to choose as income."""
NO_NAMES: Final[dict[int, str]] = {}


class PeloponnesAsk(PickOne[State]):
    """A question whose moves are a verb and one word (`take wood`); others override reading and writing."""

    verb: ClassVar[str] = ""
    form: ClassVar[str] = ""
    """How a move is written; shown when one cannot be read."""

    def __init__(self, ruleset: Ruleset, names: Mapping[int, str] = NO_NAMES) -> None:
        super().__init__({code: f"{self.verb} {name}" for code, name in names.items()})
        self.ruleset = ruleset
        self.names = names

    def verbs(self) -> tuple[str, ...]:
        return (self.verb,)

    def legal(self, s: State, seat: Seat) -> list[int]:
        return list(self.names)

    def number(self, word: str) -> int:
        """Return the code of the word after the verb."""
        text, names = f"{self.verb} {word}", self.names.values()
        if text not in self.codes:
            raise Unreadable("move", text, UNKNOWN, given=word, known=", ".join(names))
        return self.codes[text]

    def read(self, s: State, seat: Seat, words: list[str]) -> list[int]:
        if len(words) != 2:
            raise Unreadable("move", " ".join(words), FORM, form=self.form)
        return [self.number(words[1])]


def tile_number(ruleset: Ruleset, verb: str, word: str) -> Tile:
    if word in ruleset.more.apart:
        rules = ruleset.more.apart[word].get(verb, (KIT_ASK_03,))
        raise Refused(f"{verb} {word}", [Reason(rule, tile=word) for rule in rules])
    number = ruleset.tables.tile_number.get(word)
    if number is None:
        raise Unreadable("move", word, NO_SUCH_TILE, given=word)
    return number


def not_on_offer(ruleset: Ruleset, s: State, tile: Tile) -> Iterator[Reason]:
    """Explain where a tile lies that is in no row of the display."""
    if ruleset.in_the_box(s, tile):
        yield ruleset.about(PEL_GEN_02, tile)
    elif (owner := ruleset.owner(s, tile)) != NOBODY:
        yield ruleset.about(PEL_RND_04, tile, seat=owner)
    else:
        if tile not in s.pile:
            yield ruleset.about(PEL_RND_02, tile)
        yield ruleset.about(PEL_REV_01, tile)
    yield ruleset.about(KIT_ASK_03, tile)


def not_mine(ruleset: Ruleset, s: State, seat: Seat, tile: Tile) -> Iterator[Reason]:
    """Explain where a tile lies that the player names to pay for it and does not own."""
    owner = ruleset.owner(s, tile)
    if owner not in (seat, NOBODY):
        yield ruleset.about(PEL_GEN_12, tile, seat=owner)
    if owner == NOBODY and not ruleset.on_offer(s, tile):
        yield from not_on_offer(ruleset, s, tile)
    else:
        yield ruleset.about(KIT_ASK_03, tile)


def tile_at(ruleset: Ruleset, target: str) -> Tile | None:
    """Return the tile of a target on the board, or None if it is no tile."""
    kind, _, id = target.partition(":")
    return ruleset.tables.tile_number.get(id) if kind == "tile" else None


def named_apart(ruleset: Ruleset, s: State, seat: Seat, words: list[str]) -> Iterator[Reason]:
    """Yield what the rulebook says to a verb that names a tile set apart, here or wherever it belongs."""
    for word in words[1:]:
        for rule in ruleset.more.apart.get(word, {}).get(words[0], ()):
            applies = ruleset.more.applies.get(rule)
            if rule is not KIT_ASK_03 and (applies is None or applies(s, seat, words)):
                yield Reason(rule, tile=word)
