"""Phase 4 and red backs: crises and events (ARC-CRI, ARC-EVT)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import ClassVar, Final

from trireme.games.archipelago import events, moves
from trireme.games.archipelago.effects.effect import EFFECT, PartOfEffect
from trireme.games.archipelago.lookup import DOMESTIC, EXPORT, MARKETS, RESOURCES, TEMPLE, TOWN
from trireme.games.archipelago.markers import rebels
from trireme.games.archipelago.phases.game_end import CHECK_END
from trireme.games.archipelago.phases.lying_citizens import (
    RAISE,
    TAKE_OVERS,
    TEMPLE_RAISE,
    CitizensToRaise,
    lying_in,
    raise_all,
)
from trireme.games.archipelago.promises import HELP, PROMISES_DUE, PromisesToJudge, marked
from trireme.games.archipelago.questions import AtPlace, OnTile, Question, Steps, WorkStep, about
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
from trireme.kit.engine.frame_data import FrameData
from trireme.kit.engine.state import Frame
from trireme.kit.errors import Figure
from trireme.kit.seats import NOBODY, Seat

SOURCES = ("market", "stock", "token")


CRISIS: Final = 35


class CrisisCard(FrameData):
    """A part of the back of a card."""

    card: int
    colour: int
    """YELLOW or RED of `deck.py`."""


class Crisis(WorkStep):
    """Resolve the parts of a back, the domestic crisis first, or an event in their place (ARC-CRI-04)."""

    phase = "crisis"

    def __init__(self, ruleset: Ruleset) -> None:
        super().__init__(ruleset)
        self.parts = [len(event.ops) for event in ruleset.content.event]
        self.cards = len(ruleset.tables.card_ids)

    def run(self, s: State, frame: Frame) -> None:
        crisis: CrisisCard = frame[1]
        home, abroad, event = self.ruleset.tables.backs[crisis.card][crisis.colour]
        if self.ruleset.offers:
            if event < 0:
                s.stack.append((PROMISES_DUE, PromisesToJudge(home[0] >= 0)))
            open_talks(s, ALL)  # ARC-NEG-02, ARC-EVT-07
        if abroad[0] >= 0:
            s.stack.append((CHECK_END,))
            s.stack.append((EXPORT_CRISIS, ExportDemand(abroad[0], abroad[1])))
        if home[0] >= 0:
            s.stack.append((DOMESTIC_CRISIS, DomesticDemand(home[0], home[1])))
        if event >= 0:
            s.tell(events.EventHappens(event=self.ruleset.event_ids[event]))
            s.stack.append((CHECK_END,))
            for number in reversed(range(self.parts[event])):
                s.stack.append((EFFECT, PartOfEffect(self.cards + event, number, NOBODY, 0)))


DOMESTIC_CRISIS: Final = 36


class DomesticDemand(FrameData):
    """What a domestic crisis asks for."""

    resource: int
    per_cube: int
    """The number of citizens who stand up for a cube."""


class Domestic(WorkStep):
    """Lay down all citizens but those on temples (ARC-CRI-06 to 09, 29)."""

    phase = "crisis"

    def run(self, s: State, frame: Frame) -> None:
        demand: DomesticDemand = frame[1]
        temple = ON + TEMPLE
        for seat in self.ruleset.all_seats:
            s.units[seat] = tuple(
                sorted(
                    unit | LYING if (spot := unit >> PLACE & 15) < WATER and spot != temple else unit
                    for unit in s.units[seat]
                )
            )
        count = lying(s)
        if s.journal is not None:
            name = RESOURCES[demand.resource]
            s.journal.append(events.DomesticCrisis(resource=name, per_cube=demand.per_cube, lying=count))
        if not count:
            s.tell(events.NobodyLies())
            s.stack.append((CHECK_END,))
            return
        s.stack.append((DOMESTIC_OVER,))
        s.stack.append((NEXT_HELPER, NextHelper(demand.resource, demand.per_cube, 0)))


NEXT_HELPER: Final = 37


class NextHelper(FrameData):
    """A domestic crisis that goes round the table."""

    resource: int
    per_cube: int
    place: int
    """The place in the order of play of the next player."""


class Help(WorkStep):
    """Give each player one turn, until nobody lies (ARC-CRI-10, 21)."""

    phase = "crisis"

    def run(self, s: State, frame: Frame) -> None:
        crisis: NextHelper = frame[1]
        at = crisis.place
        if at < len(s.order) and lying(s):
            s.stack.append((NEXT_HELPER, NextHelper(crisis.resource, crisis.per_cube, at + 1)))
            s.stack.append((HELPER, HelperTurn(s.order[at], crisis.resource, crisis.per_cube, 0)))


HELPER: Final = 49


class HelperTurn(FrameData):
    """The turn of one player in a domestic crisis."""

    seat: Seat
    resource: int
    per_cube: int
    granaries: int
    """Cubes of other food that the player has given in this turn (ARC-CRD-12)."""


class HelpOn(WorkStep):
    """Ask one player for help, as long as citizens lie."""

    phase = "crisis"

    def run(self, s: State, frame: Frame) -> None:
        if lying(s):
            turn: HelperTurn = frame[1]
            s.ask(HELPS, 1 << turn.seat, turn)


def credit_benefactor(ruleset: Ruleset, s: State, seat: Seat) -> None:
    """Put a florin on the player's field of the Benefactor, if it is in play (ARC-SPE-10, 11)."""
    if ruleset.benefactor in s.trends and s.bank:
        s.bank -= 1
        s.benefactor[seat] += 1


