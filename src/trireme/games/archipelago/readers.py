"""What frames hold after their kind, and after serial and seats if they are questions; `frames.py` says what it means.

Each kind is read by its own function, `of_sail` for a SAIL; kinds that hold the same share one. Nobody else counts the
places in a frame.
"""

from __future__ import annotations

from trireme.kit.seats import SEATS, Seat

Frame = tuple[int, ...]
"""Frames of numbers alone."""


def asked_by(frame: Frame) -> int:
    """Whom a question asks, as a mask."""
    return frame[2]


def nth(frame: Frame) -> int:
    """How far something is that goes on and on: FIRST_ORDER, TURN_ZERO, OPEN_CARDS, NEXT_TURN, NEXT_BUYER,
    TAKE_OVERS, HARBOUR_SHIPS, PHASE."""
    return frame[1]


def whose(frame: Frame) -> Seat:
    """The seat of DEAL_HEX, MY_TURN, COLLECT, EXPLORE."""
    return SEATS[frame[1]]


def silent(frame: Frame) -> int:
    """Of UNCOVER and DRAW_BACK."""
    return frame[1]


def other_seat(frame: Frame) -> Seat:
    """The other player of LOOT, FISTS and WHICH_FIST."""
    return SEATS[frame[3]]


def hex_in(frame: Frame) -> int:
    """Of LAY_FIRST and LAY."""
    return frame[3]


def tile_in(frame: Frame) -> int:
    """Of SETTLE, ENTER, PILLAGE_WHAT and TEMPLE_RAISE."""
    return frame[3]


def face_in(frame: Frame) -> int:
    """Of CUBE_TO_MARKET and CUBE_TO_KEEP."""
    return frame[3]


def of_draw_trend(frame: Frame) -> int:
    return frame[1]


def of_cubes(frame: Frame) -> tuple[Seat, int]:
    return SEATS[frame[1]], frame[2]


def of_cube_to_keep(frame: Frame) -> tuple[int, int]:
    return frame[3], frame[4]


def of_deal_objective(frame: Frame) -> int:
    return frame[1]


def of_bid(frame: Frame) -> int:
    return frame[3]


def of_show_bids(frame: Frame) -> tuple[int, int]:
    return frame[1], frame[2]


def of_crisis(frame: Frame) -> tuple[int, int]:
    return frame[1], frame[2]


def of_domestic(frame: Frame) -> tuple[int, int]:
    return frame[1], frame[2]


def of_help(frame: Frame) -> tuple[int, int, int]:
    return frame[1], frame[2], frame[3]


def of_help_on(frame: Frame) -> tuple[Seat, int, int, int]:
    return SEATS[frame[1]], frame[2], frame[3], frame[4]


def of_helps(frame: Frame) -> tuple[int, int, int]:
    return frame[3], frame[4], frame[5]


def of_raise(frame: Frame) -> int:
    return frame[3]


def of_export(frame: Frame) -> tuple[int, int]:
    return frame[1], frame[2]


def of_supply(frame: Frame) -> tuple[int, int, int]:
    return frame[1], frame[2], frame[3]


def of_supplies(frame: Frame) -> tuple[int, int, int]:
    return frame[3], frame[4], frame[5]


def asked_resource(frame: Frame) -> int:
    """What is wanted in a crisis: HELPS and SUPPLIES."""
    return frame[3]


def of_take_over(frame: Frame) -> tuple[int, int]:
    return frame[3], frame[4]


def of_harvest(frame: Frame) -> tuple[Seat, int, int, int]:
    return SEATS[frame[1]], frame[2], frame[3], frame[4]


def of_harvests(frame: Frame) -> tuple[int, int, int]:
    return frame[3], frame[4], frame[5]


def of_leave(frame: Frame) -> tuple[Seat, int, int, int]:
    return SEATS[frame[3]], frame[4], frame[5], frame[6]


def of_trades(frame: Frame) -> tuple[int, int, int]:
    return frame[3], frame[4], frame[5]


def of_which_hex(frame: Frame) -> int:
    return frame[3]


def of_draw_second(frame: Frame) -> tuple[Seat, int]:
    return SEATS[frame[1]], frame[2]


def so_many(frame: Frame) -> tuple[int, int]:
    """At most so many, and how many there are: REPRODUCE and RECRUIT."""
    return frame[3], frame[4]


def of_migrate(frame: Frame) -> Frame:
    """The units that have moved."""
    return frame[3:]


def of_migrate_to(frame: Frame) -> tuple[int, Frame]:
    return frame[3], frame[4:]


def of_site(frame: Frame) -> int:
    return frame[3]


def of_effect(frame: Frame) -> tuple[int, int, Seat, int]:
    return frame[1], frame[2], SEATS[frame[3]], frame[4]


def of_raised_wonder(frame: Frame) -> tuple[Seat, int]:
    return SEATS[frame[1]], frame[2]


def of_to_wonder(frame: Frame) -> int:
    return frame[3]


def of_spy_slot(frame: Frame) -> tuple[Seat, Seat]:
    return SEATS[frame[1]], SEATS[frame[2]]


def of_stand_up(frame: Frame) -> tuple[int, int]:
    return frame[3], frame[4]


def of_sail(frame: Frame) -> tuple[int, int]:
    return frame[3], frame[4]


def of_reveal_cards(frame: Frame) -> tuple[Seat, int, int, int]:
    return SEATS[frame[1]], frame[2], frame[3], frame[4]


def of_buy_revealed(frame: Frame) -> tuple[int, int]:
    return frame[3], frame[4]


def of_pay_or_rebels(frame: Frame) -> tuple[int, int]:
    return frame[3], frame[4]


def of_harbour_ship(frame: Frame) -> int:
    return frame[3]


def of_rotate(frame: Frame) -> int:
    return frame[3]


def of_rotate_on(frame: Frame) -> tuple[Seat, int]:
    return SEATS[frame[1]], frame[2]


def of_promises_due(frame: Frame) -> int:
    return frame[1]


def of_talks_over(frame: Frame) -> tuple[int, int]:
    return frame[1], frame[2]
