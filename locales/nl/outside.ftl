# Wat de site zegt waar haar pagina's niet open zijn: voorbeelden van links en bericht dat iemand aan de beurt is.
# Elke tekst is één regel met alleen variabelen. Namen van spelers worden niet verbogen.

invitation-title = { $name } nodigt je uit voor Hanabi
invitation-title-nobody = Een uitnodiging voor Hanabi
invitation-free = { $box }, { $players } spelers. Nog vrije plaatsen: { $free }. Je hebt geen account nodig en de regels kosten drie minuten.
invitation-full = { $box }, { $players } spelers. Alle plaatsen zijn bezet; je kunt meekijken.
invitation-playing = { $box }, { $players } spelers. Het spel is begonnen; je kunt meekijken.
game-title = Een spel Hanabi: { $names }
game-title-points = { $points } punten bij Hanabi: { $names }
game-sentence = Ga het spel zet voor zet door en probeer wat er nog meer had gekund.
turn-title = Jij bent aan de beurt bij Hanabi
turn-body = Het spel met { $names } wacht op je.
reminder-title = Je tijd bij Hanabi raakt op
