"""Cards with one target: a player, an island, a sea or a slot."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import ClassVar, Final, Generic, TypeVar

from trireme.games.cyclades import board, moves
from trireme.games.cyclades.cards.card import Card, PlayedCard
from trireme.games.cyclades.elsewhere import said_to
from trireme.games.cyclades.questions import OBLIGED, Choice
from trireme.games.cyclades.rules.ids import CYC_CRE_11, CYC_CRE_12, CYC_FIG_01
from trireme.games.cyclades.ruleset import Ruleset, Steps
from trireme.games.cyclades.state import NONE, Island, Sea, Slot, State
from trireme.kit.content.rulebook import Reason, Rule
from trireme.kit.errors import Figure, Refused
from trireme.kit.seats import NOBODY, Seat

TARGET: Final = 33

P = TypeVar("P", Seat, Island, Sea, Slot)


class Aimed(Card, Generic[P]):
    """A card with one target. The targets that no rule bars are legal; without any, the card has no effect."""

    block: ClassVar[int]
    """The first code of its targets."""
    rules: ClassVar[tuple[Rule, ...]] = ()
    kind: ClassVar[Rule] = CYC_FIG_01
    """The rule that says whether the target is an island or a sea."""
    spares: ClassVar[Rule | None] = None
    """The rule by which the power spares islands that are shielded from powers, if it does."""

    def targets(self) -> Sequence[P]:
        """Return all things that could be targets, by number."""
        raise NotImplementedError

    def allows(self, s: State, seat: Seat, target: P) -> bool:
        """Return whether a target is legal, apart from shields."""
        raise NotImplementedError

    def bars(self, s: State, seat: Seat, target: P) -> Iterator[Reason]:
        """Yield the rules that forbid a target, apart from shields; none if it is legal."""
        raise NotImplementedError

    def take(self, s: State, seat: Seat, target: P) -> None:
        raise NotImplementedError

    def begin(self, s: State, seat: Seat) -> bool:
        if not self.legal(s, seat):
            return False
        s.ask(TARGET, 1 << seat, PlayedCard(self.number))
        return True

    def legal(self, s: State, seat: Seat) -> list[int]:
        codes = []
        shielded = board.shielded(self.ruleset, s) if self.spares is not None else 0
        for target in self.targets():
            if self.allows(s, seat, target) and not (shielded and shielded >> self.island_of(target) & 1):
                codes.append(self.block + target)
        return codes

    def forbids(self, s: State, seat: Seat, code: int) -> Iterator[Reason]:
        target: P = self.targets()[code - self.block]
        reasons = [*self.bars(s, seat, target)]
        other = self.victim(s, target) if reasons else NOBODY
        if other != NOBODY:
            for bars in self.ruleset.points.bars_victim:
                yield from bars(self.ruleset, s, seat, other)
        yield from reasons
        if self.spares is not None:
            yield from board.bars_power(self.ruleset, s, self.island_of(target), self.id, self.spares)

    def hit(self, s: State, seat: Seat, code: int) -> None:
        self.take(s, seat, self.targets()[code - self.block])

    def victim(self, s: State, target: P) -> Seat:
        """Return the player that the power is against; NOBODY if there is none."""
        return NOBODY

    def island_of(self, target: P) -> Island:
        """Return the island of a target, for powers that shields stop."""
        raise NotImplementedError

    def named(self, s: State, word: str) -> int:
        """Return the code of the target that a place of another kind stands for; 0 if there is none."""
        tables = self.ruleset.tables
        if self.block == moves.SLOT and word in tables.island_number:
            slot = building_of(self.ruleset, s, tables.island_number[word])
            return self.block + slot if slot != NONE else 0
        if self.block == moves.ISLAND and word in tables.sea_number:
            raise Refused(word, [Reason(self.kind, sea=word)])
        if self.block == moves.SEA and word in tables.island_number:
            raise Refused(word, [Reason(self.kind, land=word)])
        return 0


class AtPlayer(Aimed[Seat]):
    block = moves.SEAT

    def targets(self) -> Sequence[Seat]:
        return self.ruleset.all_seats

    def victim(self, s: State, target: Seat) -> Seat:
        return target


class AtIsland(Aimed[Island]):
    block = moves.ISLAND

    def targets(self) -> Sequence[Island]:
        return self.ruleset.tables.all_islands

    def victim(self, s: State, target: Island) -> Seat:
        return s.owner[target]

    def island_of(self, target: Island) -> Island:
        return target


class AtSea(Aimed[Sea]):
    block = moves.SEA

    def targets(self) -> Sequence[Sea]:
        return self.ruleset.tables.all_seas

    def victim(self, s: State, target: Sea) -> Seat:
        return s.holder[target]


class AtSlot(Aimed[Slot]):
    block = moves.SLOT

    def targets(self) -> Sequence[Slot]:
        return self.ruleset.tables.all_slots

    def island_of(self, target: Slot) -> Island:
        return self.ruleset.tables.slot_island[target]


def another_creature(ruleset: Ruleset, s: State, seat: Seat, words: list[str]) -> Iterator[Reason]:
    """Yield the rules that forbid the power of a creature while another is being applied."""
    yield Reason(CYC_CRE_12)
    barred = next(card.barred for card in ruleset.cards if card.id == words[0])
    yield from said_to(ruleset, s, seat, words, barred or (CYC_CRE_11,))


AnyAimed = Aimed[Seat] | Aimed[Island] | Aimed[Sea] | Aimed[Slot]


def building_of(ruleset: Ruleset, s: State, island: Island) -> int:
    """Return the slot that an island's name stands for, such as that of its only building; NONE if unclear."""
    slots = ruleset.tables.slots_of[island]
    built = [slot for slot in slots if s.built[slot]]
    covered = [slot for slot in slots if board.is_covered(ruleset, s, slot)]
    return next(iter((*built, *covered, *slots)), NONE) if len(built) < 2 else NONE


