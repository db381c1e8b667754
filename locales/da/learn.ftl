# At lære spillet: det, der siges ved hvert trin. `one` og `two` er robotternes navne.

learn-title = Lær spillet
learn-progress = Hvor langt du er nået
learn-dealing = Kortene deles ud …
learn-next = Videre
learn-leave = Forlad
learn-finish = Slut opvisningen
learn-to-play = Til et rigtigt spil
learn-to-rules = Læs reglerne
learn-again = En gang til

learn-others = Velkommen! Du spiller med { $one } og { $two }. Du ser alle deres kort, men de ser ikke deres egne.
learn-own = Det her er dine kort. Alle ser dem undtagen dig.
learn-board = Sammen bygger I fem fyrværkerier, ét i hver farve, kort for kort fra 1 til 5. Intet er tændt endnu.
learn-tokens = Lamperne er jeres blå brikker. En information koster én lampe, og der er otte.
learn-tell-rank = { $one } har to ettere, og en etter begynder et fyrværkeri. Tryk på en af dem, vælg »1«, og sig det.
learn-rank-told = En information viser altid alle kort, der passer: begge ettere. Se, hvad { $one } får ud af det.
learn-rank-played = { $one } forstod det og spillede en etter. Nu er det { $two }, der har turen.
learn-play = { $two } brugte en lampe på at sige, at dette kort er en etter. Så kan det sikkert spilles: tryk på det, og spil det.
learn-played = Det passer! Du har trukket et nyt kort i stedet. Nu spiller de andre.
learn-tell-color = { $two } har rød 2, og rød 1 ligger på bordet. Nævn denne gang farven: tryk på kortet, og sig »rød«.
learn-color-told = Nu ved { $two }, at dette kort er rødt, og at de andre ikke er det.
learn-color-waits = Rød er nået til 1. Hvad kan det røde kort mon være?
learn-discard = { $count ->
    [one] Der er { $count } lampe tilbage. Når man smider et kort, tændes en igen: smid dit ældste kort, til venstre. Ingen har sagt, at det er vigtigt.
   *[other] Der er { $count } lamper tilbage. Når man smider et kort, tændes en igen: smid dit ældste kort, til venstre. Ingen har sagt, at det er vigtigt.
}
learn-discarded = En lampe lyser igen, og kortet var ikke nødvendigt mere: hvid 2 ligger allerede på bordet.
learn-mistake = Hvad nu, hvis et kort ikke passer? Prøv: spil dit nyeste kort, til højre, uden at vide noget om det.
learn-failed = Det var en fejl: hvid 4 kan ikke komme før hvid 3. Kortet er tabt.
learn-mistaken = En fejl brænder en lunte af. Den første er væk; ved den tredje taber I alle med det samme.
learn-read = { $two } sagde, at dette kort er grønt, og der ligger endnu ingen grønne kort på bordet. Hvad tror du? Herfra bestemmer du selv.
learn-wait = De andre spiller.
learn-end = Opvisningen slutter, når alle fyrværkerier er komplette, ved den tredje fejl, eller én tur til hver efter det sidste trukne kort. Hvert lagt kort er et point: 25 er perfekt.
learn-free = Mere behøver du ikke vide. Spil videre, så længe du vil, eller slut opvisningen her, og hør, hvad publikum siger.
learn-over = Det var din første opvisning! Inviter nu venner, eller spil med robotter med det samme.
