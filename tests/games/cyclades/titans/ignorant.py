"""A greedy bot that leaves alone what Titans and Monuments bring, for comparison: it uses nothing that it need not."""

from __future__ import annotations

from random import Random

import pytest

from trireme.games.cyclades import moves
from trireme.games.cyclades.bot import trials
from trireme.games.cyclades.bot.greedy import Greedy
from trireme.games.cyclades.game import Cyclades
from trireme.games.cyclades.modules.monuments.codes import CODES as OF_MONUMENTS
from trireme.games.cyclades.modules.titans.artifacts.caduceus import CANCEL
from trireme.games.cyclades.modules.titans.artifacts.great_cornucopia import SHARE
from trireme.games.cyclades.modules.titans.artifacts.partners import HAND_OVER
from trireme.games.cyclades.modules.titans.artifacts.pass_on import PASS_ON
from trireme.games.cyclades.modules.titans.artifacts.thunderbolt_of_zeus import PLEDGE
from trireme.games.cyclades.modules.titans.artifacts.travel import TAKE_ALONG
from trireme.games.cyclades.modules.titans.metropolises.founding import CHOOSE_SPECIAL
from trireme.games.cyclades.modules.titans.placement.placement import TitansPlacement
from trireme.games.cyclades.state import State
from trireme.kit.engine.window import PASS
from trireme.kit.seats import Seat

FIRST_ANSWER = (CANCEL, CHOOSE_SPECIAL, HAND_OVER, PASS_ON, PLEDGE, SHARE, TAKE_ALONG)
"""Questions that are answered with the first answer; where it deploys and what Kronos gives, it looks ahead."""


class Ignorant(Greedy):
    """No advice, no Titan move, no Artifact, and no thought of Monuments."""

    def __init__(self, game: Cyclades) -> None:
        with pytest.MonkeyPatch.context() as patch:
            patch.setattr(trials, "advices_of", lambda _: ())
            super().__init__(game)
        tables = game.ruleset.tables
        creatures = len(game.ruleset.content.creature)
        self.left_alone = range(moves.CALL + creatures, moves.CALL + len(tables.creatures))
        offered = self.trials.legal

        def legal(s: State, seat: Seat) -> list[int]:
            codes = offered(s, seat)
            return [code for code in codes if code < OF_MONUMENTS.first and code not in self.left_alone] or codes

        self.trials.legal = legal  # type: ignore[method-assign]

    def choose(self, game: Cyclades, state: State, seat: int, rng: Random) -> int:
        frame = state.stack[-1]
        if not frame[2] >> seat & 1:
            return PASS
        first = frame[0] in FIRST_ANSWER or any(each[0] == TitansPlacement.kinds.auction for each in state.stack)
        return self.trials.legal(state, Seat(seat))[0] if first else super().choose(game, state, seat, rng)
