# Nachspielen: ein beendetes Spiel durchgehen, etwas anderes probieren, es gemeinsam besprechen. Namen werden nie gebeugt.

replay-title = Nachspielen
replay-loading = Das Spiel wird geladen…
replay-not-over = Das Spiel ist noch nicht vorbei: Bis dahin bleiben die Karten geheim.
replay-to-the-table = Zum Tisch
replay-to-history = Frühere Spiele

## Durchgehen

replay-turn = Zug { $move } von { $last }
replay-turn-short = Zug { $move }
replay-dealt = Die Karten sind ausgeteilt.
replay-where-i-was = Zurück zu meiner Stelle
replay-first = Zum Anfang
replay-last = Zum Ende
replay-play = Automatisch abspielen
replay-pause = Pause
replay-view = Sicht
replay-view-all = Alle Karten
replay-view-as = Wie { $name } es sah
replay-panels = Analyse, Verlauf, Notizen, Was wäre wenn und Teilen
replay-panel-review = Analyse
replay-panel-log = Verlauf
replay-panel-talk = Notizen
replay-panel-try = Was wäre wenn?
replay-panel-share = Teilen

replay-firework = Feuerwerk: { $suit }
replay-firework-open = Feuerwerk: { $suit }. Wann ist es gewachsen?
replay-grew = Gewachsen in Zug
replay-never-grew = Hier wurde keine Karte gelegt.
replay-gone-card = Eine Karte, die niemand mehr auf der Hand hat
replay-drawn = Gezogen in Zug
replay-clued = Hinweis in Zug
replay-left-placed = Gespielt in Zug
replay-left-failed = Falsch gespielt in Zug
replay-left-discarded = Abgeworfen in Zug
replay-knew = Soweit { $name } es wissen konnte, war es eine dieser Karten: { $cards }.
replay-in-the-pile = Auf dem Ablagestapel: { $card }

replay-key-ends = zum Anfang oder zum Ende
replay-key-run = automatisch abspielen oder anhalten
replay-key-back = zurück zu deiner Stelle
replay-key-view = durch die Augen des Nächsten sehen
replay-key-aim = auf etwas zeigen, während du führst
replay-key-undo = in einer Variante rückgängig machen oder wiederholen

## Notizen und Kommentare

replay-kind-bookmark = Lesezeichen
replay-kind-note = Notiz
replay-kind-comment = Kommentar
replay-note-text = { $card }: { $text }
replay-card-number = Karte Nr. { $number }
replay-comment-on = Dein Kommentar zu Zug { $move }
replay-comment-send = Kommentieren
replay-nothing-written = Zu diesem Spiel hat noch niemand etwas geschrieben.

## Was wäre wenn?

replay-what-if = Was wäre wenn?
replay-what-if-about = Verlass das Spiel bei einem beliebigen Zug und spiele für alle weiter, nach den echten Regeln: andere Züge, andere Karten, ein anderer Stapel.
replay-what-if-how = Tippe auf eine Karte der Person am Zug, um sie zu spielen oder abzuwerfen, auf eine andere Karte, um einen Hinweis zu geben, und auf den Nachziehstapel, um die nächste Karte zu wählen. Der Link dieser Seite enthält die Variante.
replay-try-here = Ab hier etwas anderes probieren
replay-try-from = Ab Zug { $move } etwas anderes probieren
replay-branches = Varianten
replay-the-game = Das Spiel, wie es gespielt wurde
replay-branch-name = Variante { $number }
replay-stop-bad = Zug { $move }: Eine Karte passte nicht
replay-stop-kept = Zug { $move }: ein Lesezeichen
replay-stop-talk = Zug { $move }: eine Notiz
replay-stop-bot = Zug { $move }: Der Bot hätte etwas anderes getan
replay-branch-from = { $count ->
    [0] ab Zug { $move }, noch keine Züge
    [one] ab Zug { $move }, { $count } Zug
   *[other] ab Zug { $move }, { $count } Züge
}
replay-branch-rename = Name dieser Variante
replay-branch-remove = Diese Variante entfernen
replay-branch-over = Diese Variante ist zu Ende.
replay-branch-past = Das ist ein Rückblick.
replay-on-turn = Am Zug: { $name }
replay-thinking = Einen Moment…
replay-getting-ready = { $bot } macht sich bereit: Er wird einmalig kompiliert und denkt bis dahin etwas länger.
replay-play-on = Ab hier weiterspielen
replay-to-the-game = Zurück zum Spiel
replay-undo = Rückgängig
replay-redo = Wiederholen
replay-idle-clue = Hinweis verbrauchen
replay-other-clues = Andere Hinweise für diese Hand
replay-exchange = Karte tauschen…
replay-cannot-exchange = Diese Karte kann nicht so getauscht werden: Sie ist schon gespielt oder abgeworfen, oder alle anderen Exemplare sind es.
replay-hide = Verdecken
replay-deck-top = Die nächste Karte des Nachziehstapels
replay-deck-open = Die nächste Karte des Nachziehstapels: wählen
replay-choose-top = Nächste Karte wählen…
replay-let-bot = Einen Bot für alle weiterspielen lassen
replay-bot = Bot
replay-bot-one = Einen Zug spielen
replay-bot-end = Bis zum Ende spielen

