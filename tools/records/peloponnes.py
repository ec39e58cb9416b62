"""Make the recorded whole games in tests/records: `make records`.

One sensible game for each number of players, one of each solo level completed and failed, one with undone moves, and
as few games played at random as are needed to show all the rest (`tests/games/peloponnes/sights.py` has the list).
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from random import Random

from tests.games.peloponnes.sights import seen_in, wanted
from trireme.games.peloponnes.game import Peloponnes
from trireme.games.peloponnes.greedy import Greedy
from trireme.games.peloponnes.options import LEVELS, SEATS
from trireme.games.peloponnes.state import State
from trireme.kit.record import Match
from trireme.kit.stack import Ask

FOLDER = Path(__file__).resolve().parent.parent / "tests" / "records" / "peloponnes"
RANDOM_GAMES = 100
"""Games played at random, for each number of players, from which the telling ones are taken."""
UNDO_AFTER = (12, 25)
UNDO_BY = 4

Player = Callable[[Peloponnes, State, int], int]
"""One legal code for a seat."""


def main() -> None:
    chosen = dict(sensible_games()) | dict(solo_games()) | {"undo": with_undo()}
    missing = set(wanted())
    for match in chosen.values():
        missing -= seen_in(match)
    chosen |= few_that_show(missing)
    FOLDER.mkdir(parents=True, exist_ok=True)
    for old in FOLDER.glob("*.record"):
        old.unlink()
    for name, match in chosen.items():
        (FOLDER / f"{name}.record").write_text(match.record().text(), encoding="utf-8")
    print(f"{len(chosen)} records in {FOLDER.relative_to(Path.cwd())}")


def few_that_show(missing: set[str]) -> dict[str, Match[State]]:
    """Always the game that shows the most of what is missing."""
    games = dict(random_games())
    sights = {name: seen_in(match) for name, match in games.items()}
    chosen = {}
    while missing:
        best = max(games, key=lambda name: len(sights[name] & missing))
        if not sights[best] & missing:
            raise SystemExit("No game shows " + ", ".join(sorted(missing)))
        chosen[best] = games[best]
        missing -= sights[best]
    return chosen


def sensible_games() -> Iterator[tuple[str, Match[State]]]:
    for players in range(2, len(SEATS) + 1):
        game = Peloponnes(players=players)
        yield f"{players}-players", played(game, players, greedy(game))


def random_games() -> Iterator[tuple[str, Match[State]]]:
    for players in range(2, len(SEATS) + 1):
        game = Peloponnes(players=players)
        for seed in range(RANDOM_GAMES):
            yield f"{players}-players-at-random-{seed}", played(game, seed, at_random(Random(seed)))


def with_undo() -> Match[State]:
    """Moves taken back by agreement, over a draw too, and played anew."""
    game, rng = Peloponnes(players=3), Random(3)
    match = Match(game, 3)
    undos = list(UNDO_AFTER)
    while game.asked(match.state):
        if undos and match.standing == undos[0]:
            match.undo_to(undos.pop(0) - UNDO_BY)
        step(match, at_random(rng), rng)
    return match


def solo_games() -> Iterator[tuple[str, Match[State]]]:
    free = Peloponnes(players=1)
    yield "solo", played(free, 1, greedy(free))
    used: list[str] = []
    for level in range(1, LEVELS + 1):
        game = Peloponnes(players=1, level=level, series=used)
        match = completed(game)
        yield f"solo-level-{level}-completed", match
        yield f"solo-level-{level}-failed", failed(game)
        used.append(game.setting.tables.civilization_ids[match.state.civilization[0]])


def completed(game: Peloponnes) -> Match[State]:
    for seed in range(1, 100):
        score, codes = foreseen(game, game.start(seed), 2, Random(seed))
        if score >= game.setting.target:
            match = Match(game, seed)
            for code in codes:
                match.step(0, code)
            return match
    raise SystemExit(f"No game of level {game.options['level']} is won")


def failed(game: Peloponnes) -> Match[State]:
    for seed in range(1, 100):
        match = played(game, seed, at_random(Random(seed)))
        result = game.result(match.state)
        if result and 0 < result.scores[0] < game.setting.target:
            return match
    raise SystemExit(f"No game of level {game.options['level']} is lost")


def foreseen(game: Peloponnes, s: State, depth: int, rng: Random) -> tuple[int, list[int]]:
    """The best result of a nested search that sees the draws to come, and its codes.

    No player may do that, but it makes hard levels easy to win. At depth 0 the game is played on at random.
    """
    best, line = -1, list[int]()
    codes: list[int] = []
    while legal := game.legal(s):
        if not depth:
            codes.append(rng.choice(legal))
        else:
            for code in legal:
                trial = s.clone()
                game.play(trial, code)
                score, rest = foreseen(game, trial, depth - 1, rng)
                if score > best:
                    best, line = score, [*codes, code, *rest]
            codes.append(line[len(codes)])
        game.play(s, codes[-1])
    result = game.result(s)
    assert result is not None
    return (best, line) if depth else (result.scores[0], codes)


def played(game: Peloponnes, seed: int, player: Player) -> Match[State]:
    match, rng = Match(game, seed), Random(seed)
    while game.asked(match.state):
        step(match, player, rng)
    return match


def step(match: Match[State], player: Player, rng: Random) -> None:
    """A whole move of any seat that is asked: where several are, they answer in any order."""
    game, seat = match.game, rng.choice(match.game.asked(match.state))
    assert isinstance(game, Peloponnes)
    match.step(seat, player(game, match.state, seat))
    while game.midway(match.state, seat):
        match.step(seat, player(game, match.state, seat))


def greedy(game: Peloponnes) -> Player:
    bot, rng = Greedy(game), Random(0)
    return lambda game, s, seat: bot.choose(game, s, seat, rng)


def at_random(rng: Random) -> Player:
    def choose(game: Peloponnes, s: State, seat: int) -> int:
        question = game.steps[s.stack[-1][0]]
        assert isinstance(question, Ask)
        return rng.choice(question.legal(s, seat))

    return choose


if __name__ == "__main__":
    main()
