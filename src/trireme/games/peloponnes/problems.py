"""Mistakes that only Peloponnes knows: in its moves, positions, options and components."""

from __future__ import annotations

from typing import Final

from trireme.kit.errors import Problem

NO_SUCH_TILE: Final = Problem(
    "no-such-tile", "“{given}” is no tile of this game. Write its id, such as agora or terrain_a01."
)

# Positions.
TILE_ELSEWHERE: Final = Problem("tile-elsewhere", "“{given}” lies at {other} already. A tile lies in one place.")
CIVILIZATION_TAKEN: Final = Problem("civilization-taken", "“{given}” is taken. Each seat has its own.")
NOT_BUILDING: Final = Problem("not-building", "“{given}” is a terrain tile, not a building.")
NOT_TERRAIN: Final = Problem("not-terrain", "“{given}” is a building, not a terrain tile.")
NOT_BUILT: Final = Problem(
    "not-built", "“{given}” is not among the buildings of this seat. Only a building bears a coin."
)
EXTRA_GOODS: Final = Problem(
    "extra-goods", "“{given}” does not fit. What this level adds of wood, stone or food: {allowed}."
)
NOT_BID: Final = Problem("not-bid", '“{given}” is not a bid. Write {{ seat = "A", coins = 5 }} or "A 5".')
BIDS_TWICE: Final = Problem("bids-twice", "{given} bids twice. A player bids on one tile.")
EACH_SEAT_ONCE: Final = Problem("each-seat-once", "“{given}” does not name each seat once. Seats are {known}.")

# Options.
LEVEL_ALONE: Final = Problem("level-alone", "levels are for one player. Leave it out, or take players=1.")
SERIES_TWICE: Final = Problem("series-twice", "“{given}” stands twice. Each level needs another one.")
SERIES_WITHOUT_LEVEL: Final = Problem("series-without-level", "a series is played by levels. Give a level too.")
LEVEL_CLOSED: Final = Problem("level-closed", "level {level} is not open yet. Complete level {next} first.")
TOO_MANY_PLAYERS: Final = Problem(
    "too-many-players", "{given} is out of bounds. It goes from 1 to {most}; more can play with the module {module}."
)

# Components.
NO_INCOME_BOX: Final = Problem("no-income-box", "no box of the table says the income for a population of {people}.")
NO_ROWS: Final = Problem("no-rows", "no entry lays out {tiles} tiles a round for {players} players.")
UNUSED_STACK: Final = Problem("unused-stack", "no round uses stack {stack}.")
