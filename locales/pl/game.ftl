# Sama gra: jej części, wydarzenia i zakończenie. Imiona graczy nigdy nie są odmieniane.

## Kolory, karty i liczby

suit-name = { $suit ->
    [R] czerwony
    [Y] żółty
    [G] zielony
    [W] biały
    [B] niebieski
    [M] wielokolorowy
   *[K] czarny
}
    .feminine = { $suit ->
        [R] czerwona
        [Y] żółta
        [G] zielona
        [W] biała
        [B] niebieska
        [M] wielokolorowa
       *[K] czarna
    }
    .accusative = { $suit ->
        [R] czerwoną
        [Y] żółtą
        [G] zieloną
        [W] białą
        [B] niebieską
        [M] wielokolorową
       *[K] czarną
    }
    .genitive = { $suit ->
        [R] czerwonej
        [Y] żółtej
        [G] zielonej
        [W] białej
        [B] niebieskiej
        [M] wielokolorowej
       *[K] czarnej
    }
    .plural = { $suit ->
        [R] czerwone
        [Y] żółte
        [G] zielone
        [W] białe
        [B] niebieskie
        [M] wielokolorowe
       *[K] czarne
    }
    .genitive-plural = { $suit ->
        [R] czerwonych
        [Y] żółtych
        [G] zielonych
        [W] białych
        [B] niebieskich
        [M] wielokolorowych
       *[K] czarnych
    }
suit-letter = { $suit ->
    [R] C
    [Y] Żó
    [G] Zi
    [W] B
    [B] N
    [M] W
   *[K] Cn
}
card-name = { suit-name.feminine } { $rank ->
    [1] jedynka
    [2] dwójka
    [3] trójka
    [4] czwórka
   *[5] piątka
}
    .accusative = { suit-name.accusative } { $rank ->
        [1] jedynkę
        [2] dwójkę
        [3] trójkę
        [4] czwórkę
       *[5] piątkę
    }
count-word = { $count ->
    [0] zero
    [1] jedną
    [2] dwie
    [3] trzy
    [4] cztery
    [5] pięć
   *[other] { $count }
}
somebody = Anonim

## Co widać, dla tych, którzy słuchają strony

card-hidden = zakryta karta
card-clued = wiadomo: { $clues }
card-possible = możliwe: { $clues }
firework-label = { $placed ->
    [0] fajerwerk { suit-name }: jeszcze nic
   *[other] fajerwerk { suit-name }, ostatnia karta { $rank }
}
firework-complete = ukończony
firework-dead = nie można go już ukończyć
tokens-label = Żetony informacji: { $count } z { $of }
mistakes-label = Pomyłki: { $count } z { $of }
deck-label = { $count ->
    [one] Talia: { $count } karta
    [few] Talia: { $count } karty
   *[other] Talia: { $count } kart
}
last-round-label = { $count ->
    [one] Ostatnia runda: została { $count } tura
    [few] Ostatnia runda: zostały { $count } tury
   *[other] Ostatnia runda: zostało { $count } tur
}
last-round-brief = { $count ->
    [one] { $count } tura
    [few] { $count } tury
   *[other] { $count } tur
}
discard-pile = Stos kart odrzuconych
discard-cell = { $gone } z { $of }
last-copy = została tylko jedna

## Kafelki nagród

tile-token = Dodatkowy żeton
tile-token-effect = Wraca jeden żeton informacji.
tile-repair = Naprawa
tile-repair-effect = Jedna pomyłka zostaje cofnięta i wraca jeden żeton informacji.
tile-color-info = Informacja o kolorze
tile-color-info-effect = Udziel innemu graczowi informacji o kolorze bez użycia żetonu.
tile-rank-info = Informacja o wartości
tile-rank-info-effect = Udziel innemu graczowi informacji o wartości bez użycia żetonu.
tile-recycle = Powrót do talii
tile-recycle-effect = Wtasuj do talii wybraną kartę ze stosu kart odrzuconych.
tile-salvage = Ratunek
tile-salvage-effect = Dołóż do fajerwerku pasującą kartę ze stosu kart odrzuconych.
tile-used = wykorzystany
tile-hidden = Zakryty kafelek nagrody

## Przebieg gry

log-clued-color = { $name } udziela informacji{ log-clued-color.cost }: { $count ->
    [0] { $to } nie ma żadnej { suit-name.genitive } karty
    [one] { $to } ma jedną { suit-name.accusative } kartę
    [few] { $to } ma { count-word } { suit-name.plural } karty
   *[other] { $to } ma { count-word } { suit-name.genitive-plural } kart
}{ log-clued-color.where }.
    .cost = { $cost ->
        [free] {" "}bez użycia żetonu
       *[token] {""}
    }
    .where = { $slots ->
        [none] {""}
       *[other] { $places ->
            [one] {" "}(karta { $slots })
            [few] {" "}(karty { $slots })
           *[other] {" "}(karty { $slots })
        }
    }
log-clued-rank = { $name } udziela informacji{ log-clued-color.cost }: { $count ->
    [0] { $to } nie ma żadnej karty o wartości { $rank }
    [one] { $to } ma jedną kartę o wartości { $rank }
    [few] { $to } ma { count-word } karty o wartości { $rank }
   *[other] { $to } ma { count-word } kart o wartości { $rank }
}{ log-clued-color.where }.
log-placed = { $announced ->
    [none] { $name } zagrywa { card-name.accusative }{ log-placed.from }: karta pasuje.
   *[right] { $name } zapowiada kolor ({ $said }) i zagrywa { card-name.accusative }{ log-placed.from }: karta pasuje.
}
    .from = { $slots ->
        [none] {""}
       *[other] {" "}(karta { $slots })
    }
