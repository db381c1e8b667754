# Puzzles: one move to find, and what all moves are worth.

puzzle-title = Puzzles
puzzle-daily = Puzzle of the day
puzzle-player = Player { $number }
puzzle-coming = Setting up a position…
puzzle-question = What do you do? One move is clearly the best.
puzzle-reader-literal = Clues mean what they say and no more.
puzzle-reader-cautious = Clues mean what they say. Everybody else plays what is certain, and discards the oldest card without a clue.
puzzle-reader-partner-3 = Everybody here plays by the conventions of Partner.
puzzle-next = Next puzzle
puzzle-skip = Another one
puzzle-theme = Theme
puzzle-any = All themes
puzzle-theme-save = Saving
puzzle-theme-play = Playing
puzzle-theme-finesse = Finesse
puzzle-theme-discard = Discarding
puzzle-theme-end-game = Last turns
puzzle-theme-pace = Pace
puzzle-rating = Rating
puzzle-streak = Streak
puzzle-solved = Solved
puzzle-verdict = The answer
puzzle-right = Right!
puzzle-wrong = The best was: { $best }.
puzzle-not-counted = Only the first answer counts.
puzzle-yours = Your move:
puzzle-yours-mark = your move
puzzle-why-save = The next player was about to discard the last copy of a card that was needed.
puzzle-why-play = This card had to be played now: everything else lost time or cards.
puzzle-why-finesse = From what the others did, this card fits; the clues alone do not say so.
puzzle-why-discard = Count what each card of your hand may be: most of them could not be spared.
puzzle-why-end-game = Count the turns that are left: only this move leaves enough of them.
puzzle-why-pace = There is no turn to spare. Count the cards to place and the turns until the end.
puzzle-why-pace-clue = A clue draws no card: it keeps the last turns for those who still have cards to play.
puzzle-unlucky = { $count ->
    [one] With the cards as they lay, it cost one point all the same. Nobody could know.
   *[other] With the cards as they lay, it cost { $count } points all the same. Nobody could know.
}
puzzle-choices = What could be done
puzzle-value = Points
puzzle-judge-possible = Points still possible on average, over the hands you could hold.
puzzle-judge-expected = Points on average when careful players play on, over the hands you could hold.
puzzle-curve = Possible with all cards known: { $now } of { $full }
