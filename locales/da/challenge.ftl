# Challenges: the same sealed deals for several groups.

challenge = Udfordring
challenge-new = En udfordring
challenge-new-about = Flere hold spiller de samme forseglede uddelinger, når det passer dem. Resultaterne åbnes for dem, der har spillet alle uddelinger; ingen ser noget af en uddeling før.
challenge-deals-label = Hvor mange uddelinger?
challenge-make = Lav udfordringen
challenge-players = { $count ->
    [one] { $count } spiller
   *[other] { $count } spillere
}
challenge-about = { $count ->
    [one] { $count } uddeling, den samme for alle.
   *[other] { $count } uddelinger, de samme for alle.
} Giv linket videre: hvert hold spiller, når det passer dem.
challenge-copy = Kopiér linket
challenge-copied = Linket er kopieret.
challenge-deals = Dine uddelinger
challenge-deal = Uddeling { $number }
challenge-points = { $score ->
    [one] { $score } point
   *[other] { $score } point
}
challenge-look = Se den
challenge-closed = Resultaterne åbnes, når du har spillet alle uddelinger til ende.
challenge-results = Resultater
challenge-group = Hvem
challenge-mean = Gennemsnit
challenge-ahead = I forhold til botten
challenge-unranked = uden placering: kendte kort eller hjælp
challenge-bots-playing = Botter spiller de samme kort…
challenge-results-about = Gennemsnitlige point med standardfejl; »I forhold til botten« er den gennemsnitlige forskel til den stærkeste bot i de samme uddelinger.
