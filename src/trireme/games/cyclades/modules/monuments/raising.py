"""Pairs of buildings become Monuments, and belong to whoever owns their territory (MON-DRW, MON-BUI, MON-CTL)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import ClassVar

from trireme.games.cyclades import moves
from trireme.games.cyclades.asking import ACTIONS, DECLINES, Choice
from trireme.games.cyclades.modules.monuments import events
from trireme.games.cyclades.modules.monuments.codes import RAISE
from trireme.games.cyclades.modules.monuments.components import cards_of
from trireme.games.cyclades.modules.monuments.frames import DRAW_MONUMENT, MONUMENTS_DUE
from trireme.games.cyclades.modules.monuments.frames import RAISE as ASK_RAISE
from trireme.games.cyclades.modules.monuments.part import IDS, monuments
from trireme.games.cyclades.modules.monuments.readers import of_owner
from trireme.games.cyclades.modules.monuments.rules.ids import (
    MON_BUI_01,
    MON_BUI_04,
    MON_BUI_07,
    MON_BUI_12,
    MON_BUI_17,
    MON_DRW_02,
)
from trireme.games.cyclades.problems import NO_SUCH_NAME
from trireme.games.cyclades.readers import of_built, of_captured, of_deployed
from trireme.games.cyclades.ruleset import Ruleset
from trireme.games.cyclades.state import ISLANDS, NO_GOD, NONE, State
from trireme.kit.content.rulebook import Reason, Rule
from trireme.kit.dice import below
from trireme.kit.engine.frames import Chance, Work
from trireme.kit.engine.state import Frame
from trireme.kit.errors import Figure, Unreadable
from trireme.kit.masks import bits
from trireme.kit.problems import FORM
from trireme.kit.seats import NOBODY, Seat


class DrawMonument(Chance[State]):
    """(DRAW_MONUMENT,): the cards of this game, as many as players (MON-DRW-01)."""

    phase = "setup"
    label = "monuments"

    def __init__(self, ruleset: Ruleset) -> None:
        self.ruleset = ruleset

    def left(self, s: State) -> list[int]:
        drawn = monuments(self.ruleset, s).drawn
        return [monument for monument in range(len(IDS)) if not drawn >> monument & 1]

    def outcomes(self, s: State, frame: Frame) -> tuple[Sequence[int], Sequence[int]]:
        codes = [moves.DRAWN + monument for monument in self.left(s)]
        return codes, [1] * len(codes)

    def roll(self, s: State, frame: Frame) -> int:
        left = self.left(s)
        return moves.DRAWN + left[below(s.key, s.drawn, len(left))]

    def take(self, s: State, frame: Frame, code: int) -> None:
        part = monuments(self.ruleset, s)
        part.drawn |= 1 << code - moves.DRAWN
        s.tell(events.MonumentDrawn(monument=IDS[code - moves.DRAWN]))
        if part.drawn.bit_count() < self.ruleset.players:
            s.stack.append((DRAW_MONUMENT,))

    def write(self, s: State, code: int) -> str:
        return IDS[code - moves.DRAWN]

    def known(self) -> Sequence[str]:
        return IDS


def pairs_of(ruleset: Ruleset) -> list[tuple[int, int]]:
    """The types of building that each Monument asks for."""
    number = ruleset.tables.building_number
    return [(number[first], number[second]) for first, second in (card.buildings for card in cards_of(ruleset))]


def possible(ruleset: Ruleset, s: State, seat: Seat, pairs: Sequence[tuple[int, int]]) -> int:
    """Monuments whose pair a seat owns and nobody has built, as a mask (MON-BUI-01, 07 to 10)."""
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
    """How many buildings of each type a seat owns."""
    owned = [0] * len(ruleset.tables.building_ids)
    land, built, slots_of = s.land[seat], s.built, ruleset.tables.slots_of
    while land:
        low = land & -land
        for slot in slots_of[low.bit_length() - 1]:
            owned[built[slot]] += 1
        land ^= low
    return owned


def has_pair(owned: Sequence[int], pair: tuple[int, int]) -> bool:
    """Two of the same type are two tiles (MON-BUI-08)."""
    first, second = pair
    return owned[first] > 0 and owned[second] > int(first == second)


class Pairs:
    """Looks for complete pairs whenever a seat has come to own a building (MON-BUI-01 to 03, 11, 15)."""

    def __init__(self, ruleset: Ruleset) -> None:
        self.pairs = pairs_of(ruleset)

    def after_building(self, ruleset: Ruleset, s: State, frame: Frame) -> None:
        self.looks(ruleset, s, of_built(frame)[0])

    def after_capture(self, ruleset: Ruleset, s: State, frame: Frame) -> None:
        self.looks(ruleset, s, of_captured(frame)[1])

    def after_deployment(self, ruleset: Ruleset, s: State, frame: Frame) -> None:
        """MON-MXT-01, 15"""
        self.looks(ruleset, s, of_deployed(frame))

    def looks(self, ruleset: Ruleset, s: State, seat: Seat) -> None:
        """What has waited for a turn with a god is built before anything else is done (MON-BUI-13 to 15)."""
        if possible(ruleset, s, seat, self.pairs):
            s.stack.append((MONUMENTS_DUE, seat))

    def is_incomplete(self, ruleset: Ruleset, s: State, seat: Seat, words: list[str]) -> bool:
        """MON-BUI-01: a seat does not own the pair of the Monument that is named, or of any that can be built."""
        monument = named(words)
        if monument == NONE:
            return not possible(ruleset, s, seat, self.pairs)
        return not has_pair(owned_types(ruleset, s, seat), self.pairs[monument])


# Why one cannot be built at another moment.


def named(words: Sequence[str]) -> int:
    """The Monument that a move names, or NONE."""
    return next((IDS.index(word) for word in words if word in IDS), NONE)


def is_not_drawn(ruleset: Ruleset, s: State, seat: Seat, words: list[str]) -> bool:
    """MON-DRW-02"""
    monument = named(words)
    return monument != NONE and not monuments(ruleset, s).drawn >> monument & 1


def stands_already(ruleset: Ruleset, s: State, seat: Seat, words: list[str]) -> bool:
    """MON-BUI-07"""
    monument = named(words)
    return monument != NONE and monuments(ruleset, s).sites[monument] != NONE


def is_late(ruleset: Ruleset, s: State, seat: Seat, words: list[str]) -> bool:
    """MON-BUI-14: these are not the player's own actions with a god."""
    return s.god == NO_GOD or s.offer_seat[s.god] != seat


