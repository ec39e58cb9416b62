"""A bot that plays Pebbles better than chance."""

from __future__ import annotations

from functools import reduce
from operator import xor
from random import Random

from pebbles.game import Pebbles
from pebbles.state import State
from pebbles.take import FIRST, WIDTH


class Greedy:
    """Leave heaps whose remainders cancel each other out, as in Nim, where that is possible."""

    def __init__(self, game: Pebbles) -> None:
        self.modulus = game.content.rules.most + 1
        self.misere = game.last == "loses"

    def choose(self, game: Pebbles, state: State, seat: int, rng: Random) -> int:
        codes = game.legal(state, seat)
        good = [code for code in codes if self.wins(state, code)]
        return rng.choice(good or codes)

    def wins(self, state: State, code: int) -> bool:
        """Return whether the heaps after this answer are lost for the next player, if nobody errs."""
        heap, count = divmod(code - FIRST, WIDTH)
        rest = [left % self.modulus for left in state.heaps]
        rest[heap] = (state.heaps[heap] - count) % self.modulus
        return reduce(xor, rest) == (self.misere and max(rest) <= 1)
