# Pöytä: kokoontuminen, pelaaminen ja muistelu. Pelaajien nimiä ei koskaan taivuteta.

table-title = Pöytä
table-connecting = Yhdistetään…
table-reconnecting = Yhteys katkesi. Yhdistetään uudelleen…
table-closed = Pöytä suljettiin ennen pelin alkua.
table-not-yet = Peli on alkanut.
table-watching-nobody = Tätä peliä ei voi katsoa ennen sen loppua; sitten koko peli avautuu tässä.
table-watching-one-seat = Näet heti sen, minkä paikka { $seat } näkee.
table-watching-delayed = { $count ->
    [one] Näet pelin vuoron myöhässä ja jokaisen kortin vasta, kun se on lähtenyt kädestä.
   *[other] Näet pelin { $count } vuoroa myöhässä ja jokaisen kortin vasta, kun se on lähtenyt kädestä.
}
table-watching-hands = { $count ->
    [one] Näet kaikki kädet vuoron myöhässä.
   *[other] Näet kaikki kädet { $count } vuoroa myöhässä.
}
table-take-over = Pyydä päästä botin { $bot } tilalle

## Kokoontuminen

table-gathering = Istukaa pöytään
table-invited-by = { $name } kutsuu sinut pelaamaan Hanabia
table-invited = Sinut on kutsuttu pelaamaan Hanabia
table-invited-to = { $count ->
    [one] { $box }, { $count } pelaaja.
   *[other] { $box }, { $count } pelaajaa.
}
table-invited-free = { $count ->
    [one] Yksi paikka on vapaana. Tiliä ei tarvita: kerro nimesi ja istu pöytään.
   *[other] { $count } paikkaa on vapaana. Tiliä ei tarvita: kerro nimesi ja istu pöytään.
}
table-full = Kaikki paikat on otettu.
table-full-stay = Pysy tällä sivulla: peli ilmestyy tähän, kun kortit on jaettu, ja samoin paikka, jos jokin vapautuu.
table-lesson = Opi kolmessa minuutissa
table-seats = Paikat
table-seat-free = Vapaa paikka
table-you = sinä
table-host = isäntä
table-bot = botti
table-outsider = ulkoinen botti
table-not-here = ei yhteydessä
table-sit = Istu pöytään
table-sit-here = Vaihda tähän
table-stand-up = Nouse pöydästä
table-seat-bot = Lisää botti
table-seat-program = Lisää oma botti
table-program-explained = Oma ohjelmasi pelaa tällä paikalla, millä tahansa tietokoneella. Se ottaa yhteyden osoitteeseen ja näkee saman, minkä ihminen tällä paikalla näkisi.
table-program-name = Botin nimi
table-program-usual-name = oma botti
table-program-make = Luo avain
table-program-key = Avain
table-program-address = Osoite, johon otetaan yhteys
table-program-command = Esimerkkikomento projektin kopiossa: pelaa sattumanvaraisesti
table-program-copy = Kopioi
table-program-copy-what = Kopioi: { $what }
table-program-copied = Kopioitu.
table-program-copy-by-hand = Valitse ja kopioi se.
table-program-secret = Se, jolla avain on, pelaa tällä paikalla: älä näytä sitä muille. Sitä ei näytetä uudelleen; vapauta paikka, jos haluat luoda uuden.
table-free-seat = Vapauta paikka
table-start = Jaa kortit
table-seats-missing = { $count ->
    [one] Yksi paikka on vielä vapaana: kutsu joku tai lisää botti.
   *[other] { $count } paikkaa on vielä vapaana: kutsu lisää väkeä tai lisää botteja.
}
table-host-starts = Kun kaikki paikat on otettu, kortit jakaa { $name }.
table-your-name = Nimesi
table-take-name = Käytä tätä nimeä
table-invite = Kutsu muita
table-invitation = Tule pelaamaan Hanabia kanssani
table-link = Linkki tähän pöytään
table-copy-link = Kopioi linkki
table-link-copied = Linkki on kopioitu.
table-copy-by-hand = Valitse linkki ja kopioi se.
table-share = Jaa…
table-qr = Linkki tähän pöytään QR-koodina
table-agreement = Pelin asetukset
table-change = Muuta
table-done = Valmis
table-deal-chosen = Nämä kortit on valittu, ei sekoitettu: joku saattaa tuntea ne.
table-option-base = Peruspeli ilman lisiä.
table-clock-turn = Aikaa vuoroa kohti: { $time }.
table-clock-bank = Aikaa pelaajaa kohti: { $time }, ja joka vuorolta lisää: { $back }.
table-clock-budget = Aikaa pelaajaa kohti: { $time }.

