# Was die Seite sagt, wo sie nicht offen ist: Vorschauen von Links und die Nachricht, dass jemand dran ist.
# Jeder Text ist eine Zeile, in der nur Variablen stehen. Namen werden nicht gebeugt.

invitation-title = { $name } lädt dich zu Hanabi ein
invitation-title-nobody = Eine Einladung zu Hanabi
invitation-free = { $box }, { $players } Personen. Freie Plätze: { $free }. Du brauchst kein Konto, und die Regeln lernst du in drei Minuten.
invitation-full = { $box }, { $players } Personen. Alle Plätze sind besetzt.
invitation-playing = { $box }, { $players } Personen. Das Spiel läuft.
invitation-look-in = Du kannst zusehen.
invitation-body = Am Tisch ist ein Platz frei.
game-title = Ein Spiel Hanabi: { $names }
game-title-points = Hanabi, Punkte: { $points } – { $names }
game-sentence = Geh das Spiel Zug für Zug durch, und probiere, was sonst noch möglich war.
turn-title = Du bist dran bei Hanabi
turn-body = Das Spiel mit { $names } wartet auf dich.
reminder-title = Deine Zeit bei Hanabi läuft ab
mail-code-title = Dein Code für Hanabi: { $code }
mail-code-body = Gib diesen Code auf der Seite ein, damit du an diese Adresse Bescheid bekommst, wenn du an der Reihe bist: { $code }. Wenn du ihn nicht angefordert hast, ignoriere diese Mail; es kommt nichts weiter.
mail-off = Keine solchen Mails mehr: { $link }
guest-name = Gast { $number }
