"""The contract with the clients: types, words, pages."""

from __future__ import annotations

import gzip
import json
import re
from pathlib import Path

import pytest

from tests.server.served import Person, serving
from undercover.server import app, pages, refusals, types
from undercover.words import LANGUAGES, Words

ROOT = Path(__file__).parents[2]


def test_the_types_of_the_client_are_current() -> None:
    for path, text in types.files().items():
        current = (ROOT / "web" / "src" / path).read_text(encoding="utf-8")
        assert current == text, f"{path} is stale: run `python -m undercover.server.types web/src`"


def test_every_refusal_in_the_code_is_listed() -> None:
    folder = Path(refusals.__file__).parent
    code = "".join(file.read_text(encoding="utf-8") for file in folder.glob("*.py") if file.name != "refusals.py")
    assert set(re.findall(r'"((?:refused|bye)-[a-z-]+)"', code)) == set(refusals.COMMON)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_refusal_has_its_words(language: str) -> None:
    words = Words(language)
    assert [id for id in refusals.COMMON if not words.has(id)] == []


def test_the_wire_is_described() -> None:
    text = (ROOT / "docs" / "wire.md").read_text(encoding="utf-8")
    for name in re.findall(r"export interface (\w+)", types.files()["wire.ts"]):
        assert name in text, f"docs/wire.md does not mention {name}"


async def test_the_client_is_served_from_the_package(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    built = tmp_path / "static"
    (built / "assets").mkdir(parents=True)
    (built / "index.html").write_text("<title>the client</title>")
    text = "let x = 1;" * 200
    (built / "assets" / "app-1.js").write_text(text)
    (built / "assets" / "app-1.js.gz").write_bytes(gzip.compress(text.encode()))
    monkeypatch.setattr(app, "CLIENT", built)
    monkeypatch.setattr(pages, "CLIENT", built)
    with serving(tmp_path / "undercover.db") as served:
        ana = Person(served.address)
        for path in ("/", "/table/abc", "/replay/abc", "/settings"):
            page = await ana.http.get(path)
            assert page.text == "<title>the client</title>"
            assert page.headers["cache-control"] == "no-cache"
        script = await ana.http.get("/assets/app-1.js")
        assert "immutable" in script.headers["cache-control"]
        assert script.headers["content-encoding"] == "gzip"
        assert "javascript" in script.headers["content-type"]
        assert script.text == text
        plain = await ana.http.get("/assets/app-1.js", headers={"accept-encoding": "identity"})
        assert "content-encoding" not in plain.headers
        assert plain.text == text
        assert (await ana.http.get("/assets/none.js")).status_code == 404
        assert (await ana.http.get("/..%2f..%2fsecrets.txt")).status_code == 404


BUILT = {
    "index.html": {"file": "assets/index-1.js", "imports": ["_lib.js"]},
    "_lib.js": {"file": "assets/lib-1.js"},
    "_frame.js": {"file": "assets/frame-1.js", "imports": ["_lib.js"], "css": ["assets/frame-1.css"]},
    "src/games/agent_avenue/index.ts": {
        "file": "assets/agent_avenue-1.js",
        "imports": ["_lib.js", "_frame.js"],
        "css": ["assets/agent_avenue-1.css"],
    },
    "words:hu": {"file": "assets/_words_hu-1.js"},
    "../src/undercover/games/agent_avenue/words/hu.ftl?words": {"file": "assets/hu-1.js"},
}


async def test_the_page_of_a_table_names_what_it_asks_for(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Each thing once, and nothing that every page names already."""
    built = tmp_path / "static"
    built.mkdir()
    head = '<script src="/assets/index-1.js"></script><link rel="modulepreload" href="/assets/lib-1.js">'
    (built / "index.html").write_text(f"<head>{head}</head>")
    (built / "manifest.json").write_text(json.dumps(BUILT))
    monkeypatch.setattr(app, "CLIENT", built)
    with serving(tmp_path / "undercover.db") as served:
        ana = await Person(served.address, **{"accept-language": "de, hu;q=0.9, en;q=0.5"}).named("Ana")
        for _ in range(2):
            table = await ana.opens()
            page = await ana.http.get(f"/table/{table}")
            assert page.headers["cache-control"] == "no-cache"
            assert re.findall('href="([^"]*)"', page.text) == [
                "/assets/lib-1.js",
                "/assets/frame-1.css",
                "/assets/agent_avenue-1.css",
                "/assets/frame-1.js",
                "/assets/agent_avenue-1.js",
                "/assets/_words_hu-1.js",
                "/assets/hu-1.js",
                "/api/games",
                f"/api/tables/{table}/values",
            ]
        assert (await ana.http.get("/table/nowhere")).text == f"<head>{head}</head>"


async def test_a_packed_copy_is_sent_to_whoever_can_unpack_it(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    built = tmp_path / "static"
    built.mkdir()
    for name in ("index.html", "app.js", "app.js.br", "app.js.gz"):
        (built / name).write_bytes(name.encode())
    monkeypatch.setattr(app, "CLIENT", built)
    with serving(tmp_path / "undercover.db") as served:
        http = Person(served.address).http
        for accepted, coding, sent in (
            ("gzip, br", "br", b"app.js.br"),
            ("gzip", "gzip", b"app.js.gz"),
            ("", "", b"app.js"),
        ):
            async with http.stream("GET", "/app.js", headers={"Accept-Encoding": accepted}) as answer:
                assert answer.headers.get("content-encoding", "") == coding
                assert answer.headers["vary"] == "Accept-Encoding"
                assert "javascript" in answer.headers["content-type"]
                assert b"".join([part async for part in answer.aiter_raw()]) == sent


async def test_without_a_client_the_page_says_how_to_build_it(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(app, "CLIENT", tmp_path)
    with serving(tmp_path / "undercover.db") as served:
        page = await Person(served.address).http.get("/table/abc")
        assert "make play" in page.text
