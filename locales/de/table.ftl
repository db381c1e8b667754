# Der Tisch: sich versammeln, spielen und zurückblicken. Namen werden nie gebeugt.

table-title = Tisch
table-connecting = Verbinden…
table-reconnecting = Die Verbindung ist weg. Neu verbinden…
table-closed = Dieser Tisch wurde geschlossen, bevor das Spiel begann.
table-not-yet = Das Spiel hat begonnen.
table-watching-nobody = An diesem Tisch kann vor dem Ende niemand zusehen; danach öffnet sich hier das ganze Spiel.
table-watching-one-seat = Du siehst ohne Verzögerung, was Platz { $seat } sieht.
table-watching-delayed = { $count ->
    [one] Du siehst das Spiel einen Zug später, und jede Karte, sobald sie die Hand verlassen hat.
   *[other] Du siehst das Spiel { $count } Züge später, und jede Karte, sobald sie die Hand verlassen hat.
}
table-watching-hands = { $count ->
    [one] Du siehst alle Hände, einen Zug später.
   *[other] Du siehst alle Hände, { $count } Züge später.
}
table-take-over = Um den Platz von { $bot } bitten

## Sich versammeln

table-gathering = Nehmt Platz
table-invited-by = { $name } lädt dich zu Hanabi ein
table-invited = Du bist zu Hanabi eingeladen
table-invited-to = { $count ->
    [one] { $box }, { $count } Person.
   *[other] { $box }, { $count } Personen.
}
table-invited-free = { $count ->
    [one] Ein Platz ist frei. Kein Konto nötig: Sag, wie du heißt, und setz dich.
   *[other] { $count } Plätze sind frei. Kein Konto nötig: Sag, wie du heißt, und setz dich.
}
table-full = Alle Plätze sind besetzt.
table-full-stay = Bleib hier: Sobald die Karten ausgeteilt sind, erscheint das Spiel auf dieser Seite, und ebenso ein Platz, der frei wird.
table-lesson = In drei Minuten lernen
table-seats = Plätze
table-seat-free = Freier Platz
table-you = du
table-host = Host
table-bot = Bot
table-outsider = externer Bot
table-not-here = nicht verbunden
table-sit = Hinsetzen
table-sit-here = Hierher setzen
table-stand-up = Aufstehen
table-seat-bot = Bot hinzufügen
table-seat-program = Externen Bot hinzufügen
table-program-explained = Dein eigenes Programm spielt auf diesem Platz, auf einem beliebigen Computer. Es verbindet sich mit einer Adresse und sieht, was ein Mensch auf diesem Platz sehen würde.
table-program-name = Name des Bots
table-program-usual-name = mein Bot
table-program-make = Schlüssel erstellen
table-program-key = Schlüssel
table-program-address = Adresse für die Verbindung
table-program-command = Beispielbefehl, der zufällig spielt, in einer Kopie des Projekts
table-program-copy = Kopieren
table-program-copy-what = Kopieren: { $what }
table-program-copied = Kopiert.
table-program-copy-by-hand = Markiere es und kopiere es.
table-program-secret = Wer den Schlüssel hat, spielt auf diesem Platz: Zeig ihn sonst niemandem. Er wird nicht noch einmal angezeigt; gib den Platz frei, um einen neuen zu erstellen.
table-free-seat = Platz freigeben
table-start = Karten austeilen
table-seats-missing = { $count ->
    [one] Ein Platz ist noch frei: Lade jemanden ein, oder füge einen Bot hinzu.
   *[other] { $count } Plätze sind noch frei: Lade Leute ein, oder füge Bots hinzu.
}
table-host-starts = Sind alle Plätze besetzt, teilt { $name } die Karten aus.
table-your-name = Dein Name
table-take-name = Diesen Namen verwenden
table-invite = Leute einladen
table-invitation = Komm und spiel mit mir Hanabi
table-link = Link zu diesem Tisch
table-copy-link = Link kopieren
table-link-copied = Der Link ist kopiert.
table-copy-by-hand = Markiere den Link und kopiere ihn.
table-share = Teilen…
table-qr = Der Link zu diesem Tisch als QR-Code
table-agreement = Spieleinstellungen
table-change = Ändern
table-done = Fertig
table-deal-chosen = Diese Karten sind gewählt, nicht gemischt: Jemand könnte sie kennen.
table-option-base = Das Grundspiel, ohne Zusätze.
table-clock-turn = { $time } für jeden Zug.
table-clock-bank = { $time } pro Person, und { $back } dazu nach jedem Zug.
table-clock-budget = { $time } pro Person.

