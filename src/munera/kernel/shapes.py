"""Compares plain values with the shapes that types describe: for laws over what games declare about their answers.

Only the types that such declarations are made of: literals, plain types, unions, tuples, sequences, mappings and
typed dictionaries. A tuple of fixed length may have arrived as a list, as everything does that has been JSON.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from types import NoneType, UnionType
from typing import Any, Literal, Union, get_args, get_origin, get_type_hints, is_typeddict

from munera.kernel.plain import Option, to_option


def fits(value: object, hint: Any) -> bool:
    """Is the value what the type says? True is no number, and 1 is not true."""
    if hint is Any or hint is object:
        return True
    if hint == Option:
        return _is_option(value)
    if hint in (str, int, float, bool, NoneType, None):
        return type(value) is (NoneType if hint is None else hint)
    if is_typeddict(hint):
        return _fits_fields(value, hint)
    origin, args = get_origin(hint), get_args(hint)
    if origin is Literal:
        return any(type(value) is type(arg) and value == arg for arg in args)
    if origin in (Union, UnionType):
        return any(fits(value, arg) for arg in args)
    if origin in (dict, Mapping):
        return isinstance(value, Mapping) and all(
            fits(key, args[0]) and fits(one, args[1]) for key, one in value.items()
        )
    if hint in (list, tuple, dict):  # all that a compiled module keeps of `list[str]`
        return isinstance(value, Mapping if hint is dict else list | tuple)
    if not isinstance(value, list | tuple):
        return False
    if origin is tuple and not (len(args) == 2 and args[1] is Ellipsis):
        return len(value) == len(args) and all(fits(one, arg) for one, arg in zip(value, args, strict=True))
    if origin in (tuple, list, Sequence):
        return all(fits(one, args[0]) for one in value)
    raise TypeError(f"no shape is known for {hint!r}")


def _fits_fields(value: object, hint: Any) -> bool:
    if not isinstance(value, Mapping) or not hint.__required_keys__ <= value.keys() <= get_type_hints(hint).keys():
        return False
    hints = get_type_hints(hint)
    return all(fits(one, hints[key]) for key, one in value.items())


def _is_option(value: object) -> bool:
    try:
        to_option(value)
    except ValueError:
        return False
    return True
