# De spelregels, in onze eigen woorden.

rules-title = Spelregels
rules-lead = Alles wat je nodig hebt om te spelen, met plaatjes. Kies een editie om alleen te lezen wat daarin zit.
rules-choose = De regels van welke editie?
rules-everything = Alles
rules-everything-about = alle edities, alle varianten
rules-no-such-box = Die editie bestaat niet.
rules-contents = Inhoud
rules-to-learn = Probeer het in drie minuten
rules-to-play = Naar de startpagina

rules-box-da = De Deense editie is voor 2 tot 5 spelers vanaf 8 jaar. Er zitten 55 kaarten in (vijf ervan veelkleurig), acht blauwe fiches, die in het deksel liggen, en drie rode: bij elke fout gaat er een in het deksel.
rules-box-nl = De Nederlandse editie is voor 2 tot 5 spelers vanaf 10 jaar. Er zitten 50 kaarten in, acht fiches en drie foutkaarten, die van blauw naar rood worden gedraaid.
rules-box-fi = De Finse editie is voor 2 tot 5 spelers. Er zitten 55 kaarten in (vijf ervan veelkleurig), acht blauwe fiches, die in het deksel liggen, en drie rode: bij elke fout gaat er een in het deksel.
rules-box-pl = De Poolse speciale editie is voor 2 tot 5 spelers vanaf 8 jaar. Er zitten 50 kaarten in plus tien veelkleurige en tien zwarte, vijf kaarthouders, acht fiches op hun zakje, drie fouttegels die van blauw naar rood worden gedraaid, en zes beloningstegels.
rules-box-custom = Hier staan de regels van alle vier de fysieke edities, plus twee keuzes die in geen ervan zitten: een zesde kleur, en een verbod op lege informatie. Het spel is voor 2 tot 5 spelers.

## Het basisspel

rules-goal = Doel van het spel
rules-goal-show = Hanabi betekent vuurwerk. Samen bereiden jullie een show voor met vijf rijen vuurwerk, één in elke kleur, die kaart voor kaart worden opgebouwd van 1 tot 5.
rules-goal-twist = Jullie winnen of verliezen samen. Er zit één addertje onder het gras: je houdt je kaarten verkeerd om, zodat iedereen ze ziet behalve jij.
rules-goal-picture = De rode rij: 1, 2 en 3 liggen er, de rode 4 is de volgende.

rules-setup = Voorbereiding
rules-setup-cards = Het basisspel heeft 50 kaarten in vijf kleuren: wit, rood, blauw, geel en groen. Van elke kleur zijn er drie enen, twee tweeën, twee drieën, twee vieren en één vijf.
rules-setup-tokens = Er zijn acht fiches, die aan het begin allemaal beschikbaar zijn. Fouten worden geteld tot drie.
rules-setup-hands = Met twee of drie spelers krijgt ieder vijf kaarten, met vier of vijf spelers vier. Kijk nooit naar je eigen kaarten: draai ze naar de anderen toe.
rules-setup-deck = De rest is de gedekte stapel. Iedereen mag weten hoeveel kaarten er nog in zitten.
rules-setup-starter = Wie het kleurigst gekleed is, begint; hier wordt erom geloot, of degene die de tafel klaarzette beslist. Er wordt met de klok mee gespeeld.

rules-turn = Jouw beurt
rules-turn-one = In je beurt doe je precies één van drie dingen. Passen mag niet. Zolang iemand nadenkt, geven de anderen geen commentaar en helpen ze niet.

rules-clue = Informatie geven
rules-clue-cost = Vertel één medespeler iets over de kaarten in diens hand. Dat kost een fiche; zonder fiche kun je geen informatie geven.
rules-clue-name = Noem precies één kleur of precies één waarde, en wijs alle kaarten aan die kloppen: allemaal tegelijk en zonder er een te benadrukken.
rules-clue-color-said = ‘Je hebt twee rode kaarten, hier en hier.’
rules-clue-rank-said = ‘Je hebt drie kaarten met waarde 1, hier, hier en hier.’
rules-clue-complete = Informatie is altijd volledig en waar: je mag geen kaart weglaten die klopt.
rules-clue-wrong-said = Niet toegestaan: ‘Je hebt hier een groene kaart.’ De andere groene kaart moet ook worden aangewezen.
rules-clue-empty = Je mag ook vertellen dat zo’n kaart er niet is. Dat kost net zo goed een fiche.
rules-clue-empty-said = ‘Je hebt geen witte kaarten.’
rules-clue-heard = Iedereen hoort alle informatie. Die gaat alleen over de kaarten die nu in de hand zijn, niet over kaarten die later worden getrokken. Herhalen mag.

