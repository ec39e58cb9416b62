"""`trireme replay RECORD`: tell a recorded game in words, move by move."""

from __future__ import annotations

from argparse import Namespace
from pathlib import Path
from typing import Any

import msgspec
from rich.text import Text

from trireme.cli.boards import board_of
from trireme.cli.command import Command
from trireme.cli.parser import Parser
from trireme.cli.records import content_of, names_of, read
from trireme.cli.scores import score_table
from trireme.cli.terminal import Terminal
from trireme.games import make
from trireme.kit.errors import BadOption
from trireme.kit.problems import RANGE, UNKNOWN
from trireme.kit.records.record import Match, Record, game_of, replay_steps
from trireme.words import Words


def options(parser: Parser) -> None:
    parser.word("record", type=Path)
    parser.option("--to", "number", type=parser.number(0))
    parser.option("--seat", "seat")
    parser.switch("--step")
    parser.option("--content", "folder", type=Path)
    parser.switch("--json")


def run(given: Namespace, terminal: Terminal) -> int:
    record = read(given.record)
    terminal.speak_of(record.game)
    game_of(record, make, **content_of(given))
    words = terminal.speak_of(record.game, record.seats, names_of(given, record.format), record.options)
    last = len(record.lines) if given.to is None else given.to
    if last > len(record.lines):
        raise BadOption("to", RANGE, given=last, low=0, high=len(record.lines))
    if given.seat is not None and given.seat not in record.seats:
        raise BadOption("seat", UNKNOWN, given=given.seat, known=", ".join(record.seats))
    cut = Record(record.header, record.lines[:last])
    seat = None if given.seat is None else record.seats.index(given.seat)
    if given.json:
        terminal.dump(as_data(cut, seat, given))
    else:
        tell(cut, seat, given, terminal, words)
    return 0


def events_since(match: Match[Any], seat: int | None, since: int) -> list[Any]:
    seen = (event.seen_by(seat) for event in match.journal[since:])
    return [event for event in seen if event is not None]


def as_data(record: Record, seat: int | None, given: Namespace) -> dict[str, Any]:
    moves = []
    since = 0
    for number, match in enumerate(replay_steps(record, make, **content_of(given))):
        events = [msgspec.to_builtins(event) for event in events_since(match, seat, since)]
        since = len(match.journal)
        moves.append({"number": number, "line": record.lines[number - 1] if number else "", "events": events})
    result = match.game.result(match.state)
    return {
        "game": record.game,
        "seats": list(record.seats),
        "moves": moves,
        "view": msgspec.to_builtins(match.game.view(match.state, seat)),
        "result": msgspec.to_builtins(result),
    }


def tell(record: Record, seat: int | None, given: Namespace, terminal: Terminal, words: Words) -> None:
    since = 0
    for number, match in enumerate(replay_steps(record, make, **content_of(given))):
        if number:
            terminal.out.print(Text.assemble((f"{number:3} ", "dim"), (record.lines[number - 1], "bold")))
        since = min(since, len(match.journal))
        for event in events_since(match, seat, since):
            terminal.write(words.event(event), "", "    ", "    ")
        since = len(match.journal)
        if given.step and number < len(record.lines):
            try:
                terminal.read(terminal.say("replay-next") + " ")
            except EOFError:
                return
    result = match.game.result(match.state)
    terminal.out.print()
    if result is None:
        for part in board_of(match.game, words).draw(match.game.view(match.state, seat), terminal.out.width):
            terminal.out.print(part)
    else:
        terminal.write(words.ending(result), "bold")
        terminal.out.print(score_table(match, words, result))


COMMAND = Command("replay", options, run)
