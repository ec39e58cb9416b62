"""`trireme verify` and `trireme replay`."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from tests.cli.conftest import RECORDS, Run

GAME = RECORDS / "4-players.record"
SOLO = RECORDS / "solo-level-2-completed.record"


@pytest.fixture
def record(tmp_path: Path) -> Path:
    path = tmp_path / "mine.record"
    path.write_text(GAME.read_text(encoding="utf-8"), encoding="utf-8")
    return path


def edit(path: Path, old: str, new: str) -> None:
    text = path.read_text(encoding="utf-8")
    assert old in text
    path.write_text(text.replace(old, new, 1), encoding="utf-8")


def header(path: Path, key: str) -> str:
    return next(
        line.partition(": ")[2] for line in path.read_text(encoding="utf-8").splitlines() if line.startswith(f"{key}: ")
    )


@pytest.mark.parametrize("path", [GAME, SOLO], ids=lambda path: path.stem)
def test_an_honest_record(run: Run, path: Path) -> None:
    ran = run("verify", str(path))
    assert (ran.code, ran.err) == (0, "")
    assert header(path, "seal") in ran.out
    assert "draws come from that seed." in ran.out
    data = json.loads(run("verify", str(path), "--json").out)
    assert data["verified"] is True
    assert [str(score) for score in data["scores"].values()] == header(path, "scores").split()
    assert {draw["label"] for draw in data["draws"]} >= {"tile", "disaster"}
    assert "Les scores sont justes" in run("verify", str(path), "--lang", "fr").out


def test_a_changed_seed_breaks_the_seal(run: Run, record: Path) -> None:
    seed = header(record, "seed")
    edit(record, seed, seed[::-1])
    sentence = "Record seed: the seed does not fit the seal: one of them has been changed."
    assert run("verify", str(record)) == (1, "", f"The record does not verify. {sentence}\n")
    french = run("verify", str(record), "--lang", "fr")
    assert (french.code, french.out) == (1, "")
    assert "la graine ne correspond pas au sceau" in french.err
    data = json.loads(run("verify", str(record), "--json").out)
    assert data == {"verified": False, "problem": sentence}


def test_changed_scores(run: Run, record: Path) -> None:
    scores = header(record, "scores")
    edit(record, f"scores: {scores}", "scores: 99 1 1 1")
    ran = run("verify", str(record))
    assert ran.code == 1
    assert f"the scores are not those of the replayed game, which are {scores}." in ran.err


def test_a_move_out_of_turn(run: Run, record: Path) -> None:
    first = record.read_text(encoding="utf-8").split("\n\n")[1].splitlines()[0]
    mover = first.partition(":")[0]
    other = next(seat for seat in "ABCD" if seat != mover)
    edit(record, f"\n{first}\n", f"\n{other}: pass\n")
    ran = run("verify", str(record))
    assert (ran.code, ran.out) == (1, "")
    assert "Players bid one after the other, and it is not your turn. (PEL-BID-01)" in ran.err
    assert run("replay", str(record)).code == 2


def test_a_move_that_cannot_be_read(run: Run, record: Path) -> None:
    first = record.read_text(encoding="utf-8").split("\n\n")[1].splitlines()[0]
    edit(record, f"\n{first}\n", f"\n{first.partition(':')[0]}: bid parthenon 5\n")
    ran = run("verify", str(record))
    assert ran.code == 1
    assert "“parthenon” is no tile of this game. Write its id, such as agora or terrain_a01." in ran.err


@pytest.mark.parametrize(
    ("old", "new", "message"),
    [
        ("trireme: 1", "trireme: 2", "Record trireme: format 2 is not known. This program reads format 1."),
        ("trireme: 1", "hello", "Record, line 1: “hello” is not part of a header."),
        ("game: peloponnes", "game: chess", "Option game: “chess” is not known. There are cyclades, peloponnes."),
        ("game: peloponnes\n", "", "Record: the header lacks game. A record begins with trireme: 1."),
        ("rules: 1", "rules: 7", "Record rules: it was played by rules number 7; this program has number 1."),
        ("options: {", "options: [", "Record options: this is not a JSON table"),
        ('"players": 4', '"players": 9', "Option players: 9 is out of bounds."),
        ('"players": 4', '"players": 4, "dice": 2', "Option dice: this game does not have it."),
    ],
)
@pytest.mark.parametrize("command", ["verify", "replay"])
def test_a_malformed_record(run: Run, record: Path, command: str, old: str, new: str, message: str) -> None:
    edit(record, old, new)
    ran = run(command, str(record))
    assert (ran.code, ran.out) == (2, "")
    assert ran.err.startswith(message)


@pytest.mark.parametrize("command", ["verify", "replay"])
def test_components_that_are_not_at_hand(run: Run, record: Path, command: str) -> None:
    edit(record, header(record, "content"), "0" * 64)
    ran = run(command, str(record))
    assert (ran.code, ran.out) == (2, "")
    assert ran.err == (
        f"Record content: no components with hash {'0' * 64} are at hand. Give the content folder it was played with.\n"
    )


def test_not_a_text(run: Run, record: Path) -> None:
    record.write_bytes(b"\xff\xfe\x00")
    assert run("verify", str(record)) == (2, "", f"{record}: this is not a text in UTF-8.\n")
    ran = run("verify", str(record.parent))
    assert ran.code == 2
    assert ran.err.startswith(f"{record.parent}: the file cannot be read (")


@pytest.mark.parametrize(("language", "word"), [("en", "bids"), ("fr", "offre")])
def test_a_game_in_words(run: Run, language: str, word: str) -> None:
    ran = run("replay", str(GAME), "--lang", language)
    assert ran.code == 0
    lines = GAME.read_text(encoding="utf-8").split("\n\n")[1].splitlines()
    assert [line[4:].rstrip() for line in ran.out.splitlines() if line[:3].strip().isdigit()] == lines
    assert f" {word} " in ran.out
    assert header(GAME, "scores").split()[0] in ran.out.splitlines()[-1]


def test_up_to_a_move_the_table_is_shown(run: Run) -> None:
    ran = run("replay", str(GAME), "--to", "12", "--seat", "B")
    assert ran.code == 0
    assert " 12 " in ran.out
    assert " 13 " not in ran.out.split("Round")[0]
    assert "B · " in ran.out
    assert "· you ·" in ran.out
    assert "· you ·" not in run("replay", str(GAME), "--to", "12").out


def test_step_by_step(run: Run) -> None:
    ran = run("replay", str(GAME), "--step", "--to", "3", typed=["", "", ""])
    assert ran.code == 0
    assert ran.out.count("Enter: on") == 3
    left = run("replay", str(GAME), "--step", typed=[""])
    assert left.code == 0
    assert left.out.count("Enter: on") == 2


def test_for_programs(run: Run) -> None:
    data = json.loads(run("replay", str(GAME), "--json", "--to", "5", "--seat", "A").out)
    assert [move["number"] for move in data["moves"]] == list(range(6))
    assert data["moves"][0]["events"][0]["type"] == "civilization"
    assert data["view"]["seat"] == 0
    assert data["result"] is None
    whole = json.loads(run("replay", str(GAME), "--json").out)
    assert [str(score) for score in whole["result"]["scores"]] == header(GAME, "scores").split()


def test_beyond_the_end(run: Run) -> None:
    moves = len(GAME.read_text(encoding="utf-8").split("\n\n")[1].splitlines())
    ran = run("replay", str(GAME), "--to", "9999")
    assert ran == (2, "", f"Option to: 9999 is out of bounds. It goes from 0 to {moves}.\n")
    ran = run("replay", str(GAME), "--seat", "Z")
    assert ran == (2, "", "Option seat: “Z” is not known. There are A, B, C, D.\n")
