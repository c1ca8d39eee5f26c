"""What can be said at Number Duel."""

from typing import Final

from number_duel.table import MOST
from undercover.table.fields import Fields
from undercover.table.story import Event, Phrase

FIELDS: Final[Fields] = {"number": MOST + 1, "claim": MOST + 1}

LAY: Final = Phrase("lay", "number", "2.1")
CLAIM: Final = Phrase("claim", "claim", "2.2")
BELIEVE: Final = Phrase("believe", "", "2.3")
DOUBT: Final = Phrase("doubt", "", "2.4")

LAID: Final = Event("laid", "seat", "2.1")
LAID_MYSELF: Final = Event("laid_myself", "number", "2.1")
CLAIMED: Final = Event("claimed", "seat claim", "2.2")
BELIEVED: Final = Event("believed", "seat", "2.3")
TURNED_UP: Final = Event("turned_up", "seat number", "2.4")
SCORED: Final = Event("scored", "seat points", "2")
