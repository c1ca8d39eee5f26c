"""The words for what criminal cards do (S7.2)."""

from __future__ import annotations

from typing import Final

from undercover.table.native import i64
from undercover.table.things import ids

LOSE_STAMINA: Final[i64] = 0
LOSE_AMMO: Final[i64] = 1
LOSE_FUEL: Final[i64] = 2
LOSE_EVIDENCE: Final[i64] = 3
LOSE_CREDITS: Final[i64] = 4
LOSE_INFLUENCE: Final[i64] = 5
TICK_ALL: Final[i64] = 6
AMBUSH: Final[i64] = 7
BURN_INFORMANT: Final[i64] = 8
RELEASE_ONE: Final[i64] = 9
SLIP_AWAY: Final[i64] = 10
FLEE: Final[i64] = 11
TOUGHER: Final[i64] = 12
FEWER_RED: Final[i64] = 13
REVEAL_IDENTITY: Final[i64] = 14
GAIN_AMMO: Final[i64] = 15
GAIN_FUEL: Final[i64] = 16
GAIN_EVIDENCE: Final[i64] = 17
GAIN_CREDITS: Final[i64] = 18
HEAL: Final[i64] = 19
WEAKER: Final[i64] = 20
BONUS_BLACK: Final[i64] = 21
NO_RETALIATION: Final[i64] = 22
CLOCK_SLOW: Final[i64] = 23
CLOCK_NO_AMMO_DICE: Final[i64] = 24
CLOCK_NO_COVER: Final[i64] = 25
CLOCK_NO_PURCHASE: Final[i64] = 26
CLOCK_SEARCH_MINUS: Final[i64] = 27
EFFECT_IDS: Final = ids(globals(), "LOSE_STAMINA", "CLOCK_SEARCH_MINUS")
#: An effect with its amount travels as effect + EFFECT * n.
EFFECT: Final[i64] = 32
