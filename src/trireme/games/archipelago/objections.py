"""The reasons why an offer cannot begin so, name this or be accepted (ARC-NEG); each rule has its own condition."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from trireme.games.archipelago.favours import possible
from trireme.games.archipelago.rules.ids import (
    ARC_NEG_03,
    ARC_NEG_05,
    ARC_NEG_09,
    ARC_NEG_10,
    ARC_NEG_11,
    ARC_NEG_15,
    ARC_NEG_16,
    ARC_NEG_17,
    ARC_ORD_11,
)
from trireme.games.archipelago.state import State
from trireme.games.archipelago.talks import ALL, CARDS, COUNTER, FLORINS, ON_TURN, PLACES, PROMISES, SEVERAL
from trireme.kit.content.rulebook import Reason
from trireme.kit.rules.ids import KIT_ASK_03
from trireme.kit.seats import Seat

if TYPE_CHECKING:
    from trireme.games.archipelago.deals import Deals


def bars_opening(deals: Deals, s: State, seat: Seat, opening: int) -> Iterator[Reason]:
    to = deals.addressees(opening)
    several = SEVERAL <= opening < COUNTER
    if any(each == seat or each >= len(deals.names) for each in to) or (several and len(to) < 2):
        yield Reason(KIT_ASK_03)
        return
    if opening >= COUNTER and to[0] not in deals.open_offers(s, seat):
        yield Reason(ARC_NEG_09)
    if s.dealing > ALL and any(s.dealing - ON_TURN not in (seat, other) for other in to):
        yield Reason(ARC_NEG_03)
    if not s.offers_left[seat]:
        yield Reason(ARC_NEG_15, offers=deals.ruleset.offers)
    for offer in s.offers:
        if offer.by == seat and offer.to in to:
            yield Reason(ARC_NEG_16, seat=offer.to)
    if not (any(s.florins) or any(s.tokens) or any(s.stock)):
        yield Reason(KIT_ASK_03)


def bars_accepting(deals: Deals, s: State, by: Seat, to: Seat) -> Iterator[Reason]:
    """Yield the reasons why the taker cannot accept. What is given is laid out, so they must have what is wanted
    (ARC-NEG-10)."""
    given, wanted = deals.terms_of(s, by, to)
    if deals.free_florins(s, to) < wanted[FLORINS] <= s.florins[to]:
        yield Reason(ARC_ORD_11)
    have = (deals.free_florins(s, to), *s.stock[to * 6 : to * 6 + 6], s.tokens[to])
    cards = [card for card, count in enumerate(wanted[CARDS:PROMISES]) if count]
    short = any(count < want for count, want in zip(have, wanted))
    if short or any(not s.cards[to] >> card & 1 for card in cards):
        yield Reason(ARC_NEG_10)
    if any(s.built >> card & 1 for card in cards):
        yield Reason(ARC_NEG_05)
    if not (possible(s, by, to, given) and possible(s, to, by, wanted)):
        yield Reason(ARC_NEG_11)


def bars_thing(
    deals: Deals, s: State, seat: Seat, other: Seat, giving: bool, unit: int, count: int
) -> Iterator[Reason]:
    """Yield the reasons why so much of a thing is neither given nor wanted."""
    if unit >= PLACES:
        sold = dict(deals.promises_and_favours(s, *((seat, other) if giving else (other, seat))))
        if count > sold.get(unit, 0):
            yield Reason(ARC_NEG_11)
    elif CARDS <= unit < PROMISES:
        if s.built >> (unit - CARDS) & 1:
            yield Reason(ARC_NEG_05)
        owner = seat if giving else other
        if owner >= 0 and not s.cards[owner] >> (unit - CARDS) & 1:
            yield Reason(ARC_NEG_17 if giving else ARC_NEG_10)
    elif unit < CARDS and giving:
        have = (s.florins[seat], *s.stock[seat * 6 : seat * 6 + 6], s.tokens[seat])[unit]
        if count > have:
            yield Reason(ARC_NEG_17)
        elif unit == FLORINS and count > deals.free_florins(s, seat):
            yield Reason(ARC_ORD_11)
    elif unit < CARDS and count > dict(deals.of_others(s, seat))[unit]:
        yield Reason(ARC_NEG_10)
