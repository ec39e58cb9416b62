"""What effects ask of other players, and what they look at: objectives, fists, loot, the deck."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from trireme.games.archipelago import events, frames, moves, readers
from trireme.games.archipelago.asking import Doing, Question
from trireme.games.archipelago.lookup import RESOURCES
from trireme.games.archipelago.markers import rebels
from trireme.games.archipelago.money import pay
from trireme.games.archipelago.phases.deck import discard
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
from trireme.games.archipelago.state import State
from trireme.kit.content.rulebook import Reason
from trireme.kit.engine.frames import Chance
from trireme.kit.engine.state import Frame
from trireme.kit.errors import Figure
from trireme.kit.masks import bits
from trireme.kit.seats import SEATS, Seat

EMPTY_FIST = 6


class Opponent(Question):
    """Another player."""

    phase = "actions"

    def legal(self, s: State, seat: Seat) -> list[int]:
        return [moves.SEAT + other for other in self.ruleset.all_seats if other != seat]

    def default(self, s: State, seat: Seat, legal: list[int]) -> int:
        return legal[0]


class Spy(Opponent):
    """Whose objective is looked at (ARC-CRD-06)."""

    prompt = "spy"
    verb = "spy"
    rules = (ARC_CRD_06, ARC_CRD_18)

    def legal(self, s: State, seat: Seat) -> list[int]:
        return [code for code in super().legal(s, seat) if s.objectives[code - moves.SEAT]]

    def take(self, s: State, seat: Seat, code: int) -> None:
        s.answered(seat)
        victim = SEATS[code - moves.SEAT]
        if len(s.objectives[victim]) > 1:
            s.stack.append((frames.SPY_SLOT, seat, victim))
        else:
            look(self.ruleset, s, seat, victim, 0)


def look(ruleset: Ruleset, s: State, seat: int, victim: int, slot: int) -> None:
    objective = s.objectives[victim][slot]
    s.known[seat] |= 1 << objective
    s.tell(events.Spied(seat=seat, by=victim, objective=ruleset.objective_ids[objective]))


class SpySlot(Chance[State]):
    """(SPY_SLOT, seat, victim): which of two objectives is drawn (ARC-CRD-18)."""

    label = "spied"

    def __init__(self, ruleset: Ruleset) -> None:
        self.ruleset = ruleset

    def outcomes(self, s: State, frame: Frame) -> tuple[Sequence[int], Sequence[int]]:
        slots = range(len(s.objectives[readers.of_spy_slot(frame)[1]]))
        return [moves.DRAW_SLOT + slot for slot in slots], [1] * len(slots)

    def take(self, s: State, frame: Frame, code: int) -> None:
        seat, victim = readers.of_spy_slot(frame)
        look(self.ruleset, s, seat, victim, code - moves.DRAW_SLOT)

    def write(self, s: State, code: int) -> str:
        return str(code - moves.DRAW_SLOT + 1)

    def known(self) -> Sequence[str]:
        return ("1", "2")


class Loot(Question):
    """(LOOT, serial, seats, robber): a cube of his own choice, or he shows that he has none (ARC-CRD-23)."""

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
        robber = readers.other_seat(s.stack[-1])
        s.answered(seat)
        if code == moves.NOTHING:
            s.tell(events.ShowsNothing(seat=seat))
        else:
            hand_over(s, seat, robber, code - moves.RESOURCE)

    def args(self, s: State, seat: Seat) -> dict[str, Figure]:
        return {"seat": readers.other_seat(s.stack[-1])}

    def default(self, s: State, seat: Seat, legal: list[int]) -> int:
        return legal[0]


def hand_over(s: State, owner: Seat, taker: Seat, resource: int) -> None:
    s.stock[owner * 6 + resource] -= 1
    s.stock[taker * 6 + resource] += 1
    s.tell(events.Looted(seat=taker, by=owner, resource=RESOURCES[resource]))


class Thief(Opponent):
    """Who is robbed (ARC-CRD-26)."""

    prompt = "thief"
    verb = "rob"
    rules = (ARC_CRD_26,)

    def take(self, s: State, seat: Seat, code: int) -> None:
        s.answered(seat)
        s.ask(frames.FISTS, 1 << code - moves.SEAT, (seat,))


class Fists(Question):
    """(FISTS, serial, seats, thief): a cube in each fist, or one fist empty with a single cube (ARC-CRD-26)."""

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
        thief = readers.other_seat(s.stack[-1])
        s.answered(seat)
        left, right = divmod(code - moves.FIST, 7)
        if left == right == EMPTY_FIST:
            s.tell(events.ShowsNothing(seat=seat))
        else:
            s.fists = (left, right)
            move_fists(s, seat, -1)
            s.ask(frames.WHICH_FIST, 1 << thief, (seat,))

    def args(self, s: State, seat: Seat) -> dict[str, Figure]:
        return {"seat": readers.other_seat(s.stack[-1])}

    def default(self, s: State, seat: Seat, legal: list[int]) -> int:
        return legal[0]


def move_fists(s: State, seat: Seat, sign: int) -> None:
    """What is hidden in fists is out of hand until one is chosen."""
    for cube in s.fists:
        if cube != EMPTY_FIST:
            s.stock[seat * 6 + cube] += sign


class WhichFist(Question):
    """(WHICH_FIST, serial, seats, victim): the thief takes what one fist holds."""

    phase = "actions"
    prompt = "which-fist"
    words = ("left", "right")
    rules = (ARC_CRD_26,)

    def legal(self, s: State, seat: Seat) -> list[int]:
        return [moves.LEFT, moves.RIGHT]

    def take(self, s: State, seat: Seat, code: int) -> None:
        victim = readers.other_seat(s.stack[-1])
        s.answered(seat)
        held = s.fists[code == moves.RIGHT]
        move_fists(s, victim, 1)
        s.fists = ()
        if held == EMPTY_FIST:
            s.tell(events.ShowsNothing(seat=victim))
        else:
            hand_over(s, victim, seat, held)

    def args(self, s: State, seat: Seat) -> dict[str, Figure]:
        return {"seat": readers.other_seat(s.stack[-1])}

    def default(self, s: State, seat: Seat, legal: list[int]) -> int:
        return legal[0]


class RevealCards(Doing):
    """(REVEAL_CARDS, seat, kind, left, cards): the top cards are turned up, as many as there are (ARC-CRD-05, 17)."""

    phase = "actions"

    def run(self, s: State, frame: Frame) -> None:
        seat, kind, left, cards = readers.of_reveal_cards(frame)
        if s.top >= 0 and left:
            s.tell(events.CardRevealed(card=self.ruleset.tables.card_ids[s.top]))
            cards |= 1 << s.top
            s.top = -1
            s.stack.append((frames.REVEAL_CARDS, seat, kind, left - 1, cards))
            if left > 1 and s.deck:
                s.stack.append((frames.DRAW_BACK, 1))
        else:
            s.ask(frames.BUY_REVEALED, 1 << seat, (kind, cards))


class BuyRevealed(Question):
    """(BUY_REVEALED, serial, seats, kind, cards): one of the kind at its lowest price; the rest go (ARC-CRD-04)."""

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
        kind, cards = readers.of_buy_revealed(s.stack[-1])
        characters = self.ruleset.tables.characters
        return cards & (~characters if kind else characters)

    def legal(self, s: State, seat: Seat) -> list[int]:
        cards = bits(self.of_kind(s), self.numbers)
        return [*(moves.BUY + card for card in cards if self.lowest[card] <= s.florins[seat]), moves.DONE]

    def tries(self, s: State, seat: Seat) -> list[int]:
        return [*(moves.BUY + card for card in bits(readers.of_buy_revealed(s.stack[-1])[1], self.numbers)), moves.DONE]

    def why(self, s: State, seat: Seat, code: int) -> Iterator[Reason]:
        card = code - moves.BUY
        if code == moves.DONE:
            return
        if not self.of_kind(s) >> card & 1:
            yield Reason(ARC_CRD_04)
        if self.lowest[card] > s.florins[seat]:
            yield Reason(ARC_CMP_14, unit="florins", need=self.lowest[card], have=s.florins[seat])

    def take(self, s: State, seat: Seat, code: int) -> None:
        _, cards = readers.of_buy_revealed(s.stack[-1])
        s.answered(seat)
        if code != moves.DONE:
            card = code - moves.BUY
            cards &= ~(1 << card)
            buy(self.ruleset, s, seat, card, self.lowest[card])
        for card in bits(cards, self.numbers):
            discard(self.ruleset, s, card)
        s.stack.append((frames.UNCOVER, 0))

    def default(self, s: State, seat: Seat, legal: list[int]) -> int:
        return moves.DONE


def buy(ruleset: Ruleset, s: State, seat: Seat, card: int, florins: int) -> None:
    pay(s, seat, florins)
    s.cards[seat] |= 1 << card
    s.tell(events.CardBought(seat=seat, card=ruleset.tables.card_ids[card], florins=florins))


class PayOrRebels(Question):
    """(PAY_OR_REBELS, serial, seats, florins, rebels): refusing has its effect at once (ARC-EVT-02)."""

    phase = "crisis"
    prompt = "pay-or-rebels"
    words = ("yes", "no")
    cover = True
    rules = (ARC_EVT_02,)

    def legal(self, s: State, seat: Seat) -> list[int]:
        florins, _ = readers.of_pay_or_rebels(s.stack[-1])
        return [moves.YES, moves.NO] if s.florins[seat] >= florins else [moves.NO]

    def tries(self, s: State, seat: Seat) -> list[int]:
        return [moves.YES, moves.NO]

    def why(self, s: State, seat: Seat, code: int) -> Iterator[Reason]:
        florins, _ = readers.of_pay_or_rebels(s.stack[-1])
        if code == moves.YES and s.florins[seat] < florins:
            yield Reason(ARC_EVT_02, need=florins, have=s.florins[seat])
            yield Reason(ARC_CMP_14, unit="florins", need=florins, have=s.florins[seat])

    def take(self, s: State, seat: Seat, code: int) -> None:
        florins, more = readers.of_pay_or_rebels(s.stack[-1])
        s.answered(seat)
        if code == moves.YES:
            pay(s, seat, florins)
            s.tell(events.Paid(seat=seat, florins=florins))
        else:
            s.tell(events.PaidNothing(seat=seat))
            rebels(s, more)

    def args(self, s: State, seat: Seat) -> dict[str, Figure]:
        florins, more = readers.of_pay_or_rebels(s.stack[-1])
        return {"florins": florins, "rebels": more}

    def default(self, s: State, seat: Seat, legal: list[int]) -> int:
        return legal[0]