## Der Tisch im Spiel

table-board = Feuerwerke und Plättchen
table-deck = im Stapel
table-last-round = { $count ->
    [one] Zug übrig
   *[other] Züge übrig
}
table-points = { $count ->
    [one] Punkt
   *[other] Punkte
}
table-pace = { $count ->
    [0] keine Karte zu entbehren
    [one] noch { $count } Karte zu entbehren
   *[other] noch { $count } Karten zu entbehren
}
table-pace-brief = Puffer { $count }
table-tiles = Bonusplättchen: { $used } verwendet, { $left } übrig
table-hand-of = Hand: { $name }
table-card-of = { $name }, Karte { $slot }
table-own-hand = Deine Hand
table-own-card = Deine Karte { $slot }
table-see-as = Diese Hand mit den Augen von { $name } sehen
table-see-own = Sehen, was deine Karten noch sein können
table-on-turn = am Zug
table-away = ist weg
table-level = Stufe { $level }
table-stand-in = Ersatz: { $bot }
table-getting-ready = macht sich bereit
table-getting-ready-why = Er wird einmalig kompiliert und denkt bis dahin etwas länger.
table-thinking = denkt nach
table-time-left = Verbleibende Zeit: { $time }
table-your-turn = Du bist dran
table-sending = Senden…
table-not-your-turn = Du bist nicht dran.
table-plan-when = Sobald du dran bist
table-plan-clue = Merke einen Hinweis für deinen Zug vor: Wähle einen.
table-plan-play = Vorgemerkt: Karte { $slot } spielen
table-plan-discard = Vorgemerkt: Karte { $slot } abwerfen
table-plan-tell = { $name } sagen: { $named }
table-plan-cancel = Verwerfen
table-plan-told = Dir wurde etwas gesagt: Dein vorgemerkter Zug ist verworfen.
table-plan-changed = { $name } hat jetzt andere Karten oder weiß mehr: Dein vorgemerkter Hinweis ist verworfen.
table-plan-taken-back = Ein Zug wurde zurückgenommen: Dein vorgemerkter Zug ist verworfen.
table-plan-illegal = Dein vorgemerkter Zug ist nicht mehr möglich.
table-waits-for = Am Zug: { $name }
table-watching = Du siehst zu.

## Eigene Karten

table-play = Spielen
table-discard = Abwerfen
table-announce = Oder sag die Farbe an und spiele:
table-note = Notiz
table-note-on = Notiz zu Karte { $slot }
table-note-secret = Vor dem Ende des Spiels sieht niemand sonst deine Notizen.
table-keep = Speichern
table-move-left = Karte nach links
table-move-right = Karte nach rechts
table-drop-play = Zum Spielen hier loslassen
table-all-tokens-there = Alle Hinweisplättchen sind da: Abwerfen brächte nichts und ist nicht erlaubt.
table-sure = Bist du sicher?
table-sure-last-copy = Soweit du es wissen kannst, ist das das letzte Exemplar einer Karte, die noch gebraucht wird.
table-sure-placed-already = Soweit du es wissen kannst, liegt diese Karte schon in ihrem Feuerwerk: Das wäre ein Fehler.
table-sure-no = Karte behalten
table-sure-play = Trotzdem spielen
table-sure-discard = Trotzdem abwerfen

## Hinweise

