"""A module of another package on the board of Cyclades: nothing of it is drawn, and nothing is missing."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, expect

from tests.browser.clerk import Clerk
from tests.browser.cyclades import NAMES, lift_curtain, turn_of, wants
from tests.browser.house import SIZES, Guest, House, me, open_house
from tests.browser.person import Person
from tests.browser.test_axe import complaints
from tests.installed import announce
from tests.server.served import Served
from tools.build_page import is_built

pytestmark = pytest.mark.slow

HARBOUR, FIELD = "C2", "D3"


@pytest.fixture(scope="module")
def ferry(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    """A site that finds the Styx by its entry point."""
    assert is_built(), "The page is not built, or is not that of these sources: make page"
    site = announce(
        tmp_path_factory.mktemp("installed"), "trireme.modules", "cyclades.styx", "tests.games.cyclades.styx:MODULE"
    )
    with Served(tmp_path_factory.mktemp("ferry"), site) as served:
        yield served


@pytest.fixture
def house(ferry: Served, chromium: Browser, request: pytest.FixtureRequest) -> Iterator[House]:
    with open_house(ferry, chromium, request) as house:
        yield house


def table_of(guest: Guest, *seats: dict[str, str]) -> str:
    made = guest.new_table(*seats, game="cyclades", options={"modules": ["styx"]})
    return str(made["table"]["id"])


@SIZES
def test_a_cycle_is_played_by_hand(house: House, language: str, size: tuple[int, int]) -> None:
    guest = house.guest(language, size=size)
    page = guest.go(f"/table/{table_of(guest, *(me(name) for name in NAMES))}")
    person = Person(page)
    looked: set[str] = set()
    while person.answers < 14:
        person.settled(":is(.curtain, [data-bar=asked], [data-bar=confirm])")
        if (curtain := page.locator(".curtain")).count():
            curtain.get_by_role("button").click()
            continue
        prompt = page.locator("[data-bar]").get_attribute("data-prompt") or ""
        if prompt not in looked:
            expect(page.locator("[data-module=styx] summary")).to_have_text("Styx")
            expect(page.locator('[data-place="island:elysium"]')).to_be_attached()
            assert not guest.scrolls_sideways(), prompt
            assert complaints(page) == [], prompt
            guest.keep(f"{language}-{prompt}")
        looked.add(prompt)
        person.confirm() if person.moment == "confirm" else person.answer()
    assert {"offer", "act"} <= looked


def to_cycle(number: int, clerk: Clerk) -> Any:
    return lambda seat, question: clerk.view["cycle"] == number and question["prompt"] == "offer"


def test_charon_and_the_interrupt_after_the_dice(house: House) -> None:
    guest = house.guest()
    table = table_of(guest, *(me(name) for name in NAMES))
    with Clerk(guest, table) as clerk:
        clerk.play_until(turn_of(1, "gift-fleet"), wants({1: "poseidon"}))
        for move in (f"recruit {FIELD}", f"recruit {FIELD}", "end"):
            clerk.play(move)
        clerk.play_until(turn_of(0, "gift-fleet"), wants({0: "poseidon"}))
        for move in (f"recruit {HARBOUR}",) * 3:
            clerk.play(move)
        clerk.play(f"fleet {HARBOUR}>{FIELD} x3")
        assert clerk.asked[1]["prompt"] == "styx.lots"

        page = guest.go(f"/table/{table}")
        lift_curtain(page, "Bastien")
        bar = page.locator('[data-prompt="styx.lots"]')
        expect(bar).to_contain_text(f"The dice have been rolled for {FIELD}")
        expect(bar).to_contain_text("Play none")
        scene = page.locator("[data-battle]")
        expect(scene).to_contain_text("Bastien may still add to the dice.")
        expect(scene.locator("svg rect")).to_have_count(2)  # The dice lie there.
        assert complaints(page) == []
        guest.keep("lots")
        person = Person(page)
        person.press(bar.get_by_text("None in this cycle"))
        if person.moment != "waiting":
            person.confirm()
        lift_curtain(page, "Camille")
        expect(page.locator(".log")).to_contain_text("Bastien plays no lot in this cycle")
        expect(page.locator('[data-prompt="styx.lots"]')).to_be_visible()

        clerk.refreshed()
        clerk.play_until(to_cycle(clerk.view["cycle"] + 2 - clerk.view["cycle"] % 2, clerk), wants({}))
    page = guest.go(f"/table/{table}")
    page.reload()
    page.locator(".curtain").get_by_role("button").click()
    charon = page.locator('[data-place="god:charon"]')
    expect(charon).to_contain_text("Charon")
    page.locator("[data-module=styx] summary").click()
    expect(page.locator('[data-fact="styx.covered"]')).to_be_visible()
    assert page.locator("[data-module=styx]").evaluate("box => box.scrollWidth <= box.clientWidth")
    expect(page.locator('[data-fact="styx.hand"]')).to_be_visible()
    charon.hover()
    expect(page.get_by_text("A shade from the supply.")).to_be_visible()
    assert complaints(page) == []
    guest.keep("charon", whole=True)
