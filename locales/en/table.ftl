# The table: gathering, playing, and looking back. Names of players always stand uninflected.

table-title = Table
table-connecting = Connecting …
table-reconnecting = The connection is lost. Reconnecting …
table-closed = This table was given up before the first card.
table-not-yet = The game has begun.
table-watching-nobody = Nobody watches this table before the end; then the whole game opens here.
table-watching-one-seat = You see what seat { $seat } sees, at once.
table-watching-delayed = { $count ->
    [one] You see the game one turn late, and each card once it has left its hand.
   *[other] You see the game { $count } turns late, and each card once it has left its hand.
}
table-watching-hands = { $count ->
    [one] You see all hands, one turn late.
   *[other] You see all hands, { $count } turns late.
}
table-take-over = Ask to take over from { $bot }

## Gathering

table-gathering = Everybody take a seat
table-invited-by = { $name } invites you to Hanabi
table-invited = You are invited to Hanabi
table-invited-to = { $count ->
    [one] { $box }, { $count } player.
   *[other] { $box }, { $count } players.
}
table-invited-free = { $count ->
    [one] One seat is free. No account needed: say what to call you, and sit down.
   *[other] { $count } seats are free. No account needed: say what to call you, and sit down.
}
table-full = All seats are taken.
table-full-stay = Stay here: the game appears on this page once the cards are dealt, and so does a seat that becomes free.
table-lesson = Learn in three minutes
table-seats = Seats
table-seat-free = Free seat
table-you = you
table-host = host
table-bot = bot
table-outsider = program of a guest
table-not-here = not connected
table-sit = Sit down
table-sit-here = Sit here instead
table-stand-up = Stand up
table-seat-bot = Seat a bot
table-seat-program = Seat a program
table-program-explained = A program of yours, on any computer, plays this seat. It connects to an address and sees what a person in this seat would see.
table-program-name = What shall it be called?
table-program-usual-name = my bot
table-program-make = Make a key
table-program-key = Key
table-program-address = Address to connect to
table-program-command = Command that plays by chance, in a copy of the project
table-program-copy = Copy
table-program-copy-what = Copy: { $what }
table-program-copied = It is copied.
table-program-copy-by-hand = Select it and copy it.
table-program-secret = Whoever has the key plays this seat: show it to nobody else. It is not shown again; free the seat to make another one.
table-free-seat = Free the seat
table-start = Deal the cards
table-seats-missing = { $count ->
    [one] One seat is still free: invite somebody, or seat a bot.
   *[other] { $count } seats are still free: invite people, or seat bots.
}
table-host-starts = When every seat is taken, { $name } deals the cards.
table-your-name = What shall we call you?
table-take-name = Take this name
table-invite = Invite people
table-invitation = Come and play Hanabi with me
table-link = Link to this table
table-copy-link = Copy the link
table-link-copied = The link is copied.
table-copy-by-hand = Select the link and copy it.
table-share = Share …
table-qr = The link to this table as a QR code
table-agreement = What this table plays
table-change = Change this
table-done = Done
table-deal-chosen = These cards were chosen, not shuffled: somebody may know them.
table-option-base = The base game, with nothing added.
table-clock-turn = { $time } for every turn.
table-clock-bank = { $time } for each player, and { $back } back after every turn.

## The table in play

table-board = Fireworks and tokens
table-deck = in the deck
table-last-round = turns left
table-points = { $count ->
    [one] point
   *[other] points
}
table-pace = { $count ->
    [0] no discard to spare
    [one] { $count } more discard ok
   *[other] { $count } more discards ok
}
table-tiles = Reward tiles: { $used } used, { $left } left
table-hand-of = Hand: { $name }
table-card-of = { $name }, card { $slot }
table-own-hand = Your hand
table-own-card = Your card { $slot }
table-see-as = See this hand as { $name } does
table-see-own = See what your cards can still be
table-on-turn = on turn
table-away = has left
table-stand-in = { $bot } stands in
table-getting-ready = gets ready
table-getting-ready-why = It is being compiled, this once, and thinks a little longer until then.
table-thinking = thinks
table-time-left = Time left: { $time }
table-your-turn = Your turn
table-sending = Sending …
table-not-your-turn = It is not your turn.
table-waits-for = On turn: { $name }
table-watching = You are watching.

## Own cards

