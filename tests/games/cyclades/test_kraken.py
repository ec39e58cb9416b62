"""The buyer of the Kraken is asked for steps whatever his purse: being skipped would betray it."""

import pytest

from trireme.games.cyclades.game import Cyclades
from trireme.kit.engine.question import Pick

GAME = Cyclades(seats=["A", "B", "C"])


@pytest.mark.rules("CYC-INF-01", "CYC-KRA-02", "CYC-KRA-04")
@pytest.mark.parametrize("gold", [2, 3, 9])
def test_the_buyer_is_asked_even_without_gold(gold: int) -> None:
    s = GAME.position(
        {
            "at": "actions",
            "gods": ["zeus"],
            "offerings": {"zeus": "A 1"},
            "track": ["", "", "kraken"],
            "players": {"A": {"gold": gold}},
        }
    )
    GAME.apply(s, 0, "call kraken")
    GAME.apply(s, 0, "kraken D3")
    (question,) = GAME.asks(s)
    assert isinstance(question, Pick)
    assert (question.seat, question.prompt) == (0, "kraken")
    steps = {"kraken C2", "kraken D4", "kraken E4"} if gold > 2 else set()
    assert {answer.text for answer in question.answers} == {"stop"} | steps
