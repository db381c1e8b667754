# Wat `hanabi` in een terminal zegt. Namen worden nooit verbogen; woorden tussen `tekens` typ je zo.

## De tafel

picture-fireworks = Vuurwerk
picture-clues = Fiches
picture-mistakes = Fouten
picture-deck = Stapel
picture-score = Score
picture-placed = Gelegd
picture-of = { $part } van { $whole }
picture-at-most = { picture-of }, hooguit { $most }
picture-last-round = Laatste ronde
picture-turns-left = { $count ->
    [one] nog { $count } beurt
   *[other] nog { $count } beurten
}
picture-tile-waits = Tegel wacht
picture-tiles = Tegels
picture-tiles-used = gebruikt: { $tiles }
picture-tiles-left = over: { $tiles }
picture-discarded = Afgelegd
picture-nothing-yet = nog niets
picture-next-cards = Volgende
picture-to-move = { $name } is aan de beurt
picture-over = de partij is afgelopen
picture-base-game = basisspel
picture-slot = plek
picture-suits = kleur
picture-ranks = waarde
picture-no-cards = geen kaarten

## Wat je kunt doen

do-touching = { $move } { $count ->
    [0] (geen kaart)
    [one] (plek { $slots })
   *[other] (plekken { $slots })
}
do-announcing = { $move } en noem de kleur: { $said }
do-recycle = Schud de { card-name } van de aflegstapel door de stapel
do-salvage = Leg de { card-name } van de aflegstapel in zijn rij
do-lapse = Laat de beloningstegel vervallen
do-rearrange = Leg de kaarten in deze volgorde: { $slots }
do-stop = Beëindig de partij hier

## Woorden om te typen

verb-play = speel
verb-discard = afleggen
verb-clue = zeg
verb-recycle = terugschudden
verb-salvage = red
verb-lapse = vervallen
verb-sort = herschik
verb-stop = einde
verb-help = hulp
verb-moves = mogelijk
verb-log = verloop
verb-table = tafel
verb-quit = weg
verb-yes = ja

## Een spel

play-begins = { $players }. { $name } begint.
play-you = jij
play-seed = Dit zijn de kaarten met nummer { $seed }, om te oefenen.
play-pass-screen = Geef het scherm aan { $name }; daarna Enter:
play-unsaved = De partij kon niet worden opgeslagen: { $reason }.
play-saved = Het spelbestand is { $path } (`hanabi replay` speelt het na).
play-not-kept = De partij is niet opgeslagen: dat kan met `hanabi play --save BESTAND`.
play-left = Je bent vóór het einde weggegaan.
play-goes-on = De partij gaat door.
play-sure = De partij voor iedereen beëindigen? Typ { $yes }:
play-sure-expert = De partij voor iedereen beëindigen? Een expertpartij die wordt gestopt, is verloren. Typ { $yes }:
play-not-legal = Dat mag nu niet.
play-empty-clue = `{ $typed }` gaat over geen enkele kaart, en lege informatie mag niet in deze partij.
play-own-cards = Je eigen kaarten kun je niet zien, en informatie geef je aan een ander.
play-no-log = Deze partij wordt zonder geheugensteun gespeeld: er is geen verloop.
play-can-be = Mogelijk: { $cards }.
play-would-touch = Informatie aan { $name } zou gaan over:
play-nothing = geen kaart
play-slots = { $count ->
    [one] plek { $slots }
   *[other] plekken { $slots }
}

## Wat je nu kunt typen

