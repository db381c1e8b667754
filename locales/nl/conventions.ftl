# What `partner` plays, on one page.

conventions-title = De conventies van Partner
conventions-about = Informatie betekent meer dan de woorden zeggen, en iedereen weet wat. De nieuwste kaart is het laatst getrokken, de oudste het langst in de hand, waar ze ook staan.
conventions-level-1 = Niveau 1: speelinformatie en reddende informatie
conventions-level-2 = Niveau 2: prompts en finesses
conventions-level-3 = Niveau 3: alles
conventions-level-always = Op elk niveau
conventions-lesson = Les
conventions-here = Aan deze tafel speelt iedereen tot en met niveau { $level }.
conventions-not-here = Niet aan deze tafel
convention-chop-about = Wie niets beters te doen heeft, legt de oudste kaart af waarover nog niets gezegd is: de aflegkaart.
convention-focus-about = Eén van de aangewezen kaarten is bedoeld: de aflegkaart als die voor het eerst wordt aangewezen, anders de nieuwste kaart die voor het eerst wordt aangewezen, anders de nieuwste aangewezen kaart.
convention-play-about = Informatie vraagt om de focus te spelen: nu, of zodra de kaarten ervoor liggen die al beloofd zijn.
convention-save-about = Is de focus de aflegkaart, dan kan de informatie vragen die te houden: een 5 of een 2 aangewezen met de waarde (een 2 alleen als de andere bij niemand te zien is), of het laatste exemplaar van welke kaart ook.
convention-good-touch-about = Elke aangewezen kaart wordt ooit nuttig, en geen twee aangewezen kaarten zijn gelijk. Dat zegt vaak zonder verdere informatie wat een kaart is.
convention-worth-about = Informatie moet een kaart speelbaar maken of er een redden die verloren zou gaan. Anders wordt er afgelegd; doet informatie geen van beide, dan was er niets beters te doen.
convention-prompt-about = Informatie over een kaart die een of twee stappen te hoog is, zegt dat iemand de ontbrekende kaart heeft. Kan een aangewezen kaart het zijn, dan is de nieuwste daarvan bedoeld.
convention-finesse-about = Kan geen aangewezen kaart de ontbrekende zijn, dan is de nieuwste kaart waarover niets is gezegd bedoeld, en die wordt meteen gespeeld. Doet niemand dat, dan was er geen finesse.
convention-five-stall-about = Een 5 die niet de aflegkaart is, zegt alleen dat het een 5 is. Die wordt getoond als er niets beters te doen is.
convention-order-of-ones-about = Van meerdere enen wordt de oudste eerst gespeeld.
convention-fix-about = Staat de volgende speler op het punt een fout te maken, dan toont informatie wat de kaart echt is. Verder wordt er niets gevraagd.
convention-twins-about = Wie een nuttige kaart aflegt en precies weet welke het is, ziet dezelfde kaart, al aangewezen, in een andere hand; wie die heeft, weet het dan.
convention-warning-about = Wie zonder fiche aflegt terwijl iedereen weet dat er een kaart gespeeld kan worden, waarschuwt de volgende speler: de aflegkaart moet blijven.
convention-last-turns-about = Als de stapel opraakt, spaart informatie een beurt die nodig is; in de laatste ronde wordt een waarschijnlijke kaart geprobeerd als een fout de partij niet kost. Staat een kleur vast, dan wordt die genoemd waar de regels dat toelaten, en tegels worden gebruikt waar ze het meest helpen.
convention-plain-about = Wie anders speelt, wordt al snel eenvoudig gelezen: de nieuwste aangewezen kaart die gespeeld kan worden, is bedoeld. Een betekenis die een kaart tegenspreekt, vervalt.
