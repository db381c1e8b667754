# De tafel: verzamelen, spelen en terugkijken. Namen van spelers worden nooit verbogen.

table-title = Tafel
table-connecting = Verbinding maken …
table-reconnecting = De verbinding is weg. Opnieuw verbinden …
table-closed = Deze tafel is opgeheven voor de eerste kaart.
table-not-yet = Het spel is begonnen.
table-watching-nobody = Niemand kijkt aan deze tafel mee voor het einde; daarna gaat het hele spel hier open.
table-watching-one-seat = Je ziet meteen wat plaats { $seat } ziet.
table-watching-delayed = { $count ->
    [one] Je ziet het spel één beurt later, en elke kaart zodra die de hand heeft verlaten.
   *[other] Je ziet het spel { $count } beurten later, en elke kaart zodra die de hand heeft verlaten.
}
table-watching-hands = { $count ->
    [one] Je ziet alle handen, één beurt later.
   *[other] Je ziet alle handen, { $count } beurten later.
}
table-take-over = Vraag om { $bot } af te lossen

## Verzamelen

table-gathering = Neem allemaal plaats
table-invited-by = { $name } nodigt je uit voor Hanabi
table-invited = Je bent uitgenodigd voor Hanabi
table-invited-to = { $count ->
    [one] { $box }, { $count } speler.
   *[other] { $box }, { $count } spelers.
}
table-invited-free = { $count ->
    [one] Eén plaats is vrij. Geen account nodig: zeg hoe je heet en ga zitten.
   *[other] { $count } plaatsen zijn vrij. Geen account nodig: zeg hoe je heet en ga zitten.
}
table-full = Alle plaatsen zijn bezet.
table-full-stay = Blijf hier: het spel verschijnt op deze pagina zodra de kaarten gedeeld zijn, net als een plaats die vrijkomt.
table-lesson = Leer het in drie minuten
table-seats = Plaatsen
table-seat-free = Vrije plaats
table-you = jij
table-host = gastheer of gastvrouw
table-bot = bot
table-outsider = programma van een gast
table-not-here = niet verbonden
table-sit = Ga zitten
table-sit-here = Ga hier zitten
table-stand-up = Sta op
table-seat-bot = Zet hier een bot
table-seat-program = Zet hier een programma
table-program-explained = Een programma van jou, op welke computer ook, speelt op deze plaats. Het maakt verbinding met een adres en ziet wat een mens op deze plaats zou zien.
table-program-name = Hoe moet het heten?
table-program-usual-name = mijn bot
table-program-make = Maak een sleutel
table-program-key = Sleutel
table-program-address = Adres om verbinding mee te maken
table-program-command = Opdracht die willekeurig speelt, in een kopie van het project
table-program-copy = Kopieer
table-program-copy-what = Kopieer: { $what }
table-program-copied = Het is gekopieerd.
table-program-copy-by-hand = Selecteer het en kopieer het.
table-program-secret = Wie de sleutel heeft, speelt op deze plaats: laat hem aan niemand anders zien. Hij wordt niet nog eens getoond; maak de plaats vrij om een nieuwe te maken.
table-free-seat = Maak de plaats vrij
table-start = Deel de kaarten
table-seats-missing = { $count ->
    [one] Er is nog één plaats vrij: nodig iemand uit of zet er een bot.
   *[other] Er zijn nog { $count } plaatsen vrij: nodig mensen uit of zet er bots.
}
table-host-starts = Als alle plaatsen bezet zijn, deelt { $name } de kaarten.
table-your-name = Hoe mogen we je noemen?
table-take-name = Neem deze naam
table-invite = Nodig mensen uit
table-invitation = Kom Hanabi met me spelen
table-link = Link naar deze tafel
table-copy-link = Kopieer de link
table-link-copied = De link is gekopieerd.
table-copy-by-hand = Selecteer de link en kopieer hem.
table-share = Deel …
table-qr = De link naar deze tafel als QR-code
table-agreement = Wat deze tafel speelt
table-change = Verander dit
table-done = Klaar
table-deal-chosen = Deze kaarten zijn gekozen, niet geschud: misschien kent iemand ze.
table-option-base = Het basisspel, zonder extra’s.
table-clock-turn = { $time } voor elke beurt.
table-clock-bank = { $time } voor elke speler, en { $back } terug na elke beurt.

