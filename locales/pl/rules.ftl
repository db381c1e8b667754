# Zasady, naszymi słowami.

rules-title = Zasady
rules-lead = Wszystko, co trzeba wiedzieć, żeby zagrać, z obrazkami. Wybierz wydanie, aby czytać tylko o tym, co w nim jest.
rules-choose = Zasady którego wydania?
rules-everything = Wszystko
rules-everything-about = wszystkie wydania i warianty
rules-no-such-box = Nie ma takiego wydania.
rules-contents = Spis treści
rules-to-learn = Wypróbuj w trzy minuty
rules-to-play = Na stronę główną

rules-box-da = Duńskie wydanie jest dla 2–5 graczy od 8 lat. Zawiera 55 kart, w tym pięć wielokolorowych, osiem niebieskich żetonów leżących w pokrywce i trzy czerwone: po każdej pomyłce jeden z nich trafia do pokrywki.
rules-box-nl = Holenderskie wydanie jest dla 2–5 graczy od 10 lat. Zawiera 50 kart, osiem żetonów i trzy karty pomyłek, które odwraca się z niebieskiej strony na czerwoną.
rules-box-fi = Fińskie wydanie jest dla 2–5 graczy. Zawiera 55 kart, w tym pięć wielokolorowych, osiem niebieskich żetonów leżących w pokrywce i trzy czerwone: po każdej pomyłce jeden z nich trafia do pokrywki.
rules-box-pl = Polskie wydanie specjalne jest dla 2–5 graczy od 8 lat. Zawiera 50 kart oraz dziesięć wielokolorowych i dziesięć czarnych, pięć podstawek do kart, osiem żetonów informacji („żetonów wskazówek”) kładzionych na woreczku, trzy kafelki pomyłek, które odwraca się z niebieskiej strony na czerwoną, i sześć kafelków nagród.
rules-box-custom = Tu są zasady wszystkich czterech wydań pudełkowych oraz dwie możliwości, których żadne z nich nie ma: szósty kolor i zakaz pustych informacji. Gra jest dla 2–5 graczy.

## Gra podstawowa

rules-goal = Cel gry
rules-goal-show = Hanabi znaczy fajerwerki. Razem przygotowujecie pokaz pięciu fajerwerków, po jednym w każdym kolorze, budowanych karta po karcie od 1 do 5.
rules-goal-twist = Wygrywacie lub przegrywacie razem. Jest jeden haczyk: swoje karty trzymasz odwrotnie, więc widzą je wszyscy oprócz ciebie.
rules-goal-picture = Czerwony fajerwerk: leżą już 1, 2 i 3, następna jest czerwona czwórka.

rules-setup = Przygotowanie gry
rules-setup-cards = Gra podstawowa ma 50 kart w pięciu kolorach: białym, czerwonym, niebieskim, żółtym i zielonym. W każdym kolorze są trzy jedynki, dwie dwójki, dwie trójki, dwie czwórki i tylko jedna piątka.
rules-setup-tokens = Jest osiem żetonów informacji, na początku wszystkie są dostępne. Pomyłki liczy się do trzech.
rules-setup-hands = Przy dwóch lub trzech graczach każdy dostaje pięć kart, przy czterech lub pięciu – cztery. Nigdy nie patrz na własne karty: odwróć je w stronę pozostałych.
rules-setup-deck = Reszta to zakryta talia. Każdy może wiedzieć, ile kart w niej zostało.
rules-setup-starter = Zaczyna osoba najbarwniej ubrana; tutaj decyduje los albo ten, kto przygotował stół. Gra toczy się zgodnie z kierunkiem ruchu wskazówek zegara.

rules-turn = Twoja tura
rules-turn-one = W swojej turze robisz dokładnie jedną z trzech rzeczy. Nie można spasować. Gdy ktoś się zastanawia, pozostali nie komentują i nie pomagają.

rules-clue = Udzielenie informacji
rules-clue-cost = Powiedz jednemu z graczy coś o jego kartach. Kosztuje to jeden żeton informacji; bez żetonu nie możesz udzielić informacji.
rules-clue-name = Podaj dokładnie jeden kolor albo dokładnie jedną wartość i wskaż wszystkie pasujące karty: wszystkie naraz, żadnej nie wyróżniając.
rules-clue-color-said = „Masz dwie czerwone karty, tu i tu”.
rules-clue-rank-said = „Masz trzy karty o wartości 1: tu, tu i tu”.
rules-clue-complete = Informacja jest zawsze kompletna i prawdziwa: nie wolno pominąć pasującej karty.
rules-clue-wrong-said = Niedozwolone: „Masz tutaj zieloną kartę”. Drugą zieloną kartę też trzeba wskazać.
rules-clue-empty = Można też powiedzieć, że ktoś nie ma takiej karty. To również kosztuje żeton.
rules-clue-empty-said = „Nie masz żadnej białej karty”.
rules-clue-heard = Każdą informację słyszą wszyscy. Dotyczy ona tylko kart trzymanych teraz, a nie tych dobranych później. Informację wolno powtórzyć.

