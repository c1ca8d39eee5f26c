"""Pictures of boards in these tests are the terminal's: tests/browser takes those of the browser."""

from __future__ import annotations

import pytest


@pytest.fixture(autouse=True)
def no_browser(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("undercover.research.camera.CHROMIUM", None)
