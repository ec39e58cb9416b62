"""Every numbered point of the issue about the table has a test in the browser that bears its number."""

import re
from pathlib import Path
from typing import Final

BROWSER: Final = Path(__file__).resolve().parents[1] / "browser"
ISSUE: Final = 12
POINTS: Final = set(range(1, 23))
MARK: Final = re.compile(rf"\bpytest\.mark\.point\({ISSUE}, (\d+)\)")
MISSING: Final = POINTS - {1, 2, 4, 5, 6, 9, 10, 11, 13, 14, 15, 16, 17, 18, 19, 20}
"""Points that have no test yet: whoever writes one takes its number out here."""


def test_every_point_has_a_test_or_is_known_to_have_none() -> None:
    marked = {int(number) for file in BROWSER.glob("*.py") for number in MARK.findall(file.read_text(encoding="utf-8"))}
    assert marked <= POINTS, "there are no such points"
    assert marked & MISSING == set(), "these have tests now: take them out of MISSING"
    assert marked | MISSING == POINTS, "these have no test any more"
