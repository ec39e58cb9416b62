"""axe-core finds nothing to complain about, on any page, by day and by night."""

from collections.abc import Iterator
from pathlib import Path
from typing import Final

import pytest
from playwright.sync_api import Page

from tests.browser.house import Guest, House, Theme, bots, me
from tests.browser.person import Person

pytestmark = pytest.mark.slow

AXE: Final = (Path(__file__).resolve().parents[2] / "web/node_modules/axe-core/axe.min.js").read_text(encoding="utf-8")
LOOK = """() => axe.run(document).then(found => found.violations.map(
    each => `${each.id}: ${each.help}: ${each.nodes.map(node => node.html).join(' | ').slice(0, 600)}`))"""
THEMES: Final[tuple[Theme, ...]] = ("light", "dark")
BY_NIGHT_SOMETIMES: Final = ["light", pytest.param("dark", marks=pytest.mark.soak)]
"""Whole games take long."""

LEARN = ("/learn/cyclades", "/learn/peloponnes")


def complaints(page: Page) -> list[str]:
    """Of the page at rest: what fades has no contrast."""
    Person(page).settled()
    if not page.evaluate("typeof axe === 'object'"):
        page.evaluate(AXE)
    return [str(each) for each in page.evaluate(LOOK)]


def pages(guest: Guest) -> Iterator[str]:
    """All pages but that of a game, each ready to be looked at."""
    rule = "/rules/peloponnes?rule=PEL-BID-05"
    for path in ("/", "/new", "/new/peloponnes", "/rules", rule, "/credits", "/dice", "/record", *LEARN):
        guest.go(path).locator("main h1").wait_for()
        yield path
    guest.page.locator("header .menu > button").click()
    yield "settings"
    waiting = guest.new_table(me(), {"kind": "link", "name": "Bérénice"}, {"kind": "open"}, public=True)
    guest.go(f"/table/{waiting['table']['id']}").locator("main h1").wait_for()
    yield "waiting"
    guest.go("/").locator("main li").first.wait_for()
    yield "home with games"
    hot_seat = guest.new_table(me("Ada"), me("Blaise"), game="cyclades")["table"]["id"]
    guest.go(f"/table/{hot_seat}").locator(".curtain").wait_for()
    yield "curtain"
    solo = guest.new_table(me(), options={"level": 2})["table"]["id"]
    guest.go(f"/table/{solo}").locator("[data-prompt=choose-civilization]").wait_for()
    yield "choice of a civilization"
    guest.go(f"/claim/{'0' * 32}").locator("[role=alert]").wait_for()
    guest.troubles.clear()  # the browser notes that the server refused a link that nobody made
    yield "a link that does not work"


@pytest.mark.smoke
@pytest.mark.parametrize("theme", THEMES)
def test_pages(house: House, theme: Theme) -> None:
    guest = house.guest(theme=theme)
    for name in pages(guest):
        assert complaints(guest.page) == [], name


@pytest.mark.parametrize("theme", BY_NIGHT_SOMETIMES)
def test_a_game(house: House, theme: Theme) -> None:
    guest = house.guest("fr", theme)
    table = guest.new_table(me(), *bots(3))["table"]["id"]
    page = guest.go(f"/table/{table}")
    person = Person(page)
    looked: set[str] = set()
    for prompt in person.play():
        if prompt in looked:
            continue
        looked.add(prompt)
        if prompt == "bid-or-pass":
            page.locator(".minis button, .neighbours button").first.click()
            page.locator("[role=alert] b").wait_for()
        assert complaints(page) == [], prompt
    person.sees_the_end()
    page.locator("figure svg").first.wait_for()
    assert complaints(page) == [], "end"
    guest.go(f"/replay/{table}?at=20&seat=1").locator(".told").wait_for()
    assert complaints(page) == [], "replay"


@pytest.mark.parametrize("theme", BY_NIGHT_SOMETIMES)
def test_a_game_of_cyclades(house: House, theme: Theme) -> None:
    guest = house.guest("fr", theme)
    table = guest.new_table(me(), *bots(3), game="cyclades", options={"cycles": 3})["table"]["id"]
    page = guest.go(f"/table/{table}")
    person = Person(page)
    looked: set[str] = set()
    for prompt in person.play():
        if prompt not in looked:
            looked.add(prompt)
            page.mouse.move(0, 0)  # The pointer may be there already.
            page.locator("[data-place='god:apollo']").hover()
            page.locator("[role=note] h3").wait_for()
            assert complaints(page) == [], prompt
            page.mouse.move(0, 0)
    person.sees_the_end()
    page.locator(".end table").first.wait_for()
    assert complaints(page) == [], "end"
    guest.go(f"/replay/{table}?at=20&seat=1").locator(".told").wait_for()
    page.get_by_role("button", name="Pioche").click()
    assert complaints(page) == [], "replay"
