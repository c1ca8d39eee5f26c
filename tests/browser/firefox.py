"""A Firefox, spoken to over WebDriver BiDi: it needs no driver, only a socket."""

from __future__ import annotations

import json
import re
import subprocess
import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from itertools import count
from pathlib import Path
from typing import Any

from websockets.sync.client import ClientConnection, connect

SOON = 60.0
LISTENS = re.compile(r"WebDriver BiDi listening on (ws://\S+)")
#: No first page, no reports, nothing fetched from elsewhere.
QUIET = {
    "app.update.enabled": False,
    "app.normandy.enabled": False,
    "browser.aboutwelcome.enabled": False,
    "browser.newtabpage.enabled": False,
    "browser.startup.page": 0,
    "datareporting.policy.dataSubmissionEnabled": False,
    "network.captive-portal-service.enabled": False,
    "network.connectivity-service.enabled": False,
    "services.settings.server": "data:,",
    "toolkit.telemetry.enabled": False,
}


@contextmanager
def started(program: str, folder: Path, size: tuple[int, int]) -> Iterator[Firefox]:
    """A Firefox with a profile of its own in this folder."""
    preferences = [f"user_pref({json.dumps(name)}, {json.dumps(value)});" for name, value in QUIET.items()]
    (folder / "user.js").write_text("\n".join(preferences))
    command = [program, "--headless", "--no-remote", "--profile", str(folder), "--remote-debugging-port", "0"]
    with (folder / "firefox.log").open("wb") as log, subprocess.Popen(command, stdout=log, stderr=log) as process:
        try:
            with connect(f"{_address(process, folder)}/session", max_size=None, compression=None) as socket:
                yield Firefox(socket, size)
        finally:
            process.terminate()


def _address(process: subprocess.Popen[bytes], folder: Path) -> str:
    log, deadline = folder / "firefox.log", time.monotonic() + SOON
    while not (found := LISTENS.search(log.read_text())):
        assert process.poll() is None, log.read_text()
        assert time.monotonic() < deadline, log.read_text()
        time.sleep(0.05)
    return found[1]


class Firefox:
    """Its one window; what the console says is kept."""

    def __init__(self, socket: ClientConnection, size: tuple[int, int]) -> None:
        self._socket = socket
        self._numbers = count(1)
        self.said: list[str] = []
        self.asks("session.new", capabilities={})
        self.asks("session.subscribe", events=["log.entryAdded"])
        self._window = self.asks("browsingContext.getTree")["contexts"][0]["context"]
        self.asks("browsingContext.setViewport", context=self._window, viewport={"width": size[0], "height": size[1]})

    def asks(self, method: str, **parameters: Any) -> Any:
        """A command and its answer; whatever else is said meanwhile is noted."""
        number = next(self._numbers)
        self._socket.send(json.dumps({"id": number, "method": method, "params": parameters}))
        while True:
            heard = json.loads(self._socket.recv(SOON))
            if heard.get("method") == "log.entryAdded":
                self.said.append(f"{heard['params']['level']}: {heard['params']['text']}")
            if heard.get("id") == number:
                assert heard["type"] == "success", heard
                return heard["result"]

    def prepares(self, script: str) -> None:
        """What runs before the scripts of every page of a server; before the first there is one without an address."""
        guarded = f"if (location.protocol.startsWith('http')) {{ {script} }}"
        self.asks("script.addPreloadScript", functionDeclaration=f"() => {{ {guarded} }}")

    def visits(self, address: str) -> None:
        self.asks("browsingContext.navigate", context=self._window, url=address, wait="complete")

    def finds(self, function: str, *given: Any) -> Any:
        """What a function of the page says, as JSON would."""
        called = f"(async () => JSON.stringify(await ({function})(...{json.dumps(given)})))()"
        answer = self.asks("script.evaluate", expression=called, target={"context": self._window}, awaitPromise=True)
        assert answer["type"] == "success", answer
        text = answer["result"].get("value")
        return None if text is None else json.loads(text)

    def heard(self) -> list[str]:
        """What the console has said since this was asked last."""
        said, self.said = self.said, []
        return said

    def clicks(self, place: Sequence[float]) -> None:
        """With the mouse, which then goes away again: nothing is explained because of it."""
        x, y = map(round, place)
        mouse = [
            {"type": "pointerMove", "x": x, "y": y},
            {"type": "pointerDown", "button": 0},
            {"type": "pointerUp", "button": 0},
            {"type": "pointerMove", "x": 0, "y": 0},
        ]
        source = {"type": "pointer", "id": "mouse", "parameters": {"pointerType": "mouse"}, "actions": mouse}
        self.asks("input.performActions", context=self._window, actions=[source])
