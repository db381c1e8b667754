# Die Regeln, in unseren Worten.

rules-title = Regeln
rules-lead = Alles, was du zum Spielen brauchst, mit Bildern. Wähle eine Ausgabe, um nur zu lesen, was sie enthält.
rules-choose = Regeln welcher Ausgabe?
rules-everything = Alles
rules-everything-about = alle Ausgaben, alle Varianten
rules-no-such-box = Diese Ausgabe gibt es nicht.
rules-contents = Inhalt
rules-to-learn = In drei Minuten ausprobieren
rules-to-play = Zur Startseite

rules-box-da = Die dänische Ausgabe ist für 2 bis 5 Personen ab 8 Jahren. Sie hat 55 Karten, davon fünf bunte, acht blaue Plättchen, die im Deckel liegen, und drei rote: Bei jedem Fehler kommt eines davon in den Deckel.
rules-box-nl = Die niederländische Ausgabe ist für 2 bis 5 Personen ab 10 Jahren. Sie hat 50 Karten, acht Hinweisplättchen und drei Fehlerkarten, die von Blau auf Rot gedreht werden.
rules-box-fi = Die finnische Ausgabe ist für 2 bis 5 Personen. Sie hat 55 Karten, davon fünf bunte, acht blaue Plättchen, die im Deckel liegen, und drei rote: Bei jedem Fehler kommt eines davon in den Deckel.
rules-box-pl = Die polnische Sonderausgabe ist für 2 bis 5 Personen ab 8 Jahren. Sie hat 50 Karten, dazu zehn bunte und zehn schwarze, fünf Kartenhalter, acht Hinweisplättchen auf ihrem Beutel, drei Fehlerplättchen, die von Blau auf Rot gedreht werden, und sechs Bonusplättchen.
rules-box-custom = Hier stehen die Regeln aller vier Ausgaben und zwei Möglichkeiten, die keine davon hat: eine sechste Farbe und ein Verbot leerer Hinweise. Das Spiel ist für 2 bis 5 Personen.

## Das Grundspiel

rules-goal = Ziel des Spiels
rules-goal-show = Hanabi bedeutet Feuerwerk. Gemeinsam bereitet ihr eine Vorstellung mit fünf Feuerwerken vor, eines in jeder Farbe, Karte für Karte von 1 bis 5 aufgebaut.
rules-goal-twist = Ihr gewinnt oder verliert gemeinsam. Die Sache hat einen Haken: Du hältst deine Karten verkehrt herum, sodass alle sie sehen, nur du nicht.
rules-goal-picture = Das rote Feuerwerk: 1, 2 und 3 liegen, als Nächstes kommt die rote 4.

rules-setup = Spielvorbereitung
rules-setup-cards = Das Grundspiel hat 50 Karten in fünf Farben: Weiß, Rot, Blau, Gelb und Grün. Jede Farbe hat drei Einsen, zwei Zweien, zwei Dreien, zwei Vieren und nur eine Fünf.
rules-setup-tokens = Es gibt acht Hinweisplättchen, die am Anfang alle verfügbar sind. Fehler werden bis drei gezählt.
rules-setup-hands = Zu zweit oder zu dritt bekommen alle fünf Karten, zu viert oder zu fünft vier. Schau deine eigenen Karten nie an: Dreh sie zu den anderen.
rules-setup-deck = Der Rest ist der verdeckte Nachziehstapel. Alle dürfen wissen, wie viele Karten er noch hat.
rules-setup-starter = Wer am buntesten gekleidet ist, beginnt; hier entscheidet das Los, oder wer den Tisch eröffnet hat. Gespielt wird im Uhrzeigersinn.

rules-turn = Dein Zug
rules-turn-one = In deinem Zug tust du genau eines von drei Dingen. Passen darfst du nicht. Während jemand nachdenkt, kommentieren und helfen die anderen nicht.

