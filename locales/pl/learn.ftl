# Nauka gry: co się mówi na każdym kroku. `one` i `two` to imiona botów.

learn-title = Nauka gry
learn-progress = Postęp lekcji
learn-dealing = Rozdawanie kart …
learn-next = Dalej
learn-leave = Wyjdź
learn-finish = Zakończ pokaz
learn-to-play = Do prawdziwej gry
learn-to-rules = Przeczytaj zasady
learn-again = Jeszcze raz

learn-others = Witaj! Przy stole siedzą też { $one } i { $two }. Widzisz wszystkie ich karty, ale oni nie widzą swoich.
learn-own = To są twoje karty. Widzą je wszyscy oprócz ciebie.
learn-board = Razem budujecie pięć fajerwerków, po jednym w każdym kolorze, karta po karcie od 1 do 5. Na razie nic jeszcze nie płonie.
learn-tokens = Lampy to wasze żetony wskazówek. Informacja kosztuje jedną lampę, a jest ich osiem.
learn-tell-rank = { $one } ma dwie jedynki, a jedynka zaczyna fajerwerk. Dotknij jednej z nich, wybierz „1” i przekaż informację.
learn-rank-told = Informacja zawsze wskazuje wszystkie pasujące karty: obie jedynki. Zobacz, co zrobi { $one }.
learn-rank-played = { $one } rozumie informację i zagrywa jedynkę. Teraz gra { $two }.
learn-play = { $two } zużywa lampę, żeby powiedzieć ci, że ta karta to jedynka. Na pewno można ją więc zagrać: dotknij jej i zagraj.
learn-played = Pasuje! W jej miejsce dobierasz nową kartę. Teraz grają pozostali.
learn-tell-color = { $two } ma czerwoną dwójkę, a czerwona jedynka leży na stole. Tym razem podaj kolor: dotknij karty i powiedz „czerwony”.
learn-color-told = Teraz { $two } już wie: ta karta jest czerwona, a pozostałe nie.
learn-color-waits = W czerwonym ostatnia jest jedynka. Jaka może być czerwona karta?
learn-discard = { $count ->
    [one] Została { $count } lampa. Odrzucenie karty zapala jedną z powrotem: odrzuć swoją najstarszą kartę, z lewej. Nikt nie mówił, że jest ważna.
    [few] Zostały { $count } lampy. Odrzucenie karty zapala jedną z powrotem: odrzuć swoją najstarszą kartę, z lewej. Nikt nie mówił, że jest ważna.
   *[other] Zostało { $count } lamp. Odrzucenie karty zapala jedną z powrotem: odrzuć swoją najstarszą kartę, z lewej. Nikt nie mówił, że jest ważna.
}
learn-discarded = Znów świeci jedna lampa więcej, a karta nie była już potrzebna: biała dwójka leży na stole.
learn-mistake = A jeśli karta nie pasuje? Spróbuj: zagraj swoją najnowszą kartę, z prawej, nic o niej nie wiedząc.
learn-failed = To była pomyłka: biała czwórka nie może trafić na stół przed białą trójką. Karta przepada.
learn-mistaken = Pomyłka spala jeden lont. Pierwszego już nie ma; po trzecim natychmiast przegrywacie wszyscy.
learn-read = { $two } mówi, że ta karta jest zielona, a na stole nie ma jeszcze żadnej zielonej. Co z tego wynika? Od teraz decydujesz samodzielnie.
learn-wait = Grają pozostali.
learn-end = Pokaz kończy się, gdy wszystkie fajerwerki są ukończone, po trzeciej pomyłce albo gdy po dobraniu ostatniej karty każdy rozegra jeszcze jedną turę. Każda ułożona karta to punkt: 25 to ideał.
learn-free = Więcej wiedzieć nie trzeba. Graj dalej, jak długo chcesz, albo zakończ pokaz tutaj i posłuchaj, co powie publiczność.
learn-over = To był twój pierwszy pokaz! Teraz zaproś znajomych albo od razu zagraj z botami.
