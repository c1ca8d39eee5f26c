"""What holds for every test."""

from __future__ import annotations

import pytest

from tests.plugged import Environment


def pytest_configure(config: pytest.Config) -> None:
    """Soaks run only when somebody asks for them: `pytest -m soak`."""
    if not config.option.markexpr:
        config.option.markexpr = "not soak"


@pytest.fixture(scope="session")
def plugged(tmp_path_factory: pytest.TempPathFactory) -> Environment:
    """Where Number Duel is installed."""
    return Environment(tmp_path_factory.mktemp("plugged") / "environment")
