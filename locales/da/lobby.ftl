# Forsiden, og hvordan et bord gøres klar.

lobby-title = Forside

## Øverst på hver side

nav-label = Sider
nav-rules = Regler
nav-learn = Lær spillet
nav-history = Spillede spil

## Vejene ind

hero-title = Alle ser dine kort – undtagen dig
hero-lead = Hanabi vinder man sammen: fortæl hinanden lige præcis nok til at tænde fem fyrværkerier i den rigtige rækkefølge.
hero-name = Dit navn
hero-play = Spil nu
hero-play-hint = Spil nu deler kortene ud med det samme: dig og to robotter, der fortæller, hvorfor de gør, som de gør. Du behøver ingen konto.
hero-invite = Inviter venner
hero-learn = Lær det på tre minutter

lobby-mine = Dine spil
lobby-notices-about = Du behøver ikke vente her: du kan få besked, når et spil venter på dig, også uden en åben side.
lobby-open = Åbne borde
lobby-open-none = Ingen venter på medspillere lige nu. Åbn et offentligt bord herunder, så kan andre se det her.
lobby-lost = Listen kunne ikke hentes; der prøves igen om et øjeblik.
lobby-watch = Spil at se på
lobby-set-up = Gør et bord klar
lobby-invitation = Dette websted er for folk med en invitation. Indsæt linket eller koden:
lobby-come-in = Kom ind

listed-free = { $count ->
    [one] { $count } ledig plads
   *[other] { $count } ledige pladser
}
listed-moves = { $count ->
    [0] lige begyndt
    [one] { $count } træk indtil nu
   *[other] { $count } træk indtil nu
}
listed-join = Vær med
listed-watch = Se på
listed-go-on = Spil videre
listed-your-turn = Din tur
listed-turn-of = Har tur: { $name }
listed-waiting = i { $time }
listed-deadline = tid tilbage: { $time }
listed-per-turn = { $time } pr. tur
listed-bank = { $time } til hver

## Æsken og det, den byder på

set-box-label = Hvilken æske?
set-box-custom = Din egen blanding
base-game = Hanabi, grundspil
set-box-custom-tongue = Ikke en trykt æske
set-box-custom-about = Alt fra alle æsker, frit sat sammen
set-options-label = Hvad er med ud over grundspillet?
set-multicolour-label = Multifarvede kort
set-multicolour-none = Ingen multifarvede kort

option-five-own = Kaskade af farve
option-five-own-about = Fem multifarvede kort, ét af hver værdi, bliver til et sjette fyrværkeri; de nævnes som deres egen farve.
option-ten-wild = Farvelavine
option-ten-wild-about = Ti multifarvede kort bliver til et sjette fyrværkeri; de hører med til enhver farve, der nævnes, men må aldrig selv nævnes.
option-ten-own = Den sjette farve
option-ten-own-about = Ti multifarvede kort bliver til et sjette fyrværkeri og nævnes som enhver anden farve.
option-black = Sortkrudt
option-black-about = Ti sorte kort lægges i omvendt rækkefølge fra 5 til 1; ingen farve peger dem ud, og hvert kort, der mangler til sidst, koster et point.
option-tiles = De fem flamboyante
option-tiles-about = Et komplet fyrværkeri vender en af seks belønningsbrikker i stedet for at give en blå brik tilbage.
option-expert = Glansnummer
option-expert-about = Ingen sidste runde og ingen point: gør alle fyrværkerier komplette, eller tab ved det første nødvendige kort, der ryger ud.
option-announce = Timet opvisning
option-announce-about = Før du spiller et kort, må du sige dets farve: rigtigt giver en blå brik, forkert er en fejl.
option-no-empty-clues = Ingen tomme informationer
option-no-empty-clues-about = En information skal gælde mindst ét kort; alle de trykte æsker her tillader informationer, der ikke gælder nogen.

## Spillere og aftaler

