"""The page that shows the house speaks of rooms that are there."""

from __future__ import annotations

import re
from importlib.util import find_spec
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
PAGE = (ROOT / "docs" / "architecture.md").read_text(encoding="utf-8")
MODULES = sorted(set(re.findall(r"`(undercover(?:\.\w+)+)`", PAGE)))


def test_it_names_the_rooms() -> None:
    folders = {file.name for file in (ROOT / "src" / "undercover").iterdir() if any(file.glob("*.py"))}
    assert folders <= {name.split(".")[1] for name in MODULES}


@pytest.mark.parametrize("name", MODULES)
def test_every_module_it_names_exists(name: str) -> None:
    assert find_spec(name) is not None


@pytest.mark.parametrize("path", sorted(set(re.findall(r"`((?:tests|web|docs|bench|tools)/[\w./-]*)`", PAGE))))
def test_every_file_it_names_exists(path: str) -> None:
    assert (ROOT / path).exists()


@pytest.mark.parametrize("path", sorted(set(re.findall(r"\]\(([\w./-]+\.md)\)", PAGE))))
def test_every_link_leads_somewhere(path: str) -> None:
    assert (ROOT / "docs" / path).exists()
