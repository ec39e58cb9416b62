"""Read a state from named facts, at an entry point.

What is not given is that of a fresh game in its second round: only the start hex lies, every player has 10 florins,
three discs and no units, and each section of the domestic market has a cube. Cards, hexes, money and cubes that are
nowhere else are in their piles and in the bank.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from trireme.games.archipelago.lookup import BUILDINGS, CELL, FISH, LIMITED, MARKETS, ORIGIN, RESOURCES
from trireme.games.archipelago.phases.game_end import Ends, check_end
from trireme.games.archipelago.places_by_name import cell_name
from trireme.games.archipelago.position.facts import ENTRIES
from trireme.games.archipelago.position.holdings import own_spaces
from trireme.games.archipelago.position.offers import laid_out, made, read_offers
from trireme.games.archipelago.position.running_turn import TurnReader
from trireme.games.archipelago.position.values import MOST_NEWS, Values, cannot, unit_name, unknown, wrong
from trireme.games.archipelago.problems import EACH_SEAT_ONCE, NOT_CELL
from trireme.games.archipelago.promises import PROMISES, STATUSES
from trireme.games.archipelago.rules.ids import (
    ARC_CTL_01,
    ARC_CTL_02,
    ARC_DEF_06,
    ARC_EXP_05,
    ARC_EXP_22,
    ARC_HAR_04,
    ARC_NEG_06,
    ARC_NEG_09,
    ARC_PUR_08,
    ARC_SET_05,
    ARC_TZR_11,
)
from trireme.games.archipelago.ruleset import Ruleset
from trireme.games.archipelago.state import ACTED, EMPTY, FLORIN_USED, NOT_BUILT, Promise, State
from trireme.games.archipelago.talks import CUBES, FLORINS, TOKENS
from trireme.games.archipelago.units import ICON, PLACE, SHIP_ICON, building_of, is_ship
from trireme.kit.dice import seed_from
from trireme.kit.errors import shown
from trireme.kit.moves import is_whole_number
from trireme.kit.positions import SETUP, once
from trireme.kit.problems import FORM, NOT_NAMES
from trireme.kit.seats import SEATS

TOP: Final = (
    "at", "round", "order", "population", "rebels", "workers", "bank", "wheel", "buried", "explorers", "stores",
    "market", "map", "pile", "deck", "track", "engaged", "built", "trends", "open_objectives", "spaces", "shared",
    "ending", "over", "players", "talks", "promises", "offers", "turn",
)  # fmt: skip
TILE: Final = ("cell", "turn", "buildings", "controlled", "taken", "pillaged", "used", "town_works")
PLAYER: Final = (
    "florins", "tokens", "discs", "stock", "cards", "objectives", "known", "benefactor", "units", "hand", "offers"
)  # fmt: skip
LAST_TURN: Final = 5
"""The highest turn: a hex has six sides, so it lies in one of six ways, counted from 0."""


def stand(ruleset: Ruleset, raw: Mapping[str, object]) -> State:
    return _Reader(ruleset).read(raw)


class _Reader(Values):
    """Reads facts one by one."""

    running: TurnReader | None = None
    """The turn in whose midst the position stands."""

    def read(self, raw: Mapping[str, object]) -> State:
        s, ruleset = self.s, self.ruleset
        self.known("", raw, TOP)
        at = raw.get("at", "actions")
        if not isinstance(at, str) or at not in ENTRIES:
            raise unknown("at", at, (SETUP, *ENTRIES))
        s.round = self.count("round", raw.get("round", 2))
        self.order(raw.get("order"))
        self.map(self.table("map", raw.get("map", {})))
        players = self.table("players", raw.get("players", {}))
        self.known("players", players, ruleset.seats)
        for seat, name in enumerate(ruleset.seats):
            self.player(seat, f"players.{name}", self.table(f"players.{name}", players.get(name, {})))
        self.deal_objectives(players)
        self.harvested(self.table("map", raw.get("map", {})))
        for name in ("rebels", "workers", "wheel", "buried"):
            setattr(s, name, self.count(name, raw.get(name, 0)))
        s.tick = self.count("talks", raw.get("talks", 0), MOST_NEWS)
        self.turn(raw, at, players)
        laid = laid_out(s)
        left = ruleset.explorers - sum(s.tokens) - laid[TOKENS]
        s.explorers = self.count("explorers", raw["explorers"]) if "explorers" in raw else left
        self.wheel(raw)
        for seat, name in enumerate(ruleset.seats):
            acted = self.running is not None and seat == self.running.seat and s.turn[ACTED]
            usual = max(0, ruleset.discs_owned(s) - max(acted, own_spaces(s, seat)))
            given = self.table(f"players.{name}", players.get(name, {})).get("discs", usual)
            s.discs[seat] = self.count(f"players.{name}.discs", given)
        s.promises = tuple([self.promise(text) for text in self.words("promises", raw.get("promises", []))])
        self.market(raw, laid)
        self.cards(raw)
        self.hexes(self.table("pile", raw.get("pile", {})))
        spent = laid[FLORINS] + sum(s.florins) + s.wheel + s.buried + sum(s.benefactor)
        s.bank = self.count("bank", raw["bank"]) if "bank" in raw else ruleset.content.bank.florins_total - spent
        s.population = sum(not is_ship(unit) for units in s.units for unit in units)
        if raw.get("population", s.population) != s.population:
            raise cannot("population", shown(raw["population"]), ARC_DEF_06)
        phase, begins = ENTRIES[at]
        s.stack = [phase, begins]
        if self.running is not None:
            self.running.ask(phase)
            self.ending(raw)
        s.key = seed_from(0)
        return s

    def turn(self, raw: Mapping[str, object], at: object, players: Mapping[str, object]) -> None:
        """Read the turn that is running, and the offers of its talks."""
        s, offers = self.s, raw.get("offers", [])
        if "turn" not in raw:
            if offers:
                raise cannot("offers", shown(offers), ARC_NEG_09)
            return
        if at != "actions":
            raise unknown("at", at, ["actions"])
        self.running = TurnReader(self, raw["turn"])
        self.running.read()
        self.running.open_talks()
        read_offers(self, offers)
        self.running.hear()
        for seat, name in enumerate(self.ruleset.seats):
            if "offers" not in self.table(f"players.{name}", players.get(name, {})):
                s.offers_left[seat] -= made(s, seat)
        if s.turn[FLORIN_USED] and "wheel" not in raw:
            s.wheel = min(self.ruleset.zone_cost)

    def ending(self, raw: Mapping[str, object]) -> None:
        """Look for a met end condition, as the game does before it asks what else the player does (ARC-END-10)."""
        if raw.get("ending"):
            [self.s.ending] = self.numbers("ending", [raw["ending"]], self.ruleset.objective_ids)
        elif "ending" not in raw and self.running is not None and self.running.doing == "act":
            check_end(Ends(self.ruleset), self.s)

    def lay_all(self, where: str, value: object, ids: Sequence[str]) -> int:
        """Return cards or hexes that lie here and nowhere else, as a mask."""
        found = self.numbers(where, value, ids)
        for number in found:
            self.use(where, ids[number])
        return sum(1 << number for number in found)

    def order(self, given: object) -> None:
        if given is not None:
            names, seats = self.words("order", given), self.ruleset.seats
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
                cell = self.cell(f"{where}.cell", entry.get("cell"))
                turn = self.count(f"{where}.turn", entry.get("turn", 0), LAST_TURN)
                tile = self.ruleset.put_tile(s, cell, face, tables.same_turn[face * 6 + turn])
            else:
                tile = 0
                if entry.get("cell", cell_name(ORIGIN)) != cell_name(ORIGIN):
                    raise cannot(f"{where}.cell", shown(entry["cell"]), ARC_SET_05)
            self.tiles[name] = tile
            for building, bank in self.table(where, entry.get("buildings", {})).items():
                if building not in BUILDINGS[:4]:
                    raise unknown(where, building, BUILDINGS[:4])
                kind = BUILDINGS.index(building)
                s.holder[tile * 4 + kind] = EMPTY
                s.shore[tile * 4 + kind] = self.count(where, bank) - 1
                s.standing[kind] += 1
            s.taken[tile] = self.icons(f"{where}.taken", entry.get("taken", []))
            s.pillaged[tile] = self.icons(f"{where}.pillaged", entry.get("pillaged", []))
            works = self.flag(f"{where}.town_works", entry.get("town_works", False))
            s.used[tile] = self.mask(f"{where}.used", entry.get("used", []), BUILDINGS[:4]) | int(works)

    def icons(self, where: str, value: object) -> int:
        if not isinstance(value, list):
            raise wrong(where, NOT_NAMES, given=shown(value), right="[0, 2]")
        return sum(1 << icon for icon in once(where, [self.count(where, icon) for icon in value]))

    def cell(self, where: str, value: object) -> int:
        parts = str(value).split(",")
        if len(parts) != 2 or not all(is_whole_number(part.removeprefix("-")) for part in parts):
            raise wrong(where, NOT_CELL, given=shown(value))
        steps = [int(part) for part in parts]
        if max(map(abs, steps)) > self.tables.hexes:  # not even a row of all hexes reaches so far
            raise cannot(where, str(value), ARC_EXP_05)
        cell = ORIGIN + steps[0] * CELL + steps[1]
        if cell in self.s.cells:
            raise cannot(where, str(value), ARC_EXP_22)
        return cell

    def player(self, seat: int, where: str, given: Mapping[str, object]) -> None:
        s, ruleset = self.s, self.ruleset
        self.known(where, given, PLAYER)
        s.florins[seat] = self.count(f"{where}.florins", given.get("florins", ruleset.content.setup.florins))
        s.tokens[seat] = self.count(f"{where}.tokens", given.get("tokens", 0))
        s.benefactor[seat] = self.count(f"{where}.benefactor", given.get("benefactor", 0))
        s.offers_left[seat] = self.count(f"{where}.offers", given.get("offers", ruleset.offers))
        stock = self.table(f"{where}.stock", given.get("stock", {}))
        self.known(f"{where}.stock", stock, RESOURCES)
        for number, name in enumerate(RESOURCES):
            s.stock[seat * 6 + number] = self.count(f"{where}.stock.{name}", stock.get(name, 0))
        s.cards[seat] = self.lay_all(f"{where}.cards", given.get("cards", []), self.tables.card_ids)
        held = self.numbers(f"{where}.objectives", given.get("objectives", []), ruleset.objective_ids)
        s.objectives[seat] = tuple(sorted(held))
        s.known[seat] = self.mask(f"{where}.known", given.get("known", []), ruleset.objective_ids)
        units = [self.unit(f"{where}.units", word) for word in self.words(f"{where}.units", given.get("units", []))]
        s.units[seat] = tuple(sorted(units))
        for unit in units:
            kind = building_of(unit)
            if kind >= 0:
                at = (unit >> 6) * 4 + kind
                if s.holder[at] != EMPTY:
                    rule = ARC_CTL_01 if s.holder[at] == NOT_BUILT else ARC_CTL_02
                    raise cannot(f"{where}.units", unit_name(ruleset, s, unit), rule)
                s.holder[at] = seat
        if given.get("hand"):
            raise cannot(f"{where}.hand", ", ".join(self.words(f"{where}.hand", given["hand"])), ARC_TZR_11)

    def deal_objectives(self, players: Mapping[str, object]) -> None:
        """Deal objectives to players of whom the facts say nothing: what would be theirs, or else what is left."""
        s, ruleset = self.s, self.ruleset
        each = 0 if "open-objectives" in ruleset.variants else ruleset.objectives_each
        for seat, name in enumerate(ruleset.seats):
            if "objectives" in self.table(f"players.{name}", players.get(name, {})):
                continue
            held = [card for cards in s.objectives for card in cards]
            usual = ruleset.dealt[seat * each : seat * each + each]
            spare = [card for card in ruleset.dealt if card not in held and card not in usual]
            dealt = [card if card not in held else spare.pop() for card in usual]
            s.objectives[seat] = tuple(sorted(dealt))

    def harvested(self, given: Mapping[str, object]) -> None:
        """Refuse more units on icons than icons that are said to be taken."""
        s = self.s
        for name, value in given.items():
            tile, masks = self.tiles[name], self.tables.icon_mask[self.tables.face_number[name]]
            for spot, bank in ((ICON, masks[:6]), (ICON + 1, masks[6:]), (SHIP_ICON, masks[FISH : FISH + 1])):
                icons = sum(mask for kind, mask in enumerate(bank) if kind != FISH)
                found = [unit for units in s.units for unit in units if unit >> PLACE == tile << 4 | spot]
                if "taken" in self.table(f"map.{name}", value) and len(found) > (icons & s.taken[tile]).bit_count():
                    raise cannot(f"map.{name}.taken", s.taken[tile].bit_count(), ARC_HAR_04)

    def promise(self, text: str) -> Promise:
        words = text.split()
        seats = self.ruleset.seats
        kinds = (seats, PROMISES, seats, None, None, STATUSES)
        found = []
        for word, known in zip(words, kinds, strict=False):
            if not is_whole_number(word) if known is None else word not in known:
                raise wrong("promises", FORM, form="A help B 1 2 open")
            found.append(int(word) if known is None else known.index(word))
        if len(words) != len(kinds):
            raise wrong("promises", FORM, form="A help B 1 2 open")
        by, what, to, count, made, status = found
        if by == to or made > self.s.round:
            raise cannot("promises", text, ARC_NEG_06)
        return Promise(SEATS[by], SEATS[to], what, count, made, status)

    def market(self, raw: Mapping[str, object], laid: Sequence[int]) -> None:
        s, tables = self.s, self.tables
        given = self.table("market", raw.get("market", {}))
        self.known("market", given, MARKETS)
        for number, name in enumerate(MARKETS):
            part = self.table(f"market.{name}", given.get(name, {}))
            self.known(f"market.{name}", part, RESOURCES)
            usual = 0 if number or name in given else self.ruleset.content.setup.domestic_cubes_each
            for kind, resource in enumerate(RESOURCES):
                at, where = number * 6 + kind, f"market.{name}.{resource}"
                s.market[at] = self.count(where, part.get(resource, usual))
        stores = self.table("stores", raw.get("stores", {}))
        self.known("stores", stores, RESOURCES)
        for kind, resource in enumerate(RESOURCES):
            out = s.market[kind] + s.market[6 + kind] + sum(s.stock[kind::6]) + laid[CUBES + kind]
            left = tables.cubes[kind] - out
            s.stores[kind] = self.count(f"stores.{resource}", stores[resource]) if resource in stores else left

    def cards(self, raw: Mapping[str, object]) -> None:
        s, ids, ruleset = self.s, self.tables.card_ids, self.ruleset
        track = []
        for word in self.words("track", raw.get("track", [])):
            card, _, turns = word.partition(" ")
            number = self.numbers("track", [card], ids)[0]
            self.use("track", card)
            if turns and not is_whole_number(turns):
                raise wrong("track", FORM, form="A06 2")
            if int(turns or 0) > 2:
                raise cannot("track", word, ARC_PUR_08)
            track.append(number * 4 + int(turns or 0))
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
        s.engaged = self.mask("engaged", raw.get("engaged", []), ids)
        s.built = self.mask("built", raw.get("built", []), ids)
        usual = [] if "open-objectives" in ruleset.variants else ruleset.trend_ids[:1]
        s.trends = tuple(self.numbers("trends", raw.get("trends", usual), ruleset.trend_ids))
        opened = self.numbers("open_objectives", raw.get("open_objectives", []), ruleset.objective_ids)
        s.open_objectives = tuple(sorted(opened))

    def hexes(self, pile: Mapping[str, object]) -> None:
        s, tables = self.s, self.tables
        self.known("pile", pile, ("up", "down", "cast"))
        s.cast = self.lay_all("pile.cast", pile.get("cast", []), tables.hex_ids)
        up = pile.get("up")
        if up:
            s.face_up = 1 + self.numbers("pile.up", [up], tables.face_ids[1:])[0]
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
            self.s.spaces[number] = self.mask(f"spaces.{name}", spaces.get(name, []), self.ruleset.seats)
            self.s.spaces[3 + number] = self.count(f"shared.{name}", shared.get(name, 0))
        if self.running is not None and "spaces" not in raw:
            self.running.take_space()
