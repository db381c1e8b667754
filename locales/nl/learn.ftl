# Leren spelen: de lijst met lessen, en wat er bij elke stap wordt gezegd. `one` en `two` zijn de namen van de bots.

learn-title = Leren spelen
learn-lead = Korte lessen aan echte tafels. Stop wanneer je wilt: je gaat verder waar je gebleven was.
learn-begin = Beginnen
learn-continue = Verdergaan
learn-to-play = Naar een echte partij
learn-to-rules = De spelregels lezen
learn-kind-game = Het spel
learn-kind-about-game = Alles wat je nodig hebt voor je eerste avond met vrienden.
learn-kind-convention = Wat informatie betekent
learn-kind-about-convention = Goede spelers spreken af wat informatie meer betekent dan de woorden zeggen. De bot Partner speelt volgens deze conventies.
learn-kind-advanced = Wat ervaren spelers afspreken
learn-kind-about-advanced = Voor later, als je een paar partijen hebt gespeeld: conventies die minder vaak voorkomen.
learn-state-done = Klaar
learn-state-begun = Begonnen
learn-progress = Hoe ver je bent
learn-dealing = De kaarten worden gedeeld…
learn-next = Verder
learn-next-lesson = Volgende les
learn-all = Alle lessen
learn-leave = Stoppen
learn-look-again = Het is een andere kaart. Kijk nog eens.
learn-strayed = De bots speelden dit keer iets anders. Geeft niet: ga verder.
learn-understood = { $name } begreep:
learn-watch-one = Kijk wat { $one } ermee doet.
learn-turn-one = Nu is { $one } aan de beurt.
learn-turn-two = Nu is { $two } aan de beurt.

learn-title-cards = Kaarten en vuurwerk
learn-about-cards = Wat je ziet, wat er in de stapel zit, en je eerste kaart.
learn-title-clues = Informatie
learn-about-clues = Vertel de anderen wat zij niet kunnen zien.
learn-title-lamps = Lampen
learn-about-lamps = Hoe je fiches terugkrijgt.
learn-title-mistakes = Fouten
learn-about-mistakes = Wat er gebeurt als een kaart niet past.
learn-title-finale = De laatste ronde
learn-about-finale = Hoe een partij eindigt, en een perfecte show.
learn-title-play = Speelinformatie
learn-about-play = Informatie over een nieuwe kaart vraagt om die te spelen.
learn-title-focus = Aflegkaart en focus
learn-about-focus = Welke kaart als volgende weggaat, en welke er bedoeld is.
learn-title-save = Reddende informatie
learn-about-save = Houd wat anders verloren gaat.
learn-title-prompt = Prompts
learn-about-prompt = De ontbrekende kaart is er een die je deels kent.
learn-title-finesse = Finesses
learn-about-finesse = De ontbrekende kaart is je nieuwste.
learn-title-stall = Wachten met een 5
learn-about-stall = Wat je zegt als er niets te zeggen is.
learn-title-fix = Correcties
learn-about-fix = Behoed iemand voor een fout.
learn-title-ones = Volgorde van enen
learn-about-ones = Meerdere enen, één keer informatie: de oudste eerst.
learn-title-twins = Tweelingen
learn-about-twins = Twee spelers hebben dezelfde kaart, en één maakt plaats.
learn-title-warning = Waarschuwingen
learn-about-warning = Hoe je een kaart redt zonder informatie.
learn-title-chop-move = Verschoven aflegkaarten
learn-about-chop-move = Houd kaarten die niet eens worden aangewezen.
learn-title-gift = Overgelaten kaarten
learn-about-gift = Laat een kaart over aan wie dezelfde heeft.
learn-title-layers = Gelaagde finesses
learn-about-layers = De ontbrekende kaart ligt achter andere.
learn-title-hidden = Verborgen finesses
learn-about-hidden = Een prompt brengt een andere kaart dan de ontbrekende.
learn-title-bluff = Bluf
learn-about-bluff = De nieuwste kaart past, maar is niet de ontbrekende.

