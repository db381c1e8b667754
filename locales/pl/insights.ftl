# What one's own games say together.

insights-title = Wnioski
insights-loading = Przeglądanie twoich gier…
insights-none = Nie masz jeszcze zakończonych gier. Zagraj albo otwórz gry rozegrane gdzie indziej i powiedz, który gracz to ty.
insights-about = Uwzględniono twoje ostatnio zakończone gry: { $games } z { $all }. ± to błąd standardowy; przy mniej niż { $enough } grach średniej nie podajemy.
insights-too-few = { $count ->
    [one] za mało ({ $count })
    [few] za mało ({ $count })
    [many] za mało ({ $count })
   *[other] za mało ({ $count })
}
insights-points = punkty
insights-efficiency = dołożone karty na informację
insights-mistakes = twoje pomyłki na grę
insights-lost = stracone punkty na grę
insights-games = Gry
insights-players = { $count ->
    [one] { $count } gracz
    [few] { $count } graczy
    [many] { $count } graczy
   *[other] { $count } gracza
}

## Reviews

insights-reviews = Przeanalizowane gry
insights-reviewed = Przeanalizowano: { $reviewed } z { $games }.
insights-none-reviewed = Analiza mówi, co poszło nie tak i dlaczego.
insights-review-more = { $count ->
    [one] Przeanalizuj jeszcze { $count } grę
    [few] Przeanalizuj jeszcze { $count } gry
    [many] Przeanalizuj jeszcze { $count } gier
   *[other] Przeanalizuj jeszcze { $count } gry
}
insights-reviewing = Gra { $number } z { $of }…
insights-stop = Zatrzymaj
insights-causes = Co poszło nie tak
insights-causes-about = Twoje oznaczone ruchy; przeanalizowane gry: { $reviewed }.
insights-accuracy = Trafnie wybrane zagrania i odrzucenia: { $share }.
insights-no-causes = Niczego nie oznaczono.
insights-cause-mistake = karty, które nie pasowały
insights-cause-last-copy = utracone ostatnie egzemplarze
insights-cause-no-pace = za wolno
insights-cause-other = inne

## Tables

insights-partners = Z kim
insights-who = Kto
insights-kinds = Liczba graczy i wydanie
insights-kind = Gra
insights-openings = Pierwsze informacje
insights-openings-about = Czego dotyczyła pierwsza informacja w grze i jaki był wynik. To nie musi być przyczyna.
insights-opening = Informacja
insights-yours = od ciebie
insights-touched = wskazane karty
insights-color = kolor
insights-bots = W porównaniu z botami
insights-bots-about = Te same karty, na każdym miejscu bot.
insights-bots-playing = Boty grają twoimi kartami…
insights-bot = Bot
insights-ahead = twoja przewaga
insights-better = lepiej
insights-same = tak samo
insights-worse = gorzej
