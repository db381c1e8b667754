# Bringing games from elsewhere: several at once, whose they are, what became of each.

import-found = { $count ->
    [one] { $count } Spiel gefunden
   *[other] { $count } Spiele gefunden
}
import-all = { $count ->
    [one] { $count } Spiel speichern
   *[other] Alle { $count } Spiele speichern
}
import-progress = { $done } von { $all }
import-me = Wer warst du?
import-me-about = Diese Spiele zählen dann zu deinen eigenen.
import-nobody = Ich habe nicht mitgespielt
import-waiting = Die Seite braucht eine kurze Pause; es geht von selbst weiter.
import-stop = Anhalten
import-summary = { $count ->
    [one] { $count } Spiel gespeichert.
   *[other] { $count } Spiele gespeichert.
}
import-summary-known = { $count ->
    [one] { $count } war schon hier.
   *[other] { $count } waren schon hier.
}
import-summary-refused = { $count ->
    [one] { $count } ließ sich nicht übernehmen.
   *[other] { $count } ließen sich nicht übernehmen.
}
import-known = schon hier
import-unfinished = nicht zu Ende gespielt
import-number = Spiel { $number }
import-too-many = { $all } Spiele sind zu viele auf einmal: höchstens { $most }.
import-to-history = Zu meinen Spielen
import-copy-link = hanab.live-Link kopieren
import-link-copied = Der hanab.live-Link ist kopiert.
