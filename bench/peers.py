#!/usr/bin/env python3
"""Random-playout speed of peer systems, one core each, one line per peer.

    python3 bench/peers.py                 # every peer, 6 s of play each
    python3 bench/peers.py --seconds 3 catanatron openspiel:gin_rummy
    python3 bench/peers.py --list
    python3 bench/peers.py --json out.json # the same figures for a machine

Each line: peer, games/s, actions/s, actions per game, copies/s, note.

What is counted, the same for every peer (count our own engine this way too):
  action   one decision of one player, forced ones included; chance is not one
  game     from a fresh start to the end of the game, set-up included, with
           uniformly random legal actions and a fixed seed
  copies   independent copies of a mid-game state per second (what a tree
           search pays at every node); '-' where the peer offers none

The first run of a family of peers (what stands before the colon) makes a folder
for it under PEERS_HOME (peer-bench in the system's temporary folder unless set)
and installs what it needs there: seconds for some, minutes for others. Later
runs reuse it. Every peer runs in its own process, bound to one core.
"""

import argparse
import json
import os
import random
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any, NotRequired, TypedDict

HOME = Path(os.environ.get("PEERS_HOME") or Path(tempfile.gettempdir()) / "peer-bench")
PACKAGES = {
    "catanatron": ["catanatron==3.2.1"],
    "openspiel": ["open_spiel==2.0.2"],
    "pettingzoo": ["pettingzoo[classic]==1.27.0"],
    "shimmy": ["open_spiel==2.0.2", "shimmy[openspiel]==2.0.1"],
    "rlcard": ["rlcard==1.2.0"],
    "diplomacy": ["diplomacy==1.1.2"],
    "pgx": ["pgx==2.6.0", "jax[cpu]==0.10.2"],
}
NODE_PACKAGES = {"boardgame.io": ["boardgame.io@0.50.2"]}
SLICES = 3
ONE_THREAD = {
    "OMP_NUM_THREADS": "1",
    "OPENBLAS_NUM_THREADS": "1",
    "XLA_FLAGS": "--xla_cpu_multi_thread_eigen=false intra_op_parallelism_threads=1",
    "JAX_PLATFORMS": "cpu",
    "PYTHONHASHSEED": "0",
}


class Figures(TypedDict):
    """What one peer was measured at."""

    games_s: float
    actions_s: float
    mean: float  # actions per game
    copies_s: NotRequired[float]
    note: NotRequired[str]


def measure(play: Callable[[], int], seconds: float) -> Figures:
    """Call play() -> number of actions, in SLICES parts; the best part counts.

    Other work on the machine only ever makes a part slower, so the best one is
    the nearest to the truth.
    """
    play()  # warm up: imports, caches, compilation
    games_in_all = actions_in_all = 0
    best = (0.0, 0.0)
    for _ in range(SLICES):
        games = actions = 0
        start = time.perf_counter()
        while (spent := time.perf_counter() - start) < seconds / SLICES or not games:
            actions += play()
            games += 1
        best = max(best, (actions / spent, games / spent))
        games_in_all += games
        actions_in_all += actions
    mean = actions_in_all / games_in_all
    return {"games_s": best[0] / mean, "actions_s": best[0], "mean": mean}


def rate(copy: Callable[[], object], seconds: float) -> float:
    """Calls of copy() per second, the best part again."""
    copy()
    best = 0.0
    for _ in range(SLICES):
        done = 0
        start = time.perf_counter()
        while (spent := time.perf_counter() - start) < seconds / SLICES:
            for _ in range(20):
                copy()
            done += 20
        best = max(best, done / spent)
    return best


def catanatron(seconds: float, players: int = 4) -> Figures:
    from catanatron import Color, Game, RandomPlayer

    colours = list(Color)[:players]
    turns_limit = 1000

    def start() -> Any:
        return Game([RandomPlayer(colour) for colour in colours], seed=random.getrandbits(48))

    def play() -> int:
        game = start()
        actions = 0
        while game.winning_color() is None and game.state.num_turns < turns_limit:
            game.play_tick()
            actions += 1
        return actions

    result = measure(play, seconds)
    game = start()
    for _ in range(150):
        game.play_tick()
    result["copies_s"] = rate(game.copy, seconds / 4)
    result["note"] = f"Catan base game, {players} players, Python"
    return result


