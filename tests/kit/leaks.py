"""The toy game with a fault of each kind; the harness must find every one."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from random import Random
from typing import ClassVar, Self

import msgspec

from tests.toy import (
    AMOUNT,
    BID,
    BID_YOUR_OWN,
    CARDS,
    DECK,
    DEFEND,
    DIE,
    DRAW,
    GUARDS,
    ROUND,
    Defend,
    Draw,
    NewRound,
    SealedBid,
    State,
    Told,
    Toy,
    ToyPositions,
    ToyView,
)
from trireme.kit import dice
from trireme.kit.content.rulebook import Reason
from trireme.kit.engine.question import Forecast, Pick
from trireme.kit.engine.secrecy import HIDDEN, OPEN, Secrecy
from trireme.kit.engine.state import Frame
from trireme.kit.masks import bits
from trireme.kit.positions import Facts
from trireme.kit.seats import Seat, seats_of


class Faulty(Toy):
    """The toy game with some of its steps replaced."""

    rounds: type[NewRound] = NewRound
    draws: type[Draw] = Draw
    bids: type[SealedBid] = SealedBid
    defends: type[Defend] = Defend

    def __init__(self, players: int = 3, seats: Sequence[str] = "ABCD", chance: str = "sealed") -> None:
        super().__init__(players, seats, chance)
        bids, defends = self.steps[BID], self.steps[DEFEND]
        assert isinstance(bids, SealedBid)
        assert isinstance(defends, Defend)
        replaced = {
            ROUND: self.rounds(),
            DRAW: self.draws(),
            BID: self.bids(bids.texts),
            DEFEND: self.defends(defends.texts),
        }
        self.steps = [replaced.get(kind, step) for kind, step in enumerate(self.steps)]


def guarded(s: State, seat: int) -> bool:
    return s.hand[seat] % (1 << GUARDS) > 0


# What views show.


class HandInView(Toy):
    def view(self, s: State, seat: int | None = None) -> ToyView:
        return msgspec.structs.replace(super().view(s, seat), hand=tuple(bits(s.hand[0], DECK)))


class MoneyInView(Toy):
    def view(self, s: State, seat: int | None = None) -> ToyView:
        return msgspec.structs.replace(super().view(s, seat), coins=tuple(s.coins))


class BidInView(Toy):
    def view(self, s: State, seat: int | None = None) -> ToyView:
        return msgspec.structs.replace(super().view(s, seat), bid=max(s.bid))


class SeedInView(Toy):
    def view(self, s: State, seat: int | None = None) -> ToyView:
        return msgspec.structs.replace(super().view(s, seat), round=s.key[0])


class DieInView(Toy):
    def view(self, s: State, seat: int | None = None) -> ToyView:
        return msgspec.structs.replace(super().view(s, seat), round=dice.below(s.key, s.drawn, 6))


class HandInOutlook(Toy):
    """What is foretold depends on a hand: who watches could infer it."""

    def view(self, s: State, seat: int | None = None) -> ToyView:
        raid = Forecast(id="raid", args={"guards": (s.hand[0] % (1 << GUARDS)).bit_count()})
        return msgspec.structs.replace(super().view(s, seat), outlooks=(raid,))


class NeighbourInOutlook(Toy):
    """Each seat is told something else, and each about its neighbour."""

    def view(self, s: State, seat: int | None = None) -> ToyView:
        plain = super().view(s, seat)
        if seat is None:
            return plain
        return msgspec.structs.replace(plain, outlooks=(Forecast(id="purse", args={"coins": s.coins[seat - 1]}),))


class DieInOutlook(Toy):
    def view(self, s: State, seat: int | None = None) -> ToyView:
        chances = {"raid": dice.below(s.key, s.drawn, 6) / 6}
        return msgspec.structs.replace(super().view(s, seat), outlooks=(Forecast(id="raid", chances=chances),))


class ViewLostInJson(Toy):
    def view(self, s: State, seat: int | None = None) -> ToyView:
        return msgspec.structs.replace(super().view(s, seat), cards=[1, 2, 3])


# Who is asked, and what is told.


class AskingBid(SealedBid):
    def take(self, s: State, seat: Seat, code: int) -> None:
        super().take(s, seat, code)
        top = s.stack[-1]
        if top[0] == DEFEND and not guarded(s, seats_of(top[2])[0]):
            s.stack[-1] = (DIE, top[3])


class AskedIfGuarded(Faulty):
    """Only who holds a guard is asked to defend."""

    bids = AskingBid


class SkippingDefend(Defend):
    cover = False

    def question(self, s: State, seat: Seat) -> Pick:
        return msgspec.structs.replace(super().question(s, seat), cover=False)


class SkippedIfUnguarded(Faulty):
    """The engine answers for a seat with one answer; here that betrays the hand."""

    defends = SkippingDefend


class PeekingDraw(Draw):
    def take(self, s: State, frame: Frame, code: int) -> None:
        super().take(s, frame, code)
        s.tell(Told(what="peek", seat=frame[1].seat, number=code - self.base))


class CardInEvent(Faulty):
    draws = PeekingDraw


class CountingBid(SealedBid):
    def take(self, s: State, seat: Seat, code: int) -> None:
        s.tell(Told(what="purse", seat=seat, number=s.coins[seat]))
        super().take(s, seat, code)


class MoneyInEvent(Faulty):
    bids = CountingBid


class WhisperedBid(SealedBid):
    def take(self, s: State, seat: Seat, code: int) -> None:
        s.tell(Told(what="whisper", seat=seat, number=code))
        super().take(s, seat, code)


class BidInEvent(Faulty):
    bids = WhisperedBid


# Legal answers and reasons.


class FearfulBid(SealedBid):
    def legal(self, s: State, seat: Seat) -> list[int]:
        return [code for code in super().legal(s, seat) if not any(self.forbids(s, seat, code))]

    def forbids(self, s: State, seat: Seat, code: int) -> Iterator[Reason]:
        if code == AMOUNT + 1 and guarded(s, seat - 1):
            yield Reason(BID_YOUR_OWN)
        yield from super().forbids(s, seat, code)


class LegalByHand(Faulty):
    """What a seat may bid depends on its neighbour's hand."""

    bids = FearfulBid


