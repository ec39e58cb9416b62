"""Bazaar: a toy in two teams with a deal, an order, a counted choice, windows, a standing pass, consent, a quick win.

In a turn a player may ask others for their secret numbers, loads up to three goods for a coin each, may be robbed by
the other team, and lines up three beasts. All the while anybody may make an offer. A team with twelve coins has won;
else, after two rounds, the richer one with its secrets, unless both are poor.
"""

from __future__ import annotations

import tomllib
from collections.abc import Iterator, Mapping, Sequence
from random import Random
from typing import Any, ClassVar, Final, Self

from tests.toy import Told
from trireme.kit.content.rulebook import Reason, Rule, Rulebook
from trireme.kit.engine.action_codes import Codes
from trireme.kit.engine.askers import PickOne
from trireme.kit.engine.bargaining import Amounts, Bargaining, Terms
from trireme.kit.engine.event import Event
from trireme.kit.engine.frame_data import FrameData
from trireme.kit.engine.frames import NO_CODE, Chance, Work
from trireme.kit.engine.interrupts import Consent, Interrupt
from trireme.kit.engine.multi_step import PickOrder, PickSome
from trireme.kit.engine.question import Answer
from trireme.kit.engine.secrecy import declared
from trireme.kit.engine.state import BaseState, Frame
from trireme.kit.engine.view import Result, View
from trireme.kit.engine.window import Window
from trireme.kit.game import Game
from trireme.kit.options import Option
from trireme.kit.positions import Facts, Positions
from trireme.kit.rules.ids import KIT_ASK_03
from trireme.kit.seats import SEATS, Seat

RULES = """section = [{ id = "BAZ", en = "Bazaar", fr = "Bazar" }]
rule=[{ id = "BAZ-01", section = "BAZ", module = "base", source = "toy", en = "Ask others, once.", fr = "Une fois." },
{ id = "BAZ-02", section = "BAZ", module = "base", source = "toy", en = "Three at most.", fr = "Trois au plus." },
{ id = "BAZ-03", section = "BAZ", module = "base", source = "toy", en = "Nothing to rob.", fr = "Rien à voler." },
{ id = "BAZ-04", section = "BAZ", module = "base", source = "toy", en = "One offer a round.", fr = "Une offre." }]"""
ASK_ONCE, THREE_GOODS, NOTHING_TO_ROB, ONE_OFFER = (Rule(f"BAZ-0{number}") for number in range(1, 5))
ROUND, SECRET, TURN, CONSENT, LOAD, ROBBERY, ROB, PARADE, TERMS, SHIP, END = range(11)
ROUNDS, ENOUGH, POOR, LOADS, LOT = 2, 12, 4, 3, 2
UNITS, BEASTS = ("figs", "wine", "silk"), ("camel", "horse", "mule")
CODES: Final = Codes("bazaar", room=128)
GO, BEG, GRANT, DENY = CODES.block("go"), CODES.block("beg", 4), CODES.block("grant"), CODES.block("deny")
GOOD, LOADED = CODES.block("good", 3), CODES.block("loaded")
LET, NEVER, STEAL, REARM = (CODES.block(name) for name in ("let", "never", "rob", "rearm"))
BEAST, FACE, CRATE = CODES.block("beast", 3), CODES.block("face", 6), CODES.block("crate", 3)
TO, ACCEPT, REFUSE = CODES.block("to", 4), CODES.block("accept", 4), CODES.block("refuse", 4)
GIVE, GET, OFFER = CODES.block("give", 3 * LOT), CODES.block("get", 3 * LOT), CODES.block("offer")


