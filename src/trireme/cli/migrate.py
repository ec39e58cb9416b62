"""`trireme migrate`: move games that began under other rules to the rules of this version."""

from __future__ import annotations

import asyncio
import os
from argparse import Namespace
from typing import TYPE_CHECKING, Any

import msgspec

from trireme.cli.command import Command
from trireme.cli.parser import Parser
from trireme.cli.terminal import Terminal, Trouble
from trireme.kit.engine.event import Event
from trireme.words import Words

if TYPE_CHECKING:
    from trireme.server.game_migration import MigrationReport


def options(parser: Parser) -> None:
    parser.option("--db", "db")
    parser.switch("--check")
    parser.switch("--json")


def run(given: Namespace, terminal: Terminal) -> int:
    from trireme.server.serve import NoDatabase, check_db, usual_db
    from trireme.server.storage.lock import DatabaseLocked
    from trireme.server.storage.migrations import NewerDatabase

    db = given.db or os.environ.get("TRIREME_DB") or usual_db()
    try:
        asyncio.run(check_db(db))
        return asyncio.run(migrate(db, given.check, given.json, terminal))
    except NoDatabase as error:
        raise Trouble("serve-no-db", db=error.address, detail=error.detail) from error
    except DatabaseLocked as error:
        raise Trouble("serve-taken", db=error.where) from error
    except NewerDatabase as error:
        raise Trouble("serve-newer-db", found=error.found, known=error.known) from error


async def migrate(db: str, check: bool, json: bool, terminal: Terminal) -> int:
    from trireme.server.game_migration import move, reviews
    from trireme.server.storage.store import Store

    store = await Store.open(db)
    moved = stopped = 0
    tables = []
    try:
        async for review in reviews(store):
            if json:
                tables.append(dumped(review))
            else:
                tell(review, terminal)
            if review.stopped is not None:
                stopped += 1
                continue
            moved += 1
            if not check:
                await move(store, review)
    finally:
        await store.close()
    if json:
        terminal.dump({"check": check, "moved": moved, "stopped": stopped, "tables": tables})
    else:
        terminal.tell("migrate-would" if check else "migrate-done", "bold", moved=moved, stopped=stopped)
    return 1 if stopped else 0


def dumped(review: MigrationReport) -> dict[str, Any]:
    """Print one game as JSON."""
    return {
        "table": review.table.id,
        "game": review.table.game,
        "before": review.table.rules,
        "now": review.rules,
        "differences": [msgspec.to_builtins(each) for each in review.differences],
        "stopped": review.stopped and {"key": review.stopped.key, **review.stopped.figures},
    }


def tell(review: MigrationReport, terminal: Terminal) -> None:
    """Describe one game and every line of it whose outcome differs."""
    table = review.table
    words = terminal.speak_of(table.game, table.seat_names, options=table.options)
    terminal.tell("migrate-table", "bold", table=table.id[:8], game=table.game, before=table.rules, now=review.rules)
    for each in review.differences:
        terminal.tell("migrate-line", line=each.line, text=each.text)
        for key, events in (("migrate-before", each.before), ("migrate-now", each.now)):
            for event in events:
                terminal.write(terminal.say(key, event=said(words, event)), "", "    ", "    ")
    if review.stopped is not None:
        terminal.tell(f"migrate-{review.stopped.key}", "red", **review.stopped.figures)
    elif not review.differences:
        terminal.tell("migrate-same", "green")


def said(words: Words, event: dict[str, Any]) -> str:
    """Return an event in words if this version still knows it, else as it was stored."""
    for kind in kinds(Event):
        if kind.__struct_config__.tag == event["type"] and f".{words.game}." in f"{kind.__module__}.":
            try:
                return words.event(msgspec.convert(event, kind))
            except msgspec.ValidationError:
                break
    return msgspec.json.encode(event).decode()


def kinds(kind: type[Event]) -> list[type[Event]]:
    return [kind, *(each for below in kind.__subclasses__() for each in kinds(below))]


COMMAND = Command("migrate", options, run)
