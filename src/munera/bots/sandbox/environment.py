"""What the processes of bots know of the environment: what programs need to run, and no secret of the host.

Whatever is not named here stays behind: passwords of databases, tokens, keys of clouds. Who hosts a bot that needs
more names it in MUNERA_BOT_ENVIRONMENT.
"""

from __future__ import annotations

import os
from collections.abc import Iterable, Iterator, Mapping
from contextlib import contextmanager

MORE = "MUNERA_BOT_ENVIRONMENT"
KEPT = frozenset(
    (
        *("PATH", "HOME", "USER", "LOGNAME", "SHELL", "LANG", "LANGUAGE", "TZ", "TMPDIR", "TEMP", "TMP"),
        *("VIRTUAL_ENV", "LD_LIBRARY_PATH", "DYLD_LIBRARY_PATH", "OMP_NUM_THREADS", "CUDA_VISIBLE_DEVICES"),
        *("SYSTEMROOT", "SYSTEMDRIVE", "WINDIR", "COMSPEC", "PATHEXT", "APPDATA", "LOCALAPPDATA"),
    )
)
KEPT_PREFIXES = ("LC_", "PYTHON")


def scrubbed(environment: Mapping[str, str], more: Iterable[str] | None = None) -> dict[str, str]:
    """The part of an environment that bots may know. more: further names; if None, those that it names itself."""
    named = environment.get(MORE, "").split(",") if more is None else more
    names = {name.strip() for name in named} - {"", MORE}
    kept = {
        name: value
        for name, value in environment.items()
        if name.upper() in KEPT or name.startswith(KEPT_PREFIXES) or name in names
    }
    return {**kept, MORE: ",".join(sorted(names))} if names else kept


@contextmanager
def scrubbed_environment() -> Iterator[None]:
    """Let this process have for a moment only the environment that bots may know: for starting one of theirs."""
    before = dict(os.environ)
    kept = scrubbed(before)
    for name in before.keys() - kept.keys():
        del os.environ[name]
    try:
        yield
    finally:
        os.environ.update(before)