rules-clue = Einen Hinweis geben
rules-clue-cost = Sag einer anderen Person etwas über ihre Karten. Das kostet ein Hinweisplättchen; ist keines mehr da, kannst du keinen Hinweis geben.
rules-clue-name = Nenne genau eine Farbe oder genau eine Zahl, und zeige auf alle Karten, die passen: auf alle zugleich, und auf keine mehr als auf die anderen.
rules-clue-color-said = „Du hast zwei rote Karten, hier und hier.“
rules-clue-rank-said = „Du hast drei Einsen, hier, hier und hier.“
rules-clue-complete = Ein Hinweis ist immer vollständig und wahr: Du kannst keine passende Karte auslassen.
rules-clue-wrong-said = Nicht erlaubt: „Du hast hier eine grüne Karte.“ Auf die andere grüne Karte muss auch gezeigt werden.
rules-clue-empty = Ein Hinweis darf auch sagen, dass es keine solche Karte gibt. Er kostet ein Plättchen wie jeder andere.
rules-clue-empty-said = „Du hast keine weiße Karte.“
rules-clue-heard = Alle hören jeden Hinweis. Er gilt nur für die Karten, die jetzt auf der Hand sind, nicht für später gezogene. Du darfst einen Hinweis wiederholen.

rules-discard = Eine Karte abwerfen
rules-discard-how = Wähle eine deiner Karten, ohne sie anzusehen, und lege sie offen auf den Ablagestapel. Ein Hinweisplättchen kommt zurück, und du ziehst eine neue Karte.
rules-discard-full = Solange alle acht Plättchen verfügbar sind, kannst du nicht abwerfen.
rules-discard-pile = Alle dürfen den Ablagestapel jederzeit durchsehen. Liegen dort alle Exemplare einer Karte, kann ihr Feuerwerk nicht mehr vollständig werden; die Karten unter der Lücke zählen weiter.

rules-play = Eine Karte spielen
rules-play-how = Wähle eine deiner Karten, ohne sie anzusehen, und zeige sie. Du musst weder wissen, was sie ist, noch sagen, wohin sie gehört.
rules-play-fits = Ist sie die nächste Karte ihres Feuerwerks, wird sie dort angelegt. Eine 1 beginnt ein Feuerwerk; jede Zahl kommt einmal, ohne Lücke. Dann ziehst du eine neue Karte.
rules-play-picture = Blau steht bei 2: Die blaue 3 passt.
rules-play-bonus = Wer ein Feuerwerk vollständig macht, bringt ein Hinweisplättchen zurück. Sind alle acht verfügbar, verfällt dieser Bonus.

rules-mistake = Fehler
rules-mistake-what = Eine Karte, die nicht passt, ist ein Fehler: Sie kommt auf den Ablagestapel, und kein Plättchen kommt zurück. Auch eine Karte zu spielen, die schon in ihrem Feuerwerk liegt, ist ein Fehler. Eine neue Karte ziehst du trotzdem.
rules-mistake-picture = Blau steht bei 2: Die blaue 4 passt nicht.
rules-mistake-third = Mit dem dritten Fehler verliert ihr alle sofort.

rules-end = Ende des Spiels
rules-end-three = Das Spiel endet auf eine von drei Arten.
rules-end-mistakes = Der dritte Fehler geschieht: Das Spiel ist verloren.
rules-end-complete = Alle Feuerwerke sind vollständig: Ihr habt sofort gewonnen, mit der höchsten Punktzahl.
rules-end-deck = Jemand zieht die letzte Karte des Nachziehstapels: Jetzt haben alle noch genau einen Zug, diese Person zuletzt. Gezogen wird nicht mehr. Dann zählt ihr die Punkte.
rules-end-hopeless = Das Spiel geht weiter, auch wenn kein Punkt mehr möglich ist. Ihr dürft euch aber einigen, aufzuhören; dann zählt, was liegt.

