# Stół: zbieranie się, gra i oglądanie się wstecz. Imiona graczy nigdy nie są odmieniane.

table-title = Stół
table-connecting = Łączenie…
table-reconnecting = Połączenie przerwane. Trwa ponowne łączenie…
table-closed = Ten stół zamknięto przed rozpoczęciem gry.
table-not-yet = Gra się rozpoczęła.
table-watching-nobody = Do końca gry nikt nie może oglądać tego stołu; potem cała gra otworzy się tutaj.
table-watching-one-seat = Widzisz od razu to, co gracz na miejscu { $seat }.
table-watching-delayed = { $count ->
    [one] Widzisz grę o jedną turę później, a każdą kartę dopiero, gdy opuści rękę.
    [few] Widzisz grę o { $count } tury później, a każdą kartę dopiero, gdy opuści rękę.
   *[other] Widzisz grę o { $count } tur później, a każdą kartę dopiero, gdy opuści rękę.
}
table-watching-hands = { $count ->
    [one] Widzisz wszystkie ręce o jedną turę później.
    [few] Widzisz wszystkie ręce o { $count } tury później.
   *[other] Widzisz wszystkie ręce o { $count } tur później.
}
table-take-over = Poproś o miejsce bota: { $bot }

## Zbieranie się

table-gathering = Zajmijcie miejsca
table-invited-by = { $name } zaprasza cię do gry Hanabi
table-invited = Masz zaproszenie do gry Hanabi
table-invited-to = { $count ->
    [one] { $box }, { $count } gracz.
    [few] { $box }, { $count } graczy.
   *[other] { $box }, { $count } graczy.
}
table-invited-free = { $count ->
    [one] Jedno miejsce jest wolne. Bez konta: podaj nazwę i usiądź.
    [few] Wolne są { $count } miejsca. Bez konta: podaj nazwę i usiądź.
   *[other] Wolnych jest { $count } miejsc. Bez konta: podaj nazwę i usiądź.
}
table-full = Wszystkie miejsca są zajęte.
table-full-stay = Zostań tutaj: po rozdaniu kart gra pojawi się na tej stronie, tak samo jak miejsce, jeśli jakieś się zwolni.
table-lesson = Naucz się w trzy minuty
table-seats = Miejsca
table-seat-free = Wolne miejsce
table-you = ty
table-host = gospodarz
table-bot = bot
table-outsider = bot zewnętrzny
table-not-here = bez połączenia
table-sit = Usiądź
table-sit-here = Przesiądź się tutaj
table-stand-up = Wstań
table-seat-bot = Dodaj bota
table-seat-program = Dodaj bota zewnętrznego
table-program-explained = Na tym miejscu gra twój własny program, na dowolnym komputerze. Łączy się z adresem i widzi to, co widziałby człowiek na tym miejscu.
table-program-name = Nazwa bota
table-program-usual-name = mój bot
table-program-make = Utwórz klucz
table-program-key = Klucz
table-program-address = Adres, z którym ma się połączyć
table-program-command = Przykładowe polecenie, które gra losowo, w kopii projektu
table-program-copy = Kopiuj
table-program-copy-what = Kopiuj: { $what }
table-program-copied = Skopiowano.
table-program-copy-by-hand = Zaznacz to i skopiuj.
table-program-secret = Kto ma klucz, ten gra na tym miejscu: nie pokazuj go nikomu innemu. Nie zostanie pokazany ponownie; zwolnij miejsce, aby utworzyć nowy.
table-free-seat = Zwolnij miejsce
table-start = Rozdaj karty
table-seats-missing = { $count ->
    [one] Jedno miejsce jest jeszcze wolne: zaproś kogoś albo dodaj bota.
    [few] { $count } miejsca są jeszcze wolne: zaproś innych albo dodaj boty.
   *[other] { $count } miejsc jest jeszcze wolnych: zaproś innych albo dodaj boty.
}
table-host-starts = Gdy wszystkie miejsca będą zajęte, karty rozda { $name }.
table-your-name = Twoja nazwa
table-take-name = Użyj tej nazwy
table-invite = Zaproś innych
table-invitation = Zagraj ze mną w Hanabi
table-link = Link do tego stołu
table-copy-link = Kopiuj link
table-link-copied = Skopiowano link.
table-copy-by-hand = Zaznacz link i skopiuj go.
table-share = Udostępnij…
table-qr = Link do tego stołu jako kod QR
table-agreement = Ustawienia gry
table-change = Zmień
table-done = Gotowe
table-deal-chosen = Te karty wybrano, a nie potasowano: ktoś może je znać.
table-option-base = Gra podstawowa, bez dodatków.
table-clock-turn = Czas na każdą turę: { $time }.
table-clock-bank = Czas dla każdego gracza: { $time }; po każdej turze przybywa: { $back }.
table-clock-budget = Czas dla każdego gracza: { $time }.

