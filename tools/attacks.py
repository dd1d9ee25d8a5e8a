"""Attacks a running server as an outsider would, and counts what came of it.

    munera serve --port 8700 --database sqlite:///attacked.db
    python -m tools.attacks http://127.0.0.1:8700
    python -m tools.attacks http://127.0.0.1:8700 --only links,seats --rounds 100

Attack a server of your own, with a database that may be thrown away. Every attack comes from an address of its own
(127.0.0.0/8) where the server is on this machine, so that limits which one has used up do not hide another. With
`--proxy`, for a server with MUNERA_TRUST_PROXY=on, addresses are named in X-Forwarded-For instead. Exit code 1: an
attack has succeeded.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import copy
import io
import json
import sys
import tempfile
import time
from collections.abc import AsyncIterator, Awaitable, Callable
from dataclasses import dataclass, field
from functools import partial
from ipaddress import ip_address
from itertools import count
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

import httpx
import websockets

from tools import verify_dice

PATIENCE = 30.0  # seconds for one response
MOST_WAIT = 2.0  # seconds that somebody honest may wait while others attack, beside what they wait anyway
JSON = {"Content-Type": "application/json"}
WISH = {"game": "gladius", "seats": [{"kind": "me", "name": "Ana"}, {"kind": "open"}]}
HIDING = "\u202e\u2066\u200b\u200f\u00ad\u2060\ufeff\u3164\u115f\u2800\ufffc\U000e0041\U0001d159\u0000\u2028"


@dataclass
class Count:
    """What came of one attack."""

    tried: int = 0
    notes: list[str] = field(default_factory=list)  # one for each try that succeeded

    def judge(self, succeeded: bool, note: str) -> None:
        self.tried += 1
        if succeeded:
            self.notes.append(note)


class Target:
    """The server that is attacked."""

    def __init__(self, url: str, rounds: int, proxy: bool) -> None:
        self.url, self.rounds, self.proxy = url.rstrip("/"), rounds, proxy
        self.host, self.port = urlsplit(url).hostname or "", urlsplit(url).port or 80
        self._numbers = count(1)

    def browser(self, **headers: str) -> httpx.AsyncClient:
        """A browser at an address of its own."""
        number = next(self._numbers)
        local = None
        if self.proxy:
            headers.setdefault("X-Forwarded-For", f"198.18.{number // 250}.{number % 250 + 1}")
        elif self.host == "localhost" or (self.host[0].isdigit() and ip_address(self.host).is_loopback):
            local = f"127.77.{number // 250}.{number % 250 + 1}"
        transport = httpx.AsyncHTTPTransport(local_address=local)
        return httpx.AsyncClient(
            base_url=self.url, headers=headers, timeout=PATIENCE, transport=transport, trust_env=False
        )

    async def table(self, browser: httpx.AsyncClient, *kinds: str) -> str:
        seats = [{"kind": kind} for kind in kinds]
        response = await browser.post("/api/tables", json={"game": "gladius", "seats": seats})
        response.raise_for_status()
        _keep_secure_cookies(browser)
        return str(response.json()["id"])

    @contextlib.asynccontextmanager
    async def socket(self, browser: httpx.AsyncClient, table: str, query: str) -> AsyncIterator[Any]:
        cookie = "; ".join(f"{one.name}={one.value}" for one in browser.cookies.jar)
        address = f"{self.url.replace('http', 'ws', 1)}/api/tables/{table}/socket?{query}"
        headers = {"Cookie": cookie, **{k: v for k, v in browser.headers.items() if k == "x-forwarded-for"}}
        async with websockets.connect(address, additional_headers=headers, proxy=None) as found:
            yield found

    async def raw(self, data: bytes) -> bytes:
        """The first line that comes back for these bytes; nothing if the connection is just closed."""
        reader, writer = await asyncio.open_connection(self.host, self.port)
        try:
            writer.write(data)
            with contextlib.suppress(ConnectionError, TimeoutError):
                return await asyncio.wait_for(reader.readline(), PATIENCE)
            return b""
        finally:
            writer.close()

    async def finished_game(self) -> dict[str, Any]:
        """The record of a game with fair dice: somebody plays against a bot, and gives up."""
        async with self.browser() as ana:
            table = await self.table(ana, "me", "bot")
            async with self.socket(ana, table, "seat=0") as line:
                await line.send(json.dumps({"type": "concede", "ref": 1}))
                async for text in line:
                    if json.loads(text).get("status") == "over":
                        break
            found: dict[str, Any] = (await ana.get(f"/api/tables/{table}/record")).json()
            return found


def _keep_secure_cookies(browser: httpx.AsyncClient) -> None:
    """Let the browser send its cookies over plain http, as a proxy that has taken https off does."""
    for one in browser.cookies.jar:
        one.secure = False


# ---------------------------------------------------------------------- fair dice


def tampered(record: dict[str, Any]) -> list[tuple[str, str]]:
    """Texts that look like this record, and prove something else; each with what was done."""
    found: list[tuple[str, str]] = []

    def change(what: str, act: Callable[[dict[str, Any]], object]) -> None:
        data = copy.deepcopy(record)
        act(data)
        found.append((what, json.dumps(data)))

    def put(name: str, value: object, data: dict[str, Any]) -> None:
        data["fair"][name] = value

    fair = record["fair"]
    for name in ("key", "salt", "commitment"):
        value = fair[name]
        flipped = f"{int(value[0], 16) ^ 1:x}{value[1:]}"
        arabic = "".join(chr(0x660 + int(one)) if one.isdigit() else one for one in value)
        wide = "".join(chr(0xFF10 + int(one)) if one.isdigit() else one for one in value)
        others: list[Any] = [
            flipped,
            value.upper(),
            f" {value}",
            f"{value}\n",
            f"{value}\0",
            value[:-1],
            f"0x{value}",
        ]
        others += [
            arabic,
            wide,
            value[::-1],
            "",
            None,
            [value],
            {"": value},
            int(value, 16),
            True,
            f"{value[:8]}:{value[8:]}",
        ]
        for other in others:
            if other != value:
                change(f"{name} {other!r:.40}", partial(put, name, other))
        change(f"no {name}", lambda data, n=name: data["fair"].pop(n))  # type: ignore[misc]
    for scheme in (
        "munera-fair/1",
        "munera-fair/3",
        "MUNERA-FAIR/2",
        "munera-fair/\uff12",
        "",
        None,
        2,
        ["munera-fair/2"],
    ):
        change(f"scheme {scheme!r}", partial(put, "scheme", scheme))
    added = fair["entropy"]
    for other in (
        added[:-1],
        [*added, ""],
        ["x", *added[1:]],
        [*added[:-1], "\uff58"],
        [*added[:-1], "x" * 129],
        "",
        None,
        {},
    ):
        change(f"additions {other!r:.40}", partial(put, "entropy", other))
    for seed in (
        0,
        10**400,
        True,
        record["seed"].upper(),
        int(record["seed"], 16),
        [record["seed"]],
        f"{record['seed']} ",
    ):
        change(f"seed {seed!r:.40}", lambda data, o=seed: data.__setitem__("seed", o))  # type: ignore[misc]
    for seats in (1, 3, True, 2.0, "2", 10**30, None):
        change(f"seats {seats!r:.40}", lambda data, o=seats: data.__setitem__("seats", o))  # type: ignore[misc]
    change("a position", lambda data: data.__setitem__("position", {}))
    change("no position", lambda data: data.__setitem__("position", None))
    change("one more field", lambda data: data["fair"].__setitem__("note", ""))
    change("fair is a list", lambda data: data.__setitem__("fair", [data["fair"]]))
    text = json.dumps(record)
    names = ("key", "salt", "commitment")
    found += [(f"two of {name}", text.replace(f'"{name}":', f'"{name}": "0", "{name}":')) for name in names]
    found.append(("two seeds", text.replace('"seed":', '"seed": "0", "seed":')))
    found.append(("a number without end", text.replace('"seats":', f'"rubbish": {"9" * 5000}, "seats":')))
    return found


async def dice(target: Target, counted: Count) -> None:
    """Tamper with every field of a record, and show it to the verifier of one file."""
    record = await target.finished_game()
    with tempfile.TemporaryDirectory() as folder:
        file = Path(folder) / "record.json"
        file.write_text(json.dumps(record), "utf-8")
        with contextlib.redirect_stdout(io.StringIO()):
            assert verify_dice.main([str(file)]) == verify_dice.FITS
        for what, text in tampered(record):
            file.write_text(text, "utf-8")
            with contextlib.redirect_stdout(io.StringIO()):
                counted.judge(verify_dice.main([str(file)]) == verify_dice.FITS, what)


async def imports(target: Target, counted: Count) -> None:
    """Hand the same records in. Where a name stands twice the server reads the last, which is honest."""
    record = await target.finished_game()
    for number, (what, text) in enumerate(tampered(record)):
        if what.startswith("two "):
            continue
        if number % 15 == 0:
            browser = target.browser()
        response = await patient(browser, "POST", "/api/records", f'{{"record": {text}}}'.encode())
        counted.judge(response.status_code < 400 or response.status_code >= 500, f"{what}: {response.status_code}")
        await browser.aclose() if number % 15 == 14 else None


async def patient(browser: httpx.AsyncClient, method: str, path: str, body: bytes) -> httpx.Response:
    """The response to a request that is sent again while it comes too fast."""
    while True:
        response = await browser.request(method, path, content=body, headers=JSON)
        if response.status_code != 429 or response.json()["code"] not in ("too_fast", "too_many_imports"):
            return response
        await asyncio.sleep(0.5)


# ---------------------------------------------------------------------- what cannot be read

VALUES = (
    *(
        "NaN",
        "Infinity",
        "-1",
        "1e999",
        "1.5",
        "9" * 4000,
        "9" * 5000,
        "true",
        "null",
        '"\\ud800"',
        '"\\u0000"',
        '""',
    ),
    *("[]", "{}", "[" * 900 + "]" * 900, '{"a":' * 900 + "1" + "}" * 900, '"' + "x" * 5000 + '"', "[[],[],[]]"),
)
ENDPOINTS: dict[str, tuple[str, ...]] = {
    "/api/tables": (
        "game",
        "seats",
        "options",
        "pace",
        "aids",
        "undo",
        "public",
        "window",
        "grace",
        "stand_in",
        "entropy",
    ),
    "/api/tables/{}/join": ("name", "seat", "entropy"),
    "/api/tables/{}/begin": ("bot",),
    "/api/tables/{}/seats/0/bot": ("bot",),
    "/api/tables/{}/seats/0/name": ("name",),
    "/api/tables/{}/seats/0/entropy": ("entropy",),
    "/api/tables/{}/fork": ("at", "seats", "public"),
    "/api/tutorials/gladius": ("name",),
    "/api/records": ("record",),
}
ROUGH = (
    b"",
    b"[" * 60_000,
    b"\xff\xfe",
    b"null",
    b'{"a":1',
    b'{"a":1}' * 2,
    b"\x1f\x8b\x08",
    b'"' + b"\\u" * 99 + b'"',
)


async def bodies(target: Target, counted: Count) -> None:
    """Send each endpoint what no field expects. It would succeed if the server failed, or said nothing."""
    for path, names in ENDPOINTS.items():
        async with target.browser() as browser:
            where = path.format(await target.table(browser, "me", "open"))
            for body in (*ROUGH, *(f'{{"{name}": {value}}}'.encode() for name in names for value in VALUES)):
                response = await patient(browser, "POST", where, body)
                counted.judge(response.status_code >= 500, f"{where} {body[:40]!r}: {response.status_code}")


MESSAGES = {
    "answer": ("ask", "option"),
    "act": ("move",),
    "propose": ("what",),
    "consent": ("what",),
    "refuse": ("what",),
    "standing": ("answers",),
    "say": ("text", "room"),
    "mute": ("seat", "how"),
    "speak": ("lang", "edition", "titles"),
    "part": ("name",),
    "look": ("ref",),
    "nothing": ("type",),
}


async def messages(target: Target, counted: Count) -> None:
    """The same over the socket of a seat. It would succeed if the socket were closed, or no reply came."""
    for kind, names in MESSAGES.items():
        async with target.browser() as browser:
            table = await target.table(browser, "me", "bot")
            async with target.socket(browser, table, "seat=0&lang=en") as line:
                for name in names:
                    for value in VALUES:
                        await line.send(f'{{"ref": 7, "type": "{kind}", "{name}": {value}}}')
                        counted.judge(not await _replied(line), f"{kind} {name} {value[:20]}")
                        await asyncio.sleep(0.06)


async def _replied(line: Any) -> bool:
    """Did a request get a reply?"""
    try:
        async with asyncio.timeout(PATIENCE):
            async for text in line:
                if json.loads(text)["type"] in ("done", "refused"):
                    return True
    except (TimeoutError, websockets.ConnectionClosed):
        pass
    return False


# ---------------------------------------------------------------------- who somebody is


async def heads(target: Target, counted: Count) -> None:
    """Requests with names, targets and lengths that proxies and servers read in different ways."""
    here = f"{target.host}:{target.port}"
    strangers: tuple[str, ...] = (
        "evil.example",
        "evil.example.",
        "evil.example:80",
        f"{here}.evil.example",
        f"evil.example:{target.port}",
    )
    strangers += (
        f"{here}, evil.example",
        "localhost.evil.example",
        "127.0.0.1.evil.example",
        "evil.example%00.localhost",
    )
    for path in ("/", "/api/tables", "/api/tables/mine", "/metrics", "/openapi.json"):
        for host in strangers:
            line = await target.raw(f"GET {path} HTTP/1.1\r\nHost: {host}\r\nConnection: close\r\n\r\n".encode())
            counted.judge(b" 421 " not in line and b" 400 " not in line, f"{host} {path}: {line!r}")
        for extra in ("evil.example", here):
            head = f"GET {path} HTTP/1.1\r\nHost: {here}\r\nHost: {extra}\r\nConnection: close\r\n\r\n"
            line = await target.raw(head.encode())
            counted.judge(b" 421 " not in line and b" 400 " not in line, f"two hosts {path}: {line!r}")
    smuggled = b"GET /metrics HTTP/1.1\r\nHost: x\r\n\r\n"
    post = f"POST /api/tables HTTP/1.1\r\nHost: {here}\r\nContent-Type: application/json\r\n".encode()
    for framing in (
        b"Content-Length: 0\r\nContent-Length: 40\r\n\r\n",
        b"Content-Length: +5\r\n\r\n",
        b"Content-Length: 5, 5\r\n\r\n",
        b"Content-Length: 0\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n",
        b"Transfer-Encoding: xchunked\r\n\r\n",
        b"Transfer-Encoding : chunked\r\n\r\n0\r\n\r\n",
        b"Transfer-Encoding: chunked\r\n\r\n0x5\r\nabcde\r\n0\r\n\r\n",
        b"Content-Length: 0\r\nX: y\nTransfer-Encoding: chunked\r\n\r\n",
    ):
        line = await target.raw(post + framing + smuggled)
        counted.judge(line.startswith(b"HTTP/1.1 2"), f"{framing!r}: {line!r}")
    for origin in (
        "https://evil.example",
        "null",
        f"http://{here}.evil.example",
        f"http://evil.example@{here}",
        "file://",
    ):
        async with target.browser(Origin=origin) as browser:
            for method, path in (
                ("POST", "/api/tables"),
                ("POST", f"/seat/{'A' * 43}"),
                ("DELETE", "/api/tables/a/seats/0/link"),
            ):
                code = (await browser.request(method, path, json=WISH if "tables" in path else None)).status_code
                counted.judge(code != 403, f"{origin} {method} {path}: {code}")


async def cookies(target: Target, counted: Count) -> None:
    """Show cookies that the server has not issued, or under another name, at a table of somebody else."""
    async with target.browser() as ana:
        table = await target.table(ana, "me", "open")
        (mine,) = ana.cookies.jar
        secret, seal = str(mine.value).split(".")
        forged = (
            secret,
            f"{secret}.{'A' * 22}",
            f"{'A' * 43}.{seal}",
            f"{secret}.{seal}=",
            f"{secret}.{seal}.",
            f"{seal}.{secret}",
        )
        lines = [f"{mine.name}={one}".encode() for one in forged]
        whole = f"{mine.name}={mine.value}".encode()
        lines += [b"\xa0" + whole, b"\x85" + whole, b"x" + whole, whole.upper(), whole.replace(b"=", b"\xa0=", 1)]
        lines += [whole.replace(b"=", b"==", 1), b"$Version=1;$" + whole, f'{mine.name}="{mine.value}"'.encode()]
        for line in lines:
            async with target.browser() as stranger:
                found = await stranger.get(f"/api/tables/{table}", headers={b"Cookie": line})
                counted.judge(found.status_code != 200 or bool(found.json()["yours"]), repr(line[:30]))


async def links(target: Target, counted: Count) -> None:
    """As devices that came by a link: void each other at once, leave, look at links. The owner keeps the seat."""
    for number in range(target.rounds):
        async with contextlib.AsyncExitStack() as stack:
            ana, *devices = [await stack.enter_async_context(target.browser()) for _ in range(4)]
            table = await target.table(ana, "me", "open")
            path = f"/api/tables/{table}/seats/0/link"
            for device in devices:
                link = (await ana.post(path)).json()["path"]
                for method in ("GET", "HEAD", "OPTIONS"):
                    await device.request(method, link, headers={"Sec-Purpose": "prefetch"})
                counted.judge((await device.post(link)).status_code != 200, "a look used the link up")
                _keep_secure_cookies(device)
            await asyncio.gather(*(device.delete(path) for device in devices))
            await devices[number % 3].post(f"/api/tables/{table}/leave")
            info = (await ana.get(f"/api/tables/{table}")).json()
            counted.judge(info["yours"] != [0], "the owner lost the seat")


async def seats(target: Target, counted: Count) -> None:
    """Leave, ask for a link and take a name at once, while somebody else sits down: nobody has another's seat."""
    for _ in range(target.rounds):
        async with target.browser() as ana, target.browser() as bob, target.browser() as eve:
            table = await target.table(eve, "open", "me")
            path = f"/api/tables/{table}/seats/0"
            await ana.post(f"/api/tables/{table}/join", json={"name": "Ana"})
            await bob.get(f"/api/tables/{table}")
            _keep_secure_cookies(ana)
            link, _, joined, *_ = await asyncio.gather(
                ana.post(f"{path}/link"),
                ana.post(f"/api/tables/{table}/leave"),
                bob.post(f"/api/tables/{table}/join", json={"name": "Bob"}),
                ana.post(f"{path}/name", json={"name": "Fool"}),
            )
            _keep_secure_cookies(bob)
            if link.status_code == 201:
                await ana.post(link.json()["path"])
            info = (await ana.get(f"/api/tables/{table}")).json()
            sits = joined.status_code == 200
            counted.judge(sits and info["yours"] != [], "the seat of somebody else")
            counted.judge(sits and info["seats"][0]["name"] != "Bob", "the name of somebody else")