class State(BaseState):
    secrecy = declared(open=("budget", "coins", "goods", "known", "mended", "news", "offers", "peace", "round"),
                       hidden=("secret",))  # fmt: skip
    __slots__ = fields = tuple(secrecy)

    def __init__(self) -> None:
        super().__init__()
        self.round = self.peace = self.mended = 0
        self.coins, self.secret, self.known, self.budget, self.news = ([0] * 4 for _ in range(5))
        self.goods: list[Amounts] = [(0, 0, 0)] * 4
        self.offers: tuple[tuple[Seat, Seat, Amounts, Amounts], ...] = ()

    def clone(self) -> Self:
        other = type(self)()
        self.pending_into(other)
        other.round, other.peace, other.mended, other.offers = self.round, self.peace, self.mended, self.offers
        other.coins, other.secret, other.known = self.coins[:], self.secret[:], self.known[:]
        other.budget, other.news, other.goods = self.budget[:], self.news[:], self.goods[:]
        return other

    def earn(self, seat: int, coins: int) -> None:
        self.coins[seat] += coins
        self.check_end = True

    def move(self, seat: int, goods: Amounts, sign: int) -> None:
        self.goods[seat] = tuple(have + sign * n for have, n in zip(self.goods[seat], goods, strict=True))


class OfSeat(FrameData):
    seat: int


class Asked(FrameData):
    seats: int


class Shown(Told, frozen=True, kw_only=True, tag="shown"):
    reveal: ClassVar[bool] = True
    to: int | None = None

    def seen_by(self, seat: int | None) -> Event:
        return self if self.to in (None, seat) else Told(what=self.what, seat=self.seat)


class NewRound(Work[State]):
    entry, phase = "round", "round"

    def run(self, s: State, frame: Frame) -> None:
        if s.round == ROUNDS:
            s.stack.append((END,))
            return
        s.round, s.offers = s.round + 1, ()
        for seat in range(4):
            s.news[seat] += not s.budget[seat]
        s.budget = [1] * 4
        s.stack.append((ROUND,))
        for seat in reversed(range(4)):
            s.ask(PARADE, 1 << seat)
            s.stack.append((ROBBERY, OfSeat(seat)))
            s.ask(LOAD, 1 << seat)
            s.ask(TURN, 1 << seat, Asked(0))
        s.stack += [(SHIP, OfSeat(seat)) for seat in range(4)]


class End(Work[State]):
    def run(self, s: State, frame: Frame) -> None:
        for seat, secret in enumerate(s.secret):
            s.tell(Shown(what="secret", seat=seat, number=secret))


class Roll(Chance[State]):
    """A secret number for a seat."""

    label, base, words = "secret", FACE, tuple("012345")

    def outcomes(self, s: State, frame: Frame) -> tuple[Sequence[int], Sequence[int]]:
        return range(self.base, self.base + len(self.words)), [1] * len(self.words)

    def take(self, s: State, frame: Frame, code: int) -> None:
        s.secret[seat := frame[1].seat] = code - FACE
        s.tell(Shown(what="secret", seat=seat, number=code - FACE, to=seat))

    def write(self, s: State, code: int) -> str:
        return self.words[code - self.base]


class Shipment(Roll):
    label, base, words = "crate", CRATE, UNITS

    def take(self, s: State, frame: Frame, code: int) -> None:
        s.move(frame[1].seat, tuple(1 + 2 * (code - CRATE == unit) for unit in range(3)), 1)
        s.tell(Shown(what="crate", seat=frame[1].seat, number=code - CRATE))


class Turn(PickOne[State]):
    """Ask another seat for its secret, or go on with the turn."""

    prompt, phase = "turn", "turn"

    def legal(self, s: State, seat: Seat) -> list[int]:
        barred = s.stack[-1][3].seats | s.known[seat] | 1 << seat
        return [GO, *(BEG + other for other in range(4) if not barred >> other & 1)]

    def bars(self, s: State, seat: Seat, code: int) -> Iterator[Reason]:
        if code not in self.legal(s, seat):
            yield Reason(ASK_ONCE)

    def answer_args(self, s: State, seat: Seat, code: int) -> dict[str, str | int]:
        return {} if code == GO else {"seat": code - BEG}

    def take(self, s: State, seat: Seat, code: int) -> None:
        asked = s.stack[-1][3].seats
        s.answered(seat)
        if code != GO:
            other = code - BEG
            s.ask(TURN, 1 << seat, Asked(asked | 1 << other))
            s.ask(CONSENT, 1 << other, OfSeat(seat))


