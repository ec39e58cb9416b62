"""Functions for making recorded games: players, and the choice of few games that show much."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from pathlib import Path
from random import Random
from typing import Any

from trireme.bots import Bot, make_bot
from trireme.games import make
from trireme.kit.engine.frames import Ask
from trireme.kit.errors import TriremeError
from trireme.kit.game import Game
from trireme.kit.records.formats import FORMAT
from trireme.kit.records.record import Match, read_record, replay
from trireme.kit.seats import Seat

RECORDS = Path(__file__).resolve().parents[2] / "tests" / "records"
UNDO_AFTER = (12, 25)
UNDO_BY = 4

Player = Callable[[Any, Any, int], int]
"""A function that returns a legal code for a seat in a state of a game."""
Sights = Callable[[Match[Any]], set[str]]
"""A function that returns what a finished game has shown."""


def write(name: str, chosen: dict[str, Match[Any]]) -> None:
    """Replace the recorded games of one game."""
    folder = RECORDS / name
    folder.mkdir(parents=True, exist_ok=True)
    for old in folder.glob("*.record"):
        old.unlink()
    for title, match in chosen.items():
        (folder / f"{title}.record").write_text(match.record().text(), encoding="utf-8")
    print(f"{len(chosen)} records of {name}")


def few_that_show(
    missing: set[str],
    games: Iterable[tuple[str, Match[Any]]],
    seen_in: Sights,
    cost: Callable[[Match[Any]], int] = lambda match: 1,
) -> dict[str, Match[Any]]:
    """Choose games greedily: always the one that shows the most missing things for its cost."""
    played = dict(games)
    sights = {name: seen_in(match) & missing for name, match in played.items()}
    chosen: dict[str, Match[Any]] = {}
    while missing:
        best = max(sights, key=lambda name: len(sights[name] & missing) / cost(played[name]))
        if not sights[best] & missing:
            raise SystemExit("No game shows " + ", ".join(sorted(missing)))
        chosen[best] = played[best]
        missing -= sights[best]
    return chosen


def with_undo(game: Game[Any], seed: int) -> Match[Any]:
    """Play a game in which moves, some of them before a draw, are taken back by agreement and played again."""
    rng = Random(seed)
    match = Match(game, seed)
    undos = list(UNDO_AFTER)
    while game.asked(match.state):
        if undos and match.standing == undos[0]:
            match.undo_to(undos.pop(0) - UNDO_BY)
        step(match, at_random(rng), rng)
    return match


def played(game: Game[Any], seed: int, player: Player) -> Match[Any]:
    """Play a game. Seats with an open window answer first."""
    match, rng = Match(game, seed), Random(seed)
    while (seat := game.to_move(match.state)) is not None:
        if seat in game.asked(match.state):
            step(match, player, rng)
        else:
            whole_move(match, player, seat)
    return match


def played_sensibly(title: str, game: Game[Any], seed: int) -> Match[Any]:
    """Return the recorded game if it can still be replayed, else one by the greedy bot. A better bot thus keeps records
    valid."""
    path = RECORDS / game.name / f"{title}.record"
    if path.exists():
        try:
            match = replay(read_record(path.read_text(encoding="utf-8")), make)
        except TriremeError as reason:
            print(f"{title} is played anew: {reason}")
        else:
            if match.record().format == FORMAT:
                return match
            print(f"{title} is played anew: today's format is {FORMAT}")
    return played(game, seed, sensibly(game))


def step(match: Match[Any], player: Player, rng: Random) -> None:
    """Play a complete move of a random seat that is asked."""
    whole_move(match, player, rng.choice(match.game.asked(match.state)))


def whole_move(match: Match[Any], player: Player, seat: int) -> None:
    game = match.game
    match.step(seat, player(game, match.state, seat))
    while game.in_multi_step(match.state, seat):
        match.step(seat, player(game, match.state, seat))


def sensibly(game: Game[Any]) -> Player:
    """Return a player that plays as the greedy bot."""
    bot: Bot = make_bot("greedy", game)
    rng = Random(0)
    return lambda game, s, seat: bot.choose(game, s, seat, rng)


def legal_codes(game: Game[Any], s: Any, seat: int) -> list[int]:
    question = game.steps[s.stack[-1][0]]
    assert isinstance(question, Ask)
    return question.legal(s, Seat(seat))


def at_random(rng: Random) -> Player:
    return lambda game, s, seat: rng.choice(legal_codes(game, s, seat))
