### Space Hulk: Death Angel, in English.

## The box

game-title = Space Hulk: Death Angel
game-tagline = Single file through a derelict ship, and the walls are full of claws. Win together or not at all.
game-about = Combat Teams of two marines walk in a column through a drifting wreck while Genestealers come from both sides. Every round each team secretly gets one of its three cards, and never the same twice in a row. Shoot, turn, help each other, survive the Event, and reach the last Location alive enough to finish the mission.

## Sides: .on says where something lies

side-left = left
    .on = on the left
side-right = right
    .on = on the right

## The die

skull-yes = with a skull
skull-no = without a skull

## Combat Teams

team-green = Green
    .team = the Green Team
team-green-text = moves and shoots in one; a lucky shot fells three
team-yellow = Yellow
    .team = the Yellow Team
team-yellow-text = lives on its tokens and stands wherever it is needed
team-red = Red
    .team = the Red Team
team-red-text = the most shots and the longest reach
team-blue = Blue
    .team = the Blue Team
team-blue-text = strikes back and earns tokens for the others
team-grey = Grey
    .team = the Grey Team
team-grey-text = holds a swarm off and thins out the blips
team-purple = Purple
    .team = the Purple Team
team-purple-text = moves swarms, foresees Events, burns whole groups

## Marines

marine-sergeant_gideon = Sergeant Gideon
marine-sergeant_gideon-text = Range 0. Block protects him.
marine-brother_noctis = Brother Noctis
marine-brother_noctis-text = Range 2.
marine-brother_claudio = Brother Claudio
marine-brother_claudio-text = Range 0. Heroic Charge is his.
marine-brother_goriel = Brother Goriel
marine-brother_goriel-text = Range 2.
marine-brother_leon = Brother Leon
marine-brother_leon-text = Range 3. Full Auto is his.
marine-brother_valencio = Brother Valencio
marine-brother_valencio-text = Range 2.
marine-sergeant_lorenzo = Sergeant Lorenzo
marine-sergeant_lorenzo-text = Range 2. Counter Attack is his.
marine-brother_deino = Brother Deino
marine-brother_deino-text = Range 2.
marine-lexicanium_calistarius = Lexicanium Calistarius
marine-lexicanium_calistarius-text = Range 2. Psionic Attack is his.
marine-brother_scipio = Brother Scipio
marine-brother_scipio-text = Range 2.
marine-brother_zael = Brother Zael
marine-brother_zael-text = Range 1. Flamer Attack is his.
marine-brother_omnio = Brother Omnio
marine-brother_omnio-text = Range 2.

## Genestealers: .a is how one of them is mentioned

card-head = head
    .a = a Genestealer (head)
card-head-text = A Genestealer. Its swarm moves when an Event shows the head.
card-tail = tail
    .a = a Genestealer (tail)
card-tail-text = A Genestealer. Its swarm moves when an Event shows the tail.
card-claw = claw
    .a = a Genestealer (claw)
card-claw-text = A Genestealer. Its swarm moves when an Event shows the claw.
card-tongue = tongue
    .a = a Genestealer (tongue)
card-tongue-text = A Genestealer. Its swarm moves when an Event shows the tongue.
card-brood_lord_head_tail = Brood Lord (head, tail)
    .a = the Brood Lord (head, tail)
card-brood_lord_head_tail-text = Takes 1 off every defence roll against his swarm, moves with head and tail, and can be slain only when no other Genestealer is left in his swarm.
card-brood_lord_claw_tongue = Brood Lord (claw, tongue)
    .a = the Brood Lord (claw, tongue)
card-brood_lord_claw_tongue-text = Takes 1 off every defence roll against his swarm, moves with claw and tongue, and can be slain only when no other Genestealer is left in his swarm.
card-none = nothing

## Action cards; .of says whose they are

sort-support = Support
sort-support-text = Put a Support Token on any marine.
sort-move_activate = Move + Activate
sort-move_activate-text = Your marines swap with neighbours, turn around, activate terrain in front of them.
sort-attack = Attack
sort-attack-text = Your marines attack swarms they face, within their range: a skull slays one.

action-block = Block
    .of = { team-green }: { action-block }
action-block-text = This round, when Sergeant Gideon defends and the die shows a skull, the attack misses.
action-defensive_stance = Defensive Stance
    .of = { team-yellow }: { action-defensive_stance }
action-defensive_stance-text = This round, when a yellow marine spends a token to reroll a defence, the attack misses unless the new face is 0.
action-counter_attack = Counter Attack
    .of = { team-blue }: { action-counter_attack }
action-counter_attack-text = This round, when Sergeant Lorenzo defends and the die shows a skull, the attack misses and he slays one of the swarm; what is left of it attacks him again.
action-overwatch = Overwatch
    .of = { team-red }: { action-overwatch }
action-overwatch-text = At the end of this round’s Event Phase each red marine may spend a token lying on him to attack.
action-strategize = Strategize
    .of = { team-purple }: { action-strategize }
action-strategize-text = Then you may move one swarm a position up or down, to the other side, or both.
action-power_field = Power Field
    .of = { team-grey }: { action-power_field }
action-power_field-text = Then you may choose a swarm: this round it can neither attack nor be slain.
action-onward_brothers = Onward Brothers!
    .of = { team-red }: { action-onward_brothers }
action-onward_brothers-text = When a red marine activates the Door with this card, you may put a second token on it.
action-stealth_tactics = Stealth Tactics
    .of = { team-grey }: { action-stealth_tactics }
action-stealth_tactics-text = Then you may discard the top card of a blip pile; if you do, you may spend a token to discard the top card of the other.
action-reorganize = Reorganize
    .of = { team-yellow }: { action-reorganize }
action-reorganize-text = Yellow marines may swap with the marine in any position.
action-forward_scouting = Forward Scouting
    .of = { team-purple }: { action-forward_scouting }
action-forward_scouting-text = Then you may secretly look at the top Event and put it back on top or at the bottom.
action-intimidation = Intimidation
    .of = { team-blue }: { action-intimidation }
action-intimidation-text = Then you may roll: that many Genestealers engaged with blue marines are shuffled into the smaller blip pile.
action-run_and_gun = Run and Gun
    .of = { team-green }: { action-run_and_gun }
action-run_and_gun-text = Then each green marine may spend a token lying on him to attack.
action-lead_by_example = Lead by Example
    .of = { team-blue }: { action-lead_by_example }
action-lead_by_example-text = Once this round, when a blue marine slays a Genestealer, you may put a token on any marine.
action-flamer_attack = Flamer Attack
    .of = { team-purple }: { action-flamer_attack }
action-flamer_attack-text = In Brother Zael’s first attack of the round skulls do not count: he slays as many as the number rolled.
action-psionic_attack = Psionic Attack
    .of = { team-grey }: { action-psionic_attack }
action-psionic_attack-text = When Calistarius attacks and the die shows a skull, he may attack again.
action-dead_aim = Dead Aim
    .of = { team-green }: { action-dead_aim }
