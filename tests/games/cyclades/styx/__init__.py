"""The Styx: an expansion that only the tests have. It joins Cyclades as one of another package would.

It stands for what is to come, one thing each: Charon covers a god (HAD-THR-05), relics are cards that are no
creatures (HAD-HER, TIT-ART), shades are lost by choice (HAD-UND-09), the Cup cancels a loss (TIT-AEF-10) and others may
pay for it (TIT-AEF-20), the Torch redirects one (MON-MEF-04), the Empusa takes another's income (HAD-BEA-04), lots are
played after the dice (HAD-OBJ-19 to 22), the Lyre lets troops pass (TIT-AEF-04, 05, 07, 24), Elysium lies outside the
board (HAD-PWR-04), conquerors are asked (MON-MXT-14), and three relics win at once (TIT-ART-10).
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from random import Random
from typing import Final

from tests.games.cyclades.styx import charon, frames, losses, lots, relics
from tests.games.cyclades.styx.codes import CODES, RELIC
from tests.games.cyclades.styx.components import StyxContent
from tests.games.cyclades.styx.elysium import Cross
from tests.games.cyclades.styx.part import LOTS, Styx, styx
from tests.games.cyclades.styx.rules.ids import (
    STX_CHA_02,
    STX_LOT_01,
    STX_LOT_02,
    STX_LOT_04,
    STX_REL_03,
    STX_REL_04,
    STX_REL_06,
    STX_REL_08,
)
from tests.games.cyclades.styx.sight import facts_of, stand_on, view_of
from trireme.games.cyclades.battle.stages import ITEMS
from trireme.games.cyclades.components import Described, IslandData
from trireme.games.cyclades.control import HANDED_OVER
from trireme.games.cyclades.module import Module, Told
from trireme.games.cyclades.phases.apollo import APOLLO
from trireme.games.cyclades.phases.gods import AFTERWARDS
from trireme.games.cyclades.ruleset import Ruleset
from trireme.games.cyclades.state import ISLANDS, NONE, Island, State
from trireme.games.cyclades.units.losses import CANCELLED, REDIRECTED
from trireme.kit.engine.frames import Step
from trireme.kit.engine.state import ModuleState
from trireme.kit.engine.window import Window
from trireme.kit.positions import Facts, Finding
from trireme.kit.seats import NOBODY, Seat


class Underworld(Module):
    name = "styx"
    codes = CODES
    content = StyxContent
    by_seat = ("lots", "resting")

    def own(self, ruleset: Ruleset) -> StyxContent:
        own = ruleset.extra[self.name]
        assert isinstance(own, StyxContent)
        return own

    def outside(self, ruleset: Ruleset) -> Sequence[IslandData]:
        return self.own(ruleset).outside

    def cards(self, ruleset: Ruleset) -> Sequence[Described]:
        return self.own(ruleset).relic

    def join(self, ruleset: Ruleset) -> None:
        points, own = ruleset.points, self.own(ruleset).styx
        points.phases.insert(0, frames.DEAL)
        points.phases.insert(points.phases.index(APOLLO) + 1, frames.UNCOVER)
        points.gods_laid.add(0, charon.covers)
        charon.join_shades(ruleset, own.shades, own.march_cost)
        points.assault.add(ITEMS, lots.asks_for_lots)
        points.losses.add(CANCELLED, losses.asks_for_the_cup)
        points.losses.add(REDIRECTED, losses.torch_shines)
        points.captures.add(HANDED_OVER, relics.asks_for_spoils)
        points.victors["ending-styx"] = relics.victors
        points.may_win["ending-styx"] = relics.may_take_the_last
        points.collects.append(toll_takers)
        points.incomes.add(AFTERWARDS, tolls_are_paid)
        points.eliminated.append(leaves_all)
        points.brings |= {relics.asks_for_spoils: None, leaves_all: None}
        points.actions.append(Cross)
        points.verbs |= {
            "styx.raise": (STX_CHA_02,),
            **dict.fromkeys(("styx.keep", "styx.play"), (STX_LOT_02,)),
            "styx.rest": (STX_LOT_04,),
            **dict.fromkeys(("styx.pay", "styx.let"), (STX_REL_03,)),
            **dict.fromkeys(("styx.beg", "styx.grant", "styx.deny"), (STX_REL_04,)),
            **dict.fromkeys(("styx.take", "styx.spare"), (STX_REL_06,)),
            **dict.fromkeys(("styx.pass", "styx.halt"), (STX_REL_08,)),
        }
        ruleset.add_targets(RELIC, "relic", [relic.id for relic in self.own(ruleset).relic])

    def steps(self, ruleset: Ruleset) -> dict[int, Step[State]]:
        return {
            frames.DEAL: lots.Deal(ruleset),
            frames.DRAW_LOT: lots.DrawLot(ruleset),
            frames.UNCOVER: charon.Uncover(ruleset),
            frames.RAISE: charon.Raise(ruleset),
            frames.LOTS: lots.PlayLot(ruleset, self.own(ruleset).styx.lot_bonus),
            frames.CUP: losses.Cup(ruleset),
            frames.ALMS: losses.Alms(ruleset),
            frames.TORCH: losses.Torch(ruleset),
            frames.SPOILS: relics.Spoils(ruleset),
        }

    def windows(self, ruleset: Ruleset) -> Sequence[Window[State]]:
        return (lots.Wake(ruleset),)

    # Its part of a state.

    def parts(self, ruleset: Ruleset) -> dict[str, ModuleState]:
        own, part = self.own(ruleset), Styx()
        part.relics = [NONE] * len(own.relic)
        part.tolls = [NOBODY] * ruleset.tables.islands
        part.lots = [0] * (ruleset.players * len(LOTS))
        part.heap = [own.styx.lots[lot] for lot in LOTS]
        part.played = [0] * len(LOTS)
        part.rested = [0] * ruleset.players
        return {self.name: part}

    def facts(self, ruleset: Ruleset, s: State) -> Facts:
        return facts_of(ruleset, s)

    def stand(self, ruleset: Ruleset, s: State, facts: Mapping[str, object]) -> None:
        stand_on(ruleset, s, facts)

    def impossible(self, ruleset: Ruleset, s: State, at: str) -> Iterator[Finding]:
        for lot, left in zip(LOTS, styx(ruleset, s).heap, strict=True):
            if left < 0:
                yield f"styx.lots.*.{lot}", -left, STX_LOT_01

    def view(self, ruleset: Ruleset, s: State, seat: int | None) -> dict[str, Told]:
        return view_of(ruleset, s, seat)

    def resample(self, ruleset: Ruleset, s: State, seat: int | None, rng: Random) -> None:
        """Lots of others and those of the heap are as one."""
        part, kinds = styx(ruleset, s), len(LOTS)
        others = [each for each in ruleset.all_seats if each != seat]
        counts = [part.heap[lot] + sum(part.lots[each * kinds + lot] for each in others) for lot in range(kinds)]
        pool = [lot for lot, count in enumerate(counts) for _ in range(count)]
        rng.shuffle(pool)
        for each in others:
            held = part.held(each)
            part.lots[each * kinds : (each + 1) * kinds] = [0] * kinds
            for _ in range(held):
                part.lots[each * kinds + pool.pop()] += 1
        part.heap = [pool.count(lot) for lot in range(kinds)]


def toll_takers(ruleset: Ruleset, s: State) -> list[tuple[Island, Seat]]:
    tolls = styx(ruleset, s).tolls
    return [(island, seat) for island, seat in zip(ISLANDS, tolls) if seat != NOBODY]


def tolls_are_paid(ruleset: Ruleset, s: State, data: None) -> None:
    part = styx(ruleset, s)
    part.tolls = [NOBODY] * len(part.tolls)


def leaves_all(ruleset: Ruleset, s: State, seat: Seat) -> None:
    """Relics of an eliminated player leave the game, lots go back to the heap, Elysium is free again."""
    relics.lost_for_good(ruleset, s, seat)
    lots.back_to_the_heap(ruleset, s, seat)
    part = styx(ruleset, s)
    part.tolls = [NOBODY if each == seat else each for each in part.tolls]
    outside = s.land[seat] & ~ruleset.tables.on_board
    s.land[seat] &= ~outside
    s.owner = [NOBODY if outside >> island & 1 else owner for island, owner in enumerate(s.owner)]


MODULE: Final[Module] = Underworld()
