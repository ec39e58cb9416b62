"""The Treasury of Delos: one more Monument."""

from __future__ import annotations

from typing import Final

from trireme.games.cyclades.module import Module


class Treasury(Module):
    """The Monument is found in `monuments`; nothing else joins in."""

    name = "treasury"
    needs = ("monuments",)


MODULE: Final[Module] = Treasury()
