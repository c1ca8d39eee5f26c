"""Who said a line, whatever they were called then and wherever they sat."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0009"
down_revision = "0008"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("chat", sa.Column("who", sa.String(32)))
    op.create_index("ix_chat_who", "chat", ["who"])
    op.execute(
        "UPDATE chat SET who = (SELECT guest FROM seat WHERE seat.sitting = chat.sitting AND seat.seat = chat.seat)"
    )


def downgrade() -> None:
    op.drop_index("ix_chat_who", "chat")
    op.drop_column("chat", "who")