action-dead_aim-text = When a green marine attacks and the die shows a 4, he slays up to three of the swarm.
action-full_auto = Full Auto
    .of = { team-red }: { action-full_auto }
action-full_auto-text = Brother Leon may attack up to three times.
action-heroic_charge = Heroic Charge
    .of = { team-yellow }: { action-heroic_charge }
action-heroic_charge-text = Instead of attacking, Brother Claudio may slay up to three Genestealers within one position, on both sides. Then roll: at 0 he is slain.

## Terrain

terrain-corridor = Corridor
terrain-corridor-text = Genestealers come from here, rarely.
terrain-artefact = Artefact
terrain-artefact-text = Activate: take it into your hand. Later, when a marine you control has rolled in defence, you may discard it: the attack misses.
terrain-control_panel = Control Panel
terrain-control_panel-text = Activate: do what the Location says.
terrain-door = Door
terrain-door-text = Activate: put a token on it. When you travel, its tokens slay as many Genestealers anywhere.
terrain-dark_corner = Dark Corner
terrain-dark_corner-text = Genestealers come from here, quite often.
terrain-promethium_tank = Promethium Tank
terrain-promethium_tank-text = Activate: discard it and slay every Genestealer in this position, on both sides. Then roll: at 0 the marine is slain.
terrain-spore_chimney = Spore Chimney
terrain-spore_chimney-text = Activate: roll; at a skull it is discarded. Genestealers often come from here.
terrain-ventilation_duct = Ventilation Duct
terrain-ventilation_duct-text = Genestealers often come from here.

## Locations

location-void_lock_6 = Void Lock
location-void_lock_6-text = Where the mission begins. Three places lie ahead.
location-void_lock_8 = Void Lock
location-void_lock_8-text = Where the mission begins. Four places lie ahead.
location-void_lock_10 = Void Lock
location-void_lock_10-text = Where the mission begins. Four places lie ahead.
location-void_lock_12 = Void Lock
location-void_lock_12-text = Where the mission begins. Four places lie ahead.
location-main_corridor = Main Corridor
location-main_corridor-text = Upon entering: 2 Genestealers spawn at the Corridor.
location-maintenance_tunnels = Maintenance Tunnels
location-maintenance_tunnels-text = Control Panel: discard it and put the Corridor in its place.
location-service_shaft = Service Shaft
location-service_shaft-text = Upon entering: all marines face right.
location-cryo_control = Cryo Control
location-cryo_control-text = Control Panel: discard the top card of a blip pile of your choice.
location-lower_accessway = Lower Accessway
location-lower_accessway-text = Upon entering: 2 Genestealers spawn behind the marine at the top.
location-wreckage_labyrinth = Wreckage Labyrinth
location-wreckage_labyrinth-text = Upon entering: every marine with terrain in front of him turns around.
location-apothecarion = Apothecarion
location-apothecarion-text = Control Panel: put a token on any marine, who may then turn around.
location-core_cogitator = Core Cogitator
location-core_cogitator-text = Control Panel: choose a terrain card; this round’s Event boxes put at most 1 Genestealer on it.
location-munitorium = Munitorium
location-munitorium-text = Upon entering: the current player puts a token on each of two different marines.
location-black_holds = Black Holds
location-black_holds-text = Upon entering: the current player chooses a swarm, and 2 Genestealers join it.
location-dark_catacombs = Dark Catacombs
location-dark_catacombs-text = Upon entering: the current player chooses a marine without tokens; 1 Genestealer spawns behind him.
location-teleportarium = Teleportarium
location-teleportarium-text = Control Panel: each marine gives a token or rolls and dies at 0. Then discard both blip piles.
location-generatorium = Generatorium
location-generatorium-text = Control Panel: roll. A skull slays up to 4 Genestealers anywhere; anything else slays the marine at the panel.
location-hibernation_cluster = Hibernation Cluster
location-hibernation_cluster-text = Upon entering: put a Genestealer into each blip pile for every marine.
location-wrath_of_baal_chapel = Wrath of Baal Chapel
location-wrath_of_baal_chapel-text = Upon entering: the current player puts the Artefact anywhere in the formation.
location-genestealer_lair = Genestealer Lair
location-genestealer_lair-text = Upon entering: all swarms gather at the red terrain of their side, and a Brood Lord joins each. Slay both Brood Lords to win.
location-launch_control_room = Launch Control Room
location-launch_control_room-text = Control Panel: put a token here, or roll: a number no higher than the tokens here wins.
location-toxin_pumping_station = Toxin Pumping Station
location-toxin_pumping_station-text = Control Panel: roll and discard that many cards from one blip pile. You win when no Genestealer is left in the formation and in the blip piles.

## Event cards

incident-surrounded = Surrounded
incident-surrounded-text = Choose a marine: all Genestealers come to his position, each on its side.
incident-flanking_manoeuvre = Flanking Manoeuvre
incident-flanking_manoeuvre-text = Every swarm in front of its marine goes behind him.
incident-out_of_thin_air_head = Out of Thin Air
incident-out_of_thin_air_head-text = Choose a marine: 2 Genestealers spawn behind him.
incident-out_of_thin_air_claw = Out of Thin Air
incident-out_of_thin_air_claw-text = Choose a marine: 2 Genestealers spawn behind him.
incident-the_swarm_tongue = The Swarm
incident-the_swarm_tongue-text = Put 2 Genestealers on each blip pile.
incident-the_swarm_tail = The Swarm
incident-the_swarm_tail-text = Put 2 Genestealers on each blip pile.
incident-psychic_assault = Psychic Assault
incident-psychic_assault-text = Choose a marine and roll: at 0 or 1 he is slain.
incident-theyre_everywhere = They’re Everywhere!
incident-theyre_everywhere-text = 1 Genestealer spawns in front of every marine who is engaged with nothing.
incident-evasion = Evasion
incident-evasion-text = Next round an Attack card lets only one marine of its team attack.
incident-outnumbered = Outnumbered
incident-outnumbered-text = Every engaged marine loses all tokens.
incident-chaos_of_battle = Chaos of Battle
incident-chaos_of_battle-text = All marines turn around.
incident-stalking_from_the_shadows = Stalking from the Shadows
incident-stalking_from_the_shadows-text = Choose a marine with tokens: he loses them all.
incident-resupply = Resupply
incident-resupply-text = Choose a marine: all tokens of the others move to him.
incident-gun_jam = Gun Jam
incident-gun_jam-text = Choose a team that showed no Attack this round: next round it may not choose its Attack.
incident-for_my_battle_brothers = For My Battle Brothers!
incident-for_my_battle_brothers-text = Choose a marine with a token: discard one token from him and one Genestealer engaged with him.
incident-rewarded_faith = Rewarded Faith
incident-rewarded_faith-text = Choose a marine: discard any number of his tokens to slay as many Genestealers engaged with him.
incident-full_scan = Full Scan
incident-full_scan-text = Discard the top card of a blip pile.
incident-cleansing_flames = Cleansing Flames
incident-cleansing_flames-text = Choose a marine and roll: a skull slays 2 Genestealers engaged with him.
incident-second_wind = Second Wind
incident-second_wind-text = Choose a marine: next round a defence roll of 0 makes the attack on him miss.
incident-quick_instincts = Quick Instincts
incident-quick_instincts-text = Choose a marine: he may attack at once.
incident-secret_route = Secret Route
incident-secret_route-text = Put 2 tokens on the Door, if it is there.
incident-enter_formation = Enter Formation
incident-enter_formation-text = Next round, before each Move + Activate card, its player may put a token on any marine.
incident-temporary_sanctuary = Temporary Sanctuary
incident-temporary_sanctuary-text = Choose a swarm: its Genestealers are shuffled into the smaller blip pile.
incident-rescue_space_marine = Rescue Space Marine
incident-rescue_space_marine-text = Choose a slain marine of a team that still lives: he comes back at the bottom, facing right.

