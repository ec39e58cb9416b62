"""Artifacts: what each is worth, that all of them win, and what the bot answers to their questions."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from trireme.games.cyclades.battle.retreat import RETREATS
from trireme.games.cyclades.bot.advice import Advice
from trireme.games.cyclades.bot.outlook import INCOME, INCOME_FADES, INCOME_LEAST
from trireme.games.cyclades.bot.prospects import VICTORY
from trireme.games.cyclades.bot.trials import Trials
from trireme.games.cyclades.modules.titans.artifacts.artifact import PLACE_ARTIFACT, artifacts_of, owner_of
from trireme.games.cyclades.modules.titans.artifacts.partners import HAND_OVER
from trireme.games.cyclades.modules.titans.artifacts.travel import TAKE_ALONG
from trireme.games.cyclades.modules.titans.codes import ARTIFACT, DONE
from trireme.games.cyclades.modules.titans.marches import titan_of
from trireme.games.cyclades.modules.titans.part import GONE, titans
from trireme.games.cyclades.state import ISLANDS, State
from trireme.games.cyclades.units.groups import troops_on
from trireme.kit.engine.frames import NO_CODE
from trireme.kit.seats import NOBODY, Seat

LACKING: Final = (VICTORY, 16.0, 4.5, 1.5, 0.5)
"""Worth to a team that lacks so many Artifacts, as long as none has left the game (TIT-ART-10)."""
EXPOSED: Final = 1.2
"""Loss of worth of an Artifact on a territory without units."""
USE: Final = 3.0
"""Worth of an Artifact that opens ways, beside units that can still march in this cycle."""


class ArtifactsAdvice(Advice):
    within = frozenset({PLACE_ARTIFACT, TAKE_ALONG, HAND_OVER})

    def __init__(self, trials: Trials) -> None:
        super().__init__(trials)
        self.titan = titan_of(self.ruleset)
        self.artifacts = artifacts_of(self.ruleset)

    def worth(self, s: State, seat: Seat) -> float:
        part = titans(self.ruleset, s)
        worth, team = 0.0, 0
        for artifact, place in zip(self.artifacts, part.artifacts):
            owner = owner_of(part, s, artifact.index)
            if owner == NOBODY:
                continue
            team += bool(self.ruleset.sides[seat] >> owner & 1)
            if owner != seat:
                continue
            worth += artifact.worth()
            if not troops_on(s, ISLANDS[place]):
                worth -= EXPOSED
            elif artifact.opens_ways and self.can_march(s, seat, place):
                worth += USE
            if gold := artifact.gold(s, ISLANDS[place]):
                worth += max(INCOME_LEAST, INCOME - INCOME_FADES * s.cycle) * gold
        if team and (GONE not in part.artifacts):
            lacking = len(self.artifacts) - team
            worth += (LACKING[lacking] if lacking < len(LACKING) else 0.0) / len(self.trials.outlook.team_of[seat])
        return worth

    def can_march(self, s: State, seat: Seat, island: int) -> bool:
        """Return whether units there may still march in this cycle: Titans with any god, others with Ares."""
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
        for artifact, place in zip(self.artifacts, titans(self.ruleset, s).artifacts):
            if place >= 0:
                found[place] = found.get(place, 0.0) + artifact.worth() + INCOME_LEAST
        return found

    def answer(self, s: State, seat: Seat) -> int:
        for artifact in self.artifacts:
            code = artifact.answer(self.trials, s, seat)
            if code != NO_CODE:
                return code
        return NO_CODE
