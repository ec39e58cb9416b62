"""How good a position is for a seat, in gold: what its bot tries to raise."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from trireme.games.cyclades import board
from trireme.games.cyclades.battle.strength import guards_of
from trireme.games.cyclades.bot.advice import Advice
from trireme.games.cyclades.bot.clashes import Clashes
from trireme.games.cyclades.setting import Setting
from trireme.games.cyclades.state import ISLANDS, NO_GOD, NONE, SEAS, GodNumber, Island, State
from trireme.games.cyclades.tables import TEMPLE, TYPES, mask_of
from trireme.games.cyclades.units.groups import totals, troops_on
from trireme.games.cyclades.units.marching import MoveTroops
from trireme.kit.masks import bits
from trireme.kit.seats import NOBODY, Seat

MOST_KNOWN: Final = 10_000
"""Positions that are remembered, so that they need not be looked at again."""
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
ISLAND: Final = 2.0
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
BARE: Final = 18.0
"""An own Metropolis without a troop or the Minotaur, which a single troop could take (CYC-TRP-08)."""
THIN: Final = 4.0
"""One with a single troop, which the Harpy or an attack that fails could leave bare."""
DISCOUNT: Final = 0.8
BUILDING: Final = 3.0
FREE_SLOT: Final = 0.7
PURSE: Final = ((6, 1.0), (6, 0.7), (100, 0.4))
"""What gold is worth: the first 6 pieces more than those after them."""
CONQUEST: Final = 0.3
"""Chance to get Ares in time for an attack that is possible,"""
CONQUEST_NOW: Final = 0.85
"""and while Ares acts."""
CONQUEST_AFTER_ONE: Final = 0.15
"""Where one more fleet is needed first,"""
CONQUEST_AFTER_TWO: Final = 0.08
"""or two."""
DANGER: Final = 0.22
"""Chance that a rival attacks where he can,"""
DANGER_NOW: Final = 0.7
"""and if he has Ares and is still to act."""
RATHER_WINS: Final = 0.4
"""Odds at which a rival will attack to win."""
IMMINENT: Final = 60.0
"""A rival who is about to act, and to win."""
RIVALS: Final = 0.4
"""Share of the best rival's position that counts against one's own, and of the mean one's."""
RIVAL_GOLD: Final = 0.5
TAKEN_AWAY: Final = 1.4
"""An island that a rival loses, beside one that nobody holds."""


class Scene(NamedTuple):
    """What follows from islands and buildings alone."""

    value: list[float]
    """What each island is worth to whoever takes it."""
    metropolises: list[int]
    """Of each seat, with those that a complete set is about to become."""
    single: list[int]
    """Types of buildings that each seat owns beyond complete sets,"""
    double: list[int]
    """and those that it owns twice."""
    income: list[int]
    """Prosperity of the islands of each seat."""
    worth: list[float]
    """What the land of each seat is worth, but for the way to the next Metropolis."""


