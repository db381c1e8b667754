# Was die Bots über ihre Züge und die Hinweise der anderen sagen.

cards-unknown = eine unbekannte Karte
cards-many = eine von { $count } Karten

bot-play-known = Ich weiß, dass ich das spielen kann: { $cards }.
bot-play-clued = Der Hinweis von { $to } bat mich, diese Karte zu spielen: { $cards }.
bot-play-inferred = Nach allem, was gesagt wurde, kann diese Karte gespielt werden: { $cards }.
bot-play-prompted = Der Hinweis von { $to } an { $seat } braucht zuerst eine andere Karte, und das muss die sein, von der ich etwas weiß: { $cards }.
bot-play-finessed = Der Hinweis von { $to } an { $seat } braucht zuerst eine andere Karte, also muss das meine neueste sein: { $cards }.
bot-play-order-of-ones = Von mehreren Einsen spiele ich zuerst die älteste.
bot-play-connects = Jemand wartet auf diese Karte: { $cards }.
bot-play-likely = Jetzt ist wenig zu verlieren, und das ist meine beste Chance: { $cards }.
bot-announce-certain = Ich bin mir der Farbe sicher und sage sie an: { $cards }.
bot-clue-plays = { $to } kann nach diesem Hinweis ({ $named }) eine Karte spielen: { $cards }.
bot-clue-plays-later = { $to } erfährt von einer Karte, die später gespielt werden kann ({ $named }): { $cards }.
bot-clue-saves = { $to } würde bald eine Karte abwerfen, die nicht verloren gehen darf ({ $named }): { $cards }.
bot-clue-prompts = { $to } wird erkennen, was die teilweise bekannte Karte sein muss ({ $named }): { $cards }.
bot-clue-finesses = { $to } wird sofort die neueste Karte spielen ({ $named }): { $cards }.
bot-clue-fixes = { $to } war dabei, mit dieser Karte einen Fehler zu machen ({ $named }): { $cards }.
bot-clue-five-stall = Nichts Besseres zu tun: { $to } erfährt von einer 5.
bot-clue-stalls = Nichts Besseres zu tun, und { $to } schadet dieser Hinweis nicht ({ $named }).
bot-clue-helps = { $to } erfährt mehr über Karten, die schon teilweise bekannt sind ({ $named }).
bot-clue-keeps = { $to } erfährt früh, dass es sich lohnt, diese Karte zu behalten ({ $named }): { $cards }.
bot-clue-touches = { $to } erfährt etwas über Karten, zu denen es noch keinen Hinweis gab ({ $named }).
bot-clue-urgent = Es konnte nicht warten: { $to } ist bald dran.
bot-discard-useless = Diese Karte kann nie mehr gespielt werden: { $cards }.
bot-discard-spare = Nach allem, was gesagt wurde, wird diese Karte nicht gebraucht: { $cards }.
bot-discard-chop = Das ist meine älteste Karte ohne Hinweis.
bot-discard-twin = { $to } hat die gleiche Karte und weiß es jetzt: { $cards }.
bot-discard-warns = { $to } würde eine Karte abwerfen, die nicht verloren gehen darf, und es ist kein Hinweisplättchen da. Ich werfe ab, statt zu spielen, damit { $to } sie behält: { $cards }.
bot-discard-least-harm = Jede Karte kann wichtig sein; diese ist es wohl am wenigsten.
bot-no-tokens = Es war kein Hinweisplättchen da.
bot-nothing-to-clue = Kein Hinweis war ein Plättchen wert.
bot-deck-runs-out = Der Nachziehstapel geht zu Ende, und ein Hinweis spart eine Karte.
bot-tile-takes = Das Plättchen bringt diese Karte zurück: { $cards }.
bot-tile-lapses = Das Plättchen hatte nichts zu bieten.
bot-any-legal = Ich war ratlos und habe etwas Harmloses getan.
bot-read-play = { $seat } bittet { $to }, eine Karte zu spielen: { $cards }.
bot-read-play-or-save = { $seat } bittet { $to }, eine Karte zu spielen oder zu behalten: { $cards }.
bot-read-save = { $seat } bittet { $to }, eine Karte zu behalten: { $cards }.
bot-read-five-stall = { $seat } hatte nichts Besseres zu tun und zeigte { $to } eine 5.
bot-read-later = { $seat } sagt { $to } etwas über eine Karte, die auf eine andere wartet: { $cards }.
bot-read-prompt = { $seat } sagt { $to }, dass die teilweise bekannte Karte diese ist und gespielt werden kann: { $cards }.
bot-read-finesse = { $seat } sagt { $to }, dass die neueste Karte diese ist und jetzt gespielt werden muss: { $cards }.
bot-read-fix = { $seat } bewahrt { $to } vor einem Fehler.
bot-read-stall = { $seat } hatte nichts Besseres zu tun, als { $to } das zu sagen ({ $named }).
bot-read-waits = Wenn { $to } diese Karte jetzt spielt, meinte der Hinweis von { $seat } die Karte danach: { $cards }.
bot-read-twin = { $seat } hat eine Karte abgeworfen, also hat { $to } die gleiche: { $cards }.
bot-read-warning = { $seat } hat abgeworfen, statt zu spielen; also soll { $to } die älteste Karte ohne Hinweis behalten.
bot-read-broken = Das hatte ich anders verstanden; was ich aus dem Hinweis an { $to } geschlossen hatte, lasse ich fallen.
bot-read-plain = Ich verstehe den Hinweis von { $seat } an { $to } ganz einfach: Gemeint ist die neueste Karte, die gespielt werden kann ({ $named }).
bot-read-literal = Ich nehme den Hinweis von { $seat } an { $to } wörtlich ({ $named }).
bot-rely-less = Ich verlasse mich nicht mehr darauf, dass Hinweise von { $seat } mehr bedeuten, als sie sagen, und gebe selbst nur noch einfache.

# Einen Bot nach einem Zug fragen.

words-why = Warum?
words-what-it-tells = Was sagt mir das?
words-literally = Was der Hinweis für sich allein sagt
words-card-can-be = Karte { $slot }: { $cards }
words-touches-nothing = Er betrifft keine deiner Karten.
words-meaning = Nach den Konventionen der Bots:
words-understood = So hat { $name } verstanden, was vorher geschah:
words-more-later = Mehr kann gesagt werden, wenn deine damaligen Karten gespielt oder abgeworfen sind.
words-not-yet = Das kann gesagt werden, wenn deine damaligen Karten gespielt oder abgeworfen sind.
words-none = Zu diesem Zug ist nichts zu sagen.
words-asking = Einen Moment…

# Wie die Konventionen heißen.

convention-chop = Abwurfkarte
convention-focus = Fokus
convention-play = Spielhinweis
convention-save = Rettungshinweis
convention-good-touch = Nur nützliche Karten
convention-worth = Ein Plättchen wert
convention-prompt = Prompt
convention-finesse = Finesse
convention-five-stall = Warten mit einer 5
convention-order-of-ones = Reihenfolge der Einsen
convention-fix = Korrektur
convention-twins = Zwillinge
convention-warning = Warnung
convention-last-turns = Die letzten Züge
convention-plain = Einfache Lesart
