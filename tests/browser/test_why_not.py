"""Why not? The page says what the referee says, for every kind of refusal."""

import re
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.house import BOT, House, bots, me
from tests.browser.line import Line, Message
from tests.browser.person import Person
from tests.words.telling import SEATS, Ear, tell
from trireme.kit.content.rulebook import Reason
from trireme.words import Words

pytestmark = pytest.mark.soak

ALL = {"modules": ["hellas", "sea", "six"]}
"""The page knows the names of what is at its own table."""
GAMES: tuple[dict[str, Any], ...] = (
    {"players": 5},
    {"players": 3},
    {"players": 1},
    {"players": 1, "level": 3},
    {"players": 6, **ALL},
    {"players": 1, "modules": ["hellas", "sea"]},
)


class Collector(Ear):
    """Remembers one refusal of every kind and variant."""

    def __init__(self) -> None:
        super().__init__()
        self.kinds: dict[tuple[str, ...], Reason] = {}

    def reason(self, reason: Reason) -> None:
        self.kinds.setdefault((reason.rule.id, *sorted(reason.figures)), reason)


@pytest.fixture(scope="module")
def refusals() -> list[Reason]:
    collector = Collector()
    for options in GAMES:
        for seed in range(3):
            tell(collector, seed, **options)
    assert len({kind[0] for kind in collector.kinds}) > 30
    return list(collector.kinds.values())


def answer_why_with(page: Page, answers: list[Reason]) -> None:
    """The socket works as always, but asked why not, it gives these answers in turn."""

    def why(message: Message) -> Message | None:
        if message["type"] != "why":
            return None
        reason = answers.pop(0)
        told = {"rule": reason.rule.id, "key": f"why-{reason.rule.id}", "args": reason.figures}
        return {"type": "why-not", "nonce": message["nonce"], "reasons": [told]}

    Line(page, why)


@pytest.mark.parametrize("language", ["en", "fr"])
def test_every_refusal_is_said_as_the_referee_says_it(house: House, refusals: list[Reason], language: str) -> None:
    guest = house.guest(language)
    words = Words(language, "peloponnes", seats=SEATS)
    others = [{**BOT, "name": name} for name in SEATS[1:]]
    table = guest.new_table(me(SEATS[0]), *others, options=ALL)["table"]["id"]
    answer_why_with(guest.page, list(refusals))
    page = guest.go(f"/table/{table}")
    Person(page).wait_for("asked")
    thing = page.locator("[data-place].civilization")
    for reason in refusals:
        thing.click()
        note = page.locator("[role=alert] .reason")
        expect(note).to_contain_text(words.reason(reason))
        if not reason.rule.id.startswith("KIT-"):
            expect(note.get_by_role("link")).to_have_attribute("href", re.compile(rf"rule={reason.rule.id}$"))
        page.keyboard.press("Escape")
        expect(note).to_have_count(0)


def cited(person: Person) -> set[str]:
    """The rules that the reasons lead to."""
    person.settled("[role=alert] .reason a")
    links = person.page.locator("[role=alert] .reason a").all()
    return {(link.get_attribute("href") or "").rpartition("=")[2] for link in links}


def test_everything_on_the_table_can_be_asked_about(house: House) -> None:
    guest = house.guest()
    table = guest.new_table(me(), *bots(3))["table"]["id"]
    page = guest.go(f"/table/{table}")
    person = Person(page)
    rules: set[str] = set()
    for prompt in person.play():
        if prompt == "how-much":
            page.get_by_role("button", name="Less").click()
            rules |= cited(person)
            continue
        if prompt == "confirm":  # Pointing at something else now moves the choice.
            continue
        for thing in page.locator("[data-board] [data-place]:not(.open)").all():
            thing.click()
            note = page.locator("[role=alert] .reason").first
            expect(note).to_be_visible()
            rules |= cited(person)
            page.keyboard.press("Escape")
    guest.keep("end")
    assert len(rules) >= 3, rules

    page.goto(f"{guest.address}/#/rules/peloponnes?rule={min(rules)}")
    expect(page.get_by_text(min(rules)).first).to_be_visible()
