"""Browser tests: a real server, a real Chromium, people who click."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, expect, sync_playwright

from tests.browser.people import SOON, Person
from tests.browser.served import Served
from undercover.research.camera import CHROMIUM
from undercover.server.pages import CLIENT

FLAGS = (
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
)


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    here = Path(__file__).parent
    for item in items:
        if item.path.is_relative_to(here):
            item.add_marker(pytest.mark.browser)


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    if CHROMIUM is None:
        pytest.skip("there is no Chromium: apt-get install -y chromium")
    if not (CLIENT / "index.html").is_file():
        pytest.fail("the browser client is not built: make web")
    expect.set_options(timeout=SOON)
    with sync_playwright() as playwright:
        running = playwright.chromium.launch(executable_path=CHROMIUM, args=FLAGS)
        yield running
        running.close()


@pytest.fixture(scope="session")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    server = Served(tmp_path_factory.mktemp("browser") / "undercover.db")
    server.start()
    yield server
    server.stop()


@pytest.fixture
def mortal(tmp_path: Path) -> Iterator[Served]:
    """A server of its own, which may be killed."""
    server = Served(tmp_path / "undercover.db")
    server.start()
    yield server
    server.stop()


@pytest.fixture
def someone(browser: Browser, served: Served) -> Iterator[Callable[..., Person]]:
    """`someone("Ana", size=PHONE, language="hu")`: a person with a browser; nothing went wrong in it in the end."""
    everybody: list[Person] = []

    def arrive(name: str, *, address: str = served.address, **how: Any) -> Person:
        person = Person(browser, address, name, **how)
        everybody.append(person)
        return person

    yield arrive
    for person in everybody:
        person.goes_home()
