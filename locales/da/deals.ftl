# How hard a deal is: on the site for those who played it, and in the terminal.

deal-hard = Hvor svære er disse kort?
deal-hard-ask = Lad botter spille dem
deal-hard-asking = Botter spiller disse kort…
deal-hard-stop = Stop
deal-hard-won = De kan vindes: alle { $full } point, når alle kort er kendt.
deal-hard-lost = De kan ikke vindes: højst { $points } af { $full } point, når alle kort er kendt.
deal-hard-open = Ingen ved, om de kan vindes: mindst { $points } af { $full } point, når alle kort er kendt.
deal-hard-easier = Botterne synes, de er lettere end de fleste.
deal-hard-usual = Botterne synes, de er omtrent så svære som de fleste.
deal-hard-harder = Botterne synes, de er sværere end de fleste.
deal-hard-much-harder = Botterne synes, de er meget sværere end de fleste.
deal-hard-bot = Bot på hver plads
deal-hard-cheat = ser alle kort
deal-hard-mean = Gennemsnit
deal-hard-usually = Normalt
deal-hard-perfect = Perfekt
deal-hard-of = { $perfect } af { $of }
deal-hard-orders = Hver bot har spillet dem i { $orders } rækkefølger: hvem der begynder, og hvilken hånd der følger efter hvilken.
deal-hard-closed = Det ser kun de, der har spillet disse kort til ende.