class Target(Choice):
    """The choice of the target of a card."""

    prompt = "target"
    others = OBLIGED

    def __init__(self, ruleset: Ruleset) -> None:
        self.cards: list[AnyAimed | None] = [card if isinstance(card, Aimed) else None for card in ruleset.cards]
        self.ids = tuple(card.id for card in self.cards if card is not None)
        super().__init__(ruleset)

    def verbs(self) -> tuple[str, ...]:
        return self.ids

    def read(self, s: State, seat: Seat, words: list[str]) -> list[int]:
        if words[0] in self.ids and words[0] != self.verb_here(s, seat):
            raise Refused(" ".join(words), [*another_creature(self.ruleset, s, seat, words)])
        return super().read(s, seat, words)

    def words(self, s: State, seat: Seat, run: Sequence[int]) -> str:
        named = self.ruleset.word(run[0])
        island = named.partition("/")[0]
        return f"{named}|{island}" if island != named and self.card(s).named(s, island) == run[0] else named

    def target(self, s: State, word: str) -> int:
        return self.card(s).named(s, word) or super().target(s, word)

    def card(self, s: State) -> AnyAimed:
        played: PlayedCard = s.stack[-1][3]
        card = self.cards[played.card]
        assert card is not None
        return card

    def verb_here(self, s: State, seat: Seat) -> str:
        return self.card(s).id

    def blocks_here(self, s: State) -> tuple[int, ...]:
        return (self.card(s).block,)

    def legal(self, s: State, seat: Seat) -> list[int]:
        return self.card(s).legal(s, seat)

    def bars(self, s: State, seat: Seat, code: int) -> Iterator[Reason]:
        return self.card(s).forbids(s, seat, code)

    def take(self, s: State, seat: Seat, code: int) -> None:
        card = self.card(s)
        s.answered(seat)
        card.hit(s, seat, code)

    def prompt_here(self, s: State, seat: Seat) -> str:
        return f"target-{self.card(s).id}"

    def rules_here(self, s: State) -> tuple[Rule, ...]:
        return self.card(s).rules

    def key(self, code: int) -> str:
        return f"answer-target-{self.ruleset.place(code).partition(':')[0]}"

    def answer_args(self, s: State, seat: Seat, code: int) -> dict[str, Figure]:
        about = super().answer_args(s, seat, code)
        return {**about, "building": self.ruleset.building(s.built[code - moves.SLOT])} if "slot" in about else about


STEPS: Final[Steps] = {
    TARGET: Target,
}
