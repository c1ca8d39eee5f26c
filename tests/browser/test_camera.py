"""Environments for research show the real board."""

from __future__ import annotations

import subprocess
import sys

import pytest

from undercover.research.camera import CHROMIUM

TAKE = """
from undercover.research.pettingzoo import env

table = env("agent_avenue", render_mode="rgb_array")
table.reset(seed=3)
first = table.render()
for agent in table.agent_iter(6):
    seen = table.last()[0]
    table.step(int(seen["action_mask"].argmax()))
second = table.render()
assert first.dtype == "uint8" and first.shape == second.shape, (first.shape, second.shape)
assert first.shape[0] > 400 and first.shape[1] > 800 and first.shape[2] == 3, first.shape
assert len({tuple(pixel) for pixel in first[::9, ::9].reshape(-1, 3)}) > 50, "an empty page"
assert (first != second).any()
"""


@pytest.mark.skipif(CHROMIUM is None, reason="there is no Chromium: apt-get install -y chromium")
def test_a_picture_of_the_board() -> None:
    """In a process of its own: Playwright runs here already."""
    subprocess.run([sys.executable, "-W", "ignore", "-c", TAKE], check=True, timeout=120)
