"""Where requests come from: origins, operators, addresses. Also the headers of every response."""

from __future__ import annotations

from hmac import compare_digest
from ipaddress import IPv6Address, IPv6Network, ip_address

from starlette.datastructures import MutableHeaders
from starlette.requests import HTTPConnection

from munera.server.asker import UNKNOWN
from munera.server.settings import Settings
from munera.tables.refusals import Refused

SAFE_METHODS = ("GET", "HEAD", "OPTIONS")
LOCAL = ("127.0.0.1", "::1")
FORWARDED = {"forwarded", "via", "x-forwarded-for", "x-forwarded-host", "x-forwarded-proto", "x-real-ip"}
NETWORK_BITS = 64  # bits of an IPv6 address that name a network

HEADERS = {
    "Content-Security-Policy": (
        "default-src 'self'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; "
        "connect-src 'self'; object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'"
    ),
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "DENY",
    "Referrer-Policy": "no-referrer",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": "camera=(), microphone=(), geolocation=()",
    "Cache-Control": "no-store",
}


# ---------------------------------------------------------------------- origins


def check_origin(connection: HTTPConnection, settings: Settings) -> None:
    """Refuse requests from other sites. Programs name no site, and have no cookies that could be abused."""
    host = connection.headers.get("host", "")
    for origin in connection.headers.getlist("origin"):
        if origin not in settings.origins and not _is_site(origin, host):
            raise Refused("origin")


def _is_site(origin: str, host: str) -> bool:
    """Does an origin name this host? A proxy may have taken https off, so the scheme does not count."""
    scheme, separator, rest = origin.partition("://")
    return scheme in ("http", "https") and bool(separator) and bool(host) and rest.lower() == host.lower()


def add_security_headers(headers: MutableHeaders, settings: Settings) -> None:
    """Add the usual security headers that the response has not set itself."""
    for name, value in HEADERS.items():
        headers.setdefault(name, value)
    if settings.secure_cookies:
        headers.setdefault("Strict-Transport-Security", "max-age=31536000")


# ---------------------------------------------------------------------- operators


def is_operator(connection: HTTPConnection, settings: Settings) -> bool:
    """Does the request come from an operator?

    Operators show the token of the settings. Where none is set, they come from this machine and not by a proxy;
    but where a proxy is trusted, everybody comes from its address, and nobody is believed without the token.
    """
    if settings.metrics_token:
        shown = connection.headers.get("authorization", "").removeprefix("Bearer ")
        return compare_digest(shown.encode(), settings.metrics_token.encode())
    if settings.trust_proxy or FORWARDED & set(connection.headers):
        return False
    return connection.client is not None and connection.client.host in LOCAL


def address_of(connection: HTTPConnection, settings: Settings) -> str:
    """The address that a request comes from.

    Where a proxy is trusted, it is the last entry of the last `X-Forwarded-For`, the one that the proxy has
    written. Everything before it may come from the client.
    """
    host = connection.client.host if connection.client else ""
    if settings.trust_proxy and (forwarded := connection.headers.getlist("x-forwarded-for")):
        host = forwarded[-1].split(",")[-1].strip()
    return home_address(host)


def home_address(host: str) -> str:
    """The address by which a client is counted: of IPv6, where everybody has millions, the network alone."""
    try:
        address = ip_address(host)
    except ValueError:
        return UNKNOWN
    if isinstance(address, IPv6Address):
        if address.ipv4_mapped is not None:
            return str(address.ipv4_mapped)  # the same client, seen by a server that listens to both
        return str(IPv6Network((int(address), NETWORK_BITS), strict=False))
    return str(address)
