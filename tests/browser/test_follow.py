"""Following what the others do: told one thing after the other, summed up when my turn comes, battles as they were."""

import re

import pytest
from playwright.sync_api import Page, expect

from tests.browser.cyclades import FIELD, HARBOUR, fleets_meet, hot_seat
from tests.browser.house import PATIENCE, PHONE, WIDE, House, bots, me
from tests.browser.person import GLOWING, TO_THE_MIDDLE, Finger, Person
from tests.browser.test_axe import complaints

pytestmark = pytest.mark.slow


def play_to(page: Page, sight: str) -> None:
    """Answer until this is seen: who is first has nothing to look back on, and who comes late has missed something."""
    person = Person(page)
    while True:
        page.wait_for_selector(f"{sight}, [data-bar=asked], [data-bar=confirm]", timeout=PATIENCE)
        if page.locator(sight).count():
            return
        person.confirm() if person.moment == "confirm" else person.answer()


def step(page: Page) -> None:
    """On to what is told next."""
    number = page.locator("[data-told]").get_attribute("data-told")
    page.keyboard.press("Space")
    page.wait_for_function(
        "number => document.querySelector('[data-told]')?.dataset.told !== number", arg=number, timeout=PATIENCE
    )


def told(page: Page) -> list[str]:
    """Go through all that is told, step by step, to the question."""
    sentences: list[str] = []
    band = page.locator("[data-band]")
    while True:
        page.wait_for_selector("[data-band], [data-bar=asked], [data-bar=confirm]", timeout=PATIENCE)
        if not band.count():
            return sentences
        assert page.locator("[data-bar]").get_attribute("data-bar") == "waiting", "asked before all is told"
        sentences += band.locator(".lines > span").all_inner_texts()
        step(page)


@pytest.mark.point(12, 9)
def test_each_event_is_told_before_the_question_comes(house: House) -> None:
    guest = house.guest(pace="step")
    table = guest.new_table(me(), *bots(3), game="cyclades")["table"]["id"]
    page = guest.go(f"/table/{table}")
    play_to(page, "[data-band]")
    assert complaints(page) == []
    band, board = (page.locator(what).bounding_box() for what in ("[data-band]", "[data-board]"))
    assert band
    assert board
    assert band["y"] >= board["y"] + board["height"], "what happens on the board is not hidden by its telling"
    sentences = told(page)
    assert len(sentences) > 1
    assert page.locator(".log li").all_inner_texts()[-len(sentences) :] == sentences


CHITS = "() => document.querySelectorAll('.near .chits .seen').length"


@pytest.mark.point(12, 9)
def test_the_table_shows_what_has_been_told_and_no_more(house: House) -> None:
    guest = house.guest(pace="step")
    page = guest.go(f"/table/{guest.new_table(me(), *bots(2))['table']['id']}")
    person, confirm = Person(page), page.locator("[data-action=confirm]")
    chits = 0
    while chits < 2:
        page.wait_for_selector("[data-band], [data-bar=asked], [data-bar=confirm]", timeout=PATIENCE)
        if not page.locator("[data-band]").count():
            person.press(confirm) if person.moment == "confirm" else person.answer()
            continue
        lines = page.locator("[data-band] .lines > span").all_inner_texts()
        chits += sum("chit" in line for line in lines)
        assert page.evaluate(CHITS) == chits, lines
        assert confirm.count() == 0, "it has been confirmed"
        step(page)


@pytest.mark.point(12, 9)
def test_what_is_not_for_me_can_be_skipped_and_the_pace_is_kept(house: House) -> None:
    guest = house.guest(pace="step")
    table = guest.new_table(me(), *bots(3), game="cyclades")["table"]["id"]
    page = guest.go(f"/table/{table}")
    play_to(page, "[data-band]")
    page.get_by_role("button", name="To my turn").first.click()
    while page.locator("[data-bar=waiting]").count():
        if page.locator("[data-band]").count():
            page.locator("[data-band] [data-action=to-my-turn]").click()
        else:
            page.wait_for_selector("[data-band], [data-bar=asked]", timeout=PATIENCE)
    expect(page.locator("[data-bar=asked]")).to_be_visible()
    page.get_by_role("banner").get_by_label("Slow").check(force=True)
    page.reload()
    expect(page.get_by_role("banner").get_by_label("Slow")).to_be_checked()


COVERED = """() => {
    const card = document.querySelector('[data-recap]').getBoundingClientRect();
    return [...document.querySelectorAll('.spot.island')].filter(island => {
        const matrix = island.getScreenCTM(), long = island.getTotalLength();
        return Array.from({ length: 60 }, (_, n) => island.getPointAtLength(long * n / 60).matrixTransform(matrix))
            .some(({ x, y }) => x > card.left && x < card.right && y > card.top && y < card.bottom);
    }).map(island => island.dataset.place);
}"""
"""Islands that the recap lies over, be it a part of their shore."""
CUT = "groups => groups.scrollHeight > groups.clientHeight + 1"
LARGE, USUAL, SMALL = (1920, 1080), WIDE, (1280, 800)

