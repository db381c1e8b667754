# Hvad botterne siger om deres træk og de andres informationer.

cards-unknown = et ukendt kort
cards-many = et af { $count } kort

bot-play-known = Jeg ved, at jeg kan spille dette: { $cards }.
bot-play-clued = Informationen fra { $to } bad mig spille dette kort: { $cards }.
bot-play-inferred = Efter alt, hvad der er sagt, kan dette kort spilles: { $cards }.
bot-play-prompted = Informationen fra { $to } til { $seat } kræver først et andet kort, og det må være det, jeg har fået noget at vide om: { $cards }.
bot-play-finessed = Informationen fra { $to } til { $seat } kræver først et andet kort, så det må være mit nyeste: { $cards }.
bot-play-order-of-ones = Af flere ettere spiller jeg den ældste først.
bot-play-connects = Nogen venter på dette kort: { $cards }.
bot-play-likely = Der er ikke meget at miste nu, og dette er min bedste chance: { $cards }.
bot-announce-certain = Jeg er sikker på farven og siger den: { $cards }.
bot-clue-plays = { $to } kan spille et kort efter denne information ({ $named }): { $cards }.
bot-clue-plays-later = { $to } får noget at vide om et kort, der kan spilles senere ({ $named }): { $cards }.
bot-clue-saves = { $to } ville snart smide et kort, der ikke må gå tabt ({ $named }): { $cards }.
bot-clue-prompts = { $to } vil se, hvad det delvist kendte kort må være ({ $named }): { $cards }.
bot-clue-finesses = { $to } vil straks spille sit nyeste kort ({ $named }): { $cards }.
bot-clue-fixes = { $to } var ved at lave en fejl med dette kort ({ $named }): { $cards }.
bot-clue-five-stall = Intet bedre at gøre: { $to } får at vide, hvor der er en femmer.
bot-clue-stalls = Intet bedre at gøre, og { $to } tager ingen skade af denne information ({ $named }).
bot-clue-helps = { $to } får mere at vide om kort, der allerede er delvist kendt ({ $named }).
bot-clue-keeps = { $to } får tidligt at vide, at dette kort er værd at gemme ({ $named }): { $cards }.
bot-clue-touches = { $to } får noget at vide om kort, der ikke var givet information om før ({ $named }).
bot-clue-urgent = Det kunne ikke vente: { $to } har snart turen.
bot-discard-useless = Dette kort kan aldrig spilles: { $cards }.
bot-discard-spare = Efter alt, hvad der er sagt, er der ikke brug for dette kort: { $cards }.
bot-discard-chop = Det er mit ældste kort, som ingen information gælder.
bot-discard-twin = { $to } har det samme kort og ved det nu: { $cards }.
bot-discard-warns = { $to } ville smide et kort, der ikke må gå tabt, og der er ingen blå brik. Jeg smider et kort i stedet for at spille, så { $to } beholder det: { $cards }.
bot-discard-least-harm = Hvert kort kan få betydning; dette betyder nok mindst.
bot-no-tokens = Der var ingen blå brik.
bot-nothing-to-clue = Ingen information var en brik værd.
bot-deck-runs-out = Kortstakken er ved at slippe op, og en information sparer et kort.
bot-tile-takes = Brikken bringer dette kort tilbage: { $cards }.
bot-tile-lapses = Brikken havde intet at byde på.
bot-any-legal = Jeg var i tvivl og gjorde noget uskadeligt.
bot-read-play = { $seat } beder { $to } spille et kort: { $cards }.
bot-read-play-or-save = { $seat } beder { $to } spille eller beholde et kort: { $cards }.
bot-read-save = { $seat } beder { $to } beholde et kort: { $cards }.
bot-read-five-stall = { $seat } havde intet bedre at gøre og viste { $to } en femmer.
bot-read-later = { $seat } fortæller { $to } om et kort, der venter på et andet: { $cards }.
bot-read-prompt = { $seat } fortæller { $to }, at det delvist kendte kort er dette og kan spilles: { $cards }.
bot-read-finesse = { $seat } fortæller { $to }, at det nyeste kort er dette og skal spilles nu: { $cards }.
bot-read-fix = { $seat } redder { $to } fra en fejl.
bot-read-stall = { $seat } havde intet bedre at gøre end at fortælle { $to } dette ({ $named }).
bot-read-waits = Hvis { $to } spiller dette kort nu, gjaldt informationen fra { $seat } kortet efter det: { $cards }.
bot-read-twin = { $seat } smed et kort, så { $to } har det samme: { $cards }.
bot-read-warning = { $seat } smed et kort i stedet for at spille, så { $to } skal beholde det ældste kort, som ingen information gælder.
bot-read-broken = Det var ikke det, jeg havde forstået; jeg ser bort fra det, jeg udledte af informationen til { $to }.
bot-read-plain = Jeg tager informationen fra { $seat } til { $to } helt enkelt: den gælder det nyeste kort, der kan spilles ({ $named }).
bot-read-literal = Jeg tager informationen fra { $seat } til { $to } for det, den siger, og ikke mere ({ $named }).
bot-rely-less = Jeg stoler ikke længere på, at informationer fra { $seat } betyder mere, end de siger, og giver selv enkle informationer.

# Asking a bot about a move.

words-why = Hvorfor?
words-what-it-tells = Hvad fortæller den mig?
words-literally = Det, informationen siger i sig selv
words-card-can-be = Kort { $slot }: { $cards }
words-touches-nothing = Den gælder ingen af dine kort.
words-meaning = Efter botternes konventioner:
words-understood = Sådan forstod { $name } det, der skete før:
words-more-later = Mere kan siges, når de kort, du havde dengang, er spillet eller smidt.
words-not-yet = Det kan siges, når de kort, du havde dengang, er spillet eller smidt.
words-none = Der er intet at sige om dette træk.
words-asking = Et øjeblik…

# What the conventions are called.

convention-chop = Yderkortet
convention-focus = Fokus
convention-play = Spilleinformation
convention-save = Redningsinformation
convention-good-touch = Kun nyttige kort
convention-worth = En brik værd
convention-prompt = Påmindelse
convention-finesse = Finesse
convention-five-stall = Ventetræk med en femmer
convention-order-of-ones = Etternes rækkefølge
convention-fix = Rettelse
convention-twins = Tvillinger
convention-warning = Advarsel
convention-last-turns = De sidste ture
convention-plain = Enkel læsning
