"""Reading facts of the board: islands, seas, figurines and the possessions of players."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from trireme.games.cyclades import board
from trireme.games.cyclades.cards.figures import Figurine
from trireme.games.cyclades.lookup import TEMPLE
from trireme.games.cyclades.position.kinds import on_board, set_reserves, set_units
from trireme.games.cyclades.position.values import ISLAND, Values, canonical_fact, figurine, wrong
from trireme.games.cyclades.problems import (
    CREATURE_ELSEWHERE,
    FIGURE_TWICE,
    FOLLOWS_FROM,
    NO_OWNER,
    NOT_FIGURE,
    NOT_TEMPLE,
    SLOT_COVERED,
)
from trireme.games.cyclades.rules.ids import CYC_CMP_02, CYC_CMP_03, CYC_CMP_07, CYC_CMP_08, CYC_LST_10, CYC_LST_11
from trireme.games.cyclades.ruleset import Ruleset
from trireme.games.cyclades.state import FIRST_KIND, LAND, NO_BUILDING, NO_CARD, SEA, SEAS, CardNumber, Island, State
from trireme.games.cyclades.units.groups import FULL, group_at
from trireme.kit.errors import Impossible, shown
from trireme.kit.positions import once
from trireme.kit.problems import NOT_NAMES, RANGE
from trireme.kit.seats import NOBODY, SEATS, Seat

PLAYER: Final = ("gold", "priests", "philosophers", "out")
FOLLOWS: Final = ("troops_left", "fleets_left", "metropolises")
"""Facts of a player that follow from others."""


class MapFacts(Values):
    """Reads facts of the board onto a position."""

    def __init__(self, ruleset: Ruleset, s: State) -> None:
        super().__init__(ruleset, s)
        self.used: dict[int, str] = {}
        """The creatures that lie somewhere, with the fact that says so."""

    def players(self, given: Mapping[str, object]) -> None:
        s, ruleset = self.s, self.ruleset
        supply = ruleset.tables.supply
        everybody = {name: seat for seat, name in zip(ruleset.all_seats, ruleset.seats)}
        for name, value in given.items():
            seat, where = self.one_of(f"players.{name}", name, everybody), f"players.{name}"
            player = self.table(where, value)
            self.known(where, player, (*PLAYER, *FOLLOWS))
            s.gold[seat] = self.count(f"{where}.gold", player.get("gold", s.gold[seat]))
            s.priests[seat] = self.count(f"{where}.priests", player.get("priests", 0), high=supply.priest_cards)
            philosophers = player.get("philosophers", 0)
            s.philosophers[seat] = self.count(f"{where}.philosophers", philosophers, high=supply.philosopher_cards)
            if self.flag(f"{where}.out", player.get("out", False)):
                for thing in ("gold", "priests", "philosophers"):
                    if player.get(thing):
                        raise Impossible(f"{where}.{thing}", shown(player[thing]), CYC_LST_11.id)
                self.remove(seat)
        for where, cards, most in (
            ("priests", s.priests, supply.priest_cards),
            ("philosophers", s.philosophers, supply.philosopher_cards),
        ):
            if sum(cards) > most:
                raise Impossible(f"players.*.{where}", sum(cards), CYC_CMP_07.id)

    def remove(self, seat: Seat) -> None:
        """Take everything from a player who is out of the game."""
        s = self.s
        s.out |= 1 << seat
        s.gold[seat] = 0
        for sea, holder in zip(SEAS, s.holder):
            if holder == seat:
                board.take_fleets(s, sea, group_at(s, SEA, sea))
        for island, owner in enumerate(s.owner):
            if owner == seat:
                s.owner[island], s.troops[island] = NOBODY, 0
                set_units(self.ruleset, s, LAND, island, {})
        s.land[seat] = 0

    def island(self, id: str, given: Mapping[str, object]) -> None:
        s, ruleset, where = self.s, self.ruleset, f"islands.{id}"
        island = self.one_of(where, id, ruleset.tables.island_number)
        self.known(where, given, (*ISLAND, *(["units"] if ruleset.units[LAND][1:] else [])))
        if "owner" in given:
            owner = self.owner(f"{where}.owner", given["owner"]) if given["owner"] else NOBODY
            if owner != s.owner[island]:
                s.troops[island] = 0
                set_units(ruleset, s, LAND, island, {})
                if s.owner[island] != NOBODY:
                    s.land[s.owner[island]] &= ~(1 << island)
                s.owner[island] = owner
                if owner != NOBODY:
                    s.land[owner] |= 1 << island
        usual = 0 if _names_all_units(given) else s.troops[island]
        s.troops[island] = self.count(f"{where}.troops", given.get("troops", usual), high=FULL)
        if s.troops[island] and s.owner[island] == NOBODY:
            raise wrong(f"{where}.troops", NO_OWNER, given=s.troops[island])
        if "units" in given:
            set_units(ruleset, s, LAND, island, self.units(f"{where}.units", LAND, given["units"]))
        if self.flag(f"{where}.metropolis", given.get("metropolis", False)):
            s.metropolis |= 1 << island
        printed = ruleset.tables.printed[island]
        s.prosperity[island] = self.count(f"{where}.prosperity", given.get("prosperity", printed), low=printed)
        self.buildings(island, where, given.get("buildings", []))
        self.spent(island, where, given.get("used", []))
        if given.get("figure"):
            self.figure(island, f"{where}.figure", given["figure"])

    def owner(self, where: str, name: object) -> Seat:
        """Return the seat that owns a place. A player who is out of the game owns nothing."""
        if name in self.ruleset.seats and self.s.out >> self.ruleset.seats.index(str(name)) & 1:
            raise Impossible(where, str(name), (CYC_LST_10 if where.startswith("islands") else CYC_LST_11).id)
        return self.seat(where, name)

    def buildings(self, island: Island, where: str, given: object) -> None:
        """Read buildings by slot, or in order from the first slot that no Metropolis covers."""
        s, ruleset, where = self.s, self.ruleset, f"{where}.buildings"
        slots = ruleset.tables.slots_of[island]
        free = [slot for slot in slots if not board.is_covered(ruleset, s, slot)]
        numbers = {"": NO_BUILDING, **ruleset.tables.building_number}
        if isinstance(given, dict):
            by_slot = {str(slot - slots[0]): slot for slot in slots}
            places = [(self.one_of(where, str(slot), by_slot), name) for slot, name in given.items()]
        else:
            names = self.words(where, given)
            target = slots if "" in names or len(names) == len(slots) else free
            if len(names) > len(target):
                raise wrong(where, RANGE, given=len(names), low=0, high=len(target))
            places = list(zip(target, names, strict=False))
        for slot, name in places:
            building = self.one_of(where, name, numbers)
            if building and slot not in free:
                raise wrong(where, SLOT_COVERED, given=ruleset.slot(slot))
            s.built[slot] = building
            if building and board.in_supply(ruleset, s, building) < 0:
                raise Impossible(where, s.built.count(building), CYC_CMP_08.id)

    def spent(self, island: Island, where: str, given: object) -> None:
        """Read the discounts used in this cycle: slots with a Temple, and `metropolis`."""
        s, slots = self.s, self.ruleset.tables.slots_of[island]
        if not isinstance(given, list):
            raise wrong(f"{where}.used", NOT_NAMES, given=shown(given), right='[0, "metropolis"]')
        for each in once(f"{where}.used", given):
            if each == "metropolis" and s.metropolis >> island & 1:
                s.spent_metropolis |= 1 << island
            elif isinstance(each, int) and 0 <= each < len(slots) and s.built[slots[each]] == TEMPLE:
                s.spent |= 1 << slots[each]
            else:
                raise wrong(f"{where}.used", NOT_TEMPLE, given=shown(each))

    def sea(self, id: str, value: object) -> None:
        s, where = self.s, f"seas.{id}"
        sea = self.one_of(where, id, self.ruleset.tables.sea_number)
        given = self.table(where, canonical_fact(where, value))
        several = bool(self.ruleset.units[SEA][1:])
        self.known(where, given, ("owner", "fleets", "units") if several else ("owner", "fleets"))
        before = self.ruleset.seats[s.holder[sea]] if s.holder[sea] != NOBODY else ""
        owner = given.get("owner", before)
        usual = 1 if owner and not _names_all_units(given) else 0
        fleets = self.count(f"{where}.fleets", given.get("fleets", usual), high=FULL)
        units = self.units(f"{where}.units", SEA, given.get("units", {}))
        if s.holder[sea] != NOBODY:
            board.take_fleets(s, sea, group_at(s, SEA, sea))
        if (fleets or units) and not owner:
            raise wrong(f"{where}.fleets", NO_OWNER, given=fleets)
        if (fleets or any(units.values())) and owner:
            board.add_fleets(s, self.owner(f"{where}.owner", owner), sea, fleets)
            set_units(self.ruleset, s, SEA, sea, units)

    def units(self, where: str, element: int, given: object) -> dict[str, int]:
        """Return the units of further kinds, by id."""
        known = {kind.id: kind.number for kind in self.ruleset.units[element][1:]}
        found = {}
        for id, count in self.table(where, given).items():
            self.one_of(where, id, known)
            found[id] = self.count(f"{where}.{id}", count, high=FULL)
        return found

    def reserves(self) -> None:
        """Put units that are not on the board in reserve (CYC-CMP-02, 03)."""
        s, ruleset = self.s, self.ruleset
        supply = ruleset.tables.supply
        for seat, name in zip(ruleset.all_seats, ruleset.seats):
            troops, fleets = on_board(s, LAND, FIRST_KIND, seat), on_board(s, SEA, FIRST_KIND, seat)
            if troops > supply.troops_per_player:
                raise Impossible(f"players.{name}", troops, CYC_CMP_02.id)
            if fleets > supply.fleets_per_player:
                raise Impossible(f"players.{name}", fleets, CYC_CMP_03.id)
            out = s.out >> seat & 1
            s.troops_left[seat] = 0 if out else supply.troops_per_player - troops
            s.fleets_left[seat] = 0 if out else supply.fleets_per_player - fleets
        for element in (LAND, SEA):
            set_reserves(ruleset, s, element)

    def follows(self, given: Mapping[str, object]) -> None:
        """Check facts that follow from others: they may be repeated, but not contradicted."""
        s = self.s
        for name, value in given.items():
            seat, player = SEATS[self.ruleset.seats.index(name)], self.table(f"players.{name}", value)
            found = (s.troops_left[seat], s.fleets_left[seat], board.metropolises(s, seat))
            for fact, right in zip(FOLLOWS, found, strict=True):
                if player.get(fact, right) != right:
                    raise wrong(f"players.{name}.{fact}", FOLLOWS_FROM, given=shown(player[fact]), right=right)

    # Figurines.

    def creature(self, where: str, name: object) -> CardNumber:
        """Return the number of a creature, and check that it lies nowhere else."""
        number = self.one_of(where, name, self.ruleset.tables.creature_number)
        if number in self.used:
            raise wrong(where, CREATURE_ELSEWHERE, given=str(name), other=self.used[number])
        self.used[number] = where
        return number

    def figure(self, island: Island, where: str, given: object) -> None:
        """Read `"medusa"`, `"medusa A"` or a table with creature, buyer and cycle."""
        s = self.s
        owner = s.owner[island] if s.owner[island] != NOBODY else self.ruleset.alive(s)[0]
        table: dict[str, object] = {"buyer": self.ruleset.seats[owner], "cycle": s.cycle}
        table |= self.table(where, figurine(given))
        self.known(where, table, ("creature", "buyer", "cycle"))
        creature = self.creature(where, table.get("creature"))
        card = self.ruleset.cards[creature]
        if not isinstance(card, Figurine):
            raise wrong(where, NOT_FIGURE, given=card.id)
        if s.figure[island] != NO_CARD:
            raise wrong(where, FIGURE_TWICE, given=card.id)
        s.figure[island] = creature
        s.keeper[island] = self.seat(f"{where}.buyer", table["buyer"])
        s.since[island] = self.count(f"{where}.cycle", table["cycle"], high=s.cycle)

    def figures(self, given: Mapping[str, object]) -> None:
        """Read figurines by name: where they stand, and who called them when."""
        s, ruleset = self.s, self.ruleset
        for name, value in given.items():
            where = f"figures.{name}"
            table = dict(self.table(where, value))
            island = self.one_of(f"{where}.island", table.pop("island", None), ruleset.tables.island_number)
            if s.figure[island] != NO_CARD and ruleset.creature(s.figure[island]) == name:
                del self.used[s.figure[island]]
                s.figure[island] = NO_CARD
            self.figure(island, where, {"creature": name, **table})


def _names_all_units(given: Mapping[str, object]) -> bool:
    """Return whether a place has an owner and units of further kinds, so that no regular unit stands there."""
    return bool(given.get("owner") and given.get("units"))
