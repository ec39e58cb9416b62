"""Night on the same sea."""

import pytest
from playwright.sync_api import expect

from tests.browser.house import PHONE, WIDE, House, bots, me
from tests.browser.person import Person

pytestmark = pytest.mark.slow


@pytest.mark.soak
@pytest.mark.parametrize("size", [WIDE, PHONE])
def test_a_game_by_night(house: House, size: tuple[int, int]) -> None:
    guest = house.guest("fr", theme="dark", size=size)
    table = guest.new_table(me(), *bots(4))["table"]["id"]
    page = guest.go(f"/table/{table}")
    person = Person(page)
    expect(page.locator("html")).to_have_attribute("data-theme", "dark")
    for number, prompt in enumerate(person.play()):
        if number % 9 == 0:
            guest.keep(f"{size[0]}-{number:02}-{prompt}")
        assert not guest.scrolls_sideways()
    person.sees_the_end()
    guest.keep(f"{size[0]}-end", whole=True)


def test_the_choice_of_light_and_language_is_kept(house: House) -> None:
    guest = house.guest()
    page = guest.go()
    page.get_by_role("button", name="Dark").click()
    page.get_by_role("button", name="Français").click()
    expect(page.locator("html")).to_have_attribute("lang", "fr")
    page.reload()
    expect(page.locator("html")).to_have_attribute("data-theme", "dark")
    expect(page.locator("html")).to_have_attribute("lang", "fr")
    page.get_by_role("button", name="Clair").click()
    expect(page.locator("html")).to_have_attribute("data-theme", "light")
