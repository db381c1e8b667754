# Hvad siden siger, hvor dens sider ikke er åbne: forhåndsvisning af links og besked om, at det er ens tur.
# Hver tekst er én linje uden andet end variabler. Spillernes navne bøjes ikke.

invitation-title = { $name } inviterer dig til Hanabi
invitation-title-nobody = En invitation til Hanabi
invitation-free = { $box }, { $players } spillere. Ledige pladser: { $free }. Du behøver ingen konto, og reglerne tager tre minutter.
invitation-full = { $box }, { $players } spillere. Alle pladser er taget; du kan kigge med.
invitation-playing = { $box }, { $players } spillere. Spillet er i gang; du kan kigge med.
game-title = Et spil Hanabi: { $names }
game-title-points = { $points } point i Hanabi: { $names }
game-sentence = Gå spillet igennem træk for træk, og prøv, hvad man ellers kunne have gjort.
turn-title = Det er din tur i Hanabi
turn-body = Spillet med { $names } venter på dig.
reminder-title = Din tid i Hanabi er ved at løbe ud
