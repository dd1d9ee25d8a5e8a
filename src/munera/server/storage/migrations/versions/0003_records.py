"""Store every record once, and note by which address a table was made and a seat is held."""

from __future__ import annotations

import json
from hashlib import sha256
from secrets import token_hex
from typing import Any

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None

TABLES = sa.table("tables", sa.column("id"), sa.column("terms"), sa.column("origin"), sa.column("record"))
RECORDS = sa.table("records", sa.column("digest"), sa.column("text"), sa.column("bytes"))
KEYS = sa.table("keys", sa.column("name"), sa.column("value"))
HAS_RECORD = '%"record":%'


def upgrade() -> None:
    op.create_table(
        "keys",
        sa.Column("name", sa.String(20), primary_key=True),
        sa.Column("value", sa.String(64), nullable=False),
    )
    op.execute(KEYS.insert().values(name="address", value=token_hex(32)))
    op.create_table(
        "records",
        sa.Column("digest", sa.String(64), primary_key=True),
        sa.Column("text", sa.Text, nullable=False),
        sa.Column("bytes", sa.Integer, nullable=False),
    )
    # As SQL: SQLite adds a column with its foreign key, but no foreign key later.
    op.execute(
        "ALTER TABLE tables ADD COLUMN record VARCHAR(64) CONSTRAINT fk_tables_record REFERENCES records (digest)"
    )
    op.add_column("tables", sa.Column("source", sa.String(64)))
    op.add_column("holders", sa.Column("network", sa.String(64)))
    op.create_index("ix_tables_record", "tables", ["record"])
    op.create_index("ix_tables_source", "tables", ["source"])
    _store_records_once()


def downgrade() -> None:
    _write_records_out()
    op.drop_index("ix_tables_source", "tables")
    op.drop_index("ix_tables_record", "tables")
    op.drop_column("holders", "network")
    op.drop_column("tables", "source")
    op.drop_column("tables", "record")
    op.drop_table("records")
    op.drop_table("keys")


def _store_records_once() -> None:
    """Take the records out of the tables that began with them."""
    connection = op.get_bind()
    t = TABLES.c
    stored: set[str] = set()
    having = sa.or_(t.origin.like(HAS_RECORD), t.terms.like(HAS_RECORD))
    for table in connection.execute(sa.select(t.id).where(having)).scalars().all():
        row = connection.execute(sa.select(t.terms, t.origin).where(t.id == table)).one()
        try:
            terms, origin = json.loads(row.terms), json.loads(row.origin or "null")
        except (ValueError, TypeError):
            continue  # a damaged row stays as it is: its table says so
        text = _record_in(origin) or _record_in(terms.get("origin") if isinstance(terms, dict) else None)
        if text is None:
            continue
        digest = sha256(text.encode()).hexdigest()
        if digest not in stored:
            stored.add(digest)
            size = len(text.encode())
            connection.execute(RECORDS.insert().values(digest=digest, text=text, bytes=size))
        _write(connection, table, terms, origin, None, digest)


def _write_records_out() -> None:
    """Write every record into the tables that began with it, as earlier versions have it."""
    connection = op.get_bind()
    t, r = TABLES.c, RECORDS.c
    for table in connection.execute(sa.select(t.id).where(t.record.is_not(None))).scalars().all():
        both = sa.select(t.terms, t.origin, r.text).join_from(TABLES, RECORDS, t.record == r.digest)
        row = connection.execute(both.where(t.id == table)).one()
        _write(connection, table, json.loads(row.terms), json.loads(row.origin or "null"), row.text, None)


def _record_in(origin: Any) -> str | None:
    found = origin.get("record") if isinstance(origin, dict) else None
    return found if isinstance(found, str) else None


def _write(connection: Any, table: str, terms: Any, origin: Any, text: str | None, digest: str | None) -> None:
    """Write this text, or nothing, where the beginning of a table has its record."""
    began = terms.get("origin") if isinstance(terms, dict) else None
    for one in (origin, began):
        if isinstance(one, dict) and "record" in one:
            one["record"] = text
    changed = {"terms": _json(terms), "origin": None if origin is None else _json(origin), "record": digest}
    connection.execute(TABLES.update().where(TABLES.c.id == table).values(changed))


def _json(value: Any) -> str:
    return json.dumps(value, separators=(",", ":"))