## The board

board-round = Round { $round }
board-location = Location
board-ahead = Still ahead: { $tiers }
board-objective = the last Location
board-formation = Formation
board-position = Position { $position }
board-place = Position { $position }, { NAME($side, case: "on") }
board-range = Range { $range }
board-tokens = Tokens: { $count }
board-token = Support Token
board-brood-lord = Brood Lord
board-supply = Supply: { $count }
board-supply-text = So many Support Tokens can still be put on marines. Those spent come back here.
board-door-tokens = On the Door: { $count }
board-launch-tokens = On the Location: { $count }
board-blips = Blips
board-pile = Blips { NAME($side, case: "on") }: { $count }
board-deck = Genestealer deck: { $count }
board-discard = Discard
board-events = Event deck: { $count }
board-event = Event
board-event-hidden = { $seat } is reading an Event alone.
board-instinct = Instinct
board-boxes = Spawn
board-minor = minor ({ $count })
board-major = major ({ $count })
board-move-adjacent = moves on
board-move-flank = flanks
board-effects = In force
board-next-round = next round
board-this-round = this round
board-current = Current player: { $seat }
board-played = played
board-previous = last round, not now
board-chosen = chosen
board-has-chosen = has chosen
board-choosing = is choosing
board-hand = Cards
board-slain-marines = Slain
board-eliminated = eliminated
board-power-field = Power Field
board-done = has attacked
board-artefact = Artefact: { $seat }
board-capped = at most 1 spawns
board-activated = activated
board-survives = Survives: { $percent } %
board-survives-with-tokens = with tokens: { $percent } %
board-kills = Kills: { $percent } %
board-known = known to be in it: { $cards }
board-scouted = You know the next Event
board-die = Die: { $number }
board-skull = skull
board-odds = Odds
board-kills-total = Genestealers slain: { $count }
board-terrain = { $colour } terrain
board-colour-red = red
board-colour-orange = orange
board-colour-yellow = yellow
board-colour-green = green
board-facing = Facing { NAME($side) }.
board-teams = Combat Teams
board-swarm = Genestealers ({ $count }): { NAME($cards) }.
board-cards = { NAME($cards) }
board-blips-text = The cards that will appear on this side. When a pile is empty at the end of a phase, the formation travels.
board-goal-any = You also win when no Genestealer is left in the formation and both blip piles are empty.
board-odds-text = Show how likely marines kill and survive.
board-phase-set_up = set-up
board-phase-choose = choose
board-phase-resolve = actions
board-phase-swarms = swarms attack
board-phase-event = Event
board-phase-travel = travel
board-last-event = last Event
board-only-you = Only you see it
board-ask-take_team = Take a Combat Team; { $count } to go.
board-ask-cards =
    { $count ->
        [one] Choose a card.
       *[other] Choose a card for each of your teams.
    }
board-ask-secret = Nobody sees it until all have chosen.
board-ask-play = Still without a card: { $teams }.
board-ask-name_marine = For this Event: which marine?
board-ask-name_team = For this Event: which team?
board-ask-name_pile = For this Event: which blip pile?
board-ask-name_swarm = For this Event: which swarm?
board-ask-name_card = For this Event: which Genestealer?
board-ask-name_cards = For this Event: which marine gives tokens, and for which Genestealers?
board-needs = Needs more than { $number }
board-behind = from behind
board-marine-good = That slays.
board-marine-bad = That misses.
board-swarm-good = He survives with this.
board-swarm-bad = This would slay him.
board-won = Mission accomplished
board-lost = Mission failed
board-alive = Marines alive: { $count }

## Answers on small buttons

board-do-no_token = No token
board-do-no_strategize = None
board-do-no_power_field = None
board-do-end_moves = No more swaps
board-do-keep_facing = Nobody turns
board-do-end_activations = End action
board-do-onward = Second token
board-do-no_onward = One is enough
board-do-no_stealth = Nothing
board-do-scout = Look
board-do-no_scout = Do not look
board-do-scout_top = On top
board-do-scout_bottom = To the bottom
board-do-intimidate = Roll
board-do-no_intimidate = Do not roll
board-do-end_attacks = No more attacks
board-do-heroic_charge = Heroic Charge
board-do-reroll = Reroll
board-do-keep_roll = Keep
board-do-keep_roll-good = Keep: it slays
board-do-keep_roll-bad = Keep: it misses
board-do-stop_slaying = Enough
board-do-accept = Take the roll
board-do-accept-good = Take it: he lives
board-do-accept-bad = Take it: he falls
board-do-use_artefact = Artefact
board-do-launch_token = Token
board-do-launch_roll = Roll
board-do-teleport_token = Give a token
board-do-teleport_roll = Roll

## What is decided: for the one who decides, and for the others

