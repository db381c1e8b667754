# Mitä `hanabi` sanoo päätteessä. Nimiä ei taivuteta; `merkkien` sisällä olevat sanat kirjoitetaan sellaisinaan.

## Pöytä

picture-fireworks = Ilotulitus
picture-clues = Merkit
picture-mistakes = Virheet
picture-deck = Pakka
picture-score = Pisteet
picture-placed = Paikallaan
picture-of = { $part }/{ $whole }
picture-at-most = { picture-of }, enintään { $most }
picture-last-round = Loppukierros
picture-turns-left = { $count ->
    [one] { $count } vuoro jäljellä
   *[other] { $count } vuoroa jäljellä
}
picture-tile-waits = Laatta
picture-tiles = Laatat
picture-tiles-used = käytetty: { $tiles }
picture-tiles-left = jäljellä: { $tiles }
picture-discarded = Poistettu
picture-nothing-yet = ei vielä mitään
picture-next-cards = Seuraavat
picture-to-move = vuorossa { $name }
picture-over = peli on päättynyt
picture-base-game = peruspeli
picture-slot = kortti
picture-suits = värit
picture-ranks = arvot
picture-no-cards = ei kortteja

## Mitä voi tehdä

do-touching = { $move } { $count ->
    [0] (ei korttia)
    [one] (kortti { $slots })
   *[other] (kortit { $slots })
}
do-announcing = { $move } ja ilmoita väri: { $said }
do-recycle = Sekoita { card-name } poistopakasta takaisin pakkaan
do-salvage = Lisää { card-name } poistopakasta sen ilotulitukseen
do-lapse = Jätä palkintolaatta käyttämättä
do-rearrange = Pane kortit tähän järjestykseen: { $slots }
do-stop = Lopeta peli tähän

## Kirjoitettavat sanat

verb-play = pelaa
verb-discard = heitä
verb-clue = kerro
verb-recycle = sekoita
verb-salvage = pelasta
verb-lapse = ohita
verb-sort = järjestä
verb-stop = lopeta
verb-help = apua
verb-moves = siirrot
verb-log = tapahtumat
verb-table = pöytä
verb-quit = poistu
verb-yes = kyllä

## Peli

play-begins = { $players }. Pelin aloittaa { $name }.
play-you = sinä
play-seed = Jako numero { $seed }, harjoittelua varten.
play-pass-screen = Seuraavaksi ruudun ääreen tulee { $name }; sitten Enter:
play-unsaved = Peliä ei voitu tallentaa: { $reason }.
play-saved = Peli on tallennettu: { $path } (läpikäynti: `hanabi replay`).
play-not-kept = Peliä ei tallennettu: tallennus: `hanabi play --save TIEDOSTO`.
play-left = Poistuit ennen pelin päättymistä.
play-goes-on = Peli jatkuu.
play-sure = Lopetetaanko peli kaikilta? Kirjoita { $yes }:
play-sure-expert = Lopetetaanko peli kaikilta? Täydellinen esitys on hävitty, jos se lopetetaan kesken. Kirjoita { $yes }:
play-not-legal = Se ei ole nyt sallittua.
play-empty-clue = `{ $typed }` ei osu yhteenkään korttiin, eikä tyhjiä tietoja saa antaa tässä pelissä.
play-own-cards = Omia korttejasi et näe, ja tieto annetaan aina toiselle pelaajalle.
play-no-log = Tätä peliä pelataan ilman muistitukea: tapahtumia ei näytetä.
play-can-be = Se voi olla { $cards }.
play-would-touch = Tieto pelaajalle { $name } osuisi näihin:
play-nothing = ei korttia
play-slots = { $count ->
    [one] kortti { $slots }
   *[other] kortit { $slots }
}

## Mitä nyt voi kirjoittaa

