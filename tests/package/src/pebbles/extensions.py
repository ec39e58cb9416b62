"""What a module of Pebbles is."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import NamedTuple

from pebbles.state import State
from trireme.kit.engine.frames import Step


class Module(NamedTuple):
    name: str
    step: Callable[[Sequence[str]], Step[State]]
    """What runs between two turns, made from the names of the heaps."""
