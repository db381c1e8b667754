# At lære spillet: listen over lektioner, og det, der siges ved hvert trin. `one` og `two` er botternes navne.

learn-title = Lær spillet
learn-lead = Korte lektioner ved rigtige borde. Gå, når du vil: du fortsætter, hvor du slap.
learn-begin = Begynd
learn-continue = Fortsæt
learn-to-play = Til et rigtigt spil
learn-to-rules = Læs reglerne
learn-kind-game = Spillet
learn-kind-about-game = Alt, hvad du behøver til din første aften med venner.
learn-kind-convention = Hvad informationer betyder
learn-kind-about-convention = Gode spillere er enige om, hvad en information betyder ud over ordene. Botten Partner spiller efter disse konventioner.
learn-kind-advanced = Hvad erfarne spillere er enige om
learn-kind-about-advanced = Til senere, når du har spillet nogle spil: konventioner, man sjældnere får brug for.
learn-state-done = Klaret
learn-state-begun = Begyndt
learn-progress = Hvor langt du er nået
learn-dealing = Kortene deles ud…
learn-next = Videre
learn-next-lesson = Næste lektion
learn-all = Alle lektioner
learn-leave = Afslut
learn-look-again = Det er et andet kort. Se efter igen.
learn-strayed = Denne gang spillede botterne noget andet. Det gør ikke noget: gå videre.
learn-understood = { $name } forstod:
learn-watch-one = Se, hvad { $one } får ud af det.
learn-turn-one = Nu er det { $one }, der har turen.
learn-turn-two = Nu er det { $two }, der har turen.

learn-title-cards = Kort og fyrværkerier
learn-about-cards = Hvad du ser, hvad der er i stakken, og dit første kort.
learn-title-clues = Informationer
learn-about-clues = Fortæl de andre, hvad de ikke kan se.
learn-title-lamps = Lamper
learn-about-lamps = Sådan får I de blå brikker tilbage.
learn-title-mistakes = Fejl
learn-about-mistakes = Hvad der sker, når et kort ikke passer.
learn-title-finale = Sidste runde
learn-about-finale = Sådan slutter et spil, og en perfekt opvisning.
learn-title-play = Spilleinformationer
learn-about-play = En information om et nyt kort beder om, at det spilles.
learn-title-focus = Yderkort og fokus
learn-about-focus = Hvilket kort der smides næste gang, og hvilket en information gælder.
learn-title-save = Redningsinformationer
learn-about-save = Behold det, der ellers går tabt.
learn-title-prompt = Påmindelser
learn-about-prompt = Det manglende kort er et, du delvist kender.
learn-title-finesse = Finesser
learn-about-finesse = Det manglende kort er dit nyeste.
learn-title-stall = Ventetræk med en femmer
learn-about-stall = Hvad man siger, når der intet er at sige.
learn-title-fix = Rettelser
learn-about-fix = Red nogen fra en fejl.
learn-title-ones = Etternes rækkefølge
learn-about-ones = Flere ettere, én information: den ældste først.
learn-title-twins = Tvillinger
learn-about-twins = To spillere har det samme kort, og den ene giver plads.
learn-title-warning = Advarsler
learn-about-warning = Sådan reddes et kort uden en information.
learn-title-chop-move = Flyttede yderkort
learn-about-chop-move = Behold kort, som informationen slet ikke gælder.
learn-title-gift = Overladte kort
learn-about-gift = Overlad et kort til en, der har det samme.
learn-title-layers = Lagdelte finesser
learn-about-layers = Det manglende kort ligger bag andre.
learn-title-hidden = Skjulte finesser
learn-about-hidden = En påmindelse får et andet kort frem end det manglende.
learn-title-bluff = Bluff
learn-about-bluff = Det nyeste kort passer, men det er ikke det manglende.

