"""The greedy bot: plain decisions, fair dealing, and what tables of such bots come to."""

from __future__ import annotations

from collections.abc import Mapping
from random import Random
from typing import Any

import pytest

from tests.games.archipelago.helping import Helping
from trireme.arena import play_one, simulate
from trireme.bots import RandomBot, make_bot
from trireme.games.archipelago import moves
from trireme.games.archipelago.bot.counts import counted
from trireme.games.archipelago.bot.greedy import Greedy
from trireme.games.archipelago.bot.guesses import Guesses
from trireme.games.archipelago.bot.judgement import Judge, Judgement
from trireme.games.archipelago.bot.talks import Talks
from trireme.games.archipelago.game import Archipelago
from trireme.games.archipelago.scoring import CRITERIA
from trireme.games.archipelago.state import State
from trireme.games.archipelago.talks import FLORINS
from trireme.kit.engine.window import PASS
from trireme.kit.harness import check_bots
from trireme.kit.seats import SEATS

LENGTHS = ("short", "medium", "long")
MAP: dict[str, Any] = {
    "R04b": {"cell": "0,-1"},
    "R20a": {"cell": "-1,0", "turn": 2},
    "R08b": {"cell": "1,-1", "turn": 3},
    "R09a": {"cell": "0,1"},
    "R05a": {"cell": "-1,1", "turn": 3},
}
ACTING: dict[str, Any] = {"at": "actions", "round": 2, "map": MAP, "trends": ["T08"]}


def table(players: int = 3, length: str = "medium", **options: Any) -> Archipelago:
    return Archipelago(players=players, length=length, **options)


def answer(game: Archipelago, s: State) -> str:
    """Return the whole move of the bot for the player to move, in words."""
    bot, seat = Greedy(game), game.to_move(s)
    assert seat is not None
    before = s.clone()
    run = [bot.choose(game, s, seat, Random(0))]
    game.answer(s, seat, run[-1])
    while game.in_multi_step(s, seat):
        run.append(bot.choose(game, s, seat, Random(0)))
        game.answer(s, seat, run[-1])
    return game.write(before, seat, run)


def turn_of(game: Archipelago, facts: Mapping[str, Any], players: Mapping[str, Any]) -> str:
    """Return the move that the bot makes for A, when nobody has anything to say to A before."""
    return answer(game, game.position({**ACTING, **facts, "players": players}))


ALONE = {"objectives": ["M01"], "units": ["R09a/land", "R09a/land", "R09a/water"]}
OTHERS = {
    "B": {"objectives": ["M02"], "units": ["R20a/land", "R20a/land", "R20a/water"]},
    "C": {"objectives": ["M03"], "units": ["R08b/land", "R08b/land", "R08b/water"]},
}


# Actions.


def test_it_has_children_where_it_can() -> None:
    game = table(offers=0)
    couple = {"florins": 0, "objectives": ["M01"], "units": ["R04b/land", "R04b/land"]}
    facts = {"trends": ["T07"], "spaces": {"exploration": ["A"]}, "shared": {"exploration": 2}}
    assert turn_of(game, facts, {**OTHERS, "A": couple}) == "reproduce"


def test_it_recruits_when_workers_are_many_and_cheap() -> None:
    game = table(offers=0)
    mine = {"florins": 12, "objectives": ["M07"], "units": ["R09a/land"]}
    facts = {"workers": 16, "rebels": 3, "trends": ["T07"]}
    assert turn_of(game, facts, {**OTHERS, "A": mine}) == "recruit"


def test_taxes_are_left_alone_on_the_brink_of_a_revolt() -> None:
    game = table(offers=0)
    units = ["R09a/land engaged", "R05a/land engaged", "R00/water engaged"]
    others = {"B": OTHERS["B"], "C": OTHERS["C"]}
    mine = {"florins": 0, "objectives": ["M01"], "units": units}
    calm = turn_of(game, {}, {**others, "A": mine})
    assert calm == "taxes"
    assert turn_of(game, {"rebels": 6}, {**others, "A": mine}) != "taxes"  # one more would be the end of all


