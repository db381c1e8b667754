# Bordet: samles, spille og se tilbage. Spillernes navne bøjes aldrig.

table-title = Bord
table-connecting = Forbinder…
table-reconnecting = Forbindelsen er afbrudt. Forbinder igen…
table-closed = Bordet blev lukket, før spillet begyndte.
table-not-yet = Spillet er i gang.
table-watching-nobody = Ingen ser med ved dette bord, før spillet er slut; så kan hele spillet ses her.
table-watching-one-seat = Du ser det samme som plads { $seat }, uden forsinkelse.
table-watching-delayed = { $count ->
    [one] Du ser spillet én tur forsinket, og hvert kort, når det har forladt hånden.
   *[other] Du ser spillet { $count } ture forsinket, og hvert kort, når det har forladt hånden.
}
table-watching-hands = { $count ->
    [one] Du ser alle hænder, én tur forsinket.
   *[other] Du ser alle hænder, { $count } ture forsinket.
}
table-take-over = Spørg, om du må tage over for { $bot }

## Samling

table-gathering = Tag plads
table-invited-by = { $name } inviterer dig til Hanabi
table-invited = Du er inviteret til Hanabi
table-invited-to = { $count ->
    [one] { $box }, { $count } spiller.
   *[other] { $box }, { $count } spillere.
}
table-invited-free = { $count ->
    [one] Én plads er ledig. Du behøver ingen konto: skriv dit navn, og sæt dig.
   *[other] { $count } pladser er ledige. Du behøver ingen konto: skriv dit navn, og sæt dig.
}
table-full = Alle pladser er taget.
table-full-stay = Bliv her: spillet vises på denne side, når kortene er delt ud. Bliver en plads ledig, vises den også.
table-lesson = Lær det på tre minutter
table-seats = Pladser
table-seat-free = Ledig plads
table-you = dig
table-host = vært
table-bot = bot
table-outsider = ekstern bot
table-not-here = ikke forbundet
table-sit = Sæt dig
table-sit-here = Sæt dig her i stedet
table-stand-up = Rejs dig
table-seat-bot = Tilføj en bot
table-seat-program = Tilføj en ekstern bot
table-program-explained = Dit eget program spiller på denne plads, på en hvilken som helst computer. Det forbinder til en adresse og ser det, et menneske på pladsen ville se.
table-program-name = Bottens navn
table-program-usual-name = min bot
table-program-make = Lav en nøgle
table-program-key = Nøgle
table-program-address = Adresse, der skal forbindes til
table-program-command = Eksempel på en kommando, der spiller tilfældigt, i en kopi af projektet
table-program-copy = Kopiér
table-program-copy-what = Kopiér: { $what }
table-program-copied = Kopieret.
table-program-copy-by-hand = Markér det, og kopiér det.
table-program-secret = Den, der har nøglen, spiller på denne plads: vis den ikke til andre. Den vises ikke igen; gør pladsen ledig for at lave en ny.
table-free-seat = Gør pladsen ledig
table-start = Del kortene ud
table-seats-missing = { $count ->
    [one] Der er stadig en ledig plads: inviter en ven, eller tilføj en bot.
   *[other] Der er stadig { $count } ledige pladser: inviter venner, eller tilføj botter.
}
table-host-starts = Når alle pladser er taget, deler { $name } kortene ud.
table-your-name = Dit navn
table-take-name = Brug dette navn
table-invite = Inviter venner
table-invitation = Kom og spil Hanabi med mig
table-link = Link til dette bord
table-copy-link = Kopiér linket
table-link-copied = Linket er kopieret.
table-copy-by-hand = Markér linket, og kopiér det.
table-share = Del…
table-qr = Linket til dette bord som QR-kode
table-agreement = Bordets regler
table-change = Redigér
table-done = Færdig
table-deal-chosen = Kortene er valgt, ikke blandet: måske kender nogen dem.
table-option-base = Grundspillet uden tilføjelser.
table-clock-turn = { $time } til hver tur.
table-clock-bank = { $time } til hver spiller, og { $back } i tillæg efter hver tur.
table-clock-budget = { $time } til hver spiller.

## Bordet i spil

