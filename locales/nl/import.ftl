# Bringing games from elsewhere: several at once, whose they are, what became of each.

import-found = { $count ->
    [one] { $count } partij gevonden
   *[other] { $count } partijen gevonden
}
import-all = { $count ->
    [one] { $count } partij opslaan
   *[other] Alle { $count } partijen opslaan
}
import-progress = { $done } van { $all }
import-me = Wie was jij?
import-me-about = Deze partijen tellen dan mee als die van jou.
import-nobody = Ik speelde niet mee
import-waiting = De site heeft een korte pauze nodig; het gaat vanzelf verder.
import-stop = Stoppen
import-summary = { $count ->
    [one] { $count } partij opgeslagen.
   *[other] { $count } partijen opgeslagen.
}
import-summary-known = { $count ->
    [one] { $count } was er al.
   *[other] { $count } waren er al.
}
import-summary-refused = { $count ->
    [one] { $count } kon niet worden geïmporteerd.
   *[other] { $count } konden niet worden geïmporteerd.
}
import-known = was er al
import-unfinished = niet afgemaakt
import-number = Partij { $number }
import-too-many = { $all } partijen zijn te veel tegelijk: hoogstens { $most }.
import-to-history = Naar mijn partijen
import-copy-link = hanab.live-link kopiëren
import-link-copied = De hanab.live-link is gekopieerd.
