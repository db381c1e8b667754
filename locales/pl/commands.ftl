# Co `hanabi` odpowiada w terminalu na polecenia i czego odmawia. Odmowa stoi po „hanabi: ” i nie ma kropki na końcu.

## hanabi rules

editions-all = wszystkie, w dowolnym połączeniu
editions-more = `hanabi rules WYDANIE` opisuje jedno z nich.
editions-head = { $age ->
    [0] { $box }, od 2 do 5 graczy
   *[other] { $box }, od 2 do 5 graczy, od { $age } lat
}
editions-base = Gra podstawowa: pięć kolorów, 50 kart, 8 żetonów informacji; trzecia pomyłka oznacza przegraną. W swojej turze udzielasz informacji (kosztuje żeton), odrzucasz kartę (jeden żeton wraca) albo zagrywasz kartę. Poza tym są tu:
editions-house-talk = Umowa graczy: sami decydują, co poza informacjami wolno mówić.
editions-no-memory-aid = Umowa graczy: sami pamiętają informacje, ekran tego nie robi.
editions-start = Zacznij grę:
editions-not-in-box = Tego nie ma w tym wydaniu: { $words }. `--edition custom` ma wszystko.
editions-one-multicolor = Najwyżej jedno z five-own, ten-wild i ten-own: kolor wielokolorowy jest tylko jeden.

## hanabi bots

bots-players = gracze: { $players }
bots-explains = uzasadnia swoje ruchy
bots-cheats = widzi wszystkie karty
bots-points = średnia punktów: { $points }
bots-points-with = { $players } os. { $points }

## hanabi deal-check

check-waiting = Trwa szukanie drogi do wygranej; za pierwszym razem program jest kompilowany
check-over = { $count ->
    [one] Po { $count } ruchu ta gra jest skończona.
    [few] Po { $count } ruchach ta gra jest skończona.
   *[other] Po { $count } ruchach ta gra jest skończona.
}
check-won = { $count ->
    [0] To rozdanie można wygrać: { $known } przy znajomości wszystkich kart.
    [one] Po { $count } ruchu tę grę można wygrać: { $known } przy znajomości wszystkich kart.
    [few] Po { $count } ruchach tę grę można wygrać: { $known } przy znajomości wszystkich kart.
   *[other] Po { $count } ruchach tę grę można wygrać: { $known } przy znajomości wszystkich kart.
}
check-lost = { $count ->
    [0] Tego rozdania nie można wygrać: najlepszy wynik przy znajomości wszystkich kart to { $known }.
    [one] Po { $count } ruchu tej gry nie można już wygrać: najlepszy wynik przy znajomości wszystkich kart to { $known }.
    [few] Po { $count } ruchach tej gry nie można już wygrać: najlepszy wynik przy znajomości wszystkich kart to { $known }.
   *[other] Po { $count } ruchach tej gry nie można już wygrać: najlepszy wynik przy znajomości wszystkich kart to { $known }.
}
check-open = { $count ->
    [0] Nie rozstrzygnięto, czy to rozdanie można wygrać: najlepszy wynik przy znajomości wszystkich kart to { $known }.
    [one] Nie rozstrzygnięto, czy po { $count } ruchu tę grę można wygrać: najlepszy wynik przy znajomości wszystkich kart to { $known }.
    [few] Nie rozstrzygnięto, czy po { $count } ruchach tę grę można wygrać: najlepszy wynik przy znajomości wszystkich kart to { $known }.
   *[other] Nie rozstrzygnięto, czy po { $count } ruchach tę grę można wygrać: najlepszy wynik przy znajomości wszystkich kart to { $known }.
}

## hanabi puzzles