table-play = Play
table-discard = Discard
table-announce = Or say its color and play:
table-note = Note
table-note-on = Note on card { $slot }
table-note-secret = Nobody else sees your notes before the end of the game.
table-keep = Keep
table-move-left = Move the card to the left
table-move-right = Move the card to the right
table-drop-play = Drop it here to play it
table-all-tokens-there = All clue tokens are there: a discard would bring nothing, so it is not allowed.
table-sure = Are you sure?
table-sure-last-copy = By all you can know, this is the last copy of a card that is still needed.
table-sure-placed-already = By all you can know, this card lies on its firework already: that would be a mistake.
table-sure-no = Keep the card
table-sure-play = Play it anyway
table-sure-discard = Discard it anyway

## Clues

table-clues-for = Clues for { $name }
table-clue-label = { $named }: { $count ->
    [0] touches no card
    [one] touches one card, { $fresh } new
   *[other] touches { $count } cards, { $fresh } new
}
table-clue-plain = { $named }: { $count ->
    [0] touches no card
    [one] touches one card
   *[other] touches { $count } cards
}
table-tell-color = Tell { $name }: { $count ->
    [0] no { suit-name } card
    [one] one { suit-name } card
   *[other] { count-word } { suit-name } cards
}
table-tell-rank = Tell { $name }: { $count ->
    [0] no { $rank }
    [one] one { $rank }
   *[other] { count-word } { $rank }s
}
table-no-token = No clue left: a discard brings one back
table-no-clue-now = No clue can be given now.

## Reward tiles

table-tile-choice = Reward tile
table-choose-free-clue = Tap somebody's card to give the clue.
table-let-lapse = Let the tile lapse
table-tile-of = The choice is up to { $name }.

## The course of the game

table-log = Log
table-tools = Pile, log and talk
table-last-move = Last move
table-no-move-yet = No move yet.
table-time = Moment of the game
table-move-of = after move { $move } of { $last }
table-step-back = One move back
table-step-forward = One move on
table-looking-back = You are looking back: move { $move } of { $last }.
table-live = Back to the game
table-to-the-end = Back to the end
table-missed = { $count ->
    [one] One move was made while you were away.
   *[other] { $count } moves were made while you were away.
}
table-step-through = Step through

## Talk

table-talk = Talk
table-say = Say something
table-say-watchers = Say something to those who watch
table-send = Send
table-no-talk = At this table clues say everything.
table-remark-know-nothing = I still know nothing.
table-remark-do-you-remember = Do you remember?

## Beside the moves

table-menu = Menu
table-ask-takeback = Ask to take my clue back
table-bookmark = Bookmark this moment
table-bookmark-about = A word about this moment, if you like
table-bookmarked = Bookmarked: you find it in the log and in the review.
table-pause = Pause
table-paused = The game is paused.
table-go-on = Go on
table-stop = Propose to stop here
table-leave-game = Leave for now
table-vacation = A week of vacation: my time stands still
table-vacation-end = Back from vacation
table-let-bot-in = Let a bot stand in for { $name }
table-numbers = Show reach, pace and lost fireworks
table-keys = Keys
table-rules = Rules
table-sealed = Sealed deal
table-invite-watchers = Link for those who watch
table-report = Report something
table-report-about = Whom or what is it about?
table-report-all = The table as a whole
table-report-what = What happened?
table-report-send = Send to whoever runs this site
table-reported = Thank you. Whoever runs this site will read it.
table-takeback-wanted = { $name } asks to take the last clue back.
table-agree = Agree
table-refuse = No
table-stop-wanted = { $count ->
    [one] { $names } wants to stop here.
   *[other] { $names } want to stop here.
}
table-stop-too = Stop here, too
table-play-on = Play on after all
table-bot-plays-for-you = The bot { $bot } plays for you.
table-you-left = You have left the game; your seat is kept.
table-am-back = I am back
table-bot-wanted = Shall the bot { $bot } stand in for { $name }?
table-seat-wanted = { $name } came late and would like to take over from { $bot }.

table-key-choose = choose one of your cards
table-key-play = play it
table-key-discard = discard it
table-key-note = write a note on it
table-key-move = move it in your hand
table-key-arrows = walk over the cards
table-key-enter = clues for the card, or the clue itself
table-key-escape = put everything down
table-key-time = one move back or on
table-key-live = back to the game
table-key-help = this list

## What the log says beside the moves

