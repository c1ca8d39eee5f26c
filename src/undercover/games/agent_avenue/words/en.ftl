### Agent Avenue, in English.

## The box

game-title = Agent Avenue
game-tagline = Split two cards, let your neighbour choose, and catch them before they catch you.
game-about = Two spies share a quiet street and chase each other round it. On your turn you lay out two agents, one face up and one face down. Your opponent takes one, you get the other, and both spies move. Catch your rival or gather three Codebreakers, and beware of the third Daredevil.

## Options of the table

setting-mode = Mode
setting-mode-simple = Simple: without the black market
setting-mode-advanced = Advanced: with the black market
setting-first = Who starts
setting-first-random = Drawn at random
setting-first-green = Green
setting-first-blue = Blue
setting-pair = The pair of team-mates plays
setting-pair-green = Green
setting-pair-blue = Blue

## Sides, .spy being the piece on the board, and the two cards of an offer

side-green = Green
    .spy = the green spy
side-blue = Blue
    .spy = the blue spy
which-face_up = Face-up card
which-face_down = Face-down card

## Agents: .a is how one of them is mentioned

agent-double_agent = Double Agent
    .a = a Double Agent
agent-double_agent-text = Your first moves you back 1, your second forward 6, every later one back 1.
agent-enforcer = Enforcer
    .a = an Enforcer
agent-enforcer-text = Moves you forward: 1 for the first, 2 for the second, 3 for every later one.
agent-codebreaker = Codebreaker
    .a = a Codebreaker
agent-codebreaker-text = Does not move you. With three or more in your row at the end of a turn you win.
agent-saboteur = Saboteur
    .a = a Saboteur
agent-saboteur-text = Moves you back: 1 for the first and for the second, 2 for every later one.
agent-daredevil = Daredevil
    .a = a Daredevil
agent-daredevil-text = Moves you forward: 2 for the first, 3 for the second, later ones not at all. With three or more in your row at the end of a turn you lose.
agent-sentinel = Sentinel
    .a = a Sentinel
agent-sentinel-text = The first does not move you, the second moves you forward 2, every later one forward 6.
agent-sidekick = Sidekick
    .a = the Sidekick
agent-sidekick-text = Moves you forward 4. There is only one.
agent-mole = Mole
    .a = the Mole
agent-mole-text = Moves you back 3. There is only one.

## Black-market cards, the ongoing ones first

kind-ongoing = Ongoing
kind-ongoing-text = Stays in front of your side for the rest of the game.
kind-instant = Instant
kind-instant-text = Happens once, at once, and is then put away.

card-distraction_device = Distraction Device
card-distraction_device-text = Saboteurs you recruit move you forward instead of back: 1, 1, then 2.
card-watchtower = Watchtower
card-watchtower-text = Enforcers you recruit move you 2 further: 3, 4, then 5.
card-sinister_twin = Sinister Twin
card-sinister_twin-text = Double Agents you recruit move you twice as far: back 2, forward 12, then back 2.
card-supercomputer = Supercomputer
card-supercomputer-text = Every Codebreaker you recruit moves you forward 3.
card-leader_of_the_pack = Leader of the Pack
card-leader_of_the_pack-text = At the end of a turn, three or more Daredevils in your row win the game for you instead of losing it.
card-getaway_car = Getaway Car
card-getaway_car-text = When a move of yours ends exactly on either home, you drive 3 further forward.
card-masterplan = Masterplan
card-masterplan-text = At the end of a turn, agents of 7 different names in your row win the game for you.
card-security_system = Security System
card-security_system-text = If the other spy stands on your home at the end of a turn, you win.
card-outpost = Outpost
card-outpost-text = Recruit a Sentinel from your hand.
card-smoke_screen = Smoke Screen
card-smoke_screen-text = Recruit the top card of the agent deck, whatever it is.
card-mind_control = Mind Control
card-mind_control-text = Take an agent from your opponent’s row into your hand. Nobody moves.
card-double_trouble = Double Trouble
card-double_trouble-text = Show two cards of one name from your hand; recruit one and keep the other.
card-surveillance_truck = Surveillance Truck
card-surveillance_truck-text = Move forward 1.
card-secret_recruit = Secret Recruit
card-secret_recruit-text = Recruit an agent from your hand whose name is not in your row yet.
card-spycation = Spycation
card-spycation-text = Take an agent from your own row into your hand. You may recruit that same agent again at once.