rules-discard = Odrzucenie karty
rules-discard-how = Wybierz jedną ze swoich kart, nie patrząc na nią, i połóż ją odkrytą na stosie kart odrzuconych. Wraca jeden żeton informacji, a ty dobierasz nową kartę.
rules-discard-full = Dopóki wszystkie osiem żetonów jest dostępnych, nie można odrzucać.
rules-discard-pile = Każdy może w dowolnej chwili przejrzeć stos kart odrzuconych. Gdy leżą tam wszystkie egzemplarze jakiejś karty, jej fajerwerku nie da się już ukończyć; karty poniżej luki nadal się liczą.

rules-play = Zagranie karty
rules-play-how = Wybierz jedną ze swoich kart, nie patrząc na nią, i pokaż ją. Nie musisz wiedzieć, co to za karta, ani mówić, gdzie ma trafić.
rules-play-fits = Jeśli jest następną kartą swojego fajerwerku, zostaje do niego dołożona. Jedynka zaczyna fajerwerk; każda wartość występuje raz, bez luk. Potem dobierasz nową kartę.
rules-play-picture = Niebieski fajerwerk kończy się na dwójce: niebieska trójka pasuje.
rules-play-bonus = Kto ukończy fajerwerk, odzyskuje jeden żeton informacji. Jeśli wszystkie osiem jest dostępnych, bonus przepada.

rules-mistake = Pomyłki
rules-mistake-what = Karta, która nie pasuje, to pomyłka: trafia na stos kart odrzuconych i żaden żeton nie wraca. Pomyłką jest też zagranie karty, która już leży w swoim fajerwerku. Mimo to dobierasz nową kartę.
rules-mistake-picture = Niebieski fajerwerk kończy się na dwójce: niebieska czwórka nie pasuje.
rules-mistake-third = Po trzeciej pomyłce natychmiast przegrywacie wszyscy.

rules-end = Koniec gry
rules-end-three = Gra kończy się na jeden z trzech sposobów.
rules-end-mistakes = Popełniono trzecią pomyłkę: gra jest przegrana.
rules-end-complete = Wszystkie fajerwerki są ukończone: wygrywacie natychmiast, z maksymalną liczbą punktów.
rules-end-deck = Ktoś dobiera ostatnią kartę z talii: teraz każdy ma jeszcze dokładnie jedną turę, a ten gracz jest ostatni. Nikt już nie dobiera. Potem liczycie punkty.
rules-end-hopeless = Gra trwa, nawet jeśli nie da się zdobyć ani punktu więcej. Możecie się jednak umówić, że kończycie; liczy się wtedy to, co leży.

rules-score = Wynik i wrażenia artystyczne
rules-score-how = Każdy fajerwerk daje tyle punktów, ile ma kart. W grze podstawowej można zdobyć najwyżej 25 punktów.
rules-score-picture = 3 + 4 + 4 + 5 + 2 = 18 punktów
rules-rating = Co mówi publiczność
rules-rating-points = Punkty
rules-rating-words = Wrażenia
rules-rating-multicolour = Z kartami wielokolorowymi można zdobyć 30 punktów; bez nich najwyżej 25.
rules-score-lost = Gra przegrana przez trzecią pomyłkę daje 0 punktów i nie jest oceniana.

rules-talk = Rozmowy i pamięć
rules-talk-only = Porozumiewacie się tylko za pomocą informacji, za które płacicie: bez podpowiedzi, bez min, bez westchnień.
rules-talk-action = W holenderskim wydaniu wolno też powiedzieć, którą akcję się wybrało.
rules-talk-house = Możecie umówić się na więcej. Dwie rzeczy są niegroźne: uwaga, że nadal nic się nie wie o swoich kartach, i pytanie, czy ktoś pamięta swoje.
rules-talk-hand = Możesz przekładać własne karty, nie patrząc na nie: przesuwać, obracać, przechylać, żeby zapamiętać informację. Wszyscy to widzą.

## Warianty i dodatki

rules-five-own-cards = Dodajcie pięć kart wielokolorowych, po jednej o każdej wartości. W grze jest wtedy 55 kart.
rules-five-own-color = Wielokolorowy to osobny kolor: wolno go podać, a informacja wskazuje wtedy właśnie te karty. Informacje o innych kolorach ich nie dotyczą.
rules-five-own-score = Jest sześć fajerwerków i można zdobyć 30 punktów. Każda karta wielokolorowa istnieje tylko w jednym egzemplarzu, więc uważajcie na nie.
rules-five-own-said = „Masz dwie wielokolorowe karty, tu i tu”.
rules-five-own-red-said = „Masz tutaj czerwoną kartę”.

rules-ten-wild-cards = Dodajcie dziesięć kart wielokolorowych o takich wartościach, jakie ma każdy inny kolor. W grze jest wtedy 60 kart.
rules-ten-wild-color = W informacjach należą do każdego koloru: gdy podajesz kolor, wskazujesz także je. Informacje o wartości działają jak zwykle.
rules-ten-wild-name = Samego koloru wielokolorowego nie wolno podawać: ani mówić, że ktoś ma taką kartę, ani że nie ma żadnej.
rules-ten-wild-firework = Tworzą szósty fajerwerk od 1 do 5 i nigdy nie zastępują karty innego fajerwerku. Można zdobyć 30 punktów.
rules-ten-wild-said = „Masz trzy żółte karty: tu, tu i tu”.

