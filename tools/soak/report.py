"""Report what has passed, failed and never run."""

from __future__ import annotations

import shlex
from collections import Counter, defaultdict
from collections.abc import Mapping, Sequence

from tools.soak.prompts import answered
from tools.soak.results import Results
from tools.soak.units import LIMIT, Checkout, Unit
from trireme.kit.registry import our_games

STANDINGS = ("passed", "failed", "stale", "never")
CLICKER = "browser/test_clicker.py"
"""The file of the units that play whole games on the page."""
NAMED = 20
"""Most units of a kind that are listed one by one."""


def report(units: Sequence[Unit], results: Results, checkout: Checkout) -> str:
    standing = {unit: results.standing(unit, checkout) for unit in units}
    counts: dict[str, Counter[str]] = defaultdict(Counter)
    for unit, how in standing.items():
        for row in (unit.family, "all"):
            counts[row].update((how, "units"))
            counts[row]["seconds"] += round(results.seconds(unit))
    rows = [*sorted(set(counts) - {"all"}), "all"] if units else ["all"]
    width = max(len(row) for row in rows)
    lines = [f"Soak at {checkout.commit()}", ""]
    lines.append(f"{'':{width}}  units" + "".join(f"{how:>8}" for how in STANDINGS) + "  CPU min")
    for row in rows:
        figures = "".join(f"{counts[row][how]:>8}" for how in STANDINGS)
        lines.append(f"{row:{width}}  {counts[row]['units']:>5}{figures}{counts[row]['seconds'] / 60:>9.1f}")
    failed = [unit for unit in units if standing[unit] == "failed"]
    if failed:
        lines += ["", "Failed:"]
    for unit in failed:
        lines += [f"  {unit.id}, at {results.last[unit.id].commit}", f"    again: {again(unit)}"]
        lines += [f"    {line}" for line in results.last[unit.id].told.splitlines()]
    for how, title in (("stale", "Passed before something changed"), ("never", "Never ran")):
        lines += listed(title, [unit.id for unit in units if standing[unit] == how])
    lines += on_the_page(units, standing, results)
    long = [f"{unit.id}, {results.seconds(unit):.0f} s" for unit in units if results.seconds(unit) > LIMIT]
    return "\n".join(lines + listed(f"Longer than {LIMIT:.0f} s", long))


def on_the_page(units: Sequence[Unit], standing: Mapping[Unit, str], results: Results) -> list[str]:
    """Yield the prompts that passed units have met on the page."""
    if not any(unit.family == CLICKER for unit in units):
        return []
    passed = [results.last[unit.id].prompts for unit in units if standing[unit] == "passed"]
    return ["", "On the page:", *answered(our_games(), passed)]


def listed(title: str, names: Sequence[str]) -> list[str]:
    if not names:
        return []
    more = [f"  and {len(names) - NAMED} more"] if len(names) > NAMED else []
    return ["", f"{title}:", *(f"  {name}" for name in names[:NAMED]), *more]


def again(unit: Unit) -> str:
    """Return the command that runs one unit; its seeds are in its name."""
    return f".venv/bin/pytest -m soak {shlex.quote(unit.id)}"
