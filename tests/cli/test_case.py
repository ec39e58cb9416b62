"""`trireme case`."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from tests.cli.conftest import Run
from trireme.kit.case import Case, case_run
from trireme.kit.case.difference import Difference
from trireme.kit.game import Game

CASES = Path(__file__).parent.parent / "games" / "peloponnes" / "cases"
GOOD = """
game = "peloponnes"
seats = ["A", "B"]
[[case]]
id = "one-bids"
[case.given]
at = "bid"
order = ["A", "B"]
display.normal = ["agora", "bridge"]
[case.when]
moves = ["A: bid bridge 1"]
[case.then]
asked = ["B"]
"""


@pytest.fixture
def case(tmp_path: Path) -> Path:
    path = tmp_path / "mine.toml"
    path.write_text(GOOD, encoding="utf-8")
    return path


def test_a_case_that_holds(run: Run, case: Path) -> None:
    assert run("case", str(case)) == (0, "One case run, all as they should be.\n", "")
    assert run("case", str(case), "--lang", "fr").out == "Un cas\u202f: tout est comme il faut.\n"


def test_our_own_cases_hold(run: Run) -> None:
    ran = run("case", *map(str, sorted(CASES.glob("*.toml"))[:3]))
    assert ran.code == 0


def test_a_case_that_differs(run: Run, case: Path) -> None:
    case.write_text(GOOD.replace('asked = ["B"]', 'asked = ["A"]'), encoding="utf-8")
    ran = run("case", str(case))
    assert ran.code == 1
    assert ran.out.splitlines() == [
        f"{case}: one-bids",
        "  asked: expected A, found B",
        "One case run, one differs.",
    ]
    assert "  asked\u202f: attendu A, trouvé B\n" in run("case", str(case), "--lang", "fr").out
    data = json.loads(run("case", str(case), "--json").out)
    assert (data["run"], data["differ"]) == (1, 1)
    assert data["cases"][0]["differs"] == ["asked: expected A, found B"]


@pytest.mark.parametrize(
    ("old", "new", "message"),
    [
        (
            'game = "peloponnes"',
            "game = ",
            "Case mine.toml: line 2 is not TOML: “game =”. Write name = value, [table] or [[table]].",
        ),
        ('id = "one-bids"', "", 'Case mine.toml, [[case]] 1: id is missing. Write it like this: "a-name".'),
        ("A: bid bridge 1", "bid bridge 1", "Case one-bids: “bid bridge 1” does not say who moves."),
        ('at = "bid"', 'at = "lunch"', "“lunch” is not known."),
    ],
)
def test_a_damaged_file(run: Run, case: Path, old: str, new: str, message: str) -> None:
    case.write_text(GOOD.replace(old, new), encoding="utf-8")
    ran = run("case", str(case))
    assert (ran.code, ran.out) == (2, "")
    assert message in ran.err


def test_a_damaged_case_does_not_hide_the_others(run: Run, case: Path) -> None:
    case.write_text(GOOD + GOOD[GOOD.index("[[case]]") :].replace("one-bids", "two").replace('"bid"', '"lunch"'))
    ran = run("case", str(case))
    assert (ran.code, ran.out) == (2, "One case run, all as they should be.\n")
    assert ran.err.startswith(f"{case}, two: Position at: “lunch” is not known.")
    assert json.loads(run("case", str(case), "--json").out)["run"] == 1


@pytest.mark.parametrize(
    ("damage", "complaint"),
    [
        ("game = ", "Case bad.toml: line 1 is not TOML: “game =”. Write name = value, [table] or [[table]]."),
        (GOOD.replace('"peloponnes"', '"ludo"'), "“ludo” is not known."),
        (
            GOOD.replace('seats = ["A", "B"]', "seats = []"),
            "Option players: 4 do not fit 0 named seats. Name each seat once.",
        ),
        (None, "there is no such file."),
    ],
    ids=["no TOML", "no game", "no seats", "no file"],
)
def test_the_other_files_are_run_after_one_that_cannot_be_used(
    run: Run, case: Path, damage: str | None, complaint: str
) -> None:
    bad = case.with_name("bad.toml")
    if damage is not None:
        bad.write_text(damage, encoding="utf-8")
    ran = run("case", str(bad), str(case))
    assert ran.code == 2
    assert str(bad) in ran.err
    assert complaint in ran.err
    assert len(ran.err.splitlines()) == 1
    assert ran.out == "One file cannot be used: not all of its cases were run.\nOne case run, all as they should be.\n"
    french = run("case", str(case), str(bad), "--lang", "fr")
    assert french.code == 2
    assert french.out == (
        "Un fichier est inutilisable\u202f: ses cas n’ont pas tous été exécutés.\n"
        "Un cas\u202f: tout est comme il faut.\n"
    )
    data = json.loads(run("case", str(bad), str(case), "--json").out)
    assert (data["run"], data["unusable"]) == (1, 1)


def test_several_files_that_cannot_be_used_are_all_named(run: Run, case: Path) -> None:
    bad = [case.with_name(f"bad{number}.toml") for number in range(2)]
    for each in bad:
        each.write_text("game = ", encoding="utf-8")
    ran = run("case", str(bad[0]), str(case), str(bad[1]))
    assert (ran.code, [line.partition(": ")[0] for line in ran.err.splitlines()]) == (2, [str(each) for each in bad])
    assert ran.out.startswith("2 files cannot be used: not all of their cases were run.\n")
    french = run("case", str(bad[0]), str(case), str(bad[1]), "--lang", "fr").out
    assert french.startswith("2 fichiers sont inutilisables\u202f: leurs cas n’ont pas tous été exécutés.\n")


def test_the_other_cases_are_run_after_one_that_crashes(run: Run, case: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    case.write_text(GOOD + GOOD.partition("[[case]]")[1] + GOOD.partition("[[case]]")[2].replace("one-bids", "again"))
    kept = case_run.run_case

    def fails(game: Game[Any], given: Case) -> list[Difference]:
        return kept(game, given) if given.id == "again" else [][0]

    monkeypatch.setattr(case_run, "run_case", fails)
    ran = run("case", str(case))
    assert ran.code == 1
    assert (
        ran.err.split()
        == (
            f"{case}, one-bids: Case one-bids: the program failed over it (IndexError: list index out of range). "
            "That is a fault of the program."
        ).split()
    )
    assert ran.out == "One case made the program fail.\nOne case run, all as they should be.\n"
    french = run("case", str(case), "--lang", "fr")
    assert "Un cas a fait échouer le programme." in french.out
    assert "C'est une faute du programme." in " ".join(french.err.replace("’", "'").split())
    assert json.loads(run("case", str(case), "--json").out)["crashed"] == 1


@pytest.mark.parametrize(
    ("language", "mark"),
    [("en", "House ruling: the published rules are silent"), ("fr", "Règle maison\u202f: les règles")],
)
def test_a_position_that_our_reading_of_the_rules_forbids_says_so(
    run: Run, case: Path, language: str, mark: str
) -> None:
    case.write_text(
        'game = "cyclades"\nseats = ["A", "B", "C"]\noptions = { modules = ["hades.heroes"] }\n[[case]]\nid = "x"\n'
        'given.islands.amazons = { owner = "A", troops = 1 }\nthen.asked = ["A"]\n',
        encoding="utf-8",
    )
    ran = run("case", str(case), "--lang", language)
    assert ran.code == 2
    assert "(HAD-PWR-18)" in ran.err
    assert mark in ran.err
