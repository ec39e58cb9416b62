"""Great moments, the end, and looking at a whole game again."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from playwright.sync_api import Page, Route, expect

from tests.browser.clerk import Clerk
from tests.browser.cyclades import hot_seat, turn_of, wants
from tests.browser.house import SIZES, Guest, House, me
from tests.browser.person import Person
from tests.browser.test_axe import complaints

pytestmark = pytest.mark.slow


def begun(guest: Guest) -> str:
    """A table of Peloponnes for two on one screen."""
    return str(guest.new_table(me("Camille"), me("Bastien"))["table"]["id"])


def moments(page: Page) -> list[str]:
    """The great moments on the way to the end, all else skipped."""
    seen: list[str] = []
    person = Person(page)
    while page.locator("[data-band]").count():
        if page.locator("[data-moment]").count():
            if not seen:
                assert complaints(page) == []
            seen.append(page.locator("[data-moment]").inner_text())
        page.locator("[data-band] [data-action=to-my-turn]").click()
        person.settled()
    return seen


@pytest.mark.point(12, 11)
def test_a_disaster_is_a_great_moment_and_the_end_a_scene_to_share(house: House) -> None:
    guest, watcher = house.guest(), house.guest(pace="step")
    table = begun(guest)
    page = watcher.go(f"/table/{table}")
    with Clerk(guest, table) as clerk:
        clerk.play_to_the_end()
    Person(page).settled("[data-band]")
    seen = moments(page)
    assert any("strikes!" in moment for moment in seen), seen
    end = page.locator("section", has=page.locator("#end-title"))
    expect(end).to_contain_text("2 players")
    expect(page.locator("[data-turning]").first).to_be_visible()
    expect(page.get_by_role("table", name="In numbers")).to_contain_text("Times passed or withdrawn")
    assert complaints(page) == []
    watcher.keep("end", whole=True)
    with page.expect_download() as download:
        page.locator("[data-action=share]").click()
    assert download.value.suggested_filename.endswith(".png")
    assert Path(download.value.path()).read_bytes().startswith(b"\x89PNG")


LISTENING = """{
    window.heard = [];
    for (const voice of ["createOscillator", "createBufferSource"]) {
        const made = AudioContext.prototype[voice];
        AudioContext.prototype[voice] = function () { window.heard.push(voice); return made.call(this); };
    }
}"""
"""What the page plays is written down: tones and rushes of air."""
FANFARE = ["createOscillator"] * 8
CAMERA = "document.querySelector('[data-board] svg > g').getAttribute('transform')"
AT_REST = "translate(0.00 0.00) scale(1.0000)"


def before_a_metropolis(clerk: Clerk) -> str:
    """The first seat has won Athena twice, has four Philosophers, and is asked where its Metropolis stands."""
    while True:
        clerk.play_until(turn_of(0, "act", "metropolis"), wants({0: "athena"}))
        _, question = clerk.asked
        texts = [answer["text"] for answer in question["answers"]]
        if question["prompt"] == "metropolis":
            return str(texts[0])
        clerk.play("recruit philosopher" if "recruit philosopher" in texts else "end")


@pytest.mark.point(12, 11)
@SIZES
def test_a_great_moment_has_a_banner_a_camera_and_a_sound(house: House, language: str, size: tuple[int, int]) -> None:
    guest, still = house.guest(), house.guest(pace="step")
    watcher = house.guest(language, size=size, pace="step")
    still.page.emulate_media(reduced_motion="reduce")
    watcher.context.add_init_script(LISTENING)
    table, clerk = hot_seat(guest)
    with clerk:
        where = before_a_metropolis(clerk)
        page = watcher.go(f"/table/{table}")
        page.locator("[aria-controls=settings]").click()
        expect(page.locator("input[type=range]")).to_have_count(0)
        assert page.evaluate("heard") == [], "silent until somebody asks"
        page.get_by_label({"en": "Sounds", "fr": "Sons"}[language]).check()
        expect(page.get_by_label("Volume")).to_be_visible()
        page.keyboard.press("Escape")
        still.go(f"/table/{table}")
        clerk.play(where)
    for seen in (page, still.page):
        Person(seen).settled("[data-moment]")
        expect(seen.locator("[data-moment=glory]")).to_contain_text("Camille")
    assert page.evaluate("heard")[-8:] == FANFARE
    assert page.evaluate(CAMERA) != AT_REST, "we go there"
    assert still.page.evaluate(CAMERA) == AT_REST, "nothing moves where nothing shall"
    watcher.keep("moment")
    assert not watcher.scrolls_sideways()
    page.locator("[data-moment]").click()
    expect(page.locator("[data-moment]")).to_have_count(0)
    Person(page).settled()
    assert page.evaluate(CAMERA) == AT_REST, "and come back"


@pytest.mark.point(12, 5)
def test_equal_scores_lie_on_one_line(house: House) -> None:
    guest = house.guest()
    table = begun(guest)
    with Clerk(guest, table) as clerk:
        clerk.play_to_the_end()
    page = guest.go(f"/table/{table}")
    rows = page.locator("figure table tbody tr").all()
    scores = [[cell.inner_text() for cell in row.locator("td").all()] for row in rows]
    equal = [round for round, (one, other) in enumerate(scores) if one == other]
    assert equal
    heights = [
        [float(mark.get_attribute("y") or 0) for mark in page.locator(f'[data-line="{seat}"] .mark').all()]
        for seat in (0, 1)
    ]
    assert [round for round, (one, other) in enumerate(zip(*heights, strict=True)) if one == other] == equal


@pytest.mark.point(12, 5)
def test_a_level_that_was_not_completed_is_not_won(house: House) -> None:
    guest = house.guest()
    table = guest.new_table(me())["table"]["id"]

    def fail(route: Route) -> None:
        answer = route.fetch()
        listed = answer.json()
        for each in listed["tables"]:
            result = {"places": [1], "scores": [9], "breakdown": [{}], "ending": "ending-level-failed", "teams": []}
            each.update(status="over", your_turn=False, asked=[], result=result)
        route.fulfill(response=answer, json=listed)

    guest.page.route("**/api/me/tables*", fail)
    page = guest.go("/")
    row = page.locator("li", has=page.locator(f'a[href="#/table/{table}"]')).first
    expect(row).to_contain_text("Level not completed")
    expect(row).not_to_contain_text("You won")


@pytest.mark.point(12, 6)
@pytest.mark.point(12, 15)
def test_a_game_is_looked_at_again_by_itself_from_the_chart_and_from_its_file(house: House, tmp_path: Path) -> None:
    guest = house.guest(pace="fast")
    table = begun(guest)
    with Clerk(guest, table) as clerk:
        clerk.play_to_the_end()
    page = guest.go(f"/table/{table}")
    page.locator('[data-round="3"]').click()
    at = page.locator("output")
    expect(page.locator(".where")).to_contain_text("round 3 of 8")
    expect(page.get_by_label("Seen by")).to_have_value("0")

    page.evaluate("location.hash = location.hash.replace(/at=\\d+/, 'at=2')")
    expect(at).to_have_text(re.compile("^2 of "))
    last = int(at.inner_text().split()[-1])
    page.evaluate(f"location.hash = location.hash.replace(/at=\\d+/, 'at={last - 4}')")
    expect(at).to_have_text(f"{last - 4} of {last}")
    page.locator("[data-action=play]").click()
    expect(at).to_have_text(f"{last} of {last}")
    expect(page.get_by_role("button", name="Play by itself")).to_be_visible()

    record = guest.context.request.get(f"{guest.address}/api/tables/{table}/record")
    assert re.search(r"trireme-peloponnes-\d{4}-\d\d-\d\d", record.headers["content-disposition"])
    assert re.search(r"# \d{4}-\d\d-\d\d\n# A: Camille\n# B: Bastien\n", record.text())
    file = tmp_path / "game.txt"
    file.write_text(record.text(), encoding="utf-8")
    other = house.guest()
    page = other.go("/record")
    page.locator("input[type=file]").set_input_files(file)
    expect(page.locator("output")).to_have_text(f"0 of {last}")
    assert complaints(page) == []
    page.get_by_label("Seen by").select_option("Bastien")
    page.locator("[data-action=on]").click()
    expect(page.locator("output")).to_have_text(f"1 of {last}")
