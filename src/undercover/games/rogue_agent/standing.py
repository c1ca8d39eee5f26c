"""What a player is still about to do in the present turn, and when it is dropped (S6.2, S9.2, R61)."""

from __future__ import annotations

from mypy_extensions import trait

from undercover.games.rogue_agent.acts import end_attack
from undercover.games.rogue_agent.table import City
from undercover.table.agenda import STEPS
from undercover.table.native import i64, vec
from undercover.table.story import NUMBER


@trait
class Standing:
    """A step of a turn for which its player must be standing."""


@trait
class NextAction(Standing):
    """The step that goes on to another action of the turn."""


def fall(g: City) -> None:
    """The player of the turn is knocked out: nothing more is done in it, and dice and attack are called off (S9.2)."""
    g.agenda = vec[i64]([frame for frame in g.agenda if not isinstance(STEPS.row[frame & NUMBER], Standing)])
    g.rolled = vec[i64]()
    end_attack(g)


def finish_action(g: City) -> None:
    """The turn is over after the running action (R61)."""
    g.agenda = vec[i64]([frame for frame in g.agenda if not isinstance(STEPS.row[frame & NUMBER], NextAction)])
