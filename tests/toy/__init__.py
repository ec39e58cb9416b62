"""Raiders: a toy game with a hidden hand, screened money, a sealed bid, a die and an interrupt.

Each round all draw a card and bid in secret. The highest bid is paid and raids the seat to the left, which may stop the
raid with a guard from its hand; else it earns what the die shows. After three rounds most coins win.
"""

from __future__ import annotations

import tomllib
from collections.abc import Iterator, Mapping, Sequence
from random import Random
from typing import Any, ClassVar, Self

from trireme.kit.content.rulebook import Reason, Rule, Rulebook
from trireme.kit.engine.askers import PickOne
from trireme.kit.engine.event import Event
from trireme.kit.engine.frame_data import FrameData
from trireme.kit.engine.frames import Chance, Work
from trireme.kit.engine.secrecy import Secrecy, declared
from trireme.kit.engine.state import BaseState, Frame
from trireme.kit.engine.view import Result, View
from trireme.kit.errors import Figure
from trireme.kit.game import Game
from trireme.kit.masks import bits
from trireme.kit.options import Option
from trireme.kit.positions import Facts, Positions, Schema
from trireme.kit.seats import Seat

RULES = """section = [{ id = "RAI", en = "Raids", fr = "Raids" }]
rule=[{ id = "RAI-01", section = "RAI", module = "base", source = "toy", en = "Bid your own.", fr = "Misez du vôtre." },
{ id = "RAI-02", section = "RAI", module = "base", source = "toy", en = "Show a guard.", fr = "Un garde, ou rien." }]"""
BID_YOUR_OWN, SHOW_A_GUARD = Rule("RAI-01"), Rule("RAI-02")
ROUND, DRAW, BIDDING, BID, DEFEND, DIE = range(6)
ROUNDS, COINS, CARDS, GUARDS, NO_BID = 3, 5, 15, 8, -1  # cards 0 to 7 are guards
DECK = range(CARDS)
YIELD, CARD, FACE, AMOUNT = 0, 20, 40, 100  # codes


class State(BaseState):
    secrecy: ClassVar[Secrecy] = declared(open=("round",), screened=("coins",), hidden=("bid", "deck", "hand"))
    __slots__ = fields = tuple(secrecy)

    def __init__(self) -> None:
        super().__init__()
        self.round, self.deck = 0, (1 << CARDS) - 1
        self.hand: list[int] = []
        self.coins: list[int] = []
        self.bid: list[int] = []

    def clone(self) -> Self:
        other = type(self)()
        self.pending_into(other)
        other.round, other.deck = self.round, self.deck
        other.hand, other.coins, other.bid = self.hand[:], self.coins[:], self.bid[:]
        return other


class OfSeat(FrameData):
    seat: int


class Told(Event, frozen=True, kw_only=True, tag="told"):
    what: str
    seat: int
    number: int = 0

    def places(self) -> tuple[str, ...]:
        return ()  # Nothing lies on a board here.


class Shown(Told, frozen=True, kw_only=True, tag="shown"):
    reveal: ClassVar[bool] = True
    private: bool = False

    def seen_by(self, seat: int | None) -> Event:
        return Told(what=self.what, seat=self.seat) if self.private and seat != self.seat else self


class NewRound(Work[State]):
    entry = "round"

    def run(self, s: State, frame: Frame) -> None:
        if s.round < ROUNDS:
            s.round += 1
            s.stack += [(ROUND,), (BIDDING,), *((DRAW, OfSeat(seat)) for seat in range(len(s.coins)))]
        else:
            for seat, coins in enumerate(s.coins):
                s.tell(Shown(what="score", seat=seat, number=coins))


class Draw(Chance[State]):
    """A card for a hand."""

    label, base = "card", CARD

    def outcomes(self, s: State, frame: Frame) -> tuple[Sequence[int], Sequence[int]]:
        faces = bits(s.deck, DECK) if self.base == CARD else range(1, 7)
        return [self.base + face for face in faces], [1] * len(faces)

    def take(self, s: State, frame: Frame, code: int) -> None:
        seat, face = frame[1].seat, code - self.base
        if self.base == CARD:
            s.hand[seat] |= 1 << face
            s.deck ^= 1 << face
        else:
            s.coins[seat] += face
        s.tell(Shown(what=self.label, seat=seat, number=face, private=self.base == CARD))

    def write(self, s: State, code: int) -> str:
        return str(code - self.base)


class Die(Draw):
    label, base = "die", FACE


class Bidding(Work[State]):
    entry = "bid"

    def run(self, s: State, frame: Frame) -> None:
        s.ask(BID, (1 << len(s.coins)) - 1)


class SealedBid(PickOne[State]):
    prompt, cover, sealed = "bid", True, True

    def legal(self, s: State, seat: Seat) -> list[int]:
        return list(range(AMOUNT, AMOUNT + s.coins[seat] + 1))

    def bars(self, s: State, seat: Seat, code: int) -> Iterator[Reason]:
        if code - AMOUNT > s.coins[seat]:
            yield Reason(BID_YOUR_OWN, bid=code - AMOUNT, coins=s.coins[seat])

    def answer_args(self, s: State, seat: Seat, code: int) -> dict[str, Figure]:
        return {"coins": code - AMOUNT}

    def take(self, s: State, seat: Seat, code: int) -> None:
        s.bid[seat] = code - AMOUNT
        s.tell(Told(what="bid", seat=seat))
        s.answered(seat)
        if NO_BID not in s.bid:
            for each, bid in enumerate(s.bid):
                s.tell(Shown(what="bid", seat=each, number=bid))
            raider = s.bid.index(max(s.bid))
            s.coins[raider] -= s.bid[raider]
            s.bid = [NO_BID] * len(s.bid)
            s.ask(DEFEND, 1 << (raider + 1) % len(s.bid), OfSeat(raider))


