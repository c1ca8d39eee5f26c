### What only the browser says, in English.

web-prompt = What is asked
web-panel = Side panel
web-all-options = All options
web-help = Help and keys
web-help-text = What you can do is lit. Click it once to see what it does, and once more to do it. Hover, focus or press anything for long to have it explained.
web-key-digits = choose one of the lit things
web-key-arrows = go to the next lit thing
web-key-enter = choose; once more: do it
web-key-escape = take half of a choice back
web-looking-back = You are looking at an earlier moment.
web-swap-seats-text = Press it at two seats, and they change places.
web-notify = Notice when it is your turn
web-credits = Icons from game-icons.net by Lorc, Delapouite and others (CC BY 3.0).
web-look-as = Look as
web-own-values = Values of your own box
web-own-values-text = You own the game, and other values are printed in your copy? Download the values, change them in a text editor and choose the file. That opens a new table: send its link to your friends.
web-values-download = Download the values
web-values-choose = Play with the values of this file
web-other-values = Own values
web-daily-won = Tries today: { $played } · won: { $won }
web-daily-survived = Missions today: { $played } · survived: { $won }
web-daily-scores = best score { $best }, the middle one { $middle }
web-daily-yours = your score { $score }
web-score-sheet = Score sheet
web-place = Place
web-key-moments = Moments to look at again
