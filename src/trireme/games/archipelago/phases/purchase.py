"""Phase 6: every player buys a card or rotates two (ARC-PUR, ARC-SEC-01, 02)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from trireme.games.archipelago import events, moves
from trireme.games.archipelago.effects.players import buy
from trireme.games.archipelago.phases.deck import REFILL, discard
from trireme.games.archipelago.phases.game_end import PHASE_OVER, Ends, check_end, finish
from trireme.games.archipelago.questions import AtPlace, Question, Steps, WorkStep, about
from trireme.games.archipelago.rules.ids import (
    ARC_CMP_14,
    ARC_CRD_10,
    ARC_PUR_02,
    ARC_PUR_03,
    ARC_PUR_05,
    ARC_PUR_07,
    ARC_PUR_09,
    ARC_SEC_01,
)
from trireme.games.archipelago.ruleset import Ruleset
from trireme.games.archipelago.state import BY_OBJECTIVE, State
from trireme.kit.content.rulebook import Reason
from trireme.kit.engine.frame_data import FrameData
from trireme.kit.engine.question import Answer
from trireme.kit.engine.state import Frame
from trireme.kit.seats import Seat

PURCHASE: Final = 29


class Purchase(WorkStep):
    """Return all discs to the players, and the florins of the wheel to the bank (ARC-PUR-01)."""

    phase = "purchase"
    entry = "purchase"

    def run(self, s: State, frame: Frame) -> None:
        s.discs = [self.ruleset.discs_owned(s)] * self.ruleset.players
        s.bank += s.wheel
        s.wheel = 0
        s.stack.append((PHASE_OVER,))
        s.stack.append((NEXT_BUYER, AtPlace(0)))


NEXT_BUYER: Final = 90


class NextBuyer(WorkStep):
    """Let the players buy in order of play (ARC-PUR-02)."""

    phase = "purchase"

    def run(self, s: State, frame: Frame) -> None:
        turn: AtPlace = frame[1]
        at = turn.place
        if at == len(s.order):
            return
        s.stack.append((NEXT_BUYER, AtPlace(at + 1)))
        s.stack.append((BUYER_DONE,))
        if s.track:
            s.ask(BUY_OR_ROTATE, 1 << s.order[at])


BUYER_DONE: Final = 95


BUYER_OUT: Final = 100


class BuyerDone(WorkStep):
    """End a player's purchase. In the second edition the track is filled now. A met end condition ends the game."""

    phase = "purchase"

    def __init__(self, ruleset: Ruleset) -> None:
        super().__init__(ruleset)
        self.ends = Ends(ruleset)
        self.late = ruleset.refill_after_turn

    def run(self, s: State, frame: Frame) -> None:
        if self.late and frame[0] == BUYER_DONE:
            s.stack.append((BUYER_OUT,))
            s.stack.append((REFILL,))
            return
        check_end(self.ends, s)
        if s.ending >= 0:
            finish(self.ruleset, s, BY_OBJECTIVE)


