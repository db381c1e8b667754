# De analyse van een afgelopen spel: wat er mogelijk was, wat een zet kostte, en waarom. Namen van spelers worden niet verbogen.

## Erom vragen

review-about = Elke zet wordt beoordeeld naar wat de speler wist: wat hij kostte, wat beter was, en waar punten voorgoed verloren gingen.
review-begin = Deze partij analyseren
review-stop = Stoppen
review-judging = De partij wordt geanalyseerd…
review-waiting = Wachten op de analyse… De allereerste duurt een minuut of twee: wat de partijen beoordeelt, wordt één keer gecompileerd.
review-reader = Conventies
review-literal = geen: informatie letterlijk genomen
review-share = { $name } ({ $percent }%)
review-by = Beoordeeld volgens de conventies van { $reader }: die passen het best. In de lijst staat hoeveel van de zetten elk verklaart.
review-by-literal = Beoordeeld naar wat de informatie letterlijk zegt: van geen bot passen de conventies bij deze partij.
review-whose = Wiens zetten
review-all = Alle spelers
review-next = Volgend moment: zet { $move }, { $mark }
review-moments = Momenten
review-nothing = Hier valt niets op.
review-numbers = Verwacht: wat { $bot } gemiddeld zou halen als hij hier voor alle plaatsen verderspeelt. Mogelijk: de beste score als alle kaarten bekend zijn.

## Tekens

review-mark-blunder = blunder
review-mark-mistake = foute zet
review-mark-inaccuracy = onnauwkeurigheid
review-mark-unlucky = pech
review-mark-good-find = goed gevonden
review-mark-at = Zet { $move }: { $mark }

## De curve

review-points = Verwachte punten
review-chance = Kans op { $full }
review-points-now = { $score } ± { $error }
review-chance-now = { $percent }%
review-possible = hoogstens nog mogelijk
review-could-win = Vanaf hier was de partij nog te winnen: alle { $full } punten, als alle kaarten bekend zijn.
review-could-not-win = Sinds zet { $move } was de partij niet meer te winnen: hoogstens { $most } van de { $full } punten, als alle kaarten bekend zijn.
review-could-never-win = Deze kaarten waren niet te winnen: hoogstens { $most } van de { $full } punten, als alle kaarten bekend zijn.
review-could-open = Niemand weet of de partij vanaf hier nog te winnen was: minstens { $least } van de { $full } punten, als alle kaarten bekend zijn.

## Een zet

review-do-play = Speel kaart { $slot }
review-do-discard = Leg kaart { $slot } af
review-do-tell = Zeg tegen { $to }: { $named }
review-do-clue = Informatie geven
review-do-other = Een andere keuze
review-others = Wat er nog meer kon
review-made = wat er gespeeld is
review-values = Punten die gemiddeld nog mogelijk waren, naar wat de speler wist.
review-values-clue = Punten gemiddeld als { $bot } op elke plaats verderspeelt, naar wat de speler wist.
review-fails = Met de kaarten zoals ze lagen was dit een fout geweest.
review-reader-move = { $reader } had gekozen: { $said }.
review-understood = Hoe die begrepen werd
review-understood-card = kaart { $slot }: { $cards }
review-understood-open = veel blijft open
review-understood-about = Wat deze kaarten volgens elk van hen zijn, zodra wie ze heeft weer aan de beurt is.
review-nobody-could-know = Dat kon niemand weten.
review-choice = { $points } ± { $error } door de keuze.
review-luck = { $points } door pech.

review-fact-last-copy = Het laatste exemplaar is weg: { $card }.
review-fact-clued = { $moves ->
    [one] Er was één zet eerder informatie over gegeven.
   *[other] Er was { $moves } zetten eerder informatie over gegeven.
}
review-fact-dead-firework = Deze rij kan niet meer compleet worden: { $suit }.
review-fact-no-pace = Er zijn minder beurten over dan kaarten om te leggen.
review-fact-mistake = Een fout: { $card } past niet.
review-fact-wasted-token = Er kwam geen fiche terug: ze waren er allemaal.
review-fact-lost-here = Vanaf hier konden niet meer alle kaarten gelegd worden.

## Varianten

review-branch = Deze variant
review-the-game = De partij

## Leren

review-learn = Leren van de fouten
review-learn-puzzles = Meer van zulke stellingen: puzzels
review-learn-number = { $number } van { $of }
review-learn-question = Zet { $move }: wat zou jij doen als { $name }?
review-learn-right = Goed!
review-learn-same = Dat is wat er gespeeld is, en het kostte punten.
review-learn-less = Er was iets beters.
review-learn-unknown = Dat valt hier niet te beoordelen.
review-learn-value = { $said }: nog { $value } punten mogelijk.
review-learn-next = De volgende
review-learn-end = Terug naar de analyse
review-learn-done = { $right } van de { $of } gevonden.

## Spelers

review-players = Spelers
review-efficiency = { $ratio } gelegde kaarten per keer informatie.
review-accuracy = { $percent }% nauwkeurig
review-did = Informatie: { $clues }, gespeeld: { $plays }, afgelegd: { $discards }.
review-lost = Verloren punten: { $points }.
review-cause-mistake = fout gespeeld: { $times }
review-cause-last-copy = laatste exemplaren kwijt: { $times }
review-cause-no-pace = te langzaam: { $times }
review-cause-other = overig: { $times }
