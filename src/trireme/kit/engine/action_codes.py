"""Every answer is a small int: blocks of them, named in a registry.

    CODES: Final = Codes("cyclades", room=4096)
    END: Final = CODES.block("end")
    OFFER: Final = CODES.block("offer", ("god", 16))
    SAIL: Final = CODES.block("sail", ("sea", 64), 6)

Records, networks and tables of statistics rely on the numbers, so a registry only grows at its end. A module has one of
its own with a first code of its own: the codes of the base game are the same with modules and without. A block says
which components its codes are numbered by, and `kit.numbers` says which number each of them has.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from hashlib import sha256
from itertools import pairwise
from math import prod
from types import MappingProxyType
from typing import Final

from trireme.kit.errors import BadContent
from trireme.kit.problems import RANGE

Axis = int | tuple[str, int]
"""How many codes a part of an answer has; with a kind of components, whose numbers they are."""
Ids = Mapping[str, Sequence[str]]
"""The ids of each kind of components, by their numbers."""
NO_IDS: Final[Ids] = MappingProxyType({})


class Block:
    """Some codes in a row: `name` + 0, 1, 2 and so on."""

    __slots__ = ("axes", "first", "name", "size")

    def __init__(self, name: str, first: int, axes: Sequence[tuple[str, int]]) -> None:
        self.name = name
        self.first = first
        self.axes = tuple(axes)
        self.size = prod(size for _, size in axes)

    def __repr__(self) -> str:
        return f"{self.first} {self.name} {self.size}"

    def named(self, code: int, ids: Ids) -> str:
        """Return the name of the block and the parts of a code of it."""
        rest, words = code - self.first, list[str]()
        for kind, size in reversed(self.axes):
            rest, number = divmod(rest, size)
            known = ids.get(kind, ())
            words.append(known[number] if number < len(known) else str(number))
        return " ".join([self.name, *reversed(words)])


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

    def block(self, name: str, *axes: Axis) -> int:
        """Add a block and return its first code. The last of several parts changes fastest."""
        block = Block(name, self.end, [("", axis) if isinstance(axis, int) else axis for axis in axes or (1,)])
        if any(other.name == name for other in self.blocks):
            raise ValueError(f"codes of {self.name}: there is a block {name} already")
        left = self.first + self.room - block.first
        if not 1 <= block.size <= left:
            raise ValueError(f"codes of {self.name}: {name} needs {block.size}, {left} are left")
        self.blocks.append(block)
        return block.first

    def named(self, code: int, ids: Ids = NO_IDS) -> str:
        """Return the block of a code and the place in it: `offer 3`, or with ids `offer ares`; empty for no code."""
        for block in self.blocks:
            if block.first <= code < block.first + block.size:
                return block.named(code, ids)
        return ""


def listed(registries: Sequence[Codes]) -> list[str]:
    """Return all blocks, a line each: `48 offer 16`. Registries that overlap are an error."""
    by_first = sorted(registries, key=lambda codes: codes.first)
    for low, high in pairwise(by_first):
        if low.end > high.first:
            raise ValueError(f"codes of {low.name} and {high.name} overlap at {high.first}")
    return [f"{block!r}" for codes in by_first for block in codes.blocks]


def check_room(registries: Sequence[Codes], ids: Ids, file: str) -> None:
    """Raise if there are more components of a kind than a block has codes for."""
    for codes in registries:
        for block in codes.blocks:
            for kind, size in block.axes:
                if len(ids.get(kind, ())) > size:
                    raise BadContent(file, kind, "", RANGE, given=len(ids[kind]), low=0, high=size)


def codes_hash(registries: Sequence[Codes], ids: Ids = NO_IDS) -> str:
    """Of the blocks, of what they are numbered by, and of the ids behind the numbers."""
    blocks = [block for codes in registries for block in codes.blocks]
    by = [f"{block.name} by {block.axes}" for block in blocks if ids and any(kind for kind, _ in block.axes)]
    names = [f"{kind}: {' '.join(each)}" for kind, each in sorted(ids.items())]
    return sha256("\n".join([*listed(registries), *by, *names]).encode()).hexdigest()
