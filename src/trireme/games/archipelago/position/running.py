"""The running turn as named facts: whose it is, what has been done in it, and what is asked in its midst."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final, NamedTuple

from trireme.games.archipelago import frames, readers
from trireme.games.archipelago.lookup import BUILDINGS, EXPLORATION, MARKETS, REPRODUCTION, RESOURCES
from trireme.games.archipelago.position.values import MOST_NEWS, Values, unit_name, unknown, wrong
from trireme.games.archipelago.problems import NOT_OF_QUESTION, ONLY_BY_MOVES
from trireme.games.archipelago.ruleset import Ruleset
from trireme.games.archipelago.state import (
    ACTED,
    BONUS,
    CARD_USED,
    DISCOUNT,
    DOUBLES,
    FLORIN_USED,
    HARVESTED,
    LAND_STEPS,
    PEEKS,
    REFUSED,
    State,
)
from trireme.games.archipelago.talks import CLOSED, ON_TURN
from trireme.kit.engine.state import Frame
from trireme.kit.errors import shown
from trireme.kit.masks import bits
from trireme.kit.positions import once
from trireme.kit.seats import SEATS, Seat


class Asked(NamedTuple):
    """A question in the midst of a turn: its frame, those under it, and what it holds: a fact and what that names."""

    kind: int
    under: tuple[Frame, ...] = ()
    details: tuple[tuple[str, str], ...] = ()


_UP: Final[tuple[Frame, ...]] = ((frames.TURN_UP_HEX,),)
ASKED: Final[dict[str, Asked]] = {
    "act": Asked(frames.ACT),
    "harvest": Asked(frames.HARVESTS, (), (("resource", "resource"), ("cubes", "count"), ("leave", "tiles"))),
    "trades": Asked(frames.TRADES, (), (("market", "market"), ("left", "count"), ("done", "count"))),
    "which-hex": Asked(frames.WHICH_HEX, (), (("hex", "hex"),)),
    "lay": Asked(frames.LAY, _UP, (("hex", "hex"),)),
    "enter": Asked(frames.ENTER, _UP, (("tile", "tile"),)),
    "cube-to-market": Asked(frames.CUBE_TO_MARKET, _UP, (("tile", "face"),)),
    "cube-to-keep": Asked(frames.CUBE_TO_KEEP, _UP, (("tile", "face"), ("sent", "resource"))),
    "reproduce": Asked(frames.REPRODUCE, (), (("most", "count"), ("born", "count"))),
    "recruit": Asked(frames.RECRUIT, (), (("most", "count"), ("recruited", "count"))),
    "migrate": Asked(frames.MIGRATE, (), (("moved", "units"),)),
    "migrate-to": Asked(frames.MIGRATE_TO, (), (("unit", "unit"), ("moved", "units"))),
    "site": Asked(frames.SITE, (), (("building", "building"),)),
}
"""By its prompt: what stands again when it is given."""
EXPLORING: Final = ("which-hex", "lay", "enter", "cube-to-market", "cube-to-keep")
MAY_LACK: Final = (("which-hex", "hex"), ("cube-to-keep", "sent"))
"""What may be nothing: no second hex is seen, no cube has gone to the market."""
MIDWAY: Final = "midway"
"""Within a card, a crisis or an offer: moves that have been done lead there."""
FLAGS: Final = {"action": ACTED, "card": CARD_USED, "florin": FLORIN_USED}
PREPARED: Final = {"discount": DISCOUNT, "peeks": PEEKS, "brought": HARVESTED + 1}
DETAILS: Final = tuple(dict.fromkeys(fact for asked in ASKED.values() for fact, _ in asked.details))
TURN: Final = (
    "seat", "doing", *FLAGS, "steps", *PREPARED, "doubles", "bonus", "harvested", "refused", "talks", "news", *DETAILS
)  # fmt: skip


def on_turn(s: State) -> Seat | None:
    """Whose turn of phase 5 is running."""
    for under, frame in zip(s.stack, s.stack[1:]):
        if frame[0] == frames.TURN_OVER:
            return s.order[(readers.nth(under) - 1) % len(s.order)]
    return None


def pending(ruleset: Ruleset, s: State, seat: Seat, phase: Frame) -> list[Frame]:
    """What is pending in each question of a turn."""
    after = (s.order.index(seat) + 1) % len(s.order)
    talks: list[Frame] = [(frames.TALKS_OVER, CLOSED, 0)] if ruleset.offers else []
    return [phase, (frames.PHASE_OVER,), (frames.NEXT_TURN, after), (frames.TURN_OVER,), *talks, (frames.MY_TURN, seat)]


def doing(ruleset: Ruleset, s: State, seat: Seat) -> str:
    """The question that is asked, if it stands again when it is given."""
    top = s.stack[-1]
    for name, asked in ASKED.items():
        if asked.kind == top[0] and readers.asked_by(top) == 1 << seat:
            return name if s.stack[:-1] == [*pending(ruleset, s, seat, s.stack[0]), *asked.under] else MIDWAY
    return MIDWAY


# Telling.


def turn_facts(ruleset: Ruleset, s: State, seat: Seat) -> dict[str, object]:
    turn, name = s.turn, doing(ruleset, s, seat)
    found: dict[str, object] = {"seat": ruleset.seats[seat], "doing": name}
    found |= {fact: bool(turn[slot]) for fact, slot in FLAGS.items()}
    found["steps"] = turn[LAND_STEPS]
    found |= {fact: turn[slot] for fact, slot in PREPARED.items() if turn[slot]}
    if turn[DOUBLES]:
        found["doubles"] = bits(turn[DOUBLES], RESOURCES)
    bonus = {
        name: {"florins": turn[BONUS + number * 2], "sales": turn[BONUS + number * 2 + 1]}
        for number, name in enumerate(MARKETS)
        if turn[BONUS + number * 2] or turn[BONUS + number * 2 + 1]
    }
    if bonus:
        found["bonus"] = bonus
    if turn[HARVESTED] >= 0:
        found["harvested"] = RESOURCES[turn[HARVESTED]]
    if turn[REFUSED]:
        places = bits(turn[REFUSED], range(len(s.lie) * 6))
        found["refused"] = [f"{ruleset.tile_name(s, place // 6)} {RESOURCES[place % 6]}" for place in places]
    if s.dealing != CLOSED:
        found["talks"] = s.talks
        if s.news != usual_news(s):
            found["news"] = dict(zip(ruleset.seats, s.news, strict=True))
    if name in ASKED:
        found |= _details(ruleset, s, ASKED[name])
    return found


def usual_news(s: State) -> list[int]:
    """The last news of each seat: that talks are open, or an offer that it has."""
    found = [s.talks] * len(s.news)
    for offer in s.offers:
        found[offer.to] = max(found[offer.to], offer.number)
    return found


def _details(ruleset: Ruleset, s: State, asked: Asked) -> dict[str, object]:
    tables, rest = ruleset.tables, s.stack[-1][3:]
    names = {"resource": RESOURCES, "market": MARKETS, "hex": tables.hex_ids, "face": tables.face_ids}
    found: dict[str, object] = {}
    for at, (fact, kind) in enumerate(asked.details):
        if kind == "units":
            found[fact] = [unit_name(ruleset, s, unit) for unit in rest[at:]]
        elif kind == "unit":
            found[fact] = unit_name(ruleset, s, rest[at])
        elif kind == "tile":
            found[fact] = ruleset.tile_name(s, rest[at])
        elif kind == "tiles":
            found[fact] = [ruleset.tile_name(s, tile) for tile in bits(rest[at], range(len(s.lie)))]
        elif kind == "building":
            found[fact] = BUILDINGS[rest[at]]
        elif kind == "count":
            found[fact] = rest[at]
        else:
            found[fact] = names[kind][rest[at]] if rest[at] >= 0 else ""
    return found


# Reading.


class Running:
    """Reads the facts of the running turn onto a position whose map and units stand."""

    def __init__(self, values: Values, given: object) -> None:
        self.values = values
        self.given: Mapping[str, object] = values.table("turn", given)
        values.known("turn", self.given, TURN)
        self.seat = SEATS[self._one("seat", values.ruleset.seats, values.ruleset.seats[values.s.order[0]])]
        name = self.given.get("doing", "lay" if self.given.get("hex") else "act")
        if name == MIDWAY:
            raise wrong("turn.doing", ONLY_BY_MOVES, given=MIDWAY)
        if not isinstance(name, str) or name not in ASKED:
            raise unknown("turn.doing", name, ASKED)
        self.doing = name
        held = [fact for fact, _ in ASKED[self.doing].details]
        for fact in DETAILS:
            if self.given.get(fact) and fact not in held:
                raise wrong(f"turn.{fact}", NOT_OF_QUESTION, given=shown(self.given[fact]), prompt=self.doing)
        self.rest: Frame = ()

    def read(self) -> None:
        """What has been done and prepared, and what the question holds; the hex in hand lies nowhere else."""
        values, given, s = self.values, self.given, self.values.s
        turn = s.turn
        self.rest = tuple(self._rest())
        for fact, slot in FLAGS.items():
            turn[slot] = int(self._flag(fact))
        turn[LAND_STEPS] = values.count("turn.steps", given.get("steps", turn[LAND_STEPS]))
        for fact, slot in PREPARED.items():
            turn[slot] = values.count(f"turn.{fact}", given.get(fact, 0))
        turn[DOUBLES] = values.mask("turn.doubles", given.get("doubles", []), RESOURCES)
        bonus = values.table("turn.bonus", given.get("bonus", {}))
        values.known("turn.bonus", bonus, MARKETS)
        for name, value in bonus.items():
            part, slot = values.table(f"turn.bonus.{name}", value), BONUS + MARKETS.index(name) * 2
            values.known(f"turn.bonus.{name}", part, ("florins", "sales"))
            for at, fact in enumerate(("florins", "sales")):
                turn[slot + at] = values.count(f"turn.bonus.{name}.{fact}", part.get(fact, 0))
        if given.get("harvested"):
            turn[HARVESTED] = self._one("harvested", RESOURCES)
        for text in once("turn.refused", values.words("turn.refused", given.get("refused", []))):
            tile, _, resource = text.partition(" ")
            [kind] = values.numbers("turn.refused", [resource], RESOURCES)
            turn[REFUSED] |= 1 << (self._tile("turn.refused", tile) * 6 + kind)

    def _one(self, fact: str, names: Sequence[str], usual: object = None) -> int:
        value = self.given.get(fact, usual)
        if value not in names:
            raise unknown(f"turn.{fact}", "" if value is None else value, names)
        return names.index(str(value))

    def _flag(self, fact: str) -> bool:
        """An action is under way by a disc, or by a card if one has been used; trading may be that of a building."""
        by_card = bool(self.given.get("card"))
        usual = {
            "action": self.doing not in ("act", "trades") and not by_card and not self._no_cube_yet(),
            "florin": self.doing == "trades" and not by_card,
        }
        return self.values.flag(f"turn.{fact}", self.given.get(fact, usual.get(fact, False)))

    def _no_cube_yet(self) -> bool:
        """The disc of a harvest is spent with its first cube."""
        return self.doing == "harvest" and not self.given.get("cubes")

    def _tile(self, where: str, name: object) -> int:
        if not isinstance(name, str) or name not in self.values.tiles:
            raise unknown(where, name, self.values.tiles)
        return self.values.tiles[name]

    def _rest(self) -> list[int]:
        values, given, ruleset = self.values, self.given, self.values.ruleset
        usual = {"most": ruleset.most_citizens, "left": ruleset.zone_trades[0]}
        named = {
            "resource": RESOURCES,
            "market": MARKETS,
            "building": BUILDINGS,
            "hex": ruleset.tables.hex_ids,
            "face": ruleset.tables.face_ids,
        }
        found: list[int] = []
        for fact, kind in ASKED[self.doing].details:
            where = f"turn.{fact}"
            if kind == "units":
                found += [values.unit(where, text) for text in values.words(where, given.get(fact, []))]
            elif kind == "unit":
                found.append(values.unit(where, values.words(where, [given.get(fact, "")])[0]))
            elif kind == "tile":
                found.append(self._tile(where, given.get(fact, "")))
            elif kind == "tiles":
                names = once(where, values.words(where, given.get(fact, [])))
                found.append(sum(1 << self._tile(where, name) for name in names))
            elif kind == "count":
                found.append(values.count(where, given.get(fact, usual.get(fact, 0))))
            elif not given.get(fact) and (self.doing, fact) in MAY_LACK:
                found.append(-1)
            else:
                found.append(self._one(fact, named[kind]))
                if kind == "hex":
                    values.use(where, str(given[fact]))
        return found

    def take_space(self) -> None:
        """A limited action that is under way by a disc has taken the space of its player."""
        s = self.values.s
        if s.turn[ACTED] and not s.turn[CARD_USED]:
            if self.doing in EXPLORING:
                s.spaces[EXPLORATION] |= 1 << self.seat
            elif self.doing == "reproduce":
                s.spaces[REPRODUCTION] |= 1 << self.seat

    def open_talks(self) -> None:
        """Between the player on turn and the others (ARC-NEG-03)."""
        values, given, s = self.values, self.given, self.values.s
        if not values.ruleset.offers:
            return
        s.dealing = ON_TURN + self.seat
        s.talks = values.count("turn.talks", given.get("talks", s.tick or 1), MOST_NEWS)
        s.tick = max(s.tick, s.talks)

    def hear(self) -> None:
        """The last news of talks, as far as they are given; else that of what lies open."""
        values, given, s = self.values, self.given, self.values.s
        if s.dealing == CLOSED:
            return
        s.news = usual_news(s)
        news = values.table("turn.news", given.get("news", {}))
        values.known("turn.news", news, values.ruleset.seats)
        for name, number in news.items():
            s.news[values.ruleset.seats.index(name)] = values.count(f"turn.news.{name}", number, MOST_NEWS)

    def ask(self, phase: Frame) -> None:
        s, asked = self.values.s, ASKED[self.doing]
        s.stack = [*pending(self.values.ruleset, s, self.seat, phase), *asked.under]
        s.ask(asked.kind, 1 << self.seat, self.rest)
