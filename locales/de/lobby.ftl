# Die Startseite, und wie ein Tisch eröffnet wird.

lobby-title = Startseite

## Oben auf jeder Seite

nav-label = Seiten
nav-rules = Regeln
nav-learn = Lernen
nav-history = Frühere Spiele

## Der Einstieg

hero-title = Alle sehen deine Karten, nur du nicht
hero-lead = Sagt euch gerade genug, um fünf Feuerwerke in der richtigen Reihenfolge zu zünden.
hero-name = Dein Name
hero-play = Jetzt spielen
hero-play-small = du und zwei Bots, ohne Konto
hero-invite = Freunde einladen
hero-learn = In drei Minuten lernen
hero-learn-small = gleich beim Spielen
daily = Karten des Tages
daily-about = { $day } · { $players } Spieler · alle bekommen die gleichen Karten
daily-played = gespielt
daily-not-played = nicht gespielt
daily-score = { $score ->
    [one] heute { $score } Punkt
   *[other] heute { $score } Punkte
}
daily-streak = { $count ->
    [0] noch keine Serie
    [one] { $count } Tag in Folge
   *[other] { $count } Tage in Folge
}
daily-more = Ergebnisse und andere Tage
daily-play = Spielen
daily-again = Noch einmal spielen
lobby-friends = Mit Freunden
lobby-friends-about = Sie brauchen nur den Link. Plätze, die frei bleiben, können Bots übernehmen; wer später kommt, löst einen ab.
lobby-friends-players = 2 bis 5 Spieler
lobby-challenge = Fordere Freunde heraus: dieselben Karten für jede Gruppe
lobby-puzzles = Rätsel
lobby-puzzles-about = Ein Zug ist klar der beste. Welcher? Jeden Tag ein neues Rätsel, und so viele mehr, wie du willst.
lobby-puzzles-go = Rätsel lösen

lobby-mine = Deine Spiele
lobby-notices-about = Du musst hier nicht warten: Du kannst benachrichtigt werden, wenn ein Spiel auf dich wartet, auch ohne offene Seite.
lobby-open = Offene Tische
lobby-open-none = Im Moment wartet niemand auf Mitspieler. Eröffne unten einen öffentlichen Tisch, dann sehen ihn andere hier.
lobby-lost = Die Liste konnte nicht aktualisiert werden; gleich folgt ein neuer Versuch.
lobby-watch = Spiele zum Zusehen
lobby-set-up = Tisch eröffnen
lobby-invitation = Diese Seite ist nur für Eingeladene. Füge deinen Link oder Code ein:
lobby-come-in = Eintreten

listed-free = { $count ->
    [one] { $count } freier Platz
   *[other] { $count } freie Plätze
}
listed-moves = { $count ->
    [0] gerade begonnen
    [one] bisher { $count } Zug
   *[other] bisher { $count } Züge
}
listed-join = Mitspielen
listed-watch = Zusehen
listed-go-on = Fortsetzen
listed-your-turn = Du bist dran
listed-turn-of = Am Zug: { $name }
listed-waiting = seit { $time }
listed-deadline = noch { $time }
listed-per-turn = { $time } pro Zug
listed-bank = je { $time }

## Die Ausgabe und was dazugehört

set-box-label = Welche Ausgabe?
set-box-custom = Eigene Mischung
base-game = Hanabi, Grundspiel
set-box-custom-tongue = Nicht im Handel
set-box-custom-about = Alles aus allen Ausgaben, frei kombiniert
set-options-label = Was kommt zum Grundspiel dazu?
set-multicolour-label = Bunte Karten
set-multicolour-none = Keine bunten Karten