## Pöytä pelin aikana

table-board = Ilotulitukset ja merkit
table-deck = pakassa
table-last-round = { $count ->
    [one] vuoro jäljellä
   *[other] vuoroa jäljellä
}
table-points = { $count ->
    [one] piste
   *[other] pistettä
}
table-pace = { $count ->
    [0] ei varaa heittää pois
    [one] { $count } kortin voi vielä heittää pois
   *[other] { $count } korttia voi vielä heittää pois
}
table-pace-brief = varaa { $count }
table-tiles = Palkintolaatat: { $used } käytetty, { $left } jäljellä
table-hand-of = Käsi: { $name }
table-card-of = { $name }, kortti { $slot }
table-own-hand = Oma käsi
table-own-card = Oma kortti { $slot }
table-see-as = Katso kättä pelaajan { $name } silmin
table-see-own = Katso, mitä korttisi voivat vielä olla
table-on-turn = vuorossa
table-away = on lähtenyt
table-level = taso { $level }
table-stand-in = tuuraajana { $bot }
table-getting-ready = valmistautuu
table-getting-ready-why = Sitä käännetään konekielelle, vain tämän kerran, ja siihen asti se miettii hieman pidempään.
table-thinking = miettii
table-time-left = Aikaa jäljellä: { $time }
table-your-turn = Sinun vuorosi
table-sending = Lähetetään…
table-not-your-turn = Nyt ei ole sinun vuorosi.
table-plan-when = Heti kun on vuorosi
table-plan-clue = Valmistele tieto vuoroasi varten: valitse yksi.
table-plan-play = Valmiina: pelaa kortti { $slot }
table-plan-discard = Valmiina: heitä pois kortti { $slot }
table-plan-tell = Kerro – { $name }: { $named }
table-plan-cancel = Peru
table-plan-told = Sait tiedon: valmisteltu siirto peruttiin.
table-plan-changed = Kortit tai tiedot muuttuivat ({ $name }): valmisteltu tieto peruttiin.
table-plan-taken-back = Siirto otettiin takaisin: valmisteltu siirto peruttiin.
table-plan-illegal = Valmisteltu siirto ei ole enää mahdollinen.
table-waits-for = Vuorossa: { $name }
table-watching = Seuraat peliä.

## Omat kortit

table-play = Pelaa
table-discard = Heitä pois
table-announce = Tai ilmoita väri ja pelaa:
table-note = Muistiinpano
table-note-on = Muistiinpano kortista { $slot }
table-note-secret = Kukaan muu ei näe muistiinpanojasi ennen pelin loppua.
table-keep = Tallenna
table-move-left = Siirrä korttia vasemmalle
table-move-right = Siirrä korttia oikealle
table-drop-play = Pudota tähän ja pelaa kortti
table-all-tokens-there = Kaikki siniset merkit ovat käytettävissä: poisheittäminen ei toisi mitään, joten se ei ole sallittua.
table-sure = Oletko varma?
table-sure-last-copy = Sikäli kuin voit tietää, tämä on välttämättömän kortin viimeinen kappale.
table-sure-placed-already = Sikäli kuin voit tietää, tämä kortti on jo ilotulituksessaan: se olisi virhe.
table-sure-no = Pidä kortti
table-sure-play = Pelaa silti
table-sure-discard = Heitä silti pois

