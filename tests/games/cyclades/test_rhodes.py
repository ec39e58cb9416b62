"""A module of another package adds a Monument and an Artifact, each with one class and one entry of the content."""

from __future__ import annotations

from random import Random

import pytest

from tests.games.cyclades.rhodes import MODULE
from trireme.games.cyclades.bot.greedy import Greedy
from trireme.games.cyclades.game import Cyclades
from trireme.games.cyclades.modules import MODULES
from trireme.games.cyclades.modules.monuments.events import Raised
from trireme.games.cyclades.modules.titans.events import ArtifactPlaced
from trireme.games.cyclades.options import choices_of

LIBRARY = {**MODULES, "rhodes": MODULE}
COLOSSUS = "colossus-of-helios"
CROWN = "crown-of-the-sun"
BOTH = (0, 9)
"""Seeds of games in which the bot builds the Colossus and buys the Crown."""
SEEDS = [seed if seed in BOTH else pytest.param(seed, marks=pytest.mark.full) for seed in range(20)]


class WithRhodes(Cyclades):
    library = LIBRARY
    choices = choices_of(LIBRARY)


GAME = WithRhodes(players=4, modules=["titans", "monuments", "rhodes"])


@pytest.mark.parametrize(("kind", "id"), [("monument", COLOSSUS), ("artifact", CROWN), ("card", CROWN)])
def test_it_comes_after_those_that_are_there(kind: str, id: str) -> None:
    printed = Cyclades(players=4, modules=["titans", "monuments"])
    assert [*GAME.code_ids[kind]] == [*printed.code_ids[kind], id]


def test_the_monument_pays_and_the_artifact_has_its_income() -> None:
    facts = {"at": "income", "cycle": 2, "islands": {"chora": {"owner": "A"}}}
    added = {"monuments": {"built": {COLOSSUS: "chora"}}, "titans": {"artifacts": {CROWN: "chora"}}}
    gold = []
    for s in (GAME.positions.stand(facts), GAME.positions.stand({**facts, **added})):
        GAME.proceed(s, until="offerings")
        gold.append(s.gold[0])
    assert gold[1] == gold[0] + 2


@pytest.mark.parametrize("seed", SEEDS)
def test_the_greedy_bot_plays_whole_games_with_both(seed: int) -> None:
    s, bot, rng = GAME.start(seed), Greedy(GAME), Random(seed)
    s.journal = []
    while (seat := GAME.to_move(s)) is not None:
        GAME.play(s, bot.choose(GAME, s, seat, rng))
    assert GAME.result(s) is not None
    built = any(isinstance(event, Raised) and event.monument == COLOSSUS for event in s.journal)
    bought = any(isinstance(event, ArtifactPlaced) and event.artifact == CROWN for event in s.journal)
    assert (built and bought) or seed not in BOTH
