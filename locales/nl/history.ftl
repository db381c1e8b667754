# Gespeelde spellen: lijsten, statistiek, de verdeling van de dag, en wat er van iemand wordt bewaard.

history-title = Gespeelde partijen
history-insights = Inzichten
history-whose = Welke partijen
history-mine = Mijn partijen
history-public = Openbare partijen
history-co-players = Met deze mensen
history-co-players-about = Alleen partijen waarin zij allemaal meespeelden.
history-filters = Filters
history-any = alle
history-least = Minimumscore
history-name = Spelersnaam bevat
history-since = Vanaf
history-until = Tot en met
history-clear = Filters wissen
history-games = { $count ->
    [one] { $count } partij
   *[other] { $count } partijen
}
history-more = Meer tonen
history-loading = De partijen worden opgehaald…
history-none = Geen partijen gevonden.
history-none-mine = Geen afgelopen partijen gevonden. Wat je speelt, staat hier zodra het is afgelopen.
history-chosen = gekozen kaarten
history-kept = geïmporteerd
history-kept-apart = Geïmporteerde partijen tellen mee zodra je zegt wie jij was.
history-mistakes = { $count ->
    [0] Geen fouten.
    [one] { $count } fout.
   *[other] { $count } fouten.
}
history-same-deal = Zelfde kaarten elders
history-this-deal = Zelfde kaarten, meerdere tafels
history-this-deal-about = Alle openbare partijen met dezelfde kaarten, de beste eerst.
history-all-deals = Alle partijen

## Statistiek

history-statistics = Statistiek
history-mean = gemiddelde score
history-best = beste score
history-mean-mistakes = fouten per partij
history-as-table = Als tabel
history-scores = Partijen naar punten
history-by-mistakes = Partijen naar fouten
history-column-mistakes = Fouten
history-progress = Punten in de tijd
history-progress-about = Het gemiddelde per dag; grotere stippen voor dagen met meer partijen.
history-endings = Hoe partijen afliepen
history-column-score = Punten
history-column-games = Partijen
history-column-ending = Afloop
history-day = Dag

## De verdeling van de dag

history-daily = De kaarten van de dag
history-daily-about = Dezelfde kaarten voor elke tafel op deze site: speel ze en vergelijk.
history-daily-play = Spelen
history-daily-results = Uitslagen
history-daily-none = Nog niemand heeft deze kaarten uitgespeeld.
history-daily-closed = De uitslagen gaan open als je deze kaarten zelf hebt gespeeld.
history-daily-public = Laat iedereen de uitslag zien
history-daily-public-about = De tafel staat op de startpagina en de uitslag in deze lijst.
history-daily-rank = Nr. { $rank }
history-daily-again = niet de eerste poging
history-daily-assisted = met hulp
history-week = Zeven dagen
history-week-who = Wie
history-week-days = Dagen
history-week-points = Punten
history-week-about = Eerste pogingen zonder hulp in partijen die iedereen ziet, en die van jezelf.

## Wat er wordt bewaard

history-my-data = Je gegevens
history-my-data-about = Je hebt hier geen account: deze browser wordt onthouden met een cookie. Je afgelopen partijen kun je downloaden.
history-export = Al mijn partijen downloaden
history-forget = Mijn gegevens verwijderen
history-forget-sure = Je gegevens verwijderen?
history-forget-about = Je naam, je notities en wat je hebt geschreven worden van elke tafel verwijderd, en deze browser wordt niet meer herkend. De zetten van je partijen blijven voor wie met je heeft gespeeld. Dit kan niet ongedaan worden gemaakt.
history-forget-no = Annuleren
history-forget-yes = Definitief verwijderen
history-habits = Hoe bots met je spelen
history-habits-about = Sommige bots onthouden uit je partijen hoe je speelt.
history-habit-plain = { $bot } geeft je eenvoudige informatie en verwacht geen conventies van je.
history-habit-open = { $bot } speelt met jou volgens zijn conventies en kijkt of je ze deelt.
history-habit-partner = { $bot } weet dat je zijn conventies deelt.
history-habits-forget = Bots mijn spel laten vergeten
history-habits-forgotten = De bots zijn vergeten hoe je speelt.
history-devices = Een ander apparaat gebruiken
history-devices-about = Met een code meld je je aan in een andere browser, met je naam en je partijen. Hij geldt één keer, tien minuten lang.
history-device-make = Een code maken
history-device-code = Typ dit in de andere browser:
history-device-copy = Als link kopiëren
history-device-copied = De link is gekopieerd. Wie hem heeft, kan zich onder jouw naam aanmelden: stuur hem alleen naar jezelf.
history-device-own = Deze browser, sinds { $day }
history-device-other = Een andere browser, sinds { $day }
history-device-send-away = Afmelden
history-device-enter = Code uit je andere browser (de eigen naam en partijen van deze browser blijven achter)
history-device-join = Aanmelden
history-device-joined = Welkom terug, { $name }.
history-forgotten = { $count ->
    [one] Je gegevens zijn van { $count } tafel verwijderd.
   *[other] Je gegevens zijn van { $count } tafels verwijderd.
}
