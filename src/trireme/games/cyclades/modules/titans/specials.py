"""Special Metropolises: the first two that are made take a card, and its power stays with them (TIT-SPM)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from trireme.games.cyclades.asking import UNSETTLED, Choice
from trireme.games.cyclades.board import Razed
from trireme.games.cyclades.control import Capture
from trireme.games.cyclades.metropolis import CONVERT, Founded, SetsOf
from trireme.games.cyclades.modules.titans import events
from trireme.games.cyclades.modules.titans.codes import SPECIAL
from trireme.games.cyclades.modules.titans.components import content_of
from trireme.games.cyclades.modules.titans.frames import CHOOSE_SPECIAL, DRAW_SPECIAL
from trireme.games.cyclades.modules.titans.part import (
    COMMERCIAL,
    CULTURAL,
    GONE,
    MARITIME,
    MILITARY,
    RELIGIOUS,
    SPECIALS,
    titans,
)
from trireme.games.cyclades.modules.titans.readers import of_asked_island
from trireme.games.cyclades.modules.titans.rules.ids import TIT_SPM_01, TIT_SPM_02
from trireme.games.cyclades.readers import attacker_of, battle_sea
from trireme.games.cyclades.ruleset import Ruleset
from trireme.games.cyclades.state import ELEMENT, NO_SLOT, NONE, SEA, Island, Sea, State
from trireme.kit.content.rulebook import Reason
from trireme.kit.dice import below
from trireme.kit.engine.frames import Chance
from trireme.kit.engine.state import Frame
from trireme.kit.errors import Figure
from trireme.kit.seats import NOBODY, Seat

MORE_DEFENCE = 2
"""What a Military or Maritime Metropolis adds to the 1 of any Metropolis (TIT-SPM-08, 09)."""
ATTACK = 3
DISCOUNT = 1
SAVED = 1
COMMERCE = 2


class DrawSpecial(Chance[State]):
    """(DRAW_SPECIAL,): the cards of this game (TIT-SPM-01)."""

    phase = "setup"
    label = "metropolises"

    def __init__(self, ruleset: Ruleset) -> None:
        self.ruleset = ruleset
        self.drawn = content_of(ruleset).titans.special_metropolises_drawn

    def left(self, s: State) -> list[int]:
        cards = titans(self.ruleset, s).special_cards
        return [card for card in range(len(SPECIALS)) if not cards >> card & 1]

    def outcomes(self, s: State, frame: Frame) -> tuple[Sequence[int], Sequence[int]]:
        codes = [SPECIAL + card for card in self.left(s)]
        return codes, [1] * len(codes)

    def roll(self, s: State, frame: Frame) -> int:
        left = self.left(s)
        return SPECIAL + left[below(s.key, s.drawn, len(left))]

    def take(self, s: State, frame: Frame, code: int) -> None:
        part = titans(self.ruleset, s)
        part.special_cards |= 1 << code - SPECIAL
        s.tell(events.SpecialDrawn(metropolis=SPECIALS[code - SPECIAL]))
        if part.special_cards.bit_count() < self.drawn:
            s.stack.append((DRAW_SPECIAL,))

    def write(self, s: State, code: int) -> str:
        return SPECIALS[code - SPECIAL]

    def known(self) -> Sequence[str]:
        return SPECIALS


def waiting(ruleset: Ruleset, s: State) -> list[int]:
    """Cards that no Metropolis has taken."""
    part = titans(ruleset, s)
    return [card for card, place in enumerate(part.specials) if place == NONE and part.special_cards >> card & 1]


def owner_of(ruleset: Ruleset, s: State, card: int) -> Seat:
    """Whose territory a special Metropolis stands on (TIT-SPM-06)."""
    place = titans(ruleset, s).specials[card]
    return s.owner[place] if place >= 0 else NOBODY


def takes_card(ruleset: Ruleset, s: State, founded: Founded) -> None:
    """The first Metropolis that is made takes one of the two cards, the second the other (TIT-SPM-02 to 05)."""
    seat, island = founded.seat, founded.island
    cards = waiting(ruleset, s)
    if len(cards) > 1:
        s.ask(CHOOSE_SPECIAL, 1 << seat, (island,))
    elif cards:
        becomes(ruleset, s, seat, island, cards[0])


def becomes(ruleset: Ruleset, s: State, seat: Seat, island: Island, card: int) -> None:
    """Philosophers may be enough now (TIT-SPM-12)."""
    titans(ruleset, s).specials[card] = island
    s.tell(events.SpecialFounded(seat=seat, island=ruleset.island(island), metropolis=SPECIALS[card]))
    if card == CULTURAL:
        s.stack.append((CONVERT, SetsOf(seat)))


class ChooseSpecial(Choice):
    """(CHOOSE_SPECIAL, serial, seats, island): which card it takes."""

    prompt = "titans.special"
    verb = "titans.special"
    blocks = (SPECIAL,)
    rules = (TIT_SPM_02, TIT_SPM_01)
    others = UNSETTLED

    def legal(self, s: State, seat: Seat) -> list[int]:
        return [SPECIAL + card for card in waiting(self.ruleset, s)]

    def bars(self, s: State, seat: Seat, code: int) -> Iterator[Reason]:
        if code - SPECIAL not in waiting(self.ruleset, s):
            yield Reason(TIT_SPM_01, metropolis=SPECIALS[code - SPECIAL])

    def take(self, s: State, seat: Seat, code: int) -> None:
        island = of_asked_island(s.stack[-1])
        s.answered(seat)
        becomes(self.ruleset, s, seat, island, code - SPECIAL)

    def args(self, s: State, seat: Seat) -> dict[str, Figure]:
        return {"island": self.ruleset.island(of_asked_island(s.stack[-1]))}

    def key(self, code: int) -> str:
        return "answer-titans-special"


def is_destroyed(ruleset: Ruleset, s: State, razed: Razed) -> None:
    """Its card leaves the game (TIT-SPM-14)."""
    island, part = razed.island, titans(ruleset, s)
    if razed.slot == NO_SLOT and island in part.specials:
        card = part.specials.index(island)
        part.specials[card] = GONE
        s.tell(events.SpecialGone(island=ruleset.island(island), metropolis=SPECIALS[card]))


# Their powers, besides those of any Metropolis (TIT-SPM-07).


def on_land(ruleset: Ruleset, s: State, island: Island) -> int:
    """Military (TIT-SPM-08)"""
    return MORE_DEFENCE if titans(ruleset, s).specials[MILITARY] == island else 0


def is_around(ruleset: Ruleset, s: State, sea: Sea, seat: Seat) -> bool:
    """Whether a sea lies around the Maritime Metropolis of a seat."""
    place = titans(ruleset, s).specials[MARITIME]
    return place >= 0 and s.owner[place] == seat and bool(ruleset.tables.coast[place] >> sea & 1)


def at_sea(ruleset: Ruleset, s: State, sea: Sea, seat: Seat) -> int:
    """Maritime (TIT-SPM-09)"""
    return MORE_DEFENCE if is_around(ruleset, s, sea, seat) else 0


def in_attack(ruleset: Ruleset, s: State) -> int:
    return ATTACK if s.battle[ELEMENT] == SEA and is_around(ruleset, s, battle_sea(s), attacker_of(s)) else 0


def discount(ruleset: Ruleset, s: State, seat: Seat) -> int:
    """The second of the Religious Metropolis (TIT-SPM-10, 15)."""
    part = titans(ruleset, s)
    place = part.specials[RELIGIOUS]
    return DISCOUNT if place >= 0 and s.owner[place] == seat and not part.religious else 0


def spends(ruleset: Ruleset, s: State, seat: Seat, count: int) -> int:
    if count and discount(ruleset, s, seat):
        titans(ruleset, s).religious = True
        return count - DISCOUNT
    return count


def discount_is_fresh(ruleset: Ruleset, s: State, taken: Capture) -> None:
    """Like all discounts of a territory that is taken (CYC-CRE-08)."""
    part = titans(ruleset, s)
    if part.specials[RELIGIOUS] == taken.island:
        part.religious = False


def discount_is_renewed(ruleset: Ruleset, s: State) -> None:
    titans(ruleset, s).religious = False  # TIT-SPM-15


def philosophers_saved(ruleset: Ruleset, s: State, seat: Seat) -> int:
    """Cultural (TIT-SPM-11)"""
    return SAVED if owner_of(ruleset, s, CULTURAL) == seat else 0


def brings_at_most(ruleset: Ruleset, s: State, seat: Seat, island: Island) -> int:
    """Metropolises of Philosophers, if a capture may bring the Cultural one: it is there, or is made (TIT-SPM-12)."""
    part = titans(ruleset, s)
    place = part.specials[CULTURAL]
    if place == island or (place == NONE and part.special_cards >> CULTURAL & 1):
        return s.philosophers[seat] // (ruleset.tables.philosophers_needed - SAVED)
    return 0


def commerce(ruleset: Ruleset, s: State, land: int) -> int:
    """Commercial (TIT-SPM-13)"""
    place = titans(ruleset, s).specials[COMMERCIAL]
    return COMMERCE if place >= 0 and land >> place & 1 else 0
