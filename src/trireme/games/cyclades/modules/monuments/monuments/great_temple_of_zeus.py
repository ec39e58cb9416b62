"""The Great Temple of Zeus: the track is filled when its owner's turn begins (MON-MEF-19 to 21, 27, 28)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from trireme.games.cyclades.modules.monuments import events
from trireme.games.cyclades.modules.monuments.monuments.monument import Monument
from trireme.games.cyclades.phases.creatures import draw_creature
from trireme.games.cyclades.phases.order import TurnOf
from trireme.games.cyclades.phases.turn import BEFORE_ACTIONS
from trireme.games.cyclades.position.values import Values
from trireme.games.cyclades.ruleset import Ruleset
from trireme.games.cyclades.state import NO_CARD, NO_GOD, State
from trireme.kit.engine.frames import Step, Work
from trireme.kit.engine.state import Frame
from trireme.kit.positions import Facts, Schema

REFILL: Final = 505
"""All spaces of the track are filled."""


class GreatTempleOfZeus(Monument):
    def join(self) -> None:
        points = self.ruleset.points
        points.turn_begins.add(BEFORE_ACTIONS, self.track_is_filled)
        points.all_spaces.append(self.all_spaces)

    def steps(self) -> dict[int, Step[State]]:
        return {REFILL: Refill()}

    def track_is_filled(self, ruleset: Ruleset, s: State, turn: TurnOf) -> None:
        """Cards slide to the cheap side, and the pile fills the gaps; not on Apollo."""
        seat = turn.seat
        if s.god == NO_GOD or self.owner(s) != seat:
            return
        self.part(s).filled = True
        if NO_CARD not in s.track:
            return
        s.tell(events.Refilled(seat=seat))
        lying = [card for card in s.track if card != NO_CARD]
        s.track = [NO_CARD] * (len(s.track) - len(lying)) + lying
        s.stack.append((REFILL,))

    def all_spaces(self, ruleset: Ruleset, s: State) -> bool:
        """Return whether the whole track stays in use in the first cycles (MON-MEF-27)."""
        return self.part(s).filled

    def facts(self, s: State) -> Facts:
        return {"filled": self.part(s).filled}

    def stand(self, values: Values, s: State, facts: Mapping[str, object]) -> None:
        beyond = any(card != NO_CARD for card in s.track[s.cycle :])
        self.part(s).filled = values.flag("monuments.filled", facts.get("filled", beyond))

    def facts_schema(self) -> dict[str, Schema]:
        return {
            "filled": {
                "type": "boolean",
                "description": "Whether the Great Temple of Zeus has filled the track in one of the first cycles.",
            }
        }

    def worth(self, s: State) -> float:
        return 0.1


class Refill(Work[State]):
    """Empty spaces are filled, the cheapest first."""

    phase = "actions"

    def run(self, s: State, frame: Frame) -> None:
        for space in reversed(range(len(s.track))):
            if s.track[space] == NO_CARD and (s.pile or s.discard):
                s.stack.append(frame)
                draw_creature(s, space)
                return
