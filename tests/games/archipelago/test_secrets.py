"""What is behind the screens is its owner's to know; the rest is open to all."""

import pytest

from trireme.games.archipelago.game import Archipelago

GAME = Archipelago(players=3, length="short")
OTHERS: dict[str, object] = {"B": {"objectives": ["S02"]}, "C": {"objectives": ["S03"]}}
RICH: dict[str, object] = {"florins": 7, "tokens": 2, "stock": {"wood": 3}, "cards": ["A16"], "objectives": ["S01"]}
TABLE = {"at": "actions", "players": {"A": RICH, **OTHERS}}


@pytest.mark.rules("ARC-CMP-13", "ARC-NEG-07")
@pytest.mark.parametrize("viewer", [None, 1, 2])
def test_others_see_units_discs_and_cards_only(viewer: int | None) -> None:
    seen = GAME.view(GAME.position(TABLE), viewer).players[0]
    assert (seen.florins, seen.tokens, seen.stock, seen.objectives) == (None, None, None, None)
    assert (seen.discs, seen.cards) == (3, ("A16",))


@pytest.mark.rules("ARC-CMP-13")
def test_the_owner_sees_all_of_his_own() -> None:
    mine = GAME.view(GAME.position(TABLE), 0).players[0]
    assert (mine.florins, mine.tokens, mine.stock, mine.objectives) == (7, 2, (0, 0, 0, 3, 0, 0), ("S01",))


@pytest.mark.rules("ARC-ORD-10")
def test_a_bid_is_sealed_until_all_have_bid() -> None:
    s = GAME.position({"at": "order"})
    GAME.apply(s, 0, "bid 4")
    assert GAME.view(s, 0).players[0].bid == 4
    assert GAME.view(s, 1).players[0].bid is None
    assert GAME.why_not(s, 0, "bid 5")


@pytest.mark.rules("ARC-CRD-06")
def test_only_the_spy_knows_what_he_has_seen() -> None:
    s = GAME.position({"at": "actions", "players": {"A": {"cards": ["A03"], "objectives": ["S01"]}, **OTHERS}})
    GAME.apply(s, 0, "use A03")
    GAME.apply(s, 0, "spy B")
    assert GAME.view(s, 0).players[1].objectives == ("S02",)
    assert GAME.view(s, 2).players[1].objectives is None
