# How hard a deal is: on the site for those who played it, and in the terminal.

deal-hard = Kuinka vaikeat nämä kortit ovat?
deal-hard-ask = Anna bottien pelata ne
deal-hard-asking = Botit pelaavat näitä kortteja…
deal-hard-stop = Lopeta
deal-hard-won = Niillä voi voittaa: kaikki { $full } pistettä, kun kaikki kortit tiedetään.
deal-hard-lost = Niillä ei voi voittaa: enintään { $points } pistettä { $full } pisteestä, kun kaikki kortit tiedetään.
deal-hard-open = Kukaan ei tiedä, voiko niillä voittaa: vähintään { $points } pistettä { $full } pisteestä, kun kaikki kortit tiedetään.
deal-hard-easier = Boteille ne ovat helpommat kuin useimmat.
deal-hard-usual = Boteille ne ovat suunnilleen yhtä vaikeat kuin useimmat.
deal-hard-harder = Boteille ne ovat vaikeammat kuin useimmat.
deal-hard-much-harder = Boteille ne ovat paljon vaikeammat kuin useimmat.
deal-hard-bot = Botti joka paikalla
deal-hard-cheat = näkee kaikki kortit
deal-hard-mean = Keskiarvo
deal-hard-usually = Yleensä
deal-hard-perfect = Täydellisiä
deal-hard-of = { $perfect }/{ $of }
deal-hard-orders = Jokainen botti pelasi ne { $orders } eri järjestyksessä: kuka aloittaa ja kenen käsi on kenenkin jälkeen.
deal-hard-closed = Tämän näkevät vain ne, jotka ovat pelanneet nämä kortit loppuun.
