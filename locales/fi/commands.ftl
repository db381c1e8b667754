# Mitä `hanabi` vastaa komentoihin päätteessä ja minkä se hylkää. Hylkäys seuraa sanaa ”hanabi: ” eikä pääty pisteeseen.

## hanabi rules

editions-all = nämä kaikki vapaasti yhdisteltynä
editions-more = `hanabi rules PAINOS` kertoo yhdestä tarkemmin.
editions-head = { $age ->
    [0] { $box }, 2–5 pelaajaa
   *[other] { $box }, 2–5 pelaajaa, { $age }-vuotiaasta alkaen
}
editions-base = Peruspeli: viisi väriä, 50 korttia, 8 sinistä merkkiä, ja kolmannesta virheestä peli on hävitty. Vuorollasi annat tiedon (se maksaa merkin), heität kortin pois (se palauttaa yhden) tai pelaat kortin. Lisäksi tarjolla:
editions-house-talk = Pelaajien sopimus: he päättävät itse, mitä tietojen lisäksi saa sanoa.
editions-no-memory-aid = Pelaajien sopimus: tiedot on muistettava itse, ruutu ei niitä näytä.
editions-start = Aloita peli:
editions-not-in-box = Ei tässä painoksessa: { $words }. Painoksessa `--edition custom` on kaikki.
editions-one-multicolor = Vain yksi näistä kerrallaan: five-own, ten-wild, ten-own. Monivärisiä kortteja on vain yhdenlaisia.

## hanabi bots

bots-players = pelaajia: { $players }
bots-explains = perustelee siirtonsa
bots-cheats = näkee kaikki kortit
bots-points = pisteitä keskimäärin: { $points }
bots-points-with = { $players } pelaajaa: { $points }

## hanabi deal-check

check-waiting = Voittoa etsitään; ensimmäisellä kerralla ohjelma käännetään
check-over = { $count ->
    [one] Peli on päättynyt { $count } siirron jälkeen.
   *[other] Peli on päättynyt { $count } siirron jälkeen.
}
check-won = { $count ->
    [0] Näillä korteilla voi voittaa: { $known }, kun kaikki kortit tiedetään.
    [one] Siirtoja on tehty { $count }, ja pelin voi vielä voittaa: { $known }, kun kaikki kortit tiedetään.
   *[other] Siirtoja on tehty { $count }, ja pelin voi vielä voittaa: { $known }, kun kaikki kortit tiedetään.
}
check-lost = { $count ->
    [0] Näillä korteilla ei voi voittaa: kun kaikki kortit tiedetään, paras tulos on { $known }.
    [one] Siirtoja on tehty { $count }, eikä peliä voi enää voittaa: kun kaikki kortit tiedetään, paras tulos on { $known }.
   *[other] Siirtoja on tehty { $count }, eikä peliä voi enää voittaa: kun kaikki kortit tiedetään, paras tulos on { $known }.
}
check-open = { $count ->
    [0] Ei selvinnyt, voiko näillä korteilla voittaa: kun kaikki kortit tiedetään, paras tulos on { $known }.
    [one] Siirtoja on tehty { $count }. Ei selvinnyt, voiko pelin vielä voittaa: kun kaikki kortit tiedetään, paras tulos on { $known }.
   *[other] Siirtoja on tehty { $count }. Ei selvinnyt, voiko pelin vielä voittaa: kun kaikki kortit tiedetään, paras tulos on { $known }.
}

## hanabi puzzles

puzzles-judging = Pelejä arvioidaan; ensimmäisellä kerralla ohjelma käännetään
puzzles-judging-again = { $count ->
    [one] { $count } tehtävä arvioidaan uudelleen
   *[other] { $count } tehtävää arvioidaan uudelleen
}
puzzles-found = { $count ->
    [0] Ei tehtäviä tiedostossa { $path }.
    [one] { $count } tehtävä tiedostossa { $path }: { $themes }.
   *[other] { $count } tehtävää tiedostossa { $path }: { $themes }.
}
puzzles-so-far = Tehtäviä: { $found }/{ $wanted }. Pelejä: { $games }. { $seconds } s
puzzles-broken-off = Keskeytetty: löydetyt on tallennettu.
puzzles-held = Ratkaisu säilyy muilla käsillä ja pakoilla: { $held }/{ $of } ({ $share }).
puzzles-unlucky = { $count ->
    [one] { $count } ratkaisu maksaa pisteitä, kun kortit ovat niin kuin ovat; tehtävässä sanotaan se.
   *[other] { $count } ratkaisua maksaa pisteitä, kun kortit ovat niin kuin ovat; tehtävässä sanotaan se.
}
prepare-bot = { $bot } valmistellaan: käännetään, noin { $seconds } s, vain tämän kerran
prepare-not-kept = Käännettyä ohjelmaa ei voi tallentaa, joten se käännetään joka kerta uudelleen: anna muuttujassa HANABI_CACHE kansio, johon voi kirjoittaa