## The board

board-home = Home
board-market-space = Market space
board-space = Space { $space }
board-deck = Agent deck
board-hand = Your hand
board-hand-of = Hand of { $seat }
board-row = Recruited agents
board-offer = The offer
board-face-up = Face up
board-face-down = Face down
board-market = Black market
board-supply = Supply
board-market-deck = Market deck
board-discard = Used cards
board-ongoing = Ongoing cards
board-swaps-left = Swaps left: { $count }
board-swap = Swap a card ({ $count } left)
board-swapped = Cards you have swapped out
board-known = Seen going into the hand
board-to-catch =
    { $count ->
        [one] { $count } space to the catch
       *[other] { $count } spaces to the catch
    }
# Beside the number.
board-still-to-catch =
    { $count ->
        [one] space to the catch
       *[other] spaces to the catch
    }
board-speaker = decides for the team this turn
board-next-move = Next one moves { SIGNED($paces) }
board-own-numbers = The numbers of this table: { $numbers }.
board-turn-of = { NAME($side) }’s turn
board-win = win
board-lose = loss

## What is decided: for the one who decides, and for the others

prompt-offer = Lay one card face up and another one face down. Swapping comes before that.
asks-offer = { $seat } is preparing the offer.
prompt-early_swap = Do you want to swap cards before your team plays?
asks-early_swap = { $seat } may swap cards.
prompt-order = Which of you plays first, face up?
asks-order = { $seat } settles who plays first.
prompt-face_up = Play a card face up. Swapping comes before that.
asks-face_up = { $seat } is about to play a card face up.
prompt-face_down = Play a card of another name face down. Swapping comes before that.
asks-face_down = { $seat } is about to play a card face down.
prompt-choose = Which card do you take? The other side gets the other one.
asks-choose = { $seat } chooses between the two cards.
prompt-take_card = Take a card from the black market.
asks-take_card = { $seat } takes a card from the black market.
prompt-mind_control = Mind Control: which agent do you take out of the opposing row?
asks-mind_control = { $seat } takes an agent out of the opposing row.
prompt-spycation = Spycation: which of your agents returns to your hand?
asks-spycation = { $seat } takes an agent of their own back.
prompt-recruit_again = Do you recruit this agent again at once?
asks-recruit_again = { $seat } may recruit that agent again.
prompt-secret_recruit = Secret Recruit: which new agent do you recruit?
asks-secret_recruit = { $seat } recruits a new agent from the hand.
prompt-double_trouble = Double Trouble: which pair do you show?
asks-double_trouble = { $seat } shows a pair.
half-offer = { NAME($up) } face up. And which card face down?
half-swap = Which card do you swap?
half-market_for = { NAME($card) }: for whose hand?

## Options and what they do

option-offer = { NAME($up) } face up, { NAME($down) } face down
why-offer = The other side takes one of the two cards and you recruit the other. Then both spies move.
option-swap = Swap the { NAME($agent) }
why-swap = The card leaves the game face down and you draw another one. This uses up one of your swaps.
option-done = No swap
why-done = You keep your cards. You may still swap before you play your own card.
option-first = { $seat } plays first
    .you-seat = Play first yourself
why-first = { $seat } plays a card face up; then the team-mate plays one face down.
    .you-seat = You play a card face up; then your team-mate plays one face down.
option-up = Play the { NAME($agent) } face up
why-up = Everybody sees this card. Your team-mate then adds one of another name, face down.
option-down = Play the { NAME($agent) } face down
why-down = Nobody else sees this card until the other side has chosen.
option-take =
    { $which ->
        [which-face_up] Take the face-up card
       *[which-face_down] Take the face-down card
    }
