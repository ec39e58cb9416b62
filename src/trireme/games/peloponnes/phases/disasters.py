"""Phase g: two chits; the third of a kind makes its disaster strike all who are not protected (PEL-DIS, PEL-PRO)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import ClassVar, Final

from trireme.games.peloponnes import events, moves
from trireme.games.peloponnes.phases.rows import SomeTiles
from trireme.games.peloponnes.questions import not_mine
from trireme.games.peloponnes.rules.ids import (
    PEL_DIS_07,
    PEL_DIS_09,
    PEL_DIS_10,
    PEL_DIS_15,
    PEL_DIS_16,
    PEL_DIS_22,
)
from trireme.games.peloponnes.ruleset import Ruleset, Steps
from trireme.games.peloponnes.state import Disaster, State, Tile
from trireme.kit.content.rulebook import Reason, Rule
from trireme.kit.dice import below
from trireme.kit.engine.event import Event
from trireme.kit.engine.frame_data import FrameData
from trireme.kit.engine.frames import Chance, Work
from trireme.kit.engine.state import Frame
from trireme.kit.errors import Figure
from trireme.kit.rules.ids import KIT_ASK_03
from trireme.kit.seats import Seat

DISASTERS: Final = 20


class Disasters(Work[State]):
    phase = "disaster"
    entry = "disaster"

    def run(self, s: State, frame: Frame) -> None:
        s.stack.append((NEXT_CHIT, ChitsDrawn(0)))


NEXT_CHIT: Final = 21


class ChitsDrawn(FrameData):
    """The number of chits that have been turned up this round."""

    count: int


class NextChit(Work[State]):
    """One chit after the other; what the first sets off is settled before the second (PEL-DIS-01, 03)."""

    phase = "disaster"

    def __init__(self, ruleset: Ruleset) -> None:
        self.per_round: int = ruleset.figures.chits_per_round
        self.chits = ruleset.tables.chits

    def run(self, s: State, frame: Frame) -> None:
        drawn: ChitsDrawn = frame[1]
        if drawn.count < self.per_round and s.chits != self.chits:
            s.stack.append((NEXT_CHIT, ChitsDrawn(drawn.count + 1)))
            s.stack.append((DRAW_CHIT,))


DRAW_CHIT: Final = 22


class DrawChit(Chance[State]):
    phase = "disaster"
    label = "disaster"

    def __init__(self, ruleset: Ruleset) -> None:
        self.ruleset = ruleset
        self.blank = len(ruleset.tables.disasters)
        self.chits = ruleset.tables.chits
        self.number = ruleset.tables.chit_number
        self.total = sum(self.chits)
        self.trigger: int = ruleset.figures.chits_to_trigger

    def outcomes(self, s: State, frame: Frame) -> tuple[Sequence[int], Sequence[int]]:
        left = [total - seen for total, seen in zip(self.chits, s.chits, strict=True)]
        kinds = [kind for kind, count in enumerate(left) if count]
        return [moves.CHIT + self.number[kind] for kind in kinds], [left[kind] for kind in kinds]

    def roll(self, s: State, frame: Frame) -> int:
        left = below(s.key, s.drawn, self.total - sum(s.chits))
        for kind, seen in enumerate(s.chits):
            left -= self.chits[kind] - seen
            if left < 0:
                return moves.CHIT + self.number[kind]
        raise AssertionError("all chits are turned up")

    def take(self, s: State, frame: Frame, code: int) -> None:
        kind = self.ruleset.tables.chit_kind[code - moves.CHIT]
        s.chits[kind] += 1
        if s.journal is not None:
            if kind == self.blank:
                s.journal.append(events.BlankTurnedUp())
            else:
                s.journal.append(events.ChitTurnedUp(disaster=self.write(s, code), count=s.chits[kind]))
        if kind != self.blank and s.chits[kind] == self.trigger:  # PEL-DIS-02
            s.stack.append((STRIKE, StrikingDisaster(Disaster(kind))))

    def write(self, s: State, code: int) -> str:
        return self.ruleset.tables.chit_ids[code - moves.CHIT]

    def known(self) -> Sequence[str]:
        return self.ruleset.tables.chit_ids


STRIKE: Final = 23


class StrikingDisaster(FrameData):
    """The disaster that strikes."""

    disaster: Disaster


class Strike(Work[State]):
    """A disaster strikes everybody who is not protected at this moment (PEL-DIS-06, PEL-PRO-01 to 05)."""

    phase = "disaster"

    def __init__(self, ruleset: Ruleset) -> None:
        self.ruleset = ruleset
        effects = {
            "earthquake": self.earthquake,
            "drought": self.drought,
            "plague": self.plague,
            "tempest": self.tempest,
            "decline": self.decline,
        }
        self.drought_part: int = ruleset.figures.drought_fraction
        self.plague_part: int = ruleset.figures.plague_fraction
        self.decline_luxury: int = ruleset.figures.decline_luxury
        self.effects = [effects[disaster] for disaster in ruleset.tables.disasters]

    def run(self, s: State, frame: Frame) -> None:
        striking: StrikingDisaster = frame[1]
        disaster = striking.disaster
        name = self.ruleset.tables.disasters[disaster]
        if s.journal is not None:
            s.journal.append(events.Struck(disaster=name))
        choosing = 0
        for seat in self.ruleset.all_seats:
            if self.ruleset.protected(s, seat, disaster):
                if s.journal is not None:
                    s.journal.append(events.Spared(seat=seat, disaster=name))
            elif self.effects[disaster](s, seat):
                choosing |= 1 << seat
        s.ask(KEEP_TILES, choosing, striking)

    # Each returns whether the player must choose what to keep.

    def earthquake(self, s: State, seat: Seat) -> bool:
        return bool(s.buildings[seat])  # PEL-DIS-07 to 12

    def tempest(self, s: State, seat: Seat) -> bool:
        return bool(s.terrains[seat])  # PEL-DIS-15 to 19

    def drought(self, s: State, seat: Seat) -> bool:
        lost = -(-s.food[seat] // self.drought_part)  # PEL-DIS-13: rounded up
        s.food[seat] -= lost
        self._suffered(s, seat, "food", lost)
        return False

    def plague(self, s: State, seat: Seat) -> bool:
        lost = -(-s.population[seat] // self.plague_part)  # PEL-DIS-14: rounded up
        s.population[seat] -= lost
        self._suffered(s, seat, "population", lost)
        return False

    def decline(self, s: State, seat: Seat) -> bool:
        lost = min(s.luxury[seat], self.decline_luxury)  # PEL-DIS-20
        s.luxury[seat] -= lost
        self._suffered(s, seat, "luxury", lost)
        return False

    def _suffered(self, s: State, seat: Seat, loss: str, count: int) -> None:
        if s.journal is not None:
            s.journal.append(events.Suffered(seat=seat, loss=loss, count=count))


KEEP_TILES: Final = 24


class KeepTiles(SomeTiles):
    """Earthquake and tempest: which tiles to keep, all at once; each costs two goods (PEL-DIS-10, 11, 16, 17, 22)."""

    phase = "disaster"
    prompt = "keep"
    verb = "keep"
    others: ClassVar[dict[str, tuple[Rule, ...]]] = {"box": (PEL_DIS_22, KIT_ASK_03)}
    """Answers to verbs of other questions. Tiles that are not named are given up."""
    base = moves.KEEP

    def __init__(self, ruleset: Ruleset) -> None:
        super().__init__(ruleset)
        figures = ruleset.figures
        self.quake: tuple[int, int, int, int] = (
            figures.earthquake_wood_per_building, figures.earthquake_stone_per_building, 0, 0,
        )  # fmt: skip
        self.storm: tuple[int, int, int, int] = (
            0, 0, figures.tempest_food_per_terrain, figures.tempest_coins_per_terrain,
        )  # fmt: skip
        self.shakes = [disaster == "earthquake" for disaster in ruleset.tables.disasters]

    def _earthquake(self, s: State) -> bool:
        """Return whether an earthquake strikes; otherwise it is a tempest."""
        striking: StrikingDisaster = s.stack[-1][3]
        return self.shakes[striking.disaster]

    def row(self, s: State, seat: Seat) -> tuple[Tile, ...]:
        return s.buildings[seat] if self._earthquake(s) else s.terrains[seat]

    def cost(self, s: State, tiles: Sequence[Tile]) -> tuple[int, int, int, int]:
        return self._cost_of(s, len(tiles))

    def _cost_of(self, s: State, count: int) -> tuple[int, int, int, int]:
        wood, stone, food, coins = self.quake if self._earthquake(s) else self.storm
        return wood * count, stone * count, food * count, coins * count

    def payable(self, s: State, seat: Seat, chosen: int) -> list[int]:
        wood, stone, food, coins = self._cost_of(s, chosen.bit_count() + 1)
        if not self.ruleset.treasury.can_pay(s, seat, wood, stone, food, coins):
            return []
        codes = [self.base + tile for tile in self.row(s, seat) if not chosen >> tile]
        codes.sort()
        return codes

    def can_add(self, s: State, seat: Seat, chosen: int) -> bool:
        for tile in self.row(s, seat):
            if not chosen >> tile:
                wood, stone, food, coins = self._cost_of(s, chosen.bit_count() + 1)
                return self.ruleset.treasury.can_pay(s, seat, wood, stone, food, coins)
        return False

    def forbids_tiles(self, s: State, seat: Seat, tiles: Sequence[Tile]) -> Iterator[Reason]:
        earthquake = self._earthquake(s)
        for tile in tiles:
            if tile not in self.row(s, seat):
                if earthquake and tile in s.terrains[seat]:
                    yield self.ruleset.about(PEL_DIS_09, tile)
                yield self.ruleset.about(self.once(s), tile)
                yield from not_mine(self.ruleset, s, seat, tile)
        tiles = [tile for tile in tiles if tile in self.row(s, seat)]
        wood, stone, food, coins = self.cost(s, tiles)
        if not self.ruleset.treasury.can_pay(s, seat, wood, stone, food, coins):
            count, luxury = len(tiles), s.luxury[seat]
            if earthquake:
                have = {"have_wood": s.wood[seat], "have_stone": s.stone[seat], "luxury": luxury}
                yield Reason(PEL_DIS_10, count=count, wood=wood, stone=stone, **have)
                yield Reason(PEL_DIS_07, count=count, wood=wood, stone=stone, **have)
            else:
                have = {"have_food": s.food[seat], "have_coins": s.coins[seat], "luxury": luxury}
                yield Reason(PEL_DIS_16, count=count, food=food, coins=coins, **have)
                yield Reason(PEL_DIS_15, count=count, food=food, coins=coins, **have)
                if food > s.food[seat]:
                    for forbids in self.ruleset.more.short_of_food:
                        yield from forbids(s, seat)
            yield from self.ruleset.treasury.no_help(s, seat, wood, stone, food, coins)

    def forced(self, s: State, seat: Seat, code: int) -> Event | None:
        """Return no event for players who have paid for the last tile that they can afford: they have chosen."""
        if s.chosen[seat]:
            return None
        return events.Forced(seat=seat, why="keep", tile="", rule=self.once(s).id)

    def once(self, s: State) -> Rule:
        return PEL_DIS_07 if self._earthquake(s) else PEL_DIS_15

    def choose(self, s: State, seat: Seat, tiles: Sequence[Tile]) -> None:
        ruleset = self.ruleset
        wood, stone, food, coins = self.cost(s, tiles)
        luxury = ruleset.treasury.pay(s, seat, wood, stone, food, coins)
        if s.journal is not None and tiles:
            s.journal.append(events.Paid(seat=seat, wood=wood, stone=stone, food=food, coins=coins, luxury=luxury))
        row = self.row(s, seat)
        kept = tuple(tile for tile in row if tile in tiles)  # PEL-DIS-23: the order of the row stays
        lost = [tile for tile in row if tile not in tiles]
        if self._earthquake(s):
            s.buildings[seat] = kept
            for tile in lost:
                if s.marked[seat] >> tile & 1:  # PEL-DIS-12
                    s.marked[seat] &= ~(1 << tile)
                    s.coins[seat] += ruleset.treasury.marker
        else:
            s.terrains[seat] = kept
        if s.journal is not None:
            s.journal += [events.TileLost(seat=seat, tile=ruleset.tile(tile)) for tile in lost]

    def prompt_here(self, s: State, seat: Seat) -> str:
        return "keep-earthquake" if self._earthquake(s) else "keep-tempest"

    def rules_here(self, s: State) -> tuple[Rule, ...]:
        return (self.once(s), PEL_DIS_22)

    def args(self, s: State, seat: Seat) -> dict[str, Figure]:
        wood, stone, food, coins = self._cost_of(s, 1)
        args: dict[str, Figure] = {"luxury": s.luxury[seat]}
        if self._earthquake(s):
            return args | {"wood": wood, "stone": stone, "have_wood": s.wood[seat], "have_stone": s.stone[seat]}
        return args | {"food": food, "coins": coins, "have_food": s.food[seat], "have_coins": s.coins[seat]}


STEPS: Final[Steps] = {
    DISASTERS: lambda ruleset: Disasters(),
    NEXT_CHIT: NextChit,
    DRAW_CHIT: DrawChit,
    STRIKE: Strike,
    KEEP_TILES: KeepTiles,
}
