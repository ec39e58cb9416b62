"""How good a position is for a seat, in gold: what its bot tries to raise."""

from __future__ import annotations

from typing import Final

from trireme.games.cyclades import board
from trireme.games.cyclades.figures import standing
from trireme.games.cyclades.metropolis import philosophers_needed
from trireme.games.cyclades.odds import Battles
from trireme.games.cyclades.setting import Setting
from trireme.games.cyclades.state import NONE, State
from trireme.games.cyclades.strength import guards_of, island_bonus
from trireme.games.cyclades.tables import TEMPLE, TYPES, bits, mask_of

VICTORY: Final = 150.0
METROPOLIS: Final = 24.0
SET: Final = (0.0, 4.0, 8.5, 14.0)
"""Building types on the way to a set,"""
SECOND_SET: Final = (0.0, 1.5, 3.0, 4.5, 6.0)
"""and those that are there twice."""
SCHOOL: Final = (0.0, 4.0, 9.0, 15.0)
"""Philosophers on the way to four."""
LAST_STEP: Final = 1.8
"""What leads to the last Metropolis is worth more than what leads to the one before,"""
OTHER_WAY: Final = 0.4
"""but only one of the two ways will be needed."""
SLOT_MISSING: Final = 1.5
ISLAND_MISSING: Final = 8.0
INCOME: Final = 4.5
"""A gold of income when the game begins; less in each cycle."""
INCOME_FADES: Final = 0.25
INCOME_LEAST: Final = 2.0
PRIESTS: Final = (0.0, 3.5, 6.5, 9.0, 11.0, 12.5, 13.5)
TROOP: Final = 0.9
FLEET: Final = 0.6
GARRISON: Final = 0.6
"""A troop on an island that would otherwise be empty."""
DISCOUNT: Final = 0.8
BUILDING: Final = 3.0
FREE_SLOT: Final = 0.7
PURSE: Final = ((6, 1.0), (6, 0.7), (100, 0.4))
"""What gold is worth: the first 6 pieces more than those after them."""
CONQUEST: Final = 0.3
"""Chance to get Ares in time for an attack that is possible,"""
CONQUEST_NOW: Final = 0.85
"""and while Ares acts."""
DANGER: Final = 0.22
DANGER_NOW: Final = 0.7
RATHER_WINS: Final = 0.4
RIVALS: Final = 0.8
"""Share of rivals' positions that counts against one's own; half of it is the best one's."""


