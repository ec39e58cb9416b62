"""The numbers of the answers: records, networks and statistics rely on them, so this list only grows at its end."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from trireme.games.cyclades.game import Cyclades
from trireme.games.cyclades.moves import AMOUNT, BLOCK, MOST, OFFER
from trireme.kit.engine.action_codes import listed
from trireme.kit.errors import Unreadable

BASE = """\
0 end 1
1 stay 1
2 stop 1
3 apollo 1
4 recruit-priest 1
5 recruit-philosopher 1
6 offer 16
22 seat 8
30 type 16
46 card 64
110 island 64
174 slot 64
238 sea 64
302 call 64
366 swap 64
430 recruit-troop 64
494 recruit-fleet 64
558 build 64
622 sell 8
630 sell-troop 64
694 sell-fleet 64
758 on 6
764 sink 64
828 sail 384
1212 push 384
1596 march 4096
5692 die 16
5708 drawn 64
5772 amount 1024
6796 unit 16
6812 done 1
""".splitlines()


def test_the_list_of_codes() -> None:
    assert listed(Cyclades().codes) == BASE
    assert len({Cyclades(players=players).codes_hash for players in range(2, 6)}) == 1


@pytest.mark.parametrize("options", [{"players": 5}, {"players": 3, "chance": "explicit"}])
def test_every_answer_is_in_the_list(options: dict[str, Any]) -> None:
    game = Cyclades(**options)
    rng = Random(1)
    s = game.start(1)
    while legal := game.legal(s):
        assert all(any(codes.named(code) for codes in game.codes) for code in legal)
        game.play(s, rng.choice(legal))


def test_there_is_room_for_what_comes() -> None:
    """The largest board of Titans has 60 seas, 25 territories and 43 slots; all expansions together have 34 cards."""
    assert max(60, 25 + 1, 43, 34) <= BLOCK


@pytest.mark.rules("CYC-OFF-18")
def test_an_amount_beyond_all_codes_is_refused_like_any_other() -> None:
    game = Cyclades(seats=["A", "B", "C", "D"])
    s = game.position({"at": "offerings", "players": {"A": {"gold": MOST, "priests": 3}}})
    god = game.ruleset.tables.god_number["ares"]
    if god not in s.gods[: s.available]:
        god = s.gods[0]
    name = game.ruleset.god(god)
    assert game.why_not(s, 0, f"offer {name} {MOST}") == []
    assert game.why_not(s, 0, f"offer {name} {MOST + 1}")[0].rule.id == "CYC-OFF-18"
    assert game.why_not(s, 0, [OFFER + god, AMOUNT + MOST + 1]) != []


def test_a_position_holds_no_more_gold_than_there_are_codes_for() -> None:
    with pytest.raises(Unreadable) as error:
        Cyclades().position({"players": {"A": {"gold": MOST + 1}}})
    assert str(error.value) == "Position players.A.gold: 1024 is out of bounds. It goes from 0 to 1023."
