"""The Game protocol, and the engine that gives a game's steps its verbs.

Two speeds, one truth: `legal` and `play` are the fast path; `apply`, `why_not` and `reasons` are the checked one, where
actor, question and answer are checked in one place. The harness proves that they agree.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from random import Random
from typing import ClassVar, Generic

from trireme.kit import dice
from trireme.kit.codes import Codes, codes_hash
from trireme.kit.errors import NotAsked, Refused, Stale, Unreadable
from trireme.kit.event import Event
from trireme.kit.moves import Move, words_of, written
from trireme.kit.options import Option
from trireme.kit.problems import CANNOT_COME_OUT, EMPTY_MOVE, TOO_MUCH
from trireme.kit.question import CHANCE, Answer, Pick, Question
from trireme.kit.rulebook import Reason, Rulebook, in_force, manners
from trireme.kit.rules.ids import KIT_ASK_01, KIT_ASK_02, KIT_ASK_03, KIT_ASK_04
from trireme.kit.stack import NO_CODE, Ask, Chance, Frame, S, Step, Work, seats_of
from trireme.kit.view import Result, View

Facts = dict[str, object]
"""A position as nested tables of plain values, with the entry point under `at`."""

Schema = dict[str, object]
"""A JSON Schema."""


class Game(Generic[S]):
    """A game with fixed options and content: tables and steps, immutable after it is made. States hold neither."""

    name: ClassVar[str]
    rules_number: ClassVar[int] = 1
    """Raised when a change alters a stored record."""
    modules: ClassVar[tuple[str, ...]] = ("base",)
    """Modules of the rulebook that this version plays."""
    choices: ClassVar[tuple[Option, ...]] = ()
    """The options that it can be made with."""
    rulebook: Rulebook
    content_hash: str
    options: Mapping[str, object]
    seats: tuple[str, ...]
    codes: tuple[Codes, ...] = ()
    """The registries of its answers: that of the game, then those of the modules in play."""
    explicit: bool = False
    """Random outcomes are questions to CHANCE."""
    bound: int
    """A random game ends within this many decisions."""

    def __repr__(self) -> str:
        return f"{type(self).__name__}({', '.join(f'{name}={value!r}' for name, value in self.options.items())})"

    @property
    def codes_hash(self) -> str:
        """What stored answers depend on: another list of codes, another hash."""
        return codes_hash(self.codes)

    @property
    def steps(self) -> list[Step[S]]:
        """What each kind of frame means, by its number."""
        return self._steps

    @steps.setter
    def steps(self, steps: list[Step[S]]) -> None:
        self._steps = steps
        # By nature, and flags apart, so that the loop of `proceed` need not look twice.
        self._works = [step if isinstance(step, Work) else None for step in steps]
        self._questions = [step if isinstance(step, Ask) else None for step in steps]
        self._draws = [step if isinstance(step, Chance) else None for step in steps]
        self._entries = [step.entry for step in steps]
        self._phases = [step.phase for step in steps]
        self._covers = [isinstance(step, Ask) and step.cover for step in steps]

    # What each game gives.

    def opening(self, seed: bytes) -> S:
        """A state at the very beginning, nothing run yet."""
        raise NotImplementedError

    def view(self, s: S, seat: int | None) -> View:
        raise NotImplementedError

    def resample(self, s: S, seat: int | None, rng: Random) -> S:
        """A state that this seat cannot tell from the real one; what is only screened stays."""
        raise NotImplementedError

    screened: ClassVar[frozenset[str]] = frozenset()
    """Last names of what a view shows to its owner only, though a perfect memory could count it."""

    def scramble(self, s: S, seat: int | None, rng: Random) -> S:
        """As `resample`, but screened things change too: for the secrecy proof."""
        return self.resample(s, seat, rng)

    def facts(self, s: S) -> Facts:
        raise NotImplementedError

    def stand(self, facts: Mapping[str, object]) -> S:
        """The state that stands at the entry point of these facts, nothing run yet."""
        raise NotImplementedError

    def stands(self, facts: Mapping[str, object]) -> Sequence[S]:
        """The states that the facts of a case may mean, the likeliest first, where they leave something open."""
        return [self.stand(facts)]

    entries: ClassVar[tuple[str, ...]] = ()
    """Names of the entry points."""
    unordered: ClassVar[frozenset[str]] = frozenset()
    """Last names of facts that are lists in no order."""

    def canonical_fact(self, path: str, value: object) -> object:
        """A fact written in a short form, as `facts` would write it."""
        return value

    def agrees(self, path: str, wanted: object, actual: object) -> bool:
        """Whether a case means this fact, though it writes it in a shorter way than `facts`."""
        return False

    def facts_schema(self) -> Schema:
        """What the facts of a state may be, for editors of cases; those that cannot be given are `readOnly`."""
        return {"type": "object"}

    def result(self, s: S) -> Result | None:
        raise NotImplementedError

    def check(self, s: S) -> None:
        """Whether the game goes on, looked at after every effect that has set `s.alarm`. To end it, clear the stack."""

    def bystander(self, s: S, seat: int, words: list[str]) -> Iterator[Reason]:
        """Rules that explain why this seat, which is not asked, cannot make that move now."""
        return iter(())

    def retells(self, s: S, events: Sequence[Event], seat: int, words: list[str]) -> bool:
        """Whether a move of a case only tells these events: what has just happened without a question."""
        return False

    # The verbs that follow from the steps.

    def start(self, seed: int | bytes | None = None, journal: bool = False) -> S:
        """A new game: `seed` is a number, 32 bytes, or nothing for a secret one."""
        if seed is None:
            seed = dice.fresh_seed()
        s = self.opening(dice.seed_from(seed) if isinstance(seed, int) else seed)
        s.journal = [] if journal else None
        self.proceed(s)
        return s

    def position(self, facts: Mapping[str, object]) -> S:
        """A state from named facts, played on to the first question."""
        s = self.stand(facts)
        self.proceed(s)
        return s

    def proceed(self, s: S, until: str = "", forced: bool = True) -> bool:
        """Run what runs by itself up to the next question; True if it stopped where the entry point `until` begins.

        A seat with a single answer is answered for, unless `forced` is False or being skipped would betray something.
        """
        stack, works, questions = s.stack, self._works, self._questions
        try:
            while stack:
                if s.alarm:
                    self._look(s)
                    continue
                frame = stack[-1]
                kind = frame[0]
                work = works[kind]
                if work is not None:
                    if until and self._entries[kind] == until:
                        return True
                    stack.pop()
                    work.run(s, frame)
                    continue
                question = questions[kind]
                if question is None:
                    if self.explicit and not s.forced:
                        return False
                    self._draw(s, frame)
                elif not forced or self._covers[kind] or not self._answer_forced(s, question, frame):
                    return False
        except IndexError:
            self._step_of(s)
            raise
        if s.alarm:
            self._look(s)
        return False

    def _look(self, s: S) -> None:
        s.alarm = False
        self.check(s)

    def _step_of(self, s: S) -> Step[S]:
        """The step of the frame on top."""
        kind = s.stack[-1][0] if s.stack else 0
        step = self._steps[kind] if 0 <= kind < len(self._steps) else None
        if step is None or type(step) is Step:
            raise LookupError(f"{self.name} has no step for frame {s.stack[-1]}: list one for kind {kind}")
        return step

    def phase(self, s: S) -> str:
        """The phase that is being played, as the topmost frame that has one says; `over` when nothing is pending."""
        for frame in reversed(s.stack):
            if self._phases[frame[0]]:
                return self._phases[frame[0]]
        return "" if s.stack else "over"

    def _answer_forced(self, s: S, step: Ask[S], frame: Frame) -> bool:
        """Answer for seats that have one answer only; True if the question on top has changed."""
        unknown = frame[2] & ~s.open
        first = frame[2] & -frame[2]
        while unknown:
            bit = unknown & -unknown
            seat = bit.bit_length() - 1
            answers = step.legal(s, seat)
            if len(answers) == 1:
                s.answers = None
                step.take(s, seat, answers[0])
                return True
            s.open |= bit
            if bit == first:
                s.answers = answers
            unknown ^= bit
        return False

    def _draw(self, s: S, frame: Frame) -> None:
        step = self._draws[frame[0]]
        if step is None:
            self._step_of(s)
        assert step is not None
        if s.forced and s.forced.get(step.label):
            code = self._forced_outcome(s, step, step.outcomes(s, frame)[0], s.forced[step.label])
        else:
            code = step.roll(s, frame)
        s.drawn += 1
        s.stack.pop()
        step.take(s, frame, code)

    def _forced_outcome(self, s: S, step: Chance[S], codes: Sequence[int], queue: list[str]) -> int:
        word = queue.pop(0)
        words = {step.write(s, code): code for code in codes}
        if word not in words:
            raise Unreadable("draw", step.label, CANNOT_COME_OUT, given=word, known=", ".join(words))
        return words[word]

    def legal(self, s: S) -> list[int]:
        """All answers of the first seat that must answer; empty when the game is over."""
        if not s.stack:
            return []
        if s.answers is not None:
            return s.answers[:]
        frame = s.stack[-1]
        step = self._steps[frame[0]]
        if isinstance(step, Ask):
            s.answers = step.legal(s, (frame[2] & -frame[2]).bit_length() - 1)
            return s.answers[:]
        assert isinstance(step, Chance)
        return list(step.outcomes(s, frame)[0])

    def to_move(self, s: S) -> int | None:
        """The first seat that must answer, CHANCE, or None when the game is over."""
        if not s.stack:
            return None
        frame = s.stack[-1]
        if self._questions[frame[0]] is not None:
            return (frame[2] & -frame[2]).bit_length() - 1
        return CHANCE

    def play(self, s: S, code: int) -> None:
        """The fast path: a legal code of the first seat asked."""
        frame = s.stack[-1]
        question = self._questions[frame[0]]
        if question is None:
            self.answer(s, CHANCE, code)
        else:
            bit = frame[2] & -frame[2]
            s.answers = None
            s.open &= ~bit
            question.take(s, bit.bit_length() - 1, code)
        self.proceed(s)

    def asked(self, s: S) -> list[int]:
        """The seats that are asked now."""
        if not s.stack:
            return []
        frame = s.stack[-1]
        return seats_of(frame[2]) if self._questions[frame[0]] is not None else [CHANCE]

    def asks(self, s: S) -> tuple[Question, ...]:
        """Who must or may answer what now; several seats at once where play is simultaneous."""
        if not s.stack:
            return ()
        frame = s.stack[-1]
        step = self.steps[frame[0]]
        if isinstance(step, Ask):
            return tuple(step.question(s, seat) for seat in seats_of(frame[2]))
        assert isinstance(step, Chance)
        codes, weights = step.outcomes(s, frame)
        words = [step.write(s, code) for code in codes]
        answers = (
            Answer(code=code, text=word, key=f"draw-{step.label}", args={"outcome": word})
            for code, word in zip(codes, words)
        )
        return (
            Pick(
                id=f"draw.{s.drawn}",
                seat=CHANCE,
                prompt=f"draw-{step.label}",
                answers=tuple(answers),
                weights=tuple(weights),
            ),
        )

    def question_id(self, s: S, seat: int) -> str:
        """The id of the question that this seat is asked."""
        frame = s.stack[-1]
        step = self.steps[frame[0]]
        if not isinstance(step, Ask):
            return f"draw.{s.drawn}"
        return f"{frame[1]}.{seat}.{step.stage(s, seat)}"

    # The checked path.

    def apply(self, s: S, seat: int, move: Move, question: str | None = None) -> None:
        """Play a whole run of one seat, or raise with the rule and change nothing."""
        run = self.checked(s, seat, move, question)
        for code in run:
            self.answer(s, seat, code)
        self.proceed(s)

    def checked(self, s: S, seat: int, move: Move, question: str | None = None) -> list[int]:
        """The codes of a legal run; raises what `apply` raises."""
        if seat not in self.asked(s):
            raise self._refusal(NotAsked, move, self._not_asked(s, seat, words_of(move)))
        if question is not None and question != self.question_id(s, seat):
            raise self._refusal(Stale, move, [Reason(KIT_ASK_02)])
        run, reasons = self.read(s, seat, move)
        if reasons:
            raise self._refusal(Refused, move, reasons)
        return run

    def _refusal(self, kind: type[Refused], move: Move, reasons: list[Reason]) -> Refused:
        rule = reasons[0].rule.id
        book = self.rulebook if rule in self.rulebook.entries else manners()
        return kind(written(move), reasons, book.text(rule, "en"))

    def why_not(self, s: S, seat: int, move: Move) -> list[Reason]:
        """The rules that forbid a move, the most telling first; empty when it is legal."""
        if seat not in self.asked(s):
            return self._not_asked(s, seat, words_of(move))
        return self.read(s, seat, move)[1]

    def reasons(self, s: S, seat: int, target: str) -> list[Reason]:
        """The rules that forbid to use a thing on the board, such as `tile:agora`; empty when it can be used."""
        if seat not in self.asked(s):
            return self._not_asked(s, seat, [])
        step = self.steps[s.stack[-1][0]]
        assert isinstance(step, Ask)
        codes = (code for code in step.candidates(s, seat) if target in step.places(s, seat, code))
        tried = [in_force(step.forbids(s, seat, code)) for code in codes]
        found: list[Reason] = []
        for reasons in sorted(tried, key=len):  # What is nearest to being legal tells most.
            if not reasons:
                return []
            told = {reason.rule.id for reason in found}
            found += [reason for reason in reasons if reason.rule.id not in told]
        return found or in_force(step.elsewhere(s, seat, target)) or [Reason(KIT_ASK_03)]

    def _not_asked(self, s: S, seat: int, words: list[str]) -> list[Reason]:
        if not s.stack:
            return [Reason(KIT_ASK_04)]
        bystander = self.bystander(s, seat, words) if 0 <= seat < len(self.seats) else iter(())
        return [*in_force(bystander), Reason(KIT_ASK_01)]

    # Runs: the answers of one seat that make one move and one line of the record.

    def read(self, s: S, seat: int, move: Move) -> tuple[list[int], list[Reason]]:
        """The run of a seat that is asked, and the rules that forbid it. Changes nothing."""
        step = self.steps[s.stack[-1][0]]
        words = words_of(move)
        if not words:
            raise Unreadable("move", written(move), EMPTY_MOVE)
        if not isinstance(move, str) and all(isinstance(part, int) for part in move):
            return self._read_codes(s, seat, [int(part) for part in move])
        if isinstance(step, Chance):
            return self._read_draw(s, step, words)
        assert isinstance(step, Ask)
        if words[0] in step.strays:
            return [], in_force(step.astray(words)) or [Reason(KIT_ASK_03)]
        try:
            run = step.read(s, seat, words)
        except Refused as refusal:
            return [], in_force(iter(refusal.reasons)) or [Reason(KIT_ASK_03)]
        return run, in_force(step.objections(s, seat, run))

    def _read_codes(self, s: S, seat: int, codes: list[int]) -> tuple[list[int], list[Reason]]:
        """Codes are checked step by step on a copy; a run may stop midway, as a draft does.

        Steps that leave no choice may be named or left out, and the items of a Some come in any order.
        """
        trial = s.clone()
        run: list[int] = []
        for code in codes:
            if run and not self.midway(trial, seat):
                raise Unreadable("move", written(codes), TOO_MUCH, right=written(run))
            reasons = self._forbids(trial, seat, code)
            while reasons and run and (forced := self._play_forced(trial, seat)):
                run += forced
                if not self.midway(trial, seat):
                    break
                reasons = self._forbids(trial, seat, code)
            if reasons:
                return run, reasons
            self.answer(trial, seat, code)
            run.append(code)
        run += self.finish_forced(trial, seat)
        return self.reordered(s, seat, run) if len(run) > 1 else run, []

    def reordered(self, s: S, seat: int, run: Sequence[int]) -> list[int]:
        """A run that begins here with the items of each Some in rising order, as `legal` has them and records do."""
        trial = s.clone()
        ordered: list[int] = []
        items: list[int] = []
        for code in run:
            step = self._questions[trial.stack[-1][0]]
            done = NO_CODE if step is None else step.done(trial, seat)
            if done in (NO_CODE, code):
                ordered += [*sorted(items), code]
                items = []
            else:
                items.append(code)
            self.answer(trial, seat, code)
        return ordered + sorted(items)

    def _forbids(self, s: S, seat: int, code: int) -> list[Reason]:
        step = self.steps[s.stack[-1][0]]
        if isinstance(step, Ask):
            gathers = step.done(s, seat) != NO_CODE
            return in_force(step.joins(s, seat, code) if gathers else step.forbids(s, seat, code))
        assert isinstance(step, Chance)
        return [] if code in step.outcomes(s, s.stack[-1])[0] else [Reason(KIT_ASK_03)]

    def joinable(self, s: S, seat: int) -> list[int]:
        """The items that a seat may choose next in a Some, in whatever order; empty where nothing is gathered."""
        step = self._questions[s.stack[-1][0]]
        done = NO_CODE if step is None else step.done(s, seat)
        if step is None or done == NO_CODE:
            return []
        codes = (code for code in step.candidates(s, seat) if code != done)
        return [code for code in codes if not in_force(step.joins(s, seat, code))]

    def _read_draw(self, s: S, step: Chance[S], words: list[str]) -> tuple[list[int], list[Reason]]:
        for code in step.outcomes(s, s.stack[-1])[0]:
            if f"{step.label} {step.write(s, code)}" == " ".join(words):
                return [code], []
        return [], [Reason(KIT_ASK_03)]

    def write(self, s: S, seat: int, run: Sequence[int]) -> str:
        """The text of a run that begins here."""
        step = self.steps[s.stack[-1][0]]
        if isinstance(step, Chance):
            return f"{step.label} {step.write(s, run[0])}"
        assert isinstance(step, Ask)
        return step.write(s, seat, run)

    def answer(self, s: S, seat: int, code: int) -> None:
        """One code of any seat that is asked, unchecked, without playing on."""
        frame = s.stack[-1]
        step = self.steps[frame[0]]
        s.answers = None
        if isinstance(step, Ask):
            s.open &= ~(1 << seat)
            step.take(s, seat, code)
        else:
            assert isinstance(step, Chance)
            s.drawn += 1
            s.stack.pop()
            step.take(s, frame, code)

    def midway(self, s: S, seat: int) -> bool:
        """Whether this seat has begun a run and not ended it."""
        if seat not in self.asked(s):
            return False
        step = self.steps[s.stack[-1][0]]
        return isinstance(step, Ask) and step.progress(s, seat) > 0

    def finish_forced(self, s: S, seat: int, in_order: bool = False) -> list[int]:
        """Play the steps of a begun run that leave no choice, and return their codes.

        With `in_order` the items of a Some come as `legal` has them, so there is no choice left after the highest.
        """
        played: list[int] = []
        while self.midway(s, seat) and (forced := self._play_forced(s, seat, in_order)):
            played += forced
        return played

    def _play_forced(self, s: S, seat: int, in_order: bool = False) -> list[int]:
        """Play the only answer that this seat has here, and return its code; nothing where there is a choice."""
        step = self.steps[s.stack[-1][0]]
        assert isinstance(step, Ask)
        if self._covers[s.stack[-1][0]]:
            return []
        legal = step.legal(s, seat)
        if len(legal) > 1 or (not in_order and legal[0] == step.done(s, seat) and self.joinable(s, seat)):
            return []
        self.answer(s, seat, legal[0])
        return legal
