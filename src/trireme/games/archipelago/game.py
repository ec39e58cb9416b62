"""Archipelago by Christophe Boelinger (Ludically, 2012): the sequence of play, on one screen."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cache
from random import Random
from typing import Any, ClassVar

from trireme.games.archipelago import frames, moves
from trireme.games.archipelago.components import Content
from trireme.games.archipelago.deals import Deals, OfferTerms
from trireme.games.archipelago.effects import cards, players, targets
from trireme.games.archipelago.lookup import BUILDINGS, FILE
from trireme.games.archipelago.options import CHOICES, EXCLUDES, Options, read_options
from trireme.games.archipelago.phases import (
    building,
    crisis,
    deck,
    exploration,
    harvest,
    migration,
    people,
    purchase,
    raising,
    rounds,
    setup,
    trade,
    turn,
    turn_zero,
)
from trireme.games.archipelago.phases.ending import CheckEnd, PhaseOver, finish
from trireme.games.archipelago.places_by_name import way_name
from trireme.games.archipelago.position.positions import ArchipelagoPositions
from trireme.games.archipelago.promises import PromisesDue
from trireme.games.archipelago.prospects import Prospects
from trireme.games.archipelago.retreat import Withdrawal
from trireme.games.archipelago.ruleset import Setting
from trireme.games.archipelago.scoring import result
from trireme.games.archipelago.scramble import scrambled
from trireme.games.archipelago.state import BY_REVOLT, State
from trireme.games.archipelago.straying import wrong_phase, wrong_turn
from trireme.games.archipelago.talks import TalksOver
from trireme.games.archipelago.tile_placement import Cubes, CubeToKeep, CubeToMarket
from trireme.games.archipelago.view import ArchipelagoView, view_of
from trireme.kit.content.hashing import content_hash
from trireme.kit.content.loading import Override, load_content
from trireme.kit.content.rulebook import Reason, Rule, Rulebook, load_rulebook
from trireme.kit.engine.action_codes import Ids, check_room
from trireme.kit.engine.sequences import Phases
from trireme.kit.engine.state import Ask, Step, table_of
from trireme.kit.engine.view import Result
from trireme.kit.game import Game
from trireme.kit.numbers import Numbers, read_numbers
from trireme.kit.registry import content_files, folder_of, rules_files
from trireme.kit.rules.ids import KIT_ASK_03
from trireme.kit.seats import Seat

# A round (ARC-RND-01); the first one begins with the second of them and has no crisis (ARC-RND-02).
ROUND = (
    frames.DISENGAGE,
    frames.BIDS,
    frames.POPULATION,
    frames.BALANCE,
    frames.ACTIONS,
    frames.PURCHASE,
    frames.ROUND_END,
)


@cache
def numbers() -> Numbers:
    """The numbers of the components."""
    return read_numbers([folder_of("archipelago")])


def contents(content: Override | None = None) -> tuple[Content, str]:
    """The components, and the hash of what is mechanical in them."""
    read = load_content(content_files("archipelago"), Content, content)
    return numbers().arrange(read), content_hash(read)


@cache
def printed() -> tuple[Content, str]:
    """The components as they come with the game."""
    return contents()


@cache
def rulebook() -> Rulebook:
    return load_rulebook(rules_files("archipelago"))


def steps_of(setting: Setting, deals: Deals) -> list[Step[State]]:
    """What each kind of frame means."""
    buyer_done = purchase.BuyerDone(setting)
    table: dict[int, Step[State]] = {
        # Set-up and turn 0.
        frames.SETUP: setup.SetUp(setting),
        frames.FIRST_ORDER: setup.FirstOrder(setting),
        frames.PROPOSE_TREND: setup.ProposeTrend(setting),
        frames.AGREE_TREND: setup.AgreeTrend(setting),
        frames.DRAW_TREND: setup.DrawTrend(setting),
        frames.DEAL_HEX: setup.DealHex(setting),
        frames.TURN_ZERO: turn_zero.TurnZero(setting),
        frames.TAKE_HEX: turn_zero.TakeHex(setting),
        frames.LAY_FIRST: turn_zero.LayFirst(setting),
        frames.SETTLE: turn_zero.Settle(setting),
        frames.CUBES: Cubes(setting),
        frames.CUBE_TO_MARKET: CubeToMarket(setting),
        frames.CUBE_TO_KEEP: CubeToKeep(setting),
        frames.AFTER_TURN_ZERO: turn_zero.AfterTurnZero(setting),
        frames.OPEN_CARDS: turn_zero.OpenCards(setting),
        frames.DEAL_OBJECTIVE: turn_zero.DealObjective(setting),
        frames.CHOOSE_OBJECTIVE: turn_zero.AskObjectives(setting),
        frames.KEEP_OBJECTIVE: turn_zero.KeepObjective(setting),
        # The round and its first four phases.
        frames.PHASE: Phases(ROUND),
        frames.DISENGAGE: rounds.Disengage(setting),
        frames.BIDS: rounds.Bids(setting),
        frames.BID: rounds.Bid(setting),
        frames.SHOW_BIDS: rounds.ShowBids(setting),
        frames.SET_ORDER: rounds.SetOrder(setting),
        frames.POPULATION: rounds.Population(setting),
        frames.BALANCE: rounds.Balance(setting),
        frames.ROUND_END: rounds.RoundEnd(setting),
        frames.PHASE_OVER: PhaseOver(setting),
        frames.CRISIS: crisis.Crisis(setting),
        frames.DOMESTIC: crisis.Domestic(setting),
        frames.HELP: crisis.Help(setting),
        frames.HELP_ON: crisis.HelpOn(setting),
        frames.HELPS: crisis.Helps(setting),
        frames.RAISE: raising.Raise(setting),
        frames.TEMPLE_RAISE: raising.TempleRaise(setting),
        frames.DOMESTIC_OVER: crisis.DomesticOver(setting),
        frames.EXPORT: crisis.ExportBegins(setting),
        frames.SUPPLY: crisis.Supply(setting),
        frames.SUPPLIES: crisis.Supplies(setting),
        frames.TAKE_OVERS: raising.TakeOvers(setting),
        frames.TAKE_OVER: raising.TakeOver(setting),
        frames.CHECK_END: CheckEnd(setting),
        frames.TALKS_OVER: TalksOver(setting),
        frames.TERMS: OfferTerms(deals),
        frames.PROMISES_DUE: PromisesDue(setting),
        # Phase 5.
        frames.ACTIONS: turn.Actions(setting),
        frames.NEXT_TURN: turn.NextTurn(setting),
        frames.MY_TURN: turn.MyTurn(setting),
        frames.ACT: turn.Act(setting),
        frames.TURN_OVER: turn.TurnOver(setting),
        frames.COLLECT: turn.Collect(setting),
        frames.HARVEST: harvest.Harvest(setting),
        frames.HARVESTS: harvest.Harvests(setting),
        frames.LEAVE: harvest.Leave(setting),
        frames.TRADES: trade.Trades(setting),
        frames.EXPLORE: exploration.Explore(setting),
        frames.WHICH_HEX: exploration.WhichHex(setting),
        frames.DRAW_SECOND: exploration.DrawSecond(setting),
        frames.LAY: exploration.Lay(setting),
        frames.ENTER: exploration.Enter(setting),
        frames.TURN_UP_HEX: exploration.TurnUpHex(setting),
        frames.DRAW_FACE: exploration.DrawFace(setting),
        frames.REPRODUCE: people.Reproduce(setting),
        frames.RECRUIT: people.Recruit(setting),
        frames.MIGRATE: migration.Migrate(setting),
        frames.MIGRATE_TO: migration.MigrateTo(setting),
        frames.SITE: building.Site(setting),
        # Effects.
        frames.EFFECT: cards.EffectPart(setting),
        frames.RAISED_WONDER: cards.RaisedWonder(setting),
        frames.TO_WONDER: cards.ToWonder(setting),
        frames.SPY: players.Spy(setting),
        frames.SPY_SLOT: players.SpySlot(setting),
        frames.LOOT: players.Loot(setting),
        frames.THIEF: players.Thief(setting),
        frames.FISTS: players.Fists(setting),
        frames.WHICH_FIST: players.WhichFist(setting),
        frames.REVEAL_CARDS: players.RevealCards(setting),
        frames.BUY_REVEALED: players.BuyRevealed(setting),
        frames.PAY_OR_REBELS: players.PayOrRebels(setting),
        frames.PIRATE: targets.Pirate(setting),
        frames.PILLAGE: targets.Pillage(setting),
        frames.PILLAGE_WHAT: targets.PillageWhat(setting),
        frames.STAND_UP: targets.StandUp(setting),
        frames.SAIL: targets.Sail(setting),
        frames.HARBOUR_SHIPS: targets.HarbourShips(setting),
        frames.HARBOUR_SHIP: targets.HarbourShip(setting),
        # Phase 6.
        frames.PURCHASE: purchase.Purchase(setting),
        frames.NEXT_BUYER: purchase.NextBuyer(setting),
        frames.BUY_OR_ROTATE: purchase.BuyOrRotate(setting),
        frames.ROTATE_ON: purchase.RotateOn(setting),
        frames.ROTATE: purchase.Rotate(setting),
        frames.BUYER_DONE: buyer_done,
        frames.BUYER_OUT: buyer_done,
        frames.REFILL: deck.Refill(setting),
        frames.UNCOVER: deck.Uncover(setting),
        frames.DRAW_BACK: deck.DrawBack(setting),
    }
    return table_of(table)


def code_ids(setting: Setting) -> Ids:
    """The ids behind the numbers in codes, with what each way of paying a card or a building is."""
    tables = setting.tables
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
        "trend": setting.trend_ids,
        "objective": setting.objective_ids,
    }


class Archipelago(Game[State]):
    name: ClassVar[str] = "archipelago"
    modules = ("base", "two-player", *EXCLUDES)
    choices = CHOICES
    bound = 6000
    screened = frozenset({"florins", "tokens", "stock", "recruitment", "construction"})
    hidden = True

    def __init__(self, content: Override | None = None, seats: Sequence[str] | None = None, **options: Any) -> None:
        chosen: Options = read_options(options, seats)
        components, self.content_hash = printed() if content is None else contents(content)
        self.rulebook = rulebook()
        self.options = chosen.as_table()
        self.seats = chosen.seats
        self.explicit = chosen.chance == "explicit"
        self.setting = Setting(components, chosen)
        self.prospects = Prospects(self.setting)
        self.codes = (moves.CODES,)
        self.code_ids = code_ids(self.setting)
        check_room(self.codes, self.code_ids, FILE)
        deals = Deals(self.setting)
        self.windows = (deals, Withdrawal(self.setting)) if chosen.offers else ()
        self.steps = steps_of(self.setting, deals)
        self.positions = ArchipelagoPositions(self, self.setting)

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
        s = self.setting.blank()
        s.key = key
        s.stack = [(frames.SETUP,)]
        return s

    def check(self, s: State) -> None:
        """A revolt breaks out when the rebels outnumber the population; equal numbers are safe (ARC-END-01 to 03)."""
        if s.rebels > s.population and not s.over:
            finish(self.setting, s, BY_REVOLT)

    def view(self, s: State, seat: int | None = None) -> ArchipelagoView:
        self.check_seat(seat)
        return view_of(self.prospects, s, seat, self.asked(s), self.phase(s))

    def resample(self, s: State, seat: int | None, rng: Random) -> State:
        return scrambled(self.setting, s, seat, rng, screens=False)

    def scramble(self, s: State, seat: int | None, rng: Random) -> State:
        return scrambled(self.setting, s, seat, rng, screens=True)

    def result(self, s: State) -> Result | None:
        return None if s.stack else result(self.setting, s)


VERBS = (
    "trend", "take", "lay", "bank", "market", "keep", "bid", "order", "give", "granary", "pray", "raise", "done", "yes",
    "no", "taxes", "harvest", "buy", "sell", "explore", "reproduce", "recruit", "migrate", "build", "use", "port",
    "pass", "end", "unit", "ask", "first", "second", "enter", "born", "hire", "to", "site", "send", "stand", "sail",
    "sink", "hand", "nothing", "rob", "hide", "left", "right", "spy", "pillage", "launch", "rotate",
)  # fmt: skip
