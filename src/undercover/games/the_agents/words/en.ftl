### The Agents, in English.

## The box

game-title = The Agents
game-tagline = Every card has two ends: give your neighbour the command, or give them the points.
game-about = You share a row of agents with each neighbour. Each card you place turns its command to one of you and its points to the other. Join half arrows that point at you, take on missions, spoil what your neighbours build, and be the first to hold 40 points. But points are also money.

## Options of the table

setting-equal_turns = How it ends
setting-equal_turns-false = At once: whoever holds 40 points wins
setting-equal_turns-true = Equal turns: the round is played to its end, then most points win

## Factions, where missions come from, and piles

faction-A = A
faction-B = B
faction-C = C
faction-D = D
faction-E = E
from-A = faction A
from-B = faction B
from-C = faction C
from-D = faction D
from-E = faction E
from-hand = the hand
pile-agent_draw = the agents’ draw pile
pile-agent_retired = the agents’ retired pile
pile-mission_draw = the missions’ draw pile
pile-mission_retired = the missions’ retired pile

## Groups of commands

kind-kill = Killing agents
kind-extract = Extracting agents
kind-turn = Turning agents
kind-swap = Swapping agents
kind-independent = Independents
kind-free = Free agents

## Agents: .the is how one of them is mentioned. The two copies of a faction agent differ in their half arrows

agent-marksman = Marksman
    .the = the Marksman
agent-marksman-text = Kill a living agent in your other faction.
card-marksman_1 = { agent-marksman } I
    .the = { agent-marksman.the } I
card-marksman_1-text = { agent-marksman-text }
card-marksman_2 = { agent-marksman } II
    .the = { agent-marksman.the } II
card-marksman_2-text = { agent-marksman-text }
agent-assassin = Assassin
    .the = the Assassin
agent-assassin-text = Kill a living agent in this faction that is not next to this card.
card-assassin_1 = { agent-assassin } I
    .the = { agent-assassin.the } I
card-assassin_1-text = { agent-assassin-text }
card-assassin_2 = { agent-assassin } II
    .the = { agent-assassin.the } II
card-assassin_2-text = { agent-assassin-text }
agent-abductor = Abductor
    .the = the Abductor
agent-abductor-text = Take an agent, living or dead, from your other faction into your hand.
card-abductor_1 = { agent-abductor } I
    .the = { agent-abductor.the } I
card-abductor_1-text = { agent-abductor-text }
card-abductor_2 = { agent-abductor } II
    .the = { agent-abductor.the } II
card-abductor_2-text = { agent-abductor-text }
agent-extractor = Extractor
    .the = the Extractor
agent-extractor-text = Take an agent, living or dead, of this faction that is not next to this card into your hand.
card-extractor_1 = { agent-extractor } I
    .the = { agent-extractor.the } I
card-extractor_1-text = { agent-extractor-text }
card-extractor_2 = { agent-extractor } II
    .the = { agent-extractor.the } II
card-extractor_2-text = { agent-extractor-text }
agent-hacker = Hacker
    .the = the Hacker
agent-hacker-text = Turn a living agent in your other faction round.
card-hacker_1 = { agent-hacker } I
    .the = { agent-hacker.the } I
card-hacker_1-text = { agent-hacker-text }
card-hacker_2 = { agent-hacker } II
    .the = { agent-hacker.the } II
card-hacker_2-text = { agent-hacker-text }
agent-temptress = Temptress
    .the = the Temptress
agent-temptress-text = Turn a living agent in this faction that is not next to this card round.
card-temptress_1 = { agent-temptress } I
    .the = { agent-temptress.the } I
card-temptress_1-text = { agent-temptress-text }
card-temptress_2 = { agent-temptress } II
    .the = { agent-temptress.the } II
card-temptress_2-text = { agent-temptress-text }
agent-decoy = Decoy
    .the = the Decoy
agent-decoy-text = Swap an agent of this faction that is not next to this card with any agent of your other faction.
card-decoy_1 = { agent-decoy } I
    .the = { agent-decoy.the } I
card-decoy_1-text = { agent-decoy-text }
card-decoy_2 = { agent-decoy } II
    .the = { agent-decoy.the } II
card-decoy_2-text = { agent-decoy-text }
agent-activist = Activist
    .the = the Activist
agent-activist-text = Swap any two agents of your other faction.
card-activist_1 = { agent-activist } I
    .the = { agent-activist.the } I
card-activist_1-text = { agent-activist-text }
card-activist_2 = { agent-activist } II
    .the = { agent-activist.the } II
card-activist_2-text = { agent-activist-text }
agent-medic = Medic
    .the = the Medic
agent-medic-text = Turn a dead agent in either of your factions face up again, facing whichever owner you choose.
card-medic_1 = { agent-medic } I
    .the = { agent-medic.the } I
card-medic_1-text = { agent-medic-text }
card-medic_2 = { agent-medic } II
    .the = { agent-medic.the } II
card-medic_2-text = { agent-medic-text }
agent-infiltrator = Infiltrator
    .the = the Infiltrator
agent-infiltrator-text = May be inserted between two cards. Perform the command of an agent next to it, whichever way that one faces.
card-infiltrator_1 = { agent-infiltrator } I
    .the = { agent-infiltrator.the } I
card-infiltrator_1-text = { agent-infiltrator-text }
card-infiltrator_2 = { agent-infiltrator } II
    .the = { agent-infiltrator.the } II