option-five-own = Farbkaskade
option-five-own-about = Fünf bunte Karten, eine von jeder Zahl, bilden ein sechstes Feuerwerk; Hinweise nennen sie als eigene Farbe.
option-ten-wild = Farblawine
option-ten-wild-about = Zehn bunte Karten bilden ein sechstes Feuerwerk; jeder Farbhinweis betrifft sie, und selbst dürfen sie nie genannt werden.
option-ten-own = Sechste Farbe
option-ten-own-about = Zehn bunte Karten bilden ein sechstes Feuerwerk und werden genannt wie jede andere Farbe.
option-black = Schwarzpulver
option-black-about = Zehn schwarze Karten werden rückwärts von 5 bis 1 gelegt; kein Farbhinweis betrifft sie, und jede, die am Ende fehlt, kostet einen Punkt.
option-tiles = Die fünf Prächtigen
option-tiles-about = Ein vollständiges Feuerwerk deckt eines von sechs Bonusplättchen auf, statt ein Hinweisplättchen zurückzubringen.
option-expert = Alles oder nichts
option-expert-about = Keine letzte Runde und keine Punkte: Macht alle Feuerwerke vollständig, oder verliert mit der ersten Karte, die sich nicht ersetzen lässt.
option-announce = Farbansage
option-announce-about = Bevor du eine Karte spielst, darfst du ihre Farbe ansagen: Richtig bringt ein Hinweisplättchen, falsch ist ein Fehler.
option-no-empty-clues = Keine leeren Hinweise
option-no-empty-clues-about = Ein Hinweis muss mindestens eine Karte betreffen; alle Ausgaben hier erlauben Hinweise, die keine betreffen.

## Spieler und Absprachen

set-players-label = Wie viele spielen mit?
set-players-about = { $count ->
    [one] Alle halten { $count } Karte.
   *[other] Alle halten je { $count } Karten.
}
set-public-label = Wer kann mitspielen?
set-public-link = Freunde mit dem Link
set-public-link-about = Nur wer von dir den Link bekommt.
set-public-public = Alle
set-public-public-about = Der Tisch steht auf der Startseite, und alle können einen freien Platz nehmen.
set-more = Mehr Optionen
set-talk-label = Was darf gesagt werden?
set-talk-strict = Nur Hinweise
set-talk-strict-about = Wie in den Regeln: Außer den Hinweisen wird nichts gesagt.
set-talk-remarks = Zwei Bemerkungen
set-talk-remarks-about = Auch „Ich weiß noch immer nichts“ und „Weißt du noch?“ sind erlaubt.
set-talk-free = Freier Chat
set-talk-free-about = Alle dürfen schreiben, was sie wollen, solange niemand etwas verrät.
set-reactions-label = Kurze Reaktionen
set-reactions-about = „Hallo!“, „Einen Moment“ und Ähnliches durch Antippen. Dank und Lob nur bei freiem Chat oder nach dem Spiel.
set-aid-label = Wie viel Gedächtnishilfe ist erlaubt?
set-aid-full = Volle
set-aid-full-about = Karten dürfen zeigen, was über sie gesagt wurde und was damit ausscheidet; alle können für sich weniger wählen.
set-aid-marks = Was gesagt wurde
set-aid-marks-about = Karten dürfen zeigen, was über sie gesagt wurde, aber nicht, was daraus folgt.
set-aid-none = Keine
set-aid-none-about = Wie in den Regeln: Ihr merkt euch die Hinweise selbst, und der Verlauf öffnet sich erst nach dem Spiel.
set-clock-label = Uhr
set-clock-none = Keine
set-clock-none-about = Nehmt euch so viel Zeit, wie ihr wollt.
set-clock-per-turn = Pro Zug
set-clock-per-turn-about = Jeder Zug hat die gleiche Zeit; dein erster hat eine halbe Minute mehr.
set-clock-bank = Pro Spiel
set-clock-bank-about = Alle haben eine Bedenkzeit und bekommen nach jedem Zug etwas dazu; dein erster Zug hat eine halbe Minute mehr.
set-clock-turn-seconds = Zeit pro Zug
set-clock-bank-seconds = Zeit pro Person
set-clock-increment = Zuschlag pro Zug
set-time-out-label = Wenn die Zeit abläuft
set-time-out-bot = Ein Bot spielt
set-time-out-bot-about = Ein Bot macht diesen einen Zug; der nächste gehört wieder dir.
set-time-out-more-time = Mehr Zeit
set-time-out-more-time-about = Es kommt Zeit dazu, so oft wie nötig: Die Uhr erinnert nur.
set-time-out-stop = Das Spiel endet
set-time-out-stop-about = Das Spiel endet für alle und zählt, wie es steht.
set-watching-label = Wer darf zusehen?
set-watching-delayed = Mit Verzögerung
set-watching-delayed-about = Zuschauer sehen das Spiel einige Züge später, und jede Karte, sobald sie die Hand verlassen hat.
set-watching-one-seat = Aus Spielersicht
set-watching-one-seat-about = Zuschauer sehen ohne Verzögerung, was ein Spieler sieht. Wer mitspielt und den Tisch in einem zweiten Fenster öffnet, kann das auch sehen.
set-watching-nobody = Niemand
set-watching-nobody-about = Niemand kann vor dem Ende zusehen.
set-watching-seat = Wessen Sicht
set-watching-turns = Verzögerung
set-watching-hands = Zuschauern auch die Hände zeigen
set-watching-hands-about = Wer mitspielt und den Tisch in einem zweiten Fenster öffnet, sieht dann das meiste der eigenen Hand.
set-turns-late = { $count ->
    [one] { $count } Zug
   *[other] { $count } Züge
}
set-starter-label = Wer beginnt?
set-starter-chance = Zufällig
set-seat = Platz { $number }
set-rearrange-label = Karten dürfen umgesteckt werden
set-rearrange-about = Du darfst deine eigenen Karten umstecken, wie du willst; alle sehen es.
set-pace-label = Wie schnell spielen Bots?
set-pace-0 = Sofort
set-pace-600 = Schnell
set-pace-1200 = Ruhig
set-pace-2500 = Langsam
set-conventions-label = Was darf Partner von euch erwarten?
set-conventions-shown = Was ihr gezeigt habt
set-conventions-shown-about = Partner spielt einfach mit allen, die er nicht kennt, und nach seinen Konventionen mit denen, die sie in früheren Spielen gezeigt haben.
set-conventions-level = Stufe { $level }
set-conventions-level-about = Alle hier spielen vom ersten Hinweis an nach seinen Konventionen bis Stufe { $level }.
set-bot-words-label = Wann nennen Bots ihre Gründe?
set-bot-words-never = Nie
set-bot-words-never-about = Bots behalten ihre Gründe für sich, auch nach dem Spiel, außer du spielst nur mit Bots.
set-bot-words-after = Nach dem Spiel
set-bot-words-after-about = Bots nennen ihre Gründe, wenn das Spiel vorbei ist; wer nur mit Bots spielt, kann jederzeit fragen.
set-bot-words-at-once = Sofort
set-bot-words-at-once-about = Alle, die mitspielen, dürfen einen Bot nach seinen Gründen fragen, soweit sie nichts über verdeckte Karten verraten. Dafür ist die volle Gedächtnishilfe nötig.

