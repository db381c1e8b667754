# Strona główna i przygotowanie stołu.

lobby-title = Strona główna

## Na górze każdej strony

nav-label = Strony
nav-rules = Zasady
nav-learn = Nauka gry
nav-history = Rozegrane gry

## Jak zacząć

hero-title = Wszyscy widzą twoje karty – oprócz ciebie
hero-lead = W Hanabi wygrywa się razem: powiedzcie sobie dokładnie tyle, ile trzeba, by odpalić pięć fajerwerków we właściwej kolejności.
hero-name = Twoje imię
hero-play = Zagraj teraz
hero-play-hint = „Zagraj teraz” od razu rozdaje karty: grasz ty i dwa boty, które mówią, dlaczego robią to, co robią. Konto nie jest potrzebne.
hero-invite = Zaproś znajomych
hero-learn = Naucz się w trzy minuty

lobby-mine = Twoje gry
lobby-notices-about = Nie musisz tu czekać: możesz dostać wiadomość, gdy gra czeka na ciebie, także bez otwartej strony.
lobby-open = Otwarte stoły
lobby-open-none = W tej chwili nikt nie czeka na graczy. Otwórz poniżej stół publiczny, a inni zobaczą go tutaj.
lobby-lost = Nie udało się odświeżyć listy; za chwilę nastąpi kolejna próba.
lobby-watch = Gry do oglądania
lobby-set-up = Przygotuj stół
lobby-invitation = Ta strona jest dla osób z zaproszeniem. Wklej link lub kod:
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
listed-your-turn = Twoja kolej
listed-turn-of = Kolej: { $name }
listed-waiting = od { $time }
listed-deadline = pozostały czas: { $time }
listed-per-turn = { $time } na turę
listed-bank = { $time } dla każdego

## Pudełko i jego zawartość

set-box-label = Które pudełko?
set-box-custom = Własny zestaw
base-game = Hanabi, gra podstawowa
set-box-custom-tongue = Nie jest to wydanie drukowane
set-box-custom-about = Wszystko ze wszystkich pudełek, w dowolnym połączeniu
set-options-label = Co jest w grze oprócz podstawy?
set-multicolour-label = Karty wielokolorowe
set-multicolour-none = Bez kart wielokolorowych

option-five-own = Kaskada kolorów
option-five-own-about = Pięć kart wielokolorowych, po jednej każdej wartości, tworzy szósty fajerwerk; w informacjach są osobnym kolorem.
option-ten-wild = Lawina kolorów
option-ten-wild-about = Dziesięć kart wielokolorowych tworzy szósty fajerwerk; wskazuje je informacja o każdym kolorze, ale ich samych nie wolno nazwać.
option-ten-own = Szósty kolor
option-ten-own-about = Dziesięć kart wielokolorowych tworzy szósty fajerwerk; w informacjach są takim samym kolorem jak każdy inny.
option-black = Czarny proch
option-black-about = Dziesięć czarnych kart układa się w odwrotnej kolejności, od 5 do 1; nie wskazuje ich żaden kolor, a każda brakująca na koniec odejmuje punkt.
option-tiles = Pięciu wspaniałych
option-tiles-about = Ukończony fajerwerk odkrywa jeden z sześciu kafelków nagród, zamiast zwracać żeton wskazówki.
option-expert = Królewski pokaz
option-expert-about = Bez ostatniej rundy i bez punktów: ukończcie wszystkie fajerwerki albo przegracie wraz z pierwszą utraconą kartą niezbędną do wygranej.
option-announce = Zapowiedź koloru
option-announce-about = Przed zagraniem karty możesz powiedzieć jej kolor: trafny zwraca żeton wskazówki, błędny jest pomyłką.
option-no-empty-clues = Bez pustych informacji
option-no-empty-clues-about = Informacja musi dotyczyć co najmniej jednej karty; wszystkie tutejsze wydania drukowane pozwalają na informacje, które nie dotyczą żadnej.

## Gracze i ustalenia

