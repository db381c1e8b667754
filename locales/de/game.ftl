# Das Spiel selbst: seine Dinge, was geschieht und wie es endet. Namen werden nie gebeugt.

## Farben, Karten und Zahlen

suit-name = { $suit ->
    [R] rot
    [Y] gelb
    [G] grün
    [W] weiß
    [B] blau
    [M] bunt
   *[K] schwarz
}
    .inflected = { $suit ->
        [R] rote
        [Y] gelbe
        [G] grüne
        [W] weiße
        [B] blaue
        [M] bunte
       *[K] schwarze
    }
suit-letter = { $suit ->
    [R] R
    [Y] Ge
    [G] Gr
    [W] W
    [B] B
    [M] Bu
   *[K] S
}
card-name = { suit-name.inflected } { $rank }
count-word = { $count ->
    [0] keine
    [1] eine
    [2] zwei
    [3] drei
    [4] vier
    [5] fünf
   *[other] { $count }
}
somebody = jemand

## Was zu sehen ist, für alle, die die Seite hören

card-hidden = verdeckte Karte
card-clued = gesagt: { $clues }
card-possible = möglich: { $clues }
firework-label = { $placed ->
    [0] Feuerwerk { suit-name }: noch nichts
   *[other] Feuerwerk { suit-name } bis { $rank }
}
firework-complete = vollständig
firework-dead = kann nicht mehr vollständig werden
tokens-label = Hinweisplättchen: { $count } von { $of }
mistakes-label = Fehler: { $count } von { $of }
deck-label = { $count ->
    [one] Nachziehstapel: { $count } Karte
   *[other] Nachziehstapel: { $count } Karten
}
last-round-label = { $count ->
    [one] Letzte Runde: noch { $count } Zug
   *[other] Letzte Runde: noch { $count } Züge
}
last-round-brief = { $count ->
    [one] noch { $count } Zug
   *[other] noch { $count } Züge
}
discard-pile = Ablagestapel
discard-cell = { $gone } von { $of }
last-copy = nur noch eine übrig

## Bonusplättchen

tile-token = Hinweis zurück
tile-token-effect = Ein Hinweisplättchen kommt zurück.
tile-repair = Reparatur
tile-repair-effect = Ein Fehler wird gelöscht, und ein Hinweisplättchen kommt zurück.
tile-color-info = Farbhinweis
tile-color-info-effect = Gib jemandem einen Farbhinweis, ohne ein Plättchen auszugeben.
tile-rank-info = Zahlenhinweis
tile-rank-info-effect = Gib jemandem einen Zahlenhinweis, ohne ein Plättchen auszugeben.
tile-recycle = Zurück in den Stapel
tile-recycle-effect = Mische eine Karte deiner Wahl vom Ablagestapel in den Nachziehstapel.
tile-salvage = Rettung
tile-salvage-effect = Lege eine passende Karte vom Ablagestapel an ihr Feuerwerk an.
tile-used = verwendet
tile-hidden = Verdecktes Bonusplättchen

## Der Verlauf

log-clued-color = { $name } sagt { $to }{ log-clued-color.cost }: { $count ->
    [0] keine { suit-name.inflected } Karte
    [one] eine { suit-name.inflected } Karte
   *[other] { count-word } { suit-name.inflected } Karten
}{ log-clued-color.where }.
    .cost = { $cost ->
        [free] {", ohne ein Plättchen auszugeben"}
       *[token] {""}
    }
    .where = { $slots ->
        [none] {""}
       *[other] { $places ->
            [one] {" "}(Karte { $slots })
           *[other] {" "}(Karten { $slots })
        }
    }
log-clued-rank = { $name } sagt { $to }{ log-clued-color.cost }: { $count ->
    [0] keine { $rank }
    [one] eine { $rank }
   *[other] { $rank ->
        [1] { count-word } Einsen
        [2] { count-word } Zweien
        [3] { count-word } Dreien
        [4] { count-word } Vieren
       *[5] { count-word } Fünfen
    }
}{ log-clued-color.where }.
log-placed = { $announced ->
    [none] { $name } spielt die { card-name }{ log-placed.from }: Sie passt.
   *[right] { $name } sagt { $said } an und spielt die { card-name }{ log-placed.from }: Sie passt.
}
    .from = { $slots ->
        [none] {""}
       *[other] {" "}(Karte { $slots })
    }
