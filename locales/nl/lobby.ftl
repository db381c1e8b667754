# De startpagina, en een tafel klaarzetten.

lobby-title = Startpagina

## Boven aan elke pagina

nav-label = Pagina’s
nav-rules = Spelregels
nav-learn = Leren spelen
nav-history = Gespeelde spellen

## Zo begin je

hero-title = Iedereen ziet je kaarten, behalve jij
hero-lead = Hanabi win je samen: vertel elkaar precies genoeg om vijf rijen vuurwerk in de juiste volgorde te ontsteken.
hero-name = Je naam
hero-play = Nu spelen
hero-play-hint = Met ‘Nu spelen’ worden de kaarten meteen gedeeld: jij en twee bots die vertellen waarom ze doen wat ze doen. Een account is niet nodig.
hero-invite = Vrienden uitnodigen
hero-learn = Leer het in drie minuten

lobby-mine = Jouw spellen
lobby-notices-about = Je hoeft hier niet te wachten: je kunt bericht krijgen als een spel op je wacht, ook zonder open pagina.
lobby-open = Open tafels
lobby-open-none = Er wacht nu niemand op medespelers. Open hieronder een openbare tafel, dan zien anderen die hier.
lobby-lost = De lijst kon niet worden vernieuwd; zo dadelijk wordt het opnieuw geprobeerd.
lobby-watch = Spellen om naar te kijken
lobby-set-up = Een tafel klaarzetten
lobby-invitation = Deze site is voor mensen met een uitnodiging. Plak de link of de code:
lobby-come-in = Binnenkomen

listed-free = { $count ->
    [one] { $count } vrije plaats
   *[other] { $count } vrije plaatsen
}
listed-moves = { $count ->
    [0] net begonnen
    [one] tot nu toe { $count } zet
   *[other] tot nu toe { $count } zetten
}
listed-join = Meedoen
listed-watch = Kijken
listed-go-on = Verder spelen
listed-your-turn = Jouw beurt
listed-turn-of = Aan de beurt: { $name }
listed-waiting = al { $time }
listed-deadline = nog { $time }
listed-per-turn = { $time } per beurt
listed-bank = { $time } voor ieder

## De doos en wat erin zit

set-box-label = Welke doos?
set-box-custom = Je eigen mix
base-game = Hanabi, basisspel
set-box-custom-tongue = Geen gedrukte doos
set-box-custom-about = Alles uit alle dozen, vrij te combineren
set-options-label = Wat speelt er mee naast het basisspel?
set-multicolour-label = Veelkleurige kaarten
set-multicolour-none = Geen veelkleurige kaarten

option-five-own = Kleurencascade
option-five-own-about = Vijf veelkleurige kaarten, één van elke waarde, vormen een zesde rij; ze worden genoemd als een eigen kleur.
option-ten-wild = Kleurenlawine
option-ten-wild-about = Tien veelkleurige kaarten vormen een zesde rij; ze horen bij elke kleur die genoemd wordt, maar mogen zelf nooit worden genoemd.
option-ten-own = Zesde kleur
option-ten-own-about = Tien veelkleurige kaarten vormen een zesde rij en worden genoemd als elke andere kleur.
option-black = Zwart kruit
option-black-about = Tien zwarte kaarten worden in omgekeerde volgorde gelegd, van 5 naar 1; geen enkele kleur wijst ze aan, en elke kaart die aan het eind ontbreekt kost een punt.
option-tiles = De vijf flamboyanten
option-tiles-about = Een complete rij draait een van zes beloningstegels om in plaats van een fiche terug te geven.
option-expert = Alles of niets
option-expert-about = Geen laatste ronde en geen punten: maak alle rijen compleet, of verlies bij de eerste kaart die je niet meer kunt vervangen.
option-announce = Kleur aankondigen
option-announce-about = Voordat je een kaart speelt, mag je de kleur noemen: klopt die, dan komt er een fiche terug; klopt die niet, dan is het een fout.
option-no-empty-clues = Geen lege informatie
option-no-empty-clues-about = Informatie moet over minstens één kaart gaan; alle gedrukte dozen hier staan informatie toe die op geen enkele kaart slaat.

## Spelers en afspraken

