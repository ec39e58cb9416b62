"""All that the Styx asks in a battle, clicked: whom to lose, the Cup, another's consent, the relic that is taken."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, expect

from tests.browser.clerk import Clerk
from tests.browser.house import PHONE, WIDE, Guest, House, me, open_house
from tests.browser.person import Person, Pointer
from tests.browser.test_axe import complaints
from tests.installed import announce
from tests.server.served import Served
from tools.build_page import is_built

pytestmark = pytest.mark.slow

NAMES = ("Camille", "Bastien", "Daphné", "Éloïse")
UNSAID = {"en": "Confirm your move", "fr": "Confirmez votre coup"}
"""What is said where nothing says what is confirmed."""


@pytest.fixture(scope="module")
def ferry(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    """A site whose games with the Styx begin at a battle."""
    assert is_built(), "The page is not built, or is not that of these sources: make page"
    module = "tests.games.cyclades.styx.staged:MODULE"
    site = announce(tmp_path_factory.mktemp("installed"), "trireme.modules", "cyclades.styx", module)
    with Served(tmp_path_factory.mktemp("ferry"), site) as served:
        yield served


@pytest.fixture
def house(ferry: Served, chromium: Browser, request: pytest.FixtureRequest) -> Iterator[House]:
    with open_house(ferry, chromium, request) as house:
        yield house


class Table:
    """Four players on one screen, who answer by clicking."""

    def __init__(self, guest: Guest, language: str) -> None:
        self.guest, self.language = guest, language
        seats = (me(name) for name in NAMES)
        made = guest.new_table(*seats, game="cyclades", options={"modules": ["styx"]})
        self.id = str(made["table"]["id"])
        with Clerk(guest, self.id) as clerk:
            clerk.play("recruit anafi")
            clerk.play("troops naxos>paros x6")
        self.page = guest.go(f"/table/{self.id}")
        self.person = Person(self.page)
        self.looked = 0

    def asked(self, name: str, prompt: str, *labels: str) -> None:
        """This player sees this question with these answers, and the page looks well."""
        page = self.page
        curtain = page.locator(".curtain")
        bar = page.locator(f'[data-prompt="{prompt}"]')
        self.person.settled(f':is(.curtain, [data-prompt="{prompt}"])')
        if curtain.count():
            expect(curtain).to_contain_text(name)
            curtain.get_by_role("button").click()
        expect(bar).to_be_visible()
        for label in labels:
            expect(bar.get_by_role("button", name=label, exact=True)).to_be_visible()
        assert not self.guest.scrolls_sideways(), prompt
        assert complaints(page) == [], prompt
        self.looked += 1
        self.guest.keep(f"{self.language}-{self.looked}-{prompt}")

    def clicks(self, label: str) -> None:
        self.person.press(self.page.locator("[data-bar]").get_by_role("button", name=label, exact=True))
        if self.person.moment == "confirm":
            expect(self.page.locator("[data-bar]")).not_to_contain_text(UNSAID[self.language])
            self.guest.keep(f"{self.language}-{self.looked}-confirm")
            self.person.confirm()

    def told(self, line: str) -> None:
        expect(self.page.locator(".log")).to_contain_text(line)


def test_in_english_on_a_wide_screen(house: House) -> None:
    table = Table(house.guest("en", size=WIDE), "en")
    table.asked("Bastien", "casualty", "A troop", "Shade")
    table.clicks("Shade")
    cup = ("Pay 1 gold", "Let the unit go", "Ask Camille to pay", "Ask Daphné to pay", "Ask Éloïse to pay")
    table.asked("Bastien", "styx.cup", *cup)
    table.clicks("Ask Daphné to pay")
    table.asked("Daphné", "styx.alms", "Pay 1 gold", "Do not pay")
    table.clicks("Do not pay")
    table.asked("Bastien", "styx.cup", *cup[:3], cup[4])
    expect(table.page.get_by_role("button", name="Ask Daphné to pay")).to_have_count(0)
    table.clicks("Let the unit go")
    table.asked("Camille", "retreat")
    table.clicks("Stay and fight")
    table.asked("Bastien", "styx.cup", *cup)
    table.clicks("Let the unit go")
    table.asked("Camille", "styx.spoils", "None", "The Lyre", "The Cup")
    table.clicks("The Cup")
    table.told("Camille has the Cup.")
    table.asked("Camille", "act")
    table.page.locator("[data-module=styx] summary").click()
    expect(table.page.locator('[data-fact="styx.relics"]')).to_contain_text("Camille")
    expect(table.page.locator('[data-fact="styx.lots"] td')).to_have_count(4)
    table.guest.keep("en-relics", whole=True)
    table.page.locator("[data-module=styx] summary").click()
    table.page.reload()
    table.asked("Camille", "act")
    Pointer(table.page).point_at('[data-place="island:elysium"].open')
    table.person.wait_for("asked", "confirm")
    table.told("Camille gives the Cup for Elysium.")


@pytest.mark.soak
def test_in_french_on_a_phone(house: House) -> None:
    table = Table(house.guest("fr", size=PHONE), "fr")
    table.asked("Bastien", "casualty", "Une troupe", "Ombre")
    table.clicks("Une troupe")
    table.asked("Bastien", "styx.cup")
    table.clicks("Demander à Daphné de payer")
    table.asked("Daphné", "styx.alms")
    table.clicks("Payer 1 PO")
    table.asked("Camille", "retreat")
    table.told("Daphné paie 1 PO")
    table.clicks("Rester et combattre")
    table.asked("Bastien", "casualty", "Une troupe", "Ombre")
