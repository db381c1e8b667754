# How each bot plays, in one sentence. Python reads these: each is one line.

description-random = Chooses any legal action, entirely by chance.
description-cautious = The friendly beginner: plays what is certain, gives clues about cards that can be played, and discards its oldest card.
description-partner = Made for human partners: plays the conventions that many players know, and says why.
description-sieve = For two: a clue points at the card beside the one it touches (Referential Sieve); says why.
description-duet = The strongest for two players: plays like Duo, but thinks hundreds of possible games through to the end before each move; in games with reward tiles it keeps to Duo’s rules.
description-duo = Quick and strong with two players: every clue it gives, and every clue it does not give, tells its partner something.
description-learned = A small neural network for two players: it first imitated Duo, then improved by playing with itself.
description-hat = Quick and strong with three to five players: each clue is a code that tells everyone something about their own hand; people cannot follow it.
description-choir = The strongest for three to five players: speaks Hat’s code, but thinks possible games through to the end before each move; in games with reward tiles it keeps to Hat’s rules.
description-cheat = Sees every hand and the deck: not a real player, but the ceiling that the others are measured against.
