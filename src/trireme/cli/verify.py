"""`trireme verify RECORD`: that nobody tampered with a game: its seal, every draw, every move and the scores."""

from __future__ import annotations

from argparse import Namespace
from pathlib import Path

from trireme.cli.command import Command
from trireme.cli.parser import Parser
from trireme.cli.records import content_of, names_of, read
from trireme.cli.terminal import Terminal
from trireme.games import make
from trireme.kit.errors import TriremeError
from trireme.kit.record import Record, game_of, verify


def options(parser: Parser) -> None:
    parser.word("record", type=Path)
    parser.option("--content", "folder", type=Path)
    parser.switch("--json")


def run(given: Namespace, terminal: Terminal) -> int:
    record = read(given.record)
    more = content_of(given)
    terminal.speak_of(record.game)
    game_of(record, make, **more)
    words = terminal.speak_of(record.game, record.seats, names_of(given, record.format))
    try:
        found = verify(record, make, **more)
    except TriremeError as error:
        sentence = words.error(error)
        if given.json:
            terminal.dump({"verified": False, "problem": sentence})
        else:
            terminal.complain(terminal.say("verify-failed", problem=sentence))
        return 1
    if given.json:
        terminal.dump(
            {
                "verified": True,
                "format": record.format,
                "seal": record.header["seal"],
                "shares": {seat: share and share.hex() for seat, share in zip(record.seats, record.shares)},
                "moves": found.moves,
                "draws": [{"label": label, "outcome": outcome} for label, outcome in found.draws],
                "scores": None if found.scores is None else dict(zip(record.seats, found.scores, strict=True)),
            }
        )
        return 0
    tell_verified(terminal, record, found.moves, len(found.draws))
    if found.scores is None:
        terminal.tell("verify-unfinished")
    else:
        scores = ", ".join(f"{seat} {score}" for seat, score in zip(record.seats, found.scores, strict=True))
        terminal.tell("verify-scores", scores=scores)
    return 0


def tell_verified(terminal: Terminal, record: Record, moves: int, draws: int) -> None:
    terminal.tell("verify-seal", "green", seal=record.header["seal"])
    given = [seat for seat, share in zip(record.seats, record.shares) if share is not None]
    absent = [seat for seat, share in zip(record.seats, record.shares) if share is None]
    if given:
        terminal.tell("verify-shares", "green", seats=", ".join(given))
    if absent:
        terminal.tell("verify-absent", seats=", ".join(absent))
    terminal.tell("verify-draws", "green", draws=draws, moves=moves)


COMMAND = Command("verify", options, run)
