# The rules, in our own words.

rules-title = Rules
rules-lead = Everything you need to play, with pictures. Choose an edition to read only what it contains.
rules-choose = Rules of which edition?
rules-everything = Everything
rules-everything-about = all editions, all variants
rules-no-such-box = There is no such edition.
rules-contents = Contents
rules-to-learn = Try it in three minutes
rules-to-play = To the lobby

rules-box-da = The Danish edition is for 2 to 5 players, ages 8 and up. It has 55 cards, five of them multicolor, eight blue tokens that lie in the lid, and three red tokens: each mistake moves one of them into the lid.
rules-box-nl = The Dutch edition is for 2 to 5 players, ages 10 and up. It has 50 cards, eight clue tokens, and three mistake cards that are turned from blue to red.
rules-box-fi = The Finnish edition is for 2 to 5 players. It has 55 cards, five of them multicolor, eight blue tokens that lie in the lid, and three red tokens: each mistake moves one of them into the lid.
rules-box-pl = The Polish special edition is for 2 to 5 players, ages 8 and up. It has 50 cards plus ten multicolor and ten black ones, five card stands, eight clue tokens on their bag, three mistake tiles that are turned from blue to red, and six reward tiles.
rules-box-custom = Here are the rules of all four boxed editions, and two options that none of them has: a sixth suit, and a ban on empty clues. The game is for 2 to 5 players.

## The base game

rules-goal = Goal
rules-goal-show = Hanabi means fireworks. Together you prepare a show of five fireworks, one in each color, each built card by card from 1 to 5.
rules-goal-twist = You win or lose together. There is one twist: you hold your cards the wrong way round, so that everybody sees them but you.
rules-goal-picture = The red firework: 1, 2 and 3 are placed, and the red 4 comes next.

rules-setup = Setup
rules-setup-cards = The base game has 50 cards in five colors: white, red, blue, yellow and green. Each color has three 1s, two 2s, two 3s, two 4s and a single 5.
rules-setup-tokens = There are eight clue tokens, all of them available at the start. Mistakes are counted up to three.
rules-setup-hands = Two or three players get five cards each, four or five players get four. Never look at your own cards: turn them towards the others.
rules-setup-deck = The rest is the face-down deck. Everybody may know how many cards are left in it.
rules-setup-starter = The most colorfully dressed player starts; here it is drawn at random, or whoever set up the table decides. Play goes clockwise.

rules-turn = Your turn
rules-turn-one = On your turn you do exactly one of three things. You cannot pass. While somebody thinks, the others neither comment nor help.

rules-clue = Give a clue
rules-clue-cost = Tell one other player something about the cards they hold. It costs one clue token; with no token left you cannot give a clue.
rules-clue-name = Name exactly one color or exactly one rank, and point out every card that fits, all at once and none more than the others.
rules-clue-color-said = “You have two red cards, here and here.”
rules-clue-rank-said = “You have three 1s, here, here and here.”
rules-clue-complete = A clue is always complete and true: you cannot leave a fitting card out.
rules-clue-wrong-said = Not allowed: “You have a green card here.” The other green card must be pointed out, too.
rules-clue-empty = A clue may also say that there is no such card. It costs a token like any other.
rules-clue-empty-said = “You have no white cards.”
rules-clue-heard = Everybody hears every clue. It speaks only of the cards held now, not of those drawn later. You may repeat a clue.

rules-discard = Discard a card
rules-discard-how = Choose one of your cards without looking and put it face up on the discard pile. One clue token comes back, and you draw a new card.
rules-discard-full = While all eight tokens are available you cannot discard.
rules-discard-pile = Anybody may look through the discard pile at any time. When every copy of a card is there, its firework can no longer be completed; the cards below the gap still count.

rules-play = Play a card
rules-play-how = Choose one of your cards without looking and show it. You need not know what it is, nor say where it goes.
rules-play-fits = If it is the next card of its firework it is added there. A 1 begins a firework; each rank comes once, without a gap. Then you draw a new card.
rules-play-picture = Blue stands at 2: the blue 3 fits.
rules-play-bonus = Whoever completes a firework brings one clue token back. If all eight are available, this bonus is lost.

rules-mistake = Mistakes
rules-mistake-what = A card that does not fit is a mistake: it goes to the discard pile, and no token comes back. Playing a card already in its firework is a mistake too. You still draw a new card.
rules-mistake-picture = Blue stands at 2: the blue 4 does not fit.
rules-mistake-third = With the third mistake all of you lose at once.

rules-end = End of the game
rules-end-three = The game ends in one of three ways.
rules-end-mistakes = The third mistake is made: the game is lost.
rules-end-complete = All fireworks are complete: you have won at once, with the highest score there is.
rules-end-deck = Somebody draws the last card of the deck: now everybody has exactly one more turn, that player last of all. Nobody draws any more. Then you count your points.
rules-end-hopeless = The game goes on even when no further point is possible. But you may agree to stop; what stands is then counted.

