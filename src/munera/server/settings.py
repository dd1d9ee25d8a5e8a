"""What an operator can set: by environment variables, or by the flags of `munera serve`."""

from __future__ import annotations

import math
import os
from collections.abc import Mapping
from dataclasses import dataclass, fields
from typing import Any

from munera.kernel import MuneraError

DEFAULT_DATABASE = "sqlite:///munera.db"
LOG_LEVELS = ("debug", "info", "warning", "error", "critical")


class BadSetting(MuneraError, ValueError):
    """A setting of the operator that cannot be used. Hosts have words for every code."""

    CODES = (
        "environment",  # a variable that cannot be read
        "database_url",  # no name of a database
        "database_kind",  # a database that we do not know
        "database_folder",  # the folder of its file does not exist
        "database_shape",  # it was changed by a later version of Munera
        "database_taken",  # another server uses its file
    )

    def __init__(self, code: str, **facts: str | int) -> None:
        assert code in self.CODES, code
        super().__init__(" ".join([code, *(f"{name}={fact}" for name, fact in facts.items())]))
        self.code, self.facts = code, facts


@dataclass(frozen=True)
class Settings:
    """Every field can be set as MUNERA_<FIELD>, and `database_url` as DATABASE_URL too. Times are in seconds."""

    database_url: str = DEFAULT_DATABASE
    origins: tuple[str, ...] = ()  # further origins that browsers may come from, such as https://munera.example
    hosts: tuple[str, ...] = ()  # further names of this server, such as munera.example or *.munera.example
    secure_cookies: bool = False  # behind https: cookies only there
    link_seconds: float = 3600.0  # for which a personal link to a seat can be used
    metrics_token: str = ""  # who shows it as a bearer token may read /metrics; without one only this machine may
    trust_proxy: bool = False  # take the client's address from X-Forwarded-For

    window: float = 3.0  # a reaction window closes no sooner, whoever was asked
    grace: float = 1.5  # between the last seal and the reveal
    bot_seconds: float = 10.0  # for one choice of a bot
    bot_workers: int = 1  # processes in which the built-in bots think
    bots: tuple[str, ...] = ()  # other people's bots (module:Class) that tables may seat
    bot_environment: tuple[str, ...] = ()  # names of further variables of the environment that bots may know
    most_lapses: int = 2  # questions in a row that a clock answers before a stand-in takes the seat

    keep_finished_days: float = 0.0  # days that a finished table is kept; 0: for ever
    keep_talk_days: float = 0.0  # days that talk is kept after the game has ended; 0: as long as its table
    idle: float = 300.0  # a table without viewers leaves the memory after so long
    sweep: float = 2.0  # how often clocks and absent tables are looked after

    most_connections: int = 256  # open ones from one address, for each worker
    head_seconds: float = 10.0  # for a client to send the head of a request, from the connection on
    body_seconds: float = 60.0  # and its body
    send_seconds: float = 20.0  # for a client to read what was sent
    largest_head: int = 32_000  # bytes in the head of a request
    largest_body: int = 2_000_000  # bytes; a record of a long game is the largest thing that is ever sent
    largest_message: int = 64_000  # bytes in one socket message
    most_sockets: int = 64  # spectators at one table
    most_devices: int = 8  # sockets from one seat
    most_tables: int = 200  # tables that one browser may have open
    most_tables_from_address: int = 1_000  # tables of one address: open, imported, or ended within a day
    most_bytes_from_address: int = 50_000_000  # bytes of the records with which they began
    most_live_from_address: int = 200  # tables that one address may have in memory at the same time
    most_imports_from_address: int = 2  # records of one address that are checked, or wait for it, at the same time
    most_imports: int = 16  # those of all addresses
    most_talk: int = 2_000  # lines of talk from one seat
    most_rooms: int = 32  # rooms in which one seat talks
    requests: float = 20.0  # a second from one browser or address, with bursts of four times as many
    messages: float = 20.0  # a second on one socket, likewise; dear ones count for several
    work: float = 20.0  # units of 2 ms a second that one address may cause by looking, with bursts of twenty times
    play: float = 100.0  # those that its players may cause, with bursts of eight times; beyond, others go first
    talk: float = 2.0  # lines of talk a second from one seat, with bursts of ten times as many
    imports: float = 0.2  # records a second that one address may hand in, after a first twenty
    import_seconds: float = 30.0  # for playing such a record again
    log_level: str = "info"
    log_json: bool = False  # one JSON object a line at a terminal, too, as it is everywhere else


def from_environment(environment: Mapping[str, str] | None = None) -> Settings:
    """Read the settings from the environment. BadSetting where one cannot be read."""
    given = os.environ if environment is None else environment
    chosen: dict[str, Any] = {}
    for field in fields(Settings):
        name = f"MUNERA_{field.name.upper()}"
        text = given.get(name)
        if field.name == "database_url":
            text = given.get("DATABASE_URL") or text
        if text is None:
            continue
        try:
            chosen[field.name] = _parsed(field.default, text)
            _check(field.name, chosen[field.name])
        except ValueError:
            kind = field.name if field.name == "log_level" else type(field.default).__name__
            raise BadSetting("environment", name=name, text=text, kind=kind) from None
    return Settings(**chosen)


def _check(name: str, value: Any) -> None:
    """Raise ValueError for a number that is negative or infinite, and for an unknown log level."""
    if isinstance(value, int | float) and not 0 <= value < math.inf:
        raise ValueError(value)
    if name == "log_level" and value not in LOG_LEVELS:
        raise ValueError(value)


def _parsed(default: Any, text: str) -> Any:
    """Read a text as a value of the same type as the default."""
    if isinstance(default, bool):
        if text.lower() not in ("1", "0", "true", "false", "on", "off", "yes", "no"):
            raise ValueError(text)
        return text.lower() in ("1", "true", "on", "yes")
    if isinstance(default, tuple):
        return tuple(part.strip() for part in text.split(",") if part.strip())
    return type(default)(text)
