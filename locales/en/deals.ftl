# How hard a deal is: on the site for those who played it, and in the terminal.

deal-hard = How hard is this deal?
deal-hard-ask = Let bots play it
deal-hard-asking = Bots are playing this deal…
deal-hard-stop = Stop
deal-hard-won = It can be won: all { $full } points, with all cards known.
deal-hard-lost = It cannot be won: { $points } of { $full } points at most, with all cards known.
deal-hard-open = Nobody knows whether it can be won: at least { $points } of { $full } points, with all cards known.
deal-hard-easier = Bots find it easier than most deals.
deal-hard-usual = Bots find it about as hard as most deals.
deal-hard-harder = Bots find it harder than most deals.
deal-hard-much-harder = Bots find it much harder than most deals.
deal-hard-bot = Bot in every seat
deal-hard-cheat = sees every card
deal-hard-mean = Mean
deal-hard-usually = Usually
deal-hard-perfect = Perfect
deal-hard-of = { $perfect } of { $of }
deal-hard-orders = Each bot played it in { $orders } orders of play: who begins, and whose hand comes after whose.
deal-hard-closed = Only those who have played this deal to the end see this.
