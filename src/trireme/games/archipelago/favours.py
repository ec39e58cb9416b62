"""Sell what is not a thing: a place in the order, citizens who stand up (ARC-NEG-04, 11).

Such a favour is binding because it is carried out together with its payment: by the player who sets the order, while
they set it, and by the player who has given a cube in a crisis, while they choose who stands up for it.
"""

from __future__ import annotations

from trireme.games.archipelago import events
from trireme.games.archipelago.phases.lying_citizens import RAISE, CitizensToRaise
from trireme.games.archipelago.phases.rounds import SET_ORDER
from trireme.games.archipelago.promises import STAND, marked, promise
from trireme.games.archipelago.state import KEPT, State
from trireme.games.archipelago.talks import CITIZENS, PLACES, PROMISES, TERMS
from trireme.games.archipelago.units import LYING, ON, PLACE, change
from trireme.kit.engine.bargaining import Amounts
from trireme.kit.engine.state import Frame
from trireme.kit.seats import SEATS


def asked(s: State) -> Frame:
    """Return the frame of the question that play waits for, below an offer that is being made."""
    return s.stack[-2] if s.stack[-1][0] == TERMS else s.stack[-1]


def none_now(s: State) -> bool:
    """Return whether no favour can be sold now: no order is being set, and nobody stands up for a cube."""
    return asked(s)[0] not in (SET_ORDER, RAISE)


def free_places(s: State, giver: int, taker: int) -> list[int]:
    """Return the places that one player can give another now. At least one is left to give without a bargain."""
    frame = asked(s)
    seats: int = frame[2]
    if frame[0] != SET_ORDER or not seats >> giver & 1:
        return []
    if len(s.places) + 1 >= len(s.order) or any(place & 7 == taker for place in s.places):
        return []
    sold = [place >> 3 for place in s.places]
    return [place for place in range(len(s.order)) if place not in sold]


def can_raise(s: State, giver: int, taker: int) -> int:
    """Return how many citizens of another a player can stand up now."""
    frame = asked(s)
    seats: int = frame[2]
    if frame[0] != RAISE or not seats >> giver & 1:
        return 0
    given: CitizensToRaise = frame[3]
    return min(given.count - s.raised, sum([1 for unit in s.units[taker] if unit & LYING]))


def possible(s: State, giver: int, taker: int, amounts: Amounts) -> bool:
    """Return whether the favours among these amounts can be carried out now, which is public."""
    if not any(amounts[PLACES:]):
        return True
    places = [place for place in range(CITIZENS - PLACES) if amounts[PLACES + place]]
    if places and (len(places) > 1 or places[0] not in free_places(s, giver, taker)):
        return False
    return not amounts[CITIZENS] or amounts[CITIZENS] <= can_raise(s, giver, taker)


def carry_out(s: State, giver: int, taker: int, amounts: Amounts) -> None:
    if not any(amounts[PROMISES:]):
        return
    for place in range(CITIZENS - PLACES):
        if amounts[PLACES + place]:
            s.places += (place << 3 | taker,)
            s.tell(events.PlaceSold(seat=giver, by=taker, place=place + 1))
    if amounts[CITIZENS]:
        _stand_up(s, giver, taker, amounts[CITIZENS])
    for kind in range(PLACES - PROMISES):
        if amounts[PROMISES + kind]:
            promise(s, giver, taker, kind, amounts[PROMISES + kind])


def _stand_up(s: State, giver: int, taker: int, count: int) -> None:
    """Stand up citizens on buildings first, then those on the land."""
    lying = sorted([unit for unit in s.units[taker] if unit & LYING], key=_off_buildings)
    for unit in lying[:count]:
        change(s, SEATS[taker], unit, unit & ~LYING)
    s.raised += count
    s.tell(events.StoodUp(seat=giver, by=taker, place="", count=count))
    if s.promises:
        marked(s, STAND, KEPT, giver, taker)


def _off_buildings(unit: int) -> tuple[bool, int]:
    return not ON <= unit >> PLACE & 15 < ON + 4, unit