rules-discard = Een kaart afleggen
rules-discard-how = Kies een van je kaarten zonder te kijken en leg die open op de aflegstapel. Er komt één fiche terug en je trekt een nieuwe kaart.
rules-discard-full = Zolang alle acht fiches beschikbaar zijn, kun je niet afleggen.
rules-discard-pile = Iedereen mag de aflegstapel altijd doorkijken. Liggen alle exemplaren van een kaart daar, dan kan die rij niet meer compleet worden; de kaarten onder het gat tellen nog wel.

rules-play = Een kaart spelen
rules-play-how = Kies een van je kaarten zonder te kijken en laat die zien. Je hoeft niet te weten welke het is, en ook niet te zeggen waar hij hoort.
rules-play-fits = Is het de volgende kaart van zijn rij, dan wordt hij daar aangelegd. Een 1 begint een rij; elke waarde komt één keer voor, zonder gaten. Daarna trek je een nieuwe kaart.
rules-play-picture = Blauw staat op 2: de blauwe 3 past.
rules-play-bonus = Wie een rij compleet maakt, haalt één fiche terug. Zijn alle acht beschikbaar, dan gaat die bonus verloren.

rules-mistake = Fouten
rules-mistake-what = Een kaart die niet past, is een fout: die gaat naar de aflegstapel en er komt geen fiche terug. Een kaart spelen die al in zijn rij ligt, is ook een fout. Je trekt wel een nieuwe kaart.
rules-mistake-picture = Blauw staat op 2: de blauwe 4 past niet.
rules-mistake-third = Bij de derde fout verliezen jullie meteen allemaal.

rules-end = Einde van het spel
rules-end-three = Het spel eindigt op een van drie manieren.
rules-end-mistakes = De derde fout wordt gemaakt: het spel is verloren.
rules-end-complete = Alle rijen zijn compleet: jullie hebben meteen gewonnen, met de maximale score.
rules-end-deck = Iemand trekt de laatste kaart van de stapel: nu heeft iedereen nog precies één beurt, die speler als laatste. Er wordt niet meer getrokken. Daarna tellen jullie de punten.
rules-end-hopeless = Het spel gaat door, ook als er geen punt meer te halen is. Maar jullie mogen afspreken te stoppen; dan telt wat er ligt.

rules-score = Score en artistieke prestatie
rules-score-how = Elke rij levert zo veel punten op als er kaarten in liggen. Het basisspel geeft hoogstens 25 punten.
rules-score-picture = 3 + 4 + 4 + 5 + 2 = 18 punten
rules-rating = Wat het publiek ervan vindt
rules-rating-points = Punten
rules-rating-words = Oordeel
rules-rating-multicolour = Met veelkleurige kaarten zijn 30 punten mogelijk; zonder is 25 het hoogste.
rules-score-lost = Een partij die door de derde fout verloren gaat, telt 0 punten en krijgt geen oordeel.

rules-talk = Praten en onthouden
rules-talk-only = Jullie vertellen elkaar alleen iets met informatie waarvoor jullie betalen: geen toespelingen, geen gezichten, geen zuchten.
rules-talk-action = In de Nederlandse editie mag je ook zeggen welke actie je gekozen hebt.
rules-talk-house = Jullie mogen meer afspreken. Twee opmerkingen kunnen geen kwaad: dat je nog niets over je hand weet, en aan iemand vragen of die zijn kaarten nog weet.
rules-talk-hand = Je mag je eigen kaarten herschikken zonder ernaar te kijken: verplaats, draai of kantel ze om informatie te onthouden. Iedereen ziet het.

## Varianten en uitbreidingen

rules-five-own-cards = Voeg vijf veelkleurige kaarten toe, één van elke waarde. Het spel telt dan 55 kaarten.
rules-five-own-color = Veelkleurig is een eigen kleur: je mag die noemen en wijst dan precies deze kaarten aan. Informatie over andere kleuren gaat niet over deze kaarten.
rules-five-own-score = Er zijn zes rijen en 30 punten zijn mogelijk. Van elke veelkleurige kaart is er maar één, wees er dus zuinig op.
rules-five-own-said = ‘Je hebt twee veelkleurige kaarten, hier en hier.’
rules-five-own-red-said = ‘Je hebt hier een rode kaart.’

rules-ten-wild-cards = Voeg tien veelkleurige kaarten toe, met dezelfde waarden als elke andere kleur. Het spel telt dan 60 kaarten.
rules-ten-wild-color = Bij informatie horen ze bij elke kleur: noem je een kleur, dan wijs je ook deze kaarten aan. Informatie over een waarde werkt zoals altijd.
rules-ten-wild-name = Veelkleurig zelf mag niet worden genoemd, niet dat iemand zo’n kaart heeft en ook niet dat iemand er geen heeft.
rules-ten-wild-firework = Ze vormen een zesde rij van 1 tot 5 en vervangen nooit een kaart van een andere rij. Er zijn 30 punten mogelijk.
rules-ten-wild-said = ‘Je hebt drie gele kaarten, hier, hier en hier.’

