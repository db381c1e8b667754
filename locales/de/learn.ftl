# Spielen lernen: die Liste der Lektionen, und was bei jedem Schritt gesagt wird. `one` und `two` sind die Namen der Bots.

learn-title = Spielen lernen
learn-lead = Kurze Lektionen an echten Tischen. Hör auf, wann du willst: Du machst da weiter, wo du warst.
learn-begin = Beginnen
learn-continue = Weitermachen
learn-to-play = Zu einem echten Spiel
learn-to-rules = Regeln lesen
learn-kind-game = Das Spiel
learn-kind-about-game = Alles, was du für den ersten Abend mit Freunden brauchst.
learn-kind-convention = Was Hinweise bedeuten
learn-kind-about-convention = Gute Spieler sind sich einig, was ein Hinweis über seine Worte hinaus bedeutet. Der Bot Partner spielt nach diesen Konventionen.
learn-state-done = Geschafft
learn-state-begun = Begonnen
learn-progress = Fortschritt der Lektion
learn-dealing = Die Karten werden ausgeteilt…
learn-next = Weiter
learn-next-lesson = Nächste Lektion
learn-all = Alle Lektionen
learn-leave = Beenden
learn-look-again = Es ist eine andere Karte. Sieh noch einmal hin.
learn-strayed = Diesmal haben die Bots etwas anderes gespielt. Macht nichts: Geh weiter.
learn-understood = { $name } hat verstanden:
learn-watch-one = Sieh, was { $one } daraus macht.
learn-watch-two = Jetzt ist { $two } dran.

learn-title-cards = Karten und Feuerwerke
learn-about-cards = Was du siehst, was im Stapel ist, und deine erste Karte.
learn-title-clues = Hinweise
learn-about-clues = Sag den anderen, was sie nicht sehen können.
learn-title-lamps = Lampen
learn-about-lamps = Wie Hinweisplättchen zurückkommen.
learn-title-mistakes = Fehler
learn-about-mistakes = Was geschieht, wenn eine Karte nicht passt.
learn-title-finale = Die letzte Runde
learn-about-finale = Wie ein Spiel endet, und eine perfekte Vorstellung.
learn-title-play = Spielhinweise
learn-about-play = Ein Hinweis auf eine neue Karte bittet darum, sie zu spielen.
learn-title-focus = Abwurfkarte und Fokus
learn-about-focus = Welche Karte als Nächste geht, und welche ein Hinweis meint.
learn-title-save = Rettungshinweise
learn-about-save = Behalte, was sonst verloren geht.
learn-title-prompt = Prompts
learn-about-prompt = Die fehlende Karte kennst du schon zum Teil.
learn-title-finesse = Finessen
learn-about-finesse = Die fehlende Karte ist deine neueste.
learn-title-stall = Warten mit einer 5
learn-about-stall = Was man sagt, wenn es nichts zu sagen gibt.
learn-title-fix = Korrekturen
learn-about-fix = Bewahre jemanden vor einem Fehler.

learn-cards-others = Willkommen! Du spielst mit { $one } und { $two }. Du siehst alle ihre Karten, aber sie sehen ihre eigenen nicht.
learn-cards-own = Das sind deine Karten. Alle sehen sie, nur du nicht.
learn-cards-fireworks = Zusammen baut ihr fünf Feuerwerke, eines in jeder Farbe, Karte für Karte von 1 bis 5. Noch ist keines gezündet.
learn-cards-copies = Jede Farbe hat zehn Karten: drei Einsen, je zwei Zweien, Dreien und Vieren und nur eine 5.
learn-copies-picture = Die zehn roten Karten: 1, 1, 1, 2, 2, 3, 3, 4, 4, 5
learn-cards-fives = { $one } hat die rote 5. Von jeder Farbe gibt es nur eine 5: Wird sie abgeworfen, kann ihr Feuerwerk nie mehr vollständig werden.
learn-cards-play = { $two } hat dir gesagt, dass diese Karte eine 1 ist. Noch ist kein Feuerwerk gezündet, also passt jede 1: Tippe die Karte an und spiele sie.
learn-cards-placed = Sie passt, und du hast eine neue Karte gezogen. Jede gelegte Karte ist ein Punkt; 25 sind perfekt.

