"""The Styx in facts and views."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from tests.games.cyclades.styx.codes import RELIC
from tests.games.cyclades.styx.part import GONE, LOTS, styx
from trireme.games.cyclades.module import Told
from trireme.games.cyclades.ruleset import Setting
from trireme.games.cyclades.state import NONE, State
from trireme.kit.positions import Facts
from trireme.kit.seats import NOBODY, Seat, seats_of


def view_of(setting: Setting, s: State, seat: int | None) -> dict[str, Told]:
    """How many lots lie before each seat, everybody sees; which, their owner knows."""
    part, kinds = styx(setting, s), len(LOTS)
    mine = [] if seat is None else part.lots[seat * kinds : (seat + 1) * kinds]
    return {
        "covered": setting.god(part.covered) if part.covered != NONE else "",
        "relics": [
            {"relic": id, "seat": owner}
            for id, owner in zip(setting.names[RELIC], part.relics, strict=True)
            if owner >= 0
        ],
        "tolls": [
            {"island": setting.island(island), "seat": taker}
            for island, taker in enumerate(part.tolls)
            if taker != NOBODY
        ],
        "lots": [part.held(each) for each in setting.all_seats],
        "hand": [LOTS[lot] for lot, count in enumerate(mine) for _ in range(count)],
        "heap": sum(part.heap),
        "resting": [bool(part.resting >> each & 1) for each in range(setting.players)],
    }


def facts_of(setting: Setting, s: State) -> Facts:
    part, kinds = styx(setting, s), len(LOTS)
    return {
        "covered": setting.god(part.covered) if part.covered != NONE else "",
        "relics": {
            id: setting.seats[owner] if owner >= 0 else "gone"
            for id, owner in zip(setting.names[RELIC], part.relics, strict=True)
            if owner != NOBODY
        },
        "tolls": {
            setting.island(island): setting.seats[taker] for island, taker in enumerate(part.tolls) if taker != NOBODY
        },
        "lots": {
            name: dict(zip(LOTS, part.lots[seat * kinds : (seat + 1) * kinds], strict=True))
            for seat, name in enumerate(setting.seats)
        },
        "played": dict(zip(LOTS, part.played, strict=True)),
        "resting": [setting.seats[seat] for seat in seats_of(part.resting)],
        "rested": dict(zip(setting.seats, part.rested, strict=True)),
    }


def stand_on(setting: Setting, s: State, facts: Mapping[str, Any]) -> None:
    part, kinds, seats = styx(setting, s), len(LOTS), setting.seats
    if facts.get("covered"):
        part.covered = setting.tables.god_number[facts["covered"]]
        s.gods.remove(part.covered)
    for id, name in facts.get("relics", {}).items():
        part.relics[setting.names[RELIC].index(id)] = GONE if name == "gone" else seats.index(name)
        s.pile &= ~(1 << setting.tables.creature_number[id])
    for id, name in facts.get("tolls", {}).items():
        part.tolls[setting.tables.island_number[id]] = Seat(seats.index(name))
    for name, lots in facts.get("lots", {}).items():
        for lot, count in lots.items():
            part.lots[seats.index(name) * kinds + LOTS.index(lot)] = count
    for lot, count in facts.get("played", {}).items():
        part.played[LOTS.index(lot)] = count
    for lot in range(kinds):
        out = sum(part.lots[seat * kinds + lot] for seat in range(setting.players))
        part.heap[lot] -= out + part.played[lot]
    for name in facts.get("resting", []):
        part.resting |= 1 << seats.index(name)
    for name, count in facts.get("rested", {}).items():
        part.rested[seats.index(name)] = count
