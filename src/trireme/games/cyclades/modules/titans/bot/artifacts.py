"""Artifacts: what each is worth, that all five win, and when the Caduceus is paid for."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from trireme.games.cyclades.battle.retreat import RETREATS
from trireme.games.cyclades.bot.advice import Advice
from trireme.games.cyclades.bot.outlook import INCOME, INCOME_FADES, INCOME_LEAST
from trireme.games.cyclades.bot.prospects import VICTORY
from trireme.games.cyclades.bot.trials import Trials
from trireme.games.cyclades.modules.titans.artifacts.holding import owner_of
from trireme.games.cyclades.modules.titans.codes import ARTIFACT, BEG, DONE, HALT, LET, PAY
from trireme.games.cyclades.modules.titans.frames import CADUCEUS as ASK_CADUCEUS
from trireme.games.cyclades.modules.titans.frames import PASS_ON, PLACE_ARTIFACT, TAKE_ALONG
from trireme.games.cyclades.modules.titans.marches import titan_of
from trireme.games.cyclades.modules.titans.part import ARTIFACTS, GONE, HORN, KUNEE, SANDALS, titans
from trireme.games.cyclades.readers import attacker_of
from trireme.games.cyclades.state import ISLANDS, State
from trireme.games.cyclades.units.groups import troops_on
from trireme.kit.engine.frames import NO_CODE
from trireme.kit.seats import NOBODY, Seat

KEPT: Final = (1.5, 1.5, 1.5, 2.0, 2.0)
"""Sandals, Kunee, Caduceus, Thunderbolt and Horn, besides their income."""
COLLECTED: Final = (0.0, 0.5, 1.5, 4.5, 16.0, VICTORY)
"""So many of the five, as long as none has left the game (TIT-ART-10)."""
EXPOSED: Final = 1.2
"""One that lies where nobody guards it."""
USE: Final = 3.0
"""Sandals or Kunee beside units that can still march in this cycle."""
HOPE: Final = 0.3
"""Odds at which a battle is worth the gold for another troop."""


class ArtifactsAdvice(Advice):
    within = frozenset({PLACE_ARTIFACT, TAKE_ALONG})

    def __init__(self, trials: Trials) -> None:
        super().__init__(trials)
        self.titan = titan_of(self.ruleset)

    def worth(self, s: State, seat: Seat) -> float:
        part = titans(self.ruleset, s)
        worth, team = 0.0, 0
        for artifact, place in enumerate(part.artifacts):
            owner = owner_of(self.ruleset, s, artifact)
            if owner == NOBODY:
                continue
            team += bool(self.ruleset.sides[seat] >> owner & 1)
            if owner != seat:
                continue
            worth += KEPT[artifact]
            if not troops_on(s, ISLANDS[place]):
                worth -= EXPOSED
            elif artifact in (SANDALS, KUNEE) and self.can_march(s, seat, place):
                worth += USE
            if artifact == HORN:
                worth += max(INCOME_LEAST, INCOME - INCOME_FADES * s.cycle) * s.prosperity[place]
        if team and (GONE not in part.artifacts):
            worth += COLLECTED[team] / len(self.trials.outlook.team_of[seat])
        return worth

    def can_march(self, s: State, seat: Seat, island: int) -> bool:
        """Whether units there may still march in this cycle: Titans with any god, others with Ares."""
        if seat in s.returned:
            return False
        if s.troops[self.titan.number * len(s.owner) + island]:
            return seat in s.offer_seat
        return any(s.offer_seat[god] == seat for god in self.trials.outlook.marches)

    def sensible(self, s: State, seat: Seat, codes: list[int]) -> list[int]:
        """Artifacts march along in their order: in any other, the same ones come."""
        if s.stack[-1][0] != TAKE_ALONG or s.stack[-2][0] == RETREATS:
            return codes
        brought = titans(self.ruleset, s).brought
        return [code for code in codes if code == DONE or not brought >> code - ARTIFACT] or codes

    def prizes(self, s: State) -> Mapping[int, float]:
        found: dict[int, float] = {}
        for artifact, place in enumerate(titans(self.ruleset, s).artifacts):
            if place >= 0:
                found[place] = found.get(place, 0.0) + KEPT[artifact] + INCOME_LEAST
        return found

    def answer(self, s: State, seat: Seat) -> int:
        kind = s.stack[-1][0]
        if kind == PASS_ON:
            codes = self.trials.legal(s, seat)
            return HALT if HALT in codes else codes[0]
        if kind == ASK_CADUCEUS:
            return self.pays(s, seat, self.trials.legal(s, seat))
        return NO_CODE

    def pays(self, s: State, seat: Seat, codes: list[int]) -> int:
        """For a battle that is not lost; a partner is asked by whoever has nothing."""
        wins = self.trials.outlook.clashes.fought(s).wins
        if (wins if seat == attacker_of(s) else 1.0 - wins) < HOPE:
            return LET
        if PAY in codes:
            return PAY
        partners = [each for each in self.trials.outlook.team_of[seat] if each != seat]
        return BEG if BEG in codes and any(s.gold[each] for each in partners) else LET


assert len(KEPT) == len(ARTIFACTS) == len(COLLECTED) - 1
