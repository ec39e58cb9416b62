"""What is fixed when a game of Peloponnes is made: options, tables and figures. States hold none of it."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from msgspec import Struct

from trireme.games.peloponnes.components import Content, SoloLevel
from trireme.games.peloponnes.lookup import FILE, Tables
from trireme.games.peloponnes.module import Extensions
from trireme.games.peloponnes.payments import Treasury
from trireme.games.peloponnes.problems import NO_ROWS
from trireme.games.peloponnes.state import Disaster, State, Tile
from trireme.kit.content.rulebook import Reason, Rule
from trireme.kit.engine.frames import Step
from trireme.kit.errors import BadContent
from trireme.kit.masks import bits
from trireme.kit.numbers import Numbers
from trireme.kit.seats import NOBODY, SEATS, Seat


class Ruleset:
    """Options, tables and figures of one game. Every step has it."""

    def __init__(
        self,
        content: Content,
        extra: Mapping[str, Struct],
        seats: tuple[str, ...],
        modules: Sequence[str],
        level: int,
        series: Sequence[str],
        numbers: Numbers,
    ) -> None:
        self.content = content
        self.extra = extra
        """The modules' own tables in their content files, by the names of the modules."""
        self.seats = seats
        self.players = len(seats)
        self.all_seats: tuple[Seat, ...] = SEATS[: self.players]
        self.everyone = (1 << self.players) - 1
        self.solo = self.players == 1
        self.series = tuple(series)
        self.figures = content.rules
        self.surcharge: int = content.rules.conquest_surcharge
        self.tables = Tables(content, modules, numbers)
        self.more = Extensions()
        self.treasury = Treasury(content.rules, content.limits)
        shown = self.tables.tiles_per_round
        wanted = (self.players, level if self.solo else 0, shown)
        rows = [row for row in content.setup if (row.players, row.solo_level, row.normal + row.conquest) == wanted]
        if not rows:
            raise BadContent(FILE, "setup", "normal", NO_ROWS, tiles=shown, players=self.players)
        self.normal_row, self.conquest_row = rows[0].normal, rows[0].conquest
        self.level: SoloLevel | None = next((each for each in content.solo_level if each.level == level), None)
        self.target = self.level.target if self.level else 0

    def tile(self, tile: Tile) -> str:
        return self.tables.tile_ids[tile]

    def on_offer(self, s: State, tile: Tile) -> bool:
        return tile in s.normal or tile in s.conquest

    def in_the_box(self, s: State, tile: Tile) -> bool:
        """Return whether a tile has left the game: it lies nowhere and is not to be turned up (PEL-GEN-02)."""
        if self.on_offer(s, tile) or tile in s.pile:
            return False
        if self.owner(s, tile) != NOBODY:
            return False
        now, *later = self.tables.stack_of_round[s.round - 1 :]
        return not any(tile in self.tables.stacks[stack] for stack in later if stack != now)

    def owner(self, s: State, tile: Tile) -> Seat:
        """Return the seat that has placed a tile, or NOBODY."""
        return next((seat for seat in self.all_seats if tile in s.buildings[seat] or tile in s.terrains[seat]), NOBODY)

    def holder(self, s: State, tile: Tile) -> Seat:
        """Return the seat whose bid lies on a tile, or NOBODY."""
        taken = s.bid_tile
        return SEATS[taken.index(tile)] if tile in taken else NOBODY

    def halves(self, s: State, seat: Seat) -> int:
        """Return half coins that Market and Agora add to the worth of a bid (PEL-BLD-06, PEL-BLD-11)."""
        table = self.tables.halves
        total = 0
        for tile in s.buildings[seat]:
            total += table[tile]
        return total

    def marked(self, s: State, seat: Seat) -> list[Tile]:
        """Return buildings that bear a coin."""
        return bits(s.marked[seat], self.tables.all_tiles)

    def free_meals(self, s: State, seat: Seat) -> int:
        """Return inhabitants whom a supply round costs nothing."""
        total = 0
        for meals in self.more.free_meals:
            total += meals(s, seat)
        return total

    def protected(self, s: State, seat: Seat, disaster: Disaster) -> bool:
        table = self.tables.protects
        for tile in s.buildings[seat]:
            if table[tile] >> disaster & 1:
                return True
        return bool(self.tables.civ_protects[s.civilization[seat]] >> disaster & 1)

    def about(self, rule: Rule, tile: Tile, **figures: int | str) -> Reason:
        return Reason(rule, tile=self.tile(tile), **figures)


Steps = Mapping[int, Callable[[Ruleset], Step[State]]]
"""How the steps of a file are made, by the kinds of their frames."""
