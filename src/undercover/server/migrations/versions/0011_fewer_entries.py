"""Indexes have only the tables that are looked for by them: a choice at any other does not write into them."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0011"
down_revision = "0010"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.drop_index("sitting_due", "sitting")
    op.drop_index("sitting_open", "sitting")
    _create("sitting_due", ["due"], "due IS NOT NULL")
    _create("sitting_open", ["private", "touched"], "started IS NULL")


def _create(name: str, columns: list[str], condition: str) -> None:
    some = sa.text(condition)
    op.create_index(name, "sitting", columns, sqlite_where=some, postgresql_where=some)


def downgrade() -> None:
    op.drop_index("sitting_due", "sitting")
    op.drop_index("sitting_open", "sitting")
    op.create_index("sitting_due", "sitting", ["due"])
    op.create_index("sitting_open", "sitting", ["private", "started", "touched"])
