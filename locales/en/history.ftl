# Games played: lists, statistics, the deal of the day, what is kept of somebody.

history-title = Past games
history-whose = Whose games
history-mine = My games
history-public = Public games
history-co-players = With these people
history-co-players-about = Only games in which all of them sat.
history-filters = Choose by box, players, score, name or day
history-any = any
history-least = At least so many points
history-name = Part of a player’s name
history-since = From
history-until = Until
history-clear = Clear the choices
history-games = { $count ->
    [one] { $count } game
   *[other] { $count } games
}
history-more = Show more
history-loading = Fetching the games …
history-none = No game fits.
history-none-mine = You have not finished a game that fits. Whatever you play is listed here when it is over.
history-chosen = chosen deal
history-kept = kept from elsewhere
history-kept-apart = Games kept from elsewhere are listed, but not counted.
history-mistakes = { $count ->
    [0] No mistake.
    [one] { $count } mistake.
   *[other] { $count } mistakes.
}
history-same-deal = Same deal elsewhere
history-this-deal = One deal, several tables
history-this-deal-about = All public games with the same cards, the best first.
history-all-deals = All deals

## Statistics

history-statistics = Statistics
history-mean = points on average
history-best = best score
history-mean-mistakes = mistakes a game
history-as-table = As a table
history-scores = Games by score
history-by-mistakes = Games by mistakes
history-column-mistakes = Mistakes
history-progress = Points over time
history-progress-about = The mean of each day; larger dots for days with more games.
history-endings = How games ended
history-column-score = Points
history-column-games = Games
history-column-ending = Ending
history-day = Day

## The deal of the day

history-daily = The deal of the day
history-daily-about = The same cards for every table on this site: play them, and compare.
history-daily-play = Play it
history-daily-results = Results
history-daily-none = Nobody has finished this deal yet.
history-daily-closed = Results open when you have played this deal yourself.
history-daily-public = Show the result to everybody
history-daily-public-about = The table is in the lobby, and the result in this list.
history-daily-rank = Place { $rank }
history-daily-again = not the first try
history-daily-assisted = with help

## What is kept

history-my-data = What is kept of you
history-my-data-about = You have no account here: this browser is remembered by a cookie. Your finished games are yours to take along.
history-export = Download all my games
history-forget = Forget me
history-forget-sure = Shall the site forget you?
history-forget-about = Your name, your notes and what you wrote are removed from every table, and this browser is not recognized any more. The moves of your games stay for those who played with you. This cannot be undone.
history-forget-no = No, keep me
history-forget-yes = Forget me for good
history-devices = Me on another device
history-devices-about = A code makes another browser you, with your name and your games. It is good once, for ten minutes.
history-device-make = Make a code
history-device-code = Enter this in the other browser:
history-device-copy = Copy it as a link
history-device-copied = The link is copied. Whoever has it can be you: send it to yourself only.
history-device-own = This browser, since { $day }
history-device-other = Another browser, since { $day }
history-device-send-away = Send it away
history-device-enter = A code from your other browser (what this one was before is left behind)
history-device-join = This is me
history-device-joined = Welcome back, { $name }.
history-forgotten = { $count ->
    [one] You are forgotten at { $count } table.
   *[other] You are forgotten at { $count } tables.
}
