"""Offers of things, promises and favours, while talks are open (ARC-NEG).

    offer B 2 wood for 3 florins 1 help
    offer B,C 1 iron for 6 florins      offer all nothing for 1 fish
    counter A 1 wood for 3 florins      refuses A's offer and makes another to A

A demand may name anything; only the players whom it is made to learn whether they can accept it.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from msgspec import structs

from trireme.games.archipelago import events, moves
from trireme.games.archipelago.favours import can_raise, carry_out, free_places, none_now, possible
from trireme.games.archipelago.money import GOODS
from trireme.games.archipelago.objections import bars_accepting, bars_opening, bars_thing
from trireme.games.archipelago.promises import PROMISES as PROMISED
from trireme.games.archipelago.promises import REPAY, marked
from trireme.games.archipelago.questions import Steps, sorted_reasons
from trireme.games.archipelago.rules.ids import (
    ARC_NEG_09,
    ARC_NEG_12,
    ARC_NEG_15,
)
from trireme.games.archipelago.ruleset import Ruleset
from trireme.games.archipelago.state import KEPT, Offer, State
from trireme.games.archipelago.talks import (
    CARDS,
    CITIZENS,
    CLOSED,
    COUNTER,
    CUBES,
    FLORINS,
    PLACES,
    PROMISES,
    SEVERAL,
    TERMS,
    TOKENS,
    end_offer,
    hand,
    offer_of,
)
from trireme.kit.content.rulebook import Reason
from trireme.kit.engine.bargaining import FORM_OF_OFFER, Amounts, Bargaining, Terms
from trireme.kit.engine.question import Answer, Question
from trireme.kit.errors import Figure, Unreadable
from trireme.kit.masks import bits
from trireme.kit.problems import FORM
from trireme.kit.rules.ids import KIT_ASK_03
from trireme.kit.seats import NOBODY, SEATS, Seat, seats_of

SEARCHED: Final = 4
AT_ONCE: Final = 3
"""The most offers of a player that bots leave open at once, and the share of a round's offers that are theirs."""
FAVOURS: Final = ("place1", "place2", "place3", "place4", "place5", "citizens")


