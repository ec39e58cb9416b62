"""The four temples and the Great University: cards for a unit, cheaper cards, a full track (MON-MEF-12 to 28)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import ClassVar

from trireme.games.cyclades import moves
from trireme.games.cyclades.cards.card import play_card
from trireme.games.cyclades.gods.action import Action, read_name
from trireme.games.cyclades.modules.monuments import events
from trireme.games.cyclades.modules.monuments.codes import ARES, POSEIDON
from trireme.games.cyclades.modules.monuments.frames import DISCARDED_CARD, REFILL, TOP_CARD
from trireme.games.cyclades.modules.monuments.part import (
    GREAT_TEMPLE,
    GREAT_UNIVERSITY,
    IDS,
    TEMPLE_OF_ARES,
    TEMPLE_OF_ATHENA,
    TEMPLE_OF_POSEIDON,
    Monuments,
    monuments,
    owner_of,
)
from trireme.games.cyclades.modules.monuments.readers import of_owner
from trireme.games.cyclades.modules.monuments.rules.ids import (
    MON_MEF_12,
    MON_MEF_13,
    MON_MEF_15,
    MON_MEF_16,
)
from trireme.games.cyclades.phases.creatures import draw_creature, reshuffle
from trireme.games.cyclades.phases.order import acting
from trireme.games.cyclades.readers import of_turn
from trireme.games.cyclades.ruleset import Ruleset
from trireme.games.cyclades.state import (
    CARDS,
    FIRST_KIND,
    ISLANDS,
    LAND,
    NO_CARD,
    NO_GOD,
    NONE,
    SEA,
    SEAS,
    CardNumber,
    State,
)
from trireme.games.cyclades.units.groups import group_of
from trireme.games.cyclades.units.losses import GIVEN_UP, STANDING, lose_units
from trireme.kit.content.rulebook import Reason, Rule
from trireme.kit.dice import below
from trireme.kit.engine.frames import Chance, Work
from trireme.kit.engine.question import Answer
from trireme.kit.engine.state import Frame
from trireme.kit.errors import Figure
from trireme.kit.masks import bits
from trireme.kit.seats import Seat

# The Temples of Poseidon and Ares.


class GiveUp(Action):
    """A regular unit is given up for a card that costs nothing, once in a cycle (MON-MEF-12 to 17, 32)."""

    temple: ClassVar[int]
    element: ClassVar[int]
    block: ClassVar[int]
    """The codes of its places."""
    rule: ClassVar[Rule]

    def __init__(self, ruleset: Ruleset) -> None:
        super().__init__(ruleset)
        self.at = ruleset.part_at["monuments"]

    def extent(self) -> int:
        return len(self.ruleset.names[self.block])

    def places_of(self, s: State, seat: Seat) -> list[int]:
        """Where a seat has a unit that it can give up."""
        raise NotImplementedError

    def is_card_there(self, s: State) -> bool:
        """Whether there is a card to be played."""
        raise NotImplementedError

    def legal(self, s: State, seat: Seat, codes: list[int]) -> None:
        part = s.parts[self.at]
        assert isinstance(part, Monuments)
        site = part.sites[self.temple]
        if site == NONE or s.owner[site] != seat or part.used >> self.temple & 1 or not self.is_card_there(s):
            return
        codes += [self.first + place for place in self.places_of(s, seat)]

    def candidates(self, s: State, seat: Seat) -> Iterable[int]:
        return range(self.first, self.last)

    def forbids(self, s: State, seat: Seat, code: int) -> Iterator[Reason]:
        ruleset, place = self.ruleset, code - self.first
        if owner_of(ruleset, s, self.temple) != seat:
            yield Reason(self.rule, monument=IDS[self.temple])
            return
        if monuments(ruleset, s).used >> self.temple & 1:
            yield Reason(MON_MEF_15, monument=IDS[self.temple])
        if not self.is_card_there(s):
            yield from self.no_card()
        if place not in self.places_of(s, seat):
            yield Reason(self.rule, place=ruleset.word(self.block + place))

    def no_card(self) -> Iterator[Reason]:
        raise NotImplementedError

    def is_barred(self, s: State, seat: Seat, words: list[str]) -> bool:
        """Whether a seat could not do it as the next action of a turn of its own, or has no turn now."""
        ruleset, part = self.ruleset, monuments(self.ruleset, s)
        if acting(s) != seat or owner_of(ruleset, s, self.temple) != seat or part.used >> self.temple & 1:
            return True
        names, place = ruleset.names[self.block], words[1] if len(words) > 1 else ""
        return not self.is_card_there(s) or (place in names and names.index(place) not in self.places_of(s, seat))

    def take(self, s: State, seat: Seat, code: int) -> None:
        ruleset, place = self.ruleset, code - self.first
        monuments(ruleset, s).used |= 1 << self.temple
        self.goes(s, seat, ruleset.word(self.block + place))
        lose_units(ruleset, s, (self.element, place, seat, group_of(FIRST_KIND, 1), STANDING, GIVEN_UP))

    def goes(self, s: State, seat: Seat, name: str) -> None:
        """What is told, and the card that is pending."""
        raise NotImplementedError

    def read(self, s: State, seat: Seat, words: list[str]) -> list[int]:
        return [self.first + read_name(self.ruleset, self.block, words, self.verb)]

    def write(self, s: State, seat: Seat, run: Sequence[int]) -> str:
        return f"{self.verb} {self.ruleset.word(self.block + run[0] - self.first)}"

    def places(self, s: State, seat: Seat, code: int) -> tuple[str, ...]:
        return self.ruleset.place(self.block + code - self.first), f"monument:{IDS[self.temple]}"

    def answer(self, s: State, seat: Seat, code: int) -> Answer:
        kind = self.ruleset.kinds[self.block]
        args: dict[str, Figure] = {kind: self.ruleset.word(self.block + code - self.first)}
        return Answer(
            code=code,
            text=self.write(s, seat, [code]),
            key=f"answer-{self.verb.replace('.', '-')}",
            args=args,
            places=self.places(s, seat, code),
        )


class GiveFleet(GiveUp):
    """A fleet for the top card of the pile (MON-MEF-12)."""

    verb = "monuments.poseidon"
    first = POSEIDON
    temple = TEMPLE_OF_POSEIDON
    element = SEA
    block = moves.SEA
    rule = MON_MEF_12

    def places_of(self, s: State, seat: Seat) -> list[int]:
        return [sea for sea in bits(s.navy[seat], SEAS) if s.fleets[sea]]

    def is_card_there(self, s: State) -> bool:
        return bool(s.pile or s.discard)

    def no_card(self) -> Iterator[Reason]:
        yield Reason(MON_MEF_12, monument=IDS[self.temple])

    def goes(self, s: State, seat: Seat, name: str) -> None:
        s.tell(events.FleetGivenUp(seat=seat, sea=name))
        s.stack.append((TOP_CARD, seat))


class GiveTroop(GiveUp):
    """A troop, wherever it stands, for a discarded card drawn at random (MON-MEF-13, 16, 17)."""

    verb = "monuments.ares"
    first = ARES
    temple = TEMPLE_OF_ARES
    element = LAND
    block = moves.ISLAND
    rule = MON_MEF_13

    def places_of(self, s: State, seat: Seat) -> list[int]:
        return [island for island in bits(s.land[seat], ISLANDS) if s.troops[island]]

    def is_card_there(self, s: State) -> bool:
        return bool(s.discard)

    def no_card(self) -> Iterator[Reason]:
        yield Reason(MON_MEF_16)

    def goes(self, s: State, seat: Seat, name: str) -> None:
        s.tell(events.TroopGivenUp(seat=seat, island=name))
        s.stack.append((DISCARDED_CARD, seat))


def no_fleet_is_given(ruleset: Ruleset, s: State, seat: Seat, words: list[str]) -> bool:
    """MON-MEF-12, where no question wants it."""
    return GiveFleet(ruleset).is_barred(s, seat, words)


def no_troop_is_given(ruleset: Ruleset, s: State, seat: Seat, words: list[str]) -> bool:
    """MON-MEF-13, in the same way."""
    return GiveTroop(ruleset).is_barred(s, seat, words)


class TempleCard(Chance[State]):
    """(kind, seat): the card that a Temple brings."""

    phase = "actions"
    label = "creatures"
    temple: ClassVar[int]

    def __init__(self, ruleset: Ruleset) -> None:
        self.ruleset = ruleset

    def cards(self, s: State) -> Sequence[CardNumber]:
        raise NotImplementedError

    def leaves(self, s: State, card: CardNumber) -> None:
        """It is no longer where it lay."""
        raise NotImplementedError

    def outcomes(self, s: State, frame: Frame) -> tuple[Sequence[int], Sequence[int]]:
        codes = [moves.DRAWN + card for card in self.cards(s)]
        return codes, [1] * len(codes)

    def roll(self, s: State, frame: Frame) -> int:
        cards = self.cards(s)
        return moves.DRAWN + cards[below(s.key, s.drawn, len(cards))]

    def take(self, s: State, frame: Frame, code: int) -> None:
        card, seat = CARDS[code - moves.DRAWN], of_owner(frame)
        self.leaves(s, card)
        s.tell(events.Played(seat=seat, creature=self.ruleset.creature(card), monument=IDS[self.temple]))
        play_card(s, card, seat)

    def write(self, s: State, code: int) -> str:
        return self.ruleset.creature(code - moves.DRAWN)

    def known(self) -> Sequence[str]:
        return self.ruleset.tables.creature_ids


class TopCard(TempleCard):
    """Any card of the pile may be on top; an empty pile is made of the discards (CYC-TRK-12)."""

    temple = TEMPLE_OF_POSEIDON

    def cards(self, s: State) -> Sequence[CardNumber]:
        return bits(s.pile, CARDS) if s.pile else sorted(s.discard)

    def leaves(self, s: State, card: CardNumber) -> None:
        if not s.pile:
            reshuffle(s)
        s.pile &= ~(1 << card)


class DiscardedCard(TempleCard):
    temple = TEMPLE_OF_ARES

    def cards(self, s: State) -> Sequence[CardNumber]:
        return sorted(s.discard)

    def leaves(self, s: State, card: CardNumber) -> None:
        s.discard = tuple([each for each in s.discard if each != card])


# The Temple of Athena and the Great University.


def saved_on_cards(ruleset: Ruleset, s: State, seat: Seat) -> int:
    """MON-MEF-18"""
    return int(owner_of(ruleset, s, TEMPLE_OF_ATHENA) == seat)


def any_number(ruleset: Ruleset, s: State, seat: Seat, card: str) -> bool:
    """MON-MEF-25"""
    return card == "philosopher" and owner_of(ruleset, s, GREAT_UNIVERSITY) == seat


# The Great Temple of Zeus.


def temples_are_renewed(ruleset: Ruleset, s: State) -> None:
    monuments(ruleset, s).used = 0  # MON-MEF-15


def track_is_filled(ruleset: Ruleset, s: State, frame: Frame) -> None:
    """Cards slide to the cheap side, and the pile fills the gaps; not on Apollo (MON-MEF-19 to 21, 27, 28)."""
    seat = of_turn(frame)
    if s.god == NO_GOD or owner_of(ruleset, s, GREAT_TEMPLE) != seat:
        return
    monuments(ruleset, s).filled = True
    if NO_CARD not in s.track:
        return
    s.tell(events.Refilled(seat=seat))
    lying = [card for card in s.track if card != NO_CARD]
    s.track = [NO_CARD] * (len(s.track) - len(lying)) + lying
    s.stack.append((REFILL,))


class Refill(Work[State]):
    """(REFILL,): empty spaces are filled, the cheapest first."""

    phase = "actions"

    def run(self, s: State, frame: Frame) -> None:
        for space in reversed(range(len(s.track))):
            if s.track[space] == NO_CARD and (s.pile or s.discard):
                s.stack.append(frame)
                draw_creature(s, space)
                return


def all_spaces(ruleset: Ruleset, s: State) -> bool:
    return monuments(ruleset, s).filled