class ForesightedBid(SealedBid):
    def outlooks(self, s: State, seat: Seat, code: int) -> tuple[Forecast, ...]:
        return (Forecast(id="win", args={"sure": int(code - AMOUNT > s.coins[seat - 1])}),)


class OutlookByMoney(Faulty):
    """What comes of a bid is worked out from what the neighbour hides."""

    bids = ForesightedBid


class GreedyBid(SealedBid):
    def with_means(self, s: State, seat: Seat) -> list[int]:
        return list(range(AMOUNT, AMOUNT + s.coins[seat - 1] + 1))


class BeyondByMoney(Faulty):
    """What a seat cannot pay is shown up to what its neighbour could."""

    bids = GreedyBid


class TalkativeBid(SealedBid):
    def forbids(self, s: State, seat: Seat, code: int) -> Iterator[Reason]:
        for reason in super().forbids(s, seat, code):
            yield Reason(reason.rule, coins=s.coins[seat - 1])


class ReasonByMoney(Faulty):
    """The reason against a high bid tells what the neighbour has."""

    bids = TalkativeBid


class BystanderByHand(Toy):
    def out_of_turn(self, s: State, seat: Seat, words: list[str]) -> Iterator[Reason]:
        if guarded(s, seat - 1):
            yield Reason(BID_YOUR_OWN)


class TaxedBid(SealedBid):
    def legal(self, s: State, seat: Seat) -> list[int]:
        return super().legal(s, seat) or [AMOUNT]

    def take(self, s: State, seat: Seat, code: int) -> None:
        s.coins[seat] -= 1
        super().take(s, seat, code)


class InDebt(Faulty):
    """Whoever bids pays a coin, and has less than none when he had none."""

    bids = TaxedBid


class GenerousBid(SealedBid):
    def legal(self, s: State, seat: Seat) -> list[int]:
        return [*super().legal(s, seat), AMOUNT + s.coins[seat] + 1]


class LegalButForbidden(Faulty):
    bids = GenerousBid


