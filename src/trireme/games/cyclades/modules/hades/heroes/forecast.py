"""What Heroes will cost after the next income (HAD-HER-07)."""

from __future__ import annotations

from collections.abc import Iterator

from trireme.games.cyclades import board
from trireme.games.cyclades.modules.hades.heroes.part import heroes
from trireme.games.cyclades.modules.hades.piece import figures
from trireme.games.cyclades.modules.hades.rules.ids import HAD_HER_07
from trireme.games.cyclades.ruleset import Ruleset
from trireme.games.cyclades.state import State
from trireme.kit.engine.question import Forecast
from trireme.kit.errors import Figure
from trireme.kit.seats import Seat


def upkeep_due(ruleset: Ruleset, s: State, seat: Seat | None) -> Iterator[Forecast]:
    """Say what everybody will have to pay, and what will be in the purses that the viewer sees, if nothing changes."""
    part, gold = heroes(ruleset, s), figures(ruleset).hero_rules.upkeep_gp
    for owner in ruleset.alive(s):
        count = len(part.of(owner))
        if count:
            args: dict[str, Figure] = {"seat": int(owner), "count": count, "due": count * gold}
            if ruleset.sees_purse(seat, owner):
                args["gold"] = s.gold[owner] + board.income(ruleset, s, owner)
            yield Forecast(id="hades.upkeep", args=args, rules=(HAD_HER_07.id,))
