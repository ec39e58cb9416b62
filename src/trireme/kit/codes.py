"""Every answer is a small int: blocks of them, named in a registry.

    CODES: Final = Codes("cyclades", room=4096)
    END: Final = CODES.block("end")
    OFFER: Final = CODES.block("offer", 16)

Records, networks and tables of statistics rely on the numbers, so a registry only grows at its end. A module has one of
its own with a first code of its own: the codes of the base game are the same with modules and without.
"""

from __future__ import annotations

from collections.abc import Sequence
from hashlib import sha256
from itertools import pairwise


class Block:
    """Some codes in a row: `name` + 0, 1, 2 and so on."""

    __slots__ = ("first", "name", "size")

    def __init__(self, name: str, first: int, size: int) -> None:
        self.name = name
        self.first = first
        self.size = size

    def __repr__(self) -> str:
        return f"{self.first} {self.name} {self.size}"


class Codes:
    """The codes of a game or a module, from `first` on, and never more than `room` of them.

    >>> codes = trireme.kit.Codes("mine")
    >>> codes.block("pass", 1), codes.block("bid", 60), codes.end
    (0, 1, 61)
    """

    def __init__(self, name: str, first: int = 0, room: int = 4096) -> None:
        self.name = name
        self.first = first
        self.room = room
        self.blocks: list[Block] = []

    @property
    def end(self) -> int:
        """The first code that is free."""
        return self.blocks[-1].first + self.blocks[-1].size if self.blocks else self.first

    def block(self, name: str, size: int = 1) -> int:
        """The first code of a new block after those that there are."""
        first = self.end
        if any(block.name == name for block in self.blocks):
            raise ValueError(f"codes of {self.name}: there is a block {name} already")
        if size < 1 or first + size > self.first + self.room:
            raise ValueError(f"codes of {self.name}: {name} needs {size}, {self.first + self.room - first} are left")
        self.blocks.append(Block(name, first, size))
        return first

    def named(self, code: int) -> str:
        """The block of a code and the place in it, as `offer 3`; empty for a code that is not given."""
        for block in self.blocks:
            if block.first <= code < block.first + block.size:
                return f"{block.name} {code - block.first}"
        return ""


def listed(registries: Sequence[Codes]) -> list[str]:
    """All blocks, a line each: `48 offer 16`. Registries that overlap are an error."""
    by_first = sorted(registries, key=lambda codes: codes.first)
    for low, high in pairwise(by_first):
        if low.end > high.first:
            raise ValueError(f"codes of {low.name} and {high.name} overlap at {high.first}")
    return [f"{block!r}" for codes in by_first for block in codes.blocks]


def codes_hash(registries: Sequence[Codes]) -> str:
    return sha256("\n".join(listed(registries)).encode()).hexdigest()
