# De startpagina, en een tafel klaarzetten.

lobby-title = Startpagina

## Boven aan elke pagina

nav-label = Pagina’s
nav-rules = Regels
nav-learn = Leren
nav-history = Partijen

## Zo begin je

hero-title = Iedereen ziet je kaarten, behalve jij
hero-lead = Vertel elkaar net genoeg om vijf rijen vuurwerk in de juiste volgorde te ontsteken.
hero-name = Je naam
hero-play = Nu spelen
hero-play-small = jij en twee bots, zonder account
hero-invite = Vrienden uitnodigen
hero-learn = Leer het in drie minuten
hero-learn-small = al spelend

lobby-mine = Jouw partijen
lobby-notices-about = Je hoeft hier niet te wachten: je kunt bericht krijgen als een partij op je wacht, ook zonder open pagina.
lobby-open = Open tafels
lobby-open-none = Er wacht nu niemand op medespelers. Open hieronder een openbare tafel, dan zien anderen die hier.
lobby-lost = De lijst kon niet worden vernieuwd; zo dadelijk wordt het opnieuw geprobeerd.
lobby-watch = Lopende partijen
lobby-friends = Met vrienden
lobby-friends-about = Ze hebben alleen de link nodig. Plaatsen die leeg blijven, kunnen naar bots, en wie later komt, neemt er een over.
lobby-friends-players = 2 tot 5 spelers
daily = De kaarten van de dag
lobby-challenge = Daag je vrienden uit: dezelfde verdelingen voor elke groep
lobby-puzzles = Puzzels
lobby-puzzles-about = Eén zet is duidelijk de beste. Welke? Elke dag een nieuwe puzzel, en zoveel meer als je wilt.
lobby-puzzles-go = Puzzels oplossen
daily-about = { $day } · { $players } spelers · iedereen krijgt dezelfde kaarten
daily-played = gespeeld
daily-not-played = niet gespeeld
daily-score = { $score ->
    [one] { $score } punt vandaag
   *[other] { $score } punten vandaag
}
daily-streak = { $count ->
    [0] nog geen dagen op rij
    [one] { $count } dag op rij
   *[other] { $count } dagen op rij
}
daily-more = Uitslagen en andere dagen
daily-play = Spelen
daily-again = Nog eens spelen
lobby-set-up = Een tafel klaarzetten
lobby-invitation = Deze site is alleen op uitnodiging. Plak je link of code:
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
listed-watch = Meekijken
listed-go-on = Verderspelen
listed-your-turn = Jouw beurt
listed-turn-of = Aan de beurt: { $name }
listed-waiting = al { $time }
listed-deadline = nog { $time }
listed-per-turn = { $time } per beurt
listed-bank = { $time } per speler

## De editie en wat erin zit

set-box-label = Welke editie?
set-box-custom = Je eigen mix
base-game = Hanabi, basisspel
set-box-custom-tongue = Geen fysieke editie
set-box-custom-about = Alles uit alle edities, vrij te combineren
set-options-label = Wat speelt er mee naast het basisspel?
set-multicolour-label = Veelkleurige kaarten
set-multicolour-none = Geen veelkleurige kaarten

option-five-own = Kleurencascade
option-five-own-about = Vijf veelkleurige kaarten, één van elke waarde, vormen een zesde rij; ze worden genoemd als een eigen kleur.
option-ten-wild = Kleurenlawine
option-ten-wild-about = Tien veelkleurige kaarten vormen een zesde rij; ze horen bij elke kleur die genoemd wordt, maar mogen zelf nooit worden genoemd.
option-ten-own = Zesde kleur
option-ten-own-about = Tien veelkleurige kaarten vormen een zesde rij en worden genoemd zoals elke andere kleur.
option-black = Zwart kruit
option-black-about = Tien zwarte kaarten worden in omgekeerde volgorde gelegd, van 5 naar 1; geen enkele kleur wijst ze aan, en elke kaart die aan het eind ontbreekt kost een punt.
option-tiles = De vijf flamboyanten
option-tiles-about = Een complete rij draait een van zes beloningstegels om in plaats van een fiche terug te geven.
option-expert = Alles of niets
option-expert-about = Geen laatste ronde en geen punten: maak alle rijen compleet, of verlies bij de eerste kaart die je niet meer kunt vervangen.
option-announce = Kleur aankondigen
option-announce-about = Voordat je een kaart speelt, mag je de kleur noemen: klopt die, dan komt er een fiche terug; klopt die niet, dan is het een fout.
option-no-empty-clues = Geen lege informatie
option-no-empty-clues-about = Informatie moet over minstens één kaart gaan; alle fysieke edities hier staan informatie toe die over geen enkele kaart gaat.

## Spelers en afspraken

