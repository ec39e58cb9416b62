"""Offers that lie open as named facts: `A: offer B,C 2 wood for 3 florins #7`, written like the move, with a number.

What an offer gives is laid out: it is in nobody's hands.
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
        to = ",".join([ruleset.seats[each[1]] for each in s.offers if each[5] == offer[5]])
        give, get = (deals.written(part) or "nothing" for part in offer[2:4])
        found.append(f"{ruleset.seats[offer[0]]}: offer {to} {give} for {get}{NUMBER}{offer[5]}")
    return found


def _each_once(s: State) -> list[Offer]:
    """An offer to several lies there once."""
    return list({offer[5]: offer for offer in s.offers}.values())


def laid_out(s: State) -> list[int]:
    """Florins, cubes and tokens that lie in open offers."""
    return [sum([offer[2][unit] for offer in _each_once(s)]) for unit in range(len(GOODS))]


def same_offers(wanted: object, actual: object) -> bool:
    """Whether a case means these offers, though it does not name their numbers."""
    if not isinstance(wanted, list) or not isinstance(actual, list) or len(wanted) != len(actual):
        return False
    return all(one in (other, str(other).partition(NUMBER)[0]) for one, other in zip(wanted, actual))


def read_offers(values: Values, given: object) -> None:
    """Offers made in the talks that are open; one that has no number was made next."""
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
        if number <= s.talks or any(offer[5] >= number for offer in s.offers):
            raise cannot("offers", text, ARC_NEG_09)
        give, get = deals.amounts(steps)
        for card, count in enumerate(give[CARDS:PROMISES]):
            if count:
                values.use("offers", ruleset.tables.card_ids[card])
        s.offers += tuple((seat, each, give, get, s.talks, number) for each in deals.addressees(opening - deals.to))
    s.tick = max(s.tick, number)


def made(s: State, seat: int) -> int:
    """How many open offers a seat has made."""
    return len([1 for offer in _each_once(s) if offer[0] == seat])


def impossible_offers(ruleset: Ruleset, s: State) -> Iterator[Finding]:
    for by, to, give, _, _, number in s.offers:
        text = f"{ruleset.seats[by]}, {ruleset.seats[to]}{NUMBER}{number}"
        if by == to or (s.dealing >= ON_TURN and s.dealing - ON_TURN not in (by, to)):
            yield "offers", text, ARC_NEG_03
        if any(give[CARDS + card] > 1 for card in range(len(ruleset.tables.card_ids))):
            yield "offers", text, ARC_CMP_12
        if any(count and s.built >> card & 1 for card, count in enumerate(give[CARDS:PROMISES])):
            yield "offers", text, ARC_NEG_05
    for seat, name in zip(ruleset.all_seats, ruleset.seats):
        if made(s, seat) > ruleset.offers - s.offers_left[seat]:
            yield f"players.{name}.offers", s.offers_left[seat], ARC_NEG_15
    pairs = [offer[:2] for offer in s.offers]
    for by, to in pairs:
        if pairs.count((by, to)) > 1:
            yield "offers", f"{ruleset.seats[by]}, {ruleset.seats[to]}", ARC_NEG_16