learn-cards-others = Welkom! Je speelt met { $one } en { $two }. Jij ziet al hun kaarten, maar zij zien hun eigen kaarten niet.
learn-cards-own = Dit zijn jouw kaarten. Iedereen ziet ze, behalve jij.
learn-cards-fireworks = Samen bouwen jullie vijf rijen vuurwerk, een in elke kleur, kaart voor kaart van 1 tot 5. Er is nog niets ontstoken.
learn-cards-copies = Elke kleur heeft tien kaarten: drie enen, twee tweeën, twee drieën, twee vieren en maar één 5.
learn-copies-picture = De tien rode kaarten: 1, 1, 1, 2, 2, 3, 3, 4, 4, 5
learn-cards-fives = { $one } heeft de rode 5. Van elke kleur is er maar één 5: wordt die afgelegd, dan kan die rij nooit meer compleet worden.
learn-cards-play = { $two } vertelde dat deze kaart een 1 is. Er is nog geen vuurwerk ontstoken, dus elke 1 past: tik op de kaart en speel hem.
learn-cards-placed = Hij past, en je hebt een nieuwe kaart getrokken. Elke gelegde kaart is een punt; 25 is perfect.

learn-clues-lamps = De lampen zijn jullie fiches, acht in totaal. In plaats van te spelen mag je iemand iets over zijn kaarten vertellen. Dat kost één lamp.
learn-clues-rank = { $one } heeft twee enen. Tik op een ervan, kies ‘1’ en vertel het.
learn-clues-all = Je wijst altijd alle kaarten aan die kloppen: allebei de enen en geen andere. Kijk wat { $one } ermee doet.
learn-clues-played = { $one } speelde een 1. Nu is { $two } aan de beurt.
learn-clues-color = { $two } heeft de rode 1, en rood is nog niet ontstoken. Noem deze keer de kleur: tik op de kaart en zeg ‘rood’.
learn-clues-not = { $two } weet nu dat deze kaart rood is, en de andere niet. Maar eerst is { $one } aan de beurt.
learn-clues-one-more = { $one } speelde de andere 1. Nu is { $two } aan de beurt.
learn-clues-done = Er zijn drie rijen ontstoken. Je zei twee keer iets, meer was er niet nodig.

learn-lamps-discard = { $count ->
    [one] Er brandt { $count } lamp. Leg je een kaart af, dan gaat er weer een aan: leg je oudste kaart af. Niemand zei dat die belangrijk is.
   *[other] Er branden { $count } lampen. Leg je een kaart af, dan gaat er weer een aan: leg je oudste kaart af. Niemand zei dat die belangrijk is.
}
learn-lamps-back = Er brandt weer een lamp meer. De kaart is uit het spel, en je hebt een nieuwe getrokken.
learn-lamps-eight = Zolang alle acht lampen branden, mag niemand afleggen. Dan geef je informatie of speel je een kaart.
learn-lamps-five = Even later: rood staat op 4, en je weet dat deze kaart de rode 5 is. Speel hem.
learn-lamps-five-back = De rode rij is compleet. Ook daarvoor gaat een lamp aan, tenzij alle acht al branden.

learn-mistakes-try = En als een kaart niet past? Probeer het: speel je nieuwste kaart zonder er iets van te weten.
learn-mistakes-failed = Dat was een fout: de witte 4 kan niet vóór de witte 1 komen. De kaart is weg, en er is een lont opgebrand.
learn-mistakes-third = Bij de derde fout verliezen jullie meteen allemaal. Kijk dus eerst wat de rijen nodig hebben.
learn-mistakes-late = Je hoorde twee keer iets over deze kaart: het is een rode 1. Maar er ligt al een rode 1, dus deze kan nooit meer worden gespeeld. Leg hem af: dan gaat er weer een lamp aan.
learn-mistakes-done = Goed zo. Een 1 past alleen zolang die kleur nog niet is ontstoken.

learn-finale-deck = Bijna aan het einde: er liggen 23 kaarten, en er is nog één kaart in de stapel.
learn-finale-last-card = Blauw staat op 3, en je weet dat deze kaart de blauwe 4 is. Speel hem.
learn-finale-round = Je trok de laatste kaart van de stapel. Nu heeft iedereen nog precies één beurt, jij ook.
learn-finale-wait = { $one } en { $two } hebben hun laatste beurt.
learn-finale-five = Je laatste beurt, en de laatste kaart die ontbreekt: speel de blauwe 5.
learn-finale-done = 25 punten, een perfecte show! Een partij eindigt als alle rijen compleet zijn, bij de derde fout, of na zo’n laatste ronde. Hierna: wat goede spelers met hun informatie bedoelen.