class Agree(Consent[State]):
    prompt, phase, yes, no = "agree", "turn", GRANT, DENY

    def agreed(self, s: State, seat: int, frame: Frame) -> None:
        s.known[frame[3].seat] |= 1 << seat
        s.tell(Shown(what="peek", seat=seat, number=s.secret[seat], to=frame[3].seat))


class Load(PickSome[State]):
    prompt, phase, verb, ends = "load", "load", "load", LOADED

    def word(self, code: int) -> str:
        return UNITS[code - GOOD]

    def code(self, word: str) -> int:
        return GOOD + UNITS.index(word) if word in UNITS else NO_CODE

    def known(self) -> str:
        return ", ".join(UNITS)

    def items(self, s: State, seat: Seat) -> dict[int, int]:
        return {GOOD + unit: count for unit, count in enumerate(s.goods[seat]) if count}

    def least(self, s: State, seat: Seat) -> int:
        return min(1, sum(s.goods[seat]))

    def most(self, s: State, seat: Seat) -> int:
        return min(LOADS, sum(s.goods[seat]))

    def bars(self, s: State, seat: Seat, items: list[int]) -> Iterator[Reason]:
        yield Reason(THREE_GOODS)

    def settle(self, s: State, seat: Seat, items: list[int]) -> None:
        s.answered(seat)
        s.move(seat, tuple(items.count(GOOD + unit) for unit in range(3)), -1)
        s.earn(seat, len(items))
        s.tell(Told(what="load", seat=seat, number=len(items)))


class Robbery(Work[State]):
    def run(self, s: State, frame: Frame) -> None:
        for step in (3, 1):
            s.ask(ROB, 1 << (frame[1].seat + step) % 4 & ~s.peace, frame[1])


class Rob(Interrupt[State]):
    """Rob the seat that is about to be robbed, or pass."""

    prompt, phase, passing, standing = "rob", "load", LET, NEVER

    def uses(self, s: State, seat: Seat) -> list[int]:
        return [STEAL] if s.coins[s.stack[-1][3].seat] else []

    def bars(self, s: State, seat: Seat, code: int) -> Iterator[Reason]:
        if code == STEAL and not s.coins[s.stack[-1][3].seat]:
            yield Reason(NOTHING_TO_ROB)

    def stand_by(self, s: State, seat: Seat) -> None:
        s.peace |= 1 << seat

    def use(self, s: State, seat: Seat, code: int, frame: Frame) -> None:
        s.earn(frame[3].seat, -1)
        s.earn(seat, 1)
        s.tell(Told(what="rob", seat=seat, number=frame[3].seat))


class Parade(PickOrder[State]):
    prompt, phase, verb = "parade", "parade", "parade"

    def word(self, code: int) -> str:
        return BEASTS[code - BEAST]

    def code(self, word: str) -> int:
        return BEAST + BEASTS.index(word) if word in BEASTS else NO_CODE

    def known(self) -> str:
        return ", ".join(BEASTS)

    def items(self, s: State, seat: Seat) -> dict[int, int]:
        return dict.fromkeys(range(BEAST, BEAST + 3), 1)

    def settle(self, s: State, seat: Seat, items: list[int]) -> None:
        s.answered(seat)
        s.earn(seat, items.index(BEAST + s.round % 3))
        s.tell(Told(what="parade", seat=seat, number=items[0] - BEAST))


