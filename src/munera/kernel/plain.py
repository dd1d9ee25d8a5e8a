"""Plain data to JSON and back, without losing what JSON cannot say.

JSON knows no tuples, no bytes and no dictionaries with keys other than strings. *Packed* data marks them:
`{"t": [...]}` a tuple, `{"d": [[key, value], ...]}` a dictionary, `{"b": "hex"}` bytes; a JSON array is a list.
Options, the things players answer, need none of this: they are strings, numbers, truth values and tuples of
them, so on the wire and in records a JSON array simply means a tuple (`to_option`, `from_option`).
"""

from __future__ import annotations

from typing import TypeAlias, Union

from munera.kernel.errors import Damaged

Option: TypeAlias = Union[str, int, bool, tuple["Option", ...], None]
Plain: TypeAlias = Union[str, int, bool, bytes, tuple["Plain", ...], list["Plain"], dict["Plain", "Plain"], None]
Json: TypeAlias = Union[str, int, float, bool, list["Json"], dict[str, "Json"], None]


def pack(value: object) -> Json:
    """Plain data as JSON; anything that is not plain data is a programming error."""
    if value is None or isinstance(value, (str, int)):
        return value
    if isinstance(value, list):
        return [pack(v) for v in value]
    if isinstance(value, tuple):
        return {"t": [pack(v) for v in value]}
    if isinstance(value, dict):
        return {"d": [[pack(k), pack(v)] for k, v in value.items()]}
    if isinstance(value, bytes):
        return {"b": value.hex()}
    raise TypeError(f"not plain data: {value!r}")


def unpack(value: object) -> Plain:
    """The plain data that was packed as this JSON."""
    if value is None or isinstance(value, (str, int)):
        return value
    if isinstance(value, list):
        return [unpack(v) for v in value]
    if isinstance(value, dict) and len(value) == 1:
        ((mark, inner),) = value.items()
        if mark == "t" and isinstance(inner, list):
            return tuple(unpack(v) for v in inner)
        if mark == "d" and isinstance(inner, list) and all(isinstance(p, list) and len(p) == 2 for p in inner):
            return {unpack(k): unpack(v) for k, v in inner}
        if mark == "b" and isinstance(inner, str):
            try:
                return bytes.fromhex(inner)
            except ValueError as error:
                raise Damaged(f"not hexadecimal: {inner[:40]!r}") from error
    raise Damaged(f"not packed data: {str(value)[:60]!r}")


def to_option(value: object) -> Option:
    """An option from JSON: arrays are tuples. Anything else that JSON can hold is no option."""
    if value is None or isinstance(value, (str, int)):
        return value
    if isinstance(value, (list, tuple)):
        return tuple(to_option(v) for v in value)
    raise Damaged(f"not an option: {str(value)[:60]!r}")


def from_option(value: Option) -> Json:
    """An option as JSON: tuples are arrays."""
    return [from_option(v) for v in value] if isinstance(value, tuple) else value


def same_kind(a: object, b: object) -> bool:
    """Equal values of equal types, all the way down: in Python 1 == True == 1.0, in a record they differ."""
    if type(a) is not type(b):
        return False
    if isinstance(a, tuple) and isinstance(b, tuple):
        return len(a) == len(b) and all(map(same_kind, a, b))
    return a == b
