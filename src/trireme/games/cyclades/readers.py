"""What frames hold after their kind, and after serial and seats if they are questions; `frames.py` says what it means.

Each kind is read by its own function, `of_offer` for an OFFER. Nobody else counts the places in a frame.
"""

from __future__ import annotations

from trireme.games.cyclades.state import (
    ATTACKER,
    CARDS,
    DEFENDER,
    GODS,
    ISLANDS,
    PLACE,
    SEAS,
    SLOTS,
    CardNumber,
    GodNumber,
    Island,
    Sea,
    Slot,
    State,
)
from trireme.kit.seats import SEATS, Seat

Frame = tuple[int, ...]
"""Frames of numbers alone."""


def asked_by(frame: Frame) -> int:
    """Whom a question asks, as a mask."""
    return frame[2]


def of_draw_creature(frame: Frame) -> int:
    return frame[1]


def of_next_offering(frame: Frame) -> int:
    return frame[1]


def of_offer(frame: Frame) -> tuple[GodNumber, int]:
    return GODS[frame[3]], frame[4]


def of_offer_gold(frame: Frame) -> tuple[GodNumber, GodNumber, int]:
    return GODS[frame[3]], GODS[frame[4]], frame[5]


def of_next_god(frame: Frame) -> int:
    return frame[1]


def of_gift_place(frame: Frame) -> bool:
    return frame[3] != 0


def of_how_many(frame: Frame) -> tuple[int, int, int, int]:
    return frame[3], frame[4], frame[5], frame[6]


def of_move_on(frame: Frame) -> tuple[Sea, int, int]:
    return SEAS[frame[3]], frame[4], frame[5]


def of_convert(frame: Frame) -> Seat:
    return SEATS[frame[1]]


def of_give_building(frame: Frame) -> tuple[int, int]:
    return frame[3], frame[4]


def of_site(frame: Frame) -> tuple[int, int]:
    return frame[3], frame[4]


def of_found(frame: Frame) -> tuple[Seat, int, int]:
    return SEATS[frame[1]], frame[2], frame[3]


def of_eliminate(frame: Frame) -> tuple[Seat, Seat]:
    return SEATS[frame[1]], SEATS[frame[2]]


def of_effect(frame: Frame) -> tuple[CardNumber, Seat]:
    return CARDS[frame[1]], SEATS[frame[2]]


def of_card_used(frame: Frame) -> CardNumber:
    return CARDS[frame[1]]


def of_target(frame: Frame) -> CardNumber:
    return CARDS[frame[3]]


def of_cyclops_type(frame: Frame) -> Slot:
    return SLOTS[frame[3]]


def of_siren_fleet(frame: Frame) -> Sea:
    return SEAS[frame[3]]


def of_siren_comes(frame: Frame) -> tuple[Seat, Sea]:
    return SEATS[frame[1]], SEAS[frame[2]]


def of_sylph(frame: Frame) -> int:
    return frame[3]


def of_sylph_goes_on(frame: Frame) -> tuple[Seat, int]:
    return SEATS[frame[1]], frame[2]


def of_push(frame: Frame) -> Island:
    return ISLANDS[frame[3]]


def of_pushes(frame: Frame) -> tuple[Seat, Island]:
    return SEATS[frame[1]], ISLANDS[frame[2]]


def of_next_on_apollo(frame: Frame) -> int:
    return frame[1]


def of_casualty(frame: Frame) -> int:
    return frame[3]


def of_strike(frame: Frame) -> tuple[CardNumber, int, int, int]:
    return CARDS[frame[3]], frame[4], frame[5], frame[6]


# The battle being fought.


def attacker_of(s: State) -> Seat:
    return SEATS[s.battle[ATTACKER]]


def defender_of(s: State) -> Seat:
    """NOBODY where guards defend nobody's island."""
    return Seat(s.battle[DEFENDER])


def battle_island(s: State) -> Island:
    return ISLANDS[s.battle[PLACE]]


def battle_sea(s: State) -> Sea:
    return SEAS[s.battle[PLACE]]
