"""`trireme verify` and `trireme replay`."""

from __future__ import annotations

import json
import random
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path
from typing import Any

import pytest

from tests.cli.conftest import RECORDS, Run
from trireme.games import GAMES, make
from trireme.kit.content.loading import hash_of_format_1, read_content, with_override
from trireme.kit.errors import TriremeError
from trireme.kit.records.record import Match, Record, read_record, replay
from trireme.kit.registry import content_files

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


def test_shares_are_told_and_those_that_are_absent(run: Run, tmp_path: Path) -> None:
    match = Match(make("peloponnes", players=3), 1, [b"\x01\x02", None, b"\xff"])
    path = tmp_path / "shared.record"
    path.write_text(match.record(opened=True).text(), encoding="utf-8")
    told = run("verify", str(path)).out.splitlines()
    assert told[2:4] == ["Shares of A, C were mixed with it.", "No share came from B."]
    french = run("verify", str(path), "--lang", "fr").out.splitlines()
    assert french[2:4] == ["Des contributions y ont été mêlées\u202f: A, C.", "Sans contribution\u202f: B."]
    data = json.loads(run("verify", str(path), "--json").out)
    assert (data["format"], data["shares"]) == (2, {"A": "0102", "B": None, "C": "ff"})


@pytest.mark.parametrize(
    ("shares", "english", "french"),
    [
        ("ab", "1 do not fit 4 seats. Give one for each seat, or none at all.", "il y en a 1 pour 4 places."),
        (
            "ab cd absent x",
            "“x” is no share. Write pairs of hexadecimal digits, or absent.",
            "n’est pas une contribution",
        ),
        (
            f"{'ab' * 70} ab ab ab",
            "a share has 1 to 64 bytes, and this one has 70.",
            "de 1 à 64 octets, et celle-ci en a 70.",
        ),
    ],
)
def test_shares_that_cannot_be_read(run: Run, record: Path, shares: str, english: str, french: str) -> None:
    edit(record, "shares: none", f"shares: {shares}")
    ran = run("verify", str(record))
    assert (ran.code, ran.err) == (1, f"The record does not verify. Record shares: {english}\n")
    assert french in run("verify", str(record), "--lang", "fr").err


def test_a_record_of_format_1(run: Run) -> None:
    path = RECORDS.parent / "format-1" / "peloponnes" / "undo.record"
    assert "draws come from that seed." in run("verify", str(path)).out
    assert json.loads(run("verify", str(path), "--json").out)["format"] == 1
    assert run("replay", str(path)).code == 0


OWN_FIGURES = {
    "cyclades": ("2-players", '[[god]]\nid = "zeus"\nname_en = "Jove"\n[economy]\nstarting_gold = 5\n'),
    "peloponnes": (
        "6-players-hellas-sea-six",
        '[[building]]\nid = "stockade"\nname_en = "Palisade"\n[rules]\npass_coins = 3\n',
    ),
}
"""Records of format 1, and an owner's file: figures that leave the game as it was, and a name."""


@pytest.mark.parametrize("game", OWN_FIGURES)
def test_a_record_of_format_1_with_components_of_ones_own(run: Run, tmp_path: Path, game: str) -> None:
    name, own = OWN_FIGURES[game]
    (tmp_path / f"{game}.toml").write_text(own, encoding="utf-8")
    format_1 = GAMES[game].format_1
    file = with_override(
        format_1.written(read_content(content_files(game, format_1.modules))), tmp_path, f"{game}.toml"
    )
    path = tmp_path / "own.record"
    path.write_text(
        (RECORDS.parent / "format-1" / game / f"{name}.record").read_text(encoding="utf-8"), encoding="utf-8"
    )
    edit(path, header(path, "content"), hash_of_format_1(file))
    for command in ("verify", "replay"):
        assert run(command, str(path), "--content", str(tmp_path)).code == 0
        assert "no components with hash" in run(command, str(path)).err
        assert "aucun matériel d’empreinte" in run(command, str(path), "--lang", "fr").err
    (tmp_path / f"{game}.toml").write_text(own.replace("5", "6").replace("3", "4"), encoding="utf-8")
    assert "no components with hash" in run("verify", str(path), "--content", str(tmp_path)).err


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
    ("old", "new", "message", "french"),
    [
        (
            "trireme: 2",
            "trireme: 3",
            "Record trireme: format 3 is not known. This program reads 1, 2.",
            "le format 3 est inconnu. Ce programme lit 1, 2.",
        ),
        (
            "trireme: 2",
            "trireme: 1",
            "Record shares: “shares” is not part of a header.",
            "« shares » n’appartient pas à un en-tête.",
        ),
        (
            "trireme: 2",
            "hello",
            "Record, line 1: “hello” is not part of a header.",
            "« hello » n’appartient pas à un en-tête.",
        ),
        (
            "game: peloponnes",
            "game: chess",
            "Option game: “chess” is not known. There are archipelago, cyclades, peloponnes.",
            "archipelago, cyclades, peloponnes",
        ),
        (
            "game: peloponnes\n",
            "",
            "Record: the header lacks game. A record begins with trireme: 2.",
            "il manque game dans l’en-tête. Une partie commence par trireme: 2.",
        ),
        (
            "shares: none\n",
            "",
            "Record: the header lacks shares. A record begins with trireme: 2.",
            "il manque shares dans l’en-tête. Une partie commence par trireme: 2.",
        ),
        (
            "rules: base 1",
            "rules: base 7",
            "Record rules: it was played by the rules base 7; this program has base 1.",
            "elle a été jouée selon les règles base 7 ; ce programme a base 1.",
        ),
        (
            "options: {",
            "options: [",
            "Record options: this is not a JSON table",
            "ce n’est pas une table JSON",
        ),
        (
            '"players": 4',
            '"players": 9',
            "Option players: 9 is out of bounds.",
            "9",
        ),
        (
            '"players": 4',
            '"players": 4, "dice": 2',
            "Option dice: this game does not have it.",
            "dice",
        ),
    ],
)
@pytest.mark.parametrize("command", ["verify", "replay"])
def test_a_malformed_record(
    run: Run, record: Path, command: str, old: str, new: str, message: str, french: str
) -> None:
    edit(record, old, new)
    ran = run(command, str(record))
    assert (ran.code, ran.out) == (2, "")
    assert ran.err.startswith(message)
    assert french in run(command, str(record), "--lang", "fr").err.replace("\u202f", " ")


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


