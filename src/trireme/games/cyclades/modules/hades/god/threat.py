"""The threat: dice before the gods, Hadès at 9 or more, and his departure after Apollo (HAD-THR, HAD-CYO-01)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from fractions import Fraction
from itertools import product
from typing import Final

from trireme.games.cyclades import board, moves
from trireme.games.cyclades.battle.odds import percentages
from trireme.games.cyclades.modules.hades.god import events
from trireme.games.cyclades.modules.hades.god.part import god_part
from trireme.games.cyclades.modules.hades.piece import figures
from trireme.games.cyclades.modules.hades.rules.ids import (
    HAD_THR_02,
    HAD_THR_03,
    HAD_THR_06,
    HAD_THR_09,
)
from trireme.games.cyclades.ruleset import Ruleset, Steps
from trireme.games.cyclades.state import ISLANDS, LAND, NO_GOD, SEA, SEAS, GodNumber, State
from trireme.games.cyclades.units.groups import group_of
from trireme.games.cyclades.units.kinds import UnitKind
from trireme.kit.content.rulebook import Reason
from trireme.kit.dice import below
from trireme.kit.engine.frame_data import FrameData
from trireme.kit.engine.frames import Chance, Work
from trireme.kit.engine.question import Forecast
from trireme.kit.engine.sequences import Hooks, RunHooks
from trireme.kit.engine.state import Frame
from trireme.kit.seats import NOBODY, Seat

THREAT: Final = 320
THREATENS: Final = 321
ROLL_THREAT: Final = 322
DEPARTURE: Final = 324
PHASE: Final = "hades.threat"
"""The phase, and the entry point before it."""

# What happens when the threat is rolled, by rank in `Hades.threat`.
DICE: Final = 10
ITEMS: Final = 30
"""The rank at which the dice may be rolled again (HAD-OBJ-33)."""
ADVANCE: Final = 50

COVERING: Final = 10
"""The rank of Hadès in `points.gods_laid`; favours and the Palace come later (HAD-FAV-01, 02, HAD-OBJ-38)."""


class DieToRoll(FrameData):
    """One of the dice of the threat is rolled."""

    number: int


class Threat(Work[State]):
    """Begin the phase after the creatures and before the gods (HAD-CYO-01)."""

    phase = PHASE
    entry = PHASE

    def __init__(self, rolls: RunHooks[Ruleset, State, None]) -> None:
        self.rolls = rolls

    def run(self, s: State, frame: Frame) -> None:
        self.rolls.run(s, (THREATENS, 0, None))


def threat_point(number: int) -> Hooks[Ruleset, State, None]:
    """Return the point of the threat: the dice are rolled, perhaps again, and the column advances."""
    point: Hooks[Ruleset, State, None] = Hooks()

    def rolls(ruleset: Ruleset, s: State, data: None) -> None:
        roll_dice(ruleset, s, number)

    point.add(DICE, rolls)
    point.add(ADVANCE, advance)
    return point


def roll_dice(ruleset: Ruleset, s: State, number: int) -> None:
    """Roll all dice, for the first time or again."""
    god_part(ruleset, s).dice = ()
    for die in range(number):
        s.stack.append((ROLL_THREAT, DieToRoll(die)))


class RollThreat(Chance[State]):
    """Roll a battle die (HAD-THR-02)."""

    phase = PHASE
    label = "threat"

    def __init__(self, ruleset: Ruleset) -> None:
        self.codes = [moves.DIE + face for face in ruleset.tables.faces]
        self.weights = ruleset.tables.face_weights
        self.die = [moves.DIE + face for face in ruleset.tables.die]
        self.ruleset = ruleset

    def outcomes(self, s: State, frame: Frame) -> tuple[Sequence[int], Sequence[int]]:
        return self.codes, self.weights

    def roll(self, s: State, frame: Frame) -> int:
        return self.die[below(s.key, s.drawn, len(self.die))]

    def take(self, s: State, frame: Frame, code: int) -> None:
        part = god_part(self.ruleset, s)
        part.dice = (*part.dice, code - moves.DIE)

    def write(self, s: State, code: int) -> str:
        return str(code - moves.DIE)

    def known(self) -> Sequence[str]:
        return [str(face) for face in self.ruleset.tables.faces]


def advance(ruleset: Ruleset, s: State, data: None) -> None:
    """Move the column as far as the dice say (HAD-THR-02)."""
    part = god_part(ruleset, s)
    part.threat += sum(part.dice)
    if s.journal is not None:
        comes = part.threat >= figures(ruleset).threat.arrives_at
        rolled = events.Threatened(dice=part.dice, rise=sum(part.dice), threat=part.threat, comes=comes)
        s.journal.append(rolled)
    part.dice = ()


class Coming:
    """Hadès covers the available god just above Apollo once the column has reached the end (HAD-THR-03 to 05)."""

    def __init__(self, ruleset: Ruleset) -> None:
        self.hades = ruleset.tables.god_number["hades"]
        self.arrives_at = figures(ruleset).threat.arrives_at

    def covers(self, ruleset: Ruleset, s: State, data: None) -> None:
        part = god_part(ruleset, s)
        if part.threat < self.arrives_at:
            return
        place = s.available - 1
        part.covered = s.gods[place]
        s.gods[place] = self.hades
        if s.journal is not None:
            s.journal.append(events.Covered(god=ruleset.god(part.covered)))

    def explains(self, ruleset: Ruleset, s: State, god: GodNumber) -> Iterator[Reason]:
        """Yield why there is no offering to Hadès, or to the god whom he covers."""
        part = god_part(ruleset, s)
        if god == self.hades:
            yield Reason(HAD_THR_03, threat=part.threat, needed=self.arrives_at)
        elif god == part.covered:
            yield Reason(HAD_THR_06, god=ruleset.god(god))


class Departure(Work[State]):
    """Let the undead leave, uncover the god as he lay and move the column back to 0 (HAD-THR-07, 08)."""

    phase = "apollo"

    def __init__(self, ruleset: Ruleset) -> None:
        self.ruleset = ruleset
        self.hades = ruleset.tables.god_number["hades"]
        self.undead = [kind for kinds in ruleset.units for kind in kinds if kind.id in ("undead-troop", "undead-fleet")]
        self.start = figures(ruleset).threat.start

    def run(self, s: State, frame: Frame) -> None:
        part = god_part(self.ruleset, s)
        if part.covered == NO_GOD:
            return
        gone = sum(leave_board(self.ruleset, s, kind) for kind in self.undead)
        if s.journal is not None:
            s.journal.append(events.Departed(god=self.ruleset.god(part.covered), count=gone))
        s.gods[s.gods.index(self.hades)] = part.covered
        s.offer_seat[self.hades], s.offer_gold[self.hades] = NOBODY, 0
        part.covered = NO_GOD
        part.threat = self.start
        part.built = False


def leave_board(ruleset: Ruleset, s: State, kind: UnitKind) -> int:
    """Remove all units of a kind and return their number. Islands keep their owners, seas do not (HAD-UND-11 to 13)."""
    owners, counts = (s.owner, s.troops) if kind.element == LAND else (s.holder, s.fleets)
    first = kind.number * len(owners)
    gone = 0
    for place, count in enumerate(counts[first : first + len(owners)]):
        if count:
            kind.goes_back(ruleset, s, owners[place], count)
            group = group_of(kind.number, count)
            if kind.element == SEA:
                board.take_fleets(s, SEAS[place], group)
            else:
                board.take_troops(s, ISLANDS[place], group)
            gone += count
    return gone


class NextRoll:
    """The forecast of the next roll of the threat (HAD-THR-02, 03, 09)."""

    def __init__(self, ruleset: Ruleset) -> None:
        own = figures(ruleset).threat
        self.arrives_at, self.start = own.arrives_at, own.start
        self.sums = [sum(dice) for dice in product(ruleset.tables.die, repeat=own.dice)]

    def chance(self, missing: int) -> Fraction:
        return Fraction(sum(rolled >= missing for rolled in self.sums), len(self.sums))

    def outlooks(self, ruleset: Ruleset, s: State, seat: Seat | None) -> Iterator[Forecast]:
        if s.cycle == ruleset.cycles:
            return
        part = god_part(ruleset, s)
        here = part.covered != NO_GOD
        threat = self.start if here else part.threat
        missing = self.arrives_at - threat
        chance = self.chance(missing)
        chances = {"comes": chance, "stays": 1 - chance}
        yield Forecast(
            id="hades-threat",
            args={"threat": threat, "missing": missing, "here": int(here), **percentages(chances)},
            rules=(HAD_THR_09.id if here else HAD_THR_03.id, HAD_THR_02.id),
            chances={name: float(share) for name, share in chances.items()},
        )


STEPS: Final[Steps] = {
    ROLL_THREAT: RollThreat,
    DEPARTURE: Departure,
}
