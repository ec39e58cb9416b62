"""Reproduction and recruitment (ARC-REP, ARC-REC, ARC-INL-02, 04)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from trireme.games.archipelago import events, moves
from trireme.games.archipelago.markers import workers
from trireme.games.archipelago.money import pay
from trireme.games.archipelago.questions import Question, Steps, about
from trireme.games.archipelago.rules.ids import (
    ARC_ACT_15,
    ARC_CMP_14,
    ARC_INL_02,
    ARC_INL_04,
    ARC_REC_01,
    ARC_REC_02,
    ARC_REC_04,
    ARC_REC_05,
    ARC_REC_06,
    ARC_REP_01,
    ARC_REP_02,
    ARC_REP_03,
    ARC_SEC_03,
)
from trireme.games.archipelago.ruleset import Ruleset
from trireme.games.archipelago.state import State
from trireme.games.archipelago.units import (
    GROUND,
    LYING,
    PLACE,
    WATER,
    add_citizen,
    bank_of,
    citizens_in,
    citizens_of,
    is_ship,
    tile_of,
)
from trireme.kit.content.rulebook import Reason
from trireme.kit.engine.frame_data import FrameData
from trireme.kit.errors import Figure
from trireme.kit.rules.ids import KIT_ASK_03
from trireme.kit.seats import Seat


class People:
    """The places where citizens can be added."""

    def __init__(self, ruleset: Ruleset) -> None:
        self.ruleset = ruleset
        self.idle = ruleset.tables.idle
        self.prices = [row.price for row in ruleset.tables.idle.rows]
        self.most = ruleset.most_citizens
        self.crowd = ruleset.crowd
        self.banks = ruleset.tables.banks
        self.with_ships = ruleset.second_edition

    def supply(self, s: State, seat: Seat) -> int:
        """Return the citizens left to a player; those on wonders are gone for good (ARC-CMP-06)."""
        return self.most - citizens_of(s, seat) - (s.cards[seat] & s.built).bit_count()

    def births(self, s: State, seat: Seat) -> list[int]:
        """Return the places beside a couple: exactly two own citizens in the hex, both active, on one bank (ARC-REP-01,
        02)."""
        if self.supply(s, seat) <= 0:
            return []
        tiles: dict[int, list[int]] = {}
        for unit in s.units[seat]:
            if unit >> PLACE & 15 < WATER:
                tiles.setdefault(unit >> 6, []).append(unit)
        found = []
        for tile, units in tiles.items():
            if len(units) == 2 and not (units[0] | units[1]) & LYING:
                bank = bank_of(s, units[0])
                if bank == bank_of(s, units[1]):
                    found.append(tile << 4 | GROUND + bank)
        return found

    def price(self, s: State) -> int:
        return self.prices[self.idle.at(s.workers)]

    def recruits(self, s: State, seat: Seat) -> list[int]:
        """Return the places where a recruit can be put and paid for (ARC-REC)."""
        if not s.workers or s.florins[seat] < self.price(s) or self.supply(s, seat) <= 0:
            return []
        return self.posts(s, seat)

    def posts(self, s: State, seat: Seat) -> list[int]:
        """Return banks with an active citizen (or ship, in the second edition) and fewer than three own citizens."""
        found: list[int] = []
        for unit in s.units[seat]:
            if unit & LYING or citizens_in(s, seat, unit >> 6) >= self.crowd:
                continue
            tile = unit >> 6
            if not is_ship(unit):
                posts = [tile << 4 | GROUND + bank_of(s, unit)]
            elif self.with_ships and self.ruleset.tables.land[s.lie[tile] // 6]:  # ARC-SEC-03, 04
                posts = [tile << 4 | GROUND + bank for bank in range(self.banks[s.lie[tile] // 6])]
            else:
                continue
            found += [post for post in posts if post not in found]
        return found

    def why_no_births(self, s: State, seat: Seat) -> Iterator[Reason]:
        yield from self.why_no_citizen(s, seat)
        pairs = [tile for tile in range(len(s.lie)) if self.pair_in(s, seat, tile)]
        if not pairs:
            yield Reason(ARC_REP_01)
        elif all(self.apart(s, seat, tile) for tile in pairs):
            yield Reason(ARC_INL_02)

    def why_no_citizen(self, s: State, seat: Seat) -> Iterator[Reason]:
        if self.supply(s, seat) <= 0:
            yield Reason(self.ruleset.limit_of_citizens, most=self.most)

    def pair_in(self, s: State, seat: Seat, tile: int) -> list[int]:
        """Return the two own citizens of a hex if both are active, else none (ARC-REP-01)."""
        units = [unit for unit in s.units[seat] if tile_of(unit) == tile and not is_ship(unit)]
        return units if len(units) == 2 and not (units[0] | units[1]) & LYING else []

    def apart(self, s: State, seat: Seat, tile: int) -> bool:
        """Return whether the pair of a hex stands on different banks (ARC-INL-02)."""
        one, other = self.pair_in(s, seat, tile)
        return bank_of(s, one) != bank_of(s, other)

    def why_no_recruits(self, s: State, seat: Seat) -> Iterator[Reason]:
        yield from self.why_no_means(s, seat)
        if not self.posts(s, seat):
            joined = any(self.banks_joined(s, seat, tile) for tile in range(len(s.lie)))
            yield from (Reason(ARC_REC_06),) if joined else self.why_nobody_joined()

    def why_no_means(self, s: State, seat: Seat) -> Iterator[Reason]:
        if not s.workers:
            yield Reason(ARC_REC_04)
        elif s.florins[seat] < self.price(s):
            yield Reason(ARC_REC_02, need=self.price(s), have=s.florins[seat])
            yield Reason(ARC_CMP_14, unit="florins", need=self.price(s), have=s.florins[seat])
        yield from self.why_no_citizen(s, seat)

    def banks_joined(self, s: State, seat: Seat, tile: int) -> list[int]:
        """Return the banks of a hex where a recruit would join a unit of the player, however crowded it is."""
        found = []
        for unit in s.units[seat]:
            if tile_of(unit) != tile or unit & LYING:
                continue
            if not is_ship(unit):
                found.append(bank_of(s, unit))
            elif self.with_ships and self.ruleset.tables.land[s.lie[tile] // 6]:
                found += range(self.banks[s.lie[tile] // 6])
        return found

    def why_nobody_joined(self) -> Iterator[Reason]:
        if self.with_ships:
            yield Reason(ARC_SEC_03)
        yield Reason(ARC_REC_05)

    def everywhere(self, s: State) -> list[int]:
        """Return all places on land, for a player who tries them."""
        tables = self.ruleset.tables
        faces = [lie // 6 for lie in s.lie]
        return [
            moves.PLACE + (tile << 4 | GROUND + bank)
            for tile, face in enumerate(faces)
            if tables.land[face]
            for bank in range(tables.banks[face])
        ]


REPRODUCE: Final = 64


class NewCitizens(FrameData):
    """Births or recruits, one after the other."""

    most: int
    done: int
    """The number of births or recruits so far."""


class Reproduce(Question):
    """Ask where children are born, hex by hex; any hex may be left out (ARC-REP-03 to 05)."""

    phase = "actions"
    prompt = "reproduce"
    verb = "born"
    words = ("born", "done")
    rules = (ARC_REP_01, ARC_REP_03)

    def __init__(self, ruleset: Ruleset) -> None:
        super().__init__(ruleset)
        self.people = People(ruleset)

    def legal(self, s: State, seat: Seat) -> list[int]:
        codes = [moves.PLACE + place for place in self.people.births(s, seat)]
        return [*codes, moves.DONE] if about(s, NewCitizens).done or not codes else codes

    def tries(self, s: State, seat: Seat) -> list[int]:
        return [*self.people.everywhere(s), moves.DONE]

    def why(self, s: State, seat: Seat, code: int) -> Iterator[Reason]:
        if code == moves.DONE:
            if not about(s, NewCitizens).done and self.people.births(s, seat):
                yield Reason(ARC_ACT_15)
            return
        tile, bank = (code - moves.PLACE) >> 4, (code - moves.PLACE) & 1
        yield from self.people.why_no_citizen(s, seat)
        if citizens_in(s, seat, tile) > 2:
            yield Reason(ARC_REP_02)
        pair = self.people.pair_in(s, seat, tile)
        if not pair:
            yield Reason(ARC_REP_01)
        elif self.people.apart(s, seat, tile):
            yield Reason(ARC_INL_02)
        elif bank_of(s, pair[0]) != bank:
            yield Reason(KIT_ASK_03)

    def take(self, s: State, seat: Seat, code: int) -> None:
        births = about(s, NewCitizens)
        s.answered(seat)
        if code == moves.DONE:
            return
        place = code - moves.PLACE
        add_citizen(s, seat, place >> 4, place & 1)
        if s.journal is not None:
            s.journal.append(events.Born(seat=seat, tile=self.ruleset.tile_name(s, place >> 4)))
        if births.done + 1 < births.most and self.people.births(s, seat):
            s.ask(REPRODUCE, 1 << seat, NewCitizens(births.most, births.done + 1))

    def default(self, s: State, seat: Seat, legal: list[int]) -> int:
        return legal[0]


RECRUIT: Final = 65


class Recruit(Question):
    """Ask where recruits go, one after the other, each at the price of the moment (ARC-REC)."""

    phase = "actions"
    prompt = "recruit"
    verb = "hire"
    words = ("hire", "done")
    cover = True
    rules = (ARC_REC_01, ARC_REC_02, ARC_REC_05)

    def __init__(self, ruleset: Ruleset) -> None:
        super().__init__(ruleset)
        self.people = People(ruleset)

    def legal(self, s: State, seat: Seat) -> list[int]:
        codes = [moves.PLACE + place for place in self.people.recruits(s, seat)]
        return [*codes, moves.DONE] if about(s, NewCitizens).done or not codes else codes

    def tries(self, s: State, seat: Seat) -> list[int]:
        return [*self.people.everywhere(s), moves.DONE]

    def why(self, s: State, seat: Seat, code: int) -> Iterator[Reason]:
        if code == moves.DONE:
            if not about(s, NewCitizens).done and self.people.recruits(s, seat):
                yield Reason(ARC_ACT_15)
            return
        tile, bank = (code - moves.PLACE) >> 4, (code - moves.PLACE) & 1
        yield from self.people.why_no_means(s, seat)
        if citizens_in(s, seat, tile) >= self.people.crowd:
            yield Reason(ARC_REC_06)
        joined = self.people.banks_joined(s, seat, tile)
        if not joined:
            yield from self.people.why_nobody_joined()
        elif bank not in joined:
            yield Reason(ARC_INL_04)

    def take(self, s: State, seat: Seat, code: int) -> None:
        recruits = about(s, NewCitizens)
        s.answered(seat)
        if code == moves.DONE:
            return
        place, price = code - moves.PLACE, self.people.price(s)
        pay(s, seat, price)
        workers(s, -1)
        add_citizen(s, seat, place >> 4, place & 1)
        if s.journal is not None:
            name = self.ruleset.tile_name(s, place >> 4)
            s.journal.append(events.Recruited(seat=seat, tile=name, florins=price))
        more = recruits.done + 1 < recruits.most and s.workers
        if more and self.people.posts(s, seat) and self.people.supply(s, seat) > 0:
            s.ask(RECRUIT, 1 << seat, NewCitizens(recruits.most, recruits.done + 1))

    def args(self, s: State, seat: Seat) -> dict[str, Figure]:
        return {"price": self.people.price(s), "workers": s.workers}

    def default(self, s: State, seat: Seat, legal: list[int]) -> int:
        return moves.DONE if moves.DONE in legal else legal[0]


STEPS: Final[Steps] = {
    REPRODUCE: Reproduce,
    RECRUIT: Recruit,
}
