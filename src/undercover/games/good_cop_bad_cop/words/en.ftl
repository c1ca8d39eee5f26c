### Good Cop Bad Cop, in English.

## The box

game-title = Good Cop Bad Cop
game-tagline = Find out who is on your side before somebody shoots.
game-about = Three cards in front of you say whether you are Honest or Crooked, and nobody else knows. Somewhere at the table sit the Agent, who leads the honest cops, and the Kingpin, who leads the crooked ones. Investigate, arm yourself, play your equipment at the right moment, and bring the other leader down.

## Options of the table

setting-reaction_mode = Reactions
setting-reaction_mode-full = Full: every declared action can be answered
setting-reaction_mode-brisk = Brisk: only Shoot and Arm can be answered when they are declared
setting-reaction_polling = How reactions are gathered
setting-reaction_polling-sealed = Sealed: everybody answers at the same time
setting-reaction_polling-sequential = One by one: for tables of bots only, with the same results
setting-first_player = Who starts
setting-first_player-random = Drawn at random
setting-first_player-seat_0 = Player 1
setting-first_player-last_shot = Whoever was shot last in the previous game
setting-last_shot = Shot last in the previous game
setting-last_shot-nobody = Nobody
setting-last_shot-seat_0 = Player 1
setting-last_shot-seat_1 = Player 2
setting-last_shot-seat_2 = Player 3
setting-last_shot-seat_3 = Player 4
setting-last_shot-seat_4 = Player 5
setting-last_shot-seat_5 = Player 6
setting-last_shot-seat_6 = Player 7
setting-last_shot-seat_7 = Player 8
setting-talk = Table talk
setting-talk-off = None
setting-talk-structured = Claims only, at the start of each turn
setting-talk-free = Free chat, and claims at any time
setting-claims_per_turn = Claims per turn
setting-claims_per_turn-0 = None
setting-claims_per_turn-1 = One each
setting-claims_per_turn-2 = Two each
setting-claims_per_turn-3 = Three each
setting-eliminated_may_talk = Eliminated players
setting-eliminated_may_talk-true = May go on talking
setting-eliminated_may_talk-false = Are silent
setting-max_turns = Limit of turns
setting-max_turns-0 = No limit
setting-max_turns-20 = 20 turns
setting-max_turns-40 = 40 turns
setting-max_turns-80 = 80 turns
setting-max_turns-160 = 160 turns
setting-max_turns-320 = 320 turns

## Integrity cards, teams, slots

kind-honest = Honest
    .a = an Honest card
kind-honest-text = Counts one towards the Honest team.
kind-crooked = Crooked
    .a = a Crooked card
kind-crooked-text = Counts one towards the Crooked team.
kind-agent = Agent
    .a = the Agent
kind-agent-text = Whoever holds it leads the Honest team and is Honest, whatever the other cards say. Survives the first shot. If its holder is eliminated, the Crooked team wins.
kind-kingpin = Kingpin
    .a = the Kingpin
kind-kingpin-text = Whoever holds it leads the Crooked team and is Crooked, whatever the other cards say. Survives the first shot. If its holder is eliminated, the Honest team wins.
kind-none = neither leader
    .a = neither leader
kind-none-text = Holds neither the Agent nor the Kingpin.
team-honest = Honest
team-crooked = Crooked
slot-0 = card 1
slot-1 = card 2
slot-2 = card 3
direction-clockwise = clockwise
direction-counterclockwise = counterclockwise
window-declare = after a declaration
window-investigate = after an investigation
window-end = at the end of the turn

## Equipment

equipment-blackmail = Blackmail
equipment-blackmail-text = One card each of two other living players change places, face-up or face-down as they were. You do not get to see them; the new owners do.
equipment-coffee = Coffee
equipment-coffee-text = When this turn ends, the next one is yours, and play goes on from your seat.
equipment-defibrillator = Defibrillator
equipment-defibrillator-text = Bring an eliminated player back. You choose the one card they keep, face-up; their other cards leave the game.
equipment-evidence_bag = Evidence Bag
equipment-evidence_bag-text = Take the equipment card from another player’s hand into yours.
equipment-flashbang = Flashbang
equipment-flashbang-text = Pick up all your integrity cards, face-up ones too, and lay them face-down again in a secret order.
equipment-k9_unit = K-9 Unit
equipment-k9_unit-text = A player puts their gun back in the middle. If it is their turn, they may not take another one from the middle this turn.
equipment-metal_detector = Metal Detector
equipment-metal_detector-text = Investigate one face-down card of every other player who holds a gun.
equipment-planted_evidence = Planted Evidence
equipment-planted_evidence-text = Lies in front of a player for the rest of the game: their Honest cards count as Crooked and their Crooked cards as Honest. Leader cards are not affected.
equipment-polygraph = Polygraph
equipment-polygraph-text = Look at all integrity cards of another player; then that player looks at all of yours. This is no investigation.
equipment-report_audit = Report Audit
equipment-report_audit-text = In your own turn, without using up your action: every player whose cards are all face-down turns one of them up, of their own choice.
equipment-restraining_order = Restraining Order
equipment-restraining_order-text = When somebody else shoots, they must aim at a different player of their choice instead, and shoot at once.
equipment-smoke_grenade = Smoke Grenade
equipment-smoke_grenade-text = At the end of this turn the direction of play turns round for good.
equipment-surveillance_camera = Surveillance Camera
equipment-surveillance_camera-text = Right after an investigation: the card that was looked at is turned face-up.
equipment-taser = Taser
equipment-taser-text = As your action: take another player’s gun and aim it at once. You turn no card up. Not while you hold a gun.
equipment-truth_serum = Truth Serum
equipment-truth_serum-text = A player turns up one of their own face-down cards, of their own choice.
equipment-wiretap = Wiretap
equipment-wiretap-text = Investigate one face-down card of each of two different other players, one after the other.

