"""A word among team-mates: who heard a line."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("chat", sa.Column("team", sa.JSON))


def downgrade() -> None:
    op.drop_column("chat", "team")
