# Pelin opettelu: oppituntien luettelo ja mitä kussakin vaiheessa sanotaan. `one` ja `two` ovat bottien nimet.

learn-title = Opettele peli
learn-lead = Lyhyitä oppitunteja oikeissa pöydissä. Lähde, milloin haluat: jatkat siitä, mihin jäit.
learn-begin = Aloita
learn-continue = Jatka
learn-to-play = Oikeaan peliin
learn-to-rules = Lue säännöt
learn-kind-game = Peli
learn-kind-about-game = Kaikki, mitä tarvitset ensimmäiseen peli-iltaan ystävien kanssa.
learn-kind-convention = Mitä tiedot tarkoittavat
learn-kind-about-convention = Hyvät pelaajat sopivat, mitä tieto tarkoittaa sanojensa lisäksi. Botti Partner pelaa näiden sopimusten mukaan.
learn-kind-advanced = Mistä kokeneet pelaajat sopivat
learn-kind-about-advanced = Myöhemmäksi, kun olet pelannut muutaman pelin: sopimuksia, joita tarvitaan harvemmin.
learn-state-done = Valmis
learn-state-begun = Aloitettu
learn-progress = Oppitunnin eteneminen
learn-dealing = Kortteja jaetaan…
learn-next = Jatka
learn-next-lesson = Seuraava oppitunti
learn-all = Kaikki oppitunnit
learn-leave = Poistu
learn-look-again = Kyse on toisesta kortista. Katso uudelleen.
learn-strayed = Tällä kertaa botit pelasivat jotain muuta. Ei se mitään: jatka.
learn-understood = { $name } ymmärsi:
learn-watch-one = Katso, mitä { $one } siitä päättelee.
learn-turn-one = Nyt on vuorossa { $one }.
learn-turn-two = Nyt on vuorossa { $two }.

learn-title-cards = Kortit ja ilotulitukset
learn-about-cards = Mitä näet, mitä pakassa on, ja ensimmäinen korttisi.
learn-title-clues = Tiedot
learn-about-clues = Kerro muille se, mitä he eivät näe.
learn-title-lamps = Lamput
learn-about-lamps = Miten siniset merkit tulevat takaisin.
learn-title-mistakes = Virheet
learn-about-mistakes = Mitä tapahtuu, kun kortti ei sovi.
learn-title-finale = Viimeinen kierros
learn-about-finale = Miten peli päättyy, ja täydellinen esitys.
learn-title-play = Pelitiedot
learn-about-play = Tieto uudesta kortista pyytää pelaamaan sen.
learn-title-focus = Poistovuoro ja kohde
learn-about-focus = Mikä kortti lähtee seuraavaksi ja mitä korttia tieto tarkoittaa.
learn-title-save = Säästötiedot
learn-about-save = Pidä se, mikä muuten menetettäisiin.
learn-title-prompt = Muistutukset
learn-about-prompt = Puuttuvan kortin tunnet jo osittain.
learn-title-finesse = Finessit
learn-about-finesse = Puuttuva kortti on uusimpasi.
learn-title-stall = Viivytys viitosella
learn-about-stall = Mitä sanoa, kun ei ole mitään sanottavaa.
learn-title-fix = Korjaukset
learn-about-fix = Estä toisen virhe.
learn-title-ones = Ykkösten järjestys
learn-about-ones = Monta ykköstä, yksi tieto: vanhin ensin.
learn-title-twins = Kaksoset
learn-about-twins = Kahdella on sama kortti, ja toinen luopuu omastaan.
learn-title-warning = Varoitukset
learn-about-warning = Miten kortti säästetään ilman tietoa.
learn-title-chop-move = Poistovuoron siirrot
learn-about-chop-move = Säästä kortit, joista tieto ei edes kerro.
learn-title-gift = Toiselle jätetyt kortit
learn-about-gift = Jätä kortti sille, jolla on samanlainen.
learn-title-layers = Kerrokselliset finessit
learn-about-layers = Puuttuva kortti on muiden takana.
learn-title-hidden = Kätketyt finessit
learn-about-hidden = Muistutus tuo muun kortin kuin puuttuvan.
learn-title-bluff = Bluffit
learn-about-bluff = Uusin kortti sopii, mutta se ei ole puuttuva.