## Sorts of claims, and what can be asked for

claim-own_card = about a card of mine
claim-own_team = about my team
claim-own_leader = whether I am a leader
claim-own_equipment = about my equipment
claim-saw_card = about a card I have seen
claim-accuse = a suspicion
claim-vouch = trust
claim-request = a request
verb-investigate = investigate
verb-aim_at = aim at
verb-shoot = shoot
verb-spare = spare
verb-arm = arm
verb-equip = equip

## The table

board-guns = Free guns: { $count }
board-wounds = Wound cards: { $count }
board-deck = Equipment deck: { $count }
board-turn = Turn { $turn }
board-your-team = You are on this team: { NAME($team) }
board-turned = turned by Planted Evidence
board-goal-honest = Goal: the Kingpin must fall
board-goal-crooked = Goal: the Agent must fall
board-coffee = Coffee: { $seat } is next
board-smoke = Smoke Grenade: the direction will turn
board-no-pickup = K-9 Unit: no gun may be taken this turn
board-among = Among the cards { $places }: { $kinds }
board-laying-out = Everybody lays out their cards
board-reactions = Waiting for reactions
board-asked = Asked: { $names }
board-sealed = Your answer is sealed
board-active = Has the turn.
board-eliminated = Eliminated.
board-out = Out
board-winner = Winner
board-aims = Holds a gun, aimed at: { $seat }.
board-wounded = Wounded: the next shot eliminates.
board-planted = Planted Evidence: Honest counts as Crooked, and Crooked as Honest.
board-holds = Equipment in hand: { $count }.
board-team = Team: { NAME($team) }.
board-place = { $seat }, { NAME($slot) }
board-face-up = Face-up: everybody sees it.
board-face-down = Face-down.
board-since = You looked at it in turn { $turn }.
board-seen-by = Known to: { $names }.
board-fresh = It has just been investigated.
board-only-you = Only for your eyes
board-desk = In front of you
board-no-equipment = No equipment
board-investigate = Investigate
board-investigate-text = Look at a face-down card of another living player. You alone see it, and it stays face-down.
board-deck-text = Equip draws its top card; used cards go underneath.
board-wounds-text = A leader who is shot for the first time takes one. There is no healing.
board-keep-order = Keep this order
board-point-card = Point at a card.
board-point-seat = Point at a player.
board-point-own = Point at one of your cards.
board-point-order = Point at your cards in the new order, from left to right.
board-page-claims = Claims
board-page-notes = Notes
board-say-something = Claim something
board-say-hint = It need not be true. Everybody hears it, and the truth comes out at the end.
board-say-whom = Which player?
board-say-shot = Who would be shot at?
board-say-which = Which card?
board-say-what = What?
board-say-verb = What should they do?
board-say-it = Say it
board-ledger = What was claimed
board-ledger-empty = Nobody has claimed anything yet.
board-no-talk = Nobody can claim anything at this table.
board-talk-at-turn = Claims are made at the start of each turn, when you are asked.
board-clash = Cannot be true together with: { $claims }
board-disproved = A face-up card says otherwise.
board-claim-true = It was true.
board-claim-false = It was false.
board-known = What you know
board-fact = Among { $places }: { $kinds }
board-suspicion = Your suspicion
board-no-suspicion = no idea
board-own-notes = Your own notes, seen by nobody else
board-no-notes = Only players keep a notebook.
board-orders = Answers in advance
board-auto-pass = Pass for me
board-pass-off = Off: ask me every time
board-pass-always = Always
board-pass-until_turn = Until my next turn
board-pass-unless_shoot = Unless somebody wants to shoot
board-pass-unless_named = Unless the action names me
board-order-new = If somebody is shot at: { NAME($equipment) }
board-pass-on = Pass until my next turn
board-pass-stop = Passing for you. Ask me again
board-no-order = Your hand holds nothing that could answer a shot.
board-guess-honest = The Honest
board-guess-crooked = The Crooked
board-guess-alone = One alone
board-order = Standing order
board-order-give = Give the order
board-order-given = If { $seat } is shot at: { $option }
board-order-drop = Withdraw
board-orders-hint = Nobody sees this. It counts as your sealed answer, and lapses as soon as it is not possible any more.
board-predict = Who will win?
board-predict-hint = You are out, but your team may still win. All guesses are shown at the end.
board-predicted = Guessed by { $seat }: { $guess }

## What is decided: for the one who decides, and for the others

