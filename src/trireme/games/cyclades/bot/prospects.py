"""The worth of attacks that a seat can make and must fear, in gold."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from trireme.games.cyclades import board
from trireme.games.cyclades.battle.strength import guards_of
from trireme.games.cyclades.bot.advice import Advice
from trireme.games.cyclades.bot.clashes import Clashes
from trireme.games.cyclades.bot.reach import Reach
from trireme.games.cyclades.last_island import last_islands, would_win
from trireme.games.cyclades.ruleset import Ruleset
from trireme.games.cyclades.state import ISLANDS, NONE, Island, State
from trireme.games.cyclades.units.groups import troops_on
from trireme.games.cyclades.units.marching import MoveTroops
from trireme.kit.masks import bits
from trireme.kit.seats import NOBODY, Seat

ALL: Final = -1
"""All islands, as a mask."""
VICTORY: Final = 150.0
METROPOLIS: Final = 24.0
CONQUEST: Final = 0.3
"""Chance to get Ares in time for a possible attack."""
CONQUEST_NOW: Final = 0.85
"""Chance of a possible attack while Ares acts."""
CONQUEST_AFTER_ONE: Final = 0.15
"""Chance of an attack that needs one more fleet."""
CONQUEST_AFTER_TWO: Final = 0.08
"""Chance of an attack that needs two more fleets."""
DANGER: Final = 0.22
"""Chance that a rival makes a possible attack."""
DANGER_NOW: Final = 0.7
"""Chance that a rival attacks who has Ares and is still to act."""
RAID: Final = 0.55
"""Chance of an attack with troops that march with any god."""
RAIDED: Final = 0.35
"""Chance that a rival attacks with troops that march with any god."""
RATHER_WINS: Final = 0.4
"""Odds from which a rival will attack to win."""
TAKEN_AWAY: Final = 1.4
"""Worth of an island that a rival loses, relative to a neutral one."""


class AttackProspects:
    """Evaluates the attacks in one game."""

    def __init__(self, ruleset: Ruleset) -> None:
        self.ruleset = ruleset
        tables, seats = ruleset.tables, ruleset.all_seats
        self.clashes = Clashes(ruleset)
        self.reach = Reach(ruleset)
        self.needed = tables.needed
        self.team_of = [[each for each in seats if ruleset.sides[seat] >> each & 1] for seat in seats]
        """The seats that win together with each seat, itself included."""
        self.marches = [god.number for god in ruleset.gods if any(issubclass(act, MoveTroops) for act in god.allows())]
        """Gods with whom troops march."""
        self.closers = [closed for closed in ruleset.points.no_landing if closed is not last_islands]
        self.pegasus = tables.creature_number.get("pegasus", len(tables.creatures))
        self.advices: Sequence[Advice] = ()
        """The advice of modules in play."""

    def prospects(self, s: State, seat: Seat, acting: int, value: list[float], progress: list[int]) -> float:
        """Return the worth of the islands that a seat can take, less that of those it can lose."""
        ruleset = self.ruleset
        on_board = ruleset.tables.on_board
        raiders = self._raiders(s)
        flies = self.pegasus in s.track
        total = 0.0
        for each in ruleset.all_seats:
            if s.out >> each & 1 or (each != seat and not ruleset.is_opponent(seat, each)):
                continue
            closed = self.closed(s, each)
            targets = on_board & (~s.land[seat] if each == seat else s.land[seat]) & ~closed
            winged = flies and each != seat and progress[each] == self.needed - 1
            approaches = [*self.reach.approaches(s, each, targets, winged)]
            for advice in self.advices:
                if flown := advice.flights(s, each) & targets:
                    approaches.append((s.land[each], flown))
            held = board.held_islands(ruleset, s, each)
            best = 0.0
            for bases, chance, recruits in self._chances(s, seat, each, acting, raiders):
                for starts, aims in approaches:
                    army = self._army(s, starts & bases & ~held, recruits)
                    if army:
                        best = self._prize(s, each, aims, army, value, progress, chance, best)
            total += self._beyond(s, seat, value, progress, closed, best) if each == seat else -best
        return total

    def _chances(self, s: State, seat: Seat, each: Seat, acting: int, raiders: int) -> list[tuple[int, float, int]]:
        """Return masks of islands whose troops may attack, each with its chance and the recruits that may join."""
        if each == seat and acting:
            now = [(acting, CONQUEST_NOW, 0)]
            return now if acting == ALL else [*now, (ALL, CONQUEST, 1)]
        if raiders >> each & 1 and each != seat:
            return [(ALL, DANGER_NOW, 1)]
        own = each == seat
        chances = [(ALL, CONQUEST if own else DANGER, 1)]
        if raids := self.raids(s, each):
            chances.append((raids, RAID if own else RAIDED, 0))
        return chances

    def _army(self, s: State, islands: int, recruits: int) -> int:
        """Return the largest group on one of some islands, with recruits; 0 if they are empty."""
        base, most = ISLANDS[0], 0
        while islands:
            low = islands & -islands
            islands ^= low
            island = ISLANDS[low.bit_length() - 1]
            if troops_on(s, island) > most:
                base, most = island, troops_on(s, island)
        return self.clashes.army(s, base, most + recruits) if most else 0

    def _prize(
        self,
        s: State,
        seat: Seat,
        aims: int,
        army: int,
        value: list[float],
        progress: list[int],
        chance: float,
        best: float,
    ) -> float:
        """Return the worth of the best attack on one of some islands, if it is better than the best so far.

        Odds are computed only where a sure victory would be better.
        """
        while aims:
            low = aims & -aims
            island = ISLANDS[low.bit_length() - 1]
            aims ^= low
            stake = chance * self._stake(s, seat, island, value[island], progress)
            if stake > best:
                best = max(best, stake * self._odds(s, seat, army, island))
        return best

    def closed(self, s: State, seat: Seat) -> int:
        """Return islands that modules close to the troops of a seat, as a mask."""
        mask = 0
        for closed in self.closers:
            mask |= closed(self.ruleset, s, seat)
        return mask

    def _raiders(self, s: State) -> int:
        """Return seats whose troops may still march in this cycle, as a mask."""
        mask = 0
        for god in self.marches:
            holder = s.offer_seat[god]
            if holder != NONE and (s.god == god or holder not in s.returned):
                mask |= 1 << holder
        return mask

    def _beyond(self, s: State, seat: Seat, value: list[float], progress: list[int], shut: int, best: float) -> float:
        """Return the worth of the best attack that needs another fleet or two, if it is better than the best so far."""
        closed = board.closed_seas(self.ruleset, s, seat)
        land, taken, aims = s.land[seat], closed, ~s.land[seat] & ~shut
        for each, navy in enumerate(s.navy):
            if each != seat:
                taken |= navy
        base = max(bits(land, ISLANDS), key=lambda island: troops_on(s, island))
        army = self.clashes.army(s, base, 1 + troops_on(s, base))
        one, two = self.reach.gaps(s.navy[seat] & ~closed, land, taken)
        best = self._prize(s, seat, one & aims, army, value, progress, CONQUEST_AFTER_ONE, best)
        return self._prize(s, seat, two & ~one & aims, army, value, progress, CONQUEST_AFTER_TWO, best)

    def _stake(self, s: State, seat: Seat, island: Island, value: float, progress: list[int]) -> float:
        """Return what an island would bring the seat that takes it."""
        loser = s.owner[island]
        if s.metropolis >> island & 1:
            value += METROPOLIS
            if progress[seat] == self.needed - 1 or (loser != NOBODY and progress[loser] == self.needed):
                value += VICTORY
        elif loser != NOBODY and self.ruleset.camps(s, loser).bit_count() == 1:
            if progress[seat] < self.needed - 1 or not would_win(self.ruleset, s, seat, island):
                return 0.0  # CYC-LST-01
            value += VICTORY
        return value if loser == NOBODY else TAKEN_AWAY * value

    def _odds(self, s: State, seat: Seat, army: int, island: Island) -> float:
        """Return the probability that a group takes an island."""
        if not troops_on(s, island) and not guards_of(self.ruleset, s, island):
            return 1.0
        return self.clashes.landing(s, seat, army, island).wins

    def gives_up(self, s: State, seat: Seat, island: Island) -> bool:
        """Return whether the troops of a seat have left a Metropolis that a rival can reach."""
        if not s.metropolis >> island & 1 or troops_on(s, island) or guards_of(self.ruleset, s, island):
            return False
        rivals = [each for each in self.ruleset.alive(s) if self.ruleset.is_opponent(seat, each)]
        return self.pegasus in s.track or any(self.reaches(s, each, island) for each in rivals)

    def reaches(self, s: State, seat: Seat, island: Island) -> bool:
        """Return whether a seat could march to an island. It could recruit first."""
        return any(True for _ in self.reach.approaches(s, seat, 1 << island))

    def raids(self, s: State, seat: Seat) -> int:
        """Return islands whose troops can march with any god, as a mask."""
        mask = 0
        for advice in self.advices:
            mask |= advice.raids(s, seat)
        return mask

    def can_take_metropolis(self, s: State, seat: Seat, bases: int = ALL) -> bool:
        """Return whether a seat could attack a Metropolis from some islands, with odds that favour it."""
        targets = s.metropolis & ~self.closed(s, seat)
        for each in self.team_of[seat]:
            targets &= ~s.land[each]
        for starts, aims in self.reach.approaches(s, seat, targets) if targets and bases else ():
            army = self._army(s, starts & bases, 1)
            if army and self.would_land(s, seat, army, aims):
                return True
        return False

    def would_land(self, s: State, seat: Seat, army: int, aims: int) -> bool:
        """Whether an army would rather win than lose on one of some islands."""
        landing = self.clashes.landing
        return any(landing(s, seat, army, island).wins > RATHER_WINS for island in bits(aims, ISLANDS))
