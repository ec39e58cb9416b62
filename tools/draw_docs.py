"""Draw the pictures of the docs: the ways of a move, an offer, a case and a bot's decision, and a stack of frames.

    python -m tools.draw_docs

Each way is a list of trips through the packages. A trip goes right and comes back, through every package at most once
in each direction; a test holds that, and that every name set in code is defined in `src`.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Final, NamedTuple

DOCS: Final = Path(__file__).resolve().parent.parent / "docs"
LANE, GAP, LEFT, TOP = 152, 10, 12, 46
LINE: Final = 15
WIDEST: Final = 21
"""Letters that fit between two lanes."""
STYLE: Final = """\
:root { --ink: #2c2416; --soft: #6b5f49; --paper: #fbf7ec; --lane: #f1e6c8; }
:root { --band: #fffdf7; --rule: #cdbf9f; --code: #8a3412; }
@media (prefers-color-scheme: dark) {
:root { --ink: #efe8d8; --soft: #b5a98e; --paper: #1e1d1a; --lane: #38332a; }
:root { --band: #262420; --rule: #57503f; --code: #f0a878; }
}
text { font: 12.5px system-ui, "Segoe UI", Helvetica, Arial, sans-serif; fill: var(--ink); text-anchor: middle; }
.paper { fill: var(--paper); }
.lane { fill: var(--lane); stroke: var(--rule); }
.band { fill: var(--band); stroke: var(--rule); }
.name { font-size: 14.5px; font-weight: 700; } .sub { font-size: 11.5px; fill: var(--soft); }
.title { font-size: 15px; font-weight: 700; text-anchor: start; } .about { font-weight: 400; fill: var(--soft); }
.code { font-family: ui-monospace, Menlo, Consolas, monospace; font-size: 11.5px; fill: var(--code); }
.life { stroke: var(--rule); stroke-dasharray: 2 4; } .arrow { stroke: var(--ink); stroke-width: 1.6; fill: none; }
.back { stroke-dasharray: 6 3; } .head { fill: var(--ink); }
.label { paint-order: stroke; stroke: var(--band); stroke-width: 5px; stroke-linejoin: round; }"""


class Lane(NamedTuple):
    key: str
    name: str
    about: str


class Hop(NamedTuple):
    start: str
    end: str
    label: str
    """What is passed, names of code between backticks."""


class Trip(NamedTuple):
    title: str
    about: str
    out: Sequence[Hop]
    back: Sequence[Hop]
    aside: Sequence[Hop] = ()
    """What happens when the trip is back at a package that it began from, before it goes on."""


class Way(NamedTuple):
    file: str
    title: str
    lanes: Sequence[Lane]
    trips: Sequence[Trip]


PAGE: Final = Lane("page", "page", "web/, in a browser")
HTTP: Final = Lane("http", "server.http", "one socket a window")
ROOM: Final = Lane("room", "server.room", "one table, one lock")
STORAGE: Final = Lane("storage", "server.storage", "the database")
WORKERS: Final = Lane("workers", "server.workers", "processes apart")
KIT: Final = Lane("kit", "kit", "engine and records")
GAMES: Final = Lane("games", "games", "the rules")
AT_A_TABLE: Final = (PAGE, HTTP, ROOM, STORAGE, WORKERS, KIT, GAMES)

MOVE: Final = Way(
    "architecture/move.svg",
    "The way of a move",
    AT_A_TABLE,
    (
        Trip(
            "1. Try",
            "a click; nobody else hears of it",
            (
                Hop("page", "http", "`AnswerStep`"),
                Hop("http", "room", "`receive`"),
                Hop("room", "workers", "`EditDraft`: the draft so far and one code"),
                Hop("workers", "kit", "`DraftReplay`, on a copy"),
                Hop("kit", "games", "`forbids`, then `take`"),
            ),
            (
                Hop("games", "kit", "a position"),
                Hop("kit", "workers", "stops before draws and reveals"),
                Hop("workers", "room", "`DraftResult`, or the rules that forbid it"),
                Hop("room", "http", "`Update`"),
                Hop("http", "page", "the position so far"),
            ),
            (Hop("room", "storage", "`keep_draft`: on disk soon"),),
        ),
        Trip(
            "2. Confirm",
            "from here on it is played, for everybody",
            (
                Hop("page", "http", "`Confirm`, with the version seen"),
                Hop("http", "room", "`receive`"),
                Hop("room", "workers", "`Commit`: the draft, and who looks on"),
                Hop("workers", "kit", "rehearsed, then played: `Match`"),
                Hop("kit", "games", "`take`; dice and cards are drawn"),
            ),
            (
                Hop("games", "kit", "`view` of each seat"),
                Hop("kit", "workers", "lines, events, questions"),
                Hop("workers", "room", "`Committed`: lines and what each seat sees"),
                Hop("room", "http", "`Ack` and `Update`, to all windows"),
                Hop("http", "page", "what happened"),
            ),
            (Hop("room", "storage", "`append`: on disk before anybody is told"),),
        ),
    ),
)
OFFER: Final = Way(
    "architecture/offer.svg",
    "The way of an offer in Archipelago",
    AT_A_TABLE,
    (
        Trip(
            "1. A offers",
            "a use of a window: nobody has to wait for it",
            (
                Hop("page", "http", "`Play`: offer B 2 wood for 3 florins"),
                Hop("http", "room", "`receive`"),
                Hop("room", "workers", "`Commit`, from a draft like any move"),
                Hop("workers", "kit", "`Match`; `Window` takes the code"),
                Hop("kit", "games", "`Deals`: what A gives lies in the offer"),
            ),
            (
                Hop("games", "kit", "the offer, open"),
                Hop("kit", "workers", "B's question has `also`"),
                Hop("workers", "room", "`Committed`"),
                Hop("room", "http", "`Update`, to all windows"),
                Hop("http", "page", "B sees a letter"),
            ),
            (Hop("room", "storage", "`append`: one line"),),
        ),
        Trip(
            "2. B accepts",
            "only B is told whether B can pay",
            (
                Hop("page", "http", "`AnswerStep`: accept A"),
                Hop("http", "room", "`receive`"),
                Hop("room", "workers", "`Commit`"),
                Hop("workers", "kit", "`Match`; `Window` takes the code"),
                Hop("kit", "games", "both sides are handed over"),
            ),
            (
                Hop("games", "kit", "an event for all"),
                Hop("kit", "workers", "drafts of others replayed, cut if need be"),
                Hop("workers", "room", "`Committed`"),
                Hop("room", "http", "`Update`, to all windows"),
                Hop("http", "page", "what changed hands"),
            ),
            (Hop("room", "storage", "`append`: one line"),),
        ),
    ),
)
CASE: Final = Way(
    "architecture/case.svg",
    "The way of a case",
    (
        Lane("cli", "cli", "trireme case FILE"),
        Lane("case", "kit.case", "what the file says"),
        Lane("kit", "kit", "positions and engine"),
        GAMES,
    ),
    (
        Trip(
            "1. Given",
            "a position from facts",
            (
                Hop("cli", "case", "`load_cases`, `run_cases`"),
                Hop("case", "kit", "`given_of`: facts, draws, moves"),
                Hop("kit", "games", "`stand`"),
            ),
            (
                Hop("games", "kit", "a state, nothing run yet"),
                Hop("kit", "case", "`impossible`: what no game can reach"),
            ),
        ),
        Trip(
            "2. When",
            "each move in turn",
            (
                Hop("case", "kit", "`CaseRun` makes a move from its text"),
                Hop("kit", "games", "`forbids`, then `take`"),
            ),
            (
                Hop("games", "kit", "a state"),
                Hop("kit", "case", "both paths compared at each question"),
            ),
        ),
        Trip(
            "3. Then",
            "one moment, and all that must hold there",
            (
                Hop("case", "kit", "facts, questions, refusals"),
                Hop("kit", "games", "`facts`, `legal`, `forbids`"),
            ),
            (
                Hop("games", "kit", "what there is"),
                Hop("kit", "case", "each is compared"),
                Hop("case", "cli", "`Difference`, if any"),
            ),
        ),
    ),
)
BOT: Final = Way(
    "architecture/bot.svg",
    "The way of a bot's decision",
    (ROOM, WORKERS, Lane("bots", "bots", "by name"), GAMES, KIT),
    (
        Trip(
            "1. Prepare",
            "in the worker that has the table",
            (
                Hop("room", "workers", "`play_bots`: `Resample` for one seat"),
                Hop("workers", "games", "`resample`: hidden things made up anew"),
                Hop("games", "kit", "`clone`, other dice"),
            ),
            (
                Hop("kit", "games", "a state"),
                Hop("games", "workers", "a state that this seat cannot tell from the real one"),
                Hop("workers", "room", "`ResampledState`"),
            ),
        ),
        Trip(
            "2. Think",
            "in another worker, that has nothing but this state",
            (
                Hop("room", "workers", "`ChooseMove`: state, seat, luck"),
                Hop("workers", "bots", "`make_bot`"),
                Hop("bots", "games", "`choose` of its `Greedy`"),
                Hop("games", "kit", "`legal`, `play` on copies"),
            ),
            (
                Hop("kit", "games", "positions"),
                Hop("games", "bots", "a code"),
                Hop("bots", "workers", "written as text"),
                Hop("workers", "room", "`ChosenMove`: then the way of any move"),
            ),
        ),
    ),
)
WAYS: Final = (MOVE, OFFER, CASE, BOT)


def wrapped(label: str, hops: int) -> list[str]:
    """Return a label in lines that fit between the lanes."""
    widest = WIDEST + (hops - 1) * 24
    lines = [""]
    for word in re.findall(r"\S+", label):
        longer = f"{lines[-1]} {word}".strip()
        if len(longer.replace("`", "")) > widest and lines[-1]:
            lines.append(word)
        else:
            lines[-1] = longer
    return lines


def marked(line: str) -> str:
    return re.sub(r"`(\w+)`", r'<tspan class="code">\1</tspan>', line.replace("&", "&amp;").replace("<", "&lt;"))


def opened(width: int, height: int, title: str) -> Iterator[str]:
    """Return the beginning of a picture."""
    size = f'viewBox="0 0 {width} {height}" width="{width}" height="{height}"'
    yield f'<svg xmlns="http://www.w3.org/2000/svg" {size} role="img">'
    yield f"<title>{title}</title>\n<style>\n{STYLE}\n</style>"
    yield (
        '<defs><marker id="head" viewBox="0 0 10 10" refX="9" refY="5" markerWidth="8" markerHeight="8" '
        'orient="auto-start-reverse"><path d="M0 0L10 5L0 10z" class="head"/></marker></defs>'
    )
    yield f'<rect width="{width}" height="{height}" rx="10" class="paper"/>'


class Drawing:
    """A way, drawn from top to bottom."""

    def __init__(self, way: Way) -> None:
        self.way = way
        self.at = {lane.key: LEFT + n * (LANE + GAP) + LANE // 2 for n, lane in enumerate(way.lanes)}
        self.keys = [lane.key for lane in way.lanes]
        self.width = 2 * LEFT + len(way.lanes) * (LANE + GAP) - GAP
        self.y = TOP
        self.parts: list[str] = []

    def row(self, hops: Sequence[Hop], kind: str) -> None:
        """Draw hops beside each other, their labels above their arrows."""
        texts = [wrapped(hop.label, abs(self.keys.index(hop.end) - self.keys.index(hop.start))) for hop in hops]
        base = self.y + max(map(len, texts)) * LINE + 6
        for hop, lines in zip(hops, texts, strict=True):
            start, end = self.at[hop.start], self.at[hop.end]
            inward = 5 if end > start else -5
            self.parts.append(
                f'<path d="M{start} {base}H{end - inward}" class="arrow {kind}" marker-end="url(#head)"/>'
            )
            for n, line in enumerate(reversed(lines)):
                y = base - 7 - n * LINE
                self.parts.append(f'<text x="{(start + end) // 2}" y="{y}" class="label">{marked(line)}</text>')
        self.y = base + 12

    def trip(self, trip: Trip) -> None:
        top, mark = self.y, len(self.parts)
        self.y += 30
        self.row(trip.out, "")
        if trip.aside:
            turned = self.keys.index(trip.aside[0].start)
            inner = [hop for hop in trip.back if self.keys.index(hop.end) >= turned]
            self.row(inner, "back")
            self.row(trip.aside, "")
            self.row([hop for hop in trip.back if hop not in inner], "back")
        else:
            self.row(trip.back, "back")
        lives = "".join(f'<path d="M{x} {top + 32}V{self.y - 2}" class="life"/>' for x in self.at.values())
        band = f'<rect x="4" y="{top}" width="{self.width - 8}" height="{self.y - top + 4}" rx="8" class="band"/>'
        about = f'<tspan class="about" dx="8">{trip.about}</tspan>'
        self.parts[mark:mark] = [band, f'<text x="14" y="{top + 20}" class="title">{trip.title}{about}</text>', lives]
        self.y += 14

    def drawn(self) -> str:
        for n, lane in enumerate(self.way.lanes):
            x = LEFT + n * (LANE + GAP)
            self.parts.append(f'<rect x="{x}" y="6" width="{LANE}" height="44" rx="8" class="lane"/>')
            self.parts.append(f'<text x="{x + LANE // 2}" y="25" class="name">{lane.name}</text>')
            self.parts.append(f'<text x="{x + LANE // 2}" y="42" class="sub">{lane.about}</text>')
        self.y = TOP + 14
        for trip in self.way.trips:
            self.trip(trip)
        parts = [*opened(self.width, self.y - 2, self.way.title), *self.parts, "</svg>\n"]
        return "\n".join(parts)


STACKS: Final = (
    ("A's turn begins", ("TURN seat=0",)),
    ("Turn.run", ("TAKE A", "TURN seat=1")),
    ("A answers", ("TURN seat=1",)),
    ("Turn.run", ("TAKE B", "TURN seat=0")),
)
"""Two turns of Pebbles: what has just happened, and the frames, the top first."""


def stack() -> str:
    """Draw the stack of frames while two turns are played."""
    width, height = 760, 150
    parts = list(opened(width, height, "The stack of frames during two turns of Pebbles"))
    for n, (title, frames) in enumerate(STACKS):
        x = 16 + n * 186
        parts.append(f'<text x="{x + 80}" y="26" class="name">{title}</text>')
        for depth, frame in enumerate(frames):
            y = 44 + depth * 46
            parts.append(f'<rect x="{x}" y="{y}" width="160" height="38" rx="6" class="lane"/>')
            parts.append(f'<text x="{x + 80}" y="{y + 24}" class="code">{frame}</text>')
        if n:
            parts.append(f'<path d="M{x - 24} 63H{x - 5}" class="arrow" marker-end="url(#head)"/>')
    parts.append('<text x="16" y="143" style="text-anchor:start" class="sub">The top of the stack is done next.</text>')
    return "\n".join([*parts, "</svg>\n"])


GREEDY: Final = DOCS / "research" / "greedy-cyclades.md"
ROW: Final = re.compile(r"^\| ([^|]+) \| (\d) \| [^|]+ to [^|]+ \| (\d+) \| (\d+) \|", re.MULTILINE)


def shares() -> str:
    """Draw the share of games that the greedy bot of Cyclades won, by module, with an interval of 95 %."""
    rows = ROW.findall(GREEDY.read_text(encoding="utf-8"))
    width, height = 720, 54 + 30 * len(rows)
    parts = list(opened(width, height, "The share of games won by the bot that knows the module"))

    def x(share: float) -> float:
        return round(270 + 420 * share, 1)

    for share in (0.25, 0.5, 0.75, 1.0):
        kind = "arrow" if share == 0.5 else "life"
        parts.append(f'<path d="M{x(share)} 28V{height - 12}" class="{kind}"/>')
        parts.append(f'<text x="{x(share)}" y="20" class="sub">{share:.0%}</text>')
    for n, (modules, players, won, of) in enumerate(rows):
        share, y = int(won) / int(of), 46 + 30 * n
        around = 1.96 * (share * (1 - share) / int(of)) ** 0.5
        parts.append(f'<text x="252" y="{y + 4}" style="text-anchor:end">{modules}, {players} players</text>')
        parts.append(f'<path d="M{x(share - around)} {y}H{x(min(1, share + around))}" class="arrow"/>')
        parts.append(f'<circle cx="{x(share)}" cy="{y}" r="5" style="fill:var(--code)"/>')
    return "\n".join([*parts, "</svg>\n"])


def written() -> dict[Path, str]:
    found = {DOCS / way.file: Drawing(way).drawn() for way in WAYS}
    return found | {DOCS / "tutorial" / "stack.svg": stack(), GREEDY.with_suffix(".svg"): shares()}


if __name__ == "__main__":
    for path, text in written().items():
        path.write_text(text, encoding="utf-8")