def test_the_separatist_taxes_all_the_same() -> None:
    game = table(offers=0)
    mine = {"florins": 0, "objectives": ["M08"], "units": ["R09a/land engaged", "R00/water engaged"]}
    assert turn_of(game, {"rebels": 5}, {**OTHERS, "A": mine}) == "taxes"


def fear(rebels: int, players: int = 3, **mine: Any) -> Judgement:
    """Return the points that a revolt costs A, with so many rebels."""
    game = table(players=players)
    others = {"B": OTHERS["B"], **({"C": OTHERS["C"]} if players > 2 else {})}
    s = game.position({**ACTING, "rebels": rebels, "players": {"A": {**ALONE, **mine}, **others}})
    return Judge(game.ruleset).judgement(s, SEATS[0])


def test_a_small_threat_is_borne_and_a_great_one_feared() -> None:
    calm, brink = fear(0), fear(5)
    assert calm.threat < brink.threat
    assert 0 < calm.stake < brink.stake


def test_a_revolt_is_feared_less_where_nobody_can_want_it() -> None:
    suspicious, two = fear(3), fear(3, players=2)  # with two players nobody is dealt the separatist's objective
    spied = fear(3, known=["M02", "M03"])
    assert spied.threat == suspicious.threat
    assert spied.stake < suspicious.stake
    assert two.stake / two.threat == pytest.approx(spied.stake / spied.threat)


def test_the_separatist_wants_it_the_more_the_nearer_it_is() -> None:
    assert fear(5, objectives=["M08"]).stake < fear(0, objectives=["M08"]).stake < 0


# Crises.

CRISIS: dict[str, Any] = {
    "at": "balance",
    "round": 3,
    "map": MAP,
    "trends": ["T08"],
    "deck": {"top": "A20"},  # at home: a cube of cattle stands up eight
    "market": {"domestic": {"cattle": 0}},
}
"""A crisis that lays down two citizens of each player."""


def helped(rebels: int, mine: Mapping[str, Any], market: int = 0) -> str:
    game = table(offers=0)
    facts = {**CRISIS, "rebels": rebels, "market": {"domestic": {"cattle": market}}}
    return answer(game, game.position({**facts, "players": {**OTHERS, "A": {**ALONE, **mine}}}))


def test_what_lies_on_the_market_is_given_at_once() -> None:
    assert helped(0, {"stock": {"cattle": 1}}, market=1) == "give market"


def test_it_gives_its_own_when_a_revolt_threatens() -> None:
    assert helped(5, {"stock": {"cattle": 1}}) == "give stock"


def test_the_separatist_gives_nothing_of_their_own_that_they_do_not_need() -> None:
    standing = ["R09a/water"]
    assert helped(3, {"stock": {"cattle": 1}, "objectives": ["M08"], "units": standing}) == "done"


# Guesses.


def test_counts_are_those_of_the_scoring() -> None:
    game, chance, rng = table(players=4), RandomBot(), Random(5)
    for seed in range(3):
        s = game.start(seed)
        for _ in range(400):
            if (seat := game.to_move(s)) is None:
                break
            game.play(s, chance.choose(game, s, seat, rng))
        counts = counted(game.ruleset, s)
        for criterion, count in CRITERIA.items():
            assert counts[criterion] == [count(game.ruleset, s, seat) for seat in SEATS[:4]], criterion


def test_nobody_holds_an_objective_whose_condition_is_met() -> None:
    game = table()
    ids = game.ruleset.objective_ids
    towns = {**MAP, "R09a": {"cell": "0,1", "buildings": {"market": 1}}}
    s = game.position({**ACTING, "map": towns, "workers": 3, "players": {**OTHERS, "A": ALONE}})
    s.standing[1] = 5  # as many markets as M04 asks for with three players
    held = Guesses(game.ruleset).held(s, SEATS[0], counted(game.ruleset, s))
    assert ids.index("M04") not in held
    assert held[ids.index("M02")] > 0


