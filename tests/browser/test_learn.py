"""Learning a game here: a first game in bubbles, a game on one page, rules beside the table, icons that explain."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from tests.browser.house import PHONE, WIDE, Guest, House
from tests.browser.person import Person

OFFER = {
    "offer": ["god:ares =1", "confirm"],
    "outbid": ["god:poseidon =3", "confirm"],
    "fleet": ["sea:D4"],
    "battle": ["sea:D4", "sea:F4", "2", "confirm"],
    "port": ["slot:andros/0"],
    "turn": ["end", "confirm"],
    "zeus": ["god:zeus", "15", "confirm"],
    "temple": ["slot:andros/1"],
    "metropolis": ["island:andros", "end", "confirm"],
}
BID = {
    "bid": ["tile:stoa", "7", "confirm"],
    "displaced": ["tile:tiryns_fortress", "confirm"],
    "build": ["mark", "confirm"],
    "tempest": ["tile:terrain_a08", "tile:terrain_b06", "tile:terrain_b07", "tile:terrain_b11", "done", "confirm"],
    "finish": ["tile:tiryns_fortress", "confirm"],
    "conquest": ["tile:terrain_c04", "confirm"],
    "feed": ["11", "confirm"],
}
DISC = {
    "crisis": ["help:market", "confirm"],
    "export": ["help:stock"],
    "leave": ["done", "confirm"],
    "explore": ["wheel:exploration", "confirm", "pile:first", "confirm"],
    "lay": ["cell:0,-2", "lay a 0,-2 0", "confirm"],
    "enter": ["spot:R22a/land", "confirm"],
    "cubes": ["cube:fish", "confirm"],
    "harvest": ["wheel:harvest_fish", "confirm", "spot:R03a/water", "confirm"],
    "sell": ["section:domestic/fish", "sell fish domestic", "confirm"],
    "build": ["wheel:construction", "build town with token:wood token:stone", "confirm"],
}
DEEDS = {"cyclades": OFFER, "peloponnes": BID, "archipelago": DISC}
"""What each bubble of a lesson waits for: places, amounts and answers, one after the other."""
READ = {
    "cyclades": ["aim", "creatures", "end"],
    "peloponnes": ["aim", "income", "supply", "end"],
    "archipelago": ["aim", "balance", "end"],
}
"""Those that wait to be read."""
IN_SIGHT = """() => {
    const box = what => document.querySelector(what)?.getBoundingClientRect();
    const meant = box('.veil:not(.over)');
    if (!meant) return true;
    const middle = meant.top + meant.height / 2;
    return (box('[data-part]')?.bottom ?? 0) < middle && middle < box('[data-bar]').top;
}"""
"""The middle of what a bubble points at lies between the parts of a small page and the bar."""
SHOWN = {"cyclades": ("en", WIDE), "peloponnes": ("fr", WIDE), "archipelago": ("en", PHONE)}


class Learner(Person):
    """Somebody who takes a first game."""

    @classmethod
    def of(cls, guest: Guest, game: str) -> Learner:
        """From home."""
        guest.go("/")
        learner = cls(guest.page)
        guest.page.locator(f"[data-lesson-of={game}]").click()
        learner.settled("[data-lesson]")
        return learner

    @property
    def bubble(self) -> str:
        """The one that is in sight, once it is this player's turn again."""
        self.wait_for("asked", "confirm", "over")
        found = self.page.locator("[data-lesson]")
        return found.get_attribute("data-lesson") or "" if found.count() else ""

    def read(self) -> None:
        self.page.locator("[data-action=lesson-next]").click()
        self.settled()

    def act(self, what: str) -> None:
        """A place, with an amount on it; a word in the bar; confirming, where there is something to confirm."""
        if what == "confirm":
            if self.moment == "confirm":
                self.confirm()
            return
        place, _, amount = what.partition(" =")
        if ":" not in place or " " in place:
            self.choose(place)
        elif amount:
            self.press(self.page.locator(f'[data-place="{place}"] [data-amount="{amount}"]'))
        else:
            self.do(lambda: self.page.locator(f'[data-place="{place}"]').first.dispatch_event("click"))


@pytest.mark.point(12, 21)
@pytest.mark.parametrize("game", DEEDS)
def test_a_first_game_is_won_by_doing_what_its_bubbles_ask(house: House, game: str) -> None:
    language, size = SHOWN[game]
    guest = house.guest(language, size=size)
    learner = Learner.of(guest, game)
    seen: list[str] = []
    while learner.moment != "over" or learner.bubble:
        name = learner.bubble
        assert name, f"nothing is said after {seen}"
        seen.append(name)
        assert guest.page.evaluate(IN_SIGHT), f"what {name} points at is out of sight"
        if name in READ[game]:
            learner.read()
            continue
        for what in DEEDS[game][name]:
            learner.act(what)
        if name == "offer":
            guest.page.reload()
            learner.settled("[data-lesson=outbid]")
    assert sorted(seen) == sorted([*DEEDS[game], *READ[game]])
    learner.sees_the_end()
    info = guest.info(guest.page.url.rpartition("/")[2])
    mine = next(seat["seat"] for seat in info["seats"] if seat["kind"] == "player")
    assert info["result"]["places"][mine] == 1


