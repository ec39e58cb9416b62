"""Every extension point names a rule that uses it, and docs/howto/module.md names objects that exist."""

import re

from tools.generate_points import CYCLADES, ROOT, points

RULE = re.compile(r"(HAD|TIT|MON)-[A-Z]{3}")
BESIDE = ("bars_", "cuts_off", "guard_falls", "guards_stay")
"""Points that say why, beside one that has users; and what becomes of the Minotaur."""


def test_every_point_has_a_user() -> None:
    found = [point for _, group in points() for point in group]
    assert len(found) > 40
    without = [
        point.name
        for point in found
        if not RULE.search(" ".join([point.says, *(said for _, said in point.ranks)]))
        and not point.name.startswith(BESIDE)
    ]
    assert without == []


def test_the_objects_and_files_that_the_page_names_are_there() -> None:
    page = (ROOT / "docs" / "howto" / "module.md").read_text(encoding="utf-8")
    named = re.findall(r"^\| `([\w/]+\.py)` `(\w+)` \|", page, re.MULTILINE)
    assert len(named) > 6
    for file, name in named:
        home = CYCLADES.parents[1] if file.startswith("kit/") else CYCLADES
        assert f"class {name}" in (home / file).read_text(encoding="utf-8"), (file, name)
