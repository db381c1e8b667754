# Hvad `hanabi` siger i en terminal. Navne bøjes aldrig; ord i `anførsel` skrives, som de står.

## Bordet

picture-fireworks = Fyrværkeri
picture-clues = Brikker
picture-mistakes = Fejl
picture-deck = Stak
picture-score = Point
picture-placed = Lagt
picture-of = { $part } af { $whole }
picture-at-most = { picture-of }, højst { $most }
picture-last-round = Sidste runde
picture-turns-left = { $count ->
    [one] { $count } tur tilbage
   *[other] { $count } ture tilbage
}
picture-tile-waits = Brik venter
picture-tiles = Belønning
picture-tiles-used = brugt: { $tiles }
picture-tiles-left = tilbage: { $tiles }
picture-discarded = Smidt
picture-nothing-yet = intet endnu
picture-next-cards = Næste kort
picture-to-move = { $name } har turen
picture-over = spillet er slut
picture-base-game = grundspil
picture-slot = kort
picture-suits = farve
picture-ranks = værdi
picture-no-cards = ingen kort

## Hvad man kan gøre

do-touching = { $move } { $count ->
    [0] (intet kort)
    [one] (kort { $slots })
   *[other] (kort { $slots })
}
do-announcing = { $move }, og sig farven: { $said }
do-recycle = Bland { card-name } fra brugtbunken ind i kortstakken
do-salvage = Læg { card-name } fra brugtbunken i kortets fyrværkeri
do-lapse = Lad belønningsbrikken gå tabt
do-rearrange = Læg kortene i denne rækkefølge: { $slots }
do-stop = Slut spillet her

## Ord, der skrives

verb-play = spil
verb-discard = smid
verb-clue = sig
verb-recycle = bland
verb-salvage = red
verb-lapse = undlad
verb-sort = ordn
verb-stop = stop
verb-help = hjælp
verb-moves = træk
verb-log = forløb
verb-table = bord
verb-quit = afslut
verb-yes = ja

## Et spil

play-begins = { $players }. { $name } begynder.
play-you = dig
play-seed = Uddeling nummer { $seed }, til øvelse.
play-pass-screen = Giv skærmen videre til { $name }, og tryk så Enter:
play-unsaved = Spillet kunne ikke gemmes: { $reason }.
play-saved = Spilfilen er { $path } (`hanabi replay` spiller den igennem).
play-not-kept = Spillet er ikke gemt: brug `hanabi play --save FIL`, hvis det skal gemmes.
play-left = Du forlod spillet, før det var slut.
play-goes-on = Spillet fortsætter.
play-sure = Slutte spillet for alle? Skriv { $yes }:
play-sure-expert = Slutte spillet for alle? Et ekspertspil, der stoppes, er tabt. Skriv { $yes }:
play-not-legal = Det er ikke tilladt nu.
play-empty-clue = `{ $typed }` gælder intet kort, og tomme informationer er slået fra i dette spil.
play-own-cards = Du kan ikke se dine egne kort, og en information gives til en anden spiller.
play-no-log = Dette spil spilles uden huskehjælp: der er intet forløb.
play-can-be = Det kan være { $cards }.
play-would-touch = En information til { $name } ville gælde:
play-nothing = intet kort
play-slots = { $count ->
    [one] kort { $slots }
   *[other] kort { $slots }
}

## Hvad der kan skrives nu

