# Wat de bots zeggen over hun zetten en de informatie van anderen.

cards-unknown = een onbekende kaart
cards-many = een van { $count } kaarten

bot-play-known = Ik weet dat ik dit kan spelen: { $cards }.
bot-play-clued = De informatie van { $to } vroeg mij deze kaart te spelen: { $cards }.
bot-play-inferred = Volgens alles wat gezegd is, kan deze kaart gespeeld worden: { $cards }.
bot-play-prompted = De informatie van { $to } aan { $seat } vraagt eerst om een andere kaart, en dat moet de kaart zijn waarover ik iets weet: { $cards }.
bot-play-finessed = De informatie van { $to } aan { $seat } vraagt eerst om een andere kaart, dus dat moet mijn nieuwste zijn: { $cards }.
bot-play-order-of-ones = Van meerdere enen speel ik eerst de oudste.
bot-play-connects = Iemand wacht op deze kaart: { $cards }.
bot-play-likely = Er is nu weinig te verliezen, en dit is mijn beste kans: { $cards }.
bot-announce-certain = Ik ben zeker van de kleur en noem die: { $cards }.
bot-clue-plays = { $to } kan na deze informatie ({ $named }) een kaart spelen: { $cards }.
bot-clue-plays-later = { $to } hoort over een kaart die later gespeeld kan worden ({ $named }): { $cards }.
bot-clue-saves = { $to } zou straks een kaart afleggen die niet verloren mag gaan ({ $named }): { $cards }.
bot-clue-prompts = { $to } zal zien wat de deels bekende kaart moet zijn ({ $named }): { $cards }.
bot-clue-finesses = { $to } zal meteen de nieuwste kaart spelen ({ $named }): { $cards }.
bot-clue-fixes = { $to } stond op het punt een fout te maken met deze kaart ({ $named }): { $cards }.
bot-clue-five-stall = Niets beters te doen: { $to } hoort over een 5.
bot-clue-stalls = Niets beters te doen, en { $to } heeft van deze informatie geen last ({ $named }).
bot-clue-helps = { $to } hoort meer over kaarten die al deels bekend zijn ({ $named }).
bot-clue-keeps = { $to } hoort op tijd dat deze kaart het bewaren waard is ({ $named }): { $cards }.
bot-clue-touches = { $to } hoort iets over kaarten waarover nog niets gezegd was ({ $named }).
bot-clue-urgent = Het kon niet wachten: { $to } is bijna aan de beurt.
bot-discard-useless = Deze kaart kan nooit meer worden gespeeld: { $cards }.
bot-discard-spare = Volgens alles wat gezegd is, is deze kaart niet nodig: { $cards }.
bot-discard-chop = Dit is mijn oudste kaart waarover niets is gezegd.
bot-discard-twin = { $to } heeft dezelfde kaart en weet dat nu: { $cards }.
bot-discard-warns = { $to } zou een kaart afleggen die niet verloren mag gaan, en er is geen fiche. Ik leg af in plaats van te spelen, zodat { $to } die kaart houdt: { $cards }.
bot-discard-least-harm = Elke kaart kan ertoe doen; deze waarschijnlijk het minst.
bot-no-tokens = Er was geen fiche.
bot-nothing-to-clue = Geen informatie was een fiche waard.
bot-deck-runs-out = De stapel raakt op, en informatie geven spaart een kaart.
bot-tile-takes = De tegel brengt deze kaart terug: { $cards }.
bot-tile-lapses = De tegel had niets te bieden.
bot-any-legal = Ik wist het niet en deed iets onschuldigs.
bot-read-play = { $seat } vraagt { $to } een kaart te spelen: { $cards }.
bot-read-play-or-save = { $seat } vraagt { $to } een kaart te spelen of te houden: { $cards }.
bot-read-save = { $seat } vraagt { $to } een kaart te houden: { $cards }.
bot-read-five-stall = { $seat } had niets beters te doen en liet { $to } een 5 zien.
bot-read-later = { $seat } vertelt { $to } over een kaart die op een andere wacht: { $cards }.
bot-read-prompt = { $seat } vertelt { $to } dat de deels bekende kaart deze is en gespeeld kan worden: { $cards }.
bot-read-finesse = { $seat } vertelt { $to } dat de nieuwste kaart deze is en nu gespeeld moet worden: { $cards }.
bot-read-fix = { $seat } behoedt { $to } voor een fout.
bot-read-stall = { $seat } had niets beters te doen dan { $to } dit te vertellen ({ $named }).
bot-read-waits = Als { $to } deze kaart nu speelt, ging de informatie van { $seat } over de kaart erna: { $cards }.
bot-read-twin = { $seat } legde een kaart af, dus { $to } heeft dezelfde: { $cards }.
bot-read-warning = { $seat } legde af in plaats van te spelen, dus { $to } moet de oudste kaart houden waarover nog niets gezegd is.
bot-read-broken = Dat had ik verkeerd begrepen; ik laat varen wat ik uit de informatie aan { $to } had opgemaakt.
bot-read-plain = Ik vat de informatie van { $seat } aan { $to } eenvoudig op: de nieuwste kaart die gespeeld kan worden, is bedoeld ({ $named }).
bot-read-literal = Ik neem de informatie van { $seat } aan { $to } letterlijk ({ $named }).
bot-rely-less = Ik reken er niet meer op dat informatie van { $seat } meer betekent dan de woorden zeggen, en geef zelf eenvoudige informatie.

# Asking a bot about a move.

words-why = Waarom?
words-what-it-tells = Wat zegt dit mij?
words-literally = Wat de informatie op zichzelf zegt
words-card-can-be = Kaart { $slot }: { $cards }
words-touches-nothing = Deze informatie gaat over geen van je kaarten.
words-meaning = Volgens de conventies van de bots:
words-understood = Zo vatte { $name } op wat eerder gebeurde:
words-more-later = Meer kan pas gezegd worden als de kaarten die je toen had, gespeeld of afgelegd zijn.
words-not-yet = Dit kan pas gezegd worden als de kaarten die je toen had, gespeeld of afgelegd zijn.
words-none = Over deze zet valt niets te zeggen.
words-asking = Een ogenblik…

# What the conventions are called.

convention-chop = Aflegkaart
convention-focus = Focus
convention-play = Speelinformatie
convention-save = Reddende informatie
convention-good-touch = Alleen nuttige kaarten
convention-worth = Een fiche waard
convention-prompt = Prompt
convention-finesse = Finesse
convention-five-stall = Wachten met een 5
convention-order-of-ones = Volgorde van enen
convention-fix = Correctie
convention-twins = Tweelingen
convention-warning = Waarschuwing
convention-last-turns = De laatste beurten
convention-plain = Eenvoudig lezen
