"""Positions as named facts and back: what cases, tests and puzzles are written in.

A fact that is not given is that of a fresh game: each seat has the civilization of its number and what it starts with.
Once scoring has begun, `scores.<seat>.{prestige,population,result,place}` says how it ends; these cannot be given.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Final

from trireme.games.peloponnes.module import OPEN
from trireme.games.peloponnes.phases.bidding import BIDDING
from trireme.games.peloponnes.phases.disasters import DISASTERS
from trireme.games.peloponnes.phases.income import INCOME, ONCE
from trireme.games.peloponnes.phases.placing import PLACING
from trireme.games.peloponnes.phases.reveal import REVEAL, TURN_UP, fresh_pile
from trireme.games.peloponnes.phases.rounds import PHASE
from trireme.games.peloponnes.phases.scoring import SCORES, SCORING, result
from trireme.games.peloponnes.phases.setup import settle
from trireme.games.peloponnes.phases.supply import SUPPLY
from trireme.games.peloponnes.problems import (
    BIDS_TWICE,
    CIVILIZATION_TAKEN,
    EACH_SEAT_ONCE,
    EXTRA_GOODS,
    NO_SUCH_TILE,
    NOT_BID,
    NOT_BUILDING,
    NOT_BUILT,
    NOT_TERRAIN,
    TILE_ELSEWHERE,
)
from trireme.games.peloponnes.rules.ids import PEL_COM_05, PEL_COM_06
from trireme.games.peloponnes.ruleset import Ruleset
from trireme.games.peloponnes.state import BID, DISPLACED, NO_TILE, STATUSES, Civilization, State, Tile
from trireme.kit.dice import seed_from
from trireme.kit.engine.state import Frame
from trireme.kit.errors import Figure, Impossible, Problem, Unreadable, shown
from trireme.kit.moves import is_whole_number
from trireme.kit.positions import SETUP, Facts, once
from trireme.kit.problems import NOT_COUNT, NOT_NAMES, NOT_TABLE, RANGE, UNKNOWN
from trireme.kit.seats import SEATS, Seat

ENTRIES: Final[dict[str, tuple[Frame, ...]]] = {
    "reveal": ((PHASE, 1), (REVEAL,)),
    "bid": ((PHASE, 2), (BIDDING,)),
    "place": ((PHASE, 4), (PLACING,)),
    "once": ((PHASE, 5), (ONCE,)),
    "income": ((PHASE, 6), (INCOME,)),
    "disaster": ((PHASE, 7), (DISASTERS,)),
    "supply": ((PHASE, 1), (TURN_UP,), (SUPPLY,)),
    "score": ((SCORING,),),
}
FINAL_SUPPLY: Final[tuple[Frame, ...]] = ((SCORING,), (SUPPLY,))
"""In the last round with nothing on display, a supply round is the final one."""

COUNTS: Final = ("wood", "stone", "food", "coins", "luxury", "population")
MOST: Final = 400
"""Of anything that is counted in a position: no game comes near it, and there are codes for such amounts."""
LISTS: Final = ("buildings", "marked", "terrains")
UNORDERED: Final = frozenset({"buildings", "marked", "extra", "stack"})
"""Lists whose order means nothing."""
ROWS: Final = ("normal", "conquest")
TOP: Final = ("at", "supply", "round", "order", "display", "bids", "disasters", "stack", "players")
SUPPLIES: Final = ("reveal", "last")
"""Supply rounds of the last round with nothing on display: one that interrupts the reveal, or the final one."""


def facts(ruleset: Ruleset, s: State, phase: str) -> Facts:
    """Return all facts of a state; at an entry point, `stand` makes the same state of them."""
    tables = ruleset.tables
    names = [*tables.disasters, "blank"]
    found: Facts = {
        "at": phase,
        "round": s.round,
        "order": [ruleset.seats[seat] for seat in s.order],
        "display": {
            "normal": _tiles(ruleset, s.normal),
            "conquest": _tiles(ruleset, s.conquest),
            **_rows(ruleset, s, OPEN),
        },
        "bids": {
            ruleset.tile(tile): {"seat": ruleset.seats[seat], "coins": s.bid_coins[seat]}
            for seat, tile in zip(ruleset.all_seats, s.bid_tile)
            if tile != NO_TILE
        },
        "disasters": dict(zip(names, s.chits, strict=True)),
        "stack": _tiles(ruleset, s.pile),
        "players": {name: _player(ruleset, s, seat) for seat, name in zip(ruleset.all_seats, ruleset.seats)},
    }
    if phase == "supply" and _could_be_final(ruleset, s):
        found["supply"] = "last" if s.stack[0][0] == SCORING else "reveal"
    if not s.stack or s.stack[0][0] == SCORES:
        found["scores"] = _scores(ruleset, s)
    return found


def _could_be_final(ruleset: Ruleset, s: State) -> bool:
    return s.round == ruleset.tables.last_round and not s.normal + s.conquest


def _scores(ruleset: Ruleset, s: State) -> dict[str, object]:
    final = result(ruleset, s)
    counted = ("prestige", "population", "result")
    return {
        name: {"place": final.places[seat], **{score: final.breakdown[seat][score] for score in counted}}
        for seat, name in zip(ruleset.all_seats, ruleset.seats)
    }


def _tiles(ruleset: Ruleset, tiles: Sequence[Tile]) -> list[str]:
    return [ruleset.tile(tile) for tile in tiles]


def _rows(ruleset: Ruleset, s: State, where: int) -> dict[str, object]:
    """Return tiles of modules' own kinds; none of those of modules that are not in play."""
    more = ruleset.more
    return {name: list(more.rows[name].lying(s, where)) if name in more.rows else [] for name in kinds(ruleset)}


