"""Secrecy of drafts, on the wire: whoever tries, takes back and tries something else learns nothing by it.

At moments of random games the same player sits at two tables: the real one, and one that is changed in all that his
seat cannot know, the seed first. He tries moves step by step and by their text, asks why not, takes back, gives again,
looks anew, and sends what must be refused. He never confirms, so every byte that he is sent must be the same at both.
"""

import asyncio
from collections import Counter
from collections.abc import Callable, Iterable
from random import Random
from typing import Any

import pytest
from msgspec import to_builtins

from tests.seeds import Block, blocks
from tests.server.local import Message, codes_of
from tests.server.worlds import decisions, legal, match_of, new_game, rehearsed, table_with, unsealed, window_at
from tests.tables import TESTED, WIRE, Table
from tests.toy import Toy
from tests.toy_market import Market
from trireme.games import GAMES
from trireme.kit.content.rulebook import Reason
from trireme.kit.moves import Move
from trireme.kit.records.drafts import Draft, DraftReplay, reveals
from trireme.server.wire.socket_messages import AnswerStep, AskWhy, ClientMessage, Confirm, Hello, Play, Redo, Undo
from trireme.server.workers import drafts, views
from trireme.server.workers.calls import Commit
from trireme.server.workers.open_match import OpenMatch

DEEPEST = 8
"""Acts of one draft."""
MOMENT = "2026-11-15T12:00:00Z"
OFTEN = 10_000
"""More often than anything is tried."""


@pytest.fixture(autouse=True)
def guests(monkeypatch: pytest.MonkeyPatch) -> None:
    for name, game in TESTED.items():
        monkeypatch.setitem(GAMES, name, game)


