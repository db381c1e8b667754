# Herausforderungen: dieselben versiegelten Karten für mehrere Gruppen.

challenge = Herausforderung
challenge-new = Neue Herausforderung
challenge-new-about = Mehrere Gruppen spielen dieselben versiegelten Kartenverteilungen, jede zu ihrer Zeit. Die Ergebnisse sieht nur, wer alle gespielt hat; vor dem Spielen sieht niemand etwas von einer Verteilung.
challenge-deals-label = Wie viele Verteilungen?
challenge-make = Herausforderung anlegen
challenge-players = { $count ->
    [one] { $count } Person
   *[other] { $count } Personen
}
challenge-about = { $count ->
    [one] { $count } Verteilung, dieselbe für alle.
   *[other] { $count } Verteilungen, dieselben für alle.
} Gib den Link weiter: Jede Gruppe spielt zu ihrer Zeit.
challenge-copy = Link kopieren
challenge-copied = Der Link ist kopiert.
challenge-deals = Deine Verteilungen
challenge-deal = Verteilung { $number }
challenge-points = { $score ->
    [one] { $score } Punkt
   *[other] { $score } Punkte
}
challenge-look = Ansehen
challenge-closed = Die Ergebnisse öffnen sich, wenn du jede Verteilung zu Ende gespielt hast.
challenge-results = Ergebnisse
challenge-group = Wer
challenge-mean = Schnitt
challenge-ahead = Gegenüber dem Bot
challenge-unranked = ohne Platz: Karten bekannt oder mit Hilfe
challenge-bots-playing = Bots spielen dieselben Karten…
challenge-results-about = Punkte im Schnitt, mit Standardfehler; „Gegenüber dem Bot“ ist der durchschnittliche Abstand zum stärksten Bot bei denselben Verteilungen.
