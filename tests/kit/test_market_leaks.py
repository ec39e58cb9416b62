"""A deliberate fault of each kind in the second toy is found by the check that is there for it, and told."""

import re
from typing import Any

import pytest

from tests.kit import market_leaks as leaks
from tests.toy_market import Market
from trireme.kit.content.rulebook import Reason
from trireme.kit.harness import Density, HarnessError, check_all, drafts
from trireme.kit.records.drafts import DraftReplay

CLOSE = Density(every=4, answers=3, wrong=2)
SEEDS = range(12)


def complaint(game: Market) -> tuple[str, str]:
    """The check that finds something first, and what it says."""
    for seed in SEEDS:
        try:
            check_all(game, seed, CLOSE)
        except HarnessError as error:
            return error.check, str(error)
    return "", ""


@pytest.mark.parametrize(
    ("faulty", "check", "says"),
    [
        # Who must and who may depend on public knowledge only.
        (leaks.AskedBySecret, "Secrecy.check", r"who is asked next depends on what .* cannot know|whether .* sees"),
        (leaks.WindowBySecret, "Secrecy.check", r"who may use a window (next )?depends on what .* cannot know"),
        # A pass of a window changes nothing but the cursor, and windows alone are never pending.
        (leaks.PassEarns, "check_windows", r"uses no window, but the state before and after: coins"),
        (leaks.StillOpen, "check_windows", r"nobody must answer, but A may use a window"),
        (leaks.OpenWithoutSeats, "check_windows", r"rearm: open to . or not, but its stamp is 1"),
        (leaks.LookingIsNews, "check_questions", r"looking at a state changes it: news|question id: is 'may"),
        # A record written in one form replays in the other.
        (leaks.SequenceCounts, "check_sequence", r"a record written in sequence replays another state: serial"),
        (leaks.SequenceTells, "check_sequence", r"a record written in sequence replays other events"),
        (leaks.LineForgets, "check_forms", r"codes of 'offer .*' when written and when read|is written for"),
        # A use keeps the questions of others, clears answers that are kept, and leaves drafts their meaning.
        (leaks.UseAsksAgain, "check_windows", r"uses a window with \[\d+\]: the frames under it"),
        (leaks.UseAnswersForOthers, "check_windows", r"uses a window with \[\d+\]: the frames under it"),
        (leaks.Remembering, "check_windows", r"uses a window with \[\d+\], but the legal answers from before"),
        (leaks.MeaningShifts, "check_drafts", r"'s draft: what \[\d+\] says now: is 'load \w+' and 'load \w+'"),
        # Games end, whoever is absent.
        (leaks.NoBudget, "check_copies", r"goes on after 200 decisions"),
        (leaks.AbsentForever, "check_defaults", r"a game of defaults goes on after 400 decisions"),
        (leaks.DefaultNotLegal, "check_questions", r"default \d+ is not legal"),
        # What the sequence offers the checked path accepts, and a window is shown once for each opening or change.
        (leaks.OffersTooMuch, "check_sequence", r"the sequence offers \d+ to seat \d, which the checked path refuses"),
        (leaks.ShownForNothing, "check_sequence", r"is shown barter again, with nothing new in it"),
        (leaks.OpensUnseen, "check_sequence", r"barter opens to . again with an old stamp, so it is not shown"),
        # Items in any order.
        (leaks.OrderOfSome, "check_any_order", r"has chosen .*, which do not rise|: secret"),
        (leaks.OneOrderOnly, "check_questions", r"items that can be chosen and those that the question lists"),
    ],
)
def test_fault_is_found(faulty: type[Market], check: str, says: str) -> None:
    found_by, found = complaint(faulty())
    assert re.search(says, found), found
    assert found_by == check
    assert re.match(r"bazaar \(chance=sealed\), seed \d+, decision \d+: ", found)


@pytest.mark.parametrize(
    ("faulty", "says"),
    [
        (leaks.ForgetsAll, "and the acts that are still possible"),
        (leaks.SkipsTheDead, "and the acts that are still possible|: acts lost"),
        (leaks.CutsInSilence, "and nobody is told"),
        (leaks.GivesNoReason, ": reasons shown"),
    ],
)
def test_a_fault_of_drafts_is_found(faulty: type[DraftReplay[Any]], says: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(drafts, "DraftReplay", faulty)
    found_by, found = complaint(Market())
    assert found_by == "check_drafts"
    assert re.search(f"'s draft.*({says})", found), found


def test_drafts_of_the_toy_are_cut(monkeypatch: pytest.MonkeyPatch) -> None:
    """Or the check would prove nothing."""
    cut: list[bool] = []
    play = drafts._play

    def counting(*args: Any) -> list[Reason]:
        reasons = play(*args)
        cut.append(bool(reasons))
        return reasons

    monkeypatch.setattr(drafts, "_play", counting)
    for seed in SEEDS:
        check_all(Market(), seed, CLOSE)
    assert cut.count(True) > 10 < cut.count(False)
