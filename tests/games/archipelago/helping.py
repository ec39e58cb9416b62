"""A player of chance who helps: in a crisis they give what they can, and stand up lying citizens."""

from __future__ import annotations

from random import Random

from trireme.games.archipelago import moves
from trireme.games.archipelago.effects.players import PAY_OR_REBELS
from trireme.games.archipelago.game import Archipelago
from trireme.games.archipelago.phases.crisis import HELPS, SUPPLIES
from trireme.games.archipelago.state import State
from trireme.kit.engine.window import PASS


class Helping:
    """Give any answer, but pay and give in crises and events. It makes no offers and refuses all."""

    def choose(self, game: Archipelago, state: State, seat: int, rng: Random) -> int:
        legal = game.legal(state, seat)
        kind = state.stack[-1][0]
        if not state.stack[-1][2] >> seat & 1:
            return next((code for code in legal if 0 <= code - moves.REFUSE < 5), PASS)
        if kind in (HELPS, SUPPLIES):
            gifts = [code for code in legal if moves.GIVE <= code < moves.TEMPLE + moves.TILES]
            return gifts[0] if gifts else moves.DONE
        if kind == PAY_OR_REBELS:
            return moves.YES if moves.YES in legal else moves.NO
        return rng.choice([code for code in legal if not moves.OFFER_TO <= code < moves.OFFER_GIVE])
