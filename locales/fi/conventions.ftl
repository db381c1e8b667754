# What `partner` plays, on one page.

conventions-title = Partnerin sopimukset
conventions-about = Tieto tarkoittaa enemmän kuin sanoo, ja kaikki tietävät mitä. Uusin kortti on viimeksi nostettu, vanhin kauimmin kädessä ollut, missä ne sitten ovatkin.
conventions-level-1 = Taso 1: peli- ja säästötiedot
conventions-level-2 = Taso 2: muistutukset ja finessit
conventions-level-3 = Taso 3: kaikki
conventions-level-always = Kaikilla tasoilla
conventions-lesson = Oppitunti
conventions-here = Tässä pöydässä kaikki pelaavat tasoon { $level } asti.
conventions-not-here = Ei tässä pöydässä
convention-chop-about = Jos parempaa tekemistä ei ole, heitetään pois vanhin kortti, josta ei ole kerrottu mitään: se on poistovuorossa.
convention-focus-about = Tieto tarkoittaa yhtä korttia: poistovuorossa olevaa, jos siitä kerrotaan ensi kertaa, muuten uusinta ensi kertaa mainittua, muuten uusinta mainittua.
convention-play-about = Tieto pyytää pelaamaan kohteensa: nyt, tai heti kun sitä edeltävät, jo luvatut kortit on pelattu.
convention-save-about = Jos kohde on poistovuorossa, tieto voi pyytää säästämään sen: viitosen tai kakkosen numerolla, jos toista samanlaista kakkosta ei näy muilla, tai minkä tahansa kortin viimeisen kappaleen.
convention-good-touch-about = Jokainen mainittu kortti on joskus hyödyksi, eivätkä mitkään kaksi mainittua korttia ole samoja. Usein tämä kertoo kortin ilman uutta tietoa.
convention-worth-about = Tiedon on tehtävä kortista pelattava tai säästettävä kortti, joka menetettäisiin. Muuten heitetään pois; jos tieto ei tee kumpaakaan, parempaa tekemistä ei ollut.
convention-prompt-about = Tieto kortista, joka on askelen tai kaksi liian korkea, kertoo, että puuttuva kortti on jollakulla. Jos jokin mainittu kortti voi olla se, tarkoitetaan niistä uusinta.
convention-finesse-about = Jos mikään mainittu kortti ei voi olla puuttuva, tarkoitetaan uusinta korttia, josta ei ole kerrottu, ja se pelataan heti. Jos kukaan ei pelaa, finessiä ei ollut.
convention-five-stall-about = Viitonen, joka ei ole poistovuorossa, kertoo vain olevansa viitonen. Se näytetään, kun parempaa tekemistä ei ole.
convention-order-of-ones-about = Useista ykkösistä pelataan ensin vanhin.
convention-fix-about = Jos seuraava pelaaja on tekemässä virheen, tieto näyttää, mikä kortti oikeasti on. Muuta se ei pyydä.
convention-twins-about = Joka heittää pois hyödyllisen, tarkasti tunnetun kortin, näkee saman kortin mainittuna toisen kädessä; sen haltija tietää sen silloin.
convention-warning-about = Joka heittää kortin pois, kun sinisiä merkkejä ei ole, vaikka kaikki tietävät pelattavasta kortista, varoittaa seuraavaa pelaajaa: poistovuorossa oleva kortti on säästettävä.
convention-last-turns-about = Kun pakka on loppumassa, tieto säästää tarvittavan vuoron; viimeisellä kierroksella kokeillaan todennäköistä korttia, jos virhe ei hävitä peliä. Varma väri ilmoitetaan, missä se on sääntö, ja laatoilla otetaan hyödyllisin.
convention-plain-about = Joka ei pelaa näin, tulkitaan pian suoraviivaisesti: tarkoitetaan uusinta mainittua korttia, jonka voi pelata. Merkitys, jonka kortti kumoaa, hylätään.
