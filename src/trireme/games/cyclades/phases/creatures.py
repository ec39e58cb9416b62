"""Phase 1: the creature track, the draw pile and the discard pile (CYC-TRK, CYC-CHM-03 to 05, CYC-CHM-09)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from trireme.games.cyclades import events, moves
from trireme.games.cyclades.lookup import mask_of
from trireme.games.cyclades.ruleset import Ruleset, Steps
from trireme.games.cyclades.state import CARDS, NO_CARD, NONE, CardNumber, State
from trireme.kit.engine.frame_data import FrameData
from trireme.kit.engine.frames import Draw, Work
from trireme.kit.engine.state import Frame

CREATURES: Final = 3
FILL_TRACK: Final = 4
DRAW_CREATURE: Final = 5


class EmptySpace(FrameData):
    """A space of the track to which the top card of the draw pile comes."""

    space: int


def put_on_discard(ruleset: Ruleset, s: State, creature: CardNumber) -> None:
    """Put a card on the discard pile."""
    s.discard += (creature,)
    for happens in ruleset.points.discarded:
        happens(ruleset, s, creature)


def reshuffle(s: State) -> None:
    """Shuffle the discard pile into the draw pile. The track stays (CYC-CHM-04)."""
    s.pile |= mask_of(s.discard)
    s.discard = ()
    if s.journal is not None:
        s.journal.append(events.Reshuffled())


def spaces_in_use(ruleset: Ruleset, s: State) -> int:
    """Return the number of spaces in use: one in the first cycle, two in the second (CYC-TRK-08 to 10)."""
    for fills in ruleset.points.all_spaces:
        if fills(ruleset, s):
            return len(s.track)
    return min(s.cycle, len(s.track))


def left_the_track(ruleset: Ruleset, s: State, card: CardNumber) -> bool:
    """Return whether a creature may have been bought in this cycle, so that its space is empty (CYC-CRE-16)."""
    lying = [space for space, each in enumerate(s.track) if each != NO_CARD]
    spaces = max([spaces_in_use(ruleset, s), *(space + 1 for space in lying)])
    if NO_CARD not in s.track[:spaces] or card in s.track:
        return False
    return card in s.discard or any(figure == card and since == s.cycle for figure, since in zip(s.figure, s.since))


def draw_creature(s: State, space: int) -> None:
    """Draw the top card for a space. An empty pile is first made of the discards (CYC-TRK-12)."""
    if not s.pile:
        reshuffle(s)
    if s.pile:
        s.stack.append((DRAW_CREATURE, EmptySpace(space)))


class Creatures(Work[State]):
    """Clear the last space and slide the other creatures (CYC-TRK-03, 04)."""

    phase = "creatures"
    entry = "creatures"

    def __init__(self, ruleset: Ruleset) -> None:
        self.ruleset = ruleset

    def run(self, s: State, frame: Frame) -> None:
        if s.journal is not None:
            s.journal.append(events.CycleBegun(cycle=s.cycle))
        last = len(s.track) - 1
        unsold = s.track[last]
        s.track[last] = NO_CARD
        lying = [space for space, creature in enumerate(s.track) if creature != NO_CARD]
        spaces = max([spaces_in_use(self.ruleset, s), *[space + 1 for space in lying]])
        cards = [s.track[space] for space in lying]
        s.track = [NO_CARD] * (spaces - len(cards)) + cards + [NO_CARD] * (last + 1 - spaces)
        if unsold != NONE:
            self.ruleset.cards[unsold].unsold(s)
        s.stack.append((FILL_TRACK,))


class FillTrack(Work[State]):
    """Fill the empty spaces, the cheapest first; one in the first cycle, two in the second (CYC-TRK-05 to 10)."""

    phase = "creatures"

    def __init__(self, ruleset: Ruleset) -> None:
        self.ruleset = ruleset

    def run(self, s: State, frame: Frame) -> None:
        for space in reversed(range(spaces_in_use(self.ruleset, s))):
            if s.track[space] == NO_CARD and (s.pile or s.discard):
                s.stack.append((FILL_TRACK,))
                draw_creature(s, space)
                return


class DrawCreature(Draw[State]):
    """Draw any card of the pile. Its order is decided only when it is seen (CYC-INF-04)."""

    phase = "creatures"
    label = "creatures"
    first = moves.DRAWN

    def __init__(self, ruleset: Ruleset) -> None:
        self.ruleset = ruleset
        self.prices: tuple[int, ...] = ruleset.economy.creature_track_prices

    def pile(self, s: State) -> int:
        return s.pile

    def take(self, s: State, frame: Frame, code: int) -> None:
        empty: EmptySpace = frame[1]
        creature, space = CARDS[code - moves.DRAWN], empty.space
        s.pile &= ~(1 << creature)
        s.track[space] = creature
        if s.journal is not None:
            self.ruleset.cards[creature].tell_coming(s, self.prices[space])

    def write(self, s: State, code: int) -> str:
        return self.ruleset.creature(code - moves.DRAWN)

    def known(self) -> Sequence[str]:
        return self.ruleset.tables.creature_ids


STEPS: Final[Steps] = {
    CREATURES: Creatures,
    FILL_TRACK: FillTrack,
    DRAW_CREATURE: DrawCreature,
}
