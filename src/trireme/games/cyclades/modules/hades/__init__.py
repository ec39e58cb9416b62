"""Hadès: four pieces, each of which can be played alone; together they are the whole expansion.

A piece is a module of its own with a folder of its own. What they share stands here: one rulebook, one content, one
registry of answers, one table of facts and one of views, in which each piece has entries of its own.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from random import Random
from typing import ClassVar, Final

from trireme.games.cyclades.components import Described, IslandData
from trireme.games.cyclades.module import Module, Told
from trireme.games.cyclades.modules.hades.codes import CODES
from trireme.games.cyclades.modules.hades.components import HadesContent
from trireme.games.cyclades.modules.hades.favours import FAVOURS
from trireme.games.cyclades.modules.hades.god import GOD
from trireme.games.cyclades.modules.hades.heroes import HEROES, left_out
from trireme.games.cyclades.modules.hades.odds import battle_foretold
from trireme.games.cyclades.modules.hades.piece import Piece
from trireme.games.cyclades.modules.hades.placement import PLACEMENT
from trireme.games.cyclades.position.values import Values
from trireme.games.cyclades.ruleset import Ruleset
from trireme.games.cyclades.state import State
from trireme.kit.engine.frames import Step
from trireme.kit.engine.state import ModuleState
from trireme.kit.engine.window import Window
from trireme.kit.positions import Facts, Finding, Schema

PIECES: Final[tuple[Piece, ...]] = (PLACEMENT, GOD, HEROES, FAVOURS)
"""All pieces, in the order in which they join."""


class Hades(Module):
    name = "hades"
    choices = tuple(piece.choice for piece in PIECES)
    extras: ClassVar[Mapping[str, str]] = {"manticore": HEROES.choice, "hecate": FAVOURS.choice}
    codes = CODES
    content = HadesContent
    by_seat = tuple(name for piece in PIECES for name in piece.by_seat)

    def pieces(self, ruleset: Ruleset) -> list[Piece]:
        """Return the pieces in play."""
        return [piece for piece in PIECES if piece.name in ruleset.chosen]

    def outside(self, ruleset: Ruleset) -> Sequence[IslandData]:
        return [island for piece in self.pieces(ruleset) for island in piece.outside(ruleset)]

    def cards(self, ruleset: Ruleset) -> Sequence[Described]:
        return [card for piece in self.pieces(ruleset) for card in piece.cards(ruleset)]

    def join(self, ruleset: Ruleset) -> None:
        ruleset.points.left_out.append(left_out)
        for piece in self.pieces(ruleset):
            piece.join(ruleset)
        if {HEROES.name, FAVOURS.name} & {*ruleset.chosen}:
            ruleset.points.foretells.append(battle_foretold(ruleset))

    def steps(self, ruleset: Ruleset) -> dict[int, Step[State]]:
        return {kind: step for piece in self.pieces(ruleset) for kind, step in piece.steps(ruleset).items()}

    def windows(self, ruleset: Ruleset) -> Sequence[Window[State]]:
        return [window for piece in self.pieces(ruleset) for window in piece.windows(ruleset)]

    def hides(self, ruleset: Ruleset) -> bool:
        return any(piece.hides(ruleset) for piece in self.pieces(ruleset))

    # Its part of a state.

    def parts(self, ruleset: Ruleset) -> dict[str, ModuleState]:
        return {name: part for piece in self.pieces(ruleset) for name, part in piece.parts(ruleset).items()}

    def facts(self, ruleset: Ruleset, s: State) -> Facts:
        return {name: fact for piece in self.pieces(ruleset) for name, fact in piece.facts(ruleset, s).items()}

    def stand(self, ruleset: Ruleset, s: State, facts: Mapping[str, object]) -> None:
        told = [
            *self.facts(ruleset, s),
            *(name for piece in self.pieces(ruleset) for name in piece.facts_schema(ruleset)),
        ]
        Values(ruleset, s).known(self.name, facts, dict.fromkeys(told))
        for piece in self.pieces(ruleset):
            piece.stand(ruleset, s, facts)

    def impossible(self, ruleset: Ruleset, s: State, at: str) -> Iterator[Finding]:
        for piece in self.pieces(ruleset):
            yield from piece.impossible(ruleset, s, at)

    def facts_schema(self, ruleset: Ruleset) -> Schema:
        named = {name: fact for piece in self.pieces(ruleset) for name, fact in piece.facts_schema(ruleset).items()}
        return {"type": "object", "properties": named, "additionalProperties": False}

    def view(self, ruleset: Ruleset, s: State, seat: int | None) -> dict[str, Told]:
        return {name: told for piece in self.pieces(ruleset) for name, told in piece.view(ruleset, s, seat).items()}

    def resample(self, ruleset: Ruleset, s: State, seat: int | None, rng: Random) -> None:
        for piece in self.pieces(ruleset):
            piece.resample(ruleset, s, seat, rng)

    def scramble(self, ruleset: Ruleset, s: State, seat: int | None, rng: Random) -> None:
        for piece in self.pieces(ruleset):
            piece.scramble(ruleset, s, seat, rng)


MODULE: Final[Module] = Hades()
