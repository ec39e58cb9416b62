"""What the server writes about itself: lines of JSON, and of no table, token or seed more than the beginning."""

from __future__ import annotations

import json
import logging
import sys

import pytest

from trireme.server.common.logs import JsonLines, log
from trireme.server.common.tokens import new_table_id, new_token


def written(record: logging.LogRecord) -> str:
    return JsonLines().format(record)


def test_of_a_table_only_the_beginning_is_written(caplog: pytest.LogCaptureFixture) -> None:
    id = new_table_id()
    with caplog.at_level(logging.INFO, logger="trireme.server"):
        log("game begun", table=id, path=f"/api/tables/{id}/sit", problem=repr(KeyError(id)))
    line = written(caplog.records[-1])
    assert id not in line
    assert json.loads(line)["table"] == id[:8]
    assert json.loads(line)["path"] == f"/api/tables/{id[:8]}…/sit"


def test_what_other_libraries_write_is_looked_through_too() -> None:
    id, token = new_table_id(), new_token()
    try:
        raise ValueError(f"no such row: {id}, {token}")
    except ValueError:
        record = logging.LogRecord("other", logging.ERROR, "x.py", 1, "GET /api/tables/%s", (id,), sys.exc_info())
    line = written(record)
    assert id not in line
    assert token not in line
    assert json.loads(line)["event"] == f"GET /api/tables/{id[:8]}…"
    assert "no such row" in json.loads(line)["trace"]