class Outlook:
    """The tables of one game, ready for looking at positions."""

    def __init__(self, setting: Setting) -> None:
        self.setting = setting
        tables = setting.tables
        self.battles = Battles(tables)
        self.needed = tables.needed
        self.school = philosophers_needed(setting)
        self.shores = [mask_of(islands) for islands in tables.shores]
        self.ares = tables.god_number.get("ares", NONE)
        self.known_links: dict[int, list[int]] = {}

    def worth(self, s: State, seat: int, acting: bool = False) -> float:
        """The position of a seat and, against it, those of its rivals. `acting`: it may still do more in this turn."""
        tables, owner = self.setting.tables, s.owner
        players = self.setting.players
        rate = max(INCOME_LEAST, INCOME - INCOME_FADES * s.cycle)
        value = [2.0 + rate * marks for marks in s.prosperity]
        """What each island is worth to whoever takes it."""
        kinds = [[0] * (len(TYPES) + 1) for _ in range(players)]
        metropolis, covered = s.metropolis, tables.covered
        for slot, island in enumerate(tables.slot_island):
            building, holder = s.built[slot], owner[island]
            if building:
                value[island] += BUILDING
            elif metropolis >> island & 1 and covered[island] >> slot & 1:
                continue
            else:
                value[island] += FREE_SLOT
            if holder >= 0:
                kinds[holder][building] += 1
        own = 0.0
        rivals: list[float] = []
        progress = [0] * players
        for each in range(players):
            if s.out >> each & 1:
                continue
            progress[each], standing = self._standing(s, each, kinds[each], rate)
            if each == seat:
                own = standing + self._purse(s.gold[seat])
            else:
                rivals.append(standing + 0.5 * s.gold[each])
        if not s.land[seat]:
            return -VICTORY
        if rivals:
            own -= RIVALS * 0.5 * (max(rivals) + sum(rivals) / len(rivals))
        else:
            own += VICTORY
        return own + self._prospects(s, seat, acting, value, progress)

    def _purse(self, gold: int) -> float:
        worth = 0.0
        for pieces, each in PURSE:
            part = min(gold, pieces)
            worth += part * each
            gold -= part
        return worth

    def _standing(self, s: State, seat: int, kinds: list[int], rate: float) -> tuple[int, float]:
        """Metropolises that a seat has or is about to place, and what all it has is worth."""
        land = s.land[seat]
        islands = land.bit_count()
        sets = min(kinds[1], kinds[2], kinds[3], kinds[4])
        schools, school = divmod(s.philosophers[seat], self.school)
        count = min((s.metropolis & land).bit_count() + sets + schools, islands)
        single = double = 0
        for type in TYPES:
            single += kinds[type] > sets
            double += kinds[type] > sets + 1
        worth = METROPOLIS * count + DISCOUNT * (kinds[TEMPLE] + count)
        to_go = self.needed - count
        if to_go <= 0:
            worth += VICTORY
        elif to_go == 1:
            ways = SET[single], SCHOOL[school]
            worth += LAST_STEP * (max(ways) + OTHER_WAY * min(ways)) + 0.5 * SECOND_SET[double]
        else:
            worth += SET[single] + SCHOOL[school] + SECOND_SET[double]
        if to_go > 0:
            worth -= SLOT_MISSING * max(0, len(TYPES) - single - kinds[0])
            worth -= ISLAND_MISSING * max(0, self.needed - islands)
        income = (s.navy[seat] & self.setting.tables.trade).bit_count()
        garrisons = 0
        while land:
            low = land & -land
            island = low.bit_length() - 1
            income += s.prosperity[island]
            garrisons += s.troops[island] > 0
            land ^= low
        supply = self.setting.tables.supply
        worth += rate * income + rate / INCOME * PRIESTS[min(s.priests[seat], len(PRIESTS) - 1)]
        worth += TROOP * (supply.troops_per_player - s.troops_left[seat]) + GARRISON * garrisons
        worth += FLEET * (supply.fleets_per_player - s.fleets_left[seat]) + islands
        return count, worth

    def _links(self, navy: int) -> list[int]:
        """Islands that chains of these fleets link, as one mask for each chain."""
        links = self.known_links.get(navy)
        if links is None:
            if len(self.known_links) > 10_000:
                self.known_links.clear()
            links = []
            around, left = self.setting.tables.sea_mask, navy
            while left:
                fresh = left & -left
                left ^= fresh
                islands = 0
                while fresh:
                    low = fresh & -fresh
                    sea = low.bit_length() - 1
                    islands |= self.shores[sea]
                    joined = around[sea] & left
                    left ^= joined
                    fresh = fresh ^ low | joined
                links.append(islands)
            self.known_links[navy] = links
        return links

    def _prospects(self, s: State, seat: int, acting: bool, value: list[float], progress: list[int]) -> float:
        """Islands that can be taken, less those that can be lost."""
        setting = self.setting
        closed = board.closed_seas(setting, s)
        held = standing(setting, s, "medusa")
        on_ares = s.offer_seat[self.ares] if self.ares != NONE else NONE
        has_acted = on_ares != NONE and s.god != self.ares and on_ares in s.returned
        total = 0.0
        for each in range(setting.players):
            if s.out >> each & 1:
                continue
            targets = ~s.land[seat] if each == seat else s.land[seat]
            best = 0.0
            for islands in self._links(s.navy[each] & ~closed):
                aims = islands & targets
                army = 0
                bases = islands & s.land[each] if aims else 0
                while bases:
                    low = bases & -bases
                    island = low.bit_length() - 1
                    bases ^= low
                    if s.troops[island] > army and island != held:
                        army = s.troops[island]
                if army and not acting:
                    army += 1
                while aims and army:
                    low = aims & -aims
                    island = low.bit_length() - 1
                    aims ^= low
                    best = max(best, self._capture(s, each, island, army, value[island], progress))
            if each == seat:
                total += best * (CONQUEST_NOW if acting else CONQUEST)
            elif on_ares == each and not has_acted:
                total -= best * DANGER_NOW
            else:
                total -= best * DANGER
        return total

    def _capture(self, s: State, seat: int, island: int, army: int, value: float, progress: list[int]) -> float:
        """What an attack on an island would bring on average."""
        loser = s.owner[island]
        if s.metropolis >> island & 1:
            value += METROPOLIS
            if progress[seat] == self.needed - 1:
                value += VICTORY
        elif loser != NONE and not s.land[loser] & (s.land[loser] - 1):
            return 0.0  # CYC-LST-01
        if loser != NONE:
            value *= 1.4
        units, guards = s.troops[island], guards_of(self.setting, s, island)
        if not units and not guards:
            return value
        odds = self.battles.odds(army, units, guards, island_bonus(self.setting, s, island))
        return odds.wins * value

    def can_take_metropolis(self, s: State, seat: int) -> bool:
        """Whether a seat could attack an island with a Metropolis, and would rather win than lose."""
        setting = self.setting
        for islands in self._links(s.navy[seat] & ~board.closed_seas(setting, s)):
            army = max([s.troops[island] for island in bits(islands & s.land[seat])], default=0)
            for island in bits(islands & s.metropolis & ~s.land[seat]):
                units, guards = s.troops[island], guards_of(setting, s, island)
                odds = self.battles.odds(army + 1, units, guards, island_bonus(setting, s, island))
                if army and odds.wins > RATHER_WINS:
                    return True
        return False
