# Powtórki: przejście przez zakończoną grę, próbowanie inaczej, wspólne omawianie. Imiona graczy nigdy nie są odmieniane.

replay-title = Powtórka
replay-loading = Wczytywanie gry…
replay-not-over = Gra jeszcze trwa: do jej końca karty pozostają tajemnicą.
replay-to-the-table = Do stołu
replay-to-history = Rozegrane gry

## Przechodzenie przez grę

replay-turn = ruch { $move } z { $last }
replay-turn-short = ruch { $move }
replay-dealt = Karty zostały rozdane.
replay-where-i-was = Wróć do poprzedniego miejsca
replay-first = Do rozdania
replay-last = Na koniec
replay-play = Odtwarzaj automatycznie
replay-pause = Pauza
replay-view = Widok
replay-view-all = Wszystkie karty
replay-view-as = Oczami gracza { $name }
replay-panels = Analiza, przebieg, notatki, co by było, udostępnianie
replay-panel-review = Analiza
replay-panel-log = Przebieg
replay-panel-talk = Notatki
replay-panel-try = A gdyby?
replay-panel-share = Udostęp{"\u00AD"}nij

replay-firework = Fajerwerk: { $suit }
replay-firework-open = Fajerwerk: { $suit }. Kiedy rósł?
replay-grew = Urósł w ruchu
replay-never-grew = Nie dołożono do niego żadnej karty.
replay-gone-card = Karta, której nikt już nie ma na ręce
replay-drawn = Dobrana w ruchu
replay-clued = Wskazana w ruchu
replay-left-placed = Zagrana w ruchu
replay-left-failed = Zagrana błędnie w ruchu
replay-left-discarded = Odrzucona w ruchu
replay-knew = Według wiedzy gracza { $name } to jedna z tych kart: { $cards }.
replay-in-the-pile = Na stosie odrzuconych: { $card }

replay-key-ends = do rozdania albo na koniec
replay-key-run = odtwarzaj albo zatrzymaj
replay-key-back = wróć do poprzedniego miejsca
replay-key-view = spójrz oczami następnego gracza
replay-key-aim = wskazuj, gdy prowadzisz
replay-key-undo = cofnij albo ponów w wariancie

## Notatki i komentarze

replay-kind-bookmark = zakładka
replay-kind-note = notatka
replay-kind-comment = komentarz
replay-note-text = { $card }: { $text }
replay-card-number = karta nr { $number }
replay-comment-on = Twój komentarz do ruchu { $move }
replay-comment-send = Skomentuj
replay-nothing-written = Nikt jeszcze nic nie napisał o tej grze.

## A gdyby?

replay-what-if = A gdyby?
replay-what-if-about = Opuść grę w dowolnym ruchu i graj dalej za wszystkich, według prawdziwych zasad: inne ruchy, inne karty, inna talia.
replay-what-if-how = Dotknij karty gracza, którego jest tura, aby ją zagrać lub odrzucić, karty innego gracza, aby udzielić informacji, a talii, aby wybrać następną dobieraną kartę. Link do tej strony zawiera ten wariant.
replay-try-here = Spróbuj stąd inaczej
replay-try-from = Spróbuj inaczej od ruchu { $move }
replay-branches = Warianty
replay-the-game = Gra tak, jak ją rozegrano
replay-branch-name = Wariant { $number }
replay-stop-bad = Ruch { $move }: karta nie pasowała
replay-stop-kept = Ruch { $move }: zakładka
replay-stop-talk = Ruch { $move }: notatka
replay-stop-bot = Ruch { $move }: bot zagrałby inaczej
replay-branch-from = { $count ->
    [0] od ruchu { $move }, jeszcze bez ruchów
    [one] od ruchu { $move }, { $count } ruch
    [few] od ruchu { $move }, { $count } ruchy
   *[other] od ruchu { $move }, { $count } ruchów
}
replay-branch-rename = Nazwa wariantu
replay-branch-remove = Usuń ten wariant
replay-branch-over = To koniec tego wariantu.
replay-branch-past = Oglądasz wcześniejszy moment.
replay-on-turn = Gra teraz: { $name }
replay-thinking = Chwileczkę…
replay-getting-ready = { $bot } przygotowuje się: jest właśnie kompilowany, tylko ten jeden raz, i do tego czasu myśli trochę dłużej.
replay-play-on = Graj dalej stąd
replay-to-the-game = Wróć do gry
replay-undo = Cofnij
replay-redo = Ponów
replay-idle-clue = Zużyj żeton
replay-other-clues = Inne informacje dla tej ręki
replay-exchange = Zmień tę kartę…
replay-cannot-exchange = Tej karty nie można tak zmienić: została już zagrana lub odrzucona albo spotkało to wszystkie pozostałe egzemplarze.
replay-hide = Zakryj kartę
replay-deck-top = Następna karta talii
replay-deck-open = Następna karta talii: wybierz ją
replay-choose-top = Wybierz następną kartę…
replay-let-bot = Niech bot gra dalej za wszystkich
replay-bot = Bot
replay-bot-one = Zagraj jeden ruch
replay-bot-end = Graj do końca

