"""docs/architecture/server.md and its drawing say what there is."""

import ast
import re
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
SERVER = ROOT / "src" / "trireme" / "server"
PAGE = (ROOT / "docs" / "architecture" / "server.md").read_text(encoding="utf-8")
DRAWING = (ROOT / "docs" / "architecture" / "way-of-a-move.svg").read_text(encoding="utf-8")


def test_every_file_of_the_table_is_explained_once() -> None:
    named = re.findall(r"^\| (`[^|]+) \|", PAGE, re.MULTILINE)
    explained = [name for names in named for name in re.findall(r"`(\w+)`", names)]
    files = [path for path in SERVER.rglob("*.py") if "migrations" not in path.parts]
    assert sorted(explained) == sorted(path.stem for path in files if path.stem != "__init__")


def test_the_drawing_names_what_there_is() -> None:
    defined = {
        node.name
        for path in (*SERVER.rglob("*.py"), ROOT / "src/trireme/kit/records/drafts.py")
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        if isinstance(node, ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef)
    }
    named = set(re.findall(r'class="code">(\w+)<', DRAWING))
    assert len(named) > 15
    assert named <= defined
    lanes = set(re.findall(r'class="lane-title">([a-z]+)<', DRAWING))
    assert lanes <= {path.stem for path in SERVER.rglob("*.py")}
