"""`munera serve`: runs the server, with tables for everybody who can reach this machine."""

from __future__ import annotations

import asyncio
import errno
import os
import signal
import socket
import sys
import webbrowser
from collections.abc import Mapping
from contextlib import ExitStack, suppress
from tempfile import TemporaryDirectory
from threading import Thread
from time import sleep
from typing import TYPE_CHECKING, Annotated

import typer

from munera.cli.arguments import whole_number
from munera.cli.console import Host
from munera.cli.trouble import Trouble
from munera.extras import need

if TYPE_CHECKING:
    from munera.server.settings import Settings

DEFAULT_PORT = 8000
MOST_WORKERS = 64
SHARED_COUNTS = "PROMETHEUS_MULTIPROC_DIR"


def serve(
    ctx: typer.Context,
    host: Annotated[str, typer.Option("--host", metavar="ADDRESS", help="cli-help-serve-host")] = "127.0.0.1",
    port: Annotated[str | None, typer.Option("--port", metavar="N", help="cli-help-serve-port")] = None,
    workers: Annotated[str, typer.Option("--workers", metavar="N", help="cli-help-serve-workers")] = "1",
    database: Annotated[
        str | None, typer.Option("--database", metavar="URL", help="cli-help-serve-database")
    ] = None,
    browse: Annotated[bool, typer.Option("--open", help="cli-help-serve-open")] = False,
) -> None:
    """Run the server until it is stopped."""
    need("server")
    from munera.server.settings import from_environment  # noqa: PLC0415  # the other commands do without a server

    out: Host = ctx.obj
    wanted, count = (
        whole_number(port, "--port", 0, 65535),
        whole_number(workers, "--workers", 1, MOST_WORKERS) or 1,
    )
    if database is not None:
        if not database.strip():
            raise Trouble("value_missing", option="--database")
        os.environ["DATABASE_URL"] = database  # the workers read it there
    settings = from_environment()
    asyncio.run(_prepare_database(settings, count))
    number = _free_port(host, DEFAULT_PORT if wanted is None else wanted, insist=wanted is not None or not browse)
    shown = f"[{host}]" if ":" in host else host
    address = f"http://{shown}:{number}"
    out.say("cli-serve-address", "bold", address=address)
    out.out.file.flush()
    if browse and has_screen(os.environ):
        Thread(target=_open_browser, args=(host, number, address), daemon=True).start()
    _run_server(settings, host, number, count)
    out.say("cli-stopped")


async def _prepare_database(settings: Settings, workers: int) -> None:
    """Migrate the database, and raise Trouble if anything is wrong with it, before the server starts."""
    import asyncpg  # type: ignore[import-untyped]  # noqa: PLC0415
    from sqlalchemy.exc import SQLAlchemyError  # noqa: PLC0415

    from munera.server.storage.database import check_folder, connect, is_postgres, migrate  # noqa: PLC0415
    from munera.server.storage.database_file import DatabaseFile  # noqa: PLC0415

    check_folder(settings.database_url)
    engine = connect(settings.database_url)
    if workers > 1 and not is_postgres(engine):
        raise Trouble("one_worker")
    file = DatabaseFile(engine.url)
    try:
        file.hold()  # nobody changes the shape of a database under a running server
        await migrate(engine)
    except (OSError, TimeoutError, SQLAlchemyError, asyncpg.PostgresError, asyncpg.InterfaceError) as error:
        raise Trouble("database_unreachable", why=_reason(error)) from None
    finally:
        await engine.dispose()
        file.release()


def _reason(error: BaseException) -> str:
    """The message of the database driver, in one line."""
    said = str(getattr(error, "orig", None) or error).strip()
    return said.splitlines()[0] if said else type(error).__name__


def has_screen(environment: Mapping[str, str]) -> bool:
    """Is there a screen on which a browser could be opened? Over a plain connection there is none."""
    if sys.platform in ("darwin", "win32"):
        return "SSH_CONNECTION" not in environment
    return bool(environment.get("DISPLAY") or environment.get("WAYLAND_DISPLAY"))


def _open_browser(host: str, port: int, address: str) -> None:
    """Open the browser as soon as the server answers."""
    for _ in range(100):
        with suppress(OSError), socket.create_connection((host, port), timeout=1):
            webbrowser.open(address)
            return
        sleep(0.1)


def _free_port(host: str, port: int, *, insist: bool = True) -> int:
    """The port if it is free, or any free one for port 0. Trouble, in the reader's language, if it is taken.

    insist: no other port will do; otherwise any free one is taken in its place.
    """
    try:
        with socket.socket(socket.AF_INET6 if ":" in host else socket.AF_INET) as probe:
            probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
            probe.bind((host, port))
            number: int = probe.getsockname()[1]
            return number
    except OSError as error:
        if error.errno == errno.EADDRINUSE and not insist:
            return _free_port(host, 0)
        if error.errno == errno.EADDRINUSE:
            raise Trouble("port_taken", port=str(port)) from None
        raise Trouble("address_trouble", address=f"{host}:{port}", why=error.strerror or str(error)) from None


def _run_server(settings: Settings, host: str, port: int, workers: int) -> None:
    import uvicorn  # noqa: PLC0415

    from munera.server.http.connections import raise_most_files  # noqa: PLC0415
    from munera.server.logs import set_up  # noqa: PLC0415
    from munera.server.running import APP, uvicorn_options  # noqa: PLC0415

    raise_most_files()
    set_up(settings.log_level, as_json=settings.log_json)
    for stop_signal in (signal.SIGINT, signal.SIGTERM):
        signal.signal(
            stop_signal, lambda *_: None
        )  # uvicorn handles them itself, and raises them again when it is done
    with ExitStack() as stack:
        if workers > 1 and SHARED_COUNTS not in os.environ:
            os.environ[SHARED_COUNTS] = stack.enter_context(TemporaryDirectory(prefix="munera-metrics-"))
        try:
            uvicorn.run(APP, factory=True, host=host, port=port, workers=workers, **uvicorn_options(settings))
        except SystemExit:
            raise Trouble("server_failed") from None
