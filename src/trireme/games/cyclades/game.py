"""Cyclades by Bruno Cathala and Ludovic Maublanc (Matagot, 2009)."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from functools import cache
from importlib.resources import files
from random import Random
from typing import Any, ClassVar

from msgspec import Struct

from trireme.games.cyclades import last_island, out_of_turn
from trireme.games.cyclades.base_game import join_in, steps_of
from trireme.games.cyclades.buildings.building import buildings_of
from trireme.games.cyclades.cards.card import cards_of
from trireme.games.cyclades.code_ids import ids_in_play, of_all_boards
from trireme.games.cyclades.components import Content
from trireme.games.cyclades.content_lookup import FILE
from trireme.games.cyclades.elsewhere import said_to
from trireme.games.cyclades.gods.god import gods_of
from trireme.games.cyclades.module import Module, names_of
from trireme.games.cyclades.modules import MODULES
from trireme.games.cyclades.moves import CODES
from trireme.games.cyclades.options import choices_of, extras_of, modules_in_play, read_options
from trireme.games.cyclades.phases import cycle_end, prices
from trireme.games.cyclades.phases.offered_gold import OFFER, OFFER_GOLD, OfferingTo, auction_of, lost_by
from trireme.games.cyclades.phases.setup import SETUP, blank
from trireme.games.cyclades.position.positions import CycladesPositions
from trireme.games.cyclades.questions import POINTED, asked_by, misplaced_verbs_of
from trireme.games.cyclades.rehearsal import Rehearsal
from trireme.games.cyclades.ruleset import Ruleset
from trireme.games.cyclades.state import NO_GOD, State
from trireme.games.cyclades.units.marching import HOW_MANY, ChosenMove
from trireme.games.cyclades.view import CycladesView, seen_by, seen_by_all
from trireme.kit.content.hashing import content_hash
from trireme.kit.content.loading import ContentOverride, Contents, Format1File
from trireme.kit.content.rulebook import Reason, Rule, Rulebook, load_rulebook
from trireme.kit.engine.action_codes import check_room
from trireme.kit.engine.frames import Ask
from trireme.kit.engine.view import Result
from trireme.kit.game import Game
from trireme.kit.numbers import Numbers, read_numbers
from trireme.kit.registry import files_in, folder_of, rules_in
from trireme.kit.seats import Seat


@cache
def numbers(modules: tuple[Module, ...]) -> Numbers:
    """Return the numbers of the components."""
    ours = [folder_of(Cyclades.name)]
    return read_numbers([*ours, *(files(module.package) for module in modules)])


def contents(
    modules: Sequence[Module], content: ContentOverride | None = None
) -> tuple[Content, dict[str, Struct], str]:
    """Return the content, the tables of modules, and the hash of everything mechanical."""
    homes = [folder_of(Cyclades.name), *(files(module.package) for module in modules)]
    read = Contents([file for home in homes for file in files_in(home / "content", ".toml")], content)
    own = {module.name: module.content for module in modules if module.content is not None}
    order = numbers(tuple(modules))
    parts, extra = read.shape(Content), {name: order.arrange(read.shape(schema)) for name, schema in own.items()}
    read.check_known(Content, *own.values())
    playing = ("base", *(module.name for module in modules))
    return parts, extra, content_hash(parts, *extra.values(), playing=playing)


@cache
def printed(modules: tuple[Module, ...] = ()) -> tuple[Content, dict[str, Struct], str]:
    """Return the printed content, read once."""
    return contents(modules)


@cache
def rulebook(modules: tuple[Module, ...]) -> Rulebook:
    """Return the rules of the game and of all its modules, in play or not."""
    homes = [folder_of(Cyclades.name), *(files(module.package) for module in modules)]
    return load_rulebook([file for home in homes for file in rules_in(home)])


def least_gold(ruleset: Ruleset, s: State, seat: Seat, phase: str) -> int:
    """Return the least gold that all players know a seat to have: what it has promised and is about to pay."""
    top = s.stack[-1]
    asked = bool(asked_by(top) >> seat & 1) if top[0] in (OFFER_GOLD, HOW_MANY) else False
    god = NO_GOD
    if asked and top[0] == OFFER_GOLD:
        offering: OfferingTo = top[3]
        god = offering.god
    offers = prices.standing_offers(s, seat, but=god)
    if god != NO_GOD:
        offers.append(s.offer_gold[god] + 1)
    promised = prices.offerings_cost(ruleset, s, seat, offers) if phase == "offerings" and offers else 0
    if top[0] in (OFFER, OFFER_GOLD):
        auction = ruleset.auctions[auction_of(top)]
        promised += auction.kept(s, seat, god, lost_by(top)) if god != NO_GOD else auction.needed(s, seat)
    if asked and top[0] == HOW_MANY:
        move: ChosenMove = top[3]
        promised += ruleset.journeys[move.journey].due(s, seat, move.left)
    if god != NO_GOD:
        promised += sum(costs(ruleset, s, seat, god) for costs in ruleset.points.outbid_cost)
    return promised + sum(counts(ruleset, s, seat) for counts in ruleset.points.known_gold)


class Cyclades(Game[State]):
    name: ClassVar[str] = "cyclades"
    pointed = POINTED
    format_1 = Format1File("559fdc612b4c172ecc90e8f6f0b9ce6974f07c42502af84ba4bfaba0a2756bad")
    library: ClassVar[Mapping[str, Module]] = MODULES
    """All installed modules, by name."""
    modules = ("base", *(name for module in MODULES.values() for name in names_of(module)))
    extras = extras_of(MODULES)
    choices = choices_of(MODULES)
    bound = 20_000
    screened = frozenset({"gold"})

    def __init__(
        self, content: ContentOverride | None = None, seats: Sequence[str] | None = None, **options: Any
    ) -> None:
        chosen = read_options(options, seats, self.library)
        modules = tuple(modules_in_play(chosen.modules, self.library))
        parts, extra, self.content_hash = printed(modules) if content is None else contents(modules, content)
        self.rulebook = rulebook(tuple(self.library.values()))
        self.options = chosen.as_table()
        self.seats = chosen.seats
        self.explicit = chosen.chance == "explicit"
        self.ruleset = ruleset = Ruleset(parts, chosen, modules, extra, numbers(modules))
        self.hidden = chosen.purses == "hidden" or any(module.hides(ruleset) for module in modules)
        remembering = (name for module in modules for name in module.parts(ruleset))
        ruleset.part_at |= {name: number for number, name in enumerate(remembering)}
        packages = (__package__, *(module.package for module in modules))
        ruleset.cards += cards_of(ruleset, packages)
        ruleset.gods += gods_of(ruleset, packages)
        ruleset.buildings += buildings_of(ruleset, packages)
        join_in(ruleset)
        ruleset.most_brought += last_island.bounds_of(ruleset.points)
        self.teams = cycle_end.teams_of(ruleset)
        self.codes = (CODES, *(module.codes for module in modules if module.codes is not None))
        self.code_ids = ids_in_play(ruleset, self.codes)
        self.hashed_ids = of_all_boards(ruleset, self.code_ids)
        check_room(self.codes, self.code_ids, FILE)
        self.steps = steps_of(ruleset)
        ruleset.rehearsal = Rehearsal(ruleset, self.steps)
        self.positions = CycladesPositions(self, ruleset)
        self.windows = tuple(window for module in modules for window in module.windows(ruleset))

    def misplaced_verbs(self, ask: Ask[State]) -> dict[str, tuple[Rule, ...]]:
        return misplaced_verbs_of(self.ruleset, ask)

    def explain_misplaced(self, s: State, seat: Seat, words: list[str], rules: tuple[Rule, ...]) -> Iterator[Reason]:
        for explains in self.ruleset.points.explain_misplaced:
            yield from explains(self.ruleset, s, seat, words)
        yield from said_to(self.ruleset, s, seat, words, rules)

    def rules_numbers(self) -> dict[str, int]:
        return {"base": self.rules_number} | {module.name: module.rules_number for module in self.ruleset.modules}

    def opening(self, key: bytes) -> State:
        s = blank(self.ruleset)
        s.key = key
        s.stack = [(SETUP,)]
        return s

    def view(self, s: State, seat: int | None = None) -> CycladesView:
        return self.views(s, (seat,))[0]

    def views(self, s: State, seats: Sequence[int | None]) -> list[CycladesView]:
        for seat in seats:
            self.check_seat(seat)
        seen = seen_by_all(self.ruleset, s, self.asked(s), self.phase(s))
        return [seen_by(self.ruleset, s, seen, seat) for seat in seats]

    def resample(self, s: State, seat: int | None, rng: Random) -> State:
        """Return a copy with other cards, dice and gods face down to come (CYC-INF-04, 09)."""
        other = s.clone()
        other.key = rng.randbytes(len(s.key))
        face_down = sorted(other.gods[other.available :])
        rng.shuffle(face_down)
        other.gods[other.available :] = face_down
        for module in self.ruleset.modules:
            module.resample(self.ruleset, other, seat, rng)
        return other

    def scramble(self, s: State, seat: int | None, rng: Random) -> State:
        """Return a resampled copy in which gold behind screens is different, too (CYC-INF-01)."""
        other = self.resample(s, seat, rng)
        if s.stack:
            for each in self.ruleset.alive(s):
                if not self.ruleset.sees_purse(seat, each):
                    least = least_gold(self.ruleset, s, each, self.phase(s))
                    other.gold[each] = least + rng.randrange(max(2 * s.gold[each] - least, 0) + 3)
        for module in self.ruleset.modules:
            module.scramble(self.ruleset, other, seat, rng)
        return other

    def check(self, s: State) -> None:
        cycle_end.look_for_victors(self.ruleset, s)

    def result(self, s: State) -> Result | None:
        return None if s.stack else cycle_end.result(self.ruleset, s)

    def out_of_turn(self, s: State, seat: Seat, words: list[str]) -> Iterator[Reason]:
        return out_of_turn.reasons(self.ruleset, s, seat, words)
