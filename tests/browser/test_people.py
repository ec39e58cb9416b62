"""Playing with people: stand-ins, going back, playing again, talk, watching; and addresses that lead nowhere."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.house import BOT, PATIENCE, PHONE, SETTLED, WIDE, Guest, House, me
from tests.browser.person import Person
from tests.browser.test_axe import complaints

pytestmark = pytest.mark.slow
OPEN = {"kind": "open"}
HOUR = 3600


def post(guest: Guest, path: str, **body: Any) -> Any:
    answer = guest.context.request.post(f"{guest.address}/api/{path}", data=body)
    assert answer.ok, answer.text()
    return answer.json()


def company(house: House, *names: str, **more: Any) -> tuple[str, list[Guest]]:
    """A game that has begun, and its players; their pages are open only where it is public, and so waits for them."""
    guests = [house.guest() for _ in names]
    more = {"stand_in": "random", **more}
    table = guests[0].new_table(me(names[0]), *(OPEN for _ in names[1:]), **more)["table"]["id"]
    for seat, (guest, name) in enumerate(zip(guests[1:], names[1:], strict=True), 1):
        post(guest, f"tables/{table}/sit", seat=seat, name=name)
    if more.get("public"):
        for guest in guests:
            guest.go(f"/table/{table}")
        for guest in guests:
            guest.page.wait_for_selector(f"{SETTLED} [data-bar]", timeout=PATIENCE)
    return table, guests


def at_table(guest: Guest, table: str) -> Page:
    page = guest.go(f"/table/{table}")
    page.wait_for_selector(f"{SETTLED} [data-bar]", timeout=PATIENCE)
    return page


def open_panel(page: Page, which: str) -> Any:
    panel = page.locator(f"[data-{which}]")
    panel.locator("summary").first.click()
    return panel


def move(guest: Guest) -> None:
    """One whole move, confirmed."""
    person = Person(guest.page)
    before = person.version
    while person.version == before:
        person.confirm() if person.wait_for("asked", "confirm") == "confirm" else person.answer()


def looks_well(guest: Guest, name: str) -> None:
    assert complaints(guest.page) == [], name
    assert not guest.scrolls_sideways(), name
    guest.keep(name)


@pytest.mark.smoke
@pytest.mark.point(12, 16)
def test_a_bot_stands_in_for_who_is_away_until_the_seat_is_taken_back(house: House) -> None:
    table, guests = company(house, "Ada", "Blaise")
    seat = guests[0].info(table)["asked"][0]
    gone, here = guests[seat], guests[1 - seat]
    name = ("Ada", "Blaise")[seat]
    page = at_table(here, table)
    panel = open_panel(page, "company")
    expect(panel.locator(f"[data-person='{seat}']")).to_contain_text("away")
    house.served.later(HOUR)
    panel.locator("[data-action=stand-in]").click()
    expect(page.locator("[data-ask-news=granted]")).to_contain_text(f"a bot plays for {name}")
    page.wait_for_selector("[data-stood-line]", timeout=PATIENCE, state="attached")
    expect(panel.locator(f"[data-person='{seat}']")).to_contain_text("a bot plays")
    looks_well(here, "stands-in")

    page = at_table(gone, table)
    expect(page.locator("[data-stand-in=vote]")).to_contain_text("let a bot play for you")
    looks_well(gone, "my-seat-is-played")
    page.locator("[data-action=take-back]").click()
    expect(page.locator("[data-stand-in]")).to_have_count(0)
    assert guests[0].info(table)["seats"][seat]["stand_in"] is None
    expect(here.page.locator("[data-stood=back]")).to_contain_text(f"{name} is back")


@pytest.mark.point(12, 16)
def test_who_resigns_is_played_to_the_end_and_the_end_says_so(house: House) -> None:
    table, (ada, blaise) = company(house, "Ada", "Blaise")
    page = at_table(ada, table)
    at_table(blaise, table)
    panel = open_panel(page, "company")
    panel.locator("[data-action=resign-ask]").click()
    looks_well(ada, "resigning")
    panel.locator("[data-action=resign]").click()
    expect(page.locator("[data-stand-in=resigned]")).to_contain_text("You have resigned")
    expect(blaise.page.locator("[data-stood=resigned]")).to_contain_text("Ada has resigned")
    post(blaise, f"tables/{table}/resign", seat=1)
    page.wait_for_selector("#end-title", timeout=PATIENCE)
    expect(page.locator("[data-stood-for=resigned]")).to_have_count(2)
    page = ada.go("/")
    expect(page.locator("section[aria-labelledby=mine] li").first.get_by_role("img").first).to_have_attribute(
        "aria-label", re.compile("resigned")
    )


@pytest.mark.point(12, 16)
@pytest.mark.parametrize(("language", "size"), [("en", WIDE), ("fr", PHONE)], ids=["en", "fr"])
def test_the_host_shares_one_link_seats_a_bot_and_closes(house: House, language: str, size: tuple[int, int]) -> None:
    host = house.guest(language, size=size)
    host.context.add_init_script("navigator.share = shared => { window.shared = shared; return Promise.resolve(); }")
    made = host.new_table(me("Ada"), {"kind": "link"}, OPEN, public=True)["table"]["id"]
    page = host.go(f"/table/{made}")
    page.locator(".table-link button").first.click()
    link = page.locator(".table-link")
    link.locator("[data-action=share]").click()
    assert page.evaluate("window.shared.url") == link.locator("input").input_value()
    link.locator("[data-action=qr]").click()
    expect(link.get_by_role("img")).to_be_visible()
    expect(page.locator("[data-seat='0'] [data-here=true]")).to_be_visible()
    looks_well(host, f"waiting-{language}")
    page.locator("[data-seat='1'] [data-action=bot]").click()
    expect(page.locator("[data-seat='1'] [data-action=bot]")).to_have_count(0)
    assert [seat["kind"] for seat in host.info(made)["seats"]] == ["player", "bot", "open"]
    page.locator("[data-action=close]").click()
    looks_well(host, f"closing-{language}")
    page.locator("[data-action=close-table]").click()
    expect(page.locator("section[aria-labelledby=mine]")).to_be_visible()
    host.refused = True
    assert host.context.request.get(f"{host.address}/api/tables/{made}").status == 404


@pytest.mark.point(12, 16)
def test_finished_and_dead_games_are_archived(house: House) -> None:
    table, (ada, _) = company(house, "Ada", "Blaise")
    if ada.info(table)["asked"] == [0]:
        at_table(ada, table)
        move(ada)
        while ada.info(table)["asked"] == [0]:
            move(ada)
    page = ada.go("/")
    rows = page.locator("section[aria-labelledby=mine] > ul > li")
    expect(rows).to_have_count(1)
    rows.first.locator("[data-action=archive]").click()
    expect(rows).to_have_count(0)
    archive = open_panel(page, "archive")
    expect(archive.locator("li").first).to_be_visible()
    looks_well(ada, "archive")
    archive.locator("[data-action=archive]").click()
    expect(rows).to_have_count(1)


@pytest.mark.point(12, 17)
def test_all_are_asked_to_play_again_and_come_to_one_new_table(house: House) -> None:
    table, (ada, blaise) = company(house, "Ada", "Blaise")
    post(ada, f"tables/{table}/resign", seat=0)
    post(blaise, f"tables/{table}/resign", seat=1)
    for guest in (ada, blaise):
        guest.go(f"/table/{table}").wait_for_selector("#end-title", timeout=PATIENCE)
    ada.page.locator("[data-action=again]").click()
    expect(blaise.page.locator("[data-again=asked]")).to_contain_text("Ada wants to play again")
    looks_well(blaise, "asked-again")
    blaise.page.locator("[data-action=again]").click()
    for guest in (ada, blaise):
        guest.page.wait_for_url(re.compile(f"#/table/(?!{table})"), timeout=PATIENCE)
        guest.page.wait_for_selector(f"{SETTLED} [data-bar]", timeout=PATIENCE)
        expect(guest.page.locator(".alarm, [data-alarm]")).to_have_count(0)
    new = ada.page.url.rpartition("/")[2]
    assert blaise.page.url.endswith(new)
    info = ada.info(new)
    assert [(seat["name"], bool(seat["share"])) for seat in info["seats"]] == [("Ada", True), ("Blaise", True)]


@pytest.mark.point(12, 18)
def test_a_move_is_taken_back_when_the_other_agrees(house: House) -> None:
    table, guests = company(house, "Ada", "Blaise")
    for guest in guests:
        at_table(guest, table)
    seat = guests[0].info(table)["asked"][0]
    mover, other = guests[seat], guests[1 - seat]
    move(mover)
    before = Person(mover.page).version
    panel = open_panel(mover.page, "company")
    panel.locator("[data-action=back-move]").click()
    asked = other.page.locator("[data-ask=undo]")
    expect(asked).to_contain_text(("Ada", "Blaise")[seat])
    looks_well(other, "asked-to-go-back")
    asked.get_by_role("button").nth(1).click()
    expect(mover.page.locator("[data-ask-news=refused]")).to_be_visible()
    panel.locator("[data-action=back-move]").click()
    asked.get_by_role("button").first.click()
    expect(mover.page.locator("[data-ask-news=granted]")).to_be_visible()
    assert Person(mover.page).version == before + 1
    assert Person(mover.page).wait_for("asked") == "asked"
    looks_well(mover, "gone-back")


@pytest.mark.point(12, 18)
def test_bots_follow_whoever_goes_back(house: House) -> None:
    guest = house.guest()
    table = guest.new_table(me("Ada"), {**BOT, "name": "Solon"})["table"]["id"]
    at_table(guest, table)
    move(guest)
    Person(guest.page).wait_for("asked", "confirm")
    open_panel(guest.page, "company").locator("[data-action=back-turn]").click()
    expect(guest.page.locator("[data-ask-news=granted]")).to_be_visible()
    Person(guest.page).wait_for("asked")


@pytest.mark.point(12, 19)
def test_players_talk_and_watchers_talk_apart(house: House) -> None:
    table, (ada, blaise) = company(house, "Ada", "Blaise", public=True)
    watcher = house.guest()
    for guest in (ada, blaise, watcher):
        at_table(guest, table)
    talk = open_panel(ada.page, "talk")
    talk.get_by_label("Write something").fill("<b>psst</b> <script>window.pwned = 1</script>")
    talk.get_by_role("button", name="Say it", exact=True).click()
    expect(blaise.page.locator("[data-talk]")).to_have_attribute("data-unread", "1")
    expect(blaise.page.locator("[data-talk] .unread")).to_be_visible()
    looks_well(blaise, "unread")
    theirs = open_panel(blaise.page, "talk")
    expect(theirs.locator(".said")).to_have_text("<b>psst</b> <script>window.pwned = 1</script>")
    expect(theirs).to_have_attribute("data-unread", "0")
    assert blaise.page.evaluate("window.pwned") is None
    theirs.locator("[data-emote=well-played]").click()
    expect(talk.locator(".said").nth(1)).to_contain_text("Well played")
    looks_well(ada, "talk")

    apart = open_panel(watcher.page, "talk")
    apart.get_by_label("What are you called?").fill("Eve")
    apart.get_by_label("Write something").fill("who wins?")
    apart.get_by_role("button", name="Say it", exact=True).click()
    expect(apart.locator(".said")).to_have_text("who wins?")
    expect(talk.locator(".said")).to_have_count(2)
    assert "psst" not in watcher.page.content()
    looks_well(watcher, "talk-of-watchers")

    theirs.locator(".mute").first.click()
    expect(theirs.locator(".said")).to_have_count(1)
    blaise.page.reload()
    theirs = open_panel(blaise.page, "talk")
    expect(theirs.locator(".said")).to_have_count(1)
    theirs.locator(".muted").click()
    expect(theirs.locator(".said")).to_have_count(2)


@pytest.mark.point(12, 20)
def test_a_public_game_is_listed_and_watched(house: House) -> None:
    table, (ada, _) = company(house, "Ada", "Blaise", public=True)
    watcher = house.guest()
    page = watcher.go("/")
    row = page.locator("[data-watch] li", has_text="Blaise").first
    expect(row).to_be_visible()
    looks_well(watcher, "lobby")
    row.get_by_role("link").click()
    page.wait_for_selector(f"{SETTLED} [data-bar=waiting]", timeout=PATIENCE)
    assert page.url.endswith(table)
    expect(page.locator("[data-answer]")).to_have_count(0)
    expect(page.locator("[data-my-seat], [data-action=resign-ask]")).to_have_count(0)
    at_table(ada, table)
    expect(ada.page.locator("[data-company] summary")).to_contain_text("one watches")


@pytest.mark.point(12, 20)
def test_a_curtain_falls_only_where_something_is_hidden(house: House) -> None:
    guest = house.guest()
    for game, options, curtains in (("cyclades", {}, 1), ("cyclades", {"purses": "open"}, 0), ("peloponnes", {}, 0)):
        table = guest.new_table(me("Ada"), me("Blaise"), game=game, options=options)["table"]["id"]
        page = guest.go(f"/table/{table}")
        page.wait_for_selector(f"{SETTLED} :is([data-bar], .curtain)", timeout=PATIENCE)
        expect(page.locator(".curtain")).to_have_count(curtains)
        if not curtains:
            Person(page).wait_for("asked")


@pytest.mark.point(12, 6)
def test_no_address_is_a_dead_end(house: House) -> None:
    guest = house.guest()
    guest.refused = True
    for path in (
        "/table/nothing",
        "/replay/nothing",
        "/rules/nothing",
        "/new/nothing",
        "/table/",
        "/claim/abc",
        "/claim/",
    ):
        page = guest.page
        page.goto(f"{guest.address}/#{path}")
        page.wait_for_selector(f"{SETTLED} [role=alert]", timeout=PATIENCE)
        said = page.locator("main").inner_text()
        assert not re.search(r"\^|\[0-9a-f\]|\$\.|Expected", said), said
        expect(page.locator("main a[href='#/']")).to_be_visible()
        assert complaints(page) == [], path
