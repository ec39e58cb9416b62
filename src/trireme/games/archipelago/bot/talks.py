"""Judge offers, and make them.

The bot makes an offer only if both sides probably gain: its own side as it knows it, the other side as it looks from
outside, without the secret objective. It accepts an offer that is worth more than it costs, by a little more if it
comes from the leader.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from trireme.games.archipelago import moves
from trireme.games.archipelago.bot.crises import IDLE, asked_resource, in_crisis, later_help, lying_of
from trireme.games.archipelago.bot.judgement import Judge, Judgement
from trireme.games.archipelago.deals import Deals
from trireme.games.archipelago.favours import asked, can_raise
from trireme.games.archipelago.phases.lying_citizens import RAISE, CitizensToRaise
from trireme.games.archipelago.ruleset import Ruleset
from trireme.games.archipelago.state import CARD_USED, FLORIN_USED, Offer, State
from trireme.games.archipelago.talks import CARDS, CITIZENS, CUBES, FLORINS, PLACES, PROMISES, TOKENS
from trireme.games.archipelago.units import lying
from trireme.kit.engine.window import PASS
from trireme.kit.seats import Seat

GAIN: Final = 0.05
"""Points that an offer must bring at least."""
ENVY: Final = 0.1
"""Further points that an offer of a player who is far ahead must bring."""
TRIES: Final = 2
"""Offers that the bot makes in a round, each with other terms."""
WORD: Final = 0.02
"""Points of a promise of another player, which is not binding, and of another's citizen whom the bot stands up anyway.
"""
KEEPING: Final = 0.1
"""Points that it costs to give a promise."""
AHEAD: Final = 0.03
"""Points of each place that a player is earlier in the order."""
DEAREST: Final = 8
"""The most florins that the bot pays another player for a cube."""


class OfferPlan(NamedTuple):
    """An offer that the bot thinks of: what both sides gain by it, and its units and amounts."""

    both: float
    partner: int
    give: tuple[tuple[int, int], ...]
    get: tuple[tuple[int, int], ...]

    def run(self) -> list[int]:
        """Return the steps that make this offer."""
        given = [moves.OFFER_GIVE + unit * moves.LOT + count - 1 for unit, count in self.give]
        got = [moves.OFFER_GET + unit * moves.LOT + count - 1 for unit, count in self.get]
        return [*sorted(given), *sorted(got), moves.OFFER]


class Talks:
    """The offers of one bot."""

    def __init__(self, ruleset: Ruleset, judge: Judge) -> None:
        self.ruleset, self.judge = ruleset, judge
        self.deals = Deals(ruleset)

    # What things are worth.

    def got(self, j: Judgement, amounts: Sequence[int]) -> float:
        found = amounts[FLORINS] * j.florin + amounts[TOKENS] * j.token
        for resource in range(6):
            found += amounts[CUBES + resource] * j.cubes[resource]
        found += WORD * sum(amounts[PROMISES:PLACES]) + IDLE * amounts[CITIZENS]
        return found + self.cards(j, amounts) + self.places(amounts)

    def given(self, j: Judgement, amounts: Sequence[int]) -> float:
        found = amounts[FLORINS] * j.florin + amounts[TOKENS] * j.token
        for resource in range(6):
            found += amounts[CUBES + resource] * j.spare[resource]
        found += KEEPING * sum(amounts[PROMISES:PLACES]) + WORD * amounts[CITIZENS]
        return found + self.cards(j, amounts) + self.places(amounts)

    def places(self, amounts: Sequence[int]) -> float:
        """Return the worth of sold places in the order; earlier ones are worth more."""
        return sum([AHEAD * (CITIZENS - PLACES - n) for n, sold in enumerate(amounts[PLACES:CITIZENS]) if sold])

    def cards(self, j: Judgement, amounts: Sequence[int]) -> float:
        return sum([j.card(card) for card in range(moves.CARDS) if amounts[CARDS + card]])

    def needed(self, j: Judgement, amounts: Sequence[int]) -> float:
        """Return the worth of a cube that stands citizens up, in a crisis."""
        seats: int = asked(j.s)[2]
        if not in_crisis(j.s) or j.rebellious or not seats >> j.seat & 1:
            return 0.0
        return min(1, amounts[CUBES + asked_resource(j.s)]) * 0.1 * lying_of(j.s, j.seat)

    # Replies.

    def reply(self, s: State, seat: Seat) -> int:
        """Return an answer to the oldest offer to this seat, or PASS."""
        for offer in s.offers:
            if offer.to != seat:
                continue
            good = self.deals.acceptable(s, offer.by, seat) and self.good(s, seat, offer)
            return (moves.ACCEPT if good else moves.REFUSE) + offer.by
        return PASS

    def good(self, s: State, seat: Seat, offer: Offer) -> bool:
        j = self.judge.judgement(s, seat)
        gain = self.got(j, offer.give) + self.needed(j, offer.give) - self.given(j, offer.get)
        ahead = max(0.0, min(1.0, -j.lead / 3.0)) if j.leader() == offer.by else 0.0
        return gain > GAIN / 2 + ENVY * ahead

    # Offers.

    def opening(self, j: Judgement) -> int:
        """Return the first step of an offer, or PASS."""
        terms = self.next_terms(j)
        return PASS if terms is None else moves.OFFER_TO + terms.partner

    def next_terms(self, j: Judgement, partner: int | None = None) -> OfferPlan | None:
        """Return the best offer not yet made in this round; each is made once, the best first."""
        s, seat = j.s, j.seat
        tried = self.ruleset.offers - s.offers_left[seat]
        if tried >= TRIES or not s.offers_left[seat]:
            return None
        partners = self.deals.partners(s, seat)
        found = sorted(self.ideas(j, partners), key=lambda terms: -terms.both)
        if tried >= len(found):
            return None
        return found[tried] if partner in (None, found[tried].partner) else None

    def ideas(self, j: Judgement, partners: Sequence[Seat]) -> list[OfferPlan]:
        """Return, for each partner, the best exchange of a cube for florins or for another cube."""
        if in_crisis(j.s):
            return self.crisis_ideas(j, partners)
        if asked(j.s)[0] == RAISE:
            return self.raising_ideas(j, partners)
        if j.s.turn[CARD_USED] or j.s.turn[FLORIN_USED]:
            return []
        found: list[OfferPlan] = []
        for other in partners:
            theirs = self.judge.judgement(j.s, other, outside=True)
            best = max(
                [*self.bought(j, theirs), *self.sold(j, theirs), *self.swapped(j, theirs)],
                key=lambda terms: terms.both,
                default=None,
            )
            if best is not None:
                found.append(best)
        return found

    def bought(self, j: Judgement, theirs: Judgement) -> list[OfferPlan]:
        """Return purchases of a cube, at a price between its worth to both."""
        s, found = j.s, []
        for resource in range(6):
            mine, to_them = j.cubes[resource], theirs.spare[resource]
            if not s.stock[theirs.seat * 6 + resource] or mine <= to_them:
                continue
            price = round((mine / j.florin + to_them / theirs.florin) / 2)
            if 1 <= price <= min(DEAREST, s.florins[j.seat]):
                gains = mine - price * j.florin, price * theirs.florin - to_them
                if min(gains) > GAIN:
                    found.append(OfferPlan(sum(gains), theirs.seat, ((FLORINS, price),), ((CUBES + resource, 1),)))
        return found

    def sold(self, j: Judgement, theirs: Judgement) -> list[OfferPlan]:
        s, found = j.s, []
        for resource in range(6):
            mine, to_them = j.spare[resource], theirs.cubes[resource]
            if not s.stock[j.seat * 6 + resource] or to_them <= mine:
                continue
            price = round((mine / j.florin + to_them / theirs.florin) / 2)
            if 1 <= price <= min(DEAREST, s.florins[theirs.seat]):
                gains = price * j.florin - mine, to_them - price * theirs.florin
                if min(gains) > GAIN:
                    found.append(OfferPlan(sum(gains), theirs.seat, ((CUBES + resource, 1),), ((FLORINS, price),)))
        return found

    def swapped(self, j: Judgement, theirs: Judgement) -> list[OfferPlan]:
        s, found = j.s, []
        for give in range(6):
            if not s.stock[j.seat * 6 + give]:
                continue
            for get in range(6):
                if get == give or not s.stock[theirs.seat * 6 + get]:
                    continue
                gains = j.cubes[get] - j.spare[give], theirs.cubes[give] - theirs.spare[get]
                if min(gains) > GAIN:
                    found.append(OfferPlan(sum(gains), theirs.seat, ((CUBES + give, 1),), ((CUBES + get, 1),)))
        return found

    def crisis_ideas(self, j: Judgement, partners: Sequence[Seat]) -> list[OfferPlan]:
        """Return purchases of the cube that a crisis asks for, from players whose turn in it is over."""
        s, seat = j.s, j.seat
        resource = asked_resource(s)
        if j.rebellious or s.market[resource] or s.stock[seat * 6 + resource] or not lying(s):
            return []
        worth = j.stake * j.threat / 2 + 0.1 * lying_of(s, seat)
        found: list[OfferPlan] = []
        for other in partners:
            if s.stock[other * 6 + resource] and not _to_come(s, seat, other):
                theirs = self.judge.judgement(s, other, outside=True)
                price = round(theirs.spare[resource] / theirs.florin) + 1
                gain = worth - price * j.florin
                if price <= min(DEAREST, s.florins[seat]) and gain > GAIN:
                    found.append(OfferPlan(gain, other, ((FLORINS, price),), ((CUBES + resource, 1),)))
        return found if later_help(s, seat, resource) == 0 else []

    def raising_ideas(self, j: Judgement, partners: Sequence[Seat]) -> list[OfferPlan]:
        """Return sales of citizens who stand up for a cube beyond the player's own (ARC-NEG-04, 11)."""
        s, found = j.s, []
        given: CitizensToRaise = asked(s)[3]
        left = given.count - s.raised - lying_of(s, j.seat)
        for other in partners:
            count = min(left, can_raise(s, j.seat, other))
            if count <= 0:
                continue
            theirs = self.judge.judgement(s, other, outside=True)
            price = round(IDLE * count / (2 * theirs.florin))
            gains = price * j.florin - WORD * count, IDLE * count - price * theirs.florin
            if 1 <= price <= min(DEAREST, s.florins[other]) and min(gains) > GAIN:
                found.append(OfferPlan(sum(gains), other, ((CITIZENS, count),), ((FLORINS, price),)))
        return found

    def terms(self, j: Judgement, legal: list[int], partner: Seat, noted: Sequence[int]) -> int:
        """Return the next step of an offer that has been begun, perhaps by another player of this seat."""
        plan = self.next_terms(j, partner)
        run = plan.run() if plan is not None else []
        if run[: len(noted)] == list(noted) and len(noted) < len(run) and run[len(noted)] in legal:
            return run[len(noted)]
        if moves.OFFER in legal and self.brings(j, noted) > 0.0:
            return moves.OFFER
        wanted = [code for code in legal if moves.OFFER_GET <= code < moves.OFFER]  # asking costs nothing
        if not wanted:
            return legal[-1]
        enough = (code for code in wanted if self.brings(j, [*noted, code]) > GAIN)
        return next(enough, max(wanted, key=lambda code: self.brings(j, [*noted, code])))

    def brings(self, j: Judgement, noted: Sequence[int]) -> float:
        """Return the points that the offer of these steps brings its maker."""
        give, get = self.deals.amounts(noted)
        return self.got(j, get) - self.given(j, give)


def _to_come(s: State, seat: Seat, other: Seat) -> bool:
    """Return whether another player's turn in this crisis comes after a seat's."""
    return s.order.index(other) > s.order.index(seat)
