# Rätsel: ein Zug ist zu finden, und was alle Züge wert sind.

puzzle-title = Rätsel
puzzle-daily = Rätsel des Tages
puzzle-player = Spieler { $number }
puzzle-coming = Die Stellung wird aufgebaut…
puzzle-question = Was tust du? Ein Zug ist klar der beste.
puzzle-reader-literal = Hinweise bedeuten, was sie sagen, und nicht mehr.
puzzle-reader-cautious = Hinweise bedeuten, was sie sagen. Alle anderen spielen, was sicher ist, und werfen die älteste Karte ohne Hinweis ab.
puzzle-reader-partner-3 = Alle hier spielen nach den Konventionen von Partner.
puzzle-next = Nächstes Rätsel
puzzle-skip = Ein anderes
puzzle-theme = Thema
puzzle-any = Alle Themen
puzzle-theme-save = Retten
puzzle-theme-play = Spielen
puzzle-theme-finesse = Finesse
puzzle-theme-discard = Abwerfen
puzzle-theme-end-game = Letzte Züge
puzzle-theme-pace = Tempo
puzzle-rating = Wertung
puzzle-streak = Serie
puzzle-solved = Gelöst
puzzle-verdict = Die Lösung
puzzle-right = Richtig!
puzzle-wrong = Am besten war: { $best }.
puzzle-not-counted = Nur die erste Antwort zählt.
puzzle-yours = Dein Zug:
puzzle-yours-mark = dein Zug
puzzle-why-save = Wer nach dir dran war, hätte das letzte Exemplar einer Karte abgeworfen, die noch gebraucht wurde.
puzzle-why-play = Diese Karte musste jetzt gespielt werden: Alles andere kostete Zeit oder Karten.
puzzle-why-finesse = Nach dem, was die anderen taten, passt diese Karte; die Hinweise allein sagen es nicht.
puzzle-why-discard = Zähl durch, was jede deiner Karten sein kann: Die meisten waren nicht entbehrlich.
puzzle-why-end-game = Zähl die Züge, die noch bleiben: Nur dieser lässt genug davon übrig.
puzzle-why-pace = Kein Zug ist entbehrlich. Zähl die Karten, die noch zu legen sind, und die Züge bis zum Ende.
puzzle-why-pace-clue = Wer einen Hinweis gibt, zieht keine Karte: So bleiben die letzten Züge denen, die noch Karten zu legen haben.
puzzle-unlucky = { $count ->
    [one] So, wie die Karten lagen, kostete es trotzdem einen Punkt. Das konnte niemand wissen.
   *[other] So, wie die Karten lagen, kostete es trotzdem { $count } Punkte. Das konnte niemand wissen.
}
puzzle-choices = Was möglich war
puzzle-value = Punkte
puzzle-judge-possible = Punkte, die im Schnitt noch möglich sind, über alle Hände, die du haben könntest.
puzzle-judge-expected = Punkte im Schnitt, wenn vorsichtige Spieler weiterspielen, über alle Hände, die du haben könntest.
puzzle-curve = Möglich, wenn alle Karten bekannt wären: { $now } von { $full }