learn-cards-others = Tervetuloa! Pelitovereinasi ovat { $one } ja { $two }. Näet kaikki heidän korttinsa, mutta he eivät näe omiaan.
learn-cards-own = Nämä ovat sinun korttisi. Kaikki muut näkevät ne, sinä et.
learn-cards-fireworks = Rakennatte yhdessä viisi ilotulitusta, yhden kutakin väriä, kortti kortilta ykkösestä viitoseen. Mitään ei ole vielä sytytetty.
learn-cards-copies = Kutakin väriä on kymmenen korttia: kolme ykköstä, kaksi kakkosta, kaksi kolmosta, kaksi nelosta ja vain yksi viitonen.
learn-copies-picture = Kymmenen punaista korttia: 1, 1, 1, 2, 2, 3, 3, 4, 4, 5
learn-cards-fives = Pelaajalla { $one } on punainen viitonen. Kutakin väriä on vain yksi viitonen: jos se heitetään pois, sen ilotulitusta ei voi enää saada valmiiksi.
learn-cards-play = { $two } kertoi, että tämä kortti on ykkönen. Mitään ei ole vielä sytytetty, joten mikä tahansa ykkönen sopii: napauta korttia ja pelaa se.
learn-cards-placed = Kortti sopii, ja nostit uuden. Jokainen paikallaan oleva kortti on piste; 25 on täydellinen tulos.

learn-clues-lamps = Lamput ovat sinisiä merkkejänne, ja niitä on kahdeksan. Pelaamisen sijasta voit kertoa jollekulle hänen korteistaan. Se maksaa yhden lampun.
learn-clues-rank = Pelaajalla { $one } on kaksi ykköstä. Napauta toista niistä, valitse ”1” ja kerro se.
learn-clues-all = Tieto osoittaa aina kaikki sopivat kortit: molemmat ykköset eikä muita. Katso, mitä { $one } siitä päättelee.
learn-clues-played = { $one } pelasi ykkösen. Nyt on vuorossa { $two }.
learn-clues-color = Pelaajalla { $two } on punainen ykkönen, eikä punaista ole vielä sytytetty. Kerro tällä kertaa väri: napauta korttia ja sano ”punainen”.
learn-clues-not = Nyt { $two } tietää, että tämä kortti on punainen ja muut eivät ole. Mutta ensin on vuorossa { $one }.
learn-clues-one-more = { $one } pelasi toisen ykkösen. Nyt on vuorossa { $two }.
learn-clues-done = Kolme ilotulitusta on sytytetty. Annoit kaksi tietoa, eikä muuta tarvittu.

learn-lamps-discard = { $count ->
    [one] Nyt palaa { $count } lamppu. Kun heität kortin pois, yksi syttyy taas: heitä pois vanhin korttisi. Kukaan ei sanonut sitä tärkeäksi.
   *[other] Nyt palaa { $count } lamppua. Kun heität kortin pois, yksi syttyy taas: heitä pois vanhin korttisi. Kukaan ei sanonut sitä tärkeäksi.
}
learn-lamps-back = Lamppu syttyi taas. Kortti on poissa pelistä, ja nostit uuden.
learn-lamps-eight = Kun kaikki kahdeksan lamppua palavat, kukaan ei saa heittää korttia pois. Silloin annetaan tieto tai pelataan kortti.
learn-lamps-five = Vähän myöhemmin: punaisen ylin kortti on 4, ja tiedät, että tämä kortti on punainen viitonen. Pelaa se.
learn-lamps-five-back = Punainen ilotulitus on valmis. Siitäkin syttyy lamppu, elleivät kaikki kahdeksan jo pala.

learn-mistakes-try = Entä jos kortti ei sovi? Kokeile: pelaa uusin korttisi tietämättä siitä mitään.
learn-mistakes-failed = Se oli virhe: valkoinen nelonen ei voi tulla ennen valkoista ykköstä. Kortti on menetetty, ja sytytyslanka paloi.
learn-mistakes-third = Kolmannesta virheestä häviätte kaikki heti. Katso siis ennen pelaamista, mitä ilotulituksista puuttuu.
learn-mistakes-late = Kaksi tietoa kertoi, että tämä kortti on punainen ykkönen. Mutta punainen ykkönen on jo pöydällä, joten tätä ei voi enää pelata. Heitä se pois: silloin lamppu syttyy taas.
learn-mistakes-done = Hienoa. Ykkönen sopii vain, kun sen väriä ei ole vielä sytytetty.

