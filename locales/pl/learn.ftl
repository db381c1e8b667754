# Nauka gry: lista lekcji i to, co się mówi na każdym kroku. `one` i `two` to imiona botów.

learn-title = Nauka gry
learn-lead = Krótkie lekcje przy prawdziwych stołach. Wyjdź, kiedy chcesz: wrócisz w to samo miejsce.
learn-begin = Zacznij
learn-continue = Kontynuuj
learn-to-play = Do prawdziwej gry
learn-to-rules = Przeczytaj zasady
learn-kind-game = Gra
learn-kind-about-game = Wszystko, czego trzeba na pierwszy wieczór ze znajomymi.
learn-kind-convention = Co znaczą informacje
learn-kind-about-convention = Dobrzy gracze umawiają się, co informacja znaczy poza samymi słowami. Bot Partner gra według tych konwencji.
learn-state-done = Ukończona
learn-state-begun = Zaczęta
learn-progress = Postęp lekcji
learn-dealing = Rozdawanie kart…
learn-next = Dalej
learn-next-lesson = Następna lekcja
learn-all = Wszystkie lekcje
learn-leave = Wyjdź
learn-look-again = To inna karta. Spójrz jeszcze raz.
learn-strayed = Tym razem boty zagrały inaczej. Nic nie szkodzi: idź dalej.
learn-understood = { $name } rozumie to tak:
learn-watch-one = Zobacz, co zrobi { $one }.
learn-watch-two = Teraz gra { $two }.

learn-title-cards = Karty i fajerwerki
learn-about-cards = Co widzisz, co jest w talii, i twoja pierwsza karta.
learn-title-clues = Informacje
learn-about-clues = Powiedz innym to, czego nie widzą.
learn-title-lamps = Lampy
learn-about-lamps = Jak odzyskuje się żetony informacji.
learn-title-mistakes = Pomyłki
learn-about-mistakes = Co się dzieje, gdy karta nie pasuje.
learn-title-finale = Ostatnia runda
learn-about-finale = Jak kończy się gra, i pokaz idealny.
learn-title-play = Prośby o zagranie
learn-about-play = Informacja o nowej karcie to prośba, by ją zagrać.
learn-title-focus = Karta do odrzucenia i karta główna
learn-about-focus = Która karta odejdzie następna i o którą chodzi w informacji.
learn-title-save = Ratowanie
learn-about-save = Zachowaj to, co by przepadło.
learn-title-prompt = Przypomnienia
learn-about-prompt = Brakującą kartę znasz już częściowo.
learn-title-finesse = Finezje
learn-about-finesse = Brakująca karta to twoja najnowsza.
learn-title-stall = Zwłoka z piątką
learn-about-stall = Co powiedzieć, gdy nie ma nic do powiedzenia.
learn-title-fix = Poprawki
learn-about-fix = Uchroń kogoś przed pomyłką.

learn-cards-others = Witaj! Przy stole siedzą też { $one } i { $two }. Widzisz wszystkie ich karty, ale oni nie widzą swoich.
learn-cards-own = To są twoje karty. Widzą je wszyscy oprócz ciebie.
learn-cards-fireworks = Razem budujecie pięć fajerwerków, po jednym w każdym kolorze, karta po karcie od 1 do 5. Na razie nic jeszcze nie płonie.
learn-cards-copies = Każdy kolor ma dziesięć kart: trzy jedynki, po dwie dwójki, trójki i czwórki oraz tylko jedną piątkę.
learn-copies-picture = Dziesięć czerwonych kart: 1, 1, 1, 2, 2, 3, 3, 4, 4, 5
learn-cards-fives = { $one } ma czerwoną piątkę. W każdym kolorze jest tylko jedna piątka: po jej odrzuceniu tego fajerwerku nie da się już ukończyć.
learn-cards-play = { $two } mówi ci, że ta karta to jedynka. Żaden fajerwerk jeszcze nie płonie, więc pasuje każda jedynka: dotknij karty i zagraj ją.
learn-cards-placed = Pasuje, a ty dobierasz nową kartę. Każda ułożona karta to punkt; 25 to ideał.

