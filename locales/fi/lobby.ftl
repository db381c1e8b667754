# Etusivu ja pöydän valmistelu.

lobby-title = Etusivu

## Joka sivun yläreunassa

nav-label = Sivut
nav-rules = Säännöt
nav-learn = Opettele
nav-history = Pelatut pelit

## Näin pääset alkuun

hero-title = Kaikki muut näkevät korttisi – sinä et
hero-lead = Hanabi voitetaan yhdessä: kertokaa toisillenne juuri sen verran, että viisi ilotulitusta syttyy oikeassa järjestyksessä.
hero-name = Nimesi
hero-play = Pelaa heti
hero-play-hint = Pelaa heti -painike jakaa kortit saman tien: pelissä olet sinä ja kaksi bottia, jotka kertovat, miksi toimivat niin kuin toimivat. Tiliä ei tarvita.
hero-invite = Kutsu ystäviä
hero-learn = Opi kolmessa minuutissa

lobby-mine = Omat pelisi
lobby-notices-about = Sinun ei tarvitse odottaa täällä: voit saada tiedon, kun peli odottaa sinua, vaikka mitään sivua ei olisi auki.
lobby-open = Avoimet pöydät
lobby-open-none = Juuri nyt kukaan ei odota pelaajia. Avaa alla julkinen pöytä, niin muut näkevät sen täällä.
lobby-lost = Luetteloa ei voitu päivittää; hetken päästä yritetään uudelleen.
lobby-watch = Katsottavia pelejä
lobby-set-up = Valmistele pöytä
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

## Laatikko ja sen sisältö

set-box-label = Mikä laatikko?
set-box-custom = Oma yhdistelmä
base-game = Hanabi, peruspeli
set-box-custom-tongue = Ei painettu laatikko
set-box-custom-about = Kaikkien laatikoiden sisältö vapaasti yhdisteltynä
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
option-tiles-about = Kokonaisesta ilotulituksesta käännetään esiin yksi kuudesta palkintolaatasta sinisen merkin palauttamisen sijaan.
option-expert = Täydellinen esitys
option-expert-about = Ei viimeistä kierrosta eikä pisteitä: tehkää kaikista ilotulituksista kokonaisia, tai häviätte heti, kun välttämätön kortti menetetään.
option-announce = Ennakkoilmoitus
option-announce-about = Ennen kortin pelaamista saat sanoa sen värin: oikea väri palauttaa sinisen merkin, väärä on virhe.
option-no-empty-clues = Ei tyhjiä tietoja
option-no-empty-clues-about = Tiedon on koskettava vähintään yhtä korttia; kaikki täällä olevat painetut laatikot sallivat tiedon, joka ei koske yhtäkään.

## Pelaajat ja sopimukset