set-players-label = Hoeveel spelers?
set-players-about = { $count ->
    [one] Elke speler heeft { $count } kaart in de hand.
   *[other] Elke speler heeft { $count } kaarten in de hand.
}
set-public-label = Wie kan meedoen?
set-public-link = Vrienden met de link
set-public-link-about = Alleen wie van jou de link krijgt.
set-public-public = Iedereen
set-public-public-about = De tafel staat op de startpagina en iedereen kan een vrije plaats innemen.
set-more = Meer keuzes
set-talk-label = Wat mag er gezegd worden?
set-talk-strict = Alleen informatie
set-talk-strict-about = Zoals in de spelregels: naast de informatie wordt er niets gezegd.
set-talk-remarks = Twee opmerkingen
set-talk-remarks-about = ‘Ik heb nog altijd geen informatie’ en ‘Weet je het nog?’ mogen ook.
set-talk-free = Vrije chat
set-talk-free-about = Je mag schrijven wat je wilt, zolang niemand iets verklapt.
set-reactions-label = Snelle reacties
set-reactions-about = ‘Hallo!’, ‘Een ogenblik’ en dergelijke met één tik. Dank en lof alleen bij vrije chat of na afloop.
set-aid-label = Hoeveel geheugensteun mag er zijn?
set-aid-full = Volledig
set-aid-full-about = Kaarten mogen tonen wat erover gezegd is en wat daarmee is uitgesloten; elke speler kan voor minder kiezen.
set-aid-marks = Wat gezegd is
set-aid-marks-about = Kaarten mogen tonen wat erover gezegd is, maar niet wat daaruit volgt.
set-aid-none = Geen
set-aid-none-about = Zoals in de spelregels: jullie onthouden de informatie zelf, en het verloop is pas na afloop terug te zien.
set-clock-label = Klok
set-clock-none = Geen
set-clock-none-about = Neem alle tijd.
set-clock-per-turn = Per beurt
set-clock-per-turn-about = Elke beurt heeft dezelfde tijdslimiet; je eerste beurt heeft een halve minuut extra.
set-clock-bank = Per partij
set-clock-bank-about = Elke speler heeft bedenktijd en krijgt er na elke beurt wat bij; de eerste beurt heeft een halve minuut extra.
set-clock-turn-seconds = Tijd per beurt
set-clock-bank-seconds = Tijd per speler
set-clock-increment = Erbij per beurt
set-watching-label = Wie mag er meekijken?
set-watching-delayed = Met vertraging
set-watching-delayed-about = Toeschouwers zien de partij een paar beurten later, en elke kaart zodra die de hand heeft verlaten.
set-time-out-label = Als de tijd om is
set-time-out-bot = Een bot speelt de beurt
set-time-out-bot-about = Een bot doet deze ene zet; de volgende beurt is weer van jou.
set-time-out-more-time = Meer tijd
set-time-out-more-time-about = Er komt tijd bij, zo vaak als nodig: de klok is alleen een herinnering.
set-time-out-stop = De partij eindigt
set-time-out-stop-about = De partij eindigt voor iedereen en telt zoals die staat.
set-watching-one-seat = Als één speler
set-watching-one-seat-about = Toeschouwers zien meteen wat één speler ziet. Een speler die de tafel in een tweede venster opent, kan dat ook zien.
set-watching-nobody = Niemand
set-watching-nobody-about = Niemand kijkt mee vóór het einde.
set-watching-seat = Door wiens ogen
set-watching-turns = Vertraging
set-watching-hands = Laat toeschouwers ook de handen zien
set-watching-hands-about = Een speler die de tafel in een tweede venster opent, ziet dan het grootste deel van de eigen hand.
set-turns-late = { $count ->
    [one] { $count } beurt
   *[other] { $count } beurten
}
set-starter-label = Wie begint?
set-starter-chance = Willekeurig
set-seat = Plaats { $number }
set-rearrange-label = Kaarten herschikken mag
set-rearrange-about = Je mag je eigen kaarten herschikken zoals je wilt; iedereen ziet het.
set-pace-label = Hoe snel spelen de bots?
set-pace-0 = Meteen
set-pace-600 = Vlot
set-pace-1200 = Rustig
set-pace-2500 = Langzaam
set-conventions-label = Wat mag Partner van jullie verwachten?
set-conventions-shown = Wat jullie hebben laten zien
set-conventions-shown-about = Partner speelt eenvoudig met wie hij niet kent, en volgens zijn conventies met wie ze in eerdere partijen heeft laten zien.
set-conventions-level = Niveau { $level }
set-conventions-level-about = Iedereen hier speelt volgens zijn conventies tot en met niveau { $level }, vanaf de eerste informatie.
set-bot-words-label = Wanneer geven bots uitleg?
set-bot-words-never = Nooit
set-bot-words-never-about = Bots houden hun redenen voor zich, ook na afloop, tenzij je alleen met bots speelt.
set-bot-words-after = Na de partij
set-bot-words-after-about = Bots leggen hun zetten na afloop uit; wie alleen met bots speelt, mag het tussendoor vragen.
set-bot-words-at-once = Meteen
set-bot-words-at-once-about = Iedereen die speelt, mag een bot om uitleg vragen, voor zover die niets over verborgen kaarten verraadt. Daarvoor is volledige geheugensteun nodig.

## Plaatsen en kaarten

set-seats-label = Wie speelt er nog mee?
set-friend = Een vriend
set-bot = Bot: { $name }
set-strength-label = Sterkte
set-strength = gemiddeld { $points } van de 25 punten met kopieën van zichzelf
set-strength-unknown = sterkte niet gemeten
set-deal-label = Welke kaarten?
set-deal-shuffled = Geschud
set-deal-shuffled-about = Willekeurig geschud: een vingerafdruk van de stapel is al vóór de eerste zet openbaar, zodat iedereen het achteraf kan nagaan.
set-deal-code = Met een kaartcode
set-deal-code-about = Dezelfde kaarten die een ander kreeg; bij de tafel staat dat de kaarten gekozen zijn.
set-deal-table = Zoals in een andere partij
set-deal-table-about = De kaarten van een afgelopen partij op deze site, met dezelfde regels en evenveel spelers; bij de tafel staat dat de kaarten gekozen zijn.
set-deal-code-field = Kaartcode
set-deal-table-field = Link of nummer van de afgelopen partij
set-start = Kaarten delen
set-start-about = Alle plaatsen zijn bezet: de partij begint meteen.
set-open = Tafel openen
set-open-about = Je krijgt een link en een QR-code voor je vrienden.
