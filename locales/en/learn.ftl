# Learning to play: the list of lessons, and what is said at each step. `one` and `two` are the bots' names.

learn-title = Learn to play
learn-lead = Short lessons at real tables. Leave whenever you like: you go on where you stopped.
learn-begin = Begin
learn-continue = Go on
learn-to-play = To a real game
learn-to-rules = Read the rules
learn-kind-game = The game
learn-kind-about-game = Everything you need for your first evening with friends.
learn-kind-convention = What clues mean
learn-kind-about-convention = Good players agree on what a clue means beyond its words. The bot Partner plays by these conventions.
learn-kind-advanced = What experienced players agree on
learn-kind-about-advanced = For later, once you have played a few games: conventions that come up less often.
learn-state-done = Done
learn-state-begun = Begun
learn-progress = Lesson progress
learn-dealing = Dealing the cards…
learn-next = Next
learn-next-lesson = Next lesson
learn-all = All lessons
learn-leave = Leave
learn-look-again = It is another card. Look again.
learn-strayed = This time the bots played something else. Never mind: go on.
learn-understood = { $name } understood:
learn-watch-one = See what { $one } makes of it.
learn-turn-one = Now it is { $one }’s turn.
learn-turn-two = Now it is { $two }’s turn.

learn-title-cards = Cards and fireworks
learn-about-cards = What you see, what the deck holds, and your first card.
learn-title-clues = Clues
learn-about-clues = Tell the others what they cannot see.
learn-title-lamps = Lamps
learn-about-lamps = How clue tokens come back.
learn-title-mistakes = Mistakes
learn-about-mistakes = What happens when a card does not fit.
learn-title-finale = The last round
learn-about-finale = How a game ends, and a perfect show.
learn-title-play = Play clues
learn-about-play = A clue on a new card asks to play it.
learn-title-focus = Chop and focus
learn-about-focus = Which card goes next, and which one a clue means.
learn-title-save = Save clues
learn-about-save = Keep what would be lost.
learn-title-prompt = Prompts
learn-about-prompt = The missing card is one you know in part.
learn-title-finesse = Finesses
learn-about-finesse = The missing card is your newest one.
learn-title-stall = 5 stalls
learn-about-stall = What to say when there is nothing to say.
learn-title-fix = Fix clues
learn-about-fix = Keep somebody from a mistake.
learn-title-ones = Order of 1s
learn-about-ones = Several 1s, one clue: the oldest goes first.
learn-title-twins = Twins
learn-about-twins = Two players have the same card, and one gives way.
learn-title-warning = Warnings
learn-about-warning = How to save a card without a clue.
learn-title-chop-move = Chop moves
learn-about-chop-move = Keep cards that a clue does not even touch.
learn-title-gift = Gentleman’s discards
learn-about-gift = Leave a card to somebody who has the same one.
learn-title-layers = Layered finesses
learn-about-layers = The missing card lies behind others.
learn-title-hidden = Hidden finesses
learn-about-hidden = A prompt brings another card than the missing one.
learn-title-bluff = Bluffs
learn-about-bluff = The newest card fits, but it is not the missing one.

learn-cards-others = Welcome! You play with { $one } and { $two }. You see all their cards, but they do not see their own.
learn-cards-own = These are your cards. Everybody sees them except you.
learn-cards-fireworks = Together you build five fireworks, one in each color, card by card from 1 to 5. Nothing has been lit yet.
learn-cards-copies = Each color has ten cards: three 1s, two each of 2, 3 and 4, and a single 5.
learn-copies-picture = The ten red cards: 1, 1, 1, 2, 2, 3, 3, 4, 4, 5
learn-cards-fives = { $one } holds the red 5. There is only one 5 of each color: once it is discarded, its firework can never be completed.
learn-cards-play = { $two } told you that this card is a 1. No firework has been lit yet, so any 1 fits: tap the card and play it.
learn-cards-placed = It fits, and you drew a new card. Every card placed is a point; 25 are perfect.