learn-clues-lamps = Lampy to wasze żetony informacji, jest ich osiem. Zamiast grać możesz powiedzieć komuś coś o jego kartach. Kosztuje to jedną lampę.
learn-clues-rank = { $one } ma dwie jedynki. Dotknij jednej z nich, wybierz „1” i przekaż informację.
learn-clues-all = Informacja zawsze wskazuje wszystkie pasujące karty: obie jedynki i żadnej innej. Zobacz, co zrobi { $one }.
learn-clues-played = { $one } zagrywa jedynkę. Teraz gra { $two }.
learn-clues-color = { $two } ma czerwoną jedynkę, a czerwony jeszcze nie płonie. Tym razem podaj kolor: dotknij karty i powiedz „czerwony”.
learn-clues-not = Teraz { $two } już wie, że ta karta jest czerwona, a pozostałe nie. Ale najpierw gra { $one }.
learn-clues-one-more = { $one } zagrywa drugą jedynkę. Teraz gra { $two }.
learn-clues-done = Płoną trzy fajerwerki. Wystarczyły do tego dwie twoje informacje.

learn-lamps-discard = { $count ->
    [one] Świeci { $count } lampa. Odrzucenie karty zapala jedną z powrotem: odrzuć swoją najstarszą kartę. Nikt nie mówił, że jest ważna.
    [few] Świecą { $count } lampy. Odrzucenie karty zapala jedną z powrotem: odrzuć swoją najstarszą kartę. Nikt nie mówił, że jest ważna.
   *[other] Świeci { $count } lamp. Odrzucenie karty zapala jedną z powrotem: odrzuć swoją najstarszą kartę. Nikt nie mówił, że jest ważna.
}
learn-lamps-back = Znów świeci jedna lampa więcej. Karta wypada z gry, a ty dobierasz nową.
learn-lamps-eight = Dopóki świeci wszystkie osiem lamp, nikt nie może odrzucać. Wtedy trzeba udzielić informacji albo zagrać kartę.
learn-lamps-five = Trochę później: czerwony fajerwerk kończy się na czwórce, a ty wiesz, że ta karta to czerwona piątka. Zagraj ją.
learn-lamps-five-back = Czerwony fajerwerk jest ukończony. To też zapala lampę, chyba że świeci już wszystkie osiem.

learn-mistakes-try = A jeśli karta nie pasuje? Spróbuj: zagraj swoją najnowszą kartę, nic o niej nie wiedząc.
learn-mistakes-failed = To była pomyłka: biała czwórka nie może trafić na stół przed białą jedynką. Karta przepada i spala się jeden lont.
learn-mistakes-third = Po trzeciej pomyłce natychmiast przegrywacie wszyscy. Zanim zagrasz, sprawdź więc, czego brakuje fajerwerkom.
learn-mistakes-late = Z dwóch informacji wiesz, że ta karta to czerwona jedynka. Ale czerwona jedynka już leży na stole, więc tej nie da się zagrać. Odrzuć ją: zapali się lampa.
learn-mistakes-done = Świetnie. Jedynka pasuje tylko wtedy, gdy jej kolor jeszcze nie płonie.

learn-finale-deck = Prawie koniec: na stole leżą 23 karty, a w talii została jedna.
learn-finale-last-card = Niebieski fajerwerk kończy się na trójce, a ty wiesz, że ta karta to niebieska czwórka. Zagraj ją.
learn-finale-round = To była ostatnia karta talii. Teraz każdy ma jeszcze dokładnie jedną turę, ty też.
learn-finale-wait = { $one } i { $two } rozgrywają swoje ostatnie tury.
learn-finale-five = Twoja ostatnia tura i ostatnia brakująca karta: zagraj niebieską piątkę.
learn-finale-done = 25 punktów, pokaz idealny! Gra kończy się, gdy wszystkie fajerwerki są ukończone, po trzeciej pomyłce albo po takiej ostatniej rundzie. Dalej: co dobrzy gracze chcą powiedzieć swoimi informacjami.