learn-finale-deck = Melkein lopussa: 23 korttia on paikallaan, ja pakassa on yksi kortti.
learn-finale-last-card = Sinisen ylin kortti on 3, ja tiedät, että tämä kortti on sininen nelonen. Pelaa se.
learn-finale-round = Nostit pakan viimeisen kortin. Nyt jokaisella on vielä täsmälleen yksi vuoro, myös sinulla.
learn-finale-wait = { $one } ja { $two } pelaavat viimeiset vuoronsa.
learn-finale-five = Viimeinen vuorosi ja viimeinen puuttuva kortti: pelaa sininen viitonen.
learn-finale-done = 25 pistettä, täydellinen esitys! Peli päättyy, kun kaikki ilotulitukset ovat valmiita, kolmanteen virheeseen tai tällaisen viimeisen kierroksen jälkeen. Seuraavaksi: mitä hyvät pelaajat tarkoittavat tiedoillaan.

learn-play-see = { $one } kertoi pelaajalle { $two }, että tämä kortti on sininen. Tieto uudesta kortista pyytää pelaamaan sen. Katso, mitä { $two } tekee.
learn-play-seen = Sininen ykkönen sopii. Kenenkään ei tarvinnut sanoa ”1”: tieto maksaa lampun, joten se tarkoittaa enemmän kuin sanansa.
learn-play-read = { $two } kertoi jotain korteistasi. Pelaa kortti, jota tarkoitettiin.
learn-play-right = Oikein. Vihreistä korteista vain vihreän ykkösen voi pelata.
learn-play-give = Pelaajalla { $one } on yksi kortti, jonka voi pelata nyt. Etsi se ja kerro sen väri.
learn-play-done = { $one } ymmärsi ja pelasi kortin.

learn-focus-chop = { $two } ei tiedä korteistaan mitään eikä voi antaa hyvää tietoa. Silloin lähtee vanhin kortti, josta ei ole kerrottu: se on poistovuorossa.
learn-focus-chopped = Kortti lähti, ja seuraava on nyt poistovuorossa. Kaikki näkevät, mikä kortti lähtee seuraavaksi.
learn-focus-newest = { $two } kertoi, että kaksi korttiasi on punaisia. Vain toista tarkoitetaan: se on kohde. Jos poistovuorossa oleva ei ole mukana, kohde on uusin. Pelaa se.
learn-focus-newest-right = Oikein: punainen ykkönen. Toinen punainen kortti odottaa.
learn-focus-on-chop = Nyt kaksi korttia on sinisiä, ja toinen niistä on poistovuorossa. Jos tieto osuu siihen, juuri sitä tarkoitetaan. Pelaa se.
learn-focus-on-chop-right = Oikein: sininen ykkönen.
learn-focus-give = Pelaajalla { $one } on kaksi sinistä korttia. Uusinta tarkoitetaan, ja se on sininen ykkönen. Sano ”sininen”.
learn-focus-done = Kohde pelattiin, ja toinen sininen kortti jäi käteen.

learn-save-see = { $one } kertoi pelaajalle { $two }, että poistovuorossa on viitonen. Viitosta ei saa menettää, joten se säästetään. Katso, mitä { $two } tekee.
learn-save-seen = Viitonen jäi, ja seuraava kortti heitettiin pois.
learn-save-read = { $two } kertoi, että vanhin korttisi on viitonen: säästä se. Heitä pois vanhin kortti, josta ei ole kerrottu.
learn-save-right = Oikein. Viitonen odottaa, kunnes se sopii.
learn-save-which = Seuraavaksi { $one } heittäisi pois sinisen kakkosen. Kolmenlaisia kortteja säästetään: viitoset, kakkoset, joiden paria kukaan ei näe, ja kortin viimeinen kappale.
learn-save-give = Kakkonen säästetään numerolla: sano ”2”.
learn-save-done = Sininen kakkonen on turvassa, ja toinen kortti heitettiin pois.

