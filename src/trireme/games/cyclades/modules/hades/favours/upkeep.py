"""A Priestess pays one Hero instead of gold (HAD-PRS-01)."""

from __future__ import annotations

from collections.abc import Iterator

from trireme.games.cyclades.modules.hades.codes import DISMISS, KEEP, PAY_PRIESTESS
from trireme.games.cyclades.modules.hades.favours import events
from trireme.games.cyclades.modules.hades.favours.part import favours
from trireme.games.cyclades.modules.hades.favours.priestesses import discard_priestess
from trireme.games.cyclades.modules.hades.heroes.upkeep import KeepHeroes, is_pending
from trireme.games.cyclades.modules.hades.rules.ids import HAD_PRS_01
from trireme.games.cyclades.ruleset import Ruleset
from trireme.games.cyclades.state import State
from trireme.kit.content.rulebook import Reason, Rule
from trireme.kit.seats import Seat


def pays_nobody(ruleset: Ruleset, s: State, seat: Seat, words: list[str]) -> bool:
    """Return whether no Heroes are being paid, or there is no Priestess to pay them (HAD-PRS-01)."""
    return not is_pending(s, seat) or not favours(ruleset, s).priestesses[seat]


class KeepWithPriestesses(KeepHeroes):
    """Ask whether a Hero is paid in gold, by a Priestess, or leaves."""

    ways = ((KEEP, "hades.keep"), (PAY_PRIESTESS, "hades.priestess"), (DISMISS, "hades.dismiss"))

    def rules_here(self, s: State) -> tuple[Rule, ...]:
        return (*self.rules, HAD_PRS_01)

    def can(self, s: State, seat: Seat, block: int) -> bool:
        if block == PAY_PRIESTESS:
            return favours(self.ruleset, s).priestesses[seat] > 0
        return super().can(s, seat, block)

    def without(self, s: State, seat: Seat, block: int) -> Iterator[Reason]:
        if block == PAY_PRIESTESS and not favours(self.ruleset, s).priestesses[seat]:
            yield Reason(HAD_PRS_01)
        yield from super().without(s, seat, block)

    def settle(self, s: State, seat: Seat, block: int, hero: int) -> None:
        if block == PAY_PRIESTESS:
            discard_priestess(self.ruleset, s, seat)
            s.tell(events.PaidByPriestess(seat=seat, hero=self.heroes[hero].id))
        super().settle(s, seat, block, hero)
