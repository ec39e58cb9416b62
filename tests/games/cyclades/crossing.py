"""The module of the tests at a table: a battle of A, and what it asks, answers and tells."""

from __future__ import annotations

from typing import Any

from tests.games.cyclades.styx import MODULE
from trireme.games.cyclades.game import Cyclades
from trireme.games.cyclades.modules import MODULES
from trireme.games.cyclades.options import choices_of
from trireme.games.cyclades.state import State
from trireme.kit.engine.question import Pick
from trireme.kit.seats import NOBODY

LIBRARY = {**MODULES, "styx": MODULE}


class WithStyx(Cyclades):
    library = LIBRARY
    choices = choices_of(LIBRARY)


GAME = WithStyx(players=4, modules=["styx"])
SETTING = GAME.ruleset

BATTLE: dict[str, Any] = {
    "at": "actions",
    "cycle": 2,
    "gods": ["ares", "zeus", "charon"],
    "offerings": {"ares": "A 1"},
    "islands": {"naxos": {"troops": 2, "units": {"shade": 1}}, "paros": {"owner": "B", "troops": 1}},
    "seas": {"C3": "A 1"},
    "players": {"A": {"gold": 6}, "B": {"gold": 2}, "C": {"gold": 0}, "D": {"gold": 3}},
}
NO_LOTS: dict[str, Any] = {"covered": "athena"}
SPEARS = {"lots": {"A": {"blank": 1}, "B": {"spear": 1}, "C": {"spear": 1}}}


def at(styx: dict[str, Any], *dice: str, **facts: Any) -> State:
    """A has placed Ares' gift; what the dice will show is known."""
    s = GAME.positions.stand({**BATTLE, **facts, "styx": {**NO_LOTS, **styx}})
    s.forced_draws = {"battle": list(dice)}
    s.journal = []
    GAME.proceed(s)
    GAME.apply(s, 0, "recruit anafi")
    return s


def play(s: State, *moves: str) -> None:
    """`A: end`, and so on."""
    for move in moves:
        seat, _, words = move.partition(": ")
        GAME.apply(s, "ABCD".index(seat), words)


def answers(s: State) -> list[str]:
    (question,) = (question for question in GAME.asks(s) if question.must)
    assert isinstance(question, Pick)
    return [f"{GAME.seats[question.seat]}: {answer.text}" for answer in question.answers]


def on(s: State, island: str) -> tuple[str, int, int]:
    """Whose an island is, its troops and its shades."""
    number = SETTING.tables.island_number[island]
    owner = s.owner[number]
    return "" if owner == NOBODY else GAME.seats[owner], s.troops[number], s.troops[len(s.owner) + number]


def told(s: State) -> str:
    return str(s.journal)


# A god who covers another.
