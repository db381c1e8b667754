# Genspil: at gå et afsluttet spil igennem, prøve noget andet og gennemgå det sammen. Spillernes navne bøjes aldrig.

replay-title = Genspil
replay-loading = Henter spillet …
replay-not-over = Spillet er ikke slut: indtil da er kortene hemmelige.
replay-to-the-table = Til bordet
replay-to-history = Spillede spil

## At gå igennem

replay-turn = træk { $move } af { $last }
replay-turn-short = træk { $move }
replay-dealt = Kortene er delt ud.
replay-where-i-was = Tilbage til hvor jeg var
replay-first = Til uddelingen
replay-last = Til slutningen
replay-play = Afspil
replay-pause = Stop her
replay-view = Hvis blik
replay-view-all = Alle kort
replay-view-as = Som { $name } så det
replay-panels = Forløb, noter, hvad nu hvis og deling
replay-panel-log = Forløb
replay-panel-talk = Noter
replay-panel-try = Hvad nu hvis?
replay-panel-share = Del

replay-firework = Fyrværkeri: { $suit }
replay-firework-open = Fyrværkeri: { $suit }. Hvornår voksede det?
replay-grew = Voksede ved træk
replay-never-grew = Der blev ikke lagt noget kort.
replay-gone-card = Et kort, som ingen har på hånden længere
replay-drawn = Trukket ved træk
replay-clued = Information ved træk
replay-left-placed = Spillet ved træk
replay-left-failed = Spillet ved en fejl ved træk
replay-left-discarded = Smidt ved træk
replay-knew = Ud fra det, man kunne vide, var det et af disse kort for { $name }: { $cards }.
replay-in-the-pile = I brugtbunken: { $card }

replay-key-ends = til uddelingen eller til slutningen
replay-key-run = afspil eller stop
replay-key-back = tilbage til hvor du var
replay-key-view = se det med den næste spillers øjne
replay-key-aim = peg på noget, mens du fører an
replay-key-undo = fortryd eller gentag i en variant

## Noter og kommentarer

replay-kind-bookmark = bogmærke
replay-kind-note = note
replay-kind-comment = kommentar
replay-note-text = { $card }: { $text }
replay-card-number = kort nr. { $number }
replay-comment-on = Din kommentar til træk { $move }
replay-comment-send = Kommentér
replay-nothing-written = Ingen har skrevet noget om dette spil endnu.

## Hvad nu hvis?

replay-what-if = Hvad nu hvis?
replay-what-if-about = Forlad spillet ved et hvilket som helst træk, og spil videre for alle pladser efter de rigtige regler: andre træk, andre kort, en anden kortstak.
replay-what-if-how = Tryk på et kort hos spilleren, der har turen, for at spille eller smide det, på en andens kort for at give en information og på kortstakken for at vælge, hvad der trækkes som det næste. Sidens link indeholder varianten.
replay-try-here = Prøv noget andet herfra
replay-try-from = Prøv noget andet fra træk { $move }
replay-branches = Varianter
replay-the-game = Spillet, som det blev spillet
replay-branch-name = Variant { $number }
replay-branch-from = { $count ->
    [0] fra træk { $move }, ingen træk endnu
    [one] fra træk { $move }, { $count } træk
   *[other] fra træk { $move }, { $count } træk
}
replay-branch-rename = Variantens navn
replay-branch-remove = Fjern varianten
replay-branch-over = Varianten er slut.
replay-branch-past = Du ser tilbage.
replay-on-turn = Har turen: { $name }
replay-thinking = Et øjeblik …
replay-getting-ready = { $bot } gør sig klar: den bliver oversat til maskinkode, kun denne ene gang, og tænker lidt længere indtil da.
replay-play-on = Spil videre herfra
replay-to-the-game = Tilbage til spillet
replay-undo = Fortryd
replay-redo = Gentag
replay-idle-clue = Brug en brik
replay-other-clues = Andre informationer til denne hånd
replay-exchange = Gør det til et andet kort …
replay-cannot-exchange = Det kort kan ikke blive til dette: det er allerede spillet eller smidt, eller også er alle andre eksemplarer det.
replay-hide = Vend det om
replay-deck-top = Det næste kort i stakken
replay-deck-open = Det næste kort i stakken: vælg det
replay-choose-top = Vælg det næste kort …
replay-let-bot = Lad en bot spille videre for alle
replay-bot = Bot
replay-bot-one = Spil ét træk
replay-bot-end = Spil til slutningen

replay-ask-bot = Spørg en bot
replay-bot-here = Hvad ville den gøre her?
replay-bot-review = Gå hele spillet igennem
replay-bot-stop = Stop
replay-bot-would = { $bot } i stedet for { $name }:
replay-bot-agrees = Det samme blev spillet.
replay-bot-played = Det, der blev spillet: { $said }
replay-bot-try = Prøv det
replay-bot-otherwise = { $count ->
    [0] Den ville have gjort det samme ved hvert træk.
    [one] Den ville have gjort noget andet ved ét træk.
   *[other] Den ville have gjort noget andet ved { $count } træk.
}

## Fælles gennemgang

replay-here = { $count ->
    [0] forbinder …
    [one] kun du er her
   *[other] { $count } er her
}
replay-lead = Før an
replay-you-lead = { $count ->
    [one] Du fører an; ingen andre er her endnu.
   *[other] Du fører an for { $count }, dig selv medregnet.
}
replay-let-go = Før ikke an længere
replay-leads = { $name } fører an.
replay-you-follow = Du følger { $name }.
replay-follow = Følg { $name }
replay-point = Peg på det
replay-pointed-at = udpeget
replay-points = { $name } peger på: { $things }.
replay-aim = Peg
replay-aiming = Tryk på det, du vil pege på.
replay-arrow-from = Pil herfra …
replay-arrow-where = Tryk på det, pilen skal føre til.
replay-arrow-between = fra { $start } til { $to }
replay-branch-of = { $name } viser denne variant.

## At dele

replay-links = Links
replay-copy-turn = Kopiér linket til træk { $move }
replay-copy-branch = Kopiér linket til varianten
replay-copy-embed = Kopiér koden til din side
replay-copy-picture = Kopiér billedets adresse
replay-embed = Til din egen side
replay-embed-copied = Koden til din side er kopieret.
replay-open-full = Åbn i fuld visning
replay-downloads = Filer
replay-record = Spilfil
replay-picture-svg = Billede (SVG)
replay-picture-png = Billede (PNG)
replay-transcript = Referat
replay-transcript-language = Referatets sprog
replay-transcript-title = Hanabi: { $names }
replay-deal = Uddelingen
replay-not-sealed = Uddelingen blev ikke forseglet før spillet.
replay-play-deal = Spil selv disse kort
replay-same-deal = Samme kort andre steder

## At åbne et spil

replay-open-title = Åbn et spil
replay-open-about = Gå et spil igennem, som blev spillet et andet sted, eller som nogen har sendt dig.
replay-choose-file = Vælg en fil
replay-or-drop = … eller slip en her.
replay-paste = Eller indsæt et link eller en tekst
replay-look = Se på det
replay-keep = Gem det, og få et link
replay-not-kept = Du ser på et spil, som ikke er gemt på dette sted.
replay-open-another = Åbn et andet spil
replay-open-forms = Dette kan åbnes: spilfiler herfra, spil fra hanab.live som JSON, replay-json-links derfra og links til spil på dette sted.
