"""A refusal of a favour or a magic item cites the rules that forbid it in this position, and no others."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, NamedTuple

import pytest

from trireme.games import make
from trireme.kit.errors import Unreadable

SEATS = ("A", "B", "C", "D")
FAVOURS = make("cyclades", seats=SEATS, modules=["hades.favours"])
GOD = make("cyclades", seats=SEATS, modules=["hades.god", "hades.favours"])
HEROES = make("cyclades", seats=SEATS, modules=["hades.heroes", "hades.favours"])
LOW = "CYC-ACT-02", "CYC-ACT-11", "KIT-ASK-01"
"""What is said last to somebody whose turn it is not."""


class Try(NamedTuple):
    """A move that is refused, after others, and the rules that say why."""

    move: str
    rules: tuple[str, ...]
    given: Mapping[str, Any]
    moves: tuple[str, ...] = ()
    game: Any = FAVOURS


def turn(god: str, **facts: Any) -> dict[str, Any]:
    return {"at": "actions", "gods": [god, "athena"], "offerings": {god: "A 1", "athena": "B 1"}, **facts}


def has(seat: str, *items: str, **facts: Any) -> dict[str, Any]:
    return {"hades": {"items": {seat: [*items]}, **facts}}


OFFERS = {"at": "offerings", "turn_order": ["A", "B", "C", "D"]}
GIFT = ("A: recruit naxos",)
BATTLE = turn(
    "ares",
    islands={"naxos": "A 2", "paros": "C 1"},
    seas={"C3": "A 1"},
    draws={"battle": ["1", "0"]},
    hades={
        "items_face_down": {"A": ["apollos-arrows"], "C": ["sun-chariot"]},
        "items_discarded": ["harmonias-necklace"],
    },
)
REROLL = turn(
    "ares",
    islands={"naxos": {"owner": "A", "troops": 2, "units": {"theseus": 1}}, "paros": "C 1"},
    seas={"C3": "A 1"},
    draws={"battle": ["1", "0"]},
    **has("A", "apollos-arrows"),
)
UNPAID = {
    "at": "hades.upkeep",
    "turn_order": ["A", "B", "C", "D"],
    "islands": {"naxos": {"owner": "A", "units": {"achilles": 1}}, "anafi": {"owner": "B", "units": {"hector": 1}}},
    "hades": {"priestesses": {"B": 1}},
}
UNDEAD = {
    "gods": ["ares", "zeus", "athena"],
    "at": "actions",
    "offerings": {"ares": "A 1"},
    "islands": {"naxos": {"owner": "A", "troops": 0, "units": {"undead-troop": 2}}},
    "hades": {"favour": {"tile": "aphrodite", "god": "ares"}},
}

TRIES = {
    # The own turn has begun: what an item needs is there, only the gift comes first.
    "chariot-before-the-gift": Try(
        "A: hades.play sun-chariot", ("CYC-ACT-06",), turn("ares", **has("A", "sun-chariot"))
    ),
    "necklace-before-the-gift": Try(
        "A: hades.play harmonias-necklace", ("CYC-ACT-06",), turn("ares", **has("A", "harmonias-necklace"))
    ),
    "favour-before-the-gift": Try(
        "A: hades.favour", ("CYC-ACT-06",), turn("ares", hades={"favour": {"tile": "demeter", "god": "ares"}})
    ),
    "theatres-before-the-gift": Try("A: hades.theatres", ("CYC-ACT-06",), turn("ares")),
    # An item of the own turn has no fixed moment (HAD-OBJ-06).
    "chariot-out-of-turn": Try(
        "B: hades.play sun-chariot", ("HAD-OBJ-05", "CYC-ACT-02", "CYC-ACT-01", "CYC-ACT-11", "KIT-ASK-01"),
        turn("ares", **has("B", "sun-chariot")), GIFT,
    ),
    "arrows-of-apollo-in-the-own-turn": Try(
        "A: hades.play apollos-arrows", ("HAD-OBJ-19", "HAD-OBJ-06"), turn("ares", **has("A", "apollos-arrows")), GIFT
    ),
    "no-item": Try("B: hades.play nothing", ("KIT-ASK-01",), OFFERS | has("B", "sun-chariot")),
    # The dice lie already.
    "arrows-of-the-attacker": Try(
        "A: hades.play apollos-arrows", ("CYC-ACT-13", "KIT-ASK-01"), BATTLE, (*GIFT, "A: troops naxos>paros x2")
    ),
    "arrows-before-a-reroll": Try(
        "A: hades.play apollos-arrows", ("HAD-OBJ-40", "HAD-OBJ-06", "CYC-ACT-13"), REROLL,
        (*GIFT, "A: troops naxos>paros x1 theseus:1"), HEROES,
    ),
    # Its moment has passed before the first offering.
    "palace-at-the-first-offering": Try(
        "A: hades.play palace-of-the-gods", ("HAD-OBJ-06",), OFFERS | has("A", "palace-of-the-gods"), ("A: hades.pass",)
    ),
    "girdle-when-the-god-is-chosen": Try(
        "A: hades.play aphrodites-girdle B zeus", ("HAD-OBJ-10", "HAD-OBJ-06"),
        OFFERS | {"gods": ["ares", "zeus", "athena"]} | has("A", "aphrodites-girdle"), ("A: offer ares ...",),
    ),
    "palace-of-another-while-it-is-played": Try(
        "B: hades.play palace-of-the-gods", ("HAD-OBJ-02", "HAD-OBJ-06", "KIT-ASK-01"),
        OFFERS | has("A", "palace-of-the-gods"), ("A: hades.play palace-of-the-gods",),
    ),
    "another-item-while-the-palace-is-played": Try(
        "A: hades.play sun-chariot ares zeus poseidon", ("HAD-OBJ-05",),
        OFFERS | has("A", "palace-of-the-gods", "sun-chariot"), ("A: hades.play palace-of-the-gods",),
    ),
    "item-of-another": Try(
        "A: hades.play sun-chariot", ("HAD-OBJ-02", "HAD-OBJ-05"), OFFERS | has("B", "sun-chariot")
    ),
    "order-of-a-god-who-has-not-come": Try(
        "A: hades.order hades", ("HAD-OBJ-25",), OFFERS | has("A", "palace-of-the-gods"),
        ("A: hades.play palace-of-the-gods",), GOD,
    ),
    "helm-in-a-turn": Try(
        "A: hades.play helm-of-hades", ("HAD-OBJ-33",), turn("ares", **has("A", "helm-of-hades")), GIFT, GOD
    ),
    "helm-left-out": Try("A: hades.play helm-of-hades", ("HAD-OBJ-35",), turn("ares"), GIFT),
    "asked-anyway": Try("A: hades.again all", ("KIT-ASK-03",), OFFERS | has("A", "palace-of-the-gods")),
    "chariot-to-the-same-island": Try(
        "A: hades.drive naxos>naxos", ("CYC-TRP-02",), turn("ares", **has("A", "sun-chariot")),
        (*GIFT, "A: hades.play sun-chariot"),
    ),
    "necklace-on-apollo": Try(
        "A: hades.play harmonias-necklace", ("KIT-ASK-03",),
        {"at": "apollo", "apollo": ["A"], **has("A", "harmonias-necklace")}, ("A: hades.pass",),
    ),
    "undead-are-not-doubled": Try("A: hades.favour naxos", ("HAD-TIL-03",), UNDEAD, ("A: recruit anafi",), GOD),
    "waits-to-pay-with-a-priestess": Try("B: hades.priestess hector", ("HAD-CYO-04", "KIT-ASK-01"), UNPAID, (), HEROES),
    "has-no-priestess-to-pay-with": Try(
        "A: hades.priestess achilles", ("HAD-PRS-01",), UNPAID, (), HEROES
    ),
}  # fmt: skip


def reached(tried: Try) -> Any:
    game, facts = tried.game, dict(tried.given)
    draws = facts.pop("draws", {})
    s = game.positions.stand(facts)
    s.forced_draws = {label: list(faces) for label, faces in draws.items()}
    game.proceed(s)
    for line in tried.moves:
        seat, move = line.split(": ")
        if move.endswith(" ..."):  # The rest of the move is still to come.
            game.play(s, game.read(s, SEATS.index(seat), move.replace("...", "1"))[0][0])
        else:
            game.apply(s, SEATS.index(seat), move)
    return s


def why_not(tried: Try) -> tuple[str, ...]:
    seat, move = tried.move.split(": ")
    return tuple(reason.rule.id for reason in tried.game.why_not(reached(tried), SEATS.index(seat), move))


@pytest.mark.parametrize("tried", TRIES.values(), ids=TRIES)
def test_a_refusal_cites_only_what_forbids_the_move(tried: Try) -> None:
    assert why_not(tried) == tried.rules


@pytest.mark.rules("HAD-TIL-05")
def test_only_artemis_has_something_to_say_about_priestesses() -> None:
    s = reached(Try("", (), turn("ares", hades={"favour": {"tile": "aphrodite", "god": "ares"}}), GIFT))
    with pytest.raises(Unreadable):
        FAVOURS.why_not(s, 0, "hades.favour priestess")


@pytest.mark.rules("HAD-OBJ-34")
def test_the_fleece_is_played_in_the_income_phase() -> None:
    s = reached(Try("", (), {"at": "income", "turn_order": ["A", "B", "C", "D"], **has("A", "golden-fleece")}))
    assert FAVOURS.phase(s) == "income"
