### The frame around every game, in English: shelf, lobby, table, settings, refusals, terminal.

## The frame

ui-app = Undercover
ui-slogan = Five games about agents. One table.
ui-notice = Undercover is independent of the publishers and designers of these games. The titles belong to their owners; the words and pictures here are our own.
ui-home = All games
ui-menu = Menu
ui-close = Close
ui-cancel = Cancel
ui-back = Back
ui-confirm = Yes, do it
ui-yes = Yes
ui-no = No
ui-copy-link = Copy link
ui-link-copied = Link copied
ui-share = Share
ui-download = Download
ui-search = Search
ui-retry = Try again
ui-reload = Reload
ui-loading = One moment…
ui-not-found = There is nothing here. The link may be old or cut short.
ui-went-wrong = Something went wrong here. Your game is safe: reload the page.

## Languages, in their own words

language-en = English
language-hu = Magyar
language-pl = Polski

## The shelf

ui-shelf = The games
ui-play-now = Play now
ui-play-now-text = You against bots, straight away
ui-invite-friends = Invite friends
ui-invite-friends-text = Open a table and send the link
ui-learn = Learn
ui-learn-text = A first game, a turn in pictures, and all the rules
ui-players-number =
    { $count ->
        [one] { $count } player
       *[other] { $count } players
    }
ui-players-range = { $from }–{ $to } players
ui-minutes-range = { $from }–{ $to } minutes
ui-your-tables = Your tables
ui-no-tables = You have no table yet. Pick a game above.
ui-open-tables = Open tables
ui-no-open-tables = Nobody is looking for players right now.
ui-recent-replays = Recent games
ui-todays-deal = Today’s deal
ui-todays-deal-text = The same cards for everybody, all day long
ui-join = Join
ui-watch = Watch
ui-resume = Continue
ui-seats-taken = { $taken } of { $seats } seats taken
ui-phase-lobby = gathering
ui-phase-playing = being played
ui-phase-over = finished
ui-phase-closed = closed
ui-look = Look

## Who you are

ui-name = Name
ui-your-name = Your name
ui-name-text = This is what the others at the table will see.
ui-name-save = Save name
ui-other-device = Go on with another device
ui-other-device-text = This link is yours alone: whoever opens it plays in your name.

## The lobby

ui-lobby = Before the game
ui-seat = Player { $number }
ui-seat-open = Open
ui-sit-here = Sit here
ui-stand-up = Stand up
ui-add-here = Add a player on this device
ui-you = you
ui-host = host
ui-bot = Bot
ui-bot-of-level = Bot ({ $level })
bot-random = random
bot-random-text = Plays anything that is allowed.
bot-easy = easy
bot-easy-text = Plays without much of a plan.
bot-normal = normal
bot-normal-text = Plays sensibly, and slips now and then.
bot-greedy = greedy
bot-greedy-text = Takes whatever looks best right now.
bot-hard = hard
bot-hard-text = Thinks ahead, in worlds it can believe in.
bot-expert = expert
bot-expert-text = Thinks ahead longer, about more.
ui-bot-rating = Rating { $rating } ± { $doubt }
ui-bot-rating-text = Measured in { $games } games of bots against bots, at tables of { $seats }. With 95% certainty it lies between { $low } and { $high }.
ui-you-will-meet = You will meet { $bot }
ui-bot-level = Level of the bots
ui-put-bot = Put a bot here
ui-open-seat = Open this seat
ui-ask-to-leave = Ask to leave
ui-swap-seats = Swap seats
ui-seats = Players
ui-options = Options
ui-private = Private table
ui-private-text = Only people with the link can find it.
ui-public = Open table
ui-public-text = Anybody can see it on the front page and join.
ui-invite-link = Invitation link
ui-qr = QR code of the invitation
ui-ready = I am ready
ui-not-ready = Wait, not yet
ui-is-ready = ready
ui-is-not-ready = not ready yet
ui-start = Start
ui-start-with-bots = Start, with bots in the open seats
ui-waiting-for-host = Waiting for the host to start.
ui-waiting-for-players =
    { $count ->
        [one] { $count } seat is still open.
       *[other] { $count } seats are still open.
    }
