"""Write and read the running turn as named facts: whose it is, what has been done, and what is asked."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final, NamedTuple

from trireme.games.archipelago.land import HexToLay
from trireme.games.archipelago.lookup import BUILDINGS, EXPLORATION, MARKETS, REPRODUCTION, RESOURCES
from trireme.games.archipelago.phases.building import SITE, BuildingSite
from trireme.games.archipelago.phases.exploration import ENTER, LAY, TURN_UP_HEX, WHICH_HEX, SecondHex
from trireme.games.archipelago.phases.game_end import PHASE_OVER
from trireme.games.archipelago.phases.harvest import HARVESTS, HarvestSoFar
from trireme.games.archipelago.phases.migration import MIGRATE, MIGRATE_TO, MigratingUnit, Migration
from trireme.games.archipelago.phases.people import RECRUIT, REPRODUCE, NewCitizens
from trireme.games.archipelago.phases.trade import TRADES, TradesLeft
from trireme.games.archipelago.phases.turn import ACT, MY_TURN, NEXT_TURN, TURN_OVER
from trireme.games.archipelago.position.values import MOST_NEWS, Values, unit_name, unknown, wrong
from trireme.games.archipelago.problems import NOT_OF_QUESTION, ONLY_BY_MOVES
from trireme.games.archipelago.questions import AtPlace, OfSeat, OnTile
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
from trireme.games.archipelago.talks import CLOSED, ON_TURN, TALKS_OVER, TalksBefore
from trireme.games.archipelago.tile_placement import CUBE_TO_KEEP, CUBE_TO_MARKET, CubeChoice
from trireme.kit.engine.frame_data import FrameData
from trireme.kit.engine.state import Frame
from trireme.kit.errors import shown
from trireme.kit.masks import bits
from trireme.kit.positions import once
from trireme.kit.seats import SEATS, Seat


class TurnQuestion(NamedTuple):
    """A question that can be asked in the midst of a turn."""

    kind: int
    under: tuple[Frame, ...] = ()
    """The frames that lie under it."""
    data: type[FrameData] | None = None
    """What its frame carries."""
    details: tuple[tuple[str, str, str], ...] = ()
    """For each fact about it: the name of the fact, what it names, and the field of `data` that holds it."""


_UP: Final[tuple[Frame, ...]] = ((TURN_UP_HEX,),)
TURN_QUESTIONS: Final[dict[str, TurnQuestion]] = {
    "act": TurnQuestion(ACT),
    "harvest": TurnQuestion(
        HARVESTS,
        (),
        HarvestSoFar,
        (("resource", "resource", "resource"), ("cubes", "count", "cubes"), ("leave", "tiles", "leave")),
    ),
    "trades": TurnQuestion(
        TRADES, (), TradesLeft, (("market", "market", "market"), ("left", "count", "left"), ("done", "count", "done"))
    ),
    "which-hex": TurnQuestion(WHICH_HEX, (), SecondHex, (("hex", "hex", "hex"),)),
    "lay": TurnQuestion(LAY, _UP, HexToLay, (("hex", "hex", "hex"),)),
    "enter": TurnQuestion(ENTER, _UP, OnTile, (("tile", "tile", "tile"),)),
    "cube-to-market": TurnQuestion(CUBE_TO_MARKET, _UP, CubeChoice, (("tile", "face", "face"),)),
    "cube-to-keep": TurnQuestion(
        CUBE_TO_KEEP, _UP, CubeChoice, (("tile", "face", "face"), ("sent", "resource", "sent"))
    ),
    "reproduce": TurnQuestion(REPRODUCE, (), NewCitizens, (("most", "count", "most"), ("born", "count", "done"))),
    "recruit": TurnQuestion(RECRUIT, (), NewCitizens, (("most", "count", "most"), ("recruited", "count", "done"))),
    "migrate": TurnQuestion(MIGRATE, (), Migration, (("moved", "units", "moved"),)),
    "migrate-to": TurnQuestion(MIGRATE_TO, (), MigratingUnit, (("unit", "unit", "unit"), ("moved", "units", "moved"))),
    "site": TurnQuestion(SITE, (), BuildingSite, (("building", "building", "kind"),)),
}
"""By its prompt, what stands again when it is given."""
EXPLORING: Final = ("which-hex", "lay", "enter", "cube-to-market", "cube-to-keep")
MAY_LACK: Final = (("which-hex", "hex"), ("cube-to-keep", "sent"))
"""What may be nothing: no second hex is seen, no cube has gone to the market."""
MIDWAY: Final = "midway"
"""Within a card, a crisis or an offer, where only moves can lead."""
FLAGS: Final = {"action": ACTED, "card": CARD_USED, "florin": FLORIN_USED}
PREPARED: Final = {"discount": DISCOUNT, "peeks": PEEKS, "brought": HARVESTED + 1}
DETAILS: Final = tuple(dict.fromkeys(fact for asked in TURN_QUESTIONS.values() for fact, _, _ in asked.details))
TURN: Final = (
    "seat", "doing", *FLAGS, "steps", *PREPARED, "doubles", "bonus", "harvested", "refused", "talks", "news", *DETAILS
)  # fmt: skip


def on_turn(s: State) -> Seat | None:
    """Return the player whose turn of phase 5 is running."""
    for under, frame in zip(s.stack, s.stack[1:]):
        if frame[0] == TURN_OVER:
            following: AtPlace = under[1]
            return s.order[(following.place - 1) % len(s.order)]
    return None


def pending(ruleset: Ruleset, s: State, seat: Seat, phase: Frame) -> list[Frame]:
    """Return the frames that are pending in each question of a turn."""
    after = (s.order.index(seat) + 1) % len(s.order)
    talks: list[Frame] = [(TALKS_OVER, TalksBefore(CLOSED, 0))] if ruleset.offers else []
    return [phase, (PHASE_OVER,), (NEXT_TURN, AtPlace(after)), (TURN_OVER,), *talks, (MY_TURN, OfSeat(seat))]


def doing(ruleset: Ruleset, s: State, seat: Seat) -> str:
    """Return the question that is asked, if it stands again when it is given."""
    top = s.stack[-1]
    for name, asked in TURN_QUESTIONS.items():
        if asked.kind == top[0] and top[2] == 1 << seat:
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
    if name in TURN_QUESTIONS:
        found |= _details(ruleset, s, TURN_QUESTIONS[name])
    return found


def usual_news(s: State) -> list[int]:
    """Return the usual last news of each seat: that talks are open, or an offer that it has."""
    found = [s.talks] * len(s.news)
    for offer in s.offers:
        found[offer.to] = max(found[offer.to], offer.number)
    return found


def _details(ruleset: Ruleset, s: State, asked: TurnQuestion) -> dict[str, object]:
    tables, data = ruleset.tables, s.stack[-1][3] if asked.data is not None else None
    names = {"resource": RESOURCES, "market": MARKETS, "hex": tables.hex_ids, "face": tables.face_ids}
    found: dict[str, object] = {}
    for fact, kind, field in asked.details:
        value = getattr(data, field)
        if kind == "units":
            found[fact] = [unit_name(ruleset, s, unit) for unit in value]
        elif kind == "unit":
            found[fact] = unit_name(ruleset, s, value)
        elif kind == "tile":
            found[fact] = ruleset.tile_name(s, value)
        elif kind == "tiles":
            found[fact] = [ruleset.tile_name(s, tile) for tile in bits(value, range(len(s.lie)))]
        elif kind == "building":
            found[fact] = BUILDINGS[value]
        elif kind == "count":
            found[fact] = value
        else:
            found[fact] = names[kind][value] if value >= 0 else ""
    return found


# Reading.


class TurnReader:
    """Reads the facts of the running turn onto a position whose map and units stand."""

    def __init__(self, values: Values, given: object) -> None:
        self.values = values
        self.given: Mapping[str, object] = values.table("turn", given)
        values.known("turn", self.given, TURN)
        self.seat = SEATS[self._one("seat", values.ruleset.seats, values.ruleset.seats[values.s.order[0]])]
        name = self.given.get("doing", "lay" if self.given.get("hex") else "act")
        if name == MIDWAY:
            raise wrong("turn.doing", ONLY_BY_MOVES, given=MIDWAY)
        if not isinstance(name, str) or name not in TURN_QUESTIONS:
            raise unknown("turn.doing", name, TURN_QUESTIONS)
        self.doing = name
        held = [fact for fact, _, _ in TURN_QUESTIONS[self.doing].details]
        for fact in DETAILS:
            if self.given.get(fact) and fact not in held:
                raise wrong(f"turn.{fact}", NOT_OF_QUESTION, given=shown(self.given[fact]), prompt=self.doing)
        self.data: FrameData | None = None

    def read(self) -> None:
        """Read what has been done and prepared, and what the question holds. The hex in hand lies nowhere else."""
        values, given, s = self.values, self.given, self.values.s
        turn = s.turn
        self.data = self._data()
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
        """Return whether a disc, a card or a building has been used. By default an action runs by a disc, or by a card
        if one has been used, and transactions run by a building."""
        by_card = bool(self.given.get("card"))
        usual = {
            "action": self.doing not in ("act", "trades") and not by_card and not self._no_cube_yet(),
            "florin": self.doing == "trades" and not by_card,
        }
        return self.values.flag(f"turn.{fact}", self.given.get(fact, usual.get(fact, False)))

    def _no_cube_yet(self) -> bool:
        """Return whether the harvest has brought no cube yet: its disc is spent with the first."""
        return self.doing == "harvest" and not self.given.get("cubes")

    def _tile(self, where: str, name: object) -> int:
        if not isinstance(name, str) or name not in self.values.tiles:
            raise unknown(where, name, self.values.tiles)
        return self.values.tiles[name]

    def _data(self) -> FrameData | None:
        """Return what the frame of the question carries."""
        asked = TURN_QUESTIONS[self.doing]
        if asked.data is None:
            return None
        values, given, ruleset = self.values, self.given, self.values.ruleset
        usual = {"most": ruleset.most_citizens, "left": ruleset.zone_trades[0]}
        named = {
            "resource": RESOURCES,
            "market": MARKETS,
            "building": BUILDINGS,
            "hex": ruleset.tables.hex_ids,
            "face": ruleset.tables.face_ids,
        }
        found: dict[str, object] = {}
        for fact, kind, field in asked.details:
            where = f"turn.{fact}"
            if kind == "units":
                found[field] = tuple([values.unit(where, text) for text in values.words(where, given.get(fact, []))])
            elif kind == "unit":
                found[field] = values.unit(where, values.words(where, [given.get(fact, "")])[0])
            elif kind == "tile":
                found[field] = self._tile(where, given.get(fact, ""))
            elif kind == "tiles":
                names = once(where, values.words(where, given.get(fact, [])))
                found[field] = sum(1 << self._tile(where, name) for name in names)
            elif kind == "count":
                found[field] = values.count(where, given.get(fact, usual.get(fact, 0)))
            elif not given.get(fact) and (self.doing, fact) in MAY_LACK:
                found[field] = -1
            else:
                found[field] = self._one(fact, named[kind])
                if kind == "hex":
                    values.use(where, str(given[fact]))
        known = {"seat": self.seat, "sent": -1, **found}
        return asked.data(**{field: known[field] for field in asked.data.__struct_fields__})

    def take_space(self) -> None:
        """Take the space of the player for a limited action that runs by a disc."""
        s = self.values.s
        if s.turn[ACTED] and not s.turn[CARD_USED]:
            if self.doing in EXPLORING:
                s.spaces[EXPLORATION] |= 1 << self.seat
            elif self.doing == "reproduce":
                s.spaces[REPRODUCTION] |= 1 << self.seat

    def open_talks(self) -> None:
        """Open the talks between the player on turn and the others (ARC-NEG-03)."""
        values, given, s = self.values, self.given, self.values.s
        if not values.ruleset.offers:
            return
        s.dealing = ON_TURN + self.seat
        s.talks = values.count("turn.talks", given.get("talks", s.tick or 1), MOST_NEWS)
        s.tick = max(s.tick, s.talks)

    def hear(self) -> None:
        """Read the last news of talks, or infer it from the open offers."""
        values, given, s = self.values, self.given, self.values.s
        if s.dealing == CLOSED:
            return
        s.news = usual_news(s)
        news = values.table("turn.news", given.get("news", {}))
        values.known("turn.news", news, values.ruleset.seats)
        for name, number in news.items():
            s.news[values.ruleset.seats.index(name)] = values.count(f"turn.news.{name}", number, MOST_NEWS)

    def ask(self, phase: Frame) -> None:
        s, asked = self.values.s, TURN_QUESTIONS[self.doing]
        s.stack = [*pending(self.values.ruleset, s, self.seat, phase), *asked.under]
        s.ask(asked.kind, 1 << self.seat, self.data)
