"""A module of another package brings all that the expansions will bring: a god, cards, relics, places."""

from __future__ import annotations

import pytest

from tests.games.cyclades.crossing import BATTLE, GAME, NO_LOTS, SETTING, answers, at, on, play
from tests.games.cyclades.styx.part import styx
from trireme.games.cyclades import board
from trireme.games.cyclades.state import NONE
from trireme.kit.errors import Refused
from trireme.kit.seats import SEATS


def test_charon_covers_a_god_until_apollo_has_acted() -> None:
    s = GAME.position({"at": "gods", "cycle": 2, "gods": ["ares", "zeus", "athena", "poseidon"]})
    view = GAME.view(s, None)
    assert view.gods[-1].god == "charon"
    covered = view.modules["styx"]["covered"]
    assert covered not in [god.god for god in view.gods]
    assert covered not in view.face_down
    late = GAME.positions.stand(
        {"at": "apollo", "cycle": 2, "gods": ["ares", "zeus", "charon"], "styx": {"covered": "athena"}}
    )
    GAME.proceed(late, until="cycle-end")
    assert [SETTING.god(god) for god in late.gods] == ["ares", "zeus", "athena", "poseidon"]


def test_charon_raises_a_shade_and_moves_only_groups_with_one() -> None:
    facts = {**BATTLE, "offerings": {"charon": "A 1"}, "islands": {"naxos": {"troops": 2}}}
    s = GAME.position({**facts, "styx": NO_LOTS})
    assert "A: styx.raise naxos" in answers(s)
    assert "A: styx.raise elysium" not in answers(s)
    play(s, "A: raise naxos")
    assert on(s, "naxos") == ("A", 2, 1)
    with pytest.raises(Refused, match="STX-CHA-03"):
        GAME.apply(s, 0, "troops naxos>paros x2")
    play(s, "A: troops naxos>paros x1 shade:1")
    assert on(s, "paros") == ("A", 1, 1)


# Cards that are no creatures.


def test_a_relic_is_bought_without_discount_and_kept() -> None:
    s = at({}, track=["", "", "lyre"], islands={"naxos": {"buildings": ["temple"]}})
    assert GAME.view(s, 0).track[2].prices[0] == 2
    play(s, "A: call lyre")
    assert GAME.view(s, 1).modules["styx"]["relics"] == [{"relic": "lyre", "seat": 0}]
    assert s.gold[0] == 4
    assert not s.discard


def test_a_relic_is_neither_exchanged_nor_discarded() -> None:
    s = GAME.position({**BATTLE, "offerings": {"zeus": "A 1"}, "track": ["", "", "lyre"], "styx": NO_LOTS})
    with pytest.raises(Refused, match="CYC-ZEU-03"):
        GAME.apply(s, 0, "swap lyre")
    s = GAME.position({"at": "creatures", "cycle": 4, "track": ["", "", "lyre"]})
    assert not s.discard
    assert not s.pile >> SETTING.tables.creature_number["lyre"] & 1
    assert GAME.facts(s)["styx"]["relics"] == {"lyre": "gone"}  # type: ignore[index]  # nested plain tables


# Units of a kind of their own.


def test_the_empusa_takes_the_next_income_of_an_island() -> None:
    s = at({}, track=["", "", "empusa"])
    play(s, "A: call empusa", "A: empusa paros")
    assert [SETTING.creature(card) for card in s.discard] == ["empusa"]
    facts = GAME.facts(s)["styx"]
    paid = GAME.positions.stand({"at": "income", "islands": {"paros": {"owner": "B", "prosperity": 3}}, "styx": facts})
    paros = SETTING.tables.island_number["paros"]
    assert board.collected(SETTING, paid, SEATS[0]) >> paros & 1
    gold, due = paid.gold[:], [board.income(SETTING, paid, seat) for seat in SEATS[:4]]
    GAME.proceed(paid, until="offerings")
    assert [now - before for now, before in zip(paid.gold, gold, strict=True)] == due
    assert styx(SETTING, paid).tolls == [NONE] * SETTING.tables.islands


# Lots.


def test_elysium_is_gained_for_a_relic_and_cannot_be_reached() -> None:
    s = at({"relics": {"lyre": "A"}})
    income = board.income(SETTING, s, SEATS[0])
    play(s, "A: cross lyre")
    assert on(s, "elysium") == ("A", 0, 0)
    assert board.income(SETTING, s, SEATS[0]) == income + 1
    assert [reason.rule.id for reason in GAME.why_not(s, 0, "troops naxos>elysium x1")] == ["CYC-TRP-03"]
    with pytest.raises(Refused, match="STX-ELY-01"):
        GAME.apply(s, 0, "cross lyre")


# A capture that asks, and a victory at once.


def test_a_conqueror_is_asked_which_relic_he_takes() -> None:
    islands = {**BATTLE["islands"], "paros": {"owner": "B"}}
    s = at({"relics": {"lyre": "B", "cup": "B"}}, islands=islands)
    play(s, "A: troops naxos>paros x2")
    assert answers(s) == ["A: styx.spare", "A: styx.take lyre", "A: styx.take cup"]
    play(s, "A: take cup")
    assert GAME.view(s, None).modules["styx"]["relics"] == [
        {"relic": "lyre", "seat": 1},
        {"relic": "cup", "seat": 0},
    ]
    assert GAME.asked(s) == [0]


def test_the_last_relic_wins_at_once() -> None:
    islands = {**BATTLE["islands"], "paros": {"owner": "B"}}
    s = at({"relics": {"lyre": "A", "cup": "B", "torch": "A"}}, islands=islands)
    play(s, "A: troops naxos>paros x2", "A: take cup")
    final = GAME.result(s)
    assert final is not None
    assert (final.ending, final.winners()) == ("ending-styx", [0])


def test_a_last_island_may_be_taken_for_the_last_relic() -> None:
    islands = {**BATTLE["islands"], "tinos": "", "milos": "", "paros": {"owner": "B"}}
    s = at({"relics": {"lyre": "A", "cup": "B", "torch": "B"}}, islands=islands)
    assert "CYC-LST-01" in [reason.rule.id for reason in GAME.why_not(s, 0, "troops naxos>paros x2")]
    s = at({"relics": {"lyre": "A", "cup": "B", "torch": "A"}}, islands=islands)
    play(s, "A: troops naxos>paros x2", "A: take cup")
    final = GAME.result(s)
    assert final is not None
    assert (final.ending, final.winners()) == ("ending-styx", [0])


# What holds for the whole module.
