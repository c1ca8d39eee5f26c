"""Number Duel on the shelf."""

from typing import Final

from number_duel.imagine import census, hidden, imagine
from number_duel.judge import judge
from number_duel.observe import observe
from number_duel.phrases import FIELDS
from number_duel.rules import set_up
from number_duel.seen import scene, view
from number_duel.table import PLACE_IDS, REASONS, Duel, open_box
from undercover.table.game import Game
from undercover.table.parts import Part

GAME: Final = Game[Duel](
    "number_duel",
    "Number Duel",
    rules_version="1",
    seats=(2,),
    minutes=(5, 10),
    options={},
    fields=FIELDS,
    parts=[Part("places", 1, PLACE_IDS), Part("turn"), Part("claim", none=0), Part("points", 1)],
    reasons=[f"end-{reason}" for reason in REASONS],
    longest=60,
    home=__package__,
    open_box=open_box,
    bare=lambda seats, _options, box: Duel(seats, box),
    set_up=set_up,
    view=view,
    imagine=imagine,
    hidden=hidden,
    census=census,
    scores=lambda g: list(g.points),
    judge=judge,
    observe=observe,
    scene=scene,
)