learn-clues-lamps = The lamps are your clue tokens, eight of them. Instead of playing, you may tell somebody about their cards. That costs one lamp.
learn-clues-rank = { $one } has two 1s. Tap one of them, choose “1”, and tell it.
learn-clues-all = A clue always points out every card that fits: both 1s, and no other. See what { $one } makes of it.
learn-clues-played = { $one } played a 1. Now it is { $two }’s turn.
learn-clues-color = { $two } holds the red 1, and red is not lit yet. This time name the color: tap the card and tell “red”.
learn-clues-not = { $two } now knows that this card is red and that the others are not. But first it is { $one }’s turn.
learn-clues-one-more = { $one } played the other 1. Now it is { $two }’s turn.
learn-clues-done = Three fireworks are lit. You spoke twice, and that was all it took.

learn-lamps-discard = { $count ->
    [one] { $count } lamp is lit. Discarding a card lights one again: discard your oldest card. Nobody said it was important.
   *[other] { $count } lamps are lit. Discarding a card lights one again: discard your oldest card. Nobody said it was important.
}
learn-lamps-back = A lamp is lit again. The card is out of the game, and you drew a new one.
learn-lamps-eight = While all eight lamps are lit, nobody may discard. Then you give a clue or play a card.
learn-lamps-five = A later moment: red stands at 4, and you know that this card is the red 5. Play it.
learn-lamps-five-back = The red firework is complete. That lights a lamp too, unless all eight are lit already.

learn-mistakes-try = What if a card does not fit? Try it: play your newest card without knowing anything about it.
learn-mistakes-failed = That was a mistake: the white 4 cannot come before the white 1. The card is lost, and a fuse has burnt down.
learn-mistakes-third = With the third mistake you all lose at once. So look at what the fireworks need before you play.
learn-mistakes-late = Two clues told you that this card is a red 1. But a red 1 has been placed already, so this one can never be played. Discard it: that brings a lamp back.
learn-mistakes-done = Well done. A 1 fits only while its color is not lit.

learn-finale-deck = Almost at the end: 23 cards are placed, and one card is left in the deck.
learn-finale-last-card = Blue stands at 3, and you know that this card is the blue 4. Play it.
learn-finale-round = You drew the last card of the deck. Now everybody has exactly one more turn, you too.
learn-finale-wait = { $one } and { $two } have their last turns.
learn-finale-five = Your last turn, and the last missing card: play the blue 5.
learn-finale-done = 25 points, a perfect show! A game ends when all fireworks are complete, with the third mistake, or after such a last round. Next: what good players mean by their clues.

learn-play-see = { $one } told { $two } that this card is blue. A clue on a new card asks to play it. Watch { $two }.
learn-play-seen = The blue 1 fits. Nobody had to say “1”: a clue costs a lamp, so it means more than its words.
learn-play-read = { $two } told you something about your cards. Play the card that is meant.
learn-play-right = Right. Of all green cards only the green 1 could be played.
learn-play-give = { $one } has one card that can be played now. Find it, and tell its color.
learn-play-done = { $one } understood you and played it.

learn-focus-chop = { $two } was told nothing and has no good clue to give. Then the oldest card that no clue has touched is discarded. It is called the chop.
learn-focus-chopped = The chop is gone, and the next card takes its place. Everybody can see which card goes next.
learn-focus-newest = { $two } told you that two cards are red. Only one of them is meant, the focus. If the chop is not among them, it is the newest. Play it.
learn-focus-newest-right = Right: the red 1. The other red card waits.
learn-focus-on-chop = Now two cards are blue, and one of them is your chop. If a clue touches the chop, the chop is meant. Play it.
learn-focus-on-chop-right = Right: the blue 1.
learn-focus-give = { $one } has two blue cards. The newest is meant, and it is the blue 1. Tell “blue”.
learn-focus-done = The focus was played, and the other blue card is kept.

