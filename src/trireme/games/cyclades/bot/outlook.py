"""The worth of a position for a seat, in gold, which its bot tries to raise."""

from __future__ import annotations

from typing import Final, NamedTuple

from trireme.games.cyclades import board
from trireme.games.cyclades.battle.strength import guards_of
from trireme.games.cyclades.bot.prospects import ALL, METROPOLIS, VICTORY, AttackProspects
from trireme.games.cyclades.bot.reach import MOST_KNOWN
from trireme.games.cyclades.lookup import TEMPLE, TYPES, mask_of
from trireme.games.cyclades.metropolis import philosophers_needed
from trireme.games.cyclades.ruleset import Ruleset
from trireme.games.cyclades.state import ISLANDS, NO_GOD, GodNumber, State
from trireme.games.cyclades.units.groups import totals
from trireme.kit.masks import bits
from trireme.kit.seats import Seat

SET: Final = (0.0, 4.0, 8.5, 14.0)
"""Worth of owning so many building types of a set."""
SECOND_SET: Final = (0.0, 1.5, 3.0, 4.5, 6.0)
"""Worth of owning so many building types twice."""
SCHOOL: Final = (0.0, 4.0, 9.0, 15.0)
"""Worth of so many Philosophers on the way to a Metropolis."""
LAST_STEP: Final = 1.8
"""Factor for what leads to the last Metropolis."""
OTHER_WAY: Final = 0.4
"""Factor for the second way to the last Metropolis, since only one will be needed."""
ISLAND: Final = 2.0
SLOT_MISSING: Final = 1.5
ISLAND_MISSING: Final = 8.0
INCOME: Final = 4.5
"""Worth of 1 gold of income when the game begins. It is less in each cycle."""
INCOME_FADES: Final = 0.25
INCOME_LEAST: Final = 2.0
PRIESTS: Final = (0.0, 3.5, 6.5, 9.0, 11.0, 12.5, 13.5)
TROOP: Final = 0.9
FLEET: Final = 0.6
GARRISON: Final = 0.6
"""Worth of a troop on an island that would otherwise be empty."""
BARE: Final = 18.0
"""Cost of an own Metropolis without a troop or the Minotaur, which a single troop could take (CYC-TRP-08)."""
THIN: Final = 4.0
"""Cost of an own Metropolis with a single troop, which the Harpy or a failed attack could remove."""
DISCOUNT: Final = 0.8
BUILDING: Final = 3.0
FREE_SLOT: Final = 0.7
PURSE: Final = ((6, 1.0), (6, 0.7), (12, 0.4), (100, 0.15))
"""Worth of gold: the first 6 pieces count most, idle gold hardly counts."""
IMMINENT: Final = 60.0
"""Cost of a rival who is about to act and win."""
RIVALS: Final = 0.4
"""The share of the best rival's position, and of the mean one's, that counts against one's own."""
RIVAL_GOLD: Final = 0.5
PARTNER: Final = 0.9
"""The share of a partner's position that counts for one's own, because partners win together."""
PARTNER_GOLD: Final = 0.7


class Scene(NamedTuple):
    """What follows from islands and buildings alone."""

    value: list[float]
    """Worth of each island to the seat that takes it."""
    metropolises: list[int]
    """Metropolises of each seat, with those that complete sets are about to become."""
    single: list[int]
    """Types of buildings that each seat owns beyond complete sets."""
    double: list[int]
    """Types of buildings that each seat owns twice beyond complete sets."""
    income: list[int]
    """Prosperity of the islands of each seat."""
    worth: list[float]
    """Worth of the land of each seat, apart from the way to the next Metropolis."""


