"""Perseus lets no enemy retreat, and his sacrifice calls Pegasus (HAD-PWR-08 to 11)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Final

from trireme.games.cyclades import board
from trireme.games.cyclades.cards.pegasus import Flight
from trireme.games.cyclades.modules.hades.heroes.hero import HeroCard
from trireme.games.cyclades.modules.hades.rules.ids import HAD_HER_05, HAD_PWR_08, HAD_PWR_09, HAD_PWR_10, HAD_PWR_11
from trireme.games.cyclades.questions import UNSETTLED
from trireme.games.cyclades.ruleset import Ruleset
from trireme.games.cyclades.state import ISLANDS, LAND, Island, State
from trireme.games.cyclades.units.groups import count_of, group_at, group_of, size
from trireme.games.cyclades.units.journeys import Journey, join_journey
from trireme.kit.content.rulebook import Reason
from trireme.kit.engine.frames import Step, Work
from trireme.kit.engine.state import Frame
from trireme.kit.masks import bits
from trireme.kit.seats import Seat

if TYPE_CHECKING:
    from trireme.games.cyclades.bot.outlook import Outlook

FLIGHT: Final = 347
LANDED: Final = 348


class Perseus(HeroCard):
    rules = (HAD_PWR_08,)
    power = HAD_PWR_09
    barred = (HAD_HER_05, HAD_PWR_09)

    def musters(self) -> None:
        super().musters()
        points = self.ruleset.points
        points.no_retreat.append(self.holds)
        points.bars_retreat.append(self.bars_retreat)
        points.explains_retreat.append(self.explains_retreat)

    def join(self) -> None:
        join_journey(self.ruleset, Journey(self.ruleset, self.id, LAND, 0))

    def steps(self) -> dict[int, Step[State]]:
        return {FLIGHT: PerseusFlight(self.ruleset), LANDED: Landed()}

    # In battle.

    def holds(self, ruleset: Ruleset, s: State, seat: Seat) -> int:
        """Return the island of the battle, which the enemy cannot leave, as a mask (HAD-PWR-08)."""
        if not s.battle:
            return 0
        held = self.kind.attacks(s) if seat == s.battle.defender else self.kind.defends(s)
        return 1 << s.battle.place if held else 0

    def bars_retreat(self, ruleset: Ruleset, s: State, seat: Seat, island: Island) -> Iterator[Reason]:
        if self.holds(ruleset, s, seat) >> island & 1:
            yield Reason(HAD_PWR_08, island=ruleset.island(island))

    def explains_retreat(self, ruleset: Ruleset, s: State, seat: Seat, island: Island) -> Iterator[Reason]:
        """Yield the rule by which attackers who came through the air do not leave that way."""
        if seat == s.battle.attacker and (LANDED,) in s.stack:
            yield Reason(HAD_PWR_11, island=ruleset.island(island))

    # What the bot knows of him.

    def flights(self, s: State, seat: Seat) -> int:
        """Return all islands where troops of a seat can land (HAD-PWR-09, 10)."""
        ruleset = self.ruleset
        return ruleset.tables.on_board & ~board.shielded(ruleset, s) & ~board.no_landing(ruleset, s, seat)

    def wins(self, outlook: Outlook, s: State, seat: Seat) -> bool:
        """Return whether the troops of an island would rather win than lose where Pegasus took them."""
        held = board.held_islands(self.ruleset, s, seat)
        armies = [group_at(s, LAND, island) for island in bits(self.ruleset.camps(s, seat) & ~held, ISLANDS)]
        own = self.kind.number
        army = max([group - group_of(own, count_of(group, own)) for group in armies], key=size)
        aims = self.flights(s, seat) & s.metropolis & ~s.land[seat]
        return size(army) > 0 and outlook.would_land(s, seat, army, aims)

    # His sacrifice.

    def tells_power(self, words: list[str]) -> bool:
        return any(">" in word for word in words[1:])

    def is_ready(self, s: State, seat: Seat) -> bool:
        """Return whether troops other than himself can fly somewhere."""
        ruleset = self.ruleset
        landing = self.flights(s, seat)
        own = group_of(self.kind.number, 1)
        for start in bits(ruleset.camps(s, seat) & ~board.held_islands(ruleset, s, seat), ISLANDS):
            group = group_at(s, LAND, start)
            if group and group != own and landing & ~(1 << start):
                return True
        return False

    def sacrificed(self, s: State, seat: Seat, island: Island) -> None:
        s.stack.append((LANDED,))
        s.ask(FLIGHT, 1 << seat)


class PerseusFlight(Flight):
    """Ask where the troops of Perseus fly: `perseus naxos>paros x2`."""

    phase = "actions"
    prompt = "hades.flight"
    rules = (HAD_PWR_09, HAD_PWR_10)
    others = UNSETTLED
    verb = "perseus"
    spares = HAD_PWR_10
    ends = HAD_PWR_09


class Landed(Work[State]):
    """Mark a battle into which troops have flown with Perseus. It lies below all that the landing causes."""

    def run(self, s: State, frame: Frame) -> None:
        pass
