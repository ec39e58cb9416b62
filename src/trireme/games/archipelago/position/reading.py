"""A state made of named facts, at an entry point. What is not given is that of a fresh game in its second round:

only the start hex lies, everybody has 10 florins, three discs and no units, each market section of the domestic market
has a cube, and cards, hexes, money and cubes that are nowhere else are in their piles and in the bank.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Final

from trireme.games.archipelago.naming import SPOTS
from trireme.games.archipelago.position.facts import ENTRIES
from trireme.games.archipelago.problems import EACH_SEAT_ONCE, ELSEWHERE, NOT_CELL, NOT_UNIT, TOO_MANY
from trireme.games.archipelago.promises import PROMISES, STATUSES
from trireme.games.archipelago.setting import Setting
from trireme.games.archipelago.state import EMPTY, Promise, State
from trireme.games.archipelago.tables import BUILDINGS, CELL, LIMITED, MARKETS, ORIGIN, RESOURCES
from trireme.games.archipelago.units import ENGAGED, LYING, building_of, is_ship, unit_at
from trireme.kit.dice import seed_from
from trireme.kit.errors import Figure, Problem, Unreadable, shown
from trireme.kit.positions import SETUP
from trireme.kit.problems import FORM, NOT_COUNT, NOT_NAMES, NOT_TABLE, UNKNOWN
from trireme.kit.seats import SEATS

TOP: Final = (
    "at", "round", "order", "population", "rebels", "workers", "bank", "wheel", "buried", "explorers", "stores",
    "market", "map", "pile", "deck", "track", "engaged", "built", "trends", "open_objectives", "spaces", "shared",
    "ending", "over", "players", "talks", "promises",
)  # fmt: skip
TILE: Final = ("cell", "turn", "buildings", "controlled", "taken", "pillaged", "used", "town_works")
PLAYER: Final = (
    "florins", "tokens", "discs", "stock", "cards", "objectives", "known", "benefactor", "units", "hand", "offers"
)  # fmt: skip


def wrong(where: str, problem: Problem, **figures: Figure) -> Unreadable:
    return Unreadable("position", where, problem, **figures)


def unknown(where: str, given: object, known: Iterable[str]) -> Unreadable:
    return wrong(where, UNKNOWN, given=shown(given), known=", ".join(known))


def stand(setting: Setting, raw: Mapping[str, object]) -> State:
    return _Reader(setting).read(raw)


class _Reader:
    """Reads facts one by one; every error says which fact and what would be right."""

    def __init__(self, setting: Setting) -> None:
        self.setting = setting
        self.tables = setting.tables
        self.s = setting.blank()
        self.tiles: dict[str, int] = {self.tables.face_ids[0]: 0}
        self.lying: dict[str, str] = {}
        """Cards and hexes that lie somewhere, and where."""

    def read(self, raw: Mapping[str, object]) -> State:
        s, setting = self.s, self.setting
        self.known("", raw, TOP)
        at = raw.get("at", "actions")
        if at not in ENTRIES:
            raise unknown("at", at, (SETUP, *ENTRIES))
        s.round = self.count("round", raw.get("round", 2))
        self.order(raw.get("order"))
        self.map(self.table("map", raw.get("map", {})))
        players = self.table("players", raw.get("players", {}))
        self.known("players", players, setting.seats)
        for seat, name in enumerate(setting.seats):
            self.player(seat, f"players.{name}", self.table(f"players.{name}", players.get(name, {})))
        for name in ("rebels", "workers", "wheel", "buried"):
            setattr(s, name, self.count(name, raw.get(name, 0)))
        s.explorers = self.count("explorers", raw.get("explorers", setting.explorers - sum(s.tokens)))
        players_discs = [self.table("", players.get(name, {})).get("discs") for name in setting.seats]
        for seat, given in enumerate(players_discs):
            s.discs[seat] = setting.discs_owned(s) if given is None else self.count("discs", given)
        s.tick = self.count("talks", raw.get("talks", 0))
        s.promises = tuple([self.promise(text) for text in self.words("promises", raw.get("promises", []))])
        self.market(raw)
        self.cards(raw)
        self.hexes(self.table("pile", raw.get("pile", {})))
        self.wheel(raw)
        spent = sum(s.florins) + s.wheel + s.buried + sum(s.benefactor)
        s.bank = self.count("bank", raw.get("bank", setting.content.bank.florins_total - spent))
        s.population = sum(not is_ship(unit) for units in s.units for unit in units)
        s.stack = list(ENTRIES[str(at)])
        s.key = seed_from(0)
        return s

    def known(self, where: str, given: Iterable[str], known: Sequence[str]) -> None:
        for name in given:
            if name not in known:
                raise unknown(f"{where}.{name}".lstrip("."), name, known)

    def table(self, where: str, value: object) -> dict[str, object]:
        if not isinstance(value, dict):
            raise wrong(where, NOT_TABLE, given=shown(value))
        return value

    def count(self, where: str, value: object) -> int:
        if not isinstance(value, int) or isinstance(value, bool) or value < 0:
            raise wrong(where, NOT_COUNT, given=shown(value))
        return value

    def words(self, where: str, value: object) -> list[str]:
        if not isinstance(value, list) or not all(isinstance(word, str) for word in value):
            raise wrong(where, NOT_NAMES, given=shown(value), right='["R05a/land", "R05a/water"]')
        return value

    def numbers(self, where: str, value: object, ids: Sequence[str]) -> list[int]:
        """Cards, trends, objectives or hexes by their ids."""
        found = []
        for word in self.words(where, value):
            if word not in ids:
                raise unknown(where, word, ids)
            found.append(ids.index(word))
        return found

    def use(self, where: str, name: str) -> None:
        if name in self.lying:
            raise wrong(where, ELSEWHERE, given=name, other=self.lying[name])
        self.lying[name] = where

    def lay_all(self, where: str, value: object, ids: Sequence[str]) -> int:
        """Cards or hexes that lie here and nowhere else, as a mask."""
        found = self.numbers(where, value, ids)
        for number in found:
            self.use(where, ids[number])
        return sum(1 << number for number in found)

    def order(self, given: object) -> None:
        if given is not None:
            names, seats = self.words("order", given), self.setting.seats
            if sorted(names) != sorted(seats):
                raise wrong("order", EACH_SEAT_ONCE, given=", ".join(names), known=", ".join(seats))
            self.s.order = [SEATS[seats.index(name)] for name in names]

    def map(self, given: Mapping[str, object]) -> None:
        s, tables = self.s, self.tables
        for name, value in given.items():
            where = f"map.{name}"
            if name not in tables.face_number:
                raise unknown(where, name, tables.face_ids)
            entry = self.table(where, value)
            self.known(where, entry, TILE)
            face = tables.face_number[name]
            if face:
                self.use(where, tables.hex_ids[(face - 1) // 2])
                cell = self.cell(where, entry.get("cell"))
                tile = self.setting.put_tile(s, cell, face, self.count(where, entry.get("turn", 0)) % 6)
            else:
                tile = 0
            self.tiles[name] = tile
            for building, bank in self.table(where, entry.get("buildings", {})).items():
                if building not in BUILDINGS[:4]:
                    raise unknown(where, building, BUILDINGS[:4])
                kind = BUILDINGS.index(building)
                s.holder[tile * 4 + kind] = EMPTY
                s.shore[tile * 4 + kind] = self.count(where, bank) - 1
                s.standing[kind] += 1
            s.taken[tile] = self.icons(where, entry.get("taken", []))
            s.pillaged[tile] = self.icons(where, entry.get("pillaged", []))
            used = [BUILDINGS.index(word) for word in self.words(where, entry.get("used", []))]
            s.used[tile] = sum(1 << kind for kind in used) | int(bool(entry.get("town_works")))

    def icons(self, where: str, value: object) -> int:
        if not isinstance(value, list):
            raise wrong(where, NOT_NAMES, given=shown(value), right="[0, 2]")
        return sum(1 << self.count(where, icon) for icon in value)

    def cell(self, where: str, value: object) -> int:
        parts = str(value).split(",")
        if len(parts) != 2 or not all(part.lstrip("-").isdigit() for part in parts):
            raise wrong(where, NOT_CELL, given=shown(value))
        cell = ORIGIN + int(parts[0]) * CELL + int(parts[1])
        if cell in self.s.cells:
            raise wrong(where, ELSEWHERE, given=str(value), other="map")
        return cell

    def player(self, seat: int, where: str, given: Mapping[str, object]) -> None:
        s, setting = self.s, self.setting
        self.known(where, given, PLAYER)
        s.florins[seat] = self.count(f"{where}.florins", given.get("florins", setting.content.setup.florins))
        s.tokens[seat] = self.count(f"{where}.tokens", given.get("tokens", 0))
        s.benefactor[seat] = self.count(f"{where}.benefactor", given.get("benefactor", 0))
        s.offers_left[seat] = self.count(f"{where}.offers", given.get("offers", setting.offers))
        stock = self.table(f"{where}.stock", given.get("stock", {}))
        self.known(f"{where}.stock", stock, RESOURCES)
        for number, name in enumerate(RESOURCES):
            s.stock[seat * 6 + number] = self.count(f"{where}.stock.{name}", stock.get(name, 0))
        s.cards[seat] = self.lay_all(f"{where}.cards", given.get("cards", []), self.tables.card_ids)
        if "objectives" in given:
            held = self.numbers(f"{where}.objectives", given["objectives"], setting.objective_ids)
            s.objectives[seat] = tuple(sorted(held))
        known = self.numbers(f"{where}.known", given.get("known", []), setting.objective_ids)
        s.known[seat] = sum(1 << number for number in known)
        units = [self.unit(f"{where}.units", word) for word in self.words(f"{where}.units", given.get("units", []))]
        s.units[seat] = tuple(sorted(units))
        for unit in units:
            kind = building_of(unit)
            if kind >= 0:
                at = (unit >> 6) * 4 + kind
                if s.holder[at] != EMPTY:
                    raise wrong(f"{where}.units", ELSEWHERE, given=BUILDINGS[kind], other="map")
                s.holder[at] = seat
        if given.get("objectives") is None and "open-objectives" not in setting.variants:
            each = setting.objectives_each
            s.objectives[seat] = tuple(setting.dealt[seat * each : seat * each + each])

    def unit(self, where: str, text: str) -> int:
        place, *flags = text.split()
        tile, _, spot = place.partition("/")
        if tile not in self.tiles or spot not in SPOTS[:-1] or not set(flags) <= {"lying", "engaged"}:
            raise wrong(where, NOT_UNIT, given=text)
        mask = (LYING if "lying" in flags else 0) | (ENGAGED if "engaged" in flags else 0)
        return unit_at(self.tiles[tile], SPOTS.index(spot), mask)

    def promise(self, text: str) -> Promise:
        words = text.split()
        seats = self.setting.seats
        kinds = (seats, PROMISES, seats, None, None, STATUSES)
        found = []
        for word, known in zip(words, kinds, strict=False):
            if not word.isdigit() if known is None else word not in known:
                raise wrong("promises", FORM, form="A help B 1 2 open")
            found.append(int(word) if known is None else known.index(word))
        if len(words) != len(kinds):
            raise wrong("promises", FORM, form="A help B 1 2 open")
        by, what, to, count, made, status = found
        return by, to, what, count, made, status

    def market(self, raw: Mapping[str, object]) -> None:
        s, tables = self.s, self.tables
        given = self.table("market", raw.get("market", {}))
        self.known("market", given, MARKETS)
        for number, name in enumerate(MARKETS):
            part = self.table(f"market.{name}", given.get(name, {}))
            self.known(f"market.{name}", part, RESOURCES)
            usual = 0 if number or name in given else self.setting.content.setup.domestic_cubes_each
            for kind, resource in enumerate(RESOURCES):
                at, where = number * 6 + kind, f"market.{name}.{resource}"
                s.market[at] = self.count(where, part.get(resource, usual))
                if s.market[at] > len(tables.price[at]):
                    raise wrong(where, TOO_MANY, given=s.market[at], most=len(tables.price[at]))
        stores = self.table("stores", raw.get("stores", {}))
        self.known("stores", stores, RESOURCES)
        for kind, resource in enumerate(RESOURCES):
            out = s.market[kind] + s.market[6 + kind] + sum(s.stock[kind::6])
            if out > tables.cubes[kind]:
                raise wrong(f"stores.{resource}", TOO_MANY, given=out, most=tables.cubes[kind])
            s.stores[kind] = self.count(f"stores.{resource}", stores.get(resource, tables.cubes[kind] - out))

    def cards(self, raw: Mapping[str, object]) -> None:
        s, ids, setting = self.s, self.tables.card_ids, self.setting
        track = []
        for word in self.words("track", raw.get("track", [])):
            card, _, turns = word.partition(" ")
            number = self.numbers("track", [card], ids)[0]
            self.use("track", card)
            track.append(number * 4 + (int(turns) if turns.isdigit() else 0))
        s.track = tuple(track)
        deck = self.table("deck", raw.get("deck", {}))
        self.known("deck", deck, ("top", "down", "discarded"))
        s.discarded = self.lay_all("deck.discarded", deck.get("discarded", []), ids)
        top = deck.get("top")
        if top:
            s.top = self.numbers("deck.top", [top], ids)[0]
            self.use("deck.top", str(top))
        if "down" in deck:
            s.deck = self.lay_all("deck.down", deck["down"], ids)
        else:
            free = [number for number, id in enumerate(ids) if id not in self.lying]
            if top is None and free:
                s.top = free.pop(0)
            s.deck = sum(1 << number for number in free)
        s.engaged = sum(1 << number for number in self.numbers("engaged", raw.get("engaged", []), ids))
        s.built = sum(1 << number for number in self.numbers("built", raw.get("built", []), ids))
        usual = [] if "open-objectives" in setting.variants else setting.trend_ids[:1]
        s.trends = tuple(self.numbers("trends", raw.get("trends", usual), setting.trend_ids))
        opened = self.numbers("open_objectives", raw.get("open_objectives", []), setting.objective_ids)
        s.open_objectives = tuple(sorted(opened))

    def hexes(self, pile: Mapping[str, object]) -> None:
        s, tables = self.s, self.tables
        self.known("pile", pile, ("up", "down", "cast"))
        s.cast = self.lay_all("pile.cast", pile.get("cast", []), tables.hex_ids)
        up = pile.get("up")
        if up:
            s.face_up = self.numbers("pile.up", [up], tables.face_ids)[0]
            self.use("pile.up", tables.hex_ids[(s.face_up - 1) // 2])
        if "down" in pile:
            s.pile = self.lay_all("pile.down", pile["down"], tables.hex_ids)
            return
        free = [number for number, id in enumerate(tables.hex_ids) if id not in self.lying]
        if up is None and free:
            s.face_up = 1 + free.pop(0) * 2
        s.pile = sum(1 << number for number in free)

    def wheel(self, raw: Mapping[str, object]) -> None:
        spaces, shared = (self.table(name, raw.get(name, {})) for name in ("spaces", "shared"))
        for number, name in enumerate(LIMITED):
            seats = self.numbers(f"spaces.{name}", spaces.get(name, []), self.setting.seats)
            self.s.spaces[number] = sum(1 << seat for seat in seats)
            self.s.spaces[3 + number] = self.count(f"shared.{name}", shared.get(name, 0))
