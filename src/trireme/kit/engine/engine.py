"""The engine: runs what is pending up to the next question. `legal` and `play` are the fast path.

For search and self-play, windows are offered in sequence: seat by seat, each with a pass, before the seats that must
answer. Who has been shown what is `s.windows_shown`, which is no part of a position, a record or an undo.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import ClassVar, Generic

from trireme.kit.content.rulebook import Reason, Rule, kit_rules
from trireme.kit.engine.frames import NO_CODE, Ask, Chance, S, Step, Work
from trireme.kit.engine.question import CHANCE
from trireme.kit.engine.state import UNSETTLED, Frame
from trireme.kit.engine.window import PASS, Window
from trireme.kit.errors import NotAsked, Unreadable
from trireme.kit.problems import CANNOT_COME_OUT
from trireme.kit.rules.ids import KIT_ASK_01, KIT_ASK_04
from trireme.kit.seats import NOBODY, SEATS, Seat, seats_of


class Engine(Generic[S]):
    """The tables of a game, and the verbs that follow from its steps alone."""

    name: ClassVar[str]
    seats: tuple[str, ...]
    explicit: bool = False
    """Random outcomes are questions to CHANCE."""
    _windows: tuple[Window[S], ...] = ()

    @property
    def windows(self) -> tuple[Window[S], ...]:
        """The windows: what seats may do while play does not wait for them."""
        return self._windows

    @windows.setter
    def windows(self, windows: tuple[Window[S], ...]) -> None:
        self._windows = windows
        self._windows_open: Callable[[S], int] = windows[0].ready if len(windows) == 1 else self._maybe_open
        """The seats that a window is open to, as a mask: where there is none, all is as without windows."""
        self._owners: dict[int, Window[S] | None] = {}
        """By codes that have been answered: the window that each belongs to."""

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
        self._runs = [isinstance(step, Ask) and type(step).progress is not Ask.progress for step in steps]
        self._misplaced: dict[int, dict[str, tuple[Rule, ...]]] = {}

    def misplaced_at(self, kind: int) -> dict[str, tuple[Rule, ...]]:
        """Return the misplaced verbs of a question, by its kind of frame. They are worked out when first needed."""
        found = self._misplaced.get(kind)
        if found is None:
            ask = self._questions[kind]
            found = self._misplaced[kind] = {} if ask is None else self.misplaced_verbs(ask)
        return found

    def misplaced_verbs(self, ask: Ask[S]) -> dict[str, tuple[Rule, ...]]:
        """Return the verbs of other questions, and the rules that answer a player who tries one at this question."""
        return ask.answers_to_others()

    def check(self, s: S) -> None:
        """End the game by clearing the stack, if it is over. Called after every effect that has set `s.check_end`."""

    def proceed(self, s: S, until: str = "", forced: bool = True) -> bool:
        """Run what runs by itself up to the next question; True if it stopped where the entry point `until` begins.

        A seat with a single answer is answered for, unless `forced` is False or being skipped would betray something.
        """
        stack, works, questions = s.stack, self._works, self._questions
        try:
            while stack:
                if s.check_end:
                    self._look(s)
                    continue
                frame = stack[-1]
                kind: int = frame[0]
                work = works[kind]
                if work is not None:
                    if until and self._entries[kind] == until:
                        return True
                    stack.pop()
                    work.run(s, frame)
                    continue
                question = questions[kind]
                if question is None:
                    if self.explicit and not s.forced_draws:
                        return False
                    self._draw(s, frame)
                elif not forced or self._covers[kind] or not self._answer_forced(s, question, frame):
                    s.to_move_cache = UNSETTLED if self._windows and self._windows_open(s) else NOBODY
                    return False
        except IndexError:
            self._step_of(s)
            raise
        if s.check_end:
            self._look(s)
        return False

    def _look(self, s: S) -> None:
        s.check_end = False
        self.check(s)

    def _step_of(self, s: S) -> Step[S]:
        """Return the step of the frame on top."""
        kind = s.stack[-1][0] if s.stack else 0
        step = self._steps[kind] if 0 <= kind < len(self._steps) else None
        if step is None or type(step) is Step:
            raise LookupError(f"{self.name} has no step for frame {s.stack[-1]}: list one for kind {kind}")
        return step

    def phase(self, s: S) -> str:
        """Return the phase of the topmost frame that has one; `over` when nothing is pending."""
        for frame in reversed(s.stack):
            if self._phases[frame[0]]:
                return self._phases[frame[0]]
        return "" if s.stack else "over"

    def _answer_forced(self, s: S, step: Ask[S], frame: Frame) -> bool:
        """Answer for seats that have one answer only; True if the question on top has changed.

        What the first seat can answer is kept, since `legal` is asked for it next; of the others it is enough to know
        that there is a choice.
        """
        seats: int = frame[2]
        unknown = seats & ~s.open
        first = seats & -seats
        while unknown:
            bit = unknown & -unknown
            seat = SEATS[bit.bit_length() - 1]
            if bit == first:
                answers = step.legal(s, seat)
                code = answers[0] if len(answers) == 1 else NO_CODE
                s.answers = answers
            else:
                code = step.only(s, seat)
            if code != NO_CODE:
                s.answers = None
                if s.journal is not None and (told := step.forced(s, seat, code)) is not None:
                    s.journal.append(told)
                step.take(s, seat, code)
                return True
            s.open |= bit
            unknown ^= bit
        return False

    def _draw(self, s: S, frame: Frame) -> None:
        step = self._draws[frame[0]]
        if step is None:
            self._step_of(s)
        assert step is not None
        if s.forced_draws and s.forced_draws.get(step.label):
            code = self._forced_outcome(s, step, step.outcomes(s, frame)[0], s.forced_draws[step.label])
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

    # The fast path.

    def to_move(self, s: S) -> Seat | None:
        """Return the seat that is offered a window, else the first that must answer, CHANCE, or None at the end.

        >>> game = trireme.make("peloponnes", players=2)
        >>> state = game.start(seed=3)
        >>> game.to_move(state)
        0
        """
        if not s.stack:
            return None
        frame = s.stack[-1]
        kind: int = frame[0]
        if self._questions[kind] is None:
            return CHANCE
        if self._windows and self._settled(s):
            return s.to_move_cache
        seats: int = frame[2]
        return SEATS[(seats & -seats).bit_length() - 1]

    def _settled(self, s: S) -> bool:
        """Cache the seat to move and its codes if an open window changes them; return whether it does."""
        if s.to_move_cache != UNSETTLED:
            return s.to_move_cache != NOBODY
        s.to_move_cache = NOBODY
        if self._begun(s):
            return False
        frame = s.stack[-1]
        kind: int = frame[0]
        seats: int = frame[2]
        first = SEATS[(seats & -seats).bit_length() - 1]
        masks, maybe_open = [], 0
        for window in self._windows:
            mask = window.ready(s)
            masks.append(mask)
            maybe_open |= mask
        offered = self._offered(s, masks, seats) if maybe_open & ~seats else NOBODY
        if offered != NOBODY:
            mover, codes = offered, [PASS]
        elif maybe_open >> first & 1:
            step = self._questions[kind]
            assert step is not None
            mover, codes = first, step.legal(s, first) if s.answers is None else s.answers
        else:
            return False
        for window, mask in zip(self._windows, masks):
            if mask >> mover & 1:
                codes += window.offered(s, mover)
        s.to_move_cache, s.answers = mover, codes
        return True

    def legal(self, s: S, seat: int | None = None) -> list[int]:
        """Return all answers of a seat, by default the one to move; empty when it has none or the game is over.

        A seat that must answer finds what windows let it do after its own answers; another one, after a PASS. Of a
        window these are the uses that search looks at; people may have more, which `asks` lists.

        >>> game = trireme.make("peloponnes", players=2)
        >>> state = game.start(seed=3)
        >>> game.legal(state)
        [0, 138, 133, 136, 113, 139]
        >>> game.legal(state, seat=1)
        []
        """
        if not s.stack:
            return []
        if seat is not None:
            return self._legal_of(s, Seat(seat))
        if s.answers is not None and (s.to_move_cache != UNSETTLED or not self._windows):
            return s.answers[:]
        frame = s.stack[-1]
        kind: int = frame[0]
        step = self._questions[kind]
        if step is not None:
            if self._windows and s.to_move_cache == UNSETTLED:
                self._settled(s)
            if s.answers is None:
                seats: int = frame[2]
                s.answers = step.legal(s, SEATS[(seats & -seats).bit_length() - 1])
            return s.answers[:]
        draw = self._draws[kind]
        assert draw is not None
        return list(draw.outcomes(s, frame)[0])

    def _legal_of(self, s: S, seat: Seat | None) -> list[int]:
        frame = s.stack[-1]
        kind: int = frame[0]
        draw = self._draws[kind]
        if draw is not None:
            return list(draw.outcomes(s, frame)[0]) if seat == CHANCE else []
        step = self._questions[kind]
        if step is None or seat is None or seat < 0:
            return []
        seats: int = frame[2]
        must = seats >> seat & 1
        codes = step.legal(s, seat) if must else [PASS]
        windows = self.open_to(s, seat)
        for window in windows:
            codes += window.offered(s, seat)
        return codes if must or windows else []

    def play(self, s: S, code: int, seat: int | None = None) -> None:
        """Play a legal code of a seat, by default the one to move. This is the fast path: nothing is checked.

        Where several seats must answer, they may do so in any order: name the seat.

        >>> game = trireme.make("peloponnes", players=2)
        >>> state = game.start(seed=3)
        >>> game.play(state, 0)
        >>> game.to_move(state)
        1
        """
        if not s.stack or (seat is not None and not self._expects(s, seat)):
            raise self._out_of_turn(s, code)
        frame = s.stack[-1]
        kind: int = frame[0]
        question = self._questions[kind]
        if question is None:
            self.answer(s, CHANCE, code)
        elif seat is not None or (self._windows and s.to_move_cache != NOBODY and self._settled(s)):
            mover = s.to_move_cache if seat is None else seat
            if code == PASS:
                s.answers, s.to_move_cache = None, UNSETTLED
                self._show(s, mover)
                return
            self.answer(s, mover, code)
        else:
            seats: int = frame[2]
            bit = seats & -seats
            s.answers = None
            s.open &= ~bit
            question.take(s, SEATS[bit.bit_length() - 1], code)
        self.proceed(s)

    def _expects(self, s: S, seat: int) -> bool:
        """Return whether this seat, or CHANCE, has something to answer now."""
        frame = s.stack[-1]
        kind: int = frame[0]
        if self._questions[kind] is None:
            return seat == CHANCE
        seats: int = frame[2]
        return seat >= 0 and (bool(seats >> seat & 1) or bool(self.open_to(s, seat)))

    def _out_of_turn(self, s: S, code: int) -> NotAsked:
        rule = KIT_ASK_01 if s.stack else KIT_ASK_04
        return NotAsked(str(code), [Reason(rule)], kit_rules().text(rule.id, "en"))

    def answer(self, s: S, seat: int, code: int) -> None:
        """Give one code of any seat that may give it, unchecked, without playing on."""
        frame = s.stack[-1]
        kind: int = frame[0]
        step = self._questions[kind]
        s.answers, s.to_move_cache = None, UNSETTLED
        if step is not None:
            window = self.window_of(s, seat, code) if self._windows else None
            if window is not None:
                self._show(s, seat)
                s.open = 0
                window.take(s, SEATS[seat], code)
            else:
                s.open &= ~(1 << seat)
                step.take(s, SEATS[seat], code)
        else:
            draw = self._draws[kind]
            assert draw is not None
            s.drawn += 1
            s.stack.pop()
            draw.take(s, frame, code)

    def asked(self, s: S) -> list[Seat]:
        """Return the seats that must answer now. "Your turn" and clocks mean these.

        >>> game = trireme.make("peloponnes", players=2)
        >>> state = game.start(seed=3)
        >>> game.asked(state)
        [0]
        """
        if not s.stack:
            return []
        frame = s.stack[-1]
        kind: int = frame[0]
        return seats_of(frame[2]) if self._questions[kind] is not None else [CHANCE]

    def in_multi_step(self, s: S, seat: int) -> bool:
        """Return whether this seat has begun a run and not ended it."""
        if not s.stack or seat < 0:
            return False
        frame = s.stack[-1]
        kind: int = frame[0]
        step = self._questions[kind]
        return step is not None and bool(frame[2] >> seat & 1) and step.progress(s, Seat(seat)) > 0

    # Windows.

    def may(self, s: S) -> list[Seat]:
        """Return the seats that may use a window and need not answer: play does not wait for them."""
        if not self.windows or not s.stack:
            return []
        asked = self.asked(s)
        return [seat for seat in SEATS[: len(self.seats)] if seat not in asked and self.open_to(s, seat)]

    def open_to(self, s: S, seat: int) -> list[Window[S]]:
        """Return the windows that a seat may use now. There are none while a player is in the middle of a run."""
        if not self._windows or seat < 0 or not s.stack:
            return []
        found = [window for window in self._windows if window.seats(s) >> seat & 1]
        return [] if found and self._begun(s) else found

    def _maybe_open(self, s: S) -> int:
        """Return 1, since with several windows it costs less to look when a seat is asked."""
        return 1

    def _begun(self, s: S) -> bool:
        """Return whether a run is under way, or no seat is asked."""
        frame = s.stack[-1]
        kind: int = frame[0]
        step = self._questions[kind]
        if step is None:
            return True
        if not self._runs[kind]:
            return False
        seats: int = frame[2]
        while seats:
            bit = seats & -seats
            if step.progress(s, SEATS[bit.bit_length() - 1]):
                return True
            seats ^= bit
        return False

    def window_of(self, s: S, seat: int, code: int) -> Window[S] | None:
        """Return the window that this code of a seat would use, open or not; in the middle of a run there is none."""
        if not self._windows:
            return None
        if code not in self._owners:
            self._owners[code] = next((window for window in self._windows if window.owns(code)), None)
        window = self._owners[code]
        return None if window is None or self.in_multi_step(s, seat) else window

    def window_versions(self, s: S, seat: int) -> tuple[int, ...]:
        """Return for each window 0 if it is closed to a seat, else a number that grows with news for the seat."""
        open_now = self.open_to(s, seat)
        return tuple(window.stamp(s, Seat(seat)) if window in open_now else 0 for window in self.windows)

    def _offered(self, s: S, open_to: Sequence[int], asked: int) -> Seat:
        """Return the first seat that need not answer and has not yet been shown what some window offers it."""
        count, shown = len(self._windows), s.windows_shown
        news = 0
        for number, window in enumerate(self._windows):
            seats = open_to[number] & ~asked
            while seats:
                bit = seats & -seats
                seats ^= bit
                seat = SEATS[bit.bit_length() - 1]
                if window.stamp(s, seat) > (shown[seat * count + number] if shown else 0):
                    news |= bit
        return SEATS[(news & -news).bit_length() - 1] if news else NOBODY

    def _show(self, s: S, seat: int) -> None:
        """Note that this seat has been shown its windows as they are."""
        count = len(self._windows)
        shown = list(s.windows_shown) or [0] * count * len(self.seats)
        for number, window in enumerate(self._windows, seat * count):
            if window.seats(s) >> seat & 1:
                shown[number] = max(shown[number], window.stamp(s, SEATS[seat]))
        s.windows_shown = tuple(shown)
