"""Errors that only Cyclades knows, in moves, positions, options and content."""

from __future__ import annotations

from typing import Final

from trireme.kit.errors import Problem

NO_SUCH_NEIGHBOUR: Final = Problem("no-such-neighbour", "its coordinates touch other seas: {known}.")
NO_SUCH_NAME: Final = Problem("no-such-name", "“{given}” is not among what can be named here: {known}.")
NO_SUCH_CLASS: Final = Problem("no-such-class", "nothing says what “{given}” does. {file} must have a class {name}.")
NEEDS_MODULE: Final = Problem("needs-module", "“{given}” cannot be played without “{needed}”. Choose it too.")
NOT_SO_MANY: Final = Problem("not-so-many", "{given} cannot play so with “{chosen}”. Choose one of {known}.")
MORE_WITH: Final = Problem(
    "more-with", "{given} is out of bounds. At most {most} can play so; more can with “{module}”."
)

# Positions.
NO_OWNER: Final = Problem("no-owner", "{given} units lie here, but the place belongs to nobody. Give its owner too.")
SLOT_COVERED: Final = Problem("slot-covered", "a Metropolis covers “{given}”. Nothing can stand there.")
NOT_TEMPLE: Final = Problem("not-temple", "“{given}” has no discount to use. Name a slot with a Temple, or metropolis.")
CREATURE_ELSEWHERE: Final = Problem("creature-elsewhere", "“{given}” is at {other} already. There is one of each.")
NOT_FIGURE: Final = Problem(
    "not-figure", "“{given}” does not stand on islands. Minotaur, Chiron, Medusa and Polyphemus do."
)
FIGURE_TWICE: Final = Problem("figure-twice", "another figurine stands here. “{given}” would drive both away.")
NOT_OFFERING: Final = Problem(
    "not-offering", '“{given}” is not an offering. Write {{ seat = "A", gold = 5 }} or "A 5".'
)
OFFERS_TWICE: Final = Problem("offers-twice", "{given} has no marker left for another offering.")
NOT_HOLDING: Final = Problem("not-holding", "“{given}” lies face down in this cycle. Put it first in `gods`.")
UNKNOWN_MARKERS: Final = Problem("unknown-markers", "“{given}” does not name each of these once: {known}.")
TOO_FEW_MARKERS: Final = Problem(
    "too-few-markers", "“{given}” is not a whole turn order. When a cycle ends, all markers are back: {known}."
)
NO_BATTLE: Final = Problem("no-battle", "nobody fights at “{given}”. Give attackers, and defenders of somebody else.")
NOT_ON_TURN: Final = Problem(
    "not-on-turn", "{given} holds no god whose turn it can be. Give `offerings` and `turn.god`."
)
TOLD_BY_MOVES: Final = Problem(
    "told-by-moves", "“{given}” cannot be given. Tell in `done` the moves that have been made in this turn."
)
FOLLOWS_FROM: Final = Problem(
    "follows-from", "{given} does not fit the rest of the position, from which {right} follows. Leave it out."
)
