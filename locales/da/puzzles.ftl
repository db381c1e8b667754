# Opgaver: ét træk skal findes, og hvad alle træk er værd.

puzzle-title = Opgaver
puzzle-daily = Dagens opgave
puzzle-player = Spiller { $number }
puzzle-coming = Stillingen gøres klar…
puzzle-question = Hvad gør du? Ét træk er klart det bedste.
puzzle-reader-literal = Informationer betyder det, de siger, og ikke mere.
puzzle-reader-cautious = Informationer betyder det, de siger. De andre spiller det, der er sikkert, og smider deres ældste kort uden information.
puzzle-reader-partner-3 = Alle her spiller efter Partners konventioner.
puzzle-next = Næste opgave
puzzle-skip = En anden
puzzle-theme = Tema
puzzle-any = Alle temaer
puzzle-theme-save = Redde kort
puzzle-theme-play = Spille kort
puzzle-theme-finesse = Finesse
puzzle-theme-discard = Smide kort
puzzle-theme-end-game = De sidste ture
puzzle-theme-pace = Tempo
puzzle-rating = Rating
puzzle-streak = I træk
puzzle-solved = Løst
puzzle-verdict = Løsningen
puzzle-right = Rigtigt!
puzzle-wrong = Det bedste var: { $best }.
puzzle-not-counted = Kun det første svar tæller.
puzzle-yours = Dit træk:
puzzle-yours-mark = dit træk
puzzle-why-save = Den næste spiller var ved at smide det sidste eksemplar af et kort, der skulle bruges.
puzzle-why-play = Dette kort skulle spilles nu: alt andet kostede tid eller kort.
puzzle-why-finesse = Efter det, de andre gjorde, passer dette kort; det siger informationerne ikke alene.
puzzle-why-discard = Tæl, hvad hvert af dine kort kan være: de fleste kunne ikke undværes.
puzzle-why-end-game = Tæl de ture, der er tilbage: kun med dette træk er der nok af dem.
puzzle-why-pace = Der er ingen tur til overs. Tæl de kort, der mangler, og turene indtil slutningen.
puzzle-why-pace-clue = Når man giver en information, trækkes intet kort: så er der stadig ture til dem, der har kort at lægge.
puzzle-unlucky = { $count ->
    [one] Som kortene lå, kostede det alligevel ét point. Det kunne ingen vide.
   *[other] Som kortene lå, kostede det alligevel { $count } point. Det kunne ingen vide.
}
puzzle-choices = Hvad man kunne gøre
puzzle-value = Point
puzzle-judge-possible = Point, der i gennemsnit stadig er mulige, over de hænder, du kunne have.
puzzle-judge-expected = Point i gennemsnit, når forsigtige spillere spiller videre, over de hænder, du kunne have.
puzzle-curve = Muligt, hvis alle kort var kendt: { $now } af { $full }
