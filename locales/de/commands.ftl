# Was `hanabi` in einem Terminal auf seine Befehle antwortet und was es ablehnt. Absagen stehen hinter „hanabi: “ und haben keinen Punkt.

## hanabi rules

editions-all = alle davon, frei kombiniert
editions-more = `hanabi rules AUSGABE` erklärt eine davon.
editions-head = { $age ->
    [0] { $box }, 2 bis 5 Personen
   *[other] { $box }, 2 bis 5 Personen, ab { $age } Jahren
}
editions-base = Das Grundspiel: fünf Farben, 50 Karten, 8 Hinweisplättchen, und mit dem dritten Fehler habt ihr verloren. In deinem Zug gibst du einen Hinweis (er kostet ein Plättchen), wirfst eine Karte ab (sie bringt eines zurück) oder spielst eine Karte. Dazu gibt es:
editions-house-talk = Eine Absprache am Tisch: Ihr entscheidet selbst, was außer Hinweisen gesagt werden darf.
editions-no-memory-aid = Eine Absprache am Tisch: Die Hinweise merkt ihr euch selbst, der Bildschirm tut es nicht.
editions-start = Ein Spiel beginnen:
editions-not-in-box = Nicht in dieser Ausgabe: { $words }. `--edition custom` hat alles.
editions-one-multicolor = Höchstens eines von five-own, ten-wild und ten-own: Es gibt nur eine bunte Farbe.

## hanabi bots

bots-players = Spielerzahl: { $players }
bots-explains = erklärt seine Züge
bots-cheats = sieht alle Karten
bots-points = Punkte im Schnitt: { $points }
bots-points-with = zu { $players }: { $points }

## hanabi deal-check

check-waiting = Ein Weg zum Sieg wird gesucht; beim ersten Mal wird das Programm kompiliert
check-over = { $count ->
    [one] Nach { $count } Zug ist dieses Spiel vorbei.
   *[other] Nach { $count } Zügen ist dieses Spiel vorbei.
}
check-won = { $count ->
    [0] Mit diesen Karten ist der Sieg möglich: { $known }, wenn alle Karten bekannt sind.
    [one] Nach { $count } Zug ist in diesem Spiel der Sieg noch möglich: { $known }, wenn alle Karten bekannt sind.
   *[other] Nach { $count } Zügen ist in diesem Spiel der Sieg noch möglich: { $known }, wenn alle Karten bekannt sind.
}
check-lost = { $count ->
    [0] Mit diesen Karten ist kein Sieg möglich: Wenn alle Karten bekannt sind, ist { $known } das Beste.
    [one] Nach { $count } Zug ist in diesem Spiel kein Sieg mehr möglich: Wenn alle Karten bekannt sind, ist { $known } das Beste.
   *[other] Nach { $count } Zügen ist in diesem Spiel kein Sieg mehr möglich: Wenn alle Karten bekannt sind, ist { $known } das Beste.
}
check-open = { $count ->
    [0] Ob mit diesen Karten der Sieg möglich ist, bleibt offen: Wenn alle Karten bekannt sind, ist { $known } das Beste.
    [one] Ob in diesem Spiel nach { $count } Zug der Sieg noch möglich ist, bleibt offen: Wenn alle Karten bekannt sind, ist { $known } das Beste.
   *[other] Ob in diesem Spiel nach { $count } Zügen der Sieg noch möglich ist, bleibt offen: Wenn alle Karten bekannt sind, ist { $known } das Beste.
}

## hanabi puzzles

puzzles-judging = Die Spiele werden beurteilt; beim ersten Mal wird das Programm kompiliert
puzzles-judging-again = { $count ->
    [one] { $count } Rätsel wird noch einmal beurteilt
   *[other] { $count } Rätsel werden noch einmal beurteilt
}
puzzles-found = { $count ->
    [0] Keine Rätsel in { $path }.
    [one] { $count } Rätsel in { $path }: { $themes }.
   *[other] { $count } Rätsel in { $path }: { $themes }.
}
puzzles-so-far = Rätsel: { $found } von { $wanted }. Spiele: { $games }. { $seconds } s
puzzles-broken-off = Abgebrochen: Was gefunden wurde, ist gespeichert.
puzzles-held = { $held } von { $of } behalten ihre Lösung bei anderen Händen und Nachziehstapeln ({ $share }).
puzzles-unlucky = { $count ->
    [one] { $count } Lösung kostet mit den Karten, wie sie liegen, Punkte; das steht dabei.
   *[other] { $count } Lösungen kosten mit den Karten, wie sie liegen, Punkte; das steht dabei.
}
prepare-bot = { $bot } wird vorbereitet: Kompilieren, etwa { $seconds } s, nur dieses Mal
prepare-not-kept = Kompiliertes lässt sich nicht speichern, also wird bei jedem Start neu kompiliert: Nenne mit HANABI_CACHE einen Ordner, in den geschrieben werden kann

