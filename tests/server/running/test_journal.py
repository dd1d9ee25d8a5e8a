"""The journal alone: inputs that share a transaction, all or none of each, first come first served, failures."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Sequence
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import insert, text

from munera.server.storage import schema
from munera.server.storage.database import connect, migrate
from munera.server.storage.journal import MOST_AT_ONCE, Journal
from munera.server.storage.journal_writer import StoredRow
from munera.tables.meta import PLAYING
from munera.tables.rows import ANSWER, PLAYER, JournalRow

pytestmark = pytest.mark.anyio


def row(seq: int, value: Any = "pass", seat: int = 0) -> JournalRow:
    return JournalRow(seq, 1000.0 + seq, ANSWER, seat, ["1-a", value], PLAYER)


async def tables(journal: Journal, *names: str) -> None:
    values = {"game": "gladius", "rules": "1", "owner": "", "status": PLAYING, "public": False, "terms": "{}"}
    rows = [{"id": name, "made": 0.0, "changed": 0.0, "key": "", "salt": "", **values} for name in names]
    async with journal.engine.begin() as connection:
        await connection.execute(insert(schema.tables), rows)


@pytest.fixture
async def journal(database_url: str) -> AsyncIterator[Journal]:
    engine = connect(database_url)
    await migrate(engine)
    journal = Journal(engine, "one")
    journal.open()
    await tables(journal, "a", "b", "c")
    yield journal
    await journal.close()
    await engine.dispose()


async def test_what_was_written_is_read(journal: Journal) -> None:
    rows = [row(1), row(2, ["attack", [1, 2], True, None]), row(3, "\u0000\ud800 gravis")]
    assert await journal.append("a", rows)
    assert await journal.read("a") == rows
    assert await journal.read("a", 2) == rows[2:]
    assert await journal.read("b") == []


async def test_inputs_that_wait_at_the_same_moment_share_a_transaction(journal: Journal) -> None:
    count = MOST_AT_ONCE + 10
    await tables(journal, *(f"t{number}" for number in range(count)))
    seen: list[int] = []
    write = journal._writer.write

    async def counted(rows: Sequence[StoredRow]) -> None:
        seen.append(len(rows))
        await write(rows)

    journal._writer.write = counted  # type: ignore[method-assign]
    assert all(await asyncio.gather(*(journal.append(f"t{number}", [row(1)]) for number in range(count))))
    assert seen == [MOST_AT_ONCE, 10]
    for number in range(count):
        assert await journal.read(f"t{number}") == [row(1)]


async def test_who_is_second_with_a_number_stores_nothing(journal: Journal) -> None:
    assert await journal.append("a", [row(1, "first")])
    assert not await journal.append("a", [row(1, "second")])
    assert await journal.read("a") == [row(1, "first")]


async def test_the_rows_of_an_input_are_stored_all_or_none(journal: Journal) -> None:
    assert await journal.append("a", [row(2, "in the way")])
    assert not await journal.append("a", [row(1), row(2), row(3)])
    assert await journal.read("a") == [row(2, "in the way")]


async def test_a_conflict_is_nobody_elses_business(journal: Journal) -> None:
    """The whole transaction fails with it; the others in it are stored all the same."""
    assert await journal.append("b", [row(1)])
    inputs = [("a", [row(1), row(2)]), ("b", [row(1, "late")]), ("c", [row(1)])]
    assert await asyncio.gather(*(journal.append(*one) for one in inputs)) == [True, False, True]
    assert await journal.read("a") == [row(1), row(2)]
    assert await journal.read("b") == [row(1)]
    assert await journal.read("c") == [row(1)]


async def test_a_table_that_is_gone_is_nobody_elses_business(journal: Journal) -> None:
    lost, stored = await asyncio.gather(journal.append("gone", [row(1)]), journal.append("a", [row(1)]))
    assert stored
    assert not lost


async def test_two_writers_race_for_every_number(journal: Journal) -> None:
    other = Journal(journal.engine, "two")
    other.open()
    for seq in range(1, 21):
        won = await asyncio.gather(journal.append("a", [row(seq, "one")]), other.append("a", [row(seq, "two")]))
        assert sorted(won) == [False, True]
        assert (await journal.read("a", seq - 1)) == [row(seq, "one" if won[0] else "two")]
    await other.close()


async def test_blanked_values_leave_their_rows(journal: Journal) -> None:
    await journal.append("a", [row(1), row(2), row(3)])
    await journal.blank("a", [1, 3])
    assert [one.value for one in await journal.read("a")] == [None, row(2).value, None]


async def test_nothing_is_acknowledged_that_is_not_stored(journal: Journal) -> None:
    """The table is gone under the writer: everybody who waits is told, and the next one is served."""
    async with journal.engine.begin() as connection:
        await connection.execute(text("ALTER TABLE journal RENAME TO elsewhere"))
    async with asyncio.timeout(20):
        found = await asyncio.gather(
            *(journal.append(name, [row(1)]) for name in ("a", "b", "c")), return_exceptions=True
        )
    assert all(isinstance(one, Exception) for one in found)
    async with journal.engine.begin() as connection:
        await connection.execute(text("ALTER TABLE elsewhere RENAME TO journal"))
    assert await journal.append("a", [row(1)])
    assert await journal.read("a") == [row(1)]
    assert await journal.read("b") == []


async def test_who_hangs_up_does_not_stop_the_writer(journal: Journal) -> None:
    waiting = asyncio.create_task(journal.append("a", [row(1)]))
    await asyncio.sleep(0)
    waiting.cancel()
    with pytest.raises(asyncio.CancelledError):
        await waiting
    assert await journal.append("b", [row(1)])
    assert await journal.read("a") == [row(1)]  # it was begun, and is finished


async def test_what_waits_is_written_before_it_closes_and_nothing_after(journal: Journal) -> None:
    waiting = [asyncio.create_task(journal.append(name, [row(1)])) for name in ("a", "b", "c")]
    await asyncio.sleep(0)
    await journal.close()
    async with asyncio.timeout(20):
        assert await asyncio.gather(*waiting) == [True, True, True]
        with pytest.raises(ConnectionError):
            await journal.append("a", [row(2)])
    assert await journal.read("a") == [row(1)]


async def test_a_database_that_cannot_be_reached_is_said_to_be(tmp_path: Path) -> None:
    engine = connect(f"postgresql://nobody@/nothing?host={tmp_path}")
    journal = Journal(engine, "one")
    journal.open()
    async with asyncio.timeout(20):
        with pytest.raises(OSError, match="No such file"):
            await journal.append("a", [row(1)])
    await journal.close()
    await engine.dispose()