rules-score = Punkte und Wertung
rules-score-how = Jedes Feuerwerk zählt so viele Punkte, wie es Karten hat. Das Grundspiel bringt höchstens 25 Punkte.
rules-score-picture = 3 + 4 + 4 + 5 + 2 = 18 Punkte
rules-rating = Was das Publikum sagt
rules-rating-points = Punkte
rules-rating-words = Wertung
rules-rating-multicolour = Mit bunten Karten sind 30 Punkte möglich; ohne sie höchstens 25.
rules-score-lost = Ein Spiel, das durch den dritten Fehler verloren geht, zählt 0 Punkte und bekommt keine Wertung.

rules-talk = Reden und merken
rules-talk-only = Ihr sagt euch nur etwas durch Hinweise, für die ihr bezahlt: keine Winke, keine Mienen, keine Seufzer.
rules-talk-action = In der niederländischen Ausgabe darf man auch sagen, welche Aktion man gewählt hat.
rules-talk-house = Ihr dürft mehr vereinbaren. Zwei Bemerkungen sind harmlos: dass man noch immer nichts über seine Hand weiß, und die Frage, ob sich jemand noch an seine Karten erinnert.
rules-talk-hand = Du darfst deine eigenen Karten umstecken, ohne sie anzusehen: sie verschieben, drehen oder kippen, um dir einen Hinweis zu merken. Alle sehen es.

## Varianten und Erweiterungen

rules-five-own-cards = Fünf bunte Karten kommen dazu, eine von jeder Zahl. Das Spiel hat dann 55 Karten.
rules-five-own-color = Bunt ist eine eigene Farbe: Ein Hinweis darf sie nennen und betrifft genau diese Karten. Hinweise auf andere Farben betreffen sie nicht.
rules-five-own-score = Es gibt sechs Feuerwerke, und 30 Punkte sind möglich. Jede bunte Karte gibt es nur einmal, passt also gut auf sie auf.
rules-five-own-said = „Du hast zwei bunte Karten, hier und hier.“
rules-five-own-red-said = „Du hast hier eine rote Karte.“

rules-ten-wild-cards = Zehn bunte Karten kommen dazu, mit den gleichen Zahlen wie jede andere Farbe. Das Spiel hat dann 60 Karten.
rules-ten-wild-color = In Hinweisen gehören sie zu jeder Farbe: Jeder Farbhinweis zeigt auch auf sie. Zahlenhinweise gelten wie sonst.
rules-ten-wild-name = Bunt selbst darf nicht genannt werden, weder dass jemand so eine Karte hat noch dass jemand keine hat.
rules-ten-wild-firework = Sie bilden ein sechstes Feuerwerk von 1 bis 5 und ersetzen nie eine Karte eines anderen. 30 Punkte sind möglich.
rules-ten-wild-said = „Du hast drei gelbe Karten, hier, hier und hier.“

rules-ten-own-cards = Zehn bunte Karten kommen dazu, mit den gleichen Zahlen wie jede andere Farbe. Sie sind eine eigene Farbe, die genannt wird wie jede andere. Das Spiel hat dann 60 Karten.
rules-ten-own-score = Es gibt sechs Feuerwerke, und 30 Punkte sind möglich. Keine der vier Ausgaben hat diese Möglichkeit.
rules-ten-own-said = „Du hast zwei bunte Karten, hier und hier.“

