"""What a file of the page offers to others is used by others."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Final

WEB: Final = Path(__file__).resolve().parents[2] / "web"
EXPORTED: Final = re.compile(r"^\s*export (?:async )?(?:function|class|const|let|type|interface) (\w+)", re.MULTILINE)
IMPORTED: Final = re.compile(r'(?:import|export)\s+(?:type\s+)?(?:\w+,\s*)?\{([^}]*)\}\s+from\s+"(\.[^"]+)"')
GLOBS: Final = re.compile(r'import\.meta\.glob(?:<[^(]*>)?\(\s*"([^"]+)"')
LATER: Final = re.compile(r'\bimport\("(\.[^"]+)"\)')
INSTANCE: Final = re.compile(r"<script lang=\"ts\">.*?</script>", re.DOTALL)
"""What a component offers to whoever has drawn it is not imported."""
OTHER: Final = {WEB / "src" / "lib" / "protocol.ts", WEB / "src" / "env.d.ts"}
"""Generated, or said to the compiler."""


def files(folder: str) -> list[Path]:
    return [path for path in sorted((WEB / folder).rglob("*")) if path.suffix in (".ts", ".svelte")]


def named(clause: str) -> Iterator[str]:
    """`a, type B, c as d` are a, B and c."""
    for part in clause.split(","):
        if words := part.removeprefix("type ").split():
            yield words[1] if words[0] == "type" else words[0]


def target(path: Path, specifier: str) -> Path | None:
    """The file that an import means; one of a package is none of ours."""
    base = path.parent / specifier
    found = (base, base.with_name(base.name + ".ts"), base.with_name(base.name + ".svelte.ts"))
    return next((each.resolve() for each in found if each.is_file()), None)


def test_no_export_is_without_an_importer() -> None:
    imported: set[tuple[Path | None, str]] = set()
    whole: set[Path | None] = set()
    # What is drawn when the page is built is used by the building.
    for path in [*files("src"), *files("tests"), WEB / "vite.config.ts"]:
        text = path.read_text(encoding="utf-8")
        imported |= {(target(path, file), name) for clause, file in IMPORTED.findall(text) for name in named(clause)}
        whole |= {found.resolve() for glob in GLOBS.findall(text) for found in path.parent.glob(glob)}
        whole |= {target(path, file) for file in LATER.findall(text)}
    unused = [
        f"{path.relative_to(WEB)}: {name}"
        for path in files("src")
        if path not in OTHER and path not in whole
        for name in EXPORTED.findall(INSTANCE.sub("", path.read_text(encoding="utf-8")))
        if (path, name) not in imported
    ]
    assert not unused, "\n".join(unused)
