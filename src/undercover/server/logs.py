"""Structured logs: one line of JSON for each event. Ids of tables and guests open doors, so only marks appear."""

from __future__ import annotations

import json
import logging
from datetime import UTC, datetime
from hashlib import sha256
from typing import Any

_log = logging.getLogger("undercover.server")


class OneLine(logging.Formatter):
    def format(self, record: logging.LogRecord) -> str:
        line: dict[str, Any] = {
            "at": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname.lower(),
            "event": record.getMessage(),
            **getattr(record, "fields", {}),
        }
        if record.exc_info and record.exc_info[0]:
            line["trouble"] = self._where(record)
        return json.dumps(line, ensure_ascii=False, default=str)

    def _where(self, record: logging.LogRecord) -> str:
        """Where it went wrong, without the values: those may be secret."""
        assert record.exc_info
        kind, _, trace = record.exc_info
        while trace and trace.tb_next:
            trace = trace.tb_next
        place = f"{trace.tb_frame.f_code.co_filename}:{trace.tb_lineno}" if trace else "?"
        return f"{kind.__name__ if kind else '?'} in {place}"


def note(event: str, **fields: Any) -> None:
    _log.info(event, extra={"fields": fields})


def trouble(event: str, **fields: Any) -> None:
    """Something of our own went wrong; call it where the exception is caught."""
    _log.error(event, exc_info=True, extra={"fields": fields})


def mark(id: str) -> str:
    """A short mark by which the lines about one table or guest can be found together."""
    return sha256(id.encode()).hexdigest()[:8]


def to_stderr() -> None:
    """Whatever anybody in this process logs, asyncio included, is one line of JSON."""
    out = logging.StreamHandler()
    out.setFormatter(OneLine())
    logging.captureWarnings(True)
    everything = logging.getLogger()
    everything.handlers = [out]
    everything.setLevel(logging.WARNING)
    for name, level in (("undercover.server", logging.INFO), ("uvicorn", logging.WARNING), ("alembic", logging.ERROR)):
        logger = logging.getLogger(name)
        logger.handlers = []
        logger.setLevel(level)
        logger.propagate = True