learn-prompt-see = Punainen ykkönen on pöydällä. Tästä kortista { $two } tietää vain, että se on kakkonen. { $one } kertoi, että sinulla on punainen kortti. Katso, mitä { $two } tekee.
learn-prompt-mine = { $two } huomasi, ettei korttiasi voi pelata ennen punaista kakkosta, joten kakkosen täytyi olla punainen. Pelaa nyt punainen korttisi.
learn-prompt-seen = Punainen kolmonen! Tieto kortista, joka tulee liian aikaisin, pyytää puuttuvaa. Se, joka tuntee sen osittain, pelaa sen. Tämä on muistutus.
learn-prompt-read = { $two } kertoi pelaajalle { $one } punaisesta kolmosesta, mutta punaisen ylin kortti on 1. Kenellä on punainen kakkonen? Katso, mitä sinulle on kerrottu, ja pelaa.
learn-prompt-right = Oikein: kakkosesi oli punainen.
learn-prompt-give = Punaisen ylin kortti on 1. { $one } tietää kakkosesta, joka on punainen, ja pelaajalla { $two } on punainen kolmonen. Kerro siitä: sano ”punainen”.
learn-prompt-done = Yksi tieto, kaksi korttia.

learn-finesse-see = { $one } kertoi, että sinulla on punainen kortti, mutta pöydällä ei ole punaista. Pelaajan { $two } uusin kortti on punainen ykkönen. Katso.
learn-finesse-mine = { $two } pelasi sen tietämättä siitä mitään: korttisi siis tarvitsee sitä. Sinun korttisi on punainen kakkonen. Pelaa se.
learn-finesse-seen = Se oli finessi. Jos puuttuvasta kortista ei ole kerrottu kenellekään, se on uusin kortti, josta ei ole kerrottu, ja se pelataan heti.
learn-finesse-read = { $two } kertoi pelaajalle { $one } punaisesta kakkosesta, mutta punainen ykkönen ei ole pöydällä etkä näe sitä missään. Pelaa kortti, jota tarkoitettiin.
learn-finesse-right = Oikein: uusin korttisi oli punainen ykkönen.
learn-finesse-give = Pelaajan { $one } uusin kortti on punainen ykkönen, ja pelaajalla { $two } on punainen kakkonen. Yksi tieto tuo molemmat: kerro kakkosesta sanomalla ”punainen”.
learn-finesse-done = Yksi tieto, kaksi korttia, ja toinen näkemättä.

learn-stall-see = Kaikki kahdeksan lamppua palavat, joten { $one } ei saa heittää korttia pois. Eikä mitään voi pelata tai säästää. Katso.
learn-stall-told = ”5”, eikä se ole poistovuorossa: { $two } voi toimia niin kuin aikoi.
learn-stall-seen = Viitonen, joka ei ole poistovuorossa, kertoo vain, että se on viitonen. Se näytetään, kun ei ole parempaakaan tekemistä.
learn-stall-read = { $two } kertoi, että sinulla on viitonen, eikä se ole poistovuorossa. Toimi siis kuin mitään ei olisi sanottu: heitä pois vanhin korttisi.
learn-stall-right = Oikein. Tunnet nyt viitosesi, eikä muuta pyydetty.
learn-stall-eight = Kaikki kahdeksan lamppua palavat: et saa heittää korttia pois. Eikä kenelläkään ole pelattavaa tai säästettävää korttia.
learn-stall-give = Pelaajalla { $one } on viitonen, joka ei ole poistovuorossa. Sano ”5”.
learn-stall-done = { $one } pitää viitosen ja heittää pois vanhimman korttinsa, kuten aikoi.

learn-fix-see = { $two } sai tiedon kahdesta ykkösestä ja pelasi toisen. Toinenkin on vihreä ykkönen ja olisi virhe. Katso, mitä { $one } tekee.
learn-fix-told = Nyt { $two } tietää, että tämä kortti on vihreä.
learn-fix-seen = Se heitetään pois eikä pelata. Tällainen tieto ei pyydä muuta: se estää virheen.
learn-fix-read = Sait tiedon kahdesta ykkösestä ja pelasit punaisen. Nyt { $two } kertoo, että toinenkin on punainen. Mitä teet sillä?
learn-fix-right = Oikein. Toisesta punaisesta ykkösestä ei ole hyötyä, ja kun se heitetään pois, lamppu syttyy taas.
learn-fix-give = Kerroit pelaajalle { $one } kahdesta ykkösestä, mutta molemmat ovat sinisiä. Toinen on jo pöydällä; toinen olisi virhe. Sano ”sininen”.
learn-fix-done = Ei virhettä! Se oli perussopimuksista viimeinen. Pelaa nyt kokonainen peli; vaikeammat voivat odottaa.

