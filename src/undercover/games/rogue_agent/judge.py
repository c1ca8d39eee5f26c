"""What the options of Rogue Agent are worth, judged on a table that a seat imagines (`mind.py`)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from undercover.games.rogue_agent import phrases as say
from undercover.games.rogue_agent import things, turn
from undercover.games.rogue_agent.attack import A_PLAYER, hits_wanted
from undercover.games.rogue_agent.mind import (
    AMMO_WORTH,
    CAPTIVE,
    FIND,
    FUEL_WORTH,
    SOME_HEALTH,
    TOO_MUCH,
    Mind,
    distance,
    spare_credits,
)
from undercover.games.rogue_agent.patrol import ENTERED, reach
from undercover.games.rogue_agent.table import CUSTODY, City
from undercover.games.rogue_agent.things import COLOUR, EVIDENCE, EXPLOSION, STAMINA
from undercover.games.rogue_agent.wires import KIND, kind_of, rolled_dice, sheet_of, under
from undercover.table.native import count, i64, index
from undercover.table.story import NUMBER, first, second, third


def judge(g: City, seat: i64, options: list[int]) -> list[float]:
    """What each option is worth to this seat."""
    mind = Mind(g.copy(), seat)
    return [VALUES[option & NUMBER](mind, option) for option in options]


# ---------------------------------------------------------------- what to do next


def main_action(mind: Mind, option: i64) -> float:
    return mind.action(index(turn.MAIN_OPTIONS, option)) - 0.03


def patrol(mind: Mind, _option: i64) -> float:
    """Somewhere else there is more to be had, by more than the way costs."""
    fare = 0.0 if mind.g.patrols == 0 else FUEL_WORTH + 0.05
    steps, best = reach(mind.g, mind.seat) - 1, -TOO_MUCH
    for near in mind.g.box.adjacent[mind.here()]:
        best = max(best, mind.way(near, steps, 0))
    return best - mind.place(mind.here()) - fare - 0.02


def scan(mind: Mind, _option: i64) -> float:
    for shown in mind.g.shown_tokens:
        if things.ANDROID in shown:
            return 0.3
    return -0.1


def step_to(mind: Mind, option: i64) -> float:
    """Towards the best place that can still be reached."""
    left = mind.g.second()
    return mind.way(index(mind.g.tiles, first(option)), left % ENTERED - 1, left // ENTERED)


def spend_ammo(mind: Mind, option: i64) -> float:
    spent = first(option)
    return -float(spent) * AMMO_WORTH - mind.harm(mind.g.second() - spent)


def spend_on_black_dice(mind: Mind, option: i64) -> float:
    """Hits are worth more than ammo."""
    g, target = mind.g, mind.g.second()
    wanted = SOME_HEALTH if target == A_PLAYER else hits_wanted(g, mind.seat, target)
    return 1.8 * mind.hits(wanted, first(option), target) - float(first(option)) * AMMO_WORTH


def captive(mind: Mind, option: i64) -> float:
    """Criminals that were beaten lie face up."""
    return float(mind.g.box.criminals[mind.g.card[first(option)]].reward)


def against(mind: Mind, option: i64) -> float:
    """Whoever is ahead, holds somebody, or is about to fall."""
    g, other = mind.g, first(option)
    held = count(g.where, CUSTODY + other)
    return 0.2 * float(g.points(other)) + float(held) - 0.1 * float(g.board(other, STAMINA))


def defend(mind: Mind, option: i64) -> float:
    dice, held = float(first(option)), mind.held()
    worth = 0.3 * CAPTIVE * min(dice, held) if held > 0 else 0.33 * dice * mind.harm(1)
    return worth - dice * FUEL_WORTH


# ---------------------------------------------------------------- dice and details


def search_with(_mind: Mind, option: i64) -> float:
    found = 0.0
    for colour in say.unpack(first(option), say.COLOUR_BITS):
        found += FIND[colour]
    return found


def reroll(mind: Mind, option: i64) -> float:
    found = 0.0
    for die in say.chosen_dice(mind.g.rolled, first(option)):
        found += FIND[die // COLOUR] - 0.08 - mind.die(die)
    return found


def boost(mind: Mind, option: i64) -> float:
    return 1.0 + (mind.explosion() if first(option) == EXPLOSION else mind.face(first(option)))


def most(_mind: Mind, option: i64) -> float:
    """The bomb with the most time; the bottom space."""
    return float(first(option))


def place(mind: Mind, option: i64) -> float:
    """What can be made of the roll with this die there."""
    g, wires = mind.g, mind.wiring()
    kind = kind_of(first(option), second(option))
    sheet = under(sheet_of(g.columns), third(option), kind)
    timer = g.timers[g.second()]
    if say.NEW_COLUMN.names(option):
        timer -= g.box.column_cost
    return mind.defused(wires.best(sheet, rolled_dice(g.rolled) - (i64(1) << KIND * kind), timer))


def cut(mind: Mind, _option: i64) -> float:
    """Another wire, rather than the check as it stands."""
    g, wires = mind.g, mind.wiring()
    sheet = sheet_of(g.columns)
    return mind.defused(wires.chance(sheet, g.timers[g.second()])) - mind.blown_up(1 - wires.holds(sheet))


def assign(mind: Mind, option: i64) -> float:
    """Criminals near, assassins and bombs away from oneself and one's informants."""
    g, worth = mind.g, 0.0
    dice = say.unpack(first(option), say.RESULT_BITS)
    for n in range(len(dice)):
        slot = g.precinct(dice[n])
        far = float(distance(g, mind.here(), slot))
        if g.drawn[n] == things.ASSASSIN or g.drawn[n] == things.BOMB:
            worth += 0.1 * min(3.0, far) - 0.3 * float(g.own_informants(mind.seat, slot))
        else:
            worth -= 0.1 * far
    return worth


