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
learn-kind-advanced = Na co umawiają się doświadczeni gracze
learn-kind-about-advanced = Na później, gdy masz już za sobą kilka gier: konwencje, które przydają się rzadziej.
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
learn-turn-one = Teraz gra { $one }.
learn-turn-two = Teraz gra { $two }.

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
learn-title-ones = Kolejność jedynek
learn-about-ones = Kilka jedynek, jedna informacja: najpierw najstarsza.
learn-title-twins = Bliźniaki
learn-about-twins = Dwie osoby mają taką samą kartę i jedna ustępuje.
learn-title-warning = Ostrzeżenia
learn-about-warning = Jak uratować kartę bez informacji.
learn-title-chop-move = Przesunięte karty do odrzucenia
learn-about-chop-move = Zachowaj karty, których informacja nawet nie wskazuje.
learn-title-gift = Karty pozostawione innym
learn-about-gift = Zostaw kartę temu, kto ma taką samą.
learn-title-layers = Finezje warstwowe
learn-about-layers = Brakująca karta kryje się za innymi.
learn-title-hidden = Ukryte finezje
learn-about-hidden = Przypomnienie przynosi inną kartę niż brakująca.
learn-title-bluff = Blefy
learn-about-bluff = Najnowsza karta pasuje, ale to nie ta brakująca.

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
learn-fix-done = Bez pomyłki! To była ostatnia z podstawowych konwencji. Teraz zagraj całą grę; trudniejsze mogą poczekać.

learn-ones-see = { $one } wskazuje dwie jedynki, które ma { $two }. Obie pasują. Która będzie pierwsza? Zobacz, co zrobi { $two }.
learn-ones-seen = Starsza. Z kilku jedynek najpierw zagrywa się najstarszą, więc wszyscy wiedzą, która będzie następna.
learn-ones-read = { $two } mówi ci o dwóch jedynkach. Zagraj tę, która jest pierwsza w kolejności.
learn-ones-right = Dobrze: starsza to żółta jedynka. Druga przyjdzie w twojej następnej turze.
learn-ones-give = { $one } ma dwie jedynki i obie pasują. Wystarczy jedna informacja: powiedz „1”.
learn-ones-done = Starsza jest pierwsza. Zanim przyjdzie kolej na nowszą, jest czas na poprawkę, gdyby już nie pasowała.

learn-twins-see = { $one } wie dokładnie, co to za karta: żółta dwójka. { $two } też ma taką, ale wie tylko, że to dwójka. Zobacz, co zrobi { $one }.
learn-twins-seen = Wystarczy jedna. Kto odrzuca przydatną, dokładnie znaną kartę, widzi taką samą, już wskazaną, u innego gracza. Dlatego { $two } zna już żółtą dwójkę.
learn-twins-read-see = { $one } wie od ciebie o zielonej dwójce. { $two } ma zieloną jedynkę, więc { $one } wie, która to dwójka. Zobacz, co zrobi { $one }.
learn-twins-read = { $one } odrzuca zieloną dwójkę, a { $two } zagrywa zieloną jedynkę. Kto ma drugą zieloną dwójkę? Spójrz, co już wiesz, i zagraj.
learn-twins-right = Dobrze: twoja dwójka jest zielona, a { $one } ją widzi.
learn-twins-give = Wiesz dokładnie, co to za karta: zielona dwójka. { $two } też ma taką, ale wie tylko, że to dwójka. Wystarczy jedna: odrzuć swoją.
learn-twins-done = { $two } zna już zieloną dwójkę, a ty masz miejsce na inną kartę.

learn-warning-see = { $one } wie od ciebie o dwóch dwójkach i obie można zagrać. Ale { $two } ma teraz do odrzucenia czerwoną piątkę, a nie świeci żadna lampa, więc nie da się jej uratować informacją. Zobacz, co zrobi { $one }.
learn-warning-seen = { $one } odrzuca, zamiast zagrać. Gdy nie świeci żadna lampa, to ostrzeżenie dla następnego gracza: zachowaj kartę do odrzucenia. Czerwona piątka zostaje, a odrzucona jest następna karta.
learn-warning-read-see = { $one } wskazuje zieloną dwójkę, którą ma { $two }. Można ją teraz zagrać. Nie świeci żadna lampa. Zobacz, co zrobi { $two }.
learn-warning-read = { $two } odrzuca, zamiast zagrać, a następna tura jest twoja. Co to mówi o twojej karcie do odrzucenia? Odrzuć właściwą kartę.
learn-warning-right = Dobrze: twoja karta do odrzucenia to czerwona piątka i zostaje. Odrzucona jest następna po niej.
learn-warning-lamps = Nie świeci żadna lampa, więc nie możesz udzielić informacji. Ale { $one } ma teraz do odrzucenia zieloną piątkę.
learn-warning-give = { $one } mówi ci o niebieskiej karcie, którą można zagrać: to niebieska dwójka. Mimo to odrzuć swoją kartę do odrzucenia: { $one } zrozumie to jako ostrzeżenie.
learn-warning-done = Zielona piątka jest bezpieczna, a dwie lampy znów świecą. Niebieska dwójka może poczekać jedną turę.