learn-ones-see = { $one } kertoi pelaajalle { $two } kahdesta ykkösestä, ja molemmat sopivat. Kumpi pelataan ensin? Katso, mitä { $two } tekee.
learn-ones-seen = Vanhempi. Useista ykkösistä pelataan ensin vanhin, joten kaikki tietävät, mikä tulee seuraavaksi.
learn-ones-read = { $two } kertoi, että sinulla on kaksi ykköstä. Pelaa se, joka pelataan ensin.
learn-ones-right = Oikein: vanhempi oli keltainen ykkönen. Toisen pelaat seuraavalla vuorollasi.
learn-ones-give = Pelaajalla { $one } on kaksi ykköstä, ja molemmat sopivat. Yksi tieto riittää: sano ”1”.
learn-ones-done = Vanhempi pelattiin ensin. Ennen kuin uudempi pelataan, ehtii antaa korjauksen, jos se ei enää sovi.

learn-twins-see = { $one } tietää tarkasti, mikä tämä kortti on: keltainen kakkonen. Sellainen on myös pelaajalla { $two }, joka tietää vain, että se on kakkonen. Katso, mitä { $one } tekee.
learn-twins-seen = Yksi riittää. Joka heittää pois hyödyllisen, tarkasti tunnetun kortin, näkee saman kortin mainittuna toisen kädessä. Nyt siis { $two } tuntee keltaisen kakkosen.
learn-twins-read-see = Kerroit pelaajalle { $one } vihreästä kakkosesta. Pelaajalla { $two } on vihreä ykkönen, joten { $one } tietää, mikä kakkonen se on. Katso, mitä { $one } tekee.
learn-twins-read = { $one } heitti pois vihreän kakkosen, ja { $two } pelasi vihreän ykkösen. Kenellä on toinen vihreä kakkonen? Katso, mitä sinulle on kerrottu, ja pelaa.
learn-twins-right = Oikein: kakkosesi oli vihreä, ja { $one } näki sen.
learn-twins-give = Tiedät tarkasti, mikä tämä kortti on: vihreä kakkonen. Sellainen on myös pelaajalla { $two }, joka tietää vain, että se on kakkonen. Yksi riittää: heitä omasi pois.
learn-twins-done = Nyt { $two } tuntee vihreän kakkosen, ja sinulla on tilaa toiselle kortille.

learn-warning-see = Kerroit pelaajalle { $one } kahdesta kakkosesta, ja molemmat voi pelata. Mutta seuraavaksi { $two } heittäisi pois punaisen viitosen, eikä sitä voi säästää tiedolla: yksikään lamppu ei pala. Katso, mitä { $one } tekee.
learn-warning-seen = { $one } heitti kortin pois eikä pelannut. Kun yksikään lamppu ei pala, se varoittaa seuraavaa pelaajaa: säästä poistovuorossa oleva kortti. Punainen viitonen jäi, ja sitä seuraava kortti heitettiin pois.
learn-warning-read-see = { $one } kertoi pelaajalle { $two } vihreästä kakkosesta, ja sen voi pelata nyt. Yksikään lamppu ei pala. Katso, mitä { $two } tekee.
learn-warning-read = { $two } heitti kortin pois eikä pelannut, ja sinä olet seuraava. Mitä se kertoo kortista, joka sinulla on poistovuorossa? Heitä pois oikea kortti.
learn-warning-right = Oikein: poistovuorossa oli punainen viitonen, ja se jäi. Heitit pois sitä seuraavan kortin.
learn-warning-lamps = Yksikään lamppu ei pala, joten et voi antaa tietoa. Mutta seuraavaksi { $one } heittäisi pois vihreän viitosen.
learn-warning-give = { $one } kertoi sinulle sinisestä kortista, jonka voi pelata: se on sininen kakkonen. Heitä silti pois kortti, joka on poistovuorossa: niin { $one } saa varoituksen.
learn-warning-done = Vihreä viitonen on turvassa, ja kaksi lamppua palaa taas. Sininen kakkonen voi odottaa vuoron.

