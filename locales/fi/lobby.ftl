# Etusivu ja pöydän valmistelu.

lobby-title = Etusivu

## Joka sivun yläreunassa

nav-label = Sivut
nav-rules = Säännöt
nav-learn = Opettele
nav-history = Pelatut pelit

## Näin pääset alkuun

hero-title = Kaikki muut näkevät korttisi – sinä et
hero-lead = Kertokaa toisillenne juuri sen verran, että viisi ilotulitusta syttyy oikeassa järjestyksessä.
hero-name = Nimesi
hero-play = Pelaa heti
hero-play-small = sinä ja kaksi bottia, ilman tiliä
hero-invite = Kutsu ystäviä
hero-learn = Opi kolmessa minuutissa
hero-learn-small = pelaamalla itse

lobby-mine = Omat pelisi
lobby-notices-about = Sinun ei tarvitse odottaa täällä: saat halutessasi ilmoituksen, kun peli odottaa sinua, vaikka mitään sivua ei olisi auki.
lobby-open = Avoimet pöydät
lobby-open-none = Juuri nyt kukaan ei odota pelaajia. Avaa alla julkinen pöytä, niin muut näkevät sen täällä.
lobby-lost = Luetteloa ei voitu päivittää; hetken päästä yritetään uudelleen.
lobby-watch = Katsottavia pelejä
lobby-set-up = Perusta pöytä
lobby-friends = Ystävien kanssa
lobby-friends-about = He tarvitsevat vain linkin. Tyhjiksi jäävät paikat voi antaa boteille, ja myöhemmin tuleva ottaa niistä yhden.
lobby-friends-players = 2–5 pelaajaa
daily = Päivän kortit
lobby-challenge = Haasta ystäväsi: samat jaot kaikille ryhmille
lobby-puzzles = Tehtävät
lobby-puzzles-about = Yksi siirto on selvästi paras. Mikä? Joka päivä uusi tehtävä, ja lisää niin paljon kuin haluat.
lobby-puzzles-go = Ratkaise tehtäviä
daily-about = { $day } · { $players } pelaajaa · kaikki saavat samat kortit
daily-played = pelattu
daily-not-played = ei pelattu
daily-score = { $score ->
    [one] { $score } piste tänään
   *[other] { $score } pistettä tänään
}
daily-streak = { $count ->
    [0] ei vielä päiviä putkeen
    [one] { $count } päivä putkeen
   *[other] { $count } päivää putkeen
}
daily-more = Tulokset ja muut päivät
daily-play = Pelaa
daily-again = Pelaa uudelleen
lobby-invitation = Tämä sivusto on kutsutuille. Liitä kutsun linkki tai koodi:
lobby-come-in = Tule sisään

listed-free = { $count ->
    [one] { $count } vapaa paikka
   *[other] { $count } vapaata paikkaa
}
listed-moves = { $count ->
    [0] juuri alkanut
    [one] { $count } siirto tähän mennessä
   *[other] { $count } siirtoa tähän mennessä
}
listed-join = Liity
listed-watch = Katso
listed-go-on = Jatka
listed-your-turn = Sinun vuorosi
listed-turn-of = Vuorossa: { $name }
listed-waiting = odottanut: { $time }
listed-deadline = aikaa jäljellä: { $time }
listed-per-turn = { $time } vuoroa kohti
listed-bank = { $time } kullekin

## Painos ja sen sisältö

set-box-label = Mikä painos?
set-box-custom = Oma yhdistelmä
base-game = Hanabi, peruspeli
set-box-custom-tongue = Ei lautapeliversio
set-box-custom-about = Kaikkien painosten sisältö vapaasti yhdisteltynä
set-options-label = Mitä on mukana peruspelin lisäksi?
set-multicolour-label = Moniväriset kortit
set-multicolour-none = Ei monivärisiä kortteja

