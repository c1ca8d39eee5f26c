"""What the server says, as TypeScript: `python -m undercover.server.types web/src` writes the wire and, for every game,
what a seat sees of it. A test keeps these files current."""

from __future__ import annotations

import builtins
import re
import sys
from collections.abc import Iterator
from importlib import import_module
from inspect import cleandoc, getdoc, getsource
from pathlib import Path
from types import ModuleType
from typing import Any, get_args

import msgspec
from msgspec import inspect

from undercover.server import wire
from undercover.table.registry import SHELF

HEAD = "// Made from {} by `python -m undercover.server.types web/src`. Do not edit.\n"
#: What the client sends: fields with a default may be left out. What the server sends is always complete.
ASKED: tuple[type, ...] = (*get_args(wire.Ask), wire.NewTable)
#: What is in every view of a game, whoever looks, is said once.
FRAME = 'import type { Frame } from "../../lib/plug";\n'


def files() -> dict[str, str]:
    """Every file that is made, by its path in the client's sources."""
    views = {slug: import_module(f"undercover.games.{slug}.views") for slug in SHELF}
    return {"wire.ts": _wire()} | {f"games/{slug}/views.ts": _views(module) for slug, module in views.items()}


def _wire() -> str:
    head = HEAD.format("src/undercover/server/wire.py")
    return "\n".join([head, *_interfaces(wire), _union("News", wire.News), _union("Ask", wire.Ask)])


def _views(module: ModuleType) -> str:
    return "\n".join([HEAD.format(f"src/{module.__name__.replace('.', '/')}.py"), FRAME, *_interfaces(module)])


def _interfaces(module: ModuleType) -> Iterator[str]:
    """The structs of a module, in its order."""
    for kind in vars(module).values():
        if isinstance(kind, type) and issubclass(kind, msgspec.Struct) and kind.__module__ == module.__name__:
            whole = " extends Frame" if kind.__name__ == "Seen" else ""
            yield "\n".join([*_comment(kind), f"export interface {kind.__name__}{whole} {{", *_fields(kind), "}\n"])


def _comment(kind: type[msgspec.Struct]) -> Iterator[str]:
    if kind.__doc__:
        lines = cleandoc(getdoc(kind) or "").splitlines()
        yield f"/** {' '.join(line.strip() for line in lines if line.strip())} */"


def _fields(kind: type[msgspec.Struct]) -> Iterator[str]:
    struct = inspect.type_info(kind)
    assert isinstance(struct, inspect.StructType)
    remarks = _remarks(kind)
    if struct.tag_field is not None:
        yield f'  {struct.tag_field}: "{struct.tag}";'
    for field in struct.fields:
        optional = "?" if _may_be_missing(kind, field) else ""
        if field.name in remarks:
            yield f"  /** {remarks[field.name]} */"
        yield f"  {field.encode_name}{optional}: {_type(field.type)};"


def _may_be_missing(kind: type[msgspec.Struct], field: inspect.Field) -> bool:
    if field.required:
        return False
    unset = field.default is msgspec.NODEFAULT and field.default_factory is msgspec.NODEFAULT
    return unset or kind in ASKED or kind.__struct_config__.omit_defaults


def _remarks(kind: type[msgspec.Struct]) -> dict[str, str]:
    """What the comment before a field says of it."""
    found = re.findall(r"((?:^ +#: .*\n)+) +(\w+):", getsource(kind), re.MULTILINE)
    return {name: " ".join(line.strip()[3:] for line in lines.splitlines()) for lines, name in found}


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
        case inspect.AnyType() | inspect.CustomType(cls=builtins.object):
            return "unknown"
        case inspect.ListType(item_type=item) | inspect.VarTupleType(item_type=item):
            return f"{_type(item)}[]" if not isinstance(item, inspect.UnionType) else f"({_type(item)})[]"
        case inspect.TupleType(item_types=items):
            return f"[{', '.join(_type(item) for item in items)}]"
        case inspect.DictType(value_type=value):
            return f"Record<string, {_type(value)}>"
        case inspect.UnionType(types=types):
            return " | ".join(_type(each) for each in types)
        case inspect.StructType(cls=struct):
            return struct.__name__
    raise TypeError(f"TypeScript is not taught this type: {kind}")


if __name__ == "__main__":
    for path, text in files().items():
        (Path(sys.argv[1]) / path).write_text(text, encoding="utf-8")