learn-cards-others = Velkommen! Du spiller med { $one } og { $two }. Du ser alle deres kort, men de ser ikke deres egne.
learn-cards-own = Det her er dine kort. Alle ser dem undtagen dig.
learn-cards-fireworks = Sammen bygger I fem fyrværkerier, ét i hver farve, kort for kort fra 1 til 5. Intet er tændt endnu.
learn-cards-copies = Hver farve har ti kort: tre ettere, to toere, to treere, to firere og kun én femmer.
learn-copies-picture = De ti røde kort: 1, 1, 1, 2, 2, 3, 3, 4, 4, 5
learn-cards-fives = { $one } har rød 5. Der er kun én femmer i hver farve: bliver den smidt, kan dens fyrværkeri aldrig blive komplet.
learn-cards-play = { $two } sagde, at dette kort er en etter. Intet fyrværkeri er tændt endnu, så alle ettere passer: tryk på kortet, og spil det.
learn-cards-placed = Det passer, og du har trukket et nyt kort. Hvert lagt kort er et point; 25 er perfekt.

learn-clues-lamps = Lamperne er jeres blå brikker, otte i alt. I stedet for at spille kan du fortælle nogen om deres kort. Det koster én lampe.
learn-clues-rank = { $one } har to ettere. Tryk på en af dem, vælg »1«, og sig det.
learn-clues-all = En information viser altid alle kort, der passer: begge ettere og ingen andre. Se, hvad { $one } får ud af det.
learn-clues-played = { $one } spillede en etter. Nu er det { $two }, der har turen.
learn-clues-color = { $two } har rød 1, og rød er ikke tændt endnu. Nævn denne gang farven: tryk på kortet, og sig »rød«.
learn-clues-not = Nu ved { $two }, at dette kort er rødt, og at de andre ikke er det. Men først er det { $one }, der har turen.
learn-clues-one-more = { $one } spillede den anden etter. Nu er det { $two }, der har turen.
learn-clues-done = Tre fyrværkerier er tændt. Du sagde noget to gange, og mere skulle der ikke til.

learn-lamps-discard = { $count ->
    [one] Der lyser { $count } lampe. Når man smider et kort, tændes en igen: smid dit ældste kort. Ingen har sagt, at det er vigtigt.
   *[other] Der lyser { $count } lamper. Når man smider et kort, tændes en igen: smid dit ældste kort. Ingen har sagt, at det er vigtigt.
}
learn-lamps-back = En lampe lyser igen. Kortet er ude af spillet, og du har trukket et nyt.
learn-lamps-eight = Så længe alle otte lamper lyser, må ingen smide kort. Så giver man en information eller spiller et kort.
learn-lamps-five = Lidt senere: rød er nået til 4, og du ved, at dette kort er rød 5. Spil det.
learn-lamps-five-back = Det røde fyrværkeri er komplet. Også det tænder en lampe, medmindre alle otte allerede lyser.

learn-mistakes-try = Hvad nu, hvis et kort ikke passer? Prøv: spil dit nyeste kort uden at vide noget om det.
learn-mistakes-failed = Det var en fejl: hvid 4 kan ikke komme før hvid 1. Kortet er tabt, og en lunte er brændt af.
learn-mistakes-third = Ved den tredje fejl taber I alle med det samme. Så se efter, hvad fyrværkerierne mangler, før du spiller.
learn-mistakes-late = To informationer har sagt, at dette kort er rød 1. Men rød 1 ligger der allerede, så det kan aldrig spilles. Smid det: så tændes en lampe igen.
learn-mistakes-done = Flot. En etter passer kun, så længe dens farve ikke er tændt.

learn-finale-deck = Næsten ved vejs ende: 23 kort er lagt, og der er ét kort tilbage i stakken.
learn-finale-last-card = Blå er nået til 3, og du ved, at dette kort er blå 4. Spil det.
learn-finale-round = Du trak det sidste kort. Nu har alle præcis én tur til, også du.
learn-finale-wait = { $one } og { $two } har deres sidste ture.
learn-finale-five = Din sidste tur og det sidste kort, der mangler: spil blå 5.
learn-finale-done = 25 point, en perfekt opvisning! Et spil slutter, når alle fyrværkerier er komplette, ved den tredje fejl eller efter sådan en sidste runde. Næste gang: hvad gode spillere mener med deres informationer.

