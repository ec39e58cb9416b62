"""What can be added to the beach: each a folder."""

from __future__ import annotations

from typing import Final

from pebbles.extensions import Module
from trireme.kit.registry import modules_of

MODULES: Final[dict[str, Module]] = modules_of(Module, __name__, "pebbles")
