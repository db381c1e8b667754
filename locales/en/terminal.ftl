# What `hanabi` says in a terminal. Names of players stand uninflected; words in `quotes` are typed as they are.

## The table. Labels stand alone; the shorter, the better.

picture-fireworks = Fireworks
picture-clues = Clues
picture-mistakes = Mistakes
picture-deck = Deck
picture-score = Score
picture-placed = Placed
picture-of = { $part } of { $whole }
picture-at-most = { picture-of }, at most { $most }
picture-last-round = Last round
picture-turns-left = { $count ->
    [one] { $count } turn left
   *[other] { $count } turns left
}
picture-tile-waits = Tile waits
picture-tiles = Tiles
picture-tiles-used = used: { $tiles }
picture-tiles-left = left: { $tiles }
picture-discarded = Discarded
picture-nothing-yet = nothing yet
picture-next-cards = Next cards
picture-to-move = { $name } to move
picture-over = the game is over
picture-base-game = base game
picture-slot = slot
picture-suits = suits
picture-ranks = ranks
picture-no-cards = no cards

## What can be done, beside what a review proposes

do-touching = { $move } { $count ->
    [0] (no card)
    [one] (slot { $slots })
   *[other] (slots { $slots })
}
do-announcing = { $move } and announce { $said }
do-recycle = Shuffle { card-name } from the discard pile into the deck
do-salvage = Add { card-name } from the discard pile to its firework
do-lapse = Let the reward tile lapse
do-rearrange = Put the cards into this order: { $slots }
do-stop = End the game here

## Verbs to be typed: one word each, in small letters. English ones are understood as well, and p, d and c always
## mean play, discard and clue.

verb-play = play
verb-discard = discard
verb-clue = clue
verb-recycle = recycle
verb-salvage = salvage
verb-lapse = lapse
verb-sort = sort
verb-stop = stop
verb-help = help
verb-moves = moves
verb-log = log
verb-table = table
verb-quit = quit
verb-yes = yes

## A game

play-begins = { $players }. { $name } begins.
play-you = you
play-seed = The deal is number { $seed }, for practice.
play-pass-screen = Pass the screen to { $name }, who presses Enter:
play-unsaved = The game could not be saved: { $reason }.
play-saved = The record is in { $path } (`hanabi replay` walks through it).
play-not-kept = The game was not kept: `hanabi play --save FILE` keeps one.
play-left = You left the game before its end.
play-goes-on = The game goes on.
play-sure = End the game for everyone? Type { $yes }:
play-sure-expert = End the game for everyone? An expert game that is stopped is lost. Type { $yes }:
play-not-legal = It is not legal now.
play-empty-clue = `{ $typed }` touches no card, and empty clues are off in this game.
play-own-cards = You cannot see your own cards, and a clue goes to another player.
play-no-log = This game is played without memory aid: there is no log.
play-can-be = It can be { $cards }.
play-would-touch = A clue to { $name } would touch:
play-nothing = nothing
play-slots = { $count ->
    [one] slot { $slots }
   *[other] slots { $slots }
}

## What can be typed now

hint-type = Type: { $words }
hint-tile-clue = The reward tile asks for a clue, such as: { $example }. Or: { $words }
hint-tile-choice = The reward tile asks for a choice: { $words }
hint-preview = preview
hint-or = or
moves-announcing = announcing
moves-as-in = (as in { $example })
moves-tile = tile
moves-other-order = (or any other order; not a turn)

help-goal = Together, build a firework of each suit: 1 2 3 4 5.
help-goal-black = Together, build a firework of each suit: 1 2 3 4 5, black from 5 down.
help-hands = You see all hands but your own; [{ $mark }] are the clues a card got. One move a turn:
help-play = play the card in slot 2 (or `{ $verb } 2`)
help-announce = the same, announcing it: a token if right, a mistake if not
help-discard = discard the card in slot 1 for a clue token (or `{ $verb } 1`)
help-clue-color = tell { $name } all cards of this color; costs a clue token (or `{ $verb }`)
help-clue-rank = tell { $name } all 3s; costs a clue token
help-tile = what a tile asks for; also `{ $salvage }` and `{ $lapse }`
help-preview = which cards would it touch? `{ $all }` shows every clue
help-moves = all that you can do now
help-sort = put your cards into another order; that is not a turn
help-log = the last moves; Enter shows the table again
help-stop = end the game for all and count the points; `{ $quit }` just leaves
help-exact = Exact notation as in records, P12 or C1:R, works too.

## What cannot be read

typed-capitals = In capitals, { $typed } is exact notation for card number { $number }: type { $slot } for slot { $number }, or `{ $exact }` if you mean it
typed-stands-alone = `{ $verb }` stands alone: leave out { $rest }
typed-no-cards = You have no cards: only a clue is possible
typed-slot-wanted = Expected a slot from 1 to { $last }, as in `{ $example }`, found { $found }
typed-no-slot = There is no slot { $number }: your slots are 1 to { $last }
typed-clue-wanted = A clue has a player and a color or rank, as in `{ $color }` or `{ $rank }`
typed-rank-wanted = A clue names a rank from 1 to 5, not { $number }
typed-order-wanted = Name each of your slots once, in the new order, as in `{ $example }`
typed-could-be = { $typed } could be { $either }: write more of it
typed-no-player = { $typed } is no player here: { $players }
typed-not-understood = { $typed } is not understood: try `{ $help }`, or `{ $moves }` for what you can do now
typed-no-color = No clue can name { $typed }: it names { $colors }, or a rank from 1 to 5
typed-no-suit = { $typed } is not a suit: one of { $suits }
typed-card-wanted = Expected a card of the discard pile, as in `{ $example }`, found { $found }
typed-nothing = nothing

## Walking through a game

walk-help = Enter or n: next   p: previous   a number: that turn   g: the end
walk-help-seat = s SEAT: look from a seat (a number or name, spectator or all)   q: quit
walk-turn = Turn { $turn } of { $of }.
walk-begins = { $name } begins.
walk-stop = The players stop.
walk-prompt = turn { $turn }>
walk-left = The game was left here, before its end.
walk-at-end = This is the end: p goes back, q quits.
walk-at-beginning = This is the beginning: n goes on.
walk-no-turn = There is no turn { $turn }: the game has turns 0 to { $last }
walk-or-all = { $reason }; or spectator, or all
walk-edition = { $players }; edition { $edition }, { $options }.

## A review

judged-waiting = Judging the game; the first time, code is compiled
judged-possible = With all cards known, { $count ->
    [one] { $count } point was possible.
   *[other] { $count } points were possible.
}
judged-between = { $count ->
    [one] With all cards known, { $least } to { $count } point was possible.
   *[other] With all cards known, { $least } to { $count } points were possible.
}
judged-better = Better: { $said }.