class Defend(PickOne[State]):
    """The interrupt. It is asked of everybody who is raided, since being asked must not betray a guard."""

    prompt, cover = "defend", True

    def legal(self, s: State, seat: Seat) -> list[int]:
        return [YIELD, *(CARD + card for card in bits(s.hand[seat], DECK) if card < GUARDS)]

    def bars(self, s: State, seat: Seat, code: int) -> Iterator[Reason]:
        if code != YIELD and not (code - CARD < GUARDS and s.hand[seat] >> code - CARD & 1):
            yield Reason(SHOW_A_GUARD, card=code - CARD)

    def answer_args(self, s: State, seat: Seat, code: int) -> dict[str, Figure]:
        return {} if code == YIELD else {"card": code - CARD}

    def take(self, s: State, seat: Seat, code: int) -> None:
        raider = s.stack[-1][3]
        s.answered(seat)
        if code == YIELD:
            s.stack.append((DIE, raider))
        else:
            s.hand[seat] ^= 1 << code - CARD
            s.tell(Shown(what="guard", seat=seat, number=code - CARD))


class ToyView(View, frozen=True, kw_only=True):
    round: int
    cards: tuple[int, ...]
    coins: tuple[int | None, ...]
    hand: tuple[int, ...]
    bid: int
    by_seat: tuple[str, ...] = ("cards", "coins")


class ToyPositions(Positions[State]):
    entries = ("round", "bid")

    def facts(self, s: State) -> Facts:
        at = self.game.steps[s.stack[-1][0]].entry if s.stack else "over"
        return {"at": at, "round": s.round, "deck": s.deck, "hand": s.hand[:], "coins": s.coins[:]}

    def stand(self, facts: Mapping[str, Any]) -> State:
        s, players = State(), len(self.game.seats)
        s.round, s.deck = facts.get("round", s.round), facts.get("deck", s.deck)
        s.hand, s.coins = facts.get("hand", [0] * players)[:], facts.get("coins", [COINS] * players)[:]
        s.bid = [NO_BID] * players
        s.stack = [(ROUND,), (BIDDING,)] if facts["at"] == "bid" else [(ROUND,)]
        return s

    def schema(self) -> Schema:
        goods = {name: {"items": {"minimum": 0}} for name in ("hand", "coins")}
        return {"properties": {"at": {}, "round": {}, "deck": {}, **goods}}


class Toy(Game[State]):
    name: ClassVar[str] = "raiders"
    bound = 40
    choices = (
        Option(name="players", usual=3, low=2, high=4),
        Option(name="chance", usual="sealed", values=("sealed", "explicit")),
    )
    screened = frozenset({"coins"})
    told: ClassVar[type[ToyPositions]] = ToyPositions

    def __init__(self, players: int = 3, seats: Sequence[str] = "ABCD", chance: str = "sealed") -> None:
        self.seats, self.content_hash, self.explicit = tuple(seats[:players]), "", chance == "explicit"
        self.options, self.hidden = {"players": players, "chance": chance}, True
        self.rulebook = Rulebook(("raiders.toml", tomllib.loads(RULES)))
        bids = SealedBid({AMOUNT + coins: f"bid {coins}" for coins in range(30)})
        guards = Defend({YIELD: "yield", **{CARD + card: f"guard {card}" for card in range(CARDS)}})
        self.positions = self.told(self)
        self.steps = [NewRound(), Draw(), Bidding(), bids, guards, Die()]

    def opening(self, key: bytes) -> State:
        s = self.positions.stand({"at": "round"})
        s.key = key
        return s

    def view(self, s: State, seat: int | None = None) -> ToyView:
        mine = range(len(self.seats)) if not s.stack else [seat]  # at the end all coins are open
        return ToyView(
            game=self.name, seats=self.seats, seat=seat, asked=tuple(self.asked(s)), round=s.round,
            cards=tuple(hand.bit_count() for hand in s.hand),
            coins=tuple(coins if owner in mine else None for owner, coins in enumerate(s.coins)),
            hand=() if seat is None else tuple(bits(s.hand[seat], DECK)), bid=NO_BID if seat is None else s.bid[seat],
        )  # fmt: skip

    def resample(self, s: State, seat: int | None, rng: Random) -> State:
        other = s.clone()
        other.key = rng.randbytes(len(s.key))
        others = [owner for owner in range(len(self.seats)) if owner != seat]
        pool = bits(s.deck + sum(s.hand[owner] for owner in others), DECK)
        rng.shuffle(pool)
        for owner in others:
            other.hand[owner] = sum(1 << pool.pop() for _ in bits(s.hand[owner], DECK))
            other.bid[owner] = NO_BID if s.bid[owner] == NO_BID else rng.randint(0, s.coins[owner])
        other.deck = sum(1 << card for card in pool)
        return other

    def scramble(self, s: State, seat: int | None, rng: Random) -> State:
        other = s.clone()
        if s.stack:
            other.coins = [coins if owner == seat else rng.randint(0, 9) for owner, coins in enumerate(s.coins)]
        return self.resample(other, seat, rng)

    def result(self, s: State) -> Result | None:
        places = tuple(1 + sum(other > coins for other in s.coins) for coins in s.coins)
        ended = Result(places=places, scores=tuple(s.coins), breakdown=tuple({} for _ in places), ending="ending-coins")
        return None if s.stack else ended
