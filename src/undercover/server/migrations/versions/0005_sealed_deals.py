"""Sealed deals: a secret of the table, a number of every seat; the day whose deal a table plays."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.execute("ALTER TABLE sitting RENAME COLUMN nonce TO secret")
    # What was dealt, or was to be dealt, from a plain number is not sealed.
    op.execute("UPDATE sitting SET secret = NULL")
    op.add_column("sitting", sa.Column("day", sa.String(10)))
    op.add_column("seat", sa.Column("number", sa.String(64), nullable=False, server_default=""))


def downgrade() -> None:
    op.drop_column("seat", "number")
    op.drop_column("sitting", "day")
    op.execute("ALTER TABLE sitting RENAME COLUMN secret TO nonce")
