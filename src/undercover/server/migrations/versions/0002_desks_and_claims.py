"""Desks, claims, and the time to react."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("sitting", sa.Column("reaction", sa.Float, nullable=False, server_default="10"))
    op.add_column("chat", sa.Column("claim", sa.JSON))
    op.create_table(
        "desk",
        sa.Column("sitting", sa.String(32), sa.ForeignKey("sitting.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True),
        sa.Column("version", sa.Integer, nullable=False),
        sa.Column("content", sa.JSON, nullable=False),
    )


def downgrade() -> None:
    op.drop_table("desk")
    op.drop_column("chat", "claim")
    op.drop_column("sitting", "reaction")