rules-black-cards = Zehn schwarze Karten kommen dazu: drei Fünfen, je zwei Vieren, Dreien und Zweien und nur eine Eins.
rules-black-down = Das schwarze Feuerwerk wird rückwärts gebaut. Die 5 beginnt es; die 1 macht es vollständig und bringt den üblichen Bonus.
rules-black-color = In Hinweisen ist Schwarz keine Farbe: Kein Farbhinweis betrifft eine schwarze Karte, und Schwarz darf nicht genannt werden, auch nicht, um zu sagen, dass jemand keine hat. Zahlenhinweise betreffen auch schwarze Karten.
rules-black-score = Zählt die anderen Feuerwerke zusammen und zieht für jede Karte, die im schwarzen fehlt, einen Punkt ab, egal welche Zahl. Die Höchstpunktzahl bleibt 25, oder 30 mit bunten Karten; die niedrigste ist −5.
rules-black-ribbon = Wenn ihr nicht verliert, bekommt ihr alle das schwarze Band für Wagemut.
rules-black-red-said = „Du hast zwei rote Karten, hier und hier.“ Die schwarzen sind nicht betroffen.
rules-black-rank-said = „Du hast zwei Einsen, hier und hier.“
rules-black-picture = 5, 4 und 3 liegen, als Nächstes kommt die schwarze 2. Endete das Spiel jetzt, würden die zwei fehlenden Karten zwei Punkte kosten.

rules-tiles-turn = Mischt die sechs Bonusplättchen zu einem verdeckten Stapel. Wer ein Feuerwerk vollständig macht, deckt das oberste auf und führt es aus, statt ein Hinweisplättchen zurückzubringen, und zieht erst dann eine Karte. Danach kommt das Plättchen weg.
rules-tiles-must = Was ausgeführt werden kann, muss ausgeführt werden; der Rest verfällt. Die Karte, die das allerletzte Feuerwerk vollständig macht, deckt kein Plättchen auf: Ihr habt gewonnen.
rules-tiles-recycle = Zurück in den Stapel: Ist der Nachziehstapel leer, darfst du stattdessen eine Karte retten oder das Plättchen verfallen lassen. Eine begonnene letzte Runde bleibt, wie sie ist. Bei „Alles oder nichts“ darfst du die Karte auch in den leeren Stapel legen und dann selbst ziehen.
rules-tiles-salvage = Rettung: Macht die gerettete Karte ein Feuerwerk vollständig, deckst du sofort das nächste Plättchen auf.

rules-expert-deck = Es gibt keine letzte Runde. Ist der Nachziehstapel leer, geht das Spiel weiter: Niemand zieht, und die Hände werden kleiner.
rules-expert-lost = Ihr verliert sofort mit dem dritten Fehler, und auch, wenn auf irgendeine Weise eine unersetzliche Karte auf den Ablagestapel kommt: das letzte Exemplar einer Karte, die ihr Feuerwerk noch braucht.
rules-expert-hand = Wer keine Karten mehr hat, kann nur einen Hinweis geben. Ist auch dafür kein Plättchen da, verliert ihr.
rules-expert-won = Ihr gewinnt, wenn alle Feuerwerke im Spiel vollständig sind. Es gibt keine Punkte und keine Wertung.

rules-announce-may = Bevor du die Karte zeigst, die du spielst, darfst du ihre Farbe ansagen. Das entscheidest du jedes Mal neu.
rules-announce-right = Stimmt die Farbe und passt die Karte, kommt ein Hinweisplättchen zurück; macht sie ein Feuerwerk vollständig, noch ein zweites.
rules-announce-wrong = Stimmt die Farbe nicht, wird die Karte abgeworfen und ein Fehler gezählt, auch wenn sie gepasst hätte.
rules-announce-unfit = Stimmt die Farbe, aber die Karte passt nicht, ist es ein gewöhnlicher Fehler, und kein Plättchen kommt zurück.
rules-announce-which = Eine bunte Karte wird als bunt angesagt und eine schwarze als schwarz. Trotz des dänischen Titels gibt es keine Uhr.

rules-no-empty-clues-rule = Jeder Hinweis muss mindestens eine Karte betreffen. Alle vier Ausgaben erlauben leere Hinweise; das ist für alle, die es anders gewohnt sind.

rules-combining = Kombinieren
rules-combining-box = Alles, was diese Ausgabe bietet, lässt sich frei kombinieren ({ $box }).
rules-combining-custom = Alles passt zusammen; nur die drei Arten bunter Karten schließen einander aus. Ein Farbhinweis betrifft die bunten Karten der Farblawine, aber nie schwarze.
