"""A whole game against bots, by clicking."""

import pytest
from playwright.sync_api import expect

from tests.browser.house import House
from tests.browser.person import Pointer

pytestmark = pytest.mark.slow


@pytest.mark.smoke
def test_a_person_plays_three_bots_from_home_to_the_end(house: House) -> None:
    guest = house.guest()
    page = guest.go()
    page.get_by_label("Your name").fill("Camille")
    page.get_by_role("button", name="Play Peloponnes").click()
    person = Pointer(page)
    for number, prompt in enumerate(person.play()):
        if number % 12 == 1:
            guest.keep(f"{number:02}-{prompt}")
        assert not guest.scrolls_sideways()
    person.sees_the_end()
    assert {"bid-or-pass", "how-much", "confirm"} <= person.prompts

    end = page.locator(".end")
    expect(end.get_by_role("columnheader")).to_have_count(5 + 4 + 5)  # scores, numbers, dice
    expect(end.locator("figure svg").first).to_be_visible()
    expect(end.get_by_text("Verified by your own page.")).to_be_visible()
    guest.keep("end", whole=True)
    with page.expect_download() as download:
        end.get_by_role("link", name="Download the record").click()
    assert "peloponnes" in download.value.path().read_text()
    page.get_by_role("button", name="Play again").click()
    assert person.wait_for("asked") == "asked"
