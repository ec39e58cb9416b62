"""Archipelago by Christophe Boelinger (Ludically, 2012): the sequence of play, on one screen."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cache
from random import Random
from typing import Any, ClassVar

from trireme.games.archipelago import deals, moves, promises, talks, tile_placement
from trireme.games.archipelago.components import Content
from trireme.games.archipelago.deals import Deals
from trireme.games.archipelago.effects import cards, players, targets
from trireme.games.archipelago.lookup import BUILDINGS, FILE
from trireme.games.archipelago.options import CHOICES, EXCLUDES, Options, read_options
from trireme.games.archipelago.out_of_turn import wrong_phase, wrong_turn
from trireme.games.archipelago.phases import (
    building,
    crisis,
    deck,
    exploration,
    game_end,
    harvest,
    lying_citizens,
    migration,
    people,
    purchase,
    rounds,
    setup,
    trade,
    turn,
    turn_zero,
)
from trireme.games.archipelago.phases.game_end import finish
from trireme.games.archipelago.phases.purchase import PURCHASE
from trireme.games.archipelago.phases.rounds import BALANCE, BIDS, DISENGAGE, PHASE, POPULATION, ROUND_END
from trireme.games.archipelago.phases.setup import SETUP
from trireme.games.archipelago.phases.turn import ACTIONS
from trireme.games.archipelago.places_by_name import way_name
from trireme.games.archipelago.position.positions import ArchipelagoPositions
from trireme.games.archipelago.retreat import Withdrawal
from trireme.games.archipelago.ruleset import Ruleset
from trireme.games.archipelago.scoring import result
from trireme.games.archipelago.scramble import scrambled
from trireme.games.archipelago.seat_counts import SeatCounts
from trireme.games.archipelago.state import BY_REVOLT, State
from trireme.games.archipelago.view import ArchipelagoView, view_of
from trireme.kit.content.hashing import content_hash
from trireme.kit.content.loading import ContentOverride, load_content
from trireme.kit.content.rulebook import Reason, Rule, Rulebook, load_rulebook
from trireme.kit.engine.action_codes import Ids, check_room
from trireme.kit.engine.frames import Ask, Step, table_of
from trireme.kit.engine.sequences import Phases
from trireme.kit.engine.view import Result
from trireme.kit.game import Game
from trireme.kit.numbers import Numbers, read_numbers
from trireme.kit.registry import content_files, folder_of, rules_files
from trireme.kit.rules.ids import KIT_ASK_03
from trireme.kit.seats import Seat

# A round (ARC-RND-01); the first one begins with the second of them and has no crisis (ARC-RND-02).
ROUND = (
    DISENGAGE,
    BIDS,
    POPULATION,
    BALANCE,
    ACTIONS,
    PURCHASE,
    ROUND_END,
)


FILES = (
    setup, turn_zero, tile_placement, rounds, game_end, crisis, lying_citizens, talks, deals, promises, turn, harvest,
    trade, exploration, people, migration, building, cards, players, targets, purchase, deck,
)  # fmt: skip
"""The files whose steps make the game."""


@cache
def numbers() -> Numbers:
    """Return the numbers of the components."""
    return read_numbers([folder_of("archipelago")])


def contents(content: ContentOverride | None = None) -> tuple[Content, str]:
    """Return the components, and the hash of what is mechanical in them."""
    read = load_content(content_files("archipelago"), Content, content)
    return numbers().arrange(read), content_hash(read)


@cache
def printed() -> tuple[Content, str]:
    """Return the components as they come with the game."""
    return contents()


@cache
def rulebook() -> Rulebook:
    return load_rulebook(rules_files("archipelago"))


def steps_of(ruleset: Ruleset) -> list[Step[State]]:
    """Make the step of each kind of frame; each file lists its own."""
    table: dict[int, Step[State]] = {PHASE: Phases(ROUND)}
    for file in FILES:
        table.update({kind: make(ruleset) for kind, make in file.STEPS.items()})
    return table_of(table)


def code_ids(ruleset: Ruleset) -> Ids:
    """Return the ids behind the numbers in codes, with what each way of paying a card or a building is."""
    tables = ruleset.tables
    paid = {
        "": zip(tables.card_ids, tables.card_ways, strict=True),
        "build ": zip(BUILDINGS, tables.build_ways, strict=True),
        "cheaper ": zip(BUILDINGS, tables.cheaper_ways, strict=True),
    }
    ways = [
        f"{verb}{id}:{number}:{way_name(way)}"
        for verb, entries in paid.items()
        for id, several in entries
        for number, way in enumerate(several)
    ]
    return {
        "face": tables.face_ids,
        "hex": tables.hex_ids,
        "card": tables.card_ids,
        "way": ways,
        "trend": ruleset.trend_ids,
        "objective": ruleset.objective_ids,
    }


class Archipelago(Game[State]):
    """The game for 2 to 5 players, with its variants."""

    name: ClassVar[str] = "archipelago"
    modules = ("base", "two-player", *EXCLUDES)
    choices = CHOICES
    bound = 6000
    screened = frozenset({"florins", "tokens", "stock", "recruitment", "construction"})
    hidden = True

    def __init__(
        self, content: ContentOverride | None = None, seats: Sequence[str] | None = None, **options: Any
    ) -> None:
        chosen: Options = read_options(options, seats)
        components, self.content_hash = printed() if content is None else contents(content)
        self.rulebook = rulebook()
        self.options = chosen.as_table()
        self.seats = chosen.seats
        self.explicit = chosen.chance == "explicit"
        self.ruleset = Ruleset(components, chosen)
        self.seat_counts = SeatCounts(self.ruleset)
        self.codes = (moves.CODES,)
        self.code_ids = code_ids(self.ruleset)
        check_room(self.codes, self.code_ids, FILE)
        self.windows = (Deals(self.ruleset), Withdrawal(self.ruleset)) if chosen.offers else ()
        self.steps = steps_of(self.ruleset)
        self.positions = ArchipelagoPositions(self, self.ruleset)

    def misplaced_verbs(self, ask: Ask[State]) -> dict[str, tuple[Rule, ...]]:
        own = ask.verbs()
        return {verb: (KIT_ASK_03,) for verb in VERBS if verb not in own}

    def explain_misplaced(self, s: State, seat: Seat, words: list[str], rules: tuple[Rule, ...]) -> Iterator[Reason]:
        found = list(wrong_phase(self.phase(s), s, words[0]))
        return iter(found) if found else super().explain_misplaced(s, seat, words, rules)

    def out_of_turn(self, s: State, seat: Seat, words: list[str]) -> Iterator[Reason]:
        verb = words[0] if words else ""
        found = list(wrong_phase(self.phase(s), s, verb))
        return iter(found) if found else wrong_turn(s, seat, verb)

    def opening(self, key: bytes) -> State:
        s = self.ruleset.blank()
        s.key = key
        s.stack = [(SETUP,)]
        return s

    def check(self, s: State) -> None:
        """End the game by a revolt when rebels outnumber the population; equal numbers are safe (ARC-END-01 to 03)."""
        if s.rebels > s.population and not s.over:
            finish(self.ruleset, s, BY_REVOLT)

    def view(self, s: State, seat: int | None = None) -> ArchipelagoView:
        self.check_seat(seat)
        return view_of(self.seat_counts, s, seat, self.asked(s), self.phase(s))

    def resample(self, s: State, seat: int | None, rng: Random) -> State:
        return scrambled(self.ruleset, s, seat, rng, screens=False)

    def scramble(self, s: State, seat: int | None, rng: Random) -> State:
        return scrambled(self.ruleset, s, seat, rng, screens=True)

    def result(self, s: State) -> Result | None:
        return None if s.stack else result(self.ruleset, s)


VERBS = (
    "trend", "take", "lay", "bank", "market", "keep", "bid", "order", "give", "granary", "pray", "raise", "done", "yes",
    "no", "taxes", "harvest", "buy", "sell", "explore", "reproduce", "recruit", "migrate", "build", "use", "port",
    "pass", "end", "unit", "ask", "first", "second", "enter", "born", "hire", "to", "site", "send", "stand", "sail",
    "sink", "hand", "nothing", "rob", "hide", "left", "right", "spy", "pillage", "launch", "rotate",
)  # fmt: skip
