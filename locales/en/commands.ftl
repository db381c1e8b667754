# What `hanabi` answers to its commands in a terminal, and what it refuses. Refusals follow “hanabi: ” and have no full stop.
# Words in `quotes`, in capitals or with -- are typed as they are.

## hanabi rules

editions-all = all of these, combined freely
editions-more = `hanabi rules EDITION` explains one of them.
editions-head = { $age ->
    [0] { $box }, 2 to 5 players
   *[other] { $box }, 2 to 5 players, ages { $age } and up
}
editions-base = The base game: five suits, 50 cards, 8 clue tokens, and the third mistake loses. On a turn you give a clue (it costs a token), discard a card (it brings one back) or play a card. Beyond that it offers:
editions-house-talk = An agreement of the players: they decide themselves what may be said besides clues.
editions-no-memory-aid = An agreement of the players: the screen does not remember clues, they do.
editions-start = Start a game:
editions-not-in-box = Refused, as it is not in this box: { $words }. `--edition custom` has everything.
editions-one-multicolor = Refused: two of five-own, ten-wild and ten-own at once. There is one multicolor suit.

## hanabi bots

bots-players = players: { $players }
bots-explains = explains its moves
bots-cheats = sees all cards
bots-points = points on average: { $points }
bots-points-with = { $players } players { $points }

## hanabi deal-check

check-waiting = Looking for a way to win; the first time, code is compiled
check-over = { $count ->
    [one] After { $count } move this game is over.
   *[other] After { $count } moves this game is over.
}
check-won = { $count ->
    [0] This deal can be won: { $known } with all cards known.
    [one] After { $count } move this game can be won: { $known } with all cards known.
   *[other] After { $count } moves this game can be won: { $known } with all cards known.
}
check-lost = { $count ->
    [0] This deal cannot be won: with all cards known, { $known } is the best there is.
    [one] After { $count } move this game cannot be won: with all cards known, { $known } is the best there is.
   *[other] After { $count } moves this game cannot be won: with all cards known, { $known } is the best there is.
}
check-open = { $count ->
    [0] Whether this deal can be won is not decided: with all cards known, { $known } is the best there is.
    [one] Whether this game can be won after { $count } move is not decided: with all cards known, { $known } is the best there is.
   *[other] Whether this game can be won after { $count } moves is not decided: with all cards known, { $known } is the best there is.
}

## hanabi puzzles

puzzles-judging = Judging the games; the first time, code is compiled
puzzles-judging-again = { $count ->
    [one] Judging { $count } puzzle again
   *[other] Judging { $count } puzzles again
}
puzzles-found = { $count ->
    [0] No puzzles in { $path }.
    [one] { $count } puzzle in { $path }: { $themes }.
   *[other] { $count } puzzles in { $path }: { $themes }.
}
puzzles-so-far = Puzzles: { $found } of { $wanted }. Games: { $games }. { $seconds } s
puzzles-broken-off = Broken off: what was found is kept.
puzzles-held = { $held } of { $of } keep their answer with other hands and decks ({ $share }).
puzzles-unlucky = { $count ->
    [one] { $count } answer costs points with the cards as they are, and says so.
   *[other] { $count } answers cost points with the cards as they are, and say so.
}
prepare-bot = Getting { $bot } ready: compiling, about { $seconds } s, this once
prepare-not-kept = Compiled code cannot be kept, so every start compiles anew: name a folder that can be written with HANABI_CACHE

## What cannot be done

refused-no-option = { $typed } is not an option: one of base, { $options }
refused-not-together = { $one } and { $other } exclude each other: choose one
refused-players = Hanabi is for 2 to 5 players, not { $found }
refused-no-edition = { $typed } is not an edition: one of { $editions }
refused-not-offered = the edition { $edition } does not offer { $wanted }: it has { $offered }; `custom` has everything
refused-deal-code = { $typed } is neither a file nor a deal code
refused-other-deal = { $typed } is the code of a deal with other cards or tiles than { $options }
refused-no-deal = name a game, a deal code, or a deal by --seed
refused-deal-turn = --turn is for games that were played: a deal has no moves
refused-no-reader = { $typed } cannot read this game: one of { $readers }
refused-no-bot = { $typed } is not a bot: one of { $bots }
refused-bot-players = { $bot } plays with { $players } players, not with { $found }
refused-bot-rules = { $bot } does not know the rules of { $options }
refused-bot-cheats = { $bot } sees all cards, which no seat at a table may: it plays in the arena only
refused-seat = { $typed } cannot take a seat: { $person } for a person, or a bot: { $bots }, or my_module:MyBot for one of your own
refused-starter = the starter is a seat from 1 to { $last }, or random, not { $typed }
refused-names-count = one name for each seat: seats { $players }, names { $names }
refused-names-same = names tell players apart: { $names } are not all different
refused-name-empty = { $place }: a name has at least one letter or sign, not { $typed }
refused-name-long = { $place }: a name has at most { $most } characters; this one has { $found }
refused-name-signs = { $place }: a name has no control characters, unlike { $typed }
refused-puzzle-count = at least one puzzle is cut, not { $found }
refused-puzzle-players = { $typed } is no number of players
refused-puzzle-bots = none of these bots plays with so many players
refused-not-text = byte { $byte }: this is no text in UTF-8
refused-file-name = there is no file with such a name
refused-file-there = { $path } is already there: name a new file, so that no game is lost
refused-unwritten = { $path } cannot be written: { $reason }

file-missing = No such file or directory
file-forbidden = Permission denied
file-folder = Is a directory
file-no-folder = Not a directory
file-full = No space left on device

command-error = { $command }: error: { $message }
command-argument = argument { $argument }: { $message }
command-unknown = unrecognized arguments: { $arguments }
command-missing = the following arguments are required: { $arguments }
command-not-with = not allowed with argument { $other }
command-takes-nothing = takes no value, not { $typed }
command-takes-one = expected one argument
command-takes-some = expected at least one argument
command-choice = invalid choice: { $typed } (choose from { $choices })
command-number = { $typed } is not a whole number such as 1000 or 1e6
