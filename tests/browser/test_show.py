"""What is shown: explained, and lit up by the log."""

import re

import pytest
from playwright.sync_api import expect

from tests.browser.house import PHONE, House, bots, me
from tests.browser.person import Person

pytestmark = pytest.mark.slow


ROOM_LEFT = """() => {
    const list = document.querySelector('.near > .scrolls'), column = list.parentElement;
    return list.scrollHeight > list.clientHeight + 1
        ? column.getBoundingClientRect().bottom - list.getBoundingClientRect().bottom : 0;
}"""
"""Pixels below what stands beside the board, where that is cut."""


def test_the_log_lights_up_the_board_and_tells_what_is_new(house: House) -> None:
    guest = house.guest()
    table = guest.new_table(me(), *bots(2))["table"]["id"]
    page = guest.go(f"/table/{table}")
    person = Person(page)
    recap = page.locator("[data-recap]")
    for prompt in person.play():
        if prompt == "bid-or-pass" and recap.count():
            break
    line = page.locator(".log li.turned-up button").last
    line.hover()
    expect(page.locator(".board .lit")).to_have_count(1)
    page.locator(".sentence").hover()
    expect(page.locator(".board .lit")).to_have_count(0)
    expect(recap.locator("h2")).to_have_text(re.compile(r"Since your turn\s+\d+ events"))
    shown, more = recap.locator("li").count(), recap.locator(".more")
    left_out = int((re.findall(r"\d+", more.inner_text()) or ["1"])[0]) if more.count() else 0
    assert shown + left_out == int(re.findall(r"\d+", recap.locator("h2").inner_text())[0])
    page.reload()
    expect(recap.locator("h2")).to_have_text(re.compile(r"Since your turn\s+\d+ events"))
    page.locator("[data-action=all-news]").click()
    for width, height in ((1280, 640), (1440, 900)):
        person.resize(width, height)
        assert recap.evaluate("it => it.scrollHeight <= it.clientHeight + 1"), "what is below leaves it no room"
        expect(recap.locator("[data-action=close-recap]")).to_be_in_viewport(ratio=1)
        assert page.evaluate(ROOM_LEFT) < 30, "nothing is explained, and the neighbours end above an empty room"
    for mine in page.locator(".mat [data-place]").all():
        expect(mine).to_be_in_viewport(ratio=0.9)


def test_every_thing_explains_itself(house: House) -> None:
    guest = house.guest()
    table = guest.new_table(me(), *bots(2))["table"]["id"]
    page = guest.go(f"/table/{table}")
    person = Person(page)
    for prompt in person.play():
        if prompt == "bid-or-pass" and person.answers > 4:
            break
    note = page.locator("[role=note]")
    things = page.locator("[data-place]")
    for thing in things.all():
        thing.hover()
        expect(note.locator("h3")).to_be_visible()
    page.keyboard.press("Tab")
    things.first.focus()
    expect(note).to_contain_text("Prestige")
    page.keyboard.press("Escape")
    expect(note).to_have_count(0)


def test_a_long_press_explains_and_does_not_answer(house: House) -> None:
    guest = house.guest(size=PHONE, touch=True)
    table = guest.new_table(me(), *bots(2))["table"]["id"]
    page = guest.go(f"/table/{table}")
    person = Person(page)
    person.wait_for("asked")
    before = person.state
    thing = page.locator("[data-place].open").first
    thing.dispatch_event("pointerdown", {"pointerType": "touch", "isPrimary": True})
    expect(page.locator("[role=note]")).to_contain_text("Minimum bid")
    thing.dispatch_event("pointerup", {"pointerType": "touch", "isPrimary": True})
    thing.dispatch_event("click")
    assert person.state == before
    guest.keep("explained")
