"""The tables of the database. `migrations/` builds them; a test compares the two."""

from __future__ import annotations

from typing import Any

from sqlalchemy import (
    JSON,
    Boolean,
    Column,
    Float,
    ForeignKey,
    Index,
    Integer,
    MetaData,
    String,
    Table,
    Text,
    false,
    text,
)

metadata = MetaData()


def _where(condition: str) -> dict[str, Any]:
    """An index of some rows only."""
    return {"sqlite_where": text(condition), "postgresql_where": text(condition)}


guest = Table(
    "guest",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("name", String(64), nullable=False),
    Column("made", Float, nullable=False),
    #: When they were last here, give or take a day.
    Column("seen", Float, nullable=False, server_default="0"),
    #: How many personal links are not good any more.
    Column("links", Integer, nullable=False, server_default="0"),
    Index("guest_seen", "seen"),
)

#: A table people sit at. `version` grows with every change of what is settled; two changes of one version collide.
sitting = Table(
    "sitting",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("version", Integer, nullable=False),
    Column("game", String(64), nullable=False),
    Column("rules", String(64), nullable=False),
    Column("options", JSON, nullable=False),
    Column("data", Text),
    Column("position", JSON(none_as_null=True)),
    Column("private", Boolean, nullable=False),
    Column("host", String(32), nullable=False),
    Column("clock", String(16), nullable=False),
    Column("minutes", Float, nullable=False),
    Column("increment", Float, nullable=False),
    Column("reaction", Float, nullable=False, server_default="10"),
    Column("seed", Text, nullable=False),
    Column("secret", Text),
    Column("day", String(10)),
    #: How people are taught here: `lesson`, `coach`.
    Column("taught", String(8)),
    Column("made", Float, nullable=False),
    Column("started", Float),
    Column("rematch", String(32)),
    Column("undo_by", Integer),
    Column("undo_at", Integer),
    Column("undo_allowed", JSON, nullable=False),
    Column("unwelcome", JSON, nullable=False),
    Column("muted", JSON, nullable=False, server_default="[]"),
    # What the choices have led to: written together with them, never with the rest.
    Column("over", Float),
    Column("due", Float),
    Column("waiting", Integer, nullable=False),
    Column("touched", Float, nullable=False),
    # Most choices change neither: a table that is played at is not in the one, and without clock and bots in neither.
    Index("sitting_due", "due", **_where("due IS NOT NULL")),
    Index("sitting_host", "host"),
    Index("sitting_open", "private", "touched", **_where("started IS NULL")),
)

seat = Table(
    "seat",
    metadata,
    Column("sitting", String(32), ForeignKey("sitting.id", ondelete="CASCADE"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("guest", String(32), index=True),
    Column("name", String(64)),
    Column("extra", Boolean, nullable=False, server_default=false()),
    Column("bot", String(32)),
    Column("ready", Boolean, nullable=False),
    Column("stand_in", String(32)),
    #: What this seat has mixed into the deal.
    Column("number", String(64), nullable=False, server_default=""),
)

#: The truth of a match. A row without an option takes that seat's last choice back.
choice = Table(
    "choice",
    metadata,
    Column("match_id", String(32), ForeignKey("sitting.id", ondelete="CASCADE"), primary_key=True),
    Column("n", Integer, primary_key=True),
    Column("seat", Integer, nullable=False),
    Column("option", Text),
    Column("at", Float, nullable=False),
)

chat = Table(
    "chat",
    metadata,
    Column("sitting", String(32), ForeignKey("sitting.id", ondelete="CASCADE"), primary_key=True),
    Column("n", Integer, primary_key=True),
    #: The guest who said it; nobody if it was a bot, or somebody who is forgotten.
    Column("who", String(32), index=True),
    Column("seat", Integer),
    Column("name", String(64), nullable=False),
    Column("text", Text, nullable=False),
    Column("claim", JSON(none_as_null=True)),
    #: The seats that heard it; everybody did, if there is nothing.
    Column("team", JSON(none_as_null=True)),
    Column("at", Float, nullable=False),
)

#: What lies in front of a seat and is nobody else's business. Two changes of one version collide.
desk = Table(
    "desk",
    metadata,
    Column("sitting", String(32), ForeignKey("sitting.id", ondelete="CASCADE"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("version", Integer, nullable=False),
    Column("content", JSON, nullable=False),
)

#: How a match looked to everybody when its table was last put away, after so many rows: all that can be shown of it
#: should its rules be gone one day.
look = Table(
    "look",
    metadata,
    Column("sitting", String(32), ForeignKey("sitting.id", ondelete="CASCADE"), primary_key=True),
    Column("rows", Integer, nullable=False),
    Column("seen", JSON, nullable=False),
)

#: What is known about how everybody stood in a match that is over (`undercover.bots.study`).
study = Table(
    "study",
    metadata,
    Column("sitting", String(32), ForeignKey("sitting.id", ondelete="CASCADE"), primary_key=True),
    Column("content", JSON, nullable=False),
)

#: The deal of the day: one try of each guest, at which table, and what became of it. A try outlives its table.
daily = Table(
    "daily",
    metadata,
    Column("game", String(64), primary_key=True),
    Column("day", String(10), primary_key=True),
    Column("guest", String(32), primary_key=True),
    Column("sitting", String(32), nullable=False, index=True),
    Column("won", Boolean),
    Column("score", Integer),
)

#: Which server processes run, and who is connected to which table through them.
process = Table(
    "process",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("alive", Float, nullable=False),
)

presence = Table(
    "presence",
    metadata,
    Column("sitting", String(32), ForeignKey("sitting.id", ondelete="CASCADE"), primary_key=True),
    Column("process", String(32), ForeignKey("process.id", ondelete="CASCADE"), primary_key=True),
    Column("who", String(32), primary_key=True),
    Column("name", String(64)),
)

#: Since when somebody who sits at a table, or is its host, is not connected to it.
absence = Table(
    "absence",
    metadata,
    Column("sitting", String(32), ForeignKey("sitting.id", ondelete="CASCADE"), primary_key=True),
    Column("who", String(32), primary_key=True),
    Column("since", Float, nullable=False),
)

#: What somebody wants the operator to know, with what was said last at the table. It outlives the table.
report = Table(
    "report",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("at", Float, nullable=False),
    Column("sitting", String(32), nullable=False),
    Column("by", String(32), nullable=False),
    Column("name", String(64), nullable=False),
    Column("text", Text, nullable=False),
    Column("lines", JSON, nullable=False),
)

#: Times during which no process ran: clocks stood still.
outage = Table(
    "outage",
    metadata,
    Column("began", Float, primary_key=True),
    Column("ended", Float, nullable=False),
)

secret = Table(
    "secret",
    metadata,
    Column("name", String(32), primary_key=True),
    Column("value", Text, nullable=False),
)