## Tiedot

table-clues-for = Tiedot pelaajalle { $name }
table-clue-label = { $named }: { $count ->
    [0] ei koske mitään korttia
    [one] koskee yhtä korttia, uusia { $fresh }
   *[other] koskee { $count } korttia, uusia { $fresh }
}
table-clue-plain = { $named }: { $count ->
    [0] ei koske mitään korttia
    [one] koskee yhtä korttia
   *[other] koskee { $count } korttia
}
table-tell-color = Kerro: pelaajalla { $name } { $count ->
    [0] ei ole yhtään { suit-name.partitive } korttia
    [one] on { suit-name } kortti
   *[other] on { count-word } { suit-name.partitive } korttia
}
table-tell-rank = Kerro: pelaajalla { $name } { $count ->
    [0] ei ole yhtään korttia, jonka arvo on { $rank }
    [one] on kortti, jonka arvo on { $rank }
   *[other] on { count-word } korttia, joiden arvo on { $rank }
}
table-no-token = Merkit loppuivat: pois heitetty kortti palauttaa yhden
table-no-clue-now = Nyt ei voi antaa tietoa.

## Palkintolaatat

table-tile-choice = Palkintolaatta
table-choose-free-clue = Napauta toisen korttia antaaksesi tiedon.
table-let-lapse = Jätä laatta käyttämättä
table-tile-of = Valinnan tekee { $name }.

## Pelin kulku

table-log = Tapahtumat
table-tools = Poistopakka, tapahtumat ja keskustelu
table-last-move = Viimeisin siirto
table-no-move-yet = Ei vielä siirtoja.
table-time = Pelin hetki
table-move-of = siirron { $move }/{ $last } jälkeen
table-step-back = Yksi siirto taaksepäin
table-step-forward = Yksi siirto eteenpäin
table-looking-back = Katsot taaksepäin: siirto { $move }/{ $last }.
table-live = Takaisin peliin
table-to-the-end = Takaisin loppuun
table-missed = { $count ->
    [one] Poissa ollessasi tehtiin yksi siirto.
   *[other] Poissa ollessasi tehtiin { $count } siirtoa.
}
table-step-through = Käy läpi

## Puhe

table-talk = Keskustelu
table-talk-blocked = Estetty.
table-talk-show = Näytä
table-say = Viesti
table-say-watchers = Viesti katsojille
table-send = Lähetä
table-no-talk = Tässä pöydässä ei keskustella: vain tietoja.
table-remark-know-nothing = En edelleenkään tiedä mitään.
table-remark-do-you-remember = Muistatko?
table-reactions = Pikareaktiot
table-reaction-hello = Hei!
table-reaction-one-moment = Hetkinen
table-reaction-back-soon = Palaan pian
table-reaction-well-done = Hienoa!
table-reaction-thank-you = Kiitos!
table-reaction-oops = Hups!

## Siirtojen ohessa

table-menu = Valikko
table-ask-takeback = Pyydä tiedon perumista
table-bookmark = Lisää kirjanmerkki
table-bookmark-about = Sana tästä hetkestä, jos haluat
table-bookmarked = Kirjanmerkki lisätty: löydät sen tapahtumista ja läpikäynnistä.
table-pause = Tauko
table-paused = Peli on tauolla.
table-go-on = Jatka
table-stop = Ehdota lopettamista tähän
table-leave-game = Lähde hetkeksi
table-vacation = Lomalle viikoksi: kelloni pysähtyy
table-vacation-end = Takaisin lomalta
table-let-bot-in = Ota botti tuuraamaan pelaajaa { $name }
table-numbers = Näytä enimmäispisteet, pelivara ja menetetyt ilotulitukset
table-keys = Näppäimet
table-rules = Säännöt
table-sealed = Tarkistettu sekoitus
table-invite-watchers = Linkki katsojille
table-report = Ilmoita
table-report-about = Ketä tai mitä se koskee?
table-report-all = Koko pöytää
table-report-what = Mitä tapahtui?
table-report-send = Lähetä ylläpitäjälle
table-reported = Kiitos. Sivuston ylläpitäjä lukee sen.
table-takeback-wanted = { $name } pyytää saada perua viimeisimmän tiedon.
table-agree = Sopii
table-refuse = Ei
table-stop-wanted = { $count ->
    [one] { $names } haluaa lopettaa tähän.
   *[other] { $names } haluavat lopettaa tähän.
}
table-stop-too = Lopeta tähän
table-play-on = Jatka sittenkin
table-bot-plays-for-you = Botti { $bot } pelaa puolestasi.
table-you-left = Olet lähtenyt pelistä; paikkasi säilyy.
table-am-back = Tulin takaisin
table-bot-wanted = Saako botti { $bot } tuurata pelaajaa { $name }?
table-seat-wanted = { $name } tuli myöhässä ja haluaisi botin { $bot } tilalle.

