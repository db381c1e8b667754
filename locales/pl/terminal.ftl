# Co `hanabi` mówi w terminalu. Imion się nie odmienia; słowa w `znakach` wpisuje się bez zmian.

## Stół

picture-fireworks = Fajerwerki
picture-clues = Żetony
picture-mistakes = Pomyłki
picture-deck = Talia
picture-score = Punkty
picture-placed = Ułożone
picture-of = { $part } z { $whole }
picture-at-most = { picture-of }, najwyżej { $most }
picture-last-round = Koniec
picture-turns-left = { $count ->
    [one] została { $count } tura
    [few] zostały { $count } tury
   *[other] zostało { $count } tur
}
picture-tile-waits = Kafelek
picture-tiles = Kafelki
picture-tiles-used = wykorzystane: { $tiles }
picture-tiles-left = pozostałe: { $tiles }
picture-discarded = Odrzucone
picture-nothing-yet = jeszcze nic
picture-next-cards = Następne
picture-to-move = gra { $name }
picture-over = gra skończona
picture-base-game = gra podstawowa
picture-slot = karta
picture-suits = kolory
picture-ranks = liczby
picture-no-cards = brak kart

## Co można zrobić

do-touching = { $move } { $count ->
    [0] (żadna karta)
    [one] (karta { $slots })
    [few] (karty { $slots })
   *[other] (karty { $slots })
}
do-announcing = { $move } i zapowiedz kolor: { $said }
do-recycle = Wtasuj do talii { card-name.accusative } ze stosu kart odrzuconych
do-salvage = Dołóż do fajerwerku { card-name.accusative } ze stosu kart odrzuconych
do-lapse = Zrezygnuj z kafelka nagrody
do-rearrange = Ułóż karty w tej kolejności: { $slots }
do-stop = Zakończ grę w tym miejscu

## Słowa do wpisania

verb-play = zagraj
verb-discard = odrzuć
verb-clue = informuj
verb-recycle = wtasuj
verb-salvage = uratuj
verb-lapse = rezygnuj
verb-sort = ułóż
verb-stop = koniec
verb-help = pomoc
verb-moves = ruchy
verb-log = przebieg
verb-table = stół
verb-quit = wyjdź
verb-yes = tak

## Gra

play-begins = { $players }. Zaczyna { $name }.
play-you = ty
play-seed = Rozdanie numer { $seed }, do ćwiczeń.
play-pass-screen = Teraz przed ekranem siada { $name }; potem Enter:
play-unsaved = Nie udało się zapisać gry: { $reason }.
play-saved = Plik gry: { $path } (odtwarza go `hanabi replay`).
play-not-kept = Gra nie została zapisana; zapisuje ją `hanabi play --save PLIK`.
play-left = Grę opuszczono przed jej końcem.
play-goes-on = Gra toczy się dalej.
play-sure = Zakończyć grę dla wszystkich? Wpisz { $yes }:
play-sure-expert = Zakończyć grę dla wszystkich? Przerwana gra ekspercka jest przegrana. Wpisz { $yes }:
play-not-legal = Teraz tak nie wolno.
play-empty-clue = `{ $typed }` nie dotyczy żadnej karty, a puste informacje są w tej grze wyłączone.
play-own-cards = Nie widzisz swoich kart, a informacji udziela się innym graczom.
play-no-log = W tej grze nie ma pomocy w zapamiętywaniu, więc nie ma i przebiegu.
play-can-be = Możliwe: { $cards }.
play-would-touch = Informacja dla gracza { $name } dotyczyłaby:
play-nothing = żadna karta
play-slots = { $count ->
    [one] karta { $slots }
    [few] karty { $slots }
   *[other] karty { $slots }
}

## Co można teraz wpisać