## Stół w trakcie gry

table-board = Fajerwerki i żetony
table-deck = w talii
table-last-round = { $count ->
    [one] tura do końca
    [few] tury do końca
   *[other] tur do końca
}
table-points = { $count ->
    [one] punkt
    [few] punkty
   *[other] punktów
}
table-pace = { $count ->
    [0] nie można już nic odrzucić
    [one] można odrzucić jeszcze { $count } kartę
    [few] można odrzucić jeszcze { $count } karty
   *[other] można odrzucić jeszcze { $count } kart
}
table-pace-brief = zapas { $count }
table-tiles = Kafelki nagród: wykorzystane { $used }, pozostałe { $left }
table-hand-of = Karty: { $name }
table-card-of = { $name }, karta { $slot }
table-own-hand = Twoje karty
table-own-card = Twoja karta { $slot }
table-see-as = Patrz oczami gracza { $name }
table-see-own = Czym mogą być twoje karty
table-on-turn = gra teraz
table-away = poza stołem
table-level = poziom { $level }
table-stand-in = zastępuje { $bot }
table-getting-ready = przygotowuje się
table-getting-ready-why = Jest właśnie kompilowany, tylko ten jeden raz, i do tego czasu myśli trochę dłużej.
table-thinking = myśli
table-time-left = Pozostały czas: { $time }
table-your-turn = Twoja tura
table-sending = Wysyłanie…
table-not-your-turn = To nie twoja tura.
table-plan-when = Gdy tylko przyjdzie twoja kolej
table-plan-clue = Zaplanuj informację na swoją turę: wybierz jedną.
table-plan-play = Zaplanowane: zagraj kartę { $slot }
table-plan-discard = Zaplanowane: odrzuć kartę { $slot }
table-plan-tell = Powiedz – { $name }: { $named }
table-plan-cancel = Zrezygnuj
table-plan-told = Ktoś udzielił ci informacji: zaplanowany ruch przepadł.
table-plan-changed = { $name } ma inne karty albo wie już więcej: zaplanowana informacja przepadła.
table-plan-taken-back = Ruch został cofnięty: zaplanowany ruch przepadł.
table-plan-illegal = Zaplanowany ruch nie jest już możliwy.
table-waits-for = Gra teraz: { $name }
table-watching = Oglądasz grę.

## Własne karty

table-play = Zagraj
table-discard = Odrzuć
table-announce = Albo zapowiedz kolor i zagraj:
table-note = Notatka
table-note-on = Notatka o karcie { $slot }
table-note-secret = Nikt inny nie zobaczy twoich notatek przed końcem gry.
table-keep = Zapisz
table-move-left = Przesuń kartę w lewo
table-move-right = Przesuń kartę w prawo
table-drop-play = Upuść tutaj, aby zagrać
table-all-tokens-there = Wszystkie żetony informacji są na miejscu: odrzucenie nic by nie dało, więc nie jest dozwolone.
table-sure = Na pewno?
table-sure-last-copy = Z tego, co możesz wiedzieć, to ostatni egzemplarz karty, która jest jeszcze potrzebna.
table-sure-placed-already = Z tego, co możesz wiedzieć, ta karta leży już w swoim fajerwerku: byłaby to pomyłka.
table-sure-no = Zatrzymaj kartę
table-sure-play = Mimo to zagraj
table-sure-discard = Mimo to odrzuć

