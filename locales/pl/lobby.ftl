# Strona główna i przygotowanie stołu.

lobby-title = Strona główna

## Na górze każdej strony

nav-label = Strony
nav-rules = Zasady
nav-learn = Nauka gry
nav-history = Rozegrane gry

## Jak zacząć

hero-title = Wszyscy widzą twoje karty – oprócz ciebie
hero-name = Twoja nazwa
hero-lead = Mówcie sobie tylko tyle, ile trzeba, by odpalić pięć fajerwerków we właściwej kolejności.
hero-play = Zagraj teraz
hero-play-small = ty i dwa boty, bez konta
hero-invite = Zaproś znajomych
hero-learn = Naucz się w trzy minuty
hero-learn-small = w trakcie gry

lobby-mine = Twoje gry
lobby-notices-about = Nie musisz tu czekać: możesz dostać powiadomienie, gdy gra czeka na ciebie, także bez otwartej strony.
lobby-open = Otwarte stoły
lobby-open-none = W tej chwili nikt nie czeka na graczy. Otwórz poniżej stół publiczny, a inni zobaczą go tutaj.
lobby-lost = Nie udało się odświeżyć listy; za chwilę nastąpi kolejna próba.
lobby-watch = Gry do oglądania
lobby-friends = Ze znajomymi
lobby-friends-about = Potrzebują tylko linku. Puste miejsca mogą zająć boty, a kto przyjdzie później, przejmie jedno z nich.
lobby-friends-players = od 2 do 5 graczy
daily = Karty dnia
lobby-challenge = Rzuć wyzwanie znajomym: te same rozdania dla każdej grupy
lobby-puzzles = Zadania
lobby-puzzles-about = Jeden ruch jest wyraźnie najlepszy. Który? Codziennie nowe zadanie i tyle innych, ile chcesz.
lobby-puzzles-go = Rozwiąż zadania
daily-about = { $day } · graczy: { $players } · wszyscy dostają te same karty
daily-played = rozegrane
daily-not-played = nierozegrane
daily-score = { $score ->
    [one] { $score } punkt dzisiaj
    [few] { $score } punkty dzisiaj
   *[many] { $score } punktów dzisiaj
}
daily-streak = { $count ->
    [0] jeszcze ani jednego dnia z rzędu
    [one] { $count } dzień z rzędu
    [few] { $count } dni z rzędu
   *[many] { $count } dni z rzędu
}
daily-more = Wyniki i inne dni
daily-play = Zagraj
daily-again = Zagraj jeszcze raz
lobby-set-up = Przygotuj stół
lobby-invitation = Ta strona jest tylko dla zaproszonych. Wklej link lub kod:
lobby-come-in = Wejdź

listed-free = { $count ->
    [one] { $count } wolne miejsce
    [few] { $count } wolne miejsca
   *[other] { $count } wolnych miejsc
}
listed-moves = { $count ->
    [0] dopiero się zaczęła
    [one] dotąd { $count } ruch
    [few] dotąd { $count } ruchy
   *[other] dotąd { $count } ruchów
}
listed-join = Dołącz
listed-watch = Oglądaj
listed-go-on = Graj dalej
listed-your-turn = Twoja tura
listed-turn-of = Gra teraz: { $name }
listed-waiting = od { $time }
listed-deadline = pozostały czas: { $time }
listed-per-turn = { $time } na turę
listed-bank = { $time } dla każdego

## Wydanie i jego zawartość

set-box-label = Które wydanie?
set-box-custom = Własny zestaw
base-game = Hanabi, gra podstawowa
set-box-custom-tongue = Spoza pudełek
set-box-custom-about = Wszystko ze wszystkich wydań, w dowolnym połączeniu
set-options-label = Co jest w grze oprócz podstawy?
set-multicolour-label = Karty wielokolorowe
set-multicolour-none = Bez kart wielokolorowych

