# Analysen af et afsluttet spil: hvad der var muligt, hvad et træk kostede, og hvorfor. Spillernes navne bøjes aldrig.

## At bede om den

review-about = Hvert træk bedømmes efter det, spilleren vidste: hvad det kostede, hvad der var bedre, og hvor der gik point tabt for altid.
review-begin = Analysér spillet
review-stop = Stop
review-judging = Spillet analyseres…
review-waiting = Venter på analysen… Den allerførste tager et minut eller to: det, der bedømmer spillene, kompileres én gang.
review-reader = Konventioner
review-literal = ingen: informationerne ordret
review-share = { $name } ({ $percent } %)
review-by = Bedømt efter konventionerne hos { $reader }: de passer bedst. Listen viser, hvor mange af trækkene hver forklarer.
review-by-literal = Bedømt ordret efter informationerne: ingen bots konventioner passer til spillet.
review-whose = Hvis træk
review-all = Alle spillere
review-next = Næste øjeblik: træk { $move }, { $mark }
review-moments = Øjeblikke
review-nothing = Her er intet at bemærke.
review-numbers = Forventet: hvad { $bot } i snit ville få ved at spille videre herfra på alle pladser. Muligt: det bedste resultat, når alle kort er kendt.

## Mærker

review-mark-blunder = brøler
review-mark-mistake = fejltræk
review-mark-inaccuracy = unøjagtighed
review-mark-unlucky = uheld
review-mark-good-find = godt fundet
review-mark-at = Træk { $move }: { $mark }

## Kurven

review-points = Forventede point
review-chance = Chance for { $full }
review-points-now = { $score } ± { $error }
review-chance-now = { $percent } %
review-possible = højst muligt endnu
review-could-win = Herfra kunne spillet stadig vindes: alle { $full } point, når alle kort er kendt.
review-could-not-win = Siden træk { $move } kunne spillet ikke længere vindes: højst { $most } af { $full } point, når alle kort er kendt.
review-could-never-win = Disse kort kunne ikke vindes: højst { $most } af { $full } point, når alle kort er kendt.
review-could-open = Ingen ved, om spillet stadig kunne vindes herfra: mindst { $least } af { $full } point, når alle kort er kendt.

## Et træk

review-do-play = Spil kort { $slot }
review-do-discard = Smid kort { $slot }
review-do-tell = Sig til { $to }: { $named }
review-do-clue = En information
review-do-other = Et andet valg
review-others = Andre muligheder
review-made = det, der blev spillet
review-values = Point, der i snit stadig var mulige, efter det, spilleren vidste.
review-values-clue = Point i snit, når { $bot } spiller videre på alle pladser, efter det, spilleren vidste.
review-fails = Med kortene, som de lå, ville det have været en fejl.
review-reader-move = { $reader } ville have valgt: { $said }.
review-understood = Sådan blev den forstået
review-understood-card = kort { $slot }: { $cards }
review-understood-open = meget står åbent
review-understood-about = Hvad hver af dem tror, kortene er, næste gang den, der har dem, får turen.
review-nobody-could-know = Det kunne ingen vide.
review-choice = { $points } ± { $error } skyldes valget.
review-luck = { $points } skyldes uheld.

review-fact-last-copy = Det sidste eksemplar er tabt: { $card }.
review-fact-clued = { $moves ->
    [one] Der var givet information om det ét træk før.
   *[other] Der var givet information om det { $moves } træk før.
}
review-fact-dead-firework = Dette fyrværkeri kan ikke længere blive komplet: { $suit }.
review-fact-no-pace = Der er færre ture tilbage end kort at lægge.
review-fact-mistake = En fejl: { $card } passer ikke.
review-fact-wasted-token = Der kom ingen blå brik tilbage: alle var der.
review-fact-lost-here = Herfra kunne ikke længere alle kort lægges.

## Varianter

review-branch = Denne variant
review-the-game = Spillet

## At lære

review-learn = Lær af fejlene
review-learn-puzzles = Flere sådanne stillinger: opgaver
review-learn-number = { $number } af { $of }
review-learn-question = Træk { $move }: hvad ville du gøre som { $name }?
review-learn-right = Rigtigt!
review-learn-same = Det er det, der blev spillet, og det kostede point.
review-learn-less = Der var noget bedre.
review-learn-unknown = Det kan ikke bedømmes her.
review-learn-value = { $said }: { $value } point stadig mulige.
review-learn-next = Den næste
review-learn-end = Tilbage til analysen
review-learn-done = { $right } af { $of } fundet.

## Spillere

review-players = Spillere
review-efficiency = { $ratio } lagte kort for hver information.
review-accuracy = { $percent } % præcision
review-did = Informationer: { $clues }, spillet: { $plays }, smidt: { $discards }.
review-lost = Tabte point: { $points }.
review-cause-mistake = fejlspil: { $times }
review-cause-last-copy = sidste eksemplarer tabt: { $times }
review-cause-no-pace = for langsomt: { $times }
review-cause-other = andet: { $times }
