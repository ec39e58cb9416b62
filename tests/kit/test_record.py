"""Records: what a match writes down, takes back and refuses."""

from __future__ import annotations

import copy
import random
from collections.abc import Callable
from typing import Any

import pytest

from trireme.games import make
from trireme.games.peloponnes.modules import MODULES
from trireme.kit.errors import NotAsked, TriremeError, Unreadable
from trireme.kit.records.record import Match, Record, read_record, replay
from trireme.kit.records.verification import verify
from trireme.words import Words

GAME = make("peloponnes", players=3)


def played(seed: int, moves: int | None = None) -> Match[Any]:
    """A match played at random, to the end or for some moves."""
    match = Match(GAME, seed)
    rng = random.Random(seed)
    while (seat := GAME.to_move(match.state)) is not None and (moves is None or match.standing < moves):
        match.step(seat, rng.choice(GAME.legal(match.state)))
    return match


def simultaneous(food: int = 2) -> Match[Any]:
    """Two players who choose at the same time what to keep in a tempest."""
    mats = {
        "A": {"terrains": ["terrain_a01", "terrain_a02"], "food": food, "coins": 9},
        "B": {"terrains": ["terrain_a05", "terrain_a06"], "food": 2, "coins": 9},
    }
    match = Match(GAME, 1)
    facts = {"at": "disaster", "disasters": {"tempest": 2}, "players": mats}
    match.state = GAME.positions.stand(facts)
    match.state.journal = []
    match.state.forced_draws = {"disaster": ["tempest"]}
    GAME.proceed(match.state)
    return match


def test_nobody_moves_while_another_seat_is_in_the_middle_of_a_move() -> None:
    match = simultaneous()
    assert GAME.asked(match.state) == [0, 1]
    match.step(0, GAME.legal(match.state)[0])
    with pytest.raises(NotAsked):
        match.play(1, "keep terrain_a05")
    match.step(0, GAME.legal(match.state)[-1])
    match.play(1, "keep terrain_a05")
    assert match.lines == ["A: keep terrain_a01", "B: keep terrain_a05"]


def test_some_things_are_chosen_in_any_order_and_written_in_one() -> None:
    match = simultaneous(food=9)
    first, second, done = GAME.legal(match.state)
    assert GAME.checked(match.state, 0, [second]) == [second]  # the lower one can still be kept
    assert GAME.checked(match.state, 0, [second, first]) == [first, second, done]  # nothing is left to choose
    match.play(0, "keep terrain_a02 terrain_a01")
    assert match.lines == ["A: keep terrain_a01 terrain_a02"]
    other = simultaneous(food=9)
    other.play(0, [second, first, done])
    assert other.lines == match.lines
    assert other.state == match.state


def test_own_moves_are_taken_back_up_to_the_other_players() -> None:
    match = simultaneous()
    match.play(0, "keep terrain_a02")
    assert match.undo_point(0) == 0
    assert match.undo_point(1) == 1
    with pytest.raises(Unreadable, match="another player's move lies between"):
        match.take_back(1)
    match.take_back(0)
    assert match.lines == []
    assert GAME.asked(match.state) == [0, 1]


def test_taking_back_a_move_after_an_agreed_undo_leaves_no_line_of_either() -> None:
    match = played(7, 2)
    mover = GAME.seats.index(match.lines[0].partition(":")[0])
    match.undo_to(1)
    match.take_back(mover)
    assert match.lines == []
    assert replay(match.record(opened=True), make).state == match.state


def test_a_move_before_a_draw_cannot_be_taken_back() -> None:
    match = played(3, moves=8)
    drawn, seat = match.state.drawn, 0
    while match.state.drawn == drawn:
        seat = GAME.to_move(match.state) or 0
        match.step(seat, GAME.legal(match.state)[0])
    assert match.undo_point(seat) == match.standing


def test_undo_by_agreement_is_a_line_and_reuses_no_draw() -> None:
    match = played(4, moves=20)
    drawn = match.state.drawn
    match.undo_to(5)
    assert match.lines[-1] == "undo to 5"
    assert match.standing == 5
    assert match.state.drawn == drawn
    again = replay(read_record(match.record(opened=True).text()), make)
    assert again.state.on_table() == match.state.on_table()


def test_behind_the_undo_point_no_position_is_kept_and_every_one_can_be_gone_back_to() -> None:
    match = played(4, moves=25)
    free = match.standing - min(match.undo_point(seat) for seat in range(3))
    assert len(match._moves.before) <= free + 1, "the first, and those of moves that a seat may take back"
    for stand in (20, 12, 1, 0):
        match.undo_to(stand)
        assert match.state == played(4, stand).state
        assert match.journal == played(4, stand).journal


def test_a_match_put_away_is_taken_up_as_it_was() -> None:
    match, other = played(4, moves=25), Match(GAME, 4)
    match.undo_to(20)
    state, moves, drawn = match.put_away()
    other.take_up(match.lines, copy.deepcopy(state), moves, drawn)
    assert other.drawn == match.drawn
    seat = GAME.asked(match.state)[0]
    for each in (match, other):
        each.play(seat, "pass")
    assert match.undo_point(seat) == other.undo_point(seat)
    for each in (match, other):
        each.undo_to(7)
    assert (other.lines, other.state, other.journal) == (match.lines, match.state, match.journal)
    assert replay(other.record(opened=True), make).state == match.state


