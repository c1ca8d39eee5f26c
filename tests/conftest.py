"""What holds for every test."""

from __future__ import annotations

import pytest


def pytest_configure(config: pytest.Config) -> None:
    """Soaks run only when somebody asks for them: `pytest -m soak`."""
    if not config.option.markexpr:
        config.option.markexpr = "not soak"