rules-score = Score and rating
rules-score-how = Each firework counts as many points as it has cards. The base game gives 25 points at most.
rules-score-picture = 3 + 4 + 4 + 5 + 2 = 18 points
rules-rating = What the audience says
rules-rating-points = Points
rules-rating-words = Rating
rules-rating-multicolour = With multicolor cards 30 points are possible; without them the best is 25.
rules-score-lost = A game lost by the third mistake counts 0 points and gets no rating.

rules-talk = Talking and remembering
rules-talk-only = You tell each other things only by the clues you pay for: no hints, no faces, no sighs.
rules-talk-action = In the Dutch edition you may also say which action you have chosen.
rules-talk-house = Groups may agree on more. Two remarks are harmless: that you still know nothing about your hand, and asking somebody whether they remember their cards.
rules-talk-hand = You may rearrange your own cards without looking at them: move, turn or tilt them to remember a clue. Everybody sees it.

## Variants and expansions

rules-five-own-cards = Add five multicolor cards, one of each rank. The game then has 55 cards.
rules-five-own-color = Multicolor is a color of its own: a clue may name it and touches exactly these cards. Clues of other colors do not touch them.
rules-five-own-score = There are six fireworks, and 30 points are possible. Every multicolor card exists only once, so take good care of it.
rules-five-own-said = “You have two multicolor cards, here and here.”
rules-five-own-red-said = “You have a red card here.”

rules-ten-wild-cards = Add ten multicolor cards with the ranks of any other color. The game then has 60 cards.
rules-ten-wild-color = In clues they belong to every color: each color clue points them out, too. Clues about a rank work as usual.
rules-ten-wild-name = Multicolor itself may not be named, neither that somebody has such a card nor that they have none.
rules-ten-wild-firework = They make a sixth firework from 1 to 5 and never stand in for a card of another one. 30 points are possible.
rules-ten-wild-said = “You have three yellow cards, here, here and here.”

rules-ten-own-cards = Add ten multicolor cards with the ranks of any other color. They are a color of their own, named in clues like any other. The game then has 60 cards.
rules-ten-own-score = There are six fireworks, and 30 points are possible. None of the four boxed editions has this option.
rules-ten-own-said = “You have two multicolor cards, here and here.”

rules-black-cards = Add ten black cards: three 5s, two each of 4, 3 and 2, and a single 1.
rules-black-down = The black firework is built downwards. The 5 begins it; the 1 completes it and brings the usual bonus.
rules-black-color = In clues black is no color: no color clue touches a black card, and black may not be named, not even to say that somebody has none. Clues about a rank touch black cards, too.
rules-black-score = Add up the other fireworks and take away one point for each card missing from the black one, whatever its rank. The best score stays 25, or 30 with multicolor cards; the worst is −5.
rules-black-ribbon = Unless you lose, you all earn the black ribbon for daring.
rules-black-red-said = “You have two red cards, here and here.” The black ones are not touched.
rules-black-rank-said = “You have two 1s, here and here.”
rules-black-picture = 5, 4 and 3 are placed, and the black 2 comes next. If the game ended now, two missing cards would cost two points.

rules-tiles-turn = Shuffle the six reward tiles into a face-down stack. Whoever completes a firework turns up the top tile and carries it out instead of bringing a token back, and only then draws a card. The tile is then put aside.
rules-tiles-must = What can be carried out must be carried out; whatever cannot is lost. The card that completes the very last firework turns up no tile: you have won.
rules-tiles-recycle = Back to the deck: with an empty deck you may rescue a card instead, or let the tile lapse. A last round that has begun stays as it is. In “All or nothing” you may also shuffle the card into the empty deck, and then draw it yourself.
rules-tiles-salvage = Rescue: if the rescued card completes a firework, turn up the next tile at once.

rules-expert-deck = There is no last round. When the deck is empty the game goes on: nobody draws, and the hands get smaller.
rules-expert-lost = You lose at once with the third mistake, and also when an indispensable card reaches the discard pile, in whatever way: the last copy of a card that its firework still needs.
rules-expert-hand = A player without cards can only give a clue. If there is no token for it either, you lose.
rules-expert-won = You win when all fireworks in play are complete. There are no points and no rating.

rules-announce-may = Before you show the card you play, you may say its color. You decide anew each time.
rules-announce-right = If the color is right and the card fits, one clue token comes back; if the card completes a firework, a second one does.
rules-announce-wrong = If the color is wrong, the card is discarded and a mistake is counted, even if it would have fitted.
rules-announce-unfit = If the color is right but the card does not fit, it is an ordinary mistake, and no token comes back.
rules-announce-which = A multicolor card is announced as multicolor and a black one as black. Despite the Danish title there is no clock.

rules-no-empty-clues-rule = Every clue must touch at least one card. All four boxed editions allow empty clues; this is an option for those who are used to playing without them.

rules-combining = Combining
rules-combining-box = Everything that this edition offers may be combined as you like ({ $box }).
rules-combining-custom = Everything goes together; only the three kinds of multicolor cards exclude each other. A clue about a color touches wild multicolor cards, but never black ones.
