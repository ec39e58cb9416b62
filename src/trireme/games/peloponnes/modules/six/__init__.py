"""Six players: a sixth mat, eight more tiles, six tiles a round (PEL-SIX).

Rows and stacks are content. What is left to code is the choice that the Stockade gives at the end.
"""

from __future__ import annotations

from typing import Final

from trireme.games.peloponnes.module import Module
from trireme.games.peloponnes.modules.six.codes import CODES
from trireme.games.peloponnes.modules.six.rules.ids import PEL_BLD_24, PEL_BLD_26, PEL_BLD_27, PEL_BLD_28
from trireme.games.peloponnes.modules.six.stockade import ALSO, END_CHOICE, WORDS, PrestigeOrInhabitants, Stockade
from trireme.games.peloponnes.rules.ids import PEL_BLD_12, PEL_RND_01
from trireme.games.peloponnes.ruleset import Ruleset


def join(ruleset: Ruleset) -> None:
    more, stockade = ruleset.more, Stockade(ruleset)
    more.takes_inhabitants["stockade"] = PEL_BLD_24
    more.protections |= {"treasury_of_atreus": PEL_BLD_27, "acrocorinth": PEL_BLD_28}
    more.codes.append(CODES)
    more.steps[END_CHOICE] = lambda ruleset: PrestigeOrInhabitants(ruleset, stockade)
    more.end_questions.append(stockade.ask)
    more.end_bonuses.append(stockade.bonuses)
    more.elsewhere["take"] = (PEL_BLD_12, PEL_BLD_26, PEL_RND_01)
    more.applies[PEL_BLD_26] = stockade.is_meant
    more.later_gains |= dict.fromkeys((*WORDS, *ALSO), PEL_BLD_26)
    more.out_of_turn.append(stockade.explain)


MODULE: Final[Module] = Module("six", join, seats=6)
