"""Theatres stand for missing types when a Metropolis is made (HAD-THE)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import Final

from trireme.games.cyclades import board, moves
from trireme.games.cyclades.control import Capture
from trireme.games.cyclades.gods.action import Action
from trireme.games.cyclades.last_island import enough_with
from trireme.games.cyclades.lookup import TYPES, mask_of
from trireme.games.cyclades.metropolis import GIVE_BUILDING, GivenBuildings, give_set
from trireme.games.cyclades.modules.hades.codes import THEATRES
from trireme.games.cyclades.modules.hades.rules.ids import HAD_THE_02, HAD_THE_04
from trireme.games.cyclades.phases.order import has_the_turn
from trireme.games.cyclades.questions import UNSETTLED, Choice
from trireme.games.cyclades.ruleset import Ruleset, Steps
from trireme.games.cyclades.state import SLOTS, Slot, State
from trireme.kit.content.rulebook import Reason
from trireme.kit.engine.frame_data import FrameData
from trireme.kit.engine.frames import Work
from trireme.kit.engine.question import Answer
from trireme.kit.engine.state import Frame
from trireme.kit.errors import Figure, Unreadable
from trireme.kit.problems import FORM
from trireme.kit.seats import NOBODY, Seat

GIVE_THEATRE: Final = 379
MUST_CONVERT: Final = 380
ALL_TYPES: Final = mask_of(TYPES)


class TheatresToGive(FrameData):
    """Theatres go into a Metropolis: so many more, beside those in these slots, a mask."""

    more: int
    given: int


class MustHave(FrameData):
    """A seat that has taken a last island makes the Metropolis that allowed it: with its partner it needs so many."""

    seat: Seat
    enough: int


def theatres_and_missing(ruleset: Ruleset, s: State, seat: Seat) -> tuple[list[Slot], int]:
    """Return the Theatres of a seat, and how many of the four types it lacks."""
    owned = board.owned_types(ruleset, s, seat)
    return owned[ruleset.tables.building_number["theatre"]], sum(not owned[type] for type in TYPES)


def can_stage(ruleset: Ruleset, s: State, seat: Seat) -> bool:
    """Return whether a seat can make a Metropolis with Theatres (HAD-THE-02)."""
    theatre, island_of, land = ruleset.tables.building_number["theatre"], ruleset.tables.slot_island, s.land[seat]
    theatres = types = 0
    for slot, building in enumerate(s.built):
        if building and land >> island_of[slot] & 1:
            if building == theatre:
                theatres += 1
            else:
                types |= 1 << building
    return theatres > 0 and 0 < len(TYPES) - (types & ALL_TYPES).bit_count() <= theatres


def stage(ruleset: Ruleset, s: State, seat: Seat) -> None:
    """Make a Metropolis with Theatres. Where there are more than needed, ask first which are given."""
    theatres, missing = theatres_and_missing(ruleset, s, seat)
    if len(theatres) > missing:
        s.ask(GIVE_THEATRE, 1 << seat, TheatresToGive(missing, 0))
    else:
        give_with(ruleset, s, seat, mask_of(theatres))


def give_with(ruleset: Ruleset, s: State, seat: Seat, theatres: int) -> None:
    """Give these Theatres and ask for the other buildings as usual (CYC-MET-05)."""
    owned = board.owned_types(ruleset, s, seat)
    doubled = mask_of([type for type in TYPES if len(owned[type]) > 1])
    given = theatres | mask_of([owned[type][0] for type in TYPES if len(owned[type]) == 1])
    if doubled:
        s.ask(GIVE_BUILDING, 1 << seat, GivenBuildings(doubled, given))
    else:
        give_set(ruleset, s, seat, given)


def is_not_acting(ruleset: Ruleset, s: State, seat: Seat, words: list[str]) -> bool:
    """Return whether a seat is not in its own turn, in which a Metropolis is made with Theatres (HAD-THE-04)."""
    return not has_the_turn(s, seat)


class Stage(Action):
    """Make a Metropolis with Theatres, if the player wishes: `hades.theatres` (HAD-THE-04)."""

    verb = "hades.theatres"
    first = THEATRES
    on_sale = False

    def extent(self) -> int:
        return 1

    def legal(self, s: State, seat: Seat, codes: list[int]) -> None:
        if self.theatre in s.built and can_stage(self.ruleset, s, seat):
            codes.append(THEATRES)

    def __init__(self, ruleset: Ruleset) -> None:
        super().__init__(ruleset)
        self.theatre = ruleset.tables.building_number["theatre"]

    def candidates(self, s: State, seat: Seat) -> Iterable[int]:
        return (THEATRES,)

    def forbids(self, s: State, seat: Seat, code: int) -> Iterator[Reason]:
        if not can_stage(self.ruleset, s, seat):
            theatres, missing = theatres_and_missing(self.ruleset, s, seat)
            yield Reason(HAD_THE_02, theatres=len(theatres), missing=missing)

    def take(self, s: State, seat: Seat, code: int) -> None:
        stage(self.ruleset, s, seat)

    def read(self, s: State, seat: Seat, words: list[str]) -> list[int]:
        if len(words) > 1:
            raise Unreadable("move", " ".join(words), FORM, form=self.verb)
        return [THEATRES]

    def write(self, s: State, seat: Seat, run: Sequence[int]) -> str:
        return self.verb

    def answer(self, s: State, seat: Seat, code: int) -> Answer:
        args: dict[str, Figure] = {"missing": theatres_and_missing(self.ruleset, s, seat)[1]}
        places = self.places(s, seat, code)
        return Answer(code=code, text=self.verb, key="answer-hades-theatres", args=args, places=places)

    def places(self, s: State, seat: Seat, code: int) -> tuple[str, ...]:
        return tuple(f"slot:{self.ruleset.slot(slot)}" for slot in theatres_and_missing(self.ruleset, s, seat)[0])


class GiveTheatre(Choice):
    """Ask which Theatre goes into the Metropolis."""

    prompt = "hades.give"
    verb = "hades.give"
    blocks = (moves.SLOT,)
    rules = (HAD_THE_02, HAD_THE_04)
    others = UNSETTLED

    def left(self, s: State, seat: Seat) -> list[Slot]:
        theatres, _ = theatres_and_missing(self.ruleset, s, seat)
        asked: TheatresToGive = s.stack[-1][3]
        return [slot for slot in theatres if not asked.given >> slot & 1]

    def legal(self, s: State, seat: Seat) -> list[int]:
        return [moves.SLOT + slot for slot in self.left(s, seat)]

    def bars(self, s: State, seat: Seat, code: int) -> Iterator[Reason]:
        if SLOTS[code - moves.SLOT] not in self.left(s, seat):
            yield Reason(HAD_THE_02, island=self.ruleset.island(self.ruleset.tables.slot_island[code - moves.SLOT]))

    def take(self, s: State, seat: Seat, code: int) -> None:
        asked: TheatresToGive = s.stack[-1][3]
        s.answered(seat)
        given = asked.given | 1 << code - moves.SLOT
        if asked.more > 1:
            s.ask(GIVE_THEATRE, 1 << seat, TheatresToGive(asked.more - 1, given))
        else:
            give_with(self.ruleset, s, seat, given)

    def key(self, code: int) -> str:
        return "answer-give"


def must_stage(ruleset: Ruleset, s: State, taken: Capture) -> None:
    """Make a seat that has taken a last island thanks to a Theatre build the Metropolis now (HAD-THE-09)."""
    if taken.loser != NOBODY and not ruleset.camps(s, taken.loser):
        s.stack.append((MUST_CONVERT, MustHave(taken.seat, enough_with(ruleset, taken.had))))


class MustConvert(Work[State]):
    """Make Metropolises with Theatres until a seat and its partner have enough."""

    def __init__(self, ruleset: Ruleset) -> None:
        self.ruleset = ruleset

    def run(self, s: State, frame: Frame) -> None:
        must: MustHave = frame[1]
        seat = must.seat
        if board.metropolises_of_side(self.ruleset, s, seat) < must.enough and can_stage(self.ruleset, s, seat):
            s.stack.append(frame)
            stage(self.ruleset, s, seat)


STEPS: Final[Steps] = {
    GIVE_THEATRE: GiveTheatre,
    MUST_CONVERT: MustConvert,
}
