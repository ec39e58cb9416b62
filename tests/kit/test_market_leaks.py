"""A deliberate fault of each kind in the second toy is found, and the message says what it is."""

import re

import pytest

from tests.kit import market_leaks as leaks
from tests.toy_market import Market
from trireme.kit.harness import Density, HarnessError, check_all

CLOSE = Density(every=4, answers=3, wrong=2)
SEEDS = range(12)


def complaint(game: Market) -> str:
    """What the harness says about the first game in which it finds something."""
    for seed in SEEDS:
        try:
            check_all(game, seed, CLOSE)
        except HarnessError as error:
            return str(error)
    return ""


@pytest.mark.parametrize(
    ("faulty", "says"),
    [
        (leaks.WindowBySecret, r"who may use a window (next )?depends on what .* cannot know"),
        (leaks.AskedBySecret, r"who is asked next depends on what .* cannot know|whether .* sees .* depends"),
        (leaks.ShownForNothing, r"is shown barter again, with nothing new in it"),
        (leaks.OpensUnseen, r"barter opens to . again with an old stamp, so it is not shown"),
        (leaks.OpenWithoutSeats, r"rearm: open to . or not, but its stamp is 1"),
        (leaks.LookingIsNews, r"looking at a state changes it: news|question id: is 'may"),
        (leaks.PassEarns, r"uses no window, but the state before and after: coins"),
        (leaks.StillOpen, r"seats that may use a window|nobody must answer, but A may use a window"),
        (leaks.UseAsksAgain, r"uses a window with \[\d+\]: the frames under it"),
        (leaks.UseAnswersForOthers, r"uses a window with \[\d+\]: the frames under it"),
        (leaks.Remembering, r"uses a window with \[\d+\], but the legal answers from before it are kept"),
        (leaks.NoBudget, r"goes on after 200 decisions"),
        (leaks.OffersTooMuch, r"the sequence offers \d+ to seat \d|legal answers and those that the question lists"),
        (leaks.LineForgets, r"codes of 'offer .*' when written and when read|is written for"),
        (leaks.SequenceDraws, r"replays another state: serial|uses no window, but the state before and after: serial"),
        (leaks.AbsentForever, r"a game of defaults goes on after 400 decisions"),
        (leaks.DefaultNotLegal, r"default \d+ is not legal"),
        (leaks.OrderOfSome, r"has chosen .*, which do not rise|: secret"),
        (leaks.OneOrderOnly, r"items that can be chosen and those that the question lists"),
    ],
)
def test_fault_is_found(faulty: type[Market], says: str) -> None:
    found = complaint(faulty())
    assert re.search(says, found), found
    assert re.match(r"bazaar \(chance=sealed\), seed \d+, decision \d+: ", found)
