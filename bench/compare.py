"""Compare the speed of two commits: `make compare BASE=7773ffc`.

    python bench/compare.py 7773ffc              that commit and the working tree as it is
    python bench/compare.py 7773ffc main         two commits
    python bench/compare.py 7773ffc --compiled   compile both with mypyc first, which takes minutes
    python bench/compare.py 7773ffc --check      exit status 1 if the newer one is below a floor

Two processes on one core, one for each commit, play in turns: one plays random games for a moment, then the other plays
the same games. CPU time is counted, so other work on the machine slows both alike. A round has half a second of each.
The figure of a setting is the median over all rounds of the ratio of their decisions per second. Only `make`, `start`,
`legal`, `play` and `clone` are used, so commits may differ in everything else.
"""

from __future__ import annotations

import argparse
import json
import os
import statistics
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import IO, Any, Final

ROOT: Final = Path(__file__).resolve().parent.parent
FLOOR: Final = 0.94
"""The least ratio of a setting."""
MEAN_FLOOR: Final = 0.97
"""The least geometric mean of the ratios of all settings."""
SLICES: Final = 8
"""Slices of each turn. Short slices spread other work on the machine over both commits."""
HADES: Final = ["hades.free-placement", "hades.god", "hades.heroes", "hades.favours"]
EVERYTHING: Final = ["titans", "monuments", *HADES[1:], "hades.manticore", "hades.hecate"]
"""All modules of Cyclades that can be played together, without teams."""
SETTINGS: Final[dict[str, tuple[str, dict[str, Any]]]] = {
    "peloponnes, alone": ("peloponnes", {"players": 1}),
    "peloponnes, 3 players": ("peloponnes", {"players": 3}),
    "peloponnes, 4 players": ("peloponnes", {"players": 4}),
    "peloponnes, 4 players, sea": ("peloponnes", {"players": 4, "modules": ["sea"]}),
    "peloponnes, 6 players, all": ("peloponnes", {"players": 6, "modules": ["hellas", "sea", "six"]}),
    "cyclades, 2 players": ("cyclades", {"players": 2}),
    "cyclades, 3 players": ("cyclades", {"players": 3}),
    "cyclades, 4 players": ("cyclades", {"players": 4}),
    "cyclades, 5 players": ("cyclades", {"players": 5}),
    "cyclades, 4 players, Hadès": ("cyclades", {"players": 4, "modules": HADES}),
    "cyclades, 4 players, Titans in teams": ("cyclades", {"players": 4, "modules": ["titans", "titans.teams"]}),
    "cyclades, 4 players, Monuments": ("cyclades", {"players": 4, "modules": ["monuments"]}),
    "cyclades, 4 players, everything": ("cyclades", {"players": 4, "modules": EVERYTHING}),
    "archipelago, 2 players": ("archipelago", {"players": 2}),
    "archipelago, 4 players": ("archipelago", {"players": 4}),
}
COMPILED: Final = ("peloponnes, 4 players", "cyclades, 4 players")
"""Settings of the compiled build."""
WORKER: Final = '''
import json, random, sys, time
from trireme import make


class Player:
    """Plays random games, and copies a state in the middle of one."""

    def __init__(self, name, options):
        self.game = make(name, **options)
        choose, state, past = random.Random(1).random, self.game.start(1), []
        while codes := self.game.legal(state):
            past.append(state.clone())
            self.game.play(state, codes[int(choose() * len(codes))])
        self.middle = past[len(past) // 2]

    def play(self, first, games, seconds):
        """So many games from this seed on, or as many as fit into the time; all to their end."""
        game, answers, seed, begun = self.game, 0, first, time.process_time()
        while seed < first + games if games else time.process_time() < begun + seconds:
            choose = random.Random(seed).random
            state = game.start(seed)
            while codes := game.legal(state):
                game.play(state, codes[int(choose() * len(codes))])
                answers += 1
            seed += 1
        return seed - first, answers, time.process_time() - begun

    def copy(self, seconds):
        clone, copies, begun = self.middle.clone, 0, time.process_time()
        while time.process_time() < begun + seconds:
            for _ in range(256):
                clone()
            copies += 256
        return copies, time.process_time() - begun


players = {}
print("ready", flush=True)
for line in sys.stdin:
    name, game, options, first, games, seconds = json.loads(line)
    if name not in players:
        players[name] = Player(game, options)
        players[name].play(first, 0, 0.2)
    player = players[name]
    print(json.dumps([*player.play(first, games, seconds), *player.copy(seconds / 2)]), flush=True)
'''


class Contestant:
    """A process that plays the games of one commit."""

    def __init__(self, sources: Path, core: int | None) -> None:
        places = {**os.environ, "PYTHONPATH": str(sources), "PYTHONHASHSEED": "0"}
        self.process = subprocess.Popen(
            [sys.executable, "-c", WORKER],
            cwd=sources,
            env=places,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
        )
        if core is not None:
            os.sched_setaffinity(self.process.pid, {core})
        self._hear()

    def turn(self, name: str, first: int, games: int, seconds: float) -> list[float]:
        """Play for some time. Return the number of games, decisions with their CPU time, and copies with theirs."""
        game, options = SETTINGS[name]
        assert self.process.stdin is not None
        self.process.stdin.write(json.dumps([name, game, options, first, games, seconds]) + "\n")
        self.process.stdin.flush()
        figures: list[float] = json.loads(self._hear())
        return figures

    def _hear(self) -> str:
        heard: IO[str] | None = self.process.stdout
        assert heard is not None
        line = heard.readline()
        if not line:
            raise SystemExit("compare: a commit could not play; what it said stands above")
        return line

    def close(self) -> None:
        self.process.kill()
        self.process.wait()