log-failed = { $announced ->
    [none] { $name } spielt die { card-name }{ log-placed.from }, die nicht passt: ein Fehler.
    [right] { $name } sagt { $said } an und spielt die { card-name }{ log-placed.from }, die nicht passt: ein Fehler.
   *[wrong] { $name } sagt { $said } an, spielt aber die { card-name }{ log-placed.from }: ein Fehler.
}
log-discarded = { $name } wirft die { card-name }{ log-placed.from } ab.
log-salvaged = { $name } legt die { card-name } vom Ablagestapel an ihr Feuerwerk an.
log-recycled = { $name } mischt die { card-name } vom Ablagestapel in den Nachziehstapel.
log-completed = Das { suit-name.inflected } Feuerwerk ist vollständig.
log-tile-turned = { $name } deckt ein Bonusplättchen auf: { $tile }.
log-tile-lapsed = Das Bonusplättchen hat keine Wirkung: { $tile }.
log-mistake-repaired = Ein Fehler wird gelöscht.
log-tokens-back = { $count ->
    [one] Ein Hinweisplättchen kommt zurück.
   *[other] { $count } Hinweisplättchen kommen zurück.
}
log-drew = { $name } zieht eine Karte.
log-last-round = { $count ->
    [one] Der Nachziehstapel ist leer: Die letzte Runde hat einen Zug.
   *[other] Der Nachziehstapel ist leer: Die letzte Runde hat { count-word } Züge.
}
log-rearranged = { $name } ordnet die eigenen Karten neu: { $slots }.

## Das Ende

ended-all-complete = Gewonnen: Alle Feuerwerke sind vollständig.
ended-third-mistake = Verloren: Das war der dritte Fehler.
ended-indispensable = Verloren: Das letzte Exemplar einer Karte, die noch gebraucht wurde, ist weg.
ended-no-action = Verloren: Es gibt keine Karte mehr zu spielen und kein Hinweisplättchen auszugeben.
ended-last-round = Die letzte Runde ist vorbei.
ended-stopped = { $result ->
    [lost] Verloren: Die Vorstellung wurde abgebrochen, bevor alle Feuerwerke vollständig waren.
   *[ended] Die Vorstellung wurde abgebrochen.
}
ended-timed-out = { $result ->
    [lost] Verloren: Die Zeit war um, bevor alle Feuerwerke vollständig waren.
   *[ended] Die Zeit ist um.
}
ended-points = { $count ->
    [one] { $count } Punkt.
   *[other] { $count } Punkte.
}
ended-placed = { $count ->
    [one] { $count } Karte war gelegt.
   *[other] { $count } Karten waren gelegt.
}
ended-commendation = Schwarzpulver war im Spiel: Das schwarze Band für Wagemut geht an euch alle.
rating-dreadful = Ein Rohrkrepierer: Die Leute wollen ihr Geld zurück.
rating-mediocre = Mehr Rauch als Feuer, aber ein paar Funken sind geflogen.
rating-respectable = Ein ordentlicher Abend: Nichts ist abgebrannt, und es gab etwas zu sehen.
rating-excellent = Eine schöne Vorstellung: lächelnde Gesichter am ganzen Flussufer.
rating-superb = Eine glänzende Vorstellung: Fremde kommen und schütteln euch die Hand.
rating-legendary = Die Vorstellung eures Lebens: Der Himmel ist längst wieder dunkel, und die ganze Stadt schaut noch immer nach oben.
rating-divine = Makellos: Kein Funke flog verkehrt, und besser kann es niemand.

## Kurze Wörter bei den Bildern und kurze Zeilen des Verlaufs

firework-next = als Nächstes
firework-done = vollständig
firework-ends-at = endet bei
firework-nothing = nichts mehr
tokens-word = { $count ->
    [one] Hinweis
   *[other] Hinweise
}
mistakes-word = { $count } von { $of } Fehlern
age-newest = neueste
age-oldest = älteste
age-next = Abwurfkarte
line-clued = { $who ->
    [you] Du sagst { $to }
   *[other] { $name } sagt { $whom ->
        [you] dir
       *[other] { $to }
    }
}{ line-clued.cost }: { $named }{ line-clued.where }
    .cost = { $cost ->
        [free] {" "}gratis
       *[token] {""}
    }
    .where = { $places ->
        [0] {" "}(keine Karte)
       *[other] {" "}({ $slots })
    }
line-placed = { $who ->
    [you] Du spielst { card-name }
   *[other] { $name } spielt { card-name }
}
line-failed = { line-placed }: ein Fehler
line-announced = { $said }! { $line }
line-discarded = { $who ->
    [you] Du wirfst { card-name } ab
   *[other] { $name } wirft { card-name } ab
}

# What is said around the words of bots, which are read when somebody may ask.

cards-unknown = eine unbekannte Karte
cards-many = eine von { $count } Karten
cards-alike = eine { $rank }
words-why = Warum?
words-what-it-tells = Was sagt mir das?
words-literally = Was der Hinweis für sich allein sagt
words-card-can-be = Karte { $slot }: { $cards }
words-touches-nothing = Er betrifft keine deiner Karten.
words-meaning = Nach den Konventionen der Bots:
words-understood = So hat { $name } verstanden, was vorher geschah:
words-more-later = Mehr kann gesagt werden, wenn deine damaligen Karten gespielt oder abgeworfen sind.
words-not-yet = Das kann gesagt werden, wenn deine damaligen Karten gespielt oder abgeworfen sind.
words-none = Zu diesem Zug ist nichts zu sagen.
words-asking = Einen Moment…
