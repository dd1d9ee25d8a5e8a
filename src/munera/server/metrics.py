"""The metrics that an operator can read at /metrics, in the text format of Prometheus."""

from __future__ import annotations

from prometheus_client import Counter, Gauge, Histogram

INPUTS = Counter("munera_inputs_total", "Inputs that were stored", ["game", "op", "cause"])
REFUSALS = Counter("munera_refusals_total", "Requests that were refused", ["code"])
FRAMES = Counter("munera_frames_total", "Views sent to sockets", ["game"])
RULE_ERRORS = Counter("munera_rule_errors_total", "Inputs at which a rule failed", ["game"])
FINISHED = Counter("munera_games_finished_total", "Games that were played to their end", ["game"])
BOT_FAILURES = Counter("munera_bot_failures_total", "Bots that were replaced", ["game", "why"])
SOCKETS = Gauge("munera_sockets", "Open sockets", multiprocess_mode="livesum")
TABLES = Gauge("munera_tables_in_memory", "Tables in memory", multiprocess_mode="livesum")
SECONDS = Histogram(
    "munera_answer_seconds",
    "From an input's arrival to its storing",
    ["game"],
    buckets=(0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1.0, 5.0),
)
