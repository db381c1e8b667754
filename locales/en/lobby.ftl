# The lobby, and setting up a table.

lobby-title = Lobby

## The head of every page

nav-label = Pages
nav-rules = Rules
nav-learn = Learn
nav-history = Past games

## The ways in

hero-title = Everybody sees your cards but you
hero-lead = Hanabi is a game you win together: tell each other just enough to light five fireworks in the right order.
hero-name = Your name
hero-play = Play now
hero-play-hint = Play now deals the cards at once: you and two bots that say why they do what they do. No account needed.
hero-invite = Invite friends
hero-learn = Learn in three minutes

lobby-mine = Your games
lobby-notices-about = You need not wait here: you can be told when a game waits for you, also with no page open.
lobby-open = Open tables
lobby-open-none = Nobody is waiting for players at the moment. Open a public table below, and others will see it here.
lobby-lost = The list could not be refreshed; it is tried again in a moment.
lobby-watch = Games to watch
lobby-set-up = Set up a table
lobby-invitation = This site is for people with an invitation. Paste its link or its code:
lobby-come-in = Come in

listed-free = { $count ->
    [one] { $count } free seat
   *[other] { $count } free seats
}
listed-moves = { $count ->
    [0] just begun
    [one] { $count } move so far
   *[other] { $count } moves so far
}
listed-join = Join
listed-watch = Watch
listed-go-on = Go on
listed-your-turn = Your turn
listed-turn-of = On turn: { $name }
listed-waiting = for { $time }
listed-deadline = time left: { $time }
listed-per-turn = { $time } a turn
listed-bank = { $time } each

## The box and its options

set-box-label = Which box?
set-box-custom = Your own mix
base-game = Hanabi, base game
set-box-custom-tongue = Not a printed box
set-box-custom-about = Every option of every box, in any combination
set-options-label = What is in play beside the base game?
set-multicolour-label = Multicolour cards
set-multicolour-none = No multicolour cards

option-five-own = Cascade of colour
option-five-own-about = Five multicolour cards, one of each rank, make a sixth firework; clues name them as a color of their own.
option-ten-wild = Avalanche of colour
option-ten-wild-about = Ten multicolour cards make a sixth firework; every color clue touches them, and they can never be named themselves.
option-ten-own = Sixth suit
option-ten-own-about = Ten multicolour cards make a sixth firework and are clued like any other color.
option-black = Black powder
option-black-about = Ten black cards are built downwards from 5 to 1; no color clue touches them, and each one missing at the end costs a point.
option-tiles = Five flamboyants
option-tiles-about = A completed firework turns up one of six reward tiles instead of returning a clue token.
option-expert = All or nothing
option-expert-about = No last round and no points: complete every firework, or lose with the first card that cannot be replaced.
option-announce = Color announcement
option-announce-about = Before playing a card you may say its color: right brings a clue token, wrong is a mistake.
option-no-empty-clues = No empty clues
option-no-empty-clues-about = A clue must touch at least one card; every printed box here allows clues that touch none.

## Players and agreements

set-players-label = How many players?
set-players-about = Each player holds { $count } cards.
set-public-label = Who finds the table?
set-public-link = Friends with the link
set-public-link-about = Only those to whom you send the link.
set-public-public = Everybody
set-public-public-about = The table is listed in the lobby, and anybody can take a free seat.
set-agreements-label = Talk, memory, clock and watching
set-talk-label = What may be said?
set-talk-strict = Clues only
set-talk-strict-about = As printed: nothing is said beside the clues.
set-talk-remarks = Two remarks
set-talk-remarks-about = “I still know nothing” and “Do you remember?” may be said, too.
set-talk-free = Free talk
set-talk-free-about = Everybody may write what they like, and agrees not to give anything away.
set-aid-label = How much memory aid is allowed?
set-aid-full = Everything
set-aid-full-about = Cards may show what clues said of them and what that rules out; each player can choose less.
set-aid-marks = What was said
set-aid-marks-about = Cards may show what clues said of them, but nothing that follows from it.
set-aid-none = None
set-aid-none-about = As printed: you remember your clues yourselves, and the past opens when the game is over.
set-clock-label = Clock
set-clock-none = None
set-clock-none-about = Take all the time you like.
set-clock-per-turn = Per turn
set-clock-per-turn-about = Every turn has the same time; when it runs out, the game ends.
set-clock-bank = Per game
set-clock-bank-about = Each player has a store of time, and gets some back after every turn; when it is used up, the game ends.
set-clock-turn-seconds = Time for a turn
set-clock-bank-seconds = Time for each player
set-clock-increment = Back after every turn
set-watching-label = Who may watch?
set-watching-delayed = The game, later
set-watching-delayed-about = Watchers see the game some turns late, and each card once it has left its hand.
set-watching-one-seat = One seat’s view
set-watching-one-seat-about = Watchers see what one player sees, at once. A player who opens the table in a second window can see it too.
set-watching-nobody = Nobody
set-watching-nobody-about = Nobody watches before the end.
set-watching-seat = Whose view
set-watching-turns = How late
set-watching-hands = Show watchers the hands as well
set-watching-hands-about = A player who opens the table in a second window then sees most of their own hand.
set-turns-late = { $count ->
    [one] { $count } turn
   *[other] { $count } turns
}
set-starter-label = Who starts?
set-starter-chance = Chance decides
set-seat = Seat { $number }
set-rearrange-label = Hands may be rearranged
set-rearrange-about = You may move your own cards about as you like; everybody sees it.
set-pace-label = How fast do bots play?
set-pace-0 = At once
set-pace-600 = Quickly
set-pace-1200 = Calmly
set-pace-2500 = Slowly
set-bot-words-label = When do bots say why?
set-bot-words-never = Never
set-bot-words-never-about = Bots keep their reasons to themselves, also when the game is over, unless you play with bots alone.
set-bot-words-after = After the game
set-bot-words-after-about = Bots give their reasons when the game is over; who plays with bots alone may ask at once.
set-bot-words-at-once = At once
set-bot-words-at-once-about = Everybody who plays may ask a bot for its reasons, as far as they tell nothing of hidden cards. It needs the whole memory aid.

## Seats and cards

set-seats-label = Who else plays?
set-friend = A friend
set-bot = Bot: { $name }
set-strength-label = Strength
set-strength = { $points } of 25 points on average among its own kind
set-strength-unknown = strength not measured
set-deal-label = Which cards?
set-deal-shuffled = Shuffled
set-deal-shuffled-about = Shuffled by chance and sealed: a fingerprint of the deck is published before the first move, so that everyone can check it afterwards.
set-deal-code = By deal code
set-deal-code-about = The same cards somebody else was dealt; the table is marked as played with a chosen deal.
set-deal-table = Same as another game
set-deal-table-about = The cards of a finished game on this site, with its rules and number of players; the table is marked as played with a chosen deal.
set-deal-code-field = Deal code
set-deal-table-field = Link or number of the finished game
set-start = Deal the cards
set-start-about = Every seat is taken: the game begins at once.
set-open = Open the table
set-open-about = You get a link and a QR code for your friends.