learn-save-see = { $one } told { $two } that the chop is a 5. A 5 must not be lost, so the clue asks to keep it. Watch { $two }.
learn-save-seen = The 5 stays, and the next card was discarded.
learn-save-read = { $two } told you that your oldest card is a 5: keep it. Discard your new chop, the oldest card without a clue.
learn-save-right = Right. The 5 stays until it fits.
learn-save-which = { $one } would discard the blue 2 next. Three kinds of cards are saved on the chop: 5s, 2s whose twin nobody sees, and the last copy of a card.
learn-save-give = A 2 is saved by its rank: tell “2”.
learn-save-done = The blue 2 is safe, and another card was discarded.

learn-prompt-see = The red 1 is placed, and { $two } knows of this card only that it is a 2. { $one } told you that you have a red card. Watch { $two }.
learn-prompt-mine = { $two } saw that your card cannot be played before the red 2, so the 2 had to be red. Now play your red card.
learn-prompt-seen = The red 3! A clue on a card that comes too early asks for the missing one. Whoever knows it in part plays it. That is a prompt.
learn-prompt-read = { $two } told { $one } about the red 3, but red stands at 1. Who has the red 2? Look at what you were told, and play.
learn-prompt-right = Right: your 2 was the red one.
learn-prompt-give = Red stands at 1. { $one } knows of a 2, which is red, and { $two } holds the red 3. Tell { $two } “red”.
learn-prompt-done = One clue, two cards.

learn-finesse-see = { $one } told you that you have a red card, but no red card is placed. { $two } holds the red 1, as the newest card. Watch.
learn-finesse-mine = { $two } played it without having been told anything: your card must need it. So yours is the red 2. Play it.
learn-finesse-seen = That was a finesse. If nobody was told about the missing card, it is the newest card without a clue, and it is played at once.
learn-finesse-read = { $two } told { $one } about the red 2, but the red 1 is not placed, and you see it nowhere. Play the card that is meant.
learn-finesse-right = Right: your newest card was the red 1.
learn-finesse-give = { $one } holds the red 1 as the newest card, and { $two } the red 2. One clue brings both: tell { $two } “red”.
learn-finesse-done = One clue, two cards, and one of them unseen.

learn-stall-see = All eight lamps are lit, so { $one } may not discard. And there is nothing to play or to save. Watch.
learn-stall-told = “5”, and not on the chop: this asks { $two } for nothing.
learn-stall-seen = A 5 away from the chop says only that it is a 5. It is shown when there is nothing better to do.
learn-stall-read = { $two } told you that you have a 5, and it is not your chop. So go on as if nothing had been said: discard your chop.
learn-stall-right = Right. You know your 5 now, and nothing more was asked.
learn-stall-eight = All eight lamps are lit: you may not discard. And nobody has a card to play or to save.
learn-stall-give = { $one } has a 5 that is not the chop. Tell “5”.
learn-stall-done = { $one } keeps the 5 and discards the chop, as planned.

learn-fix-see = { $two } was told of two 1s and played one of them. The other is a green 1 as well and would be a mistake. Watch { $one }.
learn-fix-told = Now { $two } knows that this card is green.
learn-fix-seen = It is discarded instead of played. Such a clue asks for nothing else: it keeps somebody from a mistake.
learn-fix-read = You were told of two 1s and played the red one. Now { $two } tells you that the other is red too. What do you do with it?
learn-fix-right = Right. A second red 1 is of no use, and discarding it brings a lamp back.
learn-fix-give = You told { $one } of two 1s, but both are blue. One is placed; the other would be a mistake. Tell “blue”.
learn-fix-done = No mistake! That was the last of the basic conventions. Now play a whole game; the harder ones can wait.

