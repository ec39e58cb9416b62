"""Links, claims, return links and agreement, as people meet them; wide in English, on a phone in French."""

from __future__ import annotations

import re
from itertools import pairwise

import pytest
from playwright.sync_api import expect

from tests.browser.house import SIZES, Guest, House, me
from tests.browser.test_axe import complaints

pytestmark = pytest.mark.slow

WORDS = {
    "en": {
        "whole": "One link for the whole table",
        "sit": "Sit down",
        "name": "What are you called?",
        "invites": "Ada invites you",
        "give": "Give to somebody else",
        "mine": "My seat",
        "make": "Make a return link",
        "end": "End",
        "agree": "Agree",
        "link": "New link",
        "failed": "This link leads no further",
        "used": "Somebody has already sat down with this link",
        "ask": "New link to the seat of Bérénice",
        "back": "Come to my seat",
    },
    "fr": {
        "whole": "Un seul lien pour toute la table",
        "sit": "S’asseoir",
        "name": "Comment vous appelle-t-on",
        "invites": "Ada vous invite",
        "give": "Donner à quelqu’un d’autre",
        "mine": "Ma place",
        "make": "Faire un lien de retour",
        "end": "Retirer",
        "agree": "D’accord",
        "link": "Nouveau lien",
        "failed": "Ce lien ne mène pas plus loin",
        "used": "Quelqu’un s’est déjà assis avec ce lien",
        "ask": "Nouveau lien vers la place de Bérénice",
        "back": "Venir à ma place",
    },
}


def looks_well(guest: Guest, name: str) -> None:
    assert complaints(guest.page) == [], name
    assert not guest.scrolls_sideways(), name
    guest.keep(name, whole=True)


def open_link(guest: Guest, address: str) -> None:
    guest.go("/" + address.partition("#/")[2])


@pytest.mark.smoke
@pytest.mark.point(12, 3)
@SIZES
def test_a_guest_comes_by_the_link_of_the_table(house: House, language: str, size: tuple[int, int]) -> None:
    said = WORDS[language]
    host, friend, late = (house.guest(language, size=size) for _ in range(3))
    friend.refused = True
    table = host.new_table(me("Ada"), {"kind": "link"}, {"kind": "open"}, public=True)["table"]["id"]
    host.go(f"/table/{table}")
    host.page.get_by_role("button", name=said["whole"]).click()
    link = host.page.get_by_label(said["whole"])
    looks_well(host, f"waiting-{language}")
    address = link.input_value()

    open_link(friend, address)
    expect(friend.page.get_by_role("heading", name=said["invites"])).to_be_visible()
    expect(friend.page.locator("main")).to_contain_text("Peloponnes")
    looks_well(friend, f"invited-{language}")
    friend.page.reload()
    expect(friend.page.get_by_role("heading", name=said["invites"])).to_be_visible()
    assert [seat["kind"] for seat in host.info(table)["seats"]] == ["player", "link", "open"], "nothing is claimed"

    friend.page.get_by_label(said["name"]).fill("ada")
    friend.page.get_by_role("button", name=said["sit"]).click()
    expect(friend.page.get_by_label(said["name"])).to_have_value("ada 2")
    looks_well(friend, f"name-taken-{language}")
    friend.page.get_by_label(said["name"]).fill("Bérénice")
    friend.page.get_by_role("button", name=said["sit"]).click()
    expect(friend.page.locator("[data-seat='1']")).to_contain_text("Bérénice")
    expect(friend.page.locator("[data-return-link] input")).to_have_value(re.compile("#/claim/[0-9a-f]{32}$"))
    looks_well(friend, f"seated-{language}")
    friend.page.locator("[data-return-link] button").first.click()
    expect(friend.page.locator("[data-return-link]")).to_have_count(0)
    assert "claim" not in friend.page.url, "the token has left the address"
    assert host.info(table)["seats"][1]["name"] == "Bérénice"

    # Nothing is done to the seat of a player who is here. Once they are gone the host gives it to somebody else.
    give = host.page.locator("[data-seat='1']").get_by_role("button", name=said["give"])
    expect(give).to_be_disabled()
    assert "Bérénice" in str(give.get_attribute("title"))
    friend.go("/")
    expect(give).to_be_enabled()
    house.served.later(90)
    give.click()
    looks_well(host, f"reissue-{language}")
    host.page.get_by_role("alertdialog").get_by_role("button", name=said["give"]).click()
    expect(host.page.locator("[data-seat='1'] input")).to_be_visible()
    friend.go(f"/table/{table}")
    expect(friend.page.locator("[data-my-seat]")).to_have_count(0)
    looks_well(friend, f"lost-{language}")
    seat_link = host.page.locator("[data-seat='1'] input").input_value()
    open_link(late, seat_link)
    late.page.get_by_label(said["name"]).fill("Cléon")
    late.page.get_by_role("button", name=said["sit"]).click()
    expect(late.page.locator("[data-seat='1']")).to_contain_text("Cléon")

    open_link(friend, seat_link)
    expect(friend.page.get_by_role("heading", name=said["failed"])).to_be_visible()
    expect(friend.page.get_by_role("alert")).to_contain_text(said["used"])
    looks_well(friend, f"used-{language}")