learn-clues-lamps = Die Lampen sind eure Hinweisplättchen, acht Stück. Statt zu spielen, kannst du jemandem etwas über seine Karten sagen. Das kostet eine Lampe.
learn-clues-rank = { $one } hat zwei Einsen. Tippe eine davon an, wähle „1“ und sag es.
learn-clues-all = Ein Hinweis zeigt immer auf alle passenden Karten: auf beide Einsen und keine andere. Sieh, was { $one } daraus macht.
learn-clues-played = { $one } hat eine 1 gespielt. Jetzt ist { $two } dran.
learn-clues-color = { $two } hat die rote 1, und Rot ist noch nicht gezündet. Nenne diesmal die Farbe: Tippe die Karte an und sag „rot“.
learn-clues-not = { $two } weiß jetzt, dass diese Karte rot ist und die anderen nicht. Aber zuerst ist { $one } dran.
learn-clues-one-more = { $one } hat die andere 1 gespielt. Jetzt ist { $two } dran.
learn-clues-done = Drei Feuerwerke sind gezündet. Zwei Hinweise von dir haben gereicht.

learn-lamps-discard = { $count ->
    [one] { $count } Lampe leuchtet. Wer eine Karte abwirft, zündet wieder eine an: Wirf deine älteste Karte ab. Niemand hat gesagt, dass sie wichtig ist.
   *[other] { $count } Lampen leuchten. Wer eine Karte abwirft, zündet wieder eine an: Wirf deine älteste Karte ab. Niemand hat gesagt, dass sie wichtig ist.
}
learn-lamps-back = Eine Lampe leuchtet wieder. Die Karte ist aus dem Spiel, und du hast eine neue gezogen.
learn-lamps-eight = Solange alle acht Lampen leuchten, darf niemand abwerfen. Dann gibst du einen Hinweis oder spielst eine Karte.
learn-lamps-five = Etwas später: Rot steht bei 4, und du weißt, dass diese Karte die rote 5 ist. Spiele sie.
learn-lamps-five-back = Das rote Feuerwerk ist vollständig. Auch dafür leuchtet eine Lampe auf, wenn nicht schon alle acht leuchten.

learn-mistakes-try = Und wenn eine Karte nicht passt? Probiere es: Spiele deine neueste Karte, ohne etwas von ihr zu wissen.
learn-mistakes-failed = Das war ein Fehler: Die weiße 4 kann nicht vor der weißen 1 kommen. Die Karte ist weg, und eine Lunte ist abgebrannt.
learn-mistakes-third = Mit dem dritten Fehler verliert ihr alle sofort. Sieh also nach, was den Feuerwerken fehlt, bevor du spielst.
learn-mistakes-late = Zwei Hinweise haben dir gesagt, dass diese Karte eine rote 1 ist. Aber eine rote 1 liegt schon, also kann sie nie mehr gespielt werden. Wirf sie ab: Dann leuchtet wieder eine Lampe.
learn-mistakes-done = Gut so. Eine 1 passt nur, solange ihre Farbe nicht gezündet ist.

learn-finale-deck = Fast am Ende: 23 Karten liegen, und eine ist noch im Nachziehstapel.
learn-finale-last-card = Blau steht bei 3, und du weißt, dass diese Karte die blaue 4 ist. Spiele sie.
learn-finale-round = Du hast die letzte Karte des Stapels gezogen. Jetzt haben alle noch genau einen Zug, auch du.
learn-finale-wait = { $one } und { $two } haben ihre letzten Züge.
learn-finale-five = Dein letzter Zug und die letzte fehlende Karte: Spiele die blaue 5.
learn-finale-done = 25 Punkte, eine perfekte Vorstellung! Ein Spiel endet, wenn alle Feuerwerke vollständig sind, mit dem dritten Fehler oder nach so einer letzten Runde. Als Nächstes: was gute Spieler mit ihren Hinweisen meinen.