learn-ones-see = { $one } told { $two } of two 1s, and both fit. Which one comes first? Watch { $two }.
learn-ones-seen = The older one. Of several 1s the oldest is played first, so everybody knows which one comes next.
learn-ones-read = { $two } told you of two 1s. Play the one that comes first.
learn-ones-right = Right: the older one was the yellow 1. The other follows on your next turn.
learn-ones-give = { $one } has two 1s, and both fit. One clue is enough: tell “1”.
learn-ones-done = The older one came first. Until the newer one follows, there is time for a fix clue if it no longer fits.

learn-twins-see = { $one } knows exactly what this card is: the yellow 2. { $two } has one too, but knows only that it is a 2. Watch { $one }.
learn-twins-seen = One of them is enough. Whoever discards a useful card that is known exactly sees the same one, already clued, in another hand. So { $two } now knows the yellow 2.
learn-twins-read-see = You told { $one } of the green 2. { $two } has the green 1, so { $one } knows which 2 it is. Watch { $one }.
learn-twins-read = { $one } discarded the green 2, and { $two } played the green 1. Who has the other green 2? Look at what you were told, and play.
learn-twins-right = Right: your 2 was the green one, and { $one } saw it.
learn-twins-give = You know exactly what this card is: the green 2. { $two } has one too, but knows only that it is a 2. One of them is enough: discard yours.
learn-twins-done = { $two } now knows the green 2, and you have room for another card.

learn-warning-see = You told { $one } of two 2s, and both can be played. But { $two } would discard the red 5 next, and no lamp is lit to save it. Watch { $one }.
learn-warning-seen = { $one } discarded instead of playing. While no lamp is lit, that warns the next player to keep the chop. So the red 5 stays, and the card after it was discarded.
learn-warning-read-see = { $one } told { $two } of the green 2, and it can be played now. No lamp is lit. Watch { $two }.
learn-warning-read = { $two } discarded instead of playing, and you are next. What does that tell you about your chop? Discard the right card.
learn-warning-right = Right: your chop was the red 5, and it stays. You discarded the card after it.
learn-warning-lamps = No lamp is lit, so you cannot give a clue. But { $one } would discard the green 5 next.
learn-warning-give = { $one } told you of a blue card that can be played: it is the blue 2. Discard your chop all the same: that warns { $one }.
learn-warning-done = The green 5 is safe, and two lamps are lit again. The blue 2 can wait for a turn.

learn-chop-move-see = All five 1s are placed. { $two } would discard the red 5 next. Watch { $one }.
learn-chop-move-told = “1”: nobody needs these two any more. So the clue is not about them: it asks { $two } to keep every card that is older.
learn-chop-move-seen = A useless 1 was discarded, and the red 5 stays. A clue that shows only useless new cards moves the chop: every older card is kept.
learn-chop-move-read = All five 1s are placed, and { $two } told you of a new one. It is useless, so you are to keep every card that is older. What do you discard?
learn-chop-move-right = Right: the useless 1. Your three older cards stay, and one of them is the blue 5.
learn-chop-move-give = { $one } would discard the green 5 next. The white 1 is useless, and the three older cards are all needed: tell “1”.
learn-chop-move-done = One lamp keeps three cards, and the clue touched none of them.
learn-chop-move-five = { $one } told you of a 5 right next to your chop. As somebody has discarded and fewer than three lamps were lit, it was no 5 stall: you are to keep your chop too. But first it is { $two }’s turn.
learn-chop-move-five-read = Now discard the oldest card that no clue has touched and that you were not asked to keep.
learn-chop-move-five-right = Right. Your chop was the yellow 2, and one clue kept it together with the 5.

learn-gift-see = { $one } knows of the blue 1 and could play it. But { $two } has the same card as the newest one, and would otherwise discard the blue 2. Watch { $one }.
learn-gift-seen = Whoever discards a card that everybody knows can be played leaves it to a player who has the same one as the newest card. It was played, and the blue 2 stays.
learn-gift-read-see = You told { $two } of the yellow 1, and it can be played. Watch { $two }.
learn-gift-read = { $two } discarded it although it fits! So somebody has the same card, and you see it nowhere. Play the card that is meant.
learn-gift-right = Right: your newest card was a yellow 1 too. And your chop, the green 2, was not discarded.
learn-gift-give = { $one } told you of the green 1, and you could play it. But { $one } has the same card as the newest one, and would otherwise discard the green 2. Discard your green 1.
learn-gift-done = The green 1 is placed, the green 2 stays, and a lamp is lit again.