# ---------------------------------------------------------------------- texts, addresses, work


async def texts(target: Target, counted: Count) -> None:
    """Hide characters in names and in talk."""
    for hidden in HIDING:
        async with target.browser() as ana:
            setup = {"game": "gladius", "seats": [{"kind": "me", "name": f"A{hidden}na"}, {"kind": "open"}]}
            info = (await ana.post("/api/tables", json=setup)).json()
            _keep_secure_cookies(ana)
            counted.judge(info["seats"][0]["name"] not in ("Ana", "A na"), f"name {hidden!r}")
            renamed = await ana.post(f"/api/tables/{info['id']}/seats/0/name", json={"name": hidden * 5})
            counted.judge(hidden in renamed.json()["seats"][0]["name"], f"rename {hidden!r}")
            async with target.socket(ana, info["id"], "seat=0") as line:
                await line.send(json.dumps({"type": "say", "text": f"a{hidden}b", "ref": 1}))
                async for text in line:
                    if (frame := json.loads(text))["type"] in ("talk", "refused"):
                        counted.judge(hidden in frame.get("text", ""), f"talk {hidden!r}")
                        break


async def addresses(target: Target, counted: Count) -> None:
    """Through a trusted proxy: be counted as many by writing one address in many ways. Needs `--proxy`."""
    if not target.proxy:
        return
    forms: dict[str, Callable[[int], str]] = {
        "one network of IPv6": lambda number: f"2001:db8:7:7::{number:x}",
        "claims before the proxy": lambda number: f"10.0.{number // 250}.{number % 250}, 198.19.0.1",
        "with ports": lambda number: f"198.19.0.2:{number + 1}",
        "not addresses": lambda number: f"somebody {number}",
        "zones": lambda number: f"fe80::1%{number}",
        "blanks": lambda number: f"10.0.0.1,{' ' * number}198.19.0.3",
        "mapped": lambda number: "::ffff:198.19.0.4" if number % 2 else "198.19.0.4",
    }
    for name, form in forms.items():
        async with target.browser() as browser:
            codes = [
                (await browser.get("/api/tutorials", headers={"X-Forwarded-For": form(number)})).status_code
                for number in range(4)
            ]
            many = await asyncio.gather(
                *(
                    browser.get("/api/tutorials", headers={"X-Forwarded-For": form(number)})
                    for number in range(200)
                )
            )
            codes += [one.status_code for one in many]
            counted.judge(429 not in codes, name)
    async with target.browser() as browser:
        for forwarded in ("127.0.0.1", "::1", "::ffff:127.0.0.1", ""):
            code = (await browser.get("/metrics", headers={"X-Forwarded-For": forwarded})).status_code
            counted.judge(code == 200, f"metrics as {forwarded}")


