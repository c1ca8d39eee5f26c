"""Names and lines that people can read: nothing that hides, and nobody who looks like somebody else."""

from __future__ import annotations

import unicodedata
from collections.abc import Iterable

#: The invisible sign that makes one picture of two emoji, and the one that makes an emoji of a plain sign.
JOINER, PICTURE = "\u200d", "\ufe0f"
#: Signs that are letters or symbols by their category and show nothing.
BLANK = frozenset(
    "\u034f\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0\U0001d159" + "".join(map(chr, range(0x180B, 0x1810)))
)
SELECTORS = frozenset(map(chr, [*range(0xFE00, 0xFE10), *range(0xE0100, 0xE01F0)]))
#: So many accents on one letter are somebody's language; more are a tower.
ACCENTS = 2
#: Alphabets that share shapes: a name keeps to one of them.
ALPHABETS = ("LATIN", "CYRILLIC", "GREEK", "ARMENIAN", "COPTIC", "CHEROKEE")
#: Letters of other alphabets, and figures, that look like Latin ones.
_LIKE = str.maketrans(
    "АВЕЗКМНОРСТУХЅІЈԚԜаеорсухѕіјһԁԛԝ" + "ΑΒΕΖΗΙΚΜΝΟΡΤΥΧαινορυ" + "1I|0",
    "ABE3KMHOPCTYXSIJQWaeopcyxsijhdqw" + "ABEZHIKMNOPTYXaivopu" + "lllO",
)


def visible(text: str) -> str:
    """One line of visible signs: nothing that hides, breaks the line or turns the direction of writing."""
    shown = unicodedata.normalize("NFC", text)
    signs = [sign if _shows(shown, place) else " " for place, sign in enumerate(shown)]
    line = " ".join("".join(signs).split())
    return line if any(unicodedata.category(sign)[0] in "LNPS" for sign in line) else ""


def _shows(text: str, place: int) -> bool:
    sign = text[place]
    if sign == JOINER:
        return _picture(text[place - 1 : place]) and _picture(text[place + 1 : place + 2])
    if sign in SELECTORS:
        return sign == PICTURE and _picture(text[place - 1 : place])
    return sign not in BLANK and unicodedata.category(sign)[0] != "C"


def _picture(sign: str) -> bool:
    """Whether a sign is part of an emoji; a skin colour and the mark of a picture are, too."""
    return sign == PICTURE or (sign != "" and sign not in BLANK and unicodedata.category(sign) in ("So", "Sk"))


def odd(name: str) -> bool:
    """Whether a name is made to be taken for another one: accents in towers, letters of several alphabets."""
    marks = "".join("m" if unicodedata.category(sign) in ("Mn", "Me") else "." for sign in name)
    if "m" * (ACCENTS + 1) in marks:
        return True
    spelled = {unicodedata.name(sign, "").split(" ")[0] for sign in unicodedata.normalize("NFKC", name)}
    return len(spelled.intersection(ALPHABETS)) > 1


def alike(one: str, other: str) -> bool:
    """Whether two names are the same to the eye."""
    return _folded(one) == _folded(other) or _outline(one) == _outline(other)


def _folded(name: str) -> str:
    return unicodedata.normalize("NFKC", name).casefold()


def _outline(name: str) -> str:
    return unicodedata.normalize("NFKC", name).translate(_LIKE).casefold()


def told_apart(name: str, taken: Iterable[str]) -> str:
    """This name, or with a number the first that nobody else has."""
    others, number, apart = list(taken), 1, name
    while any(alike(apart, other) for other in others):
        number += 1
        apart = f"{name} ({number})"
    return apart
