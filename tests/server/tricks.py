"""Games and bots that hang, die or fail."""

import os
import sys
import time
from typing import Any

from tests.toy import Toy


class Trickster(Toy):
    """The toy game, in which some bids hang, fail, kill the process or take a while."""

    name = "tricksters"

    def checked(self, s: Any, seat: int, move: Any, question: str | None = None) -> list[int]:
        if question is None:  # a line of the log, and nothing that is only tried
            trick(str(move).strip())
        return super().checked(s, seat, move, question)


def trick(move: str) -> None:
    if move == "bid 1":
        while True:
            pass
    if move == "bid 2":
        sys.stdout.write("a game that prints disturbs nobody\n")
        sys.stdout.flush()
        raise RuntimeError("a game that fails")
    if move == "bid 3":
        os._exit(9)
    if move == "bid 5":
        time.sleep(0.4)
    if move == "bid 0":
        time.sleep(Dreamer.seconds)


class Sleeper:
    """A bot that never answers."""

    def choose(self, *_: object) -> int:
        while True:
            pass


class Dreamer:
    """A bot that waits without using processor time."""

    seconds = 4

    def choose(self, game: Any, state: Any, seat: int, rng: object) -> int:
        time.sleep(self.seconds)
        return int(game.legal(state, seat)[0])
