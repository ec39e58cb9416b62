"""A real server, a real Chromium, and visitors with browsers of their own.

`make test` runs the tests marked `smoke`; all others here are marked `full` and run by `make full`.
"""

from __future__ import annotations

from collections.abc import Generator, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect, sync_playwright

from tests.browser.house import FAILED, PATIENCE, House, open_house
from tests.installed import install
from tests.server.served import Served
from tools.browser import find
from tools.build_page import is_built

expect.set_options(timeout=PATIENCE)
HERE = Path(__file__).resolve().parent


@pytest.hookimpl(tryfirst=True)
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    for item in items:
        if HERE in item.path.parents and not item.get_closest_marker("smoke"):
            item.add_marker("full")


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(item: pytest.Item) -> Generator[None, pytest.TestReport, pytest.TestReport]:
    report = yield
    item.stash[FAILED] = item.stash.get(FAILED, False) or report.failed
    return report


@pytest.fixture(scope="session")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    assert is_built(), "The page is not built, or is not that of these sources: make page"
    with Served(tmp_path_factory.mktemp("site")) as served:
        yield served


@pytest.fixture(scope="module")
def beach(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    """A site with a game of another package, Pebbles, which the page was not built with."""
    assert is_built(), "The page is not built, or is not that of these sources: make page"
    site = install(tmp_path_factory.mktemp("installed"))
    with Served(tmp_path_factory.mktemp("beach"), site) as served:
        yield served


@pytest.fixture(scope="module")
def chromium() -> Iterator[Browser]:
    """One for each file: while it is open its thread has a running event loop, which other tests must not find."""
    program = find()
    assert program, "The browser tests need Chromium: make browser"
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=program, args=["--no-sandbox"])
        yield browser
        browser.close()


@pytest.fixture
def house(served: Served, chromium: Browser, request: pytest.FixtureRequest) -> Iterator[House]:
    """Where the test's guests come in; in the end none of them may have seen an error."""
    with open_house(served, chromium, request) as house:
        yield house


@pytest.fixture
def beach_house(beach: Served, chromium: Browser, request: pytest.FixtureRequest) -> Iterator[House]:
    """The same for the site with the other package."""
    with open_house(beach, chromium, request) as house:
        yield house
