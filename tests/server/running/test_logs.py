"""Logs: JSON lines without tokens, names, talk or cards, whoever starts the server and whatever fails."""

from __future__ import annotations

import json
import logging
import os
import re
import signal
import subprocess
import sys
import time
from io import StringIO
from pathlib import Path

import httpx
import pytest

from munera.server.logs import JsonFormatter, PlainFormatter, error_lines, has_no_path, is_no_nonsense
from tests.cli.terminal import Terminal

SERVER = [sys.executable, "-m", "uvicorn", "munera.server.app:create", "--factory", "--port", "0"]


def test_a_record_is_one_line_of_json() -> None:
    record = logging.LogRecord("munera.x", logging.WARNING, __file__, 1, "table %s\nand more", ("abc",), None)
    text = JsonFormatter().format(record)
    assert "\n" not in text
    line = json.loads(text)
    assert (line["level"], line["from"], line["said"]) == ("warning", "munera.x", "table abc\nand more")
    assert re.fullmatch(r"\d{4}-\d\d-\d\dT[\d:.]+\+00:00", line["at"])


def test_an_error_is_told_by_its_places_and_not_by_what_it_says() -> None:
    try:
        try:
            raise KeyError("a card")
        except KeyError as error:
            raise RuntimeError("a name") from error
    except RuntimeError as error:
        lines = error_lines(error)
    assert [line.split(":")[0] for line in lines] == ["RuntimeError", "KeyError"]
    assert "running/test_logs.py" in lines[0]
    assert not [line for line in lines if "a card" in line or "a name" in line]


def test_paths_of_sockets_are_left_out() -> None:
    opened = logging.LogRecord(
        "uvicorn.error", logging.INFO, "", 1, '%s - "WebSocket %s" [accepted]', ("a", "/b"), None
    )
    assert not has_no_path(opened)
    assert has_no_path(logging.LogRecord("uvicorn.error", logging.INFO, "", 1, "Started", (), None))


@pytest.mark.slow
def test_a_real_server_says_no_secret(tmp_path: Path) -> None:
    """Started in the plainest way, at the most talkative level; requests with secrets, and a failing database."""
    environment = os.environ | {
        "DATABASE_URL": f"sqlite:///{tmp_path / 'munera.db'}",
        "MUNERA_LOG_LEVEL": "debug",
    }
    log = tmp_path / "log"
    with log.open("w") as out:
        server = subprocess.Popen(SERVER, env=environment, stdout=out, stderr=subprocess.STDOUT, cwd=tmp_path)
    try:
        url = _address(log, server)
        secrets = _visit(url)
        (tmp_path / "munera.db").unlink()
    finally:
        server.send_signal(signal.SIGTERM)
        assert server.wait(20) is not None
    text = log.read_text()
    for what in secrets:
        assert what not in text, what
    assert "?seat=" not in text
    started = [line for line in text.splitlines() if not line.startswith("INFO:")]  # before our lifespan begins
    assert started
    for line in started:
        assert {"at", "level", "from", "said"} <= set(json.loads(line)), line


def _address(log: Path, server: subprocess.Popen[bytes]) -> str:
    until = time.monotonic() + 30
    while time.monotonic() < until and server.poll() is None:
        found = re.search(r"http://127\.0\.0\.1:(\d+)", log.read_text())
        if found and found.group(1) != "0":
            return found.group(0)
        time.sleep(0.05)
    raise AssertionError(log.read_text())


def _visit(url: str) -> list[str]:
    """What a game is made of; returns what must not be in the log."""
    with httpx.Client(base_url=url, timeout=20) as client:
        seats = [{"kind": "me", "name": "Spiculus"}, {"kind": "open"}]
        table = client.post("/api/tables", json={"game": "gladius", "seats": seats, "entropy": "sesame"}).json()[
            "id"
        ]
        link = client.post(f"/api/tables/{table}/seats/0/link", json={}).json()["path"]
        cookie = client.cookies["munera"]
        with httpx.Client(base_url=url, timeout=20) as phone:
            phone.get(link)
            assert phone.post(link).status_code == 200
            other = phone.cookies["munera"]
        assert client.post(f"/seat/{'z' * 43}?secret=1").status_code == 404
        assert client.post("/api/tables", content=b'{"game": "Spiculus').status_code == 422
    return [cookie, other, link.removeprefix("/seat/"), "z" * 43, "secret=1", "Spiculus", "sesame"]


def test_nobody_fills_the_log_with_nonsense() -> None:
    said = "Invalid HTTP request received."
    assert not is_no_nonsense(logging.LogRecord("uvicorn.error", logging.WARNING, "", 1, said, (), None))
    assert is_no_nonsense(logging.LogRecord("uvicorn.error", logging.WARNING, "", 1, "Started", (), None))


def test_the_formatter_writes_to_any_stream() -> None:
    stream = StringIO()
    handler = logging.StreamHandler(stream)
    handler.setFormatter(JsonFormatter())
    logger = logging.Logger("munera.test")
    logger.addHandler(handler)
    try:
        raise ValueError("a hand of cards")
    except ValueError:
        logger.exception("table %s: a rule failed", "abc")
    line = json.loads(stream.getvalue())
    assert line["error"][0].startswith("ValueError: running/test_logs.py:")
    assert "cards" not in stream.getvalue()


def test_a_person_reads_plain_lines() -> None:
    try:
        raise ValueError("a hand of cards")
    except ValueError as error:
        caught = (type(error), error, error.__traceback__)
    record = logging.LogRecord("munera.x", logging.ERROR, __file__, 1, "table %s: a rule failed", ("abc",), caught)
    first, second = PlainFormatter().format(record).splitlines()
    assert first == "error: table abc: a rule failed"
    assert second.startswith("  ValueError: running/test_logs.py:")


@pytest.mark.slow
@pytest.mark.parametrize("wanted", ["off", "on"])
def test_a_person_at_a_terminal_sees_the_address_and_no_json(wanted: str, tmp_path: Path) -> None:
    with Terminal(["serve", "--port", "0"], tmp_path, {"MUNERA_LOG_JSON": wanted}) as terminal:
        terminal.wait_for("(Ctrl-C ends it)", seconds=60)
        address = re.search(r"http://\S+", terminal.screen)
        assert address is not None
        with httpx.Client(transport=httpx.HTTPTransport(retries=20)) as client:
            assert client.get(f"{address[0]}/healthz", timeout=60).status_code == 200
        terminal.interrupt("Stopped.")
        assert ('{"at"' in terminal.screen) == (wanted == "on")