prompt-arrange = Lay your three cards face-down in an order of your choice.
asks-arrange = Laying out their cards: { $seat }
prompt-act = It is your turn. Choose an action.
prompt-act-play = It is your turn. Play equipment if you like, then choose an action.
asks-act = { $seat } chooses an action.
prompt-react_declare = You have nothing to play now. You can only pass.
prompt-react_declare-play = Do you stop it? Play your equipment now, or pass.
asks-react_declare = Waiting for reactions: { $seat }
prompt-react_investigate = You have nothing to play now. You can only pass.
prompt-react_investigate-play = Do you react? Play your equipment now, or pass.
asks-react_investigate = Waiting for reactions: { $seat }
prompt-react_end = You have nothing to play now. You can only pass.
prompt-react_end-play = The turn is about to end. Play your equipment now, or pass.
asks-react_end = Waiting for reactions: { $seat }
prompt-turn_up = Turn one of your face-down cards up.
asks-turn_up = { $seat } turns a card up.
prompt-keep = You hold two equipment cards. Which one do you keep?
asks-keep = { $seat } keeps one of two equipment cards.
prompt-aim = Aim your gun.
asks-aim = { $seat } aims.
prompt-retarget = Restraining Order: whom do you shoot instead?
asks-retarget = { $seat } must shoot somebody else.
prompt-pick_one = Metal Detector: which card do you look at?
asks-pick_one = { $seat } looks at a card of every gun holder.
prompt-pick_second = Wiretap: which card of a different player do you look at?
asks-pick_second = { $seat } looks at a second card.
prompt-audit = Report Audit: which of your cards do you turn up?
asks-audit = Turning a card up: { $seat }
prompt-talk = Do you want to claim something? It need not be true.
asks-talk = { $seat } has the floor.
prompt-about = What is your claim about?
asks-about = { $seat } has the floor.
prompt-claim = What do you claim?
asks-claim = { $seat } has the floor.
half-investigate = Investigate: whose card do you look at?
half-arm = You take a gun: at whom do you aim?
half-play =
    { NAME($equipment) }: { $equipment ->
        [equipment-blackmail] which two cards change places?
        [equipment-defibrillator] who comes back, and with which card?
        [equipment-evidence_bag] whose equipment do you take?
        [equipment-flashbang] which of your cards comes next?
        [equipment-k9_unit] who puts their gun back?
        [equipment-planted_evidence] in front of whom?
        [equipment-polygraph] with whom do you show each other all cards?
        [equipment-surveillance_camera] which card is turned up?
        [equipment-taser] whose gun do you take, and at whom do you aim it?
        [equipment-truth_serum] who turns a card up?
        [equipment-wiretap] which card do you look at first?
       *[other] for or against whom?
    }
half-arrange = Which card comes next?

## Options and what they do

option-arrange = In this order: { NAME($first) }, { NAME($second) }, { NAME($third) }
why-arrange = Nobody else learns the order. It stays until a card effect changes it.
option-investigate = Investigate { $seat }, { NAME($slot) }
why-investigate = You alone see this card of { $seat }; it stays face-down.
option-equip = Equip
why-equip = You draw an equipment card and turn one of your face-down cards up. You keep one equipment card only.
option-arm = Arm, and aim at { $seat }
why-arm = You take a gun from the middle, aim it at { $seat }, and turn one of your face-down cards up.
option-arm_now = Arm
why-arm_now = You take a gun from the middle and aim it.
option-shoot = Shoot { $seat }
why-shoot = All cards of { $seat } are turned up. A leader survives the first shot; everybody else is out.
option-shoot_now = Shoot
why-shoot_now = You fire your gun at the player it is aimed at.
option-pass = Pass
why-pass = You keep your card for another moment. Nobody learns what you have answered.
option-turn_up = Turn { NAME($slot) } up
why-turn_up = Everybody will see this card.
option-keep = Keep { NAME($equipment) }
why-keep = The other card goes under the deck, unseen by the others. { TEXT($equipment) }
option-aim = Aim at { $seat }
why-aim = Your gun stays aimed at { $seat } until you aim again.
option-retarget = Shoot { $seat } instead
why-retarget = Your gun is aimed at { $seat } and fired at once; nobody can answer.
option-pick = Look at { NAME($slot) } of { $seat }
why-pick = You alone see this card; it stays face-down.
option-play =
    { $equipment ->
        [equipment-blackmail] Blackmail: exchange { NAME($slot) } of { $seat } and { NAME($other_slot) } of { $other }
        [equipment-coffee] Coffee: take the next turn
        [equipment-defibrillator] Defibrillator: { $seat } comes back with { NAME($slot) }
        [equipment-evidence_bag] Evidence Bag: take the equipment of { $seat }
        [equipment-flashbang] Flashbang: lay out { NAME($first) }, { NAME($second) }, { NAME($third) }
        [equipment-k9_unit] K-9 Unit on { $seat }
        [equipment-metal_detector] Metal Detector
        [equipment-planted_evidence] Planted Evidence in front of { $seat }
        [equipment-polygraph] Polygraph with { $seat }
        [equipment-report_audit] Report Audit
        [equipment-restraining_order] Restraining Order
        [equipment-smoke_grenade] Smoke Grenade
        [equipment-surveillance_camera] Surveillance Camera: turn up { NAME($slot) } of { $seat }
        [equipment-taser] Taser: take the gun of { $seat }, aim at { $other }
        [equipment-truth_serum] Truth Serum for { $seat }
       *[equipment-wiretap] Wiretap: look at { NAME($slot) } of { $seat } first
    }