card-infiltrator_2-text = { agent-infiltrator-text }
agent-jack_of_all_trades = Jack of all Trades
    .the = Jack of all Trades
agent-jack_of_all_trades-text = Perform any command of this faction that faces your opponent.
card-jack_of_all_trades_1 = { agent-jack_of_all_trades } I
    .the = { agent-jack_of_all_trades.the } I
card-jack_of_all_trades_1-text = { agent-jack_of_all_trades-text }
card-jack_of_all_trades_2 = { agent-jack_of_all_trades } II
    .the = { agent-jack_of_all_trades.the } II
card-jack_of_all_trades_2-text = { agent-jack_of_all_trades-text }

## Free agents

agent-gunner = Gunner
    .the = the Gunner
agent-gunner-text = Kill any living agent in any faction.
card-gunner = { agent-gunner }
    .the = { agent-gunner.the }
card-gunner-text = { agent-gunner-text }
agent-recruiter = Recruiter
    .the = the Recruiter
agent-recruiter-text = Draw 2 agents.
card-recruiter = { agent-recruiter }
    .the = { agent-recruiter.the }
card-recruiter-text = { agent-recruiter-text }
agent-strategist = Strategist
    .the = the Strategist
agent-strategist-text = Steal a mission from any other player: an attached one of your choice, or a random one from the hand. The victim gets the points of this card.
card-strategist = { agent-strategist }
    .the = { agent-strategist.the }
card-strategist-text = { agent-strategist-text }
agent-mercenary = Mercenary
    .the = the Mercenary
agent-mercenary-text = Take one more action now. Playing this card costs no action.
card-mercenary = { agent-mercenary }
    .the = { agent-mercenary.the }
card-mercenary-text = { agent-mercenary-text }
agent-tracker = Tracker
    .the = the Tracker
agent-tracker-text = Look through the agent draw pile, take any card of it into your hand, and shuffle the rest.
card-tracker = { agent-tracker }
    .the = { agent-tracker.the }
card-tracker-text = { agent-tracker-text }
agent-undercover = Undercover
    .the = the Undercover
agent-undercover-text = Turn any living agent in any faction round.
card-undercover = { agent-undercover }
    .the = { agent-undercover.the }
card-undercover-text = { agent-undercover-text }
agent-interrogator = Interrogator
    .the = the Interrogator
agent-interrogator-text = Look at the agents in another player’s hand and take one of them.
card-interrogator = { agent-interrogator }
    .the = { agent-interrogator.the }
card-interrogator-text = { agent-interrogator-text }

## Missions

card-bloodbath = Bloodbath
    .the = Bloodbath
card-bloodbath-text = 3 points if two dead agents lie side by side in this faction.
card-chosen_few = The Chosen Few
    .the = The Chosen Few
card-chosen_few-text = 1 point if this faction has fewer agents than your other one.
card-code_breaking = Code Breaking
    .the = Code Breaking
card-code_breaking-text = 1 point for each two-coloured arrow that points at you, in both your factions.
card-code_of_honor = Code of Honor
    .the = Code of Honor
card-code_of_honor-text = 1 point for each living agent in this faction whose command faces you.
card-man_down = Man Down
    .the = Man Down
card-man_down-text = 1 point for each dead agent in this faction.
card-meet_your_match = Meet your Match
    .the = Meet your Match
card-meet_your_match-text = 2 points if the arrows of this faction pay both its owners the same, even nothing.
card-poor_mans_game = Poor Man’s Game
    .the = Poor Man’s Game
card-poor_mans_game-text = 3 points if no arrow in either of your factions pays you anything.
card-reinforcements = Reinforcements
    .the = Reinforcements
card-reinforcements-text = 4 points if two living agents of this faction face you with the same type of command.
card-stand_united = Stand United
    .the = Stand United
card-stand_united-text = 4 points if two living agents of the same name lie side by side in this faction.
card-strength_in_numbers = Strength in Numbers
    .the = Strength in Numbers
card-strength_in_numbers-text = 1 point if this faction has more agents than your other one.
card-face_down = Dead agent
    .the = a dead agent
card-face_down-text = A dead agent: it keeps its place, but has no name, no command and no arrows.

## The board

board-faction = Faction { NAME($faction) }
board-empty-row = no agent yet
board-hand = Your agents
board-missions = Your missions
board-no-cards = none
board-agents-in-hand =
    { $count ->
        [one] { $count } agent in hand
       *[other] { $count } agents in hand
    }
board-missions-in-hand =
    { $count ->
        [one] { $count } mission in hand
       *[other] { $count } missions in hand
    }
board-points = { $points } of { $target } points
board-income = { SIGNED($points) } a turn
board-arrows = { $points } by arrows
board-worth = pays { $points } now
board-agent-pile = Agents
board-mission-pile = Missions
board-draw-pile = Draw pile: { $count }
board-retired-pile = Retired: { $count }
board-actions = Actions left: { $count }
board-operations = Mission moves left: { $count }
board-turn-of = Turn { $turn }: { $seat }
board-last-round = Last round!
board-between = On the table
board-performs = performed by { $seat }
    .you-seat = performed by you
board-token = points for { $seat }
    .you-seat = points go to you
board-looking = You are looking at these cards
board-dead = dead
board-faces = command to { $seat }
    .you-seat = command to you
