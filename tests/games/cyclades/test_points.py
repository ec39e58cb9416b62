"""What joins the points of a capture, a march, an offering and an auction of its own."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

import pytest
from msgspec.structs import replace

from tests.games.cyclades.joining import joining
from trireme.games.cyclades import control, moves
from trireme.games.cyclades.game import Cyclades
from trireme.games.cyclades.phases.auction import Auction
from trireme.games.cyclades.phases.offered_gold import Outbid
from trireme.games.cyclades.phases.offerings import OFFERINGS, Offerings
from trireme.games.cyclades.rules.ids import CYC_OFF_16, CYC_OFF_18
from trireme.games.cyclades.ruleset import Ruleset
from trireme.games.cyclades.state import NONE, GodNumber, State
from trireme.games.cyclades.units.movement import CARRIED, MARCHES, MarchingTroops
from trireme.kit.content.rulebook import Reason
from trireme.kit.engine.sequences import replace_rest
from trireme.kit.errors import Refused
from trireme.kit.seats import Seat

ARES: dict[str, Any] = {
    "at": "actions",
    "gods": ["ares"],
    "offerings": {"ares": "A 1"},
    "islands": {"naxos": {"troops": 3}, "paros": {"owner": "B", "troops": 0}},
    "seas": {"C3": "A 1"},
    "players": {"A": {"gold": 6}},
}


def noting(seen: list[str], word: str) -> Callable[[Ruleset, State, object], None]:
    def happens(ruleset: Ruleset, s: State, data: object) -> None:
        seen.append(word)

    return happens


def made(join: Callable[[Ruleset], None]) -> Cyclades:
    with joining(join, lambda ruleset: {}):
        return Cyclades(players=4)


def test_what_follows_a_capture_has_its_order() -> None:
    """Cards change hands, Monuments, Metropolises, military victory, elimination (MON-BUI-11, TIT-MIL-06)."""
    seen: list[str] = []

    def join(ruleset: Ruleset) -> None:
        for rank in (control.ELIMINATION, control.MILITARY, control.PAIRS, control.HANDED_OVER, control.SETS):
            notes = noting(seen, str(rank))
            ruleset.points.captures.add(rank, notes)
            ruleset.points.brings[notes] = None

    game = made(join)
    s = game.position(ARES)
    game.apply(s, 0, "recruit naxos")
    game.apply(s, 0, "troops naxos>paros x1")
    assert seen == sorted(seen)
    assert len(seen) == 5


def test_a_march_can_be_changed_before_it_begins() -> None:
    """What joins before the arrival may ask, or change who goes (TIT-ART-06)."""

    def one_stays(ruleset: Ruleset, s: State, march: MarchingTroops) -> None:
        replace_rest(s, MARCHES, replace(march, group=march.group - 1))

    game = made(lambda ruleset: ruleset.points.marches.add(CARRIED, one_stays))
    s = game.position(ARES)
    game.apply(s, 0, "recruit naxos")
    game.apply(s, 0, "troops naxos>paros x3")
    islands = game.ruleset.tables.island_number
    assert (s.troops[islands["naxos"]], s.troops[islands["paros"]]) == (2, 2)


def test_outbidding_may_cost_more_and_be_paid_at_once() -> None:
    """Whoever cannot pay both may not outbid (TIT-AEF-13, 14)."""

    def thunderbolt(ruleset: Ruleset, s: State, seat: int, god: int) -> int:
        return int(s.offer_seat[god] == 0)

    def paid(ruleset: Ruleset, s: State, outbid: Outbid) -> None:
        s.gold[outbid.seat] -= 1
        s.gold[outbid.whom] += 1

    def join(ruleset: Ruleset) -> None:
        ruleset.points.outbid_cost.append(thunderbolt)
        ruleset.points.outbid.add(0, paid)

    game = made(join)
    facts = {"at": "offerings", "gods": ["ares", "zeus", "poseidon"], "turn_order": ["A", "B", "C", "D"]}
    s = game.position({**facts, "players": {"A": {"gold": 4}, "B": {"gold": 4}, "C": {"gold": 0}, "D": {"gold": 0}}})
    game.apply(s, 0, "offer ares 2")
    with pytest.raises(Refused, match="CYC-OFF-18"):
        game.apply(s, 1, "offer ares 4")
    game.apply(s, 1, "offer ares 3")
    assert s.gold[:2] == [5, 3]
    assert game.asked(s) == [0]


def test_an_offering_can_be_barred_by_rule() -> None:
    """HAD-OBJ-07: whom the Girdle names."""
    ares = Cyclades(players=4).ruleset.tables.god_number["ares"]

    def closes(ruleset: Ruleset, s: State, seat: int) -> int:
        return 1 << ares if seat == 1 else 0

    def bars(ruleset: Ruleset, s: State, seat: int, god: int) -> Iterator[Reason]:
        if closes(ruleset, s, seat) >> god & 1:
            yield Reason(CYC_OFF_16)

    def join(ruleset: Ruleset) -> None:
        ruleset.points.closed_gods.append(closes)
        ruleset.points.bars_offering.append(bars)

    game = made(join)
    s = game.position({"gods": ["ares", "zeus", "poseidon"], "turn_order": ["A", "B", "C", "D"]})
    game.apply(s, 0, "offer ares 1")
    with pytest.raises(Refused, match="CYC-OFF-16"):
        game.apply(s, 1, "offer ares 2")
    assert [game.write(s, 1, [code]) for code in game.legal(s)] == ["apollo", "offer zeus", "offer poseidon"]


@pytest.mark.parametrize(("given", "times"), [({}, 1), ({"offerings": {"ares": "A 1"}}, 0), ({"apollo": ["A"]}, 0)])
def test_something_may_happen_before_the_first_offering(given: dict[str, Any], times: int) -> None:
    """Not where markers have been placed: HAD-OBJ-10, 25."""
    seen: list[str] = []
    game = made(lambda ruleset: ruleset.points.before_offerings.add(0, noting(seen, "begun")))
    game.position({"gods": ["ares", "zeus", "poseidon"], **given})
    assert len(seen) == times


class Preliminary(Auction):
    """Apollo takes one marker (HAD-FRE-04), and 1 gold is kept for each marker to come (HAD-FRE-23)."""

    def apollo_takes(self, s: State) -> bool:
        return not s.apollo

    def bars_apollo(self, s: State) -> Iterator[Reason]:
        if s.apollo:
            yield Reason(CYC_OFF_16)

    def kept(self, s: State, seat: Seat, god: GodNumber, lost: int) -> int:
        return 1

    def bars_gold(self, s: State, seat: Seat, god: GodNumber, lost: int) -> Iterator[Reason]:
        yield Reason(CYC_OFF_18)


def test_an_auction_can_be_held_with_other_figures() -> None:
    game = made(lambda ruleset: ruleset.auctions.append(Preliminary(ruleset, 1)))
    s = game.positions.stand(
        {"at": "offerings", "gods": ["ares", "zeus", "poseidon"], "turn_order": ["A", "B", "C", "D"]}
    )
    s.gold = [7, 7, 7, 7]
    s.stack.pop()
    Offerings(game.ruleset.auctions[1]).run(s, (OFFERINGS,))
    game.proceed(s)
    game.apply(s, 0, "apollo")
    assert moves.ON_APOLLO not in game.legal(s)
    with pytest.raises(Refused, match="CYC-OFF-16"):
        game.apply(s, 1, "apollo")
    with pytest.raises(Refused, match="CYC-OFF-18"):
        game.apply(s, 1, "offer ares 7")
    game.apply(s, 1, "offer ares 2")
    game.apply(s, 2, "offer ares 6")
    assert game.asked(s) == [1]  # Displaced, and asked at once.
    assert [game.write(s, 1, [code]) for code in game.legal(s)] == ["offer zeus", "offer poseidon"]
    assert s.offer_seat[game.ruleset.tables.god_number["zeus"]] == NONE
