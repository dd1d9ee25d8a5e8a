"""Who a browser is: tokens in cookies that this server has issued, and nothing else.

A token is random, and sealed with the key of this server: a value that somebody else has put into a browser names
nobody. Under https the cookie is called `__Host-munera`, which neither other sites nor plain http can set. A
cookie of earlier times - without a seal as in 0.1.0, or of a server that was reached by plain http - is exchanged
once, with everything that it holds, for one of today.
"""

from __future__ import annotations

import re
from base64 import urlsafe_b64encode
from collections.abc import Awaitable, Callable
from hashlib import sha256
from hmac import compare_digest, digest
from secrets import token_urlsafe
from typing import NamedTuple, cast

from starlette.datastructures import MutableHeaders
from starlette.requests import HTTPConnection
from starlette.responses import Response

COOKIE = "munera"
SECURE_COOKIE = "__Host-munera"
YEAR = 365 * 24 * 3600
UNSEALED = re.compile(r"[A-Za-z0-9_-]{43}")  # 32 random bytes, as text; all that there was to a token of 0.1.0
TOKEN = re.compile(r"([A-Za-z0-9_-]{43})\.([A-Za-z0-9_-]{22})")
SEAL_BYTES = 16

Exchange = Callable[[str, str], Awaitable[bool]]


class Identity(NamedTuple):
    """The browser behind a request: its hashed token, empty for none; and a token that it must be given."""

    holder: str = ""
    given: str = ""


def new_secret() -> str:
    """A text that nobody can guess: 256 random bits."""
    return token_urlsafe(32)


def hashed(token: str) -> str:
    """The hash of a token, which is stored in its place."""
    return sha256(token.encode()).hexdigest()


class Identities:
    """Issues tokens, and tells whose a cookie is.

    exchange: gives all that the first of two hashed tokens holds to the second, once. False if it holds nothing.
    """

    def __init__(self, key: bytes, exchange: Exchange, *, secure: bool) -> None:
        self._key, self._exchange, self.secure = key, exchange, secure
        self.cookie = SECURE_COOKIE if secure else COOKIE

    # ------------------------------------------------------------------ tokens

    def issue(self) -> str:
        """A new token."""
        return self._sealed(new_secret())

    def is_ours(self, token: str, cookie: str = "") -> bool:
        """Have we issued this token, in a cookie of this name?"""
        return (found := TOKEN.fullmatch(token)) is not None and compare_digest(
            self._seal(found[1], cookie or self.cookie), found[2]
        )

    def _sealed(self, secret: str) -> str:
        return f"{secret}.{self._seal(secret, self.cookie)}"

    def _seal(self, secret: str, cookie: str) -> str:
        return _text(digest(self._key, f"{cookie}:{secret}".encode(), "sha256")[:SEAL_BYTES])

    def _successor(self, old: str) -> str:
        """The token for which an old one is exchanged: the same for requests that come at once, and a secret."""
        return self._sealed(_text(digest(self._key, f"after:{self.cookie}:{old}".encode(), "sha256")))

    # ------------------------------------------------------------------ browsers

    async def of(self, connection: HTTPConnection) -> Identity:
        """Whose request or socket it is. A cookie of earlier times is exchanged.

        Programs that keep their cookie do not look for another one when a socket opens: there it counts as it is.
        """
        token = cookie_of(connection, self.cookie)
        if self.is_ours(token):
            return Identity(hashed(token))
        old = cookie_of(connection, COOKIE)
        if not self._is_earlier(old):
            return Identity()
        if connection.scope["type"] == "websocket":
            return Identity(hashed(old))
        new = self._successor(old)
        if not await self._exchange(hashed(old), hashed(new)):
            return Identity()
        return Identity(hashed(new), new)

    def _is_earlier(self, token: str) -> bool:
        """May this be a token of earlier times? Those of https never come in the cookie of plain http."""
        known_form = UNSEALED.fullmatch(token) or TOKEN.fullmatch(token)
        return known_form is not None and not self.is_ours(token, SECURE_COOKIE)

    def give(self, headers: MutableHeaders, token: str) -> None:
        """Let a response give the browser its token. Where its name has changed, the old cookie goes."""
        response = Response()
        response.set_cookie(
            self.cookie, token, max_age=YEAR, httponly=True, samesite="lax", secure=self.secure, path="/"
        )
        if self.secure:
            response.delete_cookie(COOKIE, path="/")
        for value in response.headers.getlist("set-cookie"):
            headers.append("set-cookie", value)


def _text(raw: bytes) -> str:
    return urlsafe_b64encode(raw).decode().rstrip("=")


# ---------------------------------------------------------------------- of a request


def cookie_of(connection: HTTPConnection, name: str) -> str:
    """The cookie of exactly this name, the last if there are several; empty if there is none.

    The usual readers take every blank of Unicode off its ends. But to browsers a name with such a blank before it
    is another one, which has no prefix `__Host-`, and which any neighbouring site may set.
    """
    value = ""
    for line in connection.headers.getlist("cookie"):
        for part in line.split(";"):
            found, equals, text = part.strip(" \t").partition("=")
            if equals and found == name:
                value = text
    return value


def identities_of(connection: HTTPConnection) -> Identities:
    """The identities of the server that serves this connection."""
    return cast("Identities", connection.app.state.identities)


def holder_of(connection: HTTPConnection) -> str:
    """The hashed token of the browser behind a request that was identified; the empty string if it has none."""
    return str(connection.scope["state"].get("holder", ""))
