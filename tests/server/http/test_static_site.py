"""What is the same for everybody is made once, and answered from memory."""

from __future__ import annotations

import asyncio
import gzip
import threading
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any, NamedTuple

import httpx
import msgspec
import pytest

from tests.server.local import Local
from tests.server.served import Served
from trireme.games import GAMES
from trireme.kit.content.rulebook import LANGUAGES
from trireme.server.http import static_site
from trireme.server.http.static_response import FOR_EVER, PIECE, StaticResponse
from trireme.server.http.static_site import MadeOnDemand, StaticSite, pages_in_advance
from trireme.server.lobby.reference import rulebook_of, words_of
from trireme.server.wire.http_bodies import Me

LONG = b"The same words again and again. " * 100
RULEBOOK = "/api/rulebook/peloponnes"


class Answer(NamedTuple):
    status: int
    headers: dict[str, str]
    body: bytes
    pieces: int

    @property
    def text(self) -> bytes:
        return gzip.decompress(self.body) if "content-encoding" in self.headers else self.body


async def ask(app: Any, path: str, method: str = "GET", query: str = "", **headers: str) -> Answer:
    """Ask an ASGI application or a response; underscores in names of headers are hyphens."""
    named = [(name.replace("_", "-").encode(), value.encode()) for name, value in headers.items()]
    scope = {"type": "http", "method": method, "path": path, "query_string": query.encode(), "headers": named}
    sent: list[Any] = []

    async def send(message: Any) -> None:
        sent.append(message)

    await (app.send(scope, send) if isinstance(app, StaticResponse) else app(scope, None, send))
    start, *pieces = sent
    found = {name.decode(): value.decode() for name, value in start["headers"]}
    assert [piece["more_body"] for piece in pieces] == [*[True] * (len(pieces) - 1), False]
    return Answer(start["status"], found, b"".join(piece["body"] for piece in pieces), len(pieces))


class Framework:
    """Stands for all that is behind the site, and notes what comes to it."""

    def __init__(self) -> None:
        self.asked: list[tuple[str, str]] = []

    async def __call__(self, scope: Any, _: Any, send: Any) -> None:
        self.asked.append((scope["method"], scope["path"]))
        await send({"type": "http.response.start", "status": 404, "headers": []})
        await send({"type": "http.response.body", "body": b"", "more_body": False})


@pytest.fixture
def page(tmp_path: Path) -> Path:
    folder = tmp_path / "page"
    (folder / "assets").mkdir(parents=True)
    (folder / "index.html").write_bytes(LONG)
    (folder / "assets" / "index-1a2b.js").write_bytes(LONG)
    (folder / "assets" / "face.woff2").write_bytes(gzip.compress(LONG))
    return folder


def site_of(local: Local, page: Path) -> tuple[StaticSite, Framework]:
    framework = Framework()
    site = StaticSite(framework)
    site.open(pages_in_advance(page), local.catalogue)
    return site, framework


def everything(local: Local) -> list[str]:
    words = [f"/api/games/{game}/words/{language}" for game in GAMES for language in LANGUAGES]
    contents = [f"/api/content/{offer.content}" for offer in local.catalogue.body.games]
    files = ["/", "/index.html", "/assets/index-1a2b.js", "/assets/face.woff2"]
    return ["/api/catalogue", *(f"/api/rulebook/{game}" for game in GAMES), *words, *contents, *files]


