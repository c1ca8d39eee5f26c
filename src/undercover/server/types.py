"""What the server says, as TypeScript: `python -m undercover.server.types web/src` writes the wire and, for every game,
what a seat sees of it. A test keeps these files current."""

from __future__ import annotations

import builtins
import collections.abc
import re
import sys
import types
import typing
from collections.abc import Iterator
from importlib import import_module
from inspect import cleandoc, getdoc, getsource
from pathlib import Path
from types import ModuleType, NoneType
from typing import Any, Literal, get_args, get_origin, get_type_hints

import msgspec

from undercover.bots import ratings
from undercover.server import answers, wire
from undercover.table import seal
from undercover.table.registry import SHELF

HEAD = "// Made from {} by `python -m undercover.server.types web/src`. Do not edit.\n"
#: What the client sends: fields with a default may be left out. What the server sends is always complete.
ASKED: tuple[type, ...] = (*get_args(wire.Ask), answers.NewTable)
#: What is in every view of a game, whoever looks, is said once.
FRAME = 'import type { Frame } from "../../lib/plug";\n'


def files() -> dict[str, str]:
    """Every file that is made, by its path in the client's sources."""
    views = {slug: import_module(f"undercover.games.{slug}.views") for slug in SHELF}
    return {"wire.ts": _wire()} | {f"games/{slug}/views.ts": _views(module) for slug, module in views.items()}


def _wire() -> str:
    head = HEAD.format("src/undercover/server/wire.py and answers.py")
    interfaces = [each for module in (seal, ratings, wire, answers) for each in _interfaces(module)]
    return "\n".join([head, *interfaces, _union("News", wire.News), _union("Ask", wire.Ask)])


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
    config, remarks, missing = kind.__struct_config__, _remarks(kind), _may_be_missing(kind)
    if config.tag_field is not None:
        yield f'  {config.tag_field}: "{config.tag}";'
    hints = get_type_hints(kind)
    for name, written in zip(kind.__struct_fields__, kind.__struct_encode_fields__):
        if name in remarks:
            yield f"  /** {remarks[name]} */"
        yield f"  {written}{'?' if name in missing else ''}: {_type(hints[name])};"


def _may_be_missing(kind: type[msgspec.Struct]) -> set[str]:
    """Fields with a default, in what clients send or where defaults are left out; and fields that may be unset."""
    defaults = kind.__struct_defaults__
    lenient = kind in ASKED or kind.__struct_config__.omit_defaults
    named = zip(kind.__struct_fields__[len(kind.__struct_fields__) - len(defaults) :], defaults)
    return {
        name for name, default in named if default is msgspec.UNSET or (lenient and default is not msgspec.NODEFAULT)
    }


def _remarks(kind: type[msgspec.Struct]) -> dict[str, str]:
    """What the comment before a field says of it."""
    found = re.findall(r"((?:^ +#: .*\n)+) +(\w+):", getsource(kind), re.MULTILINE)
    return {name: " ".join(line.strip()[3:] for line in lines.splitlines()) for lines, name in found}


def _union(name: str, union: Any) -> str:
    return f"export type {name} = {' | '.join(kind.__name__ for kind in get_args(union))};\n"


UNIONS = (types.UnionType, typing.Union)
#: Types that are written the same everywhere; None stands for what is left out when it is unset.
PLAIN: dict[Any, str | None] = {
    str: "string",
    int: "number",
    float: "number",
    bool: "boolean",
    NoneType: "null",
    Any: "unknown",
    object: "unknown",
    msgspec.UnsetType: None,
}


def _type(kind: Any) -> str:
    if kind in PLAIN:
        return PLAIN[kind] or ""
    if isinstance(kind, type) and issubclass(kind, msgspec.Struct):
        return kind.__name__
    if get_origin(kind) is Literal:
        return " | ".join(f'"{each}"' for each in get_args(kind))
    inner = [_type(each) for each in get_args(kind)]
    match get_origin(kind):
        case origin if origin in UNIONS:
            return " | ".join(dict.fromkeys(each for each in inner if each))
        case builtins.list:
            return f"({inner[0]})[]" if get_origin(get_args(kind)[0]) in UNIONS else f"{inner[0]}[]"
        case builtins.dict | collections.abc.Mapping:
            return f"Record<string, {inner[1]}>"
    raise TypeError(f"TypeScript is not taught this type: {kind}")


if __name__ == "__main__":
    for path, text in files().items():
        (Path(sys.argv[1]) / path).write_text(text, encoding="utf-8")
