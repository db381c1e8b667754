# Säännöt omin sanoin.

rules-title = Säännöt
rules-lead = Kaikki, mitä pelaamiseen tarvitaan, kuvien kanssa. Valitse painos, niin näet vain sen sisältämät säännöt.
rules-choose = Minkä painoksen säännöt?
rules-everything = Kaikki
rules-everything-about = kaikki painokset ja variantit
rules-no-such-box = Sellaista painosta ei ole.
rules-contents = Sisältö
rules-to-learn = Kokeile kolmessa minuutissa
rules-to-play = Etusivulle

rules-box-da = Tanskalainen painos on 2–5 pelaajalle, 8-vuotiaasta alkaen. Siinä on 55 korttia, joista viisi moniväristä, kahdeksan sinistä merkkiä laatikon kannessa ja kolme punaista merkkiä: jokaisesta virheestä yksi niistä siirretään kanteen.
rules-box-nl = Hollantilainen painos on 2–5 pelaajalle, 10-vuotiaasta alkaen. Siinä on 50 korttia, kahdeksan merkkiä ja kolme virhekorttia, jotka käännetään sinisestä punaiseksi.
rules-box-fi = Suomalainen painos on 2–5 pelaajalle. Siinä on 55 korttia, joista viisi moniväristä, kahdeksan sinistä merkkiä laatikon kannessa ja kolme punaista merkkiä: jokaisesta virheestä yksi niistä siirretään kanteen.
rules-box-pl = Puolalainen erikoispainos on 2–5 pelaajalle, 8-vuotiaasta alkaen. Siinä on 50 korttia sekä kymmenen moniväristä ja kymmenen mustaa, viisi korttitelinettä, kahdeksan merkkiä pussinsa päällä, kolme virhelaattaa, jotka käännetään sinisestä punaiseksi, ja kuusi palkintolaattaa.
rules-box-custom = Tässä ovat kaikkien neljän lautapeliversion säännöt sekä kaksi mahdollisuutta, joita niissä ei ole: kuudes väri ja tyhjien tietojen kielto. Peli on 2–5 pelaajalle.

## Peruspeli

rules-goal = Pelin tavoite
rules-goal-show = Hanabi tarkoittaa ilotulitusta. Valmistatte yhdessä esityksen, jossa on viisi ilotulitusta, yksi kutakin väriä, ja jokainen niistä kasvaa kortti kortilta ykkösestä viitoseen.
rules-goal-twist = Voitatte tai häviätte yhdessä. Pelissä on yksi koukku: pidät korttisi väärin päin, joten kaikki muut näkevät ne, mutta sinä et.
rules-goal-picture = Punainen ilotulitus: 1, 2 ja 3 ovat paikallaan, ja seuraavaksi tulee punainen nelonen.

rules-setup = Alkuvalmistelut
rules-setup-cards = Peruspelissä on 50 korttia viidessä värissä: valkoinen, punainen, sininen, keltainen ja vihreä. Kutakin väriä on kolme ykköstä, kaksi kakkosta, kaksi kolmosta, kaksi nelosta ja yksi ainoa viitonen.
rules-setup-tokens = Sinisiä merkkejä on kahdeksan, ja alussa ne kaikki ovat käytettävissä. Virheitä lasketaan kolmeen asti.
rules-setup-hands = Kaksi tai kolme pelaajaa saa kukin viisi korttia, neljä tai viisi pelaajaa neljä. Älä koskaan katso omia korttejasi: käännä ne muihin päin.
rules-setup-deck = Loput ovat pakassa kuvapuoli alaspäin. Kaikki saavat tietää, montako korttia siinä on jäljellä.
rules-setup-starter = Värikkäimmin pukeutunut aloittaa; täällä aloittaja arvotaan, tai sen päättää pöydän perustaja. Vuorot kulkevat myötäpäivään.

rules-turn = Sinun vuorosi
rules-turn-one = Vuorollasi teet täsmälleen yhden kolmesta asiasta. Vuoroa ei voi jättää väliin. Kun joku miettii, muut eivät kommentoi eivätkä auta.