learn-chop-move-see = Wszystkie pięć jedynek leży na stole. { $two } ma teraz do odrzucenia czerwoną piątkę. Zobacz, co zrobi { $one }.
learn-chop-move-told = „1”: tych dwóch kart nikt już nie potrzebuje. Nie o nie więc chodzi: { $two } ma zachować wszystkie starsze karty.
learn-chop-move-seen = Odrzucona jest nieprzydatna jedynka, a czerwona piątka zostaje. Informacja, która pokazuje tylko nowe, nieprzydatne karty, przesuwa kartę do odrzucenia: wszystkie starsze karty zostają.
learn-chop-move-read = Wszystkie pięć jedynek leży na stole, a { $two } mówi ci o nowej. Jest nieprzydatna, więc masz zachować wszystkie starsze karty. Co odrzucasz?
learn-chop-move-right = Dobrze: nieprzydatną jedynkę. Trzy starsze karty zostają, a jedna z nich to niebieska piątka.
learn-chop-move-give = { $one } ma teraz do odrzucenia zieloną piątkę. Biała jedynka jest nieprzydatna, a wszystkie trzy starsze karty są potrzebne: powiedz „1”.
learn-chop-move-done = Jedna lampa ratuje trzy karty, a informacja nie wskazuje żadnej z nich.
learn-chop-move-five = { $one } mówi ci o piątce tuż obok twojej karty do odrzucenia. Ktoś już coś odrzucił i świeciło mniej niż trzy lampy, więc to nie zwłoka: zachowaj też kartę do odrzucenia. Ale najpierw gra { $two }.
learn-chop-move-five-read = Teraz odrzuć najstarszą kartę, o której nic nie powiedziano i której nie masz zachować.
learn-chop-move-five-right = Dobrze. Twoja karta do odrzucenia to żółta dwójka, a jedna informacja uratowała ją razem z piątką.

learn-gift-see = { $one } wie o niebieskiej jedynce i może ją zagrać. Ale { $two } ma taką samą jako najnowszą kartę, a do odrzucenia niebieską dwójkę. Zobacz, co zrobi { $one }.
learn-gift-seen = Kto odrzuca kartę, o której wszyscy wiedzą, że można ją zagrać, zostawia ją temu, kto ma taką samą jako najnowszą. Jest zagrana, a niebieska dwójka zostaje.
learn-gift-read-see = { $two } wie od ciebie o żółtej jedynce i można ją zagrać. Zobacz, co zrobi { $two }.
learn-gift-read = { $two } odrzuca ją, choć pasuje! Ktoś ma więc taką samą, a ty nigdzie jej nie widzisz. Zagraj kartę, o którą chodzi.
learn-gift-right = Dobrze: twoja najnowsza karta to też żółta jedynka. A karta do odrzucenia, zielona dwójka, zostaje.
learn-gift-give = { $one } mówi ci o zielonej jedynce i możesz ją zagrać. Ale { $one } ma taką samą jako najnowszą kartę, a do odrzucenia zieloną dwójkę. Odrzuć swoją zieloną jedynkę.
learn-gift-done = Zielona jedynka leży na stole, zielona dwójka zostaje, a jedna lampa znów świeci.

