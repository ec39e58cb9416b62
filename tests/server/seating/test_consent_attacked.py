"""Two players attack the seat of a third in every order: votes, links, undo, absence, and a second browser of theirs.

They resign, give their seats back and hand the table on, and the server is killed meanwhile. The third, Bob, comes and
goes with either of his devices, takes his seat back and agrees to nothing. Whatever the others do, he keeps his seat
until he has been away for days, and nobody else looks from it; no move that he has seen is undone, no bot plays for him
before he has been away for a while, and nothing is done by what somebody has asked who does not play any more.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from pathlib import Path
from random import Random
from typing import Literal

import pytest
from sqlalchemy import update

from tests.seeds import Block, blocks
from tests.server.local import Local, Window, running
from tests.server.play import answer_all, look_again, phone_of, playing
from trireme.server.common.clock import minutes_ago
from trireme.server.common.problems import TableError
from trireme.server.room.consent import ABSENT, UNDO
from trireme.server.room.room import Room
from trireme.server.room.votes import live, missing
from trireme.server.storage.schema import HOLDS
from trireme.server.wire.seat_bodies import Agree, EndDevice, NewLink, NewReturn, OfSeat, Rename, SitDown
from trireme.server.wire.social_bodies import AskAnswer, AskKind, GoBack, SeatBot
from trireme.server.workers.errors import RefusedCall

ANN, BOB, CID = 0, 1, 2
SEATS = {"ann": ANN, "ann-phone": ANN, "bob": BOB, "bob-phone": BOB, "cid": CID}
ATTACKERS = ("ann", "ann-phone", "cid", "eve")
BOBS = ("bob", "bob-phone")
PEOPLE = (*SEATS, "eve")
STEPS = 80


def standing_moves(lines: list[str]) -> list[str]:
    """The moves that have not been undone."""
    moves: list[str] = []
    for line in lines:
        if line.startswith(UNDO):
            del moves[int(line.removeprefix(UNDO)) :]
        else:
            moves.append(line)
    return moves


class Attack:
    """One table under attack. `seen` has the moves that Bob saw when he last looked."""

    def __init__(self, local: Local, table: str, room: Room, rng: Random) -> None:
        self.local = local
        self.table = table
        self.room = room
        self.rng = rng
        self.windows: dict[str, Window] = {}
        self.seen: list[str] = []
        self.done: list[str] = []
        self.fresh = True
        """Bob has been here since everybody has waited last,"""
        self.given_up = False
        """and he has not while they waited for days."""
        self.lost = False
        """Then the others may give his seat away."""

    @property
    def here(self) -> bool:
        return any(browser in self.windows for browser in BOBS)

    async def go_on(self) -> None:
        """Do one thing at random, then look whether Bob has lost anything."""
        acts: list[Callable[[], Awaitable[object]]] = [
            self.come, self.come, self.go, self.move, self.move, self.move, self.ask_for_link, self.agree_to_link,
            self.ask_for_bot, self.undo, self.undo, self.agree, self.agree, self.take_back, self.steal, self.resign,
            self.come, self.wait, self.ask_for_bot, self.agree, self.wait, self.kill, self.leave, self.revoke,
            self.give_back, self.meddle, self.refuse, self.take_back_bob, self.wait_for_days,
        ]  # fmt: skip
        act = self.rng.choice(acts)
        self.done.append(act.__name__)
        replaced = bool(self.room.table.seats[BOB].stand_in)
        try:
            await act()
        except (TableError, RefusedCall):
            self.done[-1] += " (refused)"
        await self.check(replaced)

    async def check(self, replaced: bool) -> None:
        moves, seats = standing_moves(self.room.lines), self.room.table.seats
        assert replaced or not (seats[BOB].stand_in and self.fresh), f"replaced while he was here: {self.done}"
        asking = [ask.by for ask in self.room.votes.values()] + [each.asker for each in (self.room.recovery,) if each]
        assert all(seats[seat].is_person for seat in asking), f"asked by nobody who plays: {self.done}"
        assert moves[: len(self.seen)] == self.seen, f"undone without Bob: {self.done}"
        held = {hold.browser for hold in await self.local.store.seats.holds(self.table) if hold.seat == BOB}
        self.lost = self.given_up and not held
        assert held == {*BOBS} or self.lost, f"Bob has lost his seat, or others have it: {self.done}"
        looking = [browser for browser, window in self.windows.items() if BOB in window.client.seats]
        assert {*looking} <= {*BOBS}, f"others look from his seat: {self.done}"
        if self.here:
            self.seen, self.fresh, self.given_up = moves, True, False

    def attacker(self) -> str:
        return self.rng.choice(ATTACKERS)

    async def come(self) -> None:
        browser = self.rng.choice(PEOPLE)
        if browser not in self.windows:
            self.windows[browser] = await self.local.window(self.table, browser)

    async def go(self) -> None:
        browser = self.rng.choice(PEOPLE)
        if window := self.windows.pop(browser, None):
            self.local.rooms.leave(self.room, window.client)
            if self.rng.random() < 0.5:
                await self.local.store.seats.settle()

    async def wait(self, minutes: float = 60) -> None:
        """An hour passes: whoever has come or left has done so before it."""
        register = self.local.store.seats
        await register.settle()
        before = update(HOLDS).where(HOLDS.c.table_id == self.table).values(seen=minutes_ago(minutes))
        await self.local.store.database.do(lambda connection: connection.execute(before).rowcount)
        register.started = minutes_ago(minutes)
        await look_again(self.local)
        self.fresh = self.here

    async def wait_for_days(self) -> None:
        """Longer than a seat is kept for somebody who does not come."""
        if len(self.done) > STEPS // 3:
            await self.wait(ABSENT + 60)
            self.given_up = not self.here

    async def kill(self) -> None:
        """The server is gone without a word, maybe before it has written who was there, and another starts."""
        rooms, register = self.local.rooms, self.local.store.seats
        if self.rng.random() < 0.5:
            await register.settle()
        register.forget_seen()
        if self.room.bots is not None:
            self.room.bots.cancel()
        rooms.forget(self.table)
        self.windows.clear()
        await register.begin()
        self.room = await rooms.open(self.table)

    async def move(self) -> None:
        for window in self.windows.values():
            for seat in window.client.seats:
                if seat in self.room.table.asked and not self.room.table.seats[seat].answered_by:
                    await answer_all(window, seat)
                    return

    async def ask_for_link(self) -> None:
        seat = BOB if self.given_up else self.rng.randrange(3)
        await self.local.recovery.ask(self.table, OfSeat(seat), self.attacker())

    async def agree_to_link(self) -> None:
        found = self.room.agreement()
        browser = self.voice(found.missing if found else [])
        await self.local.recovery.answer(self.table, Agree(True), browser)

    def voice(self, seats: list[int]) -> str:
        """One of the attackers who has still to agree, if there is one."""
        return self.rng.choice([each for each in ATTACKERS if SEATS.get(each) in seats] or ATTACKERS)

    async def ask_for_bot(self) -> None:
        await self.local.substitution.ask(self.table, OfSeat(self.rng.randrange(3)), self.attacker())

    async def undo(self) -> None:
        browser = self.attacker()
        to: Literal["move", "turn"] = "move" if self.rng.random() < 0.5 else "turn"
        await self.local.voting.go_back(self.table, GoBack(SEATS.get(browser, CID), to), browser)

    async def agree(self) -> None:
        kind: AskKind = "undo" if self.rng.random() < 0.5 else "stand-in"
        ask = live(self.room, kind)
        browser = self.voice(missing(self.room, ask) if ask else [])
        await self.local.voting.answer(self.table, AskAnswer(kind, True), browser)

    async def take_back(self) -> None:
        browser = self.attacker()
        await self.local.substitution.take_back(self.table, OfSeat(SEATS.get(browser, CID)), browser)

    async def resign(self) -> None:
        """Cid or Ann plays no more, and is asked for nothing from then on."""
        if len(self.done) > STEPS * 2 // 3:
            browser = self.rng.choice(["ann", "cid", "cid"])
            await self.local.substitution.resign(self.table, OfSeat(SEATS[browser]), browser)

    async def leave(self) -> None:
        """Ann, the host, gives her seat back, or Cid does; their windows watch."""
        if len(self.done) > STEPS * 2 // 3:
            browser = self.rng.choice(["ann", "cid"])
            await self.local.seating.leave(self.table, OfSeat(SEATS[browser]), browser)

    async def give_back(self) -> None:
        await self.local.recovery.answer(self.table, Agree(False), self.attacker())

    async def revoke(self) -> None:
        await self.local.seating.revoke(self.table, NewLink(self.rng.randrange(3)), self.attacker())

    async def meddle(self) -> None:
        """What only Bob, or before the game begins the host, may do to his seat."""
        server, browser = self.local, self.attacker()
        acts: list[Callable[[], Awaitable[object]]] = [
            lambda: server.seat_settings.end_device(self.table, EndDevice(BOB), browser),
            lambda: server.seat_settings.return_link(self.table, NewReturn(BOB, alone=True), browser),
            lambda: server.seat_settings.rename(self.table, Rename(BOB, "Eve"), browser),
            lambda: server.substitution.resign(self.table, OfSeat(BOB), browser),
            lambda: server.substitution.take_back(self.table, OfSeat(BOB), browser),
            lambda: server.seating.leave(self.table, OfSeat(BOB), browser),
            lambda: server.seating.open_seat(self.table, OfSeat(BOB), browser),
            lambda: server.seating.invite(self.table, NewLink(None), browser),
            lambda: server.host_actions.seat_bot(self.table, SeatBot(BOB, "random", "Bot"), browser),
            lambda: server.host_actions.close(self.table, browser),
        ]
        await self.rng.choice(acts)()
        raise AssertionError(f"{browser} may do it: {self.done}")

    async def refuse(self) -> None:
        """Bob says no to one of the things that he is asked."""
        if self.rng.random() < 0.5:
            await self.local.recovery.answer(self.table, Agree(False), "bob")
        else:
            await self.local.voting.answer(self.table, AskAnswer("undo", False), "bob-phone")

    async def take_back_bob(self) -> None:
        """With a device on which he has the table open."""
        if browser := next((each for each in BOBS if each in self.windows), None):
            await self.local.substitution.take_back(self.table, OfSeat(BOB), browser)

    async def steal(self) -> None:
        seating = self.local.seating
        if self.rng.random() < 0.3:
            await seating.sit(self.table, SitDown(BOB, "Bob"), "eve")
        else:
            link = await seating.invite(self.table, NewLink(self.rng.choice([BOB, BOB, ANN, CID])), self.attacker())
            await self.local.claim(link.token, "eve", "Eve")


async def attack(folder: Path, seed: int) -> list[str]:
    """Return what was done in one attack."""
    async with running(folder) as local:
        table = await playing(local, "bob", "cid")
        await phone_of(local, table, ANN, "ann", "ann-phone")
        await phone_of(local, table, BOB, "bob", "bob-phone")
        attack = Attack(local, table, await local.rooms.open(table), Random(seed))
        for browser in ("ann", "bob", "cid"):
            attack.windows[browser] = await local.window(table, browser)
        while len(attack.done) < STEPS and not attack.lost:
            await attack.go_on()
        return attack.done


async def test_bob_keeps_his_seat_and_what_he_has_seen(tmp_path: Path) -> None:
    done = [each for seed in range(8) for each in await attack(tmp_path / str(seed), seed)]
    possible = {"move", "undo", "ask_for_link", "ask_for_bot", "agree", "kill", "resign", "leave", "refuse"}
    assert "meddle (refused)" in done
    assert possible <= set(done), "nothing of it was possible"


@pytest.mark.soak
@pytest.mark.parametrize("seeds", blocks(8, 40), ids=str)
async def test_bob_keeps_his_seat_in_many_attacks(tmp_path: Path, seeds: Block) -> None:
    for seed in seeds:
        await attack(tmp_path / str(seed), 1000 + seed)
