# How hard a deal is: on the site for those who played it, and in the terminal.

deal-hard = Jak trudne jest to rozdanie?
deal-hard-ask = Niech zagrają boty
deal-hard-asking = Boty grają to rozdanie…
deal-hard-stop = Przerwij
deal-hard-won = Da się je wygrać: komplet punktów ({ $full }) przy znajomości wszystkich kart.
deal-hard-lost = Nie da się go wygrać: najwyżej { $points } z { $full } punktów przy znajomości wszystkich kart.
deal-hard-open = Nie wiadomo, czy da się je wygrać: co najmniej { $points } z { $full } punktów przy znajomości wszystkich kart.
deal-hard-easier = Dla botów jest łatwiejsze niż większość.
deal-hard-usual = Dla botów jest mniej więcej tak trudne jak większość.
deal-hard-harder = Dla botów jest trudniejsze niż większość.
deal-hard-much-harder = Dla botów jest o wiele trudniejsze niż większość.
deal-hard-bot = Bot na każdym miejscu
deal-hard-cheat = widzi wszystkie karty
deal-hard-mean = Średnia
deal-hard-usually = Zwykle
deal-hard-perfect = Komplet
deal-hard-of = { $perfect } z { $of }
deal-hard-orders = Liczba kolejności gry dla każdego bota: { $orders }. Zmienia się to, kto zaczyna i czyja ręka następuje po czyjej.
deal-hard-closed = Widzą to tylko ci, którzy rozegrali to rozdanie do końca.
