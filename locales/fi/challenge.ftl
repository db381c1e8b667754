# Challenges: the same sealed deals for several groups.

challenge = Haaste
challenge-new = Uusi haaste
challenge-new-about = Useat ryhmät pelaavat samat sinetöidyt jaot, kukin omaan tahtiinsa. Tulokset avautuvat niille, jotka ovat pelanneet kaikki jaot; kukaan ei näe jaosta mitään sitä ennen.
challenge-deals-label = Kuinka monta jakoa?
challenge-make = Luo haaste
challenge-players = { $count ->
    [one] { $count } pelaaja
   *[other] { $count } pelaajaa
}
challenge-about = { $count ->
    [one] { $count } jako, sama kaikille.
   *[other] { $count } jakoa, samat kaikille.
} Anna linkki eteenpäin: jokainen ryhmä pelaa omaan tahtiinsa.
challenge-copy = Kopioi linkki
challenge-copied = Linkki on kopioitu.
challenge-deals = Omat jakosi
challenge-deal = Jako { $number }
challenge-points = { $score ->
    [one] { $score } piste
   *[other] { $score } pistettä
}
challenge-look = Katso
challenge-closed = Tulokset avautuvat, kun olet pelannut jokaisen jaon loppuun.
challenge-results = Tulokset
challenge-group = Kuka
challenge-mean = Keskiarvo
challenge-ahead = Bottiin verrattuna
challenge-unranked = ei sijoitusta: kortit tuttuja tai apua
challenge-bots-playing = Botit pelaavat samoja kortteja…
challenge-results-about = Pisteiden keskiarvo ja keskivirhe; ”Bottiin verrattuna” on keskimääräinen ero vahvimpaan bottiin samoissa jaoissa.
