# Spillede spil: lister, statistik, dagens uddeling og det, der er gemt om en.

history-title = Spillede spil
history-insights = Indblik
history-whose = Hvilke spil
history-mine = Mine spil
history-public = Offentlige spil
history-co-players = Med disse spillere
history-co-players-about = Kun spil, hvor de alle var med.
history-filters = Filtre
history-any = alle
history-least = Mindste antal point
history-name = Spillernavn indeholder
history-since = Fra
history-until = Til
history-clear = Ryd filtre
history-games = { $count ->
    [one] { $count } spil
   *[other] { $count } spil
}
history-more = Vis flere
history-loading = Henter spillene…
history-none = Ingen spil fundet.
history-none-mine = Ingen afsluttede spil fundet. Dine spil står her, når de er slut.
history-chosen = valgte kort
history-kept = importeret
history-kept-apart = Importerede spil tæller med, når du siger, hvem du var.
history-mistakes = { $count ->
    [0] Ingen fejl.
    [one] { $count } fejl.
   *[other] { $count } fejl.
}
history-same-deal = Samme kort andre steder
history-this-deal = Samme kort, flere borde
history-this-deal-about = Alle offentlige spil med de samme kort, det bedste først.
history-all-deals = Alle spil

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
history-column-ending = Afslutning
history-day = Dag

## Dagens uddeling

history-daily = Dagens kort
history-daily-about = De samme kort ved alle borde her: spil dem, og sammenlign.
history-daily-play = Spil
history-daily-results = Resultater
history-daily-none = Ingen er færdig med dagens kort endnu.
history-daily-closed = Resultaterne åbnes, når du selv har spillet dagens kort.
history-daily-public = Vis resultatet til alle
history-daily-public-about = Bordet står på forsiden, og resultatet på denne liste.
history-daily-rank = Nr. { $rank }
history-daily-again = ikke første forsøg
history-daily-assisted = med hjælp
history-week = Syv dage
history-week-who = Hvem
history-week-days = Dage
history-week-points = Point
history-week-about = Første forsøg uden hjælp i spil, der vises for alle, og dine egne.

## Det, der er gemt

history-my-data = Dine data
history-my-data-about = Du har ingen konto her: denne browser huskes ved hjælp af en cookie. Du kan hente dine afsluttede spil.
history-export = Hent alle mine spil
history-forget = Slet mine data
history-forget-sure = Skal dine data slettes?
history-forget-about = Dit navn, dine noter og det, du har skrevet, fjernes fra alle borde, og denne browser bliver ikke genkendt længere. Trækkene i dine spil bliver for dem, du har spillet med. Det kan ikke fortrydes.
history-forget-no = Annullér
history-forget-yes = Slet for altid
history-habits = Sådan spiller botterne med dig
history-habits-about = Nogle botter husker fra dine spil, hvordan du spiller.
history-habit-plain = { $bot } giver dig enkle informationer og forventer ingen konventioner af dig.
history-habit-open = { $bot } spiller efter sine konventioner med dig og ser, om du følger dem.
history-habit-partner = { $bot } ved, at du følger dens konventioner.
history-habits-forget = Botterne skal glemme, hvordan jeg spiller
history-habits-forgotten = Botterne har glemt, hvordan du spiller.
history-devices = Brug en anden enhed
history-devices-about = En kode logger dig ind i en anden browser med dit navn og dine spil. Den gælder én gang, i ti minutter.
history-device-make = Lav en kode
history-device-code = Skriv dette i den anden browser:
history-device-copy = Kopiér den som link
history-device-copied = Linket er kopieret. Den, der har det, kan logge ind som dig: send det kun til dig selv.
history-device-own = Denne browser, siden { $day }
history-device-other = En anden browser, siden { $day }
history-device-send-away = Log ud
history-device-enter = Kode fra din anden browser (navn og spil fra denne browser følger ikke med)
history-device-join = Log ind
history-device-joined = Velkommen tilbage, { $name }.
history-forgotten = { $count ->
    [one] Du er slettet fra { $count } bord.
   *[other] Du er slettet fra { $count } borde.
}
