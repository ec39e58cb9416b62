"""Speed of our engines beside that of the peers, on one core, in one run: `make bench`.

    python bench/run.py                   ours, catanatron and the floors
    python bench/run.py --peers all       every peer of bench/peers.py
    python bench/run.py --seconds 1 --json figures.json

A decision is a question with at least two answers. Ours and the peers take turns, and the best turn of each counts,
because other work on the machine only ever makes a turn slower. Floors are ratios: to a calibration loop of plain
Python in the same run, and to the peer where one is promised. Below a floor the exit status is 1.
"""

from __future__ import annotations

import argparse
import json
import os
import pickle
import random
import sys
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

sys.path.insert(0, str(Path(__file__).parent.parent))

from bench import peers
from trireme.games import make

TURNS = 3

FLOORS: dict[str, tuple[str, float]] = {
    # figure: (what it is a ratio to, floor)
    "peloponnes decisions/s": ("catanatron actions/s", 2.0),
    "peloponnes copies/s": ("catanatron copies/s", 5.0),
    "peloponnes games/s": ("calibration loops/s", 0.06),
    "peloponnes resamples/s": ("calibration loops/s", 20.0),
    "peloponnes views/s": ("calibration loops/s", 1.6),
    "peloponnes decisions/s with expansions": ("peloponnes decisions/s", 0.8),
    "cyclades decisions/s": ("catanatron actions/s", 1.3),
    "cyclades decisions/s with Hadès": ("cyclades decisions/s", 0.7),
    "cyclades copies/s": ("catanatron copies/s", 5.0),
    "cyclades games/s": ("calibration loops/s", 0.01),
    "cyclades resamples/s": ("calibration loops/s", 5.0),
    "cyclades views/s": ("calibration loops/s", 0.3),
    "cyclades decisions/s with expansions": ("cyclades decisions/s", 0.5),
    "archipelago decisions/s": ("catanatron actions/s", 1.3),
    "archipelago copies/s": ("catanatron copies/s", 3.0),
}
EXPANSIONS = ["titans", "monuments", "hades.god", "hades.heroes", "hades.favours", "hades.manticore", "hades.hecate"]
"""All compatible modules of Cyclades, without teams."""
PICKLED_LIMIT = 4096
PELOPONNES = ["hellas", "sea", "six"]
HADES = ["hades.free-placement", "hades.god", "hades.heroes", "hades.favours"]
"""The modules of Hadès, measured together."""


def calibration() -> int:
    """Run a fixed amount of plain Python: method calls and operations on lists and ints, as in rules."""
    total = 0
    items = list(range(64))
    for turn in range(400):
        items.append(items[turn % 64] ^ turn)
        total += sum(items[-8:]) & 0xFF
        if total % 7 == 3:
            items.pop()
    return total


def engine(name: str, seconds: float, reached: Callable[[Any], bool], **options: Any) -> dict[str, float]:
    """Measure random games of an engine, and single operations on a state in the middle of a game."""
    game = make(name, **options)
    figures = played(game, seconds)
    choose = random.Random(1).random
    middle = game.start(1)
    while not reached(middle):
        codes = game.legal(middle)
        game.play(middle, codes[int(choose() * len(codes))])
    rng = random.Random(2)
    return {
        "decisions/s": figures["actions_s"],
        "games/s": figures["games_s"],
        "decisions/game": figures["mean"],
        "copies/s": peers.rate(middle.clone, seconds / 4),
        "resamples/s": peers.rate(lambda: game.resample(middle, 0, rng), seconds / 8),
        "views/s": peers.rate(lambda: game.view(middle, 0), seconds / 8),
        "pickled bytes": len(pickle.dumps(middle)),
    }


def played(game: Any, seconds: float) -> peers.Figures:
    """Play random games one after the other."""
    choose = random.Random(1).random
    seeds = iter(range(10**9))

    def play() -> int:
        state = game.start(next(seeds))
        decisions = 0
        while codes := game.legal(state):
            game.play(state, codes[int(choose() * len(codes))])
            decisions += len(codes) > 1
        return decisions

    return peers.measure(play, seconds)


def peloponnes(seconds: float, **options: Any) -> dict[str, float]:
    return engine("peloponnes", seconds, lambda s: bool(s.round >= 5), **options)


def cyclades(seconds: float, **options: Any) -> dict[str, float]:
    """Return Cyclades without a limit of cycles, so that random games end."""
    return engine("cyclades", seconds, lambda s: bool(s.cycle >= 10), **options)


def archipelago(seconds: float, **options: Any) -> dict[str, float]:
    """Return Archipelago with four players, whose offers are enumerated in sequence."""
    return engine("archipelago", seconds, lambda s: bool(s.round >= 3 or not s.stack), **options)


