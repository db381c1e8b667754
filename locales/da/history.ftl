# Spillede spil: lister, statistik, dagens uddeling og det, der er gemt om en.

history-title = Spillede spil
history-whose = Hvis spil
history-mine = Mine spil
history-public = Offentlige spil
history-co-players = Med disse spillere
history-co-players-about = Kun spil, hvor de alle var med.
history-filters = Vælg efter æske, spillere, point, navn eller dag
history-any = alle
history-least = Mindst så mange point
history-name = En del af en spillers navn
history-since = Fra
history-until = Til
history-clear = Ryd valgene
history-games = { $count ->
    [one] { $count } spil
   *[other] { $count } spil
}
history-more = Vis flere
history-loading = Henter spillene …
history-none = Intet spil passer.
history-none-mine = Du har ikke afsluttet et spil, der passer. Det, du spiller, står her, når det er slut.
history-chosen = valgt uddeling
history-kept = gemt udefra
history-kept-apart = Spil, der er gemt udefra, står på listen, men tæller ikke med.
history-mistakes = { $count ->
    [0] Ingen fejl.
    [one] { $count } fejl.
   *[other] { $count } fejl.
}
history-same-deal = Samme kort andre steder
history-this-deal = Én uddeling, flere borde
history-this-deal-about = Alle offentlige spil med de samme kort, det bedste først.
history-all-deals = Alle uddelinger

## Statistik

history-statistics = Statistik
history-mean = point i gennemsnit
history-best = bedste resultat
history-mean-mistakes = fejl pr. spil
history-as-table = Som tabel
history-scores = Spil efter point
history-by-mistakes = Spil efter fejl
history-column-mistakes = Fejl
history-progress = Point over tid
history-progress-about = Gennemsnittet for hver dag; større prikker for dage med flere spil.
history-endings = Sådan endte spillene
history-column-score = Point
history-column-games = Spil
history-column-ending = Slutning
history-day = Dag

## Dagens uddeling

history-daily = Dagens uddeling
history-daily-about = De samme kort ved alle borde her: spil dem, og sammenlign.
history-daily-play = Spil den
history-daily-results = Resultater
history-daily-none = Ingen har spillet denne uddeling færdig endnu.
history-daily-closed = Resultaterne åbnes, når du selv har spillet dagens kort.
history-daily-public = Vis resultatet til alle
history-daily-public-about = Bordet står i lobbyen, og resultatet på denne liste.
history-daily-rank = Nr. { $rank }
history-daily-again = ikke første forsøg
history-daily-assisted = med hjælp

## Det, der er gemt

history-my-data = Det, der er gemt om dig
history-my-data-about = Du har ingen konto her: denne browser huskes ved hjælp af en cookie. Dine afsluttede spil må du gerne tage med dig.
history-export = Hent alle mine spil
history-forget = Glem mig
history-forget-sure = Skal du glemmes her?
history-forget-about = Dit navn, dine noter og det, du har skrevet, fjernes fra alle borde, og denne browser bliver ikke genkendt længere. Trækkene i dine spil bliver for dem, du har spillet med. Det kan ikke fortrydes.
history-forget-no = Nej, behold mig
history-forget-yes = Glem mig for altid
history-devices = Mig på en anden enhed
history-devices-about = En kode gør en anden browser til dig, med dit navn og dine spil. Den gælder én gang, i ti minutter.
history-device-make = Lav en kode
history-device-code = Skriv dette i den anden browser:
history-device-copy = Kopiér den som link
history-device-copied = Linket er kopieret. Den, der har det, kan være dig: send det kun til dig selv.
history-device-own = Denne browser, siden { $day }
history-device-other = En anden browser, siden { $day }
history-device-send-away = Send den væk
history-device-enter = En kode fra din anden browser (det, denne var før, efterlades)
history-device-join = Det er mig
history-device-joined = Velkommen tilbage, { $name }.
history-forgotten = { $count ->
    [one] Du er glemt ved { $count } bord.
   *[other] Du er glemt ved { $count } borde.
}
