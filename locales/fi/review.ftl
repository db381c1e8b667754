# Päättyneen pelin analyysi: mikä oli mahdollista, mitä siirto maksoi ja miksi. Pelaajien nimiä ei taivuteta.

## Analyysin pyytäminen

review-about = Jokainen siirto arvioidaan sen mukaan, mitä pelaaja tiesi: mitä se maksoi, mikä olisi ollut parempi ja missä pisteitä menetettiin lopullisesti.
review-begin = Analysoi peli
review-stop = Lopeta
review-judging = Peliä analysoidaan…
review-waiting = Odotetaan analyysia… Aivan ensimmäinen kestää minuutin tai pari: pelit arvioiva ohjelma käännetään kerran.
review-reader = Sopimukset
review-literal = ei mitään: tiedot kirjaimellisesti
review-share = { $name } ({ $percent } %)
review-by = Arvioitu botin { $reader } sopimusten mukaan: ne sopivat parhaiten. Luettelossa on, kuinka suuren osan siirroista kukin selittää.
review-by-literal = Arvioitu tietojen sanatarkan sisällön mukaan: minkään botin sopimukset eivät sovi tähän peliin.
review-whose = Kenen siirrot
review-all = Kaikki pelaajat
review-next = Seuraava hetki: siirto { $move }, { $mark }
review-moments = Hetket
review-nothing = Ei huomautettavaa.
review-numbers = Odotettu: mitä { $bot } saisi keskimäärin pelaamalla tästä eteenpäin kaikilla paikoilla. Mahdollinen: paras tulos, kun kaikki kortit tiedetään.

## Merkit

review-mark-blunder = paha virhesiirto
review-mark-mistake = virhesiirto
review-mark-inaccuracy = epätarkkuus
review-mark-unlucky = huono onni
review-mark-good-find = hyvä oivallus
review-mark-at = Siirto { $move }: { $mark }

## Käyrä

review-points = Odotetut pisteet
review-chance = Mahdollisuus { $full } pisteeseen
review-points-now = { $score } ± { $error }
review-chance-now = { $percent } %
review-possible = suurin mahdollinen
review-could-win = Tästä pelin olisi vielä voinut voittaa: kaikki { $full } pistettä, kun kaikki kortit tiedetään.
review-could-not-win = Siirron { $move } jälkeen peliä ei enää voinut voittaa: enintään { $most } pistettä { $full } pisteestä, kun kaikki kortit tiedetään.
review-could-never-win = Näillä korteilla ei voinut voittaa: enintään { $most } pistettä { $full } pisteestä, kun kaikki kortit tiedetään.
review-could-open = Kukaan ei tiedä, olisiko pelin tästä vielä voinut voittaa: vähintään { $least } pistettä { $full } pisteestä, kun kaikki kortit tiedetään.

## Siirto

review-do-play = Pelaa kortti { $slot }
review-do-discard = Heitä pois kortti { $slot }
review-do-tell = Kerro pelaajalle { $to }: { $named }
review-do-clue = Jokin tieto
review-do-other = Muu valinta
review-others = Mitä muuta olisi voinut tehdä
review-made = näin pelattiin
review-values = Yhä mahdolliset pisteet keskimäärin sen mukaan, mitä pelaaja tiesi.
review-values-clue = Pisteet keskimäärin, kun { $bot } pelaa jatkon kaikilla paikoilla, sen mukaan, mitä pelaaja tiesi.
review-fails = Todellisilla korteilla tämä olisi ollut virhe.
review-reader-move = { $reader } olisi valinnut: { $said }.
review-understood = Mitä siitä ymmärrettiin
review-understood-card = kortti { $slot }: { $cards }
review-understood-open = paljon jää avoimeksi
review-understood-about = Mitä kortteja kukin luulee näiden olevan, kun niiden pelaaja on seuraavan kerran vuorossa.
review-nobody-could-know = Sitä ei voinut kukaan tietää.
review-choice = { $points } ± { $error } valinnan takia.
review-luck = { $points } huonon onnen takia.

review-fact-last-copy = Viimeinen kappale menetettiin: { $card }.
review-fact-clued = { $moves ->
    [one] Siitä oli annettu tieto yhtä siirtoa aiemmin.
   *[other] Siitä oli annettu tieto { $moves } siirtoa aiemmin.
}
review-fact-dead-firework = Tätä ilotulitusta ei voi enää saada valmiiksi: { $suit }.
review-fact-no-pace = Vuoroja on jäljellä vähemmän kuin kortteja pelattavana.
review-fact-mistake = Virhe: { $card } ei sovi.
review-fact-wasted-token = Sinistä merkkiä ei saatu takaisin: kaikki olivat jo käytettävissä.
review-fact-lost-here = Tästä eteenpäin kaikkia kortteja ei enää voinut pelata.

## Haarat

review-branch = Tämä haara
review-the-game = Peli

## Oppiminen

review-learn = Opi virheistä
review-learn-puzzles = Lisää tällaisia asemia: tehtävät
review-learn-number = { $number }/{ $of }
review-learn-question = Siirto { $move }: mitä tekisit pelaajana { $name }?
review-learn-right = Oikein!
review-learn-same = Näin pelattiin, ja se maksoi pisteitä.
review-learn-less = Parempikin siirto oli.
review-learn-unknown = Tätä ei voi tässä punnita.
review-learn-value = { $said }: yhä mahdollista { $value } pistettä.
review-learn-next = Seuraava
review-learn-end = Takaisin analyysiin
review-learn-done = Löysit { $right }/{ $of }.

## Pelaajat

review-players = Pelaajat
review-efficiency = { $ratio } pelattua korttia tietoa kohden.
review-accuracy = tarkkuus { $percent } %
review-did = Tietoja { $clues }, pelattuja { $plays }, pois heitettyjä { $discards }.
review-lost = Menetettyjä pisteitä { $points }.
review-cause-mistake = virheellisesti pelattuja: { $times }
review-cause-last-copy = menetettyjä viimeisiä kappaleita: { $times }
review-cause-no-pace = liian hitaita: { $times }
review-cause-other = muita: { $times }