learn-layers-see = { $one } told you that you have a red card, but no red card is placed. { $two } has the red 1, but the newest card is the yellow 2, which fits too. Watch.
learn-layers-wait = { $two } played another card than the red 1. The clue still stands: the red 1 lies behind it, and your card waits for that. Discard your chop.
learn-layers-mine = The red 1! Now your card fits: play it.
learn-layers-seen = That was a layered finesse. The missing card may lie behind others that fit: they are played one after the other, the newest first.
learn-layers-read = { $two } told { $one } about the green 2, but the green 1 is not placed, and you see it nowhere. Play the card that is meant.
learn-layers-other = It was the blue 2. It fits, but it is not the green 1, so the clue still stands: the green 1 lies behind it. { $one } waits.
learn-layers-next = Now play the green 1: the newest of the cards that you already had. What you have drawn since does not count.
learn-layers-right = Right. One clue, three cards.
learn-layers-give = { $one } has the blue 1, but the newest card is the white 2, which fits too. { $two } has the blue 2. One clue brings all three: tell { $two } “blue”.
learn-layers-pause = { $two } waits, and { $one } is not done yet. Discard your chop.
learn-layers-done = One clue, three cards, and two of them unseen.

learn-hidden-see = Red stands at 1, and { $one } told you that you have a red card. { $two } knows of a 2, but it is yellow; the red 2 is the newest card. Watch.
learn-hidden-wait = { $two } took the 2 for the red one. It was yellow, but it fits, so the clue still stands: the red 2 was the newest card without a clue. Your card waits: discard your chop.
learn-hidden-mine = The red 2! Now your card fits: play it.
learn-hidden-seen = That was a hidden finesse: a prompt that brings another card than the missing one. Then the newest card without a clue in the same hand is played next.
learn-hidden-read = { $two } told { $one } about the red 3, but red stands at 1. Who has the red 2? Play the card that is meant.
learn-hidden-other = Your 2 was the yellow one. It fits, so the clue still stands: the red 2 was your newest card without a clue.
learn-hidden-next = Now play the red 2. The card that you drew after the yellow 2 does not count.
learn-hidden-right = Right. One clue, three cards.
learn-hidden-give = Red stands at 1, and { $two } has the red 3. { $one } knows of a 2, but it is yellow; the red 2 is the newest card. One clue brings all three: tell { $two } “red”.
learn-hidden-done = One clue, three cards, though it looked like a prompt.

learn-bluff-see = { $one } told you that you have a red card, but no red card is placed. { $two } is next and does not have the red 1; the newest card is the yellow 1. Watch.
learn-bluff-mine = { $two } played it at once. It fits, but it is not the red 1: a bluff. So yours is the red 2, and nobody was asked for the red 1. Keep your card, and discard your chop.
learn-bluff-seen = A clue to a card that is one step too high asks the next player for the newest card without a clue. It may be the missing one, or another one that fits.
learn-bluff-read = { $two } told { $one } about the blue 2, but the blue 1 is not placed, and you are next. Play the card that is meant.
learn-bluff-right = Right: your newest card. It was the green 1 and not the blue 1, so it was a bluff. Nobody is asked for the blue 1, and { $one } keeps the blue 2.
learn-bluff-give = { $one } is next and has the white 1 as the newest card. { $two } has the red 2, but the red 1 is missing. One clue brings out the white 1: tell { $two } “red”.
learn-bluff-done = The white 1 is placed, and { $two } knows of the red 2. That was the last lesson: now you know all that Partner knows.