ui-spectators =
    { $count ->
        [0] Nobody is watching
        [one] { $count } spectator
       *[other] { $count } spectators
    }
ui-watching = Watching: { $names }
ui-spectating = You are watching this game.

## Clocks

ui-clock = Clock
ui-clock-none = No clock
ui-clock-none-text = Everybody thinks as long as they like.
ui-clock-realtime = Live
ui-clock-realtime-text = Everybody has some minutes for the whole game and gets a few seconds for each decision.
ui-clock-relaxed = Relaxed
ui-clock-relaxed-text = Play whenever you find the time, over hours or days.
ui-minutes-each = Minutes per player
ui-increment = Seconds added per decision
ui-time-left = Time left
ui-out-of-time = Out of time: the usual choice is made for { $seat }.

## The table

ui-your-turn = Your turn
ui-waiting-for = Waiting for { $seat }
ui-thinking = { $seat } is thinking…
ui-options-number =
    { $count ->
        [one] { $count } option
       *[other] { $count } options
    }
ui-barred = Not possible now
ui-why = Why?
ui-rule = Rule { $clause }
ui-back-out = Esc: take this half of the choice back
ui-skip = Skip
ui-undo = Undo
ui-ask-undo = Ask to undo
ui-undo-asked = { $seat } asks to take the last choice back.
ui-undo-waiting = You have asked to undo; waiting for the others.
ui-allow = Allow
ui-refuse = Refuse
ui-leave = Leave the table
ui-leave-text = Your seat stays yours. Come back at any time, from any device.

## The side panel

ui-story = Story
ui-story-empty = Nothing has happened yet.
ui-story-jump = Show this moment
ui-now = Back to now
ui-chat = Chat
ui-chat-empty = No messages yet. Say hello!
ui-chat-hint = Write a message
ui-send = Send
ui-players = Players
ui-here = here
ui-away = away
ui-stand-in = Let a bot stand in
ui-standing-in = A bot is standing in for { $seat }.
ui-seat-back = Take my seat back
ui-rules = Rules
ui-rules-search = Search the rules
ui-rules-none = No rule mentions “{ $text }”.

## Several people on one device

ui-pass-device = Pass the device to { $name }
ui-pass-device-text = Everybody else, please look away.
ui-show-cards = I am { $name }: show my cards
ui-look-from = Look as player { $number }

## Connection

ui-connecting = Connecting…
ui-disconnected = The connection is gone. Nothing is lost.
ui-reconnecting = Reconnecting…
ui-reconnected = Connected again

## Values of the box

ui-reconstructed = reconstructed
ui-reconstructed-text = This value could not be checked against a printed copy, so it is our best guess. If you own the game, you can play with your own values.
ui-other-values = This table plays with its own values ({ $digest }).

## The end

ui-game-over = Game over
ui-you-won = You have won!
ui-you-lost = You have lost this time.
ui-winner = Winner: { $names }
ui-winners = Winners: { $names }
ui-no-winner = Nobody has won.
ui-score = Score
ui-place = Place { $place }
ui-rematch = Rematch
ui-rematch-ready = A rematch is ready at a new table.
ui-go-there = Go there
ui-replay = Replay

## Replays

ui-step-of = Step { $step } of { $steps }
ui-to-start = To the start
ui-previous = One step back
ui-next = One step on
ui-to-end = To the end
ui-play = Play
ui-pause = Pause
ui-view-of = As { $seat } sees it
ui-all-open = With all cards open
ui-fork-text = Opens a new table that starts at this moment.
ui-seal = Sealed deal
ui-seal-text = The digest below was shown before the first card: it fixes a secret. Cards are dealt from that secret and from the numbers everybody mixed in, so nobody alone decides them. After the game the secret is opened, and everything can be checked.
ui-verify = Verify
ui-your-number = Your number for the deal
ui-your-number-text = Letters and digits of your choice, mixed into the deal. A random one is as good as any.
ui-mixed = has mixed in a number
ui-seal-digest = Digest
ui-seal-secret = Secret
ui-seal-numbers = Numbers mixed in
ui-not-sealed = This deal is not sealed: it comes from a record, and whoever opened the table may know the cards.
ui-unsealed = Not sealed: whoever opened this table may know the cards
ui-seal-today = The seal of a deal of the day is opened when the day is over (midnight UTC).
ui-closed = This match is closed
ui-closed-text = Nobody has won or lost; these are the choices that were made.
ui-closed-last = This is how everybody saw the table last (choices so far: { $count }).
ui-took-back = took the last choice back

