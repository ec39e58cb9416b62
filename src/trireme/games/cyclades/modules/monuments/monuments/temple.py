"""Temples that bring a card for a unit: what those of Poseidon and of Ares have in common (MON-MEF-12 to 17, 32)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import ClassVar, Final

from trireme.games.cyclades import moves
from trireme.games.cyclades.cards.card import play_card
from trireme.games.cyclades.gods.action import Action, read_name
from trireme.games.cyclades.modules.monuments import events
from trireme.games.cyclades.modules.monuments.monuments.monument import ForSeat, Monument, cycles_left, monument_of
from trireme.games.cyclades.modules.monuments.rules.ids import MON_MEF_14, MON_MEF_15
from trireme.games.cyclades.phases.order import acting
from trireme.games.cyclades.ruleset import Ruleset
from trireme.games.cyclades.state import CARDS, FIRST_KIND, CardNumber, State
from trireme.games.cyclades.units.groups import group_of
from trireme.games.cyclades.units.losses import GIVEN_UP, STANDING, Loss, lose_units
from trireme.kit.content.rulebook import Reason, Rule
from trireme.kit.dice import below
from trireme.kit.engine.frames import Chance
from trireme.kit.engine.question import Answer
from trireme.kit.engine.state import Frame
from trireme.kit.errors import Figure
from trireme.kit.seats import Seat

EACH_CYCLE: Final = 0.2
"""Worth to the bot of being able to use a Temple in one more cycle."""
CARD: Final = 2.2
"""Worth to the bot of the card that a Temple is about to bring."""


class CardTemple(Monument):
    """A Temple that brings a card for a unit, once in a cycle."""

    once = True
    action: ClassVar[type[GiveUp]]
    """How its owner uses it."""

    def join(self) -> None:
        points, verb, rule = self.ruleset.points, self.action.verb, self.action.rule
        points.actions.append(self.action)
        points.verbs[verb] = (rule,)
        points.holds[rule] = self.is_barred
        points.misplaced_verbs.setdefault("prosper", {})[verb] = (MON_MEF_14,)

    def is_barred(self, ruleset: Ruleset, s: State, seat: Seat, words: list[str]) -> bool:
        """Return whether its rule forbids a move that no question wants."""
        return self.action(ruleset).is_barred(s, seat, words)

    def worth(self, s: State) -> float:
        return 0.3 + EACH_CYCLE * cycles_left(s)


class GiveUp(Action):
    """A regular unit is given up for a card that costs nothing, once in a cycle (MON-MEF-12 to 17, 32)."""

    temple_id: ClassVar[str]
    element: ClassVar[int]
    block: ClassVar[int]
    """The codes of its places."""
    rule: ClassVar[Rule]

    def __init__(self, ruleset: Ruleset) -> None:
        super().__init__(ruleset)
        self.temple = monument_of(ruleset, self.temple_id)

    def extent(self) -> int:
        return len(self.ruleset.names[self.block])

    def places_of(self, s: State, seat: Seat) -> list[int]:
        """Return where a seat has a unit that it can give up."""
        raise NotImplementedError

    def is_card_there(self, s: State) -> bool:
        """Return whether there is a card to be played."""
        raise NotImplementedError

    def no_card(self) -> Iterator[Reason]:
        """Yield the rule by which there is no card."""
        raise NotImplementedError

    def goes(self, s: State, seat: Seat, name: str) -> None:
        """Tell that the unit of a place is given up, and push the card."""
        raise NotImplementedError

    def legal(self, s: State, seat: Seat, codes: list[int]) -> None:
        temple = self.temple
        if temple.owner(s) == seat and not temple.is_used(s) and self.is_card_there(s):
            codes += [self.first + place for place in self.places_of(s, seat)]

    def candidates(self, s: State, seat: Seat) -> Iterable[int]:
        return range(self.first, self.last)

    def forbids(self, s: State, seat: Seat, code: int) -> Iterator[Reason]:
        temple, place = self.temple, code - self.first
        if temple.owner(s) != seat:
            yield Reason(self.rule, monument=temple.id)
            return
        if temple.is_used(s):
            yield Reason(MON_MEF_15, monument=temple.id)
        if not self.is_card_there(s):
            yield from self.no_card()
        if place not in self.places_of(s, seat):
            yield Reason(self.rule, place=self.ruleset.word(self.block + place))

    def is_barred(self, s: State, seat: Seat, words: list[str]) -> bool:
        """Return whether a seat could not do it as the next action of a turn of its own, or has no turn now."""
        temple = self.temple
        if acting(s) != seat or temple.owner(s) != seat or temple.is_used(s):
            return True
        names, place = self.ruleset.names[self.block], words[1] if len(words) > 1 else ""
        return not self.is_card_there(s) or (place in names and names.index(place) not in self.places_of(s, seat))

    def take(self, s: State, seat: Seat, code: int) -> None:
        ruleset, place = self.ruleset, code - self.first
        self.temple.use(s)
        self.goes(s, seat, ruleset.word(self.block + place))
        lose_units(ruleset, s, Loss(self.element, place, seat, group_of(FIRST_KIND, 1), STANDING, GIVEN_UP))

    def read(self, s: State, seat: Seat, words: list[str]) -> list[int]:
        return [self.first + read_name(self.ruleset, self.block, words, self.verb)]

    def write(self, s: State, seat: Seat, run: Sequence[int]) -> str:
        return f"{self.verb} {self.ruleset.word(self.block + run[0] - self.first)}"

    def places(self, s: State, seat: Seat, code: int) -> tuple[str, ...]:
        return self.ruleset.place(self.block + code - self.first), f"monument:{self.temple.id}"

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


class DrawCard(Chance[State]):
    """The card that a Temple brings."""

    phase = "actions"
    label = "creatures"

    def __init__(self, temple: CardTemple) -> None:
        self.temple = temple
        self.ruleset = temple.ruleset

    def cards(self, s: State) -> Sequence[CardNumber]:
        """Return the cards that may be drawn."""
        raise NotImplementedError

    def leaves(self, s: State, card: CardNumber) -> None:
        """Take the card from where it lay."""
        raise NotImplementedError

    def outcomes(self, s: State, frame: Frame) -> tuple[Sequence[int], Sequence[int]]:
        codes = [moves.DRAWN + card for card in self.cards(s)]
        return codes, [1] * len(codes)

    def roll(self, s: State, frame: Frame) -> int:
        cards = self.cards(s)
        return moves.DRAWN + cards[below(s.key, s.drawn, len(cards))]

    def take(self, s: State, frame: Frame, code: int) -> None:
        due: ForSeat = frame[1]
        card = CARDS[code - moves.DRAWN]
        self.leaves(s, card)
        s.tell(events.Played(seat=due.seat, creature=self.ruleset.creature(card), monument=self.temple.id))
        play_card(s, card, due.seat)

    def write(self, s: State, code: int) -> str:
        return self.ruleset.creature(code - moves.DRAWN)

    def known(self) -> Sequence[str]:
        return self.ruleset.tables.creature_ids
