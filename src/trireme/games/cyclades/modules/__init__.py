"""The expansions: each a folder here, or of another package. No other file of the base game knows which there are."""

from __future__ import annotations

from typing import Final

from trireme.games.cyclades.module import Module
from trireme.kit.registry import modules_of

MODULES: Final[dict[str, Module]] = modules_of(Module, __name__, "cyclades")
