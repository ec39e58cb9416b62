"""A record that somebody brings along."""

from __future__ import annotations

import asyncio
import gzip
import re
from pathlib import Path

import msgspec
import pytest

from tests.server.local import Local, LocalPool
from trireme.kit.records.record import read_record
from trireme.server.common.problems import TableError
from trireme.server.lobby.imported_records import PAGE, introduce, opened, replay
from trireme.server.wire.http_bodies import PositionList, ToReplay
from trireme.server.workers.errors import RefusedCall

RECORDS = Path(__file__).resolve().parents[2] / "records"
RECORD = (RECORDS / "peloponnes" / "4-players.record").read_text(encoding="utf-8")


def seen(record: str, **more: int) -> PositionList:
    body = asyncio.run(replay(LocalPool(), ToReplay(record=record, **more)))
    return msgspec.json.decode(gzip.decompress(body), type=PositionList)


def test_its_positions_come_a_page_at_a_time() -> None:
    lines = len(read_record(RECORD).lines)
    first = seen(RECORD, last=1_000)
    assert (first.last, [each.version for each in first.positions]) == (lines, list(range(min(PAGE, lines + 1))))
    assert [each.version for each in seen(RECORD, first=lines, last=lines, seat=0).positions] == [lines]


def test_it_says_who_has_played() -> None:
    head, moves = RECORD.split("\n\n", 1)
    seats = read_record(RECORD).seats
    assert introduce(RECORD).names == [""] * len(seats)
    noted = f"{head}\n\n# 2026-11-16\n# {seats[0]}: Camille B.\n# {seats[1]}: Aspasia (greedy)\n{moves}"
    assert introduce(noted).names[:2] == ["Camille B.", "Aspasia"]


HEAD, MOVES = RECORD.split("\n\n", 1)


def refused(record: str) -> str:
    """What whoever brings it reads."""
    with pytest.raises((RefusedCall, TableError)) as refusal:
        seen(record, last=1_000)
    error = refusal.value
    if isinstance(error, RefusedCall):
        assert error.problem is not None
        return error.problem.english
    return str(error)


def headed(key: str, value: str) -> str:
    """The same record with another line in its header."""
    return re.sub(rf"^{key}: .*$", lambda _: f"{key}: {value}", RECORD, flags=re.MULTILINE)


def test_what_is_no_record_is_refused_with_the_line() -> None:
    assert refused("hello").startswith("Record, line 1: “hello” is not part of a header.")
    assert "lacks" in refused("game: peloponnes\n\n")


def test_a_move_that_is_none_is_refused_with_its_number() -> None:
    assert refused(f"{HEAD}\n\n{MOVES.splitlines()[0]}\nA: fly away\n").startswith("Move 2 of this game is illegal")


def test_a_game_whose_seed_is_sealed_is_not_shown() -> None:
    sealed = "\n".join(line for line in RECORD.splitlines() if not line.startswith(("seed:", "scores:")))
    assert refused(sealed) == "You can read the record when the game is over, because it reveals all secrets."


def test_a_header_that_fits_no_game_of_this_server_is_refused() -> None:
    unknown = "This version of Trireme cannot set up this game"
    many = " ".join(f"S{number}" for number in range(9_000))
    assert refused(headed("game", "chess")).startswith(unknown)
    assert refused(headed("options", '{"players": 1000000000}')).startswith(unknown)
    assert refused(headed("seats", many)).startswith(unknown)
    assert refused(headed("content", "0" * 64)).startswith(unknown)
    assert refused(headed("rules", "base 99")).startswith("This game began under the rules base 99")
    assert refused(headed("seed", "no")) == "Record seed: a seed has 32 bytes, 64 hexadecimal digits."
    assert refused(headed("options", "[]")).startswith("Record options: ")


STRANGE = [
    "peloponnes/6-players-hellas-sea-six",
    "cyclades/4-players-everything-eager-17",
    "cyclades/3-players-hades.god-eager-1",
    "cyclades/3-players-monuments",
    "archipelago/*",
    "format-1/peloponnes/6-players-hellas-sea-six",
    "format-1/cyclades/2-players",
]


@pytest.mark.parametrize("name", STRANGE)
async def test_it_opens_where_no_table_ever_had_its_components(sqlite_server: Local, name: str) -> None:
    record = min(RECORDS.glob(f"{name}.record")).read_text(encoding="utf-8")
    introduced = await opened(record, sqlite_server.catalogue)
    components = await sqlite_server.catalogue.components(introduced.content)
    assert (components.game, components.hash) == (introduced.game, introduced.content)


async def test_components_of_an_owner_are_missed_by_their_hash(sqlite_server: Local) -> None:
    own = headed("content", "ab" * 32)
    introduced = await opened(own, sqlite_server.catalogue)
    assert introduced.content == "ab" * 32
    with pytest.raises(TableError) as missing:
        await sqlite_server.catalogue.components(introduced.content)
    assert missing.value.key == "no-components"
