"""Favours, Priestesses and items: what nobody can know, what everybody sees, and what no game can come to."""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import Any

import pytest

from trireme.games.cyclades.game import Cyclades
from trireme.games.cyclades.modules.hades.codes import ITEM
from trireme.games.cyclades.modules.hades.favours import events
from trireme.games.cyclades.modules.hades.favours.deck import could_have, item_number
from trireme.games.cyclades.modules.hades.favours.part import FavoursPart, favours
from trireme.games.cyclades.ruleset import Ruleset
from trireme.games.cyclades.state import State
from trireme.kit.engine.state import Frame
from trireme.kit.errors import Impossible, Unreadable
from trireme.kit.seats import Seat

GAME = Cyclades(players=4, modules=["hades.favours"])
PURSES = Cyclades(players=4, modules=["hades.favours"], purses="open")
ACTING: dict[str, Any] = {
    "at": "actions",
    "gods": ["zeus", "ares", "athena"],
    "offerings": {"athena": "A 1"},
    "turn": {"god": "athena", "doing": "gift"},
}
TABLE: dict[str, Any] = {
    "favour": "demeter",
    "favours_discarded": ["hermes"],
    "priestesses": {"B": 2},
    "sea_markers": {"C4": 1},
}
A, B, C, D = (Seat(seat) for seat in range(4))
HELM = "helm-of-hades"


def part_of(game: Cyclades, s: State) -> FavoursPart:
    return favours(game.ruleset, s)


def at(**hades: Any) -> State:
    return GAME.position({**ACTING, "hades": hades})


def owners(s: State, item: str, viewer: int | None, times: int = 200) -> Counter[int]:
    """Whose an item is in states that a seat cannot tell from one."""
    rng = Random(5)
    number = item_number(GAME.ruleset, item)
    found = (GAME.resample(s, viewer, rng) for _ in range(times))
    return Counter(part_of(GAME, other).items[number] for other in found)


def own(game: Cyclades, s: State, viewer: int | None) -> dict[str, Any]:
    return dict(game.view(s, viewer).modules["hades"])


@pytest.mark.rules("HAD-FAV-01", "HAD-FAV-08")
def test_nobody_can_tell_the_next_favour() -> None:
    s = GAME.positions.stand({"at": "gods", "hades": {"favours_discarded": ["hermes", "hestia"]}})
    assert part_of(GAME, s).tile_pile.bit_count() == 5
    rng = Random(2)
    drawn: Counter[str] = Counter()
    for _ in range(300):
        other = GAME.resample(s, 0, rng)
        assert own(GAME, other, 0) == own(GAME, s, 0)
        GAME.proceed(other)
        drawn[own(GAME, other, 0)["favour"]["tile"]] += 1
    assert sorted(drawn) == ["aphrodite", "artemis", "demeter", "dionysus", "hephaestus"]
    assert min(drawn.values()) > 35


@pytest.mark.rules("HAD-TIL-10", "HAD-OBJ-01")
def test_an_item_face_down_is_seen_by_its_owner_only() -> None:
    s = at(items={"B": ["golden-fleece"]}, items_face_down={"A": ["sun-chariot"]})
    for viewer in (None, B, C, D):
        seen = own(GAME, s, viewer)
        assert [each["item"] for each in seen["items"]] == ["golden-fleece"]
        assert seen["items_face_down"] == [1, 0, 0, 0]
        assert "hand" not in seen
    assert [each["item"] for each in own(GAME, s, A)["items"]] == ["golden-fleece"]
    assert [each["item"] for each in own(GAME, s, A)["hand"]] == ["sun-chariot"]


@pytest.mark.rules("HAD-TIL-10")
def test_it_could_be_any_that_nobody_has_seen() -> None:
    s = at(items={"B": ["golden-fleece"]}, items_face_down={"A": ["sun-chariot"]}, items_discarded=["pelops-sceptre"])
    unseen = [id for id in GAME.ruleset.names[ITEM] if id not in ("golden-fleece", "pelops-sceptre", HELM)]
    rng, held = Random(1), Counter[str]()
    for _ in range(400):
        part = part_of(GAME, GAME.resample(s, B, rng))
        (item,) = (item for item in range(len(part.items)) if part.face_down >> item & 1)
        assert part.items[item] == A
        held[GAME.ruleset.names[ITEM][item]] += 1
    assert sorted(held) == sorted(unseen)
    assert min(held.values()) > 30
    assert owners(s, "sun-chariot", A) == {A: 200}
    assert owners(s, "golden-fleece", C) == {B: 200}


