"""Two people play each other in browsers of their own while a third watches; one reloads and loses the network."""

import pytest
from playwright.sync_api import expect

from tests.browser.house import Guest, House, me
from tests.browser.person import Person

pytestmark = pytest.mark.slow


def asked(guest: Guest, table: str) -> list[int]:
    info = guest.info(table)
    return [] if info["status"] == "over" else list(info["asked"])


@pytest.mark.smoke
def test_two_play_while_a_third_watches(house: House) -> None:
    host, friend, watcher = house.guest(), house.guest("fr"), house.guest()
    made = host.new_table(me("Ada"), {"kind": "link", "name": "Bérénice"})
    table = made["table"]["id"]
    host.go(f"/table/{table}")
    expect(host.page.get_by_text("For an invited player")).to_be_visible()
    watcher.go(f"/table/{table}")
    friend.go(f"/claim/{made['links'][0]['token']}")
    expect(friend.page.get_by_role("heading", name="Ada vous invite")).to_be_visible()
    friend.page.get_by_role("button", name="S’asseoir").click()
    people = [Person(host.page), Person(friend.page)]
    looking = Person(watcher.page)
    for person in (*people, looking):
        person.wait_for("asked", "waiting")
    moves = 0
    while seats := asked(host, table):
        if friend.offline and seats == [1]:
            friend.find_network()
        person = people[seats[0]]
        if (moment := person.wait_for("asked", "confirm", "over")) == "over":
            break
        person.confirm() if moment == "confirm" else person.answer()
        moves += 1
        if moves == 10:
            friend.page.reload()
        if moves == 20:
            friend.lose_network()
            people[1].wait_for("lost")
    assert moves > 20
    for person in (*people, looking):
        person.wait_for("over")
        person.sees_the_end()
    lines = [Person(guest.page).lines for guest in (host, friend, watcher)]
    assert lines[0] == lines[1] == lines[2] > 100
    expect(watcher.page.locator("[data-action=undo]")).to_have_count(0)
    friend.keep("end", whole=True)