def test_a_player_who_collects_something_is_thought_to_want_it() -> None:
    game = table()
    ids = game.ruleset.objective_ids
    guesses = Guesses(game.ruleset)
    chances = []
    for cards in ([], ["A01", "A02", "A03"]):
        players = {**OTHERS, "A": ALONE, "B": {**OTHERS["B"], "cards": cards}}
        s = game.position({**ACTING, "players": players})
        chances.append(guesses.held(s, SEATS[0], counted(game.ruleset, s))[ids.index("M06")])
    assert chances[1] > chances[0]


def test_an_objective_that_was_spied_out_is_known() -> None:
    game = table()
    ids = game.ruleset.objective_ids
    s = game.position({**ACTING, "players": {**OTHERS, "A": {**ALONE, "known": ["M03"]}}})
    held = Guesses(game.ruleset).held(s, SEATS[0], counted(game.ruleset, s))
    assert held[ids.index("M03")] == 1.0


# Deals.


@pytest.mark.parametrize(
    ("offer", "reply"), [("1 wood for 9 florins", "refuse A"), ("9 florins for 1 wood", "accept A")]
)
def test_it_takes_what_is_worth_more_than_it_costs(offer: str, reply: str) -> None:
    game = table()
    rich = {"florins": 12, "stock": {"wood": 2}}
    players = {"A": {**ALONE, **rich}, "B": {**OTHERS["B"], **rich}, "C": OTHERS["C"]}
    s = game.position({**ACTING, "trends": ["T01"], "players": players})
    game.apply(s, 0, f"offer B {offer}")
    assert answer(game, s) == reply


def test_it_offers_what_it_has_too_much_of_for_what_another_has_too_much_of() -> None:
    game = table()
    mine = {**ALONE, "florins": 2, "stock": {"wood": 4}}
    theirs = {**OTHERS["B"], "florins": 0, "stock": {"stone": 4}}
    s = game.position({**ACTING, "trends": ["T01"], "players": {**OTHERS, "A": mine, "B": theirs}})
    bot = Greedy(game)
    while (seat := game.to_move(s)) not in (0, None):
        assert bot.choose(game, s, seat or 0, Random(0)) == PASS
        game.play(s, PASS)
    assert answer(game, s) == "offer B 1 wood for 1 stone"
    assert answer(game, s) == "accept A"


def test_it_sells_whom_its_cube_stands_up() -> None:
    game = table()
    few = {"A": {**ALONE, "stock": {"cattle": 1}, "units": ["R09a/land"]}}
    crowd = [f"{tile}/land" for tile in ("R20a", "R20a", "R20a", "R08b", "R08b", "R08b", "R04b", "R04b", "R04b")]
    many = {"B": {**OTHERS["B"], "units": crowd}, "C": {**OTHERS["C"], "florins": 0}}
    s = game.position({**CRISIS, "rebels": 5, "players": {**few, **many}})
    bot = Greedy(game)
    while (seat := game.to_move(s)) not in (0, None):
        game.play(s, bot.choose(game, s, seat or 0, Random(0)))
    assert answer(game, s) == "give stock"
    while (seat := game.to_move(s)) not in (0, None):
        game.play(s, bot.choose(game, s, seat or 0, Random(0)))
    assert answer(game, s).startswith("offer B 7 citizens for ")
    assert answer(game, s) == "accept A"


def test_it_gives_nothing_for_nothing() -> None:
    """It gives nothing for nothing, even if another has begun the offer."""
    game = table()
    mine = {**ALONE, "florins": 8, "stock": {"wood": 2}}
    s = game.position({**ACTING, "players": {**OTHERS, "A": mine}})
    game.answer(s, 0, moves.OFFER_TO + 1)
    game.answer(s, 0, moves.OFFER_GIVE + FLORINS * moves.LOT + 5)
    offer = answer(game, s)
    assert offer.startswith("offer B 6 florins for ")
    assert not offer.endswith("nothing")


