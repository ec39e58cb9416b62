"""Every numbered point of the issue about the table has a test that bears its number, where people meet it."""

import re
from pathlib import Path
from typing import Final

TESTS: Final = Path(__file__).resolve().parents[1]
ISSUE: Final = 12
POINTS: Final = set(range(1, 23))
MARK: Final = re.compile(rf"\bpytest\.mark\.point\({ISSUE}, (\d+)\)")
TERMINAL: Final = {8}
"""These are about the terminal, all others about the page in a browser."""
MISSING: Final[set[int]] = set()
"""Points that have no test yet: whoever writes one takes its number out here."""


def marked_in(folder: str) -> set[int]:
    texts = [file.read_text(encoding="utf-8") for file in (TESTS / folder).glob("*.py")]
    return {int(number) for text in texts for number in MARK.findall(text)}


def test_every_point_has_a_test_or_is_known_to_have_none() -> None:
    marked = (marked_in("browser") - TERMINAL) | (marked_in("cli") & TERMINAL)
    assert marked <= POINTS, "there are no such points"
    assert marked & MISSING == set(), "these have tests now: take them out of MISSING"
    assert marked | MISSING == POINTS, "these have no test any more"
