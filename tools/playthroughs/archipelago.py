"""Playthroughs of Archipelago."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from tools.playthroughs.common import Teller
from trireme.games.archipelago import events
from trireme.games.archipelago.game import Archipelago
from trireme.games.archipelago.lookup import RESOURCES
from trireme.games.archipelago.view import ArchipelagoView
from trireme.kit.engine.event import Event

PHASES: dict[type[Event], str] = {
    events.HexDealt: "turn-zero",
    events.RoundBegun: "round",
    events.BidsShown: "order",
    events.DomesticCrisis: "crisis",
    events.ExportCrisis: "crisis",
    events.EventHappens: "crisis",
    events.Acts: "actions",
    events.CardBought: "purchase",
    events.CardRotated: "purchase",
    events.Revolt: "over",
    events.Bared: "over",
}
"""The phase that an event begins; other events belong to the current phase."""


class ArchipelagoTeller(Teller):
    note = "Figures of a player: florins, explorer tokens, cubes | citizens, ships, buildings | evolution cards."
    now = "setup"
    """The current phase."""

    def questions(self, seat: int, move: str) -> Iterator[str]:
        self.now = self.phase_at(self.match.state)
        yield from super().questions(seat, move)

    def phase_at(self, s: Any) -> str:
        return self.game.phase(s)

    def phase_of(self, event: Event) -> str:
        if isinstance(event, events.Marker) and self.now == "order":
            self.now = "population"
        self.now = PHASES.get(type(event), "order" if self.now == "round" else self.now)
        return self.now

    def standings(self) -> Iterator[str]:
        """Yield the balance and all players when the actions of a round begin."""
        view = self.view()
        if view.phase != "actions" or view.round <= self.shown:
            return
        self.shown = view.round
        yield from self.line("actions", f"= {view.rebels} / {view.population}, {view.workers} | {self.markets(view)}")
        for seat in view.order:
            yield from self.line("actions", f"{self.game.seats[seat]} = {self.player(view, seat)}")

    def view(self) -> ArchipelagoView:
        assert isinstance(self.game, Archipelago)
        return self.game.view(self.match.state, None)

    def markets(self, view: ArchipelagoView) -> str:
        return " | ".join(self.counted(cubes) for cubes in view.markets.values())

    def counted(self, things: dict[str, int]) -> str:
        """Yield the counts of things."""
        return ", ".join(self.words.sentences.count(count, thing) for thing, count in things.items() if count)

    def building(self, id: str) -> str:
        assert isinstance(self.game, Archipelago)
        printed = next(each for each in self.game.ruleset.content.building if each.id == id)
        return printed.name_fr if self.words.language == "fr" else printed.name_en

    def player(self, view: ArchipelagoView, seat: int) -> str:
        s, player = self.match.state, view.players[seat]
        stock = dict(zip(RESOURCES, s.stock[seat * 6 : seat * 6 + 6], strict=True))
        owned = [str(s.florins[seat]), str(s.tokens[seat]), self.counted(stock)]
        houses = [
            f"{self.building(house.building)} {tile.id}"
            for tile in view.tiles
            for house in tile.houses
            if house.controller == seat
        ]
        people = [str(player.citizens), str(player.ships), *houses]
        cards = [self.words.name("card", card) for card in player.cards]
        return " | ".join(", ".join(part for part in parts if part) for parts in (owned, people, cards))


TELLER = ArchipelagoTeller
PLAYTHROUGHS = {
    "2": ("2-players", "en"),
    "3": ("3-players", "fr"),
    "4": ("4-players", "en"),
    "5": ("5-players", "fr"),
}
"""The record and language of each playthrough, by number of players."""
