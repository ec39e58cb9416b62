"""A module of another package adds a Monument with one class and one entry of the content."""

from __future__ import annotations

from random import Random

import pytest

from tests.games.cyclades.rhodes import MODULE
from trireme.games.cyclades.bot.greedy import Greedy
from trireme.games.cyclades.game import Cyclades
from trireme.games.cyclades.modules import MODULES
from trireme.games.cyclades.modules.monuments.events import Raised
from trireme.games.cyclades.options import choices_of

LIBRARY = {**MODULES, "rhodes": MODULE}
COLOSSUS = "colossus-of-helios"


class WithRhodes(Cyclades):
    library = LIBRARY
    choices = choices_of(LIBRARY)


GAME = WithRhodes(players=4, modules=["monuments", "rhodes"])


def test_a_further_monument_comes_after_those_that_are_there() -> None:
    printed = Cyclades(players=4, modules=["monuments"]).ruleset.ids["monument"]
    assert [*GAME.ruleset.ids["monument"]] == [*printed, COLOSSUS]


def test_it_is_built_and_pays() -> None:
    facts = {"at": "income", "islands": {"naxos": {"owner": "A"}}, "monuments": {"built": {COLOSSUS: "naxos"}}}
    paid, without = GAME.positions.stand(facts), GAME.positions.stand({**facts, "monuments": {}})
    for s in (paid, without):
        GAME.proceed(s, until="offerings")
    assert paid.gold[0] == without.gold[0] + 1


BUILDS = (0, 4)
"""Seeds of games in which the bot builds it."""


@pytest.mark.parametrize(
    "seed", [seed if seed in BUILDS else pytest.param(seed, marks=pytest.mark.full) for seed in range(20)]
)
def test_the_greedy_bot_plays_whole_games_with_it(seed: int) -> None:
    s, bot, rng = GAME.start(seed), Greedy(GAME), Random(seed)
    s.journal = []
    while (seat := GAME.to_move(s)) is not None:
        GAME.play(s, bot.choose(GAME, s, seat, rng))
    assert GAME.result(s) is not None
    built = [event.monument for event in s.journal if isinstance(event, Raised)]
    assert COLOSSUS in built or seed not in BUILDS
