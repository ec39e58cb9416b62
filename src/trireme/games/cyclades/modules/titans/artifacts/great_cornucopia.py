"""The Great Horn of Plenty doubles the prosperity of its territory; partners share it (TIT-AEF-15 to 17, 22, 28)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Final

from trireme.games.cyclades import board
from trireme.games.cyclades.modules.titans import events
from trireme.games.cyclades.modules.titans.artifacts.artifact import Artifact
from trireme.games.cyclades.modules.titans.codes import SHARE as SHARED
from trireme.games.cyclades.modules.titans.land import partner_of
from trireme.games.cyclades.modules.titans.rules.ids import TIT_AEF_22, TIT_AEF_28
from trireme.games.cyclades.phases.gods import DIVIDED
from trireme.games.cyclades.ruleset import Ruleset
from trireme.games.cyclades.state import ISLANDS, Island, State
from trireme.kit.content.rulebook import Reason
from trireme.kit.engine.askers import PickNumber
from trireme.kit.engine.frame_data import FrameData
from trireme.kit.engine.frames import NO_CODE, Step
from trireme.kit.seats import NOBODY, Seat

if TYPE_CHECKING:
    from trireme.games.cyclades.bot.trials import Trials

SHARE: Final = 541
"""The owner is asked how much of the income of its territory the partner receives."""


class HornIncome(FrameData):
    """What the territory of the Great Horn has paid its owner."""

    gold: int


class GreatCornucopia(Artifact):
    def add_powers(self) -> None:
        points = self.ruleset.points
        points.island_income.append(self.doubles)
        if "titans.teams" in self.ruleset.chosen:
            points.incomes.add(DIVIDED, self.asks_to_share)
            points.verbs["titans.share"] = (TIT_AEF_28, TIT_AEF_22)
            points.holds |= {TIT_AEF_28: self.is_anothers, TIT_AEF_22: self.is_not_shared}

    def steps(self) -> dict[int, Step[State]]:
        return {SHARE: Share(self.ruleset)}

    def doubles(self, ruleset: Ruleset, s: State, land: int) -> int:
        place = self.part(s).artifacts[self.index]
        return s.prosperity[place] if place >= 0 and land >> place & 1 else 0

    # It is shared with a partner.

    def income_of(self, s: State, seat: Seat, island: Island) -> int:
        """Return what its territory has paid its owner; nothing where another player receives it."""
        ruleset = self.ruleset
        if ruleset.points.collects and not board.collected(ruleset, s, seat) >> island & 1:
            return 0
        return sum(pays(ruleset, s, 1 << island) for pays in ruleset.points.island_income)

    def asks_to_share(self, ruleset: Ruleset, s: State, data: None) -> None:
        """Ask how the income is split (TIT-AEF-22, 28)."""
        seat = self.owner(s)
        if seat == NOBODY:
            return
        partner = partner_of(ruleset, seat)
        if partner == NOBODY or s.out >> partner & 1:
            return
        gold = self.income_of(s, seat, ISLANDS[self.place(s)])
        if gold:
            s.ask(SHARE, 1 << seat, HornIncome(gold))

    def is_anothers(self, ruleset: Ruleset, s: State, seat: Seat, words: list[str]) -> bool:
        """Return whether another player owns it (TIT-AEF-28)."""
        return self.owner(s) not in (NOBODY, seat)

    def is_not_shared(self, ruleset: Ruleset, s: State, seat: Seat, words: list[str]) -> bool:
        """Return whether there is no such income now (TIT-AEF-22)."""
        return bool(s.stack[-1][0] != SHARE)

    # The bot.

    def worth(self) -> float:
        return 2.0

    def gold(self, s: State, place: Island) -> int:
        return s.prosperity[place]

    def answer(self, trials: Trials, s: State, seat: Seat) -> int:
        """Share so much that both have the same, as far as it has brought it."""
        if s.stack[-1][0] != SHARE:
            return NO_CODE
        brought: HornIncome = s.stack[-1][3]
        more = (s.gold[seat] - s.gold[partner_of(self.ruleset, seat)]) // 2
        return SHARED + max(0, min(more, brought.gold))


class Share(PickNumber[State]):
    """How much of the income goes to the partner: `share 2`."""

    phase = "income"
    prompt = "titans.share"
    verb = "titans.share"
    unit = "gold"
    form = "titans.share 2"
    base = SHARED
    size = 256
    rules = (TIT_AEF_22, TIT_AEF_28)

    def __init__(self, ruleset: Ruleset) -> None:
        self.ruleset = ruleset

    def bounds(self, s: State, seat: Seat) -> tuple[int, int]:
        brought: HornIncome = s.stack[-1][3]
        return 0, brought.gold

    def bars(self, s: State, seat: Seat, number: int) -> Iterator[Reason]:
        brought: HornIncome = s.stack[-1][3]
        if not 0 <= number <= brought.gold:
            yield Reason(TIT_AEF_22, gold=brought.gold)

    def take(self, s: State, seat: Seat, code: int) -> None:
        s.answered(seat)
        gold, partner = code - SHARED, partner_of(self.ruleset, seat)
        if gold:
            s.gold[seat] -= gold
            s.gold[partner] += gold
            s.tell(events.Shared(seat=seat, victim=partner, gold=gold))

    def default(self, low: int, high: int) -> int:
        return low