## Plätze und Karten

set-seats-label = Wer spielt noch mit?
set-friend = Jemand mit dem Link
set-bot = Bot: { $name }
set-strength-label = Spielstärke
set-strength = im Schnitt { $points } von 25 Punkten mit Kopien von sich selbst
set-strength-unknown = Spielstärke nicht gemessen
set-deal-label = Welche Karten?
set-deal-shuffled = Gemischt
set-deal-shuffled-about = Zufällig gemischt: Ein Fingerabdruck des Stapels wird vor dem ersten Zug veröffentlicht, damit ihn nachher alle prüfen können.
set-deal-code = Mit Kartencode
set-deal-code-about = Die gleichen Karten, die jemand anders bekommen hat; am Tisch steht, dass die Karten gewählt sind.
set-deal-table = Wie in einem anderen Spiel
set-deal-table-about = Die Karten eines beendeten Spiels auf dieser Seite, mit seinen Regeln und gleich vielen Plätzen; am Tisch steht, dass die Karten gewählt sind.
set-deal-code-field = Kartencode
set-deal-table-field = Link oder Nummer des beendeten Spiels
set-start = Karten austeilen
set-start-about = Alle Plätze sind besetzt: Das Spiel beginnt sofort.
set-open = Tisch öffnen
set-open-about = Du bekommst einen Link und einen QR-Code für deine Freunde.
