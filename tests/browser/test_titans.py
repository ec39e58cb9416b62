"""Titans and Monuments on the page: six players in teams, two people in one of them, and a game with everything on."""

from __future__ import annotations

import random
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.clerk import Clerk
from tests.browser.cyclades import lift_curtain
from tests.browser.house import SIZES, WIDE, Guest, House, bots, me
from tests.browser.person import Person
from tests.browser.test_axe import complaints
from tests.browser.test_hades import ALL as HADES
from tests.browser.test_hades import any_answer, part

pytestmark = pytest.mark.slow

TEAMS = ["titans", "titans.teams", "monuments"]
EVERYTHING = [*HADES, *TEAMS]
NAMES = ("Camille", "Bastien", "Daphné", "Éloi")
MOST_ANSWERS = 900
LOOKS = 6
ANSWERS = 3
"""Of each of two people."""
SMALL = (1280, 800)
GROUND_FIRST = """() => {
    const drawn = [...document.querySelectorAll('svg .island > :is(.land, .slot)')].map(each => each.classList[0]);
    return drawn.lastIndexOf('land') < drawn.indexOf('slot');
}"""
PARTNER = 3
"""The seat opposite the first of six."""


def choose_players(page: Page, count: int) -> None:
    page.locator("label:has(input[name=players])").filter(has_text=str(count)).first.click()
    Person(page).settled()


def test_a_new_table_says_what_goes_together(house: House) -> None:
    """Six switch teams on; five cannot have them, and two cannot have Titans, with the reason beside."""
    page = house.guest().go("/new/cyclades")
    choose_players(page, 6)
    for name in ("titans", "titans.teams"):
        expect(part(page, name)).to_be_checked()
        expect(part(page, name)).to_be_disabled()
    expect(page.locator("aside [data-partners]")).to_have_count(3)
    expect(page.locator(f'aside [data-partners="0 {PARTNER}"]')).to_contain_text("Penelope")
    expect(page.locator("aside .extra")).to_contain_text("Titans")
    choose_players(page, 5)
    expect(page.locator("aside [data-partners]")).to_have_count(1)
    expect(part(page, "titans")).not_to_be_checked()
    expect(page.locator('[data-part="titans.teams"]')).to_contain_text("Only with “Titans”.")
    part(page, "titans").check()
    Person(page).settled()
    expect(part(page, "titans.teams")).to_be_disabled()
    expect(page.locator('[data-part="titans.teams"]')).to_contain_text("Choose one of 4, 6.")
    part(page, "titans").uncheck()
    choose_players(page, 2)
    expect(part(page, "titans")).to_be_disabled()
    expect(page.locator('[data-part="titans"]')).to_contain_text("2 cannot play so with “Titans”.")
    assert complaints(page) == []


def two_partners(house: House, language: str, size: tuple[int, int]) -> tuple[Guest, Guest, str]:
    """Two people opposite each other, and bots between them."""
    host, friend = house.guest(language, size=size), house.guest(language, size=size)
    seats = [me(), *bots(2), {"kind": "link", "name": "Daphné"}, *bots(5)[2:4]]
    made = host.new_table(*seats, game="cyclades", options={"modules": TEAMS})
    friend.claim(made["links"][0]["token"], "Daphné")
    return host, friend, str(made["table"]["id"])


def next_of(people: list[Person]) -> Person:
    """Whoever is asked first; bots play between them."""
    while True:
        for person in people:
            if person.moment in ("asked", "confirm"):
                return person


