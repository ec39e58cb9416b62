"""Turn 0 where no hex fits, tested in Python, since beside the open sea no deal leads there."""

import pytest

from trireme.games.archipelago.game import Archipelago
from trireme.games.archipelago.land import Land
from trireme.games.archipelago.lookup import CELL, ORIGIN, STEPS
from trireme.games.archipelago.phases.setup import DEAL_HEX, TURN_ZERO, DealHex
from trireme.games.archipelago.phases.turn_zero import TurnZero
from trireme.games.archipelago.questions import AtPlace, OfSeat
from trireme.kit.seats import SEATS


@pytest.mark.rules("ARC-TZR-10", "ARC-TZR-17")
def test_a_player_who_can_lay_none_of_their_hexes_draws_three_others() -> None:
    game = Archipelago(players=2, length="short")
    s = game.ruleset.blank()
    for number, side in list(enumerate(STEPS))[1:]:  # one place beside the start hex is left, where these two fit not
        game.ruleset.put_tile(s, ORIGIN + side, 1 + number * 2, 0)
    s.pile = 0b111 << 20
    s.hands = [(10, 18), (13, 14, 15)]
    s.stack = [(TURN_ZERO, AtPlace(0))]
    TurnZero(game.ruleset).run(s, s.stack.pop())
    assert not s.hands[0]
    assert s.cast == 1 << 10 | 1 << 18
    assert s.stack == [(TURN_ZERO, AtPlace(0)), *[(DEAL_HEX, OfSeat(SEATS[0]))] * 3]
    step = DealHex(game.ruleset)
    for _ in range(3):
        frame = s.stack.pop()
        codes, _ = step.outcomes(s, frame)
        step.take(s, frame, codes[0])
    assert s.hands[0] == (20, 21, 22)
    assert s.pile == 0
    s.stack = [(DEAL_HEX, OfSeat(SEATS[1]))]
    step.take(s, s.stack.pop(), step.outcomes(s, (DEAL_HEX, OfSeat(SEATS[1])))[0][0])
    assert s.hands[1][-1] == 10  # the discards come back when the pile runs short
    assert s.cast == 0


@pytest.mark.rules("ARC-TZR-10")
def test_where_no_hex_fits_beside_the_open_sea_any_place_will_do() -> None:
    """Nothing fits between land, sea and land, so no new deal would ever help."""
    game = Archipelago(players=5)
    s = game.ruleset.blank()
    for name, cell, turn in (("R04a", (1, 0), 2), ("R07a", (-1, 0), 4), ("R13b", (0, 1), 0), ("R24b", (0, -1), 4)):
        game.ruleset.put_tile(s, ORIGIN + cell[0] * CELL + cell[1], game.ruleset.tables.face_number[name], turn)
        s.pile &= ~(1 << game.ruleset.tables.hex_ids.index(name[:3]))
    land = Land(game.ruleset)
    seat = SEATS[0]
    assert all(not land.ways(hex, gap, land.wanted(s, gap.cell)) for hex in range(24) for gap in land.gaps(s, beside=0))
    s.hands[seat] = tuple(range(24))
    assert land.can_be_first(s, seat)
    code = land.first_ways(s, seat, 0)[0]
    assert list(land.bars_first(s, seat, 0, code)) == []