board-preview = { $seat }: { SIGNED($points) } a turn
board-drew-in-need = no more actions this turn
board-own-rows = Own rows
board-other-rows = Other rows
board-points-reconstructed = The points are reconstructed.
board-price =
    { $points ->
        [one] { $points } point and an action
       *[other] { $points } points and an action
    }
board-exchange = Exchange
board-black-half = black half arrow
board-white-half = white half arrow
board-complete-arrow = complete arrow and its points
board-arrow = Arrow for { $seat }, worth { $points }
    .you-seat = Arrow for you, worth { $points }
board-arrows-change = { $points } → { $later } by arrows
board-gain = { $name }: { SIGNED($points) }
board-victim = the victim
board-command = command
board-zone = command: { $to }, points: { $other }
board-zone-here = Your agents go here
board-its-points = points
board-retired = retired
board-missions-of = Missions of { $seat }
    .you-seat = Your missions
board-clip = Attach here
board-halves-reconstructed = The half arrows of this card could not be verified; they are reconstructed.

## What is decided: for the one who decides, and for the others

prompt-act =
    { $actions ->
        [one] Your turn: { $actions } action to take. You may also arrange your missions.
       *[other] Your turn: { $actions } actions to take. You may also arrange your missions.
    }
prompt-act-end_turn =
    { $actions ->
        [0] No actions are left: arrange your missions, or end the turn.
       *[other] You need not take an action: arrange your missions, or end the turn.
    }
asks-act = { $seat } is on turn.
prompt-bonus = Bonus action: take one action now.
asks-bonus = { $seat } takes a bonus action.
prompt-marksman = Marksman: kill an agent in your other faction.
asks-marksman = { $seat } aims with the Marksman.
prompt-assassin = Assassin: kill an agent that is not next to it.
asks-assassin = { $seat } sends out the Assassin.
prompt-abductor = Abductor: take an agent from your other faction.
asks-abductor = { $seat } abducts an agent.
prompt-extractor = Extractor: take an agent that is not next to it.
asks-extractor = { $seat } extracts an agent.
prompt-hacker = Hacker: turn an agent in your other faction round.
asks-hacker = { $seat } turns an agent with the Hacker.
prompt-temptress = Temptress: turn an agent that is not next to her round.
asks-temptress = { $seat } turns an agent with the Temptress.
prompt-decoy = Decoy: which two agents change places?
asks-decoy = { $seat } swaps two agents with the Decoy.
prompt-activist = Activist: which two agents of your other faction change places?
asks-activist = { $seat } swaps two agents with the Activist.
prompt-medic = Medic: which dead agent do you revive, and whom does it face?
asks-medic = { $seat } revives an agent.
prompt-infiltrator = Infiltrator: whose command do you perform?
asks-infiltrator = { $seat } borrows a command with the Infiltrator.
prompt-jack_of_all_trades = Jack of all Trades: whose command do you perform?
asks-jack_of_all_trades = { $seat } borrows a command with Jack of all Trades.
prompt-gunner = Gunner: kill any agent.
asks-gunner = { $seat } aims with the Gunner.
prompt-undercover = Undercover: turn any agent round.
asks-undercover = { $seat } turns an agent with the Undercover.
prompt-strategist = Strategist: which mission do you steal?
asks-strategist = { $seat } steals a mission.
prompt-track = Tracker: which card of the draw pile do you take?
asks-track = { $seat } looks through the draw pile.
prompt-interrogator = Interrogator: whose hand do you look at?
asks-interrogator = { $seat } chooses whom to question.
prompt-interrogate = Interrogator: which agent do you take?
asks-interrogate = { $seat } looks at a hand and takes an agent.
half-play = { NAME($card) }: where does it go, and whom does its command face?
half-free = { NAME($card) }: who gets the command, who the points?
half-attach = { NAME($mission) }: at which faction?
half-swap = { NAME($card) }: with whom does it change places?

## Options, and what they do

option-play = { NAME($card) } to { $place }, facing { $facing }
    .you-facing = { NAME($card) } to { $place }, facing you
why-play = { $facing } performs the command at once, if it is possible: { TEXT($card) } The arrows point at the other owner.
    .you-facing = You perform the command at once, if it is possible: { TEXT($card) } The arrows point at the other owner.
option-free = { NAME($card) } with { $other }, command to { $to }
    .you-to = { NAME($card) } with { $other }, command to you
why-free =
    { $card ->
        [card-strategist] { $to } performs the command: { TEXT($card) }
       *[other] { $to } performs the command: { TEXT($card) } The other one of you two gets the points on the card.
    }
    .you-to =
        { $card ->
            [card-strategist] You perform the command: { TEXT($card) }
           *[other] You perform the command: { TEXT($card) } { $other } gets the points on the card.
        }
option-reactivate = Reactivate { NAME($card, case: "the") } on { $place }
why-reactivate = You perform its command again: { TEXT($card) }
option-buy =
    { $pile ->
        [pile-agent_draw] Buy an agent from the draw pile
        [pile-agent_retired] Buy the top retired agent
        [pile-mission_draw] Buy a mission from the draw pile
       *[pile-mission_retired] Buy the top retired mission
    }
why-buy =
    { $pile ->
        [pile-agent_draw] 1 point and an action for an agent nobody else sees.
        [pile-agent_retired] 2 points and an action for the agent on top of the retired pile.
        [pile-mission_draw] 3 points and an action for a mission nobody else sees.
       *[pile-mission_retired] 4 points and an action for the mission on top of the retired pile.
    }
