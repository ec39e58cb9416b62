"""Records that users upload: the server replays them and stores nothing."""

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
"""A note below a record's header that names a player; `storage.records` writes them."""
PAGE: Final = 60
"""Most positions in one answer."""


class ImportedRecord:
    """An uploaded record, in the form of a table that a worker can replay."""

    def __init__(self, text: str) -> None:
        record = read_record(text)
        if record.seed is None:
            raise TableError(STILL_SECRET)
        self.id = f"brought {sha256(text.encode()).hexdigest()}"
        self.lines = record.lines
        self.snapshot: calls.Snapshot | None = None
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

    def keep(self, snapshot: calls.Snapshot) -> None:
        self.snapshot = snapshot


def read(text: str) -> ImportedRecord:
    """Read an uploaded record. Raise `RefusedCall` or `TableError` if it is none."""
    try:
        return ImportedRecord(text)
    except TableError:
        raise
    except TriremeError as error:
        raise RefusedCall(calls.Rejected([], problem_body(error))) from error
    except msgspec.ValidationError as error:
        raise TableError(STOPPED_SETTING, status=400) from error


def introduce(text: str) -> Replayed:
    """Return which game the record is of."""
    imported = read(text)
    spec = imported.spec
    return Replayed(spec.game, spec.content, spec.options, spec.seats, imported.names, len(imported.lines))


async def opened(text: str, catalogue: GameCatalogue) -> Replayed:
    """Return which game the record is of, with components that this server can show.

    They are those of this version or of the owner's folder; no table here need have used them. If neither fits, the
    page asks for those of a table that did.
    """
    replayed = introduce(text)
    format = read_record(text).format
    options = {name: value for name, value in replayed.options.items() if name != "chance"}
    for folder in dict.fromkeys((None, catalogue.own_content)):
        try:
            call = calls.CheckGame(replayed.game, options, len(replayed.seats), folder)
            found = await catalogue.pool.ask_aside(call, calls.GameFound)
        except (RefusedCall, TableError):
            continue  # The replay says what is wrong.
        printed = replayed.game in GAMES and folder is None and replayed.content in GAMES[replayed.game].format_1.hashes
        if found.content == replayed.content or (format == 1 and printed):
            catalogue.printed[found.content] = replayed.game, found.components
            return structs.replace(replayed, content=found.content)
    return replayed


async def replay(pool: WorkerPool, wish: ToReplay) -> bytes:
    """Return positions as a compressed `PositionList`. Raise `RefusedCall` if a move of the record is illegal."""
    last = min(wish.last, wish.first + PAGE - 1)
    call = calls.GetPositions(wish.seat, wish.first, last, lines=True)
    return (await pool.ask_aside_about(read(wish.record), call, calls.PositionsResult)).positions
