"""Playthroughs of Cyclades."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from tools.playthroughs.common import Teller
from trireme.games.cyclades import events
from trireme.games.cyclades.game import Cyclades
from trireme.games.cyclades.view import CycladesView
from trireme.kit.event import Event

PHASES: dict[type[Event], str] = {
    events.OrderDrawn: "setup",
    events.CycleBegun: "cycle",
    events.CreatureCame: "creatures",
    events.CreatureLeft: "creatures",
    events.GodsLaid: "gods",
    events.Income: "income",
    events.Offered: "offerings",
    events.Displaced: "offerings",
    events.WentToApollo: "offerings",
    events.Paid: "offerings",
    events.ApolloGave: "apollo",
    events.Prospered: "apollo",
    events.GoldShown: "cycle-end",
    events.Victory: "cycle-end",
}
"""The phase an event belongs to; actions for those not named."""


class CycladesTeller(Teller):
    note = "Figures of a player: gold, priests, philosophers, income; then islands (troops) and seas (fleets)."
    header = "cycle"

    def phase_at(self, s: Any) -> str:
        assert isinstance(self.game, Cyclades)
        return self.game.view(s, None).phase

    def phase_of(self, event: Event) -> str:
        return PHASES.get(type(event), "actions")

    def standings(self) -> Iterator[str]:
        """All players, when the offerings of a cycle begin."""
        assert isinstance(self.game, Cyclades)
        view = self.game.view(self.match.state, None)
        if view.phase == "offerings" and view.cycle > self.shown:
            self.shown = view.cycle
            for seat in dict.fromkeys(view.order):
                yield from self.line(self.phase, f"{self.game.seats[seat]} = {self.player(view, seat)}")

    def player(self, view: CycladesView, seat: int) -> str:
        player = view.players[seat]
        gold = self.match.state.gold[seat]
        figures = f"{gold}, {player.priests}, {player.philosophers}, +{player.income}"
        islands = [self.island(view, island) for island, each in enumerate(view.islands) if each.owner == seat]
        seas = [f"{sea.id} ({sea.fleets})" for sea in view.seas if sea.owner == seat]
        return f"{figures} | {', '.join(islands)} | {', '.join(seas)}"

    def island(self, view: CycladesView, number: int) -> str:
        island = view.islands[number]
        standing = [self.words.name("building", building) for building in island.buildings if building]
        if island.metropolis:
            standing.append(self.words.name("building", "metropolis").upper())
        if island.figure:
            standing.append(self.words.name("creature", island.figure))
        name = f"{self.words.name('island', island.id)} ({island.troops})"
        return f"{name}: {', '.join(standing)}" if standing else name


TELLER = CycladesTeller
PLAYTHROUGHS = {
    2: ("2-players", "fr"),
    3: ("3-players", "en"),
    4: ("4-players", "fr"),
    5: ("5-players", "en"),
}
"""By the number of players: which record is told, and in which language."""