option-five-own = Kaskada kolorów
option-five-own-about = Pięć kart wielokolorowych, po jednej o każdej wartości, tworzy szósty fajerwerk; w informacjach są osobnym kolorem.
option-ten-wild = Lawina kolorów
option-ten-wild-about = Dziesięć kart wielokolorowych tworzy szósty fajerwerk; wskazuje je informacja o każdym kolorze, ale ich samych nie wolno wymieniać.
option-ten-own = Szósty kolor
option-ten-own-about = Dziesięć kart wielokolorowych tworzy szósty fajerwerk; w informacjach są takim samym kolorem jak każdy inny.
option-black = Czarny proch
option-black-about = Dziesięć czarnych kart układa się w odwrotnej kolejności, od 5 do 1; nie wskazuje ich żaden kolor, a każda brakująca na koniec odejmuje punkt.
option-tiles = Pięciu wspaniałych
option-tiles-about = Ukończony fajerwerk odkrywa jeden z sześciu kafelków nagród, zamiast zwracać żeton informacji.
option-expert = Królewski pokaz
option-expert-about = Bez ostatniej rundy i bez punktów: ukończcie wszystkie fajerwerki albo przegracie wraz z pierwszą utraconą kartą niezbędną do wygranej.
option-announce = Zapowiedź koloru
option-announce-about = Przed zagraniem karty możesz podać jej kolor: trafny zwraca żeton informacji, błędny jest pomyłką.
option-no-empty-clues = Bez pustych informacji
option-no-empty-clues-about = Informacja musi dotyczyć co najmniej jednej karty; wszystkie tutejsze wydania pudełkowe pozwalają na informacje, które nie dotyczą żadnej.

## Gracze i ustalenia