rules-ten-own-cards = Voeg tien veelkleurige kaarten toe, met dezelfde waarden als elke andere kleur. Ze zijn een eigen kleur, die je noemt zoals elke andere. Het spel telt dan 60 kaarten.
rules-ten-own-score = Er zijn zes rijen en 30 punten zijn mogelijk. Geen van de vier fysieke edities heeft deze keuze.
rules-ten-own-said = ‘Je hebt twee veelkleurige kaarten, hier en hier.’

rules-black-cards = Voeg tien zwarte kaarten toe: drie vijven, twee vieren, twee drieën, twee tweeën en maar één kaart met waarde 1.
rules-black-down = De zwarte rij wordt in omgekeerde volgorde gebouwd. De 5 begint de rij; de 1 maakt hem compleet en geeft de gewone bonus.
rules-black-color = Bij informatie is zwart geen kleur: geen enkele kleur wijst een zwarte kaart aan, en zwart mag niet worden genoemd, ook niet om te zeggen dat iemand er geen heeft. Informatie over een waarde gaat wel over zwarte kaarten.
rules-black-score = Tel de andere rijen op en trek één punt af voor elke kaart die in de zwarte rij ontbreekt, welke waarde die ook heeft. Het hoogste blijft 25, of 30 met veelkleurige kaarten; het laagste is −5.
rules-black-ribbon = Als jullie niet verliezen, krijgen jullie allemaal het zwarte lint voor durf.
rules-black-red-said = ‘Je hebt twee rode kaarten, hier en hier.’ De zwarte horen daar niet bij.
rules-black-rank-said = ‘Je hebt twee kaarten met waarde 1, hier en hier.’
rules-black-picture = 5, 4 en 3 liggen er, de zwarte 2 is de volgende. Als het spel nu eindigde, kostten de twee ontbrekende kaarten twee punten.

rules-tiles-turn = Schud de zes beloningstegels tot een gedekte stapel. Wie een rij compleet maakt, draait de bovenste tegel om en voert die uit in plaats van een fiche terug te halen, en trekt pas daarna een kaart. De tegel gaat dan uit het spel.
rules-tiles-must = Wat kan worden uitgevoerd, moet worden uitgevoerd; de rest vervalt. De kaart die de allerlaatste rij compleet maakt, draait geen tegel om: jullie hebben gewonnen.
rules-tiles-recycle = Terug in de stapel: is de stapel op, dan mag je in plaats daarvan een kaart redden of de tegel laten vervallen. Een laatste ronde die begonnen is, blijft zoals die is. Bij Alles of niets mag je de kaart ook in de lege stapel leggen en hem dan zelf trekken.
rules-tiles-salvage = Redding: maakt de geredde kaart een rij compleet, draai dan meteen de volgende tegel om.

rules-expert-deck = Er is geen laatste ronde. Is de stapel op, dan gaat het spel door: niemand trekt en de handen worden kleiner.
rules-expert-lost = Jullie verliezen meteen bij de derde fout, en ook als er op welke manier dan ook een kaart op de aflegstapel komt die je niet meer kunt vervangen: het laatste exemplaar van een kaart die zijn rij nog nodig heeft.
rules-expert-hand = Een speler zonder kaarten kan alleen informatie geven. Is daar ook geen fiche voor, dan verliezen jullie.
rules-expert-won = Jullie winnen als alle rijen in het spel compleet zijn. Er zijn geen punten en er is geen oordeel.

rules-announce-may = Voordat je de kaart toont die je speelt, mag je de kleur noemen. Je kiest elke keer opnieuw.
rules-announce-right = Klopt de kleur en past de kaart, dan komt er een fiche terug; maakt de kaart een rij compleet, dan nog een.
rules-announce-wrong = Klopt de kleur niet, dan wordt de kaart afgelegd en een fout geteld, ook als hij gepast had.
rules-announce-unfit = Klopt de kleur maar past de kaart niet, dan is het een gewone fout en komt er geen fiche terug.
rules-announce-which = Een veelkleurige kaart kondig je aan als veelkleurig en een zwarte als zwart. Ondanks de Deense titel komt er geen klok aan te pas.

rules-no-empty-clues-rule = Alle informatie moet over minstens één kaart gaan. Alle vier de fysieke edities staan lege informatie toe; dit is een keuze voor wie gewend is zonder te spelen.

rules-combining = Uitbreidingen combineren
rules-combining-box = Alles wat deze editie biedt, mag je vrij combineren ({ $box }).
rules-combining-custom = Alles gaat samen; alleen de drie soorten veelkleurige kaarten sluiten elkaar uit. Informatie over een kleur gaat ook over de veelkleurige kaarten van de Kleurenlawine, maar nooit over zwarte kaarten.
