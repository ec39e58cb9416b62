"""The actions of calling creatures and of exchanging them with Zeus (CYC-CRE, CYC-ZEU)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

from trireme.games.cyclades import events, moves
from trireme.games.cyclades.cards.card import play_card
from trireme.games.cyclades.gods.action import Action, read_name
from trireme.games.cyclades.phases.creatures import draw_creature, left_the_track, put_on_discard
from trireme.games.cyclades.phases.prices import discounts, price, priests_do_not_help, spend_discounts, used_discounts
from trireme.games.cyclades.rules.ids import (
    CYC_ACT_09,
    CYC_CRE_03,
    CYC_CRE_04,
    CYC_CRE_09,
    CYC_CRE_16,
    CYC_TWO_11,
    CYC_ZEU_01,
    CYC_ZEU_03,
    CYC_ZEU_04,
)
from trireme.games.cyclades.ruleset import Ruleset
from trireme.games.cyclades.state import CARDS, NO_CARD, CardNumber, State
from trireme.kit.content.rulebook import Reason
from trireme.kit.engine.question import Answer
from trireme.kit.seats import Seat


class OnTrack(Action):
    """An action with a creature on the track."""

    def extent(self) -> int:
        return len(self.ruleset.tables.creature_ids)

    def __init__(self, ruleset: Ruleset) -> None:
        super().__init__(ruleset)
        self.printed = ruleset.economy.creature_track_prices

    def candidates(self, s: State, seat: Seat) -> Iterable[int]:
        return range(self.first, self.first + len(self.ruleset.tables.creature_ids))

    def read(self, s: State, seat: Seat, words: list[str]) -> list[int]:
        return [self.first + read_name(self.ruleset, moves.CREATURE, words, self.verb)]

    def write(self, s: State, seat: Seat, run: Sequence[int]) -> str:
        return f"{self.verb} {self.ruleset.creature(run[0] - self.first)}"

    def places(self, s: State, seat: Seat, code: int) -> tuple[str, ...]:
        return (f"creature:{self.ruleset.creature(code - self.first)}",)

    def cost(self, s: State, seat: Seat, creature: CardNumber) -> int:
        raise NotImplementedError

    def answer(self, s: State, seat: Seat, code: int) -> Answer:
        creature = CARDS[code - self.first]
        return Answer(
            code=code,
            text=self.write(s, seat, [code]),
            key=f"answer-{self.verb}",
            args={"creature": self.ruleset.creature(creature), "gold": self.cost(s, seat, creature)},
            places=self.places(s, seat, code),
        )


class Call(OnTrack):
    """The action of calling a creature at the price of its space, less discounts (CYC-CRE-01 to 06, 16, 19)."""

    verb = "call"
    first = moves.CALL

    def __init__(self, ruleset: Ruleset) -> None:
        super().__init__(ruleset)
        self.least = ruleset.economy.minimum_creature_price_paid
        self.discounted = [card.discounted for card in ruleset.cards]

    def cost(self, s: State, seat: Seat, creature: CardNumber) -> int:
        saved = discounts(self.ruleset, s, seat)
        return self.ruleset.cards[creature].cost(self.printed[s.track.index(creature)], saved)

    def legal(self, s: State, seat: Seat, codes: list[int]) -> None:
        gold = s.gold[seat]
        if gold < self.least:
            return
        payable = gold + discounts(self.ruleset, s, seat)
        for space, creature in enumerate(s.track):
            if creature != NO_CARD and self.printed[space] <= (payable if self.discounted[creature] else gold):
                codes.append(moves.CALL + creature)

    def forbids(self, s: State, seat: Seat, code: int) -> Iterator[Reason]:
        creature = CARDS[code - moves.CALL]
        card = self.ruleset.cards[creature]
        if creature not in s.track:
            yield Reason(card.offered, creature=card.id)
            if left_the_track(self.ruleset, s, creature):
                yield Reason(CYC_CRE_16, creature=card.id)
            return
        cost = self.cost(s, seat, creature)
        if cost > s.gold[seat]:
            yield Reason(CYC_ACT_09, price=cost, gold=s.gold[seat])
            yield Reason(card.priced, price=cost, gold=s.gold[seat])
            saved = discounts(self.ruleset, s, seat)
            if card.undiscounted is not None and price(self.ruleset, cost, saved) <= s.gold[seat]:
                yield Reason(card.undiscounted, price=cost, gold=s.gold[seat])
            if card.discounted and cost > self.printed[s.track.index(creature)] - saved:
                yield Reason(CYC_CRE_03, price=cost, gold=s.gold[seat])
            yield from self._discounts_used(s, seat, creature)
            yield from priests_do_not_help(s, seat, cost)

    def _discounts_used(self, s: State, seat: Seat, creature: CardNumber) -> Iterator[Reason]:
        """Yield the rules about used discounts, if they would have been enough."""
        temples, metropolises = used_discounts(self.ruleset, s, seat)
        used = len(temples) + len(metropolises)
        saved = discounts(self.ruleset, s, seat) + used
        if self.ruleset.cards[creature].cost(self.printed[s.track.index(creature)], saved) > s.gold[seat]:
            return
        yield Reason(CYC_CRE_04, used=used)
        if any(s.inherited >> island & 1 for island in metropolises):
            yield Reason(CYC_CRE_09)
        before = [*temples, *(moves.BLOCK + island for island in metropolises)]
        if seat in s.returned and any(s.spent_before >> place & 1 for place in before):
            yield Reason(CYC_TWO_11)

    def take(self, s: State, seat: Seat, code: int) -> None:
        creature = CARDS[code - moves.CALL]
        space = s.track.index(creature)
        cost = self.cost(s, seat, creature)
        s.gold[seat] -= cost
        spend_discounts(self.ruleset, s, seat, self.printed[space] - cost)
        s.track[space] = NO_CARD
        if s.journal is not None:
            s.journal.append(events.Called(seat=seat, creature=self.ruleset.creature(creature), gold=cost))
        play_card(s, creature, seat)


class Swap(OnTrack):
    """The action of discarding a creature of the track; the top card takes its space (CYC-ZEU-01 to 05, CYC-CHM-05)."""

    verb = "swap"
    first = moves.SWAP

    def __init__(self, ruleset: Ruleset) -> None:
        super().__init__(ruleset)
        self.gold = ruleset.economy.zeus_swap_cost
        self.swapped = [card.swapped for card in ruleset.cards]

    def cost(self, s: State, seat: Seat, creature: CardNumber) -> int:
        return self.gold

    def legal(self, s: State, seat: Seat, codes: list[int]) -> None:
        if s.gold[seat] >= self.gold:
            for creature in s.track:
                if creature != NO_CARD and self.swapped[creature]:
                    codes.append(moves.SWAP + creature)

    def forbids(self, s: State, seat: Seat, code: int) -> Iterator[Reason]:
        creature, cost = code - moves.SWAP, self.gold
        unswapped = self.ruleset.cards[creature].unswapped
        if unswapped is not None and creature in s.track:
            yield Reason(unswapped, creature=self.ruleset.creature(creature))
        face_up = creature in s.track and self.swapped[creature]
        none = not any(self.swapped[each] for each in s.track if each != NO_CARD)
        if none or left_the_track(self.ruleset, s, CARDS[creature]):
            yield Reason(CYC_ZEU_03, creature=self.ruleset.creature(creature))
        if not face_up or s.gold[seat] < cost:
            yield Reason(CYC_ZEU_01, price=cost, gold=s.gold[seat])
        if s.gold[seat] < cost:
            yield Reason(CYC_ACT_09, price=cost, gold=s.gold[seat])
            if discounts(self.ruleset, s, seat) >= cost - s.gold[seat]:
                yield Reason(CYC_ZEU_04)
            yield from priests_do_not_help(s, seat, cost)

    def take(self, s: State, seat: Seat, code: int) -> None:
        creature = CARDS[code - moves.SWAP]
        space = s.track.index(creature)
        s.gold[seat] -= self.gold
        s.track[space] = NO_CARD
        if s.journal is not None:
            s.journal.append(events.Swapped(seat=seat, creature=self.ruleset.creature(creature)))
        put_on_discard(self.ruleset, s, creature)
        draw_creature(s, space)
