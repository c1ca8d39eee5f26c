"""The deal of the day."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "daily",
        sa.Column("game", sa.String(64), primary_key=True),
        sa.Column("day", sa.String(10), primary_key=True),
        sa.Column("guest", sa.String(32), primary_key=True),
        sa.Column("sitting", sa.String(32), nullable=False, index=True),
        sa.Column("won", sa.Boolean),
        sa.Column("score", sa.Integer),
    )


def downgrade() -> None:
    op.drop_table("daily")