set-players-label = Ilu graczy?
set-players-about = { $count ->
    [one] Każdy gracz ma { $count } kartę.
    [few] Każdy gracz ma { $count } karty.
   *[other] Każdy gracz ma { $count } kart.
}
set-public-label = Kto może dołączyć?
set-public-link = Znajomi z linkiem
set-public-link-about = Tylko ci, którym wyślesz link.
set-public-public = Wszyscy
set-public-public-about = Stół widać na stronie głównej i każdy może zająć wolne miejsce.
set-more = Więcej opcji
set-talk-label = Co wolno mówić?
set-talk-strict = Tylko informacje
set-talk-strict-about = Jak w instrukcji: poza informacjami nic się nie mówi.
set-talk-remarks = Dwie uwagi
set-talk-remarks-about = Wolno też powiedzieć „Nadal nic nie wiem” i „Pamiętasz?”.
set-talk-free = Swobodny czat
set-talk-free-about = Każdy może pisać, co chce, byle nikt niczego nie zdradzał.
set-reactions-label = Szybkie reakcje
set-reactions-about = „Cześć!”, „Chwileczkę” i podobne jednym dotknięciem. Podziękowania i pochwały tylko przy swobodnym czacie albo po grze.
set-aid-label = Pomoc w zapamiętywaniu
set-aid-full = Pełna
set-aid-full-about = Karty mogą pokazywać, co o nich powiedziano i co to wyklucza; każdy gracz może wybrać mniej.
set-aid-marks = To, co powiedziano
set-aid-marks-about = Karty mogą pokazywać, co o nich powiedziano, ale nie to, co z tego wynika.
set-aid-none = Żadna
set-aid-none-about = Jak w instrukcji: sami pamiętacie informacje, a przebieg gry można obejrzeć dopiero po jej końcu.
set-clock-label = Zegar
set-clock-none = Brak
set-clock-none-about = Macie tyle czasu, ile chcecie.
set-clock-per-turn = Na turę
set-clock-per-turn-about = Każda tura trwa tyle samo, pierwsza o pół minuty dłużej.
set-clock-bank = Na grę
set-clock-bank-about = Każdy gracz ma czas na całą grę, którego trochę przybywa po każdej turze; pierwsza tura ma pół minuty więcej.
set-clock-turn-seconds = Czas na turę
set-clock-bank-seconds = Czas dla każdego gracza
set-clock-increment = Dodatek po każdej turze
set-time-out-label = Gdy skończy się czas
set-time-out-bot = Ruch robi bot
set-time-out-bot-about = Bot robi ten jeden ruch; następna tura znów należy do ciebie.
set-time-out-more-time = Więcej czasu
set-time-out-more-time-about = Czas jest dodawany tyle razy, ile trzeba: zegar tylko przypomina.
set-time-out-stop = Gra się kończy
set-time-out-stop-about = Gra kończy się dla wszystkich i liczy się obecny wynik.
set-watching-label = Kto może oglądać?
set-watching-delayed = Z opóźnieniem
set-watching-delayed-about = Widzowie widzą grę z opóźnieniem kilku tur, a każdą kartę dopiero wtedy, gdy opuści rękę gracza.
set-watching-one-seat = Oczami gracza
set-watching-one-seat-about = Widzowie od razu widzą to, co jeden z graczy. Zobaczy to też gracz, który otworzy stół w drugim oknie.
set-watching-nobody = Nikt
set-watching-nobody-about = Nikt nie ogląda gry przed jej końcem.
set-watching-seat = Czyimi oczami
set-watching-turns = Opóźnienie
set-watching-hands = Pokazuj widzom także karty na rękach
set-watching-hands-about = Gracz, który otworzy stół w drugim oknie, zobaczy wtedy większość własnych kart.
set-turns-late = { $count ->
    [one] { $count } tura
    [few] { $count } tury
   *[other] { $count } tur
}
set-starter-label = Kto zaczyna?
set-starter-chance = Losowo
set-seat = Miejsce { $number }
set-rearrange-label = Wolno przekładać karty
set-rearrange-about = Możesz dowolnie przekładać własne karty; wszyscy to widzą.
set-pace-label = Jak szybko grają boty?
set-pace-0 = Natychmiast
set-pace-600 = Szybko
set-pace-1200 = Spokojnie
set-pace-2500 = Powoli
set-conventions-label = Czego Partner może od was oczekiwać?
set-conventions-shown = Tego, co już umiecie
set-conventions-shown-about = Z osobami, których nie zna, Partner gra bez konwencji; według nich gra z tymi, które znały je we wcześniejszych grach.
set-conventions-level = Poziom { $level }
set-conventions-level-about = Wszyscy grają tu według jego konwencji do poziomu { $level }, od pierwszej informacji.
set-bot-words-label = Kiedy boty podają powody?
set-bot-words-never = Nigdy
set-bot-words-never-about = Boty zachowują powody dla siebie, także po grze, chyba że grasz z samymi botami.
set-bot-words-after = Po grze
set-bot-words-after-about = Boty podają powody, gdy gra się skończy; kto gra z samymi botami, może pytać w trakcie gry.
set-bot-words-at-once = Od razu
set-bot-words-at-once-about = Każdy, kto gra, może spytać bota o powody, o ile nie zdradzają one zakrytych kart. Wymaga to pełnej pomocy w zapamiętywaniu.

## Miejsca i karty

set-seats-label = Kto jeszcze gra?
set-friend = Ktoś znajomy
set-bot = Bot: { $name }
set-strength-label = Siła
set-strength = średnio { $points } z 25 punktów z własnymi kopiami
set-strength-unknown = siły nie zmierzono
set-deal-label = Które karty?
set-deal-shuffled = Potasowane
set-deal-shuffled-about = Potasowane losowo: odcisk talii jest znany przed pierwszym ruchem, więc po grze każdy może go sprawdzić.
set-deal-code = Z kodu rozdania
set-deal-code-about = Te same karty, które dostał ktoś inny; przy stole widać, że karty wybrano.
set-deal-table = Jak w innej grze
set-deal-table-about = Karty z zakończonej gry w tym serwisie, z jej zasadami i liczbą graczy; przy stole widać, że karty wybrano.
set-deal-code-field = Kod rozdania
set-deal-table-field = Link lub numer zakończonej gry
set-start = Rozdaj karty
set-start-about = Wszystkie miejsca są zajęte: gra zaczyna się od razu.
set-open = Otwórz stół
set-open-about = Dostaniesz link i kod QR dla znajomych.
