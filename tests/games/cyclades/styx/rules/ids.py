"""The rules of the Styx by name."""

from __future__ import annotations

from typing import Final

from trireme.kit.content.rulebook import Rule

STX_CHA_01: Final = Rule("STX-CHA-01")
STX_CHA_02: Final = Rule("STX-CHA-02")
STX_CHA_03: Final = Rule("STX-CHA-03")
STX_CHA_04: Final = Rule("STX-CHA-04")
STX_REL_01: Final = Rule("STX-REL-01")
STX_REL_02: Final = Rule("STX-REL-02")
STX_REL_03: Final = Rule("STX-REL-03")
STX_REL_04: Final = Rule("STX-REL-04")
STX_REL_05: Final = Rule("STX-REL-05")
STX_REL_06: Final = Rule("STX-REL-06")
STX_REL_07: Final = Rule("STX-REL-07")
STX_REL_08: Final = Rule("STX-REL-08")
STX_LOT_01: Final = Rule("STX-LOT-01")
STX_LOT_02: Final = Rule("STX-LOT-02")
STX_LOT_03: Final = Rule("STX-LOT-03")
STX_LOT_04: Final = Rule("STX-LOT-04")
STX_EMP_01: Final = Rule("STX-EMP-01")
STX_ELY_01: Final = Rule("STX-ELY-01")
