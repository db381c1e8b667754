# What one's own games say together.

insights-title = Havainnot
insights-loading = Pelejäsi käydään läpi…
insights-none = Sinulla ei ole vielä loppuun pelattuja pelejä. Pelaa yksi, tai avaa muualla pelaamiasi pelejä ja kerro, kuka pelaajista olit.
insights-about = Mukana viimeksi loppuun pelatut pelisi, { $games }/{ $all }. ± on keskivirhe; jos pelejä on alle { $enough }, keskiarvoa ei kerrota.
insights-too-few = { $count ->
    [one] liian vähän ({ $count })
   *[other] liian vähän ({ $count })
}
insights-points = pisteet
insights-efficiency = pelattuja kortteja tietoa kohden
insights-mistakes = omia virheitä pelissä
insights-lost = menetettyjä pisteitä pelissä
insights-games = Pelejä
insights-players = { $count ->
    [one] { $count } pelaaja
   *[other] { $count } pelaajaa
}

## Reviews

insights-reviews = Analysoidut pelit
insights-reviewed = Analysoitu: { $reviewed }/{ $games }.
insights-none-reviewed = Analyysi kertoo, mikä meni vikaan ja miksi.
insights-review-more = { $count ->
    [one] Analysoi { $count } peli lisää
   *[other] Analysoi { $count } peliä lisää
}
insights-reviewing = Peli { $number } / { $of }…
insights-stop = Pysäytä
insights-causes = Mikä meni vikaan
insights-causes-about = Merkityt siirtosi; analysoituja pelejä: { $reviewed }.
insights-accuracy = Pelaamistasi ja pois heittämistäsi korteista { $share } oli oikein valittu.
insights-no-causes = Mitään ei merkitty.
insights-cause-mistake = kortti ei sopinut
insights-cause-last-copy = viimeinen kappale menetetty
insights-cause-no-pace = liian hidas
insights-cause-other = muu

## Tables

insights-partners = Kenen kanssa
insights-who = Kuka
insights-kinds = Pelaajat ja painos
insights-kind = Peli
insights-openings = Ensimmäiset tiedot
insights-openings-about = Mitä pelin ensimmäinen tieto koski, ja mitä pelistä tuli. Se ei välttämättä ole syy.
insights-opening = Tieto
insights-yours = sinulta
insights-touched = kortteja, joita se koski
insights-color = väri
insights-bots = Botteihin verrattuna
insights-bots-about = Samat kortit, joka paikalla botti.
insights-bots-playing = Botit pelaavat korttejasi…
insights-bot = Botti
insights-ahead = olet edellä
insights-better = parempi
insights-same = sama
insights-worse = huonompi
