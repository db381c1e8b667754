# The lobby, and setting up a table.

lobby-title = Lobby

## The head of every page

nav-label = Pages
nav-rules = Rules
nav-learn = Learn
nav-history = Past games

## The ways in

hero-title = Everybody sees your cards but you
hero-lead = Tell each other just enough to light five fireworks in the right order.
hero-name = Your name
hero-play = Play now
hero-play-small = you and two bots, no account
hero-invite = Invite friends
hero-learn = Learn in three minutes
hero-learn-small = by playing a hand

lobby-mine = Your games
lobby-notices-about = No need to wait here: you can be notified when a game is waiting for you, even with no page open.
lobby-open = Open tables
lobby-open-none = Nobody is waiting for players at the moment. Open a public table below, and others will see it here.
lobby-lost = The list could not be refreshed; trying again in a moment.
lobby-watch = Games to watch
lobby-friends = With friends
lobby-friends-about = They need only the link. Seats that stay empty can go to bots, and whoever comes later takes one over.
lobby-friends-players = 2 to 5 players
lobby-challenge = Challenge your friends: the same deals for every group
lobby-puzzles = Puzzles
lobby-puzzles-about = One move is clearly the best. Which one? A new puzzle every day, and as many more as you like.
lobby-puzzles-go = Solve puzzles
daily = Deal of the day
daily-about = { $day } · { $players } players · everybody gets the same cards
daily-played = played
daily-not-played = not played
daily-score = { $score ->
    [one] { $score } point today
   *[other] { $score } points today
}
daily-streak = { $count ->
    [0] no days in a row yet
    [one] { $count } day in a row
   *[other] { $count } days in a row
}
daily-more = Results and other days
daily-play = Play it
daily-again = Play it again
lobby-set-up = Set up a table
lobby-invitation = This site is by invitation only. Paste your link or code:
lobby-come-in = Enter

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
listed-go-on = Resume
listed-your-turn = Your turn
listed-turn-of = { $name }’s turn
listed-waiting = for { $time }
listed-deadline = time left: { $time }
listed-per-turn = { $time } a turn
listed-bank = { $time } each

## The box and its options

set-box-label = Which edition?
set-box-custom = Your own mix
base-game = Hanabi, base game
set-box-custom-tongue = Not a boxed edition
set-box-custom-about = Every option of every edition, in any combination
set-options-label = What is added to the base game?
set-multicolour-label = Multicolor cards
set-multicolour-none = No multicolor cards

option-five-own = Cascade of color
option-five-own-about = Five multicolor cards, one of each rank, make a sixth firework; clues name them as a color of their own.
option-ten-wild = Avalanche of color
option-ten-wild-about = Ten multicolor cards make a sixth firework; every color clue touches them, and they can never be named themselves.
option-ten-own = Sixth suit
option-ten-own-about = Ten multicolor cards make a sixth firework and are clued like any other color.
option-black = Black powder
option-black-about = Ten black cards are built downwards from 5 to 1; no color clue touches them, and each one missing at the end costs a point.
option-tiles = Five flamboyants
option-tiles-about = A completed firework turns up one of six reward tiles instead of returning a clue token.
option-expert = All or nothing
option-expert-about = No last round and no points: complete every firework, or lose with the first card that cannot be replaced.
option-announce = Color announcement
option-announce-about = Before playing a card you may say its color: right brings a clue token, wrong is a mistake.
option-no-empty-clues = No empty clues
option-no-empty-clues-about = A clue must touch at least one card; every boxed edition here allows clues that touch none.

## Players and agreements

