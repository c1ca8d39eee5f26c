### Number Duel, in English.

game-title = Number Duel
game-tagline = Lay a number face down, say how high it is, and be believed.
game-about = Both of you hold a few numbers. In turn you lay one face down and claim that it is at least so high. Believed, you score what you claimed, whatever lies there. Doubted, the card is turned up: the truth is worth twice as much, a lie goes to the one who saw through it.

## The table

board-hand = Hand
board-laid = Face down
board-claims = At least …
board-claim = Claimed: at least
board-shown = Turned up
board-out = Not in play
board-buried = Put away unseen
board-points = Points

## Options

option-lay = Lay the { $number }
why-lay = It lies face down; then you say how high it is.
option-claim = At least { $claim }
why-claim = Believed, you score { $claim }. Doubted, you score twice that if it is true; otherwise the other one scores { $claim }.
option-believe = Believe it
why-believe = The other one scores the claim, and the card is put away unseen.
option-doubt = Doubt it
why-doubt = The card is turned up. A lie gives you the claim, the truth gives twice that to the other one.

## Questions

prompt-lay = Which number do you lay face down?
asks-lay = { $seat } lays a number
prompt-claim = How high is it at least, you say?
asks-claim = { $seat } thinks of a claim
prompt-answer = Do you believe that?
asks-answer = { $seat } believes it or not

## What happens

event-laid = { $seat } lays a number face down.
    .you-seat = You lay a number face down.
event-laid_myself = It is the { $number }.
event-claimed = { $seat }: “At least { $claim }!”
    .you-seat = You: “At least { $claim }!”
event-believed = { $seat } believes it; the card is put away.
    .you-seat = You believe it; the card is put away.
event-turned_up = { $seat } has laid the { $number }.
    .you-seat = You have laid the { $number }.
event-scored = { $seat } scores { $points }.
    .you-seat = You score { $points }.

end-goal = Enough points for the duel.
end-cards = No numbers are left; more points win, and equal points share the victory.

## Rules

rule-1 = Every number is there once. Both players get the same number of cards; the others stay out of play, unseen.
    .title = Set-up
rule-2 = The players take turns. A turn is a number, a claim and an answer.
    .title = The turn
rule-2-1 = Lay one of your numbers face down.
rule-2-2 = Say a number: you claim that your card is at least so high. You may lie.
rule-2-3 = Believed: you score what you claimed, and the card is put away unseen.
rule-2-4 = Doubted: the card is turned up. If the claim was true, you score twice what you claimed; if not, the doubter scores what you claimed.
rule-3 = Whoever reaches the goal wins at once. When nobody has a card left, more points win; with equal points both do.
    .title = The end
