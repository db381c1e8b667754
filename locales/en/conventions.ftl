# What `partner` plays, on one page.

conventions-title = The conventions of Partner
conventions-about = A clue means more than it says, and everybody knows what. The newest card is the one drawn last, the oldest the one held longest, wherever they lie in the hand.
conventions-level-1 = Level 1: play and save
conventions-level-2 = Level 2: prompts and finesses
conventions-level-3 = Level 3: everything
conventions-level-always = At every level
conventions-lesson = Lesson
conventions-here = At this table everybody plays up to level { $level }.
conventions-not-here = Not at this table
convention-chop-about = A player with nothing better to do discards the oldest card that no clue has touched: the chop.
convention-focus-about = One card of a clue is meant: the chop if it is touched for the first time, else the newest card touched for the first time, else the newest card touched.
convention-play-about = A clue asks for its focus to be played: now, or as soon as the cards before it, which are already promised, have been placed.
convention-save-about = If the focus is the chop, the clue may ask to keep it: a 5 or a 2 by its rank, if nobody else is seen to hold the other 2, or the last copy of any card.
convention-good-touch-about = Every touched card will be useful some day, and no two touched cards are the same. This often says what a card is without another clue.
convention-worth-about = A clue must make a card playable, or keep one that would be lost. Otherwise one discards; a clue that does neither only shows that there was nothing better to do.
convention-prompt-about = A clue to a card that is one or two steps too high says that somebody has the missing card. If a clued card could be it, the newest such card is meant.
convention-finesse-about = If no clued card could be the missing one, the newest card without a clue is meant, and its holder plays it at once. If nobody does, there was no finesse.
convention-five-stall-about = A 5 that is not the chop says only that it is a 5. It is shown when there is nothing better to do.
convention-order-of-ones-about = Of several 1s the oldest is played first.
convention-fix-about = If the next player is about to make a mistake, a clue shows what the card really is. It asks for nothing else.
convention-twins-about = A player who discards a useful card that is known exactly sees the same card, clued, in another hand; its holder then knows it.
convention-warning-about = Who discards with no token left, although everybody knows of a card they could play, warns the next player: the chop must be kept.
convention-last-turns-about = When the deck runs out, a clue saves a turn that is needed; in the last round a likely card is tried if a mistake does not lose the game. A suit that is certain is announced where that is a rule, and tiles take what helps most.
convention-plain-about = A player who does not play like this is soon read plainly: the newest card a clue touches that can be played is meant. A meaning that a card contradicts is dropped.
