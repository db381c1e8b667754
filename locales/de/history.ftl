# Gespielte Spiele: Listen, Statistik, die Karten des Tages, und was über jemanden gespeichert ist.

history-title = Frühere Spiele
history-insights = Einblicke
history-whose = Welche Spiele
history-mine = Meine Spiele
history-public = Öffentliche Spiele
history-co-players = Mit diesen Leuten
history-co-players-about = Nur Spiele, in denen alle dabei waren.
history-filters = Filter
history-any = alle
history-least = Mindestpunktzahl
history-name = Name enthält
history-since = Von
history-until = Bis
history-clear = Filter löschen
history-games = { $count ->
    [one] { $count } Spiel
   *[other] { $count } Spiele
}
history-more = Mehr anzeigen
history-loading = Spiele werden geladen…
history-none = Keine Spiele gefunden.
history-none-mine = Keine beendeten Spiele gefunden. Deine Spiele stehen hier, sobald sie vorbei sind.
history-chosen = gewählte Karten
history-kept = importiert
history-kept-apart = Importierte Spiele zählen mit, sobald du sagst, wer du warst.
history-mistakes = { $count ->
    [0] Kein Fehler.
    [one] { $count } Fehler.
   *[other] { $count } Fehler.
}
history-same-deal = Gleiche Karten anderswo
history-this-deal = Gleiche Karten, mehrere Tische
history-this-deal-about = Alle öffentlichen Spiele mit den gleichen Karten, das beste zuerst.
history-all-deals = Alle Spiele

## Statistik

history-statistics = Statistik
history-mean = Punkte im Schnitt
history-best = bestes Ergebnis
history-mean-mistakes = Fehler pro Spiel
history-as-table = Als Tabelle
history-scores = Spiele nach Punkten
history-by-mistakes = Spiele nach Fehlern
history-column-mistakes = Fehler
history-progress = Punkte im Lauf der Zeit
history-progress-about = Der Durchschnitt jedes Tages; größere Punkte für Tage mit mehr Spielen.
history-endings = Wie Spiele endeten
history-column-score = Punkte
history-column-games = Spiele
history-column-ending = Ende
history-day = Tag

## Die Karten des Tages

history-daily = Karten des Tages
history-daily-about = Die gleichen Karten für jeden Tisch auf dieser Seite: Spielt sie und vergleicht.
history-daily-play = Spielen
history-daily-results = Ergebnisse
history-daily-none = Noch niemand hat diese Karten zu Ende gespielt.
history-daily-closed = Die Ergebnisse öffnen sich, wenn du diese Karten selbst gespielt hast.
history-daily-public = Ergebnis allen zeigen
history-daily-public-about = Der Tisch steht auf der Startseite und das Ergebnis in dieser Liste.
history-daily-rank = Platz { $rank }
history-daily-again = nicht der erste Versuch
history-daily-assisted = mit Hilfe
history-week = Sieben Tage
history-week-who = Wer
history-week-days = Tage
history-week-points = Punkte
history-week-about = Erste Versuche ohne Hilfe in Spielen, die alle sehen, und deine eigenen.

## Was gespeichert ist

history-my-data = Deine Daten
history-my-data-about = Du hast hier kein Konto: Ein Cookie merkt sich diesen Browser. Deine beendeten Spiele kannst du herunterladen.
history-export = Alle meine Spiele herunterladen
history-forget = Meine Daten löschen
history-forget-sure = Deine Daten löschen?
history-forget-about = Dein Name, deine Notizen und deine Nachrichten werden von allen Tischen entfernt, und dieser Browser wird nicht mehr erkannt. Die Züge deiner Spiele bleiben für die, mit denen du gespielt hast. Das lässt sich nicht rückgängig machen.
history-forget-no = Abbrechen
history-forget-yes = Endgültig löschen
history-habits = Wie Bots mit dir spielen
history-habits-about = Manche Bots merken sich aus deinen Spielen, wie du spielst.
history-habit-plain = { $bot } sagt dir alles ganz einfach und erwartet keine Konventionen von dir.
history-habit-open = { $bot } spielt mit dir nach seinen Konventionen und achtet darauf, ob du sie teilst.
history-habit-partner = { $bot } weiß, dass du seine Konventionen teilst.
history-habits-forget = Bots sollen das vergessen
history-habits-forgotten = Die Bots haben vergessen, wie du spielst.
history-devices = Anderes Gerät verwenden
history-devices-about = Mit einem Code meldest du dich in einem anderen Browser an, mit deinem Namen und deinen Spielen. Er gilt einmal, zehn Minuten lang.
history-device-make = Code erstellen
history-device-code = Gib das im anderen Browser ein:
history-device-copy = Als Link kopieren
history-device-copied = Der Link ist kopiert. Wer ihn hat, kann sich in deinem Namen anmelden: Schicke ihn nur dir selbst.
history-device-own = Dieser Browser, seit { $day }
history-device-other = Ein anderer Browser, seit { $day }
history-device-send-away = Abmelden
history-device-enter = Code aus deinem anderen Browser (Name und Spiele dieses Browsers bleiben zurück)
history-device-join = Anmelden
history-device-joined = Willkommen zurück, { $name }.
history-forgotten = { $count ->
    [one] Deine Daten wurden von { $count } Tisch entfernt.
   *[other] Deine Daten wurden von { $count } Tischen entfernt.
}