learn-play-see = { $one } mówi, że ta karta jest niebieska, i { $two } już o tym wie. Informacja o nowej karcie to prośba, by ją zagrać. Zobacz, co zrobi { $two }.
learn-play-seen = Niebieska jedynka pasuje. Nikt nie musiał mówić „1”: informacja kosztuje lampę, więc znaczy więcej niż same słowa.
learn-play-read = { $two } mówi ci coś o twoich kartach. Zagraj kartę, o którą chodzi.
learn-play-right = Dobrze. Z zielonych kart można było zagrać tylko zieloną jedynkę.
learn-play-give = { $one } ma jedną kartę, którą można teraz zagrać. Znajdź ją i podaj jej kolor.
learn-play-done = { $one } rozumie cię i zagrywa tę kartę.

learn-focus-chop = { $two } nic nie wie o swoich kartach i nie ma dobrej informacji do przekazania. Wtedy odrzuca się najstarszą kartę, o której nic nie powiedziano. To karta do odrzucenia.
learn-focus-chopped = Karta odeszła, a jej miejsce zajmuje następna. Wszyscy widzą, która odejdzie jako kolejna.
learn-focus-newest = { $two } mówi ci, że dwie karty są czerwone. Chodzi tylko o jedną, kartę główną. Jeśli nie ma wśród nich karty do odrzucenia, jest nią najnowsza. Zagraj ją.
learn-focus-newest-right = Dobrze: czerwona jedynka. Druga czerwona karta czeka.
learn-focus-on-chop = Teraz dwie karty są niebieskie, a jedna z nich to twoja karta do odrzucenia. Jeśli informacja ją wskazuje, chodzi właśnie o nią. Zagraj ją.
learn-focus-on-chop-right = Dobrze: niebieska jedynka.
learn-focus-give = { $one } ma dwie niebieskie karty. Chodzi o najnowszą, a to niebieska jedynka. Powiedz „niebieski”.
learn-focus-done = Karta główna jest zagrana, a druga niebieska zostaje na ręce.

learn-save-see = { $one } mówi, że karta do odrzucenia to piątka, i { $two } już o tym wie. Piątki nie wolno stracić, więc trzeba ją zachować. Zobacz, co zrobi { $two }.
learn-save-seen = Piątka zostaje, a odrzucona jest następna karta.
learn-save-read = { $two } mówi ci, że twoja najstarsza karta to piątka: zachowaj ją. Odrzuć najstarszą kartę, o której nic nie powiedziano.
learn-save-right = Dobrze. Piątka zostaje, aż będzie pasować.
learn-save-which = { $one } ma teraz do odrzucenia niebieską dwójkę. Ratuje się trzy rodzaje kart: piątki, dwójki, jeśli drugiej takiej nikt nie widzi, i ostatnie egzemplarze.
learn-save-give = Dwójkę ratuje się liczbą: powiedz „2”.
learn-save-done = Niebieska dwójka jest bezpieczna, a odrzucona jest inna karta.

learn-prompt-see = Czerwona jedynka leży na stole, a { $two } wie o tej karcie tylko tyle, że to dwójka. { $one } mówi ci, że masz czerwoną kartę. Zobacz, co zrobi { $two }.
learn-prompt-mine = { $two } widzi, że twojej karty nie da się zagrać przed czerwoną dwójką, więc dwójka musi być czerwona. Teraz zagraj swoją czerwoną kartę.
learn-prompt-seen = Czerwona trójka! Informacja o karcie, na którą jest za wcześnie, to prośba o brakującą. Zagrywa ją ten, kto zna ją częściowo. To przypomnienie.
learn-prompt-read = { $two } mówi o czerwonej trójce, którą ma { $one }, ale czerwony fajerwerk kończy się na jedynce. Kto ma czerwoną dwójkę? Spójrz, co już wiesz, i zagraj.
learn-prompt-right = Dobrze: twoja dwójka jest czerwona.
learn-prompt-give = Czerwony fajerwerk kończy się na jedynce. { $one } wie o dwójce, a jest ona czerwona; { $two } ma czerwoną trójkę. Wskaż trójkę: powiedz „czerwony”.
learn-prompt-done = Jedna informacja, dwie karty.

