"""Where the rules are worked out: open matches, and an answer for every call. Runs inside a worker."""

from __future__ import annotations

import gzip
import pickle
from collections import OrderedDict
from collections.abc import Sequence
from random import Random
from typing import Any, Final

import msgspec

from trireme.kit.content.rulebook import Reason
from trireme.kit.engine.event import Event
from trireme.kit.engine.question import Question
from trireme.kit.engine.view import View
from trireme.kit.errors import Refused as NotAllowed
from trireme.kit.errors import TriremeError
from trireme.kit.game import Game
from trireme.kit.records.drafts import DraftCut, DraftReplay
from trireme.kit.records.record import Match
from trireme.kit.records.verification import draw_again
from trireme.server.common.problems import (
    DRAFT_CUT,
    NOT_WHOLE,
    NOTHING_TO_CONFIRM,
    NOTHING_TO_REDO,
    NOTHING_TO_UNDO,
    TableError,
)
from trireme.server.wire.http_bodies import Drawn, Draws, Earlier, Position, PositionList, ProblemBody, Why
from trireme.server.wire.socket_messages import DraftState, Notice, SeatState
from trireme.server.workers import calls
from trireme.server.workers.archive import Archive, pack
from trireme.server.workers.calls import Ok, OutOfSync, Rejected, Reply, Request, Snapshot, TableSpec
from trireme.server.workers.game_factory import found
from trireme.server.workers.open_match import OpenMatch, seen
from trireme.server.workers.redirect import asked, back_to, choose, meant, reasons

MEMORY: Final = 256_000_000
"""Bytes that open matches may take together; those not used for longest are put away."""
KEEP_EVERY: Final = 32
"""Lines after which a match is put away while it stays open: should this process end, no more are played again."""
PACKED: Final = 6
"""How hard positions of the past are packed."""
encode = msgspec.json.encode
Told = dict[int, tuple[Event, bytes]]
"""Events by their ids, which are theirs as long as they are here, and as JSON."""


class Handlers:
    """Answers calls, one after the other."""

    def __init__(self, memory: int = MEMORY) -> None:
        self.memory = memory
        self.matches: OrderedDict[str, OpenMatch] = OrderedDict()
        self.weight = 0
        """Of all matches."""
        self._weights: dict[str, int] = {}
        self._kept: dict[str, Snapshot] = {}
        self._gone: list[str] = []

    def put_away(self) -> tuple[dict[str, Snapshot], list[str]]:
        """What has been put away since the last time, and which matches are closed."""
        kept, gone, self._kept, self._gone = self._kept, self._gone, {}, []
        return kept, gone

    def answer(self, request: Request) -> Reply:
        try:
            return self._answer(request)
        except NotAllowed as refusal:
            return Rejected([why(reason) for reason in refusal.reasons], None)
        except TriremeError as error:
            return Rejected([], problem(error))

    def _answer(self, request: Request) -> Reply:
        call = request.call
        if isinstance(call, calls.CheckGame):
            return done(found(call))
        if isinstance(call, calls.BuildArchive):
            return done(calls.ArchiveResult(bind(call)))
        if isinstance(call, calls.SaveSnapshot):
            self._put_away(call.tables)
            return done(None)
        match = self._open(request)
        if match is None:
            return OutOfSync()
        if isinstance(call, calls.GetView):
            return done(look(match, call))
        if isinstance(call, calls.EditDraft):
            return done(change(match, call))
        if isinstance(call, calls.Commit):
            return self._write(request.table, match, call)
        if isinstance(call, calls.Explain):
            return done(explain(match, call))
        if isinstance(call, calls.GetEvents):
            return done(recall(match, call))
        if isinstance(call, calls.GetPositions):
            assert request.spec is not None
            return done(look_back(request.spec, match, call))
        if isinstance(call, calls.Resample):
            return done(imagine(match, call))
        assert isinstance(call, calls.GetDraws)
        return done(drawn(match.match))

    def _open(self, request: Request) -> OpenMatch | None:
        """The match with all lines of the request, or None if some before them are missing here."""
        # A line that fails leaves nothing half played behind.
        match = self._take(request.table)
        if match is None or match.version != request.have:
            if request.have or request.spec is None:
                return None
            match = OpenMatch(request.spec)
            if request.kept is not None:
                match.take_up(request.kept, request.lines)
        match.feed(request.lines[match.version - request.have :])
        if match.version - match.kept >= KEEP_EVERY:
            self._kept[request.table] = match.put_away()
        self._put(request.table, match)
        return match

    def _write(self, table: str, match: OpenMatch, call: calls.Commit) -> Ok:
        lines = lines_of(match, call)
        self._take(table)  # whatever fails from here on leaves nothing half played behind
        told, before = len(match.match.journal), match.version
        match.feed(lines)
        events = encode(match.match.journal[told:]).decode()
        stood = [*call.stood, *range(before + 1, match.version + 1)] if call.stands_in else call.stood
        answer = calls.Committed(lines, events, look(match, calls.GetView(call.eyes, before, call.drafts, stood=stood)))
        self._put(table, match)
        return Ok(done(answer).answer, lines)

    def _put_away(self, tables: Sequence[str]) -> None:
        for table in tables:
            match = self.matches.get(table)
            if match is not None and match.version != match.kept:
                self._kept[table] = match.put_away()

    def _take(self, table: str) -> OpenMatch | None:
        self.weight -= self._weights.pop(table, 0)
        return self.matches.pop(table, None)

    def _put(self, table: str, match: OpenMatch) -> None:
        """Here it is the last to be closed; those not used for longest go when there is no more room."""
        self.matches[table] = match
        self._weights[table] = match.weight
        self.weight += self._weights[table]
        while self.weight > self.memory and len(self.matches) > 1:
            self._close(next(iter(self.matches)))

    def _close(self, table: str) -> None:
        match = self._take(table)
        assert match is not None
        if match.version != match.kept:
            self._kept[table] = match.put_away()
        self._gone.append(table)


