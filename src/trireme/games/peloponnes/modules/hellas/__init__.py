"""Hellas: three civilizations, a ninth round with a stack of its own, two blank chits, new solo targets (PEL-HEL).

Most of it is content: what the tables hold with this module in play. The effects of its buildings are figures that
scoring reads from every building (PEL-BLD-18 to 21).
"""

from __future__ import annotations

from typing import Final

from trireme.games.peloponnes.extensions import Module
from trireme.games.peloponnes.modules.hellas.rules.ids import PEL_HEL_05
from trireme.games.peloponnes.rules.ids import PEL_BLD_22, PEL_CIV_12, PEL_MIX_03
from trireme.games.peloponnes.setting import Setting
from trireme.kit.rules.ids import KIT_ASK_03


def join(setting: Setting) -> None:
    more, content, tables = setting.more, setting.content, setting.tables
    more.takes_inhabitants["oracle"] = PEL_BLD_22
    more.protections["delphi"] = PEL_CIV_12
    left_out = [tile.id for tile in content.terrain if tile.expansion == "hellas" and tile.id not in tables.tile_number]
    for tile in left_out:
        more.apart[tile] = dict.fromkeys(("bid", "move", "buy"), (PEL_HEL_05, KIT_ASK_03))
    for sea in content.sea:
        if sea.expansion == "hellas":  # With the Sea, that module says more of them.
            more.apart[sea.id] = dict.fromkeys(("bid", "move", "buy"), (PEL_MIX_03, KIT_ASK_03))
    if setting.level is not None:
        setting.target = setting.level.target_hellas  # PEL-MIX-08


MODULE: Final[Module] = Module("hellas", join, civilizations=("syracuse", "delphi", "thebes"))
