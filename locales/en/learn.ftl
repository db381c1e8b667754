# Learning to play: what is said at each step. `one` and `two` are the bots' names.

learn-title = Learn to play
learn-progress = How far the lesson has come
learn-dealing = The cards are being dealt …
learn-next = Next
learn-leave = Leave
learn-finish = End the show
learn-to-play = To a real game
learn-to-rules = Read the rules
learn-again = Once more

learn-others = Welcome! You play with { $one } and { $two }. You see all their cards, but they do not see their own.
learn-own = These are your cards. Everybody sees them except you.
learn-board = Together you build five fireworks, one in each color, card by card from 1 to 5. Nothing has been lit yet.
learn-tokens = The lamps are your clue tokens. A clue costs one lamp, and there are eight.
learn-tell-rank = { $one } has two 1s, and a 1 begins a firework. Tap one of them, choose “1”, and tell it.
learn-rank-told = A clue always points out every card that fits: both 1s. See what { $one } makes of it.
learn-rank-played = { $one } understood and played a 1. Now { $two } is on turn.
learn-play = { $two } spent a lamp to tell you that this card is a 1. So it can surely be played: tap it and play it.
learn-played = It fits! You drew a new card for it. Now the others play.
learn-tell-color = { $two } holds the red 2, and the red 1 is on the table. This time name the color: tap the card and tell “red”.
learn-color-told = { $two } now knows: this card is red, and the others are not.
learn-color-waits = Red stands at 1. What can the red card be?
learn-discard = { $count ->
    [one] { $count } lamp is left. Discarding a card lights one again: discard your oldest card, on the left. Nobody said it was important.
   *[other] { $count } lamps are left. Discarding a card lights one again: discard your oldest card, on the left. Nobody said it was important.
}
learn-discarded = A lamp is lit again, and the card was no longer needed: the white 2 is already on the table.
learn-mistake = What if a card does not fit? Try it: play your newest card, on the right, without knowing anything about it.
learn-failed = That was a mistake: the white 4 cannot come before the white 3. The card is lost.
learn-mistaken = Mistakes burn a fuse. One is gone; with the third you all lose at once.
learn-read = { $two } told you that this card is green, and no green card is on the table yet. What do you make of it? From here on you decide.
learn-wait = The others are playing.
learn-end = The show ends when all fireworks are complete, with the third mistake, or one turn each after the last card was drawn. Every card placed is a point: 25 are perfect.
learn-free = That is all you need to know. Play on as long as you like, or end the show here and see what the audience says.
learn-over = That was your first show! Now invite friends, or play with bots at once.
