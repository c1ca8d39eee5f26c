"""Doors for research: observations and actions as numbers, thousands of tables in one call, and the interfaces that
other programs expect (`undercover.research.pettingzoo`, `.gymnasium`, `.openspiel`)."""

from undercover.research.encoding import Encoding, NoVector
from undercover.research.tables import Snapshot, Tables
from undercover.research.workers import Workers

__all__ = ["Encoding", "NoVector", "Snapshot", "Tables", "Workers"]