class Outlook(AttackProspects):
    """Evaluates the positions of one game."""

    def __init__(self, ruleset: Ruleset) -> None:
        super().__init__(ruleset)
        tables = ruleset.tables
        self.school = tables.philosophers_needed
        self.share = -(-self.needed // max(len(team) for team in self.team_of))
        """Metropolises that each player of a team should have."""
        self.sites = mask_of(island for island in tables.all_islands if tables.covered[island]) | ~tables.on_board
        """Islands that can bear a Metropolis, as a mask."""
        self.building = [tables.building_number[god.build.building] if god.build else 0 for god in tables.gods]
        """The building that each god sells, by number."""
        self.scenes: dict[tuple[object, ...], Scene] = {}

    def worth(self, s: State, seat: Seat, acting: int = 0) -> float:
        """Return the worth of the position of a seat and its partners, less that of its rivals.

        `acting` is the mask of islands from which its troops may still march in this turn.
        """
        if not s.land[seat]:
            return -VICTORY
        rate = max(INCOME_LEAST, INCOME - INCOME_FADES * s.cycle)
        scene = self._scene(s, rate)
        garrisons = [0] * self.ruleset.players
        bare = thin = 0
        exposed = s.metropolis & self.ruleset.camps(s, seat)
        for island, troops in enumerate(totals(s.troops, len(s.owner))):
            if troops:
                garrisons[s.owner[island]] += 1
                if troops == 1 and exposed >> island & 1:
                    thin += not guards_of(self.ruleset, s, ISLANDS[island])
            elif exposed >> island & 1:
                bare += not guards_of(self.ruleset, s, ISLANDS[island])
        counts = [0 if s.out >> each & 1 else self._count(s, each, scene) for each in self.ruleset.all_seats]
        progress = [sum(counts[each] for each in team) for team in self.team_of]
        own = 0.0
        rivals: list[float] = []
        for each in self.ruleset.all_seats:
            if s.out >> each & 1:
                continue
            standing = self._standing(s, each, scene, rate, counts[each], progress[each])
            standing += GARRISON * garrisons[each]
            if each == seat:
                own += standing + self._purse(s.gold[seat]) - BARE * bare - THIN * thin
            elif each in self.team_of[seat]:
                own += PARTNER * (standing + PARTNER_GOLD * s.gold[each])
            else:
                rivals.append(standing + RIVAL_GOLD * s.gold[each])
        if rivals:
            own -= RIVALS * (max(rivals) + sum(rivals) / len(rivals))
        else:
            own += VICTORY
        value = self._with_prizes(s, scene.value)
        return own + self.prospects(s, seat, acting, value, progress) - self._imminent(s, seat, progress)

    def _with_prizes(self, s: State, value: list[float]) -> list[float]:
        """Return the worth of each island, with what modules have brought there."""
        for advice in self.advices:
            if prizes := advice.prizes(s):
                value = value[:]
                for island, gold in prizes.items():
                    value[island] += gold
        return value

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
        tables, players = self.ruleset.tables, self.ruleset.players
        value = [ISLAND + rate * marks for marks in s.prosperity]
        kinds = [[0] * len(self.ruleset.tables.building_ids) for _ in range(players)]
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
            sites = (land & self.sites).bit_count()
            sets = min(owned[type] for type in TYPES)
            single = sum(owned[type] > sets for type in TYPES)
            count = (s.metropolis & land).bit_count() + sets
            worth = DISCOUNT * (owned[TEMPLE] + count) + islands
            if count < self.share:
                worth -= SLOT_MISSING * max(0, len(TYPES) - single - owned[0])
                worth -= ISLAND_MISSING * max(0, self.share - sites)
            scene.metropolises.append(count)
            scene.single.append(single)
            scene.double.append(sum(owned[type] > sets + 1 for type in TYPES))
            scene.income.append(sum(s.prosperity[island] for island in bits(land, ISLANDS)))
            scene.worth.append(worth)
        return scene

    def _school(self, s: State, seat: Seat) -> int:
        """Return the number of Philosophers that make a Metropolis for a seat."""
        return philosophers_needed(self.ruleset, s, seat) if self.ruleset.points.philosophers_saved else self.school

    def _count(self, s: State, seat: Seat, scene: Scene) -> int:
        """Return the number of Metropolises that a seat has or is about to place."""
        schools = s.philosophers[seat] // self._school(s, seat)
        return min(scene.metropolises[seat] + schools, (s.land[seat] & self.sites).bit_count())

    def _standing(self, s: State, seat: Seat, scene: Scene, rate: float, count: int, total: int) -> float:
        """Return the worth of everything that a seat has, with so many Metropolises of its own and of its team."""
        needed = self._school(s, seat)
        school = SCHOOL[s.philosophers[seat] % needed + len(SCHOOL) - needed] if s.philosophers[seat] else 0.0
        single = scene.single[seat]
        worth = scene.worth[seat] + METROPOLIS * count
        to_go = self.needed - total
        if to_go <= 0:
            worth += VICTORY
        elif to_go == 1:
            ways = SET[single], school
            worth += LAST_STEP * (max(ways) + OTHER_WAY * min(ways)) + OTHER_WAY * SECOND_SET[scene.double[seat]]
        else:
            worth += SET[single] + school + SECOND_SET[scene.double[seat]]
        tables = self.ruleset.tables
        worth += rate * scene.income[seat]
        for counts in self.ruleset.points.income:
            worth += rate * counts(self.ruleset, s, seat)
        worth += rate / INCOME * PRIESTS[min(s.priests[seat], len(PRIESTS) - 1)]
        worth += TROOP * (tables.supply.troops_per_player - s.troops_left[seat])
        worth += FLEET * (tables.supply.fleets_per_player - s.fleets_left[seat])
        for advice in self.advices:
            worth += advice.worth(s, seat)
        return worth

    # The last step.

    def _imminent(self, s: State, seat: Seat, progress: list[int]) -> float:
        """Return the cost of rivals who will win in this cycle if nothing is done against it."""
        if s.god == NO_GOD or self.needed - 1 not in progress:
            return 0.0
        total = 0.0
        for god in s.gods[s.gods.index(s.god) + 1 : s.available]:
            rival = s.offer_seat[god]
            if not self.ruleset.is_opponent(seat, rival) or progress[rival] != self.needed - 1:
                continue
            if self.wins_with(s, rival, god) or any(advice.wins(s, rival) for advice in self.advices):
                total += IMMINENT
        return total

    def wins_with(self, s: State, seat: Seat, god: GodNumber) -> bool:
        """Return whether a seat could own enough Metropolises after a turn with a god."""
        gold = s.gold[seat] - (self.ruleset.economy.minimum_offering_paid if s.god == NO_GOD else 0)
        if sum(board.metropolises(s, each) for each in self.team_of[seat]) != self.needed - 1 or gold < 0:
            return False
        if self.can_take_metropolis(s, seat, ALL if god in self.marches else self.raids(s, seat)):
            return True
        if not s.land[seat] & ~s.metropolis & self.sites:
            return False
        recruit = self.ruleset.tables.gods[god].recruit
        if recruit is not None and recruit.unit == "philosopher":
            scholars = 1 + (gold >= recruit.extra_costs[0])
            for advice in self.advices:
                scholars = max(scholars, advice.scholars(s, seat, gold))
            if s.philosophers[seat] + scholars >= self._school(s, seat):
                return True
        kinds = self.kinds(s, seat)
        missing = [type for type in TYPES if not kinds[type]]
        if len(missing) != 1 or not kinds[0]:
            return False
        if any(advice.builds(s, god) >> missing[0] & 1 for advice in self.advices):
            return True
        return missing[0] == self.building[god] and gold >= self.ruleset.economy.building_cost

    def has_enough(self, s: State, seat: Seat) -> bool:
        """Return whether a seat and its team own enough Metropolises, with those that are about to be placed."""
        total = 0
        for each in self.team_of[seat]:
            schools = s.philosophers[each] // self._school(s, each)
            sets = min(len(slots) for slots in board.owned_types(self.ruleset, s, each)[1 : len(TYPES) + 1])
            sites = (s.land[each] & self.sites).bit_count()
            total += min(board.metropolises(s, each) + schools + sets, sites)
        return total >= self.needed

    def kinds(self, s: State, seat: Seat) -> list[int]:
        """Return the number of a seat's buildings by type; the first number is that of free slots."""
        owned = board.owned_types(self.ruleset, s, seat)
        return [len(board.free_slots(self.ruleset, s, seat)), *(len(slots) for slots in owned[1:])]
