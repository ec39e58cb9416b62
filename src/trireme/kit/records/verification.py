"""Verify that nobody tampered with a game: replay its record and compare it with what a player's page has stored.

A record that is consistent need not be the game that was played: with the seed one can put in another share and let the
dice follow. So each player's page stores `ClientEvidence`: the commitment that it saw first, the share that it gave and
the shares that were shown when the game began. The record must agree with it. When the game is over, the page is told
the head of the hash chain of its moves, and stores that too, since a changed record can have another chain.
"""

from __future__ import annotations

import copy
from typing import Any, NamedTuple

import msgspec

from trireme.kit import dice
from trireme.kit.engine.frames import Chance, S
from trireme.kit.engine.question import CHANCE
from trireme.kit.errors import Unreadable
from trireme.kit.game import Game
from trireme.kit.problems import (
    CHAIN_DROPPED,
    CHAIN_EARLY,
    OTHER_CHAIN,
    OTHER_DRAWS,
    OTHER_SCORES,
    OTHER_SEAL,
    SHARE_CHANGED,
    SHARE_DROPPED,
    SHARE_OF_BOT,
    SHARES_CHANGED,
)
from trireme.kit.records.formats import ABSENT, shares_text
from trireme.kit.records.record import Maker, Match, Record, play_line, replay
from trireme.kit.records.seal import Chain, chain_of, read_chain


class VerifiedDraw(NamedTuple):
    """A random outcome: the numbers from `low` to `high` - 1 give it, of those below `bound`.

    Draw *n* of a game has place *n* in the list, and its number is word *n* of the stream modulo `bound`.
    """

    label: str
    outcome: str
    low: int
    high: int
    bound: int


class ClientEvidence(msgspec.Struct):
    """What a player's page has kept of a game, by the names of the seats. What it has not seen is empty."""

    seal: str = ""
    """The one that it saw first, before it gave a share."""
    given: dict[str, str] = {}
    """The shares that it gave, in hexadecimal."""
    shown: str = ""
    """The shares of all when the game began, as a header has them."""
    bots: list[str] = []
    """They give none."""
    head: str = ""
    """The head of the hash chain of the moves, as the page was told at the end."""
    links: str = ""
    """The links of that chain, if the page has worked them out. They show which move differs."""

    def check(self, record: Record) -> None:
        """Complain where the record is not that of the game that was played."""
        if self.seal and record.header["seal"] != self.seal:
            raise Unreadable("record", "seal", OTHER_SEAL, kept=self.seal)
        # Nobody gave one and nobody was asked for one: the dice are the same.
        shares = record.shares or (None,) * len(record.seats)
        by_seat = {seat: ABSENT if share is None else share.hex() for seat, share in zip(record.seats, shares)}
        for seat, share in self.given.items():
            if by_seat.get(seat, ABSENT) == ABSENT:
                raise Unreadable("record", "shares", SHARE_DROPPED, seat=seat)
            if by_seat[seat] != share:
                raise Unreadable("record", "shares", SHARE_CHANGED, seat=seat)
        if self.shown and shares_text(shares) != self.shown:
            raise Unreadable("record", "shares", SHARES_CHANGED)
        for seat in self.bots:
            if by_seat.get(seat, ABSENT) != ABSENT:
                raise Unreadable("record", "shares", SHARE_OF_BOT, seat=seat)
        self._check_chain(record.chain)

    def _check_chain(self, chain: Chain | None) -> None:
        if not self.head:
            return
        if chain is None:
            raise Unreadable("record", "chain", CHAIN_DROPPED, kept=self.head)
        if chain.head != self.head:
            if self.links:
                read_chain(f"{self.head} {self.links}").must_be(chain)
            raise Unreadable("record", "chain", OTHER_CHAIN, kept=self.head)


class Verification:
    """What `verify` found: how many moves were replayed, and every random outcome with its label.

    >>> match = trireme.Match(trireme.make("peloponnes", players=2), seed=3)
    >>> found = trireme.verify(match.record(opened=True))
    >>> found.moves, len(found.draws) > 5, found.scores
    (0, True, None)
    """

    def __init__(
        self, moves: int, draws: list[tuple[str, str]], scores: tuple[int, ...] | None, sealed: bool = False
    ) -> None:
        self.moves = moves
        self.draws = draws
        self.scores = scores
        self.sealed = sealed
        """Whether the record has a seal of its moves that fits. A forger can make one anew: see `ClientEvidence`."""


def verify(record: Record, make: Maker, **more: Any) -> Verification:
    """Replay a record and work out every draw a second time, from the opened seed and the shares alone.

    The second time the game asks for each outcome (explicit chance) and the sealed stream answers; both must agree.
    """
    match = replay(record, make, **more)
    draws: list[VerifiedDraw] = []
    if not match.game.explicit:
        again, draws = draw_again(match)
        if again.on_table() != match.state.on_table():
            raise Unreadable("record", "seed", OTHER_DRAWS)
    result = match.game.result(match.state)
    scores = result.scores if result else None
    if "scores" in record.header and record.header["scores"].split() != [str(score) for score in scores or ()]:
        raise Unreadable("record", "scores", OTHER_SCORES, right=" ".join(str(score) for score in scores or ()))
    chain = record.chain
    if chain is not None:
        if scores is None:
            raise Unreadable("record", "chain", CHAIN_EARLY)
        chain.must_be(chain_of(record.header, record.lines, match.drawn))
    return Verification(len(record.lines), [(draw.label, draw.outcome) for draw in draws], scores, chain is not None)


def draw_again(played: Match[S]) -> tuple[S, list[VerifiedDraw]]:
    """Play a match once more with explicit chance, asking the stream for each outcome: where it ends, and the draws."""
    game: Game[S] = copy.copy(played.game)
    game.explicit = True
    match = Match(game, played.seed, played.shares, played.content_1)
    draws: list[VerifiedDraw] = []
    stands = [0]
    """How many moves, draws included, stood after each player's move."""
    for number, line in enumerate(["", *played.lines]):
        if line.startswith("undo to "):
            stand = int(line.split()[2])
            match.undo_to(stands[stand])
            del stands[stand + 1 :]
        elif line:
            play_line(match, line, number)
        while game.to_move(match.state) == CHANCE:
            draws.append(_draw(match))
        if line and not line.startswith("undo to "):
            stands.append(match.standing)
        elif not line:
            stands = [match.standing]
    return match.state, draws


def _draw(match: Match[S]) -> VerifiedDraw:
    frame = match.state.stack[-1]
    step = match.game.steps[frame[0]]
    assert isinstance(step, Chance)
    codes, weights = step.outcomes(match.state, frame)
    code = dice.pick(match.state.key, match.state.drawn, codes, weights)
    at = list(codes).index(code)
    low = sum(weights[:at])
    draw = VerifiedDraw(step.label, step.write(match.state, code), low, low + weights[at], sum(weights))
    match.play(CHANCE, [code])
    return draw
