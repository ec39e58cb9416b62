"""Deals: offers of florins, cubes, explorer tokens and cards, while talks are open (ARC-NEG).

What an offer gives is laid out: it leaves the hands of its owner until the offer is accepted, refused, withdrawn or
lapses, so that nobody can learn from a dead offer what another still has. Talks are open to all in phase 2 and in a
crisis or event, and between the player on turn and the others in phase 5 (ARC-NEG-01 to 03).
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from msgspec import structs

from trireme.games.archipelago import events, frames, moves, readers
from trireme.games.archipelago.asking import Doing
from trireme.games.archipelago.rules.ids import ARC_NEG_03, ARC_NEG_04, ARC_NEG_05, ARC_NEG_09, ARC_NEG_10, ARC_NEG_12
from trireme.games.archipelago.setting import Setting
from trireme.games.archipelago.state import Offer, State
from trireme.games.archipelago.tables import RESOURCES
from trireme.kit.bargaining import FORM_OF_OFFER, Amounts, Bargaining, Terms
from trireme.kit.errors import Unreadable
from trireme.kit.masks import bits
from trireme.kit.problems import FORM
from trireme.kit.question import Answer, Question
from trireme.kit.rulebook import Reason
from trireme.kit.seats import SEATS, Seat
from trireme.kit.stack import Frame
from trireme.kit.window import Window

CLOSED: Final = 0
ALL: Final = 1
ON_TURN: Final = 2
"""ON_TURN + seat: the others with this one."""
FLORINS: Final = 0
CUBES: Final = 1
TOKENS: Final = 7
CARDS: Final = 8


def open_talks(s: State, who: int) -> None:
    """Talks begin; a frame closes them again (ARC-NEG-09)."""
    s.stack.append((frames.TALKS_OVER, s.dealing, s.talks))
    s.tick += 1
    if s.dealing == CLOSED:
        s.news = [s.tick] * len(s.news)
    s.dealing, s.talks = who, s.tick


class TalksOver(Doing):
    """(TALKS_OVER, dealing before, talks before): offers made in these talks lapse."""

    def run(self, s: State, frame: Frame) -> None:
        for offer in s.offers:
            if offer[4] == s.talks:
                give_back(s, offer)
                s.tell(events.OfferLapsed(seat=offer[0], by=offer[1]))
        s.offers = tuple(offer for offer in s.offers if offer[4] != s.talks)
        s.dealing, s.talks = readers.of_talks_over(frame)
        if s.dealing == CLOSED:
            s.news = [0] * len(s.news)
            s.talks = 0


def hand(s: State, seat: int, amounts: Amounts, sign: int) -> None:
    """Somebody gets these things, or with -1 loses them."""
    s.florins[seat] += sign * amounts[FLORINS]
    for resource in range(6):
        s.stock[seat * 6 + resource] += sign * amounts[CUBES + resource]
    s.tokens[seat] += sign * amounts[TOKENS]
    for card in range(moves.CARDS):
        if amounts[CARDS + card]:
            s.cards[seat] = s.cards[seat] | 1 << card if sign > 0 else s.cards[seat] & ~(1 << card)


def give_back(s: State, offer: Offer) -> None:
    hand(s, offer[0], offer[2], 1)


def return_all(s: State) -> None:
    """When the game is over nothing is laid out any more."""
    for offer in s.offers:
        give_back(s, offer)
    s.offers = ()


def laid_cards(s: State) -> int:
    """Evolution cards that are laid out in offers, as a mask: they are still somebody's (ARC-END-14)."""
    mask = 0
    for offer in s.offers:
        for card, count in enumerate(offer[2][CARDS:]):
            if count:
                mask |= 1 << card
    return mask


