"""Peloponnes by Bernd Eisenstein (Irongames, 2009): the sequence of play, on one screen."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cache
from random import Random
from typing import Any, ClassVar, Final

from msgspec import Struct, structs

from trireme.games.peloponnes import moves, out_of_turn
from trireme.games.peloponnes.components import Content
from trireme.games.peloponnes.format_1 import WholeBox
from trireme.games.peloponnes.lookup import FILE
from trireme.games.peloponnes.misplaced_verbs import explain_misplaced, misplaced_verbs_of
from trireme.games.peloponnes.modules import MODULES
from trireme.games.peloponnes.options import CHOICES, Options, read_options
from trireme.games.peloponnes.phases import (
    bidding,
    disasters,
    displaced,
    income,
    new_order,
    placing,
    reveal,
    rounds,
    scoring,
    setup,
    supply,
)
from trireme.games.peloponnes.position.positions import PeloponnesPositions
from trireme.games.peloponnes.ruleset import Ruleset
from trireme.games.peloponnes.state import NO_CIVILIZATION, NO_TILE, State
from trireme.games.peloponnes.view import PeloponnesView, view_of
from trireme.kit.content.hashing import content_hash
from trireme.kit.content.loading import ContentOverride, Contents
from trireme.kit.content.rulebook import Reason, Rule, Rulebook, load_rulebook
from trireme.kit.engine.action_codes import Ids, check_room
from trireme.kit.engine.frames import Ask, make_steps
from trireme.kit.engine.state import NO_PARTS
from trireme.kit.engine.view import Result
from trireme.kit.game import Game
from trireme.kit.numbers import Numbers, read_numbers
from trireme.kit.registry import content_files, folder_of, module_folders, rules_files
from trireme.kit.seats import Seat

FILES: Final = (
    setup,
    rounds,
    reveal,
    bidding,
    displaced,
    new_order,
    placing,
    income,
    disasters,
    supply,
    scoring,
)
"""The files of the phases, each with its steps."""


@cache
def numbers(modules: tuple[str, ...]) -> Numbers:
    """Return the numbers of the components."""
    folders = module_folders(Peloponnes.name)
    return read_numbers([folder_of(Peloponnes.name), *(folders[name] for name in modules if name in folders)])


def contents(
    modules: tuple[str, ...], content: ContentOverride | None = None
) -> tuple[Content, dict[str, Struct], str]:
    """Read the components, the content of modules, and the hash of all that is mechanical in them."""
    read = Contents(content_files(Peloponnes.name, modules), content)
    own = {name: schema for name in modules if (schema := MODULES[name].content) is not None}
    order = numbers(modules)
    parts, extra = read.shape(Content), {name: order.arrange(read.shape(schema)) for name, schema in own.items()}
    read.check_known(Content, *own.values())
    return parts, extra, content_hash(parts, *extra.values(), playing=("base", *modules))


@cache
def printed(modules: tuple[str, ...] = ()) -> tuple[Content, dict[str, Struct], str]:
    """Return the components as printed."""
    return contents(modules)


@cache
def rulebook() -> Rulebook:
    return load_rulebook(rules_files("peloponnes"))


def code_ids(ruleset: Ruleset) -> Ids:
    """Return the ids behind the numbers in codes."""
    tables = ruleset.tables
    ids = {"tile": tables.tile_ids, "civilization": tables.civilization_ids, "chit": tables.chit_ids}
    return ids | {kind: row.ids for kind, row in ruleset.more.rows.items()}


class Peloponnes(Game[State]):
    name: ClassVar[str] = "peloponnes"
    verbs = moves.VERBS
    format_1 = WholeBox("572cc554e6882ae3921cdfe57b331872220697d80deca14a8581908d6b076720")
    modules = ("base", "solo", *MODULES)
    choices = CHOICES
    bound = 2000

    def __init__(
        self, content: ContentOverride | None = None, seats: Sequence[str] | None = None, **options: Any
    ) -> None:
        chosen: Options = read_options(options, seats)
        modules = chosen.modules
        parts, extra, self.content_hash = printed(modules) if content is None else contents(modules, content)
        self.rulebook = rulebook()
        self.options = chosen.as_table()
        self.seats = chosen.seats
        self.explicit = chosen.chance == "explicit"
        self.ruleset = Ruleset(parts, extra, chosen.seats, modules, chosen.level, chosen.series, numbers(modules))
        for name, module in MODULES.items():
            if name in modules:
                module.join(self.ruleset)
            else:
                self.ruleset.more.absent |= module.rows
        self.codes = (moves.CODES, *self.ruleset.more.codes)
        self.code_ids = code_ids(self.ruleset)
        check_room(self.codes, self.code_ids, FILE)
        self.steps = make_steps(self.ruleset, *(file.STEPS for file in FILES), self.ruleset.more.steps)
        self.positions = PeloponnesPositions(self, self.ruleset, self.blank)

    def misplaced_verbs(self, ask: Ask[State]) -> dict[str, tuple[Rule, ...]]:
        return misplaced_verbs_of(self.ruleset, ask)

    def explain_misplaced(self, s: State, seat: Seat, words: list[str], rules: tuple[Rule, ...]) -> Iterator[Reason]:
        return explain_misplaced(self.ruleset, s, seat, words, rules)

    def rules_numbers(self) -> dict[str, int]:
        modules = self.ruleset.tables.playing[1:]
        return {"base": self.rules_number} | {name: MODULES[name].rules_number for name in modules}

    def opening(self, key: bytes) -> State:
        s = self.blank()
        s.key = key
        s.stack = [(setup.SETUP,)]
        return s

    def blank(self) -> State:
        """Return a state with mats whose markers are all on 0 (PEL-SET-01)."""
        players = self.ruleset.players
        s = State()
        s.order = [*self.ruleset.all_seats]
        s.chits = [0] * len(self.ruleset.tables.chits)
        s.civilization = [NO_CIVILIZATION] * players
        s.buildings = [()] * players
        s.terrains = [()] * players
        s.bid_tile = [NO_TILE] * players
        s.parts = [fresh() for fresh in self.ruleset.more.parts] or NO_PARTS
        for name in (
            "wood",
            "stone",
            "food",
            "coins",
            "luxury",
            "population",
            "marked",
            "status",
            "bid_coins",
            "chosen",
        ):
            setattr(s, name, [0] * players)
        return s

    def view(self, s: State, seat: int | None = None) -> PeloponnesView:
        self.check_seat(seat)
        return view_of(self.ruleset, s, seat, self.asked(s), self.phase(s))

    def views(self, s: State, seats: Sequence[int | None]) -> list[PeloponnesView]:
        for seat in seats:
            self.check_seat(seat)
        seen = self.view(s)
        return [structs.replace(seen, seat=seat) for seat in seats]

    def resample(self, s: State, seat: int | None, rng: Random) -> State:
        """Return the state with another key: only the order of draws to come is unknown (PEL-GEN-05, PEL-GEN-13)."""
        other = s.clone()
        other.key = rng.randbytes(len(s.key))
        return other

    def result(self, s: State) -> Result | None:
        return None if s.stack else scoring.result(self.ruleset, s)

    def out_of_turn(self, s: State, seat: Seat, words: list[str]) -> Iterator[Reason]:
        return out_of_turn.reasons(self.ruleset, s, seat, words)