prompt-take_team = Take a Combat Team.
asks-take_team = { $seat } takes a Combat Team.
prompt-choose_actions = Choose a card for each of your teams. Nobody sees it until all have chosen.
asks-choose_actions = Choosing in secret: { $seat }.
prompt-enter_formation = Enter Formation: will you put a token on a marine before this card?
asks-enter_formation = { $seat } may place a token.
prompt-support = Put a Support Token on a marine.
asks-support = { $seat } places a Support Token.
prompt-strategize = Strategize: which swarm will you move?
asks-strategize = { $seat } may move a swarm.
prompt-strategize_to = Strategize: where does the swarm go?
asks-strategize_to = { $seat } moves a swarm.
prompt-power_field = Power Field: which swarm shall hold still?
asks-power_field = { $seat } may raise a Power Field.
prompt-move = Move: swap places, or go on to facing.
asks-move = { $seat } moves marines.
prompt-face = Which of these marines turn around?
asks-face = { $seat } decides which marines turn.
prompt-activate = Activate terrain in front of your marines, or end the action.
asks-activate = { $seat } may activate terrain.
prompt-onward_brothers = Onward Brothers! A second token on the Door?
asks-onward_brothers = { $seat } may put a second token on the Door.
prompt-stealth_tactics = Stealth Tactics: discard the top card of a blip pile?
asks-stealth_tactics = { $seat } may discard a blip.
prompt-stealth_again = Stealth Tactics: spend a token to discard from the other pile as well?
asks-stealth_again = { $seat } may pay for a second blip.
prompt-forward_scouting = Forward Scouting: look at the top Event?
asks-forward_scouting = { $seat } may look at the top Event.
prompt-put_back = You have seen the next Event. On top or to the bottom?
asks-put_back = { $seat } has looked at the top Event and puts it back.
prompt-intimidation = Intimidation: roll to drive Genestealers off?
asks-intimidation = { $seat } may drive Genestealers off.
prompt-pick = Intimidation: which Genestealer goes?
asks-pick = { $seat } chooses who is driven off.
prompt-drive_off = Both piles are equally small: into which one?
asks-drive_off = { $seat } chooses a blip pile.
prompt-run_and_gun = Run and Gun: spend a token to attack?
asks-run_and_gun = { $seat } may attack on the run.
prompt-overwatch = Overwatch: spend a token to attack?
asks-overwatch = { $seat } may fire from Overwatch.
prompt-attack = Attack with your marines, one after the other.
asks-attack = { $seat } attacks.
prompt-full_auto = Full Auto: another attack with Brother Leon?
asks-full_auto = { $seat } may fire again with Brother Leon.
prompt-psionic_attack = Psionic Attack: attack again with Calistarius?
asks-psionic_attack = { $seat } may attack again with Calistarius.
prompt-heroic_charge = Heroic Charge: whom does Brother Claudio slay?
asks-heroic_charge = { $seat } charges with Brother Claudio.
prompt-reroll = Keep this attack roll, or spend a token and roll again?
asks-reroll = { $seat } may roll again.
prompt-slay = Which Genestealer is slain?
asks-slay = { $seat } chooses which Genestealer is slain.
prompt-dead_aim = Dead Aim: slay up to three of this swarm.
asks-dead_aim = { $seat } takes Dead Aim.
prompt-lead_by_example = Lead by Example: put a token on a marine?
asks-lead_by_example = { $seat } may place a token.
prompt-defend = Your marine is attacked. Take the roll as it is?
asks-defend = { $seat } defends.
prompt-instinct = You alone have read the Event. Decide, and then show it.
asks-instinct = { $seat } has read the Event alone and decides.
prompt-flames = Cleansing Flames: which Genestealer burns?
asks-flames = { $seat } chooses who burns.
prompt-quick_instincts = Quick Instincts: does your marine attack?
asks-quick_instincts = { $seat } may attack at once.
prompt-beset = Too few blips: which marine gets one in front of him?
asks-beset = { $seat } decides where the last blips go.
prompt-spawn_order = Too few blips for both: which terrain is served first?
asks-spawn_order = { $seat } decides which terrain is served first.
prompt-odd_card = The cards do not divide evenly: which pile gets one more?
asks-odd_card = { $seat } decides which pile gets one more.
prompt-seal_door = The Door closes behind you: whom do its tokens slay?
asks-seal_door = { $seat } uses the tokens on the Door.
prompt-cryo_pile = Cryo Control: from which pile is the top card discarded?
asks-cryo_pile = { $seat } chooses a blip pile.
prompt-treat = Apothecarion: which marine is treated?
asks-treat = { $seat } chooses a marine.
prompt-treated = Apothecarion: does he turn around?
asks-treated = { $seat } may turn that marine.
prompt-cogitate = Core Cogitator: which terrain is watched?
asks-cogitate = { $seat } chooses a terrain card.
prompt-teleport = Teleportarium: a token, or the die?
asks-teleport = { $seat } decides for a marine.
prompt-generate = Generatorium: slay up to four Genestealers anywhere.
asks-generate = { $seat } chooses who is slain.
prompt-launch = Launch Control Room: a token, or the roll?
asks-launch = { $seat } stands at the launch panel.
prompt-pump = Toxin Pumping Station: which pile is flooded?
asks-pump = { $seat } chooses a blip pile.
prompt-equip = Munitorium: who gets a token?
asks-equip = { $seat } hands out tokens.
prompt-holds = Black Holds: which swarm grows?
asks-holds = { $seat } chooses the swarm that grows.
prompt-catacombs = Dark Catacombs: behind whom does a Genestealer appear?
asks-catacombs = { $seat } chooses a marine.
prompt-chapel = Wrath of Baal Chapel: where does the Artefact lie?
asks-chapel = { $seat } places the Artefact.
half-swap = { NAME($marine) } changes places: with whom?
half-attack = { NAME($marine) } attacks: which swarm?
half-activate = { NAME($marine) } activates: which terrain?

## Options and what they do

