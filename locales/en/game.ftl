# The game itself: its things, what happens, and how it ends. Names of players always stand uninflected.

## Suits, cards and numbers

suit-name = { $suit ->
    [R] red
    [Y] yellow
    [G] green
    [W] white
    [B] blue
    [M] multicolor
   *[K] black
}
suit-letter = { $suit ->
    [R] R
    [Y] Y
    [G] G
    [W] W
    [B] B
    [M] M
   *[K] K
}
card-name = { suit-name } { $rank }
count-word = { $count ->
    [0] no
    [1] one
    [2] two
    [3] three
    [4] four
    [5] five
   *[other] { $count }
}
somebody = somebody

## What can be seen, for those who hear the page

card-hidden = hidden card
card-clued = told: { $clues }
card-possible = could be: { $clues }
firework-label = { $placed ->
    [0] { suit-name } firework: nothing yet
   *[other] { suit-name } firework up to { $rank }
}
firework-complete = complete
firework-dead = can no longer be completed
tokens-label = Clue tokens: { $count } of { $of }
mistakes-label = Mistakes: { $count } of { $of }
deck-label = { $count ->
    [one] Deck: { $count } card
   *[other] Deck: { $count } cards
}
last-round-label = { $count ->
    [one] Last round: { $count } turn left
   *[other] Last round: { $count } turns left
}
last-round-brief = { $count ->
    [one] { $count } turn left
   *[other] { $count } turns left
}
discard-pile = Discard pile
discard-cell = { $gone } of { $of }
last-copy = only one left

## Reward tiles

tile-token = Token
tile-token-effect = One clue token comes back.
tile-repair = Repair
tile-repair-effect = One mistake is taken back, and one clue token comes back.
tile-color-info = Color clue
tile-color-info-effect = Give another player a color clue without spending a token.
tile-rank-info = Rank clue
tile-rank-info-effect = Give another player a rank clue without spending a token.
tile-recycle = Back to the deck
tile-recycle-effect = Shuffle a card of your choice from the discard pile into the deck.
tile-salvage = Rescue
tile-salvage-effect = Add a card that fits from the discard pile to its firework.
tile-used = used
tile-hidden = Face-down reward tile

## The log

log-clued-color = { $name } tells { $to }{ log-clued-color.cost }: { $count ->
    [0] no { suit-name } cards
    [one] one { suit-name } card
   *[other] { count-word } { suit-name } cards
}{ log-clued-color.where }.
    .cost = { $cost ->
        [free] {", for free"}
       *[token] {""}
    }
    .where = { $slots ->
        [none] {""}
       *[other] { $places ->
            [one] {" "}(slot { $slots })
           *[other] {" "}(slots { $slots })
        }
    }
log-clued-rank = { $name } tells { $to }{ log-clued-color.cost }: { $count ->
    [0] no { $rank }s
    [one] one { $rank }
   *[other] { count-word } { $rank }s
}{ log-clued-color.where }.
log-placed = { $announced ->
    [none] { $name } plays { card-name }{ log-placed.from }: it fits.
   *[right] { $name } says { $said } and plays { card-name }{ log-placed.from }: it fits.
}
    .from = { $slots ->
        [none] {""}
       *[other] {" "}from slot { $slots }
    }
log-failed = { $announced ->
    [none] { $name } plays { card-name }{ log-placed.from }, which does not fit: a mistake.
    [right] { $name } says { $said } and plays { card-name }{ log-placed.from }, which does not fit: a mistake.
   *[wrong] { $name } says { $said } but plays { card-name }{ log-placed.from }: a mistake.
}
log-discarded = { $name } discards { card-name }{ log-placed.from }.
log-salvaged = { $name } adds { card-name } from the discard pile to its firework.
log-recycled = { $name } shuffles { card-name } from the discard pile into the deck.
log-completed = The { suit-name } firework is complete.
log-tile-turned = { $name } turns up a reward tile: { $tile }.
log-tile-lapsed = The reward tile has no effect: { $tile }.
log-mistake-repaired = One mistake is taken back.
log-tokens-back = { $count ->
    [one] One clue token comes back.
   *[other] { $count } clue tokens come back.
}
log-drew = { $name } draws a card.
log-last-round = { $count ->
    [one] The deck is empty: the last round has one turn.
   *[other] The deck is empty: the last round has { count-word } turns.
}
log-rearranged = { $name } rearranges their hand: { $slots }.

## How it ends

ended-all-complete = Won: every firework is complete.
ended-third-mistake = Lost: that was the third mistake.
ended-indispensable = Lost: the last copy of a card that was still needed is gone.
ended-no-action = Lost: there is no card left to play and no clue token to spend.
ended-last-round = The last round is over.
ended-stopped = { $result ->
    [lost] Lost: the show was stopped before every firework was complete.
   *[ended] The show was stopped.
}
ended-timed-out = { $result ->
    [lost] Lost: the time ran out before every firework was complete.
   *[ended] The time is up.
}
ended-points = { $count ->
    [one] { $count } point.
   *[other] { $count } points.
}
ended-placed = { $count ->
    [one] { $count } card had been placed.
   *[other] { $count } cards had been placed.
}
ended-commendation = Black powder was in play: the black ribbon for daring goes to all of you.
rating-dreadful = A damp squib: people want their money back.
rating-mediocre = More smoke than fire, but a few sparks flew.
rating-respectable = A decent evening: nothing burned down, and there was something to look at.
rating-excellent = A fine show: there were smiling faces all along the river.
rating-superb = A splendid show: strangers come up to shake your hands.
rating-legendary = The show of a lifetime: the sky has long gone dark, and the whole town is still looking up.
rating-divine = Flawless: not a single spark was out of place, and no show can be better.

## Short words beside the pictures, and short lines of the log

firework-next = next
firework-done = complete
firework-ends-at = ends at
firework-nothing = nothing more
tokens-word = { $count ->
    [one] clue
   *[other] clues
}
mistakes-word = { $count } of { $of } mistakes
age-newest = newest
age-oldest = oldest
age-next = discards next
line-clued = { $who ->
    [you] You tell { $to }
   *[other] { $name } tells { $whom ->
        [you] you
       *[other] { $to }
    }
}{ line-clued.cost }: { $named }{ line-clued.where }
    .cost = { $cost ->
        [free] {" "}for free
       *[token] {""}
    }
    .where = { $places ->
        [0] {" "}(no card)
       *[other] {" "}({ $slots })
    }
line-placed = { $who ->
    [you] You play { card-name }
   *[other] { $name } plays { card-name }
}
line-failed = { line-placed }: a mistake
line-announced = { $said }! { $line }
line-discarded = { $who ->
    [you] You discard { card-name }
   *[other] { $name } discards { card-name }
}

# What is said around the words of bots, which are read when somebody may ask.

cards-unknown = an unknown card
cards-many = one of { $count } cards
cards-alike = a { $rank }
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