## De tafel in het spel

table-board = Vuurwerk en fiches
table-deck = in de stapel
table-last-round = beurten over
table-points = { $count ->
    [one] punt
   *[other] punten
}
table-pace = { $count ->
    [0] geen kaart over om af te leggen
   *[other] nog { $count } afleggen kan
}
table-tiles = Beloningstegels: { $used } gebruikt, { $left } over
table-hand-of = Hand: { $name }
table-card-of = { $name }, kaart { $slot }
table-own-hand = Je hand
table-own-card = Je kaart { $slot }
table-see-as = Zie deze hand zoals { $name }
table-see-own = Zie wat je kaarten nog kunnen zijn
table-on-turn = aan de beurt
table-away = is weggegaan
table-stand-in = { $bot } valt in
table-getting-ready = maakt zich klaar
table-getting-ready-why = Hij wordt gecompileerd, alleen deze keer, en denkt tot dan iets langer na.
table-thinking = denkt na
table-time-left = Resterende tijd: { $time }
table-your-turn = Jij bent aan de beurt
table-sending = Versturen …
table-not-your-turn = Je bent niet aan de beurt.
table-waits-for = Aan de beurt: { $name }
table-watching = Je kijkt mee.

## Eigen kaarten

table-play = Spelen
table-discard = Afleggen
table-announce = Of noem de kleur en speel:
table-note = Notitie
table-note-on = Notitie bij kaart { $slot }
table-note-secret = Niemand anders ziet je notities voor het einde van het spel.
table-keep = Bewaren
table-move-left = Kaart naar links
table-move-right = Kaart naar rechts
table-drop-play = Laat hier los om te spelen
table-all-tokens-there = Alle fiches zijn er: afleggen levert niets op en mag daarom niet.
table-sure = Weet je het zeker?
table-sure-last-copy = Voor zover je kunt weten, is dit het laatste exemplaar van een kaart die nog nodig is.
table-sure-placed-already = Voor zover je kunt weten, ligt deze kaart al in haar rij: dat zou een fout zijn.
table-sure-no = Houd de kaart
table-sure-play = Speel hem toch
table-sure-discard = Leg hem toch af

## Informatie

table-clues-for = Informatie voor { $name }
table-clue-label = { $named }: { $count ->
    [0] raakt geen kaart
    [one] raakt één kaart, { $fresh } nieuw
   *[other] raakt { $count } kaarten, { $fresh } nieuw
}
table-clue-plain = { $named }: { $count ->
    [0] raakt geen kaart
    [one] raakt één kaart
   *[other] raakt { $count } kaarten
}
table-tell-color = Zeg tegen { $name }: { $count ->
    [0] geen { suit-name.inflected } kaarten
    [one] één { suit-name.inflected } kaart
   *[other] { count-word } { suit-name.inflected } kaarten
}
table-tell-rank = Zeg tegen { $name }: { $count ->
    [0] geen kaarten met waarde { $rank }
    [one] één kaart met waarde { $rank }
   *[other] { count-word } kaarten met waarde { $rank }
}
table-no-token = Geen fiche meer: afleggen brengt er een terug
table-no-clue-now = Er kan nu geen informatie worden gegeven.

## Beloningstegels

table-tile-choice = Beloningstegel
table-choose-free-clue = Tik op een kaart van een ander om de informatie te geven.
table-let-lapse = Laat de tegel vervallen
table-tile-of = De keuze is aan { $name }.

## Het verloop

table-log = Verloop
table-tools = Aflegstapel, verloop en praten
table-last-move = Laatste zet
table-no-move-yet = Nog geen zet.
table-time = Moment in het spel
table-move-of = na zet { $move } van { $last }
table-step-back = Eén zet terug
table-step-forward = Eén zet verder
table-looking-back = Je kijkt terug: zet { $move } van { $last }.
table-live = Terug naar het spel
table-to-the-end = Terug naar het einde
table-missed = { $count ->
    [one] Er is één zet gedaan terwijl je weg was.
   *[other] Er zijn { $count } zetten gedaan terwijl je weg was.
}
table-step-through = Bekijk ze

## Praten

