# What one's own games say together.

insights-title = Einblicke
insights-loading = Deine Spiele werden durchgesehen…
insights-none = Noch keine beendeten Spiele von dir. Spiel eines, oder öffne Spiele, die du anderswo gespielt hast, und sag, wer du warst.
insights-about = Gezählt: deine letzten beendeten Spiele, { $games } von { $all }. ± ist der Standardfehler; bei weniger als { $enough } Spielen steht kein Durchschnitt.
insights-too-few = { $count ->
    [one] zu wenige ({ $count })
   *[other] zu wenige ({ $count })
}
insights-points = Punkte
insights-efficiency = gelegte Karten je Hinweis
insights-mistakes = deine Fehler je Spiel
insights-lost = verlorene Punkte je Spiel
insights-games = Spiele
insights-players = { $count ->
    [one] { $count } Person
   *[other] { $count } Personen
}

## Reviews

insights-reviews = Analysierte Spiele
insights-reviewed = Analysiert: { $reviewed } von { $games }.
insights-none-reviewed = Analysen sagen, was schiefging und warum.
insights-review-more = { $count ->
    [one] Noch { $count } Spiel analysieren
   *[other] Noch { $count } Spiele analysieren
}
insights-reviewing = Spiel { $number } von { $of }…
insights-stop = Anhalten
insights-causes = Was schiefging
insights-causes-about = Deine markierten Züge; analysierte Spiele: { $reviewed }.
insights-accuracy = { $share } deiner gespielten und abgeworfenen Karten waren richtig gewählt.
insights-no-causes = Nichts wurde markiert.
insights-cause-mistake = Karten, die nicht passten
insights-cause-last-copy = letzte Exemplare verloren
insights-cause-no-pace = zu langsam
insights-cause-other = anderes

## Tables

insights-partners = Mit wem
insights-who = Wer
insights-kinds = Spielerzahl und Ausgabe
insights-kind = Spiel
insights-openings = Erste Hinweise
insights-openings-about = Was der erste Hinweis eines Spiels nannte und was daraus wurde. Es muss nicht der Grund sein.
insights-opening = Hinweis
insights-yours = von dir
insights-touched = betroffene Karten
insights-color = eine Farbe
insights-bots = Im Vergleich zu Bots
insights-bots-about = Dieselben Karten, gespielt von einem Bot auf jedem Platz.
insights-bots-playing = Bots spielen deine Karten…
insights-bot = Bot
insights-ahead = du liegst vorn um
insights-better = besser
insights-same = gleich
insights-worse = schlechter
