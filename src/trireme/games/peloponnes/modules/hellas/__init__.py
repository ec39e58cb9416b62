"""Hellas: three civilizations, a ninth round with a stack of its own, two blank chits, new solo targets (PEL-HEL).

Most of it is content: what the tables hold with this module in play. The effects of its buildings are figures that
scoring reads from every building (PEL-BLD-18 to 21).
"""

from __future__ import annotations

from typing import Final

from trireme.games.peloponnes.extensions import Module
from trireme.games.peloponnes.rules.ids import PEL_BLD_22
from trireme.games.peloponnes.setting import Setting


def join(setting: Setting) -> None:
    setting.more.takes_inhabitants["oracle"] = PEL_BLD_22
    if setting.level is not None:
        setting.target = setting.level.target_hellas  # PEL-MIX-08


MODULE: Final = Module("hellas", join, civilizations=("syracuse", "delphi", "thebes"))