table-board = Fyrværkerier og brikker
table-deck = i kortstakken
table-last-round = { $count ->
    [one] tur tilbage
   *[other] ture tilbage
}
table-points = { $count ->
    [one] point
   *[other] point
}
table-pace = { $count ->
    [0] intet kort kan undværes
    [one] { $count } kort kan undværes
   *[other] { $count } kort kan undværes
}
table-pace-brief = råd til { $count }
table-tiles = Belønningsbrikker: { $used } brugt, { $left } tilbage
table-hand-of = Hånd: { $name }
table-card-of = { $name }, kort { $slot }
table-own-hand = Din hånd
table-own-card = Dit kort { $slot }
table-see-as = Se hånden, som { $name } ser den
table-see-own = Se, hvad dine kort stadig kan være
table-on-turn = har turen
table-away = har forladt bordet
table-level = niveau { $level }
table-stand-in = { $bot } er vikar
table-getting-ready = gør sig klar
table-getting-ready-why = Den bliver oversat til maskinkode, kun denne ene gang, og tænker lidt længere indtil da.
table-thinking = tænker
table-time-left = Tid tilbage: { $time }
table-your-turn = Det er din tur
table-sending = Sender…
table-not-your-turn = Det er ikke din tur.
table-plan-when = Så snart det er din tur
table-plan-clue = Gem en information til din tur: vælg en.
table-plan-play = Gemt: spil kort { $slot }
table-plan-discard = Gemt: smid kort { $slot }
table-plan-tell = Sig til { $name }: { $named }
table-plan-cancel = Lad det være
table-plan-told = Du har fået noget at vide: det træk, du gemte, er droppet.
table-plan-changed = { $name } har andre kort eller ved mere nu: den information, du gemte, er droppet.
table-plan-taken-back = Et træk blev taget tilbage: det træk, du gemte, er droppet.
table-plan-illegal = Det træk, du gemte, er ikke muligt længere.
table-waits-for = Har turen: { $name }
table-watching = Du ser med.

## Egne kort

table-play = Spil
table-discard = Smid
table-announce = Eller sig farven, og spil:
table-note = Note
table-note-on = Note om kort { $slot }
table-note-secret = Ingen andre ser dine noter, før spillet er slut.
table-keep = Gem
table-move-left = Flyt kortet til venstre
table-move-right = Flyt kortet til højre
table-drop-play = Slip kortet her for at spille det
table-all-tokens-there = Alle blå brikker er der: at smide et kort ville ikke give noget og er ikke tilladt.
table-sure = Er du sikker?
table-sure-last-copy = Så vidt du kan vide, er det det sidste eksemplar af et nødvendigt kort.
table-sure-placed-already = Så vidt du kan vide, ligger kortet allerede i sit fyrværkeri: det ville være en fejl.
table-sure-no = Behold kortet
table-sure-play = Spil det alligevel
table-sure-discard = Smid det alligevel

## Informationer

table-clues-for = Informationer til { $name }
table-clue-label = { $named }: { $count ->
    [0] gælder intet kort
    [one] gælder et kort, heraf nye: { $fresh }
   *[other] gælder { $count } kort, heraf nye: { $fresh }
}
table-clue-plain = { $named }: { $count ->
    [0] gælder intet kort
    [one] gælder et kort
   *[other] gælder { $count } kort
}
table-tell-color = Sig til { $name }: { $count ->
    [0] ingen { suit-name.plural } kort
    [one] et { suit-name.neuter } kort
   *[other] { count-word } { suit-name.plural } kort
}
table-tell-rank = Sig til { $name }: { $count ->
    [0] { $rank ->
        [1] ingen ettere
        [2] ingen toere
        [3] ingen treere
        [4] ingen firere
       *[5] ingen femmere
    }
    [one] et kort med værdien { $rank }
   *[other] { count-word } kort med værdien { $rank }
}
table-no-token = Ingen brik tilbage: smid et kort for at få en
table-no-clue-now = Der kan ikke gives informationer nu.

## Belønningsbrikker

table-tile-choice = Belønningsbrik
table-choose-free-clue = Tryk på en andens kort for at give informationen.
table-let-lapse = Lad brikken gå tabt
table-tile-of = Valget er op til { $name }.

## Spillets gang

table-log = Forløb
table-tools = Brugtbunke, forløb og chat
table-last-move = Seneste træk
table-no-move-yet = Intet træk endnu.
table-time = Tidspunkt i spillet
table-move-of = efter træk { $move } af { $last }
table-step-back = Et træk tilbage
table-step-forward = Et træk frem
table-looking-back = Du ser tilbage: træk { $move } af { $last }.
table-live = Tilbage til spillet
table-to-the-end = Tilbage til slutningen
table-missed = { $count ->
    [one] Der blev spillet ét træk, mens du var væk.
   *[other] Der blev spillet { $count } træk, mens du var væk.
}
table-step-through = Gå dem igennem