@pytest.mark.rules("HAD-OBJ-03", "HAD-TIL-10")
def test_what_went_back_into_the_pile_cannot_lie_face_down() -> None:
    """B's item came from the first pile. The second one was made of discarded items, which everybody had seen."""
    known = ["golden-fleece", "pelops-sceptre", "artemis-arrows", "apollos-arrows"]
    rest = ["aphrodites-girdle", "harmonias-necklace"]
    s = at(
        items={"D": known},
        items_face_down={"A": ["sun-chariot"], "B": ["poseidons-trident"]},
        items_discarded=rest,
        item_pile=2,
        items_from={"sun-chariot": 1, "poseidons-trident": 1},
    )
    assert set(owners(s, "sun-chariot", C)) == {A, B}
    assert set(owners(s, "palace-of-the-gods", C)) == {-1}
    palace, chariot, fleece, girdle = (
        item_number(GAME.ruleset, id)
        for id in ("palace-of-the-gods", "sun-chariot", "golden-fleece", "aphrodites-girdle")
    )
    assert could_have(GAME.ruleset, s, palace) == []
    assert could_have(GAME.ruleset, s, chariot) == [A, B]
    assert could_have(GAME.ruleset, s, fleece) == [D]
    assert could_have(GAME.ruleset, s, girdle) == []


@pytest.mark.rules("HAD-TIL-10")
def test_who_could_have_an_item_follows_from_what_everybody_sees() -> None:
    s = at(items={"B": ["golden-fleece"]}, items_face_down={"A": ["sun-chariot"], "C": ["pelops-sceptre"]})
    rng = Random(9)
    for item in range(len(part_of(GAME, s).items)):
        said = could_have(GAME.ruleset, s, item)
        assert all(could_have(GAME.ruleset, GAME.resample(s, None, rng), item) == said for _ in range(20))


@pytest.mark.rules("HAD-TIL-09", "HAD-TIL-10")
def test_what_hephaestus_draws_is_told_to_its_owner() -> None:
    s = GAME.positions.stand({**ACTING, "hades": {"favour": "hephaestus"}})
    s.journal = []
    s.forced_draws = {"items": ["golden-fleece", "sun-chariot", "pelops-sceptre"]}
    GAME.proceed(s)
    GAME.apply(s, A, "hades.favour")
    drawn = [event for event in s.journal if isinstance(event, events.ItemDrawn)]
    assert [event.item for event in drawn] == ["golden-fleece", "sun-chariot", "pelops-sceptre"]
    assert [event.seen_by(B) for event in drawn] == [
        events.ItemDrawn(seat=0, item="golden-fleece"),
        events.ItemDrawn(seat=0, face_down=True),
        events.ItemDrawn(seat=0, face_down=True),
    ]
    assert own(GAME, s, B)["items_face_down"] == [2, 0, 0, 0]
    other = GAME.resample(s, B, Random(4))
    assert GAME.asked(other) == GAME.asked(s)
    GAME.apply(s, A, "hades.discard sun-chariot")
    assert own(GAME, s, B)["items_discarded"] == ["sun-chariot"]


def test_open_purses_leave_items_hidden() -> None:
    """A position has another name for somebody who cannot see all of it."""
    one, other = (
        PURSES.position({**ACTING, "hades": {"items_face_down": {"A": [item]}}})
        for item in ("sun-chariot", "golden-fleece")
    )
    assert PURSES.hidden
    assert PURSES.key(one, B) == PURSES.key(other, B)
    assert PURSES.key(one, A) != PURSES.key(other, A)


@pytest.mark.parametrize(
    ("hades", "rule"),
    [
        ({"priestesses": {"A": 4, "B": 6}}, "HAD-PRS-05"),
        ({"columns": ["naxos"]}, "HAD-TIL-20"),
        ({"sea_markers": {"C4": 30}}, "HAD-TIL-27"),
    ],
)
@pytest.mark.rules("HAD-PRS-05", "HAD-TIL-20", "HAD-TIL-27")
def test_what_no_game_can_come_to(hades: dict[str, Any], rule: str) -> None:
    s = GAME.positions.stand({**ACTING, "hades": hades})
    assert [found[2].id for found in GAME.positions.impossible(s)] == [rule]


