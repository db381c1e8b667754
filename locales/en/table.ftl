# The table: gathering, playing, and looking back. Names of players always stand uninflected.

table-title = Table
table-connecting = Connecting…
table-reconnecting = The connection is lost. Reconnecting…
table-closed = This table was closed before the game started.
table-not-yet = The game has begun.
table-watching-nobody = This table has no spectators before the end; then the whole game opens here.
table-watching-one-seat = You see what seat { $seat } sees, without delay.
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

table-gathering = Take your seats
table-invited-by = { $name } invites you to Hanabi
table-invited = You are invited to Hanabi
table-invited-to = { $count ->
    [one] { $box }, { $count } player.
   *[other] { $box }, { $count } players.
}
table-invited-free = { $count ->
    [one] One seat is free. No account needed: enter a name and sit down.
   *[other] { $count } seats are free. No account needed: enter a name and sit down.
}
table-full = All seats are taken.
table-full-stay = Stay here: the game appears on this page once the cards are dealt, and so does a seat that becomes free.
table-lesson = Learn in three minutes
table-seats = Seats
table-seat-free = Free seat
table-you = you
table-host = host
table-bot = bot
table-outsider = external bot
table-not-here = not connected
table-sit = Sit down
table-sit-here = Sit here instead
table-stand-up = Stand up
table-seat-bot = Add a bot
table-seat-program = Add an external bot
table-program-explained = Your own program plays this seat, on any computer. It connects to an address and sees what a person in this seat would see.
table-program-name = Name of the bot
table-program-usual-name = my bot
table-program-make = Create a key
table-program-key = Key
table-program-address = Address to connect to
table-program-command = Example command that plays at random, in a copy of the project
table-program-copy = Copy
table-program-copy-what = Copy: { $what }
table-program-copied = Copied.
table-program-copy-by-hand = Select it and copy it.
table-program-secret = Whoever has the key plays this seat: show it to nobody else. It is not shown again; free the seat to make another one.
table-free-seat = Free the seat
table-start = Deal the cards
table-seats-missing = { $count ->
    [one] One seat is still free: invite somebody, or add a bot.
   *[other] { $count } seats are still free: invite people, or add bots.
}
table-host-starts = When every seat is taken, { $name } deals the cards.
table-your-name = Your name
table-take-name = Use this name
table-invite = Invite people
table-invitation = Come and play Hanabi with me
table-link = Link to this table
table-copy-link = Copy the link
table-link-copied = The link is copied.
table-copy-by-hand = Select the link and copy it.
table-share = Share…
table-qr = The link to this table as a QR code
table-agreement = Game settings
table-change = Change
table-done = Done
table-deal-chosen = These cards were chosen, not shuffled: somebody may know them.
table-option-base = The base game, with nothing added.
table-clock-turn = { $time } for every turn.
table-clock-bank = { $time } for each player, and { $back } more after every turn.
table-clock-budget = { $time } for each player.

## The table in play

table-board = Fireworks and tokens
table-deck = in the deck
table-last-round = { $count ->
    [one] turn left
   *[other] turns left
}
table-points = { $count ->
    [one] point
   *[other] points
}
table-pace = { $count ->
    [0] no discards to spare
    [one] { $count } discard to spare
   *[other] { $count } discards to spare
}
table-pace-brief = { $count } spare
table-tiles = Reward tiles: { $used } used, { $left } left
table-hand-of = Hand: { $name }
table-card-of = { $name }, card { $slot }
table-own-hand = Your hand
table-own-card = Your card { $slot }
table-see-as = See this hand as { $name } does
table-see-own = See what your cards can still be
table-on-turn = to move
table-away = has left
table-level = level { $level }
table-stand-in = { $bot } is filling in
table-getting-ready = getting ready
table-getting-ready-why = It is compiled once, and thinks a little longer until then.
table-thinking = thinking
table-time-left = Time left: { $time }
table-your-turn = Your turn
table-sending = Sending…
table-not-your-turn = It is not your turn.
table-plan-when = As soon as it is your turn
table-plan-clue = Plan a clue for your turn: pick one.
table-plan-play = Planned: play slot { $slot }
table-plan-discard = Planned: discard slot { $slot }
table-plan-tell = Tell { $name }: { $named }
table-plan-cancel = Cancel
table-plan-told = You were told something: your planned move was canceled.
table-plan-changed = { $name } has other cards or knows more now: your planned clue was canceled.
table-plan-taken-back = A move was taken back: your planned move was canceled.
table-plan-illegal = Your planned move is no longer possible.
table-waits-for = { $name }’s turn
table-watching = You are watching.

