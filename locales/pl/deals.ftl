# How hard a deal is: on the site for those who played it, and in the terminal.

deal-hard = Jak trudne są te karty?
deal-hard-ask = Niech zagrają boty
deal-hard-asking = Boty grają tymi kartami…
deal-hard-stop = Przerwij
deal-hard-won = Da się nimi wygrać: komplet punktów ({ $full }) przy znajomości wszystkich kart.
deal-hard-lost = Nie da się nimi wygrać: najwyżej { $points } z { $full } punktów przy znajomości wszystkich kart.
deal-hard-open = Nie wiadomo, czy da się nimi wygrać: co najmniej { $points } z { $full } punktów przy znajomości wszystkich kart.
deal-hard-easier = Dla botów są łatwiejsze niż większość.
deal-hard-usual = Dla botów są mniej więcej tak trudne jak większość.
deal-hard-harder = Dla botów są trudniejsze niż większość.
deal-hard-much-harder = Dla botów są o wiele trudniejsze niż większość.
deal-hard-bot = Bot na każdym miejscu
deal-hard-cheat = widzi wszystkie karty
deal-hard-mean = Średnia
deal-hard-usually = Zwykle
deal-hard-perfect = Komplet
deal-hard-of = { $perfect } z { $of }
deal-hard-orders = Liczba kolejności gry dla każdego bota: { $orders }. Zmienia się to, kto zaczyna i czyja ręka następuje po czyjej.
deal-hard-closed = Widzą to tylko ci, którzy rozegrali te karty do końca.