learn-play-see = { $one } vertelde { $two } dat deze kaart blauw is. Informatie over een nieuwe kaart vraagt om die te spelen. Let op { $two }.
learn-play-seen = De blauwe 1 past. Niemand hoefde ‘1’ te zeggen: informatie kost een lamp, dus die betekent meer dan de woorden.
learn-play-read = { $two } vertelde je iets over je kaarten. Speel de kaart die bedoeld is.
learn-play-right = Goed. Van alle groene kaarten kon alleen de groene 1 gespeeld worden.
learn-play-give = { $one } heeft één kaart die nu gespeeld kan worden. Zoek hem, en noem de kleur.
learn-play-done = { $one } begreep je en speelde hem.

learn-focus-chop = { $two } kreeg niets te horen en heeft geen goede informatie te geven. Dan gaat de oudste kaart weg waarover niets is gezegd: de aflegkaart.
learn-focus-chopped = De aflegkaart is weg, en de volgende neemt die plaats in. Iedereen ziet welke kaart als volgende weggaat.
learn-focus-newest = { $two } vertelde dat twee kaarten rood zijn. Er is er maar één bedoeld: de focus. Is de aflegkaart er niet bij, dan is het de nieuwste. Speel hem.
learn-focus-newest-right = Goed: de rode 1. De andere rode kaart wacht.
learn-focus-on-chop = Nu zijn twee kaarten blauw, en een ervan is je aflegkaart. Wordt de aflegkaart aangewezen, dan is die bedoeld. Speel hem.
learn-focus-on-chop-right = Goed: de blauwe 1.
learn-focus-give = { $one } heeft twee blauwe kaarten. De nieuwste is bedoeld, en dat is de blauwe 1. Zeg ‘blauw’.
learn-focus-done = De focus werd gespeeld, en de andere blauwe kaart blijft in de hand.

learn-save-see = { $one } vertelde { $two } dat de aflegkaart een 5 is. Een 5 mag niet verloren gaan, dus die moet blijven. Let op { $two }.
learn-save-seen = De 5 blijft, en de volgende kaart werd afgelegd.
learn-save-read = { $two } vertelde dat je oudste kaart een 5 is: houd hem. Leg je nieuwe aflegkaart af, de oudste kaart waarover niets is gezegd.
learn-save-right = Goed. De 5 blijft tot hij past.
learn-save-which = { $one } zou nu de blauwe 2 afleggen. Drie soorten kaarten worden gered: een 5, een 2 waarvan niemand de andere ziet, en het laatste exemplaar van een kaart.
learn-save-give = Een 2 red je met de waarde: zeg ‘2’.
learn-save-done = De blauwe 2 is veilig, en een andere kaart werd afgelegd.

learn-prompt-see = De rode 1 ligt er, en { $two } weet van deze kaart alleen dat het een 2 is. { $one } vertelde dat jij een rode kaart hebt. Let op { $two }.
learn-prompt-mine = { $two } zag dat jouw kaart niet vóór de rode 2 kan komen, dus moest de 2 rood zijn. Speel nu je rode kaart.
learn-prompt-seen = De rode 3! Informatie over een kaart die te vroeg komt, vraagt om de ontbrekende. Wie die deels kent, speelt hem. Dat is een prompt.
learn-prompt-read = { $two } vertelde { $one } over de rode 3, maar rood staat op 1. Wie heeft de rode 2? Kijk wat jou verteld is, en speel.
learn-prompt-right = Goed: jouw 2 was de rode.
learn-prompt-give = Rood staat op 1. { $one } weet van een 2, en die is rood; { $two } heeft de rode 3. Zeg ‘rood’ tegen { $two }.
learn-prompt-done = Eén keer informatie, twee kaarten.

learn-finesse-see = { $one } vertelde dat je een rode kaart hebt, maar er ligt geen rood. { $two } heeft de rode 1 als nieuwste kaart. Let op.
learn-finesse-mine = { $two } speelde hem zonder iets te weten: jouw kaart moet hem nodig hebben. Dus die van jou is de rode 2. Speel hem.
learn-finesse-seen = Dat was een finesse. Weet niemand iets van de ontbrekende kaart, dan is het de nieuwste kaart waarover niets is gezegd, en die wordt meteen gespeeld.
learn-finesse-read = { $two } vertelde { $one } over de rode 2, maar de rode 1 ligt er niet, en je ziet hem nergens. Speel de kaart die bedoeld is.
learn-finesse-right = Goed: je nieuwste kaart was de rode 1.
learn-finesse-give = { $one } heeft de rode 1 als nieuwste kaart, en { $two } de rode 2. Eén keer informatie brengt ze allebei: zeg ‘rood’ tegen { $two }.
learn-finesse-done = Eén keer informatie, twee kaarten, en één ervan ongezien.

