# Forsiden, og hvordan et bord gøres klar.

lobby-title = Forside

## Øverst på hver side

nav-label = Sider
nav-rules = Regler
nav-learn = Lær spillet
nav-history = Spillede spil

## Vejene ind

hero-title = Alle ser dine kort – undtagen dig
hero-lead = Fortæl hinanden lige nok til at tænde fem fyrværkerier i den rigtige rækkefølge.
hero-name = Dit navn
hero-play = Spil nu
hero-invite = Inviter venner
hero-play-small = dig og to botter, uden konto
hero-learn = Lær det på tre minutter
hero-learn-small = mens du spiller

lobby-mine = Dine spil
lobby-notices-about = Du behøver ikke vente her: du kan få besked, når et spil venter på dig, også uden en åben side.
lobby-open = Åbne borde
lobby-open-none = Ingen venter på medspillere lige nu. Åbn et offentligt bord herunder, så kan andre se det her.
lobby-lost = Listen kunne ikke opdateres; der prøves igen om et øjeblik.
lobby-watch = Spil i gang
lobby-set-up = Opret et bord
lobby-invitation = Dette websted er kun for inviterede. Indsæt linket eller koden:
lobby-friends = Med venner
lobby-friends-about = De behøver kun linket. Pladser, der står tomme, kan gå til botter, og den, der kommer senere, overtager en.
lobby-friends-players = 2 til 5 spillere
daily = Dagens kort
lobby-challenge = Udfordr dine venner: de samme uddelinger for alle hold
lobby-puzzles = Opgaver
lobby-puzzles-about = Ét træk er klart det bedste. Hvilket? Hver dag en ny opgave, og så mange flere, du har lyst til.
lobby-puzzles-go = Løs opgaver
daily-about = { $day } · { $players } spillere · alle får de samme kort
daily-played = spillet
daily-not-played = ikke spillet
daily-score = { $score ->
    [one] { $score } point i dag
   *[other] { $score } point i dag
}
daily-streak = { $count ->
    [0] endnu ingen dage i træk
    [one] { $count } dag i træk
   *[other] { $count } dage i træk
}
daily-more = Resultater og andre dage
daily-play = Spil
daily-again = Spil igen
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
listed-watch = Se med
listed-go-on = Fortsæt
listed-your-turn = Din tur
listed-turn-of = Har turen: { $name }
listed-waiting = i { $time }
listed-deadline = tid tilbage: { $time }
listed-per-turn = { $time } pr. tur
listed-bank = { $time } til hver

## Udgaven og det, den byder på

set-box-label = Hvilken udgave?
set-box-custom = Din egen blanding
base-game = Hanabi, grundspil
set-box-custom-tongue = Ikke en fysisk udgave
set-box-custom-about = Alt fra alle udgaver, frit sat sammen
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
option-black-about = Ti sorte kort lægges i omvendt rækkefølge fra 5 til 1; ingen farveinformation gælder dem, og hvert kort, der mangler til sidst, koster et point.
option-tiles = De fem flamboyante
option-tiles-about = Et komplet fyrværkeri vender en af seks belønningsbrikker i stedet for at give en blå brik tilbage.
option-expert = Glansnummer
option-expert-about = Ingen sidste runde og ingen point: gør alle fyrværkerier komplette, eller tab ved det første nødvendige kort, der går tabt.
option-announce = Timet opvisning
option-announce-about = Før du spiller et kort, må du sige dets farve: rigtigt giver en blå brik, forkert er en fejl.
option-no-empty-clues = Ingen tomme informationer
option-no-empty-clues-about = En information skal gælde mindst ét kort; alle de fysiske udgaver her tillader informationer, der ikke gælder nogen.

## Spillere og aftaler

