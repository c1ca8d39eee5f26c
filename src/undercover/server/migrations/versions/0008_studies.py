"""Matches that are over, looked at again."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "study",
        sa.Column("sitting", sa.String(32), sa.ForeignKey("sitting.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("content", sa.JSON, nullable=False),
    )


def downgrade() -> None:
    op.drop_table("study")
