"""Every cell of the tables in docs/play/consent.md has a test, and says what the test shows."""

from __future__ import annotations

from tests.server.cells import TESTED, Cell, written
from tests.server.seating import test_consent, test_consent_host, test_consent_restarts, test_consent_withdrawn

MODULES = test_consent, test_consent_host, test_consent_restarts, test_consent_withdrawn


def test_every_cell_has_a_test_and_every_test_a_cell() -> None:
    cells = written()
    assert len(cells) > 60
    assert sorted(cells.keys() - TESTED.keys()) == [], "no test is about these"
    assert sorted(TESTED.keys() - cells.keys()) == [], "tests are about these, and the page says nothing"


def test_every_cell_says_what_its_tests_show() -> None:
    cells = written()
    wrong = [
        (cell, cells[cell], about)
        for cell, tests in TESTED.items()
        for about in tests
        if cell in cells and not cells[cell].startswith(about.says)
    ]
    assert wrong == []


def test_every_test_that_is_named_is_there() -> None:
    names = {name for module in MODULES for name in vars(module)}
    assert {about.test for tests in TESTED.values() for about in tests} <= names


def test_the_page_is_read_as_it_is_written() -> None:
    assert written()[Cell("undo moves that they have seen", "bot")] == "no"
    assert Cell("undo moves made since they left", "here") not in written()