class Deals(Bargaining[State]):
    """The window in which players make offers and reply. A seat has as many offers in a round as the table has agreed
    on (ARC-NEG-15)."""

    prompt = "deal"
    lot = moves.LOT
    terms = TERMS
    to = moves.OFFER_TO
    accepts = moves.ACCEPT
    refuses = moves.REFUSE
    gives = moves.OFFER_GIVE
    gets = moves.OFFER_GET
    offers = moves.OFFER

    def __init__(self, ruleset: Ruleset) -> None:
        super().__init__(ruleset.seats)
        self.ruleset = ruleset
        self.units = (*GOODS, *ruleset.tables.card_ids, *PROMISED, *FAVOURS)  # type: ignore[misc]
        self.card_units = [(unit, 1) for unit in range(CARDS, PROMISES)]
        all_talk = [ruleset.everyone & ~(1 << seat) for seat in ruleset.all_seats]
        with_one = [
            [all_talk[one] if one == seat else 1 << one for seat in ruleset.all_seats] for one in ruleset.all_seats
        ]
        self.talkers = [[0] * len(all_talk), all_talk, *with_one]
        """By `State.dealing`, the seats that each seat may deal with, as masks."""
        self.to_some = [[*seats_of(mask), *_several(mask)] for mask in range(ruleset.everyone + 1)]
        """By the mask of seats that may get an offer, how an offer to one or several of them begins."""
        steps = self.lot * len(self.units)
        self.give_codes = list(range(self.gives, self.gives + steps))
        self.get_codes = list(range(self.gets, self.gets + steps))
        """The codes of all amounts of all units."""
        self.spared = max(0, ruleset.offers - SEARCHED)
        """Offers of a round that bots leave to people."""
        self.promises = [(PROMISES + kind, moves.LOT if kind == REPAY else 1) for kind in range(PLACES - PROMISES)]

    def verbs(self) -> tuple[str, ...]:
        return ("offer", "counter", "accept", "refuse")

    def seats(self, s: State) -> int:
        return self._open_to(s, 0)

    def ready(self, s: State) -> int:
        return self._open_to(s, self.spared)

    def _open_to(self, s: State, spared: int) -> int:
        """Return the seats that have more offers left than are spared, or an offer to reply to, as a mask."""
        if s.dealing == CLOSED:
            return 0
        mask, bit = 0, 1
        for left in s.offers_left:
            if left > spared:
                mask |= bit
            bit <<= 1
        for offer in s.offers:
            mask |= 1 << offer.to
        return mask

    def stamp(self, s: State, seat: Seat) -> int:
        if s.dealing == CLOSED:
            return 0
        return s.news[seat] if s.offers_left[seat] or any(offer.to == seat for offer in s.offers) else 0

    def closed(self, s: State, seat: Seat, words: list[str]) -> Iterator[Reason]:
        if s.dealing == CLOSED:
            yield Reason(ARC_NEG_12)
            return
        if self.seats(s) >> seat & 1:
            return
        if words[0] != "offer" and words[1:2] and words[1] in self.names:
            yield Reason(ARC_NEG_09)
        if words[0] in ("offer", "counter"):
            yield Reason(ARC_NEG_15, offers=self.ruleset.offers)

    # Whom an offer is made to.

    def partners(self, s: State, seat: Seat) -> list[Seat]:
        return seats_of(self._company(s, seat))

    def _company(self, s: State, seat: Seat) -> int:
        """Return the seats that this one may make an offer to, as a mask. It depends on nothing hidden."""
        if not s.offers_left[seat] or not (any(s.florins) or any(s.tokens) or any(s.stock)):
            return 0
        mask = self.talkers[s.dealing][seat]
        for offer in s.offers:
            if offer.by == seat:
                mask &= ~(1 << offer.to)  # ARC-NEG-16
        return mask

    def openings(self, s: State, seat: Seat) -> list[int]:
        """Return the openings of an offer to one player, to several, or against an offer of one."""
        mask = self._company(s, seat)
        asking = [offer.by for offer in s.offers if offer.to == seat and mask >> offer.by & 1]
        return [*self.to_some[mask], *[COUNTER + by for by in sorted(asking)]]

    def offered(self, s: State, seat: Seat) -> list[int]:
        codes = self.legal(s, seat)
        talkative = s.offers_left[seat] <= self.spared
        if talkative or (s.offers and len({offer.number for offer in s.offers if offer.by == seat}) >= AT_ONCE):
            return [code for code in codes if not self.begins(code)]
        return codes

    def beginnings(self) -> int:
        return COUNTER + len(self.names)

    def partner_of(self, opening: int) -> Seat:
        if opening < SEVERAL:
            return SEATS[opening]
        return SEATS[opening - COUNTER] if opening >= COUNTER else NOBODY

    def addressees(self, opening: int) -> tuple[int, ...]:
        several = SEVERAL <= opening < COUNTER
        return tuple(seats_of(opening - SEVERAL)) if several else (self.partner_of(opening),)

    def begun(self, opening: int) -> str:
        if opening >= COUNTER:
            return f"counter {self.names[opening - COUNTER]}"
        return f"offer {','.join([self.names[seat] for seat in self.addressees(opening)])}"

    def opening_of(self, words: list[str]) -> int:
        """Read `offer B`, `offer B,C`, `counter B`, and `offer all` for all seats that may get an offer."""
        if words[0] == "counter":
            return COUNTER + self._seat(words)
        named = words[1].split(",") if len(words) > 1 else []
        if len(named) < 2:
            return self._seat(words)
        if any(name not in self.names for name in named):
            raise Unreadable("move", " ".join(words), FORM, form=FORM_OF_OFFER)
        return SEVERAL + sum({1 << self.names.index(name) for name in named})

    def read(self, s: State, seat: Seat, words: list[str]) -> list[int]:
        """Read a move; `offer B nothing for 1 wood` too."""
        if words[0] == "offer" and words[1:2] == ["all"]:
            words = ["offer", ",".join([self.names[other] for other in self.partners(s, seat)]), *words[2:]]
        if words[0] in ("offer", "counter") and words[2:4] == ["nothing", "for"]:
            rest = words[4:]
            if not rest or len(rest) % 2:
                raise Unreadable("move", " ".join(words), FORM, form=FORM_OF_OFFER)
            return [self.to + self.opening_of(words), *sorted(self._part(rest, self.gets)), self.offers]
        return super().read(s, seat, words)

    def write(self, s: State, seat: Seat, run: Sequence[int]) -> str:
        if self.begins(run[0]):
            give, get = (self.written(part) or "nothing" for part in self.amounts(run[1:]))
            return f"{self.begun(run[0] - self.to)} {give} for {get}"
        return super().write(s, seat, run)

    def says(self, s: State, seat: Seat, run: Sequence[int], words: list[str]) -> bool:
        """Take seats in any order; `all` are those that may get an offer."""
        if words[0] == "offer" and len(words) > 1:
            named = words[1].split(",")
            everybody = [self.names[other] for other in self.partners(s, seat)]
            seats = everybody if named == ["all"] else sorted(named, key=self.names.index)
            words = ["offer", ",".join(seats), *words[2:]]
        return super().says(s, seat, run, words)

    def answer(self, code: int) -> Answer:
        opening = code - self.to
        if not self.begins(code) or opening < SEVERAL:
            return super().answer(code)
        seats, text = self.addressees(opening), self.begun(opening)
        if opening >= COUNTER:
            facets: dict[str, Figure] = {"part": "counter", "seat": seats[0]}
            return Answer(code=code, text=text, key="answer-counter", args={"seat": seats[0]}, facets=facets)
        listed = ",".join([str(seat) for seat in seats])
        several: dict[str, Figure] = {"part": "several", "seats": listed}
        return Answer(code=code, text=text, key="answer-several", args={"seats": listed}, facets=several)

    def question(self, s: State, seat: Seat) -> Question:
        """Give each talks their own question, even where the same could be said in both."""
        return structs.replace(super().question(s, seat), args={"talks": s.talks})

    # What it is about.

    def step_codes(self, s: State, seat: Seat, other: Seat, noted: Sequence[int]) -> list[int]:
        """Return the next steps: units in their order, first what is given, then what is wanted. One of the two may be
        nothing."""
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
            amounts = self.give_codes
            for unit, count in self._things(s, seat, other):
                if unit > last_given:
                    first = unit * lot
                    codes += amounts[first : first + (count if count < lot else lot)]
        amounts = self.get_codes
        for unit, count in self._wanted(s, seat, other, last_got):
            if unit > last_got and not given >> unit & 1:
                first = unit * lot
                codes += amounts[first : first + (count if count < lot else lot)]
        if noted:
            codes.append(self.offers)
        return codes

    def _things(self, s: State, seat: Seat, other: Seat) -> list[tuple[int, int]]:
        """Return what a seat can give, unit by unit."""
        florins = self.free_florins(s, seat)
        found = [(FLORINS, florins)] if florins else []
        for unit, count in enumerate(s.stock[seat * 6 : seat * 6 + 6], CUBES):
            if count:
                found.append((unit, count))
        if s.tokens[seat]:
            found.append((TOKENS, s.tokens[seat]))
        found += bits(s.cards[seat] & ~s.built, self.card_units)
        return found + self.promises_and_favours(s, seat, other)

    def promises_and_favours(self, s: State, giver: Seat, taker: Seat) -> list[tuple[int, int]]:
        """Return promises, and the favours that the giver can carry out at once for the taker."""
        if giver < 0 or taker < 0 or none_now(s):
            return self.promises
        places = [(PLACES + place, 1) for place in free_places(s, giver, taker)]
        citizens = can_raise(s, giver, taker)
        return [*self.promises, *places, *([(CITIZENS, citizens)] if citizens else ())]

    def _wanted(self, s: State, seat: Seat, other: Seat, after: int = -1) -> list[tuple[int, int]]:
        """Return what the other player might have, unit by unit; units up to `after` may be left out."""
        found = self.of_others(s, seat) if after < TOKENS else []
        if other >= 0:
            found += bits(s.cards[other] & ~s.built, self.card_units)
        return found + self.promises_and_favours(s, other, seat)

    def of_others(self, s: State, seat: Seat) -> list[tuple[int, int]]:
        """Return what the other players have together, open offers included; this is public."""
        stock = s.stock
        cubes = [sum(stock[resource::6]) - stock[seat * 6 + resource] for resource in range(6)]
        counts = [sum(s.florins) - s.florins[seat], *cubes, sum(s.tokens) - s.tokens[seat]]
        laid_out = -1
        for offer in s.offers:
            if offer.by != seat and offer.number != laid_out:  # an offer to several lies there once
                laid_out = offer.number
                counts = [count + given for count, given in zip(counts, offer.give)]
        return list(enumerate(counts))

    def free_florins(self, s: State, seat: int) -> int:
        """Return the florins that are free: those of a bid that is not yet shown can be neither given nor exchanged
        (ARC-ORD-11)."""
        return s.florins[seat] - max(0, s.bids[seat])

    def at_most(self, s: State, seat: Seat, other: Seat) -> tuple[Amounts, Amounts]:
        """Return what the seat has, and what the other player might have as far as the sums of all others are known."""
        given, wanted = [0] * len(self.units), [0] * len(self.units)
        for amounts, found in ((given, self._things(s, seat, other)), (wanted, self._wanted(s, seat, other))):
            for unit, count in found:
                amounts[unit] = count
        return tuple(given), tuple(wanted)

    def open_offers(self, s: State, seat: Seat) -> list[Seat]:
        return [offer.by for offer in s.offers if offer.to == seat]

    def terms_of(self, s: State, by: Seat, to: Seat) -> tuple[Amounts, Amounts]:
        offer = offer_of(s, by, to)
        return offer.give, offer.get

    def acceptable(self, s: State, by: Seat, to: Seat) -> bool:
        """Return whether the taker has what is wanted. What is given is laid out already (ARC-NEG-10)."""
        given, wanted = self.terms_of(s, by, to)
        if self.free_florins(s, to) < wanted[FLORINS] or s.tokens[to] < wanted[TOKENS]:
            return False
        for resource, count in enumerate(wanted[CUBES:TOKENS], to * 6):
            if s.stock[resource] < count:
                return False
        cards = s.cards[to] & ~s.built  # ARC-NEG-05
        for card, count in enumerate(wanted[CARDS:PROMISES]):
            if count and not cards >> card & 1:
                return False
        return possible(s, by, to, given) and possible(s, to, by, wanted)

    def forbids(self, s: State, seat: Seat, code: int) -> Iterator[Reason]:
        return self.bars(s, seat, code)

    def bars(self, s: State, seat: Seat, code: int) -> Iterator[Reason]:
        if self.begins(code):
            return iter(sorted_reasons(bars_opening(self, s, seat, code - self.to)))
        accepting = 0 <= code - self.accepts < len(self.names)
        by = SEATS[code - (self.accepts if accepting else self.refuses)]
        if by not in self.open_offers(s, seat):
            return iter((Reason(ARC_NEG_09),))
        return bars_accepting(self, s, by, seat) if accepting else iter(())

    def bars_step(self, s: State, seat: Seat, opening: int, code: int) -> Iterator[Reason]:
        found: list[Reason] = []
        for first, giving in ((self.gives, True), (self.gets, False)):
            unit, number = divmod(code - first, self.lot)
            if 0 <= unit < len(self.units):
                found += bars_thing(self, s, seat, self.partner_of(opening), giving, unit, number + 1)
        return iter(found or [Reason(KIT_ASK_03)])

    # What comes of it.

    def make(self, s: State, by: Seat, opening: int, give: Amounts, get: Amounts) -> None:
        to = self.addressees(opening)
        if opening >= COUNTER:
            self.refuse(s, SEATS[to[0]], by)
        hand(s, by, give, -1)
        s.offers_left[by] -= 1
        s.tick += 1
        s.offers += tuple([Offer(by, SEATS[each], give, get, s.talks, s.tick) for each in to])
        for each in to:
            s.news[each] = s.tick
        if s.journal is not None:
            s.journal.append(events.Offered(seat=by, seats=to, give=self.named(give), get=self.named(get)))

    def named(self, amounts: Amounts) -> dict[str, int]:
        return {unit: n for unit, n in zip(self.units, amounts, strict=True) if n}

    def accept(self, s: State, by: Seat, to: Seat) -> None:
        """Carry out both sides at once, for all to see (ARC-NEG-06, 10, 13)."""
        chosen = offer_of(s, by, to)
        give, get = chosen.give, chosen.get
        s.offers = tuple([offer for offer in s.offers if offer.number != chosen.number])
        hand(s, to, give, 1)
        hand(s, to, get, -1)
        hand(s, by, get, 1)
        if s.journal is not None:
            s.journal.append(events.Exchanged(seat=to, by=by, give=self.named(give), get=self.named(get)))
        if s.promises:
            for giver, taker, part in ((by, to, give), (to, by, get)):
                if part[FLORINS]:
                    marked(s, REPAY, KEPT, giver, taker, most=part[FLORINS])
        carry_out(s, by, to, give)
        carry_out(s, to, by, get)

    def refuse(self, s: State, by: Seat, to: Seat) -> None:
        end_offer(s, offer_of(s, by, to))
        s.tell(events.OfferRefused(seat=to, by=by))


