"""Where the cards lie after the Chimera has been discarded: what cases cannot say of the draw pile."""

import pytest

from trireme.games.cyclades.game import Cyclades
from trireme.games.cyclades.state import CARDS, State
from trireme.kit.masks import bits

GAME = Cyclades(seats=["A", "B", "C"])


def turn(**facts: object) -> State:
    """A acts with Zeus, the Chimera lies on the cheapest space beside the Giant."""
    given = {
        "at": "actions",
        "cycle": 2,
        "gods": ["zeus"],
        "offerings": {"zeus": "A 1"},
        "track": ["giant", "", "chimera"],
        "players": {"A": {"gold": 9}},
    }
    return GAME.position(given | facts)


def pile(s: State) -> set[str]:
    return {GAME.ruleset.creature(creature) for creature in bits(s.pile, CARDS)}


def all_but(*creatures: str) -> set[str]:
    return set(GAME.ruleset.tables.creature_ids) - set(creatures)


def play(s: State, *moves: str) -> None:
    for move in moves:
        GAME.apply(s, 0, move)


@pytest.mark.rules("CYC-CHM-03", "CYC-CHM-04")
def test_all_discards_and_the_chimera_are_shuffled_in_but_not_the_track() -> None:
    s = turn(discard=["fates", "satyr", "sphinx"])
    assert pile(s) == all_but("giant", "chimera", "fates", "satyr", "sphinx")
    play(s, "call chimera", "chimera fates")
    assert pile(s) == all_but("giant")
    assert s.discard == ()


@pytest.mark.rules("CYC-CHM-03", "CYC-CRE-11")
def test_nothing_is_shuffled_before_the_copied_power_is_applied() -> None:
    s = turn(discard=["sphinx", "satyr"])
    play(s, "call chimera", "chimera sphinx")
    assert pile(s) == all_but("giant", "chimera", "sphinx", "satyr")
    play(s, "stop")
    assert pile(s) == all_but("giant")


@pytest.mark.rules("CYC-CHM-06")
def test_a_figurine_on_an_island_is_not_shuffled_in() -> None:
    s = turn(discard=["medusa", "satyr"])
    play(s, "call chimera", "chimera medusa", "medusa tinos")
    assert pile(s) == all_but("giant", "medusa")


@pytest.mark.rules("CYC-CHM-06", "CYC-CHM-03")
def test_figurines_that_others_keep_are_not_shuffled_in() -> None:
    s = turn(discard=["satyr"], figures={"chiron": {"island": "tinos", "buyer": "B", "cycle": 1}})
    play(s, "call chimera")
    assert pile(s) == all_but("giant", "chiron")


@pytest.mark.rules("CYC-CHM-07")
def test_an_empty_discard_pile_takes_the_chimera_back() -> None:
    s = turn()
    play(s, "call chimera")
    assert pile(s) == all_but("giant")
    assert s.discard == ()


@pytest.mark.rules("CYC-CHM-05")
def test_a_swapped_chimera_can_be_drawn_again() -> None:
    """The replacement is drawn from all cards but those on the track."""
    drawn = set()
    for draw in range(300):
        s = turn(discard=["fates", "satyr"])
        s.drawn = draw
        play(s, "swap chimera")
        drawn.add(GAME.ruleset.creature(s.track[2]))
        assert s.discard == ()
    assert drawn == all_but("giant")


@pytest.mark.rules("CYC-CHM-09")
def test_a_dropped_chimera_can_come_again() -> None:
    drawn = set()
    for draw in range(300):
        s = GAME.positions.stand(
            {"at": "creatures", "cycle": 5, "track": ["giant", "siren", "chimera"], "discard": ["fates"]}
        )
        s.drawn = draw
        GAME.proceed(s, "gods")
        drawn.add(GAME.ruleset.creature(s.track[0]))
        assert s.discard == ()
    assert drawn == all_but("giant", "siren")
