"""Reading a state from named facts. Facts that are left out have the values of a new game.

Every error says which fact is wrong and what would be right. This file reads cards, gods, offerings and the turn order;
`map.py` reads the board.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from trireme.games.cyclades import board
from trireme.games.cyclades.phases.gods import available
from trireme.games.cyclades.phases.prices import offerings_cost, standing_offers
from trireme.games.cyclades.phases.setup import blank, settle
from trireme.games.cyclades.position.map import MapFacts
from trireme.games.cyclades.position.midst import Midst, acted, is_midst
from trireme.games.cyclades.position.values import canonical_fact, unknown, wrong
from trireme.games.cyclades.problems import (
    NOT_HOLDING,
    NOT_OFFERING,
    OFFERS_TWICE,
    TOO_FEW_MARKERS,
    UNKNOWN_MARKERS,
)
from trireme.games.cyclades.rules.ids import CYC_CMP_09, CYC_KRA_07, CYC_LST_16, CYC_OFF_04
from trireme.games.cyclades.ruleset import Ruleset
from trireme.games.cyclades.state import NO_CARD, NO_GOD, NO_SEA, NONE, SEA, State
from trireme.games.cyclades.units.groups import group_at
from trireme.games.cyclades.units.kinds import give_back
from trireme.kit.dice import seed_from
from trireme.kit.errors import Impossible, shown
from trireme.kit.positions import SETUP
from trireme.kit.problems import RANGE
from trireme.kit.seats import NOBODY

TOP: Final = (
    "at", "cycle", "routine", "gods", "available", "offerings", "apollo", "turn_order", "track", "discard", "kraken",
    "figures", "islands", "seas", "players", "turn", "battle",
)  # fmt: skip
AFTER_OFFERINGS: Final = ("actions", "apollo", "cycle-end")


def earliest(track: Sequence[str]) -> int:
    """Return the first cycle before which creatures can lie so on the track (CYC-TRK-07 to 10)."""
    return max((space + 2 for space, name in enumerate(track) if name), default=1)


def read_like(ruleset: Ruleset, at: str) -> str:
    """Return the entry point of the base game whose facts are read like those of this one."""
    entry = ruleset.points.entries.get(at)
    return entry.like if entry else at


def is_bare(ruleset: Ruleset, at: str) -> bool:
    """Return whether a position stands before any player has pieces on the board (HAD-FRE-01)."""
    entry = ruleset.points.entries.get(at)
    return not ruleset.points.settled and entry is not None and entry.kind in ruleset.points.opening


class Reader(MapFacts):
    """Reads facts one by one into the setup of a new game."""

    def __init__(self, ruleset: Ruleset, entries: Sequence[str]) -> None:
        super().__init__(ruleset, blank(ruleset))
        self.entries = entries

    def read(self, raw: Mapping[str, object]) -> State:
        s, ruleset = self.s, self.ruleset
        self.known("", raw, (*TOP, *(module.name for module in ruleset.modules)))
        at = raw.get("at", "offerings")
        if at not in self.entries:
            raise unknown("at", at, (SETUP, *self.entries))
        like = read_like(ruleset, str(at))
        for seat in () if is_bare(ruleset, str(at)) else ruleset.all_seats:
            settle(ruleset, s, seat)
        track = self.track(raw.get("track", []))
        s.cycle = self.count("cycle", raw.get("cycle", earliest(track) if at == "creatures" else 1), low=1)
        self.players(self.table("players", raw.get("players", {})))
        self.routine(like, raw.get("routine"))
        for id, island in self.table("islands", raw.get("islands", {})).items():
            self.island(id, self.table(f"islands.{id}", canonical_fact(f"islands.{id}", island)))
        for id, sea in self.table("seas", raw.get("seas", {})).items():
            self.sea(id, sea)
        self.figures(self.table("figures", raw.get("figures", {})))
        midst = Midst(ruleset, s, raw.get("turn", {}), raw.get("battle", {})) if is_midst(raw) else None
        if midst and at != "actions":
            raise unknown("at", at, ["actions"])
        if midst:
            midst.fight()
        self.reserves()
        if board.markers_left(ruleset, s) < 0:
            used = ruleset.tables.supply.prosperity_markers - board.markers_left(ruleset, s)
            raise Impossible("islands.*.prosperity", used, CYC_CMP_09.id)
        self.follows(self.table("players", raw.get("players", {})))
        played = [self.creature("turn.cards", name) for name in midst.cards] if midst else []
        self.cards(raw, track)
        usual = available(ruleset, s)
        s.available = self.count("available", raw.get("available", usual), high=len(ruleset.laid_gods()))
        offerings = self.table("offerings", raw.get("offerings", {}))
        self.gods(raw.get("gods", []), offerings)
        self.offerings(offerings)
        if like == "offerings":
            self.purses(self.table("players", raw.get("players", {})))
        self.apollo(self.words("apollo", raw.get("apollo", [])))
        if midst:
            midst.on_turn()
        self.order(like, raw.get("turn_order"))
        s.stack = midst.begin(played) if midst else []
        s.key = seed_from(0)
        for module in ruleset.modules:
            module.stand(ruleset, s, self.table(module.name, raw.get(module.name, {})))
        return s

    def routine(self, at: str, given: object) -> None:
        """Read how often gods have been laid out, since the game or an elimination (CYC-LST-16)."""
        s = self.s
        least = 0 if at in AFTER_OFFERINGS else 1
        usual = max(least, s.cycle - 1) if s.out else s.cycle
        s.routine = self.count("routine", usual if given is None else given, low=least)
        if s.routine > s.cycle:
            raise Impossible("routine", s.routine, CYC_LST_16.id)

    # Cards.

    def track(self, given: object) -> list[str]:
        """Return the names on the track, the dearest space first."""
        if isinstance(given, dict):
            prices = [str(price) for price in self.ruleset.economy.creature_track_prices]
            self.known("track", given, prices)
            given = [given.get(price, "") for price in prices]
        names = self.words("track", given)
        if len(names) > len(self.s.track):
            raise wrong("track", RANGE, given=len(names), low=0, high=len(self.s.track))
        return names

    def cards(self, raw: Mapping[str, object], track: list[str]) -> None:
        """Read the track, the discard pile and the Kraken. All other cards are in the draw pile."""
        s, tables = self.s, self.ruleset.tables
        for space, name in enumerate(track):
            s.track[space] = self.creature("track", name) if name else NO_CARD
        s.discard = tuple(self.creature("discard", name) for name in self.words("discard", raw.get("discard", [])))
        s.pile = self.ruleset.deck()
        for creature in self.used:
            s.pile &= ~(1 << creature)
        kraken = raw.get("kraken", "")
        s.kraken = self.one_of("kraken", kraken, tables.sea_number) if kraken else NO_SEA
        if s.kraken != NO_SEA and s.holder[s.kraken] != NONE:
            if kraken in self.table("seas", raw.get("seas", {})):
                raise Impossible(f"seas.{kraken}", self.ruleset.seats[s.holder[s.kraken]], CYC_KRA_07.id)
            fleets, seat = group_at(s, SEA, s.kraken), s.holder[s.kraken]
            board.take_fleets(s, s.kraken, fleets)
            give_back(self.ruleset, s, SEA, seat, fleets)

    # Gods, offerings and turn order.

    def gods(self, given: object, held: Mapping[str, object]) -> None:
        """Read the order of the gods. After the named ones come those with an offering, then the others."""
        numbers = self.ruleset.tables.god_number
        named = [self.one_of("gods", name, numbers) for name in self.words("gods", given)]
        if len(set(named)) < len(named):
            raise wrong("gods", UNKNOWN_MARKERS, given=shown(given), known=", ".join(numbers))
        rest = sorted(numbers, key=lambda name: name not in held)
        laid = self.ruleset.laid_gods()
        self.s.gods = named + [numbers[name] for name in rest if numbers[name] in laid and numbers[name] not in named]

    def offerings(self, given: Mapping[str, object]) -> None:
        s, ruleset = self.s, self.ruleset
        for name, value in given.items():
            where = f"offerings.{name}"
            god = self.one_of(where, name, ruleset.tables.god_number)
            offer = canonical_fact(where, value)
            if not isinstance(offer, dict) or set(offer) != {"seat", "gold"}:
                raise wrong(where, NOT_OFFERING, given=shown(value))
            seat = self.seat(where, offer["seat"])
            if s.offer_seat.count(seat) >= ruleset.markers:
                raise wrong(where, OFFERS_TWICE, given=str(offer["seat"]))
            if god not in s.gods[: s.available]:
                raise wrong(where, NOT_HOLDING, given=name)
            s.offer_seat[god] = seat
            s.offer_gold[god] = self.count(f"{where}.gold", offer["gold"])
            if s.offer_gold[god] < 1:
                raise Impossible(f"{where}.gold", s.offer_gold[god], CYC_OFF_04.id)

    def purses(self, given: Mapping[str, object]) -> None:
        """Give players whose gold is not a fact at least what their offerings cost (CYC-OFF-18)."""
        s, ruleset = self.s, self.ruleset
        for seat, name in zip(ruleset.all_seats, ruleset.seats):
            offers = standing_offers(s, seat)
            if offers and "gold" not in self.table(f"players.{name}", given.get(name, {})):
                s.gold[seat] = max(s.gold[seat], offerings_cost(ruleset, s, seat, offers))

    def apollo(self, names: list[str]) -> None:
        for name in names:
            seat = self.seat("apollo", name) if name else NOBODY
            if seat != NOBODY and (self.s.offer_seat + self.s.apollo).count(seat) >= self.ruleset.markers:
                raise wrong("apollo", OFFERS_TWICE, given=name)
            self.s.apollo.append(seat)

    def order(self, at: str, given: object) -> None:
        """Read the turn order; after the offerings, the markers that are back for that of the next cycle.

        Markers that lie nowhere are back too, behind the others.
        """
        s, ruleset = self.s, self.ruleset
        markers = [seat for _ in range(ruleset.markers) for seat in ruleset.alive(s)]
        known = ", ".join(ruleset.seats[seat] for seat in sorted(markers))
        order = [self.seat("turn_order", name) for name in self.words("turn_order", [] if given is None else given)]
        whole = sorted(order) == sorted(markers)
        if at == "offerings" and not whole:
            lying = [*s.offer_seat, *s.apollo]  # Those who have offered already may be left out.
            missing = list(markers)
            for seat in order:
                if seat in missing:
                    missing.remove(seat)
            order = [seat for seat in missing if missing.count(seat) <= lying.count(seat)] + order
            whole = sorted(order) == sorted(markers)
        if given is not None and not whole and at not in ("actions", "apollo"):
            problem = TOO_FEW_MARKERS if at in AFTER_OFFERINGS else UNKNOWN_MARKERS
            raise wrong("turn_order", problem, given=shown(given), known=known)
        if at not in AFTER_OFFERINGS:
            s.order = order if whole else markers
            return
        held = [s.offer_seat[god] for god in s.gods[: s.available] if s.offer_seat[god] != NOBODY]
        lying = [seat for seat in s.apollo if seat != NOBODY]
        if s.god != NO_GOD:
            back, lying = order[::-1] if order else acted(s), held[len(acted(s)) :] + lying
        elif at == "actions":
            s.order, back, lying = (order, [], held + lying) if whole else ([], order[::-1], held + lying)
        elif at == "apollo":
            back = order[::-1] if order else held
        else:
            back, lying = (order[::-1] if whole else held + lying), []
        lying += back
        nowhere = []
        for seat in reversed(markers):
            if seat in lying:
                lying.remove(seat)
            else:
                nowhere.append(seat)
        if lying:
            raise wrong("turn_order", UNKNOWN_MARKERS, given=shown(given), known=known)
        s.returned = nowhere + back
