# Co boty mówią o swoich ruchach i o informacjach innych.

cards-unknown = nieznana karta
cards-many = jedna z { $count } kart

bot-play-known = Wiem, że mogę to zagrać: { $cards }.
bot-play-clued = Informacja od gracza { $to } to prośba, by zagrać tę kartę: { $cards }.
bot-play-inferred = Sądząc po wszystkim, co powiedziano, tę kartę można zagrać: { $cards }.
bot-play-prompted = Informacja od gracza { $to } dla gracza { $seat } wymaga najpierw innej karty i musi to być ta, o której już coś wiem: { $cards }.
bot-play-finessed = Informacja od gracza { $to } dla gracza { $seat } wymaga najpierw innej karty, więc musi to być moja najnowsza: { $cards }.
bot-play-order-of-ones = Z kilku jedynek najpierw zagrywam najstarszą.
bot-play-connects = Ktoś czeka na tę kartę: { $cards }.
bot-play-likely = Niewiele można teraz stracić, a to moja najlepsza szansa: { $cards }.
bot-announce-certain = Mam pewność co do koloru i zapowiadam go: { $cards }.
bot-clue-plays = Po tej informacji ({ $named }) { $to } może zagrać kartę: { $cards }.
bot-clue-plays-later = { $to } dowiaduje się o karcie, którą można zagrać później ({ $named }): { $cards }.
bot-clue-saves = Bez tej informacji ({ $named }) { $to } wkrótce odrzuci kartę, której nie wolno stracić: { $cards }.
bot-clue-prompts = { $to } zobaczy, czym musi być częściowo znana karta ({ $named }): { $cards }.
bot-clue-finesses = { $to } od razu zagra swoją najnowszą kartę ({ $named }): { $cards }.
bot-clue-fixes = { $to } bez tej informacji ({ $named }) za chwilę popełni pomyłkę z tą kartą: { $cards }.
bot-clue-five-stall = Nie ma nic lepszego do zrobienia: { $to } dowiaduje się o piątce.
bot-clue-stalls = Nie ma nic lepszego do zrobienia, a { $to } nic na tej informacji nie traci ({ $named }).
bot-clue-helps = { $to } dowiaduje się więcej o kartach, które już częściowo zna ({ $named }).
bot-clue-keeps = { $to } dowiaduje się wcześnie, że tę kartę warto zachować ({ $named }): { $cards }.
bot-clue-touches = { $to } dowiaduje się czegoś o kartach, o których nic jeszcze nie powiedziano ({ $named }).
bot-clue-urgent = To nie mogło czekać: { $to } zaraz ma swoją turę.
bot-discard-useless = Tej karty nie da się już nigdy zagrać: { $cards }.
bot-discard-spare = Sądząc po wszystkim, co powiedziano, ta karta nie jest potrzebna: { $cards }.
bot-discard-chop = To moja najstarsza karta, o której nic nie wiem.
bot-discard-twin = { $to } ma taką samą kartę i teraz o tym wie: { $cards }.
bot-discard-warns = { $to } zaraz odrzuci kartę, której nie wolno stracić, a nie ma żadnego żetonu informacji. Odrzucam, zamiast zagrać, żeby ta karta została: { $cards }.
bot-discard-least-harm = Każda karta może być ważna; ta pewnie najmniej.
bot-no-tokens = Nie było żadnego żetonu informacji.
bot-nothing-to-clue = Żadna informacja nie była warta żetonu.
bot-deck-runs-out = Talia się kończy, a udzielenie informacji oszczędza kartę.
bot-tile-takes = Kafelek przywraca tę kartę: { $cards }.
bot-tile-lapses = Kafelek nie miał nic do zaoferowania.
bot-any-legal = Nie wiem, co zrobić, więc robię coś nieszkodliwego.
bot-read-play = { $seat } daje znać, że { $to } ma kartę do zagrania: { $cards }.
bot-read-play-or-save = { $seat } daje znać, że { $to } ma kartę do zagrania albo do zachowania: { $cards }.
bot-read-save = { $seat } daje znać, że { $to } ma kartę, którą trzeba zachować: { $cards }.
bot-read-five-stall = { $seat } nie ma nic lepszego do zrobienia: { $to } dowiaduje się o piątce.
bot-read-later = { $seat } daje znać, że { $to } ma kartę, która czeka na inną: { $cards }.
bot-read-prompt = { $seat } daje znać, że { $to } zna już częściowo tę kartę i może ją zagrać: { $cards }.
bot-read-finesse = { $seat } daje znać, że najnowsza karta gracza { $to } to ta i że trzeba ją teraz zagrać: { $cards }.
bot-read-fix = { $seat } chroni gracza { $to } przed pomyłką.
bot-read-stall = { $seat } nie ma nic lepszego do zrobienia, więc { $to } dowiaduje się tego ({ $named }).
bot-read-waits = Jeśli { $to } zagra teraz tę kartę, informacja od gracza { $seat } dotyczyła następnej: { $cards }.
bot-read-twin = { $seat } odrzuca kartę, więc { $to } ma taką samą: { $cards }.
bot-read-warning = { $seat } odrzuca, zamiast zagrać, więc { $to } ma zachować najstarszą kartę, o której nic nie powiedziano.
bot-read-broken = Nie o to chodziło; porzucam wnioski z informacji dla gracza { $to }.
bot-read-plain = Informację od gracza { $seat } dla gracza { $to } rozumiem w prosty sposób: chodzi o najnowszą kartę, którą można zagrać ({ $named }).
bot-read-literal = Informację od gracza { $seat } dla gracza { $to } rozumiem dosłownie ({ $named }).
bot-rely-less = Nie liczę już na to, że informacje od gracza { $seat } znaczą więcej, niż mówią, i odtąd udzielam tylko prostych.

# Asking a bot about a move.

words-why = Dlaczego?
words-what-it-tells = Co mi to mówi?
words-literally = Co mówi sama informacja
words-card-can-be = Karta { $slot }: { $cards }
words-touches-nothing = Nie dotyczy żadnej z twoich kart.
words-meaning = Według konwencji botów:
words-understood = Jak { $name } rozumie to, co działo się wcześniej:
words-more-later = Więcej można powiedzieć, gdy karty, które były wtedy na twojej ręce, zostaną zagrane lub odrzucone.
words-not-yet = Można to powiedzieć, gdy karty, które były wtedy na twojej ręce, zostaną zagrane lub odrzucone.
words-none = O tym ruchu nie ma nic do powiedzenia.
words-asking = Chwileczkę…

# What the conventions are called.

convention-chop = Karta do odrzucenia
convention-focus = Karta główna
convention-play = Prośba o zagranie
convention-save = Ratowanie
convention-good-touch = Tylko przydatne karty
convention-worth = Warta żetonu
convention-prompt = Przypomnienie
convention-finesse = Finezja
convention-five-stall = Zwłoka z piątką
convention-order-of-ones = Kolejność jedynek
convention-fix = Poprawka
convention-twins = Bliźniaki
convention-warning = Ostrzeżenie
convention-last-turns = Ostatnie tury
convention-plain = Proste odczytanie
