"""Phase 4 and red backs: crises and events (ARC-CRI, ARC-EVT)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import ClassVar

from trireme.games.archipelago import events, frames, moves, readers
from trireme.games.archipelago.asking import Doing, Question
from trireme.games.archipelago.lookup import DOMESTIC, EXPORT, MARKETS, RESOURCES, TEMPLE, TOWN
from trireme.games.archipelago.markers import rebels
from trireme.games.archipelago.phases.raising import lying_in, raise_all
from trireme.games.archipelago.promises import HELP, marked
from trireme.games.archipelago.rules.ids import (
    ARC_CMP_14,
    ARC_CRD_12,
    ARC_CRI_12,
    ARC_CRI_14,
    ARC_CRI_17,
    ARC_CRI_19,
    ARC_CRI_26,
    ARC_CRI_27,
    ARC_TOK_02,
)
from trireme.games.archipelago.ruleset import Ruleset
from trireme.games.archipelago.state import EMPTY, KEPT, State
from trireme.games.archipelago.talks import ALL, open_talks
from trireme.games.archipelago.units import LYING, ON, PLACE, WATER, controller, lying
from trireme.kit.content.rulebook import Reason
from trireme.kit.engine.state import Frame
from trireme.kit.errors import Figure
from trireme.kit.seats import Seat

SOURCES = ("market", "stock", "token")


class Crisis(Doing):
    """(CRISIS, card, colour): the parts of a back, the domestic crisis first (ARC-CRI-04); an event in their place."""

    phase = "crisis"

    def __init__(self, ruleset: Ruleset) -> None:
        super().__init__(ruleset)
        self.parts = [len(event.ops) for event in ruleset.content.event]
        self.cards = len(ruleset.tables.card_ids)

    def run(self, s: State, frame: Frame) -> None:
        card, colour = readers.of_crisis(frame)
        home, abroad, event = self.ruleset.tables.backs[card][colour]
        if self.ruleset.offers:
            if event < 0:
                s.stack.append((frames.PROMISES_DUE, int(home[0] >= 0)))
            open_talks(s, ALL)  # ARC-NEG-02, ARC-EVT-07
        if abroad[0] >= 0:
            s.stack.append((frames.CHECK_END,))
            s.stack.append((frames.EXPORT, *abroad))
        if home[0] >= 0:
            s.stack.append((frames.DOMESTIC, *home))
        if event >= 0:
            s.tell(events.EventHappens(event=self.ruleset.event_ids[event]))
            s.stack.append((frames.CHECK_END,))
            s.stack += [(frames.EFFECT, self.cards + event, n, -1, 0) for n in reversed(range(self.parts[event]))]


class Domestic(Doing):
    """(DOMESTIC, resource, per cube): all citizens lie down but those on temples (ARC-CRI-06 to 09, 29)."""

    phase = "crisis"

    def run(self, s: State, frame: Frame) -> None:
        (resource, per_cube), temple = readers.of_domestic(frame), ON + TEMPLE
        for seat in self.ruleset.all_seats:
            s.units[seat] = tuple(
                sorted(
                    unit | LYING if (spot := unit >> PLACE & 15) < WATER and spot != temple else unit
                    for unit in s.units[seat]
                )
            )
        count = lying(s)
        if s.journal is not None:
            name = RESOURCES[resource]
            s.journal.append(events.DomesticCrisis(resource=name, per_cube=per_cube, lying=count))
        if not count:
            s.tell(events.NobodyLies())
            s.stack.append((frames.CHECK_END,))
            return
        s.stack.append((frames.DOMESTIC_OVER,))
        s.stack.append((frames.HELP, resource, per_cube, 0))


class Help(Doing):
    """(HELP, resource, per cube, n): each has one turn, until nobody lies (ARC-CRI-10, 21)."""

    phase = "crisis"

    def run(self, s: State, frame: Frame) -> None:
        resource, per_cube, at = readers.of_help(frame)
        if at < len(s.order) and lying(s):
            s.stack.append((frames.HELP, resource, per_cube, at + 1))
            s.stack.append((frames.HELP_ON, s.order[at], resource, per_cube, 0))


class HelpOn(Doing):
    """(HELP_ON, seat, resource, per cube, granaries used): his turn goes on as long as somebody lies."""

    phase = "crisis"

    def run(self, s: State, frame: Frame) -> None:
        if lying(s):
            seat, resource, per_cube, granaries = readers.of_help_on(frame)
            s.ask(frames.HELPS, 1 << seat, (resource, per_cube, granaries))


def praise(ruleset: Ruleset, s: State, seat: Seat) -> None:
    """With the Benefactor in play, what is one's own and given puts a florin on one's field (ARC-SPE-10, 11)."""
    if ruleset.benefactor in s.trends and s.bank:
        s.bank -= 1
        s.benefactor[seat] += 1


class Giving(Question):
    """What is common to both crises: cubes of the market, of one's own, or tokens for them."""

    phase = "crisis"
    market: ClassVar[int] = DOMESTIC
    cover = True

    def given(self, s: State, seat: Seat) -> list[int]:
        resource = readers.asked_resource(s.stack[-1])
        sources = (
            s.market[self.market * 6 + resource],
            s.stock[seat * 6 + resource],
            s.tokens[seat] and s.stores[resource],
        )
        return [moves.GIVE + n for n, count in enumerate(sources) if count]

    def why_not_given(self, s: State, seat: Seat, source: int, rule_of_market: Reason) -> Iterator[Reason]:
        resource = readers.asked_resource(s.stack[-1])
        if source == 0:
            if not s.market[self.market * 6 + resource]:
                yield rule_of_market
        elif source == 1:
            if not s.stock[seat * 6 + resource]:
                yield Reason(ARC_CMP_14, unit=RESOURCES[resource], need=1, have=0)
        else:
            if not s.tokens[seat]:
                yield Reason(ARC_CMP_14, unit="tokens", need=1, have=0)
            if not s.stores[resource]:
                yield Reason(ARC_TOK_02, unit=RESOURCES[resource])

    def give(self, s: State, seat: Seat, source: int, resource: int) -> None:
        """All cubes go to the bank (ARC-CRI-13); a token leaves the game."""
        if source == 2:
            s.tokens[seat] -= 1
        else:
            if source == 0:
                s.market[self.market * 6 + resource] -= 1
            else:
                s.stock[seat * 6 + resource] -= 1
            s.stores[resource] += 1
        if source:
            praise(self.ruleset, s, seat)
            if s.promises:
                marked(s, HELP, KEPT, seat)
        s.tell(events.CubeGiven(seat=seat, source=SOURCES[source], resource=RESOURCES[resource]))

    def default(self, s: State, seat: Seat, legal: list[int]) -> int:
        return moves.DONE


