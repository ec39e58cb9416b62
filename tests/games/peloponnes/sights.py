"""What can be seen in whole games of Peloponnes, and what the recorded ones must show between them."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import combinations

from trireme.games.peloponnes import events
from trireme.games.peloponnes.game import Peloponnes
from trireme.games.peloponnes.lookup import Tables
from trireme.games.peloponnes.modules import MODULES
from trireme.games.peloponnes.modules.sea.events import SeaBought
from trireme.games.peloponnes.modules.six.events import EndBonus
from trireme.games.peloponnes.options import BASE_SEATS, LEVELS
from trireme.games.peloponnes.ruleset import Ruleset
from trireme.games.peloponnes.state import State
from trireme.kit.engine.event import Event
from trireme.kit.engine.view import Result
from trireme.kit.records.record import Match

CHAIN = 3
"""How many players are displaced one by another in a chain."""
SUPPLY_ROUNDS = 4
"""Three that interrupt a round, and the final one."""
BLANKS = 3

ONE_OF_EACH = (
    "solo without levels",
    "a purchase in the conquest row",
    "a pass",
    "a withdrawal",
    "a chain of displaced bids",
    "a bid in the conquest row",
    "a displaced bid moved to the conquest row",
    "a tile without a bid",
    "a building to the box",
    "a terrain to the box",
    "a marked building finished",
    "a marked building given up",
    "a marked building lost in an earthquake",
    "luxury goods in a bid",
    "luxury goods in building",
    "luxury goods in marking",
    "luxury goods in feeding",
    "luxury goods in an earthquake",
    "luxury goods in a tempest",
    "starvation",
    "a blank chit",
    "a supply round amid the reveal",
    "a tie broken by the higher score",
    "a tie broken by luxury goods",
    "a victory shared",
    "a series of levels",
    "undo",
)


ONE_OF_EACH_WITH_EXPANSIONS = (
    "6 players",
    "a level with hellas failed",
    "a sea tile bought alone",
    "luxury goods for a sea tile",
    "fish in feeding",
    "three blank chits",
    "a third supply round",
    "an inhabitant from the stockade",
    "prestige from the stockade",
    "coinage counts",
    "colossos counts",
    "oracle counts",
)

MODULE_SETS = [some for count in range(1, len(MODULES) + 1) for some in combinations(MODULES, count)]


def wanted() -> list[str]:
    """Everything that the recorded games must show."""
    return [*wanted_of_base(), *wanted_of_expansions()]


def wanted_of_base() -> list[str]:
    tables = Peloponnes(players=2).ruleset.tables
    sights = [f"{players} players" for players in range(2, BASE_SEATS + 1)]
    sights += [f"level {level} {end}" for level in range(1, LEVELS + 1) for end in ("completed", "failed")]
    sights += [f"{disaster} {end}" for disaster in tables.disasters for end in ("takes something", "spares somebody")]
    return [*sights, *of_components(tables), *ONE_OF_EACH]


def wanted_of_expansions() -> list[str]:
    ruleset = Peloponnes(players=6, modules=list(MODULES)).ruleset
    base = of_components(Peloponnes(players=2).ruleset.tables)
    sights = [sight for sight in of_components(ruleset.tables) if sight not in base]
    sights += [f"{tile} bought" for tile in ruleset.more.rows["sea"].ids]
    sights += ["with " + ", ".join(modules) for modules in MODULE_SETS]
    sights += [f"level {level} with hellas completed" for level in range(1, LEVELS + 1)]
    return [*sights, *ONE_OF_EACH_WITH_EXPANSIONS]


def of_components(tables: Tables) -> list[str]:
    """What civilizations and tiles can show."""
    sights = [f"{civilization} played" for civilization in tables.civilization_ids]
    for number, tile in enumerate(tables.tile_ids):
        able = {
            "placed": True,
            "displaces with equal coins": tables.halves[number],
            "lifts the placing rule": tables.free_placing[number],
            "gives a good of choice": tables.choice[number],
            "gives goods once": any(tables.once[number]),
            "takes inhabitants": tables.people[number] < 0,
            "protects": tables.protects[number],
        }
        sights += [f"{tile} {what}" for what, can in able.items() if can]
    return sights


def seen_in(match: Match[State]) -> set[str]:
    """What a game that is over has shown, undone moves left out."""
    game = match.game
    assert isinstance(game, Peloponnes)
    onlooker = Onlooker(game.ruleset)
    for event in match.journal:
        onlooker.watch(event)
    result = game.result(match.state)
    assert result is not None
    modules = game.ruleset.tables.playing[1:]
    seen = onlooker.seen | set(ties(result)) | set(ending(game.ruleset, result))
    seen |= {f"{tile} counts" for tile in counting(game.ruleset, match.state, result)}
    if modules:
        seen.add("with " + ", ".join(modules))
    if any(line.startswith("undo") for line in match.lines):
        seen.add("undo")
    if game.ruleset.series:
        seen.add("a series of levels")
    return seen


def ending(ruleset: Ruleset, result: Result) -> Iterable[str]:
    if not ruleset.solo:
        yield f"{ruleset.players} players"
    elif ruleset.level is None:
        yield "solo without levels"
    else:
        end = result.ending.removeprefix("ending-level-")
        if "hellas" not in ruleset.tables.playing:
            yield f"level {ruleset.level.level} {end}"
        else:
            yield f"level {ruleset.level.level} with hellas {end}"
            yield f"a level with hellas {end}"


def counting(ruleset: Ruleset, s: State, result: Result) -> Iterable[str]:
    """Buildings that have made the result of their owner another one."""
    for seat, score in enumerate(result.breakdown):
        low, high = sorted(score[kind] for kind in KINDS)
        lower = next(kind for kind in KINDS if score[kind] == low)
        plain = s.coins[seat] // ruleset.figures.coins_per_prestige
        for tile in s.buildings[seat]:
            effect = ruleset.tables.effects[tile]
            assert effect is not None
            if (
                (effect.best_score_min_luxury and score["result"] == high > low)
                or (effect.points_per_inhabitant and lower == "population")
                or (effect.coins_per_prestige and lower == "prestige" and score["coins"] > plain)
            ):
                yield ruleset.tile(tile)


def ties(result: Result) -> Iterable[str]:
    """How equal results were told apart."""
    if len(result.winners()) > 1:
        yield "a victory shared"
    for first in result.winners():
        for second, score in enumerate(result.scores):
            if score == result.scores[first] and result.places[second] != 1:
                higher = [max(result.breakdown[seat][kind] for kind in KINDS) for seat in (first, second)]
                yield "a tie broken by " + ("luxury goods" if higher[0] == higher[1] else "the higher score")


KINDS = ("prestige", "population")


class Onlooker:
    """Sees the events of a game one after the other and notes what is worth a record."""

    def __init__(self, ruleset: Ruleset) -> None:
        self.tables = ruleset.tables
        self.seen: set[str] = set()
        self.row: dict[str, str] = {}
        """In which row a tile was turned up."""
        self.supply_round = False
        self.solo = ruleset.solo
        self.supply_rounds = self.blanks = 0
        self.bid = [0] * ruleset.players
        self.displaced = 0
        self.buildings: list[list[str]] = [[] for _ in ruleset.seats]
        self.terrains: list[list[str]] = [[] for _ in ruleset.seats]
        self.marked: list[str] = []
        self.disaster = ""

    def watch(self, event: Event) -> None:
        for sight in self._sights(event):
            self.seen.add(sight)

    def _sights(self, event: Event) -> Iterable[str]:
        match event:
            case events.CivilizationTaken():
                yield f"{event.civilization} played"
            case events.SupplyRound():
                self.supply_round = True
                self.supply_rounds += 1
                if self.supply_rounds == SUPPLY_ROUNDS:
                    yield "a third supply round"
            case events.TurnedUp():
                if self.supply_round:
                    yield "a supply round amid the reveal"
                self.supply_round = False
                self.row[event.tile] = event.row
            case events.BlankTurnedUp():
                yield "a blank chit"
                self.blanks += 1
                if self.blanks == BLANKS:
                    yield "three blank chits"
            case events.BidMade() | events.Bought() | events.BidMoved() | events.Displaced():
                yield from self._bidding(event)
            case SeaBought():
                yield f"{event.tile} bought"
                if self.solo:
                    yield "a sea tile bought alone"
                if event.missing:
                    yield "luxury goods for a sea tile"
            case events.Passed():
                yield "a pass"
            case events.Withdrew():
                yield "a withdrawal"
            case events.Unsold():
                yield "a tile without a bid"
            case events.Placed():
                yield from self._placing(event)
            case events.Unplaced():
                yield "a building to the box" if self._is_building(event.tile) else "a terrain to the box"
            case events.Gained(source=tile) if tile:
                if event.population < 0:
                    yield f"{tile} takes inhabitants"
                if any((event.wood, event.stone, event.food, event.coins, event.luxury)):
                    yield f"{tile} gives goods once"
            case events.Took():
                number = self.tables.tile_number
                yield from (f"{tile} gives a good of choice" for tile in self.buildings[event.seat]
                            if self.tables.choice[number[tile]])  # fmt: skip
            case events.Struck() | events.Spared() | events.Suffered() | events.Paid() | events.TileLost():
                yield from self._disaster(event)
            case events.Fed():
                if event.luxury:
                    yield "luxury goods in feeding"
                if event.fish:
                    yield "fish in feeding"
                if event.starved:
                    yield "starvation"
            case events.Finished():
                self.marked.remove(event.tile)
                yield "a marked building finished"
            case events.GaveUp():
                self.marked.remove(event.tile)
                self.buildings[event.seat].remove(event.tile)
                yield "a marked building given up"
            case EndBonus():
                yield "an inhabitant from the stockade" if event.population else "prestige from the stockade"

    def _is_building(self, tile: str) -> bool:
        return self.tables.is_building[self.tables.tile_number[tile]]

    def _bidding(self, event: events.BidMade | events.Bought | events.BidMoved | events.Displaced) -> Iterable[str]:
        if isinstance(event, events.Displaced):
            self.displaced += 1
            if self.displaced == CHAIN:
                yield "a chain of displaced bids"
            if self.bid[event.by] == self.bid[event.seat]:
                for tile in self.buildings[event.by]:
                    if self.tables.halves[self.tables.tile_number[tile]]:
                        yield f"{tile} displaces with equal coins"
            return
        conquest = self.row[event.tile] == "conquest"
        self.bid[event.seat] = event.coins
        if isinstance(event, events.BidMoved):
            if conquest:
                yield "a displaced bid moved to the conquest row"
            return
        self.displaced = 0
        if event.luxury:
            yield "luxury goods in a bid"
        if conquest:
            yield "a bid in the conquest row" if isinstance(event, events.BidMade) else "a purchase in the conquest row"

    def _placing(self, event: events.Placed) -> Iterable[str]:
        yield f"{event.tile} placed"
        if event.how == "marked":
            self.marked.append(event.tile)
        if event.luxury:
            yield "luxury goods in marking" if event.how == "marked" else "luxury goods in building"
        if self._is_building(event.tile):
            self.buildings[event.seat].append(event.tile)
            return
        row, goods = self.terrains[event.seat], self.tables.goods
        number = self.tables.tile_number
        if row and not goods[number[row[-1]]] & goods[number[event.tile]]:
            for tile in self.buildings[event.seat]:
                if self.tables.free_placing[number[tile]]:
                    yield f"{tile} lifts the placing rule"
        row.append(event.tile)

    def _disaster(
        self, event: events.Struck | events.Spared | events.Suffered | events.Paid | events.TileLost
    ) -> Iterable[str]:
        match event:
            case events.Struck():
                self.disaster = event.disaster
            case events.Spared():
                yield f"{self.disaster} spares somebody"
                bit = 1 << self.tables.disasters.index(self.disaster)
                for tile in self.buildings[event.seat]:
                    if self.tables.protects[self.tables.tile_number[tile]] & bit:
                        yield f"{tile} protects"
            case events.Suffered():
                if event.count:
                    yield f"{self.disaster} takes something"
            case events.Paid():
                if event.luxury:
                    yield f"luxury goods in {'an' if self.disaster == 'earthquake' else 'a'} {self.disaster}"
            case events.TileLost():
                yield f"{self.disaster} takes something"
                (self.buildings if self._is_building(event.tile) else self.terrains)[event.seat].remove(event.tile)
                if event.tile in self.marked:
                    self.marked.remove(event.tile)
                    yield "a marked building lost in an earthquake"