table-clues-for = Hinweise für { $name }
table-clue-label = { $named }: { $count ->
    [0] betrifft keine Karte
    [one] betrifft eine Karte, davon neu: { $fresh }
   *[other] betrifft { $count } Karten, davon neu: { $fresh }
}
table-clue-plain = { $named }: { $count ->
    [0] betrifft keine Karte
    [one] betrifft eine Karte
   *[other] betrifft { $count } Karten
}
table-tell-color = { $name } sagen: { $count ->
    [0] keine { suit-name.inflected } Karte
    [one] eine { suit-name.inflected } Karte
   *[other] { count-word } { suit-name.inflected } Karten
}
table-tell-rank = { $name } sagen: { $count ->
    [0] keine { $rank }
    [one] eine { $rank }
   *[other] { $rank ->
        [1] { count-word } Einsen
        [2] { count-word } Zweien
        [3] { count-word } Dreien
        [4] { count-word } Vieren
       *[5] { count-word } Fünfen
    }
}
table-no-token = Kein Hinweis mehr da: Abwerfen bringt einen zurück
table-no-clue-now = Jetzt kann kein Hinweis gegeben werden.

## Bonusplättchen

table-tile-choice = Bonusplättchen
table-choose-free-clue = Tippe auf eine Karte von jemand anderem, um den Hinweis zu geben.
table-let-lapse = Plättchen verfallen lassen
table-tile-of = Die Wahl hat { $name }.

## Der Lauf des Spiels

table-log = Verlauf
table-tools = Ablagestapel, Verlauf und Chat
table-last-move = Letzter Zug
table-no-move-yet = Noch kein Zug.
table-time = Moment des Spiels
table-move-of = nach Zug { $move } von { $last }
table-step-back = Einen Zug zurück
table-step-forward = Einen Zug weiter
table-looking-back = Rückblick: Zug { $move } von { $last }.
table-live = Zurück zum Spiel
table-to-the-end = Zurück zum Ende
table-missed = { $count ->
    [one] Während du weg warst, gab es einen Zug.
   *[other] Während du weg warst, gab es { $count } Züge.
}
table-step-through = Durchgehen

## Chat

table-talk = Chat
table-talk-blocked = Blockiert.
table-talk-show = Anzeigen
table-say = Nachricht
table-say-watchers = Nachricht an die Zuschauer
table-send = Senden
table-no-talk = Kein Chat an diesem Tisch: nur Hinweise.
table-remark-know-nothing = Ich weiß noch immer nichts.
table-remark-do-you-remember = Weißt du noch?
table-reactions = Kurze Reaktionen
table-reaction-hello = Hallo!
table-reaction-one-moment = Einen Moment
table-reaction-back-soon = Bin gleich zurück
table-reaction-well-done = Gut gemacht!
table-reaction-thank-you = Danke!
table-reaction-oops = Ups!

## Neben den Zügen

table-menu = Menü
table-ask-takeback = Meinen Hinweis zurücknehmen
table-bookmark = Lesezeichen setzen
table-bookmark-about = Ein Wort zu diesem Moment, wenn du magst
table-bookmarked = Lesezeichen gesetzt: Du findest es im Verlauf und beim Nachspielen.
table-pause = Pause
table-paused = Das Spiel ist unterbrochen.
table-go-on = Fortsetzen
table-stop = Vorschlagen, hier aufzuhören
table-leave-game = Kurz weggehen
table-vacation = Eine Woche Urlaub: Meine Uhr steht still
table-vacation-end = Zurück aus dem Urlaub
table-let-bot-in = { $name } von einem Bot vertreten lassen
table-numbers = Höchstpunktzahl, Puffer und verlorene Feuerwerke zeigen
table-keys = Tasten
table-rules = Regeln
table-sealed = Geprüft gemischt
table-invite-watchers = Link für Zuschauer
table-report = Melden
table-report-about = Um wen oder was geht es?
table-report-all = Um den ganzen Tisch
table-report-what = Was ist passiert?
table-report-send = An den Betreiber senden
table-reported = Danke. Der Betreiber dieser Seite wird es lesen.
table-takeback-wanted = { $name } möchte den letzten Hinweis zurücknehmen.
table-agree = Einverstanden
table-refuse = Nein
table-stop-wanted = { $count ->
    [one] { $names } möchte hier aufhören.
   *[other] { $names } möchten hier aufhören.
}
table-stop-too = Auch aufhören
table-play-on = Doch weiterspielen
table-bot-plays-for-you = Der Bot { $bot } spielt für dich.
table-you-left = Du hast das Spiel verlassen; dein Platz bleibt reserviert.
table-am-back = Ich bin zurück
table-bot-wanted = Soll der Bot { $bot } für { $name } einspringen?
table-seat-wanted = { $name } kam später und möchte { $bot } ablösen.

