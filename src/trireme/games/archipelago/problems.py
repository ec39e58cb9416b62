"""Mistakes that only Archipelago knows: in its positions, options and components."""

from __future__ import annotations

from typing import Final

from trireme.kit.errors import Problem

# Options.
VARIANTS_EXCLUDE: Final = Problem("variants-exclude", "{given} cannot be played with {other}. Leave one of them out.")
FEW_PLAYERS: Final = Problem("few-players", "{given} needs {least} players or more.")

# Positions.
NOT_UNIT: Final = Problem(
    "not-unit", "“{given}” is no unit. Write a tile and a spot, such as R05a/land or R05a/port lying."
)
NOT_CELL: Final = Problem("not-cell", "“{given}” is no place for a tile. Write two numbers, such as 1,-1.")
ELSEWHERE: Final = Problem("elsewhere", "“{given}” lies at {other} already.")
EACH_SEAT_ONCE: Final = Problem("each-seat-once", "“{given}” does not name each seat once. Seats are {known}.")
TOO_MANY: Final = Problem("too-many", "{given} are more than there are: {most}.")

# Components.
NO_SUCH_EFFECT: Final = Problem("no-such-effect", "“{given}” is no effect of a card or an event. There are {known}.")