learn-finesse-see = { $one } mówi ci, że masz czerwoną kartę, ale na stole nie ma czerwonej. { $two } ma czerwoną jedynkę jako najnowszą kartę. Zobacz, co się stanie.
learn-finesse-mine = { $two } zagrywa ją, nic o niej nie wiedząc: twoja karta musi jej potrzebować. Masz więc czerwoną dwójkę. Zagraj ją.
learn-finesse-seen = To była finezja. Jeśli o brakującej karcie nikt nic nie wie, jest nią najnowsza karta bez informacji i zagrywa się ją od razu.
learn-finesse-read = { $two } mówi o czerwonej dwójce, którą ma { $one }, ale czerwonej jedynki nie ma na stole i nigdzie jej nie widzisz. Zagraj kartę, o którą chodzi.
learn-finesse-right = Dobrze: twoja najnowsza karta to czerwona jedynka.
learn-finesse-give = { $one } ma czerwoną jedynkę jako najnowszą kartę, a { $two } ma czerwoną dwójkę. Jedna informacja wystarczy na obie: wskaż dwójkę i powiedz „czerwony”.
learn-finesse-done = Jedna informacja, dwie karty, w tym jedna w ciemno.

learn-stall-see = Świeci wszystkie osiem lamp, więc { $one } nie może odrzucać. I nie ma czego zagrać ani ratować. Zobacz, co się stanie.
learn-stall-told = „5”, i to nie karta do odrzucenia: { $two } nie musi nic robić.
learn-stall-seen = Piątka, która nie jest kartą do odrzucenia, mówi tylko, że jest piątką. Pokazuje się ją, gdy nie ma nic lepszego do zrobienia.
learn-stall-read = { $two } mówi ci, że masz piątkę, i nie jest to twoja karta do odrzucenia. Zrób więc to, co zwykle: odrzuć najstarszą kartę.
learn-stall-right = Dobrze. Znasz już swoją piątkę i o nic więcej nie chodziło.
learn-stall-eight = Świeci wszystkie osiem lamp: nie możesz odrzucać. I nikt nie ma karty do zagrania ani do uratowania.
learn-stall-give = { $one } ma piątkę, która nie jest kartą do odrzucenia. Powiedz „5”.
learn-stall-done = { $one } zachowuje piątkę i odrzuca najstarszą kartę, zgodnie z planem.

learn-fix-see = { $two } wie o dwóch jedynkach i jedną z nich już zagrywa. Druga to też zielona jedynka i byłaby pomyłką. Zobacz, co zrobi { $one }.
learn-fix-told = Teraz { $two } wie, że ta karta jest zielona.
learn-fix-seen = Jest odrzucona, a nie zagrana. Taka informacja o nic więcej nie prosi: chroni przed pomyłką.
learn-fix-read = Wiesz o dwóch jedynkach, a czerwona jest już zagrana. Teraz { $two } mówi ci, że druga też jest czerwona. Co z nią zrobisz?
learn-fix-right = Dobrze. Druga czerwona jedynka na nic się nie przyda, a jej odrzucenie zapala lampę.
learn-fix-give = { $one } wie od ciebie o dwóch jedynkach, ale obie są niebieskie. Jedna leży na stole; druga byłaby pomyłką. Powiedz „niebieski”.
learn-fix-done = Bez pomyłki! To była ostatnia lekcja. Teraz zagraj całą grę.
