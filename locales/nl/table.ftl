# De tafel: verzamelen, spelen en terugkijken. Namen van spelers worden nooit verbogen.

table-title = Tafel
table-connecting = Verbinding maken…
table-reconnecting = De verbinding is weg. Opnieuw verbinden…
table-closed = Deze tafel is gesloten voordat de partij begon.
table-not-yet = De partij is begonnen.
table-watching-nobody = Niemand kijkt aan deze tafel mee vóór het einde; daarna is de hele partij hier te zien.
table-watching-one-seat = Je ziet zonder vertraging wat plaats { $seat } ziet.
table-watching-delayed = { $count ->
    [one] Je ziet de partij één beurt later, en elke kaart zodra die de hand heeft verlaten.
   *[other] Je ziet de partij { $count } beurten later, en elke kaart zodra die de hand heeft verlaten.
}
table-watching-hands = { $count ->
    [one] Je ziet alle handen, één beurt later.
   *[other] Je ziet alle handen, { $count } beurten later.
}
table-take-over = Vragen om { $bot } af te lossen

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
table-full-stay = Blijf hier: de partij verschijnt op deze pagina zodra de kaarten gedeeld zijn, net als een plaats die vrijkomt.
table-lesson = Leer het in drie minuten
table-seats = Plaatsen
table-seat-free = Vrije plaats
table-you = jij
table-host = host
table-bot = bot
table-outsider = externe bot
table-not-here = niet verbonden
table-sit = Gaan zitten
table-sit-here = Hier gaan zitten
table-stand-up = Opstaan
table-seat-bot = Een bot toevoegen
table-seat-program = Een externe bot toevoegen
table-program-explained = Je eigen programma speelt op deze plaats, op welke computer ook. Het maakt verbinding met een adres en ziet wat een mens op deze plaats zou zien.
table-program-name = Naam van de bot
table-program-usual-name = mijn bot
table-program-make = Een sleutel maken
table-program-key = Sleutel
table-program-address = Adres om verbinding mee te maken
table-program-command = Voorbeeldopdracht die willekeurig speelt, in een kopie van het project
table-program-copy = Kopiëren
table-program-copy-what = Kopiëren: { $what }
table-program-copied = Gekopieerd.
table-program-copy-by-hand = Selecteer het en kopieer het.
table-program-secret = Wie de sleutel heeft, speelt op deze plaats: laat hem aan niemand anders zien. Hij wordt niet nog eens getoond; maak de plaats vrij om een nieuwe te maken.
table-free-seat = De plaats vrijmaken
table-start = Kaarten delen
table-seats-missing = { $count ->
    [one] Er is nog één plaats vrij: nodig iemand uit of zet er een bot neer.
   *[other] Er zijn nog { $count } plaatsen vrij: nodig mensen uit of zet er bots neer.
}
table-host-starts = Als alle plaatsen bezet zijn, deelt { $name } de kaarten.
table-your-name = Je naam
table-take-name = Deze naam gebruiken
table-invite = Mensen uitnodigen
table-invitation = Kom Hanabi met me spelen
table-link = Link naar deze tafel
table-copy-link = Link kopiëren
table-link-copied = De link is gekopieerd.
table-copy-by-hand = Selecteer de link en kopieer hem.
table-share = Delen…
table-qr = De link naar deze tafel als QR-code
table-agreement = Spelinstellingen
table-change = Wijzigen
table-done = Klaar
table-deal-chosen = Deze kaarten zijn gekozen, niet geschud: misschien kent iemand ze.
table-option-base = Het basisspel, zonder extra’s.
table-clock-turn = { $time } voor elke beurt.
table-clock-bank = { $time } voor elke speler, en { $back } erbij na elke beurt.
table-clock-budget = { $time } voor elke speler.

## De tafel in het spel