set-players-label = Hvor mange spillere?
set-players-about = Hver spiller har { $count } kort på hånden.
set-public-label = Hvem kan finde bordet?
set-public-link = Venner med linket
set-public-link-about = Kun dem, du sender linket til.
set-public-public = Alle
set-public-public-about = Bordet står på forsiden, og enhver kan tage en ledig plads.
set-agreements-label = Snak, hukommelse, ur og tilskuere
set-talk-label = Hvad må der siges?
set-talk-strict = Kun informationer
set-talk-strict-about = Som trykt: der siges intet ud over informationerne.
set-talk-remarks = To bemærkninger
set-talk-remarks-about = Man må også sige »Jeg ved stadig intet« og »Kan du huske?«.
set-talk-free = Fri snak
set-talk-free-about = Alle må skrive, hvad de vil, og er enige om ikke at røbe noget.
set-aid-label = Hvor meget huskehjælp er tilladt?
set-aid-full = Alt
set-aid-full-about = Kortene må vise, hvad der er sagt om dem, og hvad det udelukker; hver spiller kan vælge mindre.
set-aid-marks = Det, der er sagt
set-aid-marks-about = Kortene må vise, hvad der er sagt om dem, men ikke, hvad der følger af det.
set-aid-none = Ingen
set-aid-none-about = Som trykt: I husker selv jeres informationer, og fortiden åbnes først, når spillet er slut.
set-clock-label = Ur
set-clock-none = Intet
set-clock-none-about = Brug al den tid, I vil.
set-clock-per-turn = Pr. tur
set-clock-per-turn-about = Hver tur har lige lang tid; når den løber ud, er spillet slut.
set-clock-bank = Pr. spil
set-clock-bank-about = Hver spiller har en tidsbeholdning og får lidt tilbage efter hver tur; når den er brugt op, er spillet slut.
set-clock-turn-seconds = Tid til en tur
set-clock-bank-seconds = Tid til hver spiller
set-clock-increment = Tilbage efter hver tur
set-watching-label = Hvem må se på?
set-watching-delayed = Spillet, senere
set-watching-delayed-about = Tilskuere ser spillet nogle ture forsinket, og hvert kort, når det har forladt hånden.
set-watching-one-seat = Som én spiller
set-watching-one-seat-about = Tilskuere ser det, én spiller ser, med det samme. En spiller, der åbner bordet i et andet vindue, kan også se det.
set-watching-nobody = Ingen
set-watching-nobody-about = Ingen ser på, før spillet er slut.
set-watching-seat = Hvis kort vises
set-watching-turns = Hvor meget senere
set-watching-hands = Vis også tilskuerne hænderne
set-watching-hands-about = En spiller, der åbner bordet i et andet vindue, ser så det meste af sin egen hånd.
set-turns-late = { $count ->
    [one] { $count } tur
   *[other] { $count } ture
}
set-starter-label = Hvem begynder?
set-starter-chance = Tilfældet afgør
set-seat = Plads { $number }
set-rearrange-label = Man må flytte rundt på sine kort
set-rearrange-about = Du må ordne dine egne kort, som du vil; alle kan se det.
set-pace-label = Hvor hurtigt spiller robotterne?
set-pace-0 = Straks
set-pace-600 = Hurtigt
set-pace-1200 = Roligt
set-pace-2500 = Langsomt
set-bot-words-label = Hvornår siger robotter hvorfor?
set-bot-words-never = Aldrig
set-bot-words-never-about = Robotterne holder deres grunde for sig selv, også når spillet er slut, medmindre du spiller alene med robotter.
set-bot-words-after = Efter spillet
set-bot-words-after-about = Robotterne siger deres grunde, når spillet er slut; den, der spiller alene med robotter, kan spørge straks.
set-bot-words-at-once = Straks
set-bot-words-at-once-about = Alle, der spiller, kan spørge en robot om dens grunde, så vidt de intet røber om skjulte kort. Det kræver al huskehjælp.

## Pladser og kort

set-seats-label = Hvem spiller ellers med?
set-friend = En ven
set-bot = Robot: { $name }
set-strength-label = Styrke
set-strength = { $points } af 25 point i snit med sine egne
set-strength-unknown = styrken er ikke målt
set-deal-label = Hvilke kort?
set-deal-shuffled = Blandede
set-deal-shuffled-about = Blandet tilfældigt og forseglet: kortstakkens fingeraftryk offentliggøres før det første træk, så alle kan efterprøve det bagefter.
set-deal-code = Med kortkode
set-deal-code-about = De samme kort, som andre har fået; bordet mærkes som spillet med valgte kort.
set-deal-table = Som i et andet spil
set-deal-table-about = Kortene fra et afsluttet spil her på siden, med dets regler og antal spillere; bordet mærkes som spillet med valgte kort.
set-deal-code-field = Kortkode
set-deal-table-field = Link til eller nummer på det afsluttede spil
set-start = Del kortene ud
set-start-about = Alle pladser er taget: spillet begynder med det samme.
set-open = Åbn bordet
set-open-about = Du får et link og en QR-kode til dine venner.