learn-chop-move-see = Kaikki viisi ykköstä ovat pöydällä. Seuraavaksi { $two } heittäisi pois punaisen viitosen. Katso, mitä { $one } tekee.
learn-chop-move-told = ”1”: näitä kahta ei tarvita enää. Kyse ei siis ole niistä: { $two } säästää kaikki niitä vanhemmat kortit.
learn-chop-move-seen = Hyödytön ykkönen heitettiin pois, ja punainen viitonen jäi. Tieto, joka näyttää vain uusia hyödyttömiä kortteja, siirtää poistovuoroa: kaikki vanhemmat kortit säästetään.
learn-chop-move-read = Kaikki viisi ykköstä ovat pöydällä, ja { $two } kertoi sinulle uudesta. Se on hyödytön, joten säästät kaikki sitä vanhemmat kortit. Minkä heität pois?
learn-chop-move-right = Oikein: hyödyttömän ykkösen. Kolme vanhempaa korttiasi jäi, ja yksi niistä on sininen viitonen.
learn-chop-move-give = Seuraavaksi { $one } heittäisi pois vihreän viitosen. Valkoinen ykkönen on hyödytön, ja kaikkia kolmea sitä vanhempaa korttia tarvitaan: sano ”1”.
learn-chop-move-done = Yksi lamppu säästi kolme korttia, eikä tieto kertonut niistä yhdestäkään.
learn-chop-move-five = { $one } kertoi, että aivan poistovuorossa olevan kortin vieressä on viitonen. Joku on jo heittänyt kortin pois, ja lamppuja paloi alle kolme, joten se ei ollut viivytys: säästä myös poistovuorossa oleva. Mutta ensin on vuorossa { $two }.
learn-chop-move-five-read = Heitä nyt pois vanhin kortti, josta ei ole kerrottu ja jota ei pyydetty säästämään.
learn-chop-move-five-right = Oikein. Poistovuorossa oli keltainen kakkonen, ja yksi tieto säästi sen viitosen kanssa.

learn-gift-see = { $one } tietää sinisestä ykkösestä ja voisi pelata sen. Mutta pelaajan { $two } uusin kortti on samanlainen, ja muuten { $two } heittäisi pois sinisen kakkosen. Katso, mitä { $one } tekee.
learn-gift-seen = Joka heittää pois kortin, jonka kaikki tietävät pelattavaksi, jättää sen sille, jonka uusin kortti on samanlainen. Se pelattiin, ja sininen kakkonen jäi.
learn-gift-read-see = Kerroit pelaajalle { $two } keltaisesta ykkösestä, ja sen voi pelata. Katso, mitä { $two } tekee.
learn-gift-read = { $two } heitti sen pois, vaikka se sopii! Jollakulla on siis samanlainen, etkä näe sitä missään. Pelaa kortti, jota tarkoitettiin.
learn-gift-right = Oikein: uusin korttisikin oli keltainen ykkönen. Eikä poistovuorossa ollutta vihreää kakkosta heitetty pois.
learn-gift-give = { $one } kertoi sinulle vihreästä ykkösestä, ja voisit pelata sen. Mutta pelaajan { $one } uusin kortti on samanlainen, ja muuten { $one } heittäisi pois vihreän kakkosen. Heitä vihreä ykkösesi pois.
learn-gift-done = Vihreä ykkönen on pöydällä, vihreä kakkonen jäi, ja lamppu syttyi taas.

learn-layers-see = { $one } kertoi, että sinulla on punainen kortti, mutta pöydällä ei ole punaista. Pelaajalla { $two } on punainen ykkönen, mutta uusin kortti on keltainen kakkonen, joka sekin sopii. Katso.
learn-layers-wait = { $two } pelasi muun kortin kuin punaisen ykkösen. Tieto on yhä voimassa: punainen ykkönen on sen takana, ja korttisi odottaa sitä. Heitä pois kortti, joka on poistovuorossa.
learn-layers-mine = Punainen ykkönen! Nyt korttisi sopii: pelaa se.
learn-layers-seen = Se oli kerroksellinen finessi. Puuttuva kortti voi olla muiden sopivien takana: ne pelataan peräkkäin, uusin ensin.
learn-layers-read = { $two } kertoi pelaajalle { $one } vihreästä kakkosesta, mutta vihreä ykkönen ei ole pöydällä etkä näe sitä missään. Pelaa kortti, jota tarkoitettiin.
learn-layers-other = Se oli sininen kakkonen. Se sopii mutta ei ole vihreä ykkönen, joten tieto on yhä voimassa: vihreä ykkönen on sen takana. { $one } odottaa.
learn-layers-next = Pelaa nyt vihreä ykkönen: uusin niistä korteista, jotka sinulla jo oli. Sen jälkeen nostettuja ei lasketa.
learn-layers-right = Oikein. Yksi tieto, kolme korttia.
learn-layers-give = Pelaajalla { $one } on sininen ykkönen, mutta uusin kortti on valkoinen kakkonen, joka sekin sopii. Pelaajalla { $two } on sininen kakkonen. Yksi tieto tuo kaikki kolme: kerro sinisestä kakkosesta sanomalla ”sininen”.
learn-layers-pause = { $two } odottaa, eikä { $one } ole vielä valmis. Heitä pois kortti, joka on poistovuorossa.
learn-layers-done = Yksi tieto, kolme korttia, ja niistä kaksi näkemättä.