table-talk = Praten
table-say = Zeg iets
table-say-watchers = Zeg iets tegen wie meekijkt
table-send = Verstuur
table-no-talk = Aan deze tafel zegt de informatie alles.
table-remark-know-nothing = Ik heb nog altijd geen informatie.
table-remark-do-you-remember = Herinner je je nog?

## Naast de zetten

table-menu = Menu
table-ask-takeback = Vraag mijn informatie terug te nemen
table-bookmark = Leg hier een bladwijzer
table-bookmark-about = Een woord over dit moment, als je wilt
table-bookmarked = Bladwijzer gelegd: je vindt hem in het verloop en bij het nabespreken.
table-pause = Pauze
table-paused = Het spel is gepauzeerd.
table-go-on = Ga verder
table-stop = Stel voor hier te stoppen
table-leave-game = Ga even weg
table-vacation = Een week vakantie: mijn tijd staat stil
table-vacation-end = Terug van vakantie
table-let-bot-in = Laat een bot invallen voor { $name }
table-numbers = Toon wat haalbaar is en verloren rijen
table-keys = Toetsen
table-rules = Spelregels
table-sealed = Verzegelde kaarten
table-invite-watchers = Link om mee te kijken
table-report = Iets melden
table-report-about = Over wie of wat gaat het?
table-report-all = De tafel als geheel
table-report-what = Wat is er gebeurd?
table-report-send = Naar de beheerder sturen
table-reported = Bedankt. De beheerder van deze site leest het.
table-takeback-wanted = { $name } vraagt de laatste informatie terug te mogen nemen.
table-agree = Akkoord
table-refuse = Nee
table-stop-wanted = { $count ->
    [one] { $names } wil hier stoppen.
   *[other] { $names } willen hier stoppen.
}
table-stop-too = Ook stoppen
table-play-on = Toch doorspelen
table-bot-plays-for-you = De bot { $bot } speelt voor je.
table-you-left = Je bent weggegaan; je plaats blijft van jou.
table-am-back = Ik ben terug
table-bot-wanted = Zal de bot { $bot } invallen voor { $name }?
table-seat-wanted = { $name } kwam later en wil { $bot } graag aflossen.

table-key-choose = kies een van je kaarten
table-key-play = speel hem
table-key-discard = leg hem af
table-key-note = schrijf er een notitie bij
table-key-move = verplaats hem in je hand
table-key-arrows = loop langs de kaarten
table-key-enter = informatie over de kaart, of de informatie zelf
table-key-escape = leg alles neer
table-key-time = één zet terug of verder
table-key-live = terug naar het spel
table-key-help = deze lijst

## Wat het verloop naast de zetten zegt

table-log-created = { $name } zet de tafel klaar.
table-log-sat = { $name } gaat zitten.
table-log-outsider-sat = { $name }, een programma, gaat zitten. Wie de sleutel heeft, ziet wat deze plaats ziet.
table-log-bot-seated = Een bot gaat zitten: { $bot }.
table-log-seat-emptied = Plaats { $seat } is weer vrij.
table-log-settings-changed = De tafel speelt nu iets anders.
table-log-started = De kaarten zijn gedeeld; { $name } begint.
table-log-taken-back = { $name } neemt de laatste informatie terug.
table-log-remarked = { $name }: „{ $remark }”
table-log-said = { $name }: { $text }
table-log-paused = { $name } pauzeert het spel.
table-log-went-on = { $name } laat het spel verdergaan.
table-log-takeback-asked = { $name } vraagt de laatste informatie terug te mogen nemen.
table-log-takeback-refused = { $name } gaat niet akkoord met terugnemen.
table-log-stop-voted = { $name } wil stoppen.
table-log-stop-unvoted = { $name } wil doorspelen.
table-log-bot-voted = { $name } wil de bot { $bot } laten invallen voor { $to }.
table-log-away = { $name } is weggegaan; de plaats blijft bezet.
table-log-returned = { $name } is terug.
table-log-vacation = { $count ->
    [one] { $name } heeft een dag vakantie; die klok staat stil.
   *[other] { $name } heeft { $count } dagen vakantie; die klok staat stil.
}
table-log-vacation-over = { $name } is terug van vakantie.
table-log-seat-asked = { $name } vraagt om { $bot } af te lossen.
table-log-seat-refused = { $name } wil niet dat iemand aflost.
table-log-bot-failed = De bot { $bot } is uitgevallen; { $successor } speelt verder.
table-log-rematched = Er is een nieuwe tafel voor jullie allemaal.
table-log-timed-out = { $name } heeft geen tijd meer.