rules-clue = Tiedon antaminen
rules-clue-cost = Kerro yhdelle toiselle pelaajalle jotain hänen korteistaan. Se maksaa yhden sinisen merkin; jos merkkejä ei ole, tietoa ei voi antaa.
rules-clue-name = Sano täsmälleen yksi väri tai täsmälleen yksi arvo ja osoita kaikki kortit, joihin se sopii: kaikki yhdellä kertaa, mitään korostamatta.
rules-clue-color-said = ”Sinulla on kaksi punaista korttia, tässä ja tässä.”
rules-clue-rank-said = ”Sinulla on kolme korttia, joiden arvo on 1: tässä, tässä ja tässä.”
rules-clue-complete = Tieto on aina täydellinen ja tosi: yhtään sopivaa korttia ei saa jättää mainitsematta.
rules-clue-wrong-said = Ei sallittu: ”Sinulla on tässä vihreä kortti.” Myös toinen vihreä kortti on osoitettava.
rules-clue-empty = Saat myös kertoa, ettei sellaista korttia ole. Sekin maksaa merkin.
rules-clue-empty-said = ”Sinulla ei ole yhtään valkoista korttia.”
rules-clue-heard = Kaikki kuulevat kaikki tiedot. Tieto koskee vain niitä kortteja, jotka ovat kädessä nyt, ei myöhemmin nostettavia. Saman tiedon saa toistaa.

rules-discard = Kortin poisheittäminen
rules-discard-how = Valitse yksi korttisi katsomatta ja pane se kuvapuoli ylöspäin poistopakkaan. Yksi sininen merkki palautuu, ja nostat uuden kortin.
rules-discard-full = Kun kaikki kahdeksan merkkiä ovat käytettävissä, korttia ei voi heittää pois.
rules-discard-pile = Kuka tahansa saa milloin tahansa selata poistopakkaa. Jos jonkin kortin kaikki kappaleet ovat siellä, sen ilotulitus ei voi enää valmistua; aukon alapuoliset kortit lasketaan silti.

rules-play = Kortin pelaaminen
rules-play-how = Valitse yksi korttisi katsomatta ja näytä se. Sinun ei tarvitse tietää, mikä se on, eikä sanoa, mihin se kuuluu.
rules-play-fits = Jos se on ilotulituksensa seuraava kortti, se lisätään siihen. Ykkönen aloittaa ilotulituksen; kukin arvo tulee kerran, ilman aukkoja. Sitten nostat uuden kortin.
rules-play-picture = Sinisen ylin kortti on 2: sininen kolmonen sopii.
rules-play-bonus = Se, joka saa ilotulituksen valmiiksi, palauttaa yhden sinisen merkin. Jos kaikki kahdeksan ovat käytettävissä, bonus menetetään.

rules-mistake = Virheet
rules-mistake-what = Kortti, joka ei sovi, on virhe: se menee poistopakkaan, eikä merkkiä palaudu. Virhe on myös pelata kortti, joka on jo ilotulituksessaan. Nostat silti uuden kortin.
rules-mistake-picture = Sinisen ylin kortti on 2: sininen nelonen ei sovi.
rules-mistake-third = Kolmannesta virheestä häviätte kaikki heti.

rules-end = Pelin päättyminen
rules-end-three = Peli päättyy jollakin kolmesta tavasta.
rules-end-mistakes = Tehdään kolmas virhe: peli on hävitty.
rules-end-complete = Kaikki ilotulitukset ovat valmiita: olette heti voittaneet ja saavuttaneet suurimman mahdollisen pistemäärän.
rules-end-deck = Joku nostaa pakan viimeisen kortin: nyt jokaisella on täsmälleen yksi vuoro jäljellä, nostajalla viimeisenä. Kortteja ei enää nosteta. Sitten lasketaan pisteet.
rules-end-hopeless = Peli jatkuu, vaikka lisää pisteitä ei voisi saada. Voitte kuitenkin sopia lopettavanne; silloin lasketaan se, mitä on paikallaan.

