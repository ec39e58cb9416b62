"""Gold lies behind screens, but whoever counts knows all of it; that is why `resample` keeps it.

Of the Griffon's gold a third player hears no figure (CYC-INF-08), but it is half of what the victim had (CYC-GRI-02),
and that he had counted.
"""

from __future__ import annotations

from random import Random

import pytest

from trireme.games.cyclades import events, moves
from trireme.games.cyclades.game import Cyclades
from trireme.games.cyclades.phases.turn import ACT
from trireme.games.cyclades.state import State
from trireme.kit.engine.event import Event

GAINS = (events.Income, events.ApolloGave, events.Sold)
COSTS = (
    events.Paid,
    events.FleetRecruited,
    events.TroopRecruited,
    events.CardTaken,
    events.Built,
    events.Called,
    events.KrakenMoved,
)


class Counter:
    """A spectator with a perfect memory, who sees moves and hears what is told to all."""

    def __init__(self, game: Cyclades) -> None:
        economy = game.ruleset.economy
        self.gold = [game.view(game.start(0), seat).players[seat].gold or 0 for seat in range(len(game.seats))]
        self.march, self.sail = economy.troop_move_cost, economy.fleet_move_cost
        actions = [god.special_action for god in game.ruleset.tables.gods if god.special_action]
        self.swap = next(action.cost for action in actions if action.id == "swap-creature")
        self.thefts = 0

    def sees(self, s: State, seat: int, code: int) -> None:
        """A move of which no figure is told, because it always costs the same."""
        if s.stack[-1][0] == ACT:
            if code >= moves.MARCH:
                self.gold[seat] -= self.march
            elif code >= moves.SAIL:
                self.gold[seat] -= self.sail
            elif moves.SWAP <= code < moves.TROOP:
                self.gold[seat] -= self.swap

    def hears(self, event: Event) -> None:
        if isinstance(event, GAINS):
            self.gold[event.seat] += event.gold
        elif isinstance(event, COSTS):
            self.gold[event.seat] -= event.gold
        elif isinstance(event, events.GoldStolenUnseen):
            half = self.gold[event.victim] // 2
            self.gold[event.victim] -= half
            self.gold[event.seat] += half
            self.thefts += half > 0
        elif isinstance(event, events.Eliminated):
            self.gold[event.seat] = 0


@pytest.mark.rules("CYC-GRI-02", "CYC-INF-08")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_a_perfect_memory_knows_every_purse(players: int) -> None:
    game = Cyclades(players=players, cycles=9)
    griffon = moves.CALL + game.ruleset.tables.creature_number["griffon"]
    thefts = 0
    for seed in range(6):
        rng, state, counter = Random(seed), game.start(seed), Counter(game)
        state.journal = []
        heard = 0
        while (seat := game.to_move(state)) is not None:
            legal = game.legal(state)
            code = griffon if griffon in legal else rng.choice(legal)
            counter.sees(state, seat, code)
            game.play(state, code)
            for event in state.journal[heard:]:
                seen = event.seen_by(None)
                if seen is not None:
                    counter.hears(seen)
            heard = len(state.journal)
            if not game.in_multi_step(state, seat):
                assert counter.gold == state.gold
        thefts += counter.thefts
    assert thefts, "the Griffon came"