## Was nicht geht

refused-no-option = { $typed } steht nicht zur Wahl: möglich sind base, { $options }
refused-not-together = { $one } und { $other } schließen einander aus: Wähle eines
refused-players = Hanabi ist für 2 bis 5 Personen, nicht für { $found }
refused-no-edition = { $typed } ist keine Ausgabe: Es gibt { $editions }
refused-not-offered = die Ausgabe { $edition } hat { $wanted } nicht: Sie hat { $offered }; `custom` hat alles
refused-deal-code = { $typed } ist weder eine Datei noch ein Kartencode
refused-other-deal = { $typed } ist der Code für andere Karten oder Plättchen als { $options }
refused-no-deal = nenne ein Spiel, einen Kartencode oder mit --seed die Nummer der Karten
refused-deal-turn = --turn ist für gespielte Spiele: Hier gibt es noch keine Züge
refused-no-reader = { $typed } kann dieses Spiel nicht lesen: Das können { $readers }
refused-no-bot = { $typed } ist kein Bot: Es gibt { $bots }
refused-bot-players = { $bot } spielt zu { $players }, nicht zu { $found }
refused-bot-rules = { $bot } kennt die Regeln { $options } nicht
refused-bot-cheats = { $bot } sieht alle Karten, und das darf am Tisch niemand: Er spielt nur in der Arena
refused-seat = { $typed } kann nicht Platz nehmen: { $person } für einen Menschen oder ein Bot: { $bots }, oder my_module:MyBot für einen eigenen
refused-starter = es beginnt ein Platz von 1 bis { $last } oder random, nicht { $typed }
refused-names-count = ein Name für jeden Platz: Plätze { $players }, Namen { $names }
refused-names-same = jeder Platz braucht einen eigenen Namen: { $names } sind nicht alle verschieden
refused-name-empty = { $place }: Ein Name hat mindestens ein sichtbares Zeichen, anders als { $typed }
refused-name-long = { $place }: Ein Name hat höchstens { $most } Zeichen; dieser hat { $found }
refused-name-signs = { $place }: Steuerzeichen sind in Namen nicht erlaubt: { $typed }
refused-puzzle-count = die Zahl der Rätsel ist mindestens 1, nicht { $found }
refused-puzzle-players = { $typed } ist keine Spielerzahl
refused-puzzle-bots = keiner dieser Bots spielt mit so vielen
refused-not-text = Byte { $byte }: Das ist kein Text in UTF-8
refused-file-name = eine Datei mit so einem Namen gibt es nicht
refused-file-there = { $path } gibt es schon: Nenne eine neue Datei, damit kein Spiel verloren geht
refused-unwritten = { $path } kann nicht geschrieben werden: { $reason }

file-missing = Datei oder Ordner nicht gefunden
file-forbidden = keine Berechtigung
file-folder = das ist ein Ordner
file-no-folder = das ist kein Ordner
file-full = kein Platz mehr auf dem Datenträger

command-error = { $command }: Fehler: { $message }
command-argument = { $argument }: { $message }
command-unknown = unbekannt: { $arguments }
command-missing = es fehlt: { $arguments }
command-not-with = geht nicht zusammen mit { $other }
command-takes-nothing = hier steht kein Wert, auch nicht { $typed }
command-takes-one = hier fehlt ein Wert
command-takes-some = hier fehlt mindestens ein Wert
command-choice = { $typed } steht nicht zur Wahl (möglich: { $choices })
command-number = { $typed } ist keine ganze Zahl wie 1000 oder 1e6