def kinds(ruleset: Ruleset) -> list[str]:
    """Return the names of the kinds of tiles that modules add, in play or not."""
    return sorted([*ruleset.more.rows, *ruleset.more.absent])


def _player(ruleset: Ruleset, s: State, seat: Seat) -> dict[str, object]:
    civilization = s.civilization[seat]
    player: dict[str, object] = {
        "civilization": ruleset.tables.civilization_ids[civilization] if civilization >= 0 else "",
        "wood": s.wood[seat],
        "stone": s.stone[seat],
        "food": s.food[seat],
        "coins": s.coins[seat],
        "luxury": s.luxury[seat],
        "population": s.population[seat],
        "buildings": _tiles(ruleset, s.buildings[seat]),
        "marked": _tiles(ruleset, ruleset.marked(s, seat)),
        "terrains": _tiles(ruleset, s.terrains[seat]),
        **_rows(ruleset, s, seat),
        "status": STATUSES[s.status[seat]],
    }
    if ruleset.solo:
        goods = zip(("wood", "stone", "food"), s.extra, strict=True)
        player["extra"] = [good for good, count in goods for _ in range(count)]
    return player


def canonical_fact(path: str, value: object) -> object:
    """A fact as `facts` would write it: bids may also be `"A 5"`, `["A", 5]`, `{ A = 5 }` or `{ player = "A", … }`."""
    if path.startswith("bids.") and path.count(".") == 1:
        if isinstance(value, str):
            value = value.replace(":", " ").split()
        elif isinstance(value, dict) and len(value) == 1 and not set(value) & {"seat", "player", "coins"}:
            value = [part for pair in value.items() for part in pair]
        elif isinstance(value, dict) and set(value) == {"player", "coins"}:
            value = [value["player"], value["coins"]]
        if isinstance(value, list) and len(value) == 2 and is_whole_number(str(value[1])):
            return {"seat": value[0], "coins": int(value[1])}
    return value


def stand(ruleset: Ruleset, s: State, raw: Mapping[str, object]) -> State:
    """Return a state at the entry point `at`, made from a blank one."""
    return _Reader(ruleset, s).read(raw)


def wrong(where: str, problem: Problem, **figures: Figure) -> Unreadable:
    return Unreadable("position", where, problem, **figures)


def unknown(where: str, given: object, known: Iterable[str]) -> Unreadable:
    return wrong(where, UNKNOWN, given=shown(given), known=", ".join(known))


