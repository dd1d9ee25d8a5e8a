"""Every run of these tests is the same run: properties are tried with fixed examples."""

from __future__ import annotations

from hypothesis import HealthCheck, settings

settings.register_profile(
    "school",
    derandomize=True,
    database=None,
    deadline=None,
    max_examples=40,
    suppress_health_check=[HealthCheck.too_slow],
)
settings.load_profile("school")
