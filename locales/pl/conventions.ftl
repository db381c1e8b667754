# What `partner` plays, on one page.

conventions-title = Konwencje bota Partner
conventions-about = Informacja znaczy więcej, niż mówi, i wszyscy wiedzą co. Najnowsza karta to ta dobrana ostatnio, najstarsza to ta trzymana najdłużej, gdziekolwiek leżą na ręce.
conventions-level-1 = Poziom 1: prośby o zagranie i ratowanie
conventions-level-2 = Poziom 2: przypomnienia i finezje
conventions-level-3 = Poziom 3: wszystko
conventions-level-always = Na każdym poziomie
conventions-lesson = Lekcja
conventions-here = Przy tym stole wszyscy grają do poziomu { $level }.
conventions-not-here = Nie przy tym stole
convention-chop-about = Kto nie ma nic lepszego do zrobienia, odrzuca najstarszą kartę, o której nic nie powiedziano: kartę do odrzucenia.
convention-focus-about = Chodzi o jedną kartę, główną: o kartę do odrzucenia, jeśli jest wskazana po raz pierwszy, inaczej o najnowszą wskazaną po raz pierwszy, inaczej o najnowszą wskazaną.
convention-play-about = Informacja prosi o zagranie karty głównej: teraz albo gdy tylko znajdą się na stole wcześniejsze, już zapowiedziane karty.
convention-save-about = Jeśli kartą główną jest karta do odrzucenia, informacja może prosić o jej zachowanie: piątki lub dwójki wskazanej liczbą, jeśli u nikogo innego nie widać drugiej takiej dwójki, albo ostatniego egzemplarza dowolnej karty.
convention-good-touch-about = Każda wskazana karta kiedyś się przyda i żadne dwie wskazane karty nie są takie same. Dzięki temu często wiadomo, co to za karta, bez kolejnej informacji.
convention-worth-about = Informacja musi uczynić kartę grywalną albo uratować taką, która by przepadła. Inaczej odrzuca się kartę; informacja, która nie robi żadnej z tych rzeczy, to tylko zwłoka.
convention-prompt-about = Informacja o karcie o jeden lub dwa stopnie za wysokiej mówi, że ktoś ma brakującą kartę. Jeśli może nią być karta już wskazana, chodzi o najnowszą z takich.
convention-finesse-about = Jeśli żadna wskazana karta nie może być brakującą, chodzi o najnowszą kartę bez informacji, którą trzeba od razu zagrać. Jeśli nikt tego nie robi, finezji nie było.
convention-five-stall-about = Piątka, która nie jest kartą do odrzucenia, mówi tylko, że jest piątką. Wskazuje się ją, gdy nie ma nic lepszego do zrobienia.
convention-order-of-ones-about = Z kilku jedynek najpierw zagrywa się najstarszą.
convention-fix-about = Jeśli następny gracz ma zaraz popełnić pomyłkę, informacja pokazuje, czym karta jest naprawdę. O nic więcej nie prosi.
convention-twins-about = Kto odrzuca przydatną, dokładnie znaną kartę, widzi taką samą, już wskazaną, u innego gracza; dzięki temu ten gracz wie, co to za karta.
convention-warning-about = Kto odrzuca, gdy nie ma żetonu, choć wszyscy wiedzą o karcie, którą można zagrać, ostrzega następnego gracza: jego kartę do odrzucenia trzeba zachować.
convention-last-turns-about = Gdy talia się kończy, informacja oszczędza potrzebną turę; w ostatniej rundzie próbuje się prawdopodobnej karty, jeśli pomyłka nie oznacza przegranej. Pewny kolor zapowiada się tam, gdzie pozwalają na to zasady, a kafelkiem wybiera się to, co najbardziej pomaga.
convention-plain-about = Jeśli ktoś gra inaczej, jego informacje wkrótce rozumie się w prosty sposób: chodzi o najnowszą wskazaną kartę, którą można zagrać. Znaczenie, któremu karta przeczy, zostaje porzucone.
