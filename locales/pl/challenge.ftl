# Challenges: the same sealed deals for several groups.

challenge = Wyzwanie
challenge-new = Wyzwanie
challenge-new-about = Kilka grup gra te same zapieczętowane rozdania, każda wtedy, kiedy chce. Wyniki odsłonią się tym, którzy rozegrali wszystkie; wcześniej nikt nic z rozdania nie zobaczy.
challenge-deals-label = Ile rozdań?
challenge-make = Utwórz wyzwanie
challenge-players = { $count ->
    [one] { $count } gracz
    [few] { $count } graczy
   *[many] { $count } graczy
}
challenge-about = { $count ->
    [one] { $count } rozdanie, takie samo dla wszystkich.
    [few] { $count } rozdania, takie same dla wszystkich.
   *[many] { $count } rozdań, takich samych dla wszystkich.
} Podaj link dalej: każda grupa gra, kiedy chce.
challenge-copy = Kopiuj link
challenge-copied = Skopiowano link.
challenge-deals = Twoje rozdania
challenge-deal = Rozdanie { $number }
challenge-points = { $score ->
    [one] { $score } punkt
    [few] { $score } punkty
   *[many] { $score } punktów
}
challenge-look = Obejrzyj
challenge-closed = Wyniki odsłonią się, gdy rozegrasz każde rozdanie do końca.
challenge-results = Wyniki
challenge-group = Kto
challenge-mean = Średnia
challenge-ahead = Wobec bota
challenge-unranked = bez miejsca: znane karty lub pomoc
challenge-bots-playing = Boty grają tymi samymi kartami…
challenge-results-about = Średnia punktów z błędem standardowym; wobec bota to średnia różnica względem najsilniejszego bota w tych samych rozdaniach.
