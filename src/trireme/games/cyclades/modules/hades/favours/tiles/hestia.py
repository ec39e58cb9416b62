"""Hestia builds one of the four types, never a Theatre (HAD-TIL-18, 19)."""

from __future__ import annotations

from collections.abc import Iterator

from trireme.games.cyclades.lookup import TYPES
from trireme.games.cyclades.modules.hades.codes import USE_SLOT
from trireme.games.cyclades.modules.hades.favours.builders import Builder
from trireme.games.cyclades.modules.hades.favours.uses import THEATRE, of_slot
from trireme.games.cyclades.modules.hades.rules.ids import HAD_TIL_18, HAD_TIL_19
from trireme.games.cyclades.state import State
from trireme.kit.content.rulebook import Reason
from trireme.kit.seats import Seat


class Hestia(Builder):
    rule = HAD_TIL_18
    blocks = (USE_SLOT,)
    types = TYPES

    def bars(self, s: State, seat: Seat, code: int) -> Iterator[Reason]:
        """Yield the rule that names the types where a move names none of them."""
        return iter((Reason(HAD_TIL_18),)) if of_slot(code)[0] == THEATRE else super().bars(s, seat, code)

    def refuses(self, words: list[str]) -> Iterator[Reason]:
        if "theatre" in words:
            yield from (Reason(HAD_TIL_19), Reason(HAD_TIL_18))
