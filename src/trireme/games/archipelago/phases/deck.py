"""The evolution deck and its track: backs uncovered, spaces filled, red parts resolved (ARC-PUR-10 to 18)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from trireme.games.archipelago import events, moves
from trireme.games.archipelago.lookup import RESOURCES
from trireme.games.archipelago.phases.crisis import CRISIS, CrisisCard
from trireme.games.archipelago.questions import Steps, WorkStep
from trireme.games.archipelago.ruleset import Ruleset
from trireme.games.archipelago.state import State
from trireme.kit.engine.frame_data import FrameData
from trireme.kit.engine.frames import Chance
from trireme.kit.engine.state import Frame
from trireme.kit.masks import bits

YELLOW = 0
RED = 1


def to_track(ruleset: Ruleset, s: State) -> None:
    """Put the top card on the track, upright (ARC-PUR-11)."""
    card, s.top = s.top, -1
    s.track = (*s.track, card * 4)
    s.tell(events.CardOpened(card=ruleset.tables.card_ids[card]))


def discard(ruleset: Ruleset, s: State, card: int) -> None:
    s.discarded |= 1 << card
    s.tell(events.CardDiscarded(card=ruleset.tables.card_ids[card]))


UNCOVER: Final = 94


class BackToUncover(FrameData):
    """The next back of the deck."""

    silent: bool
    """Whether its red part is left unread, as in turn 0 (ARC-TZR-13)."""


class Uncover(WorkStep):
    """Make the next card the top one. An empty deck is made anew from the discards (ARC-PUR-15, 17)."""

    def run(self, s: State, frame: Frame) -> None:
        if s.top >= 0:
            return
        if not s.deck and s.discarded:
            s.deck, s.discarded = s.discarded, 0
            s.tell(events.DeckRenewed())
        if s.deck:
            back: BackToUncover = frame[1]
            s.stack.append((DRAW_BACK, back))


DRAW_BACK: Final = 97


class DrawBack(Chance[State]):
    """Draw a card, whose back is seen. Its red part is resolved at once, but not in turn 0 (ARC-TZR-13)."""

    label = "card"

    def __init__(self, ruleset: Ruleset) -> None:
        self.ruleset = ruleset
        self.all_codes = range(moves.DRAW_CARD, moves.DRAW_CARD + moves.CARDS)

    def outcomes(self, s: State, frame: Frame) -> tuple[Sequence[int], Sequence[int]]:
        codes = bits(s.deck, self.all_codes)
        return codes, [1] * len(codes)

    def take(self, s: State, frame: Frame, code: int) -> None:
        card = code - moves.DRAW_CARD
        s.deck &= ~(1 << card)
        s.top = card
        if s.journal is not None:
            s.journal.append(back_of(self.ruleset, card))
        back: BackToUncover = frame[1]
        if not back.silent:
            home, abroad, event = self.ruleset.tables.backs[card][RED]
            if home[0] >= 0 or abroad[0] >= 0 or event >= 0:
                s.stack.append((CRISIS, CrisisCard(card, RED)))

    def write(self, s: State, code: int) -> str:
        return self.ruleset.tables.card_ids[code - moves.DRAW_CARD]

    def known(self) -> Sequence[str]:
        return self.ruleset.tables.card_ids


def back_of(ruleset: Ruleset, card: int) -> events.BackUncovered:
    yellow, red = ruleset.tables.backs[card]
    names, happenings = (*RESOURCES, ""), (*ruleset.event_ids, "")
    return events.BackUncovered(
        domestic=names[yellow[0][0]],
        per_cube=yellow[0][1],
        export=names[yellow[1][0]],
        demand=yellow[1][1],
        event=happenings[yellow[2]],
        red_domestic=names[red[0][0]],
        red_per_cube=red[0][1],
        red_export=names[red[1][0]],
        red_demand=red[1][1],
        red_event=happenings[red[2]],
    )


REFILL: Final = 93


class Refill(WorkStep):
    """Fill the spaces of the track one at a time, and resolve each red part that is uncovered (ARC-PUR-10, 12)."""

    def run(self, s: State, frame: Frame) -> None:
        if s.top < 0 and (s.deck or s.discarded):
            s.stack.append(frame)
            s.stack.append((UNCOVER, BackToUncover(False)))
        elif s.top >= 0 and len(s.track) < self.ruleset.spaces:
            to_track(self.ruleset, s)
            s.stack.append(frame)
            s.stack.append((UNCOVER, BackToUncover(False)))


STEPS: Final[Steps] = {
    REFILL: Refill,
    UNCOVER: Uncover,
    DRAW_BACK: DrawBack,
}