def done(answer: object) -> Ok:
    return Ok(msgspec.Raw(msgspec.msgpack.encode(answer)))


def look(match: OpenMatch, call: calls.GetView) -> calls.ViewResult:
    game, state = match.match.game, match.match.state
    result = game.result(state)
    asked = game.asks(state) if any(seat is not None and seat not in call.drafts for seat in call.seats) else ()
    plain = [seat for seat in call.seats if seat is None or seat not in call.drafts]
    views = iter(game.views(state, plain))
    sights = [
        tried_sight(match, DraftReplay(game, state, seat, call.drafts[seat]))
        if seat is not None and seat in call.drafts
        else sight(match, next(views), asked)
        for seat in call.seats
    ]
    room = None if call.most is None else (call.most - sum(len(encode(each)) for each in sights)) // len(sights)
    known: Told = {}
    for each in sights:
        each.events = told(match.events(call.since, each.seat), room, known)
        each.before = match.known(each.seat) - len(each.events)
        if call.stood:
            each.stood = marked(match.stood(call.since, each.seat, call.stood), len(each.events))
    seats = [encode(each) for each in sights]
    outcome = encode(result) if result else None
    drawn = match.match.drawn.tolist() if result else []
    asked_now: list[int] = [*game.asked(state)]
    return calls.ViewResult(asked_now, openings(game, state), seats, outcome, game.hidden, list(game.teams), drawn)


def marked(stood: list[bool], told: int) -> list[int]:
    """The places of those that are marked, among the newest that are told."""
    return [place for place, mark in enumerate(stood[len(stood) - told :]) if mark]


def openings(game: Game[Any], state: Any) -> calls.Openings:
    return {seat: list(game.window_versions(state, seat)) for seat in game.may(state)}


def sight(match: OpenMatch, view: View, asked: Sequence[Question]) -> SeatState:
    """What a seat sees, without what has happened; of all that is asked it sees its own questions."""
    questions = [question for question in asked if question.seat == view.seat]
    return SeatState(view.seat, raw(view), raws(questions), None, [], [], match.known(view.seat))


def tried_sight(match: OpenMatch, trial: DraftReplay[Any]) -> SeatState:
    draft = draft_of(trial)
    return SeatState(
        trial.seat,
        raw(trial.view()),
        raws(trial.questions()),
        draft if trial.question or trial.cut else None,
        told(seen(trial.events, trial.seat)),
        [],
        match.known(trial.seat),
    )


def draft_of(trial: DraftReplay[Any]) -> DraftState:
    return DraftState(
        codes=trial.codes,
        moves=trial.moves,
        midway=trial.midway,
        can_undo=bool(trial.acts),
        can_redo=bool(trial.undone),
        can_confirm=bool(trial.moves) and not trial.midway,
        notice=notice(trial.cut) if trial.cut else None,
    )


def notice(cut: DraftCut) -> Notice:
    return Notice(cut.key, {"lost": cut.lost}, [why(reason) for reason in cut.reasons])


def change(match: OpenMatch, call: calls.EditDraft) -> calls.DraftResult:
    trial = DraftReplay(match.match.game, match.match.state, call.seat, call.draft)
    if call.code is not None and call.times is not None:
        trial = choose(trial, call.code, call.times, call.question)
    elif call.code is not None:
        trial.answer([call.code], call.question)
        if call.joined and len(trial.acts) > 1:
            trial.acts[-2:] = [trial.acts[-2] + trial.acts[-1]]
    elif call.text is not None:
        trial.answer(call.text, call.question)
    elif call.undo:
        trial = undone(trial, call.to)
    elif call.redo:
        if not trial.undone:
            raise TableError(NOTHING_TO_REDO)
        trial = DraftReplay(trial.game, trial.confirmed, call.seat, trial.tried.redo())
    return calls.DraftResult(trial.tried, draft_of(trial), encode(tried_sight(match, trial)))