why-play = { TEXT($equipment) }
option-play_card = Play { NAME($equipment) }
why-play_card = { TEXT($equipment) }
option-silent = Say nothing
why-silent = You make no claim now.
option-claim = Say something: { NAME($claim) }
why-claim = Everybody hears it. It may be true or false; the truth comes out at the end.
option-about_card = About { NAME($slot) } of { $seat }
why-about_card = Next you say which card it is.
option-about_player = Ask { $seat }
why-about_player = Next you say what you ask for.
option-own_card = “My { NAME($slot) } is { NAME($kind, case: "a") }.”
why-own_card = Everybody hears it, true or false.
option-own_team =
    { $team ->
        [team-honest] “I am Honest.”
       *[team-crooked] “I am Crooked.”
    }
why-own_team = Everybody hears it, true or false.
option-own_leader =
    { $leader ->
        [kind-agent] “I am the Agent.”
        [kind-kingpin] “I am the Kingpin.”
       *[kind-none] “I am neither the Agent nor the Kingpin.”
    }
why-own_leader = Everybody hears it, true or false.
option-own_equipment = “I hold { NAME($equipment) }.”
why-own_equipment = Everybody hears it, true or false.
option-saw_card = “I have seen { NAME($slot) } of { $seat }: it is { NAME($kind, case: "a") }.”
why-saw_card = Everybody hears it, true or false.
option-accuse =
    { $suspect ->
        [kind-honest] “I think { $seat } is Honest.”
        [kind-crooked] “I think { $seat } is Crooked.”
        [kind-agent] “I think { $seat } is the Agent.”
       *[kind-kingpin] “I think { $seat } is the Kingpin.”
    }
why-accuse = Everybody hears it, true or false.
option-vouch = “I trust { $seat } to be on my team.”
why-vouch = Everybody hears it, true or false.
option-request =
    { $verb ->
        [verb-investigate] “{ $seat }, please investigate { $other }.”
        [verb-aim_at] “{ $seat }, please aim at { $other }.”
        [verb-shoot] “{ $seat }, please shoot { $other }.”
        [verb-spare] “{ $seat }, please spare { $other }.”
        [verb-arm] “{ $seat }, please take a gun.”
       *[verb-equip] “{ $seat }, please equip.”
    }
why-request = Everybody hears it; nobody has to follow it.

## Why something is not possible

barred-no-gun = You hold no gun.
barred-no-gun-left = No gun is left in the middle.
barred-already-armed = You already hold a gun, and nobody holds two.
barred-no-pickup = The K-9 Unit keeps you from taking a gun this turn.
barred-target-eliminated = { $seat } is eliminated.
barred-old-target = The Restraining Order protects { $seat } from this shot.
barred-no-effect = It could do nothing now, so it cannot be played.
barred-only-own-action = It can be played only as the action of your own turn.
barred-only-own-turn = It can be played only in your own turn.
barred-only-on-shoot = It can be played only when another player has declared a shot.
barred-only-after-investigation = It can be played only right after an investigation.

## What happens

event-laid_out = Everybody has laid out their cards.
event-turn_began = Turn { $turn }: { $seat } is the Lead Investigator.
    .you-seat = Turn { $turn }: you are the Lead Investigator.
event-declared_investigate = { $seat } wants to investigate { $other }, { NAME($slot) }.
    .you-seat = You want to investigate { $other }, { NAME($slot) }.
    .you-other = { $seat } wants to investigate you, { NAME($slot) }.
event-declared_equip = { $seat } wants to equip.
    .you-seat = You want to equip.
event-declared_arm = { $seat } wants to take a gun and aim it at { $other }.
    .you-seat = You want to take a gun and aim it at { $other }.
    .you-other = { $seat } wants to take a gun and aim it at you.
event-declared_shoot = { $seat } wants to shoot { $other }!
    .you-seat = You want to shoot { $other }!
    .you-other = { $seat } wants to shoot you!
event-declaration_void = { $seat } has been interrupted and chooses again.
    .you-seat = You have been interrupted and choose again.
event-window_opened = Reactions, { NAME($window) }?
event-window_closed = No more reactions.
event-looked = { $seat } looks at { NAME($slot) } of { $other }.
    .you-seat = You look at { NAME($slot) } of { $other }.
    .you-other = { $seat } looks at your { NAME($slot) }.
event-saw = You see { NAME($slot) } of { $seat }: { NAME($kind) }.
event-turned_up = { $seat } turns { NAME($slot) } up: { NAME($kind) }.
    .you-seat = You turn { NAME($slot) } up: { NAME($kind) }.
event-drew = { $seat } draws an equipment card.
    .you-seat = You draw an equipment card.
event-drew_equipment = You draw { NAME($equipment) }.
event-put_under = An equipment card of { $seat } goes under the deck.
    .you-seat = An equipment card of yours goes under the deck.
event-put_under_myself = You put { NAME($equipment) } under the deck.
event-armed = { $seat } takes a gun and aims it at { $other }.
    .you-seat = You take a gun and aim it at { $other }.
    .you-other = { $seat } takes a gun and aims it at you.
event-aimed = { $seat } aims at { $other }.
    .you-seat = You aim at { $other }.
    .you-other = { $seat } aims at you.
event-direction_changed = Play now goes { NAME($direction) }.
event-shot = { $seat } shoots { $other }!
    .you-seat = You shoot { $other }!
    .you-other = { $seat } shoots you!