class Giving(Question):
    """What both crises ask: cubes of the market, cubes of the player's own, or tokens for them."""

    phase = "crisis"
    market: ClassVar[int] = DOMESTIC
    cover = True

    def wanted(self, s: State) -> int:
        """Return the resource that the crisis asks for."""
        return about(s, SupplierTurn).resource

    def given(self, s: State, seat: Seat) -> list[int]:
        resource = self.wanted(s)
        sources = (
            s.market[self.market * 6 + resource],
            s.stock[seat * 6 + resource],
            s.tokens[seat] and s.stores[resource],
        )
        return [moves.GIVE + n for n, count in enumerate(sources) if count]

    def why_not_given(self, s: State, seat: Seat, source: int, rule_of_market: Reason) -> Iterator[Reason]:
        resource = self.wanted(s)
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
        """Give a cube to the bank (ARC-CRI-13), or a token, which leaves the game."""
        if source == 2:
            s.tokens[seat] -= 1
        else:
            if source == 0:
                s.market[self.market * 6 + resource] -= 1
            else:
                s.stock[seat * 6 + resource] -= 1
            s.stores[resource] += 1
        if source:
            credit_benefactor(self.ruleset, s, seat)
            if s.promises:
                marked(s, HELP, KEPT, seat)
        s.tell(events.CubeGiven(seat=seat, source=SOURCES[source], resource=RESOURCES[resource]))

    def default(self, s: State, seat: Seat, legal: list[int]) -> int:
        return moves.DONE


HELPS: Final = 38


class Helps(Giving):
    """Ask a player for cubes and temples, in any order (ARC-CRI-20)."""

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

    def wanted(self, s: State) -> int:
        return about(s, HelperTurn).resource

    def stored(self, s: State, seat: Seat) -> int:
        """Return how many cubes of other food may still count."""
        return sum([n for card, n in self.granaries if s.cards[seat] & card]) - about(s, HelperTurn).granaries

    def legal(self, s: State, seat: Seat) -> list[int]:
        codes = self.given(s, seat)
        food, asked = self.ruleset.tables.food, self.wanted(s)
        if food[asked] and self.stored(s, seat) > 0:
            codes += [moves.GRANARY + r for r in range(6) if r != asked and food[r] and s.stock[seat * 6 + r]]
        return [*codes, *(moves.TEMPLE + tile for tile in self.temples(s, seat)), moves.DONE]

    def temples(self, s: State, seat: Seat) -> list[int]:
        """Return the hexes of the player's temples in which citizens lie."""
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
            food, asked, resource = self.ruleset.tables.food, self.wanted(s), code - moves.GRANARY
            if self.stored(s, seat) <= 0 or not (food[asked] and food[resource]) or resource == asked:
                yield Reason(ARC_CRD_12)
            if not s.stock[seat * 6 + resource]:
                yield Reason(ARC_CMP_14, unit=RESOURCES[resource], need=1, have=0)
        elif code != moves.DONE:
            yield from self.why_not_pray(s, seat, code - moves.TEMPLE)

    def why_not_pray(self, s: State, seat: Seat, tile: int) -> Iterator[Reason]:
        """Yield the rules by which a temple stands nobody up: it is another's, the citizen of its town lies, or nobody
        lies there."""
        if controller(s, tile, TEMPLE) == seat:
            if not lying_in(s, tile):
                yield Reason(ARC_CRI_17)
        elif s.holder[tile * 4 + TEMPLE] == EMPTY and s.holder[tile * 4 + TOWN] == seat:
            yield Reason(ARC_CRI_19)
        else:
            yield Reason(ARC_CRI_17)

    def take(self, s: State, seat: Seat, code: int) -> None:
        turn = about(s, HelperTurn)
        asked, per_cube = turn.resource, turn.per_cube
        s.answered(seat)
        if code == moves.DONE:
            return
        granary = 0 <= code - moves.GRANARY < 6
        s.stack.append((HELPER, HelperTurn(seat, asked, per_cube, turn.granaries + granary)))
        if 0 <= code - moves.TEMPLE < moves.TILES:
            s.ask(TEMPLE_RAISE, 1 << seat, OnTile(code - moves.TEMPLE))
            return
        if granary:
            self.give(s, seat, 1, code - moves.GRANARY)
        else:
            self.give(s, seat, code - moves.GIVE, asked)
        if lying(s) <= per_cube:  # ARC-CRI-16
            raise_all(self.ruleset, s, seat)
        else:
            s.ask(RAISE, 1 << seat, CitizensToRaise(per_cube))

    def args(self, s: State, seat: Seat) -> dict[str, Figure]:
        turn = about(s, HelperTurn)
        return {"resource": RESOURCES[turn.resource], "per_cube": turn.per_cube, "lying": lying(s)}


