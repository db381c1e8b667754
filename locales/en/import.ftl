# Bringing games from elsewhere: several at once, whose they are, what became of each.

import-found = { $count ->
    [one] { $count } game found
   *[other] { $count } games found
}
import-all = { $count ->
    [one] Save { $count } game
   *[other] Save all { $count } games
}
import-progress = { $done } of { $all }
import-me = Which player were you?
import-me-about = These games then count among your own.
import-nobody = I did not play
import-waiting = A short break; the import continues by itself.
import-stop = Stop
import-summary = { $count ->
    [one] { $count } game saved.
   *[other] { $count } games saved.
}
import-summary-known = { $count ->
    [one] { $count } was already here.
   *[other] { $count } were already here.
}
import-summary-refused = { $count ->
    [one] { $count } could not be imported.
   *[other] { $count } could not be imported.
}
import-known = already here
import-unfinished = unfinished
import-number = Game { $number }
import-too-many = { $all } games are too many at once: at most { $most }.
import-to-history = To my games
import-copy-link = Copy hanab.live link
import-link-copied = The hanab.live link is copied.
