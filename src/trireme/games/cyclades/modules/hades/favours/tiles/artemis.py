"""Artemis turns Philosophers and Priests into troops and fleets, never Priestesses (HAD-TIL-04 to 06)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import ClassVar, Final

from trireme.games.cyclades import board, moves
from trireme.games.cyclades.gods.recruit import forbids_fleet, forbids_troop, place_fleet, place_troop
from trireme.games.cyclades.modules.hades.codes import USE_CARD
from trireme.games.cyclades.modules.hades.favours import events, uses
from trireme.games.cyclades.modules.hades.favours.tile import Tile
from trireme.games.cyclades.modules.hades.rules.ids import HAD_TIL_04, HAD_TIL_05, HAD_TIL_06
from trireme.games.cyclades.questions import UNSETTLED, Choice
from trireme.games.cyclades.ruleset import Ruleset
from trireme.games.cyclades.state import ISLANDS, LAND, SEA, SEAS, State
from trireme.kit.content.rulebook import Reason
from trireme.kit.engine.frames import Step
from trireme.kit.errors import Figure, Refused
from trireme.kit.masks import bits
from trireme.kit.seats import Seat

TURN_CARDS: Final = 375


class Artemis(Tile):
    """Artemis turns one card after the other, as many as the player likes, in one use."""

    rule = HAD_TIL_04
    blocks = (USE_CARD,)

    def steps(self) -> dict[int, Step[State]]:
        return {TURN_CARDS: TurnCards(self.ruleset, self)}

    def uses(self, s: State, seat: Seat) -> list[int]:
        ruleset = self.ruleset
        islands = bits(ruleset.camps(s, seat), ISLANDS) if s.troops_left[seat] else []
        seas = bits(board.recruiting_seas(ruleset, s, seat), SEAS) if s.fleets_left[seat] else []
        found = []
        for card, owned in enumerate((s.priests[seat], s.philosophers[seat])):
            if owned:
                troop, fleet = uses.card_code(card, LAND, 0), uses.card_code(card, SEA, 0)
                found += [troop + island for island in islands]
                found += [fleet + sea for sea in seas]
        return found

    def bars(self, s: State, seat: Seat, code: int) -> Iterator[Reason]:
        card, element, place = uses.of_card(code)
        owned = s.priests[seat] if card == uses.PRIEST else s.philosophers[seat]
        if not owned:
            yield Reason(HAD_TIL_04, card=uses.CARDS[card])
        forbidden = [
            *(
                forbids_fleet(self.ruleset, s, seat, SEAS[place])
                if element == SEA
                else forbids_troop(self.ruleset, s, seat, ISLANDS[place])
            )
        ]
        if forbidden:
            yield Reason(HAD_TIL_06)
            yield from forbidden

    def refuses(self, words: list[str]) -> Iterator[Reason]:
        if words[:1] == ["priestess"]:
            yield Reason(HAD_TIL_05)

    def use(self, s: State, seat: Seat, code: int) -> None:
        card, element, place = uses.of_card(code)
        if card == uses.PRIEST:
            s.priests[seat] -= 1
        else:
            s.philosophers[seat] -= 1
        s.tell(events.CardTurned(seat=seat, card=uses.CARDS[card]))
        if element == SEA:
            place_fleet(self.ruleset, s, seat, SEAS[place], 0)
        else:
            place_troop(self.ruleset, s, seat, ISLANDS[place], 0)
        if self.uses(s, seat):
            s.ask(TURN_CARDS, 1 << seat)

    def key(self, code: int) -> str:
        return f"{super().key(code)}-{'fleet' if uses.of_card(code)[1] == SEA else 'troop'}"


class TurnCards(Choice):
    """Ask whether Artemis turns one more card into a unit, and where the unit goes."""

    prompt = "hades.turn-cards"
    verb = "hades.favour"
    plain: ClassVar[dict[int, str]] = {moves.STOP: "stop"}
    rules = (HAD_TIL_04, HAD_TIL_06)
    others = UNSETTLED

    def __init__(self, ruleset: Ruleset, artemis: Artemis) -> None:
        super().__init__(ruleset)
        self.artemis = artemis

    def legal(self, s: State, seat: Seat) -> list[int]:
        return [moves.STOP, *self.artemis.uses(s, seat)]

    def known(self, s: State, code: int) -> bool:
        return code == moves.STOP or (uses.exists(self.ruleset, code) and uses.block_of(code) == USE_CARD)

    def candidates(self, s: State, seat: Seat) -> Iterable[int]:
        yield moves.STOP
        yield from (code for code in uses.candidates(self.ruleset) if uses.block_of(code) == USE_CARD)

    def bars(self, s: State, seat: Seat, code: int) -> Iterator[Reason]:
        return iter(()) if code == moves.STOP else self.artemis.bars(s, seat, code)

    def take(self, s: State, seat: Seat, code: int) -> None:
        s.answered(seat)
        if code != moves.STOP:
            self.artemis.use(s, seat, code)

    def read(self, s: State, seat: Seat, words: list[str]) -> list[int]:
        rest = words[1:] if words[0] == self.verb else words
        if rest == ["stop"]:
            return [moves.STOP]
        if reasons := [*self.artemis.refuses(rest)]:
            raise Refused(" ".join(words), reasons)
        return [uses.read_use(self.ruleset, rest, " ".join(words))]

    def write(self, s: State, seat: Seat, run: Sequence[int]) -> str:
        return "stop" if run[0] == moves.STOP else f"{self.verb} {uses.words_of(self.ruleset, run[0])}"

    def wordings(self, s: State, seat: Seat, run: Sequence[int]) -> tuple[str, ...]:
        rest = "stop" if run[0] == moves.STOP else uses.words_of(self.ruleset, run[0])
        return (f"[{self.verb}] {rest}",)

    def places(self, s: State, seat: Seat, code: int) -> tuple[str, ...]:
        return () if code == moves.STOP else uses.places_of(self.ruleset, code)

    def key(self, code: int) -> str:
        return "answer-stop" if code == moves.STOP else self.artemis.key(code)

    def answer_args(self, s: State, seat: Seat, code: int) -> dict[str, Figure]:
        return {} if code == moves.STOP else uses.figures_of(self.ruleset, code)