class StingyBid(SealedBid):
    def legal(self, s: State, seat: Seat) -> list[int]:
        return super().legal(s, seat)[1:] or [AMOUNT]


class FreeButNotLegal(Faulty):
    bids = StingyBid


class SpeechlessBid(SealedBid):
    def forbids(self, s: State, seat: Seat, code: int) -> Iterator[Reason]:
        if code - AMOUNT > s.coins[seat]:
            raise IndexError(code)
        return iter(())


class HastyBid(SealedBid):
    def only(self, s: State, seat: Seat) -> int:
        return AMOUNT


class AnsweredForOthers(Faulty):
    bids = HastyBid


class BreaksOnWrongCodes(Faulty):
    bids = SpeechlessBid


class PaidReading(SealedBid):
    def read(self, s: State, seat: Seat, words: list[str]) -> list[int]:
        s.coins[seat] += 1
        return super().read(s, seat, words)


class ReadingPays(Faulty):
    bids = PaidReading


class MumblingBid(SealedBid):
    def write(self, s: State, seat: Seat, run: Sequence[int]) -> str:
        return f"bid {(run[0] - AMOUNT) // 2}"


class AmbiguousText(Faulty):
    bids = MumblingBid


class NumberedBid(SealedBid):
    def read(self, s: State, seat: Seat, words: list[str]) -> list[int]:
        return [AMOUNT + len(words[-1])]


class ReadsAnything(Faulty):
    bids = NumberedBid


class RacingBid(SealedBid):
    def take(self, s: State, seat: Seat, code: int) -> None:
        s.coins[seat] += s.bid.count(-1) == len(s.bid)
        super().take(s, seat, code)


class FirstAnswerEarns(Faulty):
    bids = RacingBid


class ThriftyBid(SealedBid):
    def take(self, s: State, seat: Seat, code: int) -> None:
        if code == AMOUNT and s.coins[seat] < 9:
            s.coins[seat] += 1
        else:
            super().take(s, seat, code)


class SameQuestionTwice(Faulty):
    """After a bid of nothing the same question is asked again under the same id."""

    bids = ThriftyBid


# Made-up worlds.


class RealHandResampled(Toy):
    def resample(self, s: State, seat: int | None, rng: Random) -> State:
        other = super().resample(s, seat, rng)
        other.hand, other.deck = s.hand[:], s.deck
        return other


class HandsOnlySwapped(Toy):
    """Made of the real hands, so that a bot could tell which cards are out."""

    def resample(self, s: State, seat: int | None, rng: Random) -> State:
        other = super().resample(s, seat, rng)
        others = [owner for owner in range(len(self.seats)) if owner != seat]
        for owner, from_ in zip(others, rng.sample(others, len(others)), strict=True):
            other.hand[owner] = s.hand[from_]
        other.deck = s.deck
        return other


class MoneyResampled(Toy):
    """Screened money could be counted: changing it makes a bot think what it knows to be false."""

    def resample(self, s: State, seat: int | None, rng: Random) -> State:
        other = super().resample(s, seat, rng)
        other.coins = [coins if owner == seat else coins + 1 for owner, coins in enumerate(s.coins)]
        return other


class UnsealedBid(SealedBid):
    sealed = False


class BidsKept(Faulty):
    """The bids of others are not made up, and in the worlds of the harness they are never others."""

    bids = UnsealedBid

    def resample(self, s: State, seat: int | None, rng: Random) -> State:
        other = super().resample(s, seat, rng)
        other.bid = s.bid[:]
        return other


class SeedKept(Toy):
    def resample(self, s: State, seat: int | None, rng: Random) -> State:
        other = super().resample(s, seat, rng)
        other.key = s.key
        return other


# States, positions and endings.


class SharingState(State):
    __slots__ = ()

    def clone(self) -> Self:
        other = super().clone()
        other.coins = self.coins
        return other


class CopySharesMoney(Toy):
    states: type[State] = SharingState

    def opening(self, key: bytes) -> State:
        s, plain = self.states(), super().opening(key)
        s.stack, s.key, s.hand, s.coins, s.bid = plain.stack, key, plain.hand, plain.coins, plain.bid
        return s


