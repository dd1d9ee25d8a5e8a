"""The first tables."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "tables",
        sa.Column("id", sa.String(40), primary_key=True),
        sa.Column("game", sa.String(40), nullable=False),
        sa.Column("rules", sa.String(40), nullable=False),
        sa.Column("owner", sa.String(64), nullable=False),
        sa.Column("status", sa.String(10), nullable=False),
        sa.Column("public", sa.Boolean, nullable=False),
        sa.Column("terms", sa.Text, nullable=False),
        sa.Column("made", sa.Float, nullable=False),
        sa.Column("changed", sa.Float, nullable=False),
        sa.Column("key", sa.String(64), nullable=False),
        sa.Column("salt", sa.String(64), nullable=False),
        sa.Column("origin", sa.Text),
        sa.Column("result", sa.Text),
        sa.Column("successor", sa.String(40)),
        sa.Column("due", sa.Float),
    )
    op.create_index("ix_tables_public", "tables", ["public", "status", "made"])
    op.create_index("ix_tables_due", "tables", ["due"])
    op.create_table(
        "seats",
        _table_id(primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("kind", sa.String(10), nullable=False),
        sa.Column("name", sa.String(80), nullable=False),
        sa.Column("bot", sa.String(120), nullable=False),
        sa.Column("entropy", sa.String(128), nullable=False),
    )
    op.create_table(
        "holders",
        _table_id(primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("holder", sa.String(64), primary_key=True),
    )
    op.create_index("ix_holders_holder", "holders", ["holder"])
    op.create_table(
        "links",
        sa.Column("link", sa.String(64), primary_key=True),
        _table_id(),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("made", sa.Float, nullable=False),
    )
    op.create_table(
        "journal",
        _table_id(primary_key=True),
        sa.Column("seq", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("at", sa.Float, nullable=False),
        sa.Column("op", sa.String(12), nullable=False),
        sa.Column("seat", sa.Integer),
        sa.Column("value", sa.Text),
        sa.Column("cause", sa.String(20), nullable=False),
    )
    op.create_table(
        "talk",
        sa.Column("id", sa.BigInteger().with_variant(sa.Integer, "sqlite"), primary_key=True, autoincrement=True),
        _table_id(),
        sa.Column("at", sa.Float, nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("room", sa.String(60), nullable=False),
        sa.Column("text", sa.Text, nullable=False),
    )
    op.create_index("ix_talk_table_id", "talk", ["table_id", "id"])
    op.create_table(
        "mutes",
        _table_id(primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("other", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("how", sa.String(10), nullable=False),
    )


def _table_id(*, primary_key: bool = False) -> sa.Column[str]:
    return sa.Column(
        "table_id",
        sa.String(40),
        sa.ForeignKey("tables.id", ondelete="CASCADE"),
        primary_key=primary_key,
        nullable=False,
    )


def downgrade() -> None:
    for table in ("mutes", "talk", "journal", "links", "holders", "seats", "tables"):
        op.drop_table(table)