@pytest.mark.point(12, 3)
@SIZES
def test_a_seat_on_two_devices_and_the_agreement_of_all(house: House, language: str, size: tuple[int, int]) -> None:
    said = WORDS[language]
    host, friend, third, phone = (house.guest(language, size=size) for _ in range(4))
    made = host.new_table(me("Ada"), {"kind": "link"}, {"kind": "link"})
    table = made["table"]["id"]
    friend.claim(made["links"][0]["token"], "Bérénice")
    third.claim(made["links"][1]["token"], "Cléon")
    for guest in (host, friend, third):
        guest.go(f"/table/{table}")

    mine = friend.page.locator("[data-my-seat]")
    mine.get_by_text(said["mine"], exact=True).click()
    mine.locator("#seat-name").fill("Bérénice II")
    mine.locator("form button").click()
    expect(host.page.get_by_text("Bérénice II").first).to_be_visible()
    mine.locator("#seat-name").fill("Bérénice")
    mine.locator("form button").click()
    expect(host.page.get_by_text("Bérénice II")).to_have_count(0)
    mine.get_by_role("button", name=said["make"]).click()
    address = mine.locator(".link input").input_value()
    open_link(phone, address)
    looks_well(phone, f"return-{language}")
    phone.page.get_by_role("button", name=said["back"]).click()
    expect(friend.page.locator("[data-seat-news=held]")).to_contain_text("Chrom")
    phone.page.wait_for_selector("[data-bar]")
    expect(mine.locator("li")).to_have_count(2)
    looks_well(friend, f"my-seat-{language}")
    mine.get_by_role("button", name=said["end"], exact=True).click()
    expect(phone.page.locator("[data-seat-news=ended]")).to_be_visible()
    expect(phone.page.locator("[data-my-seat]")).to_have_count(0)
    expect(mine.locator("li")).to_have_count(1)

    mine = host.page.locator("[data-my-seat]")
    mine.get_by_text(said["mine"], exact=True).click()
    mine.get_by_role("button", name=said["ask"]).click()
    expect(friend.page.locator("[data-agreement=asked]")).to_be_visible()
    expect(third.page.locator("[data-agreement=asked]")).to_contain_text(re.compile("Ada.*Bérénice.*Cléon", re.DOTALL))
    looks_well(third, f"asked-{language}")
    third.page.get_by_role("button", name=said["agree"], exact=True).click()
    expect(friend.page.locator("[data-seat-news=agreed]")).to_have_count(0)
    friend.page.locator("[data-agreement]").get_by_role("button", name=said["agree"], exact=True).click()
    expect(friend.page.locator("[data-seat-news=agreed]")).to_be_visible()
    host.page.locator("[data-agreement=granted]").get_by_role("button", name=said["link"]).click()
    address = host.page.locator("[data-agreement=granted] input").input_value()
    looks_well(host, f"granted-{language}")
    open_link(phone, address)
    phone.page.get_by_label(said["name"]).fill("Dion")
    phone.page.get_by_role("button", name=said["sit"]).click()
    expect(third.page.locator("[data-agreement=settled]")).to_contain_text("Dion")
    assert host.info(table)["seats"][1]["name"] == "Dion"


@SIZES
def test_a_new_table_shows_its_links(house: House, language: str, size: tuple[int, int]) -> None:
    said, host = WORDS[language], house.guest(language, size=size)
    page = host.go("/new/peloponnes")
    seats = page.locator("fieldset ol select")
    seats.nth(1).select_option("link")
    page.locator("button[type=submit]").click()
    name = page.locator("fieldset ol input").first
    assert name.evaluate("field => field.validity.valueMissing"), "others will want to know with whom they play"
    name.fill("Ada")
    page.locator("button[type=submit]").click()
    page.get_by_role("button", name=said["whole"]).click()
    expect(page.locator(".link input")).to_have_count(2)
    looks_well(host, f"links-{language}")


@pytest.mark.point(12, 3)
@SIZES
def test_quick_play_calls_nobody_by_a_letter(house: House, language: str, size: tuple[int, int]) -> None:
    guest = house.guest(language, size=size)
    page = guest.go()
    page.locator("[data-game=peloponnes]").click()
    page.wait_for_selector("[data-bar]")
    expect(page.get_by_text({"en": "Captain (you)", "fr": "Capitaine (vous)"}[language], exact=True)).to_be_visible()
    ways = [button.bounding_box() for button in guest.go().locator(".games [data-game]").all()]
    for one, other in pairwise(way for way in ways if way):
        assert one["y"] != other["y"] or one["x"] + one["width"] < other["x"], "one lies over the other"
    page = house.guest(language, size=size).go()
    page.locator(".hero input").fill("Ada")
    page.locator("[data-game=peloponnes]").click()
    page.wait_for_selector("[data-bar]")
    expect(page.get_by_text({"en": "Ada (you)", "fr": "Ada (vous)"}[language], exact=True)).to_be_visible()


@SIZES
def test_lists_show_more_when_asked(house: House, language: str, size: tuple[int, int]) -> None:
    host, other = house.guest(language, size=size), house.guest(language, size=size)
    ids = {host.new_table(me("Ada"), {"kind": "open"}, public=True)["table"]["id"] for _ in range(23)}
    page = host.go()
    rows = page.locator("section[aria-labelledby=mine] li:has(a)")
    expect(rows).to_have_count(20)
    page.locator("section[aria-labelledby=mine] .more").click()
    expect(rows).to_have_count(23)
    looks_well(host, f"home-{language}")
    page = other.go()
    expect(page.locator("section[aria-labelledby=open] .closes").first).to_be_visible()
    page.locator("section[aria-labelledby=open] .more").click()
    expect(page.locator("section[aria-labelledby=open] li:has(a)").nth(22)).to_be_visible()
    looks_well(other, f"lobby-{language}")
    for id in ids:
        assert host.context.request.post(f"{host.address}/api/tables/{id}/leave", data={"seat": 0}).ok