learn-play-see = { $one } sagde til { $two }, at dette kort er blåt. En information om et nyt kort beder om, at det spilles. Hold øje med { $two }.
learn-play-seen = Blå 1 passer. Ingen behøvede at sige »1«: en information koster en lampe, så den betyder mere end ordene.
learn-play-read = { $two } har fortalt dig noget om dine kort. Spil det kort, der er ment.
learn-play-right = Rigtigt. Af alle grønne kort kunne kun grøn 1 spilles.
learn-play-give = { $one } har ét kort, der kan spilles nu. Find det, og sig dets farve.
learn-play-done = { $one } forstod dig og spillede det.

learn-focus-chop = { $two } har ikke fået noget at vide og har ingen god information at give. Så smides det ældste kort, som ingen information gælder: yderkortet.
learn-focus-chopped = Yderkortet er væk, og det næste tager dets plads. Alle kan se, hvilket kort der smides næste gang.
learn-focus-newest = { $two } sagde, at to kort er røde. Kun det ene er ment: fokus. Er yderkortet ikke imellem, så er det det nyeste. Spil det.
learn-focus-newest-right = Rigtigt: rød 1. Det andet røde kort venter.
learn-focus-on-chop = Nu er to kort blå, og et af dem er dit yderkort. Gælder en information yderkortet, er det ment. Spil det.
learn-focus-on-chop-right = Rigtigt: blå 1.
learn-focus-give = { $one } har to blå kort. Det nyeste er ment, og det er blå 1. Sig »blå«.
learn-focus-done = Kortet i fokus blev spillet, og det andet blå kort bliver på hånden.

learn-save-see = { $one } sagde til { $two }, at yderkortet er en femmer. En femmer må ikke gå tabt, så den skal beholdes. Hold øje med { $two }.
learn-save-seen = Femmeren bliver, og det næste kort blev smidt.
learn-save-read = { $two } sagde, at dit ældste kort er en femmer: behold den. Smid dit nye yderkort, det ældste kort uden information.
learn-save-right = Rigtigt. Femmeren bliver, til den passer.
learn-save-which = { $one } ville smide blå 2 næste gang. Tre slags kort reddes: femmere, toere, hvis tvilling ingen ser, og det sidste eksemplar af et kort.
learn-save-give = En toer reddes med sin værdi: sig »2«.
learn-save-done = Blå 2 er reddet, og et andet kort blev smidt.

learn-prompt-see = Rød 1 er lagt, og { $two } ved kun, at dette kort er en toer. { $one } sagde, at du har et rødt kort. Hold øje med { $two }.
learn-prompt-mine = { $two } så, at dit kort ikke kan spilles før rød 2, så toeren måtte være rød. Spil nu dit røde kort.
learn-prompt-seen = Rød 3! En information om et kort, der kommer for tidligt, spørger efter det manglende. Den, der delvist kender det, spiller det. Det er en påmindelse.
learn-prompt-read = { $two } fortalte { $one } om rød 3, men rød er kun nået til 1. Hvem har rød 2? Se på, hvad du har fået at vide, og spil.
learn-prompt-right = Rigtigt: din toer var den røde.
learn-prompt-give = Rød er nået til 1. { $one } kender til en toer, og den er rød; { $two } har rød 3. Sig »rød« til { $two }.
learn-prompt-done = Én information, to kort.

learn-finesse-see = { $one } sagde, at du har et rødt kort, men der er ikke lagt noget rødt. { $two } har rød 1 som nyeste kort. Hold øje.
learn-finesse-mine = { $two } spillede det uden at have fået noget at vide: dit kort må have brug for det. Så dit er rød 2. Spil det.
learn-finesse-seen = Det var en finesse. Har ingen fået noget at vide om det manglende kort, er det det nyeste kort uden information, og det spilles med det samme.
learn-finesse-read = { $two } fortalte { $one } om rød 2, men rød 1 er ikke lagt, og du ser den ingen steder. Spil det kort, der er ment.
learn-finesse-right = Rigtigt: dit nyeste kort var rød 1.
learn-finesse-give = { $one } har rød 1 som nyeste kort, og { $two } har rød 2. Én information får begge frem: sig »rød« til { $two }.
learn-finesse-done = Én information, to kort, og det ene uset.

