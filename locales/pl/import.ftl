# Bringing games from elsewhere: several at once, whose they are, what became of each.

import-found = { $count ->
    [one] Znaleziono { $count } grę
    [few] Znaleziono { $count } gry
    [many] Znaleziono { $count } gier
   *[other] Znaleziono { $count } gry
}
import-all = { $count ->
    [one] Zapisz { $count } grę
    [few] Zapisz wszystkie { $count } gry
    [many] Zapisz wszystkie { $count } gier
   *[other] Zapisz wszystkie { $count } gry
}
import-progress = { $done } z { $all }
import-me = Który gracz to ty?
import-me-about = Te gry będą się wtedy liczyć jako twoje.
import-nobody = Nie było mnie w grze
import-waiting = Krótka przerwa; import zaraz sam ruszy dalej.
import-stop = Zatrzymaj
import-summary = { $count ->
    [one] Zapisano { $count } grę.
    [few] Zapisano { $count } gry.
    [many] Zapisano { $count } gier.
   *[other] Zapisano { $count } gry.
}
import-summary-known = { $count ->
    [one] { $count } już tu była.
    [few] { $count } już tu były.
    [many] { $count } już tu było.
   *[other] { $count } już tu było.
}
import-summary-refused = { $count ->
    [one] { $count } nie udało się wczytać.
    [few] { $count } nie udało się wczytać.
    [many] { $count } nie udało się wczytać.
   *[other] { $count } nie udało się wczytać.
}
import-known = już tu była
import-unfinished = niedokończona
import-number = Gra { $number }
import-too-many = { $all } gier to za dużo naraz: najwyżej { $most }.
import-to-history = Do moich gier
import-copy-link = Kopiuj link do hanab.live
import-link-copied = Skopiowano link do hanab.live.