learn-play-see = { $one } hat { $two } gesagt, dass diese Karte blau ist. Ein Hinweis auf eine neue Karte bittet darum, sie zu spielen. Achte auf { $two }.
learn-play-seen = Die blaue 1 passt. Niemand musste „1“ sagen: Ein Hinweis kostet eine Lampe, also bedeutet er mehr als seine Worte.
learn-play-read = { $two } hat dir etwas über deine Karten gesagt. Spiele die Karte, die gemeint ist.
learn-play-right = Richtig. Von allen grünen Karten konnte nur die grüne 1 gespielt werden.
learn-play-give = { $one } hat eine Karte, die jetzt gespielt werden kann. Finde sie und nenne ihre Farbe.
learn-play-done = { $one } hat dich verstanden und sie gespielt.

learn-focus-chop = { $two } weiß nichts über die eigenen Karten und hat keinen guten Hinweis zu geben. Dann wird die älteste Karte ohne Hinweis abgeworfen. Sie heißt Abwurfkarte.
learn-focus-chopped = Die Abwurfkarte ist weg, und die nächste tritt an ihre Stelle. Alle sehen, welche Karte als Nächste geht.
learn-focus-newest = { $two } hat dir gesagt, dass zwei Karten rot sind. Nur eine davon ist gemeint, der Fokus. Ist die Abwurfkarte nicht dabei, ist es die neueste. Spiele sie.
learn-focus-newest-right = Richtig: die rote 1. Die andere rote Karte wartet.
learn-focus-on-chop = Jetzt sind zwei Karten blau, und eine davon ist deine Abwurfkarte. Betrifft ein Hinweis die Abwurfkarte, ist sie gemeint. Spiele sie.
learn-focus-on-chop-right = Richtig: die blaue 1.
learn-focus-give = { $one } hat zwei blaue Karten. Die neueste ist gemeint, und das ist die blaue 1. Sag „blau“.
learn-focus-done = Der Fokus wurde gespielt, und die andere blaue Karte bleibt.

learn-save-see = { $one } hat { $two } gesagt, dass die Abwurfkarte eine 5 ist. Eine 5 darf nicht verloren gehen, also bittet der Hinweis, sie zu behalten. Achte auf { $two }.
learn-save-seen = Die 5 bleibt, und die nächste Karte wurde abgeworfen.
learn-save-read = { $two } hat dir gesagt, dass deine älteste Karte eine 5 ist: Behalte sie. Wirf deine neue Abwurfkarte ab, die älteste ohne Hinweis.
learn-save-right = Richtig. Die 5 bleibt, bis sie passt.
learn-save-which = { $one } würde als Nächstes die blaue 2 abwerfen. Drei Arten von Karten werden gerettet: Fünfen, Zweien, deren Zwilling niemand sieht, und das letzte Exemplar einer Karte.
learn-save-give = Eine 2 wird durch ihre Zahl gerettet: Sag „2“.
learn-save-done = Die blaue 2 ist gerettet, und eine andere Karte wurde abgeworfen.