## Informacje

table-clues-for = Informacje dla gracza { $name }
table-clue-label = { $named }: { $count ->
    [0] nie dotyczy żadnej karty
    [one] dotyczy jednej karty, nowe: { $fresh }
    [few] dotyczy { $count } kart, nowe: { $fresh }
   *[other] dotyczy { $count } kart, nowe: { $fresh }
}
table-clue-plain = { $named }: { $count ->
    [0] nie dotyczy żadnej karty
    [one] dotyczy jednej karty
    [few] dotyczy { $count } kart
   *[other] dotyczy { $count } kart
}
table-tell-color = Powiedz, że { $name } { $count ->
    [0] nie ma żadnej { suit-name.genitive } karty
    [one] ma jedną { suit-name.accusative } kartę
    [few] ma { count-word } { suit-name.plural } karty
   *[other] ma { count-word } { suit-name.genitive-plural } kart
}
table-tell-rank = Powiedz, że { $name } { $count ->
    [0] nie ma żadnej karty o wartości { $rank }
    [one] ma jedną kartę o wartości { $rank }
    [few] ma { count-word } karty o wartości { $rank }
   *[other] ma { count-word } kart o wartości { $rank }
}
table-no-token = Brak żetonów: odrzucona karta przywraca jeden
table-no-clue-now = Teraz nie można udzielić informacji.

## Kafelki nagród

table-tile-choice = Kafelek nagrody
table-choose-free-clue = Dotknij cudzej karty, aby udzielić informacji.
table-let-lapse = Zrezygnuj z kafelka
table-tile-of = Wybiera { $name }.

## Przebieg gry

table-log = Przebieg
table-tools = Stos, przebieg i czat
table-last-move = Ostatni ruch
table-no-move-yet = Nie było jeszcze ruchu.
table-time = Moment gry
table-move-of = po ruchu { $move } z { $last }
table-step-back = Jeden ruch wstecz
table-step-forward = Jeden ruch dalej
table-looking-back = Oglądasz wcześniejszy moment: ruch { $move } z { $last }.
table-live = Wróć do gry
table-to-the-end = Wróć na koniec
table-missed = { $count ->
    [one] Pod twoją nieobecność wykonano jeden ruch.
    [few] Pod twoją nieobecność wykonano { $count } ruchy.
   *[other] Pod twoją nieobecność wykonano { $count } ruchów.
}
table-step-through = Przejrzyj

## Rozmowa

table-talk = Czat
table-talk-blocked = Zablokowano.
table-talk-show = Pokaż
table-say = Wiadomość
table-say-watchers = Wiadomość do widzów
table-send = Wyślij
table-no-talk = Przy tym stole nie ma czatu: tylko informacje.
table-remark-know-nothing = Nadal nic nie wiem.
table-remark-do-you-remember = Pamiętasz?
table-reactions = Szybkie reakcje
table-reaction-hello = Cześć!
table-reaction-one-moment = Chwileczkę
table-reaction-back-soon = Zaraz wracam
table-reaction-well-done = Brawo!
table-reaction-thank-you = Dzięki!
table-reaction-oops = Ojej!

## Poza ruchami

