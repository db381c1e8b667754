# Games played: lists, statistics, the deal of the day, what is kept of somebody.

history-title = Past games
history-insights = Insights
history-whose = Which games
history-mine = My games
history-public = Public games
history-co-players = With these people
history-co-players-about = Only games with all of them.
history-filters = Filters
history-any = any
history-least = Minimum score
history-name = Player name contains
history-since = From
history-until = Until
history-clear = Clear filters
history-games = { $count ->
    [one] { $count } game
   *[other] { $count } games
}
history-more = Show more
history-loading = Loading games…
history-none = No games found.
history-none-mine = No finished games found. Your games are listed here when they are over.
history-chosen = chosen cards
history-kept = imported
history-kept-apart = Imported games count once you say which player you were.
history-mistakes = { $count ->
    [0] No mistake.
    [one] { $count } mistake.
   *[other] { $count } mistakes.
}
history-same-deal = Same cards elsewhere
history-this-deal = Same cards, several tables
history-this-deal-about = All public games with the same cards, best first.
history-all-deals = All games

## Statistics

history-statistics = Statistics
history-mean = average score
history-best = best score
history-mean-mistakes = mistakes per game
history-as-table = As a table
history-scores = Games by score
history-by-mistakes = Games by mistakes
history-column-mistakes = Mistakes
history-progress = Points over time
history-progress-about = The average of each day; larger dots for days with more games.
history-endings = How games ended
history-column-score = Points
history-column-games = Games
history-column-ending = Ending
history-day = Day

## The deal of the day

history-daily = Deal of the day
history-daily-about = The same cards for every table on this site: play them, and compare.
history-daily-play = Play
history-daily-results = Results
history-daily-none = Nobody has finished today’s cards yet.
history-daily-closed = Results open once you have played these cards yourself.
history-daily-public = Show the result to everybody
history-daily-public-about = The table is listed in the lobby, and the result in this list.
history-daily-rank = Place { $rank }
history-daily-again = not the first try
history-daily-assisted = with help
history-week = Seven days
history-week-who = Who
history-week-days = Days
history-week-points = Points
history-week-about = First attempts without help at games shown to everybody, and your own.

## What is kept

history-my-data = Your data
history-my-data-about = You have no account here: a cookie remembers this browser. You can download your finished games.
history-export = Download all my games
history-forget = Delete my data
history-forget-sure = Delete your data?
history-forget-about = Your name, your notes and your messages are removed from every table, and this browser is no longer recognized. The moves of your games stay for the people you played with. This cannot be undone.
history-forget-no = Cancel
history-forget-yes = Delete permanently
history-habits = How bots play with you
history-habits-about = Some bots remember from your games how you play.
history-habit-plain = { $bot } tells you things plainly and expects no conventions of you.
history-habit-open = { $bot } plays by its conventions with you and watches whether you share them.
history-habit-partner = { $bot } knows that you share its conventions.
history-habits-forget = Bots forget how I play
history-habits-forgotten = The bots have forgotten how you play.
history-devices = Use another device
history-devices-about = A code signs you in on another browser, with your name and your games. It works once, within ten minutes.
history-device-make = Get a code
history-device-code = Enter this in the other browser:
history-device-copy = Copy as a link
history-device-copied = The link is copied. Anyone who has it can sign in as you: send it only to yourself.
history-device-own = This browser, since { $day }
history-device-other = Another browser, since { $day }
history-device-send-away = Sign out
history-device-enter = Code from your other browser (this browser’s own name and games are left behind)
history-device-join = Sign in
history-device-joined = Welcome back, { $name }.
history-forgotten = { $count ->
    [one] Your data was removed from { $count } table.
   *[other] Your data was removed from { $count } tables.
}
