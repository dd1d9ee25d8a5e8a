"""The web app's files: its page for every address that is not the server's own, and nothing from outside."""

from __future__ import annotations

from pathlib import Path

import pytest
from starlette.exceptions import HTTPException

from munera.server.http.static import respond


@pytest.fixture
def root(tmp_path: Path) -> Path:
    (tmp_path / "secret.txt").write_text("not yours")
    root = tmp_path / "web"
    (root / "assets").mkdir(parents=True)
    (root / "index.html").write_text("<title>the app</title>")
    (root / "assets" / "app-1a2b.js").write_text("1")
    (root / "mark.svg").write_text("<svg/>")
    return root


@pytest.mark.parametrize(
    "path", ["", "table/abc", "rules/gladius", "index.html", "../secret.txt", "..%2fsecret.txt", "//", "a\0b"]
)
def test_the_page_for_every_address(root: Path, path: str) -> None:
    response = respond(root, path)
    assert response.status_code == 200
    assert response.headers["cache-control"] == "no-store"
    assert Path(getattr(response, "path", root / "index.html")).name == "index.html"


def test_files_with_a_hash_in_their_name_are_kept_for_a_year(root: Path) -> None:
    assert "immutable" in respond(root, "assets/app-1a2b.js").headers["cache-control"]
    assert "max-age=3600" in respond(root, "mark.svg").headers["cache-control"]


@pytest.mark.parametrize("path", ["assets/gone.js", "api/nothing", "seat", "healthz/x", "metrics", "openapi.json"])
def test_what_is_not_there_is_not_a_page(root: Path, path: str) -> None:
    with pytest.raises(HTTPException) as error:
        respond(root, path)
    assert error.value.status_code == 404


def test_an_app_that_was_not_built_says_so(tmp_path: Path) -> None:
    response = respond(tmp_path, "")
    assert response.status_code == 503
    assert b"make web" in bytes(response.body)
