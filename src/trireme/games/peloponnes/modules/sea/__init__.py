"""The Sea: open tiles that players buy before they bid; they feed inhabitants and are never lost (PEL-SEA)."""

from __future__ import annotations

from typing import Final

from trireme.games.peloponnes.module import Module
from trireme.games.peloponnes.modules.sea.codes import CODES
from trireme.games.peloponnes.modules.sea.components import SeaContent
from trireme.games.peloponnes.modules.sea.fishing import Fishing
from trireme.games.peloponnes.modules.sea.position.possible import Possible
from trireme.games.peloponnes.modules.sea.problems import WITHOUT_SEA
from trireme.games.peloponnes.modules.sea.purchase import BuySeaTile, too_late
from trireme.games.peloponnes.modules.sea.rules.ids import (
    PEL_MIX_09,
    PEL_SEA_01,
    PEL_SEA_04,
    PEL_SEA_05,
    PEL_SEA_08,
    PEL_SEA_09,
    PEL_SEA_15,
    PEL_SEA_16,
)
from trireme.games.peloponnes.modules.sea.setup import DRAW_SEA, DrawSea
from trireme.games.peloponnes.modules.sea.tiles import SeaTiles
from trireme.games.peloponnes.rules.ids import PEL_REV_05, PEL_RND_01
from trireme.games.peloponnes.ruleset import Ruleset
from trireme.games.peloponnes.state import DISPLACED
from trireme.kit.rules.ids import KIT_ASK_03


def join(ruleset: Ruleset) -> None:
    more, sea = ruleset.more, SeaTiles(ruleset)
    more.codes.append(CODES)
    more.rows["sea"] = sea
    more.steps[DRAW_SEA] = lambda ruleset: DrawSea(sea)
    more.laid_out += [(DRAW_SEA,)] * ruleset.players  # PEL-SEA-02
    more.asides.append(lambda ruleset: BuySeaTile(ruleset, sea))
    fishing = Fishing(sea)
    more.free_meals.append(fishing.meals)
    more.hunger.append(fishing.forbids)
    more.prestige["sea"] = fishing.prestige
    more.elsewhere["buy"] = (PEL_MIX_09, PEL_SEA_04) if ruleset.solo else (PEL_SEA_04,)
    more.short_of_food.append(fishing.no_payment)
    for prompt in ("feed", "finish"):
        more.misplaced_verbs[prompt] = {"buy": (*more.elsewhere["buy"], PEL_REV_05)}
    more.misplaced_verbs["bid-or-pass"] = {"mark": (PEL_SEA_09, PEL_RND_01)}
    more.applies[PEL_SEA_09] = lambda s, seat, words: all(word in sea.ids for word in words[1:])
    more.misplaced_verbs["move-or-withdraw"] = {"buy": (PEL_SEA_05, PEL_SEA_04)}
    for tile in sea.content.sea:
        if tile not in sea.tiles:
            more.apart[tile.id] = dict.fromkeys(("bid", "move", "buy"), (PEL_SEA_01, KIT_ASK_03))
            continue
        more.apart[tile.id] = {
            "bid": (PEL_SEA_08, PEL_SEA_04, KIT_ASK_03),
            "move": (PEL_SEA_05, KIT_ASK_03),
            "keep": (PEL_SEA_16, PEL_SEA_15, KIT_ASK_03),
            "finish": (PEL_SEA_09, KIT_ASK_03),
            "mark": (PEL_SEA_09, KIT_ASK_03),
            "pay": (PEL_SEA_08, KIT_ASK_03),
            "box": (PEL_SEA_15, KIT_ASK_03),
        }
    more.out_of_turn.append(too_late)
    more.applies[PEL_SEA_05] = lambda s, seat, words: s.status[seat] == DISPLACED
    more.impossible.append(Possible(sea, ruleset.players).impossible)


MODULE: Final[Module] = Module("sea", join, rows={"sea": WITHOUT_SEA}, content=SeaContent)
