# Challenges: the same sealed deals for several groups.

challenge = Challenge
challenge-new = A challenge
challenge-new-about = Several groups play the same sealed deals, each in its own time. The results open to those who have played them all; nobody sees anything of a deal before.
challenge-deals-label = How many deals?
challenge-make = Create the challenge
challenge-players = { $count ->
    [one] { $count } player
   *[other] { $count } players
}
challenge-about = { $count ->
    [one] { $count } deal, the same for everybody.
   *[other] { $count } deals, the same for everybody.
} Pass the link on: every group plays in its own time.
challenge-copy = Copy the link
challenge-copied = The link is copied.
challenge-deals = Your deals
challenge-deal = Deal { $number }
challenge-points = { $score ->
    [one] { $score } point
   *[other] { $score } points
}
challenge-look = View
challenge-closed = The results open when you have played every deal to its end.
challenge-results = Results
challenge-group = Who
challenge-mean = Mean
challenge-ahead = Against the bot
challenge-unranked = not ranked: cards known before, or help
challenge-bots-playing = Bots are playing the same deals…
challenge-results-about = Mean points with their standard error; “Against the bot” is the mean difference from the strongest bot on the same deals.
