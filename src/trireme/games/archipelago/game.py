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
from trireme.games.archipelago.ruleset import Ruleset
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


def steps_of(ruleset: Ruleset, deals: Deals) -> list[Step[State]]:
    """What each kind of frame means."""
    buyer_done = purchase.BuyerDone(ruleset)
    table: dict[int, Step[State]] = {
        # Set-up and turn 0.
        frames.SETUP: setup.SetUp(ruleset),
        frames.FIRST_ORDER: setup.FirstOrder(ruleset),
        frames.PROPOSE_TREND: setup.ProposeTrend(ruleset),
        frames.AGREE_TREND: setup.AgreeTrend(ruleset),
        frames.DRAW_TREND: setup.DrawTrend(ruleset),
        frames.DEAL_HEX: setup.DealHex(ruleset),
        frames.TURN_ZERO: turn_zero.TurnZero(ruleset),
        frames.TAKE_HEX: turn_zero.TakeHex(ruleset),
        frames.LAY_FIRST: turn_zero.LayFirst(ruleset),
        frames.SETTLE: turn_zero.Settle(ruleset),
        frames.CUBES: Cubes(ruleset),
        frames.CUBE_TO_MARKET: CubeToMarket(ruleset),
        frames.CUBE_TO_KEEP: CubeToKeep(ruleset),
        frames.AFTER_TURN_ZERO: turn_zero.AfterTurnZero(ruleset),
        frames.OPEN_CARDS: turn_zero.OpenCards(ruleset),
        frames.DEAL_OBJECTIVE: turn_zero.DealObjective(ruleset),
        frames.CHOOSE_OBJECTIVE: turn_zero.AskObjectives(ruleset),
        frames.KEEP_OBJECTIVE: turn_zero.KeepObjective(ruleset),
        # The round and its first four phases.
        frames.PHASE: Phases(ROUND),
        frames.DISENGAGE: rounds.Disengage(ruleset),
        frames.BIDS: rounds.Bids(ruleset),
        frames.BID: rounds.Bid(ruleset),
        frames.SHOW_BIDS: rounds.ShowBids(ruleset),
        frames.SET_ORDER: rounds.SetOrder(ruleset),
        frames.POPULATION: rounds.Population(ruleset),
        frames.BALANCE: rounds.Balance(ruleset),
        frames.ROUND_END: rounds.RoundEnd(ruleset),
        frames.PHASE_OVER: PhaseOver(ruleset),
        frames.CRISIS: crisis.Crisis(ruleset),
        frames.DOMESTIC: crisis.Domestic(ruleset),
        frames.HELP: crisis.Help(ruleset),
        frames.HELP_ON: crisis.HelpOn(ruleset),
        frames.HELPS: crisis.Helps(ruleset),
        frames.RAISE: raising.Raise(ruleset),
        frames.TEMPLE_RAISE: raising.TempleRaise(ruleset),
        frames.DOMESTIC_OVER: crisis.DomesticOver(ruleset),
        frames.EXPORT: crisis.ExportBegins(ruleset),
        frames.SUPPLY: crisis.Supply(ruleset),
        frames.SUPPLIES: crisis.Supplies(ruleset),
        frames.TAKE_OVERS: raising.TakeOvers(ruleset),
        frames.TAKE_OVER: raising.TakeOver(ruleset),
        frames.CHECK_END: CheckEnd(ruleset),
        frames.TALKS_OVER: TalksOver(ruleset),
        frames.TERMS: OfferTerms(deals),
        frames.PROMISES_DUE: PromisesDue(ruleset),
        # Phase 5.
        frames.ACTIONS: turn.Actions(ruleset),
        frames.NEXT_TURN: turn.NextTurn(ruleset),
        frames.MY_TURN: turn.MyTurn(ruleset),
        frames.ACT: turn.Act(ruleset),
        frames.TURN_OVER: turn.TurnOver(ruleset),
        frames.COLLECT: turn.Collect(ruleset),
        frames.HARVEST: harvest.Harvest(ruleset),
        frames.HARVESTS: harvest.Harvests(ruleset),
        frames.LEAVE: harvest.Leave(ruleset),
        frames.TRADES: trade.Trades(ruleset),
        frames.EXPLORE: exploration.Explore(ruleset),
        frames.WHICH_HEX: exploration.WhichHex(ruleset),
        frames.DRAW_SECOND: exploration.DrawSecond(ruleset),
        frames.LAY: exploration.Lay(ruleset),
        frames.ENTER: exploration.Enter(ruleset),
        frames.TURN_UP_HEX: exploration.TurnUpHex(ruleset),
        frames.DRAW_FACE: exploration.DrawFace(ruleset),
        frames.REPRODUCE: people.Reproduce(ruleset),
        frames.RECRUIT: people.Recruit(ruleset),
        frames.MIGRATE: migration.Migrate(ruleset),
        frames.MIGRATE_TO: migration.MigrateTo(ruleset),
        frames.SITE: building.Site(ruleset),
        # Effects.
        frames.EFFECT: cards.EffectPart(ruleset),
        frames.RAISED_WONDER: cards.RaisedWonder(ruleset),
        frames.TO_WONDER: cards.ToWonder(ruleset),
        frames.SPY: players.Spy(ruleset),
        frames.SPY_SLOT: players.SpySlot(ruleset),
        frames.LOOT: players.Loot(ruleset),
        frames.THIEF: players.Thief(ruleset),
        frames.FISTS: players.Fists(ruleset),
        frames.WHICH_FIST: players.WhichFist(ruleset),
        frames.REVEAL_CARDS: players.RevealCards(ruleset),
        frames.BUY_REVEALED: players.BuyRevealed(ruleset),
        frames.PAY_OR_REBELS: players.PayOrRebels(ruleset),
        frames.PIRATE: targets.Pirate(ruleset),
        frames.PILLAGE: targets.Pillage(ruleset),
        frames.PILLAGE_WHAT: targets.PillageWhat(ruleset),
        frames.STAND_UP: targets.StandUp(ruleset),
        frames.SAIL: targets.Sail(ruleset),
        frames.HARBOUR_SHIPS: targets.HarbourShips(ruleset),
        frames.HARBOUR_SHIP: targets.HarbourShip(ruleset),
        # Phase 6.
        frames.PURCHASE: purchase.Purchase(ruleset),
        frames.NEXT_BUYER: purchase.NextBuyer(ruleset),
        frames.BUY_OR_ROTATE: purchase.BuyOrRotate(ruleset),
        frames.ROTATE_ON: purchase.RotateOn(ruleset),
        frames.ROTATE: purchase.Rotate(ruleset),
        frames.BUYER_DONE: buyer_done,
        frames.BUYER_OUT: buyer_done,
        frames.REFILL: deck.Refill(ruleset),
        frames.UNCOVER: deck.Uncover(ruleset),
        frames.DRAW_BACK: deck.DrawBack(ruleset),
    }
    return table_of(table)


def code_ids(ruleset: Ruleset) -> Ids:
    """The ids behind the numbers in codes, with what each way of paying a card or a building is."""
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
        self.ruleset = Ruleset(components, chosen)
        self.prospects = Prospects(self.ruleset)
        self.codes = (moves.CODES,)
        self.code_ids = code_ids(self.ruleset)
        check_room(self.codes, self.code_ids, FILE)
        deals = Deals(self.ruleset)
        self.windows = (deals, Withdrawal(self.ruleset)) if chosen.offers else ()
        self.steps = steps_of(self.ruleset, deals)
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
        s.stack = [(frames.SETUP,)]
        return s

    def check(self, s: State) -> None:
        """A revolt breaks out when the rebels outnumber the population; equal numbers are safe (ARC-END-01 to 03)."""
        if s.rebels > s.population and not s.over:
            finish(self.ruleset, s, BY_REVOLT)

    def view(self, s: State, seat: int | None = None) -> ArchipelagoView:
        self.check_seat(seat)
        return view_of(self.prospects, s, seat, self.asked(s), self.phase(s))

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
