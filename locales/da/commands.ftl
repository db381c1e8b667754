# Hvad `hanabi` svarer på sine kommandoer i en terminal, og hvad den afviser. Afvisninger står efter “hanabi: ” og har intet punktum.

## hanabi rules

editions-all = alle disse, frit sat sammen
editions-more = `hanabi rules UDGAVE` forklarer en af dem.
editions-head = { $age ->
    [0] { $box }, 2 til 5 spillere
   *[other] { $box }, 2 til 5 spillere, fra { $age } år
}
editions-base = Grundspillet: fem farver, 50 kort, 8 blå brikker, og med den tredje fejl er spillet tabt. I din tur giver du en information (den koster en brik), smider et kort (det giver en tilbage) eller spiller et kort. Derudover er der:
editions-house-talk = En aftale mellem spillerne: de bestemmer selv, hvad der må siges ud over informationerne.
editions-no-memory-aid = En aftale mellem spillerne: de husker selv informationerne, skærmen gør det ikke.
editions-start = Begynd et spil:
editions-not-in-box = Findes ikke i denne udgave: { $words }. `--edition custom` har alt.
editions-one-multicolor = Højst én af five-own, ten-wild og ten-own: der er kun én multifarvet farve.

## hanabi bots

bots-players = spillere: { $players }
bots-explains = forklarer sine træk
bots-cheats = ser alle kort
bots-points = point i gennemsnit: { $points }
bots-points-with = { $players } spillere { $points }

## hanabi deal-check

check-waiting = Leder efter en vej til sejren; den første gang kompileres programmet
check-over = { $count ->
    [one] Efter { $count } træk er dette spil slut.
   *[other] Efter { $count } træk er dette spil slut.
}
check-won = { $count ->
    [0] Denne uddeling kan vindes: { $known }, når alle kort er kendt.
    [one] Efter { $count } træk kan dette spil vindes: { $known }, når alle kort er kendt.
   *[other] Efter { $count } træk kan dette spil vindes: { $known }, når alle kort er kendt.
}
check-lost = { $count ->
    [0] Denne uddeling kan ikke vindes: når alle kort er kendt, er { $known } det bedste, der kan nås.
    [one] Efter { $count } træk kan dette spil ikke vindes: når alle kort er kendt, er { $known } det bedste, der kan nås.
   *[other] Efter { $count } træk kan dette spil ikke vindes: når alle kort er kendt, er { $known } det bedste, der kan nås.
}
check-open = { $count ->
    [0] Det er ikke afgjort, om denne uddeling kan vindes: når alle kort er kendt, er { $known } det bedste, der kan nås.
    [one] Det er ikke afgjort, om dette spil kan vindes efter { $count } træk: når alle kort er kendt, er { $known } det bedste, der kan nås.
   *[other] Det er ikke afgjort, om dette spil kan vindes efter { $count } træk: når alle kort er kendt, er { $known } det bedste, der kan nås.
}

## hanabi puzzles

puzzles-judging = Spillene bedømmes; den første gang kompileres programmet
puzzles-judging-again = { $count ->
    [one] { $count } opgave bedømmes igen
   *[other] { $count } opgaver bedømmes igen
}
puzzles-found = { $count ->
    [0] Ingen opgaver i { $path }.
    [one] { $count } opgave i { $path }: { $themes }.
   *[other] { $count } opgaver i { $path }: { $themes }.
}
puzzles-so-far = Opgaver: { $found } af { $wanted }. Spil: { $games }. { $seconds } s
puzzles-broken-off = Afbrudt: det, der blev fundet, er gemt.
puzzles-held = { $held } af { $of } beholder deres svar med andre hænder og kortstakke ({ $share }).
puzzles-unlucky = { $count ->
    [one] { $count } svar koster point med kortene, som de ligger, og siger det.
   *[other] { $count } svar koster point med kortene, som de ligger, og siger det.
}
prepare-bot = Gør { $bot } klar: kompilerer, cirka { $seconds } s, kun denne gang
prepare-not-kept = Det kompilerede program kan ikke gemmes, så hver start kompilerer det igen: angiv med HANABI_CACHE en mappe, der kan skrives i

## Hvad der ikke kan lade sig gøre

refused-no-option = { $typed } kan ikke vælges: skriv base, { $options }
refused-not-together = { $one } og { $other } udelukker hinanden: vælg én
refused-players = Hanabi er for 2 til 5 spillere, ikke { $found }
refused-no-edition = { $typed } er ikke en udgave: vælg mellem { $editions }
refused-not-offered = udgaven { $edition } har ikke { $wanted }: den har { $offered }; `custom` har alt
refused-deal-code = { $typed } er hverken en fil eller en kortkode
refused-other-deal = { $typed } er koden for andre kort eller brikker end { $options }
refused-no-deal = angiv et spil, en kortkode eller en uddelings nummer med --seed
refused-deal-turn = --turn er til spil, der er spillet: her er der ingen træk endnu
refused-no-reader = { $typed } kan ikke læse dette spil: det kan { $readers }
refused-no-bot = { $typed } er ikke en bot: vælg mellem { $bots }
refused-bot-players = { $bot } spiller med { $players } spillere, ikke med { $found }
refused-bot-rules = { $bot } kender ikke reglerne { $options }
refused-bot-cheats = { $bot } ser alle kort, og det må ingen ved bordet: den spiller kun i arenaen
refused-seat = { $typed } kan ikke få en plads: { $person } for et menneske, eller en bot: { $bots }, eller my_module:MyBot for din egen
refused-starter = den, der begynder, er en plads fra 1 til { $last } eller random, ikke { $typed }
refused-names-count = ét navn til hver plads: pladser { $players }, navne { $names }
refused-names-same = navne skelner spillerne: { $names } er ikke alle forskellige
refused-name-empty = { $place }: et navn har mindst ét bogstav eller tegn, ikke { $typed }
refused-name-long = { $place }: et navn har højst { $most } tegn; dette har { $found }
refused-name-signs = { $place }: et navn har ingen styretegn, i modsætning til { $typed }
refused-puzzle-count = der laves mindst én opgave, ikke { $found }
refused-puzzle-players = { $typed } er ikke et antal spillere
refused-puzzle-bots = ingen af disse botter spiller med så mange spillere
refused-not-text = byte { $byte }: dette er ikke tekst i UTF-8
refused-file-name = der er ingen fil med sådan et navn
refused-file-there = { $path } findes allerede: angiv en ny fil, så intet spil går tabt
refused-unwritten = { $path } kan ikke skrives: { $reason }

file-missing = filen eller mappen findes ikke
file-forbidden = adgang nægtet
file-folder = det er en mappe
file-no-folder = det er ikke en mappe
file-full = der er ikke mere plads

command-error = { $command }: fejl: { $message }
command-argument = { $argument }: { $message }
command-unknown = forstås ikke: { $arguments }
command-missing = mangler: { $arguments }
command-not-with = kan ikke bruges sammen med { $other }
command-takes-nothing = tager ingen værdi, altså ikke { $typed }
command-takes-one = her mangler en værdi
command-takes-some = her mangler mindst én værdi
command-choice = { $typed } kan ikke vælges (vælg mellem { $choices })
command-number = { $typed } er ikke et helt tal som 1000 eller 1e6