puzzles-judging = Trwa ocena gier; za pierwszym razem program jest kompilowany
puzzles-judging-again = { $count ->
    [one] Ponowna ocena { $count } zadania
    [few] Ponowna ocena { $count } zadań
   *[other] Ponowna ocena { $count } zadań
}
puzzles-found = { $count ->
    [0] Brak zadań w { $path }.
    [one] { $count } zadanie w { $path }: { $themes }.
    [few] { $count } zadania w { $path }: { $themes }.
   *[other] { $count } zadań w { $path }: { $themes }.
}
puzzles-so-far = Zadania: { $found } z { $wanted }. Gry: { $games }. { $seconds } s
puzzles-broken-off = Przerwano: to, co znaleziono, zapisano.
puzzles-held = Przy innych rękach i taliach rozwiązanie się nie zmienia: { $held } z { $of } ({ $share }).
puzzles-unlucky = { $count ->
    [one] { $count } rozwiązanie przy takim układzie kart kosztuje punkty i mówi o tym.
    [few] { $count } rozwiązania przy takim układzie kart kosztują punkty i mówią o tym.
   *[other] { $count } rozwiązań przy takim układzie kart kosztuje punkty i mówi o tym.
}
prepare-bot = Przygotowanie: { $bot }, kompilacja, około { $seconds } s, tylko tym razem
prepare-not-kept = Skompilowanego programu nie da się zachować, więc każdy start kompiluje go na nowo: podaj w HANABI_CACHE folder, w którym można zapisywać

## Czego nie można zrobić

refused-no-option = { $typed } nie jest do wyboru: są base, { $options }
refused-not-together = { $one } i { $other } wykluczają się: wybierz jedno
refused-players = w Hanabi gra od 2 do 5 osób, nie { $found }
refused-no-edition = { $typed } to nie wydanie: są { $editions }
refused-not-offered = wydanie { $edition } nie ma { $wanted }: ma { $offered }; `custom` ma wszystko
refused-deal-code = { $typed } to ani plik, ani kod rozdania
refused-other-deal = { $typed } to kod rozdania z innymi kartami lub kafelkami niż { $options }
refused-no-deal = podaj grę, kod rozdania albo numer rozdania po --seed
refused-deal-turn = --turn jest dla rozegranych gier: tu nie ma jeszcze ruchów
refused-no-reader = { $typed } nie umie odczytać tej gry: umieją { $readers }
refused-no-bot = { $typed } to nie bot: są { $bots }
refused-bot-players = { $bot } gra, gdy graczy jest { $players }, a nie { $found }
refused-bot-rules = { $bot } nie zna zasad { $options }
refused-bot-cheats = { $bot } widzi wszystkie karty, a tego przy stole nikomu nie wolno: gra tylko na arenie
refused-seat = { $typed } nie może zająć miejsca: { $person } to człowiek, boty to { $bots }, a my_module:MyBot to własny bot
refused-starter = zaczyna miejsce od 1 do { $last } albo random, nie { $typed }
refused-names-count = jedna nazwa na każde miejsce: miejsca { $players }, nazwy { $names }
refused-names-same = nazwy graczy muszą się różnić, a są: { $names }
refused-name-empty = { $place }: nazwa musi mieć co najmniej jedną literę lub znak, a nie { $typed }
refused-name-long = { $place }: nazwa ma najwyżej { $most } znaków; ta ma { $found }
refused-name-signs = { $place }: nazwa nie może zawierać znaków sterujących, a { $typed } je ma
refused-puzzle-count = zadań musi być co najmniej jedno, nie { $found }
refused-puzzle-players = { $typed } to nie liczba graczy
refused-puzzle-bots = żaden z tych botów nie gra z tyloma graczami
refused-not-text = bajt { $byte }: to nie jest tekst w UTF-8
refused-file-name = nie ma pliku o takiej nazwie
refused-file-there = { $path } już istnieje: podaj nowy plik, żeby żadna gra nie przepadła
refused-unwritten = nie można zapisać { $path }: { $reason }

file-missing = nie ma takiego pliku ani folderu
file-forbidden = brak uprawnień
file-folder = to jest folder
file-no-folder = to nie jest folder
file-full = brak miejsca na dysku

command-error = { $command }: błąd: { $message }
command-argument = { $argument }: { $message }
command-unknown = nieznane: { $arguments }
command-missing = brakuje: { $arguments }
command-not-with = nie łączy się z { $other }
command-takes-nothing = nie przyjmuje wartości, a podano { $typed }
command-takes-one = brakuje wartości
command-takes-some = brakuje co najmniej jednej wartości
command-choice = { $typed } nie jest do wyboru (są: { $choices })
command-number = { $typed } to nie liczba całkowita, taka jak 1000 albo 1e6