option-take_team = { NAME($team) }: { TEXT($team) }
why-take_team = The two marines and three Action cards of this colour are yours.
option-play = { NAME($actions, case: "of") }
why-play = Cards are turned up together and resolved by number. What a team plays now it may not choose next round.
option-token = Token on { NAME($marine) }
why-token = A Support Token from the supply. It buys a new roll when he fights what is in front of him.
option-no_token = No token
why-no_token = You place nothing.
option-strategize = The swarm { NAME($side, case: "on") } of position { $position }
why-strategize = You take this swarm and then say where it goes.
option-no_strategize = Move no swarm
why-no_strategize = All swarms stay.
option-strategize_to = To position { $position }, { NAME($side, case: "on") }
why-strategize_to = The whole swarm goes there and joins what it finds.
option-power_field = The swarm { NAME($side, case: "on") } of position { $position }
why-power_field = It neither attacks nor can be slain this round, with everything that joins it.
option-no_power_field = No Power Field
why-no_power_field = No swarm is held.
option-swap = { NAME($marine) } swaps with { NAME($partner) }
why-swap = They change places and keep facing as they do. Terrain and swarms stay.
option-end_moves = No more swaps
why-end_moves = Go on to turning around.
option-turn = Turn around: { NAME($marines) }
why-turn = He then faces the other side: what was behind him is in front of him.
option-keep_facing = Nobody turns
why-keep_facing = Facing stays as it is.
option-activate = { NAME($marine) }: { NAME($terrain) }
why-activate = { TEXT($terrain) }
option-end_activations = Activate nothing more
why-end_activations = The action is over.
option-onward = A second token on the Door
why-onward = One more Genestealer can be slain when you travel.
option-no_onward = One token is enough
why-no_onward = The supply keeps the token.
option-stealth = Discard from the { NAME($pile) } blip pile
why-stealth = Its top card goes face up to the discard. An empty pile lets you travel.
option-no_stealth = Discard nothing
why-no_stealth = The piles stay as they are.
option-stealth_pay = Pay with a token of { NAME($marine) }
why-stealth_pay = The top card of the other blip pile is discarded too.
option-scout = Look at the top Event
why-scout = You alone see it and then put it on top or at the bottom.
option-no_scout = Do not look
why-no_scout = The deck stays as it is.
option-scout_top = Back on top
why-scout_top = It is the next Event. You know it, the others do not.
option-scout_bottom = To the bottom
why-scout_bottom = Another Event comes next.
option-intimidate = Roll
why-intimidate = As many Genestealers engaged with blue marines as the number go back into the smaller pile.
option-no_intimidate = Do not roll
why-no_intimidate = Nobody is driven off.
option-pick = Drive off { NAME($card, case: "a") }, { NAME($side, case: "on") } of position { $position }
why-pick = It is shuffled into the smaller blip pile.
option-pile = The { NAME($pile) } blip pile
why-pile = This pile is meant.
option-attack = { NAME($marine) } attacks position { $position }, { NAME($side) }
why-attack = Roll: a skull slays one card of this swarm. Tokens on him buy new rolls.
option-pay_attack = { NAME($marine) } pays and attacks position { $position }, { NAME($side) }
why-pay_attack = A token on him pays for the attack; further ones buy new rolls.
option-end_attacks = No more attacks
why-end_attacks = The others hold their fire.
option-heroic_charge = Heroic Charge with Brother Claudio
why-heroic_charge = He slays one to three Genestealers around him, for sure. Then he dies at a 0.
option-reroll = Spend a token of { NAME($marine) } and roll again
why-reroll = The new face replaces the old one, for better or worse.
option-keep_roll = Keep the roll
why-keep_roll = The face counts as it lies.
option-slay = Slay { NAME($card, case: "a") }, { NAME($side, case: "on") } of position { $position }
why-slay = This card leaves the formation.
option-stop_slaying = That is enough
why-stop_slaying = Nobody else is slain.
option-accept = Take the roll
why-accept = The face counts as it lies.
option-use_artefact = Discard the Artefact
why-use_artefact = The attack misses, whatever the die shows.
option-cogitate = { NAME($terrain) }
why-cogitate = The boxes of this round’s Event put at most one card on it.
option-launch_token = Put a token on the Location
why-launch_token = The more tokens, the likelier the launch.
option-launch_roll = Roll
why-launch_roll = A number no higher than the tokens on the Location wins the game.
option-teleport_token = { NAME($marine) } gives a token
why-teleport_token = He is safe.
option-teleport_roll = { NAME($marine) } rolls
why-teleport_roll = At 0 he is slain.
option-odd_card = The { NAME($pile) } pile
why-odd_card = This pile gets one card more than the other.
option-holds = The swarm { NAME($side, case: "on") } of position { $position }
why-holds = Two cards from the blip pile of its side join it.
option-catacombs = Behind { NAME($marine) }
why-catacombs = One card from the blip pile of that side appears there.
option-chapel = Position { $position }, { NAME($side, case: "on") }
why-chapel = Whoever faces it there can take it with a Move + Activate card.
option-name_marine = { NAME($marine) }
why-name_marine = You name him for the Event, and then everybody sees it.
option-name_team = { NAME($team) }
why-name_team = You name this team for the Event, and then everybody sees it.
option-name_pile = The { NAME($pile) } blip pile
why-name_pile = You name this pile for the Event, and then everybody sees it.
option-name_swarm = The swarm { NAME($side, case: "on") } of position { $position }, into the { NAME($pile) } pile
why-name_swarm = Its Genestealers are shuffled into that pile; a Brood Lord stays.
option-name_card = { NAME($marine) } and { NAME($card, case: "a") } { NAME($side, case: "on") }
why-name_card = A token of his and this Genestealer are discarded, as far as there are any.
option-name_cards = { NAME($marine) }: left { NAME($left_cards) }, right { NAME($right_cards) }
why-name_cards = He gives a token for each of these Genestealers, and they are slain.
option-in_front = In front of { NAME($marine) }
why-in_front = He gets one of the last blips.
option-serve_first = { NAME($terrain) } first
why-serve_first = It gets its full number; the other one gets what is left.

## Why something is not possible

barred-played-last-round = This team played it last round.
barred-gun-jam = Gun Jam: this team may not choose its Attack this round.
barred-not-faced = He does not face that side.
barred-out-of-range = That is too far for him.
barred-power-field = The Power Field protects that swarm.
barred-no-ability = This terrain has nothing to activate.
barred-terrain-not-faced = He must face it.
barred-activated-already = It has already been activated this round.
barred-one-each = He has already activated something with this card.
barred-from-behind = The swarm is behind him: tokens do not help.

## What happens

event-team_taken = { $seat } takes { NAME($team, case: "team") }.
    .you-seat = You take { NAME($team, case: "team") }.
event-deployed = { NAME($marine) } stands in position { $position }, facing { NAME($facing) }.
event-round_began = Round { $round } begins.
event-all_chose = Everybody has chosen.
event-announced = { $seat } means to play: { NAME($actions) }
    .you-seat = You mean to play: { NAME($actions) }.
event-revealed = { NAME($team) } shows: { NAME($action) }
event-current_player = { $seat } is now the current player.
    .you-seat = You are now the current player.
event-resolving = { NAME($team) }: { NAME($action) }
event-token_placed =
    { $tokens ->
        [one] { NAME($marine) } gets a token.
       *[other] { NAME($marine) } gets a token and has { $tokens }.
    }
event-token_spent = { NAME($marine) } spends a token; { $tokens } left.
event-tokens_lost =
    { $count ->
        [one] { NAME($marine) } loses a token.
       *[other] { NAME($marine) } loses { $count } tokens.
    }
event-rolled = The die shows { $number }, { NAME($skull) }.
event-slain = Slain { NAME($side, case: "on") } of position { $position }: { NAME($card) }.
event-discarded = Discarded { NAME($side, case: "on") } of position { $position }: { NAME($card) }.
event-marine_slain = { NAME($marine) } is slain in position { $position }.
event-team_eliminated = { NAME($team) } is eliminated.
event-shifted = The formation closes up: { NAME($marine) } now stands in position { $position }.
event-spawned = New in position { $position }, { NAME($side) }: { NAME($cards) }.
event-blip_discarded = Discarded from the { NAME($pile) } blip pile: { NAME($card) }.
event-blips_discarded = The { NAME($pile) } blip pile is discarded: { NAME($cards) }.
event-blips_dealt =
    { $count ->
        [one] { $count } card is put on the { NAME($pile) } blip pile.
       *[other] { $count } cards are put on the { NAME($pile) } blip pile.
    }
event-shuffled_in = Shuffled into the { NAME($pile) } blip pile: { NAME($cards) }.
event-deck_shuffled = The Genestealer discard is shuffled into a new deck of { $count }.
event-events_shuffled = The Events are shuffled into a new deck of { $count }.
event-moved = A swarm moves to position { $position }, { NAME($side) }: { NAME($cards) }.
event-turned = { NAME($marine) } faces { NAME($facing) }.
event-swapped = { NAME($marine) } and { NAME($partner) } change places.
event-strategized = The swarm goes to position { $position }, { NAME($side) }.
event-shielded = A Power Field holds the swarm { NAME($side, case: "on") } of position { $position }.
event-shield_holds = The Power Field holds { NAME($side, case: "on") } of position { $position }.
event-scouted = { $seat } looks at the top Event.
    .you-seat = You look at the top Event.
event-scouted_event = You see the Event: { NAME($event) }
event-put_on_top = { $seat } puts it back on top.
    .you-seat = You put it back on top.