## Het einde

table-ending = Het spel is afgelopen
table-rematch = Nog een keer
table-to-rematch = Naar de nieuwe tafel
table-review = Nabespreken
table-more = Kaarten, verslag en zegel
table-copy-deal = Kopieer de kaartcode
table-code-copied = De kaartcode is gekopieerd: daarmee kan iedereen dezelfde kaarten spelen.
table-record = Download het verslag
table-seal-checking = Het zegel wordt gecontroleerd …
table-seal-holds = Het zegel klopt: je browser heeft nagegaan dat de kaarten voor de eerste zet vastlagen.
table-seal-broken = Het zegel past niet bij deze kaarten.
table-seal-unchecked = Deze browser controleert zegels alleen op een beveiligde pagina (https). In het verslag staat alles om het elders na te gaan.

## De kade, de informatie en het verhaal van een kaart

you = jij
table-counts = Fiches, stapel en score
table-of-most = van { $count }
table-most = max. { $count }
table-black-costs = zwart kost nog { $count }
table-pace-about = Zoveel kaarten kunnen nog worden afgelegd voordat { $reachable } punten niet meer haalbaar zijn.
table-dock = Je kaarten en je zetten
table-pick-card = kies een kaart
table-slot = plek { $slot }
table-slots = { $count ->
    [one] plek { $slots }
   *[other] plek { $slots }
}
table-not-now = nu niet mogelijk
table-all-tokens = alle { $count } fiches zijn er
table-give-clue = Geef informatie
table-tell = Zeg tegen
table-tell-whom = Wie krijgt de informatie
table-costs = { $count ->
    [0] geen fiche meer
   *[other] kost 1 van { $count } fiches
}
table-free = kost geen fiche
table-no-card = geen kaart
table-tell-something = Zeg …
table-pick-clue = kies informatie
table-touches-nothing = raakt geen kaart
table-new = { $count ->
    [0] niets nieuws
    [one] één is nieuw
   *[other] { $count } zijn nieuw
}
table-story = Het verhaal van deze kaart
story-dealt = Bij het begin gedeeld.
story-drawn = Getrokken bij zet { $move }.
story-told = Zet { $move }, { $name }: { $named }{ $alone ->
    [alone] {" "}(geen andere kaart)
   *[more] {""}
}.
story-not-told = Nog geen informatie.
story-note = Je notitie: { $text }
table-ringed = omcirkeld: laatste
table-tile-needed = Nog nodig, één over
table-tile-others = De andere
table-tile-recycled = stapel { $from } → { $to }
table-tile-salvaged = die gaat naar zijn rij
table-tile-do-recycle = Terugleggen: { $card }
table-tile-do-salvage = Redden: { $card }
table-tile-pick = Kies …
table-hand-was = Je kaarten waren
table-review-about = zet voor zet, met wat bots ervan vinden
table-rematch-about = een nieuwe tafel met dezelfde mensen
table-rematch-bots = dezelfde bots; de kaarten worden meteen gedeeld
table-share-game = Delen
table-share-about = jullie resultaat en een link
table-share-result = Hanabi: { $score } van { $of } punten.
table-share-copied = Resultaat en link zijn gekopieerd.
table-more-about = dezelfde kaarten voor vrienden
table-ages = Markeer de nieuwste en de oudste kaart
table-next = Markeer de kaart die als eerste weggaat
table-mirrored = Nieuwste kaart links
table-key-whom = zeg het tegen de volgende
table-key-color = bereid een kleur voor; nogmaals: zeg het
table-key-rank = bereid een waarde voor; nogmaals: zeg het
table-stop-ask = Hier stoppen?
table-stop-ask-bots = Niemand anders beslist mee: het spel stopt meteen en telt zoals het staat.
table-stop-ask-people = De anderen wordt het gevraagd. Als iedereen akkoord is, stopt het spel en telt het zoals het staat.
table-stop-yes = Hier stoppen
table-stop-no = Verder spelen