set-players-label = How many players?
set-players-about = { $count ->
    [one] Each player holds { $count } card.
   *[other] Each player holds { $count } cards.
}
set-public-label = Who can join?
set-public-link = Friends with the link
set-public-link-about = Only those to whom you send the link.
set-public-public = Everybody
set-public-public-about = The table is listed in the lobby, and anybody can take a free seat.
set-more = More choices
set-talk-label = What may be said?
set-talk-strict = Clues only
set-talk-strict-about = As in the rules: nothing is said apart from the clues.
set-talk-remarks = Two remarks
set-talk-remarks-about = “I still know nothing” and “Do you remember?” may be said, too.
set-talk-free = Free chat
set-talk-free-about = You may write whatever you like, as long as nobody gives anything away.
set-reactions-label = Quick reactions
set-reactions-about = “Hello!”, “One moment” and the like with one tap. Thanks and praise only with free chat, or after the game.
set-aid-label = How much memory aid is allowed?
set-aid-full = Full
set-aid-full-about = Cards may show what clues said of them and what that rules out; each player can choose less.
set-aid-marks = What was said
set-aid-marks-about = Cards may show what clues said of them, but nothing that follows from it.
set-aid-none = None
set-aid-none-about = As in the rules: you remember your clues yourselves, and the log opens after the game.
set-clock-label = Clock
set-clock-none = None
set-clock-none-about = Take all the time you like.
set-clock-per-turn = Per turn
set-clock-per-turn-about = Every turn has the same time limit; your first turn has half a minute more.
set-clock-bank = Per game
set-clock-bank-about = Each player has a time budget plus an increment; your first turn has half a minute more.
set-clock-turn-seconds = Time for a turn
set-clock-bank-seconds = Time for each player
set-clock-increment = Increment per turn
set-time-out-label = When time runs out
set-time-out-bot = A bot moves
set-time-out-bot-about = A bot makes this one move; the next turn is yours again.
set-time-out-more-time = More time
set-time-out-more-time-about = Time is added, as often as it takes: the clock only reminds.
set-time-out-stop = The game ends
set-time-out-stop-about = The game ends for everybody, and counts as it stands.
set-watching-label = Who may watch?
set-watching-delayed = With a delay
set-watching-delayed-about = Spectators see the game some turns late, and each card once it has left its hand.
set-watching-one-seat = One seat’s view
set-watching-one-seat-about = Spectators see what one player sees, without delay. A player who opens the table in a second window can see it too.
set-watching-nobody = Nobody
set-watching-nobody-about = Nobody can watch before the end.
set-watching-seat = Whose view
set-watching-turns = Delay
set-watching-hands = Show spectators the hands as well
set-watching-hands-about = A player who opens the table in a second window then sees most of their own hand.
set-turns-late = { $count ->
    [one] { $count } turn
   *[other] { $count } turns
}
set-starter-label = Who starts?
set-starter-chance = Random
set-seat = Seat { $number }
set-rearrange-label = Hands may be rearranged
set-rearrange-about = You may move your own cards around as you like; everybody sees it.
set-pace-label = How fast do bots play?
set-pace-0 = Instantly
set-pace-600 = Quickly
set-pace-1200 = Calmly
set-pace-2500 = Slowly
set-conventions-label = What may Partner expect of you?
set-conventions-shown = What you have shown
set-conventions-shown-about = Partner plays plainly with everybody it does not know, and by its conventions with those who have shown them in earlier games.
set-conventions-level = Level { $level }
set-conventions-level-about = Everybody here plays by its conventions up to level { $level }, from the first clue on.
set-bot-words-label = When do bots say why?
set-bot-words-never = Never
set-bot-words-never-about = Bots keep their reasons to themselves, even after the game, unless you play only with bots.
set-bot-words-after = After the game
set-bot-words-after-about = Bots give their reasons when the game is over; if you play only with bots, you may ask at any time.
set-bot-words-at-once = Immediately
set-bot-words-at-once-about = Every player may ask a bot for its reasons, as far as they reveal nothing about hidden cards. It needs the full memory aid.

## Seats and cards

set-seats-label = Who else plays?
set-friend = A friend
set-bot = Bot: { $name }
set-strength-label = Strength
set-strength = averages { $points }/25 with copies of itself
set-strength-unknown = strength not measured
set-deal-label = Which cards?
set-deal-shuffled = Shuffled
set-deal-shuffled-about = Shuffled at random: a fingerprint of the deck is published before the first move, so that anyone can verify it afterwards.
set-deal-code = By deal code
set-deal-code-about = The same cards that somebody else was dealt; the table is marked as played with chosen cards.
set-deal-table = Same as another game
set-deal-table-about = The cards of a finished game on this site, with its rules and number of players; the table is marked as played with chosen cards.
set-deal-code-field = Deal code
set-deal-table-field = Link or number of the finished game
set-start = Deal the cards
set-start-about = Every seat is taken: the game begins at once.
set-open = Open the table
set-open-about = You get a link and a QR code for your friends.
