"""The shape of the database: what the migrations make is what the code expects, from anywhere, and back."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import Connection, inspect, text
from sqlalchemy.exc import DBAPIError
from sqlalchemy.ext.asyncio import AsyncEngine

from munera.server.settings import BadSetting
from munera.server.storage.database import connect, migrate, step_back
from munera.server.storage.schema import metadata
from tests.server.clients import chance, play, served

pytestmark = pytest.mark.anyio
TABLES = set(metadata.tables)


async def ask(engine: AsyncEngine, question: Any) -> Any:
    async with engine.connect() as connection:
        return await connection.run_sync(question)


def names(connection: Connection) -> set[str]:
    return set(inspect(connection).get_table_names()) - {"alembic_version"}


def differences(connection: Connection) -> list[Any]:
    options = {"compare_type": True, "compare_server_default": True}
    found: list[Any] = compare_metadata(MigrationContext.configure(connection, opts=options), metadata)
    return found


async def test_the_migrations_make_what_the_code_expects(database_url: str) -> None:
    engine = connect(database_url)
    await migrate(engine)
    assert await ask(engine, names) == TABLES
    assert await ask(engine, differences) == []
    await migrate(engine)  # nothing to do
    assert await ask(engine, differences) == []
    await engine.dispose()


async def test_every_step_leads_back_and_forth(database_url: str) -> None:
    engine = connect(database_url)
    await migrate(engine)
    await step_back(engine, "0003")
    assert {change[0] for change in await ask(engine, differences)} == {"add_table", "add_column"}
    await step_back(engine, "0002")
    assert await ask(engine, differences) != []
    await step_back(engine, "0001")
    assert ("add_index", "ix_tables_owner") in [
        (c[0], c[1].name) for c in await ask(engine, differences) if len(c) == 2
    ]
    await step_back(engine, "base")
    assert await ask(engine, names) == set()
    await migrate(engine)
    assert await ask(engine, differences) == []
    await engine.dispose()


async def test_an_older_database_is_upgraded_at_start_with_all_that_is_in_it(
    database_url: str, tmp_path: Path
) -> None:
    async with served(tmp_path, database_url=database_url) as server:
        ana = server.guest("Ana")
        table = await ana.make("gladius", ["me", "bot:random"])
        line = await ana.sit(table)
        await line.until(lambda: line.asked)
        before, cookie = line.state["view"], ana.http.cookies["munera"]
    engine = connect(database_url)
    await step_back(engine, "0001")
    await engine.dispose()
    async with served(tmp_path, database_url=database_url) as server:
        assert await ask(server.hub.engine, differences) == []
        ana = server.guest("Ana")
        ana.show(cookie)
        line = await ana.sit(table)
        await line.until(lambda: line.asked)
        assert line.state["view"] == before
        await play([line], chance())


async def test_talk_of_earlier_versions_stays_and_phrases_come_with_theirs(
    database_url: str, tmp_path: Path
) -> None:
    async with served(tmp_path, database_url=database_url) as server:
        ana = server.guest("Ana")
        table = await ana.make("gladius", ["me", "bot:random"])
        line = await ana.sit(table)
        await line.do("say", text="anybody?")
        await line.do("say", phrase="hail")
        cookie = ana.http.cookies["munera"]
    engine = connect(database_url)
    await step_back(engine, "0004")
    await engine.dispose()
    async with served(tmp_path, database_url=database_url) as server:
        ana = server.guest("Ana")
        ana.show(cookie)
        line = await ana.sit(table)
        await line.do("say", phrase="thanks")
        await line.settle()
        assert [(one["text"], one.get("phrase")) for one in line.said] == [
            ("anybody?", None),
            ("Thank you!", "thanks"),
        ]


async def test_a_database_of_a_later_version_is_refused_in_words(database_url: str) -> None:
    engine = connect(database_url)
    await migrate(engine)
    async with engine.begin() as connection:
        await connection.execute(text("UPDATE alembic_version SET version_num = '9999'"))
    with pytest.raises(BadSetting, match="database_shape"):
        await migrate(engine)
    await engine.dispose()


async def test_a_migration_that_fails_leaves_nothing_behind(database_url: str) -> None:
    """As if it had been killed in the middle: the next start must find a database that it can upgrade."""
    engine = connect(database_url)
    async with engine.begin() as connection:
        await connection.execute(text("CREATE TABLE mutes (id INTEGER)"))  # in the way of the last table
    with pytest.raises(DBAPIError):
        await migrate(engine)
    assert await ask(engine, names) == {"mutes"}
    async with engine.begin() as connection:
        await connection.execute(text("DROP TABLE mutes"))
    await migrate(engine)
    assert await ask(engine, differences) == []
    await engine.dispose()
