"""Show how a game ended: places, scores with their parts, and the proof that the draws were honest."""

from __future__ import annotations

from typing import Any

from rich.rule import Rule
from rich.table import Table
from rich.text import Text

from trireme.cli.speech import Speech
from trireme.cli.terminal import Terminal
from trireme.cli.verify import tell_verified
from trireme.games import make
from trireme.kit.engine.view import Result
from trireme.kit.records.record import Match
from trireme.kit.records.verification import verify
from trireme.words import Words


def show_ending(terminal: Terminal, match: Match[Any], words: Words, result: Result, more: dict[str, Any]) -> None:
    terminal.out.print()
    terminal.out.print(Rule(Text(words.ending(result), "bold"), style="yellow"))
    terminal.out.print(score_table(match, words, result))
    record = match.record()
    found = verify(record, make, **more)
    tell_verified(terminal, record, found.moves, len(found.draws))


def score_table(match: Match[Any], words: Words, result: Result) -> Table:
    """Return a table with a column for each player, the best first."""
    say = Speech(words.language, match.game.name)
    seats = sorted(range(len(result.places)), key=lambda seat: result.places[seat])
    table = Table(box=None, padding=(0, 2, 0, 0))
    table.add_column()
    for seat in seats:
        table.add_column(words.seat(seat), justify="right", style="bold" if result.places[seat] == 1 else "")
    table.add_row(say("play-place"), *(str(result.places[seat]) for seat in seats))
    for name in result.breakdown[0]:
        label = say(f"score-{name}") if say.has(f"score-{name}") else name
        table.add_row(label, *(str(result.breakdown[seat][name]) for seat in seats))
    return table