hint-type = Kirjoita: { $words }
hint-tile-clue = Palkintolaatta vaatii tiedon, esimerkiksi: { $example }. Tai: { $words }
hint-tile-choice = Palkintolaatta vaatii valinnan: { $words }
hint-preview = esikatselu
hint-or = tai
moves-announcing = ilmoittaen
moves-as-in = (esim. { $example })
moves-tile = laatta
moves-other-order = (tai mikä tahansa muu järjestys; se ei vie vuoroa)
help-goal = Rakentakaa yhdessä ilotulitus kustakin väristä: 1 2 3 4 5.
help-goal-black = Rakentakaa yhdessä ilotulitus kustakin väristä: 1 2 3 4 5, musta 5:stä alas.
help-hands = Näet muiden kortit mutta et omiasi; [{ $mark }] kertoo, mitä kortista on sanottu. Vuorolla:
help-play = pelaa kortti 2 (tai `{ $verb } 2`)
help-announce = sama, ja väri ilmoitetaan: oikeasta saa merkin, väärä on virhe
help-discard = heitä pois kortti 1, yksi merkki palautuu (tai `{ $verb } 1`)
help-clue-color = kerro pelaajalle { $name } kaikki tämän väriset; maksaa merkin (tai `{ $verb }`)
help-clue-rank = kerro pelaajalle { $name } kaikki kolmoset; maksaa merkin
help-tile = palkintolaatan valinta; myös `{ $salvage }` ja `{ $lapse }`
help-preview = mihin kortteihin se osuisi? `{ $all }` näyttää kaikki tiedot
help-moves = kaikki, mitä voit nyt tehdä
help-sort = pane korttisi toiseen järjestykseen; se ei vie vuoroa
help-log = viimeiset siirrot; Enter näyttää pöydän uudelleen
help-stop = lopeta peli kaikilta ja laske pisteet; `{ $quit }` vain poistuu
help-exact = Myös pelitallenteiden tarkka merkintä käy: P12 tai C1:R.

## Mitä ei voi lukea

typed-capitals = Isoilla kirjaimilla { $typed } on tarkka merkintä pelin kortille numero { $number }: kirjoita { $slot }, jos tarkoitat kätesi korttia { $number }, tai `{ $exact }`, jos tarkoitat sitä
typed-stands-alone = `{ $verb }` riittää yksinään: jätä pois { $rest }
typed-no-cards = Sinulla ei ole kortteja: voit vain antaa tiedon
typed-slot-wanted = Tässä kuuluu olla kortti väliltä 1–{ $last }, esimerkiksi `{ $example }`, eikä { $found }
typed-no-slot = Korttia { $number } ei ole: korttisi ovat 1–{ $last }
typed-clue-wanted = Tiedossa mainitaan pelaaja ja väri tai arvo, esimerkiksi `{ $color }` tai `{ $rank }`
typed-rank-wanted = Tiedossa mainittava arvo on 1–5, ei { $number }
typed-order-wanted = Mainitse jokainen korttisi kerran uudessa järjestyksessä, esimerkiksi `{ $example }`
typed-could-be = { $typed } voi olla { $either }: kirjoita enemmän
typed-no-player = { $typed } ei ole pelissä: { $players }
typed-not-understood = { $typed } on tuntematon: kokeile `{ $help }`; `{ $moves }` näyttää kaiken, mitä voit nyt tehdä
typed-no-color = Tiedossa ei voi olla { $typed }, vaan { $colors } tai arvo väliltä 1–5
typed-no-suit = { $typed } ei ole väri: värit ovat { $suits }
typed-card-wanted = Tässä kuuluu olla poistopakan kortti, esimerkiksi `{ $example }`, eikä { $found }
typed-nothing = ei mitään

## Pelin läpikäynti

walk-help = Enter tai n: seuraava   p: edellinen   luku: se siirto   g: loppu
walk-help-seat = s PAIKKA: katso paikalta (luku tai nimi, spectator tai all)   q: poistu
walk-turn = Siirto { $turn }/{ $of }.
walk-begins = Pelin aloittaa { $name }.
walk-stop = Pelaajat lopettavat.
walk-prompt = siirto { $turn }>
walk-left = Peli jätettiin tässä kesken.
walk-at-end = Tämä on loppu: p palaa, q poistuu.
walk-at-beginning = Tämä on alku: n jatkaa.
walk-no-turn = Siirtoa { $turn } ei ole: pelin siirrot ovat 0–{ $last }
walk-or-all = { $reason }; tai spectator tai all
walk-edition = { $players }; painos { $edition }, { $options }.

## Arviointi

judged-waiting = Peliä arvioidaan; ensimmäisellä kerralla ohjelma käännetään
judged-possible = Jos kaikki kortit olisi tiedetty, { $count ->
    [one] { $count } piste olisi ollut mahdollinen.
   *[other] { $count } pistettä olisi ollut mahdollista.
}
judged-between = { $count ->
    [one] Jos kaikki kortit olisi tiedetty, { $least }–{ $count } piste olisi ollut mahdollinen.
   *[other] Jos kaikki kortit olisi tiedetty, { $least }–{ $count } pistettä olisi ollut mahdollista.
}
judged-better = Parempi: { $said }.
