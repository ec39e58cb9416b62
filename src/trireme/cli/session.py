"""Play a game in the terminal: people and bots answer their questions.

This module knows the Game protocol, never a game.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from contextlib import suppress
from pathlib import Path
from random import Random
from typing import Any, Final

from trireme.bots import Bot, ask_bot
from trireme.cli import rules
from trireme.cli.answers import Mistyped, codes_of, listed, show_question, usual_answer
from trireme.cli.boards import TerminalBoard
from trireme.cli.records import keep
from trireme.cli.terminal import Terminal, Trouble
from trireme.cli.typed import Vocabulary
from trireme.kit.content.rulebook import Reason
from trireme.kit.engine.question import Question
from trireme.kit.engine.view import Result
from trireme.kit.errors import Fault, Refused, TriremeError, Unreadable
from trireme.kit.moves import is_whole_number
from trireme.kit.records.record import Match
from trireme.words import Words

COMMANDS: Final = ("help", "why", "rules", "log", "board", "undo", "save", "quit")
NEWS: Final = 24
"""Lines of news shown without being asked for; `log` shows more."""


def told_fault(error: Exception) -> str:
    """Show what failed, in a form that can be reported."""
    return f"{type(error).__name__}: {error}".removesuffix(": ")


class Left(Exception):
    """Raised when the player leaves the table."""


class Session:
    def __init__(
        self,
        terminal: Terminal,
        match: Match[Any],
        bots: Mapping[int, Bot],
        words: Words,
        board: TerminalBoard,
        rng: Random,
        path: Path,
    ) -> None:
        self.terminal = terminal
        self.say = terminal.say
        self.match = match
        self.game = match.game
        self.bots = bots
        self.words = words
        self.board = board
        self.rng = rng
        self.path = path
        """File in which the game is kept."""
        self.vocabulary = Vocabulary(words)
        self.draft: list[int] = []
        """Answers that the player has given of an unfinished move."""
        self.entered = ""
        """Id of the question to which the player has pressed Enter once."""
        self.told = {seat: 0 for seat in range(len(self.game.seats)) if seat not in bots}
        """Number of events that each person has been told."""
        self.commands = {
            word: command for command in COMMANDS for word in (command, *self.say(f"command-{command}").split())
        }

    def play(self) -> Result | None:
        """Play to the end of the game and return its result, or None if a player leaves."""
        try:
            self.play_on()
        except (Left, EOFError, KeyboardInterrupt):
            return None
        for seat in list(self.told)[:1]:
            self.news(seat)
            self.show_board(seat)
        return self.game.result(self.match.state)

    def play_on(self) -> None:
        last: int | None = None
        while asked := self.game.asked(self.match.state):
            seat = next((seat for seat in asked if seat in self.bots), asked[0])
            if seat in self.bots:
                self.bot_answers(seat)
                continue
            if last not in (None, seat):
                self.terminal.out.print()
                self.terminal.tell("play-handover", "bold reverse", seat=self.words.seat(seat))
            last = seat
            self.turn(seat)

    def bot_answers(self, seat: int) -> None:
        self.match.step(seat, ask_bot(self.bots[seat], self.game, self.match.state, seat, self.rng))

    def turn(self, seat: int) -> None:
        """Ask until the player has made a whole move."""
        standing = self.match.standing
        self.draft = []
        with suppress(Trouble):  # told when the game ends; until then every turn is kept, should the program die
            keep(self.match, self.path)
        self.news(seat)
        self.show_board(seat)
        while self.match.standing == standing and seat in self.game.asked(self.match.state):
            question = self.question(seat)
            show_question(self.terminal, self.words, question)
            line = self.terminal.read(self.say("play-prompt") + " ").strip()
            if line:
                self.entered = ""
            try:
                if self.obeyed(seat, line) or not self.sure(question, line):
                    continue
                self.answer(seat, question, line)
            except Mistyped as mistake:
                self.terminal.tell(mistake.key, "yellow", **mistake.figures)
            except Refused as refusal:
                self.explain(refusal.reasons[:1])
                if len(refusal.reasons) > 1:
                    self.terminal.tell("play-why-hint", "dim", move=refusal.move)
            except Fault as fault:
                self.terminal.write(self.words.error(fault), "yellow")
            except TriremeError as error:
                self.terminal.write(self.words.error(error), "yellow")
                self.terminal.tell("play-help-hint", "dim")
            except Trouble as trouble:
                self.terminal.tell(trouble.key, "yellow", **trouble.figures)
            except (Left, EOFError):
                raise
            except Exception as error:  # whatever fails, nobody loses the game
                self.draft = []
                keep(self.match, self.path)
                self.terminal.tell("play-fault", "yellow", detail=told_fault(error), file=str(self.path))

    def question(self, seat: int) -> Question:
        """Return what the player is asked now, after the answers of their unfinished move."""
        state = self.match.state
        if self.draft:
            state = state.clone()
            for code in self.draft:
                self.game.answer(state, seat, code)
        return next(question for question in self.game.asks(state) if question.seat == seat)

    def sure(self, question: Question, line: str) -> bool:
        """Return whether Enter is pressed a second time. The first time it only tells what it would answer."""
        usual = usual_answer(self.words, question)
        if line or not usual or self.entered == question.id:
            return True
        self.entered = question.id
        self.terminal.tell("play-enter-again", "yellow", usual=usual)
        return False

    def answer(self, seat: int, question: Question, line: str) -> None:
        codes = codes_of(question, line)
        if codes is None:
            codes = self.vocabulary.meant(question, line)
        if codes is None:
            self.play_text(seat, line)
            return
        run = [*self.draft, *codes]
        try:
            run = self.game.checked(self.match.state, seat, run)
        except Refused as refusal:
            raise Refused(self.game.write(self.match.state, seat, run), refusal.reasons) from refusal
        trial = self.match.state.clone()
        for code in run:
            self.game.answer(trial, seat, code)
        if self.game.in_multi_step(trial, seat):
            self.draft = run
        else:
            self.match.play(seat, run)

    def play_text(self, seat: int, line: str) -> None:
        """Play a whole move in its text form, with ids or with the names on the screen."""
        try:
            self.match.play(seat, line)
        except Unreadable:
            written = self.vocabulary.written(line)
            if written == line:
                raise
            self.match.play(seat, written)

    # Commands that can be typed instead of answers.

    def obeyed(self, seat: int, line: str) -> bool:
        """Carry out a command; return whether the line is one."""
        word, _, rest = line.partition(" ")
        command = self.commands.get(word.lower())
        if command is None:
            return False
        getattr(self, f"do_{command}")(seat, rest.strip())
        return True

    def do_help(self, seat: int, rest: str) -> None:
        question = self.question(seat)
        move = next((answer.text for answer in listed(question)), str(getattr(question, "low", 1)))
        thing = next(iter(self.board.places(self.game.view(self.match.state, seat))), move)
        self.terminal.out.print(self.say("play-help", move=move, thing=thing), soft_wrap=True)

    def do_why(self, seat: int, rest: str) -> None:
        """Answer "why not?" for a move, a thing on the table, or the question itself."""
        if not rest:
            for id in self.question(seat).rules:
                self.quote(id)
            return
        state = self.match.state
        place = self.board.places(self.game.view(state, seat)).get(self.vocabulary.thing(rest))
        try:
            reasons = self.game.reasons(state, seat, place) if place else self.why_not(seat, rest)
        except Unreadable as error:
            if " " in rest:
                raise
            raise Mistyped("play-why-unknown", given=rest) from error
        if reasons:
            self.explain(reasons)
        else:
            self.terminal.tell("play-allowed", "green", move=rest)

    def why_not(self, seat: int, move: str) -> list[Reason]:
        try:
            return self.game.why_not(self.match.state, seat, move)
        except Unreadable:
            return self.game.why_not(self.match.state, seat, self.vocabulary.written(move))

    def explain(self, reasons: Sequence[Reason]) -> None:
        """Show each reason with the figures of this position, and the rule itself."""
        for reason in reasons:
            self.terminal.write(self.words.reason(reason), "yellow")
            self.quote(reason.rule.id)

    def quote(self, id: str) -> None:
        """Quote a rule of the game, or one that all games share."""
        entry = self.game.rulebook.entries.get(id)
        rules.show_rule(self.terminal, id, entry.text[self.terminal.language] if entry else self.words.rule(id))
        if entry:
            rules.show_mark(self.terminal, entry)

    def do_rules(self, seat: int, rest: str) -> None:
        book = self.game.rulebook
        entries = rules.found(book, book.of(self.game.modules), self.terminal.language, rest)
        if entries:
            rules.show(self.terminal, book, entries)
        else:
            self.terminal.tell("rules-none", "yellow", word=rest)

    def do_log(self, seat: int, rest: str) -> None:
        lines = self.sentences(seat, 0)
        for line in lines[-int(rest) :] if is_whole_number(rest) and int(rest) else lines:
            self.terminal.write(line, "dim", "· ", "  ")

    def do_board(self, seat: int, rest: str) -> None:
        self.show_board(seat)

    def do_undo(self, seat: int, rest: str) -> None:
        if self.draft:
            self.draft = []
        elif self.match.undo_point(seat) == self.match.standing:
            raise Mistyped("play-no-undo")
        else:
            self.match.take_back(seat)
            self.told = {each: min(told, len(self.match.journal)) for each, told in self.told.items()}
        self.terminal.tell("play-undone", "green")

    def do_save(self, seat: int, rest: str) -> None:
        if not rest:
            raise Mistyped("play-save-where")
        keep(self.match, Path(rest).expanduser())
        self.terminal.tell("play-saved", "green", file=rest)

    def do_quit(self, seat: int, rest: str) -> None:
        raise Left

    # Output.

    def sentences(self, seat: int | None, since: int) -> list[str]:
        seen = (event.seen_by(seat) for event in self.match.journal[since:])
        return [self.words.event(event) for event in seen if event is not None]

    def news(self, seat: int) -> None:
        lines = self.sentences(seat, self.told[seat])
        self.told[seat] = len(self.match.journal)
        if not lines:
            return
        self.terminal.out.print()
        self.terminal.tell("play-news", "bold")
        if len(lines) > NEWS:
            self.terminal.tell("play-news-more", "dim", count=len(lines) - NEWS)
        for line in lines[-NEWS:]:
            self.terminal.write(line, "", " · ", "   ")

    def show_board(self, seat: int) -> None:
        self.terminal.out.print()
        for part in self.board.draw(self.game.view(self.match.state, seat), self.terminal.out.width):
            self.terminal.out.print(part)