why-take =
    { $which ->
        [which-face_up] You recruit the card you can see; the other side recruits the hidden one. Then both spies move.
       *[which-face_down] You recruit the hidden card; the other side recruits the one you can see. Then both spies move.
    }
option-market = Take { NAME($card) }
why-market = { TEXT($card) }
option-market_for = { NAME($card) } for { $seat }
    .you-seat = { NAME($card) } for yourself
why-market_for = For { $seat }: { TEXT($card) }
    .you-seat = For you: { TEXT($card) }
option-mind_control = Take the { NAME($agent) }
why-mind_control = The agent leaves the opposing row and goes into your hand. Nobody moves.
option-spycation = Take the { NAME($agent) } back
why-spycation = The agent leaves your row and goes into your hand, without a move. Then you may recruit it again.
option-recruit = Recruit the { NAME($agent) } again
why-recruit = The agent joins your row once more, is counted anew, and you move for it.
option-keep = Keep the { NAME($agent) } in hand
why-keep = The agent stays in your hand; you do not move.
option-secret_recruit = Recruit the { NAME($agent) }
why-secret_recruit = The agent goes from your hand into your row, and you move for it.
option-double_trouble = Show two cards: { NAME($agent) }
why-double_trouble = You recruit one of the two and move for it; the other stays in your hand, and everybody has seen it.

## Why something is not possible

barred-deck-empty = The agent deck is empty, so nothing can be swapped any more.
barred-no-swaps-left = You have no swaps left.
barred-same-name = The two cards must have different names as long as your hand holds another name.
barred-partners-name = Your team-mate has already played { NAME($agent, case: "a") }: play another name while you have one.
barred-partners-card = The last card of the deck is for your partner, whose card already lies there.
barred-already-in-row = This name is already in your row; Secret Recruit needs a new one.
barred-no-pair = You hold only one card of this name.

## What happens

event-turn_began = { NAME($side) }’s turn begins.
    .you-side = Your turn begins.
    .one-side = { $seat }’s turn begins.
event-swapped =
    { $left ->
        [0] { $seat } swaps a card and has no swaps left.
        [one] { $seat } swaps a card and has { $left } swap left.
       *[other] { $seat } swaps a card and has { $left } swaps left.
    }
    .you-seat =
        { $left ->
            [0] You swap a card and have no swaps left.
            [one] You swap a card and have { $left } swap left.
           *[other] You swap a card and have { $left } swaps left.
        }
event-swapped_out = You swap out { NAME($agent, case: "a") }.
event-plays_first = { $seat } plays first, face up.
    .you-seat = You play first, face up.
event-laid_up = { $seat } plays { NAME($agent, case: "a") } face up.
    .you-seat = You play { NAME($agent, case: "a") } face up.
event-laid_down = { $seat } plays a card face down.
    .you-seat = You play a card face down.
event-laid_down_myself = Your face-down card is { NAME($agent, case: "a") }.
event-drew =
    { $count ->
        [one] { $seat } draws { $count } card.
       *[other] { $seat } draws { $count } cards.
    }
    .you-seat =
        { $count ->
            [one] You draw { $count } card.
           *[other] You draw { $count } cards.
        }
event-drew_agent = You draw { NAME($agent, case: "a") }.
event-chose =
    { $which ->
        [which-face_up] { $seat } takes the face-up card, { NAME($agent, case: "a") }.
       *[which-face_down] { $seat } takes the face-down card, { NAME($agent, case: "a") }.
    }
    .you-seat =
        { $which ->
            [which-face_up] You take the face-up card, { NAME($agent, case: "a") }.
           *[which-face_down] You take the face-down card, { NAME($agent, case: "a") }.
        }
event-recruited = { NAME($side) } recruits { NAME($agent, case: "a") } ({ $count } in the row).
    .you-side = You recruit { NAME($agent, case: "a") } ({ $count } in the row).
    .one-side = { $seat } recruits { NAME($agent, case: "a") } ({ $count } in the row).
