"""The Lantern is kept by whoever buys it; it is no creature."""

from __future__ import annotations

from tests.games.cyclades.night import sky
from trireme.games.cyclades.cards.card import Card
from trireme.games.cyclades.state import State


class Lantern(Card):
    discounted = False
    swapped = False

    def begin(self, s: State, seat: int) -> bool:
        sky(self.setting, s).owner = seat
        return True

    def used(self, s: State) -> None:
        """Its owner keeps it."""

    def unsold(self, s: State) -> None:
        """It leaves the game."""
