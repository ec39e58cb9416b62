"""docs/reference/records.md: its example is a header that can be read, and its ten lines draw what Trireme draws."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import msgspec

from trireme.kit import dice
from trireme.kit.records.formats import KNOWN
from trireme.kit.records.record import read_record
from trireme.kit.records.verification import ClientEvidence

PAGE = (Path(__file__).parents[2] / "docs" / "reference" / "records.md").read_text(encoding="utf-8")


def test_the_example_is_a_record_with_all_that_a_header_can_have() -> None:
    example = PAGE.partition("## Example")[2].partition("| line")[0]
    lines = re.findall(r"^    ?(.*)$|^$", example, re.MULTILINE)
    record = read_record("\n".join(line.strip() for line in lines).strip() + "\n")
    assert tuple(record.header) == KNOWN
    assert record.shares == (bytes.fromhex("9e02c4"), None)
    assert record.lines == ["A: bid agora 5", "B: pass"]


def test_a_draw_worked_out_without_trireme() -> None:
    (code,) = re.findall(r"```python\n(.*?)```", PAGE, re.DOTALL)
    names: dict[str, Any] = {}
    exec(code, names)
    seed, shares = dice.seed_from(3), [b"a", None, b"bc" * 32]
    for given in ([], shares):
        key = dice.key_of(seed, given)
        assert [names["draw"](seed, given, n, 6) for n in range(20)] == [dice.below(key, n, 6) for n in range(20)]


def test_what_is_kept_can_be_read() -> None:
    (kept,) = re.findall(r"^    (\{.*\})$", PAGE, re.MULTILINE)
    assert msgspec.json.decode(kept, type=ClientEvidence).bots == ["B"]