event-moved = { CAP(NAME($side, case: "spy")) } moves { SIGNED($paces) }.
    .you-side = Your spy moves { SIGNED($paces) }.
    .one-side = { $seat }’s spy moves { SIGNED($paces) }.
event-drove_off = Getaway Car: { NAME($side, case: "spy") } drives on { SIGNED($paces) }.
    .you-side = Getaway Car: your spy drives on { SIGNED($paces) }.
    .one-side = Getaway Car: { $seat }’s spy drives on { SIGNED($paces) }.
event-market_reached = { CAP(NAME($side, case: "spy")) } has reached a market space.
    .you-side = Your spy has reached a market space.
    .one-side = { $seat }’s spy has reached a market space.
event-market_empty = The black market is empty: { NAME($side) } gets nothing.
    .you-side = The black market is empty: you get nothing.
    .one-side = The black market is empty: { $seat } gets nothing.
event-took = { $seat } takes { NAME($card) } from the black market.
    .you-seat = You take { NAME($card) } from the black market.
event-turned_up = New in the supply: { NAME($card) }.
event-no_effect = { NAME($card) } has no effect.
event-abducted = { $seat } takes { NAME($agent, case: "a") } from { NAME($side) }’s row.
    .you-seat = You take { NAME($agent, case: "a") } from the rival row.
    .you-side = { $seat } takes { NAME($agent, case: "a") } from your row.
event-called_back = { $seat } takes { NAME($agent, case: "a") } back.
    .you-seat = You take { NAME($agent, case: "a") } back.
event-showed_pair = { $seat } shows two cards of one name: { NAME($agent) }.
    .you-seat = You show two cards of one name: { NAME($agent) }.
event-won = { NAME($side) } wins!
    .you-side = You win!
    .one-side = { $seat } wins!

## How it ended

end-caught = { $names } caught the rival spy.
    .won = You have caught the rival spy.
    .lost = { $names } caught your spy.
end-codebreakers = Three Codebreakers have cracked the secret for { $names }.
    .won = Your three Codebreakers have cracked the secret.
    .lost = Three Codebreakers have cracked your secret for { $names }.
end-daredevils = One Daredevil too many for { $rivals }.
    .won = One Daredevil too many for { $rivals }: you win.
    .lost = Your third Daredevil was one too many.
end-pack = The Leader of the Pack has gathered three Daredevils for { $names }.
    .won = Your Leader of the Pack has gathered three Daredevils.
    .lost = The Leader of the Pack has gathered three Daredevils for { $names }.
end-plan = The Masterplan of { $names } is complete: seven different agents.
    .won = Your Masterplan is complete: seven different agents.
    .lost = The Masterplan of { $names } is complete: seven different agents.
end-alarm = The Security System of { $names } caught the rival at the wrong home.
    .won = Your Security System caught the rival at your home.
    .lost = The Security System of { $names } caught you at the wrong home.
end-out-of-cards = The cards have run out. Closer to the catch: { $names }.
    .won = The cards have run out, and you are closer to the catch.
    .lost = The cards have run out. Closer to the catch: { $names }.

## The rules, chapter by chapter

rule-1 = Two sides, Green and Blue, chase each other round a street. With two players it is one against one, with three two against one, with four two against two. The simple mode leaves the black market out, the advanced mode uses it. A game takes 10 to 20 minutes.
    .title = At a glance
rule-2 = The board, 38 agent cards and two spies; for the advanced mode also 15 black-market cards.
    .title = What is in the box
rule-2-1 = A ring of 14 spaces, numbered clockwise. Space 0 is Green’s home, space 7 Blue’s home. Forward is clockwise. Both spies may share a space and may pass each other. At the start each spy is 7 spaces behind the other: whoever gains 7 has caught the rival. In the advanced mode the four corners (2, 5, 9, 12) are market spaces.
    .title = The board
rule-2-2 = Six agents come six times each, the Sidekick and the Mole once. An agent has up to three numbers. Count the cards of that name in your row, the new one included: for the first card the first number counts, for the second the second, from the third on the third.
    .title = Agents
