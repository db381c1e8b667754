# How hard a deal is: on the site for those who played it, and in the terminal.

deal-hard = Wie schwer sind diese Karten?
deal-hard-ask = Bots spielen lassen
deal-hard-asking = Bots spielen diese Karten…
deal-hard-stop = Abbrechen
deal-hard-won = Mit ihnen ist der Sieg möglich: alle { $full } Punkte, wenn alle Karten bekannt sind.
deal-hard-lost = Mit ihnen ist kein Sieg möglich: höchstens { $points } von { $full } Punkten, wenn alle Karten bekannt sind.
deal-hard-open = Ob mit ihnen der Sieg möglich ist, weiß niemand: mindestens { $points } von { $full } Punkten, wenn alle Karten bekannt sind.
deal-hard-easier = Für Bots sind sie leichter als die meisten anderen.
deal-hard-usual = Für Bots sind sie etwa so schwer wie die meisten anderen.
deal-hard-harder = Für Bots sind sie schwerer als die meisten anderen.
deal-hard-much-harder = Für Bots sind sie viel schwerer als die meisten anderen.
deal-hard-bot = Bot auf jedem Platz
deal-hard-cheat = sieht alle Karten
deal-hard-mean = Schnitt
deal-hard-usually = Sonst
deal-hard-perfect = Perfekt
deal-hard-of = { $perfect } von { $of }
deal-hard-orders = Jeder Bot hat sie in { $orders } Reihenfolgen gespielt: wer beginnt und wessen Hand auf wessen folgt.
deal-hard-closed = Das sieht nur, wer diese Karten zu Ende gespielt hat.
