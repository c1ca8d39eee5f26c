"""The shape of what strangers send, looked at before it is read: one pass, whatever it contains."""

from __future__ import annotations

import re
from collections.abc import Iterable

from undercover.server.refusals import Refusal

#: How deep JSON may be nested: a record is three deep.
JSON_DEPTH = 16
#: A data file has one table for each component and short lists in it; these are several times what our own files need.
DATA_SIZE = 160 * 1024
DATA_LINES = 8_000
DATA_LINE = 1_200
DATA_DEPTH = 6
DATA_DOTS = 5

#: A string ends with its quote or with the text: so nothing is looked at twice.
_JSON_STRINGS = re.compile(rb'"(?:[^"\\]|\\.)*+"?', re.DOTALL)
_DATA_STRINGS = re.compile(
    r'"""(?:[^"\\]|\\.|"(?!""))*+(?:""")?'
    r"|'''(?:[^']|'(?!''))*+(?:''')?"
    r'|"(?:[^"\\\n]|\\.)*+"?'
    r"|'[^'\n]*+'?",
    re.DOTALL,
)
_COMMENTS = re.compile(r"#[^\n]*+")
#: a.b.c with more dots than anybody needs.
_DOTTED = re.compile(rf"(?<![\w.-])[\w-]++(?:[ \t]*+\.[ \t]*+[\w-]++){{{DATA_DOTS + 1}}}")


def check_json(text: bytes) -> None:
    """Refusal if it is nested so deeply that reading it, or writing it again, would not end well."""
    if _depth(_JSON_STRINGS.sub(b"", text).decode("latin-1"), JSON_DEPTH) > JSON_DEPTH:
        raise Refusal("refused-not-understood")


def check_data(text: str) -> None:
    """Refusal if it is not laid out like a data file."""
    lines = text.split("\n")
    if len(text) > DATA_SIZE or len(lines) > DATA_LINES or any(len(line) > DATA_LINE for line in lines):
        raise Refusal("refused-data-shape")
    plain = _COMMENTS.sub("", _DATA_STRINGS.sub("s", text))
    if _depth(plain, DATA_DEPTH) > DATA_DEPTH or _DOTTED.search(plain):
        raise Refusal("refused-data-shape")


def _depth(signs: Iterable[str], enough: int) -> int:
    """How deep brackets are nested, counted no further than there is a reason to."""
    depth = deepest = 0
    for sign in signs:
        if sign in "[{":
            depth += 1
            if depth > deepest:
                deepest = depth
                if deepest > enough:
                    break
        elif sign in "]}":
            depth -= 1
    return deepest
