"""A log that is too long to be sent at once: its beginning comes when somebody scrolls up to it."""

import asyncio
from concurrent.futures import ThreadPoolExecutor
from random import Random

import pytest
from playwright.sync_api import expect

from tests.browser.clerk import first_answer
from tests.browser.cyclades import hot_seat
from tests.browser.house import PATIENCE, SETTLED, House
from tests.server.served import Player, Served, cookie_of
from trireme.server.wire.http_bodies import Me

pytestmark = pytest.mark.slow


SOME, MANY = 20, 150
"""Moves of the game, of which each is told in a line or more."""


def test_the_page_does_not_grow_with_the_log(house: House) -> None:
    player, watcher = house.guest(), house.guest()
    table, clerk = hot_seat(player)
    found: list[dict[str, int]] = []
    with clerk:
        page = watcher.go(f"/table/{table}")
        line = watcher.context.new_cdp_session(page)
        line.send("Performance.enable")
        for moves in (SOME, MANY):
            for _ in range(moves):
                clerk.answer(first_answer(clerk.asked[1]))
            version = clerk.refreshed().version
            page.wait_for_selector(f'{SETTLED}[data-version="{version}"]', timeout=PATIENCE)
            line.send("HeapProfiler.collectGarbage")
            metrics = line.send("Performance.getMetrics")["metrics"]
            found.append({each["name"]: int(each["value"]) for each in metrics})
            found[-1]["lines"] = int(page.locator("[data-lines]").get_attribute("data-lines") or 0)
    some, many = found
    assert many["lines"] > 4 * some["lines"]
    assert many["Nodes"] < 1.1 * some["Nodes"]
    assert many["JSEventListeners"] < 1.1 * some["JSEventListeners"]


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
        button.dispatch_event("click")  # Pointing at it would scroll up, which brings earlier lines too.
        expect(lines).not_to_have_count(before)
    expect(lines).to_have_count(known)