table-key-choose = eine deiner Karten wählen
table-key-play = sie spielen
table-key-discard = sie abwerfen
table-key-note = eine Notiz dazu schreiben
table-key-move = sie auf der Hand verschieben
table-key-arrows = von Karte zu Karte gehen
table-key-enter = Hinweise für die Karte, oder den gewählten Hinweis geben
table-key-escape = abbrechen
table-key-time = einen Zug zurück oder weiter
table-key-live = zurück zum Spiel
table-key-help = diese Liste

## Was der Verlauf neben den Zügen sagt

table-log-created = { $name } eröffnet den Tisch.
table-log-sat = { $name } setzt sich.
table-log-outsider-sat = { $name }, ein externer Bot, setzt sich. Wer seinen Schlüssel hat, sieht, was dieser Platz sieht.
table-log-bot-seated = Ein Bot setzt sich: { $bot }.
table-log-seat-emptied = Platz { $seat } ist wieder frei.
table-log-settings-changed = Die Spieleinstellungen wurden geändert.
table-log-started = Die Karten sind ausgeteilt; { $name } beginnt.
table-log-taken-back = { $name } nimmt den letzten Hinweis zurück.
table-log-remarked = { $name }: „{ $remark }“
table-log-said = { $name }: { $text }
table-log-paused = { $name } unterbricht das Spiel.
table-log-went-on = { $name } setzt das Spiel fort.
table-log-takeback-asked = { $name } möchte den letzten Hinweis zurücknehmen.
table-log-takeback-refused = { $name } ist mit dem Zurücknehmen nicht einverstanden.
table-log-stop-voted = { $name } möchte aufhören.
table-log-stop-unvoted = { $name } möchte weiterspielen.
table-log-bot-voted = { $name } möchte, dass der Bot { $bot } für { $to } einspringt.
table-log-away = { $name } ist weggegangen; der Platz bleibt reserviert.
table-log-returned = { $name } ist zurück.
table-log-vacation = { $count ->
    [one] { $name } hat einen Tag Urlaub; diese Uhr steht still.
   *[other] { $name } hat { $count } Tage Urlaub; diese Uhr steht still.
}
table-log-vacation-over = { $name } ist aus dem Urlaub zurück.
table-log-seat-asked = { $name } möchte { $bot } ablösen.
table-log-seat-refused = { $name } möchte nicht, dass jemand übernimmt.
table-log-bot-failed = Der Bot { $bot } ist abgestürzt; { $successor } spielt weiter.
table-log-rematched = Es gibt einen neuen Tisch für euch alle.
table-log-timed-out = { $name } hat keine Zeit mehr.
table-log-turn-handed-over = { $name } hat keine Zeit mehr; { $bot } macht diesen Zug.
table-log-time-added = Die Zeit von { $name } war um; es gibt noch etwas dazu.

## Das Ende