option-exchange = Exchange { NAME($mission) } ({ NAME($from) })
why-exchange = The mission is retired and you draw another one. It costs an action, but no points.
option-emergency_draw = Make an emergency draw
why-emergency_draw = You have neither agents nor points: draw an agent for free. You have no further actions this turn.
option-decline = Do without
why-decline = You do not draw. The bonus action is gone.
option-attach = Attach { NAME($mission) } to faction { NAME($faction) }
why-attach = { TEXT($mission) } It pays at the end of each of your turns.
option-detach = Take { NAME($mission) } back from faction { NAME($faction) }
why-detach = The mission returns to your hand. It costs nothing.
option-move = Move { NAME($mission) } to faction { NAME($faction) }
why-move = The mission changes to your other faction. It costs nothing.
option-end_turn = End the turn
why-end_turn = You score your arrows and missions; then the next player is on turn.
option-play_in = Place an agent in faction { NAME($faction) }
why-play_in = The agent goes to an end of the row.
option-insert = Insert an agent inside faction { NAME($faction) }
why-insert = The agent goes between two others.
option-kill = Kill { NAME($card, case: "the") } on { $place }
why-kill = It is laid face down and keeps its place. Its command and its arrows are gone.
option-turn = Turn { NAME($card, case: "the") } on { $place } round
why-turn = Its command then faces the other owner, and its half arrows point the other way.
option-extract = Take { NAME($card, case: "the") } from { $place }
why-extract = The agent goes into your hand, and the row closes up.
option-swap = Swap { NAME($card, case: "the") } on { $place } with { NAME($partner, case: "the") } on { $partner_place }
why-swap = The two change places. Whoever faced you still faces you; the dead stay dead.
option-revive = Revive the agent on { $place }, facing { $facing }
    .you-facing = Revive the agent on { $place }, facing you
why-revive = It is turned face up, its command towards { $facing }. Nothing else happens.
    .you-facing = It is turned face up, its command towards you. Nothing else happens.
option-borrow = Perform the command of { NAME($card, case: "the") } on { $place }
why-borrow = { TEXT($card) } “Next to” and “this faction” are meant from that card, “your” is meant for you.
option-steal = Steal { NAME($mission) } from { $victim } (faction { NAME($faction) })
why-steal = The mission goes into your hand, and { $victim } gets the points of the Strategist.
option-steal_blindly = Steal a mission from the hand of { $victim }
why-steal_blindly = A random mission goes into your hand, and { $victim } gets the points of the Strategist.
option-question = Question { $victim }
why-question = You see all agents in the hand of { $victim } and take one of them.
option-take = Take { NAME($card, case: "the") }
why-take = The card goes into your hand.

## Why something is not possible

barred-own-text = A command never hits the card that bears it.
barred-adjacent = It lies next to the card whose command this is; the command reaches only those further away.
barred-dead = A dead agent can be neither killed nor turned.
barred-in-chain = This card’s command is already being used in this chain.
barred-nothing-to-do = This command would have nothing to do right now.
barred-no-mission-in-hand = { $victim } has no mission in hand.
barred-no-agent-in-hand = { $victim } has no agent in hand.
barred-no-actions-left = You have no actions left this turn.
barred-faction-full = This faction is full; dead agents count too.
barred-ends-only = Agents go to the ends of a row; only an Infiltrator may be inserted.
barred-no-living-agent = There is no living agent on the table.
barred-too-few-to-draw = There are not two agents left to draw.
barred-no-mission-to-steal = Nobody else has a mission that could be stolen.
barred-pile-empty = There is no card in this pile.
barred-no-hand-to-see = Nobody else has an agent in hand.
barred-drew-in-need = Whoever made the emergency draw has no further action this turn.
barred-no-action-possible = There would be no action you could take with it.
barred-no-action-for-them = That player could take no action with it.
barred-faces-opponent = This command faces somebody else.
barred-cannot-pay = You do not have enough points.
barred-has-agents = You still have an agent in hand.
barred-has-points = You still have points.
barred-operations-used-up = You have moved your missions often enough this turn.
barred-actions-left = You still have an action to take.
barred-bonus-compulsory = A bonus action must be taken if there is one to take.
barred-faction-empty = A mission needs at least one agent in the faction.
barred-same-mission = You already have the same mission at this faction.
barred-two-missions = You already have two missions at this faction.

## What happens

event-turn_began = Turn { $turn }: { $seat }.
    .you-seat = Turn { $turn }: yours.
event-scored = { $seat } scores { $arrows } by arrows and { $missions } by missions.
    .you-seat = You score { $arrows } by arrows and { $missions } by missions.
event-mission_paid =
    { $points ->
        [one] { $seat } gets { $points } point for { NAME($mission) } at faction { NAME($faction) }.
       *[other] { $seat } gets { $points } points for { NAME($mission) } at faction { NAME($faction) }.
    }
    .you-seat =
        { $points ->
            [one] You get { $points } point for { NAME($mission) } at faction { NAME($faction) }.
           *[other] You get { $points } points for { NAME($mission) } at faction { NAME($faction) }.
        }
event-gained =
    { $points ->
        [one] { $seat } gets { $points } point and has { $total }.
       *[other] { $seat } gets { $points } points and has { $total }.
    }
    .you-seat =
        { $points ->
            [one] You get { $points } point and have { $total }.
           *[other] You get { $points } points and have { $total }.
        }