event-wounded = { $seat } is a leader: wounded, but still in the game.
    .you-seat = You are a leader: wounded, but still in the game.
event-eliminated = { $seat } is eliminated.
    .you-seat = You are eliminated.
event-gun_returned = The gun of { $seat } goes back to the middle.
    .you-seat = Your gun goes back to the middle.
event-team_won =
    { $team ->
        [team-honest] The Honest team wins!
       *[team-crooked] The Crooked team wins!
    }
event-sole_won = { $seat } holds the Agent and the Kingpin and wins alone!
    .you-seat = You hold the Agent and the Kingpin and win alone!
event-stopped = After { $turn } turns the game is stopped.
event-played = { $seat } plays { NAME($equipment) }.
    .you-seat = You play { NAME($equipment) }.
event-exchanged = Change places: { NAME($slot) } of { $seat } and { NAME($other_slot) } of { $other }.
    .you-seat = Change places: your { NAME($slot) } and { NAME($other_slot) } of { $other }.
    .you-other = Change places: { NAME($slot) } of { $seat } and your { NAME($other_slot) }.
event-received = Your new { NAME($slot) }: { NAME($kind) }.
event-coffee_poured = { $seat } takes the next turn.
    .you-seat = You take the next turn.
event-revived = { $seat } is back in the game with { NAME($slot) }: { NAME($kind) }.
    .you-seat = You are back in the game with { NAME($slot) }: { NAME($kind) }.
event-bagged = { $seat } takes the equipment card of { $other }.
    .you-seat = You take the equipment card of { $other }.
    .you-other = { $seat } takes your equipment card.
event-bag_held = The card that went from { $other } to { $seat } is { NAME($equipment) }.
    .you-seat = The card that went from { $other } to you is { NAME($equipment) }.
    .you-other = The card that went from you to { $seat } is { NAME($equipment) }.
event-picked_up_row = { $seat } picks up all their cards and lays them face-down again.
    .you-seat = You pick up all your cards and lay them face-down again.
event-no_pickup = { $seat } may not take a gun from the middle this turn.
    .you-seat = You may not take a gun from the middle this turn.
event-planted = Planted Evidence lies in front of { $seat }.
    .you-seat = Planted Evidence lies in front of you.
event-compared = { $seat } and { $other } look at each other’s cards.
    .you-seat = You and { $other } look at each other’s cards.
    .you-other = { $seat } and you look at each other’s cards.
event-smoked = The direction of play will turn at the end of this turn.
event-disarmed = { $seat } takes the gun of { $other }.
    .you-seat = You take the gun of { $other }.
    .you-other = { $seat } takes your gun.
event-dosed = { $seat } must turn a card up.
    .you-seat = You must turn a card up.
event-redirected = { $seat } must aim at { $other } instead.
    .you-seat = You must aim at { $other } instead.
    .you-other = { $seat } must aim at you instead.
event-claimed_own_card = { $seat } claims: “My { NAME($slot) } is { NAME($kind, case: "a") }.”
    .you-seat = You claim: “My { NAME($slot) } is { NAME($kind, case: "a") }.”
event-claimed_own_team =
    { $team ->
        [team-honest] { $seat } claims: “I am Honest.”
       *[team-crooked] { $seat } claims: “I am Crooked.”
    }
    .you-seat =
        { $team ->
            [team-honest] You claim: “I am Honest.”
           *[team-crooked] You claim: “I am Crooked.”
        }
event-claimed_own_leader =
    { $leader ->
        [kind-agent] { $seat } claims: “I am the Agent.”
        [kind-kingpin] { $seat } claims: “I am the Kingpin.”
       *[kind-none] { $seat } claims: “I am neither the Agent nor the Kingpin.”
    }
    .you-seat =
        { $leader ->
            [kind-agent] You claim: “I am the Agent.”
            [kind-kingpin] You claim: “I am the Kingpin.”
           *[kind-none] You claim: “I am neither the Agent nor the Kingpin.”
        }
event-claimed_own_equipment = { $seat } claims: “I hold { NAME($equipment) }.”
    .you-seat = You claim: “I hold { NAME($equipment) }.”
event-claimed_saw_card = { $seat } claims: “I have seen { NAME($slot) } of { $other }: it is { NAME($kind, case: "a") }.”
    .you-seat = You claim: “I have seen { NAME($slot) } of { $other }: it is { NAME($kind, case: "a") }.”
event-claimed_accuse =
    { $suspect ->
        [kind-honest] { $seat } claims: “I think { $other } is Honest.”
        [kind-crooked] { $seat } claims: “I think { $other } is Crooked.”
        [kind-agent] { $seat } claims: “I think { $other } is the Agent.”
       *[kind-kingpin] { $seat } claims: “I think { $other } is the Kingpin.”
    }
    .you-seat =
        { $suspect ->
            [kind-honest] You claim: “I think { $other } is Honest.”
            [kind-crooked] You claim: “I think { $other } is Crooked.”
            [kind-agent] You claim: “I think { $other } is the Agent.”
           *[kind-kingpin] You claim: “I think { $other } is the Kingpin.”
        }
event-claimed_vouch = { $seat } claims: “I trust { $other } to be on my team.”
    .you-seat = You claim: “I trust { $other } to be on my team.”