rules-score = Pisteenlasku ja yleisarvio
rules-score-how = Ilotulitus antaa yhtä monta pistettä kuin siinä on kortteja. Peruspelissä voi saada enintään 25 pistettä.
rules-score-picture = 3 + 4 + 4 + 5 + 2 = 18 pistettä
rules-rating = Mitä yleisö sanoo
rules-rating-points = Pisteet
rules-rating-words = Yleisarvio
rules-rating-multicolour = Monivärisillä korteilla voi saada 30 pistettä; ilman niitä enintään 25.
rules-score-lost = Kolmanteen virheeseen hävitystä pelistä saa 0 pistettä, eikä yleisarviota anneta.

rules-talk = Puhuminen ja muistaminen
rules-talk-only = Kerrotte toisillenne asioita vain tiedoilla, joista maksatte: ei vihjailua, ei ilmeitä, ei huokauksia.
rules-talk-action = Hollantilaisen painoksen mukaan saa myös sanoa, minkä toimen on valinnut.
rules-talk-house = Voitte sopia muustakin. Kaksi huomautusta on harmittomia: toteamus, ettei vieläkään tiedä kädestään mitään, ja kysymys, muistaako joku korttinsa.
rules-talk-hand = Saat järjestellä omia korttejasi katsomatta niitä: siirrä, käännä tai kallista niitä muistaaksesi tiedon. Kaikki näkevät sen.

## Variantit ja laajennukset

rules-five-own-cards = Lisätään viisi moniväristä korttia, yksi kutakin arvoa. Kortteja on silloin 55.
rules-five-own-color = Monivärinen on oma värinsä: sen saa mainita, ja tieto koskee silloin juuri näitä kortteja. Muut väritiedot eivät koske niitä.
rules-five-own-score = Ilotulituksia on kuusi, ja pisteitä voi saada 30. Kutakin moniväristä korttia on vain yksi, joten pitäkää niistä huolta.
rules-five-own-said = ”Sinulla on kaksi moniväristä korttia, tässä ja tässä.”
rules-five-own-red-said = ”Sinulla on tässä punainen kortti.”

rules-ten-wild-cards = Lisätään kymmenen moniväristä korttia, joilla on samat arvot kuin muillakin väreillä. Kortteja on silloin 60.
rules-ten-wild-color = Tiedoissa ne kuuluvat jokaiseen väriin: kun mainitaan väri, myös ne osoitetaan. Arvotiedot toimivat kuten muutenkin.
rules-ten-wild-name = Moniväristä ei saa mainita: ei sitä, että jollakulla on sellainen kortti, eikä sitä, ettei ole.
rules-ten-wild-firework = Niistä syntyy kuudes ilotulitus ykkösestä viitoseen, eivätkä ne koskaan korvaa toisen ilotulituksen korttia. Pisteitä voi saada 30.
rules-ten-wild-said = ”Sinulla on kolme keltaista korttia: tässä, tässä ja tässä.”

rules-ten-own-cards = Lisätään kymmenen moniväristä korttia, joilla on samat arvot kuin muillakin väreillä. Ne ovat oma värinsä, joka mainitaan kuten muutkin. Kortteja on silloin 60.
rules-ten-own-score = Ilotulituksia on kuusi, ja pisteitä voi saada 30. Tätä ei ole yhdessäkään neljästä lautapeliversiosta.
rules-ten-own-said = ”Sinulla on kaksi moniväristä korttia, tässä ja tässä.”

