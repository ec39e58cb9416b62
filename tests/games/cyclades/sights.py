"""What can be seen in whole games of Cyclades, and what the recorded ones must show between them."""

from __future__ import annotations

from collections.abc import Iterable

from trireme.games.cyclades import events
from trireme.games.cyclades.game import Cyclades
from trireme.games.cyclades.options import BASE_SEATS, FEWEST
from trireme.games.cyclades.ruleset import Ruleset
from trireme.games.cyclades.state import State
from trireme.kit.engine.event import Event
from trireme.kit.engine.view import Result
from trireme.kit.records.record import Match

CHAIN = 3
"""How many players are displaced one by another in a chain."""

ONE_OF_EACH = (
    "a chain of displaced markers",
    "Apollo's gold for a single island",
    "a god without an offering",
    "a gift that cannot be received",
    "a mutual annihilation on land",
    "a mutual annihilation at sea",
    "a defender's retreat",
    "an attacker's retreat",
    "a Minotaur beaten",
    "two figurines that meet",
    "fleets that sail onto the Kraken",
    "a Kraken that moves on",
    "a captured Metropolis",
    "a Metropolis from buildings",
    "a Metropolis from philosophers",
    "a Metropolis built over buildings",
    "an elimination",
    "a game that goes on without somebody",
    "a victory by elimination",
    "a victory by conquest",
    "a tie broken by gold",
    "a victory shared",
    "undo",
)


def wanted() -> list[str]:
    """Everything that the recorded games must show."""
    tables = Cyclades(players=4).ruleset.tables
    sights = [f"{players} players" for players in range(FEWEST, BASE_SEATS + 1)]
    sights += [f"{god} acts" for god in (*tables.god_ids, "apollo")]
    sights += [f"{creature} called" for creature in tables.creature_ids]
    sights += [f"{creature} without effect" for creature in ("satyr", "dryad", "cyclops", "giant")]
    sights += [f"{creature} leaves" for creature in ("minotaur", "chiron", "medusa", "polyphemus", "kraken")]
    return [*sights, *ONE_OF_EACH]


def seen_in(match: Match[State]) -> set[str]:
    """What a game that is over has shown, undone moves left out."""
    game = match.game
    assert isinstance(game, Cyclades)
    onlooker = Onlooker(game.ruleset)
    for event in match.journal:
        onlooker.watch(event)
    result = game.result(match.state)
    assert result is not None
    seen = onlooker.seen | set(endings(game.ruleset, result, onlooker)) | {f"{game.ruleset.players} players"}
    if any(line.startswith("undo") for line in match.lines):
        seen.add("undo")
    return seen


def endings(ruleset: Ruleset, result: Result, onlooker: Onlooker) -> Iterable[str]:
    """How the game was won, and how equal players were told apart."""
    if result.ending == "ending-last":
        yield "a victory by elimination"
    elif onlooker.out:
        yield "a game that goes on without somebody"
    most = max(result.scores)
    if result.ending == "ending-metropolises":
        if result.scores.count(most) > 1 and len(result.winners()) == 1:
            yield "a tie broken by gold"
        if len(result.winners()) > 1:
            yield "a victory shared"
        for winner in result.winners():
            if result.scores[winner] - onlooker.captured.count(winner) < ruleset.tables.needed:
                yield "a victory by conquest"


class Onlooker:
    """Sees the events of a game one after the other and notes what is worth a record."""

    def __init__(self, ruleset: Ruleset) -> None:
        self.ruleset = ruleset
        self.seen: set[str] = set()
        self.chain = 0
        self.offered = False
        """An offering has just been made, and nobody displaced by it so far."""
        self.fighting = False
        self.out = False
        self.captured: list[int] = []
        """Who has captured a Metropolis in this cycle."""
        self.called = ""
        self.came = ""
        """The figurine that has come to an island in this turn."""
        self.attacker = -1
        self.krakens = 0
        self.acting = 0

    def watch(self, event: Event) -> None:
        match event:
            case events.CycleBegun():
                self.captured = []
            case events.GodsLaid():
                self.acting = len(event.gods)
            case events.Offered():
                if self.offered:
                    self.chain = 0
                self.offered = True
            case events.Displaced():
                self.offered = False
                self.chain += 1
                if self.chain >= CHAIN:
                    self.seen.add("a chain of displaced markers")
            case events.Paid() | events.WentToApollo():
                self.chain = 0
                self.offered = False
            case events.TurnBegun():
                self.acting -= 1
                self.called = self.came = ""
                self.seen.add(f"{event.god} acts")
            case events.ApolloGave():
                self.seen.add("apollo acts")
                if self.acting:
                    self.seen.add("a god without an offering")
                if event.gold == self.ruleset.economy.apollo_gold_single_island:
                    self.seen.add("Apollo's gold for a single island")
            case events.GiftLost():
                self.seen.add("a gift that cannot be received")
            case _:
                self.watch_fight(event)
                self.watch_creature(event)
                self.watch_metropolis(event)

    def watch_fight(self, event: Event) -> None:
        match event:
            case events.BattleBegun():
                self.attacker = event.seat
                self.fighting = True
            case events.Retreated():
                self.seen.add("an attacker's retreat" if event.seat == self.attacker else "a defender's retreat")
            case events.BattleOver():
                self.fighting = False
                if event.winner == -1 and event.defender != -1:
                    self.seen.add(f"a mutual annihilation {'on land' if event.land else 'at sea'}")
            case events.FleetsLost() if event.creature == "kraken" and self.called != "kraken":
                self.seen.add("fleets that sail onto the Kraken")
            case events.Eliminated():
                self.out = True
                self.seen.add("an elimination")

    def watch_creature(self, event: Event) -> None:
        match event:
            case events.Called() | events.Copied():
                self.called = event.creature
                self.seen.add(f"{event.creature} called")
                if event.creature == "kraken":
                    self.krakens += 1
                    if self.krakens > 1:
                        self.seen.add("kraken leaves")
            case events.KrakenMoved() if event.gold:
                self.seen.add("a Kraken that moves on")
            case events.NoEffect():
                self.seen.add(f"{event.creature} without effect")
            case events.FigurePlaced():
                self.came = event.creature
            case events.FigureLeft() if self.fighting:
                self.seen.add("a Minotaur beaten")
            case events.FigureLeft() if self.came:
                self.seen.add("two figurines that meet")
            case events.FigureLeft():
                self.seen.add(f"{event.creature} leaves")

    def watch_metropolis(self, event: Event) -> None:
        match event:
            case events.IslandTaken():
                if event.metropolis:
                    self.captured.append(event.seat)
                    self.seen.add("a captured Metropolis")
            case events.SetGiven():
                self.seen.add(f"a Metropolis from {event.way}")
            case events.BuildingLost() if self.called != "giant":
                self.seen.add("a Metropolis built over buildings")