class Deals(Bargaining[State]):
    """Offers and replies; a seat has as many offers in a round as the table has agreed on."""

    prompt = "deal"
    lot = moves.LOT
    terms = frames.TERMS
    to = moves.OFFER_TO
    accepts = moves.ACCEPT
    refuses = moves.REFUSE
    gives = moves.OFFER_GIVE
    gets = moves.OFFER_GET
    offers = moves.OFFER

    def __init__(self, setting: Setting) -> None:
        super().__init__(setting.seats)
        self.setting = setting
        self.units = ("florins", *RESOURCES, "tokens", *setting.tables.card_ids)  # type: ignore[misc]
        self.card_units = range(CARDS, CARDS + moves.CARDS)

    def seats(self, s: State) -> int:
        if s.dealing == CLOSED:
            return 0
        mask = sum([1 << seat for seat, left in enumerate(s.offers_left) if left])
        for offer in s.offers:
            mask |= 1 << offer[1]
        return mask

    def stamp(self, s: State, seat: Seat) -> int:
        return s.news[seat] if self.seats(s) >> seat & 1 else 0

    def closed(self, s: State, seat: Seat) -> Iterator[Reason]:
        yield Reason(ARC_NEG_12)

    def partners(self, s: State, seat: Seat) -> list[Seat]:
        """Whom he may make an offer to; this is no secret, whatever he has."""
        if not s.offers_left[seat] or not (any(s.florins) or any(s.tokens) or any(s.stock)):
            return []
        on_turn = s.dealing - ON_TURN
        open_to = [offer[1] for offer in s.offers if offer[0] == seat]
        return [
            other
            for other in self.setting.all_seats
            if other != seat and other not in open_to and (s.dealing == ALL or on_turn in (seat, other))
        ]

    def step_codes(self, s: State, seat: Seat, other: Seat, noted: Sequence[int]) -> list[int]:
        """Units in their order, first what is given, then what is wanted; one of the two may be nothing."""
        codes: list[int] = []
        lot = self.lot
        given, last_given, last_got = 0, -1, -1
        for code in noted:
            if 0 <= code - self.gives < lot * len(self.units):
                last_given = (code - self.gives) // lot
                given |= 1 << last_given
            else:
                last_got = (code - self.gets) // lot
        if last_got < 0:
            for unit, count in self._things(s, seat, self.free_florins(s, seat)):
                if unit > last_given:
                    codes += range(self.gives + unit * lot, self.gives + unit * lot + min(count, lot))
        for unit, count in self._wanted(s, seat, other):
            if unit > last_got and not given >> unit & 1:
                codes += range(self.gets + unit * lot, self.gets + unit * lot + min(count, lot))
        return [*codes, self.offers] if noted else codes

    def _things(self, s: State, seat: Seat, florins: int) -> list[tuple[int, int]]:
        """What a seat can give, unit by unit."""
        found = [(FLORINS, florins)] if florins else []
        for resource in range(6):
            if s.stock[seat * 6 + resource]:
                found.append((CUBES + resource, s.stock[seat * 6 + resource]))
        if s.tokens[seat]:
            found.append((TOKENS, s.tokens[seat]))
        return found + [(unit, 1) for unit in bits(s.cards[seat] & ~s.built, self.card_units)]

    def _wanted(self, s: State, seat: Seat, other: Seat) -> list[tuple[int, int]]:
        """What another might have, as far as it is known how much others have together."""
        found = [(FLORINS, sum(s.florins) - s.florins[seat])]
        found += [(CUBES + r, sum(s.stock[r::6]) - s.stock[seat * 6 + r]) for r in range(6)]
        found.append((TOKENS, sum(s.tokens) - s.tokens[seat]))
        return found + [(unit, 1) for unit in bits(s.cards[other] & ~s.built, self.card_units)]

    def read(self, s: State, seat: Seat, words: list[str]) -> list[int]:
        """Also `offer B nothing for 1 wood`."""
        if words[0] == "offer" and words[2:4] == ["nothing", "for"]:
            rest = words[4:]
            if not rest or len(rest) % 2:
                raise Unreadable("move", " ".join(words), FORM, form=FORM_OF_OFFER)
            return [self.to + self._seat(words), *sorted(self._part(rest, self.gets)), self.offers]
        return super().read(s, seat, words)

    def write(self, s: State, seat: Seat, run: Sequence[int]) -> str:
        if 0 <= run[0] - self.to < len(self.names):
            give, get = (self.written(part) or "nothing" for part in self.amounts(run[1:]))
            return f"offer {self.names[run[0] - self.to]} {give} for {get}"
        return super().write(s, seat, run)

    def question(self, s: State, seat: Seat) -> Question:
        """Other talks are another question, even if the same could be said in both."""
        return structs.replace(super().question(s, seat), args={"talks": s.talks})

    def free_florins(self, s: State, seat: int) -> int:
        """Florins of a bid that is not yet shown can be neither given nor exchanged (ARC-ORD-11)."""
        return s.florins[seat] - max(0, s.bids[seat])

    def held(self, s: State, seat: int) -> list[int]:
        """What a seat could hand over now."""
        cards = s.cards[seat] & ~s.built  # ARC-NEG-05
        return [
            self.free_florins(s, seat),
            *s.stock[seat * 6 : seat * 6 + 6],
            s.tokens[seat],
            *[cards >> card & 1 for card in range(moves.CARDS)],
        ]

    def at_most(self, s: State, seat: Seat, other: Seat) -> tuple[Amounts, Amounts]:
        """What he has; and of the other what he might have, as far as it is known how much others have together."""
        cards = s.cards[other] & ~s.built
        wanted = [
            sum(s.florins) - s.florins[seat],
            *[sum(s.stock[resource::6]) - s.stock[seat * 6 + resource] for resource in range(6)],
            sum(s.tokens) - s.tokens[seat],
            *[cards >> card & 1 for card in range(moves.CARDS)],
        ]
        return tuple(self.held(s, seat)), tuple(wanted)

    def open_offers(self, s: State, seat: Seat) -> list[Seat]:
        return [SEATS[offer[0]] for offer in s.offers if offer[1] == seat]

    def terms_of(self, s: State, by: Seat, to: Seat) -> tuple[Amounts, Amounts]:
        return next((offer[2], offer[3]) for offer in s.offers if offer[:2] == (by, to))

    def acceptable(self, s: State, by: Seat, to: Seat) -> bool:
        """What is given is laid out, so it is the taker alone who must have what is wanted (ARC-NEG-10)."""
        wanted = self.terms_of(s, by, to)[1]
        return all(have >= n for have, n in zip(self.held(s, to), wanted, strict=True))

    def bars(self, s: State, seat: Seat, code: int) -> Iterator[Reason]:
        if 0 <= code - self.accepts < len(self.names):
            yield Reason(ARC_NEG_10)
        elif 0 <= code - self.to < len(self.names):
            if s.dealing > ALL and s.dealing - ON_TURN not in (seat, code - self.to):
                yield Reason(ARC_NEG_03)
            yield Reason(ARC_NEG_09)
        elif 0 <= code - self.refuses < len(self.names):
            yield Reason(ARC_NEG_09)
        else:
            for block in (self.gives, self.gets):
                unit = (code - block) // self.lot
                if CARDS <= unit < CARDS + moves.CARDS and s.built >> (unit - CARDS) & 1:
                    yield Reason(ARC_NEG_05)
            yield Reason(ARC_NEG_04)

    def propose(self, s: State, by: Seat, to: Seat, give: Amounts, get: Amounts) -> None:
        hand(s, by, give, -1)
        s.offers_left[by] -= 1
        s.tick += 1
        s.offers += ((by, to, give, get, s.talks, s.tick),)
        s.news[to] = s.tick
        if s.journal is not None:
            told = [self.written(part) for part in (give, get)]
            s.journal.append(events.Offered(seat=by, by=to, give=told[0], get=told[1]))

    def accept(self, s: State, by: Seat, to: Seat) -> None:
        """Both sides are carried out at once, for all to see (ARC-NEG-06, 10, 13)."""
        give, get = self.terms_of(s, by, to)
        s.offers = tuple(offer for offer in s.offers if offer[:2] != (by, to))
        hand(s, to, give, 1)
        hand(s, to, get, -1)
        hand(s, by, get, 1)
        s.tell(events.Agreed(seat=to, by=by, give=self.written(give), get=self.written(get)))

    def refuse(self, s: State, by: Seat, to: Seat) -> None:
        end_offer(s, by, to)
        s.tell(events.OfferRefused(seat=to, by=by))


