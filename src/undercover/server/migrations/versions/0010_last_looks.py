"""How matches looked to everybody when their tables were last put away."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0010"
down_revision = "0009"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "look",
        sa.Column("sitting", sa.String(32), sa.ForeignKey("sitting.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("rows", sa.Integer, nullable=False),
        sa.Column("seen", sa.JSON, nullable=False),
    )


def downgrade() -> None:
    op.drop_table("look")