rule-2-3 = Fifteen different cards. Ongoing cards (∞) stay in front of your side and work for the rest of the game. Instant cards (⚡) happen once, when you take them.
    .title = Black-market cards
rule-3 = Each spy starts at home. Every player gets 4 agent cards; the rest is the agent deck. A player alone on a side may swap 4 cards in the whole game, each member of a team 2. In the advanced mode 3 market cards are turned up as the supply; the other 12 are the market deck. The starting side is drawn, or set by the host.
    .title = Set-up
rule-4 = The sides take turns. A turn has three steps: play, recruit, end of turn. Only the end of a turn can end the game. Whenever a hand has fewer than 4 cards, it is filled up to 4 from the agent deck; for an offer that happens once both cards lie on the table. Hands and rows may grow beyond that. When the deck is empty, nobody draws and the game goes on.
    .title = A turn
rule-4-1 = Swap, play two cards, refill the hand; the other side chooses; both sides recruit and both spies move; the active side visits the black market, then the other side; the end of the turn is checked.
    .title = The order of a turn
rule-4-2 = Lay two cards of different names from your hand, one face up and one face down. Two cards of one name are allowed only if your whole hand has that name. Before that you may swap: put a card face down out of the game and draw one. You may swap several times in a turn while you have swaps left and the deck is not empty.
    .title = Play, alone
rule-4-3 = First each of you may swap. Then the team settles who plays first: that player plays any card face up, the team-mate then plays a card of another name face down. If all cards of the second player have the name of the first card, one of them is played. Each may also swap right before playing their own card. The first player does not learn what the second one has played until it is revealed.
    .title = Play, as a team
rule-4-4 = When the offer is complete, whoever played refills to 4. In a team the player of the face-up card draws first.
    .title = Refill
rule-4-5 = The other side must take one of the two cards, face up or face down, and puts it into its row. The active side gets the other one. Now both are known.
    .title = Choose
rule-4-6 = Both sides move for the card they have just recruited, at the same time. A number above zero moves the spy forward, one below zero back; zero, or no number, leaves it where it is. Ongoing cards you already have change the number. Only the space where the move ends counts. In the advanced mode, ending a move on a market space gives you a market card.
    .title = Recruit and move
rule-4-7 = Take one card of the supply; its place is filled at once. An ongoing card works from now on. An instant is carried out as far as possible and then put away. An agent recruited by an instant counts and moves you as usual; then your hand is refilled, and if that move ends on a market space, you take another card. The active side finishes all this before the other side takes its card.
    .title = The black market
rule-4-8 = Team-mates settle together who plays first, which card of an offer they take, and which market card goes to whom. They take turns at speaking for the team: the speaker of the turn has the last word. Everything else is decided by the player whose hand it concerns. You may talk about the options, but never show, name or describe the cards in your hand.
    .title = Deciding as a team
rule-4-9 = Look at the final position. If exactly one side should win, it wins. If both should, the active side wins. If neither should, the deck is empty and the next side cannot play, the side closer to the catch wins, and the active side if both are equally close. Otherwise the other side takes its turn.
    .title = End of turn
rule-5 = You win if your spy is level with the rival or past it, or if you have three Codebreakers. You lose with three Daredevils. The Leader of the Pack turns three Daredevils into a win; the Masterplan wins with seven different names; the Security System wins when the rival stands on your home. A side also wins when the other one loses. Team-mates win and lose together; there is no draw.
    .title = Winning and losing
rule-6 = Everybody sees the board, the rows, the market, and how many cards each hand and deck holds. Your hand, what you draw and what you swap out are known to you alone, not even to your team-mate. The face-down card of an offer is known only to whoever played it, until the choice is made.
    .title = Who sees what
rule-7 = Take the card, fill the supply, carry out the instant, move, refill the hand, put the instant away; only then comes the next market card.
    .title = The order at the black market

## Rulings: the end of a turn

