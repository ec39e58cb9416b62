"""Make the recorded whole games in tests/records: `make records`.

python -m tools.make_records cyclades     those of one game only
"""

from __future__ import annotations

import sys

from tools.records import cyclades, peloponnes
from tools.records.common import write

MAKERS = {"cyclades": cyclades.games, "peloponnes": peloponnes.games}


def main() -> None:
    for name in sys.argv[1:] or MAKERS:
        write(name, MAKERS[name]())


if __name__ == "__main__":
    main()