async def work(target: Target, counted: Count) -> None:
    """Let the server work without end from one address, while somebody honest asks now and then."""
    form = json.dumps({"name": "x", "pad": [[]] * 450_000}).encode()
    record = json.dumps({"record": {"pad": [[]] * 450_000}}).encode()
    ways: dict[str, Callable[[httpx.AsyncClient], Awaitable[httpx.Response]]] = {
        "large forms": lambda one: one.post("/api/tables/abc/join", content=form, headers=JSON),
        "large records": lambda one: one.post("/api/records", content=record, headers=JSON),
        "a large page": lambda one: one.get("/licences"),
        "the description": lambda one: one.get("/openapi.json"),
        "refusals": lambda one: one.get("/api/tables"),
        "bots alone": lambda one: one.post(
            "/api/tables", json={"game": "spartacus", "seats": [{"kind": "bot"}] * 4}
        ),
    }
    await _slowest_honest(target, 3.0)  # the first of all is slower
    usual = await _slowest_honest(target, 3.0)
    for name, way in ways.items():
        until = time.monotonic() + 5.0
        async with target.browser() as one:
            tries = await asyncio.gather(
                _slowest_honest(target, 5.0), *(_again_and_again(one, way, until) for _ in range(8))
            )
        counted.tried += int(sum(tries[1:]))
        if tries[0] > usual + MOST_WAIT:
            counted.notes.append(f"{name}: somebody honest waited {tries[0]:.1f} s, else {usual:.1f} s")


