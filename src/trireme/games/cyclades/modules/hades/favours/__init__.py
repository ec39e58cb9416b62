"""Divine favours, Priestesses, magic items and Theatres (HAD-FAV, PRS, TIL, OBJ, THE)."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from random import Random
from typing import Final

from trireme.games.cyclades.module import Told
from trireme.games.cyclades.modules.hades import frames
from trireme.games.cyclades.modules.hades.codes import FAVOUR, ITEM
from trireme.games.cyclades.modules.hades.components import Favour, Item
from trireme.games.cyclades.modules.hades.favours import laying, sight
from trireme.games.cyclades.modules.hades.favours.deck import DrawItem, GainItem, exchange_hidden
from trireme.games.cyclades.modules.hades.favours.part import favours, fresh
from trireme.games.cyclades.modules.hades.piece import Piece, figures
from trireme.games.cyclades.setting import Setting
from trireme.games.cyclades.state import State
from trireme.games.cyclades.tables import mask_of
from trireme.kit.positions import Facts, Finding, Schema
from trireme.kit.stack import Part, Step

LAID: Final = 50
"""When a favour is laid, in `points.gods_laid`: after Hadès has come."""


class Favours(Piece):
    name = "hades.favours"
    choice = "favours"
    by_seat = ("priestesses", "items_face_down")

    def join(self, setting: Setting) -> None:
        own, points = figures(setting), setting.points
        setting.add_targets(FAVOUR, "favour", [favour.id for favour in own.favour])
        setting.add_targets(ITEM, "item", [item.id for item in own.item])
        points.phases.insert(0, frames.FAVOUR_ENDS)
        points.gods_laid.add(LAID, laying.lays_favour)
        points.turn_ends.append(laying.turn_is_over)
        points.eliminated.append(laying.leaves_favour)

    def steps(self, setting: Setting) -> dict[int, Step[State]]:
        return {
            frames.FAVOUR_ENDS: laying.FavourEnds(setting),
            frames.DRAW_FAVOUR: laying.DrawFavour(setting),
            frames.GAIN_ITEM: GainItem(setting),
            frames.DRAW_ITEM: DrawItem(setting),
        }

    # Its part of a state.

    def parts(self, setting: Setting) -> dict[str, Part]:
        own = figures(setting)
        return {self.name: fresh(setting, chosen(setting, own.favour), len(own.item), chosen(setting, own.item))}

    def facts(self, setting: Setting, s: State) -> Facts:
        return sight.facts_of(setting, s)

    def stand(self, setting: Setting, s: State, facts: Mapping[str, object]) -> None:
        sight.FavourReader(setting, s).read(facts)

    def impossible(self, setting: Setting, s: State, at: str) -> Iterator[Finding]:
        return sight.impossible(setting, s)

    def facts_schema(self, setting: Setting) -> Schema:
        return sight.schema_of(setting)

    def hides(self, setting: Setting) -> bool:
        return True

    def view(self, setting: Setting, s: State, seat: int | None) -> dict[str, Told]:
        return sight.view_of(setting, s, seat)

    def resample(self, setting: Setting, s: State, seat: int | None, rng: Random) -> None:
        exchange_hidden(favours(setting, s), seat, rng)


def chosen(setting: Setting, tiles: Sequence[Favour | Item]) -> int:
    """Those that are in play with what has been chosen, as a mask (HAD-TIL-24, 25, HAD-OBJ-35)."""
    return mask_of(number for number, tile in enumerate(tiles) if not tile.needs or tile.needs in setting.chosen)


FAVOURS: Final = Favours()