replay-ask-bot = Zapytaj bota
replay-bot-here = Co by tu zrobił?
replay-bot-would = { $bot } na miejscu gracza { $name }:
replay-bot-agrees = Tak właśnie zagrano.
replay-bot-played = Zagrano tak: { $said }
replay-bot-try = Wypróbuj

## Wspólne omawianie

replay-here = { $count ->
    [0] łączenie…
    [one] poza tobą nikogo tu nie ma
    [few] są tu { $count } osoby
   *[other] jest tu { $count } osób
}
replay-lead = Prowadź
replay-you-lead = { $count ->
    [one] Prowadzisz; nikogo innego jeszcze tu nie ma.
    [few] Prowadzisz; są tu { $count } osoby, licząc z tobą.
   *[other] Prowadzisz; jest tu { $count } osób, licząc z tobą.
}
replay-let-go = Przestań prowadzić
replay-leads = Prowadzi { $name }.
replay-you-follow = Podążasz: prowadzi { $name }.
replay-follow = Podążaj: { $name }
replay-point = Wskaż
replay-pointed-at = wskazane
replay-points = { $name } wskazuje: { $things }.
replay-aim = Wskazuj
replay-aiming = Dotknij tego, co chcesz wskazać.
replay-arrow-from = Strzałka stąd…
replay-arrow-where = Dotknij tego, do czego ma prowadzić strzałka.
replay-arrow-between = od: { $start }, do: { $to }
replay-branch-of = { $name } pokazuje ten wariant.

## Udostępnianie

replay-links = Linki
replay-copy-turn = Kopiuj link do ruchu { $move }
replay-copy-branch = Kopiuj link do wariantu
replay-copy-embed = Kopiuj kod na swoją stronę
replay-copy-picture = Kopiuj adres obrazka
replay-embed = Na twoją stronę
replay-embed-copied = Skopiowano kod na twoją stronę.
replay-open-full = Otwórz w całości
replay-downloads = Pliki
replay-record = Plik gry
replay-picture-svg = Obrazek (SVG)
replay-picture-png = Obrazek (PNG)
replay-transcript = Opis przebiegu
replay-transcript-language = Język opisu
replay-transcript-title = Hanabi: { $names }
replay-deal = Rozdanie
replay-not-sealed = Tasowania nie zabezpieczono przed grą.
replay-play-deal = Zagrajcie sami tymi kartami
replay-same-deal = Te same karty gdzie indziej

## Otwieranie gry

replay-open-title = Otwórz grę
replay-open-about = Przejdź przez grę rozegraną gdzie indziej albo przysłaną przez kogoś.
replay-choose-file = Wybierz plik
replay-or-drop = …albo upuść go tutaj.
replay-paste = Albo wklej link lub tekst
replay-look = Otwórz
replay-keep = Zapisz i utwórz link
replay-not-kept = Ta gra nie jest zapisana na tej stronie.
replay-open-another = Otwórz inną grę
replay-open-forms = Można otworzyć: pliki gier z tej strony, gry z hanab.live w formacie JSON, linki replay-json stamtąd i linki do gier na tej stronie. Kilka naraz: po jednej w wierszu albo lista JSON.
