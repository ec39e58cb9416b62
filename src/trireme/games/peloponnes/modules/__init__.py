"""The expansions: each a folder. They combine freely and join by name, those of other packages last (PEL-MIX-01)."""

from __future__ import annotations

from typing import Final

from trireme.games.peloponnes.module import Module
from trireme.kit.registry import modules_of

MODULES: Final[dict[str, Module]] = modules_of(Module, __name__, "peloponnes")
