"""The battle being fought, read by name."""

from __future__ import annotations

from trireme.games.cyclades.state import (
    ATTACKER,
    DEFENDER,
    ISLANDS,
    PLACE,
    SEAS,
    Island,
    Sea,
    State,
)
from trireme.kit.seats import SEATS, Seat


def attacker_of(s: State) -> Seat:
    return SEATS[s.battle[ATTACKER]]


def defender_of(s: State) -> Seat:
    """NOBODY where guards defend nobody's island."""
    return Seat(s.battle[DEFENDER])


def battle_island(s: State) -> Island:
    return ISLANDS[s.battle[PLACE]]


def battle_sea(s: State) -> Sea:
    return SEAS[s.battle[PLACE]]
