"""Hellas, the Sea and six players on the page: chosen, played and remembered."""

import pytest
from playwright.sync_api import Page, WebSocketRoute, expect

from tests.browser.house import PHONE, WIDE, Guest, House, bots, me
from tests.browser.person import Person
from tests.browser.test_axe import complaints

pytestmark = pytest.mark.slow

ALL = {"modules": ["hellas", "sea", "six"]}
SEA = "[data-place^='tile:sea_']"
TRIES = 8


def choose(page: Page, what: str, value: str) -> None:
    """A number, an expansion or a level of the page for new tables."""
    page.locator(f"label:has(input[name={what}])").filter(has_text=value).first.click()


def test_six_players_switch_on_their_expansion(house: House) -> None:
    guest = house.guest()
    page = guest.go("/new/peloponnes")
    six = page.get_by_role("checkbox", name="Six players")
    expect(page.get_by_text("choosing them switches it on")).to_be_visible()
    expect(six).not_to_be_checked()
    choose(page, "players", "6")
    expect(six).to_be_checked()
    expect(six).to_be_disabled()
    choose(page, "modules", "Hellas")
    choose(page, "modules", "The Sea")
    choose(page, "players", "5")
    expect(six).not_to_be_checked()
    choose(page, "players", "6")
    expect(six).to_be_checked()
    assert complaints(page) == []
    page.get_by_role("button", name="Start the game").click()
    Person(page).wait_for("asked")
    expect(page.locator(".neighbour")).to_have_count(5)
    expect(page.locator(f"section {SEA}").first).to_be_visible()
    expect(page.locator("header")).to_contain_text("round 1 of 9")


def before_the_sea(house: House, language: str, size: tuple[int, int]) -> Guest:
    """At a table whose first turn lets us pay for a sea tile: most do."""
    for _ in range(TRIES):
        guest = house.guest(language, size=size)
        table = guest.new_table(me(), *bots(5), options=ALL)["table"]["id"]
        guest.go(f"/table/{table}")
        Person(guest.page).wait_for("asked")
        if guest.page.locator(f"{SEA}.open").count():
            return guest
    raise AssertionError("a sea tile was never within reach")


@pytest.mark.parametrize(
    ("size", "language", "answers"), [(WIDE, "en", 14), pytest.param(PHONE, "fr", 1_000, marks=pytest.mark.soak)]
)
def test_six_seats_play_with_all_expansions_and_buy_a_sea_tile(
    house: House, size: tuple[int, int], language: str, answers: int
) -> None:
    guest = before_the_sea(house, language, size)
    page, person = guest.page, Person(guest.page)
    tile = page.locator(f"{SEA}.open").first
    place = tile.get_attribute("data-place")
    tile.scroll_into_view_if_needed()
    person.press(tile)
    mine = page.locator(f".mat [data-place='{place}']")
    expect(mine).to_be_visible()
    person.press(page.locator("[data-action=undo]"))
    expect(mine).to_have_count(0)
    person.press(page.locator(f".board [data-place='{place}']"))
    assert complaints(page) == []
    bought = page.locator(".log li[class~='sea.bought']")
    told = False  # the log draws its last lines only
    for number, prompt in enumerate(person.play(most=answers)):
        told = told or bought.count() > 0
        assert not guest.scrolls_sideways(), prompt
        if number % 8 == 0:
            guest.keep(f"{size[0]}-{number:02}-{prompt}", whole=True)
    expect(mine).to_be_visible()
    assert told
    if person.moment == "over":
        page.locator(".end figure svg").first.wait_for()
        assert not guest.scrolls_sideways()
        guest.keep("end", whole=True)


def win_whatever_happens(page: Page) -> None:
    """The socket works as always, but a level that is not completed is told as completed."""

    def through(socket: WebSocketRoute) -> None:
        server = socket.connect_to_server()
        socket.on_message(server.send)
        server.on_message(lambda told: socket.send(str(told).replace("ending-level-failed", "ending-level-completed")))

    page.route_web_socket("**/socket", through)


def test_a_level_completed_with_hellas_is_remembered_apart(house: House) -> None:
    guest = house.guest("fr")
    win_whatever_happens(guest.page)
    page = guest.go("/new/peloponnes")
    level = page.locator("input[name=level] + span")
    choose(page, "players", "1")
    expect(level.nth(1)).to_contain_text("atteindre 24 points")
    choose(page, "modules", "Hellas")
    expect(level.nth(1)).to_contain_text("atteindre 28 points")
    expect(level.nth(1)).to_contain_text("le prochain de votre série")
    choose(page, "level", "Niveau 1")
    page.get_by_role("button", name="Commencer la partie").click()
    person = Person(page)
    person.play_on()
    person.sees_the_end()
    expect(page.locator("#end-title")).to_contain_text("Niveau réussi")
    civilization = page.locator(".mat .city").inner_text()

    page = guest.go("/new/peloponnes")
    choose(page, "players", "1")
    expect(level.nth(1)).to_contain_text("le prochain de votre série")
    choose(page, "modules", "Hellas")
    expect(level.nth(1)).to_contain_text(f"avec {civilization}")
    expect(level.nth(2)).to_contain_text("le prochain de votre série")
    choose(page, "level", "Niveau 2")
    expect(page.get_by_text(f"Niveaux précédents réussis avec\u202f: {civilization}")).to_be_visible()
    guest.keep("levels", whole=True)
    assert complaints(page) == []
    page.get_by_role("button", name="Commencer la partie").click()
    page.locator("[data-prompt=choose-civilization]").wait_for()
    cities = page.locator("[data-place^='civilization:'].open")
    expect(cities).to_have_count(9)
    expect(cities.filter(has_text=civilization)).to_have_count(0)
    guest.keep("cities")


def test_the_rulebook_can_be_read_by_expansion(house: House) -> None:
    page = house.guest().go("/rules/peloponnes")
    rules = page.locator(".book li")
    rules.first.wait_for()
    everything = rules.count()
    choose(page, "part", "The Sea")
    expect(page.locator("#PEL-SEA-12")).to_be_visible()
    expect(page.locator("#PEL-BID-05")).to_have_count(0)
    expect(page.locator("[role=status]").first).to_have_text(f"{rules.count()} rules")
    choose(page, "part", "All rules")
    expect(rules).to_have_count(everything)