table-board = Vuurwerk en fiches
table-deck = in de stapel
table-last-round = { $count ->
    [one] beurt over
   *[other] beurten over
}
table-points = { $count ->
    [one] punt
   *[other] punten
}
table-pace = { $count ->
    [0] geen kaart te missen
    [one] nog { $count } kaart te missen
   *[other] nog { $count } kaarten te missen
}
table-pace-brief = marge { $count }
table-tiles = Beloningstegels: { $used } gebruikt, { $left } over
table-hand-of = Hand: { $name }
table-card-of = { $name }, kaart { $slot }
table-own-hand = Je hand
table-own-card = Je kaart { $slot }
table-see-as = Deze hand door de ogen van { $name } bekijken
table-see-own = Bekijken wat je kaarten nog kunnen zijn
table-on-turn = aan de beurt
table-away = is weggegaan
table-level = niveau { $level }
table-stand-in = { $bot } valt in
table-getting-ready = maakt zich klaar
table-getting-ready-why = Hij wordt gecompileerd, alleen deze keer, en denkt tot dan iets langer na.
table-thinking = denkt na
table-time-left = Resterende tijd: { $time }
table-your-turn = Jouw beurt
table-sending = Versturen…
table-not-your-turn = Je bent niet aan de beurt.
table-plan-when = Zodra je aan de beurt bent
table-plan-clue = Bewaar informatie voor je beurt: kies welke.
table-plan-play = Bewaard: plek { $slot } spelen
table-plan-discard = Bewaard: plek { $slot } afleggen
table-plan-tell = Zeg tegen { $name }: { $named }
table-plan-cancel = Laat maar
table-plan-told = Je hebt iets gehoord: de bewaarde zet is vervallen.
table-plan-changed = { $name } heeft andere kaarten of weet nu meer: de bewaarde informatie is vervallen.
table-plan-taken-back = Er is een zet teruggenomen: de bewaarde zet is vervallen.
table-plan-illegal = De bewaarde zet kan niet meer.
table-waits-for = Beurt: { $name }
table-watching = Je kijkt mee.

## Eigen kaarten

table-play = Spelen
table-discard = Afleggen
table-announce = Of noem de kleur en speel:
table-note = Notitie
table-note-on = Notitie bij kaart { $slot }
table-note-secret = Niemand anders ziet je notities vóór het einde van de partij.
table-keep = Opslaan
table-move-left = Kaart naar links
table-move-right = Kaart naar rechts
table-drop-play = Hier loslaten om te spelen
table-all-tokens-there = Alle fiches zijn er: afleggen levert niets op en mag daarom niet.
table-sure = Weet je het zeker?
table-sure-last-copy = Voor zover je kunt weten, is dit het laatste exemplaar van een kaart die nog nodig is.
table-sure-placed-already = Voor zover je kunt weten, ligt deze kaart al in zijn rij: dat zou een fout zijn.
table-sure-no = Kaart houden
table-sure-play = Toch spelen
table-sure-discard = Toch afleggen

## Informatie