UNDER = "([x, y]) => document.elementFromPoint(x, y).closest('[data-place]')?.dataset.place"


@pytest.mark.point(12, 10)
@pytest.mark.parametrize("phone", [False, True])
def test_a_recap_opens_when_my_turn_comes_and_makes_room_at_my_first_deed(house: House, phone: bool) -> None:
    guest = house.guest(size=PHONE, touch=True) if phone else house.guest()
    table = guest.new_table(me(), *bots(3), game="peloponnes" if phone else "cyclades")["table"]["id"]
    page = guest.go(f"/table/{table}")
    play_to(page, "[data-recap=open]")
    recap = page.locator("[data-recap=open]")
    expect(recap).to_contain_text("Since your turn")
    log = page.locator(".log").inner_text()
    for line in recap.locator("li").all_inner_texts():
        assert re.sub(r"\d+$", "", line).strip() in log
    assert set(recap.locator("h3").all_inner_texts()) <= {"Aspasia", "Lysander", "Solon"}
    assert not guest.scrolls_sideways()
    assert complaints(page) == []
    guest.keep("recap")
    if not phone:
        # As much as there is room for, and no line is cut; where that is nothing, it is one line itself.
        for size in (LARGE, USUAL):
            Person(page).resize(*size)
            assert page.evaluate(COVERED) == []
            assert not recap.locator(".groups").evaluate(CUT)
        Person(page).resize(*SMALL, "[data-recap=folded]")
        assert page.evaluate(COVERED) == []
        Person(page).resize(*USUAL, "[data-recap=open]")
        page.locator("[data-action=all-news]").click()
        Person(page).settled()
        assert page.evaluate(COVERED) == [], "however much there is to tell"
        expect(page.locator("[data-action=close-recap]")).to_be_in_viewport(ratio=1)
        assert complaints(page) == []
    if phone:
        # It stands above the board: if it folded, what is tapped would go from under the finger.
        glowing = page.locator(GLOWING).first
        glowing.evaluate(TO_THE_MIDDLE)
        place, box = glowing.get_attribute("data-place"), glowing.bounding_box()
        assert box
        Finger(page).press(glowing)
        under = [box["x"] + box["width"] / 2, box["y"] + box["height"] / 2]
        assert page.evaluate(UNDER, under) == place
        return
    Person(page).answer()
    expect(page.locator("[data-recap=open]")).to_have_count(0, timeout=PATIENCE)
    expect(page.locator("[data-recap=folded]")).to_be_visible(timeout=PATIENCE)


@pytest.mark.point(12, 10)
def test_what_happened_is_shown_again(house: House) -> None:
    guest = house.guest(pace="step")
    table = guest.new_table(me(), *bots(3), game="cyclades")["table"]["id"]
    page = guest.go(f"/table/{table}")
    play_to(page, "[data-band]")
    first = told(page)
    page.locator("[data-action=show-again]").click()
    assert told(page) == first


@pytest.mark.point(12, 4)
def test_a_battle_is_told_as_it_was_and_nobody_is_asked_before_the_dice(house: House) -> None:
    guest = house.guest()
    watcher = house.guest(pace="step")
    table, clerk = hot_seat(guest)
    with clerk:
        fleets_meet(clerk)
        page = watcher.go(f"/table/{table}")
        page.wait_for_selector("[data-bar=waiting]", timeout=PATIENCE)
        clerk.play(f"fleet {HARBOUR}>{FIELD} x4")

        band, scene = page.locator("[data-band]"), page.locator("[data-battle]")
        expect(band).to_contain_text("Camille moves 4 fleets", timeout=PATIENCE)
        # Who only watches, or is out of the game, has no turn to come.
        expect(page.get_by_role("button", name="To the present")).to_have_count(2)
        expect(page.get_by_role("button", name="To my turn")).to_have_count(0)
        field = page.locator(f'[data-place="sea:{FIELD}"]')
        expect(field).to_have_attribute("aria-label", re.compile("2 fleets.*Bastien"))
        page.keyboard.press("Space")
        expect(band).to_contain_text("attacks Bastien")
        expect(scene).to_contain_text(FIELD)
        expect(scene.locator("svg rect")).to_have_count(0)
        expect(scene).not_to_contain_text("retreat")
        page.keyboard.press("Space")
        expect(band).to_contain_text("die")
        expect(scene.locator("svg rect")).to_have_count(2)
        expect(scene).not_to_contain_text("retreat")
        expect(field).to_have_attribute("aria-label", re.compile("2 fleets.*Bastien"))
        page.keyboard.press("Space")
        expect(scene).to_contain_text("retreat, or stay?")
        expect(band).to_have_count(0)
