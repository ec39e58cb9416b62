"""Rhodes: a module of another package that brings a further Monument and a further Artifact.

Each is one class and one entry of the content.
"""

from __future__ import annotations

from typing import Final

from trireme.games.cyclades.module import Module


class Rhodes(Module):
    name = "rhodes"
    needs = ("monuments", "titans")


MODULE: Final[Module] = Rhodes()