event-claimed_request =
    { $verb ->
        [verb-investigate] { $seat } says: “{ $other }, please investigate { $target }.”
        [verb-aim_at] { $seat } says: “{ $other }, please aim at { $target }.”
        [verb-shoot] { $seat } says: “{ $other }, please shoot { $target }.”
       *[verb-spare] { $seat } says: “{ $other }, please spare { $target }.”
    }
    .you-seat =
        { $verb ->
            [verb-investigate] You say: “{ $other }, please investigate { $target }.”
            [verb-aim_at] You say: “{ $other }, please aim at { $target }.”
            [verb-shoot] You say: “{ $other }, please shoot { $target }.”
           *[verb-spare] You say: “{ $other }, please spare { $target }.”
        }
event-claimed_request_alone =
    { $verb ->
        [verb-arm] { $seat } says: “{ $other }, please take a gun.”
       *[verb-equip] { $seat } says: “{ $other }, please equip.”
    }
    .you-seat =
        { $verb ->
            [verb-arm] You say: “{ $other }, please take a gun.”
           *[verb-equip] You say: “{ $other }, please equip.”
        }

## How it ended

end-kingpin-eliminated = The Kingpin is eliminated: the Honest team wins.
    .won = The Kingpin is eliminated, and your Honest team wins.
    .lost = The Kingpin is eliminated: the Honest team wins, and yours has lost.
end-agent-eliminated = The Agent is eliminated: the Crooked team wins.
    .won = The Agent is eliminated, and your Crooked team wins.
    .lost = The Agent is eliminated: the Crooked team wins, and yours has lost.
end-sole-winner = { $names } holds both leaders and wins alone.
end-turn-limit = The limit of turns is reached: nobody wins.
board-what-was-true = Who was who
board-claims-true = Claims: { $claims }, of them true: { $true }

## The rules, chapter by chapter

rule-1 = Four to eight players, two hidden teams: Honest and Crooked. Each team has a hidden leader, the Agent and the Kingpin. A team wins when the other team’s leader is eliminated. Whoever holds both leader cards at once wins alone. A game takes 10 to 20 minutes.
    .title = At a glance
rule-2 = 24 integrity cards (the Agent, the Kingpin, 11 Honest, 11 Crooked), 16 different equipment cards, 4 guns, 2 Wound cards and the Lead Investigator card, which marks whose turn it is. With fewer players some cards stay in the box.
    .title = What is in the box
rule-3 = Everybody gets three integrity cards; the Agent and the Kingpin are always dealt, to two different players. With 5 or 7 players one card is left over and burned unseen. Everybody gets one equipment card; the rest is the deck, and used cards go under it. The guns lie in the middle. Then everybody lays out their three cards face-down, in an order of their choice, in secret. If you hold the Agent you are Honest, with the Kingpin you are Crooked; otherwise the majority of your cards decides.
    .title = Set-up and teams
rule-4 = In your turn you take exactly one action. Before it you may play equipment. After the action, whoever holds a gun aims it. Everybody who holds equipment gets a chance to react. Then the next player has the turn.
    .title = A turn
rule-4-2 = Investigate: look at a face-down card of another living player. Equip: draw an equipment card and turn one of your own cards up. Arm: take a gun from the middle, say whom you aim at, and turn one of your own cards up. Shoot: fire your gun at the player it is aimed at. First you declare the action, then the others may react, then it is carried out. Instead, or before it, you may play your equipment card.
    .title = The action
rule-4-3 = When an action is declared, everybody else who holds equipment may react. If nobody does, it is carried out. If somebody plays a card, that card is resolved, the declaration is void, and you choose again.
    .title = Reactions to a declaration
rule-4-4 = Investigate: you alone see the card, and it stays face-down. Equip: draw, turn one of your face-down cards up, and if you now hold two equipment cards, keep one; the other goes under the deck. Arm: take the gun, aim, turn one of your face-down cards up. Shoot: see chapter 7.
    .title = Carrying out an action
rule-4-5 = Whoever holds a gun at the end of their action aims it at any other living player, or keeps the target. An eliminated target cannot be kept.
    .title = Aiming
rule-4-6 = After an investigation, and at the end of the turn, everybody who holds equipment may react, the active player last. This is repeated until everybody passes. The last window is left out if everybody has just passed and nothing has changed since.
    .title = The other windows
rule-4-7 = A Smoke Grenade turns the direction of play; Coffee says who is next; otherwise it is the neighbour. Eliminated players are passed over.
    .title = The end of the turn
rule-5 = Equipment can be played at almost any time. To keep that fair, everybody who holds equipment is asked in secret, and the order round the table decides whose card counts.
    .title = Reactions
rule-5-1 = You may play equipment before the action of your own turn and before you aim, after somebody else’s declaration, after an investigation, and at the end of a turn. Not while a card or an action is being carried out.
    .title = When you may react
rule-5-2 = The neighbour of the active player comes first, in the direction of play; the active player comes last.
    .title = Priority
rule-5-3 = All answers are sealed. The first card in the order of priority is played; every other answer is void, is not spent and is never shown. Whoever holds equipment is always asked, also if the card cannot be played now, so that nobody learns anything from being asked. An answer cannot be changed.
    .title = One round
