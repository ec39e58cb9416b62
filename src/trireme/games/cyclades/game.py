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
from trireme.games.cyclades.ruleset import Setting
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
from trireme.kit.engine.sequences import Phases, RunHooks
from trireme.kit.engine.state import Ask, Step, table_of
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


def join_in(setting: Setting) -> None:
    """What the base game itself does at the extension points."""
    points = setting.points
    printed_kinds(setting)
    printed_journeys(setting)
    setting.auctions.append(Auction(setting, 0))
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
    join_stages(setting)
    points.no_landing.append(last_island.last_islands)
    points.no_battle.append(last_island.last_islands)
    points.bars_landing.append(last_island.protects_last_island)
    points.turn_begins.add(FIGURINES, figures.figures_leave)
    points.eliminated.append(figures.figures_of_eliminated)
    for building in setting.buildings:
        building.join()
    for god in setting.gods:
        god.join()
    for card in setting.cards:
        card.join()
        for rule in (*card.barred, *(rule for rules in card.verbs.values() for rule in rules)):
            points.holds[rule] = not_this_card
    for module in setting.modules:
        module.join(setting)


def steps_of(setting: Setting) -> list[Step[State]]:
    """What each kind of frame means."""
    points = setting.points
    table: dict[int, Step[State]] = {
        frames.SETUP: SetUp(setting),
        frames.DRAW_ORDER: DrawOrder(setting),
        frames.PHASE: Phase(setting.points.phases),
        frames.CREATURES: creatures.Creatures(setting),
        frames.FILL_TRACK: creatures.FillTrack(setting),
        frames.DRAW_CREATURE: creatures.DrawCreature(setting),
        frames.GODS: Gods(setting),
        frames.DRAW_GOD: DrawGod(setting),
        frames.INCOME: Income(setting),
        frames.OFFERINGS: Offerings(setting.auctions[0]),
        frames.NEXT_OFFERING: NextOffering(),
        frames.OFFER: Offer(setting),
        frames.OFFER_GOLD: OfferGold(setting),
        frames.PAY: Pay(setting),
        frames.ACTIONS: Actions(),
        frames.NEXT_GOD: NextGod(setting),
        frames.TURN_BEGINS: RunHooks(setting, points.turn_begins),
        frames.GIFT: Gift(setting),
        frames.GIFTED: RunHooks(setting, points.gifted),
        frames.GIFT_PLACE: GiftPlace(setting),
        frames.TURN: Turn(setting),
        frames.ACT: Act(setting),
        frames.TURN_ENDS: TurnEnds(setting),
        frames.HOW_MANY: HowMany(setting),
        frames.MOVE_ON: MoveOn(setting),
        frames.ASSAULT: RunHooks(setting, points.assault),
        frames.ROLL_ATTACK: Roll(setting, ATTACK_DIE),
        frames.ROLL_DEFENCE: Roll(setting, DEFENCE_DIE),
        frames.RETREAT: Retreat(setting),
        frames.RETREATS: RunHooks(setting, points.retreats),
        frames.MARCHES: RunHooks(setting, points.marches),
        frames.LOSS: RunHooks(setting, points.losses),
        frames.CAPTURED: RunHooks(setting, points.captures),
        frames.BUILT: RunHooks(setting, points.built),
        frames.RAZED: RunHooks(setting, points.razed),
        frames.FOUNDED: RunHooks(setting, points.founded),
        frames.INCOMES: RunHooks(setting, points.incomes),
        frames.DEPLOYED: RunHooks(setting, points.deployed),
        frames.CONVERT: Convert(setting),
        frames.FOUND: Found(setting),
        frames.GIVE_BUILDING: GiveBuilding(setting),
        frames.SITE: Site(setting),
        frames.ELIMINATE: control.Eliminate(setting),
        frames.EFFECT: Effect(setting),
        frames.CARD_USED: CardUsed(setting),
        frames.TARGET: Target(setting),
        frames.APOLLO: Apollo(),
        frames.NEXT_ON_APOLLO: NextOnApollo(setting),
        frames.APOLLO_GIVES: ApolloGives(setting),
        frames.PROSPER: Prosper(setting),
        frames.CYCLE_END: cycle_end.CycleEnd(setting),
        frames.GODS_LAID: RunHooks(setting, points.gods_laid),
        frames.OUTBID: RunHooks(setting, points.outbid),
        frames.BEFORE_OFFERINGS: RunHooks(setting, points.before_offerings),
    }
    several = len(setting.units[LAND]) > 1 or len(setting.units[SEA]) > 1
    if several:
        table[frames.HOW_MANY] = MixedGroup(setting)
    if several or points.stand_ins:
        table[frames.CASUALTY] = Casualty(setting)
        table[frames.STRIKE] = Strike(setting)
    for god in setting.gods:
        table |= god.steps()
    for card in setting.cards:
        table |= card.steps()
    for module in setting.modules:
        table |= module.steps(setting)
    return table_of(table)


