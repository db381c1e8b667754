# Replays: walking through a finished game, trying something else, reviewing it together. Names of players stand uninflected.

replay-title = Replay
replay-loading = Loading the game…
replay-not-over = The game is not over: its cards stay secret until then.
replay-to-the-table = To the table
replay-to-history = Past games

## Walking

replay-turn = move { $move } of { $last }
replay-turn-short = move { $move }
replay-dealt = The cards are dealt.
replay-where-i-was = Back to where I was
replay-first = To the deal
replay-last = To the end
replay-play = Autoplay
replay-pause = Pause
replay-view = View
replay-view-all = All cards
replay-view-as = As { $name } saw it
replay-panels = Review, log, notes, what if and sharing
replay-panel-review = Review
replay-panel-log = Log
replay-panel-talk = Notes
replay-panel-try = What if?
replay-panel-share = Share

replay-firework = Firework: { $suit }
replay-firework-open = Firework: { $suit }. When did it grow?
replay-grew = Grew at move
replay-never-grew = No card was placed there.
replay-gone-card = A card that is no longer in a hand
replay-drawn = Drawn at move
replay-clued = Clued at move
replay-left-placed = Played at move
replay-left-failed = Misplayed at move
replay-left-discarded = Discarded at move
replay-knew = As far as { $name } could know, it was one of these: { $cards }.
replay-in-the-pile = In the discard pile: { $card }

replay-key-ends = to the deal or to the end
replay-key-run = start or pause autoplay
replay-key-back = back to where you were
replay-key-view = look through the next player’s eyes
replay-key-aim = point at things, while you lead
replay-key-undo = undo or redo in a branch

## Notes and comments

replay-kind-bookmark = bookmark
replay-kind-note = note
replay-kind-comment = comment
replay-note-text = { $card }: { $text }
replay-card-number = card no. { $number }
replay-comment-on = Your comment on move { $move }
replay-comment-send = Comment
replay-nothing-written = Nobody has written anything about this game yet.

## What if?

replay-what-if = What if?
replay-what-if-about = Leave the game at any move and play on for all seats, by the real rules: other moves, other cards, another deck.
replay-what-if-how = Tap a card of the player to move to play or discard it, somebody else’s card to give a clue, and the deck to choose the next card. The link of this page includes the branch.
replay-try-here = Try something else from here
replay-try-from = Try something else from move { $move }
replay-branches = Branches
replay-the-game = The game as it was played
replay-branch-name = Branch { $number }
replay-stop-bad = Move { $move }: a card did not fit
replay-stop-kept = Move { $move }: a bookmark
replay-stop-talk = Move { $move }: a note
replay-stop-bot = Move { $move }: the bot would have played differently
replay-branch-from = { $count ->
    [0] from move { $move }, no moves yet
    [one] from move { $move }, { $count } move
   *[other] from move { $move }, { $count } moves
}
replay-branch-rename = Name of this branch
replay-branch-remove = Remove this branch
replay-branch-over = This branch is at its end.
replay-branch-past = You are looking back.
replay-on-turn = { $name }’s turn
replay-thinking = One moment…
replay-getting-ready = { $bot } is getting ready: it is compiled once, and thinks a little longer until then.
replay-play-on = Play on from here
replay-to-the-game = Back to the game
replay-undo = Undo
replay-redo = Redo
replay-idle-clue = Burn a clue
replay-other-clues = Other clues for this hand
replay-exchange = Change this card…
replay-cannot-exchange = That card cannot become this one: it has been played or discarded already, or every other copy has.
replay-hide = Turn it face down
replay-deck-top = The next card of the deck
replay-deck-open = The next card of the deck: choose it
replay-choose-top = Choose the next card…
replay-let-bot = Let a bot play on for all seats
replay-bot = Bot
replay-bot-one = Play one move
replay-bot-end = Play to the end

replay-ask-bot = Ask a bot
replay-bot-here = What would it do here?
replay-bot-would = { $bot } in the place of { $name }:
replay-bot-agrees = The same was played.
replay-bot-played = What was played: { $said }
replay-bot-try = Try it

## The review room

replay-here = { $count ->
    [0] connecting…
    [one] only you are here
   *[other] { $count } people are here
}
replay-lead = Lead
replay-you-lead = { $count ->
    [one] You lead; nobody else is here yet.
   *[other] You lead { $count } people, yourself included.
}
replay-let-go = Stop leading
replay-leads = { $name } leads.
replay-you-follow = You follow { $name }.
replay-follow = Follow { $name }
replay-point = Point at it
replay-pointed-at = pointed at
replay-points = { $name } points at: { $things }.
replay-aim = Point
replay-aiming = Tap what you want to point at.
replay-arrow-from = Arrow from here…
replay-arrow-where = Tap where the arrow should point.
replay-arrow-between = from { $start } to { $to }
replay-branch-of = { $name } shows this branch.

## Passing it on

replay-links = Links
replay-copy-turn = Copy the link to move { $move }
replay-copy-branch = Copy the link to this branch
replay-copy-embed = Copy the code for your page
replay-copy-picture = Copy the picture’s address
replay-embed = For your own page
replay-embed-copied = The code for your page is copied.
replay-open-full = Open in full
replay-downloads = Files
replay-record = Game file
replay-picture-svg = Picture (SVG)
replay-picture-png = Picture (PNG)
replay-transcript = Transcript
replay-transcript-language = Language of the transcript
replay-transcript-title = Hanabi: { $names }
replay-deal = The deal
replay-not-sealed = This deal has no shuffle proof.
replay-play-deal = Play these cards yourselves
replay-same-deal = Same cards elsewhere

## Opening a game

replay-open-title = Open a game
replay-open-about = Go through a game that was played elsewhere, or that somebody sent you.
replay-choose-file = Choose a file
replay-or-drop = …or drop one here.
replay-paste = Or paste a link or a text
replay-look = Open
replay-keep = Save and get a link
replay-not-kept = This game is not saved on this site.
replay-open-another = Open another game
replay-open-forms = You can open game files of this site, games of hanab.live as JSON, its replay-json links, and links to games on this site. Several at once: one a line, or a JSON list.
