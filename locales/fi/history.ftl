# Pelatut pelit: luettelot, tilastot, päivän jako ja se, mitä kävijästä on tallessa.

history-title = Pelatut pelit
history-whose = Kenen pelit
history-mine = Omat pelit
history-public = Julkiset pelit
history-co-players = Näiden ihmisten kanssa
history-co-players-about = Vain pelit, joissa he kaikki olivat mukana.
history-filters = Rajaa laatikon, pelaajien, pisteiden, nimen tai päivän mukaan
history-any = kaikki
history-least = Vähintään näin monta pistettä
history-name = Osa pelaajan nimestä
history-since = Alkaen
history-until = Päättyen
history-clear = Poista rajaukset
history-games = { $count ->
    [one] { $count } peli
   *[other] { $count } peliä
}
history-more = Näytä lisää
history-loading = Pelejä haetaan …
history-none = Mikään peli ei sovi.
history-none-mine = Et ole vielä pelannut loppuun sopivaa peliä. Pelisi tulevat tähän, kun ne ovat ohi.
history-chosen = valittu jako
history-kept = tallennettu muualta
history-kept-apart = Muualta tallennetut pelit ovat luettelossa, mutta niitä ei lasketa mukaan.
history-mistakes = { $count ->
    [0] Ei virheitä.
    [one] { $count } virhe.
   *[other] { $count } virhettä.
}
history-same-deal = Sama jako muualla
history-this-deal = Yksi jako, monta pöytää
history-this-deal-about = Kaikki julkiset pelit samoilla korteilla, paras ensin.
history-all-deals = Kaikki jaot

## Tilastot

history-statistics = Tilastot
history-mean = pistettä keskimäärin
history-best = paras tulos
history-mean-mistakes = virhettä pelissä
history-as-table = Taulukkona
history-scores = Pelit pisteiden mukaan
history-by-mistakes = Pelit virheiden mukaan
history-column-mistakes = Virheet
history-progress = Pisteet ajan mittaan
history-progress-about = Kunkin päivän keskiarvo; suurempi piste, kun pelejä on enemmän.
history-endings = Miten pelit päättyivät
history-column-score = Pisteet
history-column-games = Pelit
history-column-ending = Loppu
history-day = Päivä

## Päivän jako

history-daily = Päivän jako
history-daily-about = Samat kortit jokaisessa tämän sivuston pöydässä: pelatkaa ja vertailkaa.
history-daily-play = Pelaa
history-daily-results = Tulokset
history-daily-none = Kukaan ei ole vielä pelannut tätä jakoa loppuun.
history-daily-closed = Tulokset avautuvat, kun olet itse pelannut tämän jaon.
history-daily-public = Näytä tulos kaikille
history-daily-public-about = Pöytä näkyy aulassa ja tulos tässä luettelossa.
history-daily-rank = Sija { $rank }
history-daily-again = ei ensimmäinen yritys
history-daily-assisted = avustettuna

## Mitä on tallessa

history-my-data = Mitä sinusta on tallessa
history-my-data-about = Sinulla ei ole täällä tiliä: tämä selain muistetaan evästeen avulla. Voit ottaa loppuun pelatut pelisi mukaasi.
history-export = Lataa kaikki pelini
history-forget = Unohda minut
history-forget-sure = Unohdetaanko sinut?
history-forget-about = Nimesi, muistiinpanosi ja kirjoittamasi tekstit poistetaan kaikista pöydistä, eikä tätä selainta enää tunnisteta. Peliesi siirrot jäävät niille, joiden kanssa pelasit. Tätä ei voi perua.
history-forget-no = Ei, säilytä tietoni
history-forget-yes = Unohda minut lopullisesti
history-devices = Minä toisella laitteella
history-devices-about = Koodi tekee toisesta selaimesta sinun, nimesi ja pelisi mukana. Se kelpaa kerran, kymmenen minuutin ajan.
history-device-make = Luo koodi
history-device-code = Kirjoita tämä toiseen selaimeen:
history-device-copy = Kopioi se linkkinä
history-device-copied = Linkki on kopioitu. Se, jolla se on, voi olla sinä: lähetä se vain itsellesi.
history-device-own = Tämä selain, alkaen { $day }
history-device-other = Toinen selain, alkaen { $day }
history-device-send-away = Poista se
history-device-enter = Koodi toisesta selaimestasi (se, mikä tämä oli ennen, jää taakse)
history-device-join = Tämä olen minä
history-device-joined = Tervetuloa takaisin, { $name }.
history-forgotten = { $count ->
    [one] Sinut on unohdettu { $count } pöydässä.
   *[other] Sinut on unohdettu { $count } pöydässä.
}
