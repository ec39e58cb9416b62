"""Rules as data: several files in one book, and rules that change others."""

from __future__ import annotations

import tomllib
from pathlib import Path

import pytest

from trireme.kit.content.rulebook import Rulebook, load_rulebook
from trireme.kit.errors import BadContent

BASE = """
[[section]]
id = "SET"
order = 10
en = "Set-up"
fr = "Mise en place"

[[section]]
id = "END"
order = 30
en = "End"
fr = "Fin"

[[rule]]
id = "TOY-SET-01"
section = "SET"
module = "base"
en = "Lay out the board."
fr = "Disposez le plateau."
source = "rulebook"

[[rule]]
id = "TOY-END-01"
section = "END"
module = "base"
en = "Stop."
fr = "Arrêtez."
source = "rulebook"
"""
MODULE = """
[[section]]
id = "WAR"
order = 20
en = "War"
fr = "Guerre"

[[rule]]
id = "WAR-WAR-01"
section = "WAR"
module = ["war", "titans"]
amends = ["TOY-SET-01"]
en = "Fight."
fr = "Combattez."
source = "designed"

[[rule]]
id = "WAR-SET-01"
section = "SET"
module = "war"
amends = ["TOY-SET-01"]
en = "Lay out the weapons too."
fr = "Disposez aussi les armes."
source = "designed"
"""


def book(*texts: str) -> Rulebook:
    return Rulebook(*((f"{number}.toml", tomllib.loads(text)) for number, text in enumerate(texts)))


def test_sections_stand_in_their_order_and_rules_in_their_sections() -> None:
    both = book(BASE, MODULE)
    assert list(both.sections) == ["SET", "WAR", "END"]
    assert list(both.entries) == ["TOY-SET-01", "WAR-SET-01", "WAR-WAR-01", "TOY-END-01"]


def test_a_rule_of_several_modules_holds_while_all_are_in_play() -> None:
    both = book(BASE, MODULE)
    assert [entry.id for entry in both.of(["base"])] == ["TOY-SET-01", "TOY-END-01"]
    assert [entry.id for entry in both.of(["base", "war"])] == ["TOY-SET-01", "WAR-SET-01", "TOY-END-01"]
    assert [entry.id for entry in both.of(["war", "titans"])] == ["WAR-SET-01", "WAR-WAR-01"]
    assert both.modules() == ["base", "war", "titans"]


def test_a_rule_knows_what_changes_it() -> None:
    both = book(BASE, MODULE)
    assert both.amended == {"TOY-SET-01": ("WAR-SET-01", "WAR-WAR-01")}


@pytest.mark.parametrize(
    ("old", "new", "complaint"),
    [
        (
            '"TOY-SET-01"]\nen = "Fight',
            '"TOY-SET-09"]\nen = "Fight',
            "[WAR-WAR-01] amends: “TOY-SET-09” is",
        ),
        ('id = "WAR-SET-01"', 'id = "TOY-SET-01"', "[TOY-SET-01] id: “TOY-SET-01” is named twice."),
        ('id = "WAR"', 'id = "SET"', "[section SET] id: “SET” is named twice."),
        ("order = 20", 'order = "last"', "[section WAR] order: here stands str, but int is needed."),
        ('section = "SET"', 'section = "OFF"', "[WAR-SET-01] section: “OFF” is not known."),
        ('module = "war"', "module = 3", "[WAR-SET-01] module: here stands int, but str is needed."),
        (
            'module = "war"\namends = ["TOY-SET-01"]',
            'module = "war"\namends = "all"',
            "[WAR-SET-01] amends: here stands str",
        ),
    ],
)
def test_a_complaint_names_the_file_the_rule_and_the_key(old: str, new: str, complaint: str) -> None:
    assert old in MODULE
    with pytest.raises(BadContent) as mistake:
        book(BASE, MODULE.replace(old, new, 1))
    assert str(mistake.value).startswith(f"1.toml {complaint}")


def test_a_line_that_is_not_toml_is_quoted(tmp_path: Path) -> None:
    """Without the words of another library."""
    rules = tmp_path / "war.toml"
    rules.write_text(MODULE.replace("order = 20", "order =", 1), encoding="utf-8")
    with pytest.raises(BadContent, match=r"^war\.toml: line \d+ is not TOML: “order =”\."):
        load_rulebook([rules])
    rules.write_bytes(b"\xff")
    with pytest.raises(BadContent, match=r"^war\.toml: this is not text in UTF-8\.$"):
        load_rulebook([rules])
