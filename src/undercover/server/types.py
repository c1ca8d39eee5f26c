"""The wire as TypeScript: `python -m undercover.server.types > web/src/wire.ts`. A test keeps that file current."""

from __future__ import annotations

from collections.abc import Iterator
from inspect import cleandoc, getdoc
from typing import Any, get_args

import msgspec
from msgspec import inspect

from undercover.server import wire

HEAD = "// Made from src/undercover/server/wire.py by `python -m undercover.server.types`. Do not edit.\n"
#: What the client sends: fields with a default may be left out. What the server sends is always complete.
ASKED: tuple[type, ...] = (*get_args(wire.Ask), wire.NewTable)


def written() -> str:
    """The whole file, in the order of `wire.py`."""
    structs = [kind for kind in vars(wire).values() if _is_ours(kind)]
    parts = [HEAD, *(_interface(kind) for kind in structs), _union("News", wire.News), _union("Ask", wire.Ask)]
    return "\n".join(parts)


def _is_ours(kind: Any) -> bool:
    return isinstance(kind, type) and issubclass(kind, msgspec.Struct) and kind.__module__ == wire.__name__


def _interface(kind: type[msgspec.Struct]) -> str:
    return "\n".join([*_comment(kind), f"export interface {kind.__name__} {{", *_fields(kind), "}\n"])


def _comment(kind: type[msgspec.Struct]) -> Iterator[str]:
    if kind.__doc__:
        lines = cleandoc(getdoc(kind) or "").splitlines()
        yield f"/** {' '.join(line.strip() for line in lines if line.strip())} */"


def _fields(kind: type[msgspec.Struct]) -> Iterator[str]:
    struct = inspect.type_info(kind)
    assert isinstance(struct, inspect.StructType)
    if struct.tag_field is not None:
        yield f'  {struct.tag_field}: "{struct.tag}";'
    for field in struct.fields:
        optional = "?" if kind in ASKED and not field.required else ""
        yield f"  {field.encode_name}{optional}: {_type(field.type)};"


def _union(name: str, union: Any) -> str:
    return f"export type {name} = {' | '.join(kind.__name__ for kind in get_args(union))};\n"


def _type(kind: inspect.Type) -> str:
    match kind:
        case inspect.StrType():
            return "string"
        case inspect.IntType() | inspect.FloatType():
            return "number"
        case inspect.BoolType():
            return "boolean"
        case inspect.NoneType():
            return "null"
        case inspect.AnyType():
            return "any"
        case inspect.ListType(item_type=item):
            return f"{_type(item)}[]" if not isinstance(item, inspect.UnionType) else f"({_type(item)})[]"
        case inspect.DictType(value_type=value):
            return f"Record<string, {_type(value)}>"
        case inspect.UnionType(types=types):
            return " | ".join(_type(each) for each in types)
        case inspect.StructType(cls=struct):
            return struct.__name__
    raise TypeError(f"the wire has a type that TypeScript is not taught: {kind}")


if __name__ == "__main__":
    print(written(), end="")
