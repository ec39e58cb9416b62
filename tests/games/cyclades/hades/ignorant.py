"""A greedy bot that leaves alone what Hadès brings, for comparison: it uses nothing that it need not."""

from __future__ import annotations

from random import Random

import pytest

from trireme.games.cyclades import moves
from trireme.games.cyclades.bot import trials
from trireme.games.cyclades.bot.greedy import Greedy
from trireme.games.cyclades.game import Cyclades
from trireme.games.cyclades.modules.hades.codes import CODES
from trireme.games.cyclades.phases.offered_gold import OFFER, OFFER_GOLD
from trireme.games.cyclades.state import State
from trireme.kit.engine.window import PASS
from trireme.kit.seats import Seat

FIRST_FRAME = 300
"""Questions of Hadès are frames from here on."""


class Ignorant(Greedy):
    """No advice, no Hadès, no Hero, no favour and no item; where it must answer, it takes the first answer."""

    def __init__(self, game: Cyclades) -> None:
        with pytest.MonkeyPatch.context() as patch:
            patch.setattr(trials, "advices_of", lambda _: ())
            super().__init__(game)
        tables = game.ruleset.tables
        creatures = len(game.ruleset.content.creature)
        heroes = range(moves.CALL + creatures, moves.CALL + len(tables.creatures))
        self.left_alone = {*heroes, moves.OFFER + tables.god_number.get("hades", len(tables.gods))}
        offered = self.trials.legal

        def legal(s: State, seat: Seat) -> list[int]:
            codes = offered(s, seat)
            return [code for code in codes if code < CODES.first and code not in self.left_alone] or codes

        self.trials.legal = legal  # type: ignore[method-assign]

    def choose(self, game: Cyclades, state: State, seat: int, rng: Random) -> int:
        frame = state.stack[-1]
        if not frame[2] >> seat & 1:
            return PASS
        first = frame[0] >= FIRST_FRAME or (frame[0] in (OFFER, OFFER_GOLD) and frame[3].auction != 0)
        return self.trials.legal(state, Seat(seat))[0] if first else super().choose(game, state, seat, rng)
