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
EACH_SEAT_ONCE: Final = Problem("each-seat-once", "“{given}” does not name each seat once. Seats are {known}.")

ONLY_BY_MOVES: Final = Problem(
    "only-by-moves", "“{given}” cannot be given. Tell in `done` the moves that have been made since the phase began."
)
NOT_OF_QUESTION: Final = Problem(
    "not-of-question", "“{given}” is no part of the question {prompt}. Leave it out, or give another `turn.doing`."
)

# Components.
NO_SUCH_EFFECT: Final = Problem("no-such-effect", "“{given}” is no effect of a card or an event. There are {known}.")