event-put_at_bottom = { $seat } puts it to the bottom.
    .you-seat = You put it to the bottom.
event-attacked = { NAME($marine) } attacks position { $position }, { NAME($side) }.
event-missed = { NAME($marine) } misses.
event-charged = Brother Claudio charges.
event-swarm_attacked = { NAME($marine) } is attacked in position { $position } from the { NAME($side) } by: { NAME($cards) }.
event-survived = { NAME($marine) } survives.
event-hit = { NAME($marine) } is hit.
event-countered = Sergeant Lorenzo strikes back.
event-artefact_used = { $seat } discards the Artefact: the attack misses.
    .you-seat = You discard the Artefact: the attack misses.
event-activated = { NAME($marine) } activates the { NAME($terrain) }.
event-door_tokens =
    { $tokens ->
        [one] The Door has { $tokens } token.
       *[other] The Door has { $tokens } tokens.
    }
event-terrain_gone = The { NAME($terrain) } is gone.
event-terrain_placed = { NAME($terrain) }: position { $position }, { NAME($side) }.
event-artefact_taken = { $seat } takes the Artefact.
    .you-seat = You take the Artefact.
event-cogitated = The Core Cogitator watches the { NAME($terrain) }.
event-launch_tokens =
    { $tokens ->
        [one] The Launch Control Room has { $tokens } token.
       *[other] The Launch Control Room has { $tokens } tokens.
    }
event-travelled = The formation enters { NAME($location) }.
event-event_drawn = { $seat } draws the Event.
    .you-seat = You draw the Event.
event-event_looked_at = You read: { NAME($event) }
event-event_shown = Event: { NAME($event) }
event-no_effect = { NAME($event) } has no effect.
event-named = { NAME($marine) } is named.
event-jammed = The guns of { NAME($team, case: "team") } jam.
event-resupplied =
    { $tokens ->
        [one] { NAME($marine) } now has { $tokens } token.
       *[other] { NAME($marine) } now has { $tokens } tokens.
    }
event-rescued = { NAME($marine) } comes back in position { $position }.
event-won = The mission at { NAME($location) } is accomplished!
event-lost = No marine is left after { $round } rounds.

## How it ended

end-launched = The launch succeeded.
end-lords-slain = Both Brood Lords are dead.
end-cleared = No Genestealer is left.
end-lost = The last marine has fallen.
figure-rounds = Rounds
figure-locations = Locations reached
figure-slain = Genestealers slain
figure-survivors = Marines standing
figure-fallen = Marines fallen

## The rules, chapter by chapter

rule-1 = One to six players win or lose together. Bring the formation to the last Location and fulfil its condition before every marine is dead. A game takes 30 to 60 minutes.
    .title = At a glance
rule-2 = 12 marines in 6 Combat Teams, 18 Action cards, 36 Genestealers, 2 Brood Lords, 30 Events, 22 Locations, 8 terrain cards, 12 Support Tokens, one die. There are never more than these.
    .title = What is in the box
rule-2-1 = The Combat Die shows 0, 1, 2, 3, 4 and 5; 1, 2 and 3 also show a skull. Some rules read the number, others the skull.
    .title = The die
rule-3 = You control the marines and Action cards of your teams. “Your marines” on an Action card are those of its colour. Tokens on a marine are spent by his player only. Everybody knows all hands; only the choice is secret.
    .title = What is yours
rule-4 = Marines stand in a column; position 1 is at the top. Each position has a left and a right side, where terrain and Genestealers lie. They belong to the place, not to the marine.
    .title = The formation
rule-4-2 = All Genestealers on one side of one position are one swarm.
    .title = Swarm
rule-4-3 = A marine faces left or right. What lies on that side of his position is in front of him, the rest behind him.
    .title = Facing
rule-4-4 = A marine is engaged with every Genestealer in his position, on either side.
    .title = Engaged
rule-4-5 = Terrain is red, orange, yellow or green, with 4, 3, 2 and 1 bars: so often Events let Genestealers appear there.
    .title = Colours of terrain
rule-4-6 = The player of the lowest card lying open is the current player. If that team dies, the next lowest card counts. Before the reveal the role stays where it was. The current player draws the Event and makes every choice that is nobody else’s.
    .title = The current player
rule-5 = The Void Lock for your number of players says which Locations come, how many blips lie ready and how many Genestealers a minor and a major spawn bring. Take teams in turn. Their marines are shuffled into a column, the upper half facing left, the lower half right. Lay the terrain, fill the blip piles, and carry out only the two spawn boxes of the first Event.
    .title = Set-up
rule-6 = A round: choose actions, resolve actions, the swarms attack, the Event. After each of these the formation travels if a blip pile is empty and a Location is left.
    .title = A round
rule-6-1 = Every living team gets one of its three cards, but not the one of the round before. All choose at the same time, in secret.
    .title = Choose actions
rule-6-2 = The cards are turned up together and resolved from the lowest number to the highest. What a card says about this round holds until the round ends. Cards of a team that has died meanwhile are skipped.
    .title = Resolve actions
rule-6-2-1 = Put a Support Token from the supply on any marine. If there is one, it must be placed.
    .title = Support
rule-6-2-2 = In this order, each step optional: your marines of that colour swap with a neighbour, once each; any of them turn around; each of them activates one terrain card in front of him. A terrain card is activated at most once a round.
    .title = Move + Activate
rule-6-2-3 = Your marines of that colour attack one after the other, in any order, once each. Every attack is optional.
    .title = Attack
rule-6-3 = The topmost swarm that has not attacked yet attacks, left before right, until all have. If a marine dies, the formation closes up at once; groups that have attacked stay apart from those that have not until the phase is over.
    .title = The swarms attack
rule-6-4 = The current player draws an Event and reads it alone. If it is an Instinct, he decides before he shows it. Then the two spawn boxes from left to right, then the movement box. Overwatch comes last.
    .title = The Event
rule-6-5 = First the tokens on the Door may slay as many Genestealers. Then the next Location is turned up, its terrain is laid, both blip piles are discarded and filled anew, and what happens upon entering happens. Swarms stay.
    .title = Travel
rule-6-6 = At the end of the round the effects of Action cards end, and Events that speak of the next round begin.
    .title = End of the round
rule-7-1 = Choose a swarm on the side he faces, within his range, not under Power Field. Roll. As long as he has tokens, you may spend one and roll again. A skull slays one card of the swarm, of your choice.
    .title = A marine attacks
rule-7-2 = The marine’s player rolls. A token on him buys a new roll, if he faces the swarm. The number must be higher than the size of the swarm; each Brood Lord in it takes 1 off. Otherwise he is slain.
    .title = A swarm attacks
rule-7-3 = A slain Genestealer goes to the discard, a slain Brood Lord out of the game. A Brood Lord falls only when no other card is left in his swarm. Nothing under Power Field can be slain.
    .title = Slaying
rule-7-4 = There are 12 tokens. Spent ones go back to the supply. What the supply cannot give is lost. A marine may have any number.
    .title = Support Tokens