@pytest.mark.parametrize("fact", ["items_face_down", "items"])
@pytest.mark.rules("HAD-OBJ-04")
def test_an_item_is_in_one_place_only(fact: str) -> None:
    with pytest.raises(Impossible, match="HAD-OBJ-04"):
        at(**{fact: {"A": ["golden-fleece"]}, "items_discarded": ["golden-fleece"]})


@pytest.mark.parametrize(
    ("hades", "said"),
    [
        ({"favour": "hera"}, "hera"),  # Left out without Heroes.
        ({"favour": {"tile": "hermes", "god": "poseidon"}}, "poseidon"),  # Not available.
        ({"favour": {"tile": "hermes", "price": 2}}, "price"),
        ({"favour": "hermes", "favours_discarded": ["hermes"]}, "hermes"),
        ({"items": {"A": ["helm-of-hades"]}}, "helm-of-hades"),  # Left out without Hadès.
        ({"items": {"A": ["sword"]}}, "sword"),
        ({"items_from": {"sun-chariot": 1}}, "sun-chariot"),  # It lies nowhere face down.
        ({"priestesses": {"E": 1}}, "E"),
        ({"goddesses": {}}, "goddesses"),
    ],
)
def test_facts_that_are_not_known_are_named(hades: dict[str, Any], said: str) -> None:
    with pytest.raises((Unreadable, Impossible), match=said):
        at(**hades)


@pytest.mark.rules("HAD-OBJ-04", "HAD-OBJ-35")
def test_ten_different_items_nine_without_hades() -> None:
    with_hades = Cyclades(players=4, modules=["hades.god", "hades.favours"])
    for game, count in ((with_hades, 10), (GAME, 9)):
        s = game.position({"at": "offerings"})
        assert part_of(game, s).item_pile.bit_count() == count
        assert own(game, s, None)["items_left"] == count


@pytest.mark.rules("HAD-THE-01")
def test_the_view_has_what_lies_on_the_table() -> None:
    s = GAME.positions.stand({**ACTING, "hades": TABLE})
    seen = own(GAME, s, None)
    assert seen["favour"] == {"tile": "demeter", "god": "athena", "used": False}
    assert (seen["favours_left"], seen["favours_discarded"]) == (5, ["hermes"])
    assert (seen["priestesses"], seen["priestesses_left"]) == ([0, 2, 0, 0], 7)
    assert seen["sea_markers"] == [{"sea": "C4", "markers": 1}]
    assert GAME.view(s, None).markers_left == GAME.view(GAME.position({}), None).markers_left - 1
    assert own(GAME, GAME.position({}), None)["favour"] is None


def test_a_turn_begins_and_ends_at_points_that_may_ask() -> None:
    """The order of what begins a turn (HAD-CYO-05), on Apollo too, and what ends it (HAD-FAV-06)."""
    heard: list[str] = []

    class Listening(Cyclades):
        pass

    def hears(what: str) -> Any:
        def happens(ruleset: Ruleset, s: State, about: Frame | Seat) -> None:
            heard.append(what)

        return happens

    game = Listening(players=4, modules=["hades.favours"])
    points = game.ruleset.points
    points.turn_begins.add(80, hears("begins"))
    points.gifted.add(0, hears("gifted"))
    points.turn_ends.append(hears("ends"))
    acting = {key: value for key, value in ACTING.items() if key != "turn"}
    s = game.positions.stand({**acting, "apollo": ["B"], "hades": {"favour": "demeter"}})
    game.proceed(s)
    assert heard == ["begins", "gifted"]
    game.apply(s, A, "end")
    assert heard == ["begins", "gifted", "ends", "begins"]


@pytest.mark.rules("HAD-TIL-10")
def test_what_is_made_up_does_not_depend_on_what_is_hidden() -> None:
    """Bots think with such states: the same dice give the same one, whatever lies face down."""
    worlds = [
        GAME.resample(at(items_face_down={"A": [one], "C": [other]}), B, Random(3))
        for one, other in (("sun-chariot", "golden-fleece"), ("golden-fleece", "pelops-sceptre"))
    ]
    assert part_of(GAME, worlds[0]) == part_of(GAME, worlds[1])
