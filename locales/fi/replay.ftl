# Pelin läpikäynti: siirto siirrolta, toisin kokeillen ja yhdessä. Pelaajien nimiä ei koskaan taivuteta.

replay-title = Pelin läpikäynti
replay-loading = Peliä haetaan…
replay-not-over = Peli ei ole vielä ohi: siihen asti kortit pysyvät salassa.
replay-to-the-table = Pöytään
replay-to-history = Pelatut pelit

## Kulkeminen

replay-turn = siirto { $move }/{ $last }
replay-turn-short = siirto { $move }
replay-dealt = Kortit on jaettu.
replay-where-i-was = Takaisin sinne, missä olin
replay-first = Alkuun
replay-last = Loppuun
replay-play = Toista automaattisesti
replay-pause = Tauko
replay-view = Näkökulma
replay-view-all = Kaikki kortit
replay-view-as = Pelaajan { $name } silmin
replay-panels = Analyysi, tapahtumat, muistiinpanot, mitä jos ja jakaminen
replay-panel-review = Ana{"\u00AD"}lyysi
replay-panel-log = Tapah{"\u00AD"}tumat
replay-panel-talk = Muistiin{"\u00AD"}panot
replay-panel-try = Mitä jos?
replay-panel-share = Jaa

replay-firework = Ilotulitus: { $suit }
replay-firework-open = Ilotulitus: { $suit }. Milloin se kasvoi?
replay-grew = Kasvoi siirrolla
replay-never-grew = Siihen ei pelattu yhtään korttia.
replay-gone-card = Kortti, joka ei ole enää kenenkään kädessä
replay-drawn = Nostettu siirrolla
replay-clued = Tieto annettu siirrolla
replay-left-placed = Pelattu siirrolla
replay-left-failed = Pelattu väärin siirrolla
replay-left-discarded = Heitetty pois siirrolla
replay-knew = Sen perusteella, mitä { $name } saattoi tietää, se oli jokin näistä: { $cards }.
replay-in-the-pile = Poistopakassa: { $card }

replay-key-ends = alkuun tai loppuun
replay-key-run = aloita tai pysäytä automaattinen toisto
replay-key-back = takaisin sinne, missä olit
replay-key-view = katso seuraavan pelaajan silmin
replay-key-aim = osoita jotakin, kun johdat
replay-key-undo = kumoa tai tee uudelleen haarassa

## Muistiinpanot ja kommentit

replay-kind-bookmark = kirjanmerkki
replay-kind-note = muistiinpano
replay-kind-comment = kommentti
replay-note-text = { $card }: { $text }
replay-card-number = kortti nro { $number }
replay-comment-on = Kommenttisi siirrosta { $move }
replay-comment-send = Kommentoi
replay-nothing-written = Kukaan ei ole vielä kirjoittanut tästä pelistä.

## Mitä jos?

replay-what-if = Mitä jos?
replay-what-if-about = Poikkea pelistä minkä tahansa siirron kohdalla ja pelaa eteenpäin kaikkien puolesta oikeilla säännöillä: toisia siirtoja, toisia kortteja, toinen pakka.
replay-what-if-how = Napauta vuorossa olevan pelaajan korttia, niin voit pelata sen tai heittää sen pois, toisen pelaajan korttia, niin voit antaa tiedon, ja pakkaa, niin voit valita seuraavaksi nostettavan kortin. Haara kulkee mukana tämän sivun linkissä.
replay-try-here = Kokeile tästä toisin
replay-try-from = Kokeile toisin siirrosta { $move }
replay-branches = Haarat
replay-the-game = Peli sellaisena kuin se pelattiin
replay-branch-name = Haara { $number }
replay-stop-bad = Siirto { $move }: kortti ei sopinut
replay-stop-kept = Siirto { $move }: kirjanmerkki
replay-stop-talk = Siirto { $move }: muistiinpano
replay-stop-bot = Siirto { $move }: botti olisi tehnyt toisin
replay-branch-from = { $count ->
    [0] siirrosta { $move }, ei vielä siirtoja
    [one] siirrosta { $move }, { $count } siirto
   *[other] siirrosta { $move }, { $count } siirtoa
}
replay-branch-rename = Haaran nimi
replay-branch-remove = Poista tämä haara
replay-branch-over = Tämä haara on lopussa.
replay-branch-past = Katsot taaksepäin.
replay-on-turn = Vuorossa: { $name }
replay-thinking = Hetkinen…
replay-getting-ready = { $bot } valmistautuu: sitä käännetään konekielelle, vain tämän kerran, ja siihen asti se miettii hieman pidempään.
replay-play-on = Jatka tästä
replay-to-the-game = Takaisin peliin
replay-undo = Kumoa
replay-redo = Tee uudelleen
replay-idle-clue = Kuluta merkki
replay-other-clues = Muut tiedot tälle kädelle
replay-exchange = Vaihda kortti…
replay-cannot-exchange = Siitä kortista ei voi tulla tätä: se on jo pelattu tai heitetty pois, tai kaikki muut kappaleet ovat.
replay-hide = Käännä nurin
replay-deck-top = Pakan seuraava kortti
replay-deck-open = Pakan seuraava kortti: valitse se
replay-choose-top = Valitse seuraava kortti…
replay-let-bot = Anna botin jatkaa kaikkien puolesta
replay-bot = Botti
replay-bot-one = Pelaa yksi siirto
replay-bot-end = Pelaa loppuun asti