def end_offer(s: State, by: int, to: int) -> None:
    """What it gave goes back to its owner."""
    offer = next(offer for offer in s.offers if offer[:2] == (by, to))
    s.offers = tuple(each for each in s.offers if each is not offer)
    give_back(s, offer)


class OfferTerms(Terms[State]):
    """(TERMS, serial, seats, partner, steps ...): what is given, and what for."""

    deals: Deals
    cover = True  # whether more can be asked for is hidden

    def candidates(self, s: State, seat: Seat) -> list[int]:
        """What could be tried: a little more than there is of each thing."""
        deals = self.deals
        found = self.legal(s, seat)
        for block, most in zip((deals.gives, deals.gets), deals.at_most(s, seat, self.partner(s)), strict=True):
            for unit, count in enumerate(most[: CARDS + 1]):
                found += [block + unit * deals.lot + n for n in range(min(count + 1, deals.lot))]
        return list(dict.fromkeys([*found, deals.offers]))

    def question(self, s: State, seat: Seat) -> Question:
        return structs.replace(super().question(s, seat), cover=True)


class Withdrawal(Window[State]):
    """Whoever has made an offer may take back what he has laid out."""

    prompt = "withdrawal"

    def __init__(self, setting: Setting) -> None:
        super().__init__()
        self.setting = setting

    def verbs(self) -> tuple[str, ...]:
        return ("withdraw",)

    def owns(self, code: int) -> bool:
        return 0 <= code - moves.WITHDRAW < 5

    def seats(self, s: State) -> int:
        mask = 0
        for offer in s.offers:
            mask |= 1 << offer[0]
        return mask

    def stamp(self, s: State, seat: Seat) -> int:
        """The number of his newest offer that is still open."""
        return max([offer[5] for offer in s.offers if offer[0] == seat], default=0)

    def legal(self, s: State, seat: Seat) -> list[int]:
        return sorted(moves.WITHDRAW + offer[1] for offer in s.offers if offer[0] == seat)

    def candidates(self, s: State, seat: Seat) -> list[int]:
        return [moves.WITHDRAW + other for other in self.setting.all_seats]

    def forbids(self, s: State, seat: Seat, code: int) -> Iterator[Reason]:
        if code not in self.legal(s, seat):
            yield Reason(ARC_NEG_09)

    def closed(self, s: State, seat: Seat) -> Iterator[Reason]:
        yield Reason(ARC_NEG_09)

    def take(self, s: State, seat: Seat, code: int) -> None:
        other = code - moves.WITHDRAW
        end_offer(s, seat, other)
        s.tell(events.OfferWithdrawn(seat=seat, by=other))

    def read(self, s: State, seat: Seat, words: list[str]) -> list[int]:
        if len(words) != 2 or words[1] not in self.setting.seats:
            raise Unreadable("move", " ".join(words), FORM, form="withdraw SEAT")
        return [moves.WITHDRAW + self.setting.seats.index(words[1])]

    def write(self, s: State, seat: Seat, run: Sequence[int]) -> str:
        return f"withdraw {self.setting.seats[run[0] - moves.WITHDRAW]}"

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
