# Analiza zakończonej gry: co było możliwe, ile kosztował ruch i dlaczego. Imiona graczy pozostają nieodmienione.

## Prośba o analizę

review-about = Każdy ruch jest oceniany według tego, co wiedział gracz: ile kosztował, co było lepsze i gdzie punkty przepadły na dobre.
review-begin = Przeanalizuj grę
review-stop = Zatrzymaj
review-judging = Trwa analiza gry…
review-waiting = Oczekiwanie na analizę… Pierwsza trwa minutę lub dwie: program, który ocenia gry, jest raz kompilowany.
review-reader = Konwencje
review-literal = żadne: informacje dosłownie
review-share = { $name } ({ $percent }%)
review-by = Oceniono według konwencji bota { $reader }: pasują najlepiej. Lista podaje, jaką część ruchów wyjaśnia każda z nich.
review-by-literal = Oceniono według dosłownej treści informacji: konwencje żadnego bota nie pasują do tej gry.
review-whose = Czyje ruchy
review-all = Wszyscy gracze
review-next = Następny moment: ruch { $move }, { $mark }
review-moments = Momenty
review-nothing = Nie ma tu nic do oznaczenia.
review-numbers = Oczekiwane: ile średnio zdobyłby { $bot }, grając stąd dalej za wszystkich. Możliwe: najlepszy wynik przy znajomości wszystkich kart.

## Oznaczenia

review-mark-blunder = gruby błąd
review-mark-mistake = błąd
review-mark-inaccuracy = niedokładność
review-mark-unlucky = pech
review-mark-good-find = świetny ruch
review-mark-at = Ruch { $move }: { $mark }

## Krzywa

review-points = Oczekiwane punkty
review-chance = Szansa na { $full }
review-points-now = { $score } ± { $error }
review-chance-now = { $percent }%
review-possible = najwięcej, ile jeszcze można
review-could-win = Stąd dało się jeszcze wygrać: komplet punktów ({ $full }) przy znajomości wszystkich kart.
review-could-not-win = Od ruchu { $move } nie dało się już wygrać: najwyżej { $most } z { $full } punktów przy znajomości wszystkich kart.
review-could-never-win = Tego rozdania nie dało się wygrać: najwyżej { $most } z { $full } punktów przy znajomości wszystkich kart.
review-could-open = Nie wiadomo, czy stąd dało się jeszcze wygrać: co najmniej { $least } z { $full } punktów przy znajomości wszystkich kart.

## Ruch

review-do-play = Zagraj kartę { $slot }
review-do-discard = Odrzuć kartę { $slot }
review-do-tell = Informacja dla gracza { $to }: { $named }
review-do-clue = Dowolna informacja
review-do-other = Inny wybór
review-others = Co jeszcze można było zrobić
review-made = tak zagrano
review-values = Średnia liczba punktów wciąż możliwych, według wiedzy gracza.
review-values-clue = Średnia liczba punktów, gdy { $bot } gra dalej na wszystkich miejscach, według wiedzy gracza.
review-fails = Przy tym układzie kart byłaby to pomyłka.
review-reader-move = { $reader } wybrałby: { $said }.
review-understood = Co z tego zrozumiano
review-understood-card = karta { $slot }: { $cards }
review-understood-open = wiele pozostaje otwarte
review-understood-about = Za co każdy uważa te karty, gdy znów przychodzi kolej ich gracza.
review-nobody-could-know = Nikt nie mógł tego wiedzieć.
review-choice = { $points } ± { $error } przez wybór.
review-luck = { $points } przez pecha.

review-fact-last-copy = Przepadł ostatni egzemplarz: { $card }.
review-fact-clued = { $moves ->
    [one] Informacji o tej karcie udzielono jeden ruch wcześniej.
    [few] Informacji o tej karcie udzielono { $moves } ruchy wcześniej.
   *[other] Informacji o tej karcie udzielono { $moves } ruchów wcześniej.
}
review-fact-dead-firework = Tego fajerwerku nie da się już ukończyć: { $suit }.
review-fact-no-pace = Zostało mniej tur niż kart do dołożenia.
review-fact-mistake = Pomyłka: { $card } nie pasuje.
review-fact-wasted-token = Żaden żeton informacji nie wrócił: wszystkie już były.
review-fact-lost-here = Od tej chwili nie dało się już dołożyć wszystkich kart.

## Warianty

review-branch = Ten wariant
review-the-game = Gra

## Nauka

review-learn = Ucz się na błędach
review-learn-puzzles = Więcej takich pozycji: zadania
review-learn-number = { $number } z { $of }
review-learn-question = Ruch { $move }: co robisz jako { $name }?
review-learn-right = Dobrze!
review-learn-same = Tak właśnie zagrano i kosztowało to punkty.
review-learn-less = Było coś lepszego.
review-learn-unknown = Tego nie da się tu ocenić.
review-learn-value = { $said }: wciąż możliwe punkty: { $value }.
review-learn-next = Następny
review-learn-end = Wróć do analizy
review-learn-done = Znalezione: { $right } z { $of }.

## Gracze

review-players = Gracze
review-efficiency = { $ratio } dołożonej karty na informację.
review-accuracy = dokładność { $percent }%
review-did = Informacje: { $clues }, zagrania: { $plays }, odrzucenia: { $discards }.
review-lost = Stracone punkty: { $points }.
review-cause-mistake = nieudane zagrania: { $times }
review-cause-last-copy = stracone ostatnie egzemplarze: { $times }
review-cause-no-pace = za wolno: { $times }
review-cause-other = inne: { $times }
