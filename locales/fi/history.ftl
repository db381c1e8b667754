# Pelatut pelit: luettelot, tilastot, päivän jako ja se, mitä kävijästä on tallessa.

history-title = Pelatut pelit
history-insights = Havainnot
history-whose = Mitkä pelit
history-mine = Omat pelit
history-public = Julkiset pelit
history-co-players = Näiden ihmisten kanssa
history-co-players-about = Vain pelit, joissa he kaikki olivat mukana.
history-filters = Rajaukset
history-any = kaikki
history-least = Vähimmäispisteet
history-name = Pelaajan nimessä on
history-since = Alkaen
history-until = Päättyen
history-clear = Poista rajaukset
history-games = { $count ->
    [one] { $count } peli
   *[other] { $count } peliä
}
history-more = Näytä lisää
history-loading = Pelejä haetaan…
history-none = Pelejä ei löytynyt.
history-none-mine = Päättyneitä pelejä ei löytynyt. Pelisi tulevat tähän, kun ne ovat ohi.
history-chosen = valitut kortit
history-kept = tuotu muualta
history-kept-apart = Tuodut pelit lasketaan mukaan, kun kerrot, kuka pelaajista olit.
history-mistakes = { $count ->
    [0] Ei virheitä.
    [one] { $count } virhe.
   *[other] { $count } virhettä.
}
history-same-deal = Samat kortit muualla
history-this-deal = Samat kortit, monta pöytää
history-this-deal-about = Kaikki julkiset pelit samoilla korteilla, paras ensin.
history-all-deals = Kaikki pelit

## Tilastot

history-statistics = Tilastot
history-mean = pistettä keskimäärin
history-best = paras tulos
history-mean-mistakes = virhettä peliä kohti
history-as-table = Taulukkona
history-scores = Pelit pisteiden mukaan
history-by-mistakes = Pelit virheiden mukaan
history-column-mistakes = Virheet
history-progress = Pisteet ajan mittaan
history-progress-about = Kunkin päivän keskiarvo; suurempi piste, kun pelejä on enemmän.
history-endings = Miten pelit päättyivät
history-column-score = Pisteet
history-column-games = Pelit
history-column-ending = Päättymistapa
history-day = Päivä

## Päivän jako

history-daily = Päivän kortit
history-daily-about = Samat kortit jokaisessa tämän sivuston pöydässä: pelatkaa ja vertailkaa.
history-daily-play = Pelaa
history-daily-results = Tulokset
history-daily-none = Kukaan ei ole vielä pelannut päivän kortteja loppuun.
history-daily-closed = Tulokset avautuvat, kun olet itse pelannut nämä kortit.
history-daily-public = Näytä tulos kaikille
history-daily-public-about = Pöytä näkyy etusivulla ja tulos tässä luettelossa.
history-daily-rank = Sija { $rank }
history-daily-again = ei ensimmäinen yritys
history-daily-assisted = avustettuna
history-week = Seitsemän päivää
history-week-who = Kuka
history-week-days = Päiviä
history-week-points = Pisteitä
history-week-about = Ensimmäiset yritykset ilman apua kaikille näkyvissä peleissä, ja omasi.

## Mitä on tallessa

history-my-data = Omat tietosi
history-my-data-about = Sinulla ei ole täällä tiliä: tämä selain muistetaan evästeen avulla. Voit ladata päättyneet pelisi.
history-export = Lataa kaikki pelini
history-forget = Poista tietoni
history-forget-sure = Poistetaanko tietosi?
history-forget-about = Nimesi, muistiinpanosi ja kirjoittamasi tekstit poistetaan kaikista pöydistä, eikä tätä selainta enää tunnisteta. Peliesi siirrot jäävät niille, joiden kanssa pelasit. Tätä ei voi perua.
history-forget-no = Peruuta
history-forget-yes = Poista lopullisesti
history-habits = Miten botit pelaavat kanssasi
history-habits-about = Jotkin botit muistavat peleistäsi, miten pelaat.
history-habit-plain = { $bot } antaa sinulle suoraviivaisia tietoja eikä odota sinulta sopimuksia.
history-habit-open = { $bot } pelaa kanssasi sopimustensa mukaan ja katsoo, noudatatko niitä.
history-habit-partner = { $bot } tietää, että noudatat sen sopimuksia.
history-habits-forget = Tyhjennä bottien muisti
history-habits-forgotten = Botit ovat unohtaneet, miten pelaat.
history-devices = Käytä toista laitetta
history-devices-about = Koodilla kirjaudut toisessa selaimessa omalla nimelläsi, ja pelisi ovat mukana. Se kelpaa kerran, kymmenen minuutin ajan.
history-device-make = Luo koodi
history-device-code = Kirjoita tämä toiseen selaimeen:
history-device-copy = Kopioi se linkkinä
history-device-copied = Linkki on kopioitu. Se, jolla se on, voi kirjautua sinuna: lähetä se vain itsellesi.
history-device-own = Tämä selain, alkaen { $day }
history-device-other = Toinen selain, alkaen { $day }
history-device-send-away = Kirjaa ulos
history-device-enter = Koodi toisesta selaimestasi (tämän selaimen oma nimi ja pelit eivät siirry mukana)
history-device-join = Kirjaudu
history-device-joined = Tervetuloa takaisin, { $name }.
history-forgotten = { $count ->
    [one] Tietosi on poistettu { $count } pöydästä.
   *[other] Tietosi on poistettu { $count } pöydästä.
}
