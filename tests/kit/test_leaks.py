"""A deliberate fault of each kind in the toy game is found, and the message says what it is."""

import re

import pytest

from tests.kit import leaks
from tests.toy import Toy
from trireme.kit.harness import Density, HarnessError, check_all
from trireme.kit.harness.resampling import check_proven

CLOSE = Density(every=1, answers=6, wrong=6)
SEEDS = range(30)


def complaint(game: Toy, density: Density = CLOSE) -> str:
    """What the harness says about the first game in which it finds something."""
    for seed in SEEDS:
        try:
            check_all(game, seed, density)
        except HarnessError as error:
            return str(error)
    return ""


@pytest.mark.parametrize(
    ("faulty", "says"),
    [
        (leaks.HandInView, r"view depends on what is hidden.*hand"),
        (leaks.MoneyInView, r"view depends on what is hidden.*coins"),
        (leaks.BidInView, r"sees .'s sealed answer in the view: bid"),
        (leaks.SeedInView, r"view depends on what is hidden.*round"),
        (leaks.DieInView, r"view depends on what is hidden.*round"),
        (leaks.HandInOutlook, r"view depends on what is hidden.*outlooks"),
        (leaks.NeighbourInOutlook, r"view depends on what is hidden.*outlooks"),
        (leaks.DieInOutlook, r"view depends on what is hidden.*outlooks"),
        (leaks.ViewLostInJson, r"view and what comes back from its JSON: cards"),
        (leaks.AskedIfGuarded, r"who is asked next depends on what .* cannot know|whether .* sees .* depends"),
        (leaks.SkippedIfUnguarded, r"who is asked next depends on what .* cannot know|whether .* sees .* depends"),
        (leaks.CardInEvent, r"sees an event that depends on what is hidden: .*peek"),
        (leaks.MoneyInEvent, r"sees an event that depends on what is hidden: .*purse"),
        (leaks.BidInEvent, r"sees .'s sealed answer in an event: .*number"),
        (leaks.LegalByHand, r"question depends on what is hidden"),
        (leaks.OutlookByMoney, r"question depends on what is hidden.*outlooks"),
        (leaks.BeyondByMoney, r"question depends on what is hidden.*beyond"),
        (leaks.ReasonByMoney, r"reasons against 1\d\d depend on what is hidden"),
        (leaks.BystanderByHand, r"reasons against '.*' depend on what is hidden"),
        (leaks.InDebt, r"coins\[\d\] is -1, and never less than 0"),
        (leaks.LegalButForbidden, r"legal answers and the candidates that nothing forbids: only the former have \[10"),
        (leaks.FreeButNotLegal, r"legal answers and the candidates that nothing forbids: .*only the latter \[100\]"),
        (leaks.AnsweredForOthers, r"the only answer of ., as listed and as its step says: is -1 and 100"),
        (leaks.BreaksOnWrongCodes, r"IndexError"),
        (leaks.ReadingPays, r"looking at a state changes it: coins"),
        (leaks.AmbiguousText, r"'bid \d' is written for \[\d+\] and for \[\d+\]|codes of 'bid \d'"),
        (leaks.ReadsAnything, r"'bid \d' is written for \[\d+\], but cannot be read"),
        (leaks.FirstAnswerEarns, r"in this order and the other: coins"),
        (leaks.SameQuestionTwice, r"next question has the same id"),
        (leaks.RealHandResampled, r"resample for .* leaves something of the real state: (deck|hand)"),
        (leaks.HandsOnlySwapped, r"resample for .* leaves something of the real state: (deck|hand)"),
        (leaks.ShuffledAsItLies, r"resample for .* leaves something of the real state: (deck|hand)"),
        (leaks.MoneyResampled, r"resample for .* changes what is only screened: coins"),
        (leaks.DealtKept, r"resample for .* leaves something of the real state: dealt"),
        (leaks.DealtDeclaredOpen, r"the field dealt is declared open, but .* cannot tell the worlds apart: dealt"),
        (leaks.NothingDeclared, r"nothing says who may know UndeclaredState.dealt: declare it in `secrecy`"),
        (leaks.SeedKept, r"keeps the key"),
        (leaks.CopySharesMoney, r"shares coins with its copy"),
        (leaks.SavedWithoutDeck, r"saved and loaded goes on differently: deck"),
        (leaks.ForgetfulFacts, r"at the entry point .* differ: coins"),
        (leaks.NeverEnds, r"goes on after 40 decisions"),
        (leaks.ImpossibleOutcome, r"weights \[0, "),
        (leaks.SeedBesideOutcome, r"sealed and explicit chance differ: coins|view depends on"),
    ],
)
def test_fault_is_found(faulty: type[Toy], says: str) -> None:
    found = complaint(faulty())
    assert re.search(says, found), found
    assert re.match(r"raiders \(players=3, chance=sealed\), seed \d+, decision \d+: ", found)


@pytest.mark.parametrize("faulty", [leaks.OrderOfASet, leaks.HashInPlay])
def test_bytes_that_depend_on_the_hash_seed_are_found(faulty: type[Toy]) -> None:
    found = complaint(faulty(), Density(hash_seeds=("1", "2")))
    assert re.search(r"line \d+ of the game depends on PYTHONHASHSEED", found), found


def test_a_hidden_field_that_was_never_put_to_the_proof_is_found() -> None:
    """No world differs from the real one in what others have bid, so nothing is said against keeping it."""
    found = r"raiders, seeds 1 to 20: worlds never differ in bid at a proof of resample"
    with pytest.raises(HarnessError, match=found):
        check_proven([leaks.BidsKept()], 1, 20)
