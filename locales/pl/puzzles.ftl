# Zadania: jeden ruch do znalezienia i wartość wszystkich ruchów.

puzzle-title = Zadania
puzzle-daily = Zadanie dnia
puzzle-player = Gracz { $number }
puzzle-coming = Przygotowywanie pozycji…
puzzle-question = Co robisz? Jeden ruch jest wyraźnie najlepszy.
puzzle-reader-literal = Informacje znaczą to, co mówią, i nic więcej.
puzzle-reader-cautious = Informacje znaczą to, co mówią. Pozostali zagrywają to, co pewne, i odrzucają najstarszą kartę bez informacji.
puzzle-reader-partner-3 = Wszyscy grają tu według konwencji bota Partner.
puzzle-next = Następne zadanie
puzzle-skip = Inne
puzzle-theme = Temat
puzzle-any = Wszystkie tematy
puzzle-theme-save = Ratowanie
puzzle-theme-play = Zagrywanie
puzzle-theme-finesse = Finezja
puzzle-theme-discard = Odrzucanie
puzzle-theme-end-game = Ostatnie tury
puzzle-theme-pace = Tempo
puzzle-rating = Ranking
puzzle-streak = Seria
puzzle-solved = Rozwiązane
puzzle-verdict = Rozwiązanie
puzzle-right = Dobrze!
puzzle-wrong = Najlepszy ruch: { $best }.
puzzle-not-counted = Liczy się tylko pierwsza odpowiedź.
puzzle-yours = Twój ruch:
puzzle-yours-mark = twój ruch
puzzle-why-save = Następny gracz zaraz odrzuciłby ostatni egzemplarz potrzebnej karty.
puzzle-why-play = Tę kartę trzeba było zagrać teraz: wszystko inne kosztowało czas albo karty.
puzzle-why-finesse = Z tego, co zrobili inni, wynika, że ta karta pasuje; same informacje tego nie mówią.
puzzle-why-discard = Policz, czym może być każda karta na ręce: większości nie można było poświęcić.
puzzle-why-end-game = Policz pozostałe tury: tylko ten ruch zostawia ich dość.
puzzle-why-pace = Nie ma ani jednej tury w zapasie. Policz brakujące karty i tury do końca.
puzzle-why-pace-clue = Kto udziela informacji, nie dobiera karty: ostatnie ruchy zostają dla tych, którzy mają jeszcze karty do zagrania.
puzzle-unlucky = { $count ->
    [one] Przy kartach, jakie były naprawdę, i tak kosztowało to jeden punkt. Nikt nie mógł tego wiedzieć.
    [few] Przy kartach, jakie były naprawdę, i tak kosztowało to { $count } punkty. Nikt nie mógł tego wiedzieć.
    [many] Przy kartach, jakie były naprawdę, i tak kosztowało to { $count } punktów. Nikt nie mógł tego wiedzieć.
   *[other] Przy kartach, jakie były naprawdę, i tak kosztowało to { $count } punktu. Nikt nie mógł tego wiedzieć.
}
puzzle-choices = Co można było zrobić
puzzle-value = Punkty
puzzle-judge-possible = Średnia liczba punktów wciąż możliwych dla wszystkich rąk, jakie możesz mieć.
puzzle-judge-expected = Średnia liczba punktów, gdy dalej grają ostrożni gracze, dla wszystkich rąk, jakie możesz mieć.
puzzle-curve = Możliwe, gdyby wszystkie karty były znane: { $now } z { $full }
