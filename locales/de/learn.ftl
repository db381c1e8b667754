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
learn-kind-advanced = Worauf sich Erfahrene einigen
learn-kind-about-advanced = Für später, wenn du ein paar Spiele gespielt hast: Konventionen, die seltener vorkommen.
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
learn-turn-one = Jetzt ist { $one } dran.
learn-turn-two = Jetzt ist { $two } dran.

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
learn-title-ones = Reihenfolge der Einsen
learn-about-ones = Mehrere Einsen, ein Hinweis: die älteste zuerst.
learn-title-twins = Zwillinge
learn-about-twins = Zwei haben die gleiche Karte, und eine macht Platz.
learn-title-warning = Warnungen
learn-about-warning = Wie man eine Karte ohne Hinweis rettet.
learn-title-chop-move = Verschobene Abwurfkarten
learn-about-chop-move = Behalte Karten, die ein Hinweis gar nicht betrifft.
learn-title-gift = Überlassene Karten
learn-about-gift = Überlass eine Karte jemandem, der die gleiche hat.
learn-title-layers = Geschichtete Finessen
learn-about-layers = Die fehlende Karte liegt hinter anderen.
learn-title-hidden = Versteckte Finessen
learn-about-hidden = Ein Prompt bringt eine andere Karte als die fehlende.
learn-title-bluff = Bluffs
learn-about-bluff = Die neueste Karte passt, ist aber nicht die fehlende.

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
learn-fix-done = Kein Fehler! Das war die letzte der Grundkonventionen. Jetzt spiel ein ganzes Spiel; die schwierigeren können warten.

learn-ones-see = { $one } hat { $two } auf zwei Einsen hingewiesen, und beide passen. Welche kommt zuerst? Achte auf { $two }.
learn-ones-seen = Die ältere. Von mehreren Einsen wird die älteste zuerst gespielt, also wissen alle, welche die nächste ist.
learn-ones-read = { $two } hat dich auf zwei Einsen hingewiesen. Spiele die, die zuerst kommt.
learn-ones-right = Richtig: Die ältere war die gelbe 1. Die andere folgt in deinem nächsten Zug.
learn-ones-give = { $one } hat zwei Einsen, und beide passen. Ein Hinweis genügt: Sag „1“.
learn-ones-done = Die ältere kam zuerst. Bis die neuere folgt, bleibt Zeit für eine Korrektur, falls sie nicht mehr passt.

learn-twins-see = { $one } weiß genau, was diese Karte ist: die gelbe 2. { $two } hat auch eine, weiß aber nur, dass sie eine 2 ist. Achte auf { $one }.
learn-twins-seen = Eine genügt. Wer eine nützliche, genau bekannte Karte abwirft, sieht die gleiche mit einem Hinweis auf einer anderen Hand. Also kennt { $two } jetzt die gelbe 2.
learn-twins-read-see = Du hast { $one } auf die grüne 2 hingewiesen. { $two } hat die grüne 1, also weiß { $one }, welche 2 es ist. Achte auf { $one }.
learn-twins-read = { $one } hat die grüne 2 abgeworfen, und { $two } hat die grüne 1 gespielt. Wer hat die andere grüne 2? Sieh nach, was dir gesagt wurde, und spiele.
learn-twins-right = Richtig: Deine 2 war die grüne, und { $one } hat sie gesehen.
learn-twins-give = Du weißt genau, was diese Karte ist: die grüne 2. { $two } hat auch eine, weiß aber nur, dass sie eine 2 ist. Eine genügt: Wirf deine ab.
learn-twins-done = { $two } kennt jetzt die grüne 2, und du hast Platz für eine andere Karte.

learn-warning-see = Du hast { $one } auf zwei Zweien hingewiesen, und beide können gespielt werden. Aber { $two } würde als Nächstes die rote 5 abwerfen, und keine Lampe leuchtet, um sie zu retten. Achte auf { $one }.
learn-warning-seen = { $one } hat abgeworfen, statt zu spielen. Leuchtet keine Lampe, warnt das die nächste Person: Ihre Abwurfkarte muss bleiben. Also bleibt die rote 5, und die Karte danach wurde abgeworfen.
learn-warning-read-see = { $one } hat { $two } auf die grüne 2 hingewiesen, und sie kann jetzt gespielt werden. Keine Lampe leuchtet. Achte auf { $two }.
learn-warning-read = { $two } hat abgeworfen, statt zu spielen, und du bist als Nächstes dran. Was sagt dir das über deine Abwurfkarte? Wirf die richtige Karte ab.
learn-warning-right = Richtig: Deine Abwurfkarte war die rote 5, und sie bleibt. Du hast die Karte danach abgeworfen.
learn-warning-lamps = Keine Lampe leuchtet, also kannst du keinen Hinweis geben. Aber { $one } würde als Nächstes die grüne 5 abwerfen.
learn-warning-give = { $one } hat dich auf eine blaue Karte hingewiesen, die gespielt werden kann: Sie ist die blaue 2. Wirf trotzdem deine Abwurfkarte ab: Das warnt { $one }.
learn-warning-done = Die grüne 5 ist gerettet, und zwei Lampen leuchten wieder. Die blaue 2 kann einen Zug warten.