@pytest.mark.point(29, 3)
async def test_nothing_is_worked_out_for_an_answer_that_is_the_same_for_all(
    sqlite_server: Local, page: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    site, framework = site_of(sqlite_server, page)
    expected = {
        RULEBOOK: rulebook_of("peloponnes"),
        "/api/games/cyclades/words/fr": words_of("cyclades", "fr", None),
        "/api/catalogue": sqlite_server.catalogue.body,
    }
    for name in ("rulebook_of", "words_of", "components_of", "in_json"):
        monkeypatch.delattr(static_site, name)
    for path in everything(sqlite_server):
        answer = await ask(site, path, accept_encoding="gzip, br")
        assert answer.status == 200, path
        if path in expected:
            assert answer.text == msgspec.json.encode(expected[path])
        again = await ask(site, path, accept_encoding="gzip, br", if_none_match=answer.headers["etag"])
        assert (again.status, again.body) == (304, b"")
    assert framework.asked == []


async def test_what_is_not_known_goes_on_to_the_framework(sqlite_server: Local, page: Path) -> None:
    site, framework = site_of(sqlite_server, page)
    strange = [
        "/api/rulebook/chess", "/api/games/chess/words/fr", "/api/games/cyclades/words/de", "/api/me", "/nothing",
        "/api/content/" + "0" * 64, "/assets/../index.html",
    ]  # fmt: skip
    for path in strange:
        assert (await ask(site, path, query="modules=sea")).status == 404
    assert (await ask(site, "/api/games/cyclades/words/en", query="modules=" + "x" * 1000)).status == 404
    assert (await ask(site, RULEBOOK, "POST")).status == 404
    assert (await ask(site, "/api/rulebook/chess", "HEAD")).status == 404
    asked = [*(("GET", path) for path in strange), ("GET", "/api/games/cyclades/words/en"), ("POST", RULEBOOK)]
    assert framework.asked == [*asked, ("GET", "/api/rulebook/chess")]
    assert len(site.contents) == 0


async def test_the_words_of_some_modules_are_made_in_a_thread_once(
    sqlite_server: Local, page: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    made: list[tuple[bool, Sequence[str] | None]] = []

    def seen(game: str, language: str, modules: Sequence[str] | None) -> Any:
        made.append((threading.current_thread() is threading.main_thread(), modules))
        return words_of(game, language, modules)

    site, framework = site_of(sqlite_server, page)
    monkeypatch.setattr(static_site, "words_of", seen)
    path = "/api/games/peloponnes/words/fr"
    ways = ["modules=six,sea", "modules=sea,six", "x=1&modules=sea%2Csix,sea,chess", "modules=six,sea"]
    answers = await asyncio.gather(*(ask(site, path, query=query) for query in ways))
    assert {answer.text for answer in answers} == {msgspec.json.encode(words_of("peloponnes", "fr", ["sea", "six"]))}
    assert made == [(False, ("sea", "six"))]
    base = await ask(site, path, query="modules=")
    assert base.text == msgspec.json.encode(words_of("peloponnes", "fr", []))
    assert (await ask(site, path, query="y=2")).text == msgspec.json.encode(words_of("peloponnes", "fr", None))
    assert framework.asked == []


async def test_no_more_answers_are_kept_than_there_is_room_for() -> None:
    made: list[int] = []
    kept = MadeOnDemand(most=3)

    async def get(number: int) -> StaticResponse:
        async def make() -> StaticResponse:
            made.append(number)
            return StaticResponse(b"%d" % number, "text/plain")

        return await kept.get(number, make)

    async def fail() -> StaticResponse:
        raise LookupError

    for number in (1, 2, 3, 1, 4, 1):
        assert (await get(number)).plain.body == b"%d" % number
    assert (made, len(kept)) == ([1, 2, 3, 4], 3)
    with pytest.raises(LookupError):
        await kept.get(5, fail)
    assert len(kept) == 3, "one that cannot be made pushes nothing out"
    await get(2)
    assert made == [1, 2, 3, 4, 2], "the one not used for longest was dropped"


async def test_an_answer_that_changes_while_it_is_made_is_not_kept() -> None:
    kept, texts, go_on = MadeOnDemand(), [b"old", b"new"], asyncio.Event()

    async def make() -> StaticResponse:
        text = texts.pop(0)
        await go_on.wait()
        return StaticResponse(text, "text/plain")

    first = asyncio.create_task(kept.get("x", make))
    await asyncio.sleep(0)
    await asyncio.sleep(0)
    kept.forget("x")
    go_on.set()
    assert (await first).plain.body == b"old"
    assert (await kept.get("x", make)).plain.body == b"new"


async def test_components_of_a_stored_game_are_read_once_until_they_are_written_anew(
    sqlite_server: Local, page: Path
) -> None:
    site, framework = site_of(sqlite_server, page)
    content = (await sqlite_server.lobby.info(await sqlite_server.table(Me(), Me()), None)).content
    assert content not in sqlite_server.catalogue.printed
    reads: list[str] = []
    read = sqlite_server.store.components

    async def counted(hash: str) -> Any:
        reads.append(hash)
        return await read(hash)

    sqlite_server.store.components = counted  # type: ignore[method-assign]  # to look on
    path = f"/api/content/{content}"
    first = await ask(site, path, accept_encoding="gzip")
    assert first.text == msgspec.json.encode(await sqlite_server.catalogue.components(content))
    reads.clear()
    assert await ask(site, path, accept_encoding="gzip") == first
    assert reads == []
    await sqlite_server.table(Me(), Me())
    assert await ask(site, path, accept_encoding="gzip") == first, "the name changes with the content only"
    assert reads == [content]
    assert framework.asked == []


@pytest.mark.parametrize(
    ("accepted", "packed"),
    [
        ("gzip", True), ("br, gzip;q=0.5", True), ("*", True), ("identity, *;q=0.1", True), ("deflate , gzip", True),
        ("", False), ("br", False), ("gzip;q=0", False), ("gzip; q=0.0, br", False), ("notgzip", False),
    ],
)  # fmt: skip
def test_a_body_is_packed_for_whoever_takes_it(accepted: str, packed: bool) -> None:
    answer = asyncio.run(ask(StaticResponse(LONG, "text/plain"), "/", accept_encoding=accepted))
    assert answer.text == LONG
    assert answer.headers.get("content-encoding") == ("gzip" if packed else None)
    assert answer.headers["vary"] == "accept-encoding"
    assert answer.headers["content-length"] == str(len(answer.body))
    assert answer.headers["cache-control"] == "no-cache"


def test_each_form_of_a_body_has_a_strong_name_that_follows_from_its_content() -> None:
    def name(body: bytes, accepted: str) -> str:
        return asyncio.run(ask(StaticResponse(body, "text/plain"), "/", accept_encoding=accepted)).headers["etag"]

    names = [name(LONG, ""), name(LONG, "gzip"), name(LONG + b"!", ""), name(LONG + b"!", "gzip")]
    assert len(set(names)) == 4
    assert [name(LONG, ""), name(LONG, "gzip")] == names[:2]
    assert all(each.startswith('"') and each.endswith('"') for each in names)


@pytest.mark.parametrize("known", ["{}", "W/{}", '"other", {}', '"other",W/{} , "more"', "*"])
def test_whoever_has_the_content_is_told_so(known: str) -> None:
    response = StaticResponse(LONG, "text/plain", FOR_EVER)
    for accepted in ("", "gzip"):
        whole = asyncio.run(ask(response, "/", accept_encoding=accepted)).headers
        for method in ("GET", "HEAD"):
            given = known.format(whole["etag"])
            again = asyncio.run(ask(response, "/", method, accept_encoding=accepted, if_none_match=given))
            assert (again.status, again.body) == (304, b"")
            assert again.headers == {name: whole[name] for name in ("etag", "cache-control", "vary")}


@pytest.mark.parametrize("known", ['"other"', "", "W/"])
def test_whoever_has_another_content_gets_this_one(known: str) -> None:
    answer = asyncio.run(ask(StaticResponse(LONG, "text/plain"), "/", if_none_match=known))
    assert (answer.status, answer.body) == (200, LONG)


def test_a_head_has_all_but_the_body_and_a_long_body_comes_in_pieces() -> None:
    body = bytes(range(256)) * (PIECE // 128)
    response = StaticResponse(body, "image/png")
    whole, head = (asyncio.run(ask(response, "/", method)) for method in ("GET", "HEAD"))
    assert (whole.body, whole.pieces, head.body) == (body, 2, b"")
    assert head.headers == whole.headers


def test_what_is_packed_already_is_sent_as_it_is() -> None:
    answer = asyncio.run(ask(StaticResponse(gzip.compress(LONG), "font/woff2"), "/", accept_encoding="gzip"))
    assert not {"content-encoding", "vary"} & set(answer.headers)


@pytest.fixture(scope="module")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    with Served(tmp_path_factory.mktemp("served")) as served:
        yield served


SAME_FOR_ALL = (
    "/", "/api/catalogue", RULEBOOK, "/api/games/cyclades/words/fr", "/api/games/cyclades/words/en?modules=hades",
    "/api/openapi", "/api/openapi/openapi.json",
)  # fmt: skip


@pytest.mark.slow
@pytest.mark.point(29, 3)
@pytest.mark.parametrize("path", SAME_FOR_ALL)
def test_a_server_answers_with_a_name_and_then_that_nothing_has_changed(served: Served, path: str) -> None:
    with served.browser() as browser:
        first = browser.get(path)
        assert (first.status_code, first.headers["cache-control"]) == (200, "no-cache")
        assert first.headers["vary"].lower() == "accept-encoding"
        again = browser.get(path, headers={"if-none-match": first.headers["etag"]})
        assert (again.status_code, again.content) == (304, b"")
        plain = browser.get(path, headers={"accept-encoding": "identity"})
        assert (plain.content, "content-encoding" in plain.headers) == (first.content, False)
        head = browser.head(path)
        assert (head.status_code, head.content, head.headers["etag"]) == (200, b"", first.headers["etag"])
        for answer in (first, again, plain, head):
            assert "default-src 'none'" in answer.headers["content-security-policy"]
            assert answer.headers["x-content-type-options"] == "nosniff"
            assert answer.headers.get_list("cache-control") == ["no-cache"]
            assert "set-cookie" not in answer.headers


@pytest.mark.slow
@pytest.mark.parametrize("path", ["//api//rulebook/peloponnes", f"{RULEBOOK}/", f"{RULEBOOK}///?x"])
def test_a_path_is_known_however_many_slashes_it_has(served: Served, path: str) -> None:
    with served.browser() as browser:
        assert browser.get(f"{served.address}{path}").headers["etag"] == browser.get(RULEBOOK).headers["etag"]


@pytest.mark.slow
def test_mistakes_are_still_answered_in_words(served: Served) -> None:
    with served.browser() as browser:
        for path, key in (
            ("/api/rulebook/chess", "no-game"),
            ("/api/games/chess/words/fr?modules=sea", "no-game"),
            ("/api/games/cyclades/words/de", "no-language"),
            ("/api/content/" + "0" * 64, "no-components"),
            ("/assets/nothing.js", "no-page"),
        ):
            answer = browser.get(path)
            assert (answer.status_code, answer.json()["key"]) == (404, key)
            assert "immutable" not in answer.headers["cache-control"]
            head = browser.head(path)
            assert (head.status_code, head.content) == (404, b"")
        long = browser.get("/api/games/cyclades/words/fr?modules=" + "x" * 500)
        assert (long.status_code, long.json()["key"]) == (400, "part-wrong")


@pytest.mark.slow
def test_names_are_the_same_after_a_restart(served: Served, tmp_path: Path) -> None:
    def names(browser: httpx.Client) -> list[str]:
        return [browser.get(path).headers["etag"] for path in SAME_FOR_ALL]

    with served.browser() as browser, Served(tmp_path) as other, other.browser() as again:
        assert names(browser) == names(again)