hint-type = Skriv: { $words }
hint-tile-clue = Belønningsbrikken lader dig give en information, for eksempel: { $example }. Eller: { $words }
hint-tile-choice = Belønningsbrikken giver et valg: { $words }
hint-preview = forhåndsvisning
hint-or = eller
moves-announcing = med farve
moves-as-in = (som { $example })
moves-tile = brik
moves-other-order = (eller enhver anden rækkefølge; det koster ingen tur)
help-goal = Byg sammen et fyrværkeri i hver farve: 1 2 3 4 5.
help-goal-black = Byg sammen et fyrværkeri i hver farve: 1 2 3 4 5, sort fra 5 og ned.
help-hands = Du ser alle hænder undtagen din egen; [{ $mark }] er, hvad der er sagt om et kort. Ét træk pr. tur:
help-play = spil kort 2 (eller `{ $verb } 2`)
help-announce = det samme, mens du siger farven: en brik, hvis det er rigtigt, ellers en fejl
help-discard = smid kort 1, og få en blå brik tilbage (eller `{ $verb } 1`)
help-clue-color = sig til { $name }, hvilke kort der har farven; koster en blå brik (eller `{ $verb }`)
help-clue-rank = sig til { $name }, hvilke kort der er treere; koster en blå brik
help-tile = det, en belønningsbrik giver; også `{ $salvage }` og `{ $lapse }`
help-preview = hvilke kort ville det gælde? `{ $all }` viser alle informationer
help-moves = alt, hvad du kan gøre nu
help-sort = læg dine kort i en anden rækkefølge; det koster ingen tur
help-log = de seneste træk; Enter viser bordet igen
help-stop = slut spillet for alle, og tæl point; `{ $quit }` forlader det bare
help-exact = Den nøjagtige skrivemåde fra spilfiler, P12 eller C1:R, virker også.

## Hvad der ikke kan læses

typed-capitals = Med store bogstaver er { $typed } den nøjagtige skrivemåde for kort nummer { $number } i spillet: skriv { $slot } for kort { $number } på hånden, eller `{ $exact }`, hvis du mener det
typed-stands-alone = `{ $verb }` står alene: udelad { $rest }
typed-no-cards = Du har ingen kort: du kan kun give en information
typed-slot-wanted = Her skal stå et kort fra 1 til { $last }, som i `{ $example }`, ikke { $found }
typed-no-slot = Der er intet kort { $number }: dine kort er 1 til { $last }
typed-clue-wanted = En information har en spiller og en farve eller værdi, som i `{ $color }` eller `{ $rank }`
typed-rank-wanted = En information nævner en værdi fra 1 til 5, ikke { $number }
typed-order-wanted = Nævn hvert af dine kort én gang, i den nye rækkefølge, som i `{ $example }`
typed-could-be = { $typed } kan være { $either }: skriv mere af det
typed-no-player = { $typed } er ikke en spiller her: { $players }
typed-not-understood = { $typed } forstås ikke: prøv `{ $help }`, eller `{ $moves }` for alt, hvad du kan gøre nu
typed-no-color = En information kan ikke nævne { $typed }, men { $colors } eller en værdi fra 1 til 5
typed-no-suit = { $typed } er ikke en farve: en af { $suits }
typed-card-wanted = Her skal stå et kort fra brugtbunken, som i `{ $example }`, ikke { $found }
typed-nothing = ingenting

## At gå gennem et spil

walk-help = Enter eller n: næste   p: forrige   et tal: det træk   g: slutningen
walk-help-seat = s PLADS: se fra en plads (tal eller navn, spectator eller all)   q: afslut
walk-turn = Træk { $turn } af { $of }.
walk-begins = { $name } begynder.
walk-stop = Spillerne stopper.
walk-prompt = træk { $turn }>
walk-left = Spillet blev forladt her, før det var slut.
walk-at-end = Dette er slutningen: p går tilbage, q afslutter.
walk-at-beginning = Dette er begyndelsen: n går videre.
walk-no-turn = Der er intet træk { $turn }: spillet har træk 0 til { $last }
walk-or-all = { $reason }; eller spectator, eller all
walk-edition = { $players }; udgave { $edition }, { $options }.

## En bedømmelse

judged-waiting = Spillet bedømmes; den første gang kompileres programmet
judged-possible = Med alle kort kendt var { $count ->
    [one] { $count } point muligt.
   *[other] { $count } point mulige.
}
judged-between = { $count ->
    [one] Med alle kort kendt var { $least } til { $count } point muligt.
   *[other] Med alle kort kendt var { $least } til { $count } point mulige.
}
judged-better = Bedre: { $said }.
