"""Lines of talk may be phrases, which every reader has in their own language."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("talk", sa.Column("phrase", sa.String(40)))


def downgrade() -> None:
    op.execute("DELETE FROM talk WHERE phrase IS NOT NULL")  # earlier versions have no words for them
    op.drop_column("talk", "phrase")