def ours(seconds: float) -> dict[str, float]:
    before = peloponnes(seconds / 2, modules=PELOPONNES)["decisions/s"]
    plain = peloponnes(seconds)
    after = peloponnes(seconds / 2, modules=PELOPONNES)["decisions/s"]
    before_hades = played(make("cyclades", modules=HADES), seconds / 2)["actions_s"]
    without = cyclades(seconds)
    after_hades = played(make("cyclades", modules=HADES), seconds / 2)["actions_s"]
    expanded = played(make("cyclades", modules=EXPANSIONS), seconds)["actions_s"]
    return {
        **{f"peloponnes {name}": value for name, value in plain.items()},
        "peloponnes decisions/s with expansions": max(before, after),
        **{f"cyclades {name}": value for name, value in without.items()},
        "cyclades decisions/s with Hadès": max(before_hades, after_hades),
        "cyclades decisions/s with expansions": expanded,
        **{f"archipelago {name}": value for name, value in archipelago(seconds).items()},
    }


def best(turns: list[dict[str, float]]) -> dict[str, float]:
    return {name: max(turn[name] for turn in turns) for name in turns[0]}


def in_turns(measure: Callable[[], dict[str, float]], peer: Callable[[], dict[str, float]]) -> dict[str, float]:
    """Measure our engine, the calibration loop and the peer in turns, several times."""
    own: list[dict[str, float]] = []
    theirs: list[dict[str, float]] = []
    loops: list[dict[str, float]] = []
    for _ in range(TURNS):
        own.append(measure())
        loops.append({"loops/s": peers.rate(calibration, 0.5)})
        theirs.append(peer())
    return {
        **best(own),
        **{f"calibration {name}": value for name, value in best(loops).items()},
        **{f"catanatron {name}": value for name, value in best(theirs).items()},
    }


def catanatron(seconds: float) -> dict[str, float]:
    result = peers.run("catanatron", seconds)
    if isinstance(result, str):
        raise SystemExit(f"bench: catanatron could not be measured: {result}")
    return {"actions/s": result["actions_s"], "copies/s": result.get("copies_s", 0.0)}


def judge(figures: dict[str, float]) -> list[tuple[str, str, float, float]]:
    """Yield for each floor the figure, its reference, the ratio and the floor."""
    return [(name, base, figures[name] / figures[base], floor) for name, (base, floor) in FLOORS.items()]


def other_peers(names: list[str], seconds: float, figures: dict[str, float]) -> None:
    for name in names:
        result = peers.run(name, seconds)
        if isinstance(result, str):
            print(f"{name:44} failed: {result}")
            continue
        figures[f"{name} actions/s"] = result["actions_s"]
        ratio = figures["peloponnes decisions/s"] / result["actions_s"]
        print(f"{name + ' actions/s':44}{result['actions_s']:>14,.0f}   ours is {ratio:.2f} times that")


def main() -> int:
    parser = argparse.ArgumentParser(description="Speed of our engines beside that of the peers, on one core.")
    parser.add_argument("--seconds", type=float, default=3.0, help="of play per turn and engine")
    parser.add_argument("--peers", default="", help="more peers to measure: names of bench/peers.py, or all")
    parser.add_argument("--json", type=Path, help="write the figures to this file as well")
    args = parser.parse_args()
    if hasattr(os, "sched_setaffinity"):
        os.sched_setaffinity(0, {max(os.sched_getaffinity(0))})
    if hasattr(os, "getloadavg"):
        print(f"# Python {sys.version.split()[0]}, load {os.getloadavg()[0]:.2f} before the run: near 0 is a fair run")
    begun = time.perf_counter()
    figures = in_turns(lambda: ours(args.seconds), lambda: catanatron(args.seconds))
    for players in (1, 2, 3, 5):
        alike = peloponnes(args.seconds / 3, players=players)
        figures[f"peloponnes, {players} players, decisions/s"] = alike["decisions/s"]
    for players in (2, 3, 5):
        alike = cyclades(args.seconds / 3, players=players)
        figures[f"cyclades, {players} players, decisions/s"] = alike["decisions/s"]
    for name, value in figures.items():
        print(f"{name:44}{value:>14,.0f}")
    wanted = [name for name in args.peers.split(",") if name]
    other_peers([name for name in peers.PEERS if name != "catanatron"] if wanted == ["all"] else wanted, 3.0, figures)
    print(f"\n{'ratio':44}{'to':28}{'now':>10}{'floor':>10}")
    fallen = 0
    for name, base, ratio, floor in judge(figures):
        fallen += ratio < floor
        print(f"{name:44}{base:28}{ratio:>10.2f}{floor:>10.2f}{'' if ratio >= floor else '   BELOW'}")
    for game in ("peloponnes", "cyclades"):
        size = figures[f"{game} pickled bytes"]
        if size >= PICKLED_LIMIT:
            fallen += 1
            print(f"one state of {game} pickled takes {size:.0f} bytes, the limit is {PICKLED_LIMIT}")
    if args.json:
        args.json.write_text(json.dumps(figures, indent=1) + "\n", encoding="utf-8")
    print(f"\n{time.perf_counter() - begun:.0f} s; {fallen or 'no'} figure{'s' if fallen > 1 else ''} below the floor")
    return 1 if fallen else 0


if __name__ == "__main__":
    sys.exit(main())
