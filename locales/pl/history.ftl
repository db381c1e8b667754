# Rozegrane gry: listy, statystyki, rozdanie dnia i to, co jest przechowywane.

history-title = Rozegrane gry
history-whose = Czyje gry
history-mine = Moje gry
history-public = Publiczne gry
history-co-players = Z tymi osobami
history-co-players-about = Tylko gry, w których uczestniczyły wszystkie te osoby.
history-filters = Wybierz według pudełka, graczy, punktów, imienia lub dnia
history-any = wszystkie
history-least = Co najmniej tyle punktów
history-name = Część imienia gracza
history-since = Od
history-until = Do
history-clear = Wyczyść wybór
history-games = { $count ->
    [one] { $count } gra
    [few] { $count } gry
   *[other] { $count } gier
}
history-more = Pokaż więcej
history-loading = Pobieranie gier …
history-none = Żadna gra nie pasuje.
history-none-mine = Nie masz jeszcze zakończonej gry, która by pasowała. Twoje gry pojawią się tutaj, gdy się skończą.
history-chosen = wybrane rozdanie
history-kept = zachowana z innego miejsca
history-kept-apart = Gry zachowane z innych miejsc są na liście, ale nie są liczone.
history-mistakes = { $count ->
    [0] Bez pomyłek.
    [one] { $count } pomyłka.
    [few] { $count } pomyłki.
   *[other] { $count } pomyłek.
}
history-same-deal = To samo rozdanie gdzie indziej
history-this-deal = Jedno rozdanie, kilka stołów
history-this-deal-about = Wszystkie publiczne gry tymi samymi kartami, od najlepszej.
history-all-deals = Wszystkie rozdania

## Statystyki

history-statistics = Statystyki
history-mean = punktów średnio
history-best = najlepszy wynik
history-mean-mistakes = pomyłek na grę
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

history-daily = Rozdanie dnia
history-daily-about = Te same karty dla każdego stołu na tej stronie: zagrajcie i porównajcie.
history-daily-play = Zagraj
history-daily-results = Wyniki
history-daily-none = Nikt jeszcze nie rozegrał tego rozdania do końca.
history-daily-closed = Wyniki odsłonią się, gdy zagrasz te karty.
history-daily-public = Pokaż wynik wszystkim
history-daily-public-about = Stół widać w lobby, a wynik na tej liście.
history-daily-rank = Miejsce { $rank }
history-daily-again = nie pierwsza próba
history-daily-assisted = z pomocą

## Co jest przechowywane

history-my-data = Co jest o tobie przechowywane
history-my-data-about = Nie masz tu konta: ta przeglądarka jest rozpoznawana po pliku cookie. Swoje zakończone gry możesz zabrać ze sobą.
history-export = Pobierz wszystkie moje gry
history-forget = Zapomnij mnie
history-forget-sure = Czy ta strona ma cię zapomnieć?
history-forget-about = Twoje imię, notatki i wszystko, co zostało przez ciebie napisane, znikną ze wszystkich stołów, a ta przeglądarka nie będzie już rozpoznawana. Ruchy twoich gier zostaną dla tych, z którymi je rozegrano. Tego nie można cofnąć.
history-forget-no = Nie, zachowaj mnie
history-forget-yes = Zapomnij mnie na zawsze
history-devices = Ja na innym urządzeniu
history-devices-about = Kod sprawia, że inna przeglądarka staje się twoja, z imieniem i grami. Działa raz, przez dziesięć minut.
history-device-make = Utwórz kod
history-device-code = Wpisz to w drugiej przeglądarce:
history-device-copy = Skopiuj jako link
history-device-copied = Link jest skopiowany. Kto go ma, może być tobą: wyślij go tylko sobie.
history-device-own = Ta przeglądarka, od { $day }
history-device-other = Inna przeglądarka, od { $day }
history-device-send-away = Odeślij ją
history-device-enter = Kod z twojej drugiej przeglądarki (to, czym ta była wcześniej, zostaje w tyle)
history-device-join = To ja
history-device-joined = Witaj ponownie, { $name }.
history-forgotten = { $count ->
    [one] Zapomniano o tobie przy { $count } stole.
   *[other] Zapomniano o tobie przy { $count } stołach.
}
