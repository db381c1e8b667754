# How each bot plays, in one sentence. Python reads these: each is one line.

description-random = Kiest volkomen willekeurig een toegestane actie.
description-cautious = De vriendelijke beginner: speelt wat zeker is, geeft informatie over kaarten die gespeeld kunnen worden en legt zijn oudste kaart af.
description-partner = Voor spel met mensen: speelt volgens conventies die veel spelers kennen, en zegt waarom.
description-sieve = Voor twee: informatie wijst naar de kaart ernaast (Referential Sieve); zegt waarom.
description-duet = De sterkste voor twee spelers: speelt als Duo, maar denkt voor elke zet honderden mogelijke partijen tot het einde door; in partijen met beloningstegels houdt hij zich aan de regels van Duo.
description-duo = Snel en sterk met twee spelers: de informatie die hij geeft, en ook die hij niet geeft, zegt zijn medespeler iets.
description-learned = Een klein neuraal netwerk voor twee spelers: het deed eerst Duo na en werd daarna beter door met zichzelf te spelen.
description-hat = Snel en sterk met drie tot vijf spelers: alle informatie is een code die iedereen iets over de eigen hand vertelt; mensen kunnen dat niet volgen.
description-choir = De sterkste voor drie tot vijf spelers: spreekt de code van Hat, maar denkt voor elke zet mogelijke partijen tot het einde door; in partijen met beloningstegels houdt hij zich aan de regels van Hat.
description-cheat = Ziet alle handen en de stapel: geen echte speler, maar de bovengrens waaraan de andere worden gemeten.
