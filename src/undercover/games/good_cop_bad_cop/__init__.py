"""Good Cop Bad Cop: hidden loyalties, four guns at most, and equipment at any time. Rules by chapter, see `turn.py`."""

from undercover.games.good_cop_bad_cop.game import GAME

__all__ = ["GAME"]
