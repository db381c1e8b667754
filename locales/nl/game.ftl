# Het spel zelf: de dingen, wat er gebeurt en hoe het afloopt. Namen van spelers worden nooit verbogen.

## Kleuren, kaarten en getallen

suit-name = { $suit ->
    [R] rood
    [Y] geel
    [G] groen
    [W] wit
    [B] blauw
    [M] veelkleurig
   *[K] zwart
}
    .inflected = { $suit ->
        [R] rode
        [Y] gele
        [G] groene
        [W] witte
        [B] blauwe
        [M] veelkleurige
       *[K] zwarte
    }
suit-letter = { $suit ->
    [R] R
    [Y] Ge
    [G] Gr
    [W] W
    [B] B
    [M] V
   *[K] Z
}
card-name = { suit-name.inflected } { $rank }
count-word = { $count ->
    [0] geen
    [1] één
    [2] twee
    [3] drie
    [4] vier
    [5] vijf
   *[other] { $count }
}
somebody = iemand

## Wat er te zien is, voor wie de pagina hoort

card-hidden = verborgen kaart
card-clued = verteld: { $clues }
card-possible = mogelijk: { $clues }
firework-label = { $placed ->
    [0] { suit-name.inflected } rij: nog niets
   *[other] { suit-name.inflected } rij tot en met { $rank }
}
firework-complete = compleet
firework-dead = kan niet meer compleet worden
tokens-label = Fiches: { $count } van { $of }
mistakes-label = Fouten: { $count } van { $of }
deck-label = { $count ->
    [one] Stapel: { $count } kaart
   *[other] Stapel: { $count } kaarten
}
last-round-label = { $count ->
    [one] Laatste ronde: nog { $count } beurt
   *[other] Laatste ronde: nog { $count } beurten
}
last-round-brief = { $count ->
    [one] nog { $count } beurt
   *[other] nog { $count } beurten
}
discard-pile = Aflegstapel
discard-cell = { $gone } van { $of }
last-copy = nog maar één over

## Beloningstegels

tile-token = Extra fiche
tile-token-effect = Er komt één fiche terug.
tile-repair = Herstel
tile-repair-effect = Eén fout vervalt en er komt één fiche terug.
tile-color-info = Kleurinformatie
tile-color-info-effect = Geef een medespeler informatie over een kleur zonder een fiche te gebruiken.
tile-rank-info = Waarde-informatie
tile-rank-info-effect = Geef een medespeler informatie over een waarde zonder een fiche te gebruiken.
tile-recycle = Terug in de stapel
tile-recycle-effect = Schud een kaart naar keuze van de aflegstapel door de stapel.
tile-salvage = Redding
tile-salvage-effect = Leg een passende kaart van de aflegstapel in de rij van die kleur.
tile-used = gebruikt
tile-hidden = Beloningstegel met de rug naar boven

## Het verloop

log-clued-color = { $name } zegt tegen { $to }{ log-clued-color.cost }: { $count ->
    [0] geen { suit-name.inflected } kaarten
    [one] één { suit-name.inflected } kaart
   *[other] { count-word } { suit-name.inflected } kaarten
}{ log-clued-color.where }.
    .cost = { $cost ->
        [free] {", zonder een fiche te gebruiken"}
       *[token] {""}
    }
    .where = { $slots ->
        [none] {""}
       *[other] { $places ->
            [one] {" "}(plek { $slots })
           *[other] {" "}(plekken { $slots })
        }
    }
log-clued-rank = { $name } zegt tegen { $to }{ log-clued-color.cost }: { $count ->
    [0] geen kaarten met waarde { $rank }
    [one] één kaart met waarde { $rank }
   *[other] { count-word } kaarten met waarde { $rank }
}{ log-clued-color.where }.
log-placed = { $announced ->
    [none] { $name } speelt de { card-name }{ log-placed.from }: die past.
   *[right] { $name } zegt { $said } en speelt de { card-name }{ log-placed.from }: die past.
}
    .from = { $slots ->
        [none] {""}
       *[other] {" "}van plek { $slots }
    }