class Helps(Giving):
    """(HELPS, serial, seats, resource, per cube, granaries used): cubes and temples in any order (ARC-CRI-20)."""

    prompt = "help"
    words = ("give", "granary", "pray", "done")
    rules = (ARC_CRI_12, ARC_CRI_14, ARC_CRI_17)

    def __init__(self, ruleset: Ruleset) -> None:
        super().__init__(ruleset)
        cards = ruleset.content.evolution_card
        self.granaries = [
            (1 << number, op.n) for number, card in enumerate(cards) for op in card.ops if op.op == "crisis_wild"
        ]
        """Cards by which food of another kind counts, and how many cubes of it (ARC-CRD-12)."""

    def stored(self, s: State, seat: Seat) -> int:
        """How many cubes of other food may still count."""
        return sum([n for card, n in self.granaries if s.cards[seat] & card]) - readers.of_helps(s.stack[-1])[2]

    def legal(self, s: State, seat: Seat) -> list[int]:
        codes = self.given(s, seat)
        food, asked = self.ruleset.tables.food, readers.asked_resource(s.stack[-1])
        if food[asked] and self.stored(s, seat) > 0:
            codes += [moves.GRANARY + r for r in range(6) if r != asked and food[r] and s.stock[seat * 6 + r]]
        return [*codes, *(moves.TEMPLE + tile for tile in self.temples(s, seat)), moves.DONE]

    def temples(self, s: State, seat: Seat) -> list[int]:
        """Hexes of temples that he controls in which somebody lies."""
        return [
            tile
            for tile in range(len(s.lie))
            if s.holder[tile * 4 + TEMPLE] > -2 and controller(s, tile, TEMPLE) == seat and lying_in(s, tile)
        ]

    def tries(self, s: State, seat: Seat) -> list[int]:
        temples = [moves.TEMPLE + tile for tile in range(len(s.lie)) if s.holder[tile * 4 + TEMPLE] > -2]
        return [*range(moves.GIVE, moves.GIVE + 3), *range(moves.GRANARY, moves.GRANARY + 6), *temples, moves.DONE]

    def why(self, s: State, seat: Seat, code: int) -> Iterator[Reason]:
        if 0 <= code - moves.GIVE < 3:
            yield from self.why_not_given(s, seat, code - moves.GIVE, Reason(ARC_CRI_12))
        elif 0 <= code - moves.GRANARY < 6:
            food, asked, resource = self.ruleset.tables.food, readers.asked_resource(s.stack[-1]), code - moves.GRANARY
            if self.stored(s, seat) <= 0 or not (food[asked] and food[resource]) or resource == asked:
                yield Reason(ARC_CRD_12)
            if not s.stock[seat * 6 + resource]:
                yield Reason(ARC_CMP_14, unit=RESOURCES[resource], need=1, have=0)
        elif code != moves.DONE:
            yield from self.why_not_pray(s, seat, code - moves.TEMPLE)

    def why_not_pray(self, s: State, seat: Seat, tile: int) -> Iterator[Reason]:
        """It is not his temple, as long as the citizen of his town lies; or nobody is to be stood up there."""
        if controller(s, tile, TEMPLE) == seat:
            if not lying_in(s, tile):
                yield Reason(ARC_CRI_17)
        elif s.holder[tile * 4 + TEMPLE] == EMPTY and s.holder[tile * 4 + TOWN] == seat:
            yield Reason(ARC_CRI_19)
        else:
            yield Reason(ARC_CRI_17)

    def take(self, s: State, seat: Seat, code: int) -> None:
        asked, per_cube, granaries = readers.of_helps(s.stack[-1])
        s.answered(seat)
        if code == moves.DONE:
            return
        granary = 0 <= code - moves.GRANARY < 6
        s.stack.append((frames.HELP_ON, seat, asked, per_cube, granaries + granary))
        if 0 <= code - moves.TEMPLE < moves.TILES:
            s.ask(frames.TEMPLE_RAISE, 1 << seat, (code - moves.TEMPLE,))
            return
        if granary:
            self.give(s, seat, 1, code - moves.GRANARY)
        else:
            self.give(s, seat, code - moves.GIVE, asked)
        if lying(s) <= per_cube:  # ARC-CRI-16
            raise_all(self.ruleset, s, seat)
        else:
            s.ask(frames.RAISE, 1 << seat, (per_cube,))

    def args(self, s: State, seat: Seat) -> dict[str, Figure]:
        asked, per_cube, _ = readers.of_helps(s.stack[-1])
        return {"resource": RESOURCES[asked], "per_cube": per_cube, "lying": lying(s)}


