# Itse peli: sen osat, tapahtumat ja loppu. Pelaajien nimiä ei koskaan taivuteta.

## Värit, kortit ja luvut

suit-name = { $suit ->
    [R] punainen
    [Y] keltainen
    [G] vihreä
    [W] valkoinen
    [B] sininen
    [M] monivärinen
   *[K] musta
}
    .genitive = { $suit ->
        [R] punaisen
        [Y] keltaisen
        [G] vihreän
        [W] valkoisen
        [B] sinisen
        [M] monivärisen
       *[K] mustan
    }
    .partitive = { $suit ->
        [R] punaista
        [Y] keltaista
        [G] vihreää
        [W] valkoista
        [B] sinistä
        [M] moniväristä
       *[K] mustaa
    }
suit-letter = { $suit ->
    [R] P
    [Y] K
    [G] Vi
    [W] Va
    [B] S
    [M] Mo
   *[K] Mu
}
card-name = { suit-name } { $rank ->
    [1] ykkönen
    [2] kakkonen
    [3] kolmonen
    [4] nelonen
   *[5] viitonen
}
    .genitive = { suit-name.genitive } { $rank ->
        [1] ykkösen
        [2] kakkosen
        [3] kolmosen
        [4] nelosen
       *[5] viitosen
    }
count-word = { $count ->
    [0] ei yhtään
    [1] yksi
    [2] kaksi
    [3] kolme
    [4] neljä
    [5] viisi
   *[other] { $count }
}
somebody = Nimetön

## Mitä näkyy, niille jotka kuuntelevat sivua

card-hidden = piilossa oleva kortti
card-clued = kerrottu: { $clues }
card-possible = voi olla: { $clues }
firework-label = { $placed ->
    [0] { suit-name } ilotulitus: ei vielä mitään
   *[other] { suit-name } ilotulitus, ylin kortti { $rank }
}
firework-complete = valmis
firework-dead = ei voi enää valmistua
tokens-label = Siniset merkit: { $count }/{ $of }
mistakes-label = Virheet: { $count }/{ $of }
deck-label = { $count ->
    [one] Pakka: { $count } kortti
   *[other] Pakka: { $count } korttia
}
last-round-label = { $count ->
    [one] Viimeinen kierros: { $count } vuoro jäljellä
   *[other] Viimeinen kierros: { $count } vuoroa jäljellä
}
last-round-brief = { $count ->
    [one] { $count } vuoro
   *[other] { $count } vuoroa
}
discard-pile = Poistopakka
discard-cell = { $gone }/{ $of }
last-copy = vain yksi jäljellä

## Palkintolaatat

tile-token = Lisämerkki
tile-token-effect = Yksi sininen merkki palautuu.
tile-repair = Korjaus
tile-repair-effect = Yksi virhe perutaan ja yksi sininen merkki palautuu.
tile-color-info = Väritieto
tile-color-info-effect = Anna toiselle pelaajalle tieto väristä käyttämättä merkkiä.
tile-rank-info = Arvotieto
tile-rank-info-effect = Anna toiselle pelaajalle tieto arvosta käyttämättä merkkiä.
tile-recycle = Takaisin pakkaan
tile-recycle-effect = Sekoita valitsemasi kortti poistopakasta takaisin pakkaan.
tile-salvage = Pelastus
tile-salvage-effect = Lisää sopiva kortti poistopakasta sen ilotulitukseen.
tile-used = käytetty
tile-hidden = Palkintolaatta nurin päin

## Pelin kulku

log-clued-color = { $name } kertoo{ log-clued-color.cost }: { $count ->
    [0] pelaajalla { $to } ei ole yhtään { suit-name.partitive } korttia
    [one] pelaajalla { $to } on { suit-name } kortti
   *[other] pelaajalla { $to } on { count-word } { suit-name.partitive } korttia
}{ log-clued-color.where }.
    .cost = { $cost ->
        [free] {" "}merkkiä käyttämättä
       *[token] {""}
    }
    .where = { $slots ->
        [none] {""}
       *[other] { $places ->
            [one] {" "}(kortti { $slots })
           *[other] {" "}(kortit { $slots })
        }
    }
log-clued-rank = { $name } kertoo{ log-clued-color.cost }: { $count ->
    [0] pelaajalla { $to } ei ole yhtään korttia, jonka arvo on { $rank }
    [one] pelaajalla { $to } on kortti, jonka arvo on { $rank }
   *[other] pelaajalla { $to } on { count-word } korttia, joiden arvo on { $rank }
}{ log-clued-color.where }.
log-placed = { $announced ->
    [none] { $name } pelaa { card-name.genitive }{ log-placed.from }: kortti sopii.
   *[right] { $name } ilmoittaa värin ({ $said }) ja pelaa { card-name.genitive }{ log-placed.from }: kortti sopii.
}
    .from = { $slots ->
        [none] {""}
       *[other] {" "}(kortti { $slots })
    }