hint-type = Typ: { $words }
hint-tile-clue = De beloningstegel vraagt om informatie, zoals: { $example }. Of: { $words }
hint-tile-choice = De beloningstegel vraagt om een keuze: { $words }
hint-preview = vooraf bekijken
hint-or = of
moves-announcing = met kleur
moves-as-in = (zoals { $example })
moves-tile = tegel
moves-other-order = (of een andere volgorde; dat kost geen beurt)
help-goal = Bouw samen een rij vuurwerk in elke kleur: 1 2 3 4 5.
help-goal-black = Bouw samen een rij vuurwerk in elke kleur: 1 2 3 4 5, zwart van 5 naar beneden.
help-hands = Je ziet alle handen behalve je eigen; [{ $mark }] is wat over een kaart is gezegd. Eén zet per beurt:
help-play = speel de kaart op plek 2 (of `{ $verb } 2`)
help-announce = hetzelfde met de kleur erbij: een fiche als het klopt, anders een fout
help-discard = leg de kaart op plek 1 af voor een fiche (of `{ $verb } 1`)
help-clue-color = wijs { $name } alle kaarten van deze kleur aan; kost een fiche (of `{ $verb }`)
help-clue-rank = wijs { $name } alle drieën aan; kost een fiche
help-tile = wat een beloningstegel vraagt; ook `{ $salvage }` en `{ $lapse }`
help-preview = over welke kaarten zou het gaan? `{ $all }` toont alle informatie
help-moves = alles wat je nu kunt doen
help-sort = leg je kaarten in een andere volgorde; dat kost geen beurt
help-log = de laatste zetten; Enter toont de tafel weer
help-stop = beëindig de partij voor iedereen en tel de punten; met `{ $quit }` ga je alleen zelf weg
help-exact = De exacte notatie van spelbestanden, P12 of C1:R, werkt ook.

## Wat niet te lezen is

typed-capitals = In hoofdletters is { $typed } de exacte notatie voor kaart nummer { $number } van de partij: typ { $slot } voor plek { $number }, of `{ $exact }` als je dat bedoelt
typed-stands-alone = `{ $verb }` staat alleen: laat { $rest } weg
typed-no-cards = Je hebt geen kaarten: je kunt alleen informatie geven
typed-slot-wanted = Hier hoort een plek van 1 tot { $last }, zoals in `{ $example }`, niet { $found }
typed-no-slot = Er is geen plek { $number }: je plekken zijn 1 tot { $last }
typed-clue-wanted = Informatie heeft een speler en een kleur of waarde, zoals in `{ $color }` of `{ $rank }`
typed-rank-wanted = Informatie noemt een waarde van 1 tot 5, niet { $number }
typed-order-wanted = Noem elk van je plekken één keer, in de nieuwe volgorde, zoals in `{ $example }`
typed-could-be = { $typed } kan { $either } zijn: typ er meer van
typed-no-player = { $typed } speelt hier niet mee: { $players }
typed-not-understood = { $typed } is niet te begrijpen: probeer `{ $help }`, of `{ $moves }` voor alles wat je nu kunt doen
typed-no-color = Informatie kan { $typed } niet noemen, wel { $colors } of een waarde van 1 tot 5
typed-no-suit = { $typed } is geen kleur: kies uit { $suits }
typed-card-wanted = Hier hoort een kaart van de aflegstapel, zoals in `{ $example }`, niet { $found }
typed-nothing = niets

## Een spel naspelen

walk-help = Enter of n: volgende   p: vorige   een getal: die zet   g: het einde
walk-help-seat = s PLAATS: kijk vanaf een plaats (getal of naam, spectator of all)   q: stoppen
walk-turn = Zet { $turn } van { $of }.
walk-begins = { $name } begint.
walk-stop = De spelers stoppen.
walk-prompt = zet { $turn }>
walk-left = De partij is hier vóór het einde verlaten.
walk-at-end = Dit is het einde: p gaat terug, q stopt.
walk-at-beginning = Dit is het begin: n gaat verder.
walk-no-turn = Er is geen zet { $turn }: de partij heeft de zetten 0 tot { $last }
walk-or-all = { $reason }; of spectator, of all
walk-edition = { $players }; editie { $edition }, { $options }.

## Een beoordeling

judged-waiting = De partij wordt beoordeeld; de eerste keer wordt het programma gecompileerd
judged-possible = { $count ->
    [one] Met alle kaarten bekend was { $count } punt mogelijk.
   *[other] Met alle kaarten bekend waren { $count } punten mogelijk.
}
judged-between = { $count ->
    [one] Met alle kaarten bekend was { $least } tot { $count } punt mogelijk.
   *[other] Met alle kaarten bekend waren { $least } tot { $count } punten mogelijk.
}
judged-better = Beter: { $said }.