log-failed = { $announced ->
    [none] { $name } speelt de { card-name }{ log-placed.from }, die niet past: een fout.
    [right] { $name } zegt { $said } en speelt de { card-name }{ log-placed.from }, die niet past: een fout.
   *[wrong] { $name } zegt { $said }, maar speelt de { card-name }{ log-placed.from }: een fout.
}
log-discarded = { $name } legt de { card-name }{ log-placed.from } af.
log-salvaged = { $name } legt de { card-name } van de aflegstapel in de { suit-name.inflected } rij.
log-recycled = { $name } schudt de { card-name } van de aflegstapel door de stapel.
log-completed = De { suit-name.inflected } rij is compleet.
log-tile-turned = { $name } draait een beloningstegel om: { $tile }.
log-tile-lapsed = De beloningstegel heeft geen effect: { $tile }.
log-mistake-repaired = Eén fout vervalt.
log-tokens-back = { $count ->
    [one] Er komt één fiche terug.
   *[other] Er komen { count-word } fiches terug.
}
log-drew = { $name } trekt een kaart.
log-last-round = { $count ->
    [one] De stapel is op: de laatste ronde telt één beurt.
   *[other] De stapel is op: de laatste ronde telt { count-word } beurten.
}
log-rearranged = { $name } herschikt de eigen kaarten: { $slots }.

## Het einde

ended-all-complete = Gewonnen: alle rijen zijn compleet.
ended-third-mistake = Verloren: dat was de derde fout.
ended-indispensable = Verloren: het laatste exemplaar van een kaart die nog nodig was, is weg.
ended-no-action = Verloren: er is geen kaart om te spelen en geen fiche om te gebruiken.
ended-last-round = De laatste ronde is voorbij.
ended-stopped = { $result ->
    [lost] Verloren: de show is gestopt voordat alle rijen compleet waren.
   *[ended] De show is gestopt.
}
ended-timed-out = { $result ->
    [lost] Verloren: de tijd was om voordat alle rijen compleet waren.
   *[ended] De tijd is om.
}
ended-points = { $count ->
    [one] { $count } punt.
   *[other] { $count } punten.
}
ended-placed = { $count ->
    [one] Er was { $count } kaart gelegd.
   *[other] Er waren { $count } kaarten gelegd.
}
ended-commendation = Er was zwart kruit in het spel: het zwarte lint voor durf is voor jullie allemaal.
rating-dreadful = Een sof: de mensen willen hun geld terug.
rating-mediocre = Meer rook dan vuur, maar er sprongen toch een paar vonken.
rating-respectable = Een nette avond: er is niets afgebrand en er viel wat te zien.
rating-excellent = Een mooie show: langs de hele rivier stonden lachende gezichten.
rating-superb = Een schitterende show: onbekenden komen jullie de hand schudden.
rating-legendary = De show van je leven: het is allang weer donker, en de hele stad kijkt nog omhoog.
rating-divine = Foutloos: geen vonk zat verkeerd, en beter kan een show niet worden.

## Korte woorden bij de plaatjes en korte regels van het verloop

firework-next = volgende
firework-done = compleet
firework-ends-at = stopt bij
firework-nothing = niets meer
tokens-word = { $count ->
    [one] fiche
   *[other] fiches
}
mistakes-word = { $count } van { $of } fouten
age-newest = nieuwste
age-oldest = oudste
age-next = gaat eerst weg
line-clued = { $who ->
    [you] Je zegt tegen { $to }
   *[other] { $name } zegt tegen { $whom ->
        [you] jou
       *[other] { $to }
    }
}{ line-clued.cost }: { $named }{ line-clued.where }
    .cost = { $cost ->
        [free] {" "}gratis
       *[token] {""}
    }
    .where = { $places ->
        [0] {" "}(geen kaart)
       *[other] {" "}({ $slots })
    }
line-placed = { $who ->
    [you] Je speelt { card-name }
   *[other] { $name } speelt { card-name }
}
line-failed = { line-placed }: een fout
line-announced = { $said }! { $line }
line-discarded = { $who ->
    [you] Je legt { card-name } af
   *[other] { $name } legt { card-name } af
}

# What is said around the words of bots, which are read when somebody may ask.

cards-unknown = een onbekende kaart
cards-many = een van { $count } kaarten
cards-alike = een { $rank }
words-why = Waarom?
words-what-it-tells = Wat zegt dit mij?
words-literally = Wat de informatie op zichzelf zegt
words-card-can-be = Kaart { $slot }: { $cards }
words-touches-nothing = Deze informatie gaat over geen van je kaarten.
words-meaning = Volgens de conventies van de bots:
words-understood = Zo vatte { $name } op wat eerder gebeurde:
words-more-later = Meer kan pas gezegd worden als de kaarten die je toen had, gespeeld of afgelegd zijn.
words-not-yet = Dit kan pas gezegd worden als de kaarten die je toen had, gespeeld of afgelegd zijn.
words-none = Over deze zet valt niets te zeggen.
words-asking = Een ogenblik…