learn-stall-see = Alle acht lampen branden, dus { $one } mag niet afleggen. En er is niets te spelen of te redden. Let op.
learn-stall-told = ‘5’, en niet over de aflegkaart: van { $two } wordt niets gevraagd.
learn-stall-seen = Een 5 die niet de aflegkaart is, zegt alleen dat het een 5 is. Je laat hem zien als je niets beters te doen hebt.
learn-stall-read = { $two } vertelde dat je een 5 hebt, en het is niet je aflegkaart. Doe dus alsof er niets gezegd is: leg je aflegkaart af.
learn-stall-right = Goed. Je kent je 5 nu, en meer werd er niet gevraagd.
learn-stall-eight = Alle acht lampen branden: je mag niet afleggen. En niemand heeft een kaart om te spelen of te redden.
learn-stall-give = { $one } heeft een 5 die niet de aflegkaart is. Zeg ‘5’.
learn-stall-done = { $one } houdt de 5 en legt de aflegkaart af, zoals gepland.

learn-fix-see = { $two } hoorde over twee enen en speelde er een. De andere is ook een groene 1 en zou een fout zijn. Let op { $one }.
learn-fix-told = Nu weet { $two } dat deze kaart groen is.
learn-fix-seen = Hij wordt afgelegd in plaats van gespeeld. Zulke informatie vraagt verder niets: iemand wordt voor een fout behoed.
learn-fix-read = Je hoorde over twee enen en speelde de rode. Nu vertelt { $two } dat de andere ook rood is. Wat doe je ermee?
learn-fix-right = Goed. Aan een tweede rode 1 heb je niets, en voor het afleggen gaat er weer een lamp aan.
learn-fix-give = Je vertelde { $one } over twee enen, maar ze zijn allebei blauw. De ene ligt er; de andere zou een fout zijn. Zeg ‘blauw’.
learn-fix-done = Geen fout! Dat was de laatste van de basisconventies. Speel nu een hele partij; de moeilijkere kunnen wachten.

learn-ones-see = { $one } vertelde { $two } over twee enen, en ze passen allebei. Welke komt eerst? Let op { $two }.
learn-ones-seen = De oudste van de twee. Van meerdere enen wordt de oudste eerst gespeeld, dus iedereen weet welke de volgende is.
learn-ones-read = { $two } vertelde je over twee enen. Speel die welke eerst komt.
learn-ones-right = Goed: de oudste was de gele 1. De andere volgt in je volgende beurt.
learn-ones-give = { $one } heeft twee enen, en ze passen allebei. Eén keer informatie is genoeg: zeg ‘1’.
learn-ones-done = De oudste kwam eerst. Tot de nieuwste volgt, is er tijd voor een correctie als die niet meer past.

learn-twins-see = { $one } weet precies wat deze kaart is: de gele 2. { $two } heeft er ook een, maar weet alleen dat het een 2 is. Let op { $one }.
learn-twins-seen = Eén is genoeg. Wie een nuttige kaart aflegt en precies weet welke het is, ziet dezelfde kaart, al aangewezen, in een andere hand. Dus { $two } kent nu de gele 2.
learn-twins-read-see = Je vertelde { $one } over de groene 2. { $two } heeft de groene 1, dus { $one } weet welke 2 het is. Let op { $one }.
learn-twins-read = { $one } legde de groene 2 af, en { $two } speelde de groene 1. Wie heeft de andere groene 2? Kijk wat jou verteld is, en speel.
learn-twins-right = Goed: jouw 2 was de groene, en { $one } zag hem.
learn-twins-give = Je weet precies wat deze kaart is: de groene 2. { $two } heeft er ook een, maar weet alleen dat het een 2 is. Eén is genoeg: leg de jouwe af.
learn-twins-done = { $two } kent nu de groene 2, en jij hebt plaats voor een andere kaart.