replay-ask-bot = Einen Bot fragen
replay-bot-here = Was würde er hier tun?
replay-bot-would = { $bot } an der Stelle von { $name }:
replay-bot-agrees = Genau das wurde gespielt.
replay-bot-played = Gespielt wurde: { $said }
replay-bot-try = Ausprobieren

## Gemeinsam besprechen

replay-here = { $count ->
    [0] verbinden…
    [one] nur du bist hier
   *[other] { $count } Leute sind hier
}
replay-lead = Führen
replay-you-lead = { $count ->
    [one] Du führst; sonst ist noch niemand hier.
   *[other] Du führst { $count } Leute, dich mitgezählt.
}
replay-let-go = Nicht mehr führen
replay-leads = { $name } führt.
replay-you-follow = Du folgst { $name }.
replay-follow = { $name } folgen
replay-point = Darauf zeigen
replay-pointed-at = gezeigt
replay-points = { $name } zeigt auf: { $things }.
replay-aim = Zeigen
replay-aiming = Tippe auf das, worauf du zeigen willst.
replay-arrow-from = Pfeil von hier…
replay-arrow-where = Tippe auf das, worauf der Pfeil zeigen soll.
replay-arrow-between = von { $start } zu { $to }
replay-branch-of = { $name } zeigt diese Variante.

## Weitergeben

replay-links = Links
replay-copy-turn = Link zu Zug { $move } kopieren
replay-copy-branch = Link zu dieser Variante kopieren
replay-copy-embed = Code für deine Seite kopieren
replay-copy-picture = Adresse des Bildes kopieren
replay-embed = Für deine eigene Seite
replay-embed-copied = Der Code für deine Seite ist kopiert.
replay-open-full = Vollständig öffnen
replay-downloads = Dateien
replay-record = Spieldatei
replay-picture-svg = Bild (SVG)
replay-picture-png = Bild (PNG)
replay-transcript = Spielbericht
replay-transcript-language = Sprache des Spielberichts
replay-transcript-title = Hanabi: { $names }
replay-deal = Die Karten
replay-not-sealed = Für diese Karten gibt es keinen Mischnachweis.
replay-play-deal = Diese Karten selbst spielen
replay-same-deal = Gleiche Karten anderswo

## Ein Spiel öffnen

replay-open-title = Spiel öffnen
replay-open-about = Geh ein Spiel durch, das anderswo gespielt wurde oder das dir jemand geschickt hat.
replay-choose-file = Datei wählen
replay-or-drop = …oder zieh eine hierher.
replay-paste = Oder füge einen Link oder Text ein
replay-look = Öffnen
replay-keep = Speichern und Link bekommen
replay-not-kept = Dieses Spiel ist auf dieser Seite nicht gespeichert.
replay-open-another = Anderes Spiel öffnen
replay-open-forms = Öffnen lassen sich Spieldateien dieser Seite, Spiele von hanab.live als JSON, dessen replay-json-Links und Links zu Spielen auf dieser Seite. Mehrere auf einmal: eines je Zeile oder eine JSON-Liste.
