"""The first tables."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "guest",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("name", sa.String(64), nullable=False),
        sa.Column("made", sa.Float, nullable=False),
    )
    op.create_table(
        "sitting",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("version", sa.Integer, nullable=False),
        sa.Column("game", sa.String(64), nullable=False),
        sa.Column("rules", sa.String(64), nullable=False),
        sa.Column("options", sa.JSON, nullable=False),
        sa.Column("data", sa.Text),
        sa.Column("position", sa.JSON),
        sa.Column("private", sa.Boolean, nullable=False),
        sa.Column("host", sa.String(32), nullable=False),
        sa.Column("clock", sa.String(16), nullable=False),
        sa.Column("minutes", sa.Float, nullable=False),
        sa.Column("increment", sa.Float, nullable=False),
        sa.Column("seed", sa.Text, nullable=False),
        sa.Column("nonce", sa.Text),
        sa.Column("made", sa.Float, nullable=False),
        sa.Column("started", sa.Float),
        sa.Column("rematch", sa.String(32)),
        sa.Column("undo_by", sa.Integer),
        sa.Column("undo_at", sa.Integer),
        sa.Column("undo_allowed", sa.JSON, nullable=False),
        sa.Column("unwelcome", sa.JSON, nullable=False),
        sa.Column("over", sa.Float),
        sa.Column("due", sa.Float),
        sa.Column("waiting", sa.Integer, nullable=False),
        sa.Column("touched", sa.Float, nullable=False),
    )
    op.create_index("sitting_due", "sitting", ["due"])
    op.create_index("sitting_open", "sitting", ["private", "started", "touched"])
    op.create_table(
        "seat",
        sa.Column("sitting", sa.String(32), sa.ForeignKey("sitting.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True),
        sa.Column("guest", sa.String(32), index=True),
        sa.Column("name", sa.String(64)),
        sa.Column("extra", sa.Boolean, nullable=False, server_default=sa.false()),
        sa.Column("bot", sa.String(32)),
        sa.Column("ready", sa.Boolean, nullable=False),
        sa.Column("stand_in", sa.String(32)),
    )
    op.create_table(
        "choice",
        sa.Column("match_id", sa.String(32), sa.ForeignKey("sitting.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("n", sa.Integer, primary_key=True),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("option", sa.Text),
        sa.Column("at", sa.Float, nullable=False),
    )
    op.create_table(
        "chat",
        sa.Column("sitting", sa.String(32), sa.ForeignKey("sitting.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("n", sa.Integer, primary_key=True),
        sa.Column("seat", sa.Integer),
        sa.Column("name", sa.String(64), nullable=False),
        sa.Column("text", sa.Text, nullable=False),
        sa.Column("at", sa.Float, nullable=False),
    )
    op.create_table(
        "process",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("alive", sa.Float, nullable=False),
    )
    op.create_table(
        "presence",
        sa.Column("sitting", sa.String(32), sa.ForeignKey("sitting.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("process", sa.String(32), sa.ForeignKey("process.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("who", sa.String(32), primary_key=True),
        sa.Column("name", sa.String(64)),
    )
    op.create_table(
        "outage",
        sa.Column("began", sa.Float, primary_key=True),
        sa.Column("ended", sa.Float, nullable=False),
    )
    op.create_table(
        "secret",
        sa.Column("name", sa.String(32), primary_key=True),
        sa.Column("value", sa.Text, nullable=False),
    )


def downgrade() -> None:
    for name in ("secret", "outage", "presence", "process", "chat", "choice", "seat", "sitting", "guest"):
        op.drop_table(name)
