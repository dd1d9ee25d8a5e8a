"""The web app: one page for every address that is not the server's own, and the files that it is made of."""

from __future__ import annotations

import os
from pathlib import Path
from urllib.parse import unquote

from fastapi import APIRouter, FastAPI
from fastapi.responses import FileResponse, HTMLResponse, Response
from starlette.exceptions import HTTPException

BUILT = Path(__file__).parents[1] / "web"
SERVER_PATHS = ("api", "seat", "healthz", "metrics", "openapi.json", "licences")  # what the server itself answers
A_YEAR = "public, max-age=31536000, immutable"  # files with a hash in their name
AN_HOUR = "public, max-age=3600"
NEVER = "no-store"  # the page names the newest files

NOT_BUILT = """<!doctype html>
<html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">
<title>Munera</title>
<style>
body { font: 1rem/1.5 system-ui, sans-serif; max-width: 36rem; margin: 4rem auto; padding: 0 1rem }
code { background: #e3e1dc; color: #1f1b1e; padding: .1em .3em }
</style>
<h1>The server runs; the web app was not built.</h1>
<p>Build it with <code>make web</code>, or play in the terminal with <code>munera play</code>. Then load this page
again.</p>
<p lang="pt-BR">O servidor está no ar, mas o aplicativo web não foi construído: use <code>make web</code> e
recarregue esta página.</p>
"""


def folder() -> Path:
    """The folder of the built app: the one that MUNERA_WEB names, or the one inside this package."""
    return Path(os.environ.get("MUNERA_WEB") or BUILT).resolve()


def serve_app(app: FastAPI) -> None:
    """Add the routes of the web app. They match every path, so all other routers must be added before."""
    router = APIRouter(include_in_schema=False)

    @router.get("/{path:path}")
    @router.head("/{path:path}")
    async def page(path: str) -> Response:
        return respond(folder(), path)

    app.include_router(router)


def respond(root: Path, path: str) -> Response:
    """The response to a path: a file of the app, or the page that the app runs in."""
    first = path.split("/", 1)[0]
    if first in SERVER_PATHS:
        raise HTTPException(404)
    found = _inside(root, path)
    if found is not None and found.name != "index.html":
        return FileResponse(found, headers={"Cache-Control": A_YEAR if first == "assets" else AN_HOUR})
    if first == "assets":
        raise HTTPException(404)  # a page instead of a script would only confuse
    return app_page(root)


def app_page(root: Path | None = None) -> Response:
    """The page that the app runs in."""
    index = (root or folder()) / "index.html"
    if not index.is_file():
        return HTMLResponse(NOT_BUILT, 503, headers={"Cache-Control": NEVER})
    return FileResponse(index, media_type="text/html", headers={"Cache-Control": NEVER})


def _inside(root: Path, path: str) -> Path | None:
    """The file of this name, if there is one in the folder and not beyond it."""
    name = unquote(path)
    if not name or "\0" in name or "\\" in name:
        return None
    try:
        found = (root / name).resolve()
        return found if found.is_relative_to(root) and found.is_file() else None
    except OSError:
        raise HTTPException(404) from None  # no file can have a name of that length