def on_track(s: State, card: int) -> int:
    """Return how often a card of the track has been rotated; -1 for another card."""
    return next((place % 4 for place in s.track if place // 4 == card), -1)


def rotate(ruleset: Ruleset, s: State, seat: Seat, card: int) -> None:
    """Rotate a card by a quarter turn to its next price; after the third price it is discarded (ARC-PUR-07, 08)."""
    turn = on_track(s, card) + 1
    at = [place // 4 for place in s.track].index(card)
    if turn == 3:
        s.track = s.track[:at] + s.track[at + 1 :]
        discard(ruleset, s, card)
        return
    s.track = (*s.track[:at], card * 4 + turn, *s.track[at + 1 :])
    if s.journal is not None:
        id, price = ruleset.tables.card_ids[card], ruleset.tables.prices[card][turn]
        s.journal.append(events.CardRotated(seat=seat, card=id, florins=price))


class OfTrack(Question):
    """A question for a card of the track."""

    def rotations(self, s: State, but: int = -1) -> list[int]:
        return [moves.ROTATE + place // 4 for place in s.track if place // 4 != but]

    def tried(self, s: State) -> list[int]:
        cards = range(moves.CARDS)
        return [*(moves.ROTATE + card for card in cards), *(moves.BUY + card for card in cards)]

    def turn(self, s: State, seat: Seat, card: int) -> None:
        rotate(self.ruleset, s, seat, card)
        if not self.ruleset.refill_after_turn or not s.stack or not _purchasing(s):
            s.stack.append((REFILL,))

    def default(self, s: State, seat: Seat, legal: list[int]) -> int:
        return legal[-1]


def _purchasing(s: State) -> bool:
    """Return whether it is phase 6, and not a card of phase 5 that rotates another."""
    return any(frame[0] == BUYER_DONE for frame in s.stack)


BUY_OR_ROTATE: Final = 91


class BuyOrRotate(OfTrack):
    """Ask for one card at its present price, or for two different cards to rotate (ARC-PUR-02 to 05)."""

    phase = "purchase"
    prompt = "buy-or-rotate"
    words = ("buy", "rotate")
    cover = True
    rules = (ARC_PUR_02, ARC_PUR_03, ARC_PUR_05)

    def legal(self, s: State, seat: Seat) -> list[int]:
        prices, florins = self.ruleset.tables.prices, s.florins[seat]
        bought = [moves.BUY + place // 4 for place in s.track if prices[place // 4][place % 4] <= florins]
        return bought + self.rotations(s)

    def tries(self, s: State, seat: Seat) -> list[int]:
        return self.tried(s)

    def with_means(self, s: State, seat: Seat) -> list[int]:
        return [moves.BUY + place // 4 for place in s.track]

    def short(self, s: State, seat: Seat, answer: Answer) -> dict[str, int]:
        card = answer.code - moves.BUY
        return {"florins": self.ruleset.tables.prices[card][on_track(s, card)] - s.florins[seat]}

    def why(self, s: State, seat: Seat, code: int) -> Iterator[Reason]:
        buying = 0 <= code - moves.BUY < moves.CARDS
        card = code - (moves.BUY if buying else moves.ROTATE)
        turn = on_track(s, card)
        if turn < 0:
            yield Reason(ARC_PUR_02)
        elif buying and (price := self.ruleset.tables.prices[card][turn]) > s.florins[seat]:
            yield Reason(ARC_PUR_05, need=price, have=s.florins[seat])
            yield Reason(ARC_CMP_14, unit="florins", need=price, have=s.florins[seat])

    def take(self, s: State, seat: Seat, code: int) -> None:
        s.answered(seat)
        if 0 <= code - moves.ROTATE < moves.CARDS:
            card = code - moves.ROTATE
            s.stack.append((ROTATE_ON, Rotation(seat, card)))
            self.turn(s, seat, card)
            return
        card = code - moves.BUY
        price = self.ruleset.tables.prices[card][on_track(s, card)]
        s.track = tuple(place for place in s.track if place // 4 != card)
        buy(self.ruleset, s, seat, card, price)
        if self.ruleset.buyer_rotates:  # ARC-SEC-01
            s.stack.append((ROTATE_ON, Rotation(seat, card)))
        if not self.ruleset.refill_after_turn:
            s.stack.append((REFILL,))


ROTATE_ON: Final = 101


class Rotation(FrameData):
    """A card of the track that is rotated after another."""

    seat: Seat
    card: int
    """The card that may not be rotated, or -1."""


class RotateOn(WorkStep):
    """Ask for another card to rotate, if there is one (ARC-PUR-03)."""

    phase = "purchase"

    def run(self, s: State, frame: Frame) -> None:
        rotation: Rotation = frame[1]
        if any(place // 4 != rotation.card for place in s.track):
            s.ask(ROTATE, 1 << rotation.seat, rotation)


ROTATE: Final = 92


class Rotate(OfTrack):
    """Ask for the card to rotate (ARC-PUR-09)."""

    prompt = "rotate"
    words = ("rotate",)
    rules = (ARC_PUR_07, ARC_PUR_09)

    def legal(self, s: State, seat: Seat) -> list[int]:
        return self.rotations(s, about(s, Rotation).card)

    def tries(self, s: State, seat: Seat) -> list[int]:
        return [moves.ROTATE + card for card in range(moves.CARDS)]

    def why(self, s: State, seat: Seat, code: int) -> Iterator[Reason]:
        card, before = code - moves.ROTATE, about(s, Rotation).card
        bought = before >= 0 and bool(s.cards[seat] >> before & 1)
        if card == before and not bought:
            yield Reason(ARC_PUR_09)
        if on_track(s, card) < 0:
            yield Reason(ARC_SEC_01 if bought else ARC_PUR_02 if _purchasing(s) else ARC_CRD_10)

    def take(self, s: State, seat: Seat, code: int) -> None:
        s.answered(seat)
        self.turn(s, seat, code - moves.ROTATE)


STEPS: Final[Steps] = {
    PURCHASE: Purchase,
    NEXT_BUYER: NextBuyer,
    BUYER_DONE: BuyerDone,
    BUYER_OUT: BuyerDone,
    BUY_OR_ROTATE: BuyOrRotate,
    ROTATE_ON: RotateOn,
    ROTATE: Rotate,
}
