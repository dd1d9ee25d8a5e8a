"""The names that this server answers to.

A page elsewhere can let its own name point to this machine ("DNS rebinding"); the browser then takes this server
for that site, and lets its scripts read what is here. Such a request has the name of that site in its `Host`. So
only names count that no stranger can register: addresses, names of this machine and of its network, and what the
operator names.
"""

from __future__ import annotations

import re
import socket
from functools import cache
from ipaddress import ip_address
from urllib.parse import urlsplit

from starlette.requests import HTTPConnection

from munera.server.settings import Settings
from munera.tables.refusals import Refused

ANY = "*"
HOST = re.compile(r"(\[(?P<address>[0-9a-f:.]+)\]|(?P<name>[a-z0-9._-]*[a-z0-9_-]\.?))(:[0-9]*)?")
HOME_SUFFIXES = (".localhost", ".local", ".lan", ".internal", ".home.arpa")  # nobody can register names there


def check_host(connection: HTTPConnection, settings: Settings) -> None:
    """Refuse requests to a name that is not ours. Programs that name none have nothing that could be abused."""
    named = connection.headers.getlist("host")
    if len(named) > 1 or not all(is_ours(host, settings) for host in named):
        raise Refused("host", "the operator of this server can add the name to MUNERA_HOSTS")


def is_ours(host: str, settings: Settings) -> bool:
    """Does a `Host` header, with or without a port, name this server?"""
    if not host or ANY in settings.hosts:
        return True
    if (found := HOST.fullmatch(host.lower())) is None:
        return False  # others could read another name in it
    name = (found["address"] or found["name"]).rstrip(".")
    if _is_address(name):
        return True
    if "." not in name or name.endswith(HOME_SUFFIXES) or name == _name_of_this_machine():
        return True  # no stranger has a name without a dot
    return any(_matches(name, wanted.lower()) for wanted in (*settings.hosts, *_origin_names(settings.origins)))


def _is_address(name: str) -> bool:
    try:
        ip_address(name)
    except ValueError:
        return False
    return True


def _matches(name: str, wanted: str) -> bool:
    """Is it the name that the operator wants, or one below `*.munera.example`?"""
    return name.endswith(wanted[1:]) if wanted.startswith("*.") else name == wanted


@cache
def _origin_names(origins: tuple[str, ...]) -> tuple[str, ...]:
    """The names of the sites from which browsers may come: there, too, this server may be found."""
    return tuple(name for origin in origins if (name := urlsplit(origin).hostname))


@cache
def _name_of_this_machine() -> str:
    return socket.gethostname().lower()