table-key-choose = valitse oma kortti
table-key-play = pelaa se
table-key-discard = heitä se pois
table-key-note = kirjoita siitä muistiinpano
table-key-move = siirrä sitä kädessäsi
table-key-arrows = kulje kortista korttiin
table-key-enter = näytä korttiin osuvat tiedot tai anna valittu tieto
table-key-escape = peruuta
table-key-time = yksi siirto taakse- tai eteenpäin
table-key-live = takaisin peliin
table-key-help = tämä luettelo

## Mitä tapahtumat kertovat siirtojen ohessa

table-log-created = { $name } perustaa pöydän.
table-log-sat = { $name } istuu pöytään.
table-log-outsider-sat = { $name }, ulkoinen botti, istuu pöytään. Se, jolla on botin avain, näkee saman kuin tämä paikka.
table-log-bot-seated = Botti istuu pöytään: { $bot }.
table-log-seat-emptied = Paikka { $seat } on taas vapaa.
table-log-settings-changed = Pelin asetuksia muutettiin.
table-log-started = Kortit on jaettu; aloittaja on { $name }.
table-log-taken-back = { $name } peruu viimeisimmän tiedon.
table-log-remarked = { $name }: ”{ $remark }”
table-log-said = { $name }: { $text }
table-log-paused = { $name } panee pelin tauolle.
table-log-went-on = { $name } jatkaa peliä.
table-log-takeback-asked = { $name } pyytää saada perua viimeisimmän tiedon.
table-log-takeback-refused = { $name } ei suostu perumiseen.
table-log-stop-voted = { $name } haluaa lopettaa.
table-log-stop-unvoted = { $name } haluaa jatkaa.
table-log-bot-voted = { $name } haluaa botin { $bot } tuuraamaan pelaajaa { $to }.
table-log-away = { $name } on lähtenyt; paikka säilyy.
table-log-returned = { $name } on palannut.
table-log-vacation = { $count ->
    [one] { $name } on lomalla päivän; kello seisoo.
   *[other] { $name } on lomalla { $count } päivää; kello seisoo.
}
table-log-vacation-over = { $name } on palannut lomalta.
table-log-seat-asked = { $name } pyytää päästä botin { $bot } tilalle.
table-log-seat-refused = { $name } ei halua, että kukaan tulee tilalle.
table-log-bot-failed = Botti { $bot } kaatui; { $successor } jatkaa.
table-log-rematched = Teille kaikille on uusi pöytä.
table-log-timed-out = Aika loppui: { $name }.
table-log-turn-handed-over = Aika loppui: { $name }. Tämän siirron tekee { $bot }.
table-log-time-added = Aika loppui: { $name }. Aikaa lisättiin.

## Loppu