table-menu = Menu
table-ask-takeback = Poproś o cofnięcie mojej informacji
table-bookmark = Dodaj zakładkę
table-bookmark-about = Notatka o tym momencie, jeśli chcesz
table-bookmarked = Dodano zakładkę: znajdziesz ją w przebiegu i w powtórce.
table-pause = Pauza
table-paused = Gra jest wstrzymana.
table-go-on = Wznów
table-stop = Zaproponuj zakończenie gry
table-leave-game = Odejdź na chwilę
table-vacation = Tydzień urlopu: mój zegar stoi
table-vacation-end = Powrót z urlopu
table-let-bot-in = Niech gracza { $name } zastąpi bot
table-numbers = Pokazuj maksymalny wynik, zapas i stracone fajerwerki
table-keys = Klawisze
table-rules = Zasady
table-sealed = Sprawdzone tasowanie
table-invite-watchers = Link dla widzów
table-report = Zgłoś
table-report-about = Kogo lub czego to dotyczy?
table-report-all = Całego stołu
table-report-what = Co się stało?
table-report-send = Wyślij osobie prowadzącej stronę
table-reported = Dziękujemy. Osoba prowadząca tę stronę to przeczyta.
table-takeback-wanted = { $name } prosi o cofnięcie ostatniej informacji.
table-agree = Zgoda
table-refuse = Nie
table-stop-wanted = { $count ->
    [one] { $names } chce tutaj zakończyć.
    [few] { $names } chcą tutaj zakończyć.
   *[other] { $names } chcą tutaj zakończyć.
}
table-stop-too = Też kończę
table-play-on = Jednak gram dalej
table-bot-plays-for-you = Bot { $bot } gra za ciebie.
table-you-left = Gra toczy się bez ciebie; twoje miejsce czeka.
table-am-back = Wracam do gry
table-bot-wanted = Czy bot { $bot } ma zastąpić gracza { $name }?
table-seat-wanted = { $name } przychodzi później i chce zająć miejsce bota: { $bot }.

table-key-choose = wybierz swoją kartę
table-key-play = zagraj ją
table-key-discard = odrzuć ją
table-key-note = napisz o niej notatkę
table-key-move = przesuń ją wśród swoich kart
table-key-arrows = przechodź po kartach
table-key-enter = informacje o karcie albo udziel wybranej informacji
table-key-escape = anuluj
table-key-time = jeden ruch wstecz lub dalej
table-key-live = wróć do gry
table-key-help = ta lista

## Co mówi przebieg poza ruchami

table-log-created = { $name } otwiera stół.
table-log-sat = { $name } siada do stołu.
table-log-outsider-sat = { $name }, bot zewnętrzny, siada do stołu. Kto ma jego klucz, widzi to samo co to miejsce.
table-log-bot-seated = Do stołu siada bot: { $bot }.
table-log-seat-emptied = Miejsce { $seat } jest znów wolne.
table-log-settings-changed = Zmieniono ustawienia gry.
table-log-started = Karty rozdane; zaczyna { $name }.
table-log-taken-back = { $name } cofa ostatnią informację.
table-log-remarked = { $name }: „{ $remark }”
table-log-said = { $name }: { $text }
table-log-paused = { $name } wstrzymuje grę.
table-log-went-on = { $name } wznawia grę.
table-log-takeback-asked = { $name } prosi o cofnięcie ostatniej informacji.
table-log-takeback-refused = { $name } nie zgadza się na cofnięcie.
table-log-stop-voted = { $name } chce zakończyć.
table-log-stop-unvoted = { $name } chce grać dalej.
table-log-bot-voted = { $name } chce, aby bot { $bot } zastąpił gracza { $to }.
table-log-away = { $name } odchodzi od stołu; miejsce czeka.
table-log-returned = { $name } wraca do gry.
table-log-vacation = { $count ->
    [one] { $name } ma jeden dzień urlopu; zegar tego gracza stoi.
    [few] { $name } ma { $count } dni urlopu; zegar tego gracza stoi.
   *[other] { $name } ma { $count } dni urlopu; zegar tego gracza stoi.
}
table-log-vacation-over = { $name } jest z powrotem po urlopie.
table-log-seat-asked = { $name } prosi o miejsce bota: { $bot }.
table-log-seat-refused = { $name } nie chce zmiany przy stole.
table-log-bot-failed = Bot { $bot } zawiódł; dalej gra { $successor }.
table-log-rematched = Czeka na was nowy stół.
table-log-timed-out = Skończył się czas: { $name }.
table-log-turn-handed-over = Skończył się czas: { $name }. Ten ruch robi { $bot }.
table-log-time-added = Skończył się czas: { $name }. Dodano trochę czasu.

## Zakończenie

