"""The Necropolis: who builds it where, what it crushes, and the gold of the lost (HAD-NEC)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

from trireme.games.cyclades import board
from trireme.games.cyclades import events as told
from trireme.games.cyclades.gods.action import Action, read_name
from trireme.games.cyclades.lookup import mask_of
from trireme.games.cyclades.metropolis import Founded, built_over
from trireme.games.cyclades.modules.hades.codes import NECROPOLIS
from trireme.games.cyclades.modules.hades.god import events
from trireme.games.cyclades.modules.hades.god.part import NOWHERE, GodPart, god_part
from trireme.games.cyclades.modules.hades.rules.ids import (
    HAD_NEC_01,
    HAD_NEC_02,
    HAD_NEC_18,
)
from trireme.games.cyclades.moves import ISLAND
from trireme.games.cyclades.phases.prices import priests_do_not_help
from trireme.games.cyclades.rules.ids import CYC_ACT_09
from trireme.games.cyclades.ruleset import Ruleset
from trireme.games.cyclades.state import FIRST_KIND, ISLANDS, Island, State
from trireme.games.cyclades.units.groups import count_of
from trireme.games.cyclades.units.losses import BATTLE, GIVEN_UP, SOLD, Loss
from trireme.kit.content.rulebook import Reason
from trireme.kit.engine.question import Answer
from trireme.kit.masks import bits
from trireme.kit.seats import Seat


class BuildNecropolis(Action):
    """Build it on the frame of an own island, once in the turn: `build naxos` (HAD-NEC-01, 02, 05, 18)."""

    verb = "build"
    first = NECROPOLIS

    def __init__(self, ruleset: Ruleset) -> None:
        super().__init__(ruleset)
        self.cost: int = next(each.cost for each in ruleset.content.building if each.id == "necropolis")
        self.framed = mask_of(island for island, covered in enumerate(ruleset.tables.covered) if covered)

    def extent(self) -> int:
        return self.ruleset.tables.islands

    def sites(self, s: State, seat: Seat, part: GodPart) -> int:
        """Return the own islands on the board with a frame where it does not stand, as a mask (TIT-HXT-15)."""
        mask = self.ruleset.camps(s, seat) & self.framed
        return mask if part.necropolis == NOWHERE else mask & ~(1 << part.necropolis)

    def legal(self, s: State, seat: Seat, codes: list[int]) -> None:
        part = god_part(self.ruleset, s)
        if s.gold[seat] >= self.cost and not part.built:
            codes += [NECROPOLIS + island for island in bits(self.sites(s, seat, part), ISLANDS)]

    def candidates(self, s: State, seat: Seat) -> Iterable[int]:
        return range(NECROPOLIS, NECROPOLIS + self.ruleset.tables.islands)

    def forbids(self, s: State, seat: Seat, code: int) -> Iterator[Reason]:
        ruleset, part, island = self.ruleset, god_part(self.ruleset, s), ISLANDS[code - NECROPOLIS]
        name = ruleset.island(island)
        if part.built:
            yield Reason(HAD_NEC_01, built=1)
        if s.owner[island] != seat:
            yield Reason(HAD_NEC_02, island=name)
        elif island == part.necropolis:
            yield Reason(HAD_NEC_18, island=name)
        yield from board.bars_outside(ruleset, island)
        if ruleset.camps(s, seat) & ~self.framed & 1 << island:
            yield from (reason for bars in ruleset.points.frameless for reason in bars(ruleset, s, seat, island))
        if s.gold[seat] < self.cost:
            yield Reason(CYC_ACT_09, price=self.cost, gold=s.gold[seat])
            yield Reason(HAD_NEC_01, price=self.cost, gold=s.gold[seat])
            yield from priests_do_not_help(s, seat, self.cost)

    def take(self, s: State, seat: Seat, code: int) -> None:
        ruleset, part, island = self.ruleset, god_part(self.ruleset, s), ISLANDS[code - NECROPOLIS]
        s.gold[seat] -= self.cost
        if part.necropolis != NOWHERE:
            goes(ruleset, s, part)  # HAD-NEC-05
        part.necropolis, part.built = island, True
        s.tell(events.NecropolisBuilt(seat=seat, island=ruleset.island(island), gold=self.cost))
        crush(ruleset, s, seat, island)

    def read(self, s: State, seat: Seat, words: list[str]) -> list[int]:
        rest = [word for word in words if word != "necropolis"]
        return [NECROPOLIS + read_name(self.ruleset, ISLAND, rest, self.verb)]

    def write(self, s: State, seat: Seat, run: Sequence[int]) -> str:
        return f"build {self.ruleset.island(run[0] - NECROPOLIS)}"

    def wordings(self, s: State, seat: Seat, run: Sequence[int]) -> tuple[str, ...]:
        return (f"build [necropolis] {self.ruleset.island(run[0] - NECROPOLIS)}",)

    def places(self, s: State, seat: Seat, code: int) -> tuple[str, ...]:
        return (f"island:{self.ruleset.island(code - NECROPOLIS)}",)

    def answer(self, s: State, seat: Seat, code: int) -> Answer:
        return Answer(
            code=code,
            text=self.write(s, seat, [code]),
            key="answer-hades-necropolis",
            args={"island": self.ruleset.island(code - NECROPOLIS), "gold": self.cost},
            places=self.places(s, seat, code),
        )


def crush(ruleset: Ruleset, s: State, seat: Seat, island: Island) -> None:
    """Remove what stands under or in its frame (HAD-NEC-03, 04)."""
    name = ruleset.island(island)
    lost = built_over(ruleset, s, island)
    if s.metropolis >> island & 1:
        s.tell(told.BuildingLost(seat=seat, island=name, building="metropolis"))
        board.raze(ruleset, s, island)
    for slot in lost:
        s.tell(told.BuildingLost(seat=seat, island=name, building=ruleset.building(s.built[slot])))
        board.raze(ruleset, s, island, slot)


def goes(ruleset: Ruleset, s: State, part: GodPart) -> None:
    """Remove it from its island, where its gold stays (HAD-NEC-14, 15)."""
    island = part.necropolis
    s.tell(events.NecropolisGone(island=ruleset.island(island), gold=part.gold))
    part.left[island] += part.gold
    part.gold, part.necropolis = 0, NOWHERE


def crushed(ruleset: Ruleset, s: State, founded: Founded) -> None:
    """Remove it when a Metropolis has been founded over it (HAD-NEC-04, 15)."""
    part = god_part(ruleset, s)
    if part.necropolis != NOWHERE and founded.island == part.necropolis:
        goes(ruleset, s, part)


def lost_units_pay(ruleset: Ruleset, s: State, loss: Loss) -> None:
    """Add 1 gold for each regular unit that a battle or a creature takes, sold ones included (HAD-NEC-06 to 11)."""
    part = god_part(ruleset, s)
    if part.necropolis == NOWHERE:
        return
    count = count_of(loss.group, FIRST_KIND)
    if count and (loss.cause >= 0 or loss.cause in (BATTLE, SOLD, GIVEN_UP)):
        part.gold += count
        if s.journal is not None:
            name = ruleset.island(part.necropolis)
            s.journal.append(events.GoldAdded(island=name, gold=count, total=part.gold))


def gold_is_taken(ruleset: Ruleset, s: State, data: None) -> None:
    """Remove the gold after the income phase."""
    part = god_part(ruleset, s)
    part.gold = 0
    part.left = [0] * len(part.left)
