"""Talos: one more creature of the track."""

from __future__ import annotations

from typing import Final

from trireme.games.cyclades.module import Module


class Talos(Module):
    """The creature is found in `cards`; nothing else joins in."""

    name = "talos"


MODULE: Final[Module] = Talos()
