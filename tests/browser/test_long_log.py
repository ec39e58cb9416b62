"""A log that is too long to be sent at once: its beginning comes when somebody scrolls up to it."""

import asyncio
from concurrent.futures import ThreadPoolExecutor
from random import Random

import pytest
from playwright.sync_api import expect

from tests.browser.house import House
from tests.table.served import Player, Served, cookie_of
from trireme.table.bodies import Me

pytestmark = pytest.mark.slow


def test_the_whole_log_is_there_for_whoever_scrolls_up(house: House, served: Served) -> None:
    with served.browser() as browser:
        table = served.new_table(browser, "cyclades", *(Me(f"Ann {number}") for number in range(5)), cycles=6).table.id
        player = Player(served, table, cookie_of(browser), Random(1))
        # In a thread of its own: this one has the browser's event loop.
        with ThreadPoolExecutor(1) as elsewhere:
            elsewhere.submit(lambda: asyncio.run(player.play())).result()
        events = browser.get(f"/api/tables/{table}/events?before=100000").json()
    known = events["first"] + len(events["events"])
    page = house.guest().go(f"/table/{table}")
    lines, button = page.locator(".log li:not(.earlier)"), page.locator(".log .earlier button")
    lines.first.wait_for()
    assert 0 < lines.count() <= known
    while button.count():
        before = lines.count()
        button.click()
        expect(lines).not_to_have_count(before)
    expect(lines).to_have_count(known)
