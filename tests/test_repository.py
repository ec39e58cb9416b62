"""The repository itself: it works on any machine, from any package index, and its tests test."""

import ast
import re
import subprocess
import tomllib
from pathlib import Path
from typing import Any

import pytest

import trireme

ROOT = Path(__file__).resolve().parent.parent

# Written so that none of them matches itself.
OF_ONE_MACHINE = {
    "a download": re.compile(r"https?://\S+\.(whl|tgz|tar\.gz|deb)\b"),
    "a package index": re.compile(r"--(extra-)?index[-]url|--find[-]links"),
    "an address in a lock file": re.compile(r'"resolved":\s*"http'),
    "a home folder": re.compile(r"/home/[\w.-]+/|/Users/[\w.-]+/|/ro[o]t/"),
    "a local address": re.compile(r"file:/[/]"),
}


def of_one_machine(text: str) -> list[str]:
    """What ties this text to one machine or one index, as 'line 3: a download'."""
    return [
        f"line {number}: {what}"
        for number, line in enumerate(text.splitlines(), 1)
        for what, pattern in OF_ONE_MACHINE.items()
        if pattern.search(line)
    ]


def files_of_the_repository() -> list[Path]:
    """Committed files, and those that the next commit could take."""
    listing = subprocess.run(
        ["git", "ls-files", "-z", "--cached", "--others", "--exclude-standard"],
        cwd=ROOT,
        capture_output=True,
        text=True,
    )
    if listing.returncode:
        pytest.skip("not a git checkout")
    return [path for name in listing.stdout.split("\0") if name and (path := ROOT / name).is_file()]


def pyproject() -> dict[str, Any]:
    return tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))


def locked() -> dict[str, str]:
    """Each requirement of the lock by its name, with all that belongs to it."""
    text = (ROOT / "requirements.lock").read_text(encoding="utf-8").replace("\\\n", " ")
    lines = [line for line in text.splitlines() if not line.lstrip().startswith("#")]
    return {re.split(r"[=<>!~ ;\[]", line)[0]: line for line in lines}


def name_in_lock(requirement: str) -> str:
    """'fluent.runtime>=0.4' is 'fluent-runtime' there."""
    return re.sub(r"[-_.]+", "-", re.split(r"[=<>!~ ;\[]", requirement)[0]).lower()


def test_no_file_is_tied_to_one_machine() -> None:
    found = []
    for path in files_of_the_repository():
        content = path.read_bytes()
        if b"\0" not in content:
            found += [f"{path.relative_to(ROOT)}, {what}" for what in of_one_machine(content.decode())]
    assert found == []


@pytest.mark.parametrize(
    ("text", "what"),
    [
        ("see https://files.example/packages/msgspec-0.22.0" + ".whl", "a download"),
        ("https://registry.example/svelte/-/svelte-5" + ".tgz", "a download"),
        ("--index" + "-url https://pypi.example/simple", "a package index"),
        ('"resolved": ' + '"https://registry.example/svelte"', "an address in a lock file"),
        ("/home/" + "anna/trireme/src", "a home folder"),
        ("cd /" + "root/trireme", "a home folder"),
        ("file:/" + "/opt/wheels", "a local address"),
    ],
)
def test_what_ties_a_file_to_one_machine_is_seen(text: str, what: str) -> None:
    assert of_one_machine("a harmless line\n" + text) == [f"line 2: {what}"]


def test_every_requirement_in_the_lock_is_pinned_and_has_a_hash() -> None:
    good = re.compile(r"[a-z0-9-]+==[^\s;]+( ; [^\\]+?)?(\s+--hash=sha256:[0-9a-f]{64})+\s*")
    requirements = locked()
    assert len(requirements) > 10
    assert [line for line in requirements.values() if not good.fullmatch(line)] == []


def test_the_lock_names_no_address() -> None:
    assert "://" not in (ROOT / "requirements.lock").read_text(encoding="utf-8")


def test_the_lock_has_all_that_the_project_asks_for() -> None:
    project = pyproject()
    wanted = [
        *project["build-system"]["requires"],
        *project["project"]["dependencies"],
        *(each for group in project["dependency-groups"].values() for each in group if isinstance(each, str)),
    ]
    assert {name_in_lock(requirement) for requirement in wanted} <= locked().keys()


def test_the_version_is_the_same_everywhere() -> None:
    assert pyproject()["project"]["version"] == trireme.__version__


def claims(tree: ast.Module) -> bool:
    """Whether a test module claims anything: an assert, a raised error, a check of the harness, a wait for the page."""
    return any(
        isinstance(node, ast.Assert)
        or (isinstance(node, ast.Attribute) and (node.attr == "raises" or node.attr.startswith("sees_")))
        or (isinstance(node, ast.Name) and node.id.startswith(("check_", "expect")))
        for node in ast.walk(tree)
    )


def test_every_test_file_claims_something() -> None:
    files = sorted((ROOT / "tests").rglob("test_*.py"))
    assert Path(__file__).resolve() in files
    silent = [path for path in files if not claims(ast.parse(path.read_text(encoding="utf-8")))]
    assert silent == []


def test_a_file_without_a_claim_is_seen() -> None:
    assert not claims(ast.parse("def test_nothing() -> None:\n    print('assert')\n"))
