"""Questions of effects to players: objectives, fists, loot, the deck."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from msgspec.structs import replace

from trireme.games.archipelago import events, moves
from trireme.games.archipelago.lookup import RESOURCES
from trireme.games.archipelago.markers import rebels
from trireme.games.archipelago.money import pay
from trireme.games.archipelago.phases.deck import DRAW_BACK, UNCOVER, BackToUncover, discard
from trireme.games.archipelago.questions import Question, Steps, WorkStep, about
from trireme.games.archipelago.rules.ids import (
    ARC_CMP_14,
    ARC_CRD_04,
    ARC_CRD_06,
    ARC_CRD_18,
    ARC_CRD_23,
    ARC_CRD_26,
    ARC_EVT_02,
)
from trireme.games.archipelago.ruleset import Ruleset
from trireme.games.archipelago.state import WHICH_FIST, OtherPlayer, State
from trireme.kit.content.rulebook import Reason
from trireme.kit.engine.frame_data import FrameData
from trireme.kit.engine.frames import Chance
from trireme.kit.engine.state import Frame
from trireme.kit.errors import Figure
from trireme.kit.masks import bits
from trireme.kit.seats import SEATS, Seat

EMPTY_FIST = 6


class Opponent(Question):
    """A question that names another player."""

    phase = "actions"

    def legal(self, s: State, seat: Seat) -> list[int]:
        return [moves.SEAT + other for other in self.ruleset.all_seats if other != seat]

    def default(self, s: State, seat: Seat, legal: list[int]) -> int:
        return legal[0]


SPY: Final = 72


class Spy(Opponent):
    """Ask whose objective the player looks at (ARC-CRD-06)."""

    prompt = "spy"
    verb = "spy"
    rules = (ARC_CRD_06, ARC_CRD_18)

    def legal(self, s: State, seat: Seat) -> list[int]:
        return [code for code in super().legal(s, seat) if s.objectives[code - moves.SEAT]]

    def take(self, s: State, seat: Seat, code: int) -> None:
        s.answered(seat)
        victim = SEATS[code - moves.SEAT]
        if len(s.objectives[victim]) > 1:
            s.stack.append((SPY_SLOT, SpyDraw(seat, victim)))
        else:
            look(self.ruleset, s, seat, victim, 0)


def look(ruleset: Ruleset, s: State, seat: int, victim: int, slot: int) -> None:
    objective = s.objectives[victim][slot]
    s.known[seat] |= 1 << objective
    s.tell(events.Spied(seat=seat, by=victim, objective=ruleset.objective_ids[objective]))


SPY_SLOT: Final = 73


class SpyDraw(FrameData):
    """A draw among the objectives of a player who is spied on."""

    seat: Seat
    victim: Seat


class SpySlot(Chance[State]):
    """Draw which of two objectives is shown (ARC-CRD-18)."""

    label = "spied"

    def __init__(self, ruleset: Ruleset) -> None:
        self.ruleset = ruleset

    def outcomes(self, s: State, frame: Frame) -> tuple[Sequence[int], Sequence[int]]:
        spied: SpyDraw = frame[1]
        slots = range(len(s.objectives[spied.victim]))
        return [moves.DRAW_SLOT + slot for slot in slots], [1] * len(slots)

    def take(self, s: State, frame: Frame, code: int) -> None:
        spied: SpyDraw = frame[1]
        look(self.ruleset, s, spied.seat, spied.victim, code - moves.DRAW_SLOT)

    def write(self, s: State, code: int) -> str:
        return str(code - moves.DRAW_SLOT + 1)

    def known(self) -> Sequence[str]:
        return ("1", "2")


LOOT: Final = 75


class Loot(Question):
    """Ask a robbed player for a cube of their choice; a player without cubes shows that (ARC-CRD-23)."""

    phase = "actions"
    prompt = "loot"
    verb = "hand"
    words = ("hand", "nothing")
    cover = True
    rules = (ARC_CRD_23,)

    def legal(self, s: State, seat: Seat) -> list[int]:
        codes = [moves.RESOURCE + resource for resource in range(6) if s.stock[seat * 6 + resource]]
        return codes or [moves.NOTHING]

    def tries(self, s: State, seat: Seat) -> list[int]:
        return [*range(moves.RESOURCE, moves.RESOURCE + 6), moves.NOTHING]

    def why(self, s: State, seat: Seat, code: int) -> Iterator[Reason]:
        have, resource = s.stock[seat * 6 : seat * 6 + 6], code - moves.RESOURCE
        if code == moves.NOTHING:
            if any(have):
                yield Reason(ARC_CRD_23)
        elif not have[resource]:
            yield Reason(ARC_CMP_14, unit=RESOURCES[resource], need=1, have=0)

    def take(self, s: State, seat: Seat, code: int) -> None:
        robber = about(s, OtherPlayer).other
        s.answered(seat)
        if code == moves.NOTHING:
            s.tell(events.ShowsNothing(seat=seat))
        else:
            hand_over(s, seat, robber, code - moves.RESOURCE)

    def args(self, s: State, seat: Seat) -> dict[str, Figure]:
        return {"seat": about(s, OtherPlayer).other}

    def default(self, s: State, seat: Seat, legal: list[int]) -> int:
        return legal[0]


def hand_over(s: State, owner: Seat, taker: Seat, resource: int) -> None:
    s.stock[owner * 6 + resource] -= 1
    s.stock[taker * 6 + resource] += 1
    s.tell(events.Looted(seat=taker, by=owner, resource=RESOURCES[resource]))


THIEF: Final = 76


class Thief(Opponent):
    """Ask whom the player robs (ARC-CRD-26)."""

    prompt = "thief"
    verb = "rob"
    rules = (ARC_CRD_26,)

    def take(self, s: State, seat: Seat, code: int) -> None:
        s.answered(seat)
        s.ask(FISTS, 1 << code - moves.SEAT, OtherPlayer(seat))


FISTS: Final = 77


class Fists(Question):
    """Ask the victim to hide a cube in each fist; with a single cube one fist stays empty (ARC-CRD-26)."""

    phase = "actions"
    prompt = "fists"
    verb = "hide"
    sealed = True
    cover = True
    rules = (ARC_CRD_26,)

    def legal(self, s: State, seat: Seat) -> list[int]:
        have = s.stock[seat * 6 : seat * 6 + 6]
        if sum(have) == 1:
            one = have.index(1)
            return [moves.FIST + one * 7 + EMPTY_FIST, moves.FIST + EMPTY_FIST * 7 + one]
        pairs = [
            moves.FIST + left * 7 + right
            for left in range(6)
            for right in range(6)
            if have[left] and have[right] > (left == right)
        ]
        return pairs or [moves.FIST + EMPTY_FIST * 8]

    def tries(self, s: State, seat: Seat) -> list[int]:
        return list(range(moves.FIST, moves.FIST + 49))

    def why(self, s: State, seat: Seat, code: int) -> Iterator[Reason]:
        have = s.stock[seat * 6 : seat * 6 + 6]
        held = [cube for cube in divmod(code - moves.FIST, 7) if cube != EMPTY_FIST]
        if len(held) != min(2, sum(have)):
            yield Reason(ARC_CRD_26)
        for cube in dict.fromkeys(held):
            if have[cube] < held.count(cube):
                yield Reason(ARC_CMP_14, unit=RESOURCES[cube], need=held.count(cube), have=have[cube])

    def take(self, s: State, seat: Seat, code: int) -> None:
        thief = about(s, OtherPlayer).other
        s.answered(seat)
        left, right = divmod(code - moves.FIST, 7)
        if left == right == EMPTY_FIST:
            s.tell(events.ShowsNothing(seat=seat))
        else:
            s.fists = (left, right)
            move_fists(s, seat, -1)
            s.ask(WHICH_FIST, 1 << thief, OtherPlayer(seat))

    def args(self, s: State, seat: Seat) -> dict[str, Figure]:
        return {"seat": about(s, OtherPlayer).other}

    def default(self, s: State, seat: Seat, legal: list[int]) -> int:
        return legal[0]


def move_fists(s: State, seat: Seat, sign: int) -> None:
    """Move the cubes in fists out of the stock, or with a sign of 1 back into it."""
    for cube in s.fists:
        if cube != EMPTY_FIST:
            s.stock[seat * 6 + cube] += sign


class WhichFist(Question):
    """Ask the thief for a fist, and give them what it holds."""

    phase = "actions"
    prompt = "which-fist"
    words = ("left", "right")
    rules = (ARC_CRD_26,)

    def legal(self, s: State, seat: Seat) -> list[int]:
        return [moves.LEFT, moves.RIGHT]

    def take(self, s: State, seat: Seat, code: int) -> None:
        victim = about(s, OtherPlayer).other
        s.answered(seat)
        held = s.fists[code == moves.RIGHT]
        move_fists(s, victim, 1)
        s.fists = ()
        if held == EMPTY_FIST:
            s.tell(events.ShowsNothing(seat=victim))
        else:
            hand_over(s, victim, seat, held)

    def args(self, s: State, seat: Seat) -> dict[str, Figure]:
        return {"seat": about(s, OtherPlayer).other}

    def default(self, s: State, seat: Seat, legal: list[int]) -> int:
        return legal[0]


REVEAL_CARDS: Final = 83


class CardsRevealed(FrameData):
    """Cards of the deck that are turned up for a player."""

    seat: Seat
    progress: bool
    """Whether the player may buy a progress card; otherwise a character."""
    left: int
    """The number of cards still to be turned up."""
    cards: int
    """The cards that have been turned up, as a mask."""


class RevealCards(WorkStep):
    """Turn up the top cards, as many as there are (ARC-CRD-05, 17)."""

    phase = "actions"

    def run(self, s: State, frame: Frame) -> None:
        revealed: CardsRevealed = frame[1]
        if s.top >= 0 and revealed.left:
            s.tell(events.CardRevealed(card=self.ruleset.tables.card_ids[s.top]))
            more = replace(revealed, left=revealed.left - 1, cards=revealed.cards | 1 << s.top)
            s.top = -1
            s.stack.append((REVEAL_CARDS, more))
            if more.left and s.deck:
                s.stack.append((DRAW_BACK, BackToUncover(True)))
        else:
            s.ask(BUY_REVEALED, 1 << revealed.seat, revealed)


BUY_REVEALED: Final = 84


class BuyRevealed(Question):
    """Ask for one card of the kind at its lowest price; the others are discarded (ARC-CRD-04)."""

    phase = "actions"
    prompt = "buy-revealed"
    words = ("buy", "done")
    cover = True
    rules = (ARC_CRD_04,)

    def __init__(self, ruleset: Ruleset) -> None:
        super().__init__(ruleset)
        self.lowest = [min(prices) for prices in ruleset.tables.prices]
        self.numbers = range(len(self.lowest))

    def of_kind(self, s: State) -> int:
        revealed, characters = about(s, CardsRevealed), self.ruleset.tables.characters
        return revealed.cards & (~characters if revealed.progress else characters)

    def legal(self, s: State, seat: Seat) -> list[int]:
        cards = bits(self.of_kind(s), self.numbers)
        return [*(moves.BUY + card for card in cards if self.lowest[card] <= s.florins[seat]), moves.DONE]

    def tries(self, s: State, seat: Seat) -> list[int]:
        cards = bits(about(s, CardsRevealed).cards, self.numbers)
        return [*(moves.BUY + card for card in cards), moves.DONE]

    def why(self, s: State, seat: Seat, code: int) -> Iterator[Reason]:
        card = code - moves.BUY
        if code == moves.DONE:
            return
        if not self.of_kind(s) >> card & 1:
            yield Reason(ARC_CRD_04)
        if self.lowest[card] > s.florins[seat]:
            yield Reason(ARC_CMP_14, unit="florins", need=self.lowest[card], have=s.florins[seat])

    def take(self, s: State, seat: Seat, code: int) -> None:
        cards = about(s, CardsRevealed).cards
        s.answered(seat)
        if code != moves.DONE:
            card = code - moves.BUY
            cards &= ~(1 << card)
            buy(self.ruleset, s, seat, card, self.lowest[card])
        for card in bits(cards, self.numbers):
            discard(self.ruleset, s, card)
        s.stack.append((UNCOVER, BackToUncover(False)))

    def default(self, s: State, seat: Seat, legal: list[int]) -> int:
        return moves.DONE


def buy(ruleset: Ruleset, s: State, seat: Seat, card: int, florins: int) -> None:
    pay(s, seat, florins)
    s.cards[seat] |= 1 << card
    s.tell(events.CardBought(seat=seat, card=ruleset.tables.card_ids[card], florins=florins))


PAY_OR_REBELS: Final = 85


class PaymentDue(FrameData):
    florins: int
    rebels: int
    """The rebels that come if the player does not pay."""


class PayOrRebels(Question):
    """Ask a player to pay; a refusal has its effect at once (ARC-EVT-02)."""

    phase = "crisis"
    prompt = "pay-or-rebels"
    words = ("yes", "no")
    cover = True
    rules = (ARC_EVT_02,)

    def legal(self, s: State, seat: Seat) -> list[int]:
        florins = about(s, PaymentDue).florins
        return [moves.YES, moves.NO] if s.florins[seat] >= florins else [moves.NO]

    def tries(self, s: State, seat: Seat) -> list[int]:
        return [moves.YES, moves.NO]

    def why(self, s: State, seat: Seat, code: int) -> Iterator[Reason]:
        florins = about(s, PaymentDue).florins
        if code == moves.YES and s.florins[seat] < florins:
            yield Reason(ARC_EVT_02, need=florins, have=s.florins[seat])
            yield Reason(ARC_CMP_14, unit="florins", need=florins, have=s.florins[seat])

    def take(self, s: State, seat: Seat, code: int) -> None:
        due = about(s, PaymentDue)
        s.answered(seat)
        if code == moves.YES:
            pay(s, seat, due.florins)
            s.tell(events.Paid(seat=seat, florins=due.florins))
        else:
            s.tell(events.PaidNothing(seat=seat))
            rebels(s, due.rebels)

    def args(self, s: State, seat: Seat) -> dict[str, Figure]:
        due = about(s, PaymentDue)
        return {"florins": due.florins, "rebels": due.rebels}

    def default(self, s: State, seat: Seat, legal: list[int]) -> int:
        return legal[0]


STEPS: Final[Steps] = {
    SPY: Spy,
    SPY_SLOT: SpySlot,
    LOOT: Loot,
    THIEF: Thief,
    FISTS: Fists,
    REVEAL_CARDS: RevealCards,
    BUY_REVEALED: BuyRevealed,
    PAY_OR_REBELS: PayOrRebels,
    WHICH_FIST: WhichFist,
}
