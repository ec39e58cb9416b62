"""The checked path: asks questions, reads moves, checks them, explains refusals and writes moves.

The checked path: actor, question and answer are checked in one place. The harness proves that it agrees with the fast
one.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import ClassVar

import msgspec

from trireme.kit.content.rulebook import Reason, Rule, Rulebook, in_force, kit_rules
from trireme.kit.engine.frames import NO_CODE, Ask, Chance, S
from trireme.kit.engine.hints import Hinting
from trireme.kit.engine.question import CHANCE, Answer, Pick, Question
from trireme.kit.engine.state import Frame
from trireme.kit.engine.window import Window
from trireme.kit.errors import Fault, NotAsked, Refused, Stale, TriremeError, Unreadable
from trireme.kit.moves import Move, words_of, written
from trireme.kit.problems import EMPTY_MOVE, NO_SUCH_CODE, TOO_MUCH, UNKNOWN
from trireme.kit.rules.ids import KIT_ASK_01, KIT_ASK_02, KIT_ASK_03, KIT_ASK_04
from trireme.kit.seats import Seat, seats_of


class CheckedGame(Hinting[S]):
    """The half of a game that asks its seats and checks their moves. `Game` has the other half."""

    rulebook: Rulebook
    verbs: ClassVar[tuple[str, ...]] = ()
    """The verbs of the game, if every move begins with one. Other words are unreadable."""
    pointed: ClassVar[dict[str, str]] = {}
    """The verb of a player who points at a thing of this kind on the board."""

    # What a game says to words that no question wants.

    def explain_misplaced(self, s: S, seat: Seat, words: list[str], rules: tuple[Rule, ...]) -> Iterator[Reason]:
        """Yield what answers a move whose verb belongs to another question, where these rules say so of the verb.

        A game leaves out those that do not forbid the move in this position.
        """
        return (Reason(rule, verb=words[0]) for rule in rules)

    def out_of_turn(self, s: S, seat: Seat, words: list[str]) -> Iterator[Reason]:
        """Yield rules that explain why this seat, which is not asked, cannot make that move now."""
        return iter(())

    # Questions.

    def asks(self, s: S) -> tuple[Question, ...]:
        """Return the questions that seats must or may answer now, one for a seat; those that must come first.

        >>> game = trireme.make("peloponnes", players=2)
        >>> state = game.start(seed=3)
        >>> [(question.seat, question.prompt) for question in game.asks(state)]
        [(0, 'bid-or-pass')]
        """
        if not s.stack:
            return ()
        frame = s.stack[-1]
        step = self.steps[frame[0]]
        if isinstance(step, Chance):
            return (self._draw_question(s, step, frame),)
        assert isinstance(step, Ask)
        must = [self._with_windows(s, seat, step.question(s, seat)) for seat in seats_of(frame[2])]
        return (*must, *(self._window_question(s, seat) for seat in self.may(s)))

    def _draw_question(self, s: S, step: Chance[S], frame: Frame) -> Question:
        codes, weights = step.outcomes(s, frame)
        words = [step.write(s, code) for code in codes]
        prompt = f"draw-{step.label}"
        answers = (Answer(code=code, text=word, key=prompt, args={"outcome": word}) for code, word in zip(codes, words))
        id = self.question_id(s, CHANCE)
        return Pick(id=id, seat=CHANCE, prompt=prompt, answers=tuple(answers), weights=tuple(weights))

    def _with_windows(self, s: S, seat: Seat, question: Question) -> Question:
        windows = self.open_to(s, seat)
        if not windows:
            return question
        also = tuple(answer for window in windows for answer in window.answers(s, seat))
        offers = tuple(offer for window in windows for offer in window.bargains(s, seat))
        return msgspec.structs.replace(question, also=also, offers=question.offers + offers)

    def _window_question(self, s: S, seat: Seat) -> Question:
        """Return the one question of a seat: that of its first window, with the answers of the others."""
        first, *others = self.open_to(s, seat)
        question = msgspec.structs.replace(first.question(s, seat), id=self.question_id(s, seat), must=False)
        also = tuple(answer for window in others for answer in window.answers(s, seat))
        offers = tuple(offer for window in others for offer in window.bargains(s, seat))
        return msgspec.structs.replace(question, also=also, offers=question.offers + offers)

    def question_id(self, s: S, seat: int) -> str:
        """Return the id of the question that this seat is asked, or of what windows let it do."""
        frame = s.stack[-1]
        step = self.steps[frame[0]]
        if not isinstance(step, Ask):
            return f"draw.{s.drawn}"
        if frame[2] >> seat & 1:
            return f"{frame[1]}.{seat}.{step.stage(s, Seat(seat))}"
        return ".".join(["may", str(seat), *(str(stamp) for stamp in self.window_versions(s, seat))])

    # The checked path.

    def apply(self, s: S, seat: int, move: Move, question: str | None = None) -> None:
        """Play a whole run of one seat, or raise with the rule and change nothing.

        >>> game = trireme.make("peloponnes", players=2)
        >>> state = game.position({"at": "bid", "display": {"normal": ["agora", "bridge"]}})
        >>> game.apply(state, 0, "bid agora 4")
        >>> state.bid_coins[0]
        4
        """
        run = self.checked(s, seat, move, question)
        for code in run:
            self.answer(s, seat, code)
        self.proceed(s)

    def entitled(self, s: S, seat: int) -> bool:
        """Return whether this seat must or may answer something now."""
        return seat in self.asked(s) or bool(self.open_to(s, seat))

    def checked(self, s: S, seat: int, move: Move, question: str | None = None) -> list[int]:
        """Return the codes of a legal run; raises what `apply` raises."""
        if not self.entitled(s, seat):
            raise self._refusal(NotAsked, move, self._not_asked(s, seat, words_of(move)))
        if question is not None and question != self.question_id(s, seat):
            raise self._refusal(Stale, move, [Reason(KIT_ASK_02)])
        run, reasons = self.read(s, seat, move)
        if reasons:
            raise self._refusal(Refused, move, reasons)
        return run

    def _refusal(self, kind: type[Refused], move: Move, reasons: list[Reason]) -> Refused:
        rule = reasons[0].rule.id
        book = self.rulebook if rule in self.rulebook.entries else kit_rules()
        return kind(written(move), reasons, book.text(rule, "en"))

    def why_not(self, s: S, seat: int, move: Move) -> list[Reason]:
        """Return the rules that forbid a move, the most telling first; empty when it is legal.

        >>> game = trireme.make("peloponnes", players=2)
        >>> state = game.position({"at": "bid", "display": {"normal": ["agora", "bridge"]}})
        >>> game.why_not(state, 0, "bid agora 3"), game.why_not(state, 0, "bid agora 4")
        ([PEL-BID-05: tile agora, minimum 4, coins 3], [])
        """
        if not self.entitled(s, seat):
            return self._not_asked(s, seat, words_of(move))
        return self.read(s, seat, move)[1]

    def reasons(self, s: S, seat: int, target: str) -> list[Reason]:
        """Return the rules that forbid to use a thing on the board, such as `tile:agora`; empty when it can be used.

        >>> game = trireme.make("peloponnes", players=2)
        >>> state = game.position({"at": "bid", "display": {"normal": ["agora", "bridge"]}})
        >>> game.reasons(state, 0, "tile:agora")
        []
        """
        verb = self.pointed.get(target.partition(":")[0], "")
        if not self.entitled(s, seat):
            return self._not_asked(s, seat, [verb] if verb else [])
        step = self._questions[s.stack[-1][0]]
        assert step is not None
        seat = Seat(seat)
        here: list[Ask[S]] = [step] if seat in self.asked(s) else []
        here += self.open_to(s, seat)
        tried = [
            in_force(ask.joins(s, seat, code) if ask.done(s, seat) != NO_CODE else ask.forbids(s, seat, code))
            for ask in here
            for code in ask.candidates(s, seat)
            if target in ask.places(s, seat, code)
        ]
        found: list[Reason] = []
        for reasons in sorted(tried, key=len):  # What is nearest to being legal tells most.
            if not reasons:
                return []
            told = {reason.rule.id for reason in found}
            found += [reason for reason in reasons if reason.rule.id not in told]
        found = [reason for reason in found if reason.rule is not KIT_ASK_03] or found
        rules = self.misplaced_at(s.stack[-1][0]).get(verb, ()) if here[0] is step else ()
        found = found or in_force(here[0].elsewhere(s, seat, target))
        found = found or (in_force(self.explain_misplaced(s, seat, [verb], rules)) if rules else [])
        return found or [Reason(KIT_ASK_03)]

    def _not_asked(self, s: S, seat: int, words: list[str]) -> list[Reason]:
        if not s.stack:
            return [Reason(KIT_ASK_04)]
        out_of_turn = self.out_of_turn(s, Seat(seat), words) if 0 <= seat < len(self.seats) else iter(())
        return [*in_force(out_of_turn), Reason(KIT_ASK_01)]

    # Runs: the answers of one seat that make one move and one line of the record.

    def read(self, s: S, seat: int, move: Move) -> tuple[list[int], list[Reason]]:
        """Return the run of a seat that is asked, and the rules that forbid it. Changes nothing.

        >>> game = trireme.make("peloponnes", players=2)
        >>> state = game.position({"at": "bid", "display": {"normal": ["agora", "bridge"]}})
        >>> run, reasons = game.read(state, 0, "bid agora 4")
        >>> game.write(state, 0, run)
        'bid agora 4'
        """
        try:
            return self._read(s, seat, move)
        except TriremeError:
            raise
        except Exception as error:
            raise Fault(written(move), error) from error

    def _read(self, s: S, seat: int, move: Move) -> tuple[list[int], list[Reason]]:
        step = self.steps[s.stack[-1][0]]
        words = words_of(move)
        if not words:
            raise Unreadable("move", written(move), EMPTY_MOVE, form=self.example(s, Seat(seat)))
        if not isinstance(move, str) and all(isinstance(part, int) for part in move):
            return self._read_codes(s, Seat(seat), [int(part) for part in move])
        if isinstance(step, Chance):
            return self._read_draw(s, step, words)
        assert isinstance(step, Ask)
        seat, ask = Seat(seat), step
        words = self._named(s, ask, words)
        window = None if self.in_multi_step(s, seat) else next((w for w in self.windows if words[0] in w.verbs()), None)
        if window is not None:
            if not self._is_open(s, seat, window):
                return [], in_force(window.closed(s, seat, words)) or [Reason(KIT_ASK_03)]
            ask = window
        elif seat not in self.asked(s):
            return [], self._not_asked(s, seat, words)
        elif words[0] in (misplaced := self.misplaced_at(s.stack[-1][0])):
            return [], in_force(self.explain_misplaced(s, seat, words, misplaced[words[0]])) or [Reason(KIT_ASK_03)]
        elif self.verbs and (own := ask.verbs()) and words[0] not in own:
            raise Unreadable("move", " ".join(words), UNKNOWN, given=words[0], known=", ".join(own))
        try:
            run = ask.read(s, seat, words)
        except Refused as refusal:
            return [], in_force(iter(refusal.reasons)) or [Reason(KIT_ASK_03)]
        except Unreadable as error:
            self.hinted(s, seat, words, error)
        reasons = in_force(ask.objections(s, seat, run))
        if not reasons:
            self.hold(s, seat, ask, words, run)
        return run, reasons

    def _named(self, s: S, ask: Ask[S], words: list[str]) -> list[str]:
        """Return the words with the whole verb: `styx.raise` where a module's verb is written without its name."""
        own = [*ask.verbs(), *(verb for window in self.windows for verb in window.verbs())]
        for verbs in (own, list(self.misplaced_at(s.stack[-1][0]))):
            if words[0] in verbs:
                return words
            found = [verb for verb in verbs if verb.rpartition(".")[2] == words[0]]
            if len(found) == 1:
                return [found[0], *words[1:]]
        return words

    def _read_codes(self, s: S, seat: Seat, codes: list[int]) -> tuple[list[int], list[Reason]]:
        """Check codes step by step on a copy. A run may stop midway, as a draft does.

        Steps that leave no choice may be named or left out, and the items of a Some come in any order.
        """
        trial = s.clone()
        run: list[int] = []
        for code in codes:
            if run and not self.in_multi_step(trial, seat):
                raise Unreadable("move", written(codes), TOO_MUCH, right=written(run))
            reasons = self._forbids(trial, seat, code)
            while reasons and run and not self._ends(trial, seat, code) and (forced := self._play_forced(trial, seat)):
                run += forced
                if not self.in_multi_step(trial, seat):
                    break
                reasons = self._forbids(trial, seat, code)
            if reasons:
                return run, reasons
            self.answer(trial, seat, code)
            run.append(code)
        run += self.finish_forced(trial, seat)
        return self.reordered(s, seat, run) if len(run) > 1 else run, []

    def _ends(self, s: S, seat: Seat, code: int) -> bool:
        """Return whether a code says that nothing more is chosen; then nothing is chosen in its place."""
        step = self._questions[s.stack[-1][0]]
        return step is not None and code == step.done(s, seat) != NO_CODE

    def reordered(self, s: S, seat: int, run: Sequence[int]) -> list[int]:
        """Return a run that begins here with the items of each `Some` in rising order, as records have them."""
        trial = s.clone()
        ordered: list[int] = []
        items: list[int] = []
        for code in run:
            step = self._questions[trial.stack[-1][0]]
            done = NO_CODE if step is None or self.window_of(trial, seat, code) else step.done(trial, Seat(seat))
            if done in (NO_CODE, code):
                ordered += [*sorted(items), code]
                items = []
            else:
                items.append(code)
            self.answer(trial, seat, code)
        return ordered + sorted(items)

    def _forbids(self, s: S, seat: Seat, code: int) -> list[Reason]:
        step = self.steps[s.stack[-1][0]]
        if isinstance(step, Chance):
            return [] if code in step.outcomes(s, s.stack[-1])[0] else [Reason(KIT_ASK_03)]
        assert isinstance(step, Ask)
        window = self.window_of(s, seat, code)
        if window is not None:
            if self._is_open(s, seat, window):
                return in_force(window.forbids(s, seat, code))
            return in_force(window.closed(s, seat, window.write(s, seat, [code]).split())) or [Reason(KIT_ASK_03)]
        if seat not in self.asked(s):
            return [Reason(KIT_ASK_03)]
        gathers = step.done(s, seat) != NO_CODE
        return in_force(step.joins(s, seat, code) if gathers else step.forbids(s, seat, code))

    def _is_open(self, s: S, seat: Seat, window: Window[S]) -> bool:
        return window in self.open_to(s, seat)

    def joinable(self, s: S, seat: int) -> list[int]:
        """Return the items that a seat may choose next in a `Some`, in any order; empty in other questions."""
        seat = Seat(seat)
        step = self._questions[s.stack[-1][0]] if seat in self.asked(s) else None
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
        """Return the text of a run that begins here; of a run that is not whole, as far as it goes: `bid agora`.

        >>> game = trireme.make("peloponnes", players=2)
        >>> state = game.position({"at": "bid", "display": {"normal": ["agora", "bridge"]}})
        >>> [game.write(state, 0, [code]) for code in game.legal(state)]
        ['pass', 'bid agora', 'bid bridge']
        """
        if not s.stack:
            raise self._out_of_turn(s, run[0] if run else NO_CODE)
        if not run:
            raise Unreadable("move", "", EMPTY_MOVE, form=self.example(s, Seat(seat)))
        step = self.steps[s.stack[-1][0]]
        try:
            if isinstance(step, Chance):
                return f"{step.label} {step.write(s, run[0])}"
            assert isinstance(step, Ask)
            window = self.window_of(s, seat, run[0])
            return step.write(s, Seat(seat), run) if window is None else window.write(s, Seat(seat), run)
        except (IndexError, KeyError) as error:
            raise Unreadable("move", written(run), NO_SUCH_CODE) from error

    def finish_forced(self, s: S, seat: int, in_order: bool = False) -> list[int]:
        """Play the steps of a begun run that leave no choice, and return their codes.

        With `in_order` the items of a Some come as `legal` has them, so there is no choice left after the highest.
        """
        played: list[int] = []
        while self.in_multi_step(s, seat) and (forced := self._play_forced(s, Seat(seat), in_order)):
            played += forced
        return played

    def _play_forced(self, s: S, seat: Seat, in_order: bool = False) -> list[int]:
        """Play the only answer that this seat has here, and return its code; nothing where there is a choice."""
        step = self.steps[s.stack[-1][0]]
        assert isinstance(step, Ask)
        if self._covers[s.stack[-1][0]]:
            return []
        legal = step.legal(s, seat)
        if len(legal) != 1:  # none where the items of a Some were not named in rising order, and more are needed
            return []
        if not in_order and legal[0] == step.done(s, seat) and self.joinable(s, seat):
            return []
        self.answer(s, seat, legal[0])
        return legal
