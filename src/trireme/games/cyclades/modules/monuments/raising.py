"""Pairs of buildings become Monuments, and belong to the owner of their territory (MON-DRW, MON-BUI, MON-CTL)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import ClassVar, Final

from trireme.games.cyclades import moves
from trireme.games.cyclades.control import Capture, NewBuilding
from trireme.games.cyclades.modules.monuments import events
from trireme.games.cyclades.modules.monuments.codes import RAISE
from trireme.games.cyclades.modules.monuments.monuments.monument import ForSeat, monuments_of
from trireme.games.cyclades.modules.monuments.part import monuments
from trireme.games.cyclades.modules.monuments.rules.ids import (
    MON_BUI_01,
    MON_BUI_04,
    MON_BUI_07,
    MON_BUI_12,
    MON_BUI_17,
    MON_DRW_02,
)
from trireme.games.cyclades.phases.setup import Deployed
from trireme.games.cyclades.problems import NO_SUCH_NAME
from trireme.games.cyclades.questions import ACTIONS, DECLINES, Choice
from trireme.games.cyclades.ruleset import Ruleset
from trireme.games.cyclades.state import ISLANDS, NO_GOD, NONE, State
from trireme.kit.content.rulebook import Reason, Rule
from trireme.kit.dice import below
from trireme.kit.engine.frames import Chance, Step, Work
from trireme.kit.engine.state import Frame
from trireme.kit.errors import Figure, Unreadable
from trireme.kit.masks import bits
from trireme.kit.problems import FORM
from trireme.kit.seats import NOBODY, Seat

DRAW_MONUMENT: Final = 500
"""A card is drawn at set-up, until there are as many as players."""
MONUMENTS_DUE: Final = 501
"""The complete pairs of a seat become Monuments."""
ASK_RAISE: Final = 502
"""A seat is asked which Monument comes next, and where it stands."""


class DrawMonument(Chance[State]):
    """The cards of this game, as many as players (MON-DRW-01)."""

    phase = "setup"
    label = "monuments"

    def __init__(self, ruleset: Ruleset) -> None:
        self.ruleset = ruleset
        self.ids = ruleset.ids["monument"]

    def left(self, s: State) -> list[int]:
        """Return the cards that have not been drawn."""
        drawn = monuments(self.ruleset, s).drawn
        return [monument for monument in range(len(self.ids)) if not drawn >> monument & 1]

    def outcomes(self, s: State, frame: Frame) -> tuple[Sequence[int], Sequence[int]]:
        codes = [moves.DRAWN + monument for monument in self.left(s)]
        return codes, [1] * len(codes)

    def roll(self, s: State, frame: Frame) -> int:
        left = self.left(s)
        return moves.DRAWN + left[below(s.key, s.drawn, len(left))]

    def take(self, s: State, frame: Frame, code: int) -> None:
        part = monuments(self.ruleset, s)
        part.drawn |= 1 << code - moves.DRAWN
        s.tell(events.MonumentDrawn(monument=self.ids[code - moves.DRAWN]))
        if part.drawn.bit_count() < self.ruleset.players:
            s.stack.append((DRAW_MONUMENT,))

    def write(self, s: State, code: int) -> str:
        return self.ids[code - moves.DRAWN]

    def known(self) -> Sequence[str]:
        return self.ids


def possible(ruleset: Ruleset, s: State, seat: Seat, pairs: Sequence[tuple[int, int]]) -> int:
    """Return the Monuments whose pair a seat owns and nobody has built, as a mask (MON-BUI-01, 07 to 10)."""
    waiting = monuments(ruleset, s).waiting()
    if not waiting:
        return 0
    owned = owned_types(ruleset, s, seat)
    found = 0
    while waiting:
        low = waiting & -waiting
        if has_pair(owned, pairs[low.bit_length() - 1]):
            found |= low
        waiting ^= low
    return found


def owned_types(ruleset: Ruleset, s: State, seat: Seat) -> list[int]:
    """Return how many buildings of each type a seat owns."""
    owned = [0] * len(ruleset.tables.building_ids)
    land, built, slots_of = s.land[seat], s.built, ruleset.tables.slots_of
    while land:
        low = land & -land
        for slot in slots_of[low.bit_length() - 1]:
            owned[built[slot]] += 1
        land ^= low
    return owned


def has_pair(owned: Sequence[int], pair: tuple[int, int]) -> bool:
    """Return whether these counts of types contain a pair; two of the same type are two tiles (MON-BUI-08)."""
    first, second = pair
    return owned[first] > 0 and owned[second] > int(first == second)


class Pairs:
    """Looks for complete pairs whenever a seat has come to own a building (MON-BUI-01 to 03, 11, 15)."""

    def __init__(self, ruleset: Ruleset) -> None:
        self.ids = ruleset.ids["monument"]
        self.pairs = [monument.pair for monument in monuments_of(ruleset)]

    def after_building(self, ruleset: Ruleset, s: State, built: NewBuilding) -> None:
        self.looks(ruleset, s, built.seat)

    def after_capture(self, ruleset: Ruleset, s: State, taken: Capture) -> None:
        self.looks(ruleset, s, taken.seat)

    def after_deployment(self, ruleset: Ruleset, s: State, deployed: Deployed) -> None:
        """Look for pairs among the buildings that a seat has deployed (MON-MXT-01, 15)."""
        self.looks(ruleset, s, deployed.seat)

    def looks(self, ruleset: Ruleset, s: State, seat: Seat) -> None:
        """What has waited for a turn with a god is built before anything else is done (MON-BUI-13 to 15)."""
        if possible(ruleset, s, seat, self.pairs):
            s.stack.append((MONUMENTS_DUE, ForSeat(seat)))

    # Why one cannot be built at another moment.

    def named(self, words: Sequence[str]) -> int:
        """Return the Monument that a move names, or NONE."""
        return next((self.ids.index(word) for word in words if word in self.ids), NONE)

    def is_incomplete(self, ruleset: Ruleset, s: State, seat: Seat, words: list[str]) -> bool:
        """Return whether a seat lacks the pair of the Monument that is named, or of all of them (MON-BUI-01)."""
        monument = self.named(words)
        if monument == NONE:
            return not possible(ruleset, s, seat, self.pairs)
        return not has_pair(owned_types(ruleset, s, seat), self.pairs[monument])

    def is_not_drawn(self, ruleset: Ruleset, s: State, seat: Seat, words: list[str]) -> bool:
        """Return whether the Monument that is named is not in this game (MON-DRW-02)."""
        monument = self.named(words)
        return monument != NONE and not monuments(ruleset, s).drawn >> monument & 1

    def stands_already(self, ruleset: Ruleset, s: State, seat: Seat, words: list[str]) -> bool:
        """Return whether the Monument that is named has been built (MON-BUI-07)."""
        monument = self.named(words)
        return monument != NONE and monuments(ruleset, s).sites[monument] != NONE

    def is_late(self, ruleset: Ruleset, s: State, seat: Seat, words: list[str]) -> bool:
        """Return whether these are not the seat's own actions with a god (MON-BUI-14)."""
        return s.god == NO_GOD or s.offer_seat[s.god] != seat


