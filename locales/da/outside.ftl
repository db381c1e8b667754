# Hvad siden siger, hvor dens sider ikke er åbne: forhåndsvisning af links og besked om, at det er ens tur.
# Hver tekst er én linje uden andet end variabler. Spillernes navne bøjes ikke.

invitation-title = { $name } inviterer dig til Hanabi
invitation-title-nobody = En invitation til Hanabi
invitation-free = { $box }, { $players } spillere. Ledige pladser: { $free }. Du behøver ingen konto, og reglerne tager tre minutter.
invitation-full = { $box }, { $players } spillere. Alle pladser er taget.
invitation-playing = { $box }, { $players } spillere. Spillet er i gang.
invitation-look-in = Du kan se med.
invitation-body = Der er en ledig plads ved bordet.
game-title = Et spil Hanabi: { $names }
game-title-points = Hanabi, point: { $points } – { $names }
game-sentence = Gå spillet igennem træk for træk, og prøv, hvad man ellers kunne have gjort.
turn-title = Det er din tur i Hanabi
turn-body = Spillet med { $names } venter på dig.
reminder-title = Din tid i Hanabi er ved at løbe ud
mail-code-title = Din kode til Hanabi: { $code }
mail-code-body = Skriv koden på siden, så får du besked på denne adresse, når det er din tur: { $code }. Har du ikke bedt om den, så se bort fra mailen; der kommer ikke mere.
mail-off = Ingen flere af disse mails: { $link }
guest-name = Gæst { $number }