rule-5-4 = The card is shown with its targets; only the new order of a Flashbang stays secret. Its effect is carried out completely. Then it goes under the deck, except Planted Evidence.
    .title = Resolving a card
rule-6 = You may hold one equipment card. It works once and then goes under the deck. A card that could do nothing cannot be played. Targets are living players, except for the Defibrillator.
    .title = Equipment
rule-7 = What happens to whoever is shot.
    .title = Shots
rule-7-1 = All cards of the target are turned up. A leader without a Wound card takes one and draws an equipment card. Anybody else is eliminated; if it is a leader, the game is over. Then the gun goes back to the middle.
    .title = A shot
rule-7-2 = Whoever is eliminated turns all cards up, gives equipment, gun and Wound card back, takes no turns and cannot react. Guns aimed at an eliminated player stay so, but cannot be fired. You still win with your team.
    .title = Elimination
rule-7-3 = A Wound card belongs to the player, not to the leader card. There is no healing.
    .title = Wounds
rule-7-4 = Whenever cards have moved: whoever holds both leaders wins alone. Then a wounded player who holds no leader card any more is eliminated, without ending the game.
    .title = Checks
rule-8 = If the Kingpin is eliminated, everybody who is Honest at that moment wins; if the Agent is, everybody who is Crooked; the eliminated included. Whoever holds both leader cards wins alone, at once. Then all cards are shown.
    .title = The end
rule-9 = What is secret, and what may be said.
    .title = Secrets and talk
rule-9-1 = You always see your own cards. A face-down card is known to its owner and to whoever has looked at it or owned it before; everybody sees who looks at which card. When the owner plays Flashbang, the others only know what was in the row, not where. Your hand is known to you alone; who holds a card is public. Eliminated players and spectators see no more than before.
    .title = Who sees what
rule-9-2 = You may say anything about your cards and what you have seen, true or false, but you cannot show cards. Claims are kept in a ledger and compared with each other; whether they were true is told at the end.
    .title = Table talk
rule-9-3 = The table settles before the game how reactions are held, who starts, how much may be said, and whether there is a limit of turns.
    .title = Options

## Rulings: the box, teams and actions

rule-R4 = Two guns for four players, three for five or six, four for seven or eight.
rule-R7 = In a first game the first player is drawn. A rematch begins with whoever was shot at last in the game before, if anybody was. The table may settle on somebody else.
rule-R9 = You may look at your own cards at any time.
rule-R10 = A row has three cards or one, so a majority never ties.
rule-R11 = There is no passing: one of the four actions must be taken. Equip is always possible.
rule-R12 = You investigate another living player’s face-down card, never your own; also one you know already.
rule-R13 = When you equip, you see the drawn card before you choose which integrity card to turn up.
rule-R14 = Equipment that is given up or returned goes under the deck unseen.
rule-R15 = Whoever arms says at once whom they aim at. The Aim step of the same turn may still change that.
rule-R16 = In the Aim step you need a living target; you need not change it.
rule-R17 = A gun aimed at an eliminated player stays so and cannot be fired.
rule-R18 = To shoot you need a living target. Otherwise choose another action and aim afterwards.
rule-R19 = A shot in this order: cards up, its effect, the gun to the middle, surplus equipment under the deck.

## Rulings: leaders and wounds

rule-R20 = The Wound card stays with the player, even if the leader card moves.
rule-R21 = A leader who loses the leader card without being wounded becomes an ordinary cop. A wounded one is eliminated, and no team wins by it.
rule-R22 = A wounded leader who gets the other leader card in exchange stays in the game, wounded, on the other team.
rule-R23 = Whoever gets a wounded leader’s card is not wounded.
rule-R24 = Holding both leaders is checked first, before a wounded player without a leader card is eliminated.
rule-R25 = Holding both leaders wins at once, whatever else was about to happen.
rule-R26 = Eliminated players win and lose with their team, by their cards at the end.

## Rulings: timing

rule-R27 = “At any time” means: before your own action, before you aim, and in the reaction windows.
rule-R28 = Not the quickest hand counts, but the order round the table.
rule-R29 = If two want to play, only the first one does. The other keeps the card and decides anew.
rule-R30 = Nobody is left out because of the card they hold, and nobody is answered for.
rule-R31 = After an interruption the active player is free to choose the same action again or another one.
rule-R32 = The active player is not asked about their own declaration; they have the floor again after any interruption.
rule-R33 = A card is resolved completely before another one can be played.
rule-R34 = Nobody can answer the shot after a Restraining Order.
rule-R35 = The shooter chooses the new target: anybody living but themselves and the old target, also the player of the Restraining Order.
rule-R36 = A card that could do nothing cannot be played.
rule-R37 = You may choose yourself for Truth Serum, Planted Evidence and K-9 Unit, not for other cards.

## Rulings: single cards