## Snak

table-talk = Chat
table-talk-blocked = Blokeret.
table-talk-show = Vis
table-say = Besked
table-say-watchers = Besked til tilskuerne
table-send = Send
table-no-talk = Ingen chat ved dette bord: kun informationer.
table-remark-know-nothing = Jeg ved stadig intet.
table-remark-do-you-remember = Kan du huske?
table-reactions = Hurtige reaktioner
table-reaction-hello = Hej!
table-reaction-one-moment = Et øjeblik
table-reaction-back-soon = Straks tilbage
table-reaction-well-done = Godt spillet!
table-reaction-thank-you = Tak!
table-reaction-oops = Ups!

## Ved siden af trækkene

table-menu = Menu
table-ask-takeback = Fortryd min information
table-bookmark = Sæt et bogmærke her
table-bookmark-about = Et ord om øjeblikket, hvis du vil
table-bookmarked = Bogmærket er sat: du finder det i forløbet og i gennemgangen.
table-pause = Pause
table-paused = Spillet holder pause.
table-go-on = Fortsæt
table-stop = Foreslå at stoppe her
table-leave-game = Gå fra bordet lidt
table-vacation = Hold en uges ferie: mit ur står stille
table-vacation-end = Tilbage fra ferie
table-let-bot-in = Lad en bot være vikar for { $name }
table-numbers = Vis højeste mulige point, spillerum og tabte fyrværkerier
table-keys = Taster
table-rules = Regler
table-sealed = Kontrolleret blanding
table-invite-watchers = Link til tilskuere
table-report = Rapportér
table-report-about = Hvem eller hvad drejer det sig om?
table-report-all = Bordet som helhed
table-report-what = Hvad skete der?
table-report-send = Send til webstedets ejer
table-reported = Tak. Webstedets ejer læser det.
table-takeback-wanted = { $name } beder om at tage den seneste information tilbage.
table-agree = Ja
table-refuse = Nej
table-stop-wanted = { $count ->
    [one] { $names } vil gerne stoppe her.
   *[other] { $names } vil gerne stoppe her.
}
table-stop-too = Stop her
table-play-on = Spil videre alligevel
table-bot-plays-for-you = Botten { $bot } spiller for dig.
table-you-left = Du har forladt spillet; din plads bliver holdt.
table-am-back = Jeg er tilbage
table-bot-wanted = Skal botten { $bot } være vikar for { $name }?
table-seat-wanted = { $name } kom for sent og vil gerne tage over for { $bot }.

table-key-choose = vælg et af dine kort
table-key-play = spil det
table-key-discard = smid det
table-key-note = skriv en note om det
table-key-move = flyt det i hånden
table-key-arrows = gå fra kort til kort
table-key-enter = informationer om kortet, eller giv den valgte
table-key-escape = annullér
table-key-time = et træk tilbage eller frem
table-key-live = tilbage til spillet
table-key-help = denne liste

## Hvad forløbet siger ved siden af trækkene

table-log-created = { $name } opretter bordet.
table-log-sat = { $name } tager plads.
table-log-outsider-sat = { $name }, en ekstern bot, tager plads. Den, der har dens nøgle, ser det, denne plads ser.
table-log-bot-seated = En bot tager plads: { $bot }.
table-log-seat-emptied = Plads { $seat } er ledig igen.
table-log-settings-changed = Bordets regler er ændret.
table-log-started = Kortene er delt ud; { $name } begynder.
table-log-taken-back = { $name } tager den seneste information tilbage.
table-log-remarked = { $name }: »{ $remark }«
table-log-said = { $name }: { $text }
table-log-paused = { $name } sætter spillet på pause.
table-log-went-on = { $name } genoptager spillet.
table-log-takeback-asked = { $name } beder om at tage den seneste information tilbage.
table-log-takeback-refused = { $name } siger nej til at tage informationen tilbage.
table-log-stop-voted = { $name } vil gerne stoppe.
table-log-stop-unvoted = { $name } vil gerne spille videre.
table-log-bot-voted = { $name } vil lade botten { $bot } være vikar for { $to }.
table-log-away = { $name } har forladt bordet; pladsen bliver holdt.
table-log-returned = { $name } er tilbage.
table-log-vacation = { $count ->
    [one] { $name } har ferie en dag; uret står stille imens.
   *[other] { $name } har ferie i { $count } dage; uret står stille imens.
}
table-log-vacation-over = { $name } er tilbage fra ferie.
table-log-seat-asked = { $name } beder om at tage over for { $bot }.
table-log-seat-refused = { $name } vil ikke have, at nogen tager over.
table-log-bot-failed = Botten { $bot } brød sammen; { $successor } spiller videre.
table-log-rematched = Der er et nyt bord til jer alle.
table-log-timed-out = { $name } har ikke mere tid.
table-log-turn-handed-over = { $name } har ikke mere tid; { $bot } laver dette træk.
table-log-time-added = Tiden løb ud for { $name }; der er lagt lidt til.

