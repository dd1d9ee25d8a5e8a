"""What is quick, and the order in which several workers share the suite.

What takes longest comes first, so that no worker is left alone with it in the end. Whoever runs tests in one
process has them in the order of the files.
"""

from __future__ import annotations

from pathlib import Path

import pytest
from hypothesis import HealthCheck, settings

# No property fails because a machine is busy, neither in what it tries nor in drawing it.
settings.register_profile("untimed", deadline=None, suppress_health_check=[HealthCheck.too_slow])
settings.load_profile("untimed")

ROOT = Path(__file__).resolve().parents[1]

# Parts of names, the longest first: servers that are killed and started again, then whole games and laws.
LONG = (
    "test_durable.py::test_whatever_was_acknowledged",
    "test_workers.py::",
    "test_the_laws_hold_at_every_decision",
    "test_durable.py::",
    "test_serve.py::",
    "test_logs.py::test_a_real_server",
    "test_they_play_whole_campaigns_together[6]",
    "tests/batch/test_engine.py::",
    "test_releases.py::test_every_table",
    "test_campaigns.py::",
    "test_openapi.py::",
    "test_people_play_a_whole_game",
    "test_leaks_nothing_at_many_tables",
    "test_terminal.py::",
)

# What `make test-quick` leaves to `make test` beside the tests that are marked themselves. It keeps the kernel,
# the rules, the cards and a sample of the laws, and has no time for pages, words, terminals and whole games.
NOT_QUICK = (
    "tests/batch/",
    "tests/bots/test_page.py",
    "tests/bots/test_registry.py",
    "tests/bots/test_spartacus_champion.py",
    "tests/cli/",
    "tests/for_glory/test_facts.py",
    "tests/for_glory/test_games.py",
    "tests/how_to/",
    "tests/kernel/test_record_reader.py",
    "tests/lab/",
    "tests/laws/test_goldens.py",
    "tests/laws/test_laws.py::test_a_game_leaks_nothing",
    "tests/laws/test_observations.py::test_nothing_hidden_is_in_the_rows_of_whole_games",
    "tests/laws/test_options.py",
    "tests/odds/",
    "tests/releases/",
    "tests/rules/",
    "tests/serpents/test_position.py",
    "tests/server/",
    "tests/spartacus/census/",
    "tests/spartacus/rules/test_options.py::test_a_game_with_extra_cards",
    "tests/spartacus/test_expansions.py",
    "tests/spartacus/test_knowledge.py::test_a_written_position_keeps_the_law",
    "tests/spartacus/test_knowledge.py::test_claims_are_true",
    "tests/spartacus/test_position.py::test_where_the_game_goes_on",
    "tests/spartacus/test_sand.py",
    "tests/tables/",
    "tests/test_",
    "tests/train/",
    "tests/web/",
    "tests/words/",
)


def pytest_ignore_collect(collection_path: Path, config: pytest.Config) -> bool | None:
    """For `make test-quick` other files and folders are not even read: that took a third of its minute."""
    if config.getoption("markexpr") != "not slow" or not collection_path.is_relative_to(ROOT):
        return None
    name = collection_path.relative_to(ROOT).as_posix() + ("/" if collection_path.is_dir() else "")
    return name.startswith(NOT_QUICK) or None


def pytest_itemcollected(item: pytest.Item) -> None:
    if item.nodeid.startswith(NOT_QUICK):
        item.add_marker(pytest.mark.slow)


@pytest.hookimpl(trylast=True)  # after the folders have put theirs in order
def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    def place(item: pytest.Item) -> int:
        return next((i for i, name in enumerate(LONG) if name in item.nodeid), len(LONG))

    if hasattr(config, "workerinput"):
        items.sort(key=place)
