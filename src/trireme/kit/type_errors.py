"""Why a value does not fit a type: found by walking both together, so that we say it in our own words."""

from __future__ import annotations

from types import UnionType
from typing import Annotated, Any, Final, Literal, NewType, Union, get_args, get_origin

import msgspec

from trireme.kit.errors import Figure, Problem, shown
from trireme.kit.problems import HOW_MANY, MISSING, NO_SUCH_KEY, UNKNOWN, WRONG_TYPE

KINDS: Final[dict[type, str]] = {
    bool: "bool",
    int: "int",
    float: "float",
    str: "str",
    list: "array",
    tuple: "array",
    dict: "object",
    type(None): "null",
}
"""What values of a type are called in a complaint."""


class Misfit:
    """The part that does not fit, and what is wrong with it."""

    def __init__(self, part: str, problem: Problem, **figures: Figure) -> None:
        self.part = part
        self.problem = problem
        self.figures = figures


def misfit(value: object, hint: Any, part: str = "") -> Misfit | None:
    """Return the first part of a value that does not fit a type; None where all of it fits."""
    origin, inner = get_origin(hint), get_args(hint)
    if hint is Any:
        return None
    if isinstance(hint, NewType):
        return misfit(value, hint.__supertype__, part)
    if origin is Annotated:
        return misfit(value, inner[0], part)
    if origin in (Union, UnionType):
        return _none_of(value, inner, part)
    if origin is Literal:
        known = ", ".join(str(each) for each in inner)
        return None if value in inner else Misfit(part, UNKNOWN, given=shown(value), known=known)
    if origin in (tuple, list):
        return _list(value, inner, part)
    if isinstance(hint, type) and issubclass(hint, msgspec.Struct):
        return _struct(value, hint, part)
    if origin is dict:
        if not isinstance(value, dict):
            return _wrong(value, "object", part)
        return next((found for key in value if (found := misfit(value[key], inner[1], _below(part, key)))), None)
    fits = type(value) is hint or (hint is float and type(value) is int)
    return None if fits else _wrong(value, KINDS.get(hint, str(hint)), part)


def _wrong(value: object, expected: str, part: str) -> Misfit:
    return Misfit(part, WRONG_TYPE, expected=expected, got=KINDS.get(type(value), type(value).__name__))


def _below(part: str, key: object) -> str:
    return f"{part}.{key}" if part else str(key)


def _none_of(value: object, hints: tuple[Any, ...], part: str) -> Misfit | None:
    """Return what fits none of several types. A fault inside says more than that the whole is of another kind."""
    found = [misfit(value, each, part) for each in hints]
    wrong = [each for each in found if each is not None]
    if len(wrong) < len(found):
        return None
    inside = [each for each in wrong if each.part != part or each.problem is not WRONG_TYPE]
    if inside:
        return inside[0]
    return _wrong(value, "|".join(str(each.figures["expected"]) for each in wrong), part)


def _list(value: object, inner: tuple[Any, ...], part: str) -> Misfit | None:
    if not isinstance(value, (list, tuple)):
        return _wrong(value, "array", part)
    any_length = len(inner) == 1 or inner[-1] is Ellipsis
    hints = (inner[0],) * len(value) if any_length else inner
    if len(hints) != len(value):
        return Misfit(part, HOW_MANY, given=len(value), needed=len(hints))
    found = (misfit(each, hint, f"{part}[{number}]") for number, (each, hint) in enumerate(zip(value, hints)))
    return next((each for each in found if each is not None), None)


def _struct(value: object, hint: type[msgspec.Struct], part: str) -> Misfit | None:
    if not isinstance(value, dict):
        return _wrong(value, "object", part)
    fields = {field.encode_name: field for field in msgspec.structs.fields(hint)}
    for name, field in fields.items():
        if name in value:
            if (found := misfit(value[name], field.type, _below(part, name))) is not None:
                return found
        elif field.required:
            return Misfit(_below(part, name), MISSING)
    if hint.__struct_config__.forbid_unknown_fields:
        return next((Misfit(_below(part, key), NO_SUCH_KEY) for key in value if key not in fields), None)
    return None
