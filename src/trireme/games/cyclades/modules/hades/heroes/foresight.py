"""What Heroes will cost after the next income (HAD-HER-07)."""

from __future__ import annotations

from collections.abc import Iterator

from trireme.games.cyclades import board
from trireme.games.cyclades.modules.hades.heroes.part import heroes
from trireme.games.cyclades.modules.hades.piece import figures
from trireme.games.cyclades.modules.hades.rules.ids import HAD_HER_07
from trireme.games.cyclades.setting import Setting
from trireme.games.cyclades.state import State
from trireme.kit.question import Outlook
from trireme.kit.seats import Seat


def upkeep_due(setting: Setting, s: State, seat: Seat | None) -> Iterator[Outlook]:
    """What a seat will have to pay, and whether its gold of now and an income as of now would do."""
    count = len(heroes(setting, s).of(seat)) if seat is not None else 0
    if seat is None or not count:
        return
    due = count * figures(setting).hero_rules.upkeep_gp
    have = s.gold[seat] + board.income(setting, s, seat)
    args = {"seat": int(seat), "count": count, "due": due, "have": have, "short": max(due - have, 0)}
    yield Outlook(id="hades.upkeep", args={**args}, rules=(HAD_HER_07.id,))
