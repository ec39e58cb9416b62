"""All that can be played, found by the registry: every game with every number of players and every set of modules.

A test that is parametrized over these runs with the next game and the next module too.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from itertools import combinations
from random import Random
from typing import Any, Final

from tests.games.cyclades.styx import MODULE as STYX
from tests.toy import Toy
from tests.toy_market import Market
from trireme.games import GAMES
from trireme.games.cyclades.game import Cyclades
from trireme.games.cyclades.modules import MODULES
from trireme.games.cyclades.options import choices_of
from trireme.kit.errors import BadOption
from trireme.kit.game import Game
from trireme.kit.registry import our_games

LIBRARY: Final = {**MODULES, "styx": STYX}
OF_TESTS: Final = ("styx",)
"""Modules that nobody else has."""


class WithStyx(Cyclades):
    """Cyclades and the module of the tests, which brings all that a module can bring."""

    __module__ = Cyclades.__module__
    """Where its words, rules and boards are found."""
    library = LIBRARY
    choices = choices_of(LIBRARY)


TESTED: Final[dict[str, type[Game[Any]]]] = {
    **{name: GAMES[name] for name in our_games()},
    Toy.name: Toy,
    Market.name: Market,
    Cyclades.name: WithStyx,
}
"""Our games and those of the tests by name."""
SHORT: Final = {"cycles": 4, "length": "short", "offers": 1}
"""Random play seldom wins: a game that has such an option is cut."""


@dataclass(frozen=True)
class Table:
    """A game and what is chosen for it."""

    game: str
    options: dict[str, Any] = field(hash=False)

    def __str__(self) -> str:
        shown = {name: value for name, value in self.options.items() if name not in SHORT}
        chosen = ("+".join(value) if isinstance(value, list) else str(value) for value in shown.values())
        return "-".join((self.game, *(each for each in chosen if each)))

    @property
    def players(self) -> int:
        return int(self.options["players"])

    @property
    def wishes(self) -> dict[str, Any]:
        """What a new table is asked for besides its seats."""
        return {name: value for name, value in self.options.items() if name != "players"}

    @property
    def uncut(self) -> Table:
        """The same game, as long as it is printed."""
        return Table(self.game, {name: value for name, value in self.options.items() if name not in SHORT})

    def make(self, **options: Any) -> Game[Any]:
        """Without a module of the tests it is the game that everybody has, which other processes know, too."""
        ours = self.game in GAMES and not set(OF_TESTS) & set(self.options.get("modules", ()))
        games = GAMES if ours else TESTED
        return games[self.game](**{**self.options, **options})


def sets_of(game: type[Game[Any]], pairs: bool = True) -> list[list[str]]:
    """None, each alone, each two of them, and all; what only changes another comes with all, and with what it changes.

    A module of the tests is played alone: it stands for what is to come, not beside it.
    """
    known = next((option.values for option in game.choices if option.name == "modules"), ())
    ours = [name for name in known if name not in OF_TESTS]
    plain = [name for name in ours if name not in game.extras]
    found = [list(some) for count in range(3 if pairs else 2) for some in combinations(plain, count)]
    if game.extras and pairs:
        found.append([name for name in ours if name in game.extras or name in game.extras.values()])
    if ours not in found:
        found.append(ours)
    return [*found, *([name] for name in known if name in OF_TESTS)]


def tables_of(name: str) -> list[Table]:
    """Every number of players with every set of modules; alone, on every level."""
    game = TESTED[name]
    choices = {option.name: option for option in game.choices}
    players = choices["players"]
    short = {option: value for option, value in SHORT.items() if option in choices}
    found = []
    for some in sets_of(game):
        for number in range(players.low, players.high + 1):
            table = {"players": number, **({"modules": some} if some else {}), **short}
            levels = [option for option in game.choices if option.alone and option.high and number == 1]
            found += [Table(name, {**table, each.name: level}) for each in levels for level in range(each.high + 1)]
            found += [] if levels else [Table(name, table)]
    return [table for table in found if is_possible(table)]


def is_possible(table: Table) -> bool:
    """Some numbers of players need a module."""
    try:
        table.make()
    except BadOption:
        return False
    return True


OURS: Final = [table for name in our_games() for table in tables_of(name)]
ALL: Final = [table for name in TESTED for table in tables_of(name)]
WIRE: Final = list({str((table.game, table.players, table.options.get("modules"))): table for table in ALL}.values())
"""Without the levels of play alone, which a server does not know from each other."""
SERVED: Final = [table for table in WIRE if not set(OF_TESTS) & set(table.options.get("modules", ()))]
"""What a server in a process of its own finds."""


def drawn_of(name: str, count: int) -> list[Table]:
    """Tables with sets of modules of any size, drawn once and for all."""
    game, rng = TESTED[name], Random(name)
    choices = {option.name: option for option in game.choices}
    players, short = choices["players"], {option: value for option, value in SHORT.items() if option in choices}
    ours = [module for module in choices["modules"].values if module not in OF_TESTS]
    found: dict[str, Table] = {}
    while len(found) < count:
        some = sorted(rng.sample(ours, rng.randint(2, len(ours))), key=ours.index)
        table = Table(name, {"players": rng.randint(players.low, players.high), "modules": some, **short})
        if is_possible(table):
            found[str(table)] = table
    return list(found.values())


def one_of_each_size(tables: Sequence[Table]) -> list[Table]:
    """For each game and number of players one table; the sets of modules take turns."""
    sizes: dict[tuple[str, int], list[Table]] = {}
    for table in tables:
        sizes.setdefault((table.game, table.players), []).append(table)
    return [several[3 * number % len(several)] for number, several in enumerate(sizes.values())]


def one_each(tables: Sequence[Table]) -> list[Table]:
    """For each game a table without modules, and one with as many as it has, each of a middling number of players."""
    found = []
    for name in dict.fromkeys(table.game for table in tables):
        own = [table for table in tables if table.game == name]
        most = max(len(table.options.get("modules", ())) for table in own)
        for count in dict.fromkeys((0, most)):
            several = {table.players: table for table in own if len(table.options.get("modules", ())) == count}
            found.append(list(several.values())[len(several) // 2])
    return found
