# Gespeelde spellen: lijsten, statistiek, de verdeling van de dag, en wat er van iemand wordt bewaard.

history-title = Gespeelde spellen
history-whose = Wiens spellen
history-mine = Mijn spellen
history-public = Openbare spellen
history-co-players = Met deze mensen
history-co-players-about = Alleen spellen waarin zij allemaal meespeelden.
history-filters = Kies op doos, spelers, punten, naam of dag
history-any = alle
history-least = Minstens zoveel punten
history-name = Deel van de naam van een speler
history-since = Vanaf
history-until = Tot en met
history-clear = Keuzes wissen
history-games = { $count ->
    [one] { $count } spel
   *[other] { $count } spellen
}
history-more = Meer tonen
history-loading = De spellen worden opgehaald …
history-none = Geen enkel spel voldoet.
history-none-mine = Je hebt nog geen spel afgemaakt dat voldoet. Wat je speelt, staat hier zodra het is afgelopen.
history-chosen = gekozen verdeling
history-kept = van elders bewaard
history-kept-apart = Spellen die van elders zijn bewaard, staan in de lijst, maar tellen niet mee.
history-mistakes = { $count ->
    [0] Geen fouten.
    [one] { $count } fout.
   *[other] { $count } fouten.
}
history-same-deal = Zelfde kaarten elders
history-this-deal = Eén verdeling, meer tafels
history-this-deal-about = Alle openbare spellen met dezelfde kaarten, het beste eerst.
history-all-deals = Alle verdelingen

## Statistiek

history-statistics = Statistiek
history-mean = punten gemiddeld
history-best = beste score
history-mean-mistakes = fouten per spel
history-as-table = Als tabel
history-scores = Spellen naar punten
history-by-mistakes = Spellen naar fouten
history-column-mistakes = Fouten
history-progress = Punten in de tijd
history-progress-about = Het gemiddelde per dag; grotere stippen voor dagen met meer spellen.
history-endings = Hoe spellen afliepen
history-column-score = Punten
history-column-games = Spellen
history-column-ending = Afloop
history-day = Dag

## De verdeling van de dag

history-daily = De verdeling van de dag
history-daily-about = Dezelfde kaarten voor elke tafel op deze site: speel ze en vergelijk.
history-daily-play = Spelen
history-daily-results = Uitslagen
history-daily-none = Nog niemand heeft deze verdeling uitgespeeld.
history-daily-closed = De uitslagen gaan open als je deze kaarten zelf hebt gespeeld.
history-daily-public = Laat iedereen de uitslag zien
history-daily-public-about = De tafel staat in de lobby en de uitslag in deze lijst.
history-daily-rank = Plaats { $rank }
history-daily-again = niet de eerste poging
history-daily-assisted = met hulp

## Wat er wordt bewaard

history-my-data = Wat er van jou wordt bewaard
history-my-data-about = Je hebt hier geen account: deze browser wordt onthouden met een cookie. Je afgelopen spellen mag je meenemen.
history-export = Al mijn spellen downloaden
history-forget = Vergeet mij
history-forget-sure = Moet deze site je vergeten?
history-forget-about = Je naam, je notities en wat je hebt geschreven worden van elke tafel verwijderd, en deze browser wordt niet meer herkend. De zetten van je spellen blijven voor wie met je heeft gespeeld. Dit kan niet ongedaan worden gemaakt.
history-forget-no = Nee, bewaar mij
history-forget-yes = Vergeet mij voorgoed
history-devices = Ik op een ander apparaat
history-devices-about = Een code maakt een andere browser tot jou, met je naam en je spellen. Hij geldt één keer, tien minuten lang.
history-device-make = Maak een code
history-device-code = Typ dit in de andere browser:
history-device-copy = Kopieer hem als link
history-device-copied = De link is gekopieerd. Wie hem heeft, kan jou zijn: stuur hem alleen naar jezelf.
history-device-own = Deze browser, sinds { $day }
history-device-other = Een andere browser, sinds { $day }
history-device-send-away = Stuur hem weg
history-device-enter = Een code uit je andere browser (wat deze eerst was, blijft achter)
history-device-join = Dit ben ik
history-device-joined = Welkom terug, { $name }.
history-forgotten = { $count ->
    [one] Je bent vergeten aan { $count } tafel.
   *[other] Je bent vergeten aan { $count } tafels.
}