#: By the number of the phrase.
VALUES: Final[dict[int, Callable[[Mind, i64], float]]] = {
    **{phrase.number: main_action for phrase in turn.MAIN_ACTIONS},
    say.PATROL.number: patrol,
    say.INVESTIGATE.number: lambda mind, _: 0.04 if mind.board(EVIDENCE) > 6 else -0.1,
    say.SCAN.number: scan,
    # An informant comes last, because the turn ends with it.
    say.REINFORCE.number: lambda _, __: 0.02,
    say.END_TURN.number: lambda _, __: 0.0,
    say.ASSIGN.number: assign,
    say.STEP_TO.number: step_to,
    say.STOP_PATROL.number: lambda mind, _: mind.place(mind.here()),
    say.SPEND_AMMO.number: spend_ammo,
    say.LOOK_AT.number: lambda _, __: 0.0,
    say.AIM_CRIMINAL.number: lambda mind, option: mind.assault(first(option)),
    say.AIM_ASSASSIN.number: lambda mind, _: mind.duel(),
    say.BLACK_DICE.number: spend_on_black_dice,
    say.TAKE_IN.number: captive,
    say.AGAINST.number: against,
    say.SPEND_FUEL.number: lambda _, option: 0.3 * float(first(option)) if first(option) < 3 else 0.5,
    say.DEFEND.number: defend,
    say.SNATCH.number: captive,
    say.SEARCH_WITH.number: search_with,
    say.LEAVE_OUT.number: lambda _, option: -FIND[first(option)],
    say.REROLL.number: reroll,
    say.KEEP.number: lambda _, __: 0.0,
    say.USE.number: lambda mind, option: mind.face(first(option)),
    say.SHOOT.number: lambda _, __: -AMMO_WORTH,
    say.SUFFER.number: lambda mind, _: -mind.harm(1),
    say.BOOST_DIE.number: boost,
    say.WASTE.number: lambda _, __: -1.0,
    say.BUY.number: lambda mind, _: spare_credits(mind),
    say.ENOUGH.number: lambda _, __: 0.0,
    say.WHICH_BOMB.number: most,
    say.PLACE.number: place,
    say.NEW_COLUMN.number: place,
    say.CUT.number: cut,
    say.LET_BE.number: lambda _, __: 0.0,
    say.NEXT_ASSASSIN.number: lambda _, __: 0.0,
    say.NEXT_BOMB.number: lambda _, __: 0.0,
    say.EXPLODE_NEXT.number: lambda _, __: 0.0,
    say.BURN.number: most,
    say.RELEASE.number: lambda mind, option: -captive(mind, option),
    say.SHOW_TOKEN.number: lambda _, option: 1.0 if first(option) == things.HUMAN else 0.0,
}
