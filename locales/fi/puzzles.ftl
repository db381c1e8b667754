# Tehtävät: yksi siirto löydettäväksi, ja kaikkien siirtojen arvo.

puzzle-title = Tehtävät
puzzle-daily = Päivän tehtävä
puzzle-player = Pelaaja { $number }
puzzle-coming = Asemaa valmistellaan…
puzzle-question = Mitä teet? Yksi siirto on selvästi paras.
puzzle-reader-literal = Tiedot tarkoittavat sitä, mitä ne sanovat, eivät enempää.
puzzle-reader-cautious = Tiedot tarkoittavat sitä, mitä ne sanovat. Muut pelaavat sen, mikä on varmaa, ja heittävät pois vanhimman kortin, josta ei ole kerrottu mitään.
puzzle-reader-partner-3 = Kaikki pelaavat tässä Partnerin sopimusten mukaan.
puzzle-next = Seuraava tehtävä
puzzle-skip = Jokin toinen
puzzle-theme = Aihe
puzzle-any = Kaikki aiheet
puzzle-theme-save = Säästäminen
puzzle-theme-play = Pelaaminen
puzzle-theme-finesse = Finessi
puzzle-theme-discard = Poisheittäminen
puzzle-theme-end-game = Viimeiset vuorot
puzzle-theme-pace = Tahti
puzzle-rating = Luokitus
puzzle-streak = Putki
puzzle-solved = Ratkaistu
puzzle-verdict = Ratkaisu
puzzle-right = Oikein!
puzzle-wrong = Paras oli: { $best }.
puzzle-not-counted = Vain ensimmäinen vastaus lasketaan.
puzzle-yours = Sinun siirtosi:
puzzle-yours-mark = sinun siirtosi
puzzle-why-save = Seuraava pelaaja oli heittämässä pois viimeistä kappaletta kortista, jota vielä tarvittiin.
puzzle-why-play = Tämä kortti piti pelata nyt: kaikki muu maksoi aikaa tai kortteja.
puzzle-why-finesse = Muiden tekemisistä päätellen tämä kortti sopii; annetut tiedot yksin eivät sitä kerro.
puzzle-why-discard = Laske, mitä kukin korttisi voi olla: useimmista ei voinut luopua.
puzzle-why-end-game = Laske jäljellä olevat vuorot: vain tämä siirto jättää niitä tarpeeksi.
puzzle-why-pace = Yhtään vuoroa ei ole liikaa. Laske puuttuvat kortit ja vuorot loppuun asti.
puzzle-why-pace-clue = Tiedon antaja ei nosta korttia: viimeiset vuorot säästyvät niille, joilla on vielä kortteja pelattavana.
puzzle-unlucky = { $count ->
    [one] Korttien todellisessa järjestyksessä se maksoi silti yhden pisteen. Sitä ei voinut tietää.
   *[other] Korttien todellisessa järjestyksessä se maksoi silti { $count } pistettä. Sitä ei voinut tietää.
}
puzzle-choices = Mitä olisi voinut tehdä
puzzle-value = Pisteet
puzzle-judge-possible = Pisteitä keskimäärin vielä mahdollista, kaikilla käsillä, jotka sinulla voisi olla.
puzzle-judge-expected = Pisteitä keskimäärin, kun varovaiset pelaajat jatkavat, kaikilla käsillä, jotka sinulla voisi olla.
puzzle-curve = Mahdollista, jos kaikki kortit tunnettaisiin: { $now }/{ $full }
