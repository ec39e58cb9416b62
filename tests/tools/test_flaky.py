"""What is told of tests that ran many times."""

from collections import Counter
from pathlib import Path

from tools.flaky import outcomes, told

REPORT = """<testsuites><testsuite>
<testcase classname="tests.browser.test_undo" name="test_back"><failure message="no"/></testcase>
<testcase classname="tests.browser.test_undo" name="test_forth[en]"/>
<testcase classname="tests.browser.test_undo" name="test_later"><skipped/></testcase>
</testsuite></testsuites>"""


def test_failures_are_counted_by_test(tmp_path: Path) -> None:
    (tmp_path / "report.xml").write_text(REPORT)
    found = list(outcomes(tmp_path / "report.xml"))
    assert found == [
        ("tests/browser/test_undo.py::test_back", True),
        ("tests/browser/test_undo.py::test_forth[en]", False),
    ]
    runs = Counter(test for test, _ in found * 3)
    failures = Counter(test for test, failed in found if failed)
    assert told(runs, failures) == [
        "   1 of 3    tests/browser/test_undo.py::test_back",
        "1 failures in 6 runs of 2 tests",
    ]
