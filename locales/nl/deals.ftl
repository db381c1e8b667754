# How hard a deal is: on the site for those who played it, and in the terminal.

deal-hard = Hoe moeilijk zijn deze kaarten?
deal-hard-ask = Laat bots ze spelen
deal-hard-asking = Bots spelen deze kaarten…
deal-hard-stop = Stoppen
deal-hard-won = Ze zijn te winnen: alle { $full } punten, als alle kaarten bekend zijn.
deal-hard-lost = Ze zijn niet te winnen: hoogstens { $points } van de { $full } punten, als alle kaarten bekend zijn.
deal-hard-open = Niemand weet of ze te winnen zijn: minstens { $points } van de { $full } punten, als alle kaarten bekend zijn.
deal-hard-easier = Voor bots zijn ze makkelijker dan de meeste.
deal-hard-usual = Voor bots zijn ze ongeveer even moeilijk als de meeste.
deal-hard-harder = Voor bots zijn ze moeilijker dan de meeste.
deal-hard-much-harder = Voor bots zijn ze veel moeilijker dan de meeste.
deal-hard-bot = Bot op elke plaats
deal-hard-cheat = ziet alle kaarten
deal-hard-mean = Gemiddelde
deal-hard-usually = Normaal
deal-hard-perfect = Perfect
deal-hard-of = { $perfect } van { $of }
deal-hard-orders = Elke bot heeft ze in { $orders } volgordes gespeeld: wie begint, en welke hand op welke volgt.
deal-hard-closed = Dit ziet alleen wie deze kaarten zelf heeft uitgespeeld.
