"""Hadès: four pieces, each of which can be played alone; together they are the whole expansion.

A piece is a module of its own with a folder of its own. What they share stands here: one rulebook, one content, one
registry of answers, one table of facts and one of views, in which each piece has entries of its own.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from random import Random
from typing import ClassVar, Final

from trireme.games.cyclades.components import Island, Named
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
from trireme.games.cyclades.ruleset import Setting
from trireme.games.cyclades.state import State
from trireme.kit.engine.state import ModuleState, Step
from trireme.kit.engine.window import Window
from trireme.kit.positions import Facts, Finding, Schema

PIECES: Final[tuple[Piece, ...]] = (PLACEMENT, GOD, HEROES, FAVOURS)
"""In the order in which they join."""


class Hades(Module):
    name = "hades"
    choices = tuple(piece.choice for piece in PIECES)
    extras: ClassVar[Mapping[str, str]] = {"manticore": HEROES.choice, "hecate": FAVOURS.choice}
    codes = CODES
    content = HadesContent
    by_seat = tuple(name for piece in PIECES for name in piece.by_seat)

    def pieces(self, setting: Setting) -> list[Piece]:
        """Those in play."""
        return [piece for piece in PIECES if piece.name in setting.chosen]

    def outside(self, setting: Setting) -> Sequence[Island]:
        return [island for piece in self.pieces(setting) for island in piece.outside(setting)]

    def cards(self, setting: Setting) -> Sequence[Named]:
        return [card for piece in self.pieces(setting) for card in piece.cards(setting)]

    def join(self, setting: Setting) -> None:
        setting.points.left_out.append(left_out)
        for piece in self.pieces(setting):
            piece.join(setting)
        if {HEROES.name, FAVOURS.name} & {*setting.chosen}:
            setting.points.foretells.append(battle_foretold(setting))

    def steps(self, setting: Setting) -> dict[int, Step[State]]:
        return {kind: step for piece in self.pieces(setting) for kind, step in piece.steps(setting).items()}

    def windows(self, setting: Setting) -> Sequence[Window[State]]:
        return [window for piece in self.pieces(setting) for window in piece.windows(setting)]

    def hides(self, setting: Setting) -> bool:
        return any(piece.hides(setting) for piece in self.pieces(setting))

    # Its part of a state.

    def parts(self, setting: Setting) -> dict[str, ModuleState]:
        return {name: part for piece in self.pieces(setting) for name, part in piece.parts(setting).items()}

    def facts(self, setting: Setting, s: State) -> Facts:
        return {name: fact for piece in self.pieces(setting) for name, fact in piece.facts(setting, s).items()}

    def stand(self, setting: Setting, s: State, facts: Mapping[str, object]) -> None:
        told = [
            *self.facts(setting, s),
            *(name for piece in self.pieces(setting) for name in piece.facts_schema(setting)),
        ]
        Values(setting, s).known(self.name, facts, dict.fromkeys(told))
        for piece in self.pieces(setting):
            piece.stand(setting, s, facts)

    def impossible(self, setting: Setting, s: State, at: str) -> Iterator[Finding]:
        for piece in self.pieces(setting):
            yield from piece.impossible(setting, s, at)

    def facts_schema(self, setting: Setting) -> Schema:
        named = {name: fact for piece in self.pieces(setting) for name, fact in piece.facts_schema(setting).items()}
        return {"type": "object", "properties": named, "additionalProperties": False}

    def view(self, setting: Setting, s: State, seat: int | None) -> dict[str, Told]:
        return {name: told for piece in self.pieces(setting) for name, told in piece.view(setting, s, seat).items()}

    def resample(self, setting: Setting, s: State, seat: int | None, rng: Random) -> None:
        for piece in self.pieces(setting):
            piece.resample(setting, s, seat, rng)

    def scramble(self, setting: Setting, s: State, seat: int | None, rng: Random) -> None:
        for piece in self.pieces(setting):
            piece.scramble(setting, s, seat, rng)


MODULE: Final[Module] = Hades()
