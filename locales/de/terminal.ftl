# Was `hanabi` im Terminal sagt. Namen werden nie gebeugt; Wörter in `Zeichen` werden so getippt.

## Der Tisch

picture-fireworks = Feuerwerke
picture-clues = Hinweise
picture-mistakes = Fehler
picture-deck = Stapel
picture-score = Punkte
picture-placed = Gelegt
picture-of = { $part } von { $whole }
picture-at-most = { picture-of }, höchstens { $most }
picture-last-round = Letzte Runde
picture-turns-left = { $count ->
    [one] noch { $count } Zug
   *[other] noch { $count } Züge
}
picture-tile-waits = Plättchen
picture-tiles = Bonus
picture-tiles-used = verwendet: { $tiles }
picture-tiles-left = übrig: { $tiles }
picture-discarded = Ablage
picture-nothing-yet = noch nichts
picture-next-cards = Als Nächstes
picture-to-move = { $name } ist am Zug
picture-over = das Spiel ist vorbei
picture-base-game = Grundspiel
picture-slot = Karte
picture-suits = Farben
picture-ranks = Zahlen
picture-no-cards = keine Karten

## Was man tun kann

do-touching = { $move } { $count ->
    [0] (keine Karte)
    [one] (Karte { $slots })
   *[other] (Karten { $slots })
}
do-announcing = { $move }, Ansage: { $said }
do-recycle = Die { card-name } vom Ablagestapel in den Nachziehstapel mischen
do-salvage = Die { card-name } vom Ablagestapel an ihr Feuerwerk anlegen
do-lapse = Das Bonusplättchen verfallen lassen
do-rearrange = Die Karten in diese Reihenfolge bringen: { $slots }
do-stop = Das Spiel hier beenden

## Wörter zum Tippen

verb-play = spielen
verb-discard = abwerfen
verb-clue = sagen
verb-recycle = mischen
verb-salvage = retten
verb-lapse = verfallen
verb-sort = ordnen
verb-stop = beenden
verb-help = hilfe
verb-moves = züge
verb-log = verlauf
verb-table = tisch
verb-quit = gehen
verb-yes = ja

## Ein Spiel

play-begins = { $players }. { $name } beginnt.
play-you = du
play-seed = Kartenverteilung Nr. { $seed }, zum Üben.
play-pass-screen = Gib den Bildschirm an { $name } weiter; dann Enter:
play-unsaved = Das Spiel konnte nicht gespeichert werden: { $reason }.
play-saved = Das Spiel ist gespeichert: { $path } (zum Nachspielen: `hanabi replay`).
play-not-kept = Das Spiel wurde nicht gespeichert: Das geht mit `hanabi play --save DATEI`.
play-left = Du hast das Spiel vor dem Ende verlassen.
play-goes-on = Das Spiel geht weiter.
play-sure = Das Spiel für alle beenden? Tippe { $yes }:
play-sure-expert = Das Spiel für alle beenden? Bei „Alles oder nichts“ habt ihr dann verloren. Tippe { $yes }:
play-not-legal = Das ist jetzt nicht erlaubt.
play-empty-clue = `{ $typed }` trifft auf keine Karte zu, und leere Hinweise sind in diesem Spiel nicht erlaubt.
play-own-cards = Deine eigenen Karten siehst du nicht, und Hinweise gibst du immer den anderen.
play-no-log = Dieses Spiel wird ohne Gedächtnishilfe gespielt: Es gibt keinen Verlauf.
play-can-be = Möglich: { $cards }.
play-would-touch = Ein Hinweis an { $name } träfe zu auf:
play-nothing = keine Karte
play-slots = { $count ->
    [one] Karte { $slots }
   *[other] Karten { $slots }
}

## Was jetzt getippt werden kann

