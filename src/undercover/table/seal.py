"""Sealed deals: nobody alone decides the cards, and after the last one everybody can check that nobody did.

Before the first card the table shows the digest of its secret. Every seat may add a number of its own. The seed of the
deal is a digest of the secret and all numbers; when the match is over, the secret is opened.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from hashlib import sha256
from typing import Any

import msgspec

from undercover.table.papers import plainly
from undercover.table.records import BadRecord, replay

#: Hexadecimal digits of a secret, a digest and a seed: 256 bits.
DIGITS = 64
#: A seat's own number, in whatever letters and digits: so long at most.
LONGEST = 64


class Seal(msgspec.Struct):
    """How a deal was sealed, once it is opened: the digest shown before, the secret behind it, every seat's number."""

    digest: str
    secret: str
    numbers: list[str]


class BrokenSeal(BadRecord):
    """A sealed deal that was not dealt as it says. The text says what does not fit."""


def digest_of(secret: str) -> str:
    """What is shown before the first card."""
    return sha256(f"undercover seal/{secret}".encode()).hexdigest()


def seed_of(secret: str, numbers: Sequence[str]) -> str:
    """The seed of the deal: the secret and every seat's number, each behind its length, lest they run together."""
    mixed = "/".join(f"{len(number)}:{number}" for number in numbers)
    return sha256(f"undercover deal/{secret}/{mixed}".encode()).hexdigest()


def verify(record: Mapping[str, Any], data: str | None = None) -> list[tuple[str, dict[str, Any]]]:
    """Check a record: its seal if it has one, and every choice. What was checked, as message ids with their fields;
    BadRecord, with the reason, at the first thing that does not fit."""
    checked: list[tuple[str, dict[str, Any]]] = []
    if record.get("seal") is None:
        checked.append(("verify-no-seal", {}))
    else:
        checked += _opened(record)
    match = replay(record, data=data)
    checked.append(("verify-choices", {"count": len(match.history), "hash": match.hash()}))
    if match.outcome is None:
        checked.append(("verify-not-over", {}))
    return checked


def _opened(record: Mapping[str, Any]) -> list[tuple[str, dict[str, Any]]]:
    try:
        seal = msgspec.convert(record["seal"], Seal)
    except msgspec.ValidationError as problem:
        raise BrokenSeal(f"the seal cannot be read: it {plainly(problem)}") from None
    if digest_of(seal.secret) != seal.digest:
        raise BrokenSeal("the secret is not the one whose digest was shown before the first card")
    if len(seal.numbers) != record.get("seats"):
        raise BrokenSeal(f"{len(seal.numbers)} numbers were mixed in by {record.get('seats')} seats")
    if seed_of(seal.secret, seal.numbers) != record.get("seed"):
        raise BrokenSeal("the deal does not come from the secret and the numbers of the seats")
    return [
        ("verify-digest", {"digest": seal.digest}),
        ("verify-mixed", {"count": sum(1 for number in seal.numbers if number)}),
        ("verify-deal", {}),
    ]