rule-R1 = With teams, the whole side of the starting player starts.
rule-R4 = Only where the spies stand in the end matters for a catch: it also counts if the rival has moved back behind you.
rule-R5 = Three Codebreakers or Daredevils means three or more, counted at the end of the turn and not at the moment of recruiting.
rule-R6 = The third Codebreaker or Daredevil does not end the game at once; the turn is played to its end.
rule-R7 = If one side wins and the other loses, that is no tie: both point to the same winner. It is a tie if both win, both lose, or one side does both.
rule-R8 = The two spies can never catch each other at the same time.
rule-R9 = Overtaking the rival by far, even by a whole lap, is still a catch.

## Rulings: playing, hands and swaps

rule-R10 = You refill your hand for the offer before the other side chooses.
rule-R11 = A swap always draws one card, even with five or more cards in hand.
rule-R12 = While the agent deck is empty nobody can swap. Swapping for the very last card is allowed.
rule-R13 = Whether all your cards have one name is looked at when you lay the offer, whatever the size of your hand.
rule-R14 = Swapped-out cards never come back. You may look at your own.
rule-R15 = An empty agent deck does not end the game; it goes on until the next side cannot play.
rule-R16 = Only the side whose turn comes next needs cards. The active side may end its turn empty-handed.

## Rulings: movement and the black market

rule-R17 = The extra spaces of the Watchtower and the Supercomputer belong to the same move; a market space on the way gives nothing. The Getaway Car adds a second move.
rule-R18 = You reach a home or a market space only by a move that ends there. Standing still on it gives nothing.
rule-R19 = The Getaway Car drives off from both homes, in whichever direction you arrived and whatever moved you. It never starts twice in a row.
rule-R20 = When the market deck is empty, it is not reshuffled and the supply shrinks. With an empty supply you get nothing.
rule-R21 = You must take a market card and must carry out an instant as far as it goes. If it cannot be done, it does nothing and is put away. Only the second half of Spycation is up to you.
rule-R22 = An ongoing card does not change the move for the agent that brought you to the market.
rule-R23 = Masterplan, Security System and Leader of the Pack count already at the end of the turn in which you take them.
rule-R24 = Both spies move before anybody takes a market card, and the active side finishes its cards before the other side takes one.
rule-R25 = Your market card is safe: it stays yours to take even if the agent that moved you is taken away.
rule-R26 = A hand that an instant has made smaller is refilled after the move and before the next market card.
rule-R27 = Mind Control and Spycation may take any agent of the row, also one recruited this turn. The end of the turn looks at what is left.
rule-R28 = After Spycation you may recruit only the agent you took back. It is counted anew, in the row as it is now.
rule-R29 = In a team, the agent goes into the hand of whoever took the card.

## Rulings: teams

rule-R30 = The speaker of a team changes with each of its turns and decides when team-mates do not agree.
rule-R31 = After a team’s offer the player of the face-up card refills first.
rule-R32 = If one card is left in the deck when a team begins to play, it is for the player of the face-up card: once that card lies there, the partner may not swap for it. A swap before that may still take it.
rule-R33 = A player alone cannot play with fewer than 2 cards, a team cannot play if one of its members has none.
rule-R34 = Each team-mate may swap at any time before playing their own card, before or after the partner has played.
rule-R35 = A player alone against a pair plays as in the two-player game, with 4 swaps; the pair has 2 each.
rule-R36 = Being closer means having fewer spaces left, forward, to the catch.
rule-R37 = The first player of a team may play any card, even one whose name the partner cannot avoid.
rule-R38 = Row, ongoing cards and spy belong to the whole side. Secret Recruit looks at the row of the side and the hand of the taker.
rule-R47 = Hands of team-mates may differ in size, and nothing evens them out. With an empty deck, one member without cards is enough to end the game when the team is next.

## Rulings: single cards and single options

rule-R39 = The Leader of the Pack looks at Daredevils, not at Saboteurs.
rule-R40 = There are 15 market cards; a sixteenth that some lists mention is not used.
rule-R43 = The Sidekick and the Mole exist once. If one comes back and is recruited again, it is again the first: +4 or −3.
rule-R44 = What leaves nothing to choose, such as Outpost, Smoke Screen and Surveillance Truck, happens by itself. What depends on a hidden hand is always asked.
rule-R46 = You are asked even if you have a single option, so that nobody learns from the pause what you hold.