learn-chop-move-see = Alle fünf Einsen liegen. { $two } würde als Nächstes die rote 5 abwerfen. Achte auf { $one }.
learn-chop-move-told = „1“: Diese beiden braucht niemand mehr. Also geht es nicht um sie: { $two } soll alle älteren Karten behalten.
learn-chop-move-seen = Eine nutzlose 1 wurde abgeworfen, und die rote 5 bleibt. Ein Hinweis, der nur neue, nutzlose Karten zeigt, verschiebt die Abwurfkarte: Alle älteren Karten bleiben.
learn-chop-move-read = Alle fünf Einsen liegen, und { $two } hat dich auf eine neue hingewiesen. Sie ist nutzlos, also sollst du alle älteren Karten behalten. Was wirfst du ab?
learn-chop-move-right = Richtig: die nutzlose 1. Deine drei älteren Karten bleiben, und eine davon ist die blaue 5.
learn-chop-move-give = { $one } würde als Nächstes die grüne 5 abwerfen. Die weiße 1 ist nutzlos, und die drei älteren Karten werden alle gebraucht: Sag „1“.
learn-chop-move-done = Eine Lampe rettet drei Karten, und der Hinweis hat keine davon betroffen.
learn-chop-move-five = { $one } hat dir gesagt, dass direkt neben deiner Abwurfkarte eine 5 ist. Da schon jemand abgeworfen hat und weniger als drei Lampen leuchteten, war das kein Warten: Du sollst auch die Abwurfkarte behalten. Aber zuerst ist { $two } dran.
learn-chop-move-five-read = Wirf jetzt die älteste Karte ohne Hinweis ab, die du nicht behalten sollst.
learn-chop-move-five-right = Richtig. Deine Abwurfkarte war die gelbe 2, und ein Hinweis hat sie zusammen mit der 5 gerettet.

learn-gift-see = { $one } weiß von der blauen 1 und könnte sie spielen. Aber { $two } hat die gleiche als neueste Karte und würde sonst die blaue 2 abwerfen. Achte auf { $one }.
learn-gift-seen = Wer eine Karte abwirft, von der alle wissen, dass sie gespielt werden kann, überlässt sie jemandem, der die gleiche als neueste Karte hat. Sie wurde gespielt, und die blaue 2 bleibt.
learn-gift-read-see = Du hast { $two } auf die gelbe 1 hingewiesen, und sie kann gespielt werden. Achte auf { $two }.
learn-gift-read = { $two } hat sie abgeworfen, obwohl sie passt! Also hat jemand die gleiche, und du siehst sie nirgends. Spiele die Karte, die gemeint ist.
learn-gift-right = Richtig: Deine neueste Karte war auch eine gelbe 1. Und deine Abwurfkarte, die grüne 2, wurde nicht abgeworfen.
learn-gift-give = { $one } hat dich auf die grüne 1 hingewiesen, und du könntest sie spielen. Aber { $one } hat die gleiche als neueste Karte und würde sonst die grüne 2 abwerfen. Wirf deine grüne 1 ab.
learn-gift-done = Die grüne 1 liegt, die grüne 2 bleibt, und eine Lampe leuchtet wieder.

