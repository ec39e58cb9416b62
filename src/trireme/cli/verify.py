"""`trireme verify RECORD`: check the seals, shares, draws, moves and scores of a record for tampering.

`--kept` compares the record with what a player's page has kept of the game, `--beside` with other games. Without them a
server that exchanges a share or uses a seed twice is not found out: each of its records is consistent in itself.
"""

from __future__ import annotations

from argparse import Namespace
from pathlib import Path
from typing import Literal

import msgspec

from trireme.cli.command import Command
from trireme.cli.parser import Parser
from trireme.cli.records import content_of, names_of, read
from trireme.cli.terminal import Terminal, Trouble, read_text
from trireme.games import make
from trireme.kit.errors import TriremeError, Unreadable
from trireme.kit.problems import SEED_REUSED
from trireme.kit.records.record import Record, game_of
from trireme.kit.records.verification import ClientEvidence, Verification, verify


def options(parser: Parser) -> None:
    parser.word("record", type=Path)
    parser.option("--kept", "file", type=Path)
    parser.option("--beside", "folder", type=Path)
    parser.option("--content", "folder", type=Path)
    parser.switch("--json")


def run(given: Namespace, terminal: Terminal) -> int:
    record = read(given.record)
    more = content_of(given)
    terminal.speak_of(record.game)
    game_of(record, make, **more)
    words = terminal.speak_of(record.game, record.seats, names_of(given, record.format), record.options)
    kept = read_kept(given.kept) if given.kept else None
    others = records_in(given.beside, given.record) if given.beside else {}
    try:
        if kept is not None:
            kept.check(record)
        for other, its in others.items():
            if its.header["seal"] == record.header["seal"]:
                raise Unreadable("record", "seed", SEED_REUSED, other=other.name)
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
                "moves_sealed": sealing(found, kept),
                "draws": [{"label": label, "outcome": outcome} for label, outcome in found.draws],
                "scores": None if found.scores is None else dict(zip(record.seats, found.scores, strict=True)),
            }
        )
        return 0
    tell_verified(terminal, record, found.moves, len(found.draws))
    if kept is not None:
        terminal.tell("verify-as-kept", "green")
    if others:
        terminal.tell("verify-fresh", "green", count=len(others))
    if found.scores is None:
        terminal.tell("verify-unfinished")
    else:
        standing = sealing(found, kept)
        terminal.tell(f"verify-moves-{standing}", "green" if standing == "kept" else "")
        scores = ", ".join(f"{seat} {score}" for seat, score in zip(record.seats, found.scores, strict=True))
        terminal.tell("verify-scores", scores=scores)
    return 0


def sealing(found: Verification, kept: ClientEvidence | None) -> Literal["kept", "whole", "old", "unfinished"]:
    """Tell whether the moves were compared with what a page has kept, or why not."""
    if found.scores is None:
        return "unfinished"
    if not found.sealed:
        return "old"
    return "kept" if kept is not None and kept.head else "whole"


def read_kept(path: Path) -> ClientEvidence:
    """Read what a page has kept. Every page keeps the seal; a file without one would agree with every record."""
    try:
        kept = msgspec.json.decode(read_text(path), type=ClientEvidence)
    except msgspec.DecodeError as error:
        raise Trouble("verify-not-kept", file=str(path), detail=str(error)) from error
    if not kept.seal:
        raise Trouble("verify-not-kept", file=str(path), detail="Object missing required field `seal`")
    return kept


def records_in(folder: Path, record: Path) -> dict[Path, Record]:
    """Return the other records of a folder."""
    try:
        files = [path for path in sorted(folder.iterdir()) if path.suffix in (".record", ".txt")]
    except OSError as error:
        raise Trouble("cli-no-reading", file=str(folder), detail=str(error.strerror)) from error
    return {path: read(path) for path in files if not path.samefile(record)}


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