rule-R38 = K-9 Unit: an unarmed player can be chosen only in their own turn before their action. They may not arm this turn, but may still use a Taser.
rule-R39 = Taser is the action of the turn and cannot be used while you hold a gun.
rule-R40 = Truth Serum: the player it is used on chooses the card.
rule-R41 = Report Audit also counts for whoever plays it; everybody chooses at the same time.
rule-R42 = Wiretap: two different players; if there is only one, one look.
rule-R43 = Metal Detector: every other gun holder with a face-down card, in turn order from the user.
rule-R44 = Polygraph is no investigation, so no Surveillance Camera can follow it.
rule-R45 = Surveillance Camera: the window right after the investigation. A card that was moved, hidden or turned up in the meantime is out of its sight.
rule-R46 = Flashbang also hides face-up cards. What others knew about single cards is lost.
rule-R47 = Blackmail: two different other players; the cards keep their sides.
rule-R48 = Evidence Bag takes from a hand. Planted Evidence lies on the table and cannot be taken.
rule-R49 = Planted Evidence turns round only Honest and Crooked. It belongs to the player, also through elimination and revival.
rule-R50 = Defibrillator: the card that is kept stays face-up. A player may be revived more than once.
rule-R51 = Coffee moves the turn to the user, and play goes on from there. If the user is eliminated by then, the next living player after that seat has the turn.
rule-R52 = Coffee and Smoke Grenade in one turn: Coffee says who is next, Smoke Grenade the direction after that.
rule-R53 = A used card goes below anything its effect has put under the deck.
rule-R55 = If the active player is eliminated in their own turn, their declaration lapses, they do not aim, and the turn goes to the next player.

## Rulings: talk, time and secrets

rule-R56 = Eliminated players may go on talking, unless the table has settled otherwise.
rule-R57 = A game in which nobody shoots has no end of its own. Only the limit of turns stops it, without a winner.
rule-R58 = Out of time: the dealt order, the next possible investigation, the lowest card, the older equipment, the present target, a pass.
rule-R60 = Clockwise means to the left.
rule-R61 = The three cards are shown to you in a random order, so that keeping it tells nothing.
rule-R62 = The new order after a Flashbang is secret. The others keep in mind what was in the row, but not where; that follows the cards if one of them is exchanged.
rule-R63 = A sealed answer is final for its round.
rule-R65 = Eliminated players and spectators see no more than before, until the game is over.

## The bots

bot-easy-name = Rookie
bot-easy-style = Looks around a lot, and shoots too early.
bot-normal-name = Constable
bot-normal-style = Goes by what the cards have shown.
bot-hard-name = Detective
bot-hard-style = Weighs who can be what before reaching for a gun.
bot-expert-name = Commissioner
bot-expert-style = Has imagined every row on the table.

## The first game, the pictures of a turn, and the coach

lesson-goal = Two hidden teams sit at this table: Honest and Crooked. Each has a hidden leader, the Agent and the Kingpin. Find the leader of the other team and take them down: that wins the game.
lesson-cards = These three cards are you. Two are Honest, one is Crooked: the majority counts, so you are Honest. Your target is the Kingpin.
lesson-arrange = Lay your cards face down in any order you like. Remember which is where: soon the others will want to peek.
lesson-turn = In your turn you take one action: investigate, draw equipment, take a gun, or shoot. Looking comes first.
lesson-investigate = Look at the middle card of Bot 3. Only you see it.
lesson-saw = Crooked! But one card out of three proves little. Go on watching.
lesson-equipment = You hold a piece of equipment: the Surveillance Camera. It works once, right after somebody has investigated: that card is turned up for everybody.
lesson-react = This is such a moment. Bot 3 has looked at two cards, one of Bot 4 and one of yours. Play the camera at the third card of Bot 4.
lesson-kingpin = The Kingpin! Bot 4 leads the Crooked team. Now everybody knows.
lesson-arm = Take a gun and aim it at Bot 4.
lesson-price = A gun has its price: turn up one of your own cards, so that everybody sees it. You are Honest, so you need not hide that.
lesson-aim = Now the gun is aimed. It cannot fire before your next turn; until then everybody can see whom you threaten.
lesson-wounded = Bot 3 was faster and shot Bot 4. A leader survives the first shot with a wound. The second one is deadly.
lesson-shoot = Your turn, your gun, your target. Shoot!
lesson-won = The Kingpin is down: the Honest team has won, and you with it. Bot 3 was on your side all the time, in spite of that Crooked card.
lesson-lost = This time the Crooked were faster. The next case is yours.
lesson-well-done = With people you may also talk, claim and lie as much as you like. Remember: whoever gets hold of both leader cards wins alone.

picture-investigate = Investigate: look at a hidden card of somebody.
picture-react = Equipment can turn everything round, also when it is not your turn.
picture-aim = Whoever has a gun aims it. The shot comes a turn later.

coach-arrange = Lay out your cards and remember where the telling ones are. Cards in the middle are no safer than others.
coach-act = One action: look, draw equipment, take a gun, or shoot. Guns and equipment cost you a card that is turned up for everybody.
coach-shoot = You may shoot now. A leader survives the first shot, anybody else is out. Are you sure on which side they are?
coach-react = Somebody wants to do something. If your equipment can prevent it, now is the time; the action is void then.
coach-look = Somebody has just looked at a card. Some equipment works only at this very moment.
coach-aim = Whom you aim at is a message to everybody. You may change the target at the end of each of your turns.
coach-turn-up = Turning a card up shows others who you are. Which of your cards tells them least?

board-taught-goal = Eliminate the leader of the other team.
board-taught-goal-honest = You are Honest: find and eliminate the Kingpin, protect the Agent.
board-taught-goal-crooked = You are Crooked: find and eliminate the Agent, protect the Kingpin.
piece-integrity = Integrity cards
piece-equipment = Equipment
