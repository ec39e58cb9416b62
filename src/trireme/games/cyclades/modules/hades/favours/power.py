"""The favour in a turn: its free element, and its power once (HAD-FAV-03 to 05, HAD-CYO-05)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

from trireme.games.cyclades.gods.action import Action
from trireme.games.cyclades.modules.hades.codes import FAVOUR, USE, USES
from trireme.games.cyclades.modules.hades.favours import events, uses
from trireme.games.cyclades.modules.hades.favours.deck import gain_item
from trireme.games.cyclades.modules.hades.favours.part import FavoursPart, favours
from trireme.games.cyclades.modules.hades.favours.priestesses import gain_priestess
from trireme.games.cyclades.modules.hades.favours.tile import tiles_of
from trireme.games.cyclades.modules.hades.piece import figures
from trireme.games.cyclades.modules.hades.rules.ids import HAD_FAV_03, HAD_FAV_05
from trireme.games.cyclades.phases.order import TurnOf, has_the_turn
from trireme.games.cyclades.phases.prices import priests_do_not_help
from trireme.games.cyclades.rules.ids import CYC_ACT_09
from trireme.games.cyclades.ruleset import Ruleset
from trireme.games.cyclades.state import NONE, State
from trireme.kit.content.rulebook import Reason
from trireme.kit.engine.question import Answer
from trireme.kit.errors import Refused
from trireme.kit.seats import Seat


class Element:
    """The free element of a favour: a Priestess or an item, after the god's gift (HAD-FAV-04, 09)."""

    def __init__(self, ruleset: Ruleset) -> None:
        self.priestess = [favour.gives == "priestess" for favour in figures(ruleset).favour]

    def given(self, ruleset: Ruleset, s: State, turn: TurnOf) -> None:
        part = favours(ruleset, s)
        if part.tile == NONE or part.god != s.god:
            return
        seat = turn.seat
        if self.priestess[part.tile]:
            gain_priestess(ruleset, s, seat)
        else:
            gain_item(s, seat)


def cannot_be_used(ruleset: Ruleset, s: State, seat: Seat, words: list[str]) -> bool:
    """Return whether it is not the turn of this favour, its power has been used, or it costs too much (HAD-FAV-05)."""
    part = favours(ruleset, s)
    if part.tile == NONE or part.god != s.god or not has_the_turn(s, seat):
        return True
    return part.used or s.gold[seat] < figures(ruleset).favour[part.tile].cost


class UseFavour(Action):
    """Use the power of a favour: `hades.favour naxos`. The name of the favour may stand before the target."""

    verb = "hades.favour"
    first = USE

    def __init__(self, ruleset: Ruleset) -> None:
        super().__init__(ruleset)
        self.at = ruleset.part_at["hades.favours"]
        self.tiles = tiles_of(ruleset)
        found = uses.candidates(ruleset)
        self.tried = [[USE, *(code for code in found[1:] if uses.block_of(code) in tile.blocks)] for tile in self.tiles]
        """Codes that players might try with each tile."""

    def extent(self) -> int:
        return USES - USE

    def legal(self, s: State, seat: Seat, codes: list[int]) -> None:
        part = s.parts[self.at]
        assert isinstance(part, FavoursPart)
        if part.god == s.god and not part.used:
            tile = self.tiles[part.tile]
            if s.gold[seat] >= tile.cost:
                codes += tile.uses(s, seat)

    def candidates(self, s: State, seat: Seat) -> Iterable[int]:
        part = favours(self.ruleset, s)
        return self.tried[part.tile] if part.tile != NONE and part.god == s.god else (USE,)

    def forbids(self, s: State, seat: Seat, code: int) -> Iterator[Reason]:
        part = favours(self.ruleset, s)
        if part.tile == NONE or part.god != s.god:
            yield Reason(HAD_FAV_03, god=self.ruleset.god(s.god))
            return
        if part.used:
            yield Reason(HAD_FAV_05, favour=self.ruleset.names[FAVOUR][part.tile])
        tile = self.tiles[part.tile]
        if uses.exists(self.ruleset, code) and uses.block_of(code) in tile.blocks:
            yield from tile.bars(s, seat, code)
        else:
            yield Reason(tile.rule)
        if s.gold[seat] < tile.cost:
            yield Reason(CYC_ACT_09, price=tile.cost, gold=s.gold[seat])
            yield Reason(HAD_FAV_05, price=tile.cost, gold=s.gold[seat])
            yield from priests_do_not_help(s, seat, tile.cost)

    def take(self, s: State, seat: Seat, code: int) -> None:
        part = favours(self.ruleset, s)
        tile = self.tiles[part.tile]
        part.used = True
        s.gold[seat] -= tile.cost
        if s.journal is not None:
            s.journal.append(events.FavourUsed(seat=seat, favour=tile.id, gold=0 if tile.tells_price else tile.cost))
        tile.use(s, seat, code)

    def read(self, s: State, seat: Seat, words: list[str]) -> list[int]:
        part = favours(self.ruleset, s)
        rest = words[1:]
        if part.tile != NONE and rest[:1] == [self.tiles[part.tile].id]:
            rest = rest[1:]
        if part.tile != NONE and part.god == s.god and (reasons := [*self.tiles[part.tile].refuses(rest)]):
            raise Refused(" ".join(words), reasons)
        return [uses.read_use(self.ruleset, rest, " ".join(words))]

    def write(self, s: State, seat: Seat, run: Sequence[int]) -> str:
        return f"{self.verb} {uses.words_of(self.ruleset, run[0])}".strip()

    def wordings(self, s: State, seat: Seat, run: Sequence[int]) -> tuple[str, ...]:
        tile = self.tiles[favours(self.ruleset, s).tile]
        return (f"{self.verb} [{tile.id}] {uses.words_of(self.ruleset, run[0])}",)

    def places(self, s: State, seat: Seat, code: int) -> tuple[str, ...]:
        part = favours(self.ruleset, s)
        named = (f"favour:{self.tiles[part.tile].id}",) if part.tile != NONE else ()
        return (*named, *uses.places_of(self.ruleset, code))

    def answer(self, s: State, seat: Seat, code: int) -> Answer:
        tile = self.tiles[favours(self.ruleset, s).tile]
        return Answer(
            code=code,
            text=self.write(s, seat, [code]),
            key=tile.key(code),
            args={**tile.args(s, seat, code), "gold": tile.cost},
            places=self.places(s, seat, code),
        )
