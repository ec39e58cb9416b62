"""Rhodes: a module of another package that brings a further Monument, as a class and an entry of the content."""

from __future__ import annotations

from typing import Final

from trireme.games.cyclades.module import Module


class Rhodes(Module):
    name = "rhodes"
    needs = ("monuments",)


MODULE: Final[Module] = Rhodes()
