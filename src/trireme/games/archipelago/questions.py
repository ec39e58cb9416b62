"""What the questions of Archipelago have in common, and the data that several kinds of frames share."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from typing import ClassVar, Final, TypeVar

from trireme.games.archipelago import moves
from trireme.games.archipelago.money import bars_laid_out
from trireme.games.archipelago.places import places
from trireme.games.archipelago.places_by_name import Naming
from trireme.games.archipelago.rules.ids import ARC_ACT_10, ARC_CMP_14
from trireme.games.archipelago.ruleset import Ruleset
from trireme.games.archipelago.sentences import figures
from trireme.games.archipelago.state import State
from trireme.kit.content.rulebook import Reason
from trireme.kit.engine.askers import PickOne
from trireme.kit.engine.frame_data import FrameData
from trireme.kit.engine.frames import Step, Work
from trireme.kit.errors import Figure, Unreadable
from trireme.kit.problems import UNKNOWN
from trireme.kit.rules.ids import KIT_ASK_03
from trireme.kit.seats import Seat

D = TypeVar("D", bound=FrameData)

Steps = Mapping[int, Callable[[Ruleset], Step[State]]]
"""The steps of a file, by the number of their kind of frame."""

GENERAL: Final = (ARC_CMP_14, ARC_ACT_10)
"""Rules that say only that something is missing, or that nothing of an action can be done."""


def sorted_reasons(reasons: Iterable[Reason]) -> list[Reason]:
    """Return each reason once: those that speak of what was tried first, then the general ones, last the kit's."""
    found: list[Reason] = []
    for reason in reasons:
        if reason not in found:
            found.append(reason)
    ruled = [reason for reason in found if reason.rule is not KIT_ASK_03]
    return sorted(ruled, key=lambda reason: reason.rule in GENERAL) or found


class OfSeat(FrameData):
    """Something that one player does or gets."""

    seat: Seat


class AtPlace(FrameData):
    """Something that players do in order of play."""

    place: int
    """The place of the player whose turn it is, counted from 0."""


class OnTile(FrameData):
    """Something that happens in one hex."""

    tile: int


def about(s: State, kind: type[D]) -> D:
    """Return what the question on top of the stack is about; `kind` is the type of it."""
    data: D = s.stack[-1][3]
    return data


class WorkStep(Work[State]):
    """A step that runs by itself."""

    def __init__(self, ruleset: Ruleset) -> None:
        self.ruleset = ruleset


class Question(PickOne[State]):
    """A question with one answer of some. Its class lists codes that players might try, and says why not."""

    verb: ClassVar[str] = ""
    """The verb of answers that name a place, a resource or a player."""
    words: ClassVar[tuple[str, ...]] = ()
    """All verbs of its moves."""

    def __init__(self, ruleset: Ruleset) -> None:
        super().__init__({})
        self.ruleset = ruleset
        self.naming = Naming(ruleset)

    def verbs(self) -> tuple[str, ...]:
        return self.words or (self.verb,)

    def tries(self, s: State, seat: Seat) -> Iterable[int]:
        """Return what a player might try, legal or not; all legal codes are among them."""
        return self.legal(s, seat)

    def why(self, s: State, seat: Seat, code: int) -> Iterator[Reason]:
        """Yield the rules that forbid a code, each under a condition of its own; none for a legal code.

        Where no rule of the game says why a code is not offered, KIT-ASK-03 is given. Questions whose answers are all
        that a player could try yield nothing.
        """
        return iter(())

    def candidates(self, s: State, seat: Seat) -> list[int]:
        return list(dict.fromkeys([*self.legal(s, seat), *self.tries(s, seat)]))

    def forbids(self, s: State, seat: Seat, code: int) -> Iterator[Reason]:
        """Return the reasons, worked out from the rules alone, so that the harness can hold them against `legal`."""
        if code not in self.tries(s, seat):
            return iter((Reason(KIT_ASK_03),))
        found = list(self.why(s, seat, code))
        return iter(sorted_reasons(bars_laid_out(s, seat, found) if s.offers else found))

    def text(self, s: State, code: int) -> str:
        return self.naming.plain(s, code, self.verb)

    def write(self, s: State, seat: Seat, run: Sequence[int]) -> str:
        return self.text(s, run[0])

    def read(self, s: State, seat: Seat, words: list[str]) -> list[int]:
        text = " ".join(words)
        legal = self.legal(s, seat)
        for codes in (legal, self.tries(s, seat)):
            for code in codes:
                if self.text(s, code) == text:
                    return [code]
        known = ", ".join(self.text(s, code) for code in legal)
        raise Unreadable("move", text, UNKNOWN, given=text, known=known)

    def key(self, code: int) -> str:
        for block in moves.CODES.blocks:
            if block.first <= code < block.first + block.size:
                return f"answer-{block.name}"
        return "answer"

    def answer_args(self, s: State, seat: Seat, code: int) -> dict[str, Figure]:
        return figures(self.naming, s, code)

    def places(self, s: State, seat: Seat, code: int) -> tuple[str, ...]:
        return places(self.naming, s, code)

    def facets(self, code: int) -> dict[str, Figure]:
        """Return face and turn of a hex that is laid, or the price of leave that is asked for."""
        if 0 <= code - moves.LAY < 2 * moves.TILES * 36:
            number = code - moves.LAY
            return {"face": number // (moves.TILES * 36), "turn": number % 6}
        if 0 <= code - moves.ASK < moves.TILES * moves.PRICES:
            return {"price": (code - moves.ASK) % moves.PRICES}
        return {}