event-paid =
    { $points ->
        [one] { $seat } pays { $points } point and has { $total } left.
       *[other] { $seat } pays { $points } points and has { $total } left.
    }
    .you-seat =
        { $points ->
            [one] You pay { $points } point and have { $total } left.
           *[other] You pay { $points } points and have { $total } left.
        }
event-last_round = { $seat } holds { $points } points: this is the last round.
    .you-seat = You hold { $points } points: this is the last round.
event-actions_lost =
    { $count ->
        [one] { $seat } can do nothing more; { $count } action is lost.
       *[other] { $seat } can do nothing more; { $count } actions are lost.
    }
    .you-seat =
        { $count ->
            [one] You can do nothing more; { $count } action is lost.
           *[other] You can do nothing more; { $count } actions are lost.
        }
event-won = { $seat } wins with { $points } points!
    .you-seat = You win with { $points } points!
event-played = { $seat } plays { NAME($card, case: "the") } to { $place }, facing { $facing }.
    .you-seat = You play { NAME($card, case: "the") } to { $place }, facing { $facing }.
    .you-facing = { $seat } plays { NAME($card, case: "the") } to { $place }, facing you.
    .you-seat-facing = You play { NAME($card, case: "the") } to { $place }, facing you.
    .self-facing = { $seat } plays { NAME($card, case: "the") } to { $place }, facing themselves.
event-played_free = { $seat } plays { NAME($card, case: "the") } with { $other }, command to { $to }.
    .you-seat = You play { NAME($card, case: "the") } with { $other }, command to { $to }.
    .you-seat-to = You play { NAME($card, case: "the") } with { $other }, command to you.
    .you-other = { $seat } plays { NAME($card, case: "the") } with you, command to { $to }.
    .you-other-to = { $seat } plays { NAME($card, case: "the") } with you, command to you.
    .self-to = { $seat } plays { NAME($card, case: "the") } with { $other } and takes the command.
event-reactivated = { $seat } reactivates { NAME($card, case: "the") } on { $place }.
    .you-seat = You reactivate { NAME($card, case: "the") } on { $place }.
event-bought = { $seat } buys a card from { NAME($pile) }.
    .you-seat = You buy a card from { NAME($pile) }.
event-bought_openly = { $seat } buys { NAME($card, case: "the") } from the retired pile.
    .you-seat = You buy { NAME($card, case: "the") } from the retired pile.
event-exchanged = { $seat } exchanges { NAME($mission) } from { NAME($from) }.
    .you-seat = You exchange { NAME($mission) } from { NAME($from) }.
event-drew_in_need = { $seat } has neither agents nor points and makes an emergency draw.
    .you-seat = You have neither agents nor points and make an emergency draw.
event-drew_card = You get { NAME($card, case: "the") }.
event-reshuffled =
    { $count ->
        [one] { $count } retired card becomes { NAME($pile) }.
       *[other] { $count } retired cards are shuffled and become { NAME($pile) }.
    }
event-bonus = { $seat } has a bonus action.
    .you-seat = You have a bonus action.
event-bonus_lapsed = { $seat } cannot take any action: the bonus action lapses.
    .you-seat = You cannot take any action: the bonus action lapses.
event-declined = { $seat } does without the bonus action.
    .you-seat = You do without the bonus action.
event-retired = Retired: { NAME($card) }.
event-attached = { $seat } attaches { NAME($mission) } to faction { NAME($faction) }.
    .you-seat = You attach { NAME($mission) } to faction { NAME($faction) }.
event-detached = { $seat } takes { NAME($mission) } back from faction { NAME($faction) }.
    .you-seat = You take { NAME($mission) } back from faction { NAME($faction) }.
event-moved = { $seat } moves { NAME($mission) } to faction { NAME($faction) }.
    .you-seat = You move { NAME($mission) } to faction { NAME($faction) }.
event-returned = Faction { NAME($faction) } is empty: { NAME($mission) } returns to { $seat }.
    .you-seat = Faction { NAME($faction) } is empty: { NAME($mission) } returns to your hand.
event-stole = { $seat } steals { NAME($mission) } from { $victim } at faction { NAME($faction) }.
    .you-seat = You steal { NAME($mission) } from { $victim } at faction { NAME($faction) }.
    .you-victim = { $seat } steals your { NAME($mission) } at faction { NAME($faction) }.
event-stole_blindly = { $seat } steals a mission from the hand of { $victim }.
    .you-seat = You steal a mission from the hand of { $victim }.
    .you-victim = { $seat } steals a mission from your hand.
event-stole_this = The mission { $seat } stole from { $victim }: { NAME($mission) }.
    .you-seat = The mission you stole from { $victim }: { NAME($mission) }.
    .you-victim = The mission { $seat } stole from you: { NAME($mission) }.
event-no_effect = { $facing } cannot perform the command of { NAME($card, case: "the") }.
    .you-facing = You cannot perform the command of { NAME($card, case: "the") }.
event-borrowed = { $seat } performs the command of { NAME($card, case: "the") } on { $place }.
    .you-seat = You perform the command of { NAME($card, case: "the") } on { $place }.
event-killed = { $seat } kills { NAME($card, case: "the") } on { $place }.
    .you-seat = You kill { NAME($card, case: "the") } on { $place }.