hint-type = Tippe: { $words }
hint-tile-clue = Das Bonusplättchen verlangt einen Hinweis, etwa: { $example }. Oder: { $words }
hint-tile-choice = Das Bonusplättchen verlangt eine Wahl: { $words }
hint-preview = Vorschau
hint-or = oder
moves-announcing = mit Ansage
moves-as-in = (wie { $example })
moves-tile = Plättchen
moves-other-order = (oder jede andere Reihenfolge; das kostet keinen Zug)
help-goal = Baut gemeinsam ein Feuerwerk jeder Farbe: 1 2 3 4 5.
help-goal-black = Baut gemeinsam ein Feuerwerk jeder Farbe: 1 2 3 4 5, Schwarz von 5 abwärts.
help-hands = Du siehst alle Karten außer den eigenen; [{ $mark }] sind die Hinweise zu einer Karte. Ein Zug:
help-play = Karte 2 spielen (oder `{ $verb } 2`)
help-announce = dasselbe mit Ansage: ein Plättchen, wenn sie stimmt, sonst ein Fehler
help-discard = Karte 1 für ein Hinweisplättchen abwerfen (oder `{ $verb } 1`)
help-clue-color = { $name } alle Karten dieser Farbe nennen; kostet ein Plättchen (oder `{ $verb }`)
help-clue-rank = { $name } alle Dreien nennen; kostet ein Plättchen
help-tile = was ein Bonusplättchen verlangt; auch `{ $salvage }` und `{ $lapse }`
help-preview = auf welche Karten träfe das zu? `{ $all }` zeigt alle Hinweise
help-moves = alles, was du jetzt tun kannst
help-sort = deine Karten anders ordnen; das kostet keinen Zug
help-log = die letzten Züge; Enter zeigt wieder den Tisch
help-stop = das Spiel für alle beenden und werten; mit `{ $quit }` gehst nur du
help-exact = Auch die genaue Schreibweise der Spieldateien gilt: P12 oder C1:R.

## Was nicht zu lesen ist

typed-capitals = In Großbuchstaben ist { $typed } die genaue Schreibweise für die Karte Nummer { $number } des Spiels: Tippe { $slot } für Karte { $number } der Hand oder `{ $exact }`, wenn du das meinst
typed-stands-alone = `{ $verb }` steht allein: Lass { $rest } weg
typed-no-cards = Du hast keine Karten: Nur ein Hinweis ist möglich
typed-slot-wanted = Erwartet wird eine Karte von 1 bis { $last }, wie in `{ $example }`, gefunden wurde { $found }
typed-no-slot = Es gibt keine Karte { $number }: Deine Karten sind 1 bis { $last }
typed-clue-wanted = Ein Hinweis nennt jemanden und eine Farbe oder Zahl, wie in `{ $color }` oder `{ $rank }`
typed-rank-wanted = Ein Hinweis nennt eine Zahl von 1 bis 5, nicht { $number }
typed-order-wanted = Nenne jede deiner Karten einmal, in der neuen Reihenfolge, wie in `{ $example }`
typed-could-be = { $typed } kann { $either } sein: Schreib mehr davon
typed-no-player = { $typed } spielt hier nicht mit: { $players }
typed-not-understood = { $typed } ist unbekannt: Versuch `{ $help }`, oder `{ $moves }` für alles, was du jetzt tun kannst
typed-no-color = Kein Hinweis kann { $typed } nennen, nur { $colors } oder eine Zahl von 1 bis 5
typed-no-suit = { $typed } ist keine Farbe: Es gibt { $suits }
typed-card-wanted = Erwartet wird eine Karte vom Ablagestapel, wie in `{ $example }`, gefunden wurde { $found }
typed-nothing = nichts

## Ein Spiel nachspielen

walk-help = Enter oder n: weiter   p: zurück   eine Zahl: dieser Zug   g: das Ende
walk-help-seat = s PLATZ: von einem Platz aus (Zahl oder Name, spectator oder all)   q: Schluss
walk-turn = Zug { $turn } von { $of }.
walk-begins = { $name } beginnt.
walk-stop = Das Spiel wird abgebrochen.
walk-prompt = Zug { $turn }>
walk-left = Das Spiel wurde hier vor dem Ende verlassen.
walk-at-end = Das ist das Ende: p geht zurück, q macht Schluss.
walk-at-beginning = Das ist der Anfang: n geht weiter.
walk-no-turn = Es gibt keinen Zug { $turn }: Das Spiel hat die Züge 0 bis { $last }
walk-or-all = { $reason }; oder spectator, oder all
walk-edition = { $players }; Ausgabe { $edition }, { $options }.

## Eine Beurteilung

judged-waiting = Das Spiel wird beurteilt; beim ersten Mal wird das Programm kompiliert
judged-possible = { $count ->
    [one] Hätte man alle Karten gekannt, wäre { $count } Punkt möglich gewesen.
   *[other] Hätte man alle Karten gekannt, wären { $count } Punkte möglich gewesen.
}
judged-between = { $count ->
    [one] Hätte man alle Karten gekannt, wären { $least } bis { $count } Punkt möglich gewesen.
   *[other] Hätte man alle Karten gekannt, wären { $least } bis { $count } Punkte möglich gewesen.
}
judged-better = Besser: { $said }.
