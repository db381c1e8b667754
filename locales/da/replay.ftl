# Genspil: at gå et afsluttet spil igennem, prøve noget andet og gennemgå det sammen. Spillernes navne bøjes aldrig.

replay-title = Gennemspilning
replay-loading = Henter spillet…
replay-not-over = Spillet er ikke slut: indtil da er kortene hemmelige.
replay-to-the-table = Til bordet
replay-to-history = Spillede spil

## At gå igennem

replay-turn = træk { $move } af { $last }
replay-turn-short = træk { $move }
replay-dealt = Kortene er delt ud.
replay-where-i-was = Tilbage til, hvor jeg var
replay-first = Til begyndelsen
replay-last = Til slutningen
replay-play = Afspil automatisk
replay-pause = Pause
replay-view = Synsvinkel
replay-view-all = Alle kort
replay-view-as = Som { $name } så det
replay-panels = Analyse, forløb, noter, hvad nu hvis og deling
replay-panel-review = Analyse
replay-panel-log = Forløb
replay-panel-talk = Noter
replay-panel-try = Hvad nu hvis?
replay-panel-share = Del

replay-firework = Fyrværkeri: { $suit }
replay-firework-open = Fyrværkeri: { $suit }. Hvornår voksede det?
replay-grew = Voksede i træk
replay-never-grew = Der blev ikke lagt noget kort.
replay-gone-card = Et kort, som ingen har på hånden længere
replay-drawn = Trukket i træk
replay-clued = Information i træk
replay-left-placed = Spillet i træk
replay-left-failed = Fejlspillet i træk
replay-left-discarded = Smidt i træk
replay-knew = Så vidt { $name } kunne vide, var det et af disse kort: { $cards }.
replay-in-the-pile = I brugtbunken: { $card }

replay-key-ends = til begyndelsen eller slutningen
replay-key-run = start eller stop automatisk afspilning
replay-key-back = tilbage til, hvor du var
replay-key-view = se det med den næste spillers øjne
replay-key-aim = peg på noget, mens du fører
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
replay-what-if-about = Forlad spillet i et hvilket som helst træk, og spil videre for alle pladser efter de rigtige regler: andre træk, andre kort, en anden kortstak.
replay-what-if-how = Tryk på et kort hos spilleren, der har turen, for at spille eller smide det, på en andens kort for at give en information og på kortstakken for at vælge, hvad der trækkes som det næste. Sidens link indeholder varianten.
replay-try-here = Prøv noget andet herfra
replay-try-from = Prøv noget andet fra træk { $move }
replay-branches = Varianter
replay-the-game = Spillet, som det blev spillet
replay-branch-name = Variant { $number }
replay-stop-bad = Træk { $move }: et kort passede ikke
replay-stop-kept = Træk { $move }: et bogmærke
replay-stop-talk = Træk { $move }: en note
replay-stop-bot = Træk { $move }: botten ville have gjort noget andet
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
replay-thinking = Et øjeblik…
replay-getting-ready = { $bot } gør sig klar: den bliver oversat til maskinkode, kun denne ene gang, og tænker lidt længere indtil da.
replay-play-on = Spil videre herfra
replay-to-the-game = Tilbage til spillet
replay-undo = Fortryd
replay-redo = Gentag
replay-idle-clue = Brug en brik
replay-other-clues = Andre informationer til denne hånd
replay-exchange = Skift kortet ud…
replay-cannot-exchange = Det kort kan ikke blive til dette: det er allerede spillet eller smidt, eller også er alle andre eksemplarer det.
replay-hide = Vend det om
replay-deck-top = Det næste kort i stakken
replay-deck-open = Det næste kort i stakken: vælg det
replay-choose-top = Vælg det næste kort…
replay-let-bot = Lad en bot spille videre for alle
replay-bot = Bot
replay-bot-one = Spil ét træk
replay-bot-end = Spil til slutningen

replay-ask-bot = Spørg en bot
replay-bot-here = Hvad ville den gøre her?
replay-bot-would = { $bot } i stedet for { $name }:
replay-bot-agrees = Det samme blev spillet.
replay-bot-played = Det, der blev spillet: { $said }
replay-bot-try = Prøv det

## Fælles gennemgang

replay-here = { $count ->
    [0] forbinder…
    [one] kun du er her
   *[other] { $count } personer er her
}
replay-lead = Vis vej
replay-you-lead = { $count ->
    [one] Du fører; ingen andre er her endnu.
   *[other] Du fører { $count } personer, dig selv medregnet.
}
replay-let-go = Slip føringen
replay-leads = { $name } fører.
replay-you-follow = Du følger { $name }.
replay-follow = Følg { $name }
replay-point = Peg på det
replay-pointed-at = udpeget
replay-points = { $name } peger på: { $things }.
replay-aim = Peg
replay-aiming = Tryk på det, du vil pege på.
replay-arrow-from = Pil herfra…
replay-arrow-where = Tryk på det, pilen skal pege på.
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
replay-deal = Kortene
replay-not-sealed = Blandingen blev ikke forseglet før spillet.
replay-play-deal = Spil selv disse kort
replay-same-deal = Samme kort andre steder

## At åbne et spil

replay-open-title = Åbn et spil
replay-open-about = Gå et spil igennem, som blev spillet et andet sted, eller som nogen har sendt dig.
replay-choose-file = Vælg en fil
replay-or-drop = …eller slip en her.
replay-paste = Eller indsæt et link eller en tekst
replay-look = Åbn
replay-keep = Gem, og få et link
replay-not-kept = Dette spil er ikke gemt her på siden.
replay-open-another = Åbn et andet spil
replay-open-forms = Dette kan åbnes: spilfiler herfra, spil fra hanab.live som JSON, replay-json-links derfra og links til spil her på siden. Flere på én gang: ét på hver linje eller en JSON-liste.