event-turned = { $seat } turns { NAME($card, case: "the") } on { $place } towards { $facing }.
    .you-seat = You turn { NAME($card, case: "the") } on { $place } towards { $facing }.
    .you-facing = { $seat } turns { NAME($card, case: "the") } on { $place } towards you.
    .you-seat-facing = You turn { NAME($card, case: "the") } on { $place } towards you.
    .self-facing = { $seat } turns { NAME($card, case: "the") } on { $place } towards themselves.
event-extracted = { $seat } takes { NAME($card, case: "the") } from { $place } into the hand.
    .you-seat = You take { NAME($card, case: "the") } from { $place } into your hand.
event-swapped = Change of places: { NAME($card) } ({ $place }) and { NAME($partner) } ({ $partner_place }).
event-revived = { $seat } revives { NAME($card, case: "the") } on { $place }, facing { $facing }.
    .you-seat = You revive { NAME($card, case: "the") } on { $place }, facing { $facing }.
    .you-facing = { $seat } revives { NAME($card, case: "the") } on { $place }, facing you.
    .you-seat-facing = You revive { NAME($card, case: "the") } on { $place }, facing you.
    .self-facing = { $seat } revives { NAME($card, case: "the") } on { $place }, facing themselves.
event-recruited = { $seat } draws { $count } agents.
    .you-seat = You draw { $count } agents.
event-questioned = { $seat } looks at the agents in the hand of { $victim }.
    .you-seat = You look at the agents in the hand of { $victim }.
    .you-victim = { $seat } looks at the agents in your hand.
event-saw_card = In the hand of { $victim }: { NAME($card) }.
event-took = { $seat } takes an agent from the hand of { $victim }.
    .you-seat = You take an agent from the hand of { $victim }.
    .you-victim = { $seat } takes an agent from your hand.
event-took_this = The agent { $seat } took from { $victim }: { NAME($card) }.
    .you-seat = The agent you took from { $victim }: { NAME($card) }.
    .you-victim = The agent { $seat } took from you: { NAME($card) }.
event-searched =
    { $count ->
        [one] { $seat } takes the only card of the draw pile.
       *[other] { $seat } looks through the { $count } cards of the draw pile and takes one.
    }
    .you-seat =
        { $count ->
            [one] You take the only card of the draw pile.
           *[other] You look through the { $count } cards of the draw pile and take one.
        }

## How it ended

end-reached = The goal is reached: { $names } with { $score } points.
    .won = You have reached the goal with { $score } points.
    .lost = { $names } reached the goal with { $score } points.
end-last-round = The last round is over: { $names } with { $score } points.
    .won = The last round is over, and you have the most points: { $score }.
    .lost = The last round is over: { $names } with { $score } points.
end-deadlock = Nobody could do anything for a whole round. Most points: { $names }, { $score }.
    .won = Nobody could do anything for a whole round, and you have the most points: { $score }.
    .lost = Nobody could do anything for a whole round. Most points: { $names }, { $score }.
end-turn-cap = The game has gone on long enough. Most points: { $names }, { $score }.
    .won = The game has gone on long enough, and you have the most points: { $score }.
    .lost = The game has gone on long enough. Most points: { $names }, { $score }.
tally-start = Start
tally-arrows = Arrows
tally-missions = Missions
tally-free_agents = Free agents
tally-spent = Spent

## The rules, chapter by chapter

rule-1 = 2 to 5 players, each for themselves. Every two neighbours share a row of agents, a faction. Each agent has two ends: one bears a command, the other gives points to the player it points at. Whoever first holds 40 points wins. Points are money as well.
    .title = At a glance
rule-2 = 36 agents (two each of 11 faction agents and 7 free agents), 20 missions (two each of 10) and point cards for change. Agents and missions have different backs, so everybody sees how many of each you hold.
    .title = What is in the box
rule-2-1 = One short end bears the command, the opposite end two half arrows, each black or white. If the command faces one owner of the row, the half arrows point at the other. The two copies of an agent have different half arrows.
    .title = Faction agents
rule-2-2 = One end bears a command, the other a token with points. A free agent is played once between two players and then retired. It never lies in a faction.
    .title = Free agents
rule-3-1 = With two players there are two factions, and both players own both. With more players there is one faction between each two neighbours, so everybody owns two. You place agents only in your own factions.
    .title = Seats and factions
rule-3-2 = The places of a row are numbered from the left, as the first owner of the faction sees it; the other owner sees the row from the other side. Dead agents take up a place like the living.
    .title = Places
rule-3-3 = Where two living neighbours in a row have their commands on the same side, their half arrows meet in a complete arrow. It belongs to the owner it points at and is worth 2 if the two halves have the same colour, otherwise 1. Halves at the end of a row, next to a dead agent or next to one that faces the other way count for nothing.
    .title = Arrows
rule-3-4 = A faction holds 7 agents with two players and 5 with more, living and dead together. A full faction accepts no further agent.
    .title = Size
rule-4 = Everybody gets 3 agents, 1 mission and 5 points. All factions are empty. The first player is drawn.
    .title = Set-up
rule-5-1 = A command is performed when its agent is played, by the owner it faces; when an owner it faces reactivates it; or when another command says so. Who plays an agent must see its command performed if that is possible; if not, the agent simply stays. A free agent, a reactivation or a borrowed command is allowed only if the command can be performed completely. “Your other faction” is that of the performer. A command never hits the card that bears it.
    .title = Who performs a command
