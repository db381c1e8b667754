# Wat de site zegt waar haar pagina's niet open zijn: voorbeelden van links en bericht dat iemand aan de beurt is.
# Elke tekst is één regel met alleen variabelen. Namen van spelers worden niet verbogen.

invitation-title = { $name } nodigt je uit voor Hanabi
invitation-title-nobody = Een uitnodiging voor Hanabi
invitation-free = { $box }, { $players } spelers. Nog vrije plaatsen: { $free }. Je hebt geen account nodig en de regels leer je in drie minuten.
invitation-full = { $box }, { $players } spelers. Alle plaatsen zijn bezet.
invitation-playing = { $box }, { $players } spelers. De partij is begonnen.
invitation-look-in = Je kunt meekijken.
invitation-body = Er is een plaats vrij aan tafel.
game-title = Een partij Hanabi: { $names }
game-title-points = Hanabi, score { $points }: { $names }
game-sentence = Loop de partij zet voor zet door en probeer wat er nog meer had gekund.
turn-title = Jij bent aan de beurt bij Hanabi
turn-body = De partij met { $names } wacht op je.
reminder-title = Je tijd bij Hanabi raakt op
mail-code-title = Je code voor Hanabi: { $code }
mail-code-body = Vul deze code op de pagina in om op dit adres bericht te krijgen als je aan de beurt bent: { $code }. Heb je er niet om gevraagd, negeer dan deze mail; er komt niets meer.
mail-off = Geen mails meer zoals deze: { $link }
guest-name = Gast { $number }
