# Challenges: the same sealed deals for several groups.

challenge = Uitdaging
challenge-new = Een uitdaging
challenge-new-about = Meerdere groepen spelen dezelfde verzegelde verdelingen, elk wanneer het uitkomt. De uitslagen gaan open voor wie alle verdelingen heeft gespeeld; niemand ziet eerder iets van een verdeling.
challenge-deals-label = Hoeveel verdelingen?
challenge-make = Uitdaging maken
challenge-players = { $count ->
    [one] { $count } speler
   *[other] { $count } spelers
}
challenge-about = { $count ->
    [one] { $count } verdeling, dezelfde voor iedereen.
   *[other] { $count } verdelingen, dezelfde voor iedereen.
} Geef de link door: elke groep speelt wanneer het uitkomt.
challenge-copy = Link kopiëren
challenge-copied = De link is gekopieerd.
challenge-deals = Jouw verdelingen
challenge-deal = Verdeling { $number }
challenge-points = { $score ->
    [one] { $score } punt
   *[other] { $score } punten
}
challenge-look = Bekijken
challenge-closed = De uitslagen gaan open als je elke verdeling hebt uitgespeeld.
challenge-results = Uitslagen
challenge-group = Wie
challenge-mean = Gemiddelde
challenge-ahead = Vergeleken met de bot
challenge-unranked = geen klassering: kaarten al bekend, of hulp
challenge-bots-playing = Bots spelen dezelfde kaarten…
challenge-results-about = Gemiddelde punten met hun standaardfout; ‘Vergeleken met de bot’ is het gemiddelde verschil met de sterkste bot bij dezelfde verdelingen.
