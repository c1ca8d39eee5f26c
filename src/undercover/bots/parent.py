"""Processes in which bots think or play go with whoever began them."""

from __future__ import annotations

import multiprocessing
import os
import threading
from collections.abc import Callable


def go_with_the_parent(leave: Callable[[], object] = lambda: os._exit(0)) -> None:
    """From now on this process leaves when its parent has gone, however that came about."""
    threading.Thread(target=_leave_after_the_parent, args=(leave,), daemon=True).start()


def _leave_after_the_parent(leave: Callable[[], object]) -> None:
    parent = multiprocessing.parent_process()
    if parent is not None:
        parent.join()
        leave()
