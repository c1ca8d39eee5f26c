"""Bots that think hardly at all, so that tests are fast: what they keep to does not depend on how long they think."""

from __future__ import annotations

import pytest

from undercover.bots import plans
from undercover.bots.plans import Plan

HASTY = Plan(worlds=2, breadth=3, pool=20, depth=2, turns=0, growth=2, endless=2)


@pytest.fixture(autouse=True)
def hasty(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(plans, "PLANS", {})
    monkeypatch.setattr(plans, "USUAL", HASTY)
