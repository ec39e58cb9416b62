"""Turn 0: players lay their first regions; then come cards, trend and objectives (ARC-TZR, ARC-INL-08, ARC-VAR-03)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from trireme.games.archipelago import events, moves
from trireme.games.archipelago.land import HexToLay, Land
from trireme.games.archipelago.phases.deck import UNCOVER, BackToUncover, to_track
from trireme.games.archipelago.phases.exploration import TURN_UP_HEX, LaysHex
from trireme.games.archipelago.phases.rounds import PHASE
from trireme.games.archipelago.phases.setup import DEAL_HEX, DRAW_TREND, TURN_ZERO, TrendsToDraw
from trireme.games.archipelago.questions import AtPlace, OfSeat, OnTile, Question, Steps, WorkStep, about
from trireme.games.archipelago.rules.ids import (
    ARC_INL_08,
    ARC_TZR_01,
    ARC_TZR_02,
    ARC_TZR_03,
    ARC_TZR_15,
    ARC_VAR_09,
)
from trireme.games.archipelago.ruleset import Ruleset
from trireme.games.archipelago.state import State
from trireme.games.archipelago.tile_placement import arrive, gains
from trireme.games.archipelago.units import GROUND, WATER, add_citizen, go, unit_at
from trireme.kit.content.rulebook import Reason
from trireme.kit.engine.frame_data import FrameData
from trireme.kit.engine.frames import Chance
from trireme.kit.engine.state import Frame
from trireme.kit.seats import NOBODY, Seat


class TurnZero(WorkStep):
    """Let the next player lay a region, or deal them three others if none fits (ARC-TZR-10)."""

    phase = "turn-zero"

    def __init__(self, ruleset: Ruleset) -> None:
        super().__init__(ruleset)
        self.land = Land(ruleset)
        self.dealt = ruleset.content.setup.region_hexes_dealt

    def run(self, s: State, frame: Frame) -> None:
        turn: AtPlace = frame[1]
        at = turn.place
        if at == len(s.order):
            s.stack.append((AFTER_TURN_ZERO,))
            return
        seat = s.order[at]
        if self.land.can_be_first(s, seat):
            s.stack.append((TURN_ZERO, AtPlace(at + 1)))
            s.ask(TAKE_HEX, 1 << seat)
            return
        s.stack.append(frame)
        for hex in s.hands[seat]:
            s.cast |= 1 << hex
        s.hands[seat] = ()
        if s.journal is not None:
            s.journal.append(events.HexesDiscarded(seat=seat))
        s.stack += [(DEAL_HEX, OfSeat(seat))] * self.dealt


TAKE_HEX: Final = 7


class TakeHex(Question):
    """Ask which of the three regions the player lays (ARC-TZR-01)."""

    phase = "turn-zero"
    prompt = "take-hex"
    verb = "take"
    rules = (ARC_TZR_01, ARC_TZR_02)

    def __init__(self, ruleset: Ruleset) -> None:
        super().__init__(ruleset)
        self.land = Land(ruleset)

    def legal(self, s: State, seat: Seat) -> list[int]:
        return [moves.HEX + hex for hex in self.land.can_be_first(s, seat)]

    def tries(self, s: State, seat: Seat) -> list[int]:
        return list(range(moves.HEX, moves.HEX + 24))

    def why(self, s: State, seat: Seat, code: int) -> Iterator[Reason]:
        if code - moves.HEX not in s.hands[seat]:
            yield Reason(ARC_TZR_01)
        elif code - moves.HEX not in self.land.can_be_first(s, seat):
            yield Reason(ARC_TZR_03)

    def take(self, s: State, seat: Seat, code: int) -> None:
        s.answered(seat)
        s.ask(LAY_FIRST, 1 << seat, HexToLay(code - moves.HEX))

    def default(self, s: State, seat: Seat, legal: list[int]) -> int:
        return legal[0]


LAY_FIRST: Final = 8


class LayFirst(LaysHex):
    """Ask for face, place and turn beside the start hex (ARC-TZR-02 to 07)."""

    phase = "turn-zero"
    prompt = "lay-first"
    words = ("lay",)
    rules = (ARC_TZR_02, ARC_TZR_03)

    def __init__(self, ruleset: Ruleset) -> None:
        super().__init__(ruleset)
        self.citizens = ruleset.content.setup.citizens

    def legal(self, s: State, seat: Seat) -> list[int]:
        return self.land.first_ways(s, seat, about(s, HexToLay).hex)

    def tries(self, s: State, seat: Seat) -> list[int]:
        return self.land.all_ways(s, about(s, HexToLay).hex)

    def why(self, s: State, seat: Seat, code: int) -> Iterator[Reason]:
        return self.land.bars_first(s, seat, about(s, HexToLay).hex, code)

    def take(self, s: State, seat: Seat, code: int) -> None:
        ruleset, hex = self.ruleset, about(s, HexToLay).hex
        lying = self.land.read(s, code)
        s.answered(seat)
        face = 1 + hex * 2 + lying.side
        s.hands[seat] = tuple(each for each in s.hands[seat] if each != hex)
        tile = arrive(ruleset, s, seat, lying, face)
        if ruleset.desert:  # ARC-VAR-03
            unit = unit_at(0, GROUND)
            go(s, seat, unit, tile, max(GROUND, self.land.entry_spot(s, unit, tile)))
            gains(ruleset, s, seat, face)
        else:
            go(s, seat, unit_at(0, WATER), tile, WATER)
            gains(ruleset, s, seat, face)
            if ruleset.tables.banks[face] > 1:
                s.ask(SETTLE, 1 << seat, OnTile(tile))
            else:
                for _ in range(self.citizens):
                    add_citizen(s, seat, tile, 0)

    def default(self, s: State, seat: Seat, legal: list[int]) -> int:
        return legal[0]


SETTLE: Final = 9


class Settle(Question):
    """Ask whether the citizens go to one bank, or one to each (ARC-INL-08)."""

    phase = "turn-zero"
    prompt = "settle"
    verb = "bank"
    rules = (ARC_INL_08,)

    def __init__(self, ruleset: Ruleset) -> None:
        super().__init__(ruleset)
        self.citizens = ruleset.content.setup.citizens

    def legal(self, s: State, seat: Seat) -> list[int]:
        tile = about(s, OnTile).tile
        return [moves.PLACE + (tile << 4 | GROUND), moves.PLACE + (tile << 4 | GROUND + 1), moves.DONE]

    def text(self, s: State, code: int) -> str:
        return "bank both" if code == moves.DONE else super().text(s, code)

    def take(self, s: State, seat: Seat, code: int) -> None:
        tile = about(s, OnTile).tile
        s.answered(seat)
        for number in range(self.citizens):
            bank = number % 2 if code == moves.DONE else (code - moves.PLACE) & 1
            add_citizen(s, seat, tile, bank)

    def default(self, s: State, seat: Seat, legal: list[int]) -> int:
        return legal[0]


AFTER_TURN_ZERO: Final = 13


class AfterTurnZero(WorkStep):
    """Return hexes, open cards, and deal the trend and objectives (ARC-TZR-11 to 15, ARC-VAR-05, 08, 12)."""

    phase = "turn-zero"

    def __init__(self, ruleset: Ruleset) -> None:
        super().__init__(ruleset)
        self.cards = ruleset.content.setup.evolution_cards_revealed
        self.trends = ruleset.content.setup.trend_cards_revealed

    def run(self, s: State, frame: Frame) -> None:
        ruleset = self.ruleset
        for seat in ruleset.all_seats:
            for hex in s.hands[seat]:
                s.pile |= 1 << hex
            s.hands[seat] = ()
        s.pile |= s.cast
        s.cast = 0
        s.stack.append((PHASE, 1))  # ARC-RND-02: round 1 has no phase 1
        variants = ruleset.variants
        if "open-objectives" in variants:
            s.stack += [(DEAL_OBJECTIVE, OfSeat(NOBODY))] * ruleset.players
        else:
            each = 2 if "objective-choice" in variants else ruleset.objectives_each
            if "objective-choice" in variants:
                s.stack.append((CHOOSE_OBJECTIVE,))
            s.stack += [(DEAL_OBJECTIVE, OfSeat(seat)) for seat in reversed(ruleset.all_seats) for _ in range(each)]
            wanted = self.trends + ("two-trends" in variants) - len(s.trends)
            if "benefactor-plus" in variants:
                s.trends = (ruleset.benefactor,)
            s.stack += [(DRAW_TREND, TrendsToDraw(0))] * wanted
        s.stack.append((TURN_UP_HEX,))
        s.stack.append((OPEN_CARDS, CardsToOpen(self.cards)))
        s.stack.append((UNCOVER, BackToUncover(True)))


OPEN_CARDS: Final = 14


class CardsToOpen(FrameData):
    left: int


class OpenCards(WorkStep):
    """Put cards of the deck on the track; no red part is resolved (ARC-TZR-12, 13)."""

    phase = "turn-zero"

    def run(self, s: State, frame: Frame) -> None:
        cards: CardsToOpen = frame[1]
        if cards.left:
            to_track(self.ruleset, s)
            s.stack.append((OPEN_CARDS, CardsToOpen(cards.left - 1)))
            s.stack.append((UNCOVER, BackToUncover(True)))


DEAL_OBJECTIVE: Final = 15


class DealObjective(Chance[State]):
    """Deal a secret objective, or with NOBODY one for all (ARC-TZR-15, ARC-TWO-01, ARC-VAR-05)."""

    phase = "turn-zero"
    label = "objective"

    def __init__(self, ruleset: Ruleset) -> None:
        self.ruleset = ruleset

    def outcomes(self, s: State, frame: Frame) -> tuple[Sequence[int], Sequence[int]]:
        held = [each for mine in s.objectives for each in mine]
        codes = [moves.DRAW_OBJECTIVE + n for n in self.ruleset.dealt if n not in held and n not in s.open_objectives]
        return codes, [1] * len(codes)

    def take(self, s: State, frame: Frame, code: int) -> None:
        number = code - moves.DRAW_OBJECTIVE
        id = self.ruleset.objective_ids[number]
        dealt: OfSeat = frame[1]
        seat = dealt.seat
        if seat < 0:
            s.open_objectives = tuple(sorted((*s.open_objectives, number)))
            s.tell(events.ObjectiveOpen(objective=id))
        else:
            s.objectives[seat] = tuple(sorted((*s.objectives[seat], number)))
            s.tell(events.ObjectiveDealt(seat=seat, objective=id))

    def write(self, s: State, code: int) -> str:
        return self.ruleset.objective_ids[code - moves.DRAW_OBJECTIVE]

    def known(self) -> Sequence[str]:
        return self.ruleset.objective_ids


CHOOSE_OBJECTIVE: Final = 16


class AskObjectives(WorkStep):
    """Let every player keep one of two objectives (ARC-VAR-09)."""

    phase = "turn-zero"

    def run(self, s: State, frame: Frame) -> None:
        s.ask(KEEP_OBJECTIVE, self.ruleset.everyone)


KEEP_OBJECTIVE: Final = 17


class KeepObjective(Question):
    """Ask which objective the player keeps. The other is put away unseen (ARC-VAR-09)."""

    phase = "turn-zero"
    prompt = "keep-objective"
    verb = "keep"
    rules = (ARC_VAR_09, ARC_TZR_15)
    sealed = True
    cover = True

    def legal(self, s: State, seat: Seat) -> list[int]:
        return [moves.OBJECTIVE + objective for objective in s.objectives[seat]]

    def take(self, s: State, seat: Seat, code: int) -> None:
        s.known[seat] |= sum([1 << each for each in s.objectives[seat] if each != code - moves.OBJECTIVE])
        s.objectives[seat] = (code - moves.OBJECTIVE,)
        s.answered(seat)

    def default(self, s: State, seat: Seat, legal: list[int]) -> int:
        return legal[0]


STEPS: Final[Steps] = {
    TAKE_HEX: TakeHex,
    LAY_FIRST: LayFirst,
    SETTLE: Settle,
    AFTER_TURN_ZERO: AfterTurnZero,
    OPEN_CARDS: OpenCards,
    DEAL_OBJECTIVE: DealObjective,
    CHOOSE_OBJECTIVE: AskObjectives,
    KEEP_OBJECTIVE: KeepObjective,
    TURN_ZERO: TurnZero,
}