class Barter(Bargaining[State]):
    """Open to all who have an offer left in this round, or one to answer."""

    prompt, units, lot, terms = "barter", UNITS, LOT, TERMS
    to, accepts, refuses, gives, gets, offers = TO, ACCEPT, REFUSE, GIVE, GET, OFFER

    def seats(self, s: State) -> int:
        return sum(1 << seat for seat in SEATS[:4] if s.budget[seat] or self.open_offers(s, seat))

    def stamp(self, s: State, seat: Seat) -> int:
        return s.news[seat] if self.seats(s) >> seat & 1 else 0

    def partners(self, s: State, seat: Seat) -> list[Seat]:
        return [other for other in SEATS[:4] if other != seat] if s.budget[seat] and any(s.goods[seat]) else []

    def at_most(self, s: State, seat: Seat, other: Seat) -> tuple[Amounts, Amounts]:
        return s.goods[seat], s.goods[other]

    def open_offers(self, s: State, seat: Seat) -> list[Seat]:
        return [by for by, to, _, _ in s.offers if to == seat]

    def terms_of(self, s: State, by: Seat, to: Seat) -> tuple[Amounts, Amounts]:
        return next((give, get) for one, other, give, get in s.offers if (one, other) == (by, to))

    def acceptable(self, s: State, by: Seat, to: Seat) -> bool:
        needs = zip((by, to), self.terms_of(s, by, to), strict=True)
        return all(have >= n for seat, goods in needs for have, n in zip(s.goods[seat], goods, strict=True))

    def bars(self, s: State, seat: Seat, code: int) -> Iterator[Reason]:
        yield Reason(ONE_OFFER)

    def propose(self, s: State, by: Seat, to: Seat, give: Amounts, get: Amounts) -> None:
        s.budget[by] -= 1
        s.offers += ((by, to, give, get),)
        s.news[to] += 1
        s.tell(Told(what="offer", seat=by, number=to))

    def accept(self, s: State, by: Seat, to: Seat) -> None:
        give, get = self.terms_of(s, by, to)
        for seat, lost, won in ((by, give, get), (to, get, give)):
            s.move(seat, lost, -1)
            s.move(seat, won, 1)
        self.refuse(s, by, to)
        s.tell(Told(what="bargain", seat=to, number=by))

    def refuse(self, s: State, by: Seat, to: Seat) -> None:
        s.offers = tuple(offer for offer in s.offers if offer[:2] != (by, to))


class Rearm(Window[State]):
    """A standing pass can be revoked, once."""

    prompt = "rearm"

    def verbs(self) -> tuple[str, ...]:
        return ("rearm",)

    def owns(self, code: int) -> bool:
        return code == REARM

    def seats(self, s: State) -> int:
        return s.peace & ~s.mended

    def stamp(self, s: State, seat: Seat) -> int:
        return self.seats(s) >> seat & 1

    def legal(self, s: State, seat: Seat) -> list[int]:
        return [REARM]

    candidates = legal

    def forbids(self, s: State, seat: Seat, code: int) -> Iterator[Reason]:
        return iter(() if code == REARM else (Reason(KIT_ASK_03),))

    def take(self, s: State, seat: Seat, code: int) -> None:
        s.peace &= ~(1 << seat)
        s.mended |= 1 << seat

    def read(self, s: State, seat: Seat, words: list[str]) -> list[int]:
        return [REARM]

    def write(self, s: State, seat: Seat, run: Sequence[int]) -> str:
        return "rearm"

    def answers(self, s: State, seat: int) -> tuple[Answer, ...]:
        return (Answer(code=REARM, text="rearm", key="answer-rearm"),)


class MarketView(View, frozen=True, kw_only=True):
    round: int
    coins: tuple[int, ...]
    goods: tuple[Amounts, ...]
    offers: tuple[tuple[int, int, Amounts, Amounts], ...]
    budget: tuple[int, ...]
    peace: int
    known: tuple[int, ...]
    secret: tuple[int | None, ...]
    by_seat: tuple[str, ...] = ("coins", "goods", "budget", "secret")