@pytest.mark.point(12, 21)
def test_whoever_does_otherwise_is_told_kindly_and_can_undo_skip_and_resume(house: House) -> None:
    guest = house.guest(size=PHONE, touch=True)
    page = guest.page
    guest.go("/new/cyclades")
    page.locator("[data-lesson-of=cyclades]").click()
    learner = Learner(page)
    learner.settled("[data-lesson=aim]")
    assert not guest.scrolls_sideways()
    learner.read()
    # Another god than the lesson meant, then taken back.
    learner.act("god:poseidon =3")
    expect(page.locator(".otherwise")).to_contain_text("Offer 1 to Ares.")
    guest.keep("otherwise")
    learner.press(page.locator("[data-action=undo]"))
    while learner.page.locator(".otherwise").count():
        learner.press(page.locator("[data-action=undo]"))
    assert learner.bubble == "offer"
    guest.keep("bubble")
    page.locator("[data-action=lesson-off]").click()
    learner.settled("[data-lesson-pill=off]")
    expect(page.locator("[data-lesson-pill]")).to_contain_text("in this browser only")
    assert not guest.scrolls_sideways()
    assert not page.locator("[data-lesson]").count()
    page.reload()
    learner.settled("[data-lesson-pill=off]")
    # The game goes on without the lesson, and the lesson catches up with it.
    learner.act("god:poseidon =3")
    learner.act("confirm")
    learner.wait_for("asked")
    # What a finger has had explained has icons that explain themselves.
    island = page.locator('[data-place="island:andros"]')
    island.dispatch_event("pointerdown", {"pointerType": "touch", "isPrimary": True})
    icon = page.locator("[data-dock] [role=note] svg").first
    icon.tap()
    learner.settled("[data-term-note=island]")
    guest.keep("explained")
    expect(icon).to_be_visible()
    page.locator("[data-bar]").tap(position={"x": 5, "y": 5})
    expect(page.locator("[data-dock]")).to_be_hidden()
    page.locator("[data-action=lesson-on]").click()
    learner.settled("[data-lesson=fleet]")
    expect(page.locator(".otherwise")).to_contain_text("Offer 1 to Ares.")


@pytest.mark.point(12, 22)
def test_a_game_stands_on_one_page_before_its_rulebook_finds_what_people_type(house: House) -> None:
    guest = house.guest()
    page = guest.go("/")
    for game in DEEDS:
        expect(page.locator(f"[data-scene={game}] svg")).to_be_visible()
    guest.keep("shelf", whole=True)
    page.locator('.games a[href="#/learn/peloponnes"]').click()
    person = Person(page)
    person.settled("#primer-title")
    assert [heading.inner_text() for heading in page.locator("h2").all()] == ["A round", "How to win", "The icons"]
    assert page.locator("main svg").count() > 20
    guest.go("/rules/cyclades")
    for typed in ("how do I win", "Victory", "objectives"):
        page.locator("input[type=search]").fill(typed)
        person.settled("[data-answered=win]")
        expect(page.locator("section h2").nth(1)).to_have_text("End of cycle and victory")
    page.locator("header button[lang=fr]").click()
    page.locator("input[type=search]").fill("but du jeu")
    person.settled("[data-answered=win]")
    expect(page.locator("section h2").nth(1)).to_have_text(re.compile("victoire"))
    page.locator("input[type=search]").fill("metropoles")
    person.settled("mark")
    expect(page.locator("mark").first).to_have_text(re.compile("Métropole"))


@pytest.mark.point(12, 22)
def test_rules_open_beside_the_table_and_icons_explain_themselves(house: House) -> None:
    guest = house.guest()
    learner = Learner.of(guest, "peloponnes")
    page = guest.page
    page.locator("[data-action=lesson-off]").click()
    rules = page.locator("header nav a[href^='#/rules']")
    rules.click()
    learner.settled("[data-rulebook=peloponnes]")
    drawer = page.locator("[data-rulebook]").bounding_box()
    board = page.locator("main").bounding_box()
    assert drawer
    assert board
    assert board["x"] + board["width"] <= drawer["x"] + 1, "it covers nothing of the table"
    page.keyboard.type("hunger")
    learner.settled("[data-rulebook] mark")
    learner.act("tile:stoa")
    page.keyboard.press("Escape")
    learner.settled()
    assert not page.locator("[data-rulebook]").count()
    expect(rules).to_be_focused()
    # What is inside a tile, by keyboard: pinned, its icons are gone through one by one.
    assert not page.locator("[data-dock]").is_visible(), "a dock with nothing in it is not there"
    tile = page.locator("[data-board] .tile").first
    page.keyboard.press("Tab")
    tile.focus()
    page.keyboard.press("p")
    term = page.locator("[data-dock] [data-term]").first
    expect(term).to_be_focused()
    guest.keep("pinned")
    page.keyboard.press("Enter")
    learner.settled(f"[data-term-note={term.get_attribute('data-term')}]")
    page.keyboard.press("Escape")
    expect(tile).to_be_focused()
    # By mouse on anybody's, by keyboard on mine.
    page.locator("[data-term=luxury]").last.click()
    learner.settled("[data-term-note=luxury]")
    page.locator("[data-term=food]").first.focus()
    page.keyboard.press("Enter")
    learner.settled("[data-term-note=food]")
    expect(page.locator("[data-term-note]")).to_contain_text("Feeds 1 inhabitant")
    page.keyboard.press("Escape")
    learner.settled()
    assert not page.locator("[data-term-note]").count()