class Outlook:
    """The tables of one game, ready for looking at positions."""

    def __init__(self, setting: Setting) -> None:
        self.setting = setting
        tables = setting.tables
        self.clashes = Clashes(setting)
        self.needed = tables.needed
        self.school = setting.tables.philosophers_needed
        self.shores = [mask_of(islands) for islands in tables.shores]
        self.marches = [god.number for god in setting.gods if any(issubclass(act, MoveTroops) for act in god.allows())]
        """Gods with whom troops march."""
        self.advices: Sequence[Advice] = ()
        """What is known of modules in play."""
        gods = tables.gods
        self.building = [tables.building_number[god.build.building] if god.build else 0 for god in gods]
        """What each god builds."""
        self.pegasus = tables.creature_number.get("pegasus", len(tables.creatures))
        self.scenes: dict[tuple[object, ...], Scene] = {}
        self.known_links: dict[int, list[int]] = {}
        self.known_gaps: dict[tuple[int, int, int], tuple[int, int]] = {}

    def worth(self, s: State, seat: Seat, acting: bool = False) -> float:
        """The position of a seat and, against it, those of its rivals. `acting`: it may still do more in this turn."""
        if not s.land[seat]:
            return -VICTORY
        rate = max(INCOME_LEAST, INCOME - INCOME_FADES * s.cycle)
        scene = self._scene(s, rate)
        garrisons = [0] * self.setting.players
        bare = thin = 0
        exposed = s.metropolis & self.setting.camps(s, seat)
        for island, troops in enumerate(totals(s.troops, len(s.owner))):
            if troops:
                garrisons[s.owner[island]] += 1
                if troops == 1 and exposed >> island & 1:
                    thin += not guards_of(self.setting, s, ISLANDS[island])
            elif exposed >> island & 1:
                bare += not guards_of(self.setting, s, ISLANDS[island])
        own = 0.0
        rivals: list[float] = []
        progress = [0] * self.setting.players
        for each in self.setting.all_seats:
            if s.out >> each & 1:
                continue
            progress[each], standing = self._standing(s, each, scene, rate)
            standing += GARRISON * garrisons[each]
            if each == seat:
                own = standing + self._purse(s.gold[seat]) - BARE * bare - THIN * thin
            else:
                rivals.append(standing + RIVAL_GOLD * s.gold[each])
        if rivals:
            own -= RIVALS * (max(rivals) + sum(rivals) / len(rivals))
        else:
            own += VICTORY
        return own + self._prospects(s, seat, acting, scene.value, progress) - self._imminent(s, seat, progress)

    def _purse(self, gold: int) -> float:
        worth = 0.0
        for pieces, each in PURSE:
            if gold <= pieces:
                return worth + gold * each
            worth += pieces * each
            gold -= pieces
        return worth

    def _scene(self, s: State, rate: float) -> Scene:
        key = (rate, s.metropolis, *s.built, *s.owner, *s.prosperity)
        scene = self.scenes.get(key)
        if scene is None:
            if len(self.scenes) > MOST_KNOWN:
                self.scenes.clear()
            self.scenes[key] = scene = self._look(s, rate)
        return scene

    def _look(self, s: State, rate: float) -> Scene:
        tables, players = self.setting.tables, self.setting.players
        value = [ISLAND + rate * marks for marks in s.prosperity]
        kinds = [[0] * len(self.setting.tables.building_ids) for _ in range(players)]
        for slot, island in enumerate(tables.slot_island):
            building, owner = s.built[slot], s.owner[island]
            if not building and s.metropolis >> island & 1 and tables.covered[island] >> slot & 1:
                continue
            value[island] += BUILDING if building else FREE_SLOT
            if owner >= 0:
                kinds[owner][building] += 1
        scene = Scene(value, [], [], [], [], [])
        for seat, owned in enumerate(kinds):
            land = s.land[seat]
            islands = land.bit_count()
            sets = min(owned[type] for type in TYPES)
            single = sum(owned[type] > sets for type in TYPES)
            count = (s.metropolis & land).bit_count() + sets
            worth = DISCOUNT * (owned[TEMPLE] + count) + islands
            if count < self.needed:
                worth -= SLOT_MISSING * max(0, len(TYPES) - single - owned[0])
                worth -= ISLAND_MISSING * max(0, self.needed - islands)
            scene.metropolises.append(count)
            scene.single.append(single)
            scene.double.append(sum(owned[type] > sets + 1 for type in TYPES))
            scene.income.append(sum(s.prosperity[island] for island in bits(land, ISLANDS)))
            scene.worth.append(worth)
        return scene

    def _standing(self, s: State, seat: Seat, scene: Scene, rate: float) -> tuple[int, float]:
        """Metropolises that a seat has or is about to place, and what all it has is worth."""
        schools, school = divmod(s.philosophers[seat], self.school)
        count = min(scene.metropolises[seat] + schools, s.land[seat].bit_count())
        single = scene.single[seat]
        worth = scene.worth[seat] + METROPOLIS * count
        to_go = self.needed - count
        if to_go <= 0:
            worth += VICTORY
        elif to_go == 1:
            ways = SET[single], SCHOOL[school]
            worth += LAST_STEP * (max(ways) + OTHER_WAY * min(ways)) + OTHER_WAY * SECOND_SET[scene.double[seat]]
        else:
            worth += SET[single] + SCHOOL[school] + SECOND_SET[scene.double[seat]]
        tables = self.setting.tables
        worth += rate * scene.income[seat]
        for counts in self.setting.points.income:
            worth += rate * counts(self.setting, s, seat)
        worth += rate / INCOME * PRIESTS[min(s.priests[seat], len(PRIESTS) - 1)]
        worth += TROOP * (tables.supply.troops_per_player - s.troops_left[seat])
        worth += FLEET * (tables.supply.fleets_per_player - s.fleets_left[seat])
        for advice in self.advices:
            worth += advice.worth(s, seat)
        return count, worth

    def _links(self, navy: int) -> list[int]:
        """Islands that chains of these fleets link, as one mask for each chain."""
        links = self.known_links.get(navy)
        if links is None:
            if len(self.known_links) > MOST_KNOWN:
                self.known_links.clear()
            links = []
            left = navy
            while left:
                chain = self._chain(left & -left, left)
                left &= ~chain
                links.append(self._shores_of(chain))
            self.known_links[navy] = links
        return links

    def _chain(self, seas: int, navy: int) -> int:
        """Seas of a navy that are linked to some seas, with those."""
        around = self.setting.tables.sea_mask
        found = fresh = seas
        while fresh:
            low = fresh & -fresh
            joined = around[low.bit_length() - 1] & navy & ~found
            found |= joined
            fresh = fresh ^ low | joined
        return found

    def _shores_of(self, seas: int) -> int:
        islands = 0
        while seas:
            low = seas & -seas
            islands |= self.shores[low.bit_length() - 1]
            seas ^= low
        return islands

    def _gaps(self, navy: int, land: int, taken: int) -> tuple[int, int]:
        """Islands that one more fleet would link to the land of a seat, and those that two would."""
        key = (navy, land, taken)
        gaps = self.known_gaps.get(key)
        if gaps is None:
            if len(self.known_gaps) > MOST_KNOWN:
                self.known_gaps.clear()
            tables = self.setting.tables
            coast = 0
            for island in bits(land, ISLANDS):
                coast |= tables.coast[island]
            one = self._chain((coast | self._around(coast & navy, navy)) & ~taken, navy)
            two = self._chain(one | self._around(one, navy) & ~taken, navy)
            gaps = self._shores_of(one), self._shores_of(two)
            self.known_gaps[key] = gaps
        return gaps

    def _around(self, seas: int, navy: int) -> int:
        """Seas around some seas and the chains of a navy that begin there."""
        found = 0
        for sea in bits(self._chain(seas, navy), SEAS):
            found |= self.setting.tables.sea_mask[sea]
        return found

    def _prospects(self, s: State, seat: Seat, acting: bool, value: list[float], progress: list[int]) -> float:
        """Islands that can be taken, less those that can be lost."""
        setting = self.setting
        closed = board.closed_seas(setting, s, seat)
        held = board.held_islands(setting, s, seat)
        on_board = setting.tables.on_board
        raiders = self._raiders(s)
        winged = self.pegasus in s.track
        total = 0.0
        for each in setting.all_seats:
            if s.out >> each & 1:
                continue
            targets = on_board & (~s.land[seat] if each == seat else s.land[seat])
            best = 0.0
            links = self._links(s.navy[each] & ~closed)
            if winged and each != seat and progress[each] == self.needed - 1:
                links = [*links, s.land[each] | s.metropolis]
            for advice in self.advices:
                if flown := advice.flights(s, each):
                    links = [*links, s.land[each] | flown]
            for islands in links:
                aims = islands & targets
                army = 0
                base = ISLANDS[0]
                bases = islands & s.land[each] if aims else 0
                while bases:
                    low = bases & -bases
                    island = ISLANDS[low.bit_length() - 1]
                    bases ^= low
                    if troops_on(s, island) > army and not held >> island & 1:
                        army, base = troops_on(s, island), island
                if army and not (acting and each == seat):
                    army += 1
                group = self.clashes.army(s, base, army)
                while aims and army:
                    low = aims & -aims
                    island = ISLANDS[low.bit_length() - 1]
                    aims ^= low
                    best = max(best, self._capture(s, each, island, group, value[island], progress))
            if each == seat:
                best *= CONQUEST_NOW if acting else CONQUEST
                total += max(best, self._beyond(s, seat, closed, value, progress))
            elif raiders >> each & 1:
                total -= best * DANGER_NOW
            else:
                total -= best * DANGER
        return total

    def _raiders(self, s: State) -> int:
        """Seats whose troops may still march in this cycle, as a mask."""
        mask = 0
        for god in self.marches:
            holder = s.offer_seat[god]
            if holder != NONE and (s.god == god or holder not in s.returned):
                mask |= 1 << holder
        return mask

    def _beyond(self, s: State, seat: Seat, closed: int, value: list[float], progress: list[int]) -> float:
        """Islands that could be taken if there were one or two fleets more."""
        land, taken = s.land[seat], closed
        for each, navy in enumerate(s.navy):
            if each != seat:
                taken |= navy
        base = max(bits(land, ISLANDS), key=lambda island: troops_on(s, island))
        army = self.clashes.army(s, base, 1 + troops_on(s, base))
        best = 0.0
        one, two = self._gaps(s.navy[seat] & ~closed, land, taken)
        for islands, chance in ((one & ~land, CONQUEST_AFTER_ONE), (two & ~one & ~land, CONQUEST_AFTER_TWO)):
            for island in bits(islands, ISLANDS):
                best = max(best, chance * self._capture(s, seat, island, army, value[island], progress))
        return best

    def _capture(self, s: State, seat: Seat, island: Island, group: int, value: float, progress: list[int]) -> float:
        """What an attack of a group on an island would bring on average."""
        loser = s.owner[island]
        if s.metropolis >> island & 1:
            value += METROPOLIS
            if progress[seat] == self.needed - 1 or (loser != NOBODY and progress[loser] == self.needed):
                value += VICTORY
        elif loser != NOBODY and self.setting.camps(s, loser).bit_count() == 1:
            return 0.0  # CYC-LST-01
        if loser != NOBODY:
            value *= TAKEN_AWAY
        if not troops_on(s, island) and not guards_of(self.setting, s, island):
            return value
        return self.clashes.landing(s, seat, group, island).wins * value

    # The last step.

    def _imminent(self, s: State, seat: Seat, progress: list[int]) -> float:
        """Rivals who will win in this cycle if nothing is done against it."""
        if s.god == NO_GOD or self.needed - 1 not in progress:
            return 0.0
        total = 0.0
        for god in s.gods[s.gods.index(s.god) + 1 : s.available]:
            rival = s.offer_seat[god]
            if rival in (NONE, seat) or progress[rival] != self.needed - 1:
                continue
            if self.wins_with(s, rival, god) or any(advice.wins(s, rival) for advice in self.advices):
                total += IMMINENT
        return total

    def wins_with(self, s: State, seat: Seat, god: GodNumber) -> bool:
        """Whether a seat could own enough Metropolises after a turn with a god."""
        gold = s.gold[seat] - (self.setting.economy.minimum_offering_paid if s.god == NO_GOD else 0)
        if board.metropolises(s, seat) != self.needed - 1 or gold < 0:
            return False
        if god in self.marches and self._can_take_metropolis(s, seat):
            return True
        if not s.land[seat] & ~s.metropolis:
            return False
        recruit = self.setting.tables.gods[god].recruit
        if recruit is not None and recruit.unit == "philosopher":
            short = self.school - s.philosophers[seat]
            if short == 1 or (short == 2 and gold >= recruit.extra_costs[0]):
                return True
        kinds = self.kinds(s, seat)
        missing = [type for type in TYPES if not kinds[type]]
        return missing == [self.building[god]] and kinds[0] > 0 and gold >= self.setting.economy.building_cost

    def has_enough(self, s: State, seat: Seat) -> bool:
        """Whether a seat owns as many Metropolises as it needs, with those that it is about to place."""
        schools = s.philosophers[seat] // self.school
        sets = min(len(slots) for slots in board.owned_types(self.setting, s, seat)[1:])
        return min(board.metropolises(s, seat) + schools + sets, s.land[seat].bit_count()) >= self.needed

    def gives_up(self, s: State, seat: Seat, island: Island) -> bool:
        """Whether the troops of a seat have left a Metropolis that a rival can reach."""
        if not s.metropolis >> island & 1 or troops_on(s, island) or guards_of(self.setting, s, island):
            return False
        rivals = [each for each in self.setting.alive(s) if each != seat]
        return self.pegasus in s.track or any(self.reaches(s, each, island) for each in rivals)

    def reaches(self, s: State, seat: Seat, island: Island) -> bool:
        """Whether a seat's fleets link an island to its own: it could recruit there first."""
        links = self._links(s.navy[seat] & ~board.closed_seas(self.setting, s, seat))
        return any(islands >> island & 1 and islands & s.land[seat] for islands in links)

    def kinds(self, s: State, seat: Seat) -> list[int]:
        """Buildings of a seat by type; the first number is of free slots."""
        owned = board.owned_types(self.setting, s, seat)
        return [len(board.free_slots(self.setting, s, seat)), *(len(slots) for slots in owned[1:])]

    def _can_take_metropolis(self, s: State, seat: Seat) -> bool:
        """Whether a seat could attack an island with a Metropolis, and would rather win than lose."""
        setting = self.setting
        for islands in self._links(s.navy[seat] & ~board.closed_seas(setting, s, seat)):
            bases = [island for island in bits(islands & s.land[seat], ISLANDS) if troops_on(s, island)]
            if not bases:
                continue
            base = max(bases, key=lambda island: troops_on(s, island))
            army = self.clashes.army(s, base, troops_on(s, base) + 1)
            for island in bits(islands & s.metropolis & ~s.land[seat], ISLANDS):
                if self.clashes.landing(s, seat, army, island).wins > RATHER_WINS:
                    return True
        return False
