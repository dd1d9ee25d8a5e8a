"""Cookies are sealed with a key, older ones are exchanged once, and devices that came by a link are known."""

from __future__ import annotations

from secrets import token_hex

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"
branch_labels = None
depends_on = None

KEYS = sa.table("keys", sa.column("name"), sa.column("value"))


def upgrade() -> None:
    op.add_column("holders", sa.Column("linked", sa.Boolean, nullable=False, server_default=sa.false()))
    op.create_table(
        "exchanges",
        sa.Column("old", sa.String(64), primary_key=True),
        sa.Column("at", sa.Float, nullable=False),
    )
    op.execute(KEYS.insert().values(name="cookies", value=token_hex(32)))


def downgrade() -> None:
    op.execute(KEYS.delete().where(KEYS.c.name == "cookies"))
    op.drop_table("exchanges")
    op.drop_column("holders", "linked")