table-ending = Das Spiel ist vorbei
table-rematch = Noch einmal spielen
table-to-rematch = Zum neuen Tisch
table-review = Nachspielen
table-more = Kartencode, Spieldatei, Mischnachweis
table-copy-deal = Kartencode kopieren
table-code-copied = Der Kartencode ist kopiert: Damit können alle die gleichen Karten spielen.
table-record = Spieldatei herunterladen
table-seal-checking = Das Mischen wird geprüft…
table-seal-holds = Mischen geprüft: Dein Browser hat bestätigt, dass die Karten vor dem ersten Zug feststanden.
table-seal-broken = Das Mischen ließ sich nicht bestätigen: Das sind nicht die Karten, die vor dem ersten Zug feststanden.
table-seal-unchecked = Dieser Browser kann das Mischen nur auf einer sicheren Seite (https) prüfen. In der Spieldatei steht alles, um es anderswo zu prüfen.

## Das Ufer, die Hinweise und die Geschichte einer Karte

you = du
table-counts = Plättchen, Stapel und Punkte
table-of-most = von { $count }
table-most = max. { $count }
table-black-costs = Schwarz kostet noch { $count }
table-pace-about = So viele Karten könnt ihr noch abwerfen und trotzdem { $reachable } Punkte erreichen.
table-dock = Deine Hand und deine Züge
table-pick-card = Karte wählen
table-slot = Karte { $slot }
table-slots = { $count ->
    [one] Karte { $slots }
   *[other] Karten { $slots }
}
table-not-now = jetzt nicht möglich
table-all-tokens = alle { $count } Hinweise sind da
table-give-clue = Hinweis geben
table-tell = Sagen
table-tell-whom = Wem sagen
table-costs = { $count ->
    [0] kein Hinweis mehr da
    [one] kostet den letzten Hinweis
   *[other] kostet 1 von { $count } Hinweisen
}
table-free = kostet keinen Hinweis
table-no-card = keine Karte
table-tell-something = Sagen…
table-pick-clue = Hinweis wählen
table-touches-nothing = betrifft keine Karte
table-new = { $count ->
    [0] nichts Neues
    [one] eine ist neu
   *[other] { $count } sind neu
}
table-story = Die Geschichte dieser Karte
story-dealt = Am Anfang ausgeteilt.
story-drawn = Gezogen in Zug { $move }.
story-told = Zug { $move }, { $name }: { $named }{ $alone ->
    [alone] {" "}(keine andere Karte)
   *[more] {""}
}.
story-not-told = Bisher kein Hinweis.
story-note = Deine Notiz: { $text }
table-ringed = umrandet: letztes Exemplar
table-tile-needed = Noch gebraucht, nur eine übrig
table-tile-others = Die anderen
table-tile-recycled = Stapel { $from } → { $to }
table-tile-salvaged = sie kommt an ihr Feuerwerk
table-tile-do-recycle = Zurücklegen: { $card }
table-tile-do-salvage = Retten: { $card }
table-tile-pick = Wählen…
table-hand-was = Deine Hand war
table-review-about = Zug für Zug, mit den Meinungen der Bots
table-rematch-about = ein neuer Tisch mit denselben Leuten
table-rematch-bots = dieselben Bots; die Karten werden sofort ausgeteilt
table-share-game = Teilen
table-share-about = euer Ergebnis und ein Link
table-share-result = Hanabi: { $score } von { $of } Punkten.
table-share-copied = Ergebnis und Link sind kopiert.
table-share-copy = Ergebnis und Link kopieren
table-share-save = Bild speichern
table-share-lost = Verloren
table-more-about = die gleichen Karten für Freunde
table-ages = Neueste und älteste Karte markieren
table-next = Die nächste Abwurfkarte markieren
table-mirrored = Neueste Karte links
table-key-whom = die nächste Person wählen
table-key-color = Farbhinweis vorbereiten; noch einmal: geben
table-key-rank = Zahlenhinweis vorbereiten; noch einmal: geben
table-stop-ask = Das Spiel hier beenden?
table-stop-ask-bots = Sonst entscheidet niemand mit: Das Spiel endet sofort und zählt, wie es steht.
table-stop-ask-people = Die anderen werden gefragt. Sind alle einverstanden, endet das Spiel und zählt, wie es steht.
table-stop-yes = Hier aufhören
table-stop-no = Weiterspielen