@SIZES
def test_two_people_in_one_team_among_bots(house: House, language: str, size: tuple[int, int]) -> None:
    """Partners sit in one panel, see each other's gold, make their offerings and begin to deploy."""
    host, friend, table = two_partners(house, language, size)
    pages = [guest.go(f"/table/{table}") for guest in (host, friend)]
    people = [Person(page) for page in pages]
    for page in pages:
        expect(page.locator(f'.mine[data-team~="0"][data-team~="{PARTNER}"]')).to_be_attached()
        panel = page.locator("div.team").first
        expect(panel.locator(".gold .screen")).to_have_count(0)
        assert page.locator("div.team .gold .screen").count() == 4
    while min(person.answers for person in people) < ANSWERS:
        person = next_of(people)
        person.confirm() if person.moment == "confirm" else person.answer()
    for guest in (host, friend):
        assert not guest.scrolls_sideways()
        assert complaints(guest.page) == []
        guest.keep(language)


def test_many_players_and_the_log_take_turns(house: House) -> None:
    """Six panels leave no room for the log; what a partner says is counted on its tab."""
    host, friend, table = two_partners(house, "fr", WIDE)
    page = friend.go(f"/table/{table}")
    log = page.locator(".far .log")
    expect(page.locator("div.team").last).to_be_in_viewport(ratio=1)
    expect(log).to_be_hidden()
    talk = host.go(f"/table/{table}").locator("[data-talk]")
    host.page.locator("[data-page=log]").click()
    talk.locator("summary").click()
    talk.locator(".line input").fill("Naxos ?")
    talk.locator("[type=submit]").click()
    expect(page.locator("[data-page=log] [data-heard]")).to_have_attribute("data-heard", "1")
    page.locator("[data-page=log]").click()
    expect(log).to_be_in_viewport(ratio=0.9)
    expect(page.locator("div.team").first).to_be_hidden()
    page.locator("[data-talk] summary").click()
    expect(page.locator("[data-talk] ol")).to_contain_text("Naxos ?")
    expect(page.locator("[data-heard]")).to_have_count(0)
    page.locator("[data-page=far]").click()
    talk.locator(".line input").fill("Andros ?")
    talk.locator("[type=submit]").click()
    expect(page.locator("[data-page=log] [data-heard]")).to_have_attribute("data-heard", "1")
    assert complaints(page) == []


def test_what_is_pointed_at_stays_where_it_is(house: House) -> None:
    """Beside many gods there is no room for an explanation: it stands where nobody points."""
    host, _, table = two_partners(house, "fr", SMALL)
    page = host.go(f"/table/{table}")
    expect(page.locator("div.team").last).to_be_in_viewport(ratio=1)
    card = page.locator("[data-track] .card").last
    before = card.bounding_box()
    page.locator('[data-place="god:apollo"]').hover()
    dock = page.locator("[data-dock]:has(h3)")
    expect(dock).to_be_in_viewport(ratio=1)
    assert card.bounding_box() == before
    expect(card).to_be_in_viewport(ratio=1)
    column = page.locator(".near").bounding_box()
    shown = dock.bounding_box()
    assert column
    assert shown
    assert shown["x"] + shown["width"] <= column["x"], "beside the column that is pointed at"
    page.locator(".spot.island.cell").first.hover()
    expect(dock).to_be_in_viewport(ratio=1)
    shown = dock.bounding_box()
    assert shown
    assert shown["x"] >= column["x"], "over the column, if the board is pointed at"
    assert card.bounding_box() == before


def test_partners_talk_among_themselves(house: House) -> None:
    """What is said to the team reaches the partner, and neither the talk of the table nor a watcher."""
    host, friend, table = two_partners(house, "en", WIDE)
    pages = [guest.go(f"/table/{table}") for guest in (host, friend)]
    host_talk, friend_talk = (page.locator("[data-talk]") for page in pages)
    for page in pages:
        page.locator("[data-page=log]").click()
    host_talk.locator("summary").click()
    expect(host_talk.locator("[data-channel=team]")).to_have_attribute("aria-pressed", "true")
    host_talk.locator(".line input").fill("Naxos?")
    host_talk.locator("[type=submit]").click()
    expect(friend_talk).to_have_attribute("data-unread", "1")
    friend_talk.locator("summary").click()
    expect(friend_talk.locator("ol")).to_contain_text("Naxos?")
    friend_talk.locator("[data-channel=players]").click()
    expect(friend_talk.locator("ol")).not_to_contain_text("Naxos?")
    watcher = house.guest().go(f"/table/{table}")
    watcher.locator("[data-page=log]").click()
    watcher.locator("[data-talk] summary").click()
    expect(watcher.locator("[data-talk] ol")).not_to_contain_text("Naxos?")
    assert complaints(friend.page) == []


