"""`trireme simulate GAME --report`: how games end, last and score at every table, as lines and as a picture."""

from __future__ import annotations

from argparse import Namespace
from collections.abc import Sequence
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from typing import Any, Final
from xml.sax.saxutils import escape

import msgspec
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TaskID, TextColumn, TimeRemainingColumn
from rich.table import Table

from trireme.arena import Report, Row, report
from trireme.arena.report import counts_of
from trireme.cli.choices import choices_of, chosen
from trireme.cli.speech import Speech
from trireme.cli.terminal import Terminal, Trouble

BOT: Final = "greedy"
VARIED: Final = ("length",)
"""Options of which every value is tried unless one is given."""
WIDTH, HEIGHT, LEFT, TOP, FOOT = 720, 360, 56, 40, 290
"""Size of the picture, and the left, upper and lower edges of its bars, in pixels."""
COLOURS: Final = ("#0b6e99", "#b5532b", "#d9a441", "#6b8f71", "#8c6bb1")


def run(given: Namespace, terminal: Terminal) -> int:
    options = varied(given)
    counted = [len(value) for value in options.values() if isinstance(value, list)]
    total = given.games
    for count in counted:
        total *= count
    columns = (TextColumn(terminal.say("simulate-progress")), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=terminal.err, disable=not terminal.err.is_terminal, transient=True) as progress:
        task = progress.add_task("", total=total)
        bot = given.bots[0] if given.bots else BOT
        play = partial(report, given.game, bot, given.games, given.seed, **options)
        told = partial(_tell, progress, task)
        if given.jobs == 1:
            found = play(progress=told)
        else:
            with ProcessPoolExecutor(given.jobs) as executor:
                found = play(progress=told, executor=executor)
    if given.plot is not None:
        try:
            given.plot.write_text(drawn(found, terminal.say), encoding="utf-8")
        except OSError as error:
            raise Trouble("cli-no-writing", file=str(error.filename), detail=str(error.strerror)) from error
    if given.json:
        terminal.dump(msgspec.to_builtins(found, str_keys=True))
    else:
        show(terminal, found)
    return 0


def _tell(progress: Progress, task: TaskID, done: int) -> None:
    progress.update(task, completed=done)


def varied(given: Namespace) -> dict[str, Any]:
    """Return the given options, with every number of players and every value of the varied options added."""
    options: dict[str, Any] = dict(chosen(given, given.game))
    for name, option in choices_of(given.game).items():
        if name in VARIED and name not in options:
            options[name] = list(option.values)
    return {"players": counts_of(given.game)} | options


def endings_of(found: Report) -> list[str]:
    """Return all ways in which games ended, the most frequent first."""
    sums: dict[str, float] = {}
    for row in found.rows:
        for ending, share in row.endings.items():
            sums[ending] = sums.get(ending, 0.0) + share
    return sorted(sums, key=lambda ending: -sums[ending])


def name_of(say: Speech, ending: str) -> str:
    return say.either(f"simulate-{ending}", ending.removeprefix("ending-"))


def named(say: Speech, row: Row) -> list[str]:
    """Describe the options of a row."""
    return [
        say("simulate-players", players=value)
        if name == "players"
        else say.either(f"option-{name}-{value}", str(value))
        for name, value in row.options.items()
        if isinstance(value, int | str)
    ]


def show(terminal: Terminal, found: Report) -> None:
    say, endings = terminal.say, endings_of(found)
    table = Table(box=None, padding=(0, 2, 0, 0), header_style="dim")
    table.add_column(say("simulate-table"))
    for ending in endings:
        table.add_column(f"{name_of(say, ending)} %", justify="right")
    for key in ("rounds", "mean", "spread", "winner"):
        table.add_column(say(f"simulate-{key}"), justify="right")
    for row in found.rows:
        shares = [figure(say, 100 * row.endings.get(ending, 0.0)) for ending in endings]
        rounds = figure(say, row.rounds.mean) if row.rounds else ""
        scores = [figure(say, row.scores.mean), figure(say, row.scores.deviation)] if row.scores else ["", ""]
        winner = figure(say, row.winners.mean) if row.winners else ""
        table.add_row(", ".join(named(say, row)), *shares, rounds, *scores, winner)
    terminal.out.print(table)
    terminal.tell("simulate-report-summary", games=found.rows[0].games, bot=found.bot, seed=str(found.seed))


def figure(say: Speech, number: float) -> str:
    return say("simulate-figure", number=round(number, 1))


def drawn(found: Report, say: Speech) -> str:
    """Draw a bar for each table, divided by how games ended, with the number of rounds above it."""
    endings = endings_of(found)
    colours = {ending: COLOURS[number % len(COLOURS)] for number, ending in enumerate(endings)}
    step = (WIDTH - LEFT - 16) / len(found.rows)
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}"',
        ' font-family="sans-serif" font-size="11">',
        f'<rect width="{WIDTH}" height="{HEIGHT}" fill="#fdfcf8"/>',
    ]
    for percent in (0, 25, 50, 75, 100):
        y = FOOT - (FOOT - TOP) * percent / 100
        parts.append(f'<line x1="{LEFT}" y1="{y:.1f}" x2="{WIDTH - 16}" y2="{y:.1f}" stroke="#ddd"/>')
        parts.append(f'<text x="{LEFT - 8}" y="{y + 4:.1f}" text-anchor="end" fill="#777">{percent} %</text>')
    for number, row in enumerate(found.rows):
        parts += bar(row, named(say, row), LEFT + step * number, step, endings, colours)
    for number, ending in enumerate(endings):
        x = LEFT + number * 150
        parts.append(f'<rect x="{x}" y="{HEIGHT - 20}" width="10" height="10" fill="{colours[ending]}"/>')
        parts.append(f'<text x="{x + 16}" y="{HEIGHT - 11}" fill="#333">{escape(name_of(say, ending))}</text>')
    rounds = escape(say("simulate-plot-rounds"))
    parts.append(f'<text x="{LEFT}" y="16" fill="#777">{rounds}</text>')
    return "\n".join([*parts, "</svg>", ""])


def bar(
    row: Row, names: Sequence[str], x: float, step: float, endings: Sequence[str], colours: dict[str, str]
) -> list[str]:
    parts, y, width = [], float(FOOT), step * 0.7
    middle = x + step / 2
    for ending in endings:
        height = (FOOT - TOP) * row.endings.get(ending, 0.0)
        y -= height
        if height:
            place = f'x="{middle - width / 2:.1f}" y="{y:.1f}" width="{width:.1f}" height="{height:.1f}"'
            parts.append(f'<rect {place} fill="{colours[ending]}"/>')
    if row.rounds is not None:
        mean = f"{row.rounds.mean:.1f}"
        parts.append(f'<text x="{middle:.1f}" y="{TOP - 6}" text-anchor="middle" fill="#333">{mean}</text>')
    for line, name in enumerate(names):
        place = f'x="{middle:.1f}" y="{FOOT + 15 + 13 * line}"'
        parts.append(f'<text {place} text-anchor="middle" fill="#777">{escape(name)}</text>')
    return parts
