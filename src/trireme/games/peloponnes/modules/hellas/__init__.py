"""Hellas: three civilizations, a ninth round with a stack of its own, two blank chits, new solo targets (PEL-HEL).

Most of it is content: what the tables hold with this module in play. The effects of its buildings are figures that
scoring reads from every building (PEL-BLD-18 to 21).
"""

from __future__ import annotations

from typing import Final

from trireme.games.peloponnes.module import Module
from trireme.games.peloponnes.modules.hellas.components import HellasContent
from trireme.games.peloponnes.modules.hellas.rules.ids import PEL_BLD_22, PEL_CIV_12, PEL_HEL_05, PEL_MIX_03
from trireme.games.peloponnes.ruleset import Ruleset
from trireme.kit.rules.ids import KIT_ASK_03

SEA_TILES: Final = ("sea_07", "sea_08")
"""Two that lie in this box and are for the Sea; their figures stand in that module's content (PEL-MIX-02, 03)."""


def join(ruleset: Ruleset) -> None:
    more, own, playing = ruleset.more, ruleset.extra["hellas"], ruleset.tables.tile_number
    assert isinstance(own, HellasContent)
    more.takes_inhabitants["oracle"] = PEL_BLD_22
    more.protections["delphi"] = PEL_CIV_12
    left_out = [t.id for t in ruleset.content.terrain if t.expansion == "hellas" and t.id not in playing]
    for tile in left_out:
        more.apart[tile] = dict.fromkeys(("bid", "move", "buy"), (PEL_HEL_05, KIT_ASK_03))
    for tile in SEA_TILES:  # With the Sea, that module says more of them.
        more.apart[tile] = dict.fromkeys(("bid", "move", "buy"), (PEL_MIX_03, KIT_ASK_03))
    for solo in own.solo_target:
        if ruleset.level is not None and solo.level == ruleset.level.level:
            ruleset.target = solo.target  # PEL-MIX-08


MODULE: Final[Module] = Module("hellas", join, civilizations=("syracuse", "delphi", "thebes"), content=HellasContent)
