# What one's own games say together.

insights-title = Insights
insights-loading = Looking through your games…
insights-none = No finished games of yours yet. Play one, or open games that you played elsewhere and say which player you were.
insights-about = Counted: your last finished games, { $games } of { $all }. ± is the standard error; for fewer than { $enough } games no average is shown.
insights-too-few = { $count ->
    [one] too few ({ $count })
   *[other] too few ({ $count })
}
insights-points = points
insights-efficiency = cards placed for each clue
insights-mistakes = your mistakes per game
insights-lost = points lost per game
insights-games = Games
insights-players = { $count ->
    [one] { $count } player
   *[other] { $count } players
}

## Reviews

insights-reviews = Reviewed games
insights-reviewed = Reviewed: { $reviewed } of { $games }.
insights-none-reviewed = Reviews say what went wrong, and why.
insights-review-more = { $count ->
    [one] Review { $count } more game
   *[other] Review { $count } more games
}
insights-reviewing = Game { $number } of { $of }…
insights-stop = Stop
insights-causes = What went wrong
insights-causes-about = Your marked moves; games reviewed: { $reviewed }.
insights-accuracy = { $share } of your plays and discards were accurate.
insights-no-causes = Nothing was marked.
insights-cause-mistake = failed plays
insights-cause-last-copy = last copies lost
insights-cause-no-pace = too slow
insights-cause-other = other

## Tables

insights-partners = With whom
insights-who = Who
insights-kinds = Players and edition
insights-kind = Game
insights-openings = First clues
insights-openings-about = What the first clue of a game named, and what the game came to. It need not be the reason.
insights-opening = Clue
insights-yours = by you
insights-touched = cards touched
insights-color = a color
insights-bots = Compared with bots
insights-bots-about = The same deals, played by a bot in every seat.
insights-bots-playing = Bots are playing your deals…
insights-bot = Bot
insights-ahead = you are ahead by
insights-better = better
insights-same = same
insights-worse = worse
