"""Playthroughs of Archipelago."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from tools.playthroughs.common import Teller
from trireme.games.archipelago import events
from trireme.games.archipelago.game import Archipelago
from trireme.games.archipelago.tables import RESOURCES
from trireme.kit.event import Event


class ArchipelagoTeller(Teller):
    note = "Figures of a player: florins, tokens, cubes; then citizens, ships and cards."
    now = "setup"
    """The phase of what has happened last."""

    def questions(self, seat: int, move: str) -> Iterator[str]:
        self.now = self.phase_at(self.match.state)
        yield from super().questions(seat, move)

    def phase_at(self, s: Any) -> str:
        assert isinstance(self.game, Archipelago)
        return self.game.phase(s)

    def phase_of(self, event: Event) -> str:
        return "round" if isinstance(event, events.RoundBegun) else self.now

    def standings(self) -> Iterator[str]:
        """All players, when the actions of a round begin."""
        assert isinstance(self.game, Archipelago)
        s = self.match.state
        if self.game.phase(s) == "actions" and s.round > self.shown:
            self.shown = s.round
            markers = f"{s.population} / {s.rebels} / {s.workers}"
            yield from self.line("actions", f"population / rebels / workers = {markers}")
            for seat in s.order:
                yield from self.line("actions", f"{self.game.seats[seat]} = {self.player(seat)}")

    def player(self, seat: int) -> str:
        assert isinstance(self.game, Archipelago)
        view = self.game.view(self.match.state, seat)
        mine = view.players[seat]
        cubes: dict[str, int] = {name: count for name, count in zip(RESOURCES, mine.stock or (), strict=True) if count}
        cards = ", ".join(self.words.name("card", card) for card in mine.cards)
        figures = f"{mine.florins}, {mine.tokens}, {self.words.things(cubes)}"
        return f"{figures} | {mine.citizens}, {mine.ships} | {cards}"


TELLER = ArchipelagoTeller
PLAYTHROUGHS = {
    "2": ("2-players", "fr"),
    "3": ("3-players", "en"),
    "4": ("4-players", "fr"),
    "5": ("5-players", "en"),
}
"""By the number of players: which record is told, and in which language."""
