"""The OpenAPI document is true: whatever is sent, the server answers as the document says, and never with a 5xx.

MUNERA_FUZZ=500 tries so many cases of every operation, new ones each time; `make soak` does.
"""

from __future__ import annotations

import os
from collections.abc import Iterator
from copy import deepcopy
from pathlib import Path
from typing import Any

import pytest
import requests
import schemathesis
from hypothesis import HealthCheck, given
from hypothesis import settings as hypothesis_settings
from hypothesis import strategies as st
from schemathesis import checks
from schemathesis.generation import GenerationMode
from schemathesis.specs.openapi import checks as openapi_checks

from munera.kernel import Illegal
from munera.server.app import create
from munera.tables.refusals import Refused
from tests.server.clients import RunningServer, play, settings
from tests.server.elsewhere import running

EXAMPLES = int(os.environ.get("MUNERA_FUZZ", "0"))
CHECKS = [
    checks.not_a_server_error,
    openapi_checks.status_code_conformance,
    openapi_checks.content_type_conformance,
    openapi_checks.response_schema_conformance,
    openapi_checks.response_headers_conformance,
]
SETTINGS = hypothesis_settings(
    max_examples=EXAMPLES or 4,
    derandomize=not EXAMPLES,
    database=None,
    deadline=None,
    suppress_health_check=list(HealthCheck),
)
DOCUMENT: dict[str, Any] = create(settings(Path())).openapi()
DOCUMENTED = {*Refused.CODES, *Illegal.CODES}  # in docs/server.md, with words in every language
OPERATIONS = [(path, method) for path, item in DOCUMENT["paths"].items() for method in item]


class World:
    """A running server with some tables, and the browser that sits at them."""

    def __init__(self, url: str, cookie: str, tables: list[str]) -> None:
        self.url, self.cookie, self.tables = url, cookie, tables
        self.session = requests.Session()

    def browser(self, *, known: bool) -> requests.Session:
        """A browser that holds seats, or one that was never here."""
        self.session.cookies.clear()
        if known:
            self.session.cookies["munera"] = self.cookie
        return self.session


async def _furnish(server: RunningServer) -> World:
    """A table that waits, one that is being played, one whose game is over."""
    ana, bob = server.guest("Ana"), server.guest("Bob")
    waits = await ana.make("gladius", ["me", "open"], public=True)
    plays = await ana.make("gladius", ["me", "open"], public=True)
    await bob.join(plays)
    over = await ana.make("gladius", ["me", "open"])
    await bob.join(over)
    await play([await ana.sit(over), await bob.sit(over)])
    return World(server.url, ana.http.cookies["munera"], [waits, plays, over])


@pytest.fixture(scope="module")
def world(tmp_path_factory: pytest.TempPathFactory) -> Iterator[World]:
    folder = tmp_path_factory.mktemp("openapi")
    with running(folder, _furnish, most_tables=100_000, imports=10_000.0) as world, world.session:
        yield world


GAMES = ["", "gladius", "spartacus", "for_glory"]
CHOICES = st.fixed_dictionaries(
    {"table": st.integers(0, 3), "seat": st.integers(0, 2), "game": st.sampled_from(GAMES), "known": st.booleans()}
)


def _aimed(case: schemathesis.Case[Any], world: World, chosen: dict[str, Any]) -> None:
    """Mostly tables, seats and games that exist; and no bots: they would play on behind the test's back."""
    where = case.path_parameters
    if "table" in where and chosen["table"] < len(world.tables):
        where["table"] = world.tables[chosen["table"]]
    if "seat" in where and chosen["seat"] < 2:
        where["seat"] = chosen["seat"]
    body: Any = deepcopy(case.body)
    case.body = body
    if isinstance(body, dict):
        if "game" in body and chosen["game"]:
            body["game"] = chosen["game"]
        for seat in body["seats"] if isinstance(body.get("seats"), list) else []:
            if isinstance(seat, dict) and seat.get("kind") == "bot":
                seat["kind"] = "open"


SENSIBLE: dict[str, Any] = {
    "name": {"name": "Ana"},
    "entropy": {"entropy": "ave"},
    "fork": {"at": 0, "seats": [{}, {}]},
}


@pytest.mark.parametrize(("path", "method"), OPERATIONS, ids=[f"{method} {path}" for path, method in OPERATIONS])
def test_every_operation_at_every_table(world: World, path: str, method: str) -> None:
    """What makes sense in itself, from its owner and from a stranger, at any time of a game."""
    found = DOCUMENT["paths"][path][method]["responses"]
    body = SENSIBLE.get(path.rsplit("/", 1)[1], {})
    for table in world.tables if "{table}" in path else world.tables[:1]:
        for known in (False, True):
            url = world.url + path.format(table=table, seat=0, token="x", game="gladius")
            response = world.browser(known=known).request(method, url, json=body, allow_redirects=False)
            assert str(response.status_code) in found, (url, response.text)
            assert response.status_code < 500, (url, response.text)


@pytest.mark.slow
@pytest.mark.filterwarnings("ignore:Do not use the `random` module")  # the server has its own, in another thread
@pytest.mark.parametrize(("path", "method"), OPERATIONS, ids=[f"{method} {path}" for path, method in OPERATIONS])
def test_the_document_is_true(world: World, path: str, method: str) -> None:
    schema = schemathesis.openapi.from_dict(DOCUMENT)
    operation = schema[path][method.upper()]
    positive = operation.as_strategy(generation_mode=GenerationMode.POSITIVE)
    negative = operation.as_strategy(generation_mode=GenerationMode.NEGATIVE)

    @SETTINGS
    @given(positive | negative, CHOICES)
    def hold(case: schemathesis.Case[Any], chosen: dict[str, Any]) -> None:
        _aimed(case, world, chosen)
        browser = world.browser(known=chosen["known"])
        response = case.call(base_url=world.url, session=browser, allow_redirects=False)
        case.validate_response(response, checks=CHECKS)
        if response.status_code >= 400:
            assert response.json()["code"] in DOCUMENTED

    hold()


# ---------------------------------------------------------------------- the document itself


def test_every_refusal_is_documented() -> None:
    """Wherever a seat or a table is asked for, every status of every refusal is described, in one form."""
    statuses = {str(status) for status in Refused.CODES.values()} - {"404", "405", "500"}
    for path, item in DOCUMENT["paths"].items():
        if not path.startswith("/api"):
            continue
        for method, operation in item.items():
            found = operation["responses"]
            assert statuses <= set(found), (method, path, statuses - set(found))
            for status in statuses:
                content = found[status]["content"]["application/json"]
                assert content["schema"] == {"$ref": "#/components/schemas/Problem"}, (method, path, status)


def test_every_operation_says_what_it_does() -> None:
    for path, item in DOCUMENT["paths"].items():
        for method, operation in item.items():
            assert operation.get("description"), (method, path)
            assert operation.get("tags"), (method, path)


def test_misspelt_fields_are_not_silently_without_effect() -> None:
    schemas = DOCUMENT["components"]["schemas"]
    bodies = [
        operation["requestBody"]["content"]["application/json"]["schema"]
        for item in DOCUMENT["paths"].values()
        for operation in item.values()
        if "requestBody" in operation
    ]
    assert len(bodies) >= 8
    for body in bodies:
        schema = schemas[body["$ref"].rsplit("/", 1)[1]] if "$ref" in body else body
        assert schema["additionalProperties"] is False, body