def test_what_another_gains_is_judged_without_their_secrets() -> None:
    """Otherwise the same offer would look good in one step and bad in the next."""
    game, rng = table(players=4), Random(3)
    judge = Judge(game.ruleset)
    s = game.position({**ACTING, "players": {**OTHERS, "A": ALONE, "D": {"objectives": ["M05"], "units": []}}})
    seen = [judge.judgement(game.resample(s, 0, rng), SEATS[1], outside=True) for _ in range(8)]
    assert all(each.held == seen[0].held for each in seen)


@pytest.mark.slow
@pytest.mark.parametrize("players", [2, 4])
def test_what_is_agreed_is_good_for_both(players: int) -> None:
    """Each side gains, by its own judgement, by every deal that bots agree on: the maker when they make the offer,
    before their goods are laid out, the taker when they accept it."""
    game = table(players=players, length="short")
    bot, judge, rng = Greedy(game), Judge(game.ruleset), Random(1)
    talks, agreed = Talks(game.ruleset, judge), 0
    for seed in range(4):
        s = game.start(seed)
        brings: dict[int, float] = {}
        while (seat := game.to_move(s)) is not None:
            code = bot.choose(game, game.resample(s, seat, rng), seat, rng)
            j = judge.judgement(s, seat)
            if code == moves.OFFER:
                _, get = talks.deals.amounts(bot.noted(j))
                brings[seat] = talks.brings(j, bot.noted(j)) + talks.needed(j, get)
            if 0 <= code - moves.ACCEPT < 5:
                by = SEATS[code - moves.ACCEPT]
                give, get = talks.deals.terms_of(s, by, seat)
                assert talks.got(j, give) + talks.needed(j, give) > talks.given(j, get)
                assert brings[by] > 0
                agreed += 1
            game.play(s, code)
    assert agreed


# Whole games.


@pytest.mark.slow
@pytest.mark.parametrize("players", [2, 3, 5])
def test_it_is_legal_and_fair(players: int) -> None:
    game = table(players=players, length="short")
    check_bots(game, [make_bot("greedy", game)], seed=players, decisions=120)


def test_a_game_is_soon_decided() -> None:
    game = table(players=3, length="short")
    played = play_one(game, [make_bot("greedy", game)] * 3, 1, Random(1))
    assert played.rounds is not None
    assert 2 <= played.rounds <= 12


def test_variants_are_played_to_their_end() -> None:
    options = {"variants": ["desert-start", "two-trends", "objective-choice"], "offers": 1}
    game = table(players=3, length="short", **options)
    assert play_one(game, [make_bot("greedy", game)] * 3, 2, Random(2)).result.ending


def lost(endings: Mapping[str, int]) -> int:
    return endings.get("ending-revolt", 0) + endings.get("ending-separatist", 0)


@pytest.mark.soak
@pytest.mark.parametrize("players", [2, 3, 4, 5])
@pytest.mark.parametrize("length", LENGTHS)
def test_tables_of_greedy_bots_sometimes_fall_to_a_revolt(players: int, length: str) -> None:
    """These are the games of docs/research/balance.md."""
    found = simulate("archipelago", ["greedy"] * players, 100, seed=2026, length=length)
    assert 0.1 <= lost(found.endings) / found.games <= 0.4


@pytest.mark.soak
@pytest.mark.parametrize("length", LENGTHS)
def test_it_beats_players_of_chance_who_help(length: str) -> None:
    """It wins games of four, against three of them, that do not end in a revolt."""
    game = table(players=4, length=length)
    won = decided = 0
    for number in range(100):
        bots: list[Any] = [Helping()] * 4
        bots[number % 4] = Greedy(game)
        result = play_one(game, bots, number, Random(number)).result
        if result.ending in ("ending-objective", "ending-rounds"):
            decided += 1
            won += number % 4 in result.winners()
    assert decided
    assert won / decided >= 0.6