learn-warning-see = Je vertelde { $one } over twee tweeën, en ze kunnen allebei gespeeld worden. Maar { $two } zou nu de rode 5 afleggen, en er brandt geen lamp om die te redden. Let op { $one }.
learn-warning-seen = { $one } legde af in plaats van te spelen. Brandt er geen lamp, dan waarschuwt dat de volgende speler: houd de aflegkaart. Dus de rode 5 blijft, en de kaart erna werd afgelegd.
learn-warning-read-see = { $one } vertelde { $two } over de groene 2, en die kan nu gespeeld worden. Er brandt geen lamp. Let op { $two }.
learn-warning-read = { $two } legde af in plaats van te spelen, en jij bent de volgende. Wat zegt dat over je aflegkaart? Leg de juiste kaart af.
learn-warning-right = Goed: je aflegkaart was de rode 5, en die blijft. Je legde de kaart erna af.
learn-warning-lamps = Er brandt geen lamp, dus je kunt geen informatie geven. Maar { $one } zou nu de groene 5 afleggen.
learn-warning-give = { $one } vertelde je over een blauwe kaart die gespeeld kan worden: het is de blauwe 2. Leg toch je aflegkaart af: dat waarschuwt { $one }.
learn-warning-done = De groene 5 is veilig, en er branden weer twee lampen. De blauwe 2 kan een beurt wachten.

learn-chop-move-see = Alle vijf de enen liggen er. { $two } zou nu de rode 5 afleggen. Let op { $one }.
learn-chop-move-told = ‘1’: deze twee heeft niemand meer nodig. Daar gaat het dus niet om: { $two } moet alle oudere kaarten houden.
learn-chop-move-seen = Een nutteloze 1 werd afgelegd, en de rode 5 blijft. Informatie die alleen nieuwe, nutteloze kaarten toont, verschuift de aflegkaart: alle oudere kaarten blijven.
learn-chop-move-read = Alle vijf de enen liggen er, en { $two } vertelde je over een nieuwe. Die is nutteloos, dus je moet alle oudere kaarten houden. Wat leg je af?
learn-chop-move-right = Goed: de nutteloze 1. Je drie oudere kaarten blijven, en een daarvan is de blauwe 5.
learn-chop-move-give = { $one } zou nu de groene 5 afleggen. De witte 1 is nutteloos, en alle drie de oudere kaarten zijn nodig: zeg ‘1’.
learn-chop-move-done = Eén lamp redt drie kaarten, en er werd er niet een aangewezen.
learn-chop-move-five = { $one } vertelde dat vlak naast je aflegkaart een 5 zit. Er had al iemand afgelegd en er brandden minder dan drie lampen, dus het was geen wachten: je moet ook de aflegkaart houden. Maar eerst is { $two } aan de beurt.
learn-chop-move-five-read = Leg nu de oudste kaart af waarover niets is gezegd en die je niet hoeft te houden.
learn-chop-move-five-right = Goed. Je aflegkaart was de gele 2, en die werd samen met de 5 gered.

learn-gift-see = { $one } weet van de blauwe 1 en zou hem kunnen spelen. Maar { $two } heeft dezelfde kaart als nieuwste, en zou anders de blauwe 2 afleggen. Let op { $one }.
learn-gift-seen = Wie een kaart aflegt waarvan iedereen weet dat die gespeeld kan worden, laat hem over aan iemand die dezelfde als nieuwste kaart heeft. Die werd gespeeld, en de blauwe 2 blijft.
learn-gift-read-see = Je vertelde { $two } over de gele 1, en die kan gespeeld worden. Let op { $two }.
learn-gift-read = { $two } legde hem af, hoewel hij past! Iemand heeft dus dezelfde kaart, en je ziet hem nergens. Speel de kaart die bedoeld is.
learn-gift-right = Goed: je nieuwste kaart was ook een gele 1. En je aflegkaart, de groene 2, werd niet afgelegd.
learn-gift-give = { $one } vertelde je over de groene 1, en je zou hem kunnen spelen. Maar { $one } heeft dezelfde kaart als nieuwste, en zou anders de groene 2 afleggen. Leg je groene 1 af.
learn-gift-done = De groene 1 ligt er, de groene 2 blijft, en er brandt weer een lamp meer.