option-five-own = Värivyöry
option-five-own-about = Viidestä monivärisestä kortista, yhdestä kutakin arvoa, syntyy kuudes ilotulitus; ne mainitaan omana värinään.
option-ten-wild = Jokerivyöry
option-ten-wild-about = Kymmenestä monivärisestä kortista syntyy kuudes ilotulitus; ne kuuluvat jokaiseen mainittuun väriin, mutta niitä itseään ei saa koskaan mainita.
option-ten-own = Kuudes väri
option-ten-own-about = Kymmenestä monivärisestä kortista syntyy kuudes ilotulitus, ja ne mainitaan kuten mikä tahansa väri.
option-black = Mustaruuti
option-black-about = Kymmenen mustaa korttia pelataan käänteisessä järjestyksessä viitosesta ykköseen; mikään väritieto ei koske niitä, ja jokainen lopussa puuttuva vie pisteen.
option-tiles = Viisi loisteliasta
option-tiles-about = Valmiista ilotulituksesta käännetään esiin yksi kuudesta palkintolaatasta sinisen merkin palauttamisen sijaan.
option-expert = Täydellinen esitys
option-expert-about = Ei viimeistä kierrosta eikä pisteitä: saakaa kaikki ilotulitukset valmiiksi, tai häviätte heti, kun välttämätön kortti menetetään.
option-announce = Ennakkoilmoitus
option-announce-about = Ennen kortin pelaamista saat sanoa sen värin: oikea väri palauttaa sinisen merkin, väärä on virhe.
option-no-empty-clues = Ei tyhjiä tietoja
option-no-empty-clues-about = Tiedon on koskettava vähintään yhtä korttia; kaikki täällä olevat lautapeliversiot sallivat tiedon, joka ei koske yhtäkään.

## Pelaajat ja sopimukset

set-players-label = Montako pelaajaa?
set-players-about = { $count ->
    [one] Jokaisella pelaajalla on { $count } kortti kädessä.
   *[other] Jokaisella pelaajalla on { $count } korttia kädessä.
}
set-public-label = Kuka voi liittyä?
set-public-link = Ystävät, joilla on linkki
set-public-link-about = Vain ne, joille lähetät linkin.
set-public-public = Kaikki
set-public-public-about = Pöytä näkyy etusivulla, ja kuka tahansa voi istua vapaalle paikalle.
set-more = Lisää valintoja
set-talk-label = Mitä saa sanoa?
set-talk-strict = Vain tiedot
set-talk-strict-about = Kuten säännöissä: tietojen lisäksi ei sanota mitään.
set-talk-remarks = Kaksi huomautusta
set-talk-remarks-about = Myös ”En edelleenkään tiedä mitään” ja ”Muistatko?” ovat sallittuja.
set-talk-free = Vapaa keskustelu
set-talk-free-about = Kaikki saavat kirjoittaa mitä haluavat, kunhan kukaan ei paljasta mitään.
set-reactions-label = Pikareaktiot
set-reactions-about = ”Hei!”, ”Hetkinen” ja muita yhdellä napautuksella. Kiitos ja kehut vain vapaassa keskustelussa tai pelin jälkeen.
set-aid-label = Kuinka paljon muistitukea sallitaan?
set-aid-full = Täysi
set-aid-full-about = Kortit saavat näyttää, mitä niistä on kerrottu ja mitä se sulkee pois; kukin pelaaja voi valita vähemmän.
set-aid-marks = Mitä on kerrottu
set-aid-marks-about = Kortit saavat näyttää, mitä niistä on kerrottu, mutta eivät sitä, mitä siitä seuraa.
set-aid-none = Ei mitään
set-aid-none-about = Kuten säännöissä: muistatte tiedot itse, ja tapahtumia voi katsoa vasta pelin päätyttyä.
set-clock-label = Kello
set-clock-none = Ei kelloa
set-clock-none-about = Käyttäkää niin paljon aikaa kuin haluatte.
set-clock-per-turn = Vuoroa kohti
set-clock-per-turn-about = Jokaisella vuorolla on yhtä paljon aikaa, ensimmäisellä puoli minuuttia enemmän.
set-clock-bank = Peliä kohti
set-clock-bank-about = Jokaisella pelaajalla on miettimisaika, johon lisätään vähän joka vuoron jälkeen; ensimmäisellä vuorolla on puoli minuuttia enemmän.
set-clock-turn-seconds = Aika vuoroa kohti
set-clock-bank-seconds = Aika pelaajaa kohti
set-clock-increment = Lisäaika vuorolta
set-time-out-label = Kun aika loppuu
set-time-out-bot = Botti pelaa vuoron
set-time-out-bot-about = Botti tekee tämän yhden siirron; seuraava vuoro on taas sinun.
set-time-out-more-time = Lisää aikaa
set-time-out-more-time-about = Aikaa lisätään niin usein kuin tarvitaan: kello vain muistuttaa.
set-time-out-stop = Peli päättyy
set-time-out-stop-about = Peli päättyy kaikilta, ja pisteet lasketaan tilanteen mukaan.
set-watching-label = Kuka saa katsoa?
set-watching-delayed = Viiveellä
set-watching-delayed-about = Katsojat näkevät pelin muutaman vuoron myöhässä ja kunkin kortin vasta, kun se on lähtenyt kädestä.
set-watching-one-seat = Yhden silmin
set-watching-one-seat-about = Katsojat näkevät heti sen, minkä yksi pelaaja näkee. Sen näkee myös pelaaja, joka avaa pöydän toiseen ikkunaan.
set-watching-nobody = Ei kukaan
set-watching-nobody-about = Kukaan ei voi katsoa ennen pelin loppua.
set-watching-seat = Kenen silmin
set-watching-turns = Viive
set-watching-hands = Näytä katsojille myös kädet
set-watching-hands-about = Pelaaja, joka avaa pöydän toiseen ikkunaan, näkee silloin suurimman osan omasta kädestään.
set-turns-late = { $count ->
    [one] { $count } vuoro
   *[other] { $count } vuoroa
}
set-starter-label = Kuka aloittaa?
set-starter-chance = Arvotaan
set-seat = Paikka { $number }
set-rearrange-label = Kortteja saa järjestellä
set-rearrange-about = Saat järjestellä omia korttejasi miten haluat; kaikki näkevät sen.
set-pace-label = Kuinka nopeasti botit pelaavat?
set-pace-0 = Heti
set-pace-600 = Ripeästi
set-pace-1200 = Rauhassa
set-pace-2500 = Hitaasti
set-conventions-label = Mitä Partner saa odottaa teiltä?
set-conventions-shown = Mitä olette näyttäneet
set-conventions-shown-about = Partner pelaa suoraviivaisesti niiden kanssa, joita se ei tunne, ja sopimustensa mukaan niiden kanssa, jotka ovat näyttäneet osaavansa ne aiemmissa peleissä.
set-conventions-level = Taso { $level }
set-conventions-level-about = Kaikki täällä pelaavat sen sopimusten mukaan tasoon { $level } asti, ensimmäisestä tiedosta alkaen.
set-bot-words-label = Milloin botit perustelevat siirtonsa?
set-bot-words-never = Ei koskaan
set-bot-words-never-about = Botit pitävät perustelunsa omana tietonaan pelin jälkeenkin, paitsi jos pelaat vain bottien kanssa.
set-bot-words-after = Pelin jälkeen
set-bot-words-after-about = Botit perustelevat siirtonsa pelin päätyttyä; vain bottien kanssa pelaava voi kysyä pelin aikana.
set-bot-words-at-once = Heti
set-bot-words-at-once-about = Jokainen pelaaja voi kysyä botilta perusteluja, sikäli kuin ne eivät paljasta piilossa olevia kortteja. Siihen tarvitaan täysi muistituki.

