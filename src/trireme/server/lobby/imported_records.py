"""A record that somebody brings along: it is replayed for whoever looks at it, and nothing of it is kept."""

from __future__ import annotations

import re
from hashlib import sha256
from typing import TYPE_CHECKING, Final

import msgspec
from msgspec import structs

from trireme.games import GAMES
from trireme.kit.errors import TriremeError
from trireme.kit.records.formats import NO_SHARES
from trireme.kit.records.record import read_record
from trireme.server.common.problems import STILL_SECRET, STOPPED_SETTING, TableError
from trireme.server.wire.http_bodies import Choice, Replayed, ToReplay
from trireme.server.wire.problem_bodies import problem_body
from trireme.server.workers import calls
from trireme.server.workers.errors import RefusedCall
from trireme.server.workers.pool import WorkerPool

if TYPE_CHECKING:
    from trireme.server.lobby.catalogue import GameCatalogue

NAMED: Final = re.compile(r"^# (\S+): (.+?)(?: \([\w-]+\))?$", re.MULTILINE)
"""A note of ours on who has played, below the header: see `records`."""
PAGE: Final = 60
"""Positions in one answer at most."""


class ImportedRecord:
    """What a worker needs to know of it."""

    def __init__(self, text: str) -> None:
        record = read_record(text)
        if record.seed is None:
            raise TableError(STILL_SECRET)
        self.id = f"brought {sha256(text.encode()).hexdigest()}"
        self.lines = record.lines
        self.kept: calls.Snapshot | None = None
        named = dict(NAMED.findall(text))
        self.names = [named.get(seat, "") for seat in record.seats]
        self.spec = calls.TableSpec(
            record.game,
            msgspec.convert(record.options, dict[str, Choice]),
            list(record.seats),
            record.header["rules"],
            record.header["content"],
            record.seed,
            record.format,
            record.header.get("shares", NO_SHARES),
        )

    def keep(self, kept: calls.Snapshot) -> None:
        self.kept = kept


def read(text: str) -> ImportedRecord:
    """Refused where it is no record."""
    try:
        return ImportedRecord(text)
    except TableError:
        raise
    except TriremeError as error:
        raise RefusedCall(calls.Rejected([], problem_body(error))) from error
    except msgspec.ValidationError as error:
        raise TableError(STOPPED_SETTING, status=400) from error


def introduce(text: str) -> Replayed:
    """What it is a record of."""
    brought = read(text)
    spec = brought.spec
    return Replayed(spec.game, spec.content, spec.options, spec.seats, brought.names, len(brought.lines))


async def opened(text: str, catalogue: GameCatalogue) -> Replayed:
    """The same, with components that this server can show: those of this version, or of its owner's box.

    No table here need ever have been played with them. Where neither fits, those of a table that was are looked for.
    """
    replayed = introduce(text)
    format = read_record(text).format
    options = {name: value for name, value in replayed.options.items() if name != "chance"}
    for box in dict.fromkeys((None, catalogue.own_content)):
        try:
            call = calls.CheckGame(replayed.game, options, len(replayed.seats), box)
            found = await catalogue.pool.ask_aside(call, calls.GameFound)
        except (RefusedCall, TableError):
            continue  # it is said where the game is replayed
        printed = replayed.game in GAMES and box is None and replayed.content in GAMES[replayed.game].format_1.hashes
        if found.content == replayed.content or (format == 1 and printed):
            catalogue.printed[found.content] = replayed.game, found.components
            return structs.replace(replayed, content=found.content)
    return replayed


async def replay(pool: WorkerPool, wish: ToReplay) -> bytes:
    """`Positions` as JSON, packed; refused also where a rule does not allow one of its moves."""
    last = min(wish.last, wish.first + PAGE - 1)
    call = calls.GetPositions(wish.seat, wish.first, last, lines=True)
    return (await pool.ask_aside_about(read(wish.record), call, calls.PositionsResult)).positions
