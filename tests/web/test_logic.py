"""What the page works out by itself has tests of its own, in `web/tests`, on the same Node that builds it."""

import pytest

from tools import build_page


def test_what_the_page_works_out(capfd: pytest.CaptureFixture[str]) -> None:
    build_page.try_out()
    assert " passed" in capfd.readouterr().out
