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
learn-watch-two = Nyt on vuorossa { $two }.

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
learn-fix-done = Ei virhettä! Se oli viimeinen oppitunti. Pelaa nyt kokonainen peli.