def with_everything(guest: Guest) -> str:
    made = guest.new_table(*(me(name) for name in NAMES), game="cyclades", options={"modules": EVERYTHING})
    return str(made["table"]["id"])


def play_to(clerk: Clerk, looked: set[str], rng: random.Random) -> str:
    """A new question of Titans or Monuments; an empty text when the game is over before."""
    for _ in range(MOST_ANSWERS):
        if not any(each["must"] for sight in clerk.sights.values() for each in sight["questions"]):
            return ""
        prompt = str(clerk.asked[1]["prompt"])
        if prompt.startswith(("titans.", "monuments.")) and prompt not in looked:
            return prompt
        clerk.answer(any_answer(rng, clerk.asked[1]))
    return ""


def looks_right(guest: Guest, table: str, clerk: Clerk, prompt: str) -> None:
    page = guest.go(f"/table/{table}")
    lift_curtain(page, NAMES[clerk.asked[0]])
    bar = page.locator(f'[data-prompt="{prompt}"]')
    expect(bar).to_be_visible()
    assert prompt not in bar.inner_text(), "it is said in words"
    assert page.locator(".spot.island.cell").count() == len(clerk.view["islands"]) - outside(clerk.view)
    assert page.evaluate(GROUND_FIRST), "no territory covers what stands on another"
    open_places = page.locator(":is(.open, .spot.open)[data-place]").count()
    assert open_places or bar.locator("[data-answer], button").count(), prompt
    assert not guest.scrolls_sideways(), prompt
    assert complaints(page) == [], prompt


def outside(view: Any) -> int:
    """Islands that are not on the map: that of the Amazons."""
    return sum(1 for island in view["islands"] if island["id"] == "amazons")


@SIZES
def test_every_question_of_a_game_with_everything(house: House, language: str, size: tuple[int, int]) -> None:
    """Whatever Titans and Monuments ask beside Hadès is said, can be answered, and hides nothing."""
    guest = house.guest(language, size=size)
    table = with_everything(guest)
    rng, looked = random.Random(7), set[str]()
    with Clerk(guest, table) as clerk:
        while len(looked) < LOOKS and (prompt := play_to(clerk, looked, rng)):
            looked.add(prompt)
            looks_right(guest, table, clerk, prompt)
            guest.keep(f"{language}-{prompt}")
            guest.page.goto("about:blank")  # Nobody looks on while much is played.
            clerk.refreshed()
    assert {"titans.deploy-unit", "titans.deploy-fleet"} <= looked


def test_territories_titans_and_cards_explain_themselves(house: House) -> None:
    guest = house.guest()
    table = with_everything(guest)
    page = guest.go(f"/table/{table}")
    lift_curtain(page, page.locator(".curtain").inner_text())
    for place, said in (
        ("piece:titan", "Counts as one troop in battle"),
        ("god:kronos", "free Titan"),
    ):
        page.locator(f'[data-place="{place}"]').first.hover()
        expect(page.locator("[data-dock]")).to_contain_text(said)
    page.locator("[data-shelf=monuments]").click()
    page.locator("[data-monuments] button").first.hover()
    expect(page.locator("[data-dock] h3")).to_be_visible()
    page.locator("[data-shelf=titans]").click()
    page.locator('[data-artifacts] [data-place="creature:kunee"]').hover()
    expect(page.locator("[data-dock]")).to_contain_text("1 gold at each income")
    assert complaints(page) == []
