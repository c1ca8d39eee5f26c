"""First games, and matches with a coach."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("sitting", sa.Column("taught", sa.String(8)))


def downgrade() -> None:
    op.drop_column("sitting", "taught")