def git(*arguments: str) -> str:
    return subprocess.run(["git", *arguments], cwd=ROOT, check=True, capture_output=True, text=True).stdout.strip()


@contextmanager
def tree_of(commit: str, folder: Path) -> Iterator[Path]:
    """Put the files of a commit into a folder and return it."""
    git("worktree", "add", "--detach", "--force", str(folder), commit)
    try:
        yield folder
    finally:
        git("worktree", "remove", "--force", str(folder))


def compiled(tree: Path, folder: Path) -> Path:
    """Compile a tree with its own tool into a folder, and return the folder."""
    done = subprocess.run([sys.executable, "-m", "tools.compile_hot", str(folder)], cwd=tree)
    if done.returncode:
        raise SystemExit(f"compare: {tree.name} does not compile; what its compiler said stands above")
    return folder


def compared(one: Contestant, two: Contestant, name: str, rounds: int, seconds: float) -> Iterator[tuple[float, ...]]:
    """Yield for each round the decisions per second of both commits, and the ratios of decisions and copies."""
    seed = 1
    for _ in range(rounds):
        sums = [[0.0] * 4, [0.0] * 4]
        for slice in range(SLICES):
            pair = (two, one) if slice % 2 else (one, two)
            games, *first = pair[0].turn(name, seed, 0, seconds / SLICES)
            second = pair[1].turn(name, seed, int(games), seconds / SLICES)[1:]
            seed += int(games)
            for total, figures in zip(sums, (second, first) if slice % 2 else (first, second), strict=True):
                total[:] = map(sum, zip(total, figures, strict=True))
        (older, *_), (newer, *_) = speeds = [(plays / cpu, copies / time) for plays, cpu, copies, time in sums]
        yield older, newer, newer / older, speeds[1][1] / speeds[0][1]


def main() -> int:
    parser = argparse.ArgumentParser(description="Compare the speed of two commits on one core.")
    parser.add_argument("base", help="the older commit")
    parser.add_argument("head", nargs="?", help="the newer commit; the working tree by default")
    parser.add_argument("--rounds", type=int, default=7)
    parser.add_argument("--seconds", type=float, default=0.5, help="CPU seconds of each commit in a round")
    parser.add_argument("--only", default="", help="compare only the settings whose name begins so")
    parser.add_argument("--compiled", action="store_true", help="compare compiled builds of both commits")
    parser.add_argument("--check", action="store_true", help=f"fail below {FLOOR}, or below {MEAN_FLOOR} as a mean")
    args = parser.parse_args()
    names = [name for name in (COMPILED if args.compiled else SETTINGS) if name.startswith(args.only)]
    if not names:
        parser.error(f"no setting begins with {args.only!r}; there are {', '.join(SETTINGS)}")
    core = max(os.sched_getaffinity(0)) if hasattr(os, "sched_setaffinity") else None
    with ExitStack() as stack:
        folder = Path(stack.enter_context(tempfile.TemporaryDirectory()))
        base = stack.enter_context(tree_of(args.base, folder / "base"))
        head = stack.enter_context(tree_of(args.head, folder / "head")) if args.head else ROOT
        sources = [base / "src", head / "src"]
        if args.compiled:
            sources = [compiled(base, folder / "compiled-base"), compiled(head, folder / "compiled-head")]
        one, two = (Contestant(each, core) for each in sources)
        stack.callback(one.close)
        stack.callback(two.close)
        named = git("log", "-1", "--format=%h %s", args.head) if args.head else "the working tree"
        build = ", both compiled" if args.compiled else ""
        print(f"{git('log', '-1', '--format=%h %s', args.base)}\n{named}{build}\n")
        print(f"{'decisions/s of CPU time':38}{'before':>10}{'now':>10}{'ratio':>8}{'copies':>8}")
        slow, ratios = 0, []
        for name in names:
            figures = zip(*compared(one, two, name, args.rounds, args.seconds), strict=True)
            older, newer, plays, copies = map(statistics.median, figures)
            slower = min(plays, copies) < FLOOR
            slow += slower
            ratios.append(plays)
            mark = "  SLOWER" if slower else ""
            print(f"{name:38}{older:>10,.0f}{newer:>10,.0f}{plays:>8.2f}{copies:>8.2f}{mark}", flush=True)
    mean = statistics.geometric_mean(ratios)
    print(f"\n{slow or 'no'} setting{'s' if slow > 1 else ''} below {FLOOR}; geometric mean {mean:.3f}")
    return 1 if args.check and (slow or mean < MEAN_FLOOR) else 0


if __name__ == "__main__":
    sys.exit(main())
