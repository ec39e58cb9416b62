"""Fair dice on the page: two people give shares without a click, and their own pages check the dice at the end."""

from __future__ import annotations

import re
from collections.abc import Callable
from functools import partial
from urllib.parse import unquote

import msgspec
import pytest
from playwright.sync_api import Route, expect

from tests.browser.house import PHONE, Guest, House
from tests.browser.person import Person
from tests.browser.test_axe import complaints
from tests.browser.test_together import asked
from tests.toy import Toy
from trireme.kit.records.record import read_record
from trireme.kit.records.verification import ClientEvidence, verify

pytestmark = pytest.mark.slow

OTHER = "0c" * 32


def kept_by(guest: Guest) -> ClientEvidence:
    """The file that the page lets its player download."""
    address = guest.page.locator("a[download$='-kept.json']").get_attribute("href") or ""
    return msgspec.json.decode(unquote(address.partition(",")[2]), type=ClientEvidence)


def looks_well(guest: Guest, name: str) -> None:
    assert complaints(guest.page) == [], name
    assert not guest.scrolls_sideways(), name
    width = guest.page.evaluate("innerWidth")
    guest.keep(f"{name}-{width}", whole=True)


@pytest.mark.smoke
def test_two_give_shares_and_their_pages_verify_the_dice(house: House) -> None:
    ada, bea, dan = house.guest(), house.guest("fr", size=PHONE), house.guest()
    page = ada.go("/new/raiders")
    page.get_by_label("Who takes seat B").select_option("open")
    page.get_by_label("Name for seat A").fill("Ada")
    page.get_by_role("button", name="Open the table").click()
    page.wait_for_url(re.compile("#/table/"))
    table = page.url.rpartition("/")[2]
    expect(page.locator(".dice summary")).to_contain_text("The share of one player is in.")
    page.locator(".dice summary").click()
    looks_well(ada, "waiting")

    bea.go(f"/table/{table}").locator(".dice summary").click()
    bea.page.locator("input[type=text]").first.fill("Bea")
    bea.page.get_by_role("button", name="S’asseoir").first.click()
    people = [Person(ada.page), Person(bea.page)]
    for person in people:
        person.wait_for("asked")
    dan.go(f"/table/{table}")
    expect(bea.page.locator(".dice summary")).to_contain_text("Les contributions de 2 joueurs sont là.")
    bea.page.locator(".dice summary").click()
    looks_well(bea, "playing")
    early = kept_by(bea)
    assert list(early.given) == ["B"]
    while seats := [seat for seat in asked(ada, table) if seat < 2]:
        person = people[seats[0]]
        if (moment := person.wait_for("asked", "confirm", "over")) != "over":
            person.confirm() if moment == "confirm" else person.answer()

    for guest, how, words in (
        (ada, "share", "Verified by your own page. The seed fits the seal that your page saw before it gave its share"),
        (bea, "share", "Vérifié par votre propre page. La graine correspond au sceau que votre page a vu avant"),
        (dan, "seen", "Verified by your own page. This browser gave no share."),
    ):
        expect(guest.page.locator(f"[data-dice={how}]")).to_contain_text(words)
        expect(guest.page.locator("[data-moves=kept]")).to_be_visible()
        looks_well(guest, f"verified-{how}")
    late = house.guest()
    late.go(f"/table/{table}")
    expect(late.page.locator("[data-dice=late]")).to_contain_text("The dice fit together.")
    expect(late.page.locator("[data-moves=whole]")).to_contain_text("whole in themselves, but not compared")

    record = read_record(ada.context.request.get(f"{ada.address}/api/tables/{table}/record").text())
    for kept in (kept_by(ada), kept_by(bea), early):
        kept.check(record)
    assert kept_by(ada).head == kept_by(bea).head == record.header["chain"].split()[0]
    assert kept_by(ada).links == record.header["chain"].split()[1]
    assert verify(record, lambda name, **options: Toy(**options)).scores is not None
    for guest, mine, sentences in ((ada, kept_by(ada).given["A"], ENGLISH), (bea, early.given["B"], FRENCH)):
        is_told(guest, partial(with_share, mine=mine, other="absent"), sentences[:1])
        looks_well(guest, "wrong")
        seen_before = "table => localStorage.setItem('trireme.dice.x', localStorage.getItem(`trireme.dice.${table}`))"
        guest.page.evaluate(seen_before, table)
        is_told(guest, partial(another, mine=mine), sentences[1:])


def is_told(guest: Guest, bend: Callable[[str], str], sentences: list[str]) -> None:
    """A server that gives out another record than the one that was played."""

    def answer(route: Route) -> None:
        honest = route.fetch()
        route.fulfill(response=honest, body=bend(honest.text()))

    guest.page.route("**/record", answer)
    guest.page.reload()
    alarm = guest.page.locator("[data-dice=wrong]")
    for sentence in sentences:
        expect(alarm).to_contain_text(sentence)
    evidence = unquote(alarm.get_by_role("link").get_attribute("href") or "")
    assert '"given"' in evidence
    assert "seed: " in evidence
    guest.page.unroute("**/record")


def with_share(record: str, mine: str, other: str) -> str:
    return re.sub(f"(shares: .*?){mine}", rf"\g<1>{other}", record, count=1)


def another(record: str, mine: str) -> str:
    """With another share, another seal, and a seed that does not fit it."""
    return re.sub("(?m)^seal: .*", f"seal: {OTHER}", with_share(record, mine, OTHER))


ENGLISH = [
    "Your page gave a share for Ada, and the server has left it out.",
    "The share that your page gave for Ada has been exchanged.",
    "The seal is not the one that your page saw first: the server has exchanged its seed.",
    "The seed that the server has opened does not fit the seal.",
    "The same seal was shown at another table: whoever saw that game end could know these dice.",
]
FRENCH = [
    "Votre page a donné une contribution pour Bea, et le serveur l’a écartée.",
    "La contribution que votre page a donnée pour Bea a été échangée.",
    "Le sceau n’est pas le premier que votre page a vu\u202f: le serveur a échangé sa graine.",
    "La graine que le serveur a révélée ne correspond pas au sceau.",
    "Le même sceau a été montré à une autre table\u202f: qui a vu finir cette partie-là pouvait connaître ce hasard.",
]
"""What is told of a share left out; then of another share, seal and seed, and of a seal met before."""
