"""Cards of the pile of creatures are turned up until a fitting one appears (HAD-TIL-11 to 14, 26, HAD-OBJ-29, 31)."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from trireme.games.cyclades import moves
from trireme.games.cyclades.modules.hades.favours import events
from trireme.games.cyclades.modules.hades.favours.part import favours
from trireme.games.cyclades.ruleset import Ruleset
from trireme.games.cyclades.state import CARDS, CardNumber, State
from trireme.kit.engine.frame_data import FrameData
from trireme.kit.engine.frames import Draw
from trireme.kit.engine.state import Frame
from trireme.kit.masks import bits
from trireme.kit.seats import Seat


class Searching(FrameData):
    """A seat searches the pile of creatures."""

    seat: Seat


class Search(Draw[State]):
    """Turn up the next card. There must be a fitting one in the pile when the search begins."""

    phase = "actions"
    label = "search"
    first = moves.DRAWN

    def __init__(self, ruleset: Ruleset) -> None:
        self.ruleset = ruleset

    def fits(self, card: CardNumber) -> bool:
        raise NotImplementedError

    def found(self, s: State, seat: Seat, card: CardNumber) -> None:
        """Deal with the card that was looked for. All others have left."""
        raise NotImplementedError

    def others_leave(self, s: State, cards: list[CardNumber]) -> None:
        """Discard the other cards together. Those that are never discarded leave the game (TIT-HXT-08)."""
        known = self.ruleset.cards
        discard_together(self.ruleset, s, [card for card in cards if known[card].discarded])
        for card in cards:
            if not known[card].discarded:
                known[card].unsold(s)

    def pile(self, s: State) -> int:
        return s.pile

    def take(self, s: State, frame: Frame, code: int) -> None:
        part, card = favours(self.ruleset, s), CARDS[code - moves.DRAWN]
        searching: Searching = frame[1]
        s.pile &= ~(1 << card)
        s.tell(events.TurnedUp(creature=self.ruleset.creature(card)))
        if not self.fits(card):
            part.turned_up |= 1 << card
            s.stack.append(frame)
            return
        others = bits(part.turned_up, CARDS)
        part.turned_up = 0
        self.others_leave(s, others)
        self.found(s, searching.seat, card)

    def write(self, s: State, code: int) -> str:
        return self.ruleset.creature(code - moves.DRAWN)

    def known(self) -> Sequence[str]:
        return self.ruleset.tables.creature_ids


def in_pile(s: State, cards: Iterable[CardNumber]) -> bool:
    """Return whether one of these cards lies in the pile, which everybody can tell from those in sight (HAD-OBJ-36)."""
    return any(s.pile >> card & 1 for card in cards)


def discard_together(ruleset: Ruleset, s: State, cards: list[CardNumber]) -> None:
    """Put all cards on the discard pile before the Chimera causes its shuffle (HAD-TIL-26)."""
    s.discard += tuple(cards)
    for card in cards:
        for happens in ruleset.points.discarded:
            happens(ruleset, s, card)
