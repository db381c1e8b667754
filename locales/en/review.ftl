# The review of a finished game: what was possible, what a move cost, and why. Names of players stand uninflected.

## Asking for it

review-about = Every move is judged by what its player knew: what it cost, what was better, and where points were lost for good.
review-begin = Review this game
review-stop = Stop
review-judging = Reviewing the game…
review-waiting = Waiting for the review… The very first one takes a minute or two: the program that judges games is compiled once.
review-reader = Conventions
review-literal = none: clues at face value
review-share = { $name } ({ $percent }%)
review-by = Judged by the conventions of { $reader }: they fit best. In the list: how many of the moves each explains.
review-by-literal = Judged by what the clues say and no more: no bot’s conventions fit this game.
review-whose = Whose moves
review-all = All players
review-next = Next moment: move { $move }, { $mark }
review-moments = Moments
review-nothing = Nothing to mark here.
review-numbers = Expected: what { $bot } would score on average, playing on from here for all seats. Possible: the best score with all cards known.

## Marks

review-mark-blunder = blunder
review-mark-mistake = mistake
review-mark-inaccuracy = inaccuracy
review-mark-unlucky = unlucky
review-mark-good-find = good find
review-mark-at = Move { $move }: { $mark }

## The curve

review-points = Expected points
review-chance = Chance of { $full }
review-points-now = { $score } ± { $error }
review-chance-now = { $percent }%
review-possible = most still possible
review-could-win = From here the game could still be won: all { $full } points, with all cards known.
review-could-not-win = Since move { $move } the game could no longer be won: { $most } of { $full } points at most, with all cards known.
review-could-never-win = This deal could not be won: { $most } of { $full } points at most, with all cards known.
review-could-open = Nobody knows whether the game could still be won from here: at least { $least } of { $full } points, with all cards known.

## A move

review-do-play = Play card { $slot }
review-do-discard = Discard card { $slot }
review-do-tell = Tell { $to }: { $named }
review-do-clue = Any clue
review-do-other = Another choice
review-others = What else could be done
review-made = what was played
review-values = Points still possible on average, by what the player knew.
review-values-clue = Points on average when { $bot } plays on in every seat, by what the player knew.
review-fails = With the cards as they were, this would have been a mistake.
review-reader-move = { $reader } would have chosen: { $said }.
review-understood = How it was understood
review-understood-card = card { $slot }: { $cards }
review-understood-open = much left open
review-understood-about = What each takes these cards to be when it is next their player’s turn.
review-nobody-could-know = Nobody could know.
review-choice = { $points } ± { $error } by choice.
review-luck = { $points } by bad luck.

review-fact-last-copy = The last copy is lost: { $card }.
review-fact-clued = { $moves ->
    [one] It had been clued one move before.
   *[other] It had been clued { $moves } moves before.
}
review-fact-dead-firework = This firework can no longer be completed: { $suit }.
review-fact-no-pace = Fewer turns are left than cards to place.
review-fact-mistake = A mistake: { $card } does not fit.
review-fact-wasted-token = No clue token came back: all were there.
review-fact-lost-here = From here on, not all cards could be placed any more.

## Branches

review-branch = This branch
review-the-game = The game

## Learning

review-learn = Learn from the mistakes
review-learn-puzzles = More such positions: puzzles
review-learn-number = { $number } of { $of }
review-learn-question = Move { $move }: what would you do as { $name }?
review-learn-right = Right!
review-learn-same = That is what was played, and it cost points.
review-learn-less = There was something better.
review-learn-unknown = That cannot be judged here.
review-learn-value = { $said }: { $value } points still possible.
review-learn-next = Next one
review-learn-end = Back to the review
review-learn-done = { $right } of { $of } found.

## Players

review-players = Players
review-efficiency = { $ratio } cards placed for each clue.
review-accuracy = { $percent }% accurate
review-did = Clues: { $clues }, plays: { $plays }, discards: { $discards }.
review-lost = Points lost: { $points }.
review-cause-mistake = failed plays: { $times }
review-cause-last-copy = last copies lost: { $times }
review-cause-no-pace = too slow: { $times }
review-cause-other = other: { $times }