@pytest.mark.point(12, 8)
@pytest.mark.parametrize(
    ("language", "full", "tie", "forced"),
    [
        ("en", "The store of B is full: ", " have bid as much and keep their order.", ", who must withdraw."),
        (
            "fr",
            "La réserve de B est pleine : ",
            " ont offert autant et gardent leur ordre.",
            ", qui doit se retirer.",
        ),
    ],
)
def test_what_used_to_be_silent_is_told(run: Run, language: str, full: str, tie: str, forced: str) -> None:
    """Goods beyond the store, ties, and answers that were the only ones."""
    text = " ".join(run("replay", str(GAME.with_name("5-players.record")), "--lang", language).out.split())
    assert full in text
    assert tie in text
    assert forced in text


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


def write(path: Path, seed: int, *shares: bytes | None) -> Path:
    match = Match(make("peloponnes", players=2), seed, shares)
    path.write_text(match.record(opened=True).text(), encoding="utf-8")
    return path


def test_a_record_is_held_against_what_a_page_kept(run: Run, tmp_path: Path) -> None:
    honest = write(tmp_path / "honest.record", 1, b"\x0a" * 32, b"\x0b" * 32)
    kept = tmp_path / "kept.json"
    what = {
        "table": "0ab1",
        "seal": header(honest, "seal"),
        "given": {"A": "0a" * 32},
        "shown": header(honest, "shares"),
    }
    kept.write_text(json.dumps(what), encoding="utf-8")
    assert "It is the game of which this was kept" in run("verify", str(honest), "--kept", str(kept)).out
    cheated = write(tmp_path / "cheated.record", 1, None, b"\x0b" * 32)
    assert run("verify", str(cheated)).code == 0
    sentence = "Record shares: that of A was given and is not there: it has been left out."
    ran = run("verify", str(cheated), "--kept", str(kept))
    assert (ran.code, ran.err) == (1, f"The record does not verify. {sentence}\n")
    assert "a été donnée et n’y est pas" in run("verify", str(cheated), "--kept", str(kept), "--lang", "fr").err
    data = json.loads(run("verify", str(cheated), "--kept", str(kept), "--json").out)
    assert data == {"verified": False, "problem": sentence}


def test_what_no_page_keeps(run: Run, tmp_path: Path) -> None:
    record = write(tmp_path / "mine.record", 1)
    kept = tmp_path / "kept.json"
    for text, detail in (
        ('{"seal": 5}', "Expected `str`, got `int`"),
        ("{}", "missing required field `seal`"),
        ('{"head": "00", "seal": ""}', "missing required field `seal`"),
        ('{"verified": true}', "missing required field `seal`"),
    ):
        kept.write_text(text, encoding="utf-8")
        ran = run("verify", str(record), "--kept", str(kept))
        assert (ran.code, ran.out) == (2, ""), "nothing was compared"
        said = " ".join(ran.err.split())
        assert "kept.json is not what a page keeps of a game (" in said
        assert detail in said


def test_a_seed_that_was_used_twice(run: Run, tmp_path: Path) -> None:
    games = tmp_path / "games"
    games.mkdir()
    record = write(games / "monday.record", 1, b"\x0a" * 32, b"\x0b" * 32)
    write(games / "tuesday.record", 2, b"\x0a" * 32, b"\x0b" * 32)
    assert "The other record has another seed." in run("verify", str(record), "--beside", str(games)).out
    write(games / "sunday.txt", 1, b"\x0c" * 32, None)
    ran = run("verify", str(record), "--beside", str(games))
    sentence = "Record seed: sunday.txt has the same: whoever saw one game end knew the other's dice."
    assert (ran.code, ran.err) == (1, f"The record does not verify. {sentence}\n")
    french = run("verify", str(record), "--beside", str(games), "--lang", "fr").err
    assert "sunday.txt a la même" in french
    assert run("verify", str(record), "--beside", str(record)).err.startswith(str(record))