class BazaarPositions(Positions[State]):
    entries = ("round",)

    def facts(self, s: State) -> Facts:
        numbers = {name: getattr(s, name) for name in ("round", "peace", "mended")}
        lists = {name: list(getattr(s, name)) for name in ("coins", "secret", "known", "budget", "news")}
        return {"at": self.game.phase(s), **numbers, **lists, "goods": [list(amounts) for amounts in s.goods]}

    def stand(self, facts: Mapping[str, Any]) -> State:
        s = State()
        s.stack, s.round, s.peace, s.mended = [(ROUND,)], facts["round"], facts["peace"], facts["mended"]
        s.coins, s.secret, s.known = facts["coins"][:], facts["secret"][:], facts["known"][:]
        s.budget, s.news, s.goods = facts["budget"][:], facts["news"][:], [tuple(part) for part in facts["goods"]]
        return s


class Market(Game[State]):
    name: ClassVar[str] = "bazaar"
    bound = 200
    choices = (
        Option(name="players", usual=4, low=4, high=4),
        Option(name="chance", usual="sealed", values=("sealed", "explicit")),
    )

    def __init__(self, seats: Sequence[str] = "ABCD", chance: str = "sealed", players: int = 4) -> None:
        self.seats, self.content_hash, self.explicit = tuple(seats), "", chance == "explicit"
        self.options, self.teams, self.hidden = {"chance": chance}, (0, 1, 0, 1), True
        self.rulebook, self.codes = Rulebook(("bazaar.toml", tomllib.loads(RULES))), (CODES,)
        self.windows = (barter := Barter(self.seats)), Rearm()
        turn = Turn({GO: "go", **{BEG + other: f"beg {name}" for other, name in enumerate(self.seats)}})
        agree, rob = Agree({GRANT: "grant", DENY: "deny"}), Rob({LET: "let", NEVER: "never", STEAL: "rob"})
        self.positions = BazaarPositions(self)
        self.steps = [
            NewRound(), Roll(), turn, agree, Load(), Robbery(), rob, Parade(), Terms(barter), Shipment(), End(),
        ]  # fmt: skip

    def opening(self, key: bytes) -> State:
        s = State()
        s.key, s.stack = key, [(ROUND,), *((SECRET, OfSeat(seat)) for seat in range(4))]
        return s

    def check(self, s: State) -> None:
        if max(self.wealth(s.coins)) >= ENOUGH:
            s.stack[:] = [(END,)]

    def wealth(self, coins: Sequence[int]) -> list[int]:
        return [coins[0] + coins[2], coins[1] + coins[3]]

    def view(self, s: State, seat: int | None = None) -> MarketView:
        known = 15 if not s.stack else 0 if seat is None else s.known[seat] | 1 << seat
        return MarketView(
            game=self.name, seats=self.seats, seat=seat, asked=tuple(self.asked(s)), round=s.round,
            coins=tuple(s.coins), goods=tuple(s.goods), offers=s.offers, budget=tuple(s.budget), peace=s.peace,
            known=tuple(s.known), secret=tuple(n if known >> owner & 1 else None for owner, n in enumerate(s.secret)),
        )  # fmt: skip

    def resample(self, s: State, seat: int | None, rng: Random) -> State:
        other = s.clone()
        other.key = rng.randbytes(len(s.key))
        known = 15 if not s.stack else 0 if seat is None else s.known[seat] | 1 << seat
        other.secret = [n if known >> owner & 1 else rng.randrange(6) for owner, n in enumerate(s.secret)]
        return other

    def result(self, s: State) -> Result | None:
        if s.stack:
            return None
        at_once = max(self.wealth(s.coins)) >= ENOUGH
        scores = s.coins if at_once else [coins + secret for coins, secret in zip(s.coins, s.secret, strict=True)]
        nobody = max(teams := self.wealth(scores)) < POOR
        places = tuple(2 if nobody or teams[team] < max(teams) else 1 for team in self.teams)
        ending = "ending-nobody" if nobody else "ending-at-once" if at_once else "ending-coins"
        return Result(places=places, scores=tuple(scores), breakdown=({},) * 4, ending=ending, teams=self.teams)
