"""Archipelago in a browser: a region laid and turned, sealed bids, an exchange by letter, a crisis, keys, a phone."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import FloatRect, Page, expect

from tests.browser.archipelago import asked_for, bring, seated
from tests.browser.house import PHONE, SIZES, House, bots, me
from tests.browser.person import Finger, Person, Pointer
from tests.browser.test_axe import complaints

pytestmark = pytest.mark.slow


def boxed(page: Page, what: str) -> FloatRect:
    """Where something stands on the page."""
    box = page.locator(what).bounding_box()
    assert box
    return box


def test_a_person_plays_two_bots_to_the_end(house: House) -> None:
    guest = house.guest()
    table = guest.new_table(me(), *bots(2), game="archipelago", options={"length": "short"})["table"]["id"]
    page = guest.go(f"/table/{table}")
    person = Person(page)
    for number, prompt in enumerate(person.play()):
        if number % 40 == 1:
            guest.keep(f"{number:03}-{prompt}")
        assert not guest.scrolls_sideways()
    person.sees_the_end()
    assert {"take-hex", "lay-first", "bid", "act", "buy-or-rotate"} <= person.prompts
    expect(page.locator("[data-ending]")).to_be_visible()
    guest.keep("end", whole=True)


@pytest.mark.smoke
@SIZES
def test_a_region_is_laid_and_turned(house: House, language: str, size: tuple[int, int]) -> None:
    guest = house.guest(language, size=size)
    with seated(house, [guest]) as (table, clerks):
        bring(clerks, asked_for(0, "take-hex"))
    page = guest.go(f"/table/{table}")
    person = Person(page)
    assert person.wait_for("asked") == "asked"
    person.press(page.locator("[data-place^='hex:'].open").first)
    expect(page.locator("[data-sheet=exploring] [data-face]")).to_have_count(2)
    person.do(lambda: page.locator("[data-place^='cell:'].open").first.dispatch_event("click"))
    laid = page.locator("[data-bar] [data-answer^='lay ']")
    before = laid.get_attribute("data-answer")
    page.keyboard.press("r")
    expect(laid).not_to_have_attribute("data-answer", str(before))
    expect(page.locator(".chart .preview")).to_have_count(1)
    assert complaints(page) == []
    assert not guest.scrolls_sideways()
    guest.keep(f"{language}-turned")
    meant = str(laid.get_attribute("data-answer"))
    cell = meant.split()[2]
    person.press(laid)
    while person.moment == "asked" and page.locator("[data-place^='cube:'].open").count():
        person.press(page.locator("[data-place^='cube:'].open").first)
    person.confirm()
    expect(page.locator(f"[data-place='cell:{cell}']")).to_have_count(0)


def test_what_cannot_be_laid_here_is_told(house: House) -> None:
    guest = house.guest()
    with seated(house, [guest]) as (table, clerks):
        bring(clerks, asked_for(0, "which-hex", "act"))
    page = guest.go(f"/table/{table}")
    person = Person(page)
    person.wait_for("asked")
    closed = page.locator("[data-place^='wheel:']:not(.open)").first
    closed.dispatch_event("click")
    expect(page.locator("[data-dock] [role=alert]")).to_be_visible()


@pytest.mark.smoke
def test_a_bid_stays_sealed_until_all_have_bid(house: House) -> None:
    first, second = house.guest(), house.guest("fr")
    with seated(house, [first, second]) as (table, clerks):
        bring(clerks, asked_for(0, "bid"))
    pages = [guest.go(f"/table/{table}") for guest in (first, second)]
    persons = [Person(page) for page in pages]
    assert persons[0].wait_for("asked") == "asked"
    sheet = pages[1].locator("[data-sheet=bids]")
    expect(sheet.locator("[data-letter='0']")).to_contain_text("écrit")
    pages[0].locator("[data-bar] input[type=number], [data-bar] input").first.fill("2")
    first.keep("bid")
    # One click seals it: there is nothing else to confirm.
    persons[0].press(pages[0].locator("[data-bar] form [data-answer]"))
    assert persons[0].moment != "confirm"
    persons[1].settled()
    expect(sheet.locator("[data-letter='0']")).to_contain_text("scellée")
    expect(pages[0].locator("[data-mine]")).to_contain_text("2 florins")
    assert "2 florins" not in sheet.inner_text()
    second.keep("sealed")


@pytest.mark.smoke
def test_two_browsers_exchange_by_letter(house: House) -> None:
    first, second = house.guest(), house.guest("fr")
    with seated(house, [first, second]) as (table, clerks):
        bring(clerks, asked_for(0, "act"))
    pages = [guest.go(f"/table/{table}") for guest in (first, second)]
    one, other = (Person(page) for page in pages)
    assert one.wait_for("asked") == "asked"
    purses = [page.locator("[data-mine] [data-good=florins] b") for page in pages]
    had = [int(purse.inner_text()) for purse in purses]

    also = pages[0].locator("[data-action=also]")
    if also.count():
        also.click()
    one.press(pages[0].locator("[data-may] [data-answer='offer B']"))
    deal = pages[0].locator("[data-deal]")
    deal.locator("[data-side=give][data-unit=florins] button").last.click()
    first.keep("offer")
    expect(pages[0].locator("[data-pile]")).to_be_visible()
    # It lies over what is beside the chart, and folds, so that the markets can be looked at.
    sheet, chart, balance = (boxed(pages[0], each) for each in ("[data-deal]", "[data-chart]", "[data-margin]"))
    assert sheet["x"] >= chart["x"] + chart["width"]
    assert sheet["y"] >= balance["y"] + balance["height"]
    pages[0].keyboard.press("Escape")
    expect(deal).to_have_count(0)
    pages[0].locator("[data-action=fold]").click()
    expect(deal.locator("[data-side=give][data-unit=florins] > b")).to_have_text("1")
    assert complaints(pages[0]) == []
    one.press(pages[0].locator("[data-answer=offer]"))

    letter = pages[1].locator("[data-letter='0']")
    expect(letter).to_be_visible()
    other.settled()
    second.keep("letter")
    # A counter-offer begins with what has been offered.
    other.press(letter.locator("[data-answer='counter A']"))
    expect(pages[1].locator("[data-deal] [data-side=get][data-unit=florins] > b")).to_have_text("1")
    other.press(pages[1].locator("[data-action=cancel]"))
    other.press(letter.locator("[data-answer='accept A']"))
    expect(purses[0]).to_have_text(str(had[0] - 1))
    expect(purses[1]).to_have_text(str(had[1] + 1))
    expect(letter).to_have_count(0)


@SIZES
def test_a_crisis_is_answered(house: House, language: str, size: tuple[int, int]) -> None:
    guest = house.guest(language, size=size)
    with seated(house, [guest]) as (table, clerks):
        bring(clerks, lambda seat, question: seat == 0 and question["prompt"] in ("help", "supply"))
    page = guest.go(f"/table/{table}")
    person = Person(page)
    person.wait_for("asked")
    expect(page.locator("[data-sheet=crisis]")).to_be_visible()
    expect(page.locator(".chart.dusk")).to_have_count(1)
    assert complaints(page) == []
    assert not guest.scrolls_sideways()
    guest.keep(f"{language}-crisis")
    means = page.locator("[data-place^='help:'].open")
    expect(page.locator("[data-gave]")).to_have_count(0)
    person.do(lambda: means.first.dispatch_event("click"))
    expect(page.locator("[data-gave='0']")).to_be_visible()
    guest.keep(f"{language}-given")


def test_a_card_that_is_too_dear_says_what_is_short_and_is_never_turned_instead(house: House) -> None:
    guest = house.guest()
    with seated(house, [guest]) as (table, clerks):
        bring(clerks, asked_for(0, "bid"))
        clerks[0].play("bid 9")
        bring(clerks, asked_for(0, "set-order"))
        clerks[0].play("order A B C")
        bring(clerks, asked_for(0, "buy-or-rotate"))
    page = guest.go(f"/table/{table}")
    person = Person(page)
    person.wait_for("asked")
    expect(page.locator("header [aria-current=step]")).to_contain_text("Evolution")
    dear = page.locator("[data-track] .one", has=page.locator("[data-short]")).first
    expect(dear.locator("[data-short]")).to_contain_text("short")
    before = person.state
    dear.locator("[data-place^='card:']").click()
    expect(page.locator("[data-dock] [role=alert]")).to_contain_text("florins")
    assert person.state == before
    assert complaints(page) == []
    guest.keep("dear")
    person.press(dear.locator("[data-place^='turn:']"))


def test_a_turn_with_keys_only(house: House) -> None:
    guest = house.guest()
    with seated(house, [guest]) as (table, clerks):
        bring(clerks, asked_for(0, "act"))
    page = guest.go(f"/table/{table}")
    person = Person(page)
    person.wait_for("asked")
    taxes = page.locator("[data-place='wheel:taxes']")
    taxes.focus()
    page.keyboard.press("ArrowRight")
    expect(page.locator("[data-place='deed:answer-trade']")).to_be_focused()
    page.keyboard.press("ArrowLeft")
    expect(taxes).to_be_focused()
    page.keyboard.press("b")
    expect(page.locator("[data-bar] .answers button").first).to_be_focused()
    taxes.focus()
    person.do(lambda: page.keyboard.press("Enter"))
    person.do(lambda: page.keyboard.press("Control+z"))
    assert person.wait_for("asked") == "asked"
    expect(taxes).to_have_class(re.compile(r"\bopen\b"))


def test_on_a_phone_the_wheel_is_a_grid(house: House) -> None:
    guest = house.guest("fr", size=PHONE, touch=True)
    with seated(house, [guest]) as (table, clerks):
        bring(clerks, asked_for(0, "act"))
    page = guest.go(f"/table/{table}")
    finger = Finger(page)
    finger.wait_for("asked")
    assert not guest.scrolls_sideways()
    assert complaints(page) == []
    guest.keep("phone", whole=True)
    sector = page.locator("button[data-place='wheel:taxes']")
    sector.scroll_into_view_if_needed()
    box = sector.bounding_box()
    assert box
    assert box["height"] >= 44
    finger.press(sector)
    guest.keep("taxes")


def test_at_night_it_is_the_same_chart(house: House) -> None:
    guest = house.guest("fr", theme="dark")
    with seated(house, [guest]) as (table, clerks):
        bring(clerks, asked_for(0, "act"))
    page = guest.go(f"/table/{table}")
    person = Pointer(page)
    person.wait_for("asked")
    assert complaints(page) == []
    guest.keep("night")
    # What has happened lies on the chart, beside the regions that its numbers are on, and never on the balance.
    recap, chart = (page.locator(each).bounding_box() for each in ("[data-recap=open]", "[data-chart]"))
    assert recap
    assert chart
    assert recap["y"] >= chart["y"]
    assert recap["y"] + recap["height"] <= chart["y"] + chart["height"]
    expect(page.locator("[data-pin='1']")).to_be_visible()
    expect(page.locator("[data-margin]")).to_be_visible()
