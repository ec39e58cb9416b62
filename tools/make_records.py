"""Make the recorded whole games in tests/records: `make records`.

python -m tools.make_records cyclades     those of one game only

Each game has a maker of its own, `tools/records/<game>.py`.
"""

from __future__ import annotations

import sys
from importlib import import_module
from importlib.util import find_spec

from tools.records.common import write
from trireme.kit.registry import our_games


def makers() -> list[str]:
    return [game for game in our_games() if find_spec(f"tools.records.{game}")]


def main() -> None:
    for game in sys.argv[1:] or makers():
        write(game, import_module(f"tools.records.{game}").games())


if __name__ == "__main__":
    main()