learn-stall-see = Alle otte lamper lyser, så { $one } må ikke smide noget. Og der er intet at spille eller redde. Hold øje.
learn-stall-told = »5«, og den er ikke yderkortet: { $two } bliver ikke bedt om noget.
learn-stall-seen = En femmer, der ikke er yderkortet, betyder kun, at den er en femmer. Man viser den, når der ikke er noget bedre at gøre.
learn-stall-read = { $two } sagde, at du har en femmer, og den er ikke dit yderkort. Så gør, som om intet var sagt: smid yderkortet.
learn-stall-right = Rigtigt. Nu kender du din femmer, og du blev ikke bedt om mere.
learn-stall-eight = Alle otte lamper lyser: du må ikke smide noget. Og ingen har et kort, der kan spilles eller skal reddes.
learn-stall-give = { $one } har en femmer, der ikke er yderkortet. Sig »5«.
learn-stall-done = { $one } beholder femmeren og smider yderkortet som planlagt.

learn-fix-see = { $two } fik besked om to ettere og har spillet den ene. Den anden er også en grøn 1 og ville være en fejl. Hold øje med { $one }.
learn-fix-told = Nu ved { $two }, at dette kort er grønt.
learn-fix-seen = Det bliver smidt i stedet for spillet. Sådan en information beder ikke om andet: den redder nogen fra en fejl.
learn-fix-read = Du fik besked om to ettere og spillede den røde. Nu siger { $two }, at den anden også er rød. Hvad gør du med den?
learn-fix-right = Rigtigt. Endnu en rød 1 er ikke til nogen nytte, og når den smides, tændes en lampe igen.
learn-fix-give = Du fortalte { $one } om to ettere, men begge er blå. Den ene er lagt; den anden ville være en fejl. Sig »blå«.
learn-fix-done = Ingen fejl! Det var den sidste af de grundlæggende konventioner. Spil nu et helt spil; de sværere kan vente.

learn-ones-see = { $one } fortalte { $two } om to ettere, og begge passer. Hvilken kommer først? Hold øje med { $two }.
learn-ones-seen = Den ældste. Af flere ettere spilles den ældste først, så alle ved, hvilken der bliver den næste.
learn-ones-read = { $two } fortalte dig om to ettere. Spil den, der kommer først.
learn-ones-right = Rigtigt: den ældste var gul 1. Den anden følger i din næste tur.
learn-ones-give = { $one } har to ettere, og begge passer. Én information er nok: sig »1«.
learn-ones-done = Den ældste kom først. Indtil den nyeste følger, er der tid til en rettelse, hvis den ikke længere passer.

learn-twins-see = { $one } ved præcis, hvad dette kort er: gul 2. { $two } har også en, men ved kun, at det er en toer. Hold øje med { $one }.
learn-twins-seen = Én er nok. Den, der smider et nyttigt kort og ved præcis, hvad det er, ser det samme kort, allerede nævnt, på en anden hånd. Så nu kender { $two } gul 2.
learn-twins-read-see = Du fortalte { $one } om grøn 2. { $two } har grøn 1, så { $one } ved, hvilken toer det er. Hold øje med { $one }.
learn-twins-read = { $one } smed grøn 2, og { $two } spillede grøn 1. Hvem har den anden grønne toer? Se på, hvad du har fået at vide, og spil.
learn-twins-right = Rigtigt: din toer var den grønne, og { $one } så den.
learn-twins-give = Du ved præcis, hvad dette kort er: grøn 2. { $two } har også en, men ved kun, at det er en toer. Én er nok: smid din.
learn-twins-done = Nu kender { $two } grøn 2, og du har plads til et andet kort.