hint-type = Wpisz: { $words }
hint-tile-clue = Kafelek nagrody wymaga informacji, na przykład: { $example }. Albo: { $words }
hint-tile-choice = Kafelek nagrody wymaga wyboru: { $words }
hint-preview = podgląd
hint-or = albo
moves-announcing = zapowiedź
moves-as-in = (jak w { $example })
moves-tile = kafelek
moves-other-order = (albo każda inna kolejność; to nie jest tura)
help-goal = Zbudujcie razem fajerwerk każdego koloru: 1 2 3 4 5.
help-goal-black = Zbudujcie razem fajerwerk każdego koloru: 1 2 3 4 5, czarny od 5 w dół.
help-hands = Widzisz wszystkie karty oprócz swoich; [{ $mark }] to informacje o karcie. W turze jeden ruch:
help-play = zagraj kartę 2 (albo `{ $verb } 2`)
help-announce = to samo z zapowiedzią koloru: trafna daje żeton, błędna to pomyłka
help-discard = odrzuć kartę 1 i odzyskaj żeton informacji (albo `{ $verb } 1`)
help-clue-color = wskaż graczowi { $name } karty tego koloru; kosztuje żeton (albo `{ $verb }`)
help-clue-rank = wskaż graczowi { $name } wszystkie trójki; kosztuje żeton
help-tile = wybór, którego wymaga kafelek; także `{ $salvage }` i `{ $lapse }`
help-preview = których kart by to dotyczyło? `{ $all }` pokazuje wszystkie informacje
help-moves = wszystko, co możesz teraz zrobić
help-sort = ułóż karty w innej kolejności; to nie jest tura
help-log = ostatnie ruchy; Enter znów pokazuje stół
help-stop = zakończ grę dla wszystkich i policz punkty; `{ $quit }` tylko wychodzi
help-exact = Działa też dokładny zapis z plików gry: P12 albo C1:R.

## Czego nie da się odczytać

typed-capitals = Wielkimi literami { $typed } to dokładny zapis karty numer { $number }: wpisz { $slot }, jeśli chodzi o kartę { $number } na ręce, albo `{ $exact }`, jeśli o tamtą
typed-stands-alone = `{ $verb }` stoi samo: pomiń { $rest }
typed-no-cards = Nie masz kart: możesz tylko udzielić informacji
typed-slot-wanted = Tu powinna być karta od 1 do { $last }, jak w `{ $example }`, a nie { $found }
typed-no-slot = Nie ma karty { $number }: twoje karty to 1 do { $last }
typed-clue-wanted = Informacja wymaga gracza oraz koloru albo wartości, jak w `{ $color }` albo `{ $rank }`
typed-rank-wanted = Informacja podaje wartość od 1 do 5, nie { $number }
typed-order-wanted = Wymień każdą swoją kartę raz, w nowej kolejności, jak w `{ $example }`
typed-could-be = { $typed } to może być { $either }: wpisz więcej
typed-no-player = { $typed } tu nie gra: { $players }
typed-not-understood = { $typed } jest niezrozumiałe: spróbuj `{ $help }`, a `{ $moves }` pokaże wszystko, co możesz teraz zrobić
typed-no-color = Informacja nie może podać { $typed }, tylko { $colors } albo wartość od 1 do 5
typed-no-suit = { $typed } to nie kolor: są { $suits }
typed-card-wanted = Tu powinna być karta ze stosu kart odrzuconych, jak w `{ $example }`, a nie { $found }
typed-nothing = nic

## Odtwarzanie gry

walk-help = Enter lub n: dalej   p: wstecz   liczba: ten ruch   g: koniec
walk-help-seat = s MIEJSCE: patrz z miejsca (liczba lub nazwa, spectator lub all)   q: wyjście
walk-turn = Ruch { $turn } z { $of }.
walk-begins = Zaczyna { $name }.
walk-stop = Gracze przerywają grę.
walk-prompt = ruch { $turn }>
walk-left = Grę opuszczono tutaj, przed jej końcem.
walk-at-end = To koniec: p cofa, q wychodzi.
walk-at-beginning = To początek: n idzie dalej.
walk-no-turn = Nie ma ruchu { $turn }: gra ma ruchy od 0 do { $last }
walk-or-all = { $reason }; albo spectator, albo all
walk-edition = { $players }; wydanie { $edition }, { $options }.

## Ocena

judged-waiting = Trwa ocena gry; za pierwszym razem program jest kompilowany
judged-possible = { $count ->
    [one] Przy znajomości wszystkich kart można było zdobyć { $count } punkt.
    [few] Przy znajomości wszystkich kart można było zdobyć { $count } punkty.
   *[other] Przy znajomości wszystkich kart można było zdobyć { $count } punktów.
}
judged-between = { $count ->
    [one] Przy znajomości wszystkich kart można było zdobyć od { $least } do { $count } punktu.
    [few] Przy znajomości wszystkich kart można było zdobyć od { $least } do { $count } punktów.
   *[other] Przy znajomości wszystkich kart można było zdobyć od { $least } do { $count } punktów.
}
judged-better = Lepiej: { $said }.