## Mitä ei voi tehdä

refused-no-option = { $typed } ei ole vaihtoehto: base, { $options }
refused-not-together = { $one } ja { $other } sulkevat toisensa pois: valitse toinen
refused-players = Hanabissa on 2–5 pelaajaa, ei { $found }
refused-no-edition = { $typed } ei ole painos: painokset ovat { $editions }
refused-not-offered = painoksessa { $edition } ei ole vaihtoehtoa { $wanted }: siinä on { $offered }; painoksessa `custom` on kaikki
refused-deal-code = { $typed } ei ole tiedosto eikä jakokoodi
refused-other-deal = { $typed } on koodi muille korteille tai laatoille kuin { $options }
refused-no-deal = anna peli, jakokoodi tai valitsimella --seed jaon numero
refused-deal-turn = --turn on pelattuja pelejä varten: tässä ei ole vielä siirtoja
refused-no-reader = { $typed } ei osaa tulkita tätä peliä: sen osaavat { $readers }
refused-no-bot = { $typed } ei ole botti: botit ovat { $bots }
refused-bot-players = { $bot } pelaa, kun pelaajia on { $players }, ei { $found }
refused-bot-rules = { $bot } ei osaa sääntöjä { $options }
refused-bot-cheats = { $bot } näkee kaikki kortit, mitä pöydässä ei saa kukaan: se pelaa vain areenalla
refused-seat = { $typed } ei voi istua pöytään: { $person } on ihminen, botit ovat { $bots }, ja my_module:MyBot on oma botti
refused-starter = aloittaja on paikka 1–{ $last } tai random, ei { $typed }
refused-names-count = yksi nimi kullekin paikalle: paikkoja { $players }, nimiä { $names }
refused-names-same = jokaisella on oltava oma nimensä: { $names } eivät ole kaikki erilaisia
refused-name-empty = { $place }: nimessä on oltava ainakin yksi näkyvä merkki, toisin kuin { $typed }
refused-name-long = { $place }: nimessä saa olla enintään { $most } merkkiä; tässä niitä on { $found }
refused-name-signs = { $place }: nimessä ei saa olla ohjausmerkkejä: { $typed }
refused-puzzle-count = tehtävien määrä on vähintään 1, ei { $found }
refused-puzzle-players = { $typed } ei ole pelaajien määrä
refused-puzzle-bots = mikään näistä boteista ei pelaa niin monen pelaajan kanssa
refused-not-text = tavu { $byte }: tämä ei ole UTF-8-tekstiä
refused-file-name = sen nimistä tiedostoa ei ole
refused-file-there = { $path } on jo olemassa: anna uusi tiedosto, jottei mikään peli katoa
refused-unwritten = tiedostoon { $path } ei voi kirjoittaa: { $reason }

file-missing = tiedostoa tai kansiota ei ole
file-forbidden = ei käyttöoikeutta
file-folder = se on kansio
file-no-folder = se ei ole kansio
file-full = levytila on lopussa

command-error = { $command }: virhe: { $message }
command-argument = { $argument }: { $message }
command-unknown = tuntematon: { $arguments }
command-missing = puuttuu: { $arguments }
command-not-with = ei käy yhdessä valitsimen { $other } kanssa
command-takes-nothing = tähän ei kuulu arvoa, ei myöskään { $typed }
command-takes-one = arvo puuttuu
command-takes-some = ainakin yksi arvo puuttuu
command-choice = { $typed } ei ole vaihtoehto (valitse: { $choices })
command-number = { $typed } ei ole kokonaisluku kuten 1000 tai 1e6
