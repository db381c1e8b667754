# Rozegrane gry: listy, statystyki, rozdanie dnia i to, co jest przechowywane.

history-title = Rozegrane gry
history-insights = Wnioski
history-whose = Które gry
history-mine = Moje gry
history-public = Publiczne gry
history-co-players = Z tymi osobami
history-co-players-about = Tylko gry, w których uczestniczyły wszystkie te osoby.
history-filters = Filtry
history-any = wszystkie
history-least = Minimalny wynik
history-name = Nazwa gracza zawiera
history-since = Od
history-until = Do
history-clear = Wyczyść filtry
history-games = { $count ->
    [one] { $count } gra
    [few] { $count } gry
   *[other] { $count } gier
}
history-more = Pokaż więcej
history-loading = Wczytywanie gier…
history-none = Nie znaleziono gier.
history-none-mine = Nie znaleziono zakończonych gier. Twoje gry pojawią się tutaj, gdy się skończą.
history-chosen = wybrane karty
history-kept = zaimportowana
history-kept-apart = Zaimportowane gry liczą się, gdy powiesz, który gracz to ty.
history-mistakes = { $count ->
    [0] Bez pomyłek.
    [one] { $count } pomyłka.
    [few] { $count } pomyłki.
   *[other] { $count } pomyłek.
}
history-same-deal = Te same karty gdzie indziej
history-this-deal = Te same karty, kilka stołów
history-this-deal-about = Wszystkie publiczne gry tymi samymi kartami, od najlepszej.
history-all-deals = Wszystkie gry

## Statystyki

history-statistics = Statystyki
history-mean = średnia punktów
history-best = najlepszy wynik
history-mean-mistakes = średnio pomyłek na grę
history-as-table = Jako tabela
history-scores = Gry według punktów
history-by-mistakes = Gry według pomyłek
history-column-mistakes = Pomyłki
history-progress = Punkty w czasie
history-progress-about = Średnia z każdego dnia; większe kropki oznaczają dni z większą liczbą gier.
history-endings = Jak kończyły się gry
history-column-score = Punkty
history-column-games = Gry
history-column-ending = Zakończenie
history-day = Dzień

## Rozdanie dnia

history-daily = Karty dnia
history-daily-about = Te same karty dla każdego stołu na tej stronie: zagrajcie i porównajcie.
history-daily-play = Zagraj
history-daily-results = Wyniki
history-daily-none = Nikt jeszcze nie rozegrał tych kart do końca.
history-daily-closed = Wyniki odsłonią się, gdy zagrasz te karty.
history-daily-public = Pokaż wynik wszystkim
history-daily-public-about = Stół widać na stronie głównej, a wynik na tej liście.
history-daily-rank = Miejsce { $rank }
history-daily-again = nie pierwsza próba
history-daily-assisted = z pomocą
history-week = Siedem dni
history-week-who = Kto
history-week-days = Dni
history-week-points = Punkty
history-week-about = Pierwsze próby bez pomocy w grach widocznych dla wszystkich oraz twoje własne.

## Co jest przechowywane

history-my-data = Twoje dane
history-my-data-about = Nie masz tu konta: ta przeglądarka jest rozpoznawana po pliku cookie. Swoje zakończone gry możesz pobrać.
history-export = Pobierz wszystkie moje gry
history-forget = Usuń moje dane
history-forget-sure = Usunąć twoje dane?
history-forget-about = Twoja nazwa, notatki i wiadomości znikną ze wszystkich stołów, a ta przeglądarka nie będzie już rozpoznawana. Ruchy twoich gier zostaną dla tych, z którymi je rozegrano. Tego nie można cofnąć.
history-forget-no = Anuluj
history-forget-yes = Usuń na zawsze
history-habits = Jak boty grają z tobą
history-habits-about = Niektóre boty pamiętają z twoich gier, jak grasz.
history-habit-plain = { $bot } udziela ci prostych informacji i nie oczekuje od ciebie konwencji.
history-habit-open = { $bot } gra z tobą według swoich konwencji i sprawdza, czy je znasz.
history-habit-partner = { $bot } wie, że znasz jego konwencje.
history-habits-forget = Niech boty zapomną, jak gram
history-habits-forgotten = Boty zapomniały, jak grasz.
history-devices = Użyj innego urządzenia
history-devices-about = Kod loguje cię w innej przeglądarce, z twoją nazwą i grami. Działa raz, przez dziesięć minut.
history-device-make = Utwórz kod
history-device-code = Wpisz to w drugiej przeglądarce:
history-device-copy = Skopiuj jako link
history-device-copied = Skopiowano link. Kto go ma, może zalogować się jako ty: wyślij go tylko sobie.
history-device-own = Ta przeglądarka, od { $day }
history-device-other = Inna przeglądarka, od { $day }
history-device-send-away = Wyloguj
history-device-enter = Kod z twojej drugiej przeglądarki (własna nazwa i gry tej przeglądarki nie zostaną przeniesione)
history-device-join = Zaloguj się
history-device-joined = Witaj ponownie, { $name }.
history-forgotten = { $count ->
    [one] Usunięto twoje dane z { $count } stołu.
    [few] Usunięto twoje dane z { $count } stołów.
   *[other] Usunięto twoje dane z { $count } stołów.
}
