"""The command `make soak`."""

from __future__ import annotations

import argparse
import signal
import sys
from pathlib import Path

import tools.soak
from tools.soak.driver import Soak, say
from tools.soak.report import report
from tools.soak.results import Results
from tools.soak.units import Checkout, collect

ROOT = Path(__file__).resolve().parent.parent.parent


def main() -> int:
    options = argparse.ArgumentParser(
        prog="tools.soak", description=tools.soak.__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    options.add_argument("--minutes", type=float, help="stop after so many")
    options.add_argument("--jobs", type=int, default=2, help="units at the same time")
    options.add_argument("--report", action="store_true", help="run nothing and tell what ran")
    options.add_argument("only", nargs="*", help="parts of names: only the units that have one of them")
    chosen = options.parse_args()
    signal.signal(signal.SIGINT, signal.default_int_handler)  # a shell in the background would have it ignored
    units = [unit for unit in collect(ROOT) if not chosen.only or any(part in unit.id for part in chosen.only)]
    passed = chosen.report or Soak(ROOT, chosen.jobs).run(units, chosen.minutes)
    say(report(units, Results(ROOT), Checkout(ROOT)))
    return 0 if passed else 1


if __name__ == "__main__":
    sys.exit(main())