learn-layers-see = { $one } vertelde dat je een rode kaart hebt, maar er ligt geen rood. { $two } heeft de rode 1, maar de nieuwste kaart is de gele 2, en die past ook. Let op.
learn-layers-wait = { $two } speelde een andere kaart dan de rode 1. De informatie geldt nog steeds: de rode 1 ligt erachter, en jouw kaart wacht daarop. Leg je aflegkaart af.
learn-layers-mine = De rode 1! Nu past jouw kaart: speel hem.
learn-layers-seen = Dat was een gelaagde finesse. De ontbrekende kaart kan achter andere liggen die passen: ze worden na elkaar gespeeld, de nieuwste eerst.
learn-layers-read = { $two } vertelde { $one } over de groene 2, maar de groene 1 ligt er niet, en je ziet hem nergens. Speel de kaart die bedoeld is.
learn-layers-other = Het was de blauwe 2. Die past, maar is niet de groene 1, dus de informatie geldt nog steeds: de groene 1 ligt erachter. { $one } wacht.
learn-layers-next = Speel nu de groene 1: de nieuwste van de kaarten die je al had. Wat je sindsdien hebt getrokken, telt niet mee.
learn-layers-right = Goed. Eén keer informatie, drie kaarten.
learn-layers-give = { $one } heeft de blauwe 1, maar de nieuwste kaart is de witte 2, en die past ook. { $two } heeft de blauwe 2. Eén keer informatie brengt ze alle drie: zeg ‘blauw’ tegen { $two }.
learn-layers-pause = { $two } wacht, en { $one } is nog niet klaar. Leg je aflegkaart af.
learn-layers-done = Eén keer informatie, drie kaarten, en twee ervan ongezien.

learn-hidden-see = Rood staat op 1, en { $one } vertelde dat je een rode kaart hebt. { $two } weet van een 2, maar die is geel; de rode 2 is de nieuwste kaart. Let op.
learn-hidden-wait = { $two } hield de 2 voor de rode. Hij was geel, maar past, dus de informatie geldt nog steeds: de rode 2 was de nieuwste kaart waarover niets is gezegd. Jouw kaart wacht: leg je aflegkaart af.
learn-hidden-mine = De rode 2! Nu past jouw kaart: speel hem.
learn-hidden-seen = Dat was een verborgen finesse: een prompt die een andere kaart brengt dan de ontbrekende. Dan wordt daarna de nieuwste kaart in dezelfde hand gespeeld waarover niets is gezegd.
learn-hidden-read = { $two } vertelde { $one } over de rode 3, maar rood staat op 1. Wie heeft de rode 2? Speel de kaart die bedoeld is.
learn-hidden-other = Jouw 2 was de gele. Die past, dus de informatie geldt nog steeds: de rode 2 was je nieuwste kaart waarover niets is gezegd.
learn-hidden-next = Speel nu de rode 2. De kaart die je na de gele 2 trok, telt niet mee.
learn-hidden-right = Goed. Eén keer informatie, drie kaarten.
learn-hidden-give = Rood staat op 1, en { $two } heeft de rode 3. { $one } weet van een 2, maar die is geel; de rode 2 is de nieuwste kaart. Eén keer informatie brengt ze alle drie: zeg ‘rood’ tegen { $two }.
learn-hidden-done = Eén keer informatie, drie kaarten, al leek het een prompt.

learn-bluff-see = { $one } vertelde dat je een rode kaart hebt, maar er ligt geen rood. { $two } is de volgende en heeft de rode 1 niet; de nieuwste kaart is de gele 1. Let op.
learn-bluff-mine = { $two } speelde hem meteen. Hij past, maar is niet de rode 1: bluf. Dus die van jou is de rode 2, en niemand werd om de rode 1 gevraagd. Houd je kaart en leg je aflegkaart af.
learn-bluff-seen = Informatie over een kaart die één stap te hoog is, vraagt de volgende speler om de nieuwste kaart waarover niets is gezegd. Dat kan de ontbrekende zijn, of een andere die past.
learn-bluff-read = { $two } vertelde { $one } over de blauwe 2, maar de blauwe 1 ligt er niet, en jij bent de volgende. Speel de kaart die bedoeld is.
learn-bluff-right = Goed: je nieuwste kaart. Het was de groene 1 en niet de blauwe 1, dus het was bluf. Niemand wordt om de blauwe 1 gevraagd, en { $one } houdt de blauwe 2.
learn-bluff-give = { $one } is de volgende en heeft de witte 1 als nieuwste kaart. { $two } heeft de rode 2, maar de rode 1 ontbreekt. Eén keer informatie brengt de witte 1: zeg ‘rood’ tegen { $two }.
learn-bluff-done = De witte 1 ligt er, en { $two } weet van de rode 2. Dat was de laatste les: nu weet je alles wat Partner weet.