## Own cards

table-play = Play
table-discard = Discard
table-announce = Or say its color and play:
table-note = Note
table-note-on = Note on card { $slot }
table-note-secret = Nobody else sees your notes before the end of the game.
table-keep = Save
table-move-left = Move the card to the left
table-move-right = Move the card to the right
table-drop-play = Drop it here to play it
table-all-tokens-there = All clue tokens are available: a discard would bring nothing back, so it is not allowed.
table-sure = Are you sure?
table-sure-last-copy = As far as you can know, this is the last copy of a card that is still needed.
table-sure-placed-already = As far as you can know, this card is already on its firework: that would be a mistake.
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
    [0] no { suit-name } cards
    [one] one { suit-name } card
   *[other] { count-word } { suit-name } cards
}
table-tell-rank = Tell { $name }: { $count ->
    [0] no { $rank }s
    [one] one { $rank }
   *[other] { count-word } { $rank }s
}
table-no-token = No clue left: a discard brings one back
table-no-clue-now = No clue can be given now.

## Reward tiles

table-tile-choice = Reward tile
table-choose-free-clue = Tap somebody’s card to give the clue.
table-let-lapse = Let the tile lapse
table-tile-of = The choice is up to { $name }.

## The course of the game

table-log = Log
table-tools = Discards, log and chat
table-last-move = Last move
table-no-move-yet = No move yet.
table-time = Moment of the game
table-move-of = after move { $move } of { $last }
table-step-back = One move back
table-step-forward = One move forward
table-looking-back = You are looking back: move { $move } of { $last }.
table-live = Back to the game
table-to-the-end = Back to the end
table-missed = { $count ->
    [one] One move was made while you were away.
   *[other] { $count } moves were made while you were away.
}
table-step-through = Step through

## Talk

table-talk = Chat
table-talk-blocked = Blocked.
table-talk-show = Show
table-say = Message
table-say-watchers = Message spectators
table-send = Send
table-no-talk = No chat at this table: only clues.
table-remark-know-nothing = I still know nothing.
table-remark-do-you-remember = Do you remember?
table-reactions = Quick reactions
table-reaction-hello = Hello!
table-reaction-one-moment = One moment
table-reaction-back-soon = Back soon
table-reaction-well-done = Well done!
table-reaction-thank-you = Thank you!
table-reaction-oops = Oops!

## Beside the moves

table-menu = Menu
table-ask-takeback = Ask to take my clue back
table-bookmark = Bookmark this moment
table-bookmark-about = A note about this moment, if you like
table-bookmarked = Bookmarked: you will find it in the log and in the replay.
table-pause = Pause
table-paused = The game is paused.
table-go-on = Resume
table-stop = Propose to stop here
table-leave-game = Leave for now
table-vacation = Take a week off: my clock stops
table-vacation-end = End my vacation
table-let-bot-in = Let a bot fill in for { $name }
table-numbers = Show max score, pace and lost fireworks
table-keys = Keys
table-rules = Rules
table-sealed = Verified shuffle
table-invite-watchers = Spectator link
table-report = Report
table-report-about = Who or what is it about?
table-report-all = The table as a whole
table-report-what = What happened?
table-report-send = Send to the site owner
table-reported = Thank you. The site owner will read it.
table-takeback-wanted = { $name } asks to take the last clue back.
table-agree = Agree
table-refuse = No
table-stop-wanted = { $count ->
    [one] { $names } wants to stop here.
   *[other] { $names } want to stop here.
}
table-stop-too = Stop here, too
table-play-on = Play on after all
table-bot-plays-for-you = The bot { $bot } is playing for you.
table-you-left = You have left the game; your seat is kept.
table-am-back = I am back
table-bot-wanted = Should the bot { $bot } fill in for { $name }?
table-seat-wanted = { $name } came late and would like to take over from { $bot }.

