# What one's own games say together.

insights-title = Inzichten
insights-loading = Je partijen worden doorgenomen…
insights-none = Nog geen afgelopen partijen van jou. Speel er een, of open partijen die je elders hebt gespeeld en zeg wie jij was.
insights-about = Geteld: je laatste afgelopen partijen, { $games } van { $all }. ± is de standaardfout; bij minder dan { $enough } partijen staat er geen gemiddelde.
insights-too-few = { $count ->
    [one] te weinig ({ $count })
   *[other] te weinig ({ $count })
}
insights-points = punten
insights-efficiency = gelegde kaarten per keer informatie
insights-mistakes = jouw fouten per partij
insights-lost = verloren punten per partij
insights-games = Partijen
insights-players = { $count ->
    [one] { $count } speler
   *[other] { $count } spelers
}

## Reviews

insights-reviews = Geanalyseerde partijen
insights-reviewed = Geanalyseerd: { $reviewed } van { $games }.
insights-none-reviewed = Een analyse zegt wat er misging, en waarom.
insights-review-more = { $count ->
    [one] Nog { $count } partij analyseren
   *[other] Nog { $count } partijen analyseren
}
insights-reviewing = Partij { $number } van { $of }…
insights-stop = Stoppen
insights-causes = Wat er misging
insights-causes-about = Jouw gemarkeerde zetten; geanalyseerde partijen: { $reviewed }.
insights-accuracy = { $share } van je gespeelde en afgelegde kaarten was goed gekozen.
insights-no-causes = Er is niets gemarkeerd.
insights-cause-mistake = kaarten die niet pasten
insights-cause-last-copy = laatste exemplaren kwijt
insights-cause-no-pace = te langzaam
insights-cause-other = overig

## Tables

insights-partners = Met wie
insights-who = Wie
insights-kinds = Spelers en editie
insights-kind = Partij
insights-openings = Eerste informatie
insights-openings-about = Wat de eerste informatie van een partij noemde, en wat de partij opleverde. Het hoeft niet de reden te zijn.
insights-opening = Informatie
insights-yours = door jou
insights-touched = aangewezen kaarten
insights-color = een kleur
insights-bots = Vergeleken met bots
insights-bots-about = Dezelfde kaarten, gespeeld door een bot op elke plaats.
insights-bots-playing = Bots spelen jouw kaarten…
insights-bot = Bot
insights-ahead = jij ligt voor met
insights-better = beter
insights-same = gelijk
insights-worse = slechter