rule-5-2 = Kill: the agent is laid face down where it is. Turn: its command faces the other owner. Extract: living or dead, it goes into the performer’s hand and the gap closes. Swap: two agents, living or dead, change places; whoever faced the performer still does. Revive: a dead agent is turned face up, facing an owner named beforehand.
    .title = The five operations
rule-5-3 = When a faction has no agent left, all missions there return to their owners’ hands.
    .title = An empty faction
rule-5-4 = When a draw pile runs out, its retired pile is shuffled at once and becomes the new draw pile.
    .title = Piles
rule-5-5 = Whoever holds 40 or more points right after receiving some wins on the spot.
    .title = Victory
rule-6-1 = You have two actions and must take them while any is possible: play a faction agent, play a free agent, reactivate a command that faces you, buy a card, or exchange a mission. Without agents in hand and without points you may make an emergency draw of one agent, which ends your actions. A Mercenary costs no action. Missions may be arranged between actions, up to 12 times a turn.
    .title = The turn
rule-6-2 = A faction agent goes to an end of one of your rows, facing either owner. A free agent goes between you and any other player, its command towards one of you, its points towards the other. A card from a draw pile costs 1 (agent) or 3 (mission), the top card of a retired pile 2 or 4. An exchanged mission is retired, then you draw one.
    .title = The actions
rule-6-3 = The performer makes the choice the card asks for. A card’s text can be used only once in a chain of borrowed commands.
    .title = Performing
rule-6-4 = A free agent’s command is performed, then its points are paid, then it is retired. A bonus action is one action as if you were on turn; you must take it if you can. If you cannot, it lapses.
    .title = Free agents and bonus actions
rule-6-5 = In your own turn you may attach missions to your factions, move them and take them back, for free. A faction needs an agent for that, dead or alive. You may have two missions at each faction, and never two alike. Attached missions lie open and pay at the end of each of your turns.
    .title = Missions
rule-6-6 = At the end of your turn you receive the arrows that point at you in both your factions, and the rewards of your attached missions.
    .title = Scoring
rule-7-1 = “Not next to” means at least one card in between. A borrowed command is measured from the borrowed card and performed by the borrower. It never hits the borrower’s own card.
    .title = Commands of faction agents
rule-7-2 = The player its command faces performs it, the other one gets the points. The points of a Strategist go to whoever is robbed.
    .title = Commands of free agents
rule-8 = Each attached mission is looked at once, at the end of its owner’s turn, and stays where it is.
    .title = Rewards of missions
rule-9-1 = A player who holds 40 points right after receiving points wins at once, in whoever’s turn. Spent points are gone.
    .title = The end
rule-9-2 = If nobody takes an action and nobody gains a point for a whole round, or after 100 turns each, the game ends: most points win, equal points share the win.
    .title = Deadlock
rule-9-3 = With equal turns, reaching 40 makes the current round the last one. When everybody has had their turn, most points win, and equal points share the win.
    .title = Equal turns
rule-12 = Everybody sees rows, attached missions, points, retired piles and the number of cards in each hand. Hands and draw piles are hidden. A dead agent lies face down: who it was, you have to remember.
    .title = Who sees what

## Rulings: points and cards

rule-R1 = 40 points win at once, also in another player’s turn.
rule-R2 = What counts is the points you hold, not what you have earned in all.
rule-R5 = Strength in Numbers is a mission like the others.
rule-R6 = The Decoy swaps an agent that is not next to it.
rule-R7 = “Your other faction” is the performer’s, whoever placed the card.
rule-R8 = A borrowed command is measured from the borrowed card; “your” means the borrower.
rule-R9 = A card may occur once in a chain of borrowed commands, and a chain must end in a command that can be performed.
rule-R10 = A borrowed command hits neither the Jack or Infiltrator that borrows it nor the card whose text it is. What could hit nothing else cannot be borrowed.
rule-R11 = A command that would do nothing may not be reactivated.
rule-R12 = There is no passing. Only if no action is possible are the remaining ones lost. A Mercenary or an emergency draw need not be taken.
rule-R13 = The emergency draw needs an empty hand of agents and exactly 0 points; agents in factions do not matter.
rule-R14 = Reinforcements needs the same type of command. Two Medics have it; two different independents do not.
rule-R15 = Dead agents have no name, no facing and no colour. They count for Bloodbath, Man Down and the length of a row.
rule-R16 = The retired pile is shuffled at the moment the draw pile runs out, not when somebody next draws.
rule-R17 = A Recruiter needs two agents in both piles together.
rule-R18 = The victim of the Strategist gets its points, even if somebody else sits at the token end.
rule-R19 = From a hand a mission is stolen at random; an attached one is chosen freely.
rule-R20 = Strategist and Interrogator may name any other player.
rule-R21 = A Mercenary may be played at any moment of your own turn, also after both actions, and within your own bonus action.
rule-R22 = No safe houses, no 50 points: factions start empty and 40 points win.
rule-R23 = A free agent may be played with any other player, not only with a neighbour.
rule-R24 = Points never run out.
rule-R25 = An agent goes to either end of an own row; only an Infiltrator goes between two cards.

## Rulings: operations