learn-prompt-see = Die rote 1 liegt, und { $two } weiß von dieser Karte nur, dass sie eine 2 ist. { $one } hat dir gesagt, dass du eine rote Karte hast. Achte auf { $two }.
learn-prompt-mine = { $two } hat gesehen, dass deine Karte nicht vor der roten 2 gespielt werden kann, also musste die 2 rot sein. Jetzt spiele deine rote Karte.
learn-prompt-seen = Die rote 3! Ein Hinweis auf eine Karte, die zu früh kommt, bittet um die fehlende. Wer sie zum Teil kennt, spielt sie. Das ist ein Prompt.
learn-prompt-read = { $two } hat { $one } auf die rote 3 hingewiesen, aber Rot steht bei 1. Wer hat die rote 2? Sieh nach, was dir gesagt wurde, und spiele.
learn-prompt-right = Richtig: Deine 2 war die rote.
learn-prompt-give = Rot steht bei 1. { $one } weiß von einer 2, und sie ist rot; { $two } hat die rote 3. Sag { $two } „rot“.
learn-prompt-done = Ein Hinweis, zwei Karten.

learn-finesse-see = { $one } hat dir gesagt, dass du eine rote Karte hast, aber es liegt keine rote. { $two } hat die rote 1 als neueste Karte. Sieh hin.
learn-finesse-mine = { $two } hat sie gespielt, ohne etwas zu wissen: Deine Karte muss sie brauchen. Also ist deine die rote 2. Spiele sie.
learn-finesse-seen = Das war eine Finesse. Weiß niemand etwas von der fehlenden Karte, ist es die neueste ohne Hinweis, und sie wird sofort gespielt.
learn-finesse-read = { $two } hat { $one } auf die rote 2 hingewiesen, aber die rote 1 liegt nicht, und du siehst sie nirgends. Spiele die Karte, die gemeint ist.
learn-finesse-right = Richtig: Deine neueste Karte war die rote 1.
learn-finesse-give = { $one } hat die rote 1 als neueste Karte und { $two } die rote 2. Ein Hinweis bringt beide: Sag { $two } „rot“.
learn-finesse-done = Ein Hinweis, zwei Karten, und eine davon blind.

learn-stall-see = Alle acht Lampen leuchten, also darf { $one } nicht abwerfen. Und es gibt nichts zu spielen oder zu retten. Sieh hin.
learn-stall-told = „5“, und nicht die Abwurfkarte: Von { $two } wird nichts verlangt.
learn-stall-seen = Eine 5, die nicht die Abwurfkarte ist, sagt nur, dass sie eine 5 ist. Man zeigt sie, wenn es nichts Besseres zu tun gibt.
learn-stall-read = { $two } hat dir gesagt, dass du eine 5 hast, und sie ist nicht deine Abwurfkarte. Mach also weiter, als wäre nichts gesagt: Wirf deine Abwurfkarte ab.
learn-stall-right = Richtig. Du kennst jetzt deine 5, und mehr war nicht verlangt.
learn-stall-eight = Alle acht Lampen leuchten: Du darfst nicht abwerfen. Und niemand hat eine Karte zu spielen oder zu retten.
learn-stall-give = { $one } hat eine 5, die nicht die Abwurfkarte ist. Sag „5“.
learn-stall-done = { $one } behält die 5 und wirft wie geplant die Abwurfkarte ab.

learn-fix-see = { $two } weiß von zwei Einsen und hat eine davon gespielt. Auch die andere ist eine grüne 1 und wäre ein Fehler. Achte auf { $one }.
learn-fix-told = Jetzt weiß { $two }, dass diese Karte grün ist.
learn-fix-seen = Sie wird abgeworfen statt gespielt. So ein Hinweis verlangt sonst nichts: Er bewahrt jemanden vor einem Fehler.
learn-fix-read = Du weißt von zwei Einsen und hast die rote gespielt. Jetzt sagt dir { $two }, dass auch die andere rot ist. Was machst du mit ihr?
learn-fix-right = Richtig. Eine zweite rote 1 nützt nichts, und wer sie abwirft, zündet wieder eine Lampe an.
learn-fix-give = Du hast { $one } auf zwei Einsen hingewiesen, aber beide sind blau. Eine liegt; die andere wäre ein Fehler. Sag „blau“.
learn-fix-done = Kein Fehler! Das war die letzte Lektion. Jetzt spiel ein ganzes Spiel.
