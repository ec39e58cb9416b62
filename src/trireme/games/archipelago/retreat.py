"""Withdrawal of offers: a player takes back what they have laid out, to use it otherwise."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from trireme.games.archipelago import events, moves
from trireme.games.archipelago.rules.ids import ARC_NEG_09
from trireme.games.archipelago.ruleset import Ruleset
from trireme.games.archipelago.state import State
from trireme.games.archipelago.talks import end_offer, offer_of
from trireme.kit.content.rulebook import Reason
from trireme.kit.engine.question import Answer
from trireme.kit.engine.window import Window
from trireme.kit.errors import Unreadable
from trireme.kit.problems import FORM
from trireme.kit.seats import Seat


class Withdrawal(Window[State]):
    """A window with an answer for each player who has an offer of the seat. An offer to several ends for all."""

    prompt = "withdrawal"

    def __init__(self, ruleset: Ruleset) -> None:
        super().__init__()
        self.ruleset = ruleset

    def verbs(self) -> tuple[str, ...]:
        return ("withdraw",)

    def owns(self, code: int) -> bool:
        return 0 <= code - moves.WITHDRAW < 5

    def seats(self, s: State) -> int:
        mask = 0
        for offer in s.offers:
            mask |= 1 << offer.by
        return mask

    def stamp(self, s: State, seat: Seat) -> int:
        """Return the number of the seat's newest open offer."""
        newest = 0
        for offer in s.offers:  # the newest is the last
            if offer.by == seat:
                newest = offer.number
        return newest

    def legal(self, s: State, seat: Seat) -> list[int]:
        return sorted(moves.WITHDRAW + offer.to for offer in s.offers if offer.by == seat)

    def candidates(self, s: State, seat: Seat) -> list[int]:
        return [moves.WITHDRAW + other for other in self.ruleset.all_seats]

    def forbids(self, s: State, seat: Seat, code: int) -> Iterator[Reason]:
        if all((offer.by, offer.to) != (seat, code - moves.WITHDRAW) for offer in s.offers):
            yield Reason(ARC_NEG_09)

    def closed(self, s: State, seat: Seat, words: list[str]) -> Iterator[Reason]:
        if words[1:2] and words[1] in self.ruleset.seats and not self.seats(s) >> seat & 1:
            yield Reason(ARC_NEG_09)

    def take(self, s: State, seat: Seat, code: int) -> None:
        chosen = offer_of(s, seat, code - moves.WITHDRAW)
        for offer in [offer for offer in s.offers if offer.number == chosen.number]:
            end_offer(s, offer)
            s.tell(events.OfferWithdrawn(seat=seat, by=offer.to))

    def read(self, s: State, seat: Seat, words: list[str]) -> list[int]:
        if len(words) != 2 or words[1] not in self.ruleset.seats:
            raise Unreadable("move", " ".join(words), FORM, form="withdraw SEAT")
        return [moves.WITHDRAW + self.ruleset.seats.index(words[1])]

    def write(self, s: State, seat: Seat, run: Sequence[int]) -> str:
        return f"withdraw {self.ruleset.seats[run[0] - moves.WITHDRAW]}"

    def answers(self, s: State, seat: Seat) -> tuple[Answer, ...]:
        return tuple(
            Answer(
                code=code,
                text=self.write(s, seat, [code]),
                key="answer-withdraw",
                args={"seat": code - moves.WITHDRAW},
            )
            for code in self.legal(s, seat)
        )
