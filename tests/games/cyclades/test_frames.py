"""Each kind of frame has a number of its own."""

from __future__ import annotations

from collections import Counter

from trireme.games.cyclades import base_game
from trireme.games.cyclades.battle import casualties
from trireme.games.cyclades.cards import strike
from trireme.games.cyclades.game import Cyclades


def test_no_two_kinds_of_frames_have_one_number() -> None:
    game = Cyclades(players=4)
    declared = [*base_game.FILES, casualties, strike]
    kinds = Counter(kind for file in declared for kind in file.STEPS)
    kinds.update(kind for card in game.ruleset.cards for kind in card.steps())
    kinds.update(kind for god in game.ruleset.gods for kind in god.steps())
    assert [kind for kind, times in kinds.items() if times > 1] == []
