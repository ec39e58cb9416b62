"""`trireme simulate GAME`: play many games between bots and sum them up. The same seed prints the same."""

from __future__ import annotations

from argparse import Namespace
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from pathlib import Path
from typing import Any

import msgspec
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

from trireme.arena import Statistics, simulate
from trireme.bots import bots_for
from trireme.cli import balance
from trireme.cli.choices import add_flags, choices_of, chosen
from trireme.cli.command import Command
from trireme.cli.parser import Parser, names
from trireme.cli.speech import Speech
from trireme.cli.terminal import Terminal, Trouble
from trireme.games import GAMES

BOTS = ("greedy", "random")
GAMES_PLAYED = 100


def options(parser: Parser) -> None:
    parser.word("game")
    parser.option("--games", "number", type=parser.number(1), default=GAMES_PLAYED)
    parser.option("--seed", "number", type=parser.number(0), default=0)
    parser.option("--bots", "bots", type=names)
    parser.option("--jobs", "number", type=parser.number(1), default=1)
    parser.option("--record", "folder", type=Path)
    parser.switch("--report")
    parser.option("--plot", "file", type=Path)
    parser.switch("--json")
    add_flags(parser)


def run(given: Namespace, terminal: Terminal) -> int:
    terminal.speak_of(given.game)
    if given.report or given.plot is not None:
        return balance.run(given, terminal)
    options = {"players": players(given), **chosen(given, given.game)}
    columns = (TextColumn(terminal.say("simulate-progress")), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=terminal.err, disable=not terminal.err.is_terminal, transient=True) as progress:
        task = progress.add_task("", total=given.games)
        try:
            found = played(given, options, lambda done: progress.update(task, completed=done))
        except OSError as error:
            raise Trouble("cli-no-writing", file=str(error.filename), detail=str(error.strerror)) from error
    if given.json:
        terminal.dump(msgspec.to_builtins(found, str_keys=True))
    else:
        show(terminal, found)
    return 0


def players(given: Namespace) -> int:
    """Return the number of players asked for, else the number of bots named, else the usual number of the game."""
    if given.bots:
        return len(given.bots)
    usual = choices_of(given.game).get("players")
    return int(usual.usual) if usual else len(BOTS)


def played(given: Namespace, options: dict[str, Any], progress: Callable[[int], object]) -> Statistics:
    bots = given.bots or [bot for bot in BOTS if given.game not in GAMES or bot in bots_for(given.game)]
    play = partial(
        simulate, given.game, bots, given.games, given.seed, progress=progress, records=given.record, **options
    )
    if given.jobs == 1:
        return play()
    with ProcessPoolExecutor(given.jobs) as executor:
        try:
            return play(executor=executor)
        except KeyboardInterrupt:
            executor.shutdown(cancel_futures=True)
            raise


def show(terminal: Terminal, found: Statistics) -> None:
    say = terminal.say
    table = Table(box=None, padding=(0, 2, 0, 0), header_style="dim")
    table.add_column(say("simulate-bot"))
    for key in ("played", "wins", "share", "mean", "spread", "least", "median", "most"):
        table.add_column(say(f"simulate-{key}"), justify="right")
    for name, tally in found.bots.items():
        scores = tally.scores
        share = 100 * tally.wins / tally.played
        figures = (tally.wins, share, scores.mean, scores.deviation, scores.least, scores.median, scores.most)
        table.add_row(name, str(tally.played), *(figure(say, number) for number in figures))
    terminal.out.print(table)
    total = round(found.decisions * found.games)
    terminal.tell("simulate-summary", games=found.games, seed=str(found.seed), decisions=total)
    # The speed differs from run to run, so it is not part of the answer.
    terminal.err.print(say("simulate-speed", speed=round(found.decisions_per_second)), style="dim")


def figure(say: Speech, number: float) -> str:
    """Format a number with one decimal place unless that is zero."""
    return say("simulate-figure", number=round(number, 1))


COMMAND = Command("simulate", options, run)