set-players-label = Ilu graczy?
set-players-about = { $count ->
    [one] Każdy gracz ma { $count } kartę.
    [few] Każdy gracz ma { $count } karty.
   *[other] Każdy gracz ma { $count } kart.
}
set-public-label = Kto znajdzie stół?
set-public-link = Znajomi z linkiem
set-public-link-about = Tylko ci, którym wyślesz link.
set-public-public = Wszyscy
set-public-public-about = Stół widać na stronie głównej i każdy może zająć wolne miejsce.
set-agreements-label = Rozmowy, pamięć, zegar i widzowie
set-talk-label = Co wolno mówić?
set-talk-strict = Tylko informacje
set-talk-strict-about = Jak w instrukcji: poza informacjami nic się nie mówi.
set-talk-remarks = Dwie uwagi
set-talk-remarks-about = Wolno też powiedzieć „Nadal nic nie wiem” i „Pamiętasz?”.
set-talk-free = Swobodne rozmowy
set-talk-free-about = Każdy może pisać, co chce; umawiacie się, że niczego nie zdradzacie.
set-aid-label = Ile pomocy dla pamięci?
set-aid-full = Pełna
set-aid-full-about = Karty mogą pokazywać, co o nich powiedziano i co to wyklucza; każdy gracz może wybrać mniej.
set-aid-marks = To, co powiedziano
set-aid-marks-about = Karty mogą pokazywać, co o nich powiedziano, ale nie to, co z tego wynika.
set-aid-none = Żadnej
set-aid-none-about = Jak w grze drukowanej: sami pamiętacie informacje, a przebieg gry można obejrzeć dopiero po jej końcu.
set-clock-label = Zegar
set-clock-none = Brak
set-clock-none-about = Macie tyle czasu, ile chcecie.
set-clock-per-turn = Na turę
set-clock-per-turn-about = Każda tura trwa tyle samo; gdy czas minie, gra się kończy.
set-clock-bank = Na grę
set-clock-bank-about = Każdy gracz ma zapas czasu, a po każdej turze odzyskuje jego część; gdy zapas się wyczerpie, gra się kończy.
set-clock-turn-seconds = Czas na turę
set-clock-bank-seconds = Czas dla każdego gracza
set-clock-increment = Zwrot po każdej turze
set-watching-label = Kto może oglądać?
set-watching-delayed = Gra z opóźnieniem
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
set-starter-chance = Decyduje los
set-seat = Miejsce { $number }
set-rearrange-label = Wolno przekładać karty
set-rearrange-about = Możesz dowolnie przekładać własne karty; wszyscy to widzą.
set-pace-label = Jak szybko grają boty?
set-pace-0 = Natychmiast
set-pace-600 = Szybko
set-pace-1200 = Spokojnie
set-pace-2500 = Powoli
set-bot-words-label = Kiedy boty mówią dlaczego?
set-bot-words-never = Nigdy
set-bot-words-never-about = Boty zachowują powody dla siebie, także po grze, chyba że grasz z samymi botami.
set-bot-words-after = Po grze
set-bot-words-after-about = Boty podają powody, gdy gra się skończy; kto gra z samymi botami, może pytać od razu.
set-bot-words-at-once = Od razu
set-bot-words-at-once-about = Każdy, kto gra, może spytać bota o powody, o ile nie zdradzają one zakrytych kart. Wymaga to pełnej pomocy dla pamięci.

## Miejsca i karty

set-seats-label = Kto jeszcze gra?
set-friend = Ktoś znajomy
set-bot = Bot: { $name }
set-strength-label = Siła
set-strength = średnio { $points } z 25 punktów we własnym gronie
set-strength-unknown = siły nie zmierzono
set-deal-label = Które karty?
set-deal-shuffled = Potasowane
set-deal-shuffled-about = Potasowane losowo i zapieczętowane: odcisk talii jest znany przed pierwszym ruchem, więc po grze każdy może go sprawdzić.
set-deal-code = Z kodu rozdania
set-deal-code-about = Te same karty, które dostał ktoś inny; przy stole widać, że rozdanie wybrano.
set-deal-table = Jak w innej grze
set-deal-table-about = Karty z zakończonej gry w tym serwisie, z jej zasadami i liczbą graczy; przy stole widać, że rozdanie wybrano.
set-deal-code-field = Kod rozdania
set-deal-table-field = Link lub numer zakończonej gry
set-start = Rozdaj karty
set-start-about = Wszystkie miejsca są zajęte: gra zaczyna się od razu.
set-open = Otwórz stół
set-open-about = Dostaniesz link i kod QR dla znajomych.