learn-warning-see = Du fortalte { $one } om to toere, og begge kan spilles. Men { $two } ville smide rød 5 næste gang, og ingen lampe lyser, så den kan ikke reddes med en information. Hold øje med { $one }.
learn-warning-seen = { $one } smed et kort i stedet for at spille. Når ingen lampe lyser, er det en advarsel til den næste spiller: behold yderkortet. Så rød 5 bliver, og kortet efter blev smidt.
learn-warning-read-see = { $one } fortalte { $two } om grøn 2, og den kan spilles nu. Ingen lampe lyser. Hold øje med { $two }.
learn-warning-read = { $two } smed et kort i stedet for at spille, og du er den næste. Hvad siger det om dit yderkort? Smid det rigtige kort.
learn-warning-right = Rigtigt: dit yderkort var rød 5, og den bliver. Du smed kortet efter.
learn-warning-lamps = Ingen lampe lyser, så du kan ikke give en information. Men { $one } ville smide grøn 5 næste gang.
learn-warning-give = { $one } fortalte dig om et blåt kort, der kan spilles: det er blå 2. Smid alligevel dit yderkort: det advarer { $one }.
learn-warning-done = Grøn 5 er reddet, og to lamper lyser igen. Blå 2 kan vente en tur.

learn-chop-move-see = Alle fem ettere er lagt. { $two } ville smide rød 5 næste gang. Hold øje med { $one }.
learn-chop-move-told = »1«: de to har ingen brug for mere. Så det er ikke dem, det drejer sig om: { $two } bliver bedt om at beholde alle ældre kort.
learn-chop-move-seen = En ubrugelig etter blev smidt, og rød 5 bliver. En information, der kun viser nye, ubrugelige kort, flytter yderkortet: alle ældre kort beholdes.
learn-chop-move-read = Alle fem ettere er lagt, og { $two } fortalte dig om en ny. Den er ubrugelig, så du skal beholde alle ældre kort. Hvad smider du?
learn-chop-move-right = Rigtigt: den ubrugelige etter. Dine tre ældre kort bliver, og et af dem er blå 5.
learn-chop-move-give = { $one } ville smide grøn 5 næste gang. Hvid 1 er ubrugelig, og der er brug for alle tre ældre kort: sig »1«.
learn-chop-move-done = Én lampe redder tre kort, og informationen gjaldt ingen af dem.
learn-chop-move-five = { $one } sagde, at du har en femmer lige ved siden af yderkortet. Nogen har smidt et kort, og færre end tre lamper lyste, så det var ikke et ventetræk: du skal også beholde yderkortet. Men først er det { $two }, der har turen.
learn-chop-move-five-read = Smid nu det ældste kort uden information, som du ikke er blevet bedt om at beholde.
learn-chop-move-five-right = Rigtigt. Dit yderkort var gul 2, og én information reddede den sammen med femmeren.

learn-gift-see = { $one } kender til blå 1 og kunne spille den. Men { $two } har det samme kort som sit nyeste og ville ellers smide blå 2. Hold øje med { $one }.
learn-gift-seen = Den, der smider et kort, som alle ved kan spilles, overlader det til en, der har det samme som sit nyeste. Det blev spillet, og blå 2 bliver.
learn-gift-read-see = Du fortalte { $two } om gul 1, og den kan spilles. Hold øje med { $two }.
learn-gift-read = { $two } smed den, selv om den passer! Så har nogen det samme kort, og du ser det ingen steder. Spil det kort, der er ment.
learn-gift-right = Rigtigt: dit nyeste kort var også gul 1. Og dit yderkort, grøn 2, blev ikke smidt.
learn-gift-give = { $one } fortalte dig om grøn 1, og du kunne spille den. Men { $one } har det samme kort som sit nyeste og ville ellers smide grøn 2. Smid din grønne 1.
learn-gift-done = Grøn 1 er lagt, grøn 2 bliver, og en lampe lyser igen.

