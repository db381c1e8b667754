# Die Analyse eines beendeten Spiels: was möglich war, was ein Zug kostete und warum. Namen der Spieler werden nicht gebeugt.

## Um sie bitten

review-about = Jeder Zug wird nach dem Wissen des Spielers beurteilt: was der Zug kostete, was besser gewesen wäre und wo Punkte endgültig verloren gingen.
review-begin = Dieses Spiel analysieren
review-stop = Anhalten
review-judging = Das Spiel wird analysiert…
review-waiting = Warten auf die Analyse… Die allererste dauert ein bis zwei Minuten: Was die Spiele beurteilt, wird einmal kompiliert.
review-reader = Konventionen
review-literal = keine: Hinweise wörtlich
review-share = { $name } ({ $percent } %)
review-by = Beurteilt nach den Konventionen von { $reader }: Sie passen am besten. In der Liste steht, wie viele der Züge jede erklärt.
review-by-literal = Beurteilt nach dem Wortlaut der Hinweise: Zu diesem Spiel passen die Konventionen keines Bots.
review-whose = Wessen Züge
review-all = Alle Spieler
review-next = Nächster Moment: Zug { $move }, { $mark }
review-moments = Momente
review-nothing = Hier gibt es nichts anzumerken.
review-numbers = Erwartet: was { $bot } im Schnitt erreicht, wenn er von hier an für alle Plätze weiterspielt. Möglich: das beste Ergebnis, wenn alle Karten bekannt sind.

## Zeichen

review-mark-blunder = Patzer
review-mark-mistake = Fehlzug
review-mark-inaccuracy = Ungenauigkeit
review-mark-unlucky = Pech
review-mark-good-find = gut gefunden
review-mark-at = Zug { $move }: { $mark }

## Die Kurve

review-points = Erwartete Punkte
review-chance = Chance auf { $full }
review-points-now = { $score } ± { $error }
review-chance-now = { $percent } %
review-possible = höchstens noch möglich
review-could-win = Von hier an war das Spiel noch zu gewinnen: alle { $full } Punkte, wenn alle Karten bekannt sind.
review-could-not-win = Seit Zug { $move } war das Spiel nicht mehr zu gewinnen: höchstens { $most } von { $full } Punkten, wenn alle Karten bekannt sind.
review-could-never-win = Mit diesen Karten war kein Sieg möglich: höchstens { $most } von { $full } Punkten, wenn alle Karten bekannt sind.
review-could-open = Ob das Spiel von hier an noch zu gewinnen war, weiß niemand: mindestens { $least } von { $full } Punkten, wenn alle Karten bekannt sind.

## Ein Zug

review-do-play = Karte { $slot } spielen
review-do-discard = Karte { $slot } abwerfen
review-do-tell = Hinweis an { $to }: { $named }
review-do-clue = Irgendein Hinweis
review-do-other = Eine andere Wahl
review-others = Was sonst möglich war
review-made = so wurde gespielt
review-values = Punkte, die nach dem Wissen des Spielers im Schnitt noch möglich waren.
review-values-clue = Punkte im Schnitt, wenn { $bot } auf allen Plätzen weiterspielt, nach dem Wissen des Spielers.
review-fails = Mit den Karten, wie sie lagen, wäre das ein Fehler gewesen.
review-reader-move = { $reader } hätte gewählt: { $said }.
review-understood = Was davon verstanden wurde
review-understood-card = Karte { $slot }: { $cards }
review-understood-open = vieles offen
review-understood-about = Wofür diese Karten gehalten werden, wenn ihr Spieler das nächste Mal am Zug ist.
review-nobody-could-know = Das konnte niemand wissen.
review-choice = { $points } ± { $error } durch die Wahl.
review-luck = { $points } durch Pech.

review-fact-last-copy = Das letzte Exemplar ist verloren: { $card }.
review-fact-clued = { $moves ->
    [one] Einen Zug zuvor gab es einen Hinweis darauf.
   *[other] { $moves } Züge zuvor gab es einen Hinweis darauf.
}
review-fact-dead-firework = Dieses Feuerwerk kann nicht mehr vollständig werden: { $suit }.
review-fact-no-pace = Es bleiben weniger Züge, als Karten zu legen sind.
review-fact-mistake = Ein Fehler: { $card } passt nicht.
review-fact-wasted-token = Kein Hinweisplättchen kam zurück: Alle waren da.
review-fact-lost-here = Von hier an konnten nicht mehr alle Karten gelegt werden.

## Varianten

review-branch = Diese Variante
review-the-game = Das Spiel

## Lernen

review-learn = Aus den Fehlern lernen
review-learn-puzzles = Mehr solche Stellungen: Rätsel
review-learn-number = { $number } von { $of }
review-learn-question = Zug { $move }: Was tust du als { $name }?
review-learn-right = Richtig!
review-learn-same = So wurde gespielt, und es kostete Punkte.
review-learn-less = Es gab etwas Besseres.
review-learn-unknown = Das lässt sich hier nicht abwägen.
review-learn-value = { $said }: noch { $value } Punkte möglich.
review-learn-next = Weiter
review-learn-end = Zurück zur Analyse
review-learn-done = { $right } von { $of } gefunden.

## Spieler

review-players = Spieler
review-efficiency = { $ratio } gelegte Karten je Hinweis.
review-accuracy = { $percent } % genau
review-did = Hinweise: { $clues }, gespielt: { $plays }, abgeworfen: { $discards }.
review-lost = Verlorene Punkte: { $points }.
review-cause-mistake = falsch gespielt: { $times }
review-cause-last-copy = letzte Exemplare verloren: { $times }
review-cause-no-pace = zu langsam: { $times }
review-cause-other = anderes: { $times }
