"""The answers that Monuments add."""

from __future__ import annotations

from typing import Final

from trireme.games.cyclades.moves import ISLANDS, SEAS
from trireme.kit.engine.action_codes import Codes

CODES: Final = Codes("monuments", first=18_432, room=2048)

RAISE: Final = CODES.block("raise", ("monument", 16), ISLANDS)
"""RAISE + BLOCK * Monument + island: a Monument is built there."""
POSEIDON: Final = CODES.block("poseidon", SEAS)
"""POSEIDON + sea: a fleet is given up there."""
ARES: Final = CODES.block("ares", ISLANDS)
"""ARES + island: a troop is given up there."""
CITY: Final = CODES.block("city", 4, SEAS)
"""CITY + BLOCK * kind + sea: a fleet of the Warrior City is lost."""