learn-hidden-see = Punaisen ylin kortti on 1, ja { $one } kertoi, että sinulla on punainen kortti. { $two } tietää kakkosesta, mutta se on keltainen; punainen kakkonen on uusin kortti. Katso.
learn-hidden-wait = { $two } luuli kakkosta punaiseksi. Se oli keltainen mutta sopii, joten tieto on yhä voimassa: punainen kakkonen oli uusin kortti, josta ei ole kerrottu. Korttisi odottaa: heitä pois kortti, joka on poistovuorossa.
learn-hidden-mine = Punainen kakkonen! Nyt korttisi sopii: pelaa se.
learn-hidden-seen = Se oli kätketty finessi: muistutus, joka tuo muun kortin kuin puuttuvan. Silloin pelataan seuraavaksi saman käden uusin kortti, josta ei ole kerrottu.
learn-hidden-read = { $two } kertoi pelaajalle { $one } punaisesta kolmosesta, mutta punaisen ylin kortti on 1. Kenellä on punainen kakkonen? Pelaa kortti, jota tarkoitettiin.
learn-hidden-other = Kakkosesi oli keltainen. Se sopii, joten tieto on yhä voimassa: punainen kakkonen oli uusin korttisi, josta ei ole kerrottu.
learn-hidden-next = Pelaa nyt punainen kakkonen. Keltaisen kakkosen jälkeen nostamaasi korttia ei lasketa.
learn-hidden-right = Oikein. Yksi tieto, kolme korttia.
learn-hidden-give = Punaisen ylin kortti on 1, ja pelaajalla { $two } on punainen kolmonen. { $one } tietää kakkosesta, mutta se on keltainen; punainen kakkonen on uusin kortti. Yksi tieto tuo kaikki kolme: kerro kolmosesta sanomalla ”punainen”.
learn-hidden-done = Yksi tieto, kolme korttia, vaikka se näytti muistutukselta.

learn-bluff-see = { $one } kertoi, että sinulla on punainen kortti, mutta pöydällä ei ole punaista. Nyt on vuorossa { $two }, jolla ei ole punaista ykköstä; uusin kortti on keltainen ykkönen. Katso.
learn-bluff-mine = { $two } pelasi sen heti. Se sopii mutta ei ole punainen ykkönen: bluffi. Sinun korttisi on siis punainen kakkonen, eikä punaista ykköstä pyydetty keneltäkään. Säästä korttisi ja heitä pois se, joka on poistovuorossa.
learn-bluff-seen = Tieto kortista, joka on yhden askelen liian korkea, pyytää seuraavaa pelaajaa pelaamaan uusimman korttinsa, josta ei ole kerrottu. Se voi olla puuttuva tai muu sopiva kortti.
learn-bluff-read = { $two } kertoi pelaajalle { $one } sinisestä kakkosesta, mutta sininen ykkönen ei ole pöydällä, ja sinä olet seuraava. Pelaa kortti, jota tarkoitettiin.
learn-bluff-right = Oikein: uusin korttisi. Se oli vihreä ykkönen eikä sininen, joten tieto oli bluffi. Sinistä ykköstä ei pyydetä keneltäkään, ja { $one } pitää sinisen kakkosen.
learn-bluff-give = Seuraavana on vuorossa { $one }, jonka uusin kortti on valkoinen ykkönen. Pelaajalla { $two } on punainen kakkonen, mutta punainen ykkönen puuttuu. Yksi tieto tuo valkoisen ykkösen: kerro kakkosesta sanomalla ”punainen”.
learn-bluff-done = Valkoinen ykkönen on pöydällä, ja { $two } tietää punaisesta kakkosesta. Se oli viimeinen oppitunti: nyt tiedät kaiken, minkä Partner tietää.
