"""`trireme simulate`."""

from __future__ import annotations

import json
import re
from pathlib import Path

from tests.cli.conftest import Run

FEW = ["simulate", "peloponnes", "--games", "4", "--players", "2", "--bots", "random"]


def test_the_same_seed_gives_the_same_table(run: Run) -> None:
    first = run(*FEW, "--seed", "7")
    assert first.code == 0
    assert first.out == run(*FEW, "--seed", "7").out != run(*FEW, "--seed", "8").out
    lines = first.out.splitlines()
    assert lines[0].split() == ["Bot", "Played", "Wins", "%", "Mean", "±", "Least", "Median", "Most"]
    assert lines[1].split()[:2] == ["random", "8"]
    assert re.fullmatch(r"4 games, seed 7, [0-9,]+ decisions\.", lines[-1])


def test_the_speed_goes_elsewhere_and_a_bar_only_to_a_person(run: Run) -> None:
    ran = run(*FEW)
    assert re.fullmatch(r"[0-9,]+ decisions a second\.\n", ran.err)


def test_in_french(run: Run) -> None:
    ran = run(*FEW, "--lang", "fr")
    assert ran.out.splitlines()[0].split()[:3] == ["Robot", "Jouées", "Victoires"]
    assert ran.out.splitlines()[-1].startswith("4 parties, graine 0, ")


def test_several_processes_play_the_same_games(run: Run) -> None:
    assert run(*FEW, "--jobs", "2").out == run(*FEW).out


def test_bots_side_by_side_for_programs(run: Run) -> None:
    ran = run("simulate", "peloponnes", "--games", "2", "--bots", "greedy,random", "--json")
    data = json.loads(ran.out)
    assert (ran.err, data["games"], data["options"]) == ("", 2, {"players": 2})
    assert set(data["bots"]) == {"greedy", "random"}
    assert data["bots"]["greedy"]["wins"] == 2
    assert set(data["seats"]) == {"A", "B"}


def test_as_many_players_as_the_game_usually_has(run: Run) -> None:
    ran = run("simulate", "peloponnes", "--games", "1", "--json")
    assert json.loads(ran.out)["options"] == {"players": 4}


def test_solo_levels(run: Run) -> None:
    argv = ["simulate", "peloponnes", "--games", "1", "--players", "1", "--level", "2", "--bots", "random", "--json"]
    assert json.loads(run(*argv).out)["options"] == {"players": 1, "level": 2}


def test_each_game_leaves_a_record(run: Run, tmp_path: Path) -> None:
    kept = tmp_path / "games"
    ran = run(*FEW, "--record", str(kept))
    assert ran.out == run(*FEW).out, "the table is the same"
    assert [file.name for file in sorted(kept.iterdir())] == [f"peloponnes-0-{number}.record" for number in range(4)]
    assert run("verify", str(kept / "peloponnes-0-3.record")).code == 0
    assert run("replay", str(kept / "peloponnes-0-3.record")).code == 0
    (tmp_path / "file").write_text("")
    ran = run(*FEW, "--record", str(tmp_path / "file" / "games"))
    assert (ran.code, ran.out) == (2, "")
    assert ran.err.startswith(f"{tmp_path / 'file' / 'games'}")


def test_mistakes(run: Run) -> None:
    ran = run("simulate", "peloponnes", "--bots", "clever")
    assert (ran.code, ran.out) == (2, "")
    assert ran.err.startswith("Option bot: “clever” is not known. There are ")
    ran = run("simulate", "peloponnes", "--games", "1", "--players", "3", "--level", "1", "--lang", "fr")
    assert (ran.code, ran.out) == (2, "")
    assert ran.err.startswith("Option level\u202f: ")
    assert (
        run("simulate", "chess").err
        == "Option game: “chess” is not known. There are archipelago, cyclades, peloponnes.\n"
    )


REPORT = ["simulate", "archipelago", "--games", "1", "--players", "2", "--bots", "random", "--report"]


def test_a_report_has_a_line_for_every_table(run: Run) -> None:
    ran = run(*REPORT)
    lines = ran.out.splitlines()
    assert ran.code == 0
    assert lines[0].split()[0] == "Table"
    assert [line.split(",")[1].split()[0] for line in lines[1:4]] == ["short", "medium", "long"]
    assert lines[-1] == "One game at each table, all seats random, seed 0."


def test_a_report_in_french_and_for_one_length(run: Run) -> None:
    ran = run(*REPORT, "--length", "short", "--lang", "fr")
    assert ran.out.splitlines()[1].startswith("2 joueurs, ")
    assert ran.out.splitlines()[-1] == "Une partie par table, tous les sièges random, graine 0."


def test_a_report_for_programs_and_as_a_picture(run: Run, tmp_path: Path) -> None:
    picture = tmp_path / "balance.svg"
    ran = run(*REPORT, "--json", "--plot", str(picture), "--length", "short")
    (row,) = json.loads(ran.out)["rows"]
    assert row["options"] == {"players": 2, "length": "short"}
    assert sum(row["endings"].values()) == 1
    assert picture.read_text(encoding="utf-8").startswith("<svg ")


def test_a_picture_that_cannot_be_written(run: Run, tmp_path: Path) -> None:
    ran = run(*REPORT, "--length", "short", "--plot", str(tmp_path / "nowhere" / "balance.svg"))
    assert ran.code != 0
    assert "balance.svg" in ran.err