## Paikat ja kortit

set-seats-label = Ketkä muut pelaavat?
set-friend = Ystävä
set-bot = Botti: { $name }
set-strength-label = Vahvuus
set-strength = keskimäärin { $points }/25 pistettä itsensä kopioiden kanssa
set-strength-unknown = vahvuutta ei ole mitattu
set-deal-label = Mitkä kortit?
set-deal-shuffled = Sekoitetut
set-deal-shuffled-about = Satunnaisesti sekoitetut: pakan sormenjälki julkaistaan ennen ensimmäistä siirtoa, joten kaikki voivat tarkistaa sen jälkikäteen.
set-deal-code = Jakokoodilla
set-deal-code-about = Samat kortit, jotka joku toinen on saanut; pöytään merkitään, että kortit on valittu.
set-deal-table = Kuten toisessa pelissä
set-deal-table-about = Tällä sivustolla päättyneen pelin kortit, säännöt ja pelaajamäärä; pöytään merkitään, että kortit on valittu.
set-deal-code-field = Jakokoodi
set-deal-table-field = Päättyneen pelin linkki tai tunnus
set-start = Jaa kortit
set-start-about = Kaikki paikat on täytetty: peli alkaa heti.
set-open = Avaa pöytä
set-open-about = Saat linkin ja QR-koodin ystäviäsi varten.