set-players-label = Hoeveel spelers?
set-players-about = Elke speler heeft { $count } kaarten in de hand.
set-public-label = Wie vindt de tafel?
set-public-link = Vrienden met de link
set-public-link-about = Alleen wie van jou de link krijgt.
set-public-public = Iedereen
set-public-public-about = De tafel staat op de startpagina en iedereen kan een vrije plaats innemen.
set-agreements-label = Praten, geheugen, klok en toeschouwers
set-talk-label = Wat mag er gezegd worden?
set-talk-strict = Alleen informatie
set-talk-strict-about = Zoals gedrukt: naast de informatie wordt er niets gezegd.
set-talk-remarks = Twee opmerkingen
set-talk-remarks-about = ‘Ik heb nog altijd geen informatie’ en ‘Herinner je je nog?’ mogen ook.
set-talk-free = Vrij praten
set-talk-free-about = Iedereen mag schrijven wat hij wil; jullie spreken af niets te verklappen.
set-aid-label = Hoeveel geheugensteun mag er zijn?
set-aid-full = Alles
set-aid-full-about = Kaarten mogen tonen wat erover gezegd is en wat daarmee is uitgesloten; elke speler kan voor minder kiezen.
set-aid-marks = Wat gezegd is
set-aid-marks-about = Kaarten mogen tonen wat erover gezegd is, maar niet wat daaruit volgt.
set-aid-none = Geen
set-aid-none-about = Zoals gedrukt: jullie onthouden de informatie zelf, en het verloop is pas na afloop terug te zien.
set-clock-label = Klok
set-clock-none = Geen
set-clock-none-about = Neem alle tijd.
set-clock-per-turn = Per beurt
set-clock-per-turn-about = Elke beurt duurt even lang; is de tijd om, dan eindigt het spel.
set-clock-bank = Per spel
set-clock-bank-about = Elke speler heeft een voorraad tijd en krijgt na elke beurt wat terug; is die op, dan eindigt het spel.
set-clock-turn-seconds = Tijd per beurt
set-clock-bank-seconds = Tijd per speler
set-clock-increment = Na elke beurt terug
set-watching-label = Wie mag er kijken?
set-watching-delayed = Het spel, later
set-watching-delayed-about = Toeschouwers zien het spel een paar beurten later, en elke kaart zodra die de hand heeft verlaten.
set-watching-one-seat = Als één speler
set-watching-one-seat-about = Toeschouwers zien meteen wat één speler ziet. Een speler die de tafel in een tweede venster opent, kan dat ook zien.
set-watching-nobody = Niemand
set-watching-nobody-about = Niemand kijkt mee voor het einde.
set-watching-seat = Met wie kijk je mee
set-watching-turns = Hoeveel later
set-watching-hands = Laat toeschouwers ook de handen zien
set-watching-hands-about = Een speler die de tafel in een tweede venster opent, ziet dan het grootste deel van de eigen hand.
set-turns-late = { $count ->
    [one] { $count } beurt
   *[other] { $count } beurten
}
set-starter-label = Wie begint?
set-starter-chance = Het toeval beslist
set-seat = Plaats { $number }
set-rearrange-label = Kaarten verschikken mag
set-rearrange-about = Je mag je eigen kaarten verschikken zoals je wilt; iedereen ziet het.
set-pace-label = Hoe snel spelen de bots?
set-pace-0 = Meteen
set-pace-600 = Vlot
set-pace-1200 = Rustig
set-pace-2500 = Langzaam
set-bot-words-label = Wanneer zeggen bots waarom?
set-bot-words-never = Nooit
set-bot-words-never-about = Bots houden hun redenen voor zich, ook na afloop, tenzij je alleen met bots speelt.
set-bot-words-after = Na het spel
set-bot-words-after-about = Bots geven hun redenen na afloop; wie alleen met bots speelt, mag het meteen vragen.
set-bot-words-at-once = Meteen
set-bot-words-at-once-about = Iedereen die speelt, mag een bot naar zijn redenen vragen, voor zover die niets over verborgen kaarten verraden. Daarvoor is alle geheugensteun nodig.

## Plaatsen en kaarten

set-seats-label = Wie speelt er nog mee?
set-friend = Een vriend
set-bot = Bot: { $name }
set-strength-label = Sterkte
set-strength = gemiddeld { $points } van de 25 punten met soortgenoten
set-strength-unknown = sterkte niet gemeten
set-deal-label = Welke kaarten?
set-deal-shuffled = Geschud
set-deal-shuffled-about = Willekeurig geschud en verzegeld: een vingerafdruk van de stapel is al voor de eerste zet openbaar, zodat iedereen het achteraf kan nagaan.
set-deal-code = Met een deelcode
set-deal-code-about = Dezelfde kaarten die een ander kreeg; bij de tafel staat dat de kaarten gekozen zijn.
set-deal-table = Als in een ander spel
set-deal-table-about = De kaarten van een afgelopen spel op deze site, met dezelfde regels en evenveel spelers; bij de tafel staat dat de kaarten gekozen zijn.
set-deal-code-field = Deelcode
set-deal-table-field = Link of nummer van het afgelopen spel
set-start = Kaarten delen
set-start-about = Alle plaatsen zijn bezet: het spel begint meteen.
set-open = Tafel openen
set-open-about = Je krijgt een link en een QR-code voor je vrienden.
