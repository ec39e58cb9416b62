"""Hadès on the page: chosen part by part, and a game with everything on."""

from __future__ import annotations

import random
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.clerk import Clerk
from tests.browser.cyclades import NAMES, lift_curtain
from tests.browser.house import SIZES, Guest, House, me
from tests.browser.person import Person
from tests.browser.test_axe import complaints

pytestmark = pytest.mark.slow

PIECES = ["hades.free-placement", "hades.god", "hades.heroes", "hades.favours"]
ALL = [*PIECES, "hades.manticore", "hades.hecate"]
MOST_ANSWERS = 900
LOOKS = 7
SCRIPTS = "() => performance.getEntriesByType('resource').map(each => each.name).filter(name => /hades/.test(name))"


def part(page: Page, name: str) -> Any:
    return page.locator(f'[data-part="{name}"] input')


def test_parts_are_chosen_singly_or_all_at_once(house: House) -> None:
    page = house.guest().go("/new/cyclades")
    manticore = page.locator('[data-part="hades.manticore"]')
    expect(part(page, "hades.manticore")).to_be_disabled()
    expect(manticore).to_contain_text("Only with “Hades: Creatures and Heroes”.")
    expect(page.locator('[data-part="hades.heroes"]')).to_contain_text("House content")
    assert complaints(page) == []
    whole = page.locator("[data-expansion=hades] input")
    whole.check()
    for name in PIECES:
        expect(part(page, name)).to_be_checked()
    expect(part(page, "hades.manticore")).to_be_enabled()
    part(page, "hades.manticore").check()
    part(page, "hades.heroes").uncheck()
    expect(part(page, "hades.manticore")).not_to_be_checked()
    expect(part(page, "hades.manticore")).to_be_disabled()
    expect(whole).not_to_be_checked()
    page.get_by_role("button", name="Start the game").click()
    Person(page).wait_for("asked")
    expect(page.locator("[data-threat]")).to_be_visible()


def test_nothing_of_it_is_loaded_without_it(house: House) -> None:
    guest = house.guest()
    table = guest.new_table(*(me(name) for name in NAMES), game="cyclades")["table"]["id"]
    page = guest.go(f"/table/{table}")
    assert page.evaluate(SCRIPTS) == []
    expect(page.locator("[data-threat]")).to_have_count(0)


def with_everything(guest: Guest) -> str:
    options = {"modules": ALL, "purses": "open"}
    made = guest.new_table(*(me(name) for name in NAMES), game="cyclades", options=options)
    return str(made["table"]["id"])


def any_answer(rng: random.Random, question: Any) -> int:
    """Rarely the end of a turn, so that much happens; of amounts a small one."""
    if question["type"] == "amount":
        return int(question["base"] + question["low"])
    if question["type"] == "some" and len(question["chosen"]) >= question["least"]:
        return int(question["done"])
    answers = question["answers"] if question["type"] == "pick" else question["items"]
    left = [each for each in answers if each["code"] not in question.get("chosen", [])]
    deeds = [each for each in left if each["text"] not in ("end", "apollo", "stop")]
    return int(rng.choice(deeds if deeds and rng.random() < 0.8 else left)["code"])


def play_to(clerk: Clerk, prompts: set[str], rng: random.Random) -> str:
    """Something is asked that has not been looked at; an empty text when the game is over before."""
    for _ in range(MOST_ANSWERS):
        asked = [each for sight in clerk.sights.values() for each in sight["questions"] if each["must"]]
        if not asked:
            return ""
        prompt = str(clerk.asked[1]["prompt"])
        if prompt.startswith("hades.") and prompt not in prompts:
            return prompt
        clerk.answer(any_answer(rng, clerk.asked[1]))
    return ""


@SIZES
def test_every_question_of_a_game_with_everything(house: House, language: str, size: tuple[int, int]) -> None:
    """Whatever Hadès asks is said, can be answered, and hides nothing."""
    guest = house.guest(language, size=size)
    table = with_everything(guest)
    rng, looked = random.Random(11), set[str]()
    with Clerk(guest, table) as clerk:
        while len(looked) < LOOKS and (prompt := play_to(clerk, looked, rng)):
            looked.add(prompt)
            page = guest.go(f"/table/{table}")
            lift_curtain(page, NAMES[clerk.asked[0]])
            bar = page.locator(f'[data-prompt="{prompt}"]')
            expect(bar).to_be_visible()
            assert prompt not in bar.inner_text(), "it is said in words"
            expect(page.locator("[data-threat]")).to_be_attached()
            open_places = page.locator(":is(.open, .spot.open)[data-place]").count()
            assert open_places or bar.locator("[data-answer], button").count(), prompt
            assert not guest.scrolls_sideways(), prompt
            assert complaints(page) == [], prompt
            guest.keep(f"{language}-{prompt}")
            page.goto("about:blank")  # Nobody looks on while much is played.
            clerk.refreshed()
    assert {"hades.deploy-troop", "hades.deploy-fleet", "hades.hero-island", "hades.keep"} <= looked


@pytest.mark.smoke
def test_a_hero_is_hired_by_hand_and_explains_himself(house: House) -> None:
    guest = house.guest()
    table = with_everything(guest)
    rng = random.Random(11)
    others = {"hades.deploy-troop", "hades.deploy-fleet", "hades.deploy-marker"}
    with Clerk(guest, table) as clerk:
        while play_to(clerk, others, rng) != "hades.hero-island":
            others.add(str(clerk.asked[1]["prompt"]))
        seat, question = clerk.asked
        page = guest.go(f"/table/{table}")
        lift_curtain(page, NAMES[seat])
        hero = str(question["args"]["hero"])
        island = question["answers"][0]["places"][0]
        person = Person(page)
        person.press(page.locator(f'[data-place="{island}"]'))
        if person.moment == "confirm":
            person.confirm()
        expect(page.locator(f'svg [data-hero="{hero}"]')).to_be_attached()
        card = page.locator(f'[data-hand="{seat}"] [data-place="hero:{hero}"]')
        expect(card).to_contain_text("hired in this cycle")
        card.hover()
        expect(page.get_by_text("House content: designed for this site.")).to_be_visible()
        assert complaints(page) == []
        guest.keep("hero")