learn-layers-see = { $one } sagde, at du har et rødt kort, men der er ikke lagt noget rødt. { $two } har rød 1, men det nyeste kort er gul 2, som også passer. Hold øje.
learn-layers-wait = { $two } spillede et andet kort end rød 1. Informationen gælder stadig: rød 1 ligger bagved, og dit kort venter på den. Smid dit yderkort.
learn-layers-mine = Rød 1! Nu passer dit kort: spil det.
learn-layers-seen = Det var en lagdelt finesse. Det manglende kort kan ligge bag andre, der passer: de spilles ét efter ét, det nyeste først.
learn-layers-read = { $two } fortalte { $one } om grøn 2, men grøn 1 er ikke lagt, og du ser den ingen steder. Spil det kort, der er ment.
learn-layers-other = Det var blå 2. Den passer, men den er ikke grøn 1, så informationen gælder stadig: grøn 1 ligger bagved. { $one } venter.
learn-layers-next = Spil nu grøn 1: det nyeste af de kort, du havde i forvejen. Hvad du har trukket siden, tæller ikke med.
learn-layers-right = Rigtigt. Én information, tre kort.
learn-layers-give = { $one } har blå 1, men det nyeste kort er hvid 2, som også passer. { $two } har blå 2. Én information får alle tre frem: sig »blå« til { $two }.
learn-layers-pause = { $two } venter, og { $one } er ikke færdig endnu. Smid dit yderkort.
learn-layers-done = Én information, tre kort, og de to uset.

learn-hidden-see = Rød er nået til 1, og { $one } sagde, at du har et rødt kort. { $two } kender til en toer, men den er gul; rød 2 er det nyeste kort. Hold øje.
learn-hidden-wait = { $two } tog toeren for den røde. Den var gul, men den passer, så informationen gælder stadig: rød 2 var det nyeste kort uden information. Dit kort venter: smid dit yderkort.
learn-hidden-mine = Rød 2! Nu passer dit kort: spil det.
learn-hidden-seen = Det var en skjult finesse: en påmindelse, der får et andet kort frem end det manglende. Så spilles det nyeste kort uden information på samme hånd bagefter.
learn-hidden-read = { $two } fortalte { $one } om rød 3, men rød er kun nået til 1. Hvem har rød 2? Spil det kort, der er ment.
learn-hidden-other = Din toer var den gule. Den passer, så informationen gælder stadig: rød 2 var dit nyeste kort uden information.
learn-hidden-next = Spil nu rød 2. Det kort, du trak efter gul 2, tæller ikke med.
learn-hidden-right = Rigtigt. Én information, tre kort.
learn-hidden-give = Rød er nået til 1, og { $two } har rød 3. { $one } kender til en toer, men den er gul; rød 2 er det nyeste kort. Én information får alle tre frem: sig »rød« til { $two }.
learn-hidden-done = Én information, tre kort, selv om det lignede en påmindelse.

learn-bluff-see = { $one } sagde, at du har et rødt kort, men der er ikke lagt noget rødt. { $two } er den næste og har ikke rød 1; det nyeste kort er gul 1. Hold øje.
learn-bluff-mine = { $two } spillede det straks. Det passer, men det er ikke rød 1: et bluff. Så dit er rød 2, og ingen blev bedt om rød 1. Behold dit kort, og smid yderkortet.
learn-bluff-seen = En information om et kort, der er ét trin for højt, beder den næste spiller om det nyeste kort uden information. Det kan være det manglende eller et andet, der passer.
learn-bluff-read = { $two } fortalte { $one } om blå 2, men blå 1 er ikke lagt, og du er den næste. Spil det kort, der er ment.
learn-bluff-right = Rigtigt: dit nyeste kort. Det var grøn 1 og ikke blå 1, så det var et bluff. Ingen bliver bedt om blå 1, og { $one } beholder blå 2.
learn-bluff-give = { $one } er den næste og har hvid 1 som nyeste kort. { $two } har rød 2, men rød 1 mangler. Én information får hvid 1 frem: sig »rød« til { $two }.
learn-bluff-done = Hvid 1 er lagt, og { $two } kender til rød 2. Det var den sidste lektion: nu ved du alt, hvad Partner ved.
