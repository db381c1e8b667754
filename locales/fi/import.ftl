# Bringing games from elsewhere: several at once, whose they are, what became of each.

import-found = { $count ->
    [one] { $count } peli löytyi
   *[other] { $count } peliä löytyi
}
import-all = { $count ->
    [one] Tallenna { $count } peli
   *[other] Tallenna kaikki { $count } peliä
}
import-progress = { $done } / { $all }
import-me = Kuka pelaajista olit?
import-me-about = Silloin nämä pelit lasketaan omiksesi.
import-nobody = En pelannut mukana
import-waiting = Sivusto pitää lyhyen tauon; tämä jatkuu itsestään.
import-stop = Pysäytä
import-summary = { $count ->
    [one] { $count } peli tallennettu.
   *[other] { $count } peliä tallennettu.
}
import-summary-known = { $count ->
    [one] { $count } oli täällä jo ennestään.
   *[other] { $count } oli täällä jo ennestään.
}
import-summary-refused = { $count ->
    [one] { $count } jäi tuomatta.
   *[other] { $count } jäi tuomatta.
}
import-known = oli täällä jo
import-unfinished = jäi kesken
import-number = Peli { $number }
import-too-many = { $all } peliä on liikaa kerralla: enintään { $most }.
import-to-history = Omiin peleihin
import-copy-link = Kopioi hanab.live-linkki
import-link-copied = hanab.live-linkki on kopioitu.
