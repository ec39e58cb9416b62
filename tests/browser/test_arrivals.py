"""A public table whose seats are all taken says for whom it waits, and begins when they come."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.browser.house import PATIENCE, SETTLED, Guest, House, me
from tests.browser.test_axe import complaints
from tests.browser.test_people import OPEN, post

pytestmark = pytest.mark.slow
SAID = {
    "en": {
        "two": "The game begins as soon as Bérénice and Cléon are here.",
        "one": "The game begins as soon as Cléon is here.",
        "late": "Whoever is not here 10 minutes after the last seat was taken loses the seat",
        "row": "Waiting for Ada, Bérénice and Cléon",
        "before": "The game begins as soon as every seat is taken and all players are here.",
        "like": "Bérénісе cannot be told from Bérénice",
    },
    "fr": {
        "two": "La partie commence dès que Bérénice et Cléon sont là.",
        "one": "La partie commence dès que Cléon est là.",
        "late": "Qui n’est pas là 10 minutes après la dernière place prise perd la sienne",
        "row": "On attend Ada, Bérénice et Cléon",
        "before": "La partie commence dès que toutes les places sont prises et que tout le monde est là.",
        "like": "Impossible de distinguer Bérénісе de Bérénice",
    },
}


def looks_well(guest: Guest, name: str) -> None:
    assert complaints(guest.page) == [], name
    assert not guest.scrolls_sideways(), name
    guest.keep(name, whole=True)


@pytest.mark.smoke
@pytest.mark.parametrize(("language", "size"), [("en", (1280, 800)), ("fr", (390, 844))], ids=["en", "fr"])
def test_a_public_table_says_for_whom_it_waits(house: House, language: str, size: tuple[int, int]) -> None:
    said = SAID[language]
    host, second, third = (house.guest(language, size=size) for _ in range(3))
    table = host.new_table(me("Ada"), OPEN, OPEN, public=True)["table"]["id"]
    page = host.go(f"/table/{table}")
    expect(page.locator("main")).to_contain_text(said["before"])
    post(second, f"tables/{table}/sit", seat=1, name="Bérénice")
    third.refused = True
    third.go(f"/table/{table}")
    third.page.locator("#sit-name").fill("Bérénісе")
    third.page.locator("[data-seat='2'] button").click()
    expect(third.page.get_by_role("alert")).to_contain_text(said["like"])
    expect(third.page.locator("#sit-name")).to_have_value("Bérénісе 2")
    looks_well(third, f"name-alike-{language}")
    third.page.goto("about:blank")
    post(third, f"tables/{table}/sit", seat=2, name="Cléon")
    waiting = page.locator("[data-arrival]")
    expect(waiting).to_contain_text(said["two"])
    expect(waiting).to_contain_text(said["late"])
    looks_well(host, f"waiting-{language}")
    row = host.go("/").locator("section[aria-labelledby=mine] li", has_text=said["row"])
    expect(row.first).to_be_visible()
    host.go(f"/table/{table}")

    second.go(f"/table/{table}")
    expect(second.page.locator("[data-arrival]")).to_contain_text(said["one"])
    expect(waiting).to_contain_text(said["one"])
    looks_well(host, f"waiting-for-one-{language}")
    third.go(f"/table/{table}")
    for guest in (host, second, third):
        guest.page.wait_for_selector(f"{SETTLED} [data-bar]", timeout=PATIENCE)
