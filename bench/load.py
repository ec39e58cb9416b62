"""How the server bears a crowd: people and bots in live games over real sockets, on this machine.

    python bench/load.py --all --docs --check        all of docs/host/load.md, written there, in 28 minutes at most
    python bench/load.py --all --tiny                the same with hardly anybody, to see that it works
    python bench/load.py                             100 to 1,000 people, a move a second in each game
    python bench/load.py --people 500 --seconds 30   so many only
    python bench/load.py --live 5000                 so many tables open at once, a move a minute in each
    python bench/load.py --pressure                  a quiet minute, then one with slow readers, hang-ups and floods
    python bench/load.py --stored 10000              how long a start takes with so many games in the database
    python bench/load.py --listed 100000             what lists cost with so many games in the database
    python bench/load.py --visited                   a quiet while, then one in which an address reads without end
    python bench/load.py --starts 5000               how long until so many tables are open again after a restart
    python bench/load.py --starts 5000 --docs        only its rows are written anew; all others stay on the page
    python bench/load.py --json FILE …               figures are added to those in the file, and --docs writes them all

`--game`, `--db sqlite|postgresql` and `--rules-workers` choose what is measured. Each table has five seats: four people
and a greedy bot. A move's delay is the time from sending its confirmation to its update on the last of the table's
screens. Server and people share this machine; beside each figure stand the load average before it and what a fixed loop
of Python took in the same run, by the clock: where that is more than usual, others were using the machine. After each
row its bar is said, and at the end all that were missed or not measured; with `--check` the exit status is 1 then.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import re
import resource
import sys
import tempfile
import time
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any, Final

import httpx
import uvloop

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from bench.crowd import PEOPLE, Crowd, share
from bench.curve import drawn, table
from bench.server import OPEN, ROOT, head, serving
from bench.starts import starts
from bench.stored import copied, listed, play_one
from trireme.server.common.tokens import COOKIE, hashed

HARM: Final = str(ROOT / "bench" / "pressure.py")
VISITS: Final = str(ROOT / "bench" / "visits.py")
GAMES: Final = ("cyclades", "peloponnes")
DATABASES: Final = ("sqlite", "postgresql")
SIZES: Final = (100, 250, 500, 750, 1000)
TINY: Final = {"people": 40, "live": 500, "seconds": 20, "stored": 200, "starts": 100}
"""The sizes with `--tiny`."""
VISITED: Final = 40
"""People who play while others read."""
MINE: Final = 600
"""Games of the browser that asks for its list; 180 of them are unfinished."""
LISTS: Final = {"my games": "/api/me/tables", "public": "/api/tables", "watch": "/api/watch"}
ASKED: Final = 100
"""Requests for each list."""
LIST_BAR: Final = 20
"""Most milliseconds of processor time for a list."""
BARS: Final = {500: 50, 1000: 150}
"""Milliseconds within which 95% of moves must be on all screens, by number of people."""
LIVE_BAR: Final = 100
STARTS_BAR: Final = 20
"""Most seconds until all tables are open again after a restart."""
PRESSED: Final = 200
"""People in the games under attack."""
MINUTES: Final = 28
"""Minutes that all measurements may take."""
_WHAT: Final = re.compile(r"\* \w+: (.*?) [\d.]+, the bar is below .*")


def crowd(game: str, db: str, people: int, seconds: float, flags: list[str]) -> dict[str, Any]:
    """Measure this many people, with a move a second in each game."""
    with serving(db, *OPEN, *flags) as server:
        first = head(game, db)

        async def play() -> tuple[list[float], list[float]]:
            tables = Crowd(server.address, game, people // PEOPLE)
            await tables.open()
            await tables.play(3)
            before = server.cpu()
            delays = await tables.play(seconds)
            work = [after - used for after, used in zip(server.cpu(), before, strict=False)]
            await tables.close()
            return delays, work

        delays, work = uvloop.run(play())
        return {
            **first,
            "people": people,
            "games": people // PEOPLE,
            "moves": len(delays),
            "p50 ms": round(share(delays, 50), 1),
            "p95 ms": round(share(delays, 95), 1),
            "p99 ms": round(share(delays, 99), 1),
            "server MB": round(sum(server.megabytes())),
            "server ms a move": round(1000 * work[0] / len(delays), 2),
            "rules ms a move": round(1000 * work[1] / len(delays), 2),
        }


def live(game: str, db: str, tables: int, seconds: float, flags: list[str]) -> dict[str, Any]:
    """Measure this many open tables, each on one screen with a move a minute."""
    with serving(db, *OPEN, *flags) as server:
        first = head(game, db)

        async def play() -> tuple[list[float], float]:
            crowd = Crowd(server.address, game, tables, windows=1)
            empty = sum(server.megabytes())
            await crowd.open()
            await crowd.play(10, pace=60)
            delays = await crowd.play(seconds, pace=60)
            full = sum(server.megabytes())
            await crowd.close()
            return delays, 1024 * (full - empty) / tables

        delays, kilobytes = uvloop.run(play())
        return {
            **first,
            "tables": tables,
            "moves": len(delays),
            "p50 ms": round(share(delays, 50), 1),
            "p95 ms": round(share(delays, 95), 1),
            "p99 ms": round(share(delays, 99), 1),
            "server MB": round(sum(server.megabytes())),
            "kB a table": round(kilobytes),
        }


def pressure(game: str, db: str, people: int, seconds: float, flags: list[str]) -> dict[str, Any]:
    """Measure moves while another address attacks the server within its usual limits."""
    with serving(db, *flags) as server:
        first = head(game, db)

        async def play() -> tuple[list[float], list[float], float, dict[str, Any]]:
            tables = Crowd(server.address, game, people // PEOPLE)
            await tables.open()
            await tables.play(3)
            quiet = await tables.play(seconds)
            harm = await asyncio.create_subprocess_exec(
                *(sys.executable, HARM, server.address, str(seconds), *(each.id for each in tables.tables)),
                stdout=asyncio.subprocess.PIPE,
            )
            pressed = await tables.play(seconds)
            megabytes = sum(server.megabytes())
            told, _ = await harm.communicate()
            await tables.close()
            return quiet, pressed, megabytes, json.loads(told)

        quiet, pressed, megabytes, harm = uvloop.run(play())
        return {
            **first,
            "people": people,
            "quiet p50 ms": round(share(quiet, 50), 1),
            "quiet p95 ms": round(share(quiet, 95), 1),
            "pressed p50 ms": round(share(pressed, 50), 1),
            "pressed p95 ms": round(share(pressed, 95), 1),
            "server MB": round(megabytes),
            "its requests": harm["asked"],
            "answered": told_by(harm["answers"]),
        }


def stored(game: str, db: str, tables: int) -> dict[str, Any]:
    """Measure a start with this many games in the database."""
    with tempfile.TemporaryDirectory() as folder:
        file = str(Path(folder) / "stored.db")
        with serving(file, *OPEN) as server:
            asyncio.run(play_one(server.address, game, 15))
        found = copied(file, tables)
        first = head(game, db)
        with serving(file, *OPEN) as server:
            return {**first, "stored games": found, "start s": round(server.start, 2)}


def visited(game: str, db: str, people: int, seconds: float, flags: list[str]) -> dict[str, Any]:
    """Measure moves while another address reads the rulebook and the home page without end."""
    with serving(db, *flags) as server:
        first = head(game, db)

        async def play() -> tuple[list[float], list[float], dict[str, Any]]:
            tables = Crowd(server.address, game, people // PEOPLE)
            await tables.open()
            await tables.play(3)
            quiet = await tables.play(seconds)
            visits = await asyncio.create_subprocess_exec(
                *(sys.executable, VISITS, server.address, str(seconds)), stdout=asyncio.subprocess.PIPE
            )
            while_visited = await tables.play(seconds)
            told, _ = await visits.communicate()
            await tables.close()
            return quiet, while_visited, json.loads(told)

        quiet, while_visited, visits = uvloop.run(play())
        return {
            **first,
            "people": people,
            "quiet p50 ms": round(share(quiet, 50), 1),
            "quiet p95 ms": round(share(quiet, 95), 1),
            "visited p50 ms": round(share(while_visited, 50), 1),
            "visited p95 ms": round(share(while_visited, 95), 1),
            "its requests": visits["asked"],
            "answered": told_by(visits["answers"]),
        }


def told_by(answers: dict[str, int]) -> str:
    return " ".join(f"{status}: {count}" for status, count in sorted(answers.items()))


def lists(game: str, db: str, tables: int) -> dict[str, Any]:
    """Measure the processor time of a page of each list with this many stored games."""
    with tempfile.TemporaryDirectory() as folder:
        file, token = str(Path(folder) / "listed.db"), "a" * 32
        with serving(file, *OPEN) as server:
            asyncio.run(play_one(server.address, game, 3))
        found = listed(file, tables, hashed(token), MINE)
        first = {**head(game, db), "listed games": found, "mine": MINE}
        with serving(file, *OPEN) as server, httpx.Client(base_url=server.address, cookies={COOKIE: token}) as http:
            time.sleep(2)  # until the start is over
            for name, path in LISTS.items():
                delays, before = [], server.cpu()[0]
                for _ in range(ASKED):
                    began = time.perf_counter()
                    assert len(http.get(path).json()["tables"]) > 1
                    delays.append(time.perf_counter() - began)
                first[f"{name} ms"] = round(1000 * (server.cpu()[0] - before) / ASKED, 1)
                first[f"{name} p95 ms"] = round(share(delays, 95), 1)
            return first


def bar_of(each: dict[str, Any]) -> tuple[str, float, float] | None:
    """Return the name, value and limit of a row with a bar, or None."""
    if "tables" in each:
        return f"p95 of {each['tables']} tables", each["p95 ms"], LIVE_BAR
    if "p95 ms" in each and each["people"] in BARS:
        return f"p95 of {each['people']} people", each["p95 ms"], BARS[each["people"]]
    if "pressed p95 ms" in each:
        return "p95 under pressure", each["pressed p95 ms"], min(50, 2 * each["quiet p95 ms"])
    if "visited p95 ms" in each:
        return "p95 while visited", each["visited p95 ms"], min(50, 2 * each["quiet p95 ms"])
    if "my games ms" in each:
        return "processor for my games", each["my games ms"], LIST_BAR
    if "all open s" in each:
        return f"{each['tables at a start']} tables after a restart", each["all open s"], STARTS_BAR
    return ("start", each["start s"], 3) if "start s" in each else None


def judged(each: dict[str, Any]) -> str:
    """Return the verdict on a row in one line."""
    bar = bar_of(each)
    if bar is None:
        return ""
    what, was, most = bar
    verdict = "met" if was < most else "MISSED"
    return f"{verdict}: {each['game']}, {each['database']}: {what} {was}, the bar is below {most:g}"


Row = tuple[Callable[..., dict[str, Any]], tuple[Any, ...], float]
"""A measurement, its arguments, and about how many seconds it takes."""


def everything(games: Sequence[str], dbs: Sequence[str], flags: list[str], tiny: bool) -> list[Row]:
    """Return all measurements, those with bars first."""
    part = TINY if tiny else dict.fromkeys(TINY, 1)

    def people(game: str, db: str, size: int) -> Row:
        return crowd, (game, db, max(size // part["people"], 4), 15 / part["seconds"], flags), 24 + size / 50

    both = [(game, db) for game in games for db in dbs]
    live_rows = [(live, (game, db, 5000 // part["live"], 40 / part["seconds"], flags), 130.0) for game, db in both]
    pressed = (PRESSED // min(part["people"], 10), 60 / part["seconds"], flags)
    rows: list[Row] = [people(game, db, size) for size in (1000, 500) for game, db in both]
    rows += [(pressure, (game, dbs[0], *pressed), 140.0) for game in games]
    rows += [row for row in live_rows if row[1][1] == dbs[0]]
    rows += [(starts, (game, "sqlite", 5000 // part["starts"], flags), 60.0) for game in games]
    rows += [(stored, (games[-1], "sqlite", 10_000 // part["stored"]), 60.0)]
    rows += [(visited, (games[0], dbs[0], max(VISITED // part["people"], 4), 30 / part["seconds"], flags), 75.0)]
    rows += [(lists, (games[-1], "sqlite", 100_000 // part["stored"]), 60.0)]
    rows += [people(game, dbs[0], size) for size in (250, 750, 100) for game in games]
    return [*rows, *(row for row in live_rows if row[1][1] != dbs[0])]


def chosen_rows(chosen: argparse.Namespace, flags: list[str]) -> list[Row]:
    several = chosen.people or chosen.live or chosen.pressure or chosen.visited
    asked = several or chosen.stored or chosen.listed or chosen.starts
    rows: list[Row] = []
    for game in chosen.game or GAMES:
        for db in chosen.db or DATABASES[:1]:
            for people in chosen.people or (() if asked else SIZES):
                rows.append((crowd, (game, db, people, chosen.seconds or 20, flags), 0))
            if chosen.live:
                rows.append((live, (game, db, chosen.live, chosen.seconds or 60, flags), 0))
            if chosen.starts:
                rows.append((starts, (game, "sqlite", chosen.starts, flags), 0))
            if chosen.pressure:
                rows.append((pressure, (game, db, PRESSED, chosen.seconds or 60, flags), 0))
            if chosen.visited:
                rows.append((visited, (game, db, VISITED, chosen.seconds or 30, flags), 0))
    if chosen.listed:
        rows.append((lists, ("peloponnes", "sqlite", chosen.listed), 0))
    if chosen.stored:
        rows.append((stored, ("peloponnes", "sqlite", chosen.stored), 0))
    return rows


def main() -> int:
    options = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    options.add_argument("--game", choices=GAMES, action="append")
    options.add_argument("--db", choices=DATABASES, action="append")
    options.add_argument("--people", type=int, action="append")
    options.add_argument("--live", type=int)
    options.add_argument("--pressure", action="store_true")
    options.add_argument("--stored", type=int)
    options.add_argument("--listed", type=int)
    options.add_argument("--visited", action="store_true")
    options.add_argument("--starts", type=int)
    options.add_argument("--all", action="store_true")
    options.add_argument("--tiny", action="store_true")
    options.add_argument("--minutes", type=float, default=MINUTES)
    options.add_argument("--docs", action="store_true")
    options.add_argument("--seconds", type=float)
    options.add_argument("--rules-workers", default="1")
    options.add_argument("--json", type=Path)
    options.add_argument("--check", action="store_true")
    chosen = options.parse_args()
    most = resource.getrlimit(resource.RLIMIT_NOFILE)[1]
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))
    flags = ["--rules-workers", chosen.rules_workers]
    known = chosen.json is not None and chosen.json.exists()
    figures: list[dict[str, Any]] = json.loads(chosen.json.read_text(encoding="utf-8")) if known else []
    games, dbs = chosen.game or GAMES, chosen.db or DATABASES
    rows = everything(games, dbs, flags, chosen.tiny) if chosen.all else chosen_rows(chosen, flags)
    until = time.monotonic() + 60 * chosen.minutes
    bad = []
    for measure, given, about in rows:
        if chosen.all and time.monotonic() + about > until:
            bad.append(f"NOT MEASURED, no time left: {measure.__name__} {' '.join(map(str, given[:3]))}")
            continue
        try:
            found = measure(*given)
        except Exception as error:  # one row that fails must not take the others along
            bad.append(f"FAILED: {measure.__name__} {' '.join(map(str, given[:3]))}: {error!r}")
            print(bad[-1], flush=True)
            continue
        figures.append(found)
        verdict = judged(found)
        print(json.dumps(found), *([verdict] if verdict else []), sep="\n", flush=True)
        bad += [verdict] if verdict.startswith("MISSED") else []
        if chosen.json:
            chosen.json.write_text(json.dumps(figures, indent=1) + "\n", encoding="utf-8")
    if chosen.docs:
        write_docs(figures)
    print(*(bad or ["all bars are met"]), sep="\n")
    return int(chosen.check and bool(bad))


def between(text: str, kind: str) -> str:
    """Return the figures of a kind on the page."""
    return text.partition(f"<!-- {kind} -->\n")[2].partition(f"<!-- end {kind} -->")[0]


def put(text: str, kind: str, found: str) -> str:
    first, begin, rest = text.partition(f"<!-- {kind} -->\n")
    return first + begin + found + f"<!-- end {kind} -->" + rest.partition(f"<!-- end {kind} -->")[2]


def bars(before: str, figures: Sequence[dict[str, Any]]) -> str:
    """Return the verdicts, with those on older figures first."""
    new = [f"* {verdict}" for each in figures if (verdict := judged(each))]
    again = set(map(measured, new))
    return "".join(f"{line}\n" for line in [*(old for old in before.splitlines() if measured(old) not in again), *new])


def measured(verdict: str) -> str:
    """Return the measurement that a verdict is about."""
    found = _WHAT.fullmatch(verdict)
    return found[1] if found else verdict


def by_size(each: dict[str, Any]) -> tuple[str, str, int]:
    return each["database"], each["game"], each["people"]


def write_docs(figures: list[dict[str, Any]]) -> None:
    """Write the figures into docs/host/load.md."""
    kinds = {
        "people": sorted((each for each in figures if "moves" in each and "people" in each), key=by_size),
        "live": [each for each in figures if "tables" in each],
        "pressure": [each for each in figures if "pressed p95 ms" in each],
        "visited": [each for each in figures if "visited p95 ms" in each],
        "lists": [each for each in figures if "my games ms" in each],
        "starts": [each for each in figures if "all open s" in each],
        "stored": [each for each in figures if "start s" in each],
    }
    page = ROOT / "docs" / "host" / "load.md"
    text = page.read_text(encoding="utf-8")
    for kind, found in kinds.items():
        text = put(text, kind, table(found)) if found else text
    page.write_text(put(text, "bars", bars(between(text, "bars"), figures)), encoding="utf-8")
    lines: dict[str, list[tuple[float, float]]] = {}
    for each in kinds["people"]:
        lines.setdefault(f"{each['game']}, {each['database']}", []).append((each["people"], each["p95 ms"]))
    if lines:
        one = next(iter(lines))
        same = [each for each in kinds["people"] if f"{each['game']}, {each['database']}" == one]
        lines["fixed loop"] = [(each["people"], each["loop ms"]) for each in same]
        picture = drawn(lines, "people, a move a second in each game of five", "ms: 95 of 100 moves are on all screens")
        (ROOT / "docs" / "host" / "load.svg").write_text(picture, encoding="utf-8")


if __name__ == "__main__":
    sys.exit(main())
