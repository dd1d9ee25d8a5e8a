"""The page that tells whose work the app is made of, with all licences in full."""

from __future__ import annotations

from functools import cache
from html import escape

from fastapi import APIRouter
from fastapi.responses import HTMLResponse

from munera.licences import FONT, NPM, PYTHON, licences

router = APIRouter(include_in_schema=False)
TITLES = {
    NPM: ("In the browser", "No navegador"),
    FONT: ("Fonts", "Fontes"),
    PYTHON: ("In the server", "No servidor"),
}
PAGE = """<!doctype html>
<html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">
<title>Munera: licences</title>
<style>
body {{ font: 1rem/1.5 system-ui, sans-serif; max-width: 48rem; margin: 2rem auto; padding: 0 1rem }}
pre {{ white-space: pre-wrap; overflow-wrap: anywhere; font-size: .875rem }}
</style>
<h1>Licences · <span lang="pt-BR">Licenças</span></h1>
<p>Munera is made with the work of many people. Each of these has its own licence.</p>
<p lang="pt-BR">Munera foi feito com o trabalho de muita gente. Cada obra tem a sua própria licença.</p>
{parts}
<p><a href="/">Munera</a></p>
"""


@router.get("/licences")
async def page() -> HTMLResponse:
    """All licences."""
    return HTMLResponse(written(), headers={"Cache-Control": "public, max-age=3600"})


@cache
def written() -> str:
    """The page as HTML."""
    parts: list[str] = []
    for kind, (english, portuguese) in TITLES.items():
        parts.append(f'<h2>{english} · <span lang="pt-BR">{portuguese}</span></h2>')
        parts += [
            f"<details><summary>{escape(one.name)} {escape(one.version)}: {escape(one.licence)}</summary>"
            f"<pre>{escape(one.text)}</pre></details>"
            for one in licences()
            if one.kind == kind
        ]
    return PAGE.format(parts="\n".join(parts))