log-failed = { $announced ->
    [none] { $name } zagrywa { card-name.accusative }{ log-placed.from }, ale karta nie pasuje: pomyłka.
    [right] { $name } zapowiada kolor ({ $said }) i zagrywa { card-name.accusative }{ log-placed.from }, ale karta nie pasuje: pomyłka.
   *[wrong] { $name } zapowiada kolor ({ $said }), ale zagrywa { card-name.accusative }{ log-placed.from }: pomyłka.
}
log-discarded = { $name } odrzuca { card-name.accusative }{ log-placed.from }.
log-salvaged = { $name } dokłada do fajerwerku { card-name.accusative } ze stosu kart odrzuconych.
log-recycled = { $name } wtasowuje do talii { card-name.accusative } ze stosu kart odrzuconych.
log-completed = Ukończono { suit-name } fajerwerk.
log-tile-turned = { $name } odkrywa kafelek nagrody: { $tile }.
log-tile-lapsed = Kafelek nagrody nie ma efektu: { $tile }.
log-mistake-repaired = Jedna pomyłka zostaje cofnięta.
log-tokens-back = { $count ->
    [one] Wraca jeden żeton informacji.
    [few] Wracają { $count } żetony informacji.
   *[other] Wraca { $count } żetonów informacji.
}
log-drew = { $name } dobiera kartę.
log-last-round = { $count ->
    [one] Talia jest pusta: ostatnia runda ma jedną turę.
    [few] Talia jest pusta: ostatnia runda ma { count-word } tury.
   *[other] Talia jest pusta: ostatnia runda ma { count-word } tur.
}
log-rearranged = { $name } przekłada swoje karty: { $slots }.

## Zakończenie

ended-all-complete = Wygrana: wszystkie fajerwerki są ukończone.
ended-third-mistake = Przegrana: to była trzecia pomyłka.
ended-indispensable = Przegrana: przepadł ostatni egzemplarz karty niezbędnej do wygranej.
ended-no-action = Przegrana: nie ma już karty do zagrania ani żetonu informacji do użycia.
ended-last-round = Ostatnia runda dobiegła końca.
ended-stopped = { $result ->
    [lost] Przegrana: pokaz przerwano, zanim ukończono wszystkie fajerwerki.
   *[ended] Pokaz przerwano.
}
ended-timed-out = { $result ->
    [lost] Przegrana: czas minął, zanim ukończono wszystkie fajerwerki.
   *[ended] Czas minął.
}
ended-points = { $count ->
    [one] { $count } punkt.
    [few] { $count } punkty.
   *[other] { $count } punktów.
}
ended-placed = { $count ->
    [one] Ułożono { $count } kartę.
    [few] Ułożono { $count } karty.
   *[other] Ułożono { $count } kart.
}
ended-commendation = W grze był czarny proch: czarna wstęga za śmiałość należy się wam wszystkim.
rating-dreadful = Niewypał: ludzie żądają zwrotu pieniędzy.
rating-mediocre = Więcej dymu niż ognia, ale parę iskier poleciało.
rating-respectable = Przyzwoity wieczór: nic nie spłonęło i było na co popatrzeć.
rating-excellent = Piękny pokaz: wzdłuż całej rzeki widać było uśmiechnięte twarze.
rating-superb = Wspaniały pokaz: nieznajomi podchodzą uścisnąć wam dłonie.
rating-legendary = Pokaz życia: od dawna znów jest ciemno, a całe miasto wciąż patrzy w górę.
rating-divine = Bezbłędnie: każda iskra była na swoim miejscu i lepszego pokazu być nie może.

## Krótkie słowa przy obrazkach i krótkie wiersze przebiegu

firework-next = następna
firework-done = ukończony
firework-ends-at = koniec na
firework-nothing = już nic
tokens-word = { $count ->
    [one] żeton
    [few] żetony
   *[other] żetonów
}
mistakes-word = pomyłki: { $count } z { $of }
age-newest = najnowsza
age-oldest = najstarsza
age-next = odpada
line-clued = { $who ->
    [you] Mówisz graczowi { $to }
   *[other] { $name } mówi { $whom ->
        [you] ci
       *[other] graczowi { $to }
    }
}{ line-clued.cost }: { $named }{ line-clued.where }
    .cost = { $cost ->
        [free] {" "}za darmo
       *[token] {""}
    }
    .where = { $places ->
        [0] {" "}(żadna karta)
       *[other] {" "}({ $slots })
    }
line-placed = { $who ->
    [you] Zagrywasz { card-name.accusative }
   *[other] { $name } zagrywa { card-name.accusative }
}
line-failed = { line-placed }: pomyłka
line-announced = { $said }! { $line }
line-discarded = { $who ->
    [you] Odrzucasz { card-name.accusative }
   *[other] { $name } odrzuca { card-name.accusative }
}

# What is said around the words of bots, which are read when somebody may ask.

cards-unknown = nieznana karta
cards-many = jedna z { $count } kart
cards-alike = { $rank ->
    [1] jedynka
    [2] dwójka
    [3] trójka
    [4] czwórka
   *[5] piątka
}
words-why = Dlaczego?
words-what-it-tells = Co mi to mówi?
words-literally = Co mówi sama informacja
words-card-can-be = Karta { $slot }: { $cards }
words-touches-nothing = Nie dotyczy żadnej z twoich kart.
words-meaning = Według konwencji botów:
words-understood = Jak { $name } rozumie to, co działo się wcześniej:
words-more-later = Więcej można powiedzieć, gdy karty, które były wtedy na twojej ręce, zostaną zagrane lub odrzucone.
words-not-yet = Można to powiedzieć, gdy karty, które były wtedy na twojej ręce, zostaną zagrane lub odrzucone.
words-none = O tym ruchu nie ma nic do powiedzenia.
words-asking = Chwileczkę…