rule-7-5 = A slain marine leaves the formation, his tokens go to the supply. A team without marines is eliminated with its cards. Its player still wins or loses with the others.
    .title = A marine is slain
rule-7-6 = The smaller part of the column moves to close the gap; if both are equal, the lower one moves up. Terrain and swarms of the gap join the marine who moves in.
    .title = Closing up
rule-7-7 = A spawning Genestealer is the top card of the blip pile of its side. A spawn box brings its number to every terrain card of its colour. An empty pile brings nothing.
    .title = Spawning
rule-7-8 = Every swarm with the symbol of the box moves, all at once. Chevrons: a swarm on the left goes one position down, on the right one up; at the end it goes behind its marine. Curved arrow: a swarm in front of its marine goes behind him.
    .title = Movement
rule-7-9 = Left terrain is counted from the top, right terrain from the bottom; if the formation is too short, it goes to the end.
    .title = Laying terrain
rule-7-10 = An empty deck is renewed from its discard when a card is needed; Locations never are. If there are too few cards for both blip piles, they are shared as evenly as possible. On a tie for the smaller pile the player of the effect chooses.
    .title = Decks and piles
rule-9-1 = Each team has three Action cards: Support (1–6), Move + Activate (7–12), Attack (13–18). The text of a card comes on top of its action.
    .title = Action cards
rule-9-2 = An Event has a text, two spawn boxes and mostly a movement box. The text comes first. If nobody and nothing can be chosen, it does nothing.
    .title = Events
rule-9-3 = A marine activates terrain in front of him with a Move + Activate card. Dice rolled for terrain, Locations and Events are neither attacks nor defences: tokens and the Artefact do not help.
    .title = Terrain
rule-9-4 = A Location does something upon entering, or when a marine activates the Control Panel.
    .title = Locations
rule-9-5 = Brood Lords come only in the Genestealer Lair. They count as Genestealers, take 1 off defence rolls, fall last, and never go into a deck or pile.
    .title = Brood Lords
rule-10 = Hidden are chosen cards until the reveal, an Instinct until it is decided, the order of decks and blip piles, and the Locations ahead except for their tiers. Everything else is open.
    .title = Who sees what
rule-11 = You win at the last Location: by its own condition, or as soon as no Genestealer is in the formation and both blip piles are empty. You lose when no marine is left. If both happen at once, you win.
    .title = Winning and losing

## Rulings: the formation and the swarms

rule-R1 = Groups that were kept apart merge at the end of the Genestealer Attack Phase.
rule-R2 = Two groups that have both attacked, or both not, merge as soon as they meet; the latter attack once, as one swarm.
rule-R3 = After a death the next attacker is looked up afresh: the topmost swarm that has not attacked, left first.
rule-R4 = If the top or bottom marine dies, terrain and swarms of his row join his only neighbour.
rule-R5 = Swarms on the left go down, swarms on the right go up, beside every marine.
rule-R6 = Swarms move at the same time. One that is joined by another does not move with it.
rule-R7 = A swarm that would leave the formation but is already behind its marine stays.
rule-R8 = Two terrain cards of one colour on one side and too few blips: the current player says which is served first, and that one gets its full number.
rule-R9 = They’re Everywhere! with too few blips: the current player says who gets one.

## Rulings: rounds and players

rule-R10 = Travel is checked after every phase, also after choosing actions, at most once each time; not in set-up.
rule-R11 = Before the first reveal the player who took a team first is the current player.
rule-R12 = With several teams, the lowest card counts; if its team dies, the next lowest, perhaps the same player’s.
rule-R13 = The card of an eliminated team is skipped and what comes after its action is lost. What lies on the board stays.
rule-R14 = The token of a Support card must be placed if there is one.
rule-R15 = Only tokens lying on the marine who rolls buy new rolls for him.
rule-R16 = What an Action card says about this round also works when a marine attacks because of an Event. What is not said of each time works once in the round: Flamer Attack changes Zael’s first attack only.
rule-R17 = Full Auto and Heroic Charge belong to the Attack action of their card alone.
rule-R18 = A charge needs at least one victim. It reaches Claudio’s position and its neighbours, on both sides, across swarms.
rule-R59 = The current player is not a fixed first player; the role goes with the lowest card of the round.
rule-R60 = A travel after choosing does not change the choices.
rule-R61 = Alone, an Instinct is an ordinary choice.
rule-R62 = Talk freely, except about an undecided Instinct. Nobody shows cards.

## Rulings: defending

rule-R19 = Brood Lords change only the comparison of number and size, never the face itself.
rule-R20 = Defensive Stance and Second Wind look at a natural 0.
rule-R21 = After the roll: any number of new rolls, or the Artefact, or accept. The Artefact ends the attack, and nothing is countered.
rule-R22 = The Artefact helps every marine of the player who has it.
rule-R66 = A marine attacked from behind may use everything except tokens.

## Rulings: Power Field, slaying, discarding

rule-R23 = A swarm under Power Field is no target, does not attack, and nothing in it can be slain, nor in anything that merges with it. It moves as usual. Discarding and shuffling away still work.
rule-R24 = For My Battle Brothers! may take a Brood Lord only when he is alone in his swarm; he then counts as slain. It may take from a swarm under Power Field.
rule-R25 = Intimidation moves exactly the number rolled, or all there are; never Brood Lords; at 0 nothing.
rule-R26 = If both piles are equally small, the player of the effect chooses.
rule-R27 = Strategize: at most one position and at most across; not beyond the ends; the swarm must end up elsewhere.
rule-R28 = The token for Stealth Tactics may come from any marine the grey player controls.
rule-R64 = Cards of one symbol in one swarm are one option.
rule-R73 = Cards that change places are never nowhere: moving or shuffling away the last Genestealers does not win. Slaying and discarding is looked at card by card.

## Rulings: decks and Events

rule-R29 = A deck is renewed only when a card is needed, with everything discarded up to then.
rule-R30 = Cards put into a blip pile go on top.
rule-R31 = Too few cards for two piles are shared as evenly as the printed numbers allow; the current player gives the odd one.
rule-R32 = An Event needs a target for which it can do something, if there is one. Out of Thin Air must spawn as many as possible; For My Battle Brothers!, Cleansing Flames and Quick Instincts must do as much as they can, too.
rule-R33 = Before the reveal everything is declared that can be; what depends on a die or on another player comes later.
rule-R34 = Quick Instincts: the marine’s own player decides whether and what to attack.
rule-R35 = Rolls for Events, terrain and Locations are neither attacks nor defences.
rule-R36 = The Core Cogitator limits both spawn boxes of this round together, and lapses if the terrain leaves. What an Event’s text spawns is not limited.
rule-R44 = What concerns each marine who fulfils something is looked at for all first.
rule-R51 = Overwatch comes before the formation may travel.
rule-R52 = Next round means the following round alone.
rule-R65 = Surrounded and Flanking Manoeuvre are the movement of their Event.
rule-R67 = A rescued marine acts as usual from then on. A team that lost both marines cannot be rescued.

