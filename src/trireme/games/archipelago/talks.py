"""Talks: when players may deal, and what lies in open offers (ARC-NEG-01 to 03, 09).

What an offer gives is laid out: it leaves the hands of its owner until the offer is accepted, refused, withdrawn or
lapses, so that a dead offer tells nobody what another still has. Talks are open to all in phase 2 and in a crisis or
event, and between the player on turn and the others in phase 5. An offer to several lies once for each of them, with
one number; the first who accepts gets it.
"""

from __future__ import annotations

from typing import Final

from trireme.games.archipelago import events, moves
from trireme.games.archipelago.questions import Steps, WorkStep
from trireme.games.archipelago.state import Offer, State
from trireme.kit.engine.bargaining import Amounts
from trireme.kit.engine.frame_data import FrameData
from trireme.kit.engine.state import Frame

CLOSED: Final = 0
ALL: Final = 1
ON_TURN: Final = 2
"""ON_TURN + seat: the other players may deal with this one."""
FLORINS: Final = 0
CUBES: Final = 1
TOKENS: Final = 7
CARDS: Final = 8
PROMISES: Final = CARDS + moves.CARDS
"""The first unit that is a promise, which is not binding."""
PLACES: Final = PROMISES + 4
"""The first unit that is a place in the order of play. It is binding: it is carried out with its payment (ARC-NEG-11).
"""
CITIZENS: Final = PLACES + 5
"""The unit of citizens who stand up for a cube that has been given; binding too."""
SEVERAL: Final = 5
"""SEVERAL + mask of seats: the openings of an offer to several players, after those to each seat."""
COUNTER: Final = SEVERAL + 32
"""COUNTER + seat: the openings of a counter-offer, which refuses the offer of that seat."""


def open_talks(s: State, who: int) -> None:
    """Open talks; a frame closes them again (ARC-NEG-09)."""
    s.stack.append((TALKS_OVER, TalksBefore(s.dealing, s.talks)))
    s.tick += 1
    if s.dealing == CLOSED:
        s.news = [s.tick] * len(s.news)
    s.dealing, s.talks = who, s.tick


TALKS_OVER: Final = 102


TERMS: Final = 103


class TalksBefore(FrameData):
    """The talks that were open before these, and are again when these end."""

    dealing: int
    talks: int


class TalksOver(WorkStep):
    """End talks; offers made in them lapse."""

    def run(self, s: State, frame: Frame) -> None:
        for offer in s.offers:
            if offer.talks == s.talks:
                end_offer(s, offer)
                s.tell(events.OfferLapsed(seat=offer.by, by=offer.to))
        before: TalksBefore = frame[1]
        s.dealing, s.talks = before.dealing, before.talks
        if s.dealing == CLOSED:
            s.news = [0] * len(s.news)
            s.talks = 0


def hand(s: State, seat: int, amounts: Amounts, sign: int) -> None:
    """Give these things to a player, or with -1 take them away."""
    s.florins[seat] += sign * amounts[FLORINS]
    for resource in range(6):
        s.stock[seat * 6 + resource] += sign * amounts[CUBES + resource]
    s.tokens[seat] += sign * amounts[TOKENS]
    cards = amounts[CARDS:PROMISES]
    if any(cards):
        mask = sum([1 << card for card, count in enumerate(cards) if count])
        s.cards[seat] = s.cards[seat] | mask if sign > 0 else s.cards[seat] & ~mask


def offer_of(s: State, by: int, to: int) -> Offer:
    """Return the open offer of a seat to another; there is one at most."""
    return next(offer for offer in s.offers if offer.by == by and offer.to == to)


def end_offer(s: State, offer: Offer) -> None:
    """Close an offer to one player. When it is open to nobody, what it gave goes back to its owner."""
    s.offers = tuple([each for each in s.offers if each.number != offer.number or each.to != offer.to])
    if offer.number not in [each.number for each in s.offers]:
        hand(s, offer.by, offer.give, 1)


def return_all(s: State) -> None:
    """Return what is laid out when the game is over."""
    for offer in s.offers:
        end_offer(s, offer)


def laid_cards(s: State) -> int:
    """Return the evolution cards that are laid out in offers, as a mask; they still belong to a player (ARC-END-14)."""
    mask = 0
    for offer in s.offers:
        for card, count in enumerate(offer.give[CARDS:PROMISES]):
            if count:
                mask |= 1 << card
    return mask


STEPS: Final[Steps] = {
    TALKS_OVER: TalksOver,
}
