"""Divine favours, Priestesses, magic items and Theatres (HAD-FAV, PRS, TIL, OBJ, THE)."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from random import Random
from typing import Final

from trireme.games.cyclades.control import SETS
from trireme.games.cyclades.last_island import captured_and_completed
from trireme.games.cyclades.module import Told
from trireme.games.cyclades.modules.hades.codes import FAVOUR, ITEM
from trireme.games.cyclades.modules.hades.favours import deck, facts_and_view, laid_favour, priestesses, theatres
from trireme.games.cyclades.modules.hades.favours.deck import exchange_hidden, leaves_items
from trireme.games.cyclades.modules.hades.favours.magic import cycle
from trireme.games.cyclades.modules.hades.favours.magic.facts_and_view import (
    ItemReader,
    facts_of_items,
    schema_of_items,
    view_of_items,
)
from trireme.games.cyclades.modules.hades.favours.magic.item import items_of
from trireme.games.cyclades.modules.hades.favours.magic.moment import AskAgain
from trireme.games.cyclades.modules.hades.favours.magic.part import ItemsPart
from trireme.games.cyclades.modules.hades.favours.part import chosen, favours, fresh
from trireme.games.cyclades.modules.hades.favours.power import Element, UseFavour, cannot_be_used
from trireme.games.cyclades.modules.hades.favours.tile import Tile, tiles_of
from trireme.games.cyclades.modules.hades.favours.upkeep import KeepWithPriestesses, pays_nobody
from trireme.games.cyclades.modules.hades.heroes.upkeep import KEEP_HEROES
from trireme.games.cyclades.modules.hades.piece import Piece, figures, steps_of
from trireme.games.cyclades.modules.hades.position.favours import FavourReader, impossible
from trireme.games.cyclades.modules.hades.rules.ids import (
    HAD_FAV_05,
    HAD_PRS_01,
    HAD_PRS_02,
    HAD_PRS_03,
    HAD_THE_02,
    HAD_THE_04,
    HAD_TIL_09,
    HAD_TIL_20,
)
from trireme.games.cyclades.phases.turn import KEPT
from trireme.games.cyclades.ruleset import Ruleset
from trireme.games.cyclades.state import State
from trireme.kit.engine.frames import Step
from trireme.kit.engine.state import ModuleState
from trireme.kit.engine.window import Window
from trireme.kit.masks import bits
from trireme.kit.positions import Facts, Finding, Schema

LAID: Final = 50
"""Rank in `points.gods_laid` at which a favour is laid: after Hadès has come."""
ELEMENT: Final = 50
"""Rank in `points.gifted` at which a favour gives its element."""


class Favours(Piece):
    name = "hades.favours"
    choice = "favours"
    by_seat = ("priestesses", "items_face_down", "sheltered", "quiet")

    def join(self, ruleset: Ruleset) -> None:
        own, points = figures(ruleset), ruleset.points
        ruleset.add_targets(FAVOUR, "favour", [favour.id for favour in own.favour])
        ruleset.add_targets(ITEM, "item", [item.id for item in own.item])
        points.phases.insert(0, laid_favour.FAVOUR_ENDS)
        points.gods_laid.add(LAID, laid_favour.lays_favour)
        points.turn_begins.add(KEPT, priestesses.asks_to_keep)
        points.gifted.add(ELEMENT, Element(ruleset).given)
        points.turn_ends.append(laid_favour.turn_is_over)
        points.actions += (UseFavour, theatres.Stage)
        points.captures.add(SETS + 1, theatres.must_stage)
        points.brings[theatres.must_stage] = captured_and_completed
        leave = (laid_favour.leaves_favour, priestesses.leaves_priestesses, leaves_items)
        points.eliminated += leave
        points.brings |= dict.fromkeys(leave)
        for tile in in_play(ruleset):
            tile.join()
        points.unsold["priestess"] = HAD_PRS_03
        points.verbs |= {
            "hades.favour": (HAD_FAV_05,),
            "hades.discard": (HAD_TIL_09,),
            "hades.column": (HAD_TIL_20,),
            "hades.theatres": (HAD_THE_04,),
            "hades.give": (HAD_THE_02,),
            **dict.fromkeys(("hades.retain", "hades.leave"), (HAD_PRS_02,)),
        }
        if "hades.heroes" in ruleset.chosen:
            points.verbs["hades.priestess"] = (HAD_PRS_01,)
            points.holds[HAD_PRS_01] = pays_nobody
        points.holds[HAD_FAV_05] = cannot_be_used
        points.holds[HAD_THE_04] = theatres.is_not_acting
        cycle.join_items(ruleset)

    def steps(self, ruleset: Ruleset) -> dict[int, Step[State]]:
        files = (laid_favour, deck, priestesses, theatres, cycle)
        steps = steps_of(ruleset, *(file.STEPS for file in files))
        if "hades.heroes" in ruleset.chosen:
            steps[KEEP_HEROES] = KeepWithPriestesses(ruleset)
        for tile in in_play(ruleset):
            steps |= tile.steps()
        for item in items_of(ruleset):
            steps |= item.steps()
        return steps

    def windows(self, ruleset: Ruleset) -> Sequence[Window[State]]:
        return (AskAgain(ruleset),)

    # Its part of a state.

    def parts(self, ruleset: Ruleset) -> dict[str, ModuleState]:
        return {self.name: fresh(ruleset), "hades.items": ItemsPart(ruleset.players)}

    def facts(self, ruleset: Ruleset, s: State) -> Facts:
        return facts_and_view.facts_of(ruleset, s) | facts_of_items(ruleset, s)

    def stand(self, ruleset: Ruleset, s: State, facts: Mapping[str, object]) -> None:
        FavourReader(ruleset, s).read(facts)
        ItemReader(ruleset, s).read(facts)

    def impossible(self, ruleset: Ruleset, s: State, at: str) -> Iterator[Finding]:
        return impossible(ruleset, s)

    def facts_schema(self, ruleset: Ruleset) -> Schema:
        return facts_and_view.schema_of(ruleset) | schema_of_items(ruleset)

    def hides(self, ruleset: Ruleset) -> bool:
        return True

    def view(self, ruleset: Ruleset, s: State, seat: int | None) -> dict[str, Told]:
        return facts_and_view.view_of(ruleset, s, seat) | view_of_items(ruleset, s)

    def resample(self, ruleset: Ruleset, s: State, seat: int | None, rng: Random) -> None:
        exchange_hidden(favours(ruleset, s), seat, rng)


def in_play(ruleset: Ruleset) -> list[Tile]:
    """Return the tiles that are not left out."""
    return bits(chosen(ruleset, figures(ruleset).favour), tiles_of(ruleset))


FAVOURS: Final = Favours()
