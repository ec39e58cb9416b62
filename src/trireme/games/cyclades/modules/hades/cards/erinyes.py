"""The Erinyes carry a prosperity marker to an island of their buyer (HAD-BEA-12 to 14)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import ClassVar, Final

from trireme.games.cyclades import board, moves
from trireme.games.cyclades.cards.card import Card
from trireme.games.cyclades.modules.hades.favours.at_sea import marked_seas, take_from_sea
from trireme.games.cyclades.modules.hades.heroes import events
from trireme.games.cyclades.modules.hades.rules.ids import HAD_BEA_12, HAD_BEA_13
from trireme.games.cyclades.questions import OBLIGED, Choice
from trireme.games.cyclades.ruleset import Ruleset
from trireme.games.cyclades.state import ISLANDS, NONE, State
from trireme.kit.content.rulebook import Reason, Rule
from trireme.kit.engine.frame_data import FrameData
from trireme.kit.engine.frames import Step
from trireme.kit.errors import Refused
from trireme.kit.masks import bits
from trireme.kit.seats import Seat

ERINYES: Final = 343
BRING: Final = "hades.bring"


class MarkerToCarry(FrameData):
    """A prosperity marker is carried. Its place is a code; NONE while it is asked."""

    taken: int


class Erinyes(Card):
    verbs: ClassVar[dict[str, tuple[Rule, ...]]] = {BRING: (HAD_BEA_12,)}

    def steps(self) -> dict[int, Step[State]]:
        return {ERINYES: Marker(self.ruleset)}

    def begin(self, s: State, seat: Seat) -> bool:
        if not marked(self.ruleset, s):
            return False
        s.ask(ERINYES, 1 << seat, MarkerToCarry(NONE))
        return True


def marked(ruleset: Ruleset, s: State) -> list[int]:
    """Return the places whose marker can be taken, as codes: no printed one, none beside Chiron (HAD-BEA-13, 17)."""
    shielded = board.shielded(ruleset, s)
    printed = ruleset.tables.printed
    found = [
        moves.ISLAND + island
        for island in ruleset.tables.all_islands
        if s.prosperity[island] > printed[island] and not shielded >> island & 1
    ]
    return found + [moves.SEA + sea for sea in marked_seas(ruleset, s)]


class Marker(Choice):
    """Ask for the place of the marker, then for an own island: `erinyes naxos`, `bring paros`."""

    prompt = "hades.erinyes"
    verb = "erinyes"
    blocks = (moves.ISLAND, moves.SEA)
    rules = (HAD_BEA_12, HAD_BEA_13)
    others = OBLIGED

    also = (BRING,)

    def wordings(self, s: State, seat: Seat, run: Sequence[int]) -> tuple[str, ...]:
        taken, verb = self.taken(s), self.verb_here(s, seat)
        verbs = verb if taken in (NONE, run[0]) else f"{verb}|{self.verb}"
        return (f"[{verbs}] {self.ruleset.word(run[0])}",)

    def verb_here(self, s: State, seat: Seat) -> str:
        return self.verb if self.taken(s) == NONE else BRING

    def read(self, s: State, seat: Seat, words: list[str]) -> list[int]:
        """Read the verb of the first step in the second one too, if another island is named."""
        codes, taken = super().read(s, seat, words), self.taken(s)
        if (words[0] == BRING and taken == NONE) or (words[0] == self.verb and codes[0] == taken):
            raise Refused(" ".join(words), [Reason(HAD_BEA_12)])
        return codes

    def taken(self, s: State) -> int:
        """Return where the marker lay; NONE while that is asked."""
        asked: MarkerToCarry = s.stack[-1][3]
        return asked.taken

    def legal(self, s: State, seat: Seat) -> list[int]:
        if self.taken(s) == NONE:
            return marked(self.ruleset, s)
        return [moves.ISLAND + island for island in bits(self.ruleset.camps(s, seat), ISLANDS)]

    def bars(self, s: State, seat: Seat, code: int) -> Iterator[Reason]:
        if code in self.legal(s, seat):
            return
        figure = self.about(code)
        if self.taken(s) != NONE:
            if code >= moves.SEA or s.owner[code - moves.ISLAND] != seat:
                yield Reason(HAD_BEA_12, **figure)
            if code < moves.SEA:
                yield from board.bars_outside(self.ruleset, ISLANDS[code - moves.ISLAND])
            return
        if code < moves.SEA:
            island = ISLANDS[code - moves.ISLAND]
            if s.prosperity[island] > self.ruleset.tables.printed[island]:
                yield from board.bars_power(self.ruleset, s, island, self.verb)
                return
            if s.prosperity[island]:
                yield Reason(HAD_BEA_13, **figure)
        yield Reason(HAD_BEA_12, **figure)

    def take(self, s: State, seat: Seat, code: int) -> None:
        taken = self.taken(s)
        s.answered(seat)
        if taken == NONE:
            s.ask(ERINYES, 1 << seat, MarkerToCarry(code))
            return
        self.lift(s, taken)
        s.prosperity[code - moves.ISLAND] += 1
        start, sea = self.ruleset.word(taken), taken >= moves.SEA
        s.tell(events.MarkerTaken(seat=seat, start=start, island=self.ruleset.word(code), sea=sea))

    def lift(self, s: State, code: int) -> None:
        """Take the marker from where it lay, at sea too (HAD-TIL-17)."""
        if code >= moves.SEA:
            take_from_sea(self.ruleset, s, code - moves.SEA)
        else:
            s.prosperity[code - moves.ISLAND] -= 1

    def prompt_here(self, s: State, seat: Seat) -> str:
        return "hades.erinyes" if self.taken(s) == NONE else "hades.erinyes-to"

    def key(self, code: int) -> str:
        return "answer-target-island" if code < moves.SEA else "answer-target-sea"