table-ending = Koniec gry
table-rematch = Zagraj jeszcze raz
table-to-rematch = Do nowego stołu
table-review = Analiza
table-more = Kod rozdania, plik gry i dowód tasowania
table-copy-deal = Kopiuj kod rozdania
table-code-copied = Skopiowano kod rozdania: z nim każdy może zagrać tymi samymi kartami.
table-record = Pobierz plik gry
table-seal-checking = Sprawdzanie tasowania…
table-seal-holds = Tasowanie sprawdzone: twoja przeglądarka potwierdziła, że karty ustalono przed pierwszym ruchem.
table-seal-broken = Nie udało się potwierdzić tasowania: to nie są karty ustalone przed pierwszym ruchem.
table-seal-unchecked = Ta przeglądarka może sprawdzić tasowanie tylko na bezpiecznej stronie (https). Plik gry zawiera wszystko, czego trzeba, by sprawdzić je gdzie indziej.

## Nabrzeże, informacje i historia karty

you = ty
table-counts = Żetony, talia i wynik
table-of-most = z { $count }
table-most = maks. { $count }
table-black-costs = czarny kosztuje jeszcze { $count }
table-pace-about = Tyle kart możecie jeszcze odrzucić i mimo to osiągnąć wynik { $reachable }.
table-dock = Twoje karty i ruchy
table-pick-card = wybierz kartę
table-slot = karta { $slot }
table-slots = { $count ->
    [one] karta { $slots }
    [few] karty { $slots }
   *[other] karty { $slots }
}
table-not-now = teraz nie można
table-all-tokens = są już wszystkie żetony ({ $count })
table-give-clue = Udziel informacji
table-tell = Powiedz
table-tell-whom = Komu powiedzieć
table-costs = { $count ->
    [0] brak żetonów
    [one] zużywa ostatni żeton
    [few] zużywa 1 żeton z { $count }
   *[other] zużywa 1 żeton z { $count }
}
table-free = nie zużywa żetonu
table-no-card = żadna
table-tell-something = Powiedz…
table-pick-clue = wybierz informację
table-touches-nothing = nie dotyczy żadnej karty
table-new = { $count ->
    [0] nic nowego
    [one] nowe: { $count }
    [few] nowe: { $count }
   *[other] nowe: { $count }
}
table-story = Historia tej karty
story-dealt = Rozdana na początku.
story-drawn = Dobrana w ruchu { $move }.
story-told = Ruch { $move }, { $name }: { $named }{ $alone ->
    [alone] {" "}(żadna inna karta)
   *[more] {""}
}.
story-not-told = Jeszcze bez informacji.
story-note = Twoja notatka: { $text }
table-ringed = ramka: ostatnia
table-tile-needed = Nadal potrzebne, została jedna
table-tile-others = Pozostałe
table-tile-recycled = talia { $from } → { $to }
table-tile-salvaged = trafia do swojego fajerwerku
table-tile-do-recycle = Wtasuj do talii: { $card }
table-tile-do-salvage = Uratuj: { $card }
table-tile-pick = Wybierz…
table-hand-was = Twoje karty
table-review-about = ruch po ruchu, z opiniami botów
table-rematch-about = nowy stół z tymi samymi osobami
table-rematch-bots = te same boty; karty od razu rozdane
table-share-game = Udostępnij
table-share-about = wynik i link
table-share-result = Hanabi: { $score } z { $of } punktów.
table-share-copied = Skopiowano wynik i link.
table-share-copy = Kopiuj wynik i link
table-share-save = Zapisz obrazek
table-share-lost = Przegrana
table-more-about = te same karty dla znajomych
table-ages = Oznaczaj najnowszą i najstarszą kartę
table-next = Oznaczaj kartę do odrzucenia
table-mirrored = Najnowsza karta po lewej
table-key-whom = wybierz, komu powiedzieć
table-key-color = przygotuj kolor; ponownie: powiedz
table-key-rank = przygotuj wartość; ponownie: powiedz
table-stop-ask = Zakończyć grę tutaj?
table-stop-ask-bots = Nikt inny nie decyduje: gra kończy się od razu i liczy się obecny wynik.
table-stop-ask-people = Pozostali zostaną zapytani. Jeśli wszyscy się zgodzą, gra się kończy i liczy się obecny wynik.
table-stop-yes = Zakończ
table-stop-no = Graj dalej
