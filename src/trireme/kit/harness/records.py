"""A game is its record: what is written is replayed to the same state, and undo goes back exactly."""

from __future__ import annotations

from random import Random
from typing import Any

from trireme.kit.engine.frames import S
from trireme.kit.errors import Unreadable
from trireme.kit.game import Game
from trireme.kit.harness.moment import complain, difference, everything, legal_of, movers
from trireme.kit.records.record import Maker, Match, game_of, read_record, replay
from trireme.kit.records.verification import verify

UNDOS = 8
"""The number of times that the check goes back in a game."""


def check_record(game: Game[S], seed: int) -> None:
    """Check that the record of a whole game, read back, is the same text, replays to the same state and verifies.

    Every second player gives a share to the dice.
    """
    shares = [None if seat % 2 else bytes((seat, 255)) for seat in range(len(game.seats))]
    match = played(Match(game, seed, shares), Random(seed))
    text = match.record().text()
    again = read_record(text)
    if again.text() != text:
        complain(game, seed, 0, f"a record changes when it is read: {difference(text, again.text())}")
    made = game_of(again, lambda name, **options: type(game)(**options))
    _same(game, seed, match, replay(again, maker_of(made)), "the record replays to another state")
    verification = verify(again, maker_of(made))
    if not game.explicit and len(verification.draws) != match.state.drawn:
        complain(game, seed, 0, f"{match.state.drawn} draws were made, {len(verification.draws)} are verified")


def check_undo(game: Game[S], seed: int) -> None:
    """Moves taken back and undone by agreement leave the state before; the record with undos still replays."""
    rng = Random(seed)
    match = Match(game, seed)
    before: dict[int, tuple[S, int]] = {}
    """By how many moves stood: the state, and how many events had happened. Some moves bring another with them."""
    undos, number = 0, 0
    while match.state.stack:
        number += 1
        before[match.standing] = match.state.clone(), len(match.journal)
        seat = _move(match, rng)
        if undos < UNDOS and rng.random() < 0.2:
            undos += 1
            stand = rng.choice(list(before))
            wanted, events = before[stand]
            if match.undo_point(seat) <= stand:
                match.take_back(seat, match.standing - stand)
            else:
                _refuses(game, seed, number, match, seat, match.standing - stand)
                wanted.drawn = match.state.drawn
                match.undo_to(stand)
            if everything(match.state) != everything(wanted) or len(match.journal) != events:
                what = difference(everything(wanted), everything(match.state))
                complain(game, seed, number, f"undo to {stand} does not go back: {what}")
            before = {earlier: known for earlier, known in before.items() if earlier < stand}
    record = match.record()
    _same(game, seed, match, replay(record, maker_of(game)), "a record with undos replays otherwise")
    verify(record, maker_of(game))


def _refuses(game: Game[S], seed: int, number: int, match: Match[S], seat: int, moves: int) -> None:
    """Check that no seat alone takes back what a draw, a reveal or another seat's move has followed."""
    state = repr(everything(match.state))
    try:
        match.take_back(seat, moves)
    except Unreadable:
        if repr(everything(match.state)) != state:
            complain(game, seed, number, "a refused undo changes the state")
        return
    complain(game, seed, number, f"{seat} takes back {moves} moves beyond the undo point")


def maker_of(game: Game[S]) -> Maker:
    """Return a maker that knows this game only."""
    return lambda name, **options: game


def played(match: Match[S], rng: Random) -> Match[S]:
    while match.state.stack:
        _move(match, rng)
    return match


def _move(match: Match[S], rng: Random) -> int:
    """Return a whole random move of any seat that must or may make one."""
    game = match.game
    seat = rng.choice(movers(game, match.state))
    match.step(seat, rng.choice(legal_of(game, match.state, seat)))
    while game.in_multi_step(match.state, seat):
        match.step(seat, rng.choice(legal_of(game, match.state, seat)))
    return seat


def _same(game: Game[S], seed: int, match: Match[S], other: Match[Any], what: str) -> None:
    if everything(match.state) != everything(other.state):
        complain(game, seed, match.standing, f"{what}: {difference(everything(match.state), everything(other.state))}")
    if match.journal != other.journal:
        complain(game, seed, match.standing, f"{what}, with other events: {difference(match.journal, other.journal)}")