log-failed = { $announced ->
    [none] { $name } pelaa { card-name.genitive }{ log-placed.from }, eikä kortti sovi: virhe.
    [right] { $name } ilmoittaa värin ({ $said }) ja pelaa { card-name.genitive }{ log-placed.from }, eikä kortti sovi: virhe.
   *[wrong] { $name } ilmoittaa värin ({ $said }) mutta pelaa { card-name.genitive }{ log-placed.from }: virhe.
}
log-discarded = { $name } heittää pois { card-name.genitive }{ log-placed.from }.
log-salvaged = { $name } lisää { card-name.genitive } poistopakasta sen ilotulitukseen.
log-recycled = { $name } sekoittaa { card-name.genitive } poistopakasta takaisin pakkaan.
log-completed = Nyt { suit-name } ilotulitus on valmis.
log-tile-turned = { $name } kääntää esiin palkintolaatan: { $tile }.
log-tile-lapsed = Palkintolaatalla ei ole vaikutusta: { $tile }.
log-mistake-repaired = Yksi virhe perutaan.
log-tokens-back = { $count ->
    [one] Yksi sininen merkki palautuu.
   *[other] { $count } sinistä merkkiä palautuu.
}
log-drew = { $name } nostaa kortin.
log-last-round = { $count ->
    [one] Pakka on tyhjä: viimeisellä kierroksella on yksi vuoro.
   *[other] Pakka on tyhjä: viimeisellä kierroksella on { count-word } vuoroa.
}
log-rearranged = { $name } järjestelee korttejaan: { $slots }.

## Loppu

ended-all-complete = Voitto: kaikki ilotulitukset ovat valmiita.
ended-third-mistake = Häviö: se oli kolmas virhe.
ended-indispensable = Häviö: välttämättömän kortin viimeinen kappale on poissa.
ended-no-action = Häviö: ei ole korttia pelattavaksi eikä sinistä merkkiä käytettäväksi.
ended-last-round = Viimeinen kierros on ohi.
ended-stopped = { $result ->
    [lost] Häviö: esitys keskeytettiin, ennen kuin kaikki ilotulitukset olivat valmiita.
   *[ended] Esitys keskeytettiin.
}
ended-timed-out = { $result ->
    [lost] Häviö: aika loppui, ennen kuin kaikki ilotulitukset olivat valmiita.
   *[ended] Aika loppui.
}
ended-points = { $count ->
    [one] { $count } piste.
   *[other] { $count } pistettä.
}
ended-placed = { $count ->
    [one] { $count } kortti oli paikallaan.
   *[other] { $count } korttia oli paikallaan.
}
ended-commendation = Mukana oli mustaruutia: rohkeuden musta nauha kuuluu teille kaikille.
rating-dreadful = Suutari: väki vaatii rahojaan takaisin.
rating-mediocre = Enemmän savua kuin tulta, mutta lensi sentään muutama kipinä.
rating-respectable = Kelpo ilta: mitään ei palanut, ja katseltavaakin riitti.
rating-excellent = Hieno esitys: hymyileviä kasvoja pitkin koko jokirantaa.
rating-superb = Upea esitys: tuntemattomat tulevat kättelemään.
rating-legendary = Elämän esitys: taivas on jo aikaa sitten pimennyt, ja koko kaupunki katsoo yhä ylös.
rating-divine = Virheetön: yksikään kipinä ei lentänyt väärin, eikä parempaa esitystä voi olla.

## Lyhyet sanat kuvien vieressä ja lyhyet rivit kulusta

firework-next = seuraava
firework-done = valmis
firework-ends-at = loppuu:
firework-nothing = ei enää
tokens-word = { $count ->
    [one] merkki
   *[other] merkkiä
}
mistakes-word = virheitä { $count }/{ $of }
age-newest = uusin
age-oldest = vanhin
age-next = lähtee ensin
line-clued = { $who ->
    [you] Kerrot pelaajalle { $to }
   *[other] { $name } kertoo { $whom ->
        [you] sinulle
       *[other] pelaajalle { $to }
    }
}{ line-clued.cost }: { $named }{ line-clued.where }
    .cost = { $cost ->
        [free] {" "}ilmaiseksi
       *[token] {""}
    }
    .where = { $places ->
        [0] {" "}(ei korttia)
       *[other] {" "}({ $slots })
    }
line-placed = { $who ->
    [you] Pelaat { card-name.genitive }
   *[other] { $name } pelaa { card-name.genitive }
}
line-failed = { line-placed }: virhe
line-announced = { $said }! { $line }
line-discarded = { $who ->
    [you] Heität pois { card-name.genitive }
   *[other] { $name } heittää pois { card-name.genitive }
}

# What is said around the words of bots, which are read when somebody may ask.

cards-unknown = tuntematon kortti
cards-many = yksi { $count } kortista
cards-alike = { $rank ->
    [1] ykkönen
    [2] kakkonen
    [3] kolmonen
    [4] nelonen
   *[5] viitonen
}
words-why = Miksi?
words-what-it-tells = Mitä se kertoo minulle?
words-literally = Mitä tieto itsessään sanoo
words-card-can-be = Kortti { $slot }: { $cards }
words-touches-nothing = Se ei koske yhtäkään korteistasi.
words-meaning = Bottien sopimusten mukaan:
words-understood = Näin { $name } ymmärsi aiemmat tapahtumat:
words-more-later = Lisää voi kertoa, kun silloiset korttisi on pelattu tai heitetty pois.
words-not-yet = Tämän voi kertoa, kun silloiset korttisi on pelattu tai heitetty pois.
words-none = Tästä siirrosta ei ole kerrottavaa.
words-asking = Hetkinen…