## Rulings: Locations and terrain

rule-R37 = Apothecarion without a supply: a marine may still be chosen and turned.
rule-R38 = Munitorium: two different marines, or as many as there are.
rule-R39 = Teleportarium: from top to bottom; deaths close up at once; then both piles are discarded, and the formation travels when the phase is over.
rule-R40 = Toxin Pumping Station: the pile is chosen after the roll; all cards come from it, a surplus is lost.
rule-R41 = Launch Control Room: with no token a 0 wins. Without a supply you can only roll. The tokens stay.
rule-R42 = Which Brood Lord comes on which side is random.
rule-R43 = Hibernation Cluster: the piles are emptied, then filled with one card each for every marine.
rule-R49 = The Door: as many as you like, up to its tokens. All its tokens go back to the supply when you travel.
rule-R50 = One terrain for each marine and card, each terrain once a round. Two marines may activate two cards in the same place.
rule-R68 = Swapping never moves terrain or swarms; tokens stay on their marine.
rule-R70 = If activating kills a marine, the other one of his team may still activate, from where he now stands.
rule-R74 = Terrain may be activated even if nothing comes of it.
rule-R75 = The Artefact of a player whose teams are gone is lost.

## Rulings: attacks, tokens, the end

rule-R45 = Slain marines are kept apart: one of them may be rescued.
rule-R46 = Under Evasion a charge is Claudio’s attack; Full Auto and Psionic Attack go on for the one marine. Run and Gun, Overwatch and Quick Instincts are not limited.
rule-R47 = A jammed team has exactly one card to choose.
rule-R48 = A win stops an effect in the middle.
rule-R53 = The last death and a win in the same moment are a win.
rule-R63 = An effect that places several tokens places as many as there are.
rule-R69 = Leon’s attacks of Full Auto come in a row, before or after Valencio’s.
rule-R71 = Travelling is one change: the moment when both piles are empty never wins.
rule-R72 = Tokens on marines, on the Door and on the Launch Control Room are the same twelve.
rule-R76 = Blips are dealt from the top position down, left before right; piles are filled left before right.

## The bots

bot-easy-name = Novice
bot-easy-style = Fires at whatever moves.
bot-normal-name = Brother
bot-normal-style = Holds the line, and sometimes holds it too long.
bot-hard-name = Sergeant
bot-hard-style = Thinks of the whole squad, not of one marine.
bot-expert-name = Captain
bot-expert-style = Has fought the next rounds in mind already.

## The first game, the pictures of a round, and the coach

lesson-goal = Lead your marines through the space hulk to the last Location and fulfil its order before all of them are dead. You win or lose together with everybody at the table; here you play alone.
lesson-teams = A Combat Team is two marines and three Action cards. Alone you lead three teams. Take the yellow one: Brother Claudio is a man for desperate moments.
lesson-second-team = Next the red team: Brother Leon’s cannon reaches far and fires often.
lesson-third-team = And the blue team of Sergeant Lorenzo.
lesson-formation = This is your formation, a column from top to bottom. Every marine looks to one side and can shoot only that way. The number is his range: how many positions up or down he reaches.
lesson-swarms = Genestealers lie at both sides. All on one side of one position are a swarm. Later in the round they bite the marine in their position.
lesson-actions = Each team plays one of its three cards: Support gives a token, Move + Activate changes places, Attack shoots. The lowest number goes first.
lesson-first-plan = Play Defensive Stance with yellow, Lead by Example with blue and Full Auto with red: one token, two teams that shoot.
lesson-token = Support: put a token on any marine. It buys a new roll when a roll fails. Give it to Brother Leon.
lesson-attack = Blue attacks. A skull on the die kills: 1, 2 and 3 have one. Let Brother Deino shoot at the Genestealer in front of him.
lesson-slain = A skull: that Genestealer is dead.
lesson-example = Lead by Example rewards a kill with a token. Give it to Brother Deino. Tokens also help to defend, if he faces the swarm.
lesson-enough = The other Genestealer is for Brother Leon. End the blue attacks.
lesson-leon = Full Auto: Brother Leon may attack up to three times. Fire!
lesson-reroll = No skull. That is what the token is for: roll again.
lesson-hit = Got it. No Genestealer was left to attack, so that phase passed quietly.
lesson-event = At the end of each round comes an Event. It brings new Genestealers out of the two blip piles and lets swarms move. Now Brother Deino is surrounded.
lesson-not-again = The cards you have just played are locked for this round. Every team must play another one.
lesson-second-plan = Play Counter Attack, Onward Brothers! and Heroic Charge. First a token, then a change of places, then Brother Claudio’s great moment.
lesson-prepare = Another token for Brother Deino: he will need it.
lesson-move = Move: each red marine may swap with a neighbour. Swap Brother Valencio with Brother Claudio, so that Claudio stands beside the fight.
lesson-moved = That will do. End the moves.
lesson-face = Now red marines could turn round. Leave them as they are.
lesson-charge = Instead of shooting, Brother Claudio may slay three Genestealers close by, on both sides. Then he rolls: at a 0 he dies himself. Charge!
lesson-one = Choose whom he slays, one after the other.
lesson-two = And the next.
lesson-three = And the third: one on the other side, so that only one is left.
lesson-charged = A 1: Brother Claudio lives.
lesson-defend = Now the swarms attack. To survive, the die must show more than the swarm has members. A 4 against one: saved. Keep it, and save the token.
lesson-instinct = This Event is an instinct: you have read it alone and name a marine before it is shown. He may attack at once. Name Brother Deino.
lesson-at-once = Attack!
lesson-travel = When a blip pile is empty, the formation travels to the next Location, with new terrain and new piles. The last Location says how you win.
lesson-well-done = Now you know a whole round: choose, act, survive, Event. Play on from here, or start a mission with help.

picture-choose = Every team gets one of its three cards, and not the one of the round before.
picture-attack = Marines shoot at what lies before them, within range. A skull kills.
picture-move = With Move + Activate they swap places, turn round and use terrain.
picture-defend = Then the swarms attack: roll more than their number, or fall.

coach-team = Each team is good at something else: hover over it. A mix of guns, movement and protection is a good start.
coach-choose = Look which marines face a swarm, and who is threatened from behind. A card you play now is locked in the next round.
coach-support = Tokens buy new rolls, in attack always, in defence only if the marine faces the swarm.
coach-move = Bring the gun to the swarm, or the marine out of its way; then turn whoever looks the wrong way.
coach-attack = A skull kills one. Large swarms first: they are what kills marines.
coach-defend = More than the size of the swarm saves him. If the roll was enough, keep your token.
coach-activate = This marine faces terrain he can use. The Door slays Genestealers when you travel; the Control Panel does what the Location says.

board-taught-goal = Reach the last Location and do what it says, before every marine is dead.
board-taught-near = Locations ahead: { $locations } · marines: { $marines }
piece-marines = Marines
piece-actions = Action cards
piece-terrain = Terrain
piece-events = Events
piece-locations = Locations
