"""Magic items: what each is worth while it is kept, and when those are played that others wait for."""

from __future__ import annotations

from typing import Final

from trireme.games.cyclades.battle.strength import attack_score, defence_score
from trireme.games.cyclades.bot.advice import Advice
from trireme.games.cyclades.bot.trials import Trials
from trireme.games.cyclades.modules.hades.codes import GOD_NEXT, NAME, PASS_ITEM
from trireme.games.cyclades.modules.hades.codes import ITEM as ITEM_CODE
from trireme.games.cyclades.modules.hades.favours.items.chariot import CHARIOT
from trireme.games.cyclades.modules.hades.favours.items.girdle import named
from trireme.games.cyclades.modules.hades.favours.items.item import printed
from trireme.games.cyclades.modules.hades.favours.items.moments import PASSES
from trireme.games.cyclades.modules.hades.favours.part import favours
from trireme.games.cyclades.modules.hades.favours.tiles.hephaestus import DISCARD_ITEM
from trireme.games.cyclades.modules.hades.frames import (
    APOLLOS_ARROWS,
    FLEECE,
    GIRDLE,
    HELM,
    NECKLACE,
    PALACE,
    PALACE_ORDER,
    TRIDENT,
)
from trireme.games.cyclades.modules.hades.god.part import god_part
from trireme.games.cyclades.modules.hades.piece import figures
from trireme.games.cyclades.phases.offered_gold import OFFER
from trireme.games.cyclades.readers import attacker_of
from trireme.games.cyclades.state import ISLANDS, GodNumber, State
from trireme.kit.engine.frames import NO_CODE
from trireme.kit.masks import bits
from trireme.kit.seats import NOBODY, Seat

ITEM: Final = 1.5
"""What an item is worth whatever it is;"""
KEPT: Final = {
    "golden-fleece": 2.4,
    "apollos-arrows": 1.6,
    "poseidons-trident": 0.8,
    "harmonias-necklace": 2.0,
    "aphrodites-girdle": 2.0,
    "pelops-sceptre": 1.4,
    "artemis-arrows": 0.8,
    "sun-chariot": 0.4,
    "palace-of-the-gods": 0.2,
    "helm-of-hades": 0.2,
}
"""what it is worth to its owner, who knows which it is."""
NAME_ENDS: Final = NAME + 8 * 16
MOMENTS: Final = (HELM, FLEECE, PALACE, GIRDLE, NECKLACE, APOLLOS_ARROWS, TRIDENT)


class ItemsAdvice(Advice):
    within = frozenset({CHARIOT})

    def __init__(self, trials: Trials) -> None:
        super().__init__(trials)
        own = figures(self.ruleset)
        self.kept = [KEPT[item.id] for item in own.item]
        self.arrives_at = own.threat.arrives_at
        self.bonus: int = printed(self.ruleset, "apollos-arrows").bonus

    def worth(self, s: State, seat: Seat) -> float:
        """What lies face down counts as any item, whoever has seen it."""
        part = favours(self.ruleset, s)
        if seat not in part.items:
            return 0.0
        own = [item for item, owner in enumerate(part.items) if owner == seat]
        return sum(ITEM if part.face_down >> item & 1 else self.kept[item] for item in own)

    def answer(self, s: State, seat: Seat) -> int:
        kind = s.stack[-1][0]
        if kind == OFFER:
            return self.names(s, seat)
        if kind == DISCARD_ITEM:
            return min(self.trials.legal(s, seat), key=lambda code: self.kept[code - ITEM_CODE])
        if kind == PALACE_ORDER:
            legal = self.trials.legal(s, seat)
            return next(GOD_NEXT + god for god in self.order(s, seat) if GOD_NEXT + god in legal)
        if kind not in MOMENTS:
            return NO_CODE
        plays = [code for code in self.trials.legal(s, seat) if code not in PASSES]
        if kind == GIRDLE:
            code = self.names(s, seat)
            return code if code != NO_CODE else PASS_ITEM
        return plays[0] if plays and self.wants(s, seat, kind) else PASS_ITEM

    def wants(self, s: State, seat: Seat, kind: int) -> bool:
        """Whether an item is worth playing at its moment."""
        if kind == HELM:
            return self.fears_hades(s, seat)
        if kind == PALACE:
            return self.order(s, seat) != s.gods[: s.available]
        if kind == NECKLACE:
            return self.is_threatened(s, seat)
        return kind == FLEECE or (kind in (APOLLOS_ARROWS, TRIDENT) and self.turns_the_assault(s, seat))

    def names(self, s: State, seat: Seat) -> int:
        """The Girdle, where a god would make a rival win in this cycle."""
        for code in self.trials.legal(s, seat):
            if NAME <= code < NAME_ENDS:
                rival, god = named(code)
                if rival != seat and s.offer_seat[god] != seat and self.trials.outlook.wins_with(s, rival, god):
                    return code
        return NO_CODE

    def order(self, s: State, seat: Seat) -> list[GodNumber]:
        """First the gods that make this seat win; then those that make nobody win, and last those for its rivals."""
        wins_with = self.trials.outlook.wins_with
        rivals = [each for each in self.ruleset.alive(s) if each != seat]

        def rank(god: GodNumber) -> int:
            if wins_with(s, seat, god):
                return 0
            return 2 if any(wins_with(s, rival, god) for rival in rivals) else 1

        return sorted(s.gods[: s.available], key=rank)

    def fears_hades(self, s: State, seat: Seat) -> bool:
        """Hadès would come, and somebody else has more gold for him."""
        part = god_part(self.ruleset, s)
        comes = part.threat + sum(part.dice) >= self.arrives_at
        return comes and s.gold[seat] < max(s.gold)

    def is_threatened(self, s: State, seat: Seat) -> bool:
        """Whoever acts can march, and reaches a Metropolis of this seat."""
        outlook = self.trials.outlook
        if s.god not in outlook.marches:
            return False
        rival = s.offer_seat[s.god]
        own = bits(s.land[seat] & s.metropolis, ISLANDS)
        return rival not in (NOBODY, seat) and any(outlook.reaches(s, rival, island) for island in own)

    def turns_the_assault(self, s: State, seat: Seat) -> bool:
        """With what it adds the assault is won, and without it is not."""
        lead = attack_score(self.ruleset, s) - defence_score(self.ruleset, s)
        lead = lead if seat == attacker_of(s) else -lead
        return -self.bonus < lead <= 0
