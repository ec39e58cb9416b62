"""Games begun in format 1 go on: one rules number, the hash of whole files, a block for each draw, no shares."""

from __future__ import annotations

import random
from collections.abc import Callable
from pathlib import Path

import pytest

from tests.stored import as_stored
from trireme.games import make
from trireme.games.cyclades.game import Cyclades
from trireme.kit.content.loading import hash_of_format_1, read_content
from trireme.kit.errors import TriremeError, Unreadable
from trireme.kit.records.record import Record, game_of, play_line, read_record, replay
from trireme.kit.records.verification import verify
from trireme.kit.registry import content_files

FORMAT_1 = sorted((Path(__file__).parents[1] / "records" / "format-1").rglob("*.record"))


def changed(record: Record, **header: str) -> Record:
    return Record({**record.header, **header}, record.lines)


@pytest.mark.parametrize("path", FORMAT_1, ids=lambda path: f"{path.parent.name}-{path.stem}")
def test_records_of_format_1_replay_verify_and_are_written_again(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    record = read_record(text)
    match = replay(record, make)
    assert as_stored(match, text) == text
    assert len(verify(record, make).draws) == match.state.drawn > 10


@pytest.mark.parametrize("path", FORMAT_1[:1] + FORMAT_1[-1:], ids=lambda path: path.parent.name)
def test_a_game_of_format_1_is_played_on_as_one(path: Path) -> None:
    record = read_record(path.read_text(encoding="utf-8"))
    match = replay(Record(record.header, record.lines[:12]), make)
    for number, line in enumerate(record.lines[12:], 13):
        play_line(match, line, number)
    assert as_stored(match, record.text()) == record.text()


def test_bots_think_of_a_game_of_format_1_with_other_draws() -> None:
    match = replay(read_record(FORMAT_1[0].read_text(encoding="utf-8")), make)
    other = match.game.resample(match.state, 0, random.Random(1))
    assert other.key != match.state.key
    assert len(other.key) == len(match.state.key)


@pytest.mark.parametrize(
    ("spoil", "text"),
    [
        (lambda r: changed(r, rules="2"), "it was played by the rules 2; this program has 1."),
        (lambda r: changed(r, content="0" * 64), "no components with hash 000"),
        (lambda r: changed(r, trireme="2", shares="none"), "it was played by the rules 1; this program has base 1."),
        (lambda r: changed(r, seed="00" * 32), "the seed does not fit the seal"),
    ],
)
def test_a_damaged_record_of_format_1_says_what_is_wrong(spoil: Callable[[Record], Record], text: str) -> None:
    with pytest.raises(TriremeError) as caught:
        verify(spoil(read_record(FORMAT_1[0].read_text(encoding="utf-8"))), make)
    assert text in str(caught.value)


def test_format_1_has_no_shares() -> None:
    text = FORMAT_1[0].read_text(encoding="utf-8").replace("seed: ", "shares: none\nseed: ")
    with pytest.raises(Unreadable, match="Record shares: “shares” is not part of a header"):
        read_record(text)


def test_components_of_ones_own_in_format_1_are_known_by_their_whole_file() -> None:
    record = read_record(FORMAT_1[0].read_text(encoding="utf-8"))
    own = read_content(content_files(record.game))
    own["economy"]["starting_gold"] += 1
    own_record = changed(record, content=hash_of_format_1(own))
    game = game_of(own_record, make, content=own)
    assert isinstance(game, Cyclades)
    assert game.ruleset.content.economy.starting_gold == 6
    with pytest.raises(Unreadable, match="no components with hash"):
        game_of(record, make, content=own)