def least_gold(setting: Setting, s: State, seat: Seat, phase: str) -> int:
    """What everybody knows that a seat must have: what it has promised, and what it is about to pay."""
    top = s.stack[-1]
    asked = bool(readers.asked_by(top) >> seat & 1) if top[0] in (frames.OFFER_GOLD, frames.HOW_MANY) else False
    god = readers.of_offer_gold(top)[0] if asked and top[0] == frames.OFFER_GOLD else NO_GOD
    offers = prices.standing_offers(s, seat, but=god)
    if god != NO_GOD:
        offers.append(s.offer_gold[god] + 1)
    promised = prices.offerings_cost(setting, s, seat, offers) if phase == "offerings" and offers else 0
    if top[0] in (frames.OFFER, frames.OFFER_GOLD):
        auction = setting.auctions[top[-1]]
        promised += auction.kept(s, seat, god, readers.lost_by(top)) if god != NO_GOD else auction.needed(s, seat)
    if asked and top[0] == frames.HOW_MANY:
        _, journey, left, _ = readers.of_how_many(top)
        promised += setting.journeys[journey].due(s, seat, left)
    if god != NO_GOD:
        promised += sum(costs(setting, s, seat, god) for costs in setting.points.outbid_cost)
    return promised + sum(counts(setting, s, seat) for counts in setting.points.known_gold)


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
        self.setting = setting = Setting(parts, chosen, modules, extra, numbers(modules))
        self.hidden = chosen.purses == "hidden" or any(module.hides(setting) for module in modules)
        packages = (__package__, *(module.package for module in modules))
        setting.cards += cards_of(setting, packages)
        setting.gods += gods_of(setting, packages)
        setting.buildings += buildings_of(setting, packages)
        remembering = (name for module in modules for name in module.parts(setting))
        setting.part_at |= {name: number for number, name in enumerate(remembering)}
        join_in(setting)
        setting.most_brought += last_island.bounds_of(setting.points)
        self.teams = cycle_end.teams_of(setting)
        self.codes = (CODES, *(module.codes for module in modules if module.codes is not None))
        self.code_ids = ids_in_play(setting, self.codes)
        self.hashed_ids = of_all_boards(setting, self.code_ids)
        check_room(self.codes, self.code_ids, FILE)
        self.steps = steps_of(setting)
        setting.rehearsal = Rehearsal(setting, self.steps)
        self.positions = CycladesPositions(self, setting)
        self.windows = tuple(window for module in modules for window in module.windows(setting))

    def misplaced_verbs(self, ask: Ask[State]) -> dict[str, tuple[Rule, ...]]:
        return misplaced_verbs_of(self.setting, ask)

    def explain_misplaced(self, s: State, seat: Seat, words: list[str], rules: tuple[Rule, ...]) -> Iterator[Reason]:
        for explains in self.setting.points.explain_misplaced:
            yield from explains(self.setting, s, seat, words)
        yield from said_to(self.setting, s, seat, words, rules)

    def rules_numbers(self) -> dict[str, int]:
        return {"base": self.rules_number} | {module.name: module.rules_number for module in self.setting.modules}

    def opening(self, key: bytes) -> State:
        s = blank(self.setting)
        s.key = key
        s.stack = [(frames.SETUP,)]
        return s

    def view(self, s: State, seat: int | None = None) -> CycladesView:
        return self.views(s, (seat,))[0]

    def views(self, s: State, seats: Sequence[int | None]) -> list[CycladesView]:
        for seat in seats:
            self.check_seat(seat)
        seen = seen_by_all(self.setting, s, self.asked(s), self.phase(s))
        return [seen_by(self.setting, s, seen, seat) for seat in seats]

    def resample(self, s: State, seat: int | None, rng: Random) -> State:
        """Cards and dice to come follow from the key; the order of gods face down is unknown too (CYC-INF-04, 09)."""
        other = s.clone()
        other.key = rng.randbytes(len(s.key))
        face_down = sorted(other.gods[other.available :])
        rng.shuffle(face_down)
        other.gods[other.available :] = face_down
        for module in self.setting.modules:
            module.resample(self.setting, other, seat, rng)
        return other

    def scramble(self, s: State, seat: int | None, rng: Random) -> State:
        """Besides, the gold of others lies behind their screens (CYC-INF-01)."""
        other = self.resample(s, seat, rng)
        if s.stack:
            for each in self.setting.alive(s):
                if not self.setting.sees_purse(seat, each):
                    least = least_gold(self.setting, s, each, self.phase(s))
                    other.gold[each] = least + rng.randrange(max(2 * s.gold[each] - least, 0) + 3)
        for module in self.setting.modules:
            module.scramble(self.setting, other, seat, rng)
        return other

    def check(self, s: State) -> None:
        cycle_end.look_for_victors(self.setting, s)

    def result(self, s: State) -> Result | None:
        return None if s.stack else cycle_end.result(self.setting, s)

    def out_of_turn(self, s: State, seat: Seat, words: list[str]) -> Iterator[Reason]:
        return out_of_turn.reasons(self.setting, s, seat, words)