def test_a_whole_game_is_replayed_and_verified() -> None:
    match = played(5)
    record = read_record(match.record().text())
    found = verify(record, make)
    result = GAME.result(match.state)
    assert result is not None
    assert found.scores == result.scores
    assert len(found.draws) == match.state.drawn


def test_the_seed_stays_sealed_until_the_game_is_over() -> None:
    record = played(6, moves=4).record()
    assert "seed" not in record.header
    with pytest.raises(Unreadable, match="still sealed"):
        replay(record, make)


def changed(record: Record, **header: str) -> Record:
    return Record({**record.header, **header}, record.lines)


@pytest.mark.parametrize(
    ("spoil", "text"),
    [
        (lambda r: changed(r, seed="00" * 32), "Record seed: the seed does not fit the seal"),
        (lambda r: changed(r, seed="zz"), "Record seed: a seed has 32 bytes, 64 hexadecimal digits."),
        (lambda r: changed(r, content="0" * 64), "no components with hash 000"),
        (lambda r: changed(r, rules="base 2"), "it was played by the rules base 2; this program has base 1."),
        (
            lambda r: changed(r, shares=""),
            "Record shares: 0 do not fit 3 seats.",
        ),
        (lambda r: changed(r, shares="ab absent"), "2 do not fit 3 seats. Give one for each seat, or none at all."),
        (
            lambda r: changed(r, shares="ab absent xy"),
            "“xy” is no share. Write pairs of hexadecimal digits",
        ),
        (lambda r: changed(r, shares=f"{'ab' * 65} absent absent"), "a share has 1 to 64 bytes, and this one has 65."),
        (lambda r: changed(r, scores="1 2 3"), "the scores are not those of the replayed game"),
        (lambda r: changed(r, options="[3]"), "this is not a JSON table"),
        (lambda r: changed(r, options='{"players": 9}'), "Option players"),
        (lambda r: changed(r, options="[" * 100_000), "this is not a JSON table"),
        (
            lambda r: changed(r, options='{"content": "/etc"}'),
            "Option content: this game does not have it. It has players",
        ),
        (lambda r: changed(r, options='{"seats": ["A"]}'), "Option seats: this game does not have it."),
        (lambda r: changed(r, options='{"self": 1}'), "Option self: this game does not have it."),
        (lambda r: changed(r, options='{"name": "cyclades"}'), "Option name: this game does not have it."),
        (
            lambda r: changed(r, game="go"),
            "Option game: “go” is not known. There are archipelago, cyclades, peloponnes.",
        ),
        (
            lambda r: Record(r.header, ["bid agora 5"]),
            "does not say who moves. Write SEAT: MOVE, with a seat of A, B, C",
        ),
        (lambda r: Record(r.header, ["undo to soon"]), "does not say how far"),
        (lambda r: Record(r.header, ["A: fly agora"]), "fly"),
    ],
)
def test_a_damaged_record_says_what_is_wrong(spoil: Callable[[Record], Record], text: str) -> None:
    with pytest.raises(TriremeError) as caught:
        verify(spoil(played(7).record()), make)
    assert text in str(caught.value)


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("", "the header lacks trireme. A record begins with trireme: 2."),
        ("hello world", "Record, line 1: “hello world” is not part of a header"),
        ("trireme: 1\ngame: peloponnes", "the header lacks rules"),
        ("trireme: 3\ngame: peloponnes", "format 3 is not known. This program reads 1, 2."),
    ],
)
def test_a_text_that_is_no_record_is_unreadable(text: str, message: str) -> None:
    with pytest.raises(Unreadable) as caught:
        read_record(text)
    assert message in str(caught.value)


def test_shares_stand_in_the_header_and_change_the_draws() -> None:
    shares = (b"\x0a\xff", None, b"c")
    match = Match(GAME, 5, shares)
    while (seat := GAME.to_move(match.state)) is not None:
        match.step(seat, GAME.legal(match.state)[0])
    text = match.record().text()
    assert "\nshares: 0aff absent 63\n" in text
    record = read_record(text)
    assert record.shares == shares
    assert replay(record, make).record().text() == text
    assert len(verify(record, make).draws) == match.state.drawn
    with pytest.raises(TriremeError):
        verify(changed(record, shares="0aff 00 63"), make)
    with pytest.raises(TriremeError):
        verify(changed(record, shares="none"), make)


def test_without_shares_the_header_says_none() -> None:
    record = played(9, moves=2).record(opened=True)
    assert record.header["shares"] == "none"
    assert replay(record, make).state == replay(changed(record, shares="absent absent absent"), make).state


def test_the_header_numbers_the_rules_of_each_module_in_play(monkeypatch: pytest.MonkeyPatch) -> None:
    game = make("peloponnes", players=2, modules=["sea", "hellas"])
    record = Match(game, 1).record(opened=True)
    assert record.header["rules"] == "base 1, hellas 1, sea 1"
    plain = Match(make("peloponnes", players=2), 1).record(opened=True)
    monkeypatch.setitem(MODULES, "sea", MODULES["sea"]._replace(rules_number=2))
    replay(plain, make)
    with pytest.raises(Unreadable) as caught:
        replay(record, make)
    assert str(caught.value) == (
        "Record rules: it was played by the rules base 1, hellas 1, sea 1; this program has base 1, hellas 1, sea 2."
    )
    assert Words("fr").error(caught.value) == (
        "Partie enregistrée, rules\u202f: elle a été jouée selon les règles base 1, hellas 1, sea 1\u202f; "
        "ce programme a base 1, hellas 1, sea 2."
    )