table-clues-for = Informatie voor { $name }
table-clue-label = { $named }: { $count ->
    [0] gaat over geen kaart
    [one] gaat over één kaart, { $fresh } nieuw
   *[other] gaat over { $count } kaarten, { $fresh } nieuw
}
table-clue-plain = { $named }: { $count ->
    [0] gaat over geen kaart
    [one] gaat over één kaart
   *[other] gaat over { $count } kaarten
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
table-let-lapse = Tegel laten vervallen
table-tile-of = De keuze is aan { $name }.

## Het verloop

table-log = Verloop
table-tools = Aflegstapel, verloop en chat
table-last-move = Laatste zet
table-no-move-yet = Nog geen zet.
table-time = Moment in de partij
table-move-of = na zet { $move } van { $last }
table-step-back = Eén zet terug
table-step-forward = Eén zet verder
table-looking-back = Je kijkt terug: zet { $move } van { $last }.
table-live = Terug naar de partij
table-to-the-end = Terug naar het einde
table-missed = { $count ->
    [one] Er is één zet gedaan terwijl je weg was.
   *[other] Er zijn { $count } zetten gedaan terwijl je weg was.
}
table-step-through = Bekijken

## Praten

table-talk = Chat
table-talk-blocked = Geblokkeerd.
table-talk-show = Tonen
table-say = Bericht
table-say-watchers = Bericht aan toeschouwers
table-send = Versturen
table-no-talk = Geen chat aan deze tafel: alleen informatie.
table-remark-know-nothing = Ik heb nog altijd geen informatie.
table-remark-do-you-remember = Weet je het nog?
table-reactions = Snelle reacties
table-reaction-hello = Hallo!
table-reaction-one-moment = Een ogenblik
table-reaction-back-soon = Zo terug
table-reaction-well-done = Goed gedaan!
table-reaction-thank-you = Bedankt!
table-reaction-oops = Oeps!

## Naast de zetten

table-menu = Menu
table-ask-takeback = Informatie terugnemen
table-bookmark = Hier een bladwijzer plaatsen
table-bookmark-about = Een woord over dit moment, als je wilt
table-bookmarked = Bladwijzer geplaatst: je vindt hem in het verloop en bij het naspelen.
table-pause = Pauze
table-paused = De partij is gepauzeerd.
table-go-on = Hervatten
table-stop = Voorstellen hier te stoppen
table-leave-game = Even weggaan
table-vacation = Een week vakantie nemen: mijn klok staat stil
table-vacation-end = Terug van vakantie
table-let-bot-in = Een bot laten invallen voor { $name }
table-numbers = Maximale score, speelruimte en verloren rijen tonen
table-keys = Toetsen
table-rules = Spelregels
table-sealed = Gecontroleerd geschud
table-invite-watchers = Link om mee te kijken
table-report = Melden
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

table-key-choose = een van je kaarten kiezen
table-key-play = de kaart spelen
table-key-discard = de kaart afleggen
table-key-note = er een notitie bij schrijven
table-key-move = de kaart in je hand verplaatsen
table-key-arrows = langs de kaarten lopen
table-key-enter = informatie over de kaart, of de gekozen informatie geven
table-key-escape = annuleren
table-key-time = één zet terug of verder
table-key-live = terug naar de partij
table-key-help = deze lijst

## Wat het verloop naast de zetten zegt

table-log-created = { $name } zet de tafel klaar.
table-log-sat = { $name } gaat zitten.
table-log-outsider-sat = { $name }, een externe bot, gaat zitten. Wie de sleutel heeft, ziet wat deze plaats ziet.
table-log-bot-seated = Een bot gaat zitten: { $bot }.
table-log-seat-emptied = Plaats { $seat } is weer vrij.
table-log-settings-changed = De spelinstellingen zijn gewijzigd.
table-log-started = De kaarten zijn gedeeld; { $name } begint.
table-log-taken-back = { $name } neemt de laatste informatie terug.
table-log-remarked = { $name }: ‘{ $remark }’
table-log-said = { $name }: { $text }
table-log-paused = { $name } pauzeert de partij.
table-log-went-on = { $name } hervat de partij.
table-log-takeback-asked = { $name } vraagt de laatste informatie terug te mogen nemen.
table-log-takeback-refused = { $name } gaat niet akkoord met terugnemen.
table-log-stop-voted = { $name } wil stoppen.
table-log-stop-unvoted = { $name } wil doorspelen.
table-log-bot-voted = { $name } wil de bot { $bot } laten invallen voor { $to }.
table-log-away = { $name } is weggegaan; de plaats blijft bezet.
table-log-returned = { $name } is terug.
table-log-vacation = { $count ->
    [one] { $name } heeft een dag vakantie; de klok staat zolang stil.
   *[other] { $name } heeft { $count } dagen vakantie; de klok staat zolang stil.
}
table-log-vacation-over = { $name } is terug van vakantie.
table-log-seat-asked = { $name } vraagt om { $bot } af te lossen.
table-log-seat-refused = { $name } wil niet dat iemand het overneemt.
table-log-bot-failed = De bot { $bot } is vastgelopen; { $successor } speelt door.
table-log-rematched = Er is een nieuwe tafel voor jullie allemaal.
table-log-timed-out = { $name } heeft geen tijd meer.
table-log-turn-handed-over = { $name } heeft geen tijd meer; { $bot } doet deze zet.
table-log-time-added = De tijd van { $name } is om; er komt wat bij.

## Het einde

table-ending = De partij is afgelopen
table-rematch = Nog een keer
table-to-rematch = Naar de nieuwe tafel
table-review = Naspelen
table-more = Kaartcode, spelbestand en schudbewijs
table-copy-deal = Kaartcode kopiëren
table-code-copied = De kaartcode is gekopieerd: daarmee kan iedereen dezelfde kaarten spelen.
table-record = Spelbestand downloaden
table-seal-checking = Het schudden wordt gecontroleerd…
table-seal-holds = Het schudden klopt: je browser heeft nagegaan dat de kaarten vóór de eerste zet vastlagen.
table-seal-broken = Het schudden klopt niet: dit zijn niet de kaarten die vóór de eerste zet vastlagen.
table-seal-unchecked = Deze browser kan het schudden alleen op een beveiligde pagina (https) controleren. In het spelbestand staat alles om het elders na te gaan.

## De kade, de informatie en het verhaal van een kaart

you = jij
table-counts = Fiches, stapel en score
table-of-most = van { $count }
table-most = max. { $count }
table-black-costs = zwart kost nog { $count }
table-pace-about = Zoveel kaarten kun je nog afleggen zonder { $reachable } punten te verspelen.
table-dock = Je kaarten en je zetten
table-pick-card = kies een kaart
table-slot = plek { $slot }
table-slots = { $count ->
    [one] plek { $slots }
   *[other] plekken { $slots }
}
table-not-now = nu niet mogelijk
table-all-tokens = alle { $count } fiches zijn er
table-give-clue = Informatie geven
table-tell = Zeg tegen
table-tell-whom = Wie krijgt de informatie
table-costs = { $count ->
    [0] geen fiche meer
    [one] kost de laatste fiche
   *[other] kost 1 van { $count } fiches
}
table-free = kost geen fiche
table-no-card = geen kaart
table-tell-something = Zeggen…
table-pick-clue = kies informatie
table-touches-nothing = gaat over geen kaart
table-new = { $count ->
    [0] niets nieuws
    [one] één is nieuw
   *[other] { $count } zijn nieuw
}
table-story = Het verhaal van deze kaart
story-dealt = Aan het begin gedeeld.
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
table-tile-pick = Kiezen…
table-hand-was = Je kaarten waren
table-review-about = zet voor zet, met wat bots ervan vinden
table-rematch-about = een nieuwe tafel met dezelfde mensen
table-rematch-bots = dezelfde bots; de kaarten worden meteen gedeeld
table-share-game = Delen
table-share-about = jullie resultaat en een link
table-share-result = Hanabi: { $score } van { $of } punten.
table-share-copied = Resultaat en link zijn gekopieerd.
table-share-copy = Resultaat en link kopiëren
table-share-save = Afbeelding opslaan
table-share-lost = Verloren
table-more-about = dezelfde kaarten voor vrienden
table-ages = De nieuwste en de oudste kaart markeren
table-next = De kaart markeren die als eerste weggaat
table-mirrored = Nieuwste kaart links
table-key-whom = de volgende speler kiezen
table-key-color = een kleur kiezen; nogmaals: zeggen
table-key-rank = een waarde kiezen; nogmaals: zeggen
table-stop-ask = Hier stoppen?
table-stop-ask-bots = Niemand anders beslist mee: de partij stopt meteen en telt zoals die staat.
table-stop-ask-people = Het wordt aan de anderen gevraagd. Als iedereen akkoord is, stopt de partij en telt die zoals die staat.
table-stop-yes = Hier stoppen
table-stop-no = Verderspelen
