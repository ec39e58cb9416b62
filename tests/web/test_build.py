"""How the page is built: when, and with which Node."""

from __future__ import annotations

from pathlib import Path

import pytest

from tools import backend, build_page


@pytest.fixture
def clone(tmp_path: Path) -> Path:
    """Sources of a page, and the page built from them."""
    for path, text in {
        "web/index.html": "<div>",
        "web/src/main.ts": "mount()",
        "web/public/trireme.svg": "<svg>",
        "src/trireme/words/en.ftl": "a = b",
        "src/trireme/server/page/index.html": "built",
    }.items():
        (tmp_path / path).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / path).write_text(text)
    (tmp_path / "src/trireme/server/page" / build_page.STAMP).write_text(build_page.fingerprint(tmp_path) + "\n")
    return tmp_path


def test_a_page_of_these_sources_is_built(clone: Path) -> None:
    assert build_page.is_built(clone)


@pytest.mark.parametrize("changed", ["web/index.html", "web/src/main.ts", "src/trireme/words/en.ftl"])
def test_a_changed_source_makes_the_page_old(clone: Path, changed: str) -> None:
    (clone / changed).write_text("changed")
    assert not build_page.is_built(clone)


def test_a_renamed_source_makes_the_page_old(clone: Path) -> None:
    (clone / "web/src/main.ts").rename(clone / "web/src/other.ts")
    assert not build_page.is_built(clone)


def test_a_missing_page_is_not_built(clone: Path) -> None:
    (clone / "src/trireme/server/page/index.html").unlink()
    assert not build_page.is_built(clone)


def test_a_package_without_sources_has_the_page_it_was_given(clone: Path) -> None:
    (clone / "web").rename(clone / "elsewhere")
    assert build_page.is_built(clone)


@pytest.fixture
def installs(clone: Path, monkeypatch: pytest.MonkeyPatch) -> list[Path]:
    """The clone with a lock file, and what was installed into it: the folders."""
    (clone / "web/package.json").write_text('{"packageManager": "pnpm@10.0.0"}')
    (clone / "web/pnpm-lock.yaml").write_text("svelte 5")
    folders: list[Path] = []
    monkeypatch.setattr(build_page, "run", lambda command, folder, node: folders.append(folder))
    return folders


NODE = build_page.Node(Path("node"), ("npm",))


def put_installed(modules: Path, lock: str) -> None:
    (modules / ".pnpm").mkdir(parents=True)
    (modules / ".pnpm/lock.yaml").write_text(lock)


def test_what_the_lock_names_is_installed_once(clone: Path, installs: list[Path]) -> None:
    build_page.install(clone, NODE)
    put_installed(clone / "web/node_modules", "svelte 5")
    build_page.install(clone, NODE)
    assert installs == [clone / "web"]


def test_a_changed_lock_is_installed(clone: Path, installs: list[Path]) -> None:
    put_installed(clone / "web/node_modules", "svelte 4")
    build_page.install(clone, NODE)
    assert installs == [clone / "web"]


def test_what_another_checkout_has_installed_is_used_but_never_changed(clone: Path, installs: list[Path]) -> None:
    other, mine = clone / "other", clone / "web/node_modules"
    put_installed(other, "svelte 5")
    mine.symlink_to(other)
    build_page.install(clone, NODE)
    assert installs == []
    (clone / "web/pnpm-lock.yaml").write_text("svelte 6")
    build_page.install(clone, NODE)
    assert installs == [clone / "web"]
    assert not mine.exists()
    assert (other / ".pnpm/lock.yaml").read_text() == "svelte 5"


@pytest.mark.parametrize(
    ("version", "enough"),
    [("v18.20.1", False), ("v20.18.0", False), ("v20.19.0", True), ("v21.7.0", False), ("v22.11.0", False),
     ("v22.12.0", True), ("v24.19.0", True)],
)  # fmt: skip
def test_node_must_be_new_enough_for_vite(tmp_path: Path, version: str, enough: bool) -> None:
    node = tmp_path / "node"
    node.write_text(f"#!/bin/sh\necho {version}\n")
    node.chmod(0o755)
    assert build_page.is_new_enough(node) is enough


def test_a_wheel_with_node_is_asked_for_only_where_there_is_none(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(build_page, "is_built", lambda: False)
    monkeypatch.setattr(build_page, "find_node", lambda: None)
    assert build_page.NODE_WHEEL in backend.get_requires_for_build_wheel()
    monkeypatch.setattr(build_page, "is_built", lambda: True)
    assert build_page.NODE_WHEEL not in backend.get_requires_for_build_wheel()