## Settings

ui-settings = Settings
ui-language = Language
ui-theme = Theme
ui-theme-light = Light
ui-theme-dark = Dark
ui-theme-system = Like the system
ui-motion = Motion
ui-motion-slow = Slow
ui-motion-normal = Normal
ui-motion-fast = Fast
ui-motion-off = Off
ui-sound = Sound
ui-sound-on = On
ui-sound-off = Off

## Refused: what was asked cannot be done, and nothing has changed

refused-not-your-turn = It is not your turn.
refused-not-offered = This is not possible now.
refused-stale = The game has moved on in the meantime. Look again and choose.
refused-game-over = The game is over.
refused-not-over = The game is not over yet.
refused-not-started = The game has not started yet.
refused-already-started = The game has already started.
refused-nothing-to-undo = There is nothing you could take back.
refused-undo-not-asked = Nobody has asked to undo anything.
refused-undo-denied = The others would rather not undo.
refused-undo-absent = Only whoever sits there can allow that, and is away: { $names }
refused-one-try = Today’s deal is one try: what has been revealed stays revealed.
refused-table-full = All seats are taken. You can watch.
refused-seat-taken = Somebody already sits there.
refused-no-such-seat = There is no such seat at this table.
refused-no-such-step = There is no step { $step } in this game; its last one is { $steps }.
refused-not-your-seat = This is not your seat.
refused-not-seated = Take a seat first.
refused-not-away = { $seat } is at the table: only an absent player needs a stand-in.
refused-still-waited-for = { $seat } has only just gone. A stand-in may be called in { $seconds } s.
refused-not-host = Only the host can do that.
refused-nobody = This server does not know you: there is nothing that is yours.
refused-nobody-there = There is nobody it could be done to.
refused-not-ready = Not ready yet: { $names }
refused-open-seats = There are still open seats.
refused-unknown-game = There is no game called “{ $game }”.
refused-no-lesson = This game has no first game to learn it by.
refused-no-advice = There are no hints at this table: it is not played with help.
refused-unknown-table = There is no such table. The link may be old or cut short.
refused-unknown-option = This game has no such option.
refused-bad-option = This option does not allow that choice.
refused-bad-seats = This game cannot be played with { $count } players.
refused-bad-clock = There is no such clock.
refused-unknown-bot = There is no bot of that level.
refused-name-empty = Please give a name.
refused-name-too-long = The name is too long: at most { $most } characters.
refused-name-taken = Somebody at this table already has that name.
refused-name-odd = This name could be taken for another one: it mixes alphabets or piles up accents. Choose a plainer one.
refused-no-talk = You may not talk now: this table is played without free talk, or you are out of the game.
refused-no-team = You have no team-mates you could talk to among yourselves.
refused-muted = The host has muted you at this table. You can still play and watch.
refused-no-claim = This claim cannot be made now, or it speaks of something that does not exist.
refused-text-empty = The message is empty.
refused-text-too-long = The message is too long: at most { $most } characters.
refused-too-fast = That was too fast. Wait a moment and try again.
refused-too-many-tables = There are too many tables already. Finish one first.
refused-too-big = That is too much for one message.
refused-other-origin = This request came from another site and was not accepted.
refused-not-understood = The server did not understand that. Reload the page.
refused-bad-record = This record cannot be played: { $problem }
refused-bad-data = These values cannot be used: { $problem }
refused-data-shape = This is not laid out like a data file: it is too long, or its keys and lists are nested too deeply.
refused-bad-number = A number for the deal has letters and digits only, { $most } at most.
refused-closed = This match is closed: its rules or component values are not played here any more.
refused-not-sealed = This deal is known already; nothing can be mixed into it.
refused-today = This is the deal of the day { $day }. Others may still be playing it: its cards are opened when that day is over, at midnight UTC.
refused-too-long-trial = Trying this out took too much time or memory, so it is not played here.
refused-too-long-look = Looking at this match took too long. Try again in a while.
refused-server-trouble = Something went wrong on the server. Nothing is lost; try again.

