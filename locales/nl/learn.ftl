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
learn-watch-two = Nu is { $two } aan de beurt.

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
learn-fix-done = Geen fout! Dat was de laatste les. Speel nu een hele partij.