rule-R26 = After a swap between two factions an agent that faced you faces you, and one that faced your neighbour faces the other neighbour.
rule-R27 = After a swap within one row no facing changes.
rule-R28 = The facing of a revived agent is named before it is turned up.
rule-R29 = Dead agents are not shown, though everybody saw them die.
rule-R30 = Extracted cards go to whoever performs the command.
rule-R31 = Attached missions are open.
rule-R32 = Points are open.
rule-R33 = When the last agent leaves a faction, the missions of both owners return. A dead agent is enough to keep them.
rule-R38 = A faction agent may be played although its command cannot be performed.
rule-R39 = A free agent may not be played towards somebody who cannot perform it.
rule-R40 = A command must be performed even if it harms the performer.
rule-R44 = A dead agent can be extracted and swapped, but neither killed nor turned.
rule-R45 = You may reactivate any command that faces you, whoever placed the card.

## Rulings: missions

rule-R34 = One player may not have the same mission twice at one faction.
rule-R35 = Each attached mission pays once a turn; two copies at two factions both pay.
rule-R36 = Exchanging a mission is an action and costs no points.
rule-R37 = Without a mission draw pile nothing can be exchanged.
rule-R42 = Meet your Match pays also when both get nothing.
rule-R43 = An empty faction has length 0.
rule-R46 = A stolen mission goes into the hand.
rule-R47 = Scoring 0 points is nothing special.

## Rulings: the end, bonus actions, memory

rule-R41 = Nobody can reach 40 at the same time; after a deadlock equal points share the win.
rule-R48 = Whether a Mercenary may be pointed at another player is judged without looking at that hand: any agent in it, money for a card, a mission to exchange, a command to reactivate or the emergency draw is enough. If it turns out that nothing can be done, the bonus action lapses and the points are paid all the same.
rule-R49 = Whoever makes the emergency draw has no further action until the end of the turn, not even by a Mercenary. Commands that face them they still perform.
rule-R50 = The table does not repeat what was seen before; who remembers has the advantage.

## The bots

bot-easy-name = Intern
bot-easy-style = Plays the first file on the desk.
bot-normal-name = Shadow
bot-normal-style = Does what brings points, and sometimes too late.
bot-hard-name = Handler
bot-hard-style = Counts what every neighbour will score.
bot-expert-name = Director
bot-expert-style = Sees the last round coming before it is announced.

## The first game, the pictures of a turn, and the coach

lesson-goal = Be the first to hold 40 points. But points are money too: buying cards costs some of them.
lesson-rows = Between you and your rival lie two rows, called factions. You both own both of them, and you both put agents there.
lesson-ends = Every agent has two ends. The player the command faces carries it out. The other player gets the half arrows, and those are points.
lesson-first-card = Put the Activist into faction A with its command facing your rival. They get the command, you get the arrows.
lesson-no-command = There was nothing to swap yet, so the command did nothing. The agent stays, and its half arrows point at you.
lesson-arrow = Two halves side by side make a whole arrow: worth 2 if both halves have the same colour, otherwise 1. Put the Marksman beside the Activist, facing your rival too.
lesson-end = That was both of your actions. End your turn: now every arrow that points at you pays.
lesson-paid = Two points! That arrow will pay you again and again, as long as it stands.
lesson-mission = Missions pay as well. This one pays 1 if its faction has fewer agents than your other one. Attach it to faction B. That costs no action.
lesson-buy = You can buy cards: an agent costs 1 point, a mission 3. Buy an agent.
lesson-infiltrator = An Infiltrator! It carries out the command of a neighbour, whichever way that one faces.
lesson-borrow = Put it at the front of faction A, facing you this time. So you use the Marksman beside it: he kills an agent in the other faction.
lesson-shot = The Marksman shot the Extractor. A dead agent keeps its place, but has no command and no arrows any more.
lesson-end-again = End your turn and look at what the arrow and the mission pay.
lesson-robbed = Your rival played an Abductor facing themselves and took your Activist. The arrow is broken. You will not put up with that.
lesson-reactivate = A command that faces you can be used again: that is an action of its own. Use the Infiltrator once more.
lesson-shot-again = Gone is the Abductor. One action is left.
lesson-forced = Commands must be carried out, even if they hurt. Put the Temptress at the end of faction A, facing your rival: they have to turn an agent that is not next to her.
lesson-turned = The only one they could turn was your Infiltrator. Now all three face your rival, and two arrows point at you!
lesson-last = End your turn and count.
lesson-four = Three points from arrows, one from the mission.
lesson-well-done = Now you know it all: arrows pay, commands disturb, missions reward, and everything costs something. Whoever holds 40 points first wins. Play on, or start a game with help.

picture-play = Play an agent: the command for one of you, the half arrows for the other.
picture-arrow = Two halves side by side make an arrow. It pays at the end of every turn of its owner.
picture-mission = Missions attached to a row pay as well, if what they ask for is true.
picture-command = Commands shoot, turn, swap and steal. One that faces you can be used again.

coach-act = Two actions a turn. Ask of each agent: who gets the command, who gets the arrows? A bad command is best given away.
coach-free = A free agent is played once between you and somebody: one of you gets its command, the other its points, at once.
coach-mission = Attaching a mission costs no action, and you may move it in every turn. Look where it pays most.
coach-reactivate = A command faces you: using it again costs one action, and no card.

board-taught-goal = First to { $target } points. In brackets: what a turn brings now.
piece-faction_agent = Faction agents
piece-free_agent = Free agents
piece-mission = Missions
