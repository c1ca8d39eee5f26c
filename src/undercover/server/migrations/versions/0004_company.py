"""Who is away since when, who is muted, reports; personal links that end, and guests nobody has seen for long."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "absence",
        sa.Column("sitting", sa.String(32), sa.ForeignKey("sitting.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("who", sa.String(32), primary_key=True),
        sa.Column("since", sa.Float, nullable=False),
    )
    op.create_table(
        "report",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("at", sa.Float, nullable=False),
        sa.Column("sitting", sa.String(32), nullable=False),
        sa.Column("by", sa.String(32), nullable=False),
        sa.Column("name", sa.String(64), nullable=False),
        sa.Column("text", sa.Text, nullable=False),
        sa.Column("lines", sa.JSON, nullable=False),
    )
    op.add_column("sitting", sa.Column("muted", sa.JSON, nullable=False, server_default="[]"))
    op.add_column("guest", sa.Column("seen", sa.Float, nullable=False, server_default="0"))
    op.add_column("guest", sa.Column("links", sa.Integer, nullable=False, server_default="0"))
    op.execute("UPDATE guest SET seen = made")
    op.create_index("guest_seen", "guest", ["seen"])
    op.create_index("sitting_host", "sitting", ["host"])


def downgrade() -> None:
    op.drop_index("sitting_host", "sitting")
    op.drop_index("guest_seen", "guest")
    op.drop_column("guest", "links")
    op.drop_column("guest", "seen")
    op.drop_column("sitting", "muted")
    op.drop_table("report")
    op.drop_table("absence")