learn-layers-see = { $one } hat dir gesagt, dass du eine rote Karte hast, aber es liegt keine rote. { $two } hat die rote 1, aber die neueste Karte ist die gelbe 2, und die passt auch. Sieh hin.
learn-layers-wait = { $two } hat eine andere Karte als die rote 1 gespielt. Der Hinweis gilt weiter: Die rote 1 liegt dahinter, und deine Karte wartet auf sie. Wirf deine Abwurfkarte ab.
learn-layers-mine = Die rote 1! Jetzt passt deine Karte: Spiele sie.
learn-layers-seen = Das war eine geschichtete Finesse. Die fehlende Karte kann hinter anderen liegen, die passen: Sie werden nacheinander gespielt, die neueste zuerst.
learn-layers-read = { $two } hat { $one } auf die grüne 2 hingewiesen, aber die grüne 1 liegt nicht, und du siehst sie nirgends. Spiele die Karte, die gemeint ist.
learn-layers-other = Es war die blaue 2. Sie passt, ist aber nicht die grüne 1, also gilt der Hinweis weiter: Die grüne 1 liegt dahinter. { $one } wartet.
learn-layers-next = Spiele jetzt die grüne 1: die neueste der Karten, die du schon hattest. Was du seither gezogen hast, zählt nicht.
learn-layers-right = Richtig. Ein Hinweis, drei Karten.
learn-layers-give = { $one } hat die blaue 1, aber die neueste Karte ist die weiße 2, und die passt auch. { $two } hat die blaue 2. Ein Hinweis bringt alle drei: Sag { $two } „blau“.
learn-layers-pause = { $two } wartet, und { $one } ist noch nicht fertig. Wirf deine Abwurfkarte ab.
learn-layers-done = Ein Hinweis, drei Karten, und zwei davon blind.

learn-hidden-see = Rot steht bei 1, und { $one } hat dir gesagt, dass du eine rote Karte hast. { $two } weiß von einer 2, aber sie ist gelb; die rote 2 ist die neueste Karte. Sieh hin.
learn-hidden-wait = { $two } hat die 2 für die rote gehalten. Sie war gelb, aber sie passt, also gilt der Hinweis weiter: Die rote 2 war die neueste Karte ohne Hinweis. Deine Karte wartet: Wirf deine Abwurfkarte ab.
learn-hidden-mine = Die rote 2! Jetzt passt deine Karte: Spiele sie.
learn-hidden-seen = Das war eine versteckte Finesse: ein Prompt, der eine andere Karte als die fehlende bringt. Dann wird als Nächstes von derselben Hand die neueste Karte ohne Hinweis gespielt.
learn-hidden-read = { $two } hat { $one } auf die rote 3 hingewiesen, aber Rot steht bei 1. Wer hat die rote 2? Spiele die Karte, die gemeint ist.
learn-hidden-other = Deine 2 war die gelbe. Sie passt, also gilt der Hinweis weiter: Die rote 2 war deine neueste Karte ohne Hinweis.
learn-hidden-next = Spiele jetzt die rote 2. Die Karte, die du nach der gelben 2 gezogen hast, zählt nicht.
learn-hidden-right = Richtig. Ein Hinweis, drei Karten.
learn-hidden-give = Rot steht bei 1, und { $two } hat die rote 3. { $one } weiß von einer 2, aber sie ist gelb; die rote 2 ist die neueste Karte. Ein Hinweis bringt alle drei: Sag { $two } „rot“.
learn-hidden-done = Ein Hinweis, drei Karten, auch wenn es wie ein Prompt aussah.

learn-bluff-see = { $one } hat dir gesagt, dass du eine rote Karte hast, aber es liegt keine rote. { $two } ist als Nächstes dran und hat die rote 1 nicht; die neueste Karte ist die gelbe 1. Sieh hin.
learn-bluff-mine = { $two } hat sie sofort gespielt. Sie passt, ist aber nicht die rote 1: ein Bluff. Also ist deine die rote 2, und niemand wurde um die rote 1 gebeten. Behalte deine Karte und wirf die Abwurfkarte ab.
learn-bluff-seen = Ein Hinweis auf eine Karte, die eine Stufe zu hoch ist, bittet die nächste Person um ihre neueste Karte ohne Hinweis. Das kann die fehlende sein oder eine andere, die passt.
learn-bluff-read = { $two } hat { $one } auf die blaue 2 hingewiesen, aber die blaue 1 liegt nicht, und du bist als Nächstes dran. Spiele die Karte, die gemeint ist.
learn-bluff-right = Richtig: deine neueste Karte. Es war die grüne 1 und nicht die blaue 1, also war es ein Bluff. Niemand wird um die blaue 1 gebeten, und { $one } behält die blaue 2.
learn-bluff-give = { $one } ist als Nächstes dran und hat die weiße 1 als neueste Karte. { $two } hat die rote 2, aber die rote 1 fehlt. Ein Hinweis bringt die weiße 1: Sag { $two } „rot“.
learn-bluff-done = Die weiße 1 liegt, und { $two } weiß von der roten 2. Das war die letzte Lektion: Jetzt weißt du alles, was Partner weiß.