set-players-label = Hvor mange spillere?
set-players-about = { $count ->
    [one] Hver spiller har { $count } kort på hånden.
   *[other] Hver spiller har { $count } kort på hånden.
}
set-public-label = Hvem kan være med?
set-public-link = Venner med linket
set-public-link-about = Kun dem, du sender linket til.
set-public-public = Alle
set-public-public-about = Bordet står på forsiden, og enhver kan tage en ledig plads.
set-more = Flere valg
set-talk-label = Hvad må der siges?
set-talk-strict = Kun informationer
set-talk-strict-about = Som i reglerne: der siges intet ud over informationerne.
set-talk-remarks = To bemærkninger
set-talk-remarks-about = Man må også sige »Jeg ved stadig intet« og »Kan du huske?«.
set-talk-free = Fri chat
set-talk-free-about = Alle må skrive, hvad de vil, så længe ingen røber noget.
set-reactions-label = Hurtige reaktioner
set-reactions-about = »Hej!«, »Et øjeblik« og lignende med ét tryk. Tak og ros kun ved fri chat eller efter spillet.
set-aid-label = Hvor meget huskehjælp er tilladt?
set-aid-full = Fuld
set-aid-full-about = Kortene må vise, hvad der er sagt om dem, og hvad det udelukker; hver spiller kan vælge mindre.
set-aid-marks = Det, der er sagt
set-aid-marks-about = Kortene må vise, hvad der er sagt om dem, men ikke, hvad der følger af det.
set-aid-none = Ingen
set-aid-none-about = Som i reglerne: I husker selv jeres informationer, og forløbet kan først ses, når spillet er slut.
set-clock-label = Ur
set-clock-none = Intet
set-clock-none-about = Brug al den tid, I vil.
set-clock-per-turn = Pr. tur
set-clock-per-turn-about = Hver tur har lige lang tid; din første tur har et halvt minut mere.
set-clock-bank = Pr. spil
set-clock-bank-about = Hver spiller har en betænkningstid og får et tillæg efter hver tur; den første tur har et halvt minut mere.
set-clock-turn-seconds = Tid til en tur
set-clock-bank-seconds = Tid til hver spiller
set-clock-increment = Tillæg pr. tur
set-watching-label = Hvem må se med?
set-watching-delayed = Forsinket
set-time-out-label = Når tiden løber ud
set-time-out-bot = En bot spiller turen
set-time-out-bot-about = En bot laver dette ene træk; næste tur er din igen.
set-time-out-more-time = Mere tid
set-time-out-more-time-about = Der lægges tid til, så ofte det er nødvendigt: uret er kun en påmindelse.
set-time-out-stop = Spillet slutter
set-time-out-stop-about = Spillet slutter for alle og tæller, som det står.
set-watching-delayed-about = Tilskuere ser spillet nogle ture forsinket, og hvert kort, når det har forladt hånden.
set-watching-one-seat = Som én spiller
set-watching-one-seat-about = Tilskuere ser det, én spiller ser, uden forsinkelse. En spiller, der åbner bordet i et andet vindue, kan også se det.
set-watching-nobody = Ingen
set-watching-nobody-about = Ingen ser med, før spillet er slut.
set-watching-seat = Set fra
set-watching-turns = Forsinkelse
set-watching-hands = Vis også tilskuerne hænderne
set-watching-hands-about = En spiller, der åbner bordet i et andet vindue, ser så det meste af sin egen hånd.
set-turns-late = { $count ->
    [one] { $count } tur
   *[other] { $count } ture
}
set-starter-label = Hvem begynder?
set-starter-chance = Tilfældig
set-seat = Plads { $number }
set-rearrange-label = Man må flytte rundt på sine kort
set-rearrange-about = Du må ordne dine egne kort, som du vil; alle kan se det.
set-pace-label = Hvor hurtigt spiller botterne?
set-pace-0 = Straks
set-pace-600 = Hurtigt
set-pace-1200 = Roligt
set-pace-2500 = Langsomt
set-conventions-label = Hvad må Partner forvente af jer?
set-conventions-shown = Det, I har vist
set-conventions-shown-about = Partner spiller enkelt med alle, den ikke kender, og efter sine konventioner med dem, der har vist dem i tidligere spil.
set-conventions-level = Niveau { $level }
set-conventions-level-about = Alle her spiller efter dens konventioner op til niveau { $level } fra første information.
set-bot-words-label = Hvornår forklarer botterne sig?
set-bot-words-never = Aldrig
set-bot-words-never-about = Botterne holder deres grunde for sig selv, også når spillet er slut, medmindre du spiller alene med botter.
set-bot-words-after = Efter spillet
set-bot-words-after-about = Botterne forklarer deres træk, når spillet er slut; den, der spiller alene med botter, kan spørge undervejs.
set-bot-words-at-once = Straks
set-bot-words-at-once-about = Alle, der spiller, kan bede en bot forklare sine træk, så vidt det intet røber om skjulte kort. Det kræver fuld huskehjælp.

## Pladser og kort

set-seats-label = Hvem spiller ellers med?
set-friend = En ven
set-bot = Bot: { $name }
set-strength-label = Styrke
set-strength = { $points } af 25 point i snit sammen med kopier af sig selv
set-strength-unknown = styrken er ikke målt
set-deal-label = Hvilke kort?
set-deal-shuffled = Blandede
set-deal-shuffled-about = Blandet tilfældigt: kortstakkens fingeraftryk offentliggøres før det første træk, så alle kan efterprøve det bagefter.
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