def _several(mask: int) -> list[int]:
    return [SEVERAL + some for some in range(mask + 1) if some & ~mask == 0 and some.bit_count() > 1]


class OfferTerms(Terms[State]):
    """The terms of an offer: what it gives, and what for. The steps are noted in the frame, as in `Terms`."""

    cover = True  # whether more can be asked for is hidden

    def __init__(self, deals: Deals) -> None:
        super().__init__(deals)
        self.own_deals = deals
        """The same object as `deals`, with the type that this game needs."""

    def candidates(self, s: State, seat: Seat) -> list[int]:
        """Return what could be tried: a little more than there is of each thing."""
        deals = self.own_deals
        found = self.legal(s, seat)
        for block, most in zip((deals.gives, deals.gets), deals.at_most(s, seat, self.partner(s)), strict=True):
            for unit, count in enumerate(most[: CARDS + 1]):
                found += [block + unit * deals.lot + n for n in range(min(count + 1, deals.lot))]
        return list(dict.fromkeys([*found, deals.offers]))

    def _answer(self, code: int) -> Answer:
        """Name cards by their names."""
        answer = super()._answer(code)
        if answer.args.get("unit") not in self.own_deals.ruleset.tables.card_number:
            return answer
        key = "answer-give-card" if answer.facets["part"] == "give" else "answer-get-card"
        return structs.replace(answer, key=key, args={"card": answer.args["unit"]})

    def question(self, s: State, seat: Seat) -> Question:
        return structs.replace(super().question(s, seat), cover=True)


STEPS: Final[Steps] = {TERMS: lambda ruleset: OfferTerms(Deals(ruleset))}