# The seal of the moves.

WHOLE = "The moves are whole in themselves, not compared with anything kept"
OLD = "The moves are not sealed: this game ended before that was done, or their seal has been taken off."
COMPARED = "the seal is the one that was kept."


def sealed(path: Path) -> Path:
    """A game that ends today, played at random."""
    game = make("peloponnes", players=3)
    match, rng = Match(game, 7), random.Random(7)
    while (seat := game.to_move(match.state)) is not None:
        match.step(seat, rng.choice(game.legal(match.state)))
    path.write_text(match.record().text(), encoding="utf-8")
    return path


def what_was_kept(record: Path) -> str:
    """By a page that was there at the end."""
    return json.dumps({"seal": header(record, "seal"), "head": header(record, "chain").split()[0]})


def told(run: Run, *words: str) -> str:
    ran = run("verify", *words)
    assert (ran.code, ran.err) == (0, "")
    return " ".join(ran.out.split())


def test_what_is_known_of_the_moves(run: Run, tmp_path: Path) -> None:
    record, kept = sealed(tmp_path / "game.record"), tmp_path / "kept.json"
    assert WHOLE in told(run, str(record))
    assert "n’ont été comparés à rien de gardé" in told(run, str(record), "--lang", "fr")
    assert json.loads(run("verify", str(record), "--json").out)["moves_sealed"] == "whole"
    kept.write_text(json.dumps({"seal": header(record, "seal")}), encoding="utf-8")
    assert WHOLE in told(run, str(record), "--kept", str(kept)), "it was downloaded before the end"
    kept.write_text(what_was_kept(record), encoding="utf-8")
    assert COMPARED in told(run, str(record), "--kept", str(kept))
    assert "le sceau est celui qui a été gardé." in told(run, str(record), "--kept", str(kept), "--lang", "fr")
    assert json.loads(run("verify", str(record), "--kept", str(kept), "--json").out)["moves_sealed"] == "kept"
    old = RECORDS.parent / "format-1" / "peloponnes" / "undo.record"
    for path in (GAME, old):
        assert OLD in told(run, str(path))
        assert "Les coups ne sont pas scellés" in told(run, str(path), "--lang", "fr")
        assert json.loads(run("verify", str(path), "--json").out)["moves_sealed"] == "old"
    early = write(tmp_path / "early.record", 1)
    assert json.loads(run("verify", str(early), "--json").out)["moves_sealed"] == "unfinished"


def test_a_seal_that_has_been_taken_off_is_not_taken_for_an_old_game(run: Run, tmp_path: Path) -> None:
    record = sealed(tmp_path / "game.record")
    bare = read_record(record.read_text(encoding="utf-8"))
    del bare.header["chain"]
    record.write_text(bare.text(), encoding="utf-8")
    assert OLD in told(run, str(record))
    assert "ou leur sceau a été enlevé" in told(run, str(record), "--lang", "fr")


def test_a_bid_that_was_changed(run: Run, tmp_path: Path) -> None:
    """With the seal of before it is found; with one made anew it is not, but by who has kept the head."""
    record, kept = sealed(tmp_path / "game.record"), tmp_path / "kept.json"
    kept.write_text(what_was_kept(record), encoding="utf-8")
    game = read_record(record.read_text(encoding="utf-8"))
    number, forged = next(forgeries(game))
    text = forged.record().text()
    changed = read_record(text)
    changed.header["chain"] = game.header["chain"]
    record.write_text(changed.text(), encoding="utf-8")
    sentence = f"Record move {number}: this is not what was sealed when the game ended"
    assert sentence in " ".join(run("verify", str(record)).err.split())
    assert "ce n’est pas ce qui a été scellé" in run("verify", str(record), "--lang", "fr").err
    record.write_text(text, encoding="utf-8")
    assert WHOLE in told(run, str(record))
    ran = run("verify", str(record), "--kept", str(kept))
    assert ran.code == 1
    assert "Record chain: it does not begin with the one that was kept" in " ".join(ran.err.split())
    assert "des coups ont été changés" in " ".join(
        run("verify", str(record), "--kept", str(kept), "--lang", "fr").err.split()
    )


def forgeries(record: Record) -> Iterator[tuple[int, Match[Any]]]:
    """Games in which one bid is a coin lower, and which can still be played to their end."""
    for number, line in enumerate(record.lines):
        verb, last = line.split()[1], line.split()[-1]
        if verb == "bid" and int(last) > 1:
            lines = record.lines[:]
            lines[number] = f"{line.removesuffix(last)}{int(last) - 1}"
            with suppress(TriremeError):
                yield number + 1, replay(Record(record.header, lines), make)
