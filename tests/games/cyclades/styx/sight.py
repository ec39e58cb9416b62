"""The Styx in facts and views."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from tests.games.cyclades.styx.codes import RELIC
from tests.games.cyclades.styx.part import GONE, LOTS, styx
from trireme.games.cyclades.module import Told
from trireme.games.cyclades.ruleset import Ruleset
from trireme.games.cyclades.state import NONE, State
from trireme.kit.positions import Facts
from trireme.kit.seats import NOBODY, Seat, seats_of


def view_of(ruleset: Ruleset, s: State, seat: int | None) -> dict[str, Told]:
    """How many lots lie before each seat, everybody sees; which, their owner knows."""
    part, kinds = styx(ruleset, s), len(LOTS)
    mine = [] if seat is None else part.lots[seat * kinds : (seat + 1) * kinds]
    return {
        "covered": ruleset.god(part.covered) if part.covered != NONE else "",
        "relics": [
            {"relic": id, "seat": owner}
            for id, owner in zip(ruleset.names[RELIC], part.relics, strict=True)
            if owner >= 0
        ],
        "tolls": [
            {"island": ruleset.island(island), "seat": taker}
            for island, taker in enumerate(part.tolls)
            if taker != NOBODY
        ],
        "lots": [part.held(each) for each in ruleset.all_seats],
        "hand": [LOTS[lot] for lot, count in enumerate(mine) for _ in range(count)],
        "heap": sum(part.heap),
        "resting": [bool(part.resting >> each & 1) for each in range(ruleset.players)],
    }


def facts_of(ruleset: Ruleset, s: State) -> Facts:
    part, kinds = styx(ruleset, s), len(LOTS)
    return {
        "covered": ruleset.god(part.covered) if part.covered != NONE else "",
        "relics": {
            id: ruleset.seats[owner] if owner >= 0 else "gone"
            for id, owner in zip(ruleset.names[RELIC], part.relics, strict=True)
            if owner != NOBODY
        },
        "tolls": {
            ruleset.island(island): ruleset.seats[taker] for island, taker in enumerate(part.tolls) if taker != NOBODY
        },
        "lots": {
            name: dict(zip(LOTS, part.lots[seat * kinds : (seat + 1) * kinds], strict=True))
            for seat, name in enumerate(ruleset.seats)
        },
        "played": dict(zip(LOTS, part.played, strict=True)),
        "resting": [ruleset.seats[seat] for seat in seats_of(part.resting)],
        "rested": dict(zip(ruleset.seats, part.rested, strict=True)),
    }


def stand_on(ruleset: Ruleset, s: State, facts: Mapping[str, Any]) -> None:
    part, kinds, seats = styx(ruleset, s), len(LOTS), ruleset.seats
    if facts.get("covered"):
        part.covered = ruleset.tables.god_number[facts["covered"]]
        s.gods.remove(part.covered)
    for id, name in facts.get("relics", {}).items():
        part.relics[ruleset.names[RELIC].index(id)] = GONE if name == "gone" else seats.index(name)
        s.pile &= ~(1 << ruleset.tables.creature_number[id])
    for id, name in facts.get("tolls", {}).items():
        part.tolls[ruleset.tables.island_number[id]] = Seat(seats.index(name))
    for name, lots in facts.get("lots", {}).items():
        for lot, count in lots.items():
            part.lots[seats.index(name) * kinds + LOTS.index(lot)] = count
    for lot, count in facts.get("played", {}).items():
        part.played[LOTS.index(lot)] = count
    for lot in range(kinds):
        out = sum(part.lots[seat * kinds + lot] for seat in range(ruleset.players))
        part.heap[lot] -= out + part.played[lot]
    for name in facts.get("resting", []):
        part.resting |= 1 << seats.index(name)
    for name, count in facts.get("rested", {}).items():
        part.rested[seats.index(name)] = count