class _Reader:
    """Reads facts one by one; every error says which fact and what would be right."""

    def __init__(self, ruleset: Ruleset, s: State) -> None:
        self.ruleset = ruleset
        self.s = s
        self.used: dict[str, str] = {}
        """Tiles that lie somewhere, and where."""

    def read(self, raw: Mapping[str, object]) -> State:
        s, ruleset = self.s, self.ruleset
        for name in raw:
            if name not in TOP:
                raise unknown(name, name, TOP)
        at = raw.get("at", "reveal")
        if not isinstance(at, str) or at not in ENTRIES:
            raise unknown("at", at, (SETUP, *ENTRIES))
        s.round = self.count("round", raw.get("round", 1))
        if not 1 <= s.round <= ruleset.tables.last_round:
            raise wrong("round", RANGE, given=s.round, low=1, high=ruleset.tables.last_round)
        self.players(self.table("players", raw.get("players", {})))
        self.display(self.table("display", raw.get("display", {})))
        self.bids(self.table("bids", raw.get("bids", {})), placed=at == "once")
        self.disasters(self.table("disasters", raw.get("disasters", {})))
        self.order(raw.get("order"))
        s.pile = fresh_pile(ruleset, s)
        if "stack" in raw:
            s.pile = tuple(sorted(self.tiles("stack", raw["stack"]), key=ruleset.tables.by_kind.index))
        elif at == "supply":  # PEL-REV-07: the tile that caused it is turned up, and a stack holds one at most
            s.pile = tuple(tile for tile in s.pile if not ruleset.tables.supply[tile])
        supply = raw.get("supply", "last")
        if supply not in SUPPLIES:
            raise unknown("supply", supply, SUPPLIES)
        final = at == "supply" and _could_be_final(ruleset, s) and supply == "last"
        s.stack = list(FINAL_SUPPLY if final else ENTRIES[at])
        s.key = seed_from(0)
        return s

    def table(self, where: str, value: object) -> dict[str, object]:
        if not isinstance(value, dict):
            raise wrong(where, NOT_TABLE, given=shown(value))
        return value

    def count(self, where: str, value: object) -> int:
        if not isinstance(value, int) or isinstance(value, bool) or value < 0:
            raise wrong(where, NOT_COUNT, given=shown(value))
        if value > MOST:
            raise wrong(where, RANGE, given=value, low=0, high=MOST)
        return value

    def words(self, where: str, value: object) -> list[str]:
        if not isinstance(value, list) or not all(isinstance(word, str) for word in value):
            raise wrong(where, NOT_NAMES, given=shown(value), right='["agora", "bridge"]')
        return value

    def seat(self, where: str, name: object) -> int:
        if name not in self.ruleset.seats:
            raise unknown(where, name, self.ruleset.seats)
        return self.ruleset.seats.index(str(name))

    def tile(self, where: str, name: str) -> Tile:
        """Return a tile that lies here and nowhere else."""
        number = self.ruleset.tables.tile_number.get(name)
        if number is None:
            raise wrong(where, NO_SUCH_TILE, given=name)
        self.use(where, name)
        return number

    def use(self, where: str, name: str) -> None:
        if name in self.used:
            raise wrong(where, TILE_ELSEWHERE, given=name, other=self.used[name])
        self.used[name] = where

    def tiles(self, where: str, value: object) -> list[Tile]:
        return [self.tile(where, name) for name in self.words(where, value)]

    def players(self, given: Mapping[str, object]) -> None:
        s, ruleset = self.s, self.ruleset
        mats = {self.seat(f"players.{name}", name): self.table(f"players.{name}", mat) for name, mat in given.items()}
        taken = [mat["civilization"] for mat in mats.values() if "civilization" in mat]
        free = [id for id in ruleset.tables.civilization_ids if id not in taken]
        for seat, name in zip(ruleset.all_seats, ruleset.seats):
            mat = mats.get(seat, {})
            where = f"players.{name}"
            civilization = mat.get("civilization") if "civilization" in mat else free.pop(0)
            if civilization not in ruleset.tables.civilization_ids:
                raise unknown(f"{where}.civilization", civilization, ruleset.tables.civilization_ids)
            number = ruleset.tables.civilization_ids.index(str(civilization))
            if number in s.civilization:
                raise wrong(f"{where}.civilization", CIVILIZATION_TAKEN, given=str(civilization))
            settle(ruleset, s, seat, Civilization(number))
            self.mat(seat, where, mat)

    def mat(self, seat: Seat, where: str, mat: Mapping[str, object]) -> None:
        s, ruleset = self.s, self.ruleset
        known = ("civilization", *COUNTS, *LISTS, *kinds(ruleset), "extra", "status")
        for name, value in mat.items():
            if name not in known:
                raise unknown(f"{where}.{name}", name, known)
            if name in COUNTS:
                self.goods(seat, f"{where}.{name}", name, value)
        s.buildings[seat] = tuple(self.tiles(f"{where}.buildings", mat.get("buildings", [])))
        s.terrains[seat] = tuple(self.tiles(f"{where}.terrains", mat.get("terrains", [])))
        for row, building in ((s.buildings, True), (s.terrains, False)):
            for tile in row[seat]:
                if ruleset.tables.is_building[tile] != building:
                    problem = NOT_BUILDING if building else NOT_TERRAIN
                    raise wrong(self.used[ruleset.tile(tile)], problem, given=ruleset.tile(tile))
        for name in once(f"{where}.marked", self.words(f"{where}.marked", mat.get("marked", []))):
            tile = ruleset.tables.tile_number.get(name, NO_TILE)
            if tile not in s.buildings[seat]:
                raise wrong(f"{where}.marked", NOT_BUILT, given=name)
            s.marked[seat] |= 1 << tile
        for kind in kinds(ruleset):
            self.lay(f"{where}.{kind}", kind, mat.get(kind, []), seat)
        self.extra(where, mat.get("extra", []))
        status = mat.get("status", "waiting")
        if status not in STATUSES or status == STATUSES[DISPLACED]:
            at_entry = [word for word in STATUSES if word != STATUSES[DISPLACED]]
            raise unknown(f"{where}.status", status, at_entry)
        s.status[seat] = STATUSES.index(str(status))

    def goods(self, seat: Seat, where: str, name: str, value: object) -> None:
        count = self.count(where, value)
        limit = {"wood": self.ruleset.treasury.store_wood, "stone": self.ruleset.treasury.store_stone,
                 "food": self.ruleset.treasury.store_food}.get(name)  # fmt: skip
        if limit is not None and count > limit:
            raise Impossible(where, count, PEL_COM_06.id)
        getattr(self.s, name)[seat] = count

    def extra(self, where: str, value: object) -> None:
        goods = self.words(f"{where}.extra", value)
        allowed = self.ruleset.level.extra_income if self.ruleset.level else 0
        if len(goods) > allowed or any(good not in ("wood", "stone", "food") for good in goods):
            raise wrong(f"{where}.extra", EXTRA_GOODS, given=shown(goods), allowed=allowed)
        if goods:
            self.s.extra = tuple(goods.count(good) for good in ("wood", "stone", "food"))

    def lay(self, where: str, kind: str, value: object, place: int) -> None:
        more = self.ruleset.more
        for name in self.words(where, value):
            if kind in more.absent:
                raise wrong(where, more.absent[kind])
            if name not in more.rows[kind].ids:
                raise unknown(where, name, more.rows[kind].ids)
            self.use(where, name)
            more.rows[kind].lay(self.s, name, place)

    def display(self, given: Mapping[str, object]) -> None:
        known = (*ROWS, *kinds(self.ruleset))
        for row in given:
            if row not in known:
                raise unknown(f"display.{row}", row, known)
        for kind in kinds(self.ruleset):
            ids = self.ruleset.more.rows[kind].ids if kind in self.ruleset.more.rows else ()
            free = [tile for tile in ids if tile not in self.used]
            self.lay(f"display.{kind}", kind, given.get(kind, free), OPEN)
        self.s.normal = tuple(self.tiles("display.normal", given.get("normal", [])))
        self.s.conquest = tuple(self.tiles("display.conquest", given.get("conquest", [])))

    def bids(self, given: Mapping[str, object], placed: bool) -> None:
        """Read the bids. Their tiles are on display, or in the box if tiles have been placed."""
        s, ruleset = self.s, self.ruleset
        for name, value in given.items():
            where = f"bids.{name}"
            bid = canonical_fact(where, value)
            if not isinstance(bid, dict) or set(bid) != {"seat", "coins"}:
                raise wrong(where, NOT_BID, given=shown(value))
            seat = self.seat(where, bid["seat"])
            if s.bid_tile[seat] != NO_TILE:
                raise wrong(where, BIDS_TWICE, given=str(bid["seat"]))
            tile = ruleset.tables.tile_number.get(name, NO_TILE)
            if tile not in s.normal + s.conquest and tile not in s.buildings[seat] + s.terrains[seat]:
                tile = self.tile(where, name)
                if not placed:
                    s.normal += (tile,)
            s.bid_tile[seat] = tile
            s.bid_coins[seat] = self.count(f"{where}.coins", bid["coins"])
            s.status[seat] = BID

    def disasters(self, given: Mapping[str, object]) -> None:
        names = [*self.ruleset.tables.disasters, "blank"]
        for name, value in given.items():
            where = f"disasters.{name}"
            if name not in names:
                raise unknown(where, name, names)
            count, most = self.count(where, value), self.ruleset.tables.chits[names.index(name)]
            if count > most:
                raise Impossible(where, count, PEL_COM_05.id)
            self.s.chits[names.index(name)] = count

    def order(self, given: object) -> None:
        ruleset, s = self.ruleset, self.s
        if given is None:
            number = ruleset.tables.civ_order
            s.order = sorted(ruleset.all_seats, key=lambda seat: number[s.civilization[seat]])
            return
        names = self.words("order", given)
        if sorted(names) != sorted(ruleset.seats):
            raise wrong("order", EACH_SEAT_ONCE, given=", ".join(names), known=", ".join(ruleset.seats))
        s.order = [SEATS[ruleset.seats.index(name)] for name in names]
