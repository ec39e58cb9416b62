"""Priestesses keep figurines and pay Heroes; they do not count as Priests (HAD-PRS)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import ClassVar, Final

from trireme.games.cyclades import moves
from trireme.games.cyclades.cards.figures import due_to_leave
from trireme.games.cyclades.modules.hades.codes import LEAVE
from trireme.games.cyclades.modules.hades.favours import events
from trireme.games.cyclades.modules.hades.favours.part import favours
from trireme.games.cyclades.modules.hades.rules.ids import HAD_CYO_05, HAD_PRS_02, HAD_PRS_06
from trireme.games.cyclades.phases.order import TurnOf
from trireme.games.cyclades.questions import ACTIONS, DECLINES, Choice
from trireme.games.cyclades.ruleset import Ruleset, Steps
from trireme.games.cyclades.state import ISLANDS, State
from trireme.kit.content.rulebook import Reason, Rule
from trireme.kit.errors import Figure
from trireme.kit.seats import Seat

KEEP_FIGURINE: Final = 378


def gain_priestess(ruleset: Ruleset, s: State, seat: Seat) -> None:
    """Give a seat a Priestess of the pile, if there is one (HAD-PRS-05)."""
    part = favours(ruleset, s)
    if not part.priestess_pile:
        s.tell(events.NoPriestessLeft(seat=seat))
        return
    part.priestess_pile -= 1
    part.priestesses[seat] += 1
    if s.journal is not None:
        s.journal.append(events.PriestessGained(seat=seat))


def discard_priestess(ruleset: Ruleset, s: State, seat: Seat) -> None:
    """Return a Priestess of a seat to the pile."""
    part = favours(ruleset, s)
    part.priestesses[seat] -= 1
    part.priestess_pile += 1


def asks_to_keep(ruleset: Ruleset, s: State, turn: TurnOf) -> None:
    """Ask before figurines leave, on Apollo too (HAD-PRS-02, 06)."""
    seat = turn.seat
    if seat in s.keeper and favours(ruleset, s).priestesses[seat] and due_to_leave(s, seat):
        s.ask(KEEP_FIGURINE, 1 << seat)


def leaves_priestesses(ruleset: Ruleset, s: State, seat: Seat) -> None:
    """Return the Priestesses of an eliminated player to the pile (HAD-PRS-07)."""
    part = favours(ruleset, s)
    part.priestess_pile += part.priestesses[seat]
    part.priestesses[seat] = 0


class KeepFigurine(Choice):
    """Ask whether a Priestess keeps one of the figurines that would leave, and which."""

    prompt = "hades.retain"
    verb = "hades.retain"
    blocks = (moves.ISLAND,)
    plain: ClassVar[dict[int, str]] = {LEAVE: "hades.leave"}
    rules = (HAD_PRS_02, HAD_PRS_06)
    others: ClassVar[dict[str, tuple[Rule, ...]]] = dict.fromkeys((*ACTIONS, *DECLINES), (HAD_CYO_05,))

    def legal(self, s: State, seat: Seat) -> list[int]:
        return [LEAVE, *(moves.ISLAND + island for island in due_to_leave(s, seat))]

    def bars(self, s: State, seat: Seat, code: int) -> Iterator[Reason]:
        if code != LEAVE and ISLANDS[code - moves.ISLAND] not in due_to_leave(s, seat):
            yield Reason(HAD_PRS_02, island=self.ruleset.word(code))

    def take(self, s: State, seat: Seat, code: int) -> None:
        s.answered(seat)
        if code == LEAVE:
            return
        part, island = favours(self.ruleset, s), ISLANDS[code - moves.ISLAND]
        discard_priestess(self.ruleset, s, seat)
        s.since[island] = s.cycle  # It stays until the same moment of the next cycle.
        creature = self.ruleset.creature(s.figure[island])
        s.tell(events.FigurineKept(seat=seat, creature=creature, island=self.ruleset.word(code)))
        if part.priestesses[seat] and due_to_leave(s, seat):
            s.ask(KEEP_FIGURINE, 1 << seat)

    def key(self, code: int) -> str:
        return "answer-hades-leave" if code == LEAVE else "answer-hades-retain"

    def answer_args(self, s: State, seat: Seat, code: int) -> dict[str, Figure]:
        if code == LEAVE:
            return {}
        return {"island": self.ruleset.word(code), "creature": self.ruleset.creature(s.figure[code - moves.ISLAND])}

    def args(self, s: State, seat: Seat) -> dict[str, Figure]:
        return {"priestesses": favours(self.ruleset, s).priestesses[seat]}


STEPS: Final[Steps] = {
    KEEP_FIGURINE: KeepFigurine,
}
