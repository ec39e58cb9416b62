"""Write src/trireme/server/common/confusables.json: which letters look like others, and which are invisible.

    python -m tools.make_confusables CONFUSABLES PROPERTIES LICENCE

The files are Unicode's own: `security/VERSION/confusables.txt`, `VERSION/ucd/DerivedCoreProperties.txt` and
`license.txt` of unicode.org/Public. Letters that a compatibility decomposition changes are omitted, because names are
decomposed first.
"""

from __future__ import annotations

import json
import re
import sys
import unicodedata
from collections import defaultdict
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
MADE = ROOT / "src" / "trireme" / "server" / "common" / "confusables.json"
VERSION = re.compile(r"^# Version: ([0-9.]+)$", re.MULTILINE)
IGNORABLE = "Default_Ignorable_Code_Point"


def fields(text: str) -> Iterator[list[str]]:
    """Yield the fields of each line of a file of Unicode."""
    for line in text.splitlines():
        if data := line.partition("#")[0].strip():
            yield [field.strip() for field in data.split(";")]


def prototypes(text: str) -> dict[str, str]:
    """Return what letters look like, with all letters that look like it."""
    found = defaultdict[str, list[str]](list)
    for source, target, *_ in fields(text):
        letter = chr(int(source, 16))
        if unicodedata.normalize("NFKD", letter) == letter:
            found["".join(chr(int(code, 16)) for code in target.split())].append(letter)
    return {target: "".join(sorted(letters)) for target, letters in sorted(found.items())}


def ignorable(text: str) -> list[list[int]]:
    """Return the ranges of letters that are not shown, neighbours joined, with both ends."""
    found = [field[0].split("..") for field in fields(text) if field[1] == IGNORABLE]
    ranges: list[list[int]] = []
    for low, high in sorted((int(ends[0], 16), int(ends[-1], 16)) for ends in found):
        if ranges and ranges[-1][1] + 1 == low:
            ranges[-1][1] = high
        else:
            ranges.append([low, high])
    return ranges


def made(confusables: str, properties: str, licence: str) -> str:
    """Return the text of the file."""
    version = VERSION.search(confusables)
    assert version is not None, "the first file has no version"
    parts = {
        "made": "by tools/make_confusables.py from confusables.txt and DerivedCoreProperties.txt of Unicode",
        "unicode": version[1],
        "licence": licence.strip().splitlines(),
        "ignorable": ignorable(properties),
        "prototypes": prototypes(confusables),
    }
    lines = (f"{json.dumps(name)}: {json.dumps(part, ensure_ascii=False)}" for name, part in parts.items())
    return "{\n" + ",\n".join(lines) + "\n}\n"


def main() -> None:
    confusables, properties, licence = (Path(name).read_text(encoding="utf-8-sig") for name in sys.argv[1:4])
    MADE.write_text(made(confusables, properties, licence), encoding="utf-8")


if __name__ == "__main__":
    main()