async def _again_and_again(
    one: httpx.AsyncClient, way: Callable[[httpx.AsyncClient], Awaitable[httpx.Response]], until: float
) -> float:
    tried = 0
    while time.monotonic() < until:
        with contextlib.suppress(httpx.HTTPError):  # it may be cut off
            await way(one)
        tried += 1
    return tried


async def _slowest_honest(target: Target, seconds: float) -> float:
    slowest, until = 0.0, time.monotonic() + seconds
    async with target.browser() as honest:
        while time.monotonic() < until:
            began = time.monotonic()
            (await honest.get("/api/tutorials")).raise_for_status()
            slowest = max(slowest, time.monotonic() - began)
            await asyncio.sleep(0.1)
    return slowest


ATTACKS: dict[str, Callable[[Target, Count], Awaitable[None]]] = {
    one.__name__: one
    for one in (dice, imports, bodies, messages, heads, cookies, links, seats, texts, addresses, work)
}


async def attack(target: Target, names: list[str]) -> bool:
    """Try these attacks, print what came of them, and return whether none succeeded."""
    safe = True
    print(f"{'attack':<12}{'tried':>8}{'succeeded':>11}")
    for name in names:
        counted = Count()
        await ATTACKS[name](target, counted)
        print(f"{name:<12}{counted.tried:>8}{len(counted.notes):>11}", flush=True)
        for note in counted.notes[:10]:
            print(f"    {note}")
        safe = safe and not counted.notes
    async with target.browser() as browser:
        health = (await browser.get("/healthz")).json()["status"]
    print(f"The server afterwards: {health}")
    return safe and health == "ok"


def main(arguments: list[str]) -> int:
    """Read the arguments, attack, and return the exit code."""
    parser = argparse.ArgumentParser(description="Attack a running Munera server of your own, and count.")
    parser.add_argument("url", help="such as http://127.0.0.1:8700")
    parser.add_argument("--only", default="", metavar="A,B", help=f"some of: {', '.join(ATTACKS)}")
    parser.add_argument("--rounds", type=int, default=20, metavar="N", help="of each race (default 20)")
    parser.add_argument(
        "--proxy", action="store_true", help="the server trusts a proxy: name addresses as one does"
    )
    given = parser.parse_args(arguments)
    names = [one for one in given.only.split(",") if one] or list(ATTACKS)
    if unknown := set(names) - set(ATTACKS):
        parser.error(f"no such attack: {', '.join(sorted(unknown))}")
    return 0 if asyncio.run(attack(Target(given.url, given.rounds, given.proxy), names)) else 1


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