table-log-created = { $name } sets up the table.
table-log-sat = { $name } takes a seat.
table-log-outsider-sat = { $name }, a program, takes a seat. Whoever holds its key sees what this seat sees.
table-log-bot-seated = A bot takes a seat: { $bot }.
table-log-seat-emptied = Seat { $seat } is free again.
table-log-settings-changed = The table plays something else now.
table-log-started = The cards are dealt; { $name } starts.
table-log-taken-back = { $name } takes the last clue back.
table-log-remarked = { $name }: “{ $remark }”
table-log-said = { $name }: { $text }
table-log-paused = { $name } pauses the game.
table-log-went-on = { $name } goes on with the game.
table-log-takeback-asked = { $name } asks to take the last clue back.
table-log-takeback-refused = { $name } does not agree to the takeback.
table-log-stop-voted = { $name } wants to stop.
table-log-stop-unvoted = { $name } wants to play on.
table-log-bot-voted = { $name } wants the bot { $bot } to stand in for { $to }.
table-log-away = { $name } has left; the seat is kept.
table-log-returned = { $name } is back.
table-log-vacation = { $count ->
    [one] { $name } is on vacation for a day; that clock stands still.
   *[other] { $name } is on vacation for { $count } days; that clock stands still.
}
table-log-vacation-over = { $name } is back from vacation.
table-log-seat-asked = { $name } asks to take over from { $bot }.
table-log-seat-refused = { $name } does not want anybody to take over.
table-log-bot-failed = The bot { $bot } broke down; { $successor } plays on.
table-log-rematched = There is a new table for all of you.
table-log-timed-out = { $name } has no time left.

## The end

table-ending = The game is over
table-rematch = Play again
table-to-rematch = To the new table
table-review = Review
table-more = Deal, record and seal
table-copy-deal = Copy the deal code
table-code-copied = The deal code is copied: with it anybody can play the same cards.
table-record = Download the record
table-seal-checking = Checking the seal …
table-seal-holds = The seal holds: your browser has checked that the cards were fixed before the first move.
table-seal-broken = The seal does not fit these cards.
table-seal-unchecked = This browser checks seals only on a secure page (https). The record carries everything needed to check it elsewhere.

## The dock, the clue desk and the story of a card

you = you
table-counts = Tokens, deck and score
table-of-most = of { $count }
table-most = max { $count }
table-black-costs = black still costs { $count }
table-pace-about = How many cards can still be discarded before { $reachable } points are out of reach.
table-dock = Your hand and your moves
table-pick-card = pick a card
table-slot = slot { $slot }
table-slots = { $count ->
    [one] slot { $slots }
   *[other] slots { $slots }
}
table-not-now = not possible now
table-all-tokens = all { $count } clues are there
table-give-clue = Give a clue
table-tell = Tell
table-tell-whom = Whom to tell
table-costs = { $count ->
    [0] no clue left
   *[other] uses 1 of { $count } clues
}
table-free = costs no clue
table-no-card = no card
table-tell-something = Tell …
table-pick-clue = pick a clue
table-touches-nothing = touches no card
table-new = { $count ->
    [0] nothing new
    [one] one is new
   *[other] { $count } are new
}
table-story = The story of this card
story-dealt = Dealt at the start.
story-drawn = Drawn at move { $move }.
story-told = Move { $move }, { $name }: { $named }{ $alone ->
    [alone] {" "}(no other card)
   *[more] {""}
}.
story-not-told = No clue so far.
story-note = Your note: { $text }
table-ringed = ringed: last copy
table-tile-needed = Still needed, one copy left
table-tile-others = The others
table-tile-recycled = deck { $from } → { $to }
table-tile-salvaged = it goes onto its firework
table-tile-do-recycle = Put back: { $card }
table-tile-do-salvage = Rescue: { $card }
table-tile-pick = Choose …
table-hand-was = Your hand was
table-review-about = move by move, with what bots think
table-rematch-about = a new table with the same people
table-rematch-bots = the same bots; cards are dealt at once
table-share-game = Share
table-share-about = your result and a link
table-share-result = Hanabi: { $score } of { $of } points.
table-share-copied = Result and link are copied.
table-more-about = the same cards for friends
table-ages = Mark the newest and the oldest card
table-next = Mark the card that is discarded next
table-mirrored = Newest card on the left
table-key-whom = tell the next player
table-key-color = prepare a color clue; again: give it
table-key-rank = prepare a rank clue; again: give it
table-stop-ask = Stop the game here?
table-stop-ask-bots = Nobody else has a say: the game ends at once and counts as it stands.
table-stop-ask-people = The others are asked. If all agree, the game ends and counts as it stands.
table-stop-yes = Stop here
table-stop-no = Play on