set-players-label = Montako pelaajaa?
set-players-about = Jokaisella pelaajalla on { $count } korttia kädessä.
set-public-label = Kuka löytää pöydän?
set-public-link = Ystävät, joilla on linkki
set-public-link-about = Vain ne, joille lähetät linkin.
set-public-public = Kaikki
set-public-public-about = Pöytä näkyy etusivulla, ja kuka tahansa voi istua vapaalle paikalle.
set-agreements-label = Puhe, muisti, kello ja katsojat
set-talk-label = Mitä saa sanoa?
set-talk-strict = Vain tiedot
set-talk-strict-about = Kuten painetussa pelissä: tietojen lisäksi ei sanota mitään.
set-talk-remarks = Kaksi huomautusta
set-talk-remarks-about = Myös ”En edelleenkään tiedä mitään” ja ”Muistatko?” ovat sallittuja.
set-talk-free = Vapaa puhe
set-talk-free-about = Kaikki saavat kirjoittaa mitä haluavat, ja sovitaan, ettei mitään paljasteta.
set-aid-label = Kuinka paljon muistitukea sallitaan?
set-aid-full = Kaikki
set-aid-full-about = Kortit saavat näyttää, mitä niistä on kerrottu ja mitä se sulkee pois; kukin pelaaja voi valita vähemmän.
set-aid-marks = Mitä on kerrottu
set-aid-marks-about = Kortit saavat näyttää, mitä niistä on kerrottu, mutta eivät sitä, mitä siitä seuraa.
set-aid-none = Ei mitään
set-aid-none-about = Kuten painetussa pelissä: muistatte tiedot itse, ja aiempia vaiheita voi katsoa vasta pelin päätyttyä.
set-clock-label = Kello
set-clock-none = Ei kelloa
set-clock-none-about = Käyttäkää niin paljon aikaa kuin haluatte.
set-clock-per-turn = Vuoroa kohti
set-clock-per-turn-about = Jokaisella vuorolla on yhtä paljon aikaa; kun se loppuu, peli päättyy.
set-clock-bank = Peliä kohti
set-clock-bank-about = Jokaisella pelaajalla on aikavaranto, ja vuoron jälkeen saa osan takaisin; kun se on käytetty, peli päättyy.
set-clock-turn-seconds = Aika vuoroa kohti
set-clock-bank-seconds = Aika pelaajaa kohti
set-clock-increment = Takaisin vuoron jälkeen
set-watching-label = Kuka saa katsoa?
set-watching-delayed = Peli viiveellä
set-watching-delayed-about = Katsojat näkevät pelin muutaman vuoron myöhässä ja kunkin kortin vasta, kun se on lähtenyt kädestä.
set-watching-one-seat = Yhden silmin
set-watching-one-seat-about = Katsojat näkevät heti sen, minkä yksi pelaaja näkee. Sen näkee myös pelaaja, joka avaa pöydän toiseen ikkunaan.
set-watching-nobody = Ei kukaan
set-watching-nobody-about = Kukaan ei katso ennen pelin loppua.
set-watching-seat = Kenen silmin
set-watching-turns = Kuinka myöhässä
set-watching-hands = Näytä katsojille myös kädet
set-watching-hands-about = Pelaaja, joka avaa pöydän toiseen ikkunaan, näkee silloin suurimman osan omasta kädestään.
set-turns-late = { $count ->
    [one] { $count } vuoro
   *[other] { $count } vuoroa
}
set-starter-label = Kuka aloittaa?
set-starter-chance = Sattuma ratkaisee
set-seat = Paikka { $number }
set-rearrange-label = Kortteja saa järjestellä
set-rearrange-about = Saat järjestellä omia korttejasi miten haluat; kaikki näkevät sen.
set-pace-label = Kuinka nopeasti botit pelaavat?
set-pace-0 = Heti
set-pace-600 = Ripeästi
set-pace-1200 = Rauhassa
set-pace-2500 = Hitaasti
set-bot-words-label = Milloin botit kertovat miksi?
set-bot-words-never = Ei koskaan
set-bot-words-never-about = Botit pitävät syynsä omana tietonaan pelin jälkeenkin, paitsi jos pelaat vain bottien kanssa.
set-bot-words-after = Pelin jälkeen
set-bot-words-after-about = Botit kertovat syynsä pelin päätyttyä; vain bottien kanssa pelaava voi kysyä heti.
set-bot-words-at-once = Heti
set-bot-words-at-once-about = Jokainen pelaaja voi kysyä botilta sen syitä, sikäli kuin ne eivät paljasta piilossa olevia kortteja. Siihen tarvitaan koko muistituki.

## Paikat ja kortit

set-seats-label = Ketkä muut pelaavat?
set-friend = Ystävä
set-bot = Botti: { $name }
set-strength-label = Vahvuus
set-strength = keskimäärin { $points }/25 pistettä kaltaistensa kanssa
set-strength-unknown = vahvuutta ei ole mitattu
set-deal-label = Mitkä kortit?
set-deal-shuffled = Sekoitetut
set-deal-shuffled-about = Sattuman sekoittamat ja sinetöidyt: pakan sormenjälki julkaistaan ennen ensimmäistä siirtoa, joten kaikki voivat tarkistaa sen jälkikäteen.
set-deal-code = Jakokoodilla
set-deal-code-about = Samat kortit, jotka joku toinen on saanut; pöytään merkitään, että jako on valittu.
set-deal-table = Kuten toisessa pelissä
set-deal-table-about = Tällä sivustolla päättyneen pelin kortit, säännöt ja pelaajamäärä; pöytään merkitään, että jako on valittu.
set-deal-code-field = Jakokoodi
set-deal-table-field = Päättyneen pelin linkki tai tunnus
set-start = Jaa kortit
set-start-about = Kaikki paikat on täytetty: peli alkaa heti.
set-open = Avaa pöytä
set-open-about = Saat linkin ja QR-koodin ystäviäsi varten.