table-key-choose = choose one of your cards
table-key-play = play it
table-key-discard = discard it
table-key-note = write a note on it
table-key-move = move it in your hand
table-key-arrows = move between cards
table-key-enter = clues for the card, or give the chosen clue
table-key-escape = cancel
table-key-time = one move back or forward
table-key-live = back to the game
table-key-help = this list

## What the log says beside the moves

table-log-created = { $name } sets up the table.
table-log-sat = { $name } takes a seat.
table-log-outsider-sat = { $name }, an external bot, takes a seat. Whoever holds its key sees what this seat sees.
table-log-bot-seated = A bot takes a seat: { $bot }.
table-log-seat-emptied = Seat { $seat } is free again.
table-log-settings-changed = The game settings were changed.
table-log-started = The cards are dealt; { $name } starts.
table-log-taken-back = { $name } takes the last clue back.
table-log-remarked = { $name }: “{ $remark }”
table-log-said = { $name }: { $text }
table-log-paused = { $name } pauses the game.
table-log-went-on = { $name } resumes the game.
table-log-takeback-asked = { $name } asks to take the last clue back.
table-log-takeback-refused = { $name } does not agree to the takeback.
table-log-stop-voted = { $name } wants to stop.
table-log-stop-unvoted = { $name } wants to play on.
table-log-bot-voted = { $name } wants the bot { $bot } to fill in for { $to }.
table-log-away = { $name } has left; the seat is kept.
table-log-returned = { $name } is back.
table-log-vacation = { $count ->
    [one] { $name } takes a day off; their clock is stopped.
   *[other] { $name } takes { $count } days off; their clock is stopped.
}
table-log-vacation-over = { $name } is back from vacation.
table-log-seat-asked = { $name } asks to take over from { $bot }.
table-log-seat-refused = { $name } does not want anybody to take over.
table-log-bot-failed = The bot { $bot } crashed; { $successor } plays on.
table-log-rematched = There is a new table for all of you.
table-log-timed-out = { $name } has no time left.
table-log-turn-handed-over = { $name } has no time left; { $bot } makes this move.
table-log-time-added = { $name } has no time left; some time was added.

## The end

table-ending = The game is over
table-rematch = Play again
table-to-rematch = To the new table
table-review = Review
table-more = Deal code, game file, shuffle proof
table-copy-deal = Copy the deal code
table-code-copied = The deal code is copied: with it anybody can play the same cards.
table-record = Download the game file
table-seal-checking = Verifying the shuffle…
table-seal-holds = Shuffle verified: your browser checked that the cards were fixed before the first move.
table-seal-broken = The shuffle could not be verified: these are not the cards fixed before the first move.
table-seal-unchecked = This browser can verify shuffles only on a secure page (https). The game file has everything needed to verify it elsewhere.

## The dock, the clue desk and the story of a card

you = you
table-counts = Tokens, deck and score
table-of-most = of { $count }
table-most = max { $count }
table-black-costs = black still costs { $count }
table-pace-about = How many more cards you can discard and still reach { $reachable } points.
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
    [one] uses the last clue
   *[other] uses 1 of { $count } clues
}
table-free = costs no clue
table-no-card = no card
table-tell-something = Tell…
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
table-tile-pick = Choose…
table-hand-was = Your hand was
table-review-about = move by move, with what bots think
table-rematch-about = a new table with the same people
table-rematch-bots = the same bots; cards are dealt at once
table-share-game = Share
table-share-about = your result and a link
table-share-result = Hanabi: { $score } of { $of } points.
table-share-copied = Result and link are copied.
table-share-copy = Copy result and link
table-share-save = Save the picture
table-share-lost = Lost
table-more-about = the same cards for friends
table-ages = Mark the newest and the oldest card
table-next = Mark the card that is discarded next
table-mirrored = Newest card on the left
table-key-whom = choose whom to tell
table-key-color = prepare a color clue; again: give it
table-key-rank = prepare a rank clue; again: give it
table-stop-ask = Stop the game here?
table-stop-ask-bots = Nobody else has a say: the game ends at once and counts as it stands.
table-stop-ask-people = The others are asked. If all agree, the game ends and counts as it stands.
table-stop-yes = Stop here
table-stop-no = Play on
