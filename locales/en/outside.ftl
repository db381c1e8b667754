# What the site says where its pages are not open: previews of links, and words on somebody's turn.
# Each text is one line with nothing but variables in it. Names of players stand uninflected.

invitation-title = { $name } invites you to Hanabi
invitation-title-nobody = An invitation to Hanabi
invitation-free = { $box }, { $players } players. Seats still free: { $free }. No account needed, and you learn the rules in three minutes.
invitation-full = { $box }, { $players } players. All seats are taken.
invitation-playing = { $box }, { $players } players. The game has begun.
invitation-look-in = You can look in.
invitation-body = There is a free seat at the table.
game-title = A game of Hanabi: { $names }
game-title-points = Hanabi, score { $points }: { $names }
game-sentence = Go through the game move by move, and try what else could have been done.
turn-title = Your turn at Hanabi
turn-body = The game with { $names } waits for you.
reminder-title = Your time at Hanabi is running out
mail-code-title = Your code for Hanabi: { $code }
mail-code-body = Enter this code on the page to be notified of your turns at this address: { $code }. If you did not ask for it, ignore this email; nothing else will come.
mail-off = Stop these emails: { $link }
guest-name = Guest { $number }
