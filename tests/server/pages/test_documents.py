"""The documents of the server tell of everything that there is, and of nothing else."""

from __future__ import annotations

import re
from dataclasses import fields
from pathlib import Path

from prometheus_client.metrics import MetricWrapperBase

from munera.kernel import Illegal
from munera.server import metrics
from munera.server.app import create
from munera.server.play.requests import HANDLERS
from munera.server.settings import Settings
from munera.tables.refusals import Refused

DOCS = Path(__file__).parents[3] / "docs"
SERVER = (DOCS / "server.md").read_text("utf-8")
OPERATIONS = (DOCS / "operations.md").read_text("utf-8")


def table(text: str, heading: str) -> list[list[str]]:
    """The rows of the first table whose first column has this heading, below its head."""
    _, _, after = text.partition(f"\n| {heading} |")
    lines = after.split("\n")[2:]
    end = next(at for at, line in enumerate(lines) if not line.startswith("|"))
    return [[cell.strip() for cell in line.strip("|").split("|")] for line in lines[:end]]


def bare(cell: str) -> str:
    return cell.strip().strip("`")


def test_every_code_of_the_server_is_told_with_its_status() -> None:
    assert {bare(row[0]): int(row[1]) for row in table(SERVER, "code | status")} == Refused.CODES


def test_every_code_of_the_rules_is_told() -> None:
    assert [bare(row[0]) for row in table(SERVER, "code | meaning")] == list(Illegal.CODES)


def test_every_request_over_the_socket_is_told() -> None:
    assert [bare(row[0]) for row in table(SERVER, "request | fields")] == list(HANDLERS)


def test_every_request_over_http_is_told() -> None:
    named = {bare(row[0]) for row in table(SERVER, "request | what it does")}
    paths = create(Settings()).openapi()["paths"]
    assert named == {f"{method.upper()} {path}" for path, methods in paths.items() for method in methods}


def test_every_setting_is_told_with_its_default() -> None:
    named = {bare(row[0]): bare(row[1]) for row in table(OPERATIONS, "variable")}
    assert named == {f"MUNERA_{field.name.upper()}": spelled(field.default) for field in fields(Settings)}


def spelled(value: object) -> str:
    if isinstance(value, bool):
        return "on" if value else "off"
    return "" if value == () else str(value)


def test_every_metric_is_told_with_its_labels() -> None:
    named = {bare(row[0]): re.findall(r"`(\w+)`", row[1]) for row in table(OPERATIONS, "metric")}
    there = [one for one in vars(metrics).values() if isinstance(one, MetricWrapperBase)]
    assert named == {
        one._name + ("_total" if one._type == "counter" else ""): list(one._labelnames) for one in there
    }


def test_links_between_documents_lead_somewhere() -> None:
    for name in ("server.md", "operations.md", "record.md"):
        for target in re.findall(r"\]\(([^)#]+)?(?:#[^)]*)?\)", (DOCS / name).read_text("utf-8")):
            assert not target or (DOCS / target).exists(), (name, target)
