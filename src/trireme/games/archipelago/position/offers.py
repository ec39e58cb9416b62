"""Write open offers as named facts: `A: offer B,C 2 wood for 3 florins #7`, written like the move, with a number.

What an offer gives is laid out and in no player's hands.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from trireme.games.archipelago.deals import Deals
from trireme.games.archipelago.money import GOODS
from trireme.games.archipelago.position.values import Values, cannot, wrong
from trireme.games.archipelago.rules.ids import ARC_CMP_12, ARC_NEG_03, ARC_NEG_05, ARC_NEG_09, ARC_NEG_15, ARC_NEG_16
from trireme.games.archipelago.ruleset import Ruleset
from trireme.games.archipelago.state import Offer, State
from trireme.games.archipelago.talks import CARDS, ON_TURN, PROMISES
from trireme.kit.errors import Unreadable
from trireme.kit.moves import is_whole_number
from trireme.kit.positions import Finding
from trireme.kit.problems import FORM
from trireme.kit.seats import SEATS

FORM_OF_FACT: Final = "A: offer B 2 wood for 3 florins"
NUMBER: Final = " #"


def offer_facts(ruleset: Ruleset, s: State) -> list[str]:
    deals = Deals(ruleset)
    found = []
    for offer in _each_once(s):
        to = ",".join([ruleset.seats[each.to] for each in s.offers if each.number == offer.number])
        give, get = (deals.written(part) or "nothing" for part in (offer.give, offer.get))
        found.append(f"{ruleset.seats[offer.by]}: offer {to} {give} for {get}{NUMBER}{offer.number}")
    return found


def _each_once(s: State) -> list[Offer]:
    """Return the offers, each offer to several players once."""
    return list({offer.number: offer for offer in s.offers}.values())


def laid_out(s: State) -> list[int]:
    """Return the florins, cubes and tokens that lie in open offers."""
    return [sum([offer.give[unit] for offer in _each_once(s)]) for unit in range(len(GOODS))]


def same_offers(wanted: object, actual: object) -> bool:
    """Return whether a case means these offers, though it does not name their numbers."""
    if not isinstance(wanted, list) or not isinstance(actual, list) or len(wanted) != len(actual):
        return False
    return all(one in (other, str(other).partition(NUMBER)[0]) for one, other in zip(wanted, actual))


def read_offers(values: Values, given: object) -> None:
    """Read offers made in the open talks. One without a number was made next."""
    s, ruleset, deals = values.s, values.ruleset, Deals(values.ruleset)
    number = s.talks
    for text in values.words("offers", given):
        body, _, told = text.partition(NUMBER)
        by, _, move = body.partition(": ")
        words = move.split()
        if by not in ruleset.seats or words[:1] != ["offer"] or not is_whole_number(told or "0"):
            raise wrong("offers", FORM, form=FORM_OF_FACT)
        seat = SEATS[ruleset.seats.index(by)]
        try:
            opening, *steps = deals.read(s, seat, words)
        except Unreadable as error:
            raise wrong("offers", FORM, form=FORM_OF_FACT) from error
        number = int(told) if told else number + 1
        if number <= s.talks or any(offer.number >= number for offer in s.offers):
            raise cannot("offers", text, ARC_NEG_09)
        give, get = deals.amounts(steps)
        for card, count in enumerate(give[CARDS:PROMISES]):
            if count:
                values.use("offers", ruleset.tables.card_ids[card])
        to = deals.addressees(opening - deals.to)
        s.offers += tuple(Offer(seat, SEATS[each], give, get, s.talks, number) for each in to)
    s.tick = max(s.tick, number)


def made(s: State, seat: int) -> int:
    """Return how many open offers a seat has made."""
    return len([1 for offer in _each_once(s) if offer.by == seat])


def impossible_offers(ruleset: Ruleset, s: State) -> Iterator[Finding]:
    for offer in s.offers:
        by, to, give = offer.by, offer.to, offer.give
        text = f"{ruleset.seats[by]}, {ruleset.seats[to]}{NUMBER}{offer.number}"
        if by == to or (s.dealing >= ON_TURN and s.dealing - ON_TURN not in (by, to)):
            yield "offers", text, ARC_NEG_03
        if any(give[CARDS + card] > 1 for card in range(len(ruleset.tables.card_ids))):
            yield "offers", text, ARC_CMP_12
        if any(count and s.built >> card & 1 for card, count in enumerate(give[CARDS:PROMISES])):
            yield "offers", text, ARC_NEG_05
    for seat, name in zip(ruleset.all_seats, ruleset.seats):
        if made(s, seat) > ruleset.offers - s.offers_left[seat]:
            yield f"players.{name}.offers", s.offers_left[seat], ARC_NEG_15
    pairs = [(offer.by, offer.to) for offer in s.offers]
    for by, to in pairs:
        if pairs.count((by, to)) > 1:
            yield "offers", f"{ruleset.seats[by]}, {ruleset.seats[to]}", ARC_NEG_16