class ForgetfulState(State):
    __slots__ = ()

    def __setstate__(self, saved: Mapping[str, object]) -> None:
        super().__setstate__(saved)
        self.deck = (1 << CARDS) - 1


class SavedWithoutDeck(CopySharesMoney):
    states = ForgetfulState


class NotingState(State):
    """It remembers the last card that was dealt, which is nobody's to know but its owner's."""

    secrecy: ClassVar[Secrecy] = {**State.secrecy, "dealt": HIDDEN}
    fields: ClassVar[tuple[str, ...]] = (*State.fields, "dealt")
    __slots__ = ("dealt",)

    def __init__(self) -> None:
        super().__init__()
        self.dealt = -1

    def clone(self) -> Self:
        other = super().clone()
        other.dealt = self.dealt
        return other


class NotingDraw(Draw):
    def take(self, s: State, frame: Frame, code: int) -> None:
        super().take(s, frame, code)
        if isinstance(s, NotingState):
            s.dealt = code - self.base


class DealtKept(CopySharesMoney):
    """What somebody saw survives `resample`; no view shows it to anybody."""

    states = NotingState

    def __init__(self) -> None:
        super().__init__()
        self.steps = [NotingDraw() if type(step) is Draw else step for step in self.steps]


class OpenNotingState(NotingState):
    secrecy: ClassVar[Secrecy] = {**State.secrecy, "dealt": OPEN}
    __slots__ = ()


class DealtDeclaredOpen(DealtKept):
    states = OpenNotingState


class UndeclaredState(NotingState):
    secrecy: ClassVar[Secrecy] = State.secrecy
    __slots__ = ()


class NothingDeclared(DealtKept):
    states = UndeclaredState


class ShuffledAsItLies(Toy):
    """What comes out depends on the order in which the real cards were put together."""

    def resample(self, s: State, seat: int | None, rng: Random) -> State:
        other = super().resample(s, seat, rng)
        others = [owner for owner in range(len(self.seats)) if owner != seat]
        pool = [card for owner in others for card in bits(s.hand[owner], range(CARDS))] + bits(s.deck, range(CARDS))
        rng.shuffle(pool)
        for owner in others:
            other.hand[owner] = sum(1 << pool.pop() for _ in range(s.hand[owner].bit_count()))
        other.deck = sum(1 << card for card in pool)
        return other


class EqualCoins(ToyPositions):
    def facts(self, s: State) -> Facts:
        return {**super().facts(s), "coins": [5] * len(s.coins)}


class ForgetfulFacts(Toy):
    told = EqualCoins


class EndlessRound(NewRound):
    def run(self, s: State, frame: Frame) -> None:
        s.round, s.deck, s.hand = 1, (1 << CARDS) - 1, [0] * len(s.hand)
        super().run(s, frame)


class NeverEnds(Faulty):
    rounds = EndlessRound


class ZeroDraw(Draw):
    def outcomes(self, s: State, frame: Frame) -> tuple[Sequence[int], Sequence[int]]:
        codes, weights = super().outcomes(s, frame)
        return codes, [0, *weights[1:]]


class ImpossibleOutcome(Faulty):
    draws = ZeroDraw


class ForkedDraw(Draw):
    def take(self, s: State, frame: Frame, code: int) -> None:
        super().take(s, frame, code)
        s.coins[frame[1].seat] += s.key[0] % 2


class SeedBesideOutcome(Faulty):
    """Something random that is not a draw: explicit chance and forced outcomes cannot reach it."""

    draws = ForkedDraw


class SetBid(SealedBid):
    def legal(self, s: State, seat: Seat) -> list[int]:
        words = {self.texts[code] for code in super().legal(s, seat)}
        return [self.read(s, seat, word.split())[0] for word in words]


class OrderOfASet(Faulty):
    bids = SetBid


class HashingDraw(Draw):
    def take(self, s: State, frame: Frame, code: int) -> None:
        super().take(s, frame, code)
        s.coins[frame[1].seat] += hash(self.label) % 5


class HashInPlay(Faulty):
    draws = HashingDraw
