"""docs/host/operation.md names events that the server writes to its log."""

from __future__ import annotations

import re
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
PAGE = (ROOT / "docs" / "host" / "operation.md").read_text(encoding="utf-8")
SERVER = "\n".join(path.read_text(encoding="utf-8") for path in (ROOT / "src" / "trireme" / "server").rglob("*.py"))


def test_the_server_writes_these_events() -> None:
    table = PAGE.partition("| event | meaning |")[2].partition("\n\n")[0]
    events = re.findall(r"^\| `([^`]+)` \|", table, re.MULTILINE)
    assert len(events) > 3
    assert [event for event in events if f'"{event}"' not in SERVER] == []