## The first game, the pictures of a turn, and the coach

lesson-goal = Two spies chase each other clockwise round this street. Gain seven spaces on your rival and you have caught them: that wins the game. You are Green.
lesson-turn = On your turn you lay two agents from your hand, one face up and one face down. Your rival takes one of them. You get the other. Then both spies move.
lesson-numbers = The three numbers on a card say how far it moves whoever gets it: the first, the second, the third card of that name. The Mole means three steps back.
lesson-trap = Set a small trap: the Saboteur face up looks bad, so your rival may well reach for the hidden card. Make that the Mole. Pick the Saboteur first, then the Mole.
lesson-took-mole = They took the Mole and went back three. You got the Saboteur, one step back. Both moved, but you have gained two spaces.
lesson-left-mole = They took the Saboteur, so the Mole is yours and you went back three. It happens: an offer is always a gamble.
lesson-choose = Now your rival makes the offer and you choose. One card you can see, the other you must guess. They get what you leave.
lesson-codebreakers = A Codebreaker moves nobody, but three of them in one row win the game. One is harmless. Take the hidden card this time.
lesson-first-sentinel = It was a Sentinel. The first one moves you nowhere, but it lies in your row now, and the second is worth 2, the third 6.
lesson-rows = These are the rows. Count before you offer: the next card of a name uses the next number, printed bold on the card.
lesson-both-good = Offer two cards you would both like: a Sentinel, or a Daredevil, which starts with 2 steps. Whichever they take, the other one helps you.
lesson-ran = Your first Daredevil: two steps forward. Look how close you are.
lesson-daredevils = A second Daredevil moves you 3. But three of them in your row lose you the game! Two are fine.
lesson-decide = You know one card, they know both. What would they like you to take? The Daredevil brings you within reach.
lesson-close = Only a few spaces are missing now. The small number on the street says how many.
lesson-swap = Not happy with your cards? Four times in a game you may swap one before you offer. Choose the swap, and part with an Enforcer.
lesson-swapped = The old card has left the game, and you drew a new one. You have three swaps left.
lesson-last = A Sentinel! Your second one is worth 2. Lay it face down beside a Codebreaker and hope they take what they see.
lesson-alone = From here on you know all you need. Finish the chase!
lesson-won = You did it! That was your first game.
lesson-lost = This time your rival was faster. It is a quick game: try again.
lesson-endings = A game ends at the end of a turn: by a catch, by three Codebreakers (you win) or by three Daredevils (you lose). The black market, with fifteen more cards, waits in the advanced mode.

picture-offer = You lay two agents: one face up, one face down.
picture-choose = The other side takes one of the two. You get the one that is left.
picture-move = Both join the rows, and both spies move by the number of that card.

coach-offer = Before you offer, ask twice: what would each card do for them, what for me? The bold number counts next.
coach-choose = Whatever you leave goes to the other side. Look at their row: what would this card be worth to them?
coach-swap = You may swap a card before you offer, four times in the whole game. A Mole is often worth it, unless you can make them take it.
coach-market = A market card! ∞ stays for the rest of the game, ⚡ happens at once. Ongoing cards pay off early.
coach-team = You play with a partner: one of you lays the card face up, the other the hidden one, of another name.

board-taught-goal = Catch the other spy, or gather three Codebreakers. Never a third Daredevil.
piece-agent = Agents
piece-black_market = Black market

## The bots

bot-easy-name = New Neighbour
bot-easy-style = Has just moved in, and takes what looks nice.
bot-normal-name = Gossip
bot-normal-style = Knows everybody in the street, and plays sensibly.
bot-hard-name = Case Officer
bot-hard-style = Wonders what you would lay face down, and why.
bot-expert-name = Spymaster
bot-expert-style = Has walked the whole street in mind before you knock.