class Trier:
    """One who tries at both tables at once."""

    def __init__(self, real: OpenMatch, seat: int, rng: Random, tried: Counter[str]) -> None:
        self.seat = seat
        self.rng = rng
        self.tried = tried
        """How often each answer has been tried in this proof: the rarest goes first."""
        game, state = real.match.game, real.match.state
        changed = game.scramble(state, seat, Random(rng.random()))
        assert changed.key != state.key
        self.windows = [window_at(table_with(real, world), [seat]) for world in (state.clone(), changed)]
        self.nonce = 0
        self.words: list[str] = []
        """Moves that it has read in its questions,"""
        self.codes: list[int] = []
        """their codes,"""
        self.places: list[str] = ["seat:0"]
        """things on the board,"""
        self.moves: list[str] = ["pass"]
        """and whole moves that have been tried."""

    async def send(self, kind: type[Any], *fields: object, **named: object) -> None:
        self.nonce += 1
        message: ClientMessage = kind(str(self.nonce), self.seat, *fields, **named)
        await self._say(message)

    async def _say(self, message: ClientMessage) -> None:
        heard = []
        for window in self.windows:
            await window.send(message)
            heard.append(unsealed(window))
            window.raw.clear()
        assert heard[0] == heard[1], f"seat {self.seat} can tell worlds apart by {message}"

    @property
    def sight(self) -> Message:
        return self.windows[0].seat(self.seat)

    async def try_things(self, often: int) -> Counter[str]:
        """Until each answer has been tried so often, once at least."""
        count: Counter[str] = Counter()
        await self._say(Hello(None))
        while not count["drafts"] or self._rarest() < often:
            await self._go_on()
            count["drafts"] += 1
            hides = self._hides_something()
            count["hide something"] += hides
            await self._ask(30 if hides else 1)
            await self._say(Hello(self.windows[0].room.version))
            moved = await self._others_move()
            count["overtaken"] += moved is not None
            if moved is False:
                break
            await self._go_back()
        return count

    def _rarest(self) -> int:
        """How often the rarest answer to the first question has been tried."""
        room = self.windows[0].room
        questions = self.sight["questions"] if not room.tried(self.seat).acts else ()
        return min((self.tried[name] for question in questions for name in names(question).values()), default=OFTEN)

    async def _go_on(self) -> None:
        """Act after act, as far as the draft goes."""
        for _ in range(DEEPEST):
            if not (questions := self.sight["questions"]):
                return
            await self._answer(questions[0])
            draft = self.sight["draft"]  # none while everything has been refused
            self.moves += [move for move in draft["moves"] if move not in self.moves] if draft else []
            if self.rng.random() < 0.3:
                await self._ask(1)

    async def _answer(self, question: Message) -> None:
        offered = [*(question.get("answers") or question.get("items") or ()), *question["also"]]
        texts = {answer["code"]: answer["text"] for answer in offered}
        self.codes += [code for code in texts if code not in self.codes]
        self.words += [text for text in texts.values() if text not in self.words]
        self.places += [place for each in offered for place in each["places"] if place not in self.places]
        named = names(question)
        code = min(named, key=lambda code: (self.tried[named[code]], self.rng.random()))
        self.tried[named[code]] += 1
        if question["type"] == "some" and question["chosen"] and self.rng.random() < 0.3:
            await self.send(AnswerStep, question["id"], self.rng.choice(question["chosen"]), times=0)
        elif self.rng.random() < 0.1:
            await self.send(Play, question["id"], self.rng.choice(self.moves))
        elif code in texts and self.rng.random() < 0.2:
            await self.send(Play, question["id"], texts[code])
        else:
            await self.send(AnswerStep, question["id"], code)

    async def _ask(self, often: int) -> None:
        """Why not this, that, and what must be refused."""
        rng = self.rng
        for code in (rng.randrange(400), *rng.sample(self.codes, min(often, len(self.codes)))):
            await self.send(AskWhy, code=code)
        await self.send(AskWhy, target=rng.choice(self.places))
        question = next((question["id"] for question in self.sight["questions"]), "1.0.0")
        await self.send(AnswerStep, question, 1_000_000)
        if self.words:
            await self.send(AskWhy, move=rng.choice(self.words))
        draft = self.sight["draft"]
        if draft and not draft["can_confirm"]:
            await self.send(Confirm)
        if not self.sight["questions"]:
            await self.send(Play, question, rng.choice(self.words or ["pass"]))

    async def _go_back(self) -> None:
        """And forth, and back to where the draft began."""
        acts = len(self.windows[0].room.tried(self.seat).acts)
        back = self.rng.randint(1, 1 + acts)
        forth = self.rng.choice((0, 0, 1, 2))
        for kind in [*[Undo] * back, *[Redo] * forth, *[Undo] * acts]:
            await self.send(kind)

    async def _others_move(self) -> bool | None:
        """Somebody else does what a window lets him do, the same at both tables. None if nobody can; False if something
        was shown by it, so that the tables differ from here on."""
        matches = [match_of(window.room) for window in self.windows]
        game = matches[0].game
        if not game.windows or self.rng.random() < 0.7:
            return None
        others = [seat for seat in game.may(matches[0].state) if seat != self.seat]
        if not others or not (run := self._common_run(other := self.rng.choice(others))):
            return None
        for window, match in zip(self.windows, matches, strict=True):
            known, before = len(match.journal), window.room.version
            use = Draft(game.question_id(match.state, other), [run], [], game.codes_hash)
            seen = await window.room.write(Commit(other, use))
            window.room.table.moved = MOMENT
            window.room.tell(before, seen)
            if reveals(match.journal[known:], self.seat):
                return False
        heard = [unsealed(window) for window in self.windows]
        assert heard[0] == heard[1], f"seat {self.seat} can tell worlds apart when {other} plays {run}"
        return True

    def _common_run(self, seat: int) -> list[int]:
        """A use of a window that is possible at both tables; empty if there is none."""
        game = match_of(self.windows[0].room).game
        states = [match_of(window.room).state.clone() for window in self.windows]
        run: list[int] = []
        while not run or game.in_multi_step(states[0], seat):
            one, two = (legal(game, state, seat) for state in states)
            both = [code for code in one if code in two]
            if not both:
                return []
            run.append(self.rng.choice(both))
            for state in states:
                game.answer(state, seat, run[-1])
        return run

    def _hides_something(self) -> bool:
        room = self.windows[0].room
        match = match_of(room)
        trial: DraftReplay[Any] = DraftReplay(match.game, match.state, self.seat, room.tried(self.seat))
        after = rehearsed(trial)
        return bool(after.drawn != match.state.drawn or reveals(after.journal, self.seat))


