# Puzzels: één zet om te vinden, en wat alle zetten waard zijn.

puzzle-title = Puzzels
puzzle-daily = Puzzel van de dag
puzzle-player = Speler { $number }
puzzle-coming = De stelling wordt klaargezet…
puzzle-question = Wat doe je? Eén zet is duidelijk de beste.
puzzle-reader-literal = Informatie betekent wat er gezegd wordt, en niet meer.
puzzle-reader-cautious = Informatie betekent wat er gezegd wordt. De anderen spelen wat zeker is, en leggen hun oudste kaart zonder informatie af.
puzzle-reader-partner-3 = Iedereen hier speelt volgens de conventies van Partner.
puzzle-next = Volgende puzzel
puzzle-skip = Een andere
puzzle-theme = Thema
puzzle-any = Alle thema’s
puzzle-theme-save = Redden
puzzle-theme-play = Spelen
puzzle-theme-finesse = Finesse
puzzle-theme-discard = Afleggen
puzzle-theme-end-game = Laatste beurten
puzzle-theme-pace = Tempo
puzzle-rating = Rating
puzzle-streak = Reeks
puzzle-solved = Opgelost
puzzle-verdict = De oplossing
puzzle-right = Goed!
puzzle-wrong = Het beste was: { $best }.
puzzle-not-counted = Alleen het eerste antwoord telt.
puzzle-yours = Jouw zet:
puzzle-yours-mark = jouw zet
puzzle-why-save = De volgende speler stond op het punt om het laatste exemplaar af te leggen van een kaart die nog nodig was.
puzzle-why-play = Deze kaart moest nu gespeeld worden: al het andere kostte tijd of kaarten.
puzzle-why-finesse = Uit wat de anderen deden volgt dat deze kaart past; de informatie alleen zegt dat niet.
puzzle-why-discard = Tel na wat elke kaart in je hand kan zijn: de meeste kon je niet missen.
puzzle-why-end-game = Tel de beurten die overblijven: alleen deze zet laat er genoeg over.
puzzle-why-pace = Er is geen beurt over. Tel de kaarten die nog gelegd moeten worden en de beurten tot het einde.
puzzle-why-pace-clue = Wie informatie geeft, trekt geen kaart: zo blijven de laatste beurten over voor wie nog kaarten te leggen heeft.
puzzle-unlucky = { $count ->
    [one] Zoals de kaarten lagen kostte het toch één punt. Dat kon niemand weten.
   *[other] Zoals de kaarten lagen kostte het toch { $count } punten. Dat kon niemand weten.
}
puzzle-choices = Wat er kon
puzzle-value = Punten
puzzle-judge-possible = Punten die gemiddeld nog mogelijk zijn, over alle handen die je kunt hebben.
puzzle-judge-expected = Punten gemiddeld als voorzichtige spelers doorspelen, over alle handen die je kunt hebben.
puzzle-curve = Mogelijk als alle kaarten bekend zijn: { $now } van { $full }
