# What the bots say of their moves and of the others' clues.

cards-unknown = an unknown card
cards-many = one of { $count } cards

bot-play-known = I know that I can play this: { $cards }.
bot-play-clued = The clue from { $to } asked me to play this card: { $cards }.
bot-play-inferred = From all that was said, this card can be played: { $cards }.
bot-play-prompted = The clue from { $to } to { $seat } needs another card first, and it must be the one I was told about: { $cards }.
bot-play-finessed = The clue from { $to } to { $seat } needs another card first, so my newest card must be it: { $cards }.
bot-play-order-of-ones = Of several 1s I play the oldest first.
bot-play-connects = Somebody is waiting for this card: { $cards }.
bot-play-likely = Little can be lost now, and this is my best chance: { $cards }.
bot-announce-certain = I am sure of the color and announce it: { $cards }.
bot-clue-plays = { $to } can play a card after this clue ({ $named }): { $cards }.
bot-clue-plays-later = { $to } learns of a card that can be played later ({ $named }): { $cards }.
bot-clue-saves = { $to } would soon discard a card that must not be lost ({ $named }): { $cards }.
bot-clue-prompts = { $to } will see what the card known in part must be ({ $named }): { $cards }.
bot-clue-finesses = { $to } will play the newest card at once ({ $named }): { $cards }.
bot-clue-fixes = { $to } was about to make a mistake with this card ({ $named }): { $cards }.
bot-clue-five-stall = Nothing better to do: { $to } learns of a 5.
bot-clue-stalls = Nothing better to do, and this clue does { $to } no harm ({ $named }).
bot-clue-helps = { $to } learns more about cards already known in part ({ $named }).
bot-clue-keeps = { $to } learns early that this card is worth keeping ({ $named }): { $cards }.
bot-clue-touches = { $to } learns something about cards that no clue had touched ({ $named }).
bot-clue-urgent = It could not wait: it is almost { $to }’s turn.
bot-discard-useless = This card can never be played: { $cards }.
bot-discard-spare = From all that was said, this card is not needed: { $cards }.
bot-discard-chop = This is my oldest card that no clue has touched.
bot-discard-twin = { $to } holds the same card and will know it now: { $cards }.
bot-discard-warns = { $to } would discard a card that must not be lost, and no token is left. I discard instead of playing, so { $to } will keep it: { $cards }.
bot-discard-least-harm = Every card may matter; this one probably matters least.
bot-no-tokens = There was no clue token.
bot-nothing-to-clue = No clue was worth a token.
bot-deck-runs-out = The deck is running out, and giving a clue saves a card.
bot-tile-takes = The tile brings this card back: { $cards }.
bot-tile-lapses = The tile had nothing to offer.
bot-any-legal = I was at a loss and made a harmless move.
bot-read-play = { $seat } asks { $to } to play a card: { $cards }.
bot-read-play-or-save = { $seat } asks { $to } to play or to keep a card: { $cards }.
bot-read-save = { $seat } asks { $to } to keep a card: { $cards }.
bot-read-five-stall = { $seat } had nothing better to do and showed { $to } a 5.
bot-read-later = { $seat } tells { $to } of a card that waits for another one: { $cards }.
bot-read-prompt = { $seat } tells { $to } that the card known in part is this one and can be played: { $cards }.
bot-read-finesse = { $seat } tells { $to } that the newest card is this one and must be played now: { $cards }.
bot-read-fix = { $seat } keeps { $to } from a mistake.
bot-read-stall = { $seat } had nothing better to do than to tell { $to } this ({ $named }).
bot-read-waits = If { $to } plays this card now, the clue from { $seat } meant the card after it: { $cards }.
bot-read-twin = { $seat } discarded a card, so { $to } holds the same one: { $cards }.
bot-read-warning = { $seat } discarded instead of playing, so { $to } should keep the oldest card that no clue has touched.
bot-read-broken = That was not what I had understood; I forget what I made of the clue to { $to }.
bot-read-plain = I take the clue from { $seat } to { $to } plainly: the newest card that can be played is meant ({ $named }).
bot-read-literal = I take the clue from { $seat } to { $to } for what it says and no more ({ $named }).
bot-rely-less = I no longer rely on the clues from { $seat } meaning more than they say, and give plain ones myself.

# Asking a bot about a move.

words-why = Why?
words-what-it-tells = What does it tell me?
words-literally = What the clue says by itself
words-card-can-be = Card { $slot }: { $cards }
words-touches-nothing = It touches none of your cards.
words-meaning = By the conventions of the bots:
words-understood = How { $name } took what happened before:
words-more-later = More can be told once the cards you held then have been played or discarded.
words-not-yet = This can be told once the cards you held then have been played or discarded.
words-none = Nothing to say about this move.
words-asking = Just a moment…

# What the conventions are called.

convention-chop = Chop
convention-focus = Focus
convention-play = Play clue
convention-save = Save clue
convention-good-touch = Good touch
convention-worth = Worth a token
convention-prompt = Prompt
convention-finesse = Finesse
convention-five-stall = 5 stall
convention-order-of-ones = Order of 1s
convention-fix = Fix clue
convention-twins = Twins
convention-warning = Warning
convention-last-turns = The last turns
convention-plain = Plain reading
