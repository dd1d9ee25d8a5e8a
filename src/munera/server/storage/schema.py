"""The tables of the database. Migrations (`migrations/`) bring a database to this shape."""

from __future__ import annotations

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    Float,
    ForeignKey,
    Index,
    Integer,
    MetaData,
    String,
    Table,
    Text,
    false,
)

metadata = MetaData(
    naming_convention={
        "pk": "pk_%(table_name)s",
        "ix": "ix_%(table_name)s_%(column_0_name)s",
        "fk": "fk_%(table_name)s_%(column_0_name)s",
    }
)

keys = Table(
    "keys",
    metadata,
    Column("name", String(20), primary_key=True),
    Column("value", String(64), nullable=False),  # in hexadecimal digits
)

records = Table(  # each is stored once, however often it was imported and forked
    "records",
    metadata,
    Column("digest", String(64), primary_key=True),  # the SHA-256 of the text
    Column("text", Text, nullable=False),
    Column("bytes", Integer, nullable=False),  # the length of the text
)

tables = Table(
    "tables",
    metadata,
    Column("id", String(40), primary_key=True),
    Column("game", String(40), nullable=False),
    Column("rules", String(40), nullable=False),  # the version of its rules
    Column("owner", String(64), nullable=False),  # whose browser made it, hashed
    Column("status", String(10), nullable=False),  # open, playing, over
    Column("public", Boolean, nullable=False),
    Column("terms", Text, nullable=False),  # what was agreed on: options, pace, aids, undo, windows (JSON)
    Column("made", Float, nullable=False),
    Column("changed", Float, nullable=False),
    Column("key", String(64), nullable=False),  # the secret of the dice; told when the game is over
    Column("salt", String(64), nullable=False),
    Column("origin", Text),  # how the game began, once it has (JSON)
    Column("result", Text),  # how it ended (JSON)
    Column("successor", String(40)),  # the rematch
    Column("due", Float),  # when a clock runs out although nobody may be watching
    Column("record", ForeignKey("records.digest")),  # the record that `origin` and `terms` leave out
    Column(
        "source", String(64)
    ),  # the address that made it, hashed with a key; none if that is not known any more
    Index("ix_tables_public", "public", "status", "made"),
    Index("ix_tables_due", "due"),
    Index("ix_tables_owner", "owner"),
    Index("ix_tables_record", "record"),
    Index("ix_tables_source", "source"),
)

seats = Table(
    "seats",
    metadata,
    Column("table_id", ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("kind", String(10), nullable=False),  # open, person, bot
    Column("name", String(80), nullable=False),
    Column("bot", String(120), nullable=False),
    Column("entropy", String(128), nullable=False),  # what this seat adds to the dice
)

holders = Table(
    "holders",
    metadata,
    Column("table_id", ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("holder", String(64), primary_key=True),  # the hash of a browser's token
    Column("network", String(64)),  # the address where it was seen last, likewise
    Column("linked", Boolean, nullable=False, server_default=false()),  # has it come by a personal link?
    Index("ix_holders_holder", "holder"),
)

exchanges = Table(
    "exchanges",
    metadata,
    Column("old", String(64), primary_key=True),  # the hash of a token of earlier times that was exchanged
    Column("at", Float, nullable=False),
)

links = Table(
    "links",
    metadata,
    Column("link", String(64), primary_key=True),  # the hash of the link's token
    Column("table_id", ForeignKey("tables.id", ondelete="CASCADE"), nullable=False),
    Column("seat", Integer, nullable=False),
    Column("made", Float, nullable=False),
)

journal = Table(
    "journal",
    metadata,
    Column("table_id", ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("seq", Integer, primary_key=True, autoincrement=False),
    Column("at", Float, nullable=False),
    Column("op", String(12), nullable=False),
    Column("seat", Integer),
    Column("value", Text),  # JSON; null where a superseded seal was blanked
    Column("cause", String(20), nullable=False),
)

talk = Table(
    "talk",
    metadata,
    Column("id", BigInteger().with_variant(Integer, "sqlite"), primary_key=True, autoincrement=True),
    Column("table_id", ForeignKey("tables.id", ondelete="CASCADE"), nullable=False),
    Column("at", Float, nullable=False),
    Column("seat", Integer, nullable=False),
    Column("room", String(60), nullable=False),  # "table", or seats as "0,2"
    Column("text", Text, nullable=False),
    Column("phrase", String(40)),  # instead of a text
    Index("ix_talk_table_id", "table_id", "id"),
)

mutes = Table(
    "mutes",
    metadata,
    Column("table_id", ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),  # who does not want to hear
    Column("other", Integer, primary_key=True, autoincrement=False),  # whom
    Column("how", String(10), nullable=False),  # mute: not shown; block: cannot write to them alone either
)