def names(question: Message) -> dict[int, str]:
    """What each code of a question is called in the count of answers tried; numbers are all alike."""
    offered = [*(question.get("answers") or question.get("items") or ()), *question["also"]]
    texts = {answer["code"]: answer["text"] for answer in offered}
    return {code: f"{question['prompt']} {texts.get(code, '')}" for code in codes_of(question)}


def prove(name: str, seeds: Iterable[int], often: int = 1, **options: Any) -> Counter[str]:
    """Try at all moments of random games that offer something which has not been tried so often."""
    tried: Counter[str] = Counter()
    count: Counter[str] = Counter()
    for seed in seeds:
        rng = Random(seed)
        real = new_game(name, seed, **options)
        for _ in decisions(real, Random(seed)):
            for question in real.match.game.asks(real.match.state):
                if min(tried[each] for each in names(to_builtins(question)).values()) < often:
                    count += asyncio.run(Trier(real, question.seat, rng, tried).try_things(often))
                    count["moments"] += 1
            others = set(range(len(real.match.game.seats))) - set(real.match.game.asked(real.match.state))
            if others and rng.random() < 0.1:
                count += asyncio.run(Trier(real, rng.choice(sorted(others)), rng, tried).try_things(0))
    return count


def prove_toy() -> Counter[str]:
    return prove(Toy.name, range(9), often=6)


def prove_bazaar() -> Counter[str]:
    return prove(Market.name, range(4))


def prove_peloponnes() -> Counter[str]:
    return prove("peloponnes", [1], players=3) + prove("peloponnes", [2], players=4, modules=["hellas", "sea", "six"])


def prove_cyclades() -> Counter[str]:
    return prove("cyclades", [2], players=3, cycles=8)


def prove_styx() -> Counter[str]:
    return prove("cyclades", [1, 2], players=3, cycles=8, modules=["styx"])


@pytest.mark.parametrize(
    ("proof", "secrets"),
    [(prove_toy, 15), (prove_bazaar, 3), (prove_peloponnes, 15), (prove_cyclades, 15), (prove_styx, 5)],
)
def test_nothing_is_learnt_by_trying(proof: Callable[[], Counter[str]], secrets: int) -> None:
    count = proof()
    assert count["drafts"] > 80
    assert count["hide something"] > secrets
    assert (count["overtaken"] > 10) == (proof is prove_bazaar)


OFTENER = {Toy.name: 24, Market.name: 12}


@pytest.mark.soak
@pytest.mark.parametrize("seeds", blocks(1, 2), ids=str)
@pytest.mark.parametrize("table", WIRE, ids=str)
def test_nothing_is_learnt_by_trying_often(table: Table, seeds: Block) -> None:
    assert prove(table.game, seeds, OFTENER.get(table.game, 2), **table.options)["hide something"]


# Faults that the proof must find.


class ShowsWhatItPlaysOn(DraftReplay[Any]):
    """What the seat is shown goes on with the next act: the gold of every purse, by calling the Griffon."""

    def play(self, move: Move, question: str | None = None) -> None:
        before = self._shown
        super().play(move, question)
        if before is not self.confirmed:
            self._shown = self.state


class TellsWhatItReveals(DraftReplay[Any]):
    def play(self, move: Move, question: str | None = None) -> None:
        super().play(move, question)
        self.events = list(self.state.journal or ())


class LooksBehindDraws(DraftReplay[Any]):
    def _look_ahead(self) -> None:
        drawn = self.state.drawn
        self.game.proceed(self.state)
        self.waits = self.seat not in self.game.asked(self.state) or drawn == self.state.drawn


class ExplainsWhatComes(DraftReplay[Any]):
    def why_not(self, move: Move) -> list[Reason]:
        return self.game.why_not(rehearsed(self), self.seat, move)


@pytest.mark.parametrize("fault", [ShowsWhatItPlaysOn, TellsWhatItReveals, LooksBehindDraws, ExplainsWhatComes])
def test_a_fault_is_found(fault: type[DraftReplay[Any]], monkeypatch: pytest.MonkeyPatch) -> None:
    for module in (drafts, views):
        monkeypatch.setattr(module, "DraftReplay", fault)
    with pytest.raises(AssertionError, match="can tell worlds apart"):
        prove_cyclades()
