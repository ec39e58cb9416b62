"""Magic items: what each is worth while it is kept, and what the bot answers when it is asked about one."""

from __future__ import annotations

from typing import Final

from trireme.games.cyclades.bot.advice import Advice
from trireme.games.cyclades.bot.trials import Trials
from trireme.games.cyclades.modules.hades.codes import ITEM as ITEM_CODE
from trireme.games.cyclades.modules.hades.codes import PASS_ITEM
from trireme.games.cyclades.modules.hades.favours.items.sun_chariot import CHARIOT
from trireme.games.cyclades.modules.hades.favours.magic.item import MagicItem, items_of
from trireme.games.cyclades.modules.hades.favours.magic.moment import PASSES
from trireme.games.cyclades.modules.hades.favours.part import favours
from trireme.games.cyclades.modules.hades.favours.tiles.hephaestus import DISCARD_ITEM
from trireme.games.cyclades.state import State
from trireme.kit.engine.frames import NO_CODE
from trireme.kit.seats import Seat

ITEM: Final = 1.5
"""Worth of an item whatever it is."""


class ItemsAdvice(Advice):
    within = frozenset({CHARIOT})

    def __init__(self, trials: Trials) -> None:
        super().__init__(trials)
        items = items_of(self.ruleset)
        self.kept = [item.worth for item in items]
        self.asked: dict[int, MagicItem] = {kind: item for item in items for kind in (item.kind, *item.asked_in)}
        """The item that answers, by kinds of questions."""

    def worth(self, s: State, seat: Seat) -> float:
        """Count what lies face down as any item, no matter who has seen it."""
        part = favours(self.ruleset, s)
        if seat not in part.items:
            return 0.0
        own = [item for item, owner in enumerate(part.items) if owner == seat]
        return sum(ITEM if part.face_down >> item & 1 else self.kept[item] for item in own)

    def answer(self, s: State, seat: Seat) -> int:
        kind = s.stack[-1][0]
        if kind == DISCARD_ITEM:
            return min(self.trials.legal(s, seat), key=lambda code: self.kept[code - ITEM_CODE])
        if kind not in self.asked:
            return NO_CODE
        item = self.asked[kind]
        plays = [code for code in self.trials.legal(s, seat) if code not in PASSES]
        code = item.advises(self.trials.outlook, s, seat, plays)
        return PASS_ITEM if code == NO_CODE and kind == item.kind else code
