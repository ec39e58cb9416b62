"""Checks that every game must pass: plain functions that play random games and raise HarnessError.

from trireme.kit.harness import THOROUGH, check_all
for seed in range(100):
    check_all(MyGame(players=3), seed, THOROUGH)
"""

from __future__ import annotations

from collections.abc import Callable

from trireme.kit.engine.frames import S
from trireme.kit.game import Game
from trireme.kit.harness.answers import (
    check_accepted,
    check_any_order,
    check_chance,
    check_commuting,
    check_forced,
    check_forms,
    check_legal,
    check_questions,
)
from trireme.kit.harness.bots import check_bots
from trireme.kit.harness.copies import check_copies, check_same_bytes, check_saving
from trireme.kit.harness.drafts import check_drafts
from trireme.kit.harness.goods import Goods
from trireme.kit.harness.moment import QUICK, THOROUGH, Density, HarnessError, HarnessPosition, blamed, everything, walk
from trireme.kit.harness.positions import check_done, check_entries, check_explicit, check_facts
from trireme.kit.harness.records import check_record, check_undo
from trireme.kit.harness.refusals import check_refused, check_stale
from trireme.kit.harness.resampling import Resampling
from trireme.kit.harness.secrecy import Secrecy, check_sealed, check_views
from trireme.kit.harness.windows import check_defaults, check_sequence, check_windows

__all__ = ["QUICK", "THOROUGH", "Density", "HarnessError", "check_all", "check_bots", "check_decisions"]


def check_all(game: Game[S], seed: int, density: Density = QUICK) -> None:
    """Every promise of a game, along random games of this seed.

    >>> trireme.kit.check_all(trireme.make("peloponnes", players=1), seed=1)
    """
    with blamed(game, seed, check_copies.__name__):
        check_copies(game, seed, density)
    check_decisions(game, seed, density)
    checks = [check_saving, check_entries, check_done, check_explicit]
    checks += [check_record, check_undo, check_defaults, check_sequence]
    for check in checks:
        with blamed(game, seed, check.__name__):
            check(game, seed)
    if density.hash_seeds:
        check_same_bytes(game, seed, density.hash_seeds)


def check_decisions(game: Game[S], seed: int, density: Density = QUICK) -> None:
    """What must hold at each decision of one random game. Looking changes nothing."""
    secrecy, resampling = Secrecy(game), Resampling(game)
    always: list[Callable[[HarnessPosition[S]], None]] = [
        Goods(game).check,
        check_questions,
        check_legal,
        check_forced,
        check_stale,
        resampling.check,
    ]
    sometimes: list[Callable[[HarnessPosition[S]], None]] = [
        check_forms,
        check_accepted,
        check_any_order,
        check_refused,
        check_commuting,
        check_chance,
        check_views,
        check_windows,
        check_drafts,
        check_facts,
        check_sealed,
        secrecy.check,
    ]
    for m in walk(game, seed, density):
        for check in always + sometimes if m.closely else always:
            before = m.s.clone()
            with blamed(game, seed, check.__qualname__, m.number):
                check(m)
                m.same("looking at a state changes it", everything(before), everything(m.s))
    with blamed(game, seed, secrecy.check_changed.__qualname__, m.number):
        secrecy.check_changed(m)
