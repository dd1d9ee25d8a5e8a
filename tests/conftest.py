"""The order in which several workers share the suite: what takes longest first, so that none of them is left alone
with it in the end. Whoever runs tests in one process has them in the order of the files.
"""

from __future__ import annotations

import pytest
from hypothesis import HealthCheck, settings

# No property fails because a machine is busy, neither in what it tries nor in drawing it.
settings.register_profile("untimed", deadline=None, suppress_health_check=[HealthCheck.too_slow])
settings.load_profile("untimed")

# Parts of names, the longest first: servers that are killed and started again, then whole games and laws.
LONG = (
    "test_durable.py::test_whatever_was_acknowledged",
    "test_workers.py::",
    "test_the_laws_hold_at_every_decision",
    "test_durable.py::",
    "test_serve.py::",
    "test_logs.py::test_a_real_server",
    "test_they_play_whole_campaigns_together[6]",
    "test_releases.py::test_every_table",
    "test_campaigns.py::",
    "test_openapi.py::",
    "test_people_play_a_whole_game",
    "test_leaks_nothing_at_many_tables",
    "test_terminal.py::",
)


@pytest.hookimpl(trylast=True)  # after the folders have put theirs in order
def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    def place(item: pytest.Item) -> int:
        return next((i for i, name in enumerate(LONG) if name in item.nodeid), len(LONG))

    if hasattr(config, "workerinput"):
        items.sort(key=place)
