"""Turn 0: each lays his first region; then cards, trend and objectives (ARC-TZR, ARC-INL-08, ARC-VAR-03)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from trireme.games.archipelago import events, frames, moves, readers
from trireme.games.archipelago.asking import Doing, Question
from trireme.games.archipelago.land import Land
from trireme.games.archipelago.phases.deck import to_track
from trireme.games.archipelago.phases.exploration import LaysHex
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
from trireme.kit.engine.frames import Chance
from trireme.kit.engine.state import Frame
from trireme.kit.seats import Seat


class TurnZero(Doing):
    """(TURN_ZERO, n): the n-th player of the order lays a region, or gets three others (ARC-TZR-10)."""

    phase = "turn-zero"

    def __init__(self, ruleset: Ruleset) -> None:
        super().__init__(ruleset)
        self.land = Land(ruleset)
        self.dealt = ruleset.content.setup.region_hexes_dealt

    def run(self, s: State, frame: Frame) -> None:
        at = readers.nth(frame)
        if at == len(s.order):
            s.stack.append((frames.AFTER_TURN_ZERO,))
            return
        seat = s.order[at]
        if self.land.can_be_first(s, seat):
            s.stack.append((frames.TURN_ZERO, at + 1))
            s.ask(frames.TAKE_HEX, 1 << seat)
            return
        s.stack.append(frame)
        for hex in s.hands[seat]:
            s.cast |= 1 << hex
        s.hands[seat] = ()
        if s.journal is not None:
            s.journal.append(events.HexesDiscarded(seat=seat))
        s.stack += [(frames.DEAL_HEX, seat)] * self.dealt


class TakeHex(Question):
    """Which of the three regions (ARC-TZR-01)."""

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
        s.ask(frames.LAY_FIRST, 1 << seat, (code - moves.HEX,))

    def default(self, s: State, seat: Seat, legal: list[int]) -> int:
        return legal[0]


class LayFirst(LaysHex):
    """(LAY_FIRST, serial, seats, hex): face, place and turn beside the start hex (ARC-TZR-02 to 07)."""

    phase = "turn-zero"
    prompt = "lay-first"
    words = ("lay",)
    rules = (ARC_TZR_02, ARC_TZR_03)

    def __init__(self, ruleset: Ruleset) -> None:
        super().__init__(ruleset)
        self.citizens = ruleset.content.setup.citizens

    def legal(self, s: State, seat: Seat) -> list[int]:
        return self.land.first_ways(s, seat, readers.hex_in(s.stack[-1]))

    def tries(self, s: State, seat: Seat) -> list[int]:
        return self.land.all_ways(s, readers.hex_in(s.stack[-1]))

    def why(self, s: State, seat: Seat, code: int) -> Iterator[Reason]:
        return self.land.bars_first(s, seat, readers.hex_in(s.stack[-1]), code)

    def take(self, s: State, seat: Seat, code: int) -> None:
        ruleset, hex = self.ruleset, readers.hex_in(s.stack[-1])
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
                s.ask(frames.SETTLE, 1 << seat, (tile,))
            else:
                for _ in range(self.citizens):
                    add_citizen(s, seat, tile, 0)

    def default(self, s: State, seat: Seat, legal: list[int]) -> int:
        return legal[0]


class Settle(Question):
    """(SETTLE, serial, seats, tile): the citizens go to either bank, or one to each (ARC-INL-08)."""

    phase = "turn-zero"
    prompt = "settle"
    verb = "bank"
    rules = (ARC_INL_08,)

    def __init__(self, ruleset: Ruleset) -> None:
        super().__init__(ruleset)
        self.citizens = ruleset.content.setup.citizens

    def legal(self, s: State, seat: Seat) -> list[int]:
        tile = readers.tile_in(s.stack[-1])
        return [moves.PLACE + (tile << 4 | GROUND), moves.PLACE + (tile << 4 | GROUND + 1), moves.DONE]

    def text(self, s: State, code: int) -> str:
        return "bank both" if code == moves.DONE else super().text(s, code)

    def take(self, s: State, seat: Seat, code: int) -> None:
        tile = readers.tile_in(s.stack[-1])
        s.answered(seat)
        for number in range(self.citizens):
            bank = number % 2 if code == moves.DONE else (code - moves.PLACE) & 1
            add_citizen(s, seat, tile, bank)

    def default(self, s: State, seat: Seat, legal: list[int]) -> int:
        return legal[0]


class AfterTurnZero(Doing):
    """Hexes go back, cards are laid open, trend and objectives come (ARC-TZR-11 to 15, ARC-VAR-05, 08, 12)."""

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
        s.stack.append((frames.PHASE, 1))  # ARC-RND-02: round 1 has no phase 1
        variants = ruleset.variants
        if "open-objectives" in variants:
            s.stack += [(frames.DEAL_OBJECTIVE, -1)] * ruleset.players
        else:
            each = 2 if "objective-choice" in variants else ruleset.objectives_each
            if "objective-choice" in variants:
                s.stack.append((frames.CHOOSE_OBJECTIVE,))
            s.stack += [(frames.DEAL_OBJECTIVE, seat) for seat in reversed(ruleset.all_seats) for _ in range(each)]
            wanted = self.trends + ("two-trends" in variants) - len(s.trends)
            if "benefactor-plus" in variants:
                s.trends = (ruleset.benefactor,)
            s.stack += [(frames.DRAW_TREND, 0)] * wanted
        s.stack.append((frames.TURN_UP_HEX,))
        s.stack.append((frames.OPEN_CARDS, self.cards))
        s.stack.append((frames.UNCOVER, 1))


class OpenCards(Doing):
    """(OPEN_CARDS, n): cards of the deck on the track; no red part is resolved (ARC-TZR-12, 13)."""

    phase = "turn-zero"

    def run(self, s: State, frame: Frame) -> None:
        left = readers.nth(frame)
        if left:
            to_track(self.ruleset, s)
            s.stack.append((frames.OPEN_CARDS, left - 1))
            s.stack.append((frames.UNCOVER, 1))


class DealObjective(Chance[State]):
    """(DEAL_OBJECTIVE, seat): a secret objective, or with -1 one for all (ARC-TZR-15, ARC-TWO-01, ARC-VAR-05)."""

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
        seat = readers.of_deal_objective(frame)
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


class AskObjectives(Doing):
    """Everybody keeps one of two (ARC-VAR-09)."""

    phase = "turn-zero"

    def run(self, s: State, frame: Frame) -> None:
        s.ask(frames.KEEP_OBJECTIVE, self.ruleset.everyone)


class KeepObjective(Question):
    """The other is put away unseen by the others (ARC-VAR-09)."""

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