table-ending = Peli on päättynyt
table-rematch = Pelaa uudelleen
table-to-rematch = Uuteen pöytään
table-review = Käy peli läpi
table-more = Jakokoodi, pelitallenne ja sekoituksen todiste
table-copy-deal = Kopioi jakokoodi
table-code-copied = Jakokoodi on kopioitu: sillä kuka tahansa voi pelata samoilla korteilla.
table-record = Lataa pelitallenne
table-seal-checking = Sekoitusta tarkistetaan…
table-seal-holds = Sekoitus on tarkistettu: selaimesi varmisti, että kortit oli lyöty lukkoon ennen ensimmäistä siirtoa.
table-seal-broken = Sekoitusta ei voitu vahvistaa: nämä eivät ole ennen ensimmäistä siirtoa lukkoon lyödyt kortit.
table-seal-unchecked = Tämä selain voi tarkistaa sekoituksen vain suojatulla sivulla (https). Pelitallenteessa on kaikki, mitä tarkistamiseen muualla tarvitaan.

## Laituri, tiedot ja kortin tarina

you = sinä
table-counts = Merkit, pakka ja pisteet
table-of-most = / { $count }
table-most = maks. { $count }
table-black-costs = musta vie vielä { $count }
table-pace-about = Näin monta korttia voitte vielä heittää pois ja silti saada { $reachable } pistettä.
table-dock = Omat kortit ja siirrot
table-pick-card = valitse kortti
table-slot = kortti { $slot }
table-slots = { $count ->
    [one] kortti { $slots }
   *[other] kortit { $slots }
}
table-not-now = ei nyt
table-all-tokens = kaikki { $count } merkkiä on jo
table-give-clue = Anna tieto
table-tell = Kerro
table-tell-whom = Kenelle kerrotaan
table-costs = { $count ->
    [0] ei merkkejä jäljellä
    [one] vie viimeisen merkin
   *[other] vie yhden { $count } merkistä
}
table-free = ei vie merkkiä
table-no-card = ei korttia
table-tell-something = Kerro…
table-pick-clue = valitse tieto
table-touches-nothing = ei koske mitään korttia
table-new = { $count ->
    [0] ei uutta
    [one] yksi on uusi
   *[other] uusia { $count }
}
table-story = Kortin tarina
story-dealt = Jaettu alussa.
story-drawn = Nostettu siirrolla { $move }.
story-told = Siirto { $move }, { $name }: { $named }{ $alone ->
    [alone] {" "}(ei muita kortteja)
   *[more] {""}
}.
story-not-told = Ei tietoja vielä.
story-note = Muistiinpanosi: { $text }
table-ringed = kehys: viimeinen
table-tile-needed = Tarvitaan vielä, yksi jäljellä
table-tile-others = Muut
table-tile-recycled = pakka { $from } → { $to }
table-tile-salvaged = kortti menee ilotulitukseensa
table-tile-do-recycle = Palauta: { $card }
table-tile-do-salvage = Pelasta: { $card }
table-tile-pick = Valitse…
table-hand-was = Korttisi olivat
table-review-about = siirto siirrolta, bottien mielipiteineen
table-rematch-about = uusi pöytä samoille pelaajille
table-rematch-bots = samat botit; kortit jaetaan heti
table-share-game = Jaa
table-share-about = tulos ja linkki
table-share-result = Hanabi: { $score }/{ $of } pistettä.
table-share-copied = Tulos ja linkki on kopioitu.
table-share-copy = Kopioi tulos ja linkki
table-share-save = Tallenna kuva
table-share-lost = Hävitty
table-more-about = samat kortit kavereille
table-ages = Merkitse uusin ja vanhin kortti
table-next = Merkitse seuraavaksi poistuva kortti
table-mirrored = Uusin kortti vasemmalla
table-key-whom = kerro seuraavalle
table-key-color = valmistele väri; uudelleen: kerro se
table-key-rank = valmistele arvo; uudelleen: kerro se
table-stop-ask = Lopetetaanko peli tähän?
table-stop-ask-bots = Kukaan muu ei päätä tästä: peli päättyy heti ja lasketaan sellaisenaan.
table-stop-ask-people = Muilta kysytään. Jos kaikki suostuvat, peli päättyy ja lasketaan sellaisenaan.
table-stop-yes = Lopeta tähän
table-stop-no = Jatka peliä
