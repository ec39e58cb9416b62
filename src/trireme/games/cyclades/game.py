"""Cyclades by Bruno Cathala and Ludovic Maublanc (Matagot, 2009): the sequence of play, on one screen."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from functools import cache
from importlib.resources import files
from random import Random
from typing import Any, ClassVar

from msgspec import Struct

from trireme.games.cyclades import board, control, frames, last_island, metropolis, out_of_turn, readers
from trireme.games.cyclades.asking import POINTED, misplaced_verbs_of
from trireme.games.cyclades.battle.casualties import Casualty
from trireme.games.cyclades.battle.retreat import GONE, Retreat, retreat
from trireme.games.cyclades.battle.stages import Roll, join_stages
from trireme.games.cyclades.buildings.building import buildings_of
from trireme.games.cyclades.cards import figures
from trireme.games.cyclades.cards.aimed import Target
from trireme.games.cyclades.cards.card import CardUsed, Effect, cards_of
from trireme.games.cyclades.cards.striking import Strike
from trireme.games.cyclades.components import Content
from trireme.games.cyclades.elsewhere import not_this_card, said_to
from trireme.games.cyclades.fitting import FILE
from trireme.games.cyclades.frame_hooks import RunFrameHooks
from trireme.games.cyclades.gods.god import gods_of
from trireme.games.cyclades.metropolis import Convert, Found, GiveBuilding, Site
from trireme.games.cyclades.module import Module, names_of
from trireme.games.cyclades.modules import MODULES
from trireme.games.cyclades.moves import CODES
from trireme.games.cyclades.numbering import ids_in_play, of_all_boards
from trireme.games.cyclades.options import choices_of, extras_of, modules_in_play, read_options
from trireme.games.cyclades.phases import creatures, cycle_end, prices
from trireme.games.cyclades.phases.apollo import Apollo, ApolloGives, NextOnApollo, Prosper
from trireme.games.cyclades.phases.auction import Auction
from trireme.games.cyclades.phases.gods import PAID, DrawGod, Gods, Income, everybody_is_paid, printed_rotation
from trireme.games.cyclades.phases.offered_gold import OfferGold
from trireme.games.cyclades.phases.offerings import NextOffering, Offer, Offerings, Pay
from trireme.games.cyclades.phases.setup import DrawOrder, SetUp, blank, settle
from trireme.games.cyclades.phases.turn import FIGURINES, Act, Actions, Gift, GiftPlace, NextGod, Turn, TurnEnds
from trireme.games.cyclades.position.positions import CycladesPositions
from trireme.games.cyclades.rehearsal import Rehearsal
from trireme.games.cyclades.ruleset import Ruleset
from trireme.games.cyclades.state import ATTACK_DIE, DEFENCE_DIE, LAND, NO_GOD, SEA, State
from trireme.games.cyclades.units import losses
from trireme.games.cyclades.units.how_many import HowMany
from trireme.games.cyclades.units.journeys import printed_journeys
from trireme.games.cyclades.units.kinds import printed_kinds
from trireme.games.cyclades.units.marching import MoveOn
from trireme.games.cyclades.units.mixed import MixedGroup
from trireme.games.cyclades.units.movement import ARRIVAL, arrive
from trireme.games.cyclades.view import CycladesView, seen_by, seen_by_all
from trireme.kit.content.hashing import content_hash
from trireme.kit.content.loading import Contents, Format1File, Override
from trireme.kit.content.rulebook import Reason, Rule, Rulebook, load_rulebook
from trireme.kit.engine.action_codes import check_room
from trireme.kit.engine.frames import Ask, Step, table_of
from trireme.kit.engine.sequences import Phases
from trireme.kit.engine.view import Result
from trireme.kit.game import Game
from trireme.kit.numbers import Numbers, read_numbers
from trireme.kit.registry import files_in, folder_of, rules_in
from trireme.kit.seats import Seat

# A cycle (CYC-PHA-01); offerings are paid when all markers lie, and Apollo acts after the other gods.
CYCLE = (
    frames.CREATURES,
    frames.GODS,
    frames.INCOME,
    frames.OFFERINGS,
    frames.PAY,
    frames.ACTIONS,
    frames.APOLLO,
    frames.CYCLE_END,
)


@cache
def numbers(modules: tuple[Module, ...]) -> Numbers:
    """The numbers of the components."""
    ours = [folder_of(Cyclades.name)]
    return read_numbers([*ours, *(files(module.package) for module in modules)])


def contents(modules: Sequence[Module], content: Override | None = None) -> tuple[Content, dict[str, Struct], str]:
    """The components, what modules hold besides, and the hash of what is mechanical in all of it."""
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
    """The same as printed: read once."""
    return contents(modules)


@cache
def rulebook(modules: tuple[Module, ...]) -> Rulebook:
    """The rules of the game and of all its modules, in play or not."""
    homes = [folder_of(Cyclades.name), *(files(module.package) for module in modules)]
    return load_rulebook([file for home in homes for file in rules_in(home)])


class Phase(Phases[State]):
    phase = "creatures"


def join_in(ruleset: Ruleset) -> None:
    """What the base game itself does at the extension points."""
    points = ruleset.points
    printed_kinds(ruleset)
    printed_journeys(ruleset)
    ruleset.auctions.append(Auction(ruleset, 0))
    points.settled.append(settle)
    points.phases += CYCLE
    points.sites += (metropolis.clear_sites, metropolis.open_sites)
    points.wins.append(cycle_end.enough_metropolises)
    points.gods_kept.append(printed_rotation)
    points.income.append(board.trade_income)
    points.island_income.append(board.prosperity_of)
    points.incomes.add(PAID, everybody_is_paid)
    points.fates.append(board.printed_income)
    points.built.add(control.SETS, control.sets_after_building)
    points.captures.add(control.SETS, control.sets_completed)
    points.captures.add(control.ELIMINATION, control.loser_tested)
    points.brings |= {
        control.sets_completed: last_island.captured_and_completed,
        control.loser_tested: None,
        figures.figures_of_eliminated: None,
    }
    points.losses.add(losses.LOST, losses.units_go)
    points.marches.add(ARRIVAL, arrive)
    points.retreats.add(GONE, retreat)
    join_stages(ruleset)
    points.no_landing.append(last_island.last_islands)
    points.no_battle.append(last_island.last_islands)
    points.bars_landing.append(last_island.protects_last_island)
    points.turn_begins.add(FIGURINES, figures.figures_leave)
    points.eliminated.append(figures.figures_of_eliminated)
    for building in ruleset.buildings:
        building.join()
    for god in ruleset.gods:
        god.join()
    for card in ruleset.cards:
        card.join()
        for rule in (*card.barred, *(rule for rules in card.verbs.values() for rule in rules)):
            points.holds[rule] = not_this_card
    for module in ruleset.modules:
        module.join(ruleset)


def steps_of(ruleset: Ruleset) -> list[Step[State]]:
    """What each kind of frame means."""
    points = ruleset.points
    table: dict[int, Step[State]] = {
        frames.SETUP: SetUp(ruleset),
        frames.DRAW_ORDER: DrawOrder(ruleset),
        frames.PHASE: Phase(ruleset.points.phases),
        frames.CREATURES: creatures.Creatures(ruleset),
        frames.FILL_TRACK: creatures.FillTrack(ruleset),
        frames.DRAW_CREATURE: creatures.DrawCreature(ruleset),
        frames.GODS: Gods(ruleset),
        frames.DRAW_GOD: DrawGod(ruleset),
        frames.INCOME: Income(ruleset),
        frames.OFFERINGS: Offerings(ruleset.auctions[0]),
        frames.NEXT_OFFERING: NextOffering(),
        frames.OFFER: Offer(ruleset),
        frames.OFFER_GOLD: OfferGold(ruleset),
        frames.PAY: Pay(ruleset),
        frames.ACTIONS: Actions(),
        frames.NEXT_GOD: NextGod(ruleset),
        frames.TURN_BEGINS: RunFrameHooks(ruleset, points.turn_begins),
        frames.GIFT: Gift(ruleset),
        frames.GIFTED: RunFrameHooks(ruleset, points.gifted),
        frames.GIFT_PLACE: GiftPlace(ruleset),
        frames.TURN: Turn(ruleset),
        frames.ACT: Act(ruleset),
        frames.TURN_ENDS: TurnEnds(ruleset),
        frames.HOW_MANY: HowMany(ruleset),
        frames.MOVE_ON: MoveOn(ruleset),
        frames.ASSAULT: RunFrameHooks(ruleset, points.assault),
        frames.ROLL_ATTACK: Roll(ruleset, ATTACK_DIE),
        frames.ROLL_DEFENCE: Roll(ruleset, DEFENCE_DIE),
        frames.RETREAT: Retreat(ruleset),
        frames.RETREATS: RunFrameHooks(ruleset, points.retreats),
        frames.MARCHES: RunFrameHooks(ruleset, points.marches),
        frames.LOSS: RunFrameHooks(ruleset, points.losses),
        frames.CAPTURED: RunFrameHooks(ruleset, points.captures),
        frames.BUILT: RunFrameHooks(ruleset, points.built),
        frames.RAZED: RunFrameHooks(ruleset, points.razed),
        frames.FOUNDED: RunFrameHooks(ruleset, points.founded),
        frames.INCOMES: RunFrameHooks(ruleset, points.incomes),
        frames.DEPLOYED: RunFrameHooks(ruleset, points.deployed),
        frames.CONVERT: Convert(ruleset),
        frames.FOUND: Found(ruleset),
        frames.GIVE_BUILDING: GiveBuilding(ruleset),
        frames.SITE: Site(ruleset),
        frames.ELIMINATE: control.Eliminate(ruleset),
        frames.EFFECT: Effect(ruleset),
        frames.CARD_USED: CardUsed(ruleset),
        frames.TARGET: Target(ruleset),
        frames.APOLLO: Apollo(),
        frames.NEXT_ON_APOLLO: NextOnApollo(ruleset),
        frames.APOLLO_GIVES: ApolloGives(ruleset),
        frames.PROSPER: Prosper(ruleset),
        frames.CYCLE_END: cycle_end.CycleEnd(ruleset),
        frames.GODS_LAID: RunFrameHooks(ruleset, points.gods_laid),
        frames.OUTBID: RunFrameHooks(ruleset, points.outbid),
        frames.BEFORE_OFFERINGS: RunFrameHooks(ruleset, points.before_offerings),
    }
    several = len(ruleset.units[LAND]) > 1 or len(ruleset.units[SEA]) > 1
    if several:
        table[frames.HOW_MANY] = MixedGroup(ruleset)
    if several or points.stand_ins:
        table[frames.CASUALTY] = Casualty(ruleset)
        table[frames.STRIKE] = Strike(ruleset)
    for god in ruleset.gods:
        table |= god.steps()
    for card in ruleset.cards:
        table |= card.steps()
    for module in ruleset.modules:
        table |= module.steps(ruleset)
    return table_of(table)


def least_gold(ruleset: Ruleset, s: State, seat: Seat, phase: str) -> int:
    """What everybody knows that a seat must have: what it has promised, and what it is about to pay."""
    top = s.stack[-1]
    asked = bool(readers.asked_by(top) >> seat & 1) if top[0] in (frames.OFFER_GOLD, frames.HOW_MANY) else False
    god = readers.of_offer_gold(top)[0] if asked and top[0] == frames.OFFER_GOLD else NO_GOD
    offers = prices.standing_offers(s, seat, but=god)
    if god != NO_GOD:
        offers.append(s.offer_gold[god] + 1)
    promised = prices.offerings_cost(ruleset, s, seat, offers) if phase == "offerings" and offers else 0
    if top[0] in (frames.OFFER, frames.OFFER_GOLD):
        auction = ruleset.auctions[top[-1]]
        promised += auction.kept(s, seat, god, readers.lost_by(top)) if god != NO_GOD else auction.needed(s, seat)
    if asked and top[0] == frames.HOW_MANY:
        _, journey, left, _ = readers.of_how_many(top)
        promised += ruleset.journeys[journey].due(s, seat, left)
    if god != NO_GOD:
        promised += sum(costs(ruleset, s, seat, god) for costs in ruleset.points.outbid_cost)
    return promised + sum(counts(ruleset, s, seat) for counts in ruleset.points.known_gold)


class Cyclades(Game[State]):
    name: ClassVar[str] = "cyclades"
    pointed = POINTED
    format_1 = Format1File("559fdc612b4c172ecc90e8f6f0b9ce6974f07c42502af84ba4bfaba0a2756bad")
    library: ClassVar[Mapping[str, Module]] = MODULES
    """The modules that there are."""
    modules = ("base", *(name for module in MODULES.values() for name in names_of(module)))
    extras = extras_of(MODULES)
    choices = choices_of(MODULES)
    bound = 20_000
    screened = frozenset({"gold"})

    def __init__(self, content: Override | None = None, seats: Sequence[str] | None = None, **options: Any) -> None:
        chosen = read_options(options, seats, self.library)
        modules = tuple(modules_in_play(chosen.modules, self.library))
        parts, extra, self.content_hash = printed(modules) if content is None else contents(modules, content)
        self.rulebook = rulebook(tuple(self.library.values()))
        self.options = chosen.as_table()
        self.seats = chosen.seats
        self.explicit = chosen.chance == "explicit"
        self.ruleset = ruleset = Ruleset(parts, chosen, modules, extra, numbers(modules))
        self.hidden = chosen.purses == "hidden" or any(module.hides(ruleset) for module in modules)
        packages = (__package__, *(module.package for module in modules))
        ruleset.cards += cards_of(ruleset, packages)
        ruleset.gods += gods_of(ruleset, packages)
        ruleset.buildings += buildings_of(ruleset, packages)
        remembering = (name for module in modules for name in module.parts(ruleset))
        ruleset.part_at |= {name: number for number, name in enumerate(remembering)}
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
        s.stack = [(frames.SETUP,)]
        return s

    def view(self, s: State, seat: int | None = None) -> CycladesView:
        return self.views(s, (seat,))[0]

    def views(self, s: State, seats: Sequence[int | None]) -> list[CycladesView]:
        for seat in seats:
            self.check_seat(seat)
        seen = seen_by_all(self.ruleset, s, self.asked(s), self.phase(s))
        return [seen_by(self.ruleset, s, seen, seat) for seat in seats]

    def resample(self, s: State, seat: int | None, rng: Random) -> State:
        """Cards and dice to come follow from the key; the order of gods face down is unknown too (CYC-INF-04, 09)."""
        other = s.clone()
        other.key = rng.randbytes(len(s.key))
        face_down = sorted(other.gods[other.available :])
        rng.shuffle(face_down)
        other.gods[other.available :] = face_down
        for module in self.ruleset.modules:
            module.resample(self.ruleset, other, seat, rng)
        return other

    def scramble(self, s: State, seat: int | None, rng: Random) -> State:
        """Besides, the gold of others lies behind their screens (CYC-INF-01)."""
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
