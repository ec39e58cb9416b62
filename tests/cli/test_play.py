"""`trireme play`: whole games through the terminal, and everything that can be typed."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import repeat
from pathlib import Path
from random import Random

import pytest

from tests.cli.conftest import RECORDS, Ran, Run
from trireme.cli.terminal import Terminal
from trireme.games.peloponnes import events
from trireme.games.peloponnes.game import Peloponnes
from trireme.games.peloponnes.state import State
from trireme.kit.records.record import read_record

BOUND = 3000
"""No game needs so many lines."""


def enter() -> Iterator[str]:
    return repeat("", BOUND)


def anything(seed: int) -> Iterator[str]:
    """Numbers that are often answers, now and then none."""
    rng = Random(seed)
    return (rng.choice(["1", "2", "3", "4", "1 2", "0", "", "7"]) for _ in range(BOUND))


def written(ran: Ran) -> Path:
    """The file that the last line names."""
    return Path(ran.out.splitlines()[-1].removesuffix(".record.").split()[-1] + ".record")


@pytest.mark.parametrize(
    ("language", "ending", "honest"),
    [("en", "wins with", "draws come from that seed."), ("fr", "l’emporte avec", "viennent de cette graine.")],
)
@pytest.mark.parametrize("players", ["2", "4"])
def test_a_whole_game_of_defaults(run: Run, language: str, ending: str, honest: str, players: str) -> None:
    options = ["--players", players, "--seed", "3", "--lang", language]
    ran = run("play", "peloponnes", *options, "--record", "game.record", typed=enter())
    assert (ran.code, ran.err) == (0, "")
    assert ending in ran.out
    assert honest in ran.out.replace("\n", " ")
    assert run("verify", "game.record").code == 0


@pytest.fixture(autouse=True)
def here(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize("seed", [1, 2, 3])
def test_a_whole_game_of_numbers(run: Run, language: str, seed: int) -> None:
    options = ["--players", "3", "--bots", "random", "--seed", str(seed), "--lang", language]
    ran = run("play", "peloponnes", *options, "--record", "game.record", typed=anything(seed))
    assert (ran.code, ran.err) == (0, "")
    assert "scores: " in Path("game.record").read_text(encoding="utf-8")
    assert all(len(line) <= 80 for line in ran.out.splitlines())
    assert run("verify", "game.record").code == 0


@pytest.mark.parametrize(
    ("language", "target", "verdict"),
    [("en", "level 1, target 24", "Level not completed"), ("fr", "niveau 1, objectif 24", "Niveau")],
)
def test_solo(run: Run, language: str, target: str, verdict: str) -> None:
    options = ["--players", "1", "--level", "1", "--seed", "5", "--lang", language]
    ran = run("play", "peloponnes", *options, typed=enter())
    assert ran.code == 0
    assert target in ran.out
    assert verdict in ran.out


def test_a_recorded_solo_game_typed_again(run: Run) -> None:
    text = (RECORDS / "solo-level-1-completed.record").read_text(encoding="utf-8")
    head, _, moves = text.partition("\n\n")
    seed = next(line for line in head.splitlines() if line.startswith("seed: "))
    Path("begun.record").write_text(text.partition("\n\n")[0].partition("scores:")[0].strip() + "\n", encoding="utf-8")
    assert seed in Path("begun.record").read_text(encoding="utf-8")
    ran = run("play", "--resume", "begun.record", typed=[line.partition(": ")[2] for line in moves.splitlines()])
    assert ran.code == 0
    assert "Level completed" in ran.out
    saved = read_record(Path("begun.record").read_text(encoding="utf-8"))
    assert saved.header.pop("chain")  # The stored game is from before the end of a game sealed its moves.
    assert saved.text() == text


def test_two_people_at_one_keyboard(run: Run) -> None:
    ran = run("play", "peloponnes", "--humans", "2", "--players", "2", "--seed", "3", typed=enter())
    assert ran.code == 0
    assert "It is A’s turn at the keyboard." in ran.out
    assert "It is B’s turn at the keyboard." in ran.out
    assert "Against" not in ran.out


def test_the_same_seed_gives_the_same_game(run: Run) -> None:
    options = ["--players", "3", "--bots", "greedy,random", "--seed", "8", "--record", "game.record"]
    first = run("play", "peloponnes", *options, typed=enter())
    assert "Against B (greedy), C (random)." in first.out
    assert run("play", "peloponnes", *options, typed=enter()) == first


def test_another_seat(run: Run) -> None:
    ran = run("play", "peloponnes", "--players", "2", "--seat", "B", "--seed", "1", typed=["quit"])
    assert "\nB · Bid on a tile, or pass." in ran.out


# What can be typed.

GAME = ["play", "peloponnes", "--players", "2", "--humans", "2", "--seed", "89833"]
B_BIDS = "bid terrain_a06 6"
"""The first move of that game; then A is asked."""


def test_a_rule_of_our_own_says_so(run: Run) -> None:
    ran = run(*GAME, typed=[B_BIDS, "why box", "why bid barracks 1"])
    said = " ".join(ran.out.split())
    assert "PEL-GEN-11" in said
    assert "PEL-BID-05" in said
    assert said.count("House ruling: the published rules are silent here or contradict each other.") == 1


def test_why_not(run: Run) -> None:
    ran = run(*GAME, typed=[B_BIDS, "why bid barracks 1", "why port", "why fields and forest (A6)", "why", "why xyz"])
    assert (
        "The minimum for the Barracks is 2 coins; you offered 1.\n"
        "  PEL-BID-05  A bid must be at least the minimum printed on the tile.\n"
    ) in ran.out
    assert "Nothing forbids it: port\n" in ran.out
    assert "PEL-CNQ-02" in ran.out
    assert "why PEL-BID-02 On your turn you bid on exactly one tile, or you pass;" in " ".join(ran.out.split())
    assert "“xyz” is neither a move nor a thing on the table.\n" in ran.out


def test_why_not_in_french(run: Run) -> None:
    ran = run(
        *GAME,
        "--lang",
        "fr",
        typed=[B_BIDS, "pourquoi bid barracks 1", "pourquoi caserne", "règles demi-pièce", "aide"],
    )
    assert "PEL-BID-05  " in ran.out
    assert "Rien ne l’interdit\u202f: caserne\n" in ran.out
    assert "PEL-BLD-10" in ran.out
    assert "les règles derrière cette question" in ran.out


def test_refusals_say_which_rule_and_nothing_is_done(run: Run) -> None:
    typed = [B_BIDS, "bid barracks 1", "1", "1", "undo", "pay", "bid parthenon 3", "bid", "hello", "9", "1 2", "quit"]
    ran = run(*GAME, "--record", "left.record", typed=typed)
    assert ran.out.count("The minimum for the Barracks is 2 coins; you offered 1.\n") == 2
    assert "Taken back.\n" in ran.out
    assert "“pay” belongs to another phase of the round.\n" in ran.out
    assert "Move “parthenon”: “parthenon” is no tile of this game." in ran.out
    assert "Move “bid”: this cannot be read. Write: bid " in ran.out
    assert "Move “hello”: “hello” is not known." in ran.out
    assert "There is no answer 9 here. They go from 1 to 5.\n" in ran.out
    assert "One number only, please.\n" in ran.out
    moves = Path("left.record").read_text(encoding="utf-8").partition("\n\n")[2].splitlines()
    assert [move for move in moves if move.startswith("A")] == []


def test_rules_log_board_help_and_save(run: Run) -> None:
    typed = [B_BIDS, "rules half coin", "rules xyz", "log 1", "log", "board", "?", "save", "save kept.record", "quit"]
    ran = run(*GAME, typed=typed)
    assert "PEL-BLD-06" in ran.out
    assert "No rule has “xyz” in it.\n" in ran.out
    assert "> log 1\n· B bids 6 coins on" in ran.out
    assert "> log\n· A leads Korinth.\n· B leads" in ran.out
    assert ran.out.count("Round 1 of 8 · Bids") == 3
    assert "search the rulebook" in ran.out
    assert "Where to? Write “save FILE”.\n" in ran.out
    assert "Saved in kept.record.\n" in ran.out
    assert "seed: " in Path("kept.record").read_text(encoding="utf-8")


def test_saving_where_nothing_can_be_written(run: Run) -> None:
    Path("file").write_text("", encoding="utf-8")
    ran = run(*GAME, typed=[B_BIDS, "save file/game.record", "quit"])
    assert ran.code == 0
    assert "file/game.record: the file cannot be written (" in ran.out


def test_undo_takes_back_whole_moves_up_to_a_draw(run: Run) -> None:
    solo = ["play", "peloponnes", "--players", "1", "--seed", "3", "--record", "undo.record"]
    typed = ["undo", "civilization sparta", "bid bridge 1", "undo", "bid bridge 1", "pay", "undo", "quit"]
    ran = run(*solo, typed=typed)
    assert ran.code == 0
    nothing = "Nothing can be taken back: a draw, a reveal or another player’s move lies\nbetween.\n"
    assert ran.out.count(nothing) == 2
    assert ran.out.count("Taken back.\n") == 1
    moves = Path("undo.record").read_text(encoding="utf-8").partition("\n\n")[2].splitlines()
    assert moves == ["A: civilization sparta", "A: bid bridge 1", "A: pay"]


# Leaving and coming back.


def test_leaving_keeps_the_game_and_says_how_to_go_on(run: Run) -> None:
    ran = run("play", "peloponnes", "--players", "2", "--bots", "random", typed=["pass", "quit"])
    assert ran.code == 0
    kept = ran.out.splitlines()[-1].split()[3]
    assert ran.out.endswith(f"trireme play --resume {kept} --bots random\n")
    before = Path(kept).read_text(encoding="utf-8")
    assert before.count("A: pass") == 1
    again = run("play", "--resume", kept, "--bots", "random", typed=enter())
    assert again.code == 0
    assert "Round 2 of 8" in again.out
    after = Path(kept).read_text(encoding="utf-8")
    assert after.partition("\n\n")[2].startswith(before.partition("\n\n")[2])
    assert run("verify", kept).code == 0


@pytest.mark.point(12, 8)
def test_the_game_goes_on_in_its_language(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    ran = run(*GAME, "--lang", "fr", "--record", "kept.record", typed=["quitter"])
    command = ran.out.splitlines()[-1]
    assert command.startswith("trireme play --resume kept.record --lang fr ")
    assert "Faites une offre sur une tuile" in run(*command.split()[1:], typed=[]).out
    monkeypatch.setenv("TRIREME_LANG", "fr")
    ran = run(*GAME, "--record", "kept.record", typed=["quitter"])
    assert "--lang" not in ran.out.splitlines()[-1]


def test_what_bots_are_like_is_one_paragraph(run: Run) -> None:
    ran = run("play", "cyclades", "--players", "2", "--seed", "1", "--lang", "fr", typed=[])
    lines = ran.out.splitlines()
    first = next(number for number, line in enumerate(lines) if line.startswith("avide"))
    assert all(len(line) > 60 for line in lines[first : first + 2])


@pytest.mark.parametrize("language", ["en", "fr"])
def test_the_end_of_input_and_an_interruption_are_polite(run: Run, language: str) -> None:
    def interrupted() -> Iterator[str]:
        yield "1"
        raise KeyboardInterrupt

    ways: list[Iterator[str]] = [iter(()), interrupted()]
    for typed in ways:
        ran = run(*GAME, "--lang", language, typed=typed)
        assert (ran.code, ran.err) == (0, "")
        assert "trireme play --resume " in ran.out


def test_what_cannot_be_resumed(run: Run) -> None:
    run(*GAME, "--record", "kept.record", typed=["quit"])
    ran = run("play", "--resume", "kept.record", "--players", "3")
    assert ran == (2, "", "--players cannot be changed in a game that goes on. Leave it out.\n")
    assert run("play", "--resume", "lost.record") == (2, "", "lost.record: there is no such file.\n")
    text = Path("kept.record").read_text(encoding="utf-8")
    Path("sealed.record").write_text(
        "\n".join(line for line in text.splitlines() if not line.startswith("seed")), encoding="utf-8"
    )
    ran = run("play", "--resume", "sealed.record")
    assert ran == (2, "", "Record seed: the seed is still sealed. It is opened when the game is over.\n")
    ran = run("play", "chess", "--resume", "kept.record")
    assert ran == (2, "", "This record is a game of peloponnes, not of chess.\n")


def test_a_person_is_asked_for_what_was_not_given(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Terminal, "attended", property(lambda terminal: True))
    ran = run("play", "peloponnes", typed=["de", "2", "9", "3", "clever", "hasard", "quitter"])
    assert ran.code == 0
    assert ran.out.startswith("Language / Langue (1 en, 2 fr) [en]: de\nPlease type a number or a word: 1 en, 2 fr. Or")
    assert "Combien de joueurs, robots compris (de 1 à 6)\u202f? [4] " in ran.out
    assert "Tapez un nombre de 1 à 6, ou Entrée.\n" in ran.out
    assert "Quels robots (1 hasard, 2 avide)\u202f? [avide] " in ran.out
    assert "Contre B (hasard), C (hasard)." in ran.out
    ran = run("play", "peloponnes", "--lang", "en", typed=["", "", "quit"])
    assert "Against B (greedy), C (greedy), D (greedy)." in ran.out
    ran = run("play", "peloponnes", "--lang", "en", "--players", "1", typed=["2", "quit"])
    assert "level 2, target 28" in ran.out
    ran = run("play", "peloponnes", "--lang", "en", "--players", "2", "--humans", "2", typed=["quit"])
    assert "Which bots" not in ran.out
    assert run("play", "peloponnes", "--lang", "en").code == 0


def test_house_content_is_marked(run: Run) -> None:
    folder = Path("mine")
    folder.mkdir()
    entries = "".join(f'[[building]]\nid = "{id}"\nprovenance = "designed"\n' for id in ("barracks", "port", "market"))
    (folder / "peloponnes.toml").write_text(entries, encoding="utf-8")
    ran = run(*GAME, "--content", "mine", typed=["quit"])
    assert "Barracks ⌂" in ran.out
    assert "⌂ house content: its figures are our own; --content replaces them" in ran.out
    assert "⌂" not in run(*GAME, typed=["quit"]).out
    (folder / "peloponnes.toml").write_text('[[building]]\nid = "parthenon"\n', encoding="utf-8")
    ran = run(*GAME, "--content", "mine")
    assert ran == (2, "", "peloponnes.toml [building] id: “parthenon” is not one of ours, so it replaces nothing.\n")


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en", "The program failed over this (RuntimeError: out of order). That is a fault of the program."),
        ("fr", "Le programme a échoué (RuntimeError: out of order). C'est une faute du programme."),
    ],
)
def test_a_game_that_fails_goes_on_from_where_it_was(
    run: Run, at_home: Path, monkeypatch: pytest.MonkeyPatch, language: str, said: str
) -> None:
    """The first move fails when half of it is done."""
    kept, failed = Peloponnes.proceed, list[State]()

    def fails(self: Peloponnes, s: State, until: str = "", forced: bool = True) -> bool:
        if not failed and s.journal and any(isinstance(event, events.Passed) for event in s.journal):
            failed.append(s)
            raise RuntimeError("out of order")
        return kept(self, s, until, forced)

    monkeypatch.setattr(Peloponnes, "proceed", fails)
    path = at_home / "mine.record"
    given = ("play", "peloponnes", "--players", "2", "--humans", "2", "--seed", "3", "--record", str(path))
    ran = run(*given, "--lang", language, typed=["pass", "pass", "quit"])
    assert ran.code == 0
    assert failed
    assert said in " ".join(ran.out.replace("’", "'").split())
    assert [line for line in path.read_text(encoding="utf-8").splitlines() if ": pass" in line] == ["A: pass"]


def test_the_game_is_kept_when_the_program_dies(run: Run, at_home: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def fails(*_: object) -> int:
        raise RuntimeError("no bot today")

    monkeypatch.setattr("trireme.cli.session.ask_bot", fails)
    path = at_home / "mine.record"
    ran = run("play", "peloponnes", "--players", "2", "--seed", "3", "--record", str(path), typed=["pass"])
    assert ran.code == 2
    assert "Nothing is lost: the game is kept in" in " ".join(ran.err.split())
    assert "A: pass" in path.read_text(encoding="utf-8").splitlines()