## Bye: the server closes the view

bye-table-gone = This table is gone.
bye-asked-to-leave = The host has asked you to leave this table.
bye-crowded = So many are watching already that there is no place left. Give yourself a name, or come back in a while.
bye-forgotten = You and everything that was yours are forgotten here.
bye-server-restarts = The server is restarting. You will be back in a moment; nothing is lost.

## What a table tells in every game

event-took_back = { $seat } took a choice back.
noted-report = Thank you. Whoever runs this server will read it.

## The terminal

term-choose = Choose a number from 1 to { $count } (? for help)
term-keys = ? help · ?3 why option 3 · ? 4.2 rule 4.2 · l story · u undo · q save and quit
term-help = Type the number of what you want to do. ?3 explains option 3, l tells the whole story, u takes your last choice back, q saves the game and quits.
term-options = You can:
term-barred = Not now:
term-not-a-choice = “{ $text }” is not one of the choices.
term-pass-keyboard = Pass the keyboard to { $seat }.
term-partner = p: ask { $seat } first
term-prefer = What would you take? { $seat } decides. A number, or Enter for nothing
term-prefers = { $seat } would take: { $option }
term-prefers-nothing = { $seat } leaves it to you.
term-press-enter = Press Enter to go on.
term-lesson-more = Press Enter to read on.
term-lesson-try = Try this: { $number } ({ $option }).
term-undone = Taken back.
term-saved = Saved in { $file }. Go on later with: { $command }
term-not-saved = The game could not be saved in { $file }: { $problem }
term-resumed = Going on with { $file }.
term-help-rules = ? 4.2 or ? R12 shows a clause of the rules. The chapters:
term-no-clause = The rules have no clause “{ $clause }”. They have: { $clauses }
term-kept = The game is kept. Look at it again with: { $command }
term-person = Player { $number }
term-bot = Bot { $number }
term-replay-keys = Enter on · p back · a number jumps there · l story · q quit
term-record-holds =
    { $count ->
        [one] The record holds: { $count } choice leads to where it says ({ $hash }).
       *[other] The record holds: { $count } choices lead to where it says ({ $hash }).
    }
term-part = Part
term-entries = Entries
term-exported = The values are in { $file }. Change them and play with: { $command }
term-played = Games
term-rating = Rating
term-wins = Wins
term-rate = Share
term-seat-rate = seats won
term-interval = 95% interval
term-games = Games: { $count }
term-length = Decisions per game: { $mean } on average, { $min } at least, { $max } at most
term-speed = Decisions per second: { $count }

verify-digest = The secret of the deal is the one whose digest was shown before the first card ({ $digest }).
verify-mixed =
    { $count ->
        [0] No player mixed a number of their own into the deal.
        [one] { $count } player mixed a number of their own into the deal.
       *[other] { $count } players mixed numbers of their own into the deal.
    }
verify-deal = The cards were dealt from the secret and those numbers, and from nothing else.
verify-choices =
    { $count ->
        [one] { $count } choice, played again, leads to where the record says ({ $hash }).
       *[other] { $count } choices, played again, lead to where the record says ({ $hash }).
    }
verify-no-seal = This deal was not sealed: whoever made it may have known the cards.
verify-not-over = The match is not over yet.

## What a bot thinks

advice-wins = Wins for certain.
advice-loses = Loses for certain.
advice-untried = Looks weak at first sight; it was not tried.
advice-best = Wins more often than anything else that was tried.
advice-deep = Does not look it, but wins more often when played on.
advice-close = Hardly worse than the best.
advice-worse = Wins less often.
term-standing = How everybody stood, from what each knew
term-turning-points = Turning points
term-at-step = Step { $step }
term-slip = { $player } could have done better: { $best } ({ $chance } %, not { $taken } %)
term-no-turning-point = There was no turning point.