class MonumentsDue(Work[State]):
    """One Monument after the other, in an order of the seat's choice (MON-BUI-12)."""

    def __init__(self, ruleset: Ruleset) -> None:
        self.ruleset = ruleset
        self.pairs = [monument.pair for monument in monuments_of(ruleset)]

    def run(self, s: State, frame: Frame) -> None:
        due: ForSeat = frame[1]
        if possible(self.ruleset, s, due.seat, self.pairs):
            s.stack.append(frame)
            s.ask(ASK_RAISE, 1 << due.seat)


class Raise(Choice):
    """A Monument and its territory: `raise warrior-city naxos` (MON-BUI-04, 05)."""

    prompt = "monuments.raise"
    verb = "monuments.raise"
    rules = (MON_BUI_01, MON_BUI_04, MON_BUI_12)
    bears = False  # MON-BUI-16, MON-CTL-04
    others: ClassVar[dict[str, tuple[Rule, ...]]] = dict.fromkeys((*ACTIONS, *DECLINES), (MON_BUI_17,))

    def __init__(self, ruleset: Ruleset) -> None:
        super().__init__(ruleset)
        self.ids = ruleset.ids["monument"]
        self.pairs = [monument.pair for monument in monuments_of(ruleset)]

    def possible(self, s: State, seat: Seat) -> list[int]:
        found = possible(self.ruleset, s, seat, self.pairs)
        return [monument for monument in range(len(self.ids)) if found >> monument & 1]

    def legal(self, s: State, seat: Seat) -> list[int]:
        sites = bits(self.ruleset.camps(s, seat), ISLANDS)
        return [RAISE + moves.BLOCK * monument + island for monument in self.possible(s, seat) for island in sites]

    def candidates(self, s: State, seat: Seat) -> Iterable[int]:
        islands = self.ruleset.tables.all_islands
        return [RAISE + moves.BLOCK * monument + island for monument in range(len(self.ids)) for island in islands]

    def known(self, s: State, code: int) -> bool:
        monument, island = divmod(code - RAISE, moves.BLOCK)
        return 0 <= monument < len(self.ids) and island < self.ruleset.tables.islands

    def bars(self, s: State, seat: Seat, code: int) -> Iterator[Reason]:
        monument, island = divmod(code - RAISE, moves.BLOCK)
        part, name = monuments(self.ruleset, s), self.ids[monument]
        if not part.drawn >> monument & 1:
            yield Reason(MON_DRW_02, monument=name)
        elif part.sites[monument] != NONE:
            yield Reason(MON_BUI_07, monument=name)
        elif monument not in self.possible(s, seat):
            yield Reason(MON_BUI_01, monument=name)
        if not self.ruleset.camps(s, seat) >> island & 1:
            yield Reason(MON_BUI_04, island=self.ruleset.island(island))

    def take(self, s: State, seat: Seat, code: int) -> None:
        s.answered(seat)
        monument, island = divmod(code - RAISE, moves.BLOCK)
        monuments(self.ruleset, s).sites[monument] = island
        s.tell(events.Raised(seat=seat, monument=self.ids[monument], island=self.ruleset.island(island)))

    def read(self, s: State, seat: Seat, words: list[str]) -> list[int]:
        """Where only one can be built, its name may be left out."""
        rest = words[1:] if words[0] == self.verb else words
        if len(rest) == 1 and rest[0] not in self.ids:
            rest = [self.ids[self.possible(s, seat)[0]], *rest]
        if len(rest) != 2:
            form = f"{self.verb} {self.ids[0]} {self.ruleset.island(0)}"
            raise Unreadable("move", " ".join(words), FORM, form=form)
        islands = self.ruleset.tables.island_number
        for word, known in zip(rest, (self.ids, islands), strict=True):
            if word not in known:
                raise Unreadable("move", word, NO_SUCH_NAME, given=word, known=", ".join(known))
        return [RAISE + moves.BLOCK * self.ids.index(rest[0]) + islands[rest[1]]]

    def write(self, s: State, seat: Seat, run: Sequence[int]) -> str:
        monument, island = divmod(run[0] - RAISE, moves.BLOCK)
        return f"{self.verb} {self.ids[monument]} {self.ruleset.island(island)}"

    def words(self, s: State, seat: Seat, run: Sequence[int]) -> str:
        monument, island = divmod(run[0] - RAISE, moves.BLOCK)
        return f"[{self.ids[monument]}] {self.ruleset.island(island)}"

    def places(self, s: State, seat: Seat, code: int) -> tuple[str, ...]:
        monument, island = divmod(code - RAISE, moves.BLOCK)
        return f"island:{self.ruleset.island(island)}", f"monument:{self.ids[monument]}"

    def key(self, code: int) -> str:
        return "answer-monuments-raise"

    def answer_args(self, s: State, seat: Seat, code: int) -> dict[str, Figure]:
        monument, island = divmod(code - RAISE, moves.BLOCK)
        return {"monument": self.ids[monument], "island": self.ruleset.island(island)}

    def args(self, s: State, seat: Seat) -> dict[str, Figure]:
        possible = self.possible(s, seat)
        return {"count": len(possible)} | ({"monument": self.ids[possible[0]]} if len(possible) == 1 else {})


def cards_go(ruleset: Ruleset, s: State, taken: Capture) -> None:
    """Cards of Monuments go to the player who takes their territory (MON-CTL-03, 07)."""
    island, seat = taken.island, taken.seat
    if taken.loser == NOBODY:
        return
    for monument, site in enumerate(monuments(ruleset, s).sites):
        if site == island:
            s.tell(events.Taken(seat=seat, monument=ruleset.ids["monument"][monument], island=ruleset.island(island)))


def steps_of_raising(ruleset: Ruleset) -> dict[int, Step[State]]:
    return {
        DRAW_MONUMENT: DrawMonument(ruleset),
        MONUMENTS_DUE: MonumentsDue(ruleset),
        ASK_RAISE: Raise(ruleset),
    }
