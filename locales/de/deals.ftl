# How hard a deal is: on the site for those who played it, and in the terminal.

deal-hard = Wie schwer sind diese Karten?
deal-hard-ask = Bots spielen lassen
deal-hard-asking = Bots spielen diese Karten…
deal-hard-stop = Abbrechen
deal-hard-won = Sie sind zu gewinnen: alle { $full } Punkte, wenn alle Karten bekannt sind.
deal-hard-lost = Sie sind nicht zu gewinnen: höchstens { $points } von { $full } Punkten, wenn alle Karten bekannt sind.
deal-hard-open = Ob sie zu gewinnen sind, weiß niemand: mindestens { $points } von { $full } Punkten, wenn alle Karten bekannt sind.
deal-hard-easier = Für Bots sind sie leichter als die meisten.
deal-hard-usual = Für Bots sind sie etwa so schwer wie die meisten.
deal-hard-harder = Für Bots sind sie schwerer als die meisten.
deal-hard-much-harder = Für Bots sind sie viel schwerer als die meisten.
deal-hard-bot = Bot auf jedem Platz
deal-hard-cheat = sieht alle Karten
deal-hard-mean = Mittel
deal-hard-usually = Sonst
deal-hard-perfect = Perfekt
deal-hard-of = { $perfect } von { $of }
deal-hard-orders = Jeder Bot hat sie in { $orders } Reihenfolgen gespielt: wer beginnt und wessen Hand auf wessen folgt.
deal-hard-closed = Das sehen nur alle, die diese Karten zu Ende gespielt haben.
