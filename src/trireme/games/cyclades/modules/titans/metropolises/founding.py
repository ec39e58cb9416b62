"""The first Metropolises that are made take a card of a special one (TIT-SPM-01 to 06, 14)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from trireme.games.cyclades.board import Razed
from trireme.games.cyclades.metropolis import Founded
from trireme.games.cyclades.modules.titans import events
from trireme.games.cyclades.modules.titans.codes import SPECIAL
from trireme.games.cyclades.modules.titans.components import content_of
from trireme.games.cyclades.modules.titans.metropolises.special import find_specials, specials_of
from trireme.games.cyclades.modules.titans.part import GONE, titans
from trireme.games.cyclades.modules.titans.rules.ids import TIT_SPM_01, TIT_SPM_02
from trireme.games.cyclades.questions import UNSETTLED, Choice
from trireme.games.cyclades.ruleset import Ruleset
from trireme.games.cyclades.state import NO_SLOT, NONE, Island, State
from trireme.kit.content.rulebook import Reason
from trireme.kit.dice import below
from trireme.kit.engine.frame_data import FrameData
from trireme.kit.engine.frames import Chance, Step
from trireme.kit.engine.state import Frame
from trireme.kit.errors import Figure
from trireme.kit.seats import Seat

DRAW_SPECIAL: Final = 521
"""A card of a special Metropolis is drawn."""
CHOOSE_SPECIAL: Final = 542
"""A seat is asked which card its Metropolis takes."""


class MetropolisAt(FrameData):
    """A Metropolis that has just been made, and takes a card."""

    island: Island


def join_specials(ruleset: Ruleset) -> None:
    points, found = ruleset.points, find_specials(ruleset)
    ruleset.pieces["special_metropolis"] = found
    ruleset.add_targets(SPECIAL, "metropolis", [special.id for special in found])
    points.setup.append(DRAW_SPECIAL)
    points.founded.add(0, takes_card)
    points.razed.add(0, is_destroyed)
    points.brings |= {takes_card: None, is_destroyed: None}
    points.verbs["titans.special"] = (TIT_SPM_02,)
    for special in found:
        special.join()


def steps_of_specials(ruleset: Ruleset) -> dict[int, Step[State]]:
    return {DRAW_SPECIAL: DrawSpecial(ruleset), CHOOSE_SPECIAL: ChooseSpecial(ruleset)}


class DrawSpecial(Chance[State]):
    """The cards of this game (TIT-SPM-01)."""

    phase = "setup"
    label = "metropolises"

    def __init__(self, ruleset: Ruleset) -> None:
        self.ruleset = ruleset
        self.ids = ruleset.names[SPECIAL]
        self.drawn = content_of(ruleset).titans.special_metropolises_drawn

    def left(self, s: State) -> list[int]:
        """Return the cards that have not been drawn."""
        cards = titans(self.ruleset, s).special_cards
        return [card for card in range(len(self.ids)) if not cards >> card & 1]

    def outcomes(self, s: State, frame: Frame) -> tuple[Sequence[int], Sequence[int]]:
        codes = [SPECIAL + card for card in self.left(s)]
        return codes, [1] * len(codes)

    def roll(self, s: State, frame: Frame) -> int:
        left = self.left(s)
        return SPECIAL + left[below(s.key, s.drawn, len(left))]

    def take(self, s: State, frame: Frame, code: int) -> None:
        part = titans(self.ruleset, s)
        part.special_cards |= 1 << code - SPECIAL
        s.tell(events.SpecialDrawn(metropolis=self.ids[code - SPECIAL]))
        if part.special_cards.bit_count() < self.drawn:
            s.stack.append((DRAW_SPECIAL,))

    def write(self, s: State, code: int) -> str:
        return self.ids[code - SPECIAL]

    def known(self) -> Sequence[str]:
        return self.ids


def waiting(ruleset: Ruleset, s: State) -> list[int]:
    """Return the cards that no Metropolis has taken."""
    part = titans(ruleset, s)
    return [card for card, place in enumerate(part.specials) if place == NONE and part.special_cards >> card & 1]


def takes_card(ruleset: Ruleset, s: State, founded: Founded) -> None:
    """The first Metropolis that is made takes one of the two cards, the second the other (TIT-SPM-02 to 05)."""
    seat, island = founded.seat, founded.island
    cards = waiting(ruleset, s)
    if len(cards) > 1:
        s.ask(CHOOSE_SPECIAL, 1 << seat, MetropolisAt(island))
    elif cards:
        becomes(ruleset, s, seat, island, cards[0])


def becomes(ruleset: Ruleset, s: State, seat: Seat, island: Island, card: int) -> None:
    """The Metropolis of an island takes a card."""
    special = specials_of(ruleset)[card]
    titans(ruleset, s).specials[card] = island
    s.tell(events.SpecialFounded(seat=seat, island=ruleset.island(island), metropolis=special.id))
    special.founded(s, seat)


class ChooseSpecial(Choice):
    """The card that a Metropolis takes."""

    prompt = "titans.special"
    verb = "titans.special"
    blocks = (SPECIAL,)
    rules = (TIT_SPM_02, TIT_SPM_01)
    others = UNSETTLED

    def legal(self, s: State, seat: Seat) -> list[int]:
        return [SPECIAL + card for card in waiting(self.ruleset, s)]

    def bars(self, s: State, seat: Seat, code: int) -> Iterator[Reason]:
        if code - SPECIAL not in waiting(self.ruleset, s):
            yield Reason(TIT_SPM_01, metropolis=self.ruleset.word(code))

    def take(self, s: State, seat: Seat, code: int) -> None:
        about: MetropolisAt = s.stack[-1][3]
        s.answered(seat)
        becomes(self.ruleset, s, seat, about.island, code - SPECIAL)

    def args(self, s: State, seat: Seat) -> dict[str, Figure]:
        about: MetropolisAt = s.stack[-1][3]
        return {"island": self.ruleset.island(about.island)}

    def key(self, code: int) -> str:
        return "answer-titans-special"


def is_destroyed(ruleset: Ruleset, s: State, razed: Razed) -> None:
    """The card of a Metropolis that is destroyed leaves the game (TIT-SPM-14)."""
    island, part = razed.island, titans(ruleset, s)
    if razed.slot == NO_SLOT and island in part.specials:
        card = part.specials.index(island)
        part.specials[card] = GONE
        s.tell(events.SpecialGone(island=ruleset.island(island), metropolis=ruleset.names[SPECIAL][card]))