## Slutningen

table-ending = Spillet er slut
table-rematch = Spil igen
table-to-rematch = Til det nye bord
table-review = Gennemgå
table-more = Kortkode, spilfil og bevis for blandingen
table-copy-deal = Kopiér kortkoden
table-code-copied = Kortkoden er kopieret: med den kan alle spille de samme kort.
table-record = Hent spilfilen
table-seal-checking = Blandingen kontrolleres…
table-seal-holds = Blandingen er kontrolleret: din browser har efterprøvet, at kortene lå fast før det første træk.
table-seal-broken = Blandingen kunne ikke bekræftes: det er ikke de kort, der lå fast før det første træk.
table-seal-unchecked = Browseren kan kun kontrollere blandingen på en sikker side (https). Spilfilen indeholder alt, så det kan gøres et andet sted.

## Kajen, informationerne og et korts historie

you = du
table-counts = Brikker, kortstak og point
table-of-most = af { $count }
table-most = maks. { $count }
table-black-costs = sort koster stadig { $count }
table-pace-about = Så mange kort kan I stadig smide og alligevel nå { $reachable } point.
table-dock = Dine kort og dine træk
table-pick-card = vælg et kort
table-slot = kort { $slot }
table-slots = { $count ->
    [one] kort { $slots }
   *[other] kort { $slots }
}
table-not-now = ikke muligt nu
table-all-tokens = alle { $count } brikker er der
table-give-clue = Giv en information
table-tell = Sig til
table-tell-whom = Hvem får informationen
table-costs = { $count ->
    [0] ingen brik tilbage
    [one] bruger den sidste brik
   *[other] bruger 1 af { $count } brikker
}
table-free = koster ingen brik
table-no-card = intet kort
table-tell-something = Sig…
table-pick-clue = vælg en information
table-touches-nothing = gælder intet kort
table-new = { $count ->
    [0] intet nyt
    [one] et er nyt
   *[other] { $count } er nye
}
table-story = Kortets historie
story-dealt = Delt ud fra start.
story-drawn = Trukket i træk { $move }.
story-told = Træk { $move }, { $name }: { $named }{ $alone ->
    [alone] {" "}(intet andet kort)
   *[more] {""}
}.
story-not-told = Ingen information endnu.
story-note = Din note: { $text }
table-ringed = ring: kun ét tilbage
table-tile-needed = Mangler stadig, kun ét tilbage
table-tile-others = De andre
table-tile-recycled = kortstak { $from } → { $to }
table-tile-salvaged = det lægges i sit fyrværkeri
table-tile-do-recycle = Læg tilbage: { $card }
table-tile-do-salvage = Red: { $card }
table-tile-pick = Vælg…
table-hand-was = Dine kort var
table-review-about = træk for træk, med botternes mening
table-rematch-about = et nyt bord med de samme
table-rematch-bots = de samme botter; kortene deles straks ud
table-share-game = Del
table-share-about = jeres resultat og et link
table-share-result = Hanabi: { $score } af { $of } point.
table-share-copied = Resultat og link er kopieret.
table-share-copy = Kopiér resultat og link
table-share-save = Gem billedet
table-share-lost = Tabt
table-more-about = de samme kort til venner
table-ages = Vis det nyeste og det ældste kort
table-next = Vis det kort, der smides først
table-mirrored = Nyeste kort til venstre
table-key-whom = sig det til den næste
table-key-color = vælg en farve; igen: sig den
table-key-rank = vælg en værdi; igen: sig den
table-stop-ask = Skal spillet stoppe her?
table-stop-ask-bots = Ingen andre bestemmer med: spillet slutter straks og tæller, som det står.
table-stop-ask-people = De andre bliver spurgt. Hvis alle siger ja, slutter spillet og tæller, som det står.
table-stop-yes = Stop her
table-stop-no = Spil videre
