"""docs/reference/protocol.md names messages, requests and close codes that there are."""

from __future__ import annotations

import re
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
SERVER = ROOT / "src" / "trireme" / "server"
PAGE = (ROOT / "docs" / "reference" / "protocol.md").read_text(encoding="utf-8")
HTTP = "\n".join(path.read_text(encoding="utf-8") for path in (SERVER / "http").glob("*.py"))


def test_messages_have_these_tags() -> None:
    source = (SERVER / "wire" / "socket_messages.py").read_text(encoding="utf-8")
    table = PAGE.partition("## Over the socket")[2].partition("\nEach message")[0]
    named = {tag for row in re.findall(r"^\| (`.*?) \|", table, re.MULTILINE) for tag in re.findall(r"`([\w-]+)`", row)}
    assert len(named) > 10
    assert named <= set(re.findall(r'tag="([\w-]+)"', source))


def test_requests_are_routes() -> None:
    requests = re.findall(r"`(GET|POST) (/[^`]+)`", PAGE)
    assert len(requests) > 5
    for method, path in requests:
        parts = re.split(r"\{\w+\}", path)
        assert re.search(rf'@{method.lower()}\("' + r"\{\w+:str\}".join(map(re.escape, parts)) + '"', HTTP), path


def test_close_codes_are_those_of_the_server() -> None:
    assert set(re.findall(r"^\| (4\d\d\d) \|", PAGE, re.MULTILINE)) == set(
        re.findall(r"\b(44\d\d)$", HTTP, re.MULTILINE)
    )