def undone(trial: DraftReplay[Any], to: str | None) -> DraftReplay[Any]:
    if to is None and trial.acts:
        return DraftReplay(trial.game, trial.confirmed, trial.seat, trial.tried.undo())
    if to is None or (then := back_to(trial, to)) is None:
        raise TableError(NOTHING_TO_UNDO)
    return then


def lines_of(match: OpenMatch, call: calls.Commit) -> list[str]:
    """What the log will have; whatever is wrong with it is said here, and nothing has changed."""
    if call.back is not None:
        return [f"undo to {call.back}"]
    trial = DraftReplay(match.match.game, match.match.state, call.seat, call.draft)
    if call.text is not None:
        trial.answer(call.text, call.question)
    if trial.moves and trial.midway:
        raise TableError(NOT_WHOLE)
    if trial.cut and not call.cut:
        raise TableError(DRAFT_CUT)
    if not trial.moves:
        raise TableError(NOTHING_TO_CONFIRM)
    return [f"{trial.game.seats[call.seat]}: {move}" for move in trial.moves]


def explain(match: OpenMatch, call: calls.Explain) -> calls.Explained:
    trial = DraftReplay(match.match.game, match.match.state, call.seat, call.draft)
    if call.target is not None:
        if (then := meant(trial, call.target)) is not None:
            return calls.Explained([], asked(then))
        found = reasons(trial, call.target)
    elif call.move is not None:
        found = trial.why_not(call.move)
    else:
        found = trial.why_not([call.code or 0])
    return calls.Explained([why(reason) for reason in found])


def recall(match: OpenMatch, call: calls.GetEvents) -> calls.EventsResult:
    events = match.events(None, call.seat)[: call.before]
    page = told(events, calls.RECALLED)
    stood = marked(match.stood(None, call.seat, call.stood)[: call.before], len(page)) if call.stood else []
    return calls.EventsResult(encode(Earlier(len(events) - len(page), page, stood)))


def look_back(spec: TableSpec, match: OpenMatch, call: calls.GetPositions) -> calls.PositionsResult:
    """Replays from the start: a position of the past is nowhere stored."""
    past = OpenMatch(spec)
    lines = match.match.lines
    last = min(call.last, match.version)
    positions = []
    for version in range(last + 1):
        if version:
            past.feed([lines[version - 1]])
        if version >= call.first:
            line = lines[version - 1] if version and call.lines else ""
            seen = position(past, version, line, call.seat)
            seen.bot = call.stood.get(version, "")
            positions.append(seen)
    return calls.PositionsResult(packed(PositionList(match.version, positions)))


def packed(positions: PositionList) -> bytes:
    """As JSON for browsers, which unpack it by themselves."""
    return gzip.compress(encode(positions), PACKED, mtime=0)


def position(past: OpenMatch, version: int, line: str, eye: int | None) -> Position:
    events = past.events(version - 1 if version else None, eye)
    return Position(version, line, told(events), raw(past.match.game.view(past.match.state, eye)))


def bind(call: calls.BuildArchive) -> bytes:
    """A finished game as everybody saw it, one position after the other."""
    past = OpenMatch(call.spec)
    positions = []
    for version, line in enumerate(["", *call.lines]):
        if version:
            past.feed([line])
        positions.append([position(past, version, line, eye) for eye in (None, *range(len(call.spec.seats)))])
    return pack(Archive(positions, drawn(past.match)))


def drawn(match: Match[Any]) -> Draws:
    _, draws = draw_again(match)
    return Draws([Drawn(*draw) for draw in draws], match.drawn.tolist())


def imagine(match: OpenMatch, call: calls.Resample) -> calls.ResampledState:
    game, state = match.match.game, match.match.state
    imagined = game.resample(state, call.seat, Random(call.number))
    imagined.journal = None
    question = game.question_id(state, call.seat) if game.entitled(state, call.seat) else ""
    return calls.ResampledState(question, pickle.dumps(imagined))


def raw(thing: object) -> msgspec.Raw:
    return msgspec.Raw(encode(thing))


def raws(things: Sequence[object]) -> list[msgspec.Raw]:
    return [raw(thing) for thing in things]


def told(events: Sequence[Event], room: int | None = None, known: Told | None = None) -> list[msgspec.Raw]:
    """Events with the places that light up with them; the newest, as far as there is room.

    `known` has those that others have been told: most events look the same to everybody.
    """
    found: list[msgspec.Raw] = []
    known = {} if known is None else known
    for event in reversed(events):
        if id(event) not in known:
            known[id(event)] = event, encode({**msgspec.to_builtins(event), "places": event.places()})
        body = known[id(event)][1]
        if room is not None:
            room -= len(body) + 1
            if room < 0:
                break
        found.append(msgspec.Raw(body))
    return found[::-1]


def why(reason: Reason) -> Why:
    return Why(reason.rule.id, f"why-{reason.rule.id}", reason.figures)


def problem(error: TriremeError) -> ProblemBody:
    return ProblemBody(error.frame, error.key, dict(error.figures), str(error))
