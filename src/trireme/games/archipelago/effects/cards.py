"""Use evolution cards and build wonders: whose, at what cost, to what effect (ARC-EVO, ARC-WON, ARC-CRD)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from trireme.games.archipelago import events, moves
from trireme.games.archipelago.effects.effect import EFFECT, PartOfEffect
from trireme.games.archipelago.effects.table import effects_of
from trireme.games.archipelago.lookup import BLACK, BUILDINGS, MULTICOLOUR, PASSIVE, WONDER
from trireme.games.archipelago.money import bars_way, can_pay, pay, pay_way
from trireme.games.archipelago.questions import Question, Steps, WorkStep, about
from trireme.games.archipelago.rules.ids import (
    ARC_CMP_14,
    ARC_CRD_14,
    ARC_EVO_03,
    ARC_EVO_04,
    ARC_EVO_05,
    ARC_EVO_06,
    ARC_EVO_09,
    ARC_EVO_11,
    ARC_WON_01,
    ARC_WON_02,
    ARC_WON_03,
    ARC_WON_07,
    ARC_WON_08,
)
from trireme.games.archipelago.ruleset import Ruleset
from trireme.games.archipelago.state import State
from trireme.games.archipelago.units import FLAGS, PLACE, controlled, is_ship, leave, remove, tile_of
from trireme.kit.content.rulebook import Reason
from trireme.kit.engine.frame_data import FrameData
from trireme.kit.engine.state import Frame
from trireme.kit.errors import Figure
from trireme.kit.masks import bits
from trireme.kit.seats import NOBODY, SEATS, Seat


class Cards:
    """The evolution cards, and who can use them."""

    def __init__(self, ruleset: Ruleset) -> None:
        self.ruleset = ruleset
        tables = ruleset.tables
        self.arrow, self.discs, self.florins, self.ways = (
            tables.arrow,
            tables.card_discs,
            tables.card_florins,
            tables.card_ways,
        )
        self.effects = effects_of(ruleset)
        cards = ruleset.content.evolution_card
        self.requires = [[(BUILDINGS.index(kind), n) for kind, n in card.requires.items()] for card in cards]
        self.multicolour = sum(1 << n for n, arrow in enumerate(tables.arrow) if arrow == MULTICOLOUR)
        self.passive = sum(1 << n for n, arrow in enumerate(tables.arrow) if arrow == PASSIVE)
        self.numbers = range(len(cards))
        self.fee = ruleset.fee

    def owner(self, s: State, card: int) -> Seat:
        for seat, cards in enumerate(s.cards):
            if cards >> card & 1:
                return SEATS[seat]
        return NOBODY

    def usable(self, s: State, seat: Seat) -> list[int]:
        """Return the cards that a player may use by arrow and state (ARC-EVO-03, 05, 06, 09, ARC-WON-01)."""
        others = 0
        for cards in s.cards:
            others |= cards
        mask = (s.cards[seat] | others & self.multicolour) & ~s.engaged & ~self.passive & ~s.built
        return bits(mask, self.numbers) if mask else []

    def has_effect(self, s: State, seat: Seat, card: int) -> bool:
        """Return whether a card would have an effect, as far as all players can see; what is paid in discs is seen."""
        if s.discs[seat] < self.discs[card]:
            return False
        if self.arrow[card] == WONDER:
            return bool(self.builders(s, seat)) and all(
                controlled(s, seat, kind) >= n for kind, n in self.requires[card]
            )
        return any(effect.possible(s, seat) for effect in self.effects[card])

    def in_sight(self, s: State, seat: Seat) -> bool:
        return any(self.has_effect(s, seat, card) for card in self.usable(s, seat))

    def builders(self, s: State, seat: Seat) -> list[int]:
        """Return the places of citizens who can go onto a wonder (ARC-WON-07)."""
        found: list[int] = []
        for unit in s.units[seat]:
            if not unit & FLAGS and not is_ship(unit) and unit >> PLACE not in found:
                found.append(unit >> PLACE)
        return found

    def price(self, s: State, seat: Seat, card: int) -> int:
        """Return the florins that a use costs. The user of another player's card pays them one florin more
        (ARC-EVO-06)."""
        return self.florins[card] + (0 if s.cards[seat] >> card & 1 else self.fee)

    def legal(self, s: State, seat: Seat) -> list[int]:
        codes: list[int] = []
        for card in self.usable(s, seat):
            price = self.price(s, seat, card)
            if s.florins[seat] < price or not self.has_effect(s, seat, card):
                continue
            for number, way in enumerate(self.ways[card]):
                if can_pay(s, seat, way) and self.payable(s, seat, card, number):
                    codes.append(moves.USE + card * moves.WAYS + number)
        return codes

    def payable(self, s: State, seat: Seat, card: int, way: int) -> bool:
        """Return whether something of it can be applied once it is paid (ARC-EVO-04, ARC-CRD-14)."""
        if self.arrow[card] == WONDER:
            return True
        effects = self.effects[card]
        price = self.price(s, seat, card)
        s.florins[seat] -= price
        able = any(effect.possible(s, seat) and effect.payable(s, seat) for effect in effects)
        s.florins[seat] += price
        return able

    def tries(self, s: State) -> list[int]:
        owned = 0
        for cards in s.cards:
            owned |= cards
        return [moves.USE + c * moves.WAYS + n for c in bits(owned, self.numbers) for n in range(len(self.ways[c]))]

    def why(self, s: State, seat: Seat, code: int) -> Iterator[Reason]:
        card, way = divmod(code - moves.USE, moves.WAYS)
        owner, id = self.owner(s, card), self.ruleset.tables.card_ids[card]
        if self.arrow[card] == PASSIVE:
            yield Reason(ARC_EVO_09, card=id)
        if s.engaged >> card & 1:
            yield Reason(ARC_EVO_03, card=id)
        if owner != seat and self.arrow[card] == BLACK:
            yield Reason(ARC_EVO_05, card=id)
        if self.arrow[card] == WONDER:
            if owner != seat:
                yield Reason(ARC_WON_02, card=id)
            if s.built >> card & 1:
                yield Reason(ARC_WON_01, card=id)
            if not self.builders(s, seat):
                yield Reason(ARC_WON_03, card=id)
            for kind, n in self.requires[card]:
                if controlled(s, seat, kind) < n:
                    yield Reason(ARC_WON_08, card=id, building=BUILDINGS[kind])
        if self.arrow[card] == MULTICOLOUR or (owner == seat and self.arrow[card] != PASSIVE):
            yield from self.why_no_use(s, seat, card, way)

    def why_no_use(self, s: State, seat: Seat, card: int, way: int) -> Iterator[Reason]:
        """Yield the rules by which a card cannot be paid, or would have no effect."""
        price, id = self.price(s, seat, card), self.ruleset.tables.card_ids[card]
        if s.discs[seat] < self.discs[card]:
            yield Reason(ARC_EVO_04, unit="discs", need=self.discs[card], have=s.discs[seat])
        short = list(bars_way(s, seat, self.ways[card][way]))
        if s.florins[seat] < price:
            if not s.cards[seat] >> card & 1:
                yield Reason(ARC_EVO_11, unit="florins", need=price, have=s.florins[seat])
                yield Reason(ARC_EVO_06)
            short.insert(0, Reason(ARC_CMP_14, unit="florins", need=price, have=s.florins[seat]))
        if any(reason.rule is ARC_CMP_14 for reason in short):
            yield Reason(ARC_EVO_04, card=id)
        yield from short
        if self.arrow[card] != WONDER and not self.would_do(s, seat, card):
            yield Reason(ARC_CRD_14, card=id)

    def would_do(self, s: State, seat: Seat, card: int) -> bool:
        """Return whether something of it can be applied, with the florins that are left if it can be paid at all."""
        if s.florins[seat] >= self.price(s, seat, card):
            return self.payable(s, seat, card, 0)
        return any(effect.possible(s, seat) for effect in self.effects[card])

    def use(self, s: State, seat: Seat, code: int) -> None:
        card, number = divmod(code - moves.USE, moves.WAYS)
        way, owner = self.ways[card][number], self.owner(s, card)
        s.discs[seat] -= self.discs[card]
        pay_way(s, seat, way)
        if owner == seat:
            pay(s, seat, self.florins[card])
        else:
            price = self.price(s, seat, card)
            s.florins[seat] -= price
            s.florins[owner] += price
        if s.journal is not None:
            id = self.ruleset.tables.card_ids[card]
            s.journal.append(events.CardUsed(seat=seat, card=id, by=-1 if owner == seat else owner))
        if self.arrow[card] == WONDER:
            s.stack.append((RAISED_WONDER, WonderRaised(seat, card)))
        else:
            s.engaged |= 1 << card
        for number in reversed(range(len(self.effects[card]))):
            s.stack.append((EFFECT, PartOfEffect(card, number, seat, way[0])))


class EffectPart(WorkStep):
    """Apply a part of a card or an event, or skip it if it is impossible (ARC-CRD-13)."""

    def __init__(self, ruleset: Ruleset) -> None:
        super().__init__(ruleset)
        self.effects = effects_of(ruleset)

    def run(self, s: State, frame: Frame) -> None:
        part: PartOfEffect = frame[1]
        effect, seat = self.effects[part.source][part.number], part.seat
        if not effect.needs_user or (effect.possible(s, seat) and effect.payable(s, seat)):
            effect.run(s, seat, part.option)


RAISED_WONDER: Final = 99


class WonderRaised(FrameData):
    """A wonder whose effect has been applied."""

    seat: Seat
    card: int


class RaisedWonder(WorkStep):
    """Ask for the citizen who goes onto a wonder after its effect (ARC-WON-04)."""

    phase = "actions"

    def run(self, s: State, frame: Frame) -> None:
        wonder: WonderRaised = frame[1]
        s.ask(TO_WONDER, 1 << wonder.seat, wonder)


TO_WONDER: Final = 71


class ToWonder(Question):
    """Ask which citizen goes onto the wonder; they stay there for good (ARC-WON-05 to 07)."""

    phase = "actions"
    prompt = "to-wonder"
    verb = "send"
    rules = (ARC_WON_03, ARC_WON_07)

    def __init__(self, ruleset: Ruleset) -> None:
        super().__init__(ruleset)
        self.cards = Cards(ruleset)

    def legal(self, s: State, seat: Seat) -> list[int]:
        return [moves.PLACE + place for place in self.cards.builders(s, seat)]

    def tries(self, s: State, seat: Seat) -> list[int]:
        return list(dict.fromkeys(moves.PLACE + (unit >> PLACE) for unit in s.units[seat]))

    def why(self, s: State, seat: Seat, code: int) -> Iterator[Reason]:
        if code - moves.PLACE not in self.cards.builders(s, seat):
            yield Reason(ARC_WON_07)

    def take(self, s: State, seat: Seat, code: int) -> None:
        card = about(s, WonderRaised).card
        s.answered(seat)
        unit = code - moves.PLACE << PLACE
        leave(s, unit)
        remove(s, seat, unit)
        s.built |= 1 << card
        s.population -= 1
        s.check_end = True
        if s.journal is not None:
            name = self.ruleset.tile_name(s, tile_of(unit))
            s.journal.append(events.WonderBuilt(seat=seat, card=self.ruleset.tables.card_ids[card], tile=name))

    def args(self, s: State, seat: Seat) -> dict[str, Figure]:
        return {"card": self.ruleset.tables.card_ids[about(s, WonderRaised).card]}

    def default(self, s: State, seat: Seat, legal: list[int]) -> int:
        return legal[0]


STEPS: Final[Steps] = {
    RAISED_WONDER: RaisedWonder,
    TO_WONDER: ToWonder,
    EFFECT: EffectPart,
}
