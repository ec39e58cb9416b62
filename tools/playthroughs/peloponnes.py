"""Playthroughs of Peloponnes."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import chain
from typing import Any

from tools.playthroughs.common import Teller
from trireme.games.peloponnes import events
from trireme.games.peloponnes.game import Peloponnes
from trireme.games.peloponnes.modules.sea.events import SeaTurnedUp
from trireme.games.peloponnes.modules.six.events import EndBonus
from trireme.games.peloponnes.view import Mat
from trireme.kit.engine.event import Event

PHASES: dict[type[Event], str] = {
    events.CivilizationTaken: "setup",
    events.ExtraIncome: "setup",
    SeaTurnedUp: "setup",
    events.TurnedUp: "reveal",
    events.SupplyRound: "supply",
    events.NewOrder: "order",
    events.Placed: "place",
    events.Unplaced: "place",
    events.Took: "income",
    events.Fed: "supply",
    events.Finished: "supply",
    events.GaveUp: "supply",
    events.ChitTurnedUp: "disaster",
    events.BlankTurnedUp: "disaster",
    events.Struck: "disaster",
    events.Spared: "disaster",
    events.Suffered: "disaster",
    events.Paid: "disaster",
    events.TileLost: "disaster",
    EndBonus: "score",
    events.Scored: "score",
}
"""The phase of an event; others belong to the bids."""
FORCED = {"pay": "place", "mark": "place", "box": "place", "keep": "disaster", "finish": "supply"}
"""The phase of a forced answer."""


class PeloponnesTeller(Teller):
    note = "* marks a building that is not paid for."

    def phase_at(self, s: Any) -> str:
        assert isinstance(self.game, Peloponnes)
        return self.game.view(s, None).phase

    def phase_of(self, event: Event) -> str:
        if isinstance(event, events.RoundBegun):
            return "round"
        if isinstance(event, events.Gained):
            return "once" if event.source else "income"
        if isinstance(event, events.Overflowed):
            return "once" if event.rule == "PEL-ONE-05" else "income"
        if isinstance(event, events.Tied):
            return "order" if event.settled == "order" else "score"
        if isinstance(event, events.Forced):
            return FORCED.get(event.why, "bid")
        return PHASES.get(type(event), "bid")

    def standings(self) -> Iterator[str]:
        """Yield all player mats when the bids of a round begin."""
        assert isinstance(self.game, Peloponnes)
        view = self.game.view(self.match.state, None)
        if view.phase == "bid" and view.round > self.shown:
            self.shown = view.round
            for seat in view.order:
                yield from self.line(self.phase, f"{self.game.seats[seat]} = {self.mat(view.mats[seat])}")

    def mat(self, mat: Mat) -> str:
        goods = ("population", "wood", "stone", "food", "coins", "luxury")
        stores = ", ".join(self.words.sentences.count(getattr(mat, good), good) for good in goods)
        row = [self.words.name("tile", tile) + "*" * (tile in mat.marked) for tile in mat.buildings[::-1]]
        row.append(self.words.name("civilization", mat.civilization).upper())
        row += [self.words.name("tile", tile) for tile in (*mat.terrains, *chain.from_iterable(mat.rows.values()))]
        return f"{stores}. {' | '.join(row)}"


TELLER = PeloponnesTeller
PLAYTHROUGHS = {
    1: ("solo-level-2-completed", "fr"),
    2: ("2-players", "en"),
    3: ("3-players", "fr"),
    4: ("4-players", "en"),
    5: ("5-players", "en"),
    6: ("6-players-hellas-sea-six", "fr"),
}
"""The record and language of each playthrough, by number of players."""
