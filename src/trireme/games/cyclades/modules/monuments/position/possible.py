"""Find Monuments that no game can have."""

from __future__ import annotations

from collections.abc import Iterator

from trireme.games.cyclades.modules.monuments.part import monuments
from trireme.games.cyclades.modules.monuments.rules.ids import MON_BUI_04, MON_DRW_01, MON_DRW_02
from trireme.games.cyclades.ruleset import Ruleset
from trireme.games.cyclades.state import NONE, State
from trireme.kit.positions import Finding
from trireme.kit.seats import NOBODY


def impossible_in(ruleset: Ruleset, s: State) -> Iterator[Finding]:
    part, ids = monuments(ruleset, s), ruleset.ids["monument"]
    if part.drawn.bit_count() > ruleset.players:
        yield "monuments.drawn", part.drawn.bit_count(), MON_DRW_01
    for monument, site in enumerate(part.sites):
        if site == NONE:
            continue
        if not part.drawn >> monument & 1:
            yield "monuments.built", ids[monument], MON_DRW_02
        if s.owner[site] == NOBODY:
            yield f"monuments.built.{ids[monument]}", ruleset.island(site), MON_BUI_04
