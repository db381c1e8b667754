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
learn-watch-two = Nu er det { $two }, der har turen.

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
learn-fix-done = Ingen fejl! Det var den sidste lektion. Spil nu et helt spil.
