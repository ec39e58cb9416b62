"""Snapshots: the position and events of a match in a few kilobytes, so that its log need not be replayed from the
start.

The log is the truth. A snapshot is restored only if its seal shows that it came from exactly these lines, this game,
states of this form and this code; otherwise it is dropped and the log is replayed.
"""

from __future__ import annotations

import io
import pickle
import sys
import zlib
from collections.abc import Iterable, Sequence
from enum import Enum
from functools import cache
from hashlib import sha256
from pathlib import Path
from typing import Any, Final

import msgspec

from trireme.kit.engine.event import Event
from trireme.kit.engine.frame_data import FrameData
from trireme.kit.engine.state import PENDING, BaseState, ModuleState
from trireme.kit.records.record import Match
from trireme.server.workers.calls import Snapshot, TableSpec

LEVEL: Final = 1
"""Compression level: quick."""
KINDS: Final = (BaseState, ModuleState, FrameData, Event, Enum)
"""The classes that stored bytes may create."""
REBUILD: Final = ("msgspec._utils", "rebuild")
"""The function of msgspec that creates an event from its class and fields."""


class Reader(pickle.Unpickler):
    """An unpickler that creates states with their frames, module states and events, and refuses everything else."""

    def find_class(self, module: str, name: str) -> Any:
        found = getattr(sys.modules.get(module), name, None)
        if (module, name) == REBUILD or (isinstance(found, type) and issubclass(found, KINDS)):
            return found
        raise pickle.UnpicklingError(f"{module}.{name} is no part of a game")


def save_match(match: Match[Any], spec: TableSpec, lengths: bytes) -> Snapshot:
    """Return a snapshot of a match."""
    state, moves, drawn = match.put_away()
    body = zlib.compress(pickle.dumps((state, moves, drawn, lengths), 5), LEVEL)
    version = len(match.lines)
    return Snapshot(version, body, seal(spec, match, state, match.lines, body))


def restore_match(match: Match[Any], spec: TableSpec, snapshot: Snapshot, lines: Sequence[str]) -> bytes | None:
    """Restore a snapshot into a fresh match and return the lengths of its journal, or None if it does not fit."""
    try:
        state, moves, drawn, lengths = Reader(io.BytesIO(zlib.decompress(snapshot.body))).load()
        fits = len(lines) >= snapshot.version and snapshot.seal == seal(
            spec, match, state, lines[: snapshot.version], snapshot.body
        )
    except Exception:  # The log is on disk, so no damage matters.
        return None
    if not fits:
        return None
    match.take_up(lines[: snapshot.version], state, moves, drawn)
    return bytes(lengths)


def seal(spec: TableSpec, match: Match[Any], state: Any, lines: Sequence[str], body: bytes) -> bytes:
    """Return the seal of a snapshot: a hash of the table, its lines, the form of its states, the code and the body."""
    kinds = dict.fromkeys(type(event) for event in state.journal)
    form = (
        type(state).__qualname__,
        PENDING,
        state.fields,
        [(type(part).__qualname__, part.fields) for part in state.parts],
        [(kind.__qualname__, kind.__struct_fields__) for kind in kinds],
        match.game.codes_hash,
        sorted({code_at(folder_of(kind.__module__)) for kind in (Match, type(match.game), *map(type, state.parts))}),
    )
    told = sha256(msgspec.msgpack.encode((spec, form)))
    for piece in (*lines, ""):
        told.update(piece.encode() + b"\n")
    told.update(body)
    return told.digest()


def folder_of(module: str) -> str:
    """Return the folder of the package that holds all of a game, or of the kit, with the code of this module."""
    names = module.split(".")
    if names[:2] == ["trireme", "games"]:
        package = ".".join(names[:3])
    elif names[:2] == ["trireme", "kit"]:
        package = "trireme.kit"
    else:
        package = module.rpartition(".")[0] or module
    return str(Path(sys.modules[package].__file__ or "").parent)


@cache
def code_at(folder: str) -> str:
    """Return a hash of all code in a folder: other code may make something else of the same log."""
    told = sha256()
    for file in sorted(Path(folder).rglob("*.py")):
        told.update(file.read_bytes())
    return told.hexdigest()


def weight_of(things: Iterable[object]) -> int:
    """Return the bytes that objects take, with their contents. Shared strings and small numbers do not count."""
    total = 0
    for thing in things:
        if isinstance(thing, (list, tuple)):
            total += sys.getsizeof(thing) + weight_of(thing)
        elif isinstance(thing, dict):
            total += sys.getsizeof(thing) + weight_of(thing.values())
        elif isinstance(thing, msgspec.Struct):
            total += sys.getsizeof(thing) + weight_of(getattr(thing, name) for name in thing.__struct_fields__)
        elif isinstance(thing, ModuleState):
            total += sys.getsizeof(thing) + weight_of(thing.on_table())
        elif isinstance(thing, bytes) or (isinstance(thing, int) and not -5 <= thing <= 256):
            total += sys.getsizeof(thing)
    return total
