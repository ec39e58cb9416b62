"""The recorded games of Archipelago.

One sensible game for each number of players, one with undone moves, and as few games played at random, in peace or not,
as are needed to show all the rest (`tests/games/archipelago/sights.py` has the list).
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import chain
from random import Random
from typing import Any, Final

from tests.games.archipelago.sights import seen_in, wanted
from tools.records.common import Player, at_random, few_that_show, legal_codes, played_sensibly, step, with_undo
from trireme.games.archipelago import moves
from trireme.games.archipelago.game import Archipelago
from trireme.games.archipelago.options import LEAST, LENGTHS, MOST
from trireme.games.archipelago.state import State
from trireme.kit.records.record import Match
from trireme.kit.seats import SEATS

HELP: Final = (range(moves.GIVE, moves.GRANARY + 6), range(moves.TEMPLE, moves.TEMPLE + moves.TILES))
WORK: Final = (
    range(moves.BUILD, moves.BUILD + 5 * moves.WAYS),
    range(moves.EXPLORE, moves.RECRUIT + 1),
    range(moves.HARVEST, moves.HARVEST + 6),
    range(moves.USE, moves.USE + moves.CARDS * moves.WAYS),
)
WISHES: Final[dict[str, Sequence[range]]] = {
    "in-peace": WORK,
    "for-money": (
        range(moves.TAXES, moves.TAXES + 1),
        *(range(moves.TRADE + n, moves.TRADE + n + 6) for n in (6, 24)),
        range(moves.HARVEST, moves.HARVEST + 6),
        range(moves.ROTATE, moves.ROTATE + moves.CARDS),
        range(moves.BID, moves.BID + 1),
    ),
    "for-towns": (range(moves.BUILD, moves.BUILD + moves.WAYS), range(moves.HARVEST + 3, moves.HARVEST + 5)),
    "for-markets": (
        range(moves.BUILD + moves.WAYS, moves.BUILD + 2 * moves.WAYS),
        range(moves.HARVEST, moves.HARVEST + 2),
    ),
    "for-ports": (
        range(moves.BUILD + 2 * moves.WAYS, moves.BUILD + 3 * moves.WAYS),
        range(moves.HARVEST + 2, moves.HARVEST + 5, 2),
    ),
    "for-temples": (
        range(moves.BUILD + 3 * moves.WAYS, moves.BUILD + 4 * moves.WAYS),
        range(moves.HARVEST + 4, moves.HARVEST + 5),
    ),
    "for-ships": (
        range(moves.BUILD + 4 * moves.WAYS, moves.BUILD + 5 * moves.WAYS),
        range(moves.HARVEST + 3, moves.HARVEST + 4),
    ),
    "for-cards": (range(moves.BUY, moves.BUY + moves.CARDS), range(moves.USE, moves.USE + moves.CARDS * moves.WAYS)),
    "for-people": (range(moves.REPRODUCE, moves.RECRUIT + 1), range(moves.PLACE, moves.PLACE + moves.PLACES)),
    "for-land": (range(moves.EXPLORE, moves.EXPLORE + 1), range(moves.LAY, moves.LAY + 2 * moves.TILES * 36)),
}
"""The goals of random players, by kind of game."""
RANDOM_GAMES = 66
"""Random games for each number of players and length, from which the most informative ones are chosen."""
TOWN_GAMES = 60
FILE = 100
"""Lines of a longer game that cost as much as a further game."""
TALKING = 0.2
"""The probability of an offer or reply between two moves."""


def games() -> dict[str, Match[Any]]:
    chosen = dict(sensible_games()) | {"undo": with_undo(Archipelago(players=3, length="short", offers=0), 3)}
    missing = set(wanted())
    for match in chosen.values():
        missing -= seen_in(match)
    return chosen | few_that_show(missing, chain(random_games(), town_games()), seen_in, cost)


def cost(match: Match[Any]) -> int:
    """Return the cost of a game. Short games are preferred to few: thirty are needed anyway, one for each objective
    that ends a game."""
    return FILE + len(match.lines)


def sensible_games() -> Iterator[tuple[str, Match[State]]]:
    for players in range(LEAST, MOST + 1):
        title = f"{players}-players"
        yield title, played_sensibly(title, Archipelago(players=players), players)


def random_games() -> Iterator[tuple[str, Match[State]]]:
    for length in LENGTHS:
        for players in range(LEAST, MOST + 1):
            game = Archipelago(players=players, length=length)
            for seed in range(RANDOM_GAMES):
                rng = Random(seed)
                wish = (*WISHES, "")[seed % (len(WISHES) + 1)]
                player = keen(rng, WISHES[wish]) if wish else at_random(rng)
                yield f"{players}-players-{length}-{wish or 'at-random'}-{seed}", talked(game, seed, player)


def town_games() -> Iterator[tuple[str, Match[State]]]:
    """Yield games that end by towns, which random play rarely builds."""
    for length in LENGTHS:
        game = Archipelago(players=LEAST, length=length)
        for seed in range(RANDOM_GAMES, RANDOM_GAMES + TOWN_GAMES):
            title = f"{LEAST}-players-{length}-for-towns-{seed}"
            yield title, talked(game, seed, keen(Random(seed), WISHES["for-towns"]))


def talked(game: Archipelago, seed: int, player: Player) -> Match[State]:
    """Play a game in which players sometimes make and answer offers."""
    match, rng = Match(game, seed), Random(seed)
    while game.asked(match.state):
        if match.state.dealing and rng.random() < TALKING:
            talk(match, rng)
        step(match, player, rng)
    return match


def talk(match: Match[State], rng: Random) -> None:
    """Make a complete offer, or mostly answer one that has been made."""
    game, s = match.game, match.state
    seats = [seat for seat in range(len(game.seats)) if game.open_to(s, seat)]
    asked = [seat for seat in seats if any(offer.to == seat for offer in s.offers)]
    seat = rng.choice(asked or seats) if seats else -1
    if seat < 0:
        return
    codes = [code for window in game.open_to(s, seat) for code in window.legal(s, SEATS[seat])]
    yes = [code for code in codes if 0 <= code - moves.ACCEPT < len(game.seats)]
    if not codes:
        return
    match.step(seat, rng.choice(yes or codes))
    while game.in_multi_step(match.state, seat):
        match.step(seat, rng.choice(legal_codes(game, match.state, seat)))


def keen(rng: Random, wish: Sequence[range]) -> Player:
    """Return a random player that helps in crises and mostly pursues its goal."""

    def choose(game: Archipelago, s: State, seat: int) -> int:
        codes = legal_codes(game, s, seat)
        for kinds, often in ((HELP, 0.95), (wish, 0.8), (WORK, 0.5)):
            some = [code for code in codes if any(code in kind for kind in kinds)]
            if some and rng.random() < often:
                return rng.choice(some)
        busy = [code for code in codes if code not in (moves.PASS, moves.END, moves.DONE, moves.TAXES)]
        return rng.choice(busy if busy and rng.random() < 0.7 else codes)

    return choose
