# Bringing games from elsewhere: several at once, whose they are, what became of each.

import-found = { $count ->
    [one] { $count } spil fundet
   *[other] { $count } spil fundet
}
import-all = { $count ->
    [one] Gem { $count } spil
   *[other] Gem alle { $count } spil
}
import-progress = { $done } af { $all }
import-me = Hvem var du?
import-me-about = Så tæller spillene med blandt dine egne.
import-nobody = Jeg var ikke med
import-waiting = Siden har brug for en kort pause; det fortsætter af sig selv.
import-stop = Stop
import-summary = { $count ->
    [one] { $count } spil gemt.
   *[other] { $count } spil gemt.
}
import-summary-known = { $count ->
    [one] { $count } var her i forvejen.
   *[other] { $count } var her i forvejen.
}
import-summary-refused = { $count ->
    [one] { $count } kunne ikke importeres.
   *[other] { $count } kunne ikke importeres.
}
import-known = var her i forvejen
import-unfinished = ikke spillet færdigt
import-number = Spil { $number }
import-too-many = { $all } spil er for mange på én gang: højst { $most }.
import-to-history = Til mine spil
import-copy-link = Kopiér hanab.live-link
import-link-copied = hanab.live-linket er kopieret.