replay-ask-bot = Kysy botilta
replay-bot-here = Mitä se tekisi tässä?
replay-bot-would = { $bot } pelaajan { $name } tilalla:
replay-bot-agrees = Samoin pelattiin.
replay-bot-played = Näin pelattiin: { $said }
replay-bot-try = Kokeile sitä

## Yhteinen läpikäynti

replay-here = { $count ->
    [0] yhdistetään…
    [one] vain sinä olet täällä
   *[other] täällä on { $count } ihmistä
}
replay-lead = Johda
replay-you-lead = { $count ->
    [one] Sinä johdat; muita ei vielä ole täällä.
   *[other] Sinä johdat; täällä on { $count } ihmistä sinut mukaan lukien.
}
replay-let-go = Lopeta johtaminen
replay-leads = { $name } johtaa.
replay-you-follow = Seuraat mukana: { $name }.
replay-follow = Seuraa: { $name }
replay-point = Osoita tätä
replay-pointed-at = osoitettu
replay-points = { $name } osoittaa: { $things }.
replay-aim = Osoita
replay-aiming = Napauta sitä, mitä haluat osoittaa.
replay-arrow-from = Nuoli tästä…
replay-arrow-where = Napauta sitä, mihin nuoli osoittaa.
replay-arrow-between = nuolen alku { $start }, kärki { $to }
replay-branch-of = { $name } näyttää tätä haaraa.

## Jakaminen

replay-links = Linkit
replay-copy-turn = Kopioi linkki siirtoon { $move }
replay-copy-branch = Kopioi linkki tähän haaraan
replay-copy-embed = Kopioi koodi sivullesi
replay-copy-picture = Kopioi kuvan osoite
replay-embed = Omalle sivullesi
replay-embed-copied = Koodi sivullesi on kopioitu.
replay-open-full = Avaa kokonaan
replay-downloads = Tiedostot
replay-record = Pelitallenne
replay-picture-svg = Kuva (SVG)
replay-picture-png = Kuva (PNG)
replay-transcript = Selostus
replay-transcript-language = Selostuksen kieli
replay-transcript-title = Hanabi: { $names }
replay-deal = Kortit
replay-not-sealed = Näille korteille ei ole sekoituksen todistetta.
replay-play-deal = Pelatkaa itse nämä kortit
replay-same-deal = Samat kortit muualla

## Pelin avaaminen

replay-open-title = Avaa peli
replay-open-about = Käy läpi peli, joka on pelattu muualla tai jonka joku on lähettänyt sinulle.
replay-choose-file = Valitse tiedosto
replay-or-drop = …tai pudota se tähän.
replay-paste = Tai liitä linkki tai teksti
replay-look = Avaa
replay-keep = Tallenna ja hanki linkki
replay-not-kept = Tätä peliä ei ole tallennettu tälle sivustolle.
replay-open-another = Avaa toinen peli
replay-open-forms = Näitä voi avata: tämän sivuston pelitallenteet, hanab.liven pelit JSON-muodossa, sen replay-json-linkit ja linkit tämän sivuston peleihin. Monta kerralla: yksi rivillä tai JSON-luettelo.