DOMESTIC_OVER: Final = 41


class DomesticOver(WorkStep):
    """Add a rebel for each citizen who still lies; then come take-overs, then the end (ARC-CRI-22, 34)."""

    phase = "crisis"

    def run(self, s: State, frame: Frame) -> None:
        count = lying(s)
        s.tell(events.CrisisOver(market=MARKETS[DOMESTIC], missing=count))
        s.stack.append((CHECK_END,))
        s.stack.append((TAKE_OVERS, AtPlace(0)))
        rebels(s, count)


EXPORT_CRISIS: Final = 42


class ExportDemand(FrameData):
    """What an export crisis asks for."""

    resource: int
    demand: int


class ExportBegins(WorkStep):
    """Begin an export crisis, which asks for cubes of one resource (ARC-CRI-26)."""

    phase = "crisis"

    def run(self, s: State, frame: Frame) -> None:
        crisis: ExportDemand = frame[1]
        s.tell(events.ExportCrisis(resource=RESOURCES[crisis.resource], demand=crisis.demand))
        s.stack.append((SUPPLY, SupplierTurn(crisis.resource, crisis.demand, 0)))


SUPPLY: Final = 43


class SupplierTurn(FrameData):
    """An export crisis that goes round the table."""

    resource: int
    missing: int
    """The number of cubes that are still asked for."""
    place: int
    """The place in the order of play of the player whose turn it is."""


class Supply(WorkStep):
    """Ask one player after the other, until the demand is met (ARC-CRI-30)."""

    phase = "crisis"

    def run(self, s: State, frame: Frame) -> None:
        turn: SupplierTurn = frame[1]
        if turn.place < len(s.order) and turn.missing:
            s.ask(SUPPLIES, 1 << s.order[turn.place], turn)
        else:
            s.tell(events.CrisisOver(market=MARKETS[EXPORT], missing=turn.missing))
            rebels(s, turn.missing)


SUPPLIES: Final = 44


class Supplies(Giving):
    """Ask for cubes of the export market, or of the player's own (ARC-CRI-26)."""

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
        turn = about(s, SupplierTurn)
        s.answered(seat)
        if code == moves.DONE:
            s.stack.append((SUPPLY, SupplierTurn(turn.resource, turn.missing, turn.place + 1)))
            return
        self.give(s, seat, code - moves.GIVE, turn.resource)
        s.stack.append((SUPPLY, SupplierTurn(turn.resource, turn.missing - 1, turn.place)))

    def args(self, s: State, seat: Seat) -> dict[str, Figure]:
        turn = about(s, SupplierTurn)
        return {"resource": RESOURCES[turn.resource], "missing": turn.missing}


STEPS: Final[Steps] = {
    CRISIS: Crisis,
    DOMESTIC_CRISIS: Domestic,
    NEXT_HELPER: Help,
    HELPER: HelpOn,
    HELPS: Helps,
    DOMESTIC_OVER: DomesticOver,
    EXPORT_CRISIS: ExportBegins,
    SUPPLY: Supply,
    SUPPLIES: Supplies,
}