class MonumentsDue(Work[State]):
    """(MONUMENTS_DUE, seat): one after the other, in the order that the seat likes (MON-BUI-12)."""

    def __init__(self, ruleset: Ruleset) -> None:
        self.ruleset = ruleset
        self.pairs = pairs_of(ruleset)

    def run(self, s: State, frame: Frame) -> None:
        seat = of_owner(frame)
        if possible(self.ruleset, s, seat, self.pairs):
            s.stack.append(frame)
            s.ask(ASK_RAISE, 1 << seat)


class Raise(Choice):
    """(RAISE, serial, seats): a Monument and its territory: `raise warrior-city naxos` (MON-BUI-04, 05)."""

    prompt = "monuments.raise"
    verb = "monuments.raise"
    rules = (MON_BUI_01, MON_BUI_04, MON_BUI_12)
    bears = False  # MON-BUI-16, MON-CTL-04
    others: ClassVar[dict[str, tuple[Rule, ...]]] = dict.fromkeys((*ACTIONS, *DECLINES), (MON_BUI_17,))

    def __init__(self, ruleset: Ruleset) -> None:
        super().__init__(ruleset)
        self.pairs = pairs_of(ruleset)

    def possible(self, s: State, seat: Seat) -> list[int]:
        found = possible(self.ruleset, s, seat, self.pairs)
        return [monument for monument in range(len(IDS)) if found >> monument & 1]

    def legal(self, s: State, seat: Seat) -> list[int]:
        sites = bits(self.ruleset.camps(s, seat), ISLANDS)
        return [RAISE + moves.BLOCK * monument + island for monument in self.possible(s, seat) for island in sites]

    def candidates(self, s: State, seat: Seat) -> Iterable[int]:
        islands = self.ruleset.tables.all_islands
        return [RAISE + moves.BLOCK * monument + island for monument in range(len(IDS)) for island in islands]

    def known(self, s: State, code: int) -> bool:
        monument, island = divmod(code - RAISE, moves.BLOCK)
        return 0 <= monument < len(IDS) and island < self.ruleset.tables.islands

    def bars(self, s: State, seat: Seat, code: int) -> Iterator[Reason]:
        monument, island = divmod(code - RAISE, moves.BLOCK)
        part, name = monuments(self.ruleset, s), IDS[monument]
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
        s.tell(events.Raised(seat=seat, monument=IDS[monument], island=self.ruleset.island(island)))

    def read(self, s: State, seat: Seat, words: list[str]) -> list[int]:
        """Where only one can be built, its name may be left out."""
        rest = words[1:] if words[0] == self.verb else words
        if len(rest) == 1 and rest[0] not in IDS:
            rest = [IDS[self.possible(s, seat)[0]], *rest]
        if len(rest) != 2:
            form = f"{self.verb} {IDS[0]} {self.ruleset.island(0)}"
            raise Unreadable("move", " ".join(words), FORM, form=form)
        islands = self.ruleset.tables.island_number
        for word, known in zip(rest, (IDS, islands), strict=True):
            if word not in known:
                raise Unreadable("move", word, NO_SUCH_NAME, given=word, known=", ".join(known))
        return [RAISE + moves.BLOCK * IDS.index(rest[0]) + islands[rest[1]]]

    def write(self, s: State, seat: Seat, run: Sequence[int]) -> str:
        monument, island = divmod(run[0] - RAISE, moves.BLOCK)
        return f"{self.verb} {IDS[monument]} {self.ruleset.island(island)}"

    def words(self, s: State, seat: Seat, run: Sequence[int]) -> str:
        monument, island = divmod(run[0] - RAISE, moves.BLOCK)
        return f"[{IDS[monument]}] {self.ruleset.island(island)}"

    def places(self, s: State, seat: Seat, code: int) -> tuple[str, ...]:
        monument, island = divmod(code - RAISE, moves.BLOCK)
        return f"island:{self.ruleset.island(island)}", f"monument:{IDS[monument]}"

    def key(self, code: int) -> str:
        return "answer-monuments-raise"

    def answer_args(self, s: State, seat: Seat, code: int) -> dict[str, Figure]:
        monument, island = divmod(code - RAISE, moves.BLOCK)
        return {"monument": IDS[monument], "island": self.ruleset.island(island)}

    def args(self, s: State, seat: Seat) -> dict[str, Figure]:
        possible = self.possible(s, seat)
        return {"count": len(possible)} | ({"monument": IDS[possible[0]]} if len(possible) == 1 else {})


def cards_go(ruleset: Ruleset, s: State, frame: Frame) -> None:
    """Whoever takes a territory receives the cards of its Monuments (MON-CTL-03, 07)."""
    island, seat, loser = of_captured(frame)
    if loser == NOBODY:
        return
    for monument, site in enumerate(monuments(ruleset, s).sites):
        if site == island:
            s.tell(events.Taken(seat=seat, monument=IDS[monument], island=ruleset.island(island)))