learn-layers-see = { $one } mówi ci, że masz czerwoną kartę, ale na stole nie ma czerwonej. { $two } ma czerwoną jedynkę, ale najnowsza karta to żółta dwójka, która też pasuje. Zobacz, co się stanie.
learn-layers-wait = { $two } zagrywa inną kartę niż czerwona jedynka. Informacja jest nadal ważna: czerwona jedynka kryje się za nią, a twoja karta na nią czeka. Odrzuć swoją kartę do odrzucenia.
learn-layers-mine = Czerwona jedynka! Teraz twoja karta pasuje: zagraj ją.
learn-layers-seen = To była finezja warstwowa. Brakująca karta może kryć się za innymi, które pasują: zagrywa się je jedną po drugiej, zaczynając od najnowszej.
learn-layers-read = { $two } mówi o zielonej dwójce, którą ma { $one }, ale zielonej jedynki nie ma na stole i nigdzie jej nie widzisz. Zagraj kartę, o którą chodzi.
learn-layers-other = To niebieska dwójka. Pasuje, ale to nie zielona jedynka, więc informacja jest nadal ważna: zielona jedynka kryje się za nią. { $one } czeka.
learn-layers-next = Teraz zagraj zieloną jedynkę: najnowszą z kart, które już były na ręce. Dobrane później się nie liczą.
learn-layers-right = Dobrze. Jedna informacja, trzy karty.
learn-layers-give = { $one } ma niebieską jedynkę, ale najnowsza karta to biała dwójka, która też pasuje. { $two } ma niebieską dwójkę. Jedna informacja wystarczy na wszystkie trzy: wskaż niebieską dwójkę i powiedz „niebieski”.
learn-layers-pause = { $two } czeka, a { $one } ma jeszcze coś do zagrania. Odrzuć swoją kartę do odrzucenia.
learn-layers-done = Jedna informacja, trzy karty, w tym dwie w ciemno.

learn-hidden-see = Czerwony fajerwerk kończy się na jedynce, a { $one } mówi ci, że masz czerwoną kartę. { $two } wie o dwójce, ale jest ona żółta; czerwona dwójka to najnowsza karta. Zobacz, co się stanie.
learn-hidden-wait = { $two } zagrywa dwójkę jako czerwoną. Jest żółta, ale pasuje, więc informacja jest nadal ważna: czerwona dwójka to najnowsza wtedy karta bez informacji. Twoja karta czeka: odrzuć swoją kartę do odrzucenia.
learn-hidden-mine = Czerwona dwójka! Teraz twoja karta pasuje: zagraj ją.
learn-hidden-seen = To była ukryta finezja: przypomnienie, które przynosi inną kartę niż brakująca. Wtedy z tej samej ręki zagrywa się potem najnowszą kartę bez informacji.
learn-hidden-read = { $two } mówi o czerwonej trójce, którą ma { $one }, ale czerwony fajerwerk kończy się na jedynce. Kto ma czerwoną dwójkę? Zagraj kartę, o którą chodzi.
learn-hidden-other = Twoja dwójka jest żółta. Pasuje, więc informacja jest nadal ważna: czerwona dwójka to twoja najnowsza wtedy karta bez informacji.
learn-hidden-next = Teraz zagraj czerwoną dwójkę. Karta dobrana po żółtej dwójce się nie liczy.
learn-hidden-right = Dobrze. Jedna informacja, trzy karty.
learn-hidden-give = Czerwony fajerwerk kończy się na jedynce, a { $two } ma czerwoną trójkę. { $one } wie o dwójce, ale jest ona żółta; czerwona dwójka to najnowsza karta. Jedna informacja wystarczy na wszystkie trzy: wskaż trójkę i powiedz „czerwony”.
learn-hidden-done = Jedna informacja, trzy karty, choć wyglądało to na przypomnienie.

learn-bluff-see = { $one } mówi ci, że masz czerwoną kartę, ale na stole nie ma czerwonej. Teraz gra { $two } i nie ma czerwonej jedynki; najnowsza karta to żółta jedynka. Zobacz, co się stanie.
learn-bluff-mine = { $two } zagrywa ją od razu. Pasuje, ale to nie czerwona jedynka: blef. Masz więc czerwoną dwójkę i nikogo nie proszono o czerwoną jedynkę. Zachowaj swoją kartę i odrzuć kartę do odrzucenia.
learn-bluff-seen = Informacja o karcie o jeden stopień za wysokiej prosi następnego gracza o najnowszą kartę bez informacji. Może to być ta brakująca albo inna, która pasuje.
learn-bluff-read = { $two } mówi o niebieskiej dwójce, którą ma { $one }, ale niebieskiej jedynki nie ma na stole, a następna tura jest twoja. Zagraj kartę, o którą chodzi.
learn-bluff-right = Dobrze: twoja najnowsza karta. To zielona jedynka, a nie niebieska, więc to był blef. Nikogo nie prosi się o niebieską jedynkę, a { $one } zachowuje niebieską dwójkę.
learn-bluff-give = Po tobie gra { $one } i ma białą jedynkę jako najnowszą kartę. { $two } ma czerwoną dwójkę, ale brakuje czerwonej jedynki. Jedna informacja wystarczy na białą jedynkę: wskaż dwójkę i powiedz „czerwony”.
learn-bluff-done = Biała jedynka leży na stole, a { $two } wie o czerwonej dwójce. To była ostatnia lekcja: wiesz już wszystko, co wie Partner.