rules-ten-own-cards = Dodajcie dziesięć kart wielokolorowych o takich wartościach, jakie ma każdy inny kolor. Są osobnym kolorem, który wymienia się w informacjach jak każdy inny. W grze jest wtedy 60 kart.
rules-ten-own-score = Jest sześć fajerwerków i można zdobyć 30 punktów. Żadne z czterech wydań pudełkowych nie ma tej możliwości.
rules-ten-own-said = „Masz dwie wielokolorowe karty, tu i tu”.

rules-black-cards = Dodajcie dziesięć czarnych kart: trzy piątki, dwie czwórki, dwie trójki, dwie dwójki i tylko jedną jedynkę.
rules-black-down = Czarny fajerwerk układa się w odwrotnej kolejności. Zaczyna go piątka, a jedynka kończy i daje zwykły bonus.
rules-black-color = W informacjach czarny nie jest kolorem: żaden kolor nie wskazuje czarnej karty i nie wolno mówić o czarnych kartach, nawet tego, że ktoś nie ma żadnej. Informacje o wartości dotyczą także czarnych kart.
rules-black-score = Zsumujcie pozostałe fajerwerki i odejmijcie jeden punkt za każdą kartę brakującą w czarnym, bez względu na jej wartość. Maksimum to nadal 25, a z kartami wielokolorowymi 30; minimum to −5.
rules-black-ribbon = Jeśli nie przegracie, wszyscy dostajecie czarną wstęgę za śmiałość.
rules-black-red-said = „Masz dwie czerwone karty, tu i tu”. Czarnych to nie dotyczy.
rules-black-rank-said = „Masz dwie karty o wartości 1: tu i tu”.
rules-black-picture = Leżą już 5, 4 i 3, następna jest czarna dwójka. Gdyby gra skończyła się teraz, dwie brakujące karty kosztowałyby dwa punkty.

rules-tiles-turn = Potasujcie sześć kafelków nagród i ułóżcie je w zakryty stos. Kto ukończy fajerwerk, odkrywa wierzchni kafelek i zamiast odzyskać żeton rozpatruje jego efekt, a dopiero potem dobiera kartę. Kafelek odkłada się na bok.
rules-tiles-must = Co da się wykonać, trzeba wykonać; reszta przepada. Karta kończąca ostatni z fajerwerków nie odkrywa kafelka: to już wygrana.
rules-tiles-recycle = Powrót do talii: gdy talia jest pusta, możesz zamiast tego uratować kartę albo zrezygnować z kafelka. Rozpoczęta ostatnia runda się nie zmienia. W Królewskim pokazie możesz też włożyć kartę do pustej talii i samemu ją dobrać.
rules-tiles-salvage = Ratunek: jeśli uratowana karta ukończy fajerwerk, od razu odkryj następny kafelek.

rules-expert-deck = Nie ma ostatniej rundy. Gdy talia się skończy, gra toczy się dalej: nikt nie dobiera, a kart na rękach ubywa.
rules-expert-lost = Przegrywacie od razu po trzeciej pomyłce, a także wtedy, gdy na stos kart odrzuconych w jakikolwiek sposób trafi karta niezbędna do wygranej: ostatni egzemplarz karty, której jej fajerwerk jeszcze potrzebuje.
rules-expert-hand = Gracz bez kart może tylko udzielić informacji. Jeśli nie ma na to żetonu, przegrywacie.
rules-expert-won = Wygrywacie, gdy wszystkie fajerwerki w grze są ukończone. Nie ma punktów ani oceny.

rules-announce-may = Zanim pokażesz zagrywaną kartę, możesz podać jej kolor. Za każdym razem decydujesz od nowa.
rules-announce-right = Jeśli kolor się zgadza i karta pasuje, wraca jeden żeton informacji; jeśli karta kończy fajerwerk, wraca jeszcze jeden.
rules-announce-wrong = Jeśli kolor się nie zgadza, karta zostaje odrzucona i liczy się pomyłka, nawet gdyby pasowała.
rules-announce-unfit = Jeśli kolor się zgadza, ale karta nie pasuje, jest to zwykła pomyłka i żaden żeton nie wraca.
rules-announce-which = Kartę wielokolorową zapowiada się jako wielokolorową, a czarną jako czarną. Wbrew duńskiej nazwie nie ma tu zegara.

rules-no-empty-clues-rule = Każda informacja musi dotyczyć co najmniej jednej karty. Wszystkie cztery wydania pudełkowe pozwalają na puste informacje; to możliwość dla tych, którzy przywykli grać bez nich.

rules-combining = Łączenie dodatków
rules-combining-box = Wszystko, co oferuje to wydanie, można dowolnie łączyć ({ $box }).
rules-combining-custom = Wszystko można łączyć; wykluczają się tylko trzy rodzaje kart wielokolorowych. Informacja o kolorze dotyczy też kart wielokolorowych z Lawiny kolorów, ale nigdy czarnych.
