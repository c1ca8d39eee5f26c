"""What cannot be done: a message of the common catalogue, sent to whoever asked. Nothing has changed."""

from __future__ import annotations

from typing import Any

from undercover.server.wire import Refused, Words

#: Every message the server sends on its own account; a test checks that the catalogues have them.
COMMON = (
    "bye-asked-to-leave",
    "bye-crowded",
    "bye-forgotten",
    "bye-server-restarts",
    "bye-table-gone",
    "refused-already-started",
    "refused-bad-clock",
    "refused-bad-data",
    "refused-bad-number",
    "refused-bad-option",
    "refused-bad-record",
    "refused-bad-seats",
    "refused-closed",
    "refused-data-shape",
    "refused-game-over",
    "refused-muted",
    "refused-name-empty",
    "refused-name-odd",
    "refused-name-taken",
    "refused-name-too-long",
    "refused-no-advice",
    "refused-no-claim",
    "refused-no-lesson",
    "refused-no-such-seat",
    "refused-no-such-step",
    "refused-no-talk",
    "refused-no-team",
    "refused-nobody",
    "refused-nobody-there",
    "refused-not-away",
    "refused-not-host",
    "refused-not-offered",
    "refused-not-over",
    "refused-not-ready",
    "refused-not-sealed",
    "refused-not-seated",
    "refused-not-started",
    "refused-not-understood",
    "refused-not-your-seat",
    "refused-not-your-turn",
    "refused-nothing-to-undo",
    "refused-one-try",
    "refused-seat-taken",
    "refused-server-trouble",
    "refused-stale",
    "refused-still-waited-for",
    "refused-text-empty",
    "refused-text-too-long",
    "refused-today",
    "refused-too-big",
    "refused-too-fast",
    "refused-too-long-look",
    "refused-too-long-trial",
    "refused-too-many-tables",
    "refused-undo-absent",
    "refused-undo-denied",
    "refused-undo-not-asked",
    "refused-unknown-bot",
    "refused-unknown-game",
    "refused-unknown-option",
    "refused-unknown-table",
)

#: Where HTTP has a word of its own for it.
STATUS = {
    "refused-unknown-table": 404,
    "refused-unknown-game": 404,
    "refused-no-such-step": 404,
    "refused-nobody": 404,
    "refused-closed": 409,
    "refused-not-offered": 409,
    "refused-not-over": 409,
    "refused-today": 409,
    "refused-too-big": 413,
    "refused-too-fast": 429,
    "refused-too-many-tables": 429,
    "refused-server-trouble": 500,
}


class Refusal(Exception):
    def __init__(self, id: str, clause: str = "", **fields: Any) -> None:
        super().__init__(id)
        self.words = Words(id, fields)
        self.clause = clause

    @property
    def news(self) -> Refused:
        return Refused(self.words, self.clause)

    @property
    def status(self) -> int:
        return STATUS.get(self.words.id, 400)