rules-black-cards = Lisätään kymmenen mustaa korttia: kolme viitosta, kaksi nelosta, kaksi kolmosta, kaksi kakkosta ja yksi ainoa ykkönen.
rules-black-down = Musta ilotulitus kasvaa käänteisessä järjestyksessä. Viitonen aloittaa sen; ykkönen saa sen valmiiksi ja tuo tavallisen bonuksen.
rules-black-color = Tiedoissa musta ei ole väri: mikään väritieto ei koske mustia kortteja, eikä mustaa saa mainita edes sanoakseen, ettei jollakulla ole yhtään. Arvotiedot koskevat myös mustia kortteja.
rules-black-score = Laskekaa muut ilotulitukset yhteen ja vähentäkää yksi piste jokaisesta mustasta ilotulituksesta puuttuvasta kortista sen arvosta riippumatta. Enimmäismäärä on yhä 25, monivärisillä korteilla 30; vähimmäismäärä on −5.
rules-black-ribbon = Ellette häviä, ansaitsette kaikki rohkeuden mustan nauhan.
rules-black-red-said = ”Sinulla on kaksi punaista korttia, tässä ja tässä.” Mustat eivät kuulu mukaan.
rules-black-rank-said = ”Sinulla on kaksi korttia, joiden arvo on 1: tässä ja tässä.”
rules-black-picture = 5, 4 ja 3 ovat paikallaan, ja seuraavaksi tulee musta kakkonen. Jos peli päättyisi nyt, kaksi puuttuvaa korttia veisi kaksi pistettä.

rules-tiles-turn = Sekoittakaa kuusi palkintolaattaa pinoksi nurin päin. Se, joka saa ilotulituksen valmiiksi, kääntää päällimmäisen laatan ja toteuttaa sen sinisen merkin palauttamisen sijaan ja nostaa vasta sitten kortin. Laatta pannaan syrjään.
rules-tiles-must = Mikä voidaan toteuttaa, on toteutettava; muu menetetään. Kortti, joka saa aivan viimeisen ilotulituksen valmiiksi, ei käännä laattaa: olette voittaneet.
rules-tiles-recycle = Takaisin pakkaan: jos pakka on tyhjä, saat sen sijaan pelastaa kortin tai jättää laatan käyttämättä. Alkanut viimeinen kierros pysyy ennallaan. Täydellisessä esityksessä saat myös panna kortin tyhjään pakkaan ja nostaa sen itse.
rules-tiles-salvage = Pelastus: jos pelastettu kortti saa ilotulituksen valmiiksi, seuraava laatta käännetään heti.

rules-expert-deck = Viimeistä kierrosta ei ole. Kun pakka on tyhjä, peli jatkuu: kukaan ei nosta, ja kädet pienenevät.
rules-expert-lost = Häviätte heti kolmannesta virheestä ja myös silloin, kun välttämätön kortti joutuu poistopakkaan millä tavalla tahansa: viimeinen kappale kortista, jota sen ilotulitus vielä tarvitsee.
rules-expert-hand = Pelaaja, jolla ei ole kortteja, voi vain antaa tietoa. Jos siihenkään ei ole merkkiä, häviätte.
rules-expert-won = Voitatte, kun kaikki pelissä olevat ilotulitukset ovat valmiita. Pisteitä tai yleisarviota ei ole.

rules-announce-may = Ennen kuin näytät pelaamasi kortin, saat sanoa sen värin. Päätät siitä joka kerta erikseen.
rules-announce-right = Jos väri on oikea ja kortti sopii, yksi sininen merkki palautuu; jos kortti saa ilotulituksen valmiiksi, palautuu toinenkin.
rules-announce-wrong = Jos väri on väärä, kortti heitetään pois ja lasketaan virhe, vaikka kortti olisi sopinut.
rules-announce-unfit = Jos väri on oikea mutta kortti ei sovi, se on tavallinen virhe, eikä merkkiä palaudu.
rules-announce-which = Monivärinen kortti ilmoitetaan moniväriseksi ja musta mustaksi. Tanskankielisestä nimestä huolimatta kelloa ei ole.

rules-no-empty-clues-rule = Jokaisen tiedon on koskettava vähintään yhtä korttia. Kaikki neljä lautapeliversiota sallivat tyhjät tiedot; tämä on niille, jotka ovat tottuneet pelaamaan ilman niitä.

rules-combining = Laajennusten yhdistäminen
rules-combining-box = Kaikkea, mitä tässä painoksessa on, saa yhdistellä vapaasti ({ $box }).
rules-combining-custom = Kaikki sopii yhteen; vain kolme eri monivärisääntöä sulkevat toisensa pois. Väritieto koskee Jokerivyöryn monivärisiä kortteja, mutta ei koskaan mustia.