def openspiel(seconds: float, name: str) -> Figures:
    import pyspiel

    game = pyspiel.load_game(name)
    players: int = game.num_players()
    choose = random.choice

    def advance(state: Any) -> int:
        """One step; 1 if a player decided, 0 if chance did."""
        if state.is_chance_node():
            actions, weights = zip(*state.chance_outcomes())
            state.apply_action(random.choices(actions, weights)[0])
            return 0
        if state.is_simultaneous_node():
            joint = [choose(state.legal_actions(p) or [0]) for p in range(players)]
            state.apply_actions(joint)
            return players
        state.apply_action(choose(state.legal_actions()))
        return 1

    def play() -> int:
        state = game.new_initial_state()
        actions = 0
        while not state.is_terminal():
            actions += advance(state)
        return actions

    result = measure(play, seconds)
    state = game.new_initial_state()
    for _ in range(max(1, int(result["mean"] // 2))):
        if not state.is_terminal():
            advance(state)
    result["copies_s"] = rate(state.clone, seconds / 4)
    result["note"] = f"{players} players, C++ core driven from Python"
    return result


def pettingzoo(seconds: float, module: str) -> Figures:
    import importlib

    env = importlib.import_module(f"pettingzoo.classic.{module}").env()
    env.reset(seed=1)

    def play() -> int:
        env.reset()
        actions = 0
        for _ in env.agent_iter():
            observation, _, termination, truncation, info = env.last()
            if termination or truncation:
                env.step(None)
                continue
            masked = observation if "action_mask" in observation else info
            legal = masked["action_mask"].nonzero()[0]
            env.step(int(legal[random.randrange(len(legal))]))
            actions += 1
        return actions

    result = measure(play, seconds)
    result["note"] = "AEC loop with observation and mask at every decision"
    return result


def shimmy(seconds: float, name: str) -> Figures:
    """OpenSpiel through the PettingZoo interface: what the wrapper costs."""
    import pyspiel
    from shimmy import OpenSpielCompatibilityV0

    env = OpenSpielCompatibilityV0(pyspiel.load_game(name))

    def play() -> int:
        env.reset(seed=random.getrandbits(31))
        actions = 0
        for _ in env.agent_iter():
            _, _, termination, truncation, info = env.last()
            if termination or truncation:
                env.step(None)
                continue
            legal = info["action_mask"].nonzero()[0]
            env.step(int(legal[random.randrange(len(legal))]))
            actions += 1
        return actions

    result = measure(play, seconds)
    result["note"] = "OpenSpiel game behind the AEC interface"
    return result


def rlcard(seconds: float, name: str) -> Figures:
    import rlcard as package

    env = package.make(name)

    def play() -> int:
        state, _ = env.reset()
        actions = 0
        while not env.is_over():
            legal = list(state["legal_actions"])
            state, _ = env.step(legal[random.randrange(len(legal))])
            actions += 1
        return actions

    result = measure(play, seconds)
    result["note"] = f"{env.num_players} players, Python"
    return result


def diplomacy(seconds: float, years: int = 10) -> Figures:
    """Random orders for all seven powers; an action is one unit's order."""
    from copy import deepcopy

    from diplomacy import Game

    def round_of(game: Any) -> int:
        choices = game.get_all_possible_orders()
        given = 0
        for power, places in game.get_orderable_locations().items():
            sets = filter(None, (choices[place] for place in places))
            picked = list(map(random.choice, sets))
            game.set_orders(power, picked)
            given += len(picked)
        game.process()
        return given

    def play() -> int:
        game = Game()
        actions = 0
        while not game.is_game_done:
            if int(game.get_current_phase()[1:5]) > 1900 + years:
                break
            actions += round_of(game)
        return actions

    result = measure(play, seconds)
    game = Game()
    for _ in range(6):
        round_of(game)
    result["copies_s"] = rate(lambda: deepcopy(game), seconds / 4)
    result["note"] = f"7 players, cut off after {years} game years, Python"
    return result


def pgx(seconds: float, name: str, batch: int) -> Figures:
    """Environment steps of a whole batch inside one compiled loop."""
    import jax
    import jax.numpy as jnp
    import pgx as package

    env = package.make(name)
    steps = 256

    def act(carry: Any, _: None) -> tuple[Any, None]:
        state, key, done = carry
        key, sub, roll, fresh = jax.random.split(key, 4)
        logits = jnp.where(state.legal_action_mask, 0.0, -1e9)
        choice = jax.random.categorical(sub, logits, axis=-1)
        state = jax.vmap(env.step)(state, choice, jax.random.split(roll, batch))
        over = state.terminated | state.truncated
        anew = jax.vmap(env.init)(jax.random.split(fresh, batch))
        state = jax.tree_util.tree_map(
            lambda new, old: jnp.where(over.reshape((batch,) + (1,) * (old.ndim - 1)), new, old), anew, state
        )
        return (state, key, done + over.sum()), None

    def steps_of_all(state: Any, key: Any) -> Any:
        last, _ = jax.lax.scan(act, (state, key, 0), None, length=steps)
        return last

    run = jax.jit(steps_of_all)
    key = jax.random.PRNGKey(0)
    state = jax.jit(jax.vmap(env.init))(jax.random.split(key, batch))
    ended: list[int] = []

    def play() -> int:
        nonlocal state, key
        state, key, done = run(state, key)
        ended.append(int(done))
        return steps * batch

    result = measure(play, seconds)
    result["mean"] = steps * batch * len(ended) / max(1, sum(ended))
    result["games_s"] = result["actions_s"] / result["mean"]
    result["note"] = f"compiled and vectorised, batch {batch}, one core"
    return result


HARNESS = r"""
// A small auction-and-income game of our own, to time what the framework costs
// per move: four players, ten rounds, bid or pass until one bidder is left.
const { Client } = require('boardgame.io/client');
const seconds = Number(process.argv[2]);
const ROUNDS = 10, SEATS = 4, SLICES = 3;

const fresh = () => ({
  round: 0, bid: 0, holder: null,
  coins: Array(SEATS).fill(10), lots: Array(SEATS).fill(0),
  out: Array(SEATS).fill(false),
});
function settle(G, events) {
  const left = G.out.filter(o => !o).length;
  if (left > 1) { events.endTurn(); return; }
  if (G.holder !== null) { G.coins[G.holder] -= G.bid; G.lots[G.holder] += 1; }
  G.round += 1; G.bid = 0; G.holder = null;
  for (let s = 0; s < SEATS; s += 1) { G.out[s] = false; G.coins[s] += 2; }
  events.endTurn();
}
const game = {
  setup: fresh,
  turn: { order: {
    first: () => 0,
    next: ({ G, ctx }) => {
      for (let k = 1; k <= SEATS; k += 1) {
        const seat = (ctx.playOrderPos + k) % SEATS;
        if (!G.out[seat]) return seat;
      }
      return 0;
    },
  } },
  moves: {
    raise: ({ G, playerID, events }, amount) => {
      G.bid = amount; G.holder = Number(playerID); settle(G, events);
    },
    pass: ({ G, playerID, events }) => {
      G.out[Number(playerID)] = true; settle(G, events);
    },
  },
  endIf: ({ G }) => (G.round >= ROUNDS ? { lots: G.lots } : undefined),
};
function play() {
  const client = Client({ game, numPlayers: SEATS, debug: false });
  client.start();
  let actions = 0;
  for (;;) {
    const { G, ctx } = client.getState();
    if (ctx.gameover) break;
    const seat = Number(ctx.currentPlayer);
    const top = Math.min(G.coins[seat], G.bid + 3);
    const legal = 1 + Math.max(0, top - G.bid);
    const pick = Math.floor(Math.random() * legal);
    if (pick === 0) client.moves.pass();
    else client.moves.raise(G.bid + pick);
    actions += 1;
    if (actions > 5000) throw new Error('game does not end');
  }
  client.stop();
  return actions;
}
play();
let best = 0, games = 0, actions = 0;
for (let slice = 0; slice < SLICES; slice += 1) {
  const start = process.hrtime.bigint();
  const spent = () => Number(process.hrtime.bigint() - start) / 1e9;
  let inSlice = 0;
  while (spent() < seconds / SLICES) { inSlice += play(); games += 1; }
  best = Math.max(best, inSlice / spent());
  actions += inSlice;
}
const mean = actions / games;
console.log(JSON.stringify({ games_s: best / mean, actions_s: best, mean,
  note: 'toy auction, 4 players: the framework alone' }));
"""


def boardgameio(seconds: float) -> Figures:
    folder = HOME / "boardgame.io"
    script = folder / "harness.js"
    script.write_text(HARNESS)
    done = subprocess.run(
        ["node", str(script), str(seconds)],
        cwd=folder,
        env={**os.environ, "NODE_ENV": "production"},
        capture_output=True,
        text=True,
        check=True,
    )
    figures: Figures = json.loads(done.stdout.strip().splitlines()[-1])
    return figures


PEERS: dict[str, Callable[[float], Figures]] = {
    "catanatron": catanatron,
    "catanatron:2p": lambda s: catanatron(s, 2),
    "openspiel:backgammon": lambda s: openspiel(s, "backgammon"),
    "openspiel:gin_rummy": lambda s: openspiel(s, "gin_rummy"),
    "openspiel:colored_trails": lambda s: openspiel(s, "colored_trails"),
    "openspiel:tarok": lambda s: openspiel(s, "tarok(players=4)"),
    "openspiel:dou_dizhu": lambda s: openspiel(s, "dou_dizhu"),
    "openspiel:maedn": lambda s: openspiel(s, "maedn(players=4)"),
    "openspiel:chess": lambda s: openspiel(s, "chess"),
    "pettingzoo:hanabi_v5": lambda s: pettingzoo(s, "hanabi_v5"),
    "pettingzoo:texas_holdem_no_limit_v6": lambda s: pettingzoo(s, "texas_holdem_no_limit_v6"),
    "pettingzoo:chess_v6": lambda s: pettingzoo(s, "chess_v6"),
    "shimmy:gin_rummy": lambda s: shimmy(s, "gin_rummy"),
    "rlcard:gin-rummy": lambda s: rlcard(s, "gin-rummy"),
    "rlcard:doudizhu": lambda s: rlcard(s, "doudizhu"),
    "diplomacy": diplomacy,
    "pgx:backgammon:1": lambda s: pgx(s, "backgammon", 1),
    "pgx:backgammon:256": lambda s: pgx(s, "backgammon", 256),
    "pgx:sparrow_mahjong:256": lambda s: pgx(s, "sparrow_mahjong", 256),
    "boardgame.io": boardgameio,
}


class NotInstalled(Exception):
    """A peer that cannot be had on this machine."""


def set_up(name: str) -> Path:
    """Install what this peer needs, once; the Python to run it with."""
    family = name.split(":")[0]
    folder = HOME / family
    python = folder / "venv" / "bin" / "python" if family in PACKAGES else Path(sys.executable)
    wanted = PACKAGES.get(family) or NODE_PACKAGES[family]
    stamp = folder / "installed"
    if stamp.exists() and stamp.read_text() == " ".join(wanted):
        return python
    print(f"# {family}: first run, installing {' '.join(wanted)}", file=sys.stderr, flush=True)
    folder.mkdir(parents=True, exist_ok=True)
    if family in PACKAGES:
        install(sys.executable, "-m", "venv", str(folder / "venv"))
        install(str(python), "-m", "pip", "install", "-q", *wanted)
    else:
        install("npm", "install", "--no-audit", "--no-fund", "--prefix", str(folder), *wanted)
    stamp.write_text(" ".join(wanted))
    return python


def install(*command: str) -> None:
    try:
        done = subprocess.run(command, capture_output=True, text=True)
    except FileNotFoundError:
        raise NotInstalled(f"{command[0]} is missing") from None
    if done.returncode:
        raise NotInstalled(f"not installed: {last_line(done.stderr)}")


def last_line(text: str) -> str:
    return (text.strip().splitlines() or ["no output"])[-1][:120]


def run(name: str, seconds: float) -> Figures | str:
    """The figures of a peer, or why there are none."""
    try:
        python = set_up(name)
    except NotInstalled as reason:
        return str(reason)
    done = subprocess.run(
        [str(python), __file__, "--one", name, "--seconds", str(seconds)],
        env={**os.environ, **ONE_THREAD},
        capture_output=True,
        text=True,
    )
    if done.returncode:
        return last_line(done.stderr)
    figures: Figures = json.loads(done.stdout.strip().splitlines()[-1])
    return figures


def one(name: str, seconds: float) -> None:
    """In the child process: bind to one core, run, print JSON."""
    if hasattr(os, "sched_setaffinity"):
        os.sched_setaffinity(0, {max(os.sched_getaffinity(0))})
    random.seed(1)
    print(json.dumps(PEERS[name](seconds)))


def number(value: float | None) -> str:
    if value is None:
        return "-"
    return f"{value:.1f}" if value < 1000 else f"{value:.0f}"


def main() -> int:
    parser = argparse.ArgumentParser(description="Random-playout speed of peer systems, one core each.")
    parser.add_argument("peers", nargs="*", help="names from --list; all if none")
    parser.add_argument("--seconds", type=float, default=6.0, help="of play per peer")
    parser.add_argument("--json", type=Path, help="write the figures to this file as well")
    parser.add_argument("--list", action="store_true", help="the names, one per line")
    parser.add_argument("--one", help=argparse.SUPPRESS)
    args = parser.parse_args()
    if args.list:
        print("\n".join(PEERS))
        return 0
    if args.one:
        one(args.one, args.seconds)
        return 0
    unknown = [name for name in args.peers if name not in PEERS]
    if unknown:
        parser.error(f"no such peer: {', '.join(unknown)}")
    if hasattr(os, "getloadavg"):
        print(f"# Python {sys.version.split()[0]}, load before the run {os.getloadavg()[0]:.2f}: near 0 is a fair run")
    print(f"{'peer':38}{'games/s':>12}{'actions/s':>12}{'actions/game':>14}{'copies/s':>12}  note")
    names = args.peers or list(PEERS)
    figures: dict[str, Figures] = {}
    for name in names:
        result = run(name, args.seconds)
        if isinstance(result, str):
            print(f"{name:38}  failed: {result}", flush=True)
            continue
        figures[name] = result
        print(
            f"{name:38}{number(result['games_s']):>12}{number(result['actions_s']):>12}"
            f"{number(result['mean']):>14}{number(result.get('copies_s')):>12}  {result.get('note', '')}",
            flush=True,
        )
    if args.json:
        args.json.write_text(json.dumps(figures, indent=1) + "\n")
    return 0 if len(figures) == len(names) else 1


if __name__ == "__main__":
    sys.exit(main())
