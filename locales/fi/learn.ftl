# Pelin opettelu: mitä kussakin vaiheessa sanotaan. `one` ja `two` ovat bottien nimet.

learn-title = Opettele peli
learn-progress = Kuinka pitkällä olet
learn-dealing = Kortteja jaetaan …
learn-next = Jatka
learn-leave = Poistu
learn-finish = Päätä esitys
learn-to-play = Oikeaan peliin
learn-to-rules = Lue säännöt
learn-again = Uudelleen

learn-others = Tervetuloa! Pelitovereinasi ovat { $one } ja { $two }. Näet kaikki heidän korttinsa, mutta he eivät näe omiaan.
learn-own = Nämä ovat sinun korttisi. Kaikki muut näkevät ne, sinä et.
learn-board = Rakennatte yhdessä viisi ilotulitusta, yhden kutakin väriä, kortti kortilta ykkösestä viitoseen. Mitään ei ole vielä sytytetty.
learn-tokens = Lamput ovat sinisiä merkkejänne. Tiedon antaminen maksaa yhden lampun, ja niitä on kahdeksan.
learn-tell-rank = Katso: { $one } pitelee kahta ykköstä, ja ykkönen aloittaa ilotulituksen. Napauta toista niistä, valitse ”1” ja kerro se.
learn-rank-told = Tieto osoittaa aina kaikki sopivat kortit, nyt molemmat ykköset. Katso, mitä { $one } siitä päättelee.
learn-rank-played = { $one } ymmärsi ja pelasi ykkösen. Nyt on vuorossa { $two }.
learn-play = { $two } käytti lampun kertoakseen, että tämä kortti on ykkönen. Sen voi siis varmasti pelata: napauta korttia ja pelaa se.
learn-played = Kortti sopii! Nostit sen tilalle uuden. Nyt muut pelaavat.
learn-tell-color = Katso: { $two } pitelee punaista kakkosta, ja punainen ykkönen on pöydällä. Kerro tällä kertaa väri: napauta korttia ja sano ”punainen”.
learn-color-told = Nyt { $two } tietää: tämä kortti on punainen ja muut eivät ole.
learn-color-waits = Punaisen ylin kortti on 1. Mikä punainen kortti voisi olla?
learn-discard = { $count ->
    [one] Jäljellä on { $count } lamppu. Kun heität kortin pois, yksi syttyy taas: heitä pois vanhin korttisi, vasemmalta. Kukaan ei sanonut sitä tärkeäksi.
   *[other] Jäljellä on { $count } lamppua. Kun heität kortin pois, yksi syttyy taas: heitä pois vanhin korttisi, vasemmalta. Kukaan ei sanonut sitä tärkeäksi.
}
learn-discarded = Lamppu syttyi taas, eikä korttia enää tarvittu: valkoinen kakkonen on jo pöydällä.
learn-mistake = Entä jos kortti ei sovi? Kokeile: pelaa uusin korttisi, oikealta, tietämättä siitä mitään.
learn-failed = Se oli virhe: valkoinen nelonen ei voi tulla ennen valkoista kolmosta. Kortti on menetetty.
learn-mistaken = Virhe polttaa sytytyslangan. Yksi on mennyt; kolmannesta häviätte kaikki heti.
learn-read = { $two } kertoi, että tämä kortti on vihreä, eikä pöydällä ole vielä yhtään vihreää korttia. Mitä päättelet? Tästä eteenpäin päätät itse.
learn-wait = Muut pelaavat.
learn-end = Esitys päättyy, kun kaikki ilotulitukset ovat kokonaisia, kolmanteen virheeseen tai kun viimeisen kortin nostamisen jälkeen jokaisella on ollut vielä yksi vuoro. Jokainen paikallaan oleva kortti on piste: 25 on täydellinen tulos.
learn-free = Muuta ei tarvitse tietää. Pelaa niin pitkään kuin haluat, tai päätä esitys tähän ja kuuntele, mitä yleisö sanoo.
learn-over = Se oli ensimmäinen esityksesi! Kutsu nyt ystäviä tai pelaa heti bottien kanssa.