class DomesticOver(Doing):
    """Rebels rise by those who still lie; a revolt is looked for, then take-overs, then the end (ARC-CRI-22, 34)."""

    phase = "crisis"

    def run(self, s: State, frame: Frame) -> None:
        count = lying(s)
        s.tell(events.CrisisOver(market=MARKETS[DOMESTIC], missing=count))
        s.stack.append((frames.CHECK_END,))
        s.stack.append((frames.TAKE_OVERS, 0))
        rebels(s, count)


class ExportBegins(Doing):
    """(EXPORT, resource, demand)"""

    phase = "crisis"

    def run(self, s: State, frame: Frame) -> None:
        resource, demand = readers.of_export(frame)
        s.tell(events.ExportCrisis(resource=RESOURCES[resource], demand=demand))
        s.stack.append((frames.SUPPLY, resource, demand, 0))


class Supply(Doing):
    """(SUPPLY, resource, missing, n): in order of play, until the demand is met (ARC-CRI-30)."""

    phase = "crisis"

    def run(self, s: State, frame: Frame) -> None:
        resource, missing, at = readers.of_supply(frame)
        if at < len(s.order) and missing:
            s.ask(frames.SUPPLIES, 1 << s.order[at], (resource, missing, at))
        else:
            s.tell(events.CrisisOver(market=MARKETS[EXPORT], missing=missing))
            rebels(s, missing)


class Supplies(Giving):
    """(SUPPLIES, serial, seats, resource, missing, n): cubes of the export market or of one's own (ARC-CRI-26)."""

    prompt = "supply"
    words = ("give", "done")
    rules = (ARC_CRI_26, ARC_CRI_27)
    market = EXPORT

    def legal(self, s: State, seat: Seat) -> list[int]:
        return [*self.given(s, seat), moves.DONE]

    def tries(self, s: State, seat: Seat) -> list[int]:
        return [*range(moves.GIVE, moves.GIVE + 3), moves.DONE]

    def why(self, s: State, seat: Seat, code: int) -> Iterator[Reason]:
        if code == moves.DONE:
            return iter(())
        return self.why_not_given(s, seat, code - moves.GIVE, Reason(ARC_CRI_26))

    def take(self, s: State, seat: Seat, code: int) -> None:
        resource, missing, n = readers.of_supplies(s.stack[-1])
        s.answered(seat)
        if code == moves.DONE:
            s.stack.append((frames.SUPPLY, resource, missing, n + 1))
            return
        self.give(s, seat, code - moves.GIVE, resource)
        s.stack.append((frames.SUPPLY, resource, missing - 1, n))

    def args(self, s: State, seat: Seat) -> dict[str, Figure]:
        resource, missing, _ = readers.of_supplies(s.stack[-1])
        return {"resource": RESOURCES[resource], "missing": missing}
