# Selve spillet: dets ting, hvad der sker, og hvordan det ender. Spillernes navne bøjes aldrig.

## Farver, kort og tal

suit-name = { $suit ->
    [R] rød
    [Y] gul
    [G] grøn
    [W] hvid
    [B] blå
    [M] multifarvet
   *[K] sort
}
    .neuter = { $suit ->
        [R] rødt
        [Y] gult
        [G] grønt
        [W] hvidt
        [B] blåt
        [M] multifarvet
       *[K] sort
    }
    .plural = { $suit ->
        [R] røde
        [Y] gule
        [G] grønne
        [W] hvide
        [B] blå
        [M] multifarvede
       *[K] sorte
    }
suit-letter = { $suit ->
    [R] R
    [Y] Gu
    [G] Gr
    [W] H
    [B] B
    [M] M
   *[K] S
}
card-name = { suit-name } { $rank }
count-word = { $count ->
    [0] ingen
    [1] et
    [2] to
    [3] tre
    [4] fire
    [5] fem
   *[other] { $count }
}
somebody = en spiller

## Det, der kan ses, for dem, der hører siden

card-hidden = skjult kort
card-clued = oplyst: { $clues }
card-possible = kan være: { $clues }
firework-label = { $placed ->
    [0] { suit-name.neuter } fyrværkeri: intet endnu
   *[other] { suit-name.neuter } fyrværkeri til og med { $rank }
}
firework-complete = komplet
firework-dead = kan ikke længere blive komplet
tokens-label = Blå brikker: { $count } af { $of }
mistakes-label = Fejl: { $count } af { $of }
deck-label = { $count ->
    [one] Kortstak: { $count } kort
   *[other] Kortstak: { $count } kort
}
last-round-label = { $count ->
    [one] Sidste runde: { $count } tur tilbage
   *[other] Sidste runde: { $count } ture tilbage
}
last-round-brief = { $count ->
    [one] { $count } tur
   *[other] { $count } ture
}
discard-pile = Brugtbunke
discard-cell = { $gone } af { $of }
last-copy = kun ét tilbage

## Belønningsbrikker

tile-token = Ekstra brik
tile-token-effect = En blå brik kommer tilbage.
tile-repair = Reparation
tile-repair-effect = En fejl slettes, og en blå brik kommer tilbage.
tile-color-info = Farveinformation
tile-color-info-effect = Giv en anden spiller en information om en farve uden at bruge en brik.
tile-rank-info = Værdiinformation
tile-rank-info-effect = Giv en anden spiller en information om en værdi uden at bruge en brik.
tile-recycle = Tilbage i stakken
tile-recycle-effect = Bland et kort efter eget valg fra brugtbunken ind i kortstakken.
tile-salvage = Redning
tile-salvage-effect = Læg et kort, der passer, fra brugtbunken i kortets fyrværkeri.
tile-used = brugt
tile-hidden = Belønningsbrik med bagsiden op

## Forløbet

log-clued-color = { $name } siger til { $to }{ log-clued-color.cost }: { $count ->
    [0] ingen { suit-name.plural } kort
    [one] et { suit-name.neuter } kort
   *[other] { count-word } { suit-name.plural } kort
}{ log-clued-color.where }.
    .cost = { $cost ->
        [free] {", uden at bruge en brik"}
       *[token] {""}
    }
    .where = { $slots ->
        [none] {""}
       *[other] { $places ->
            [one] {" "}(kort { $slots })
           *[other] {" "}(kort { $slots })
        }
    }
log-clued-rank = { $name } siger til { $to }{ log-clued-color.cost }: { $count ->
    [0] { $rank ->
        [1] ingen ettere
        [2] ingen toere
        [3] ingen treere
        [4] ingen firere
       *[5] ingen femmere
    }
    [one] et kort med værdien { $rank }
   *[other] { count-word } kort med værdien { $rank }
}{ log-clued-color.where }.
log-placed = { $announced ->
    [none] { $name } spiller { card-name }{ log-placed.from }: kortet passer.
   *[right] { $name } siger { $said } og spiller { card-name }{ log-placed.from }: kortet passer.
}
    .from = { $slots ->
        [none] {""}
       *[other] {" "}(kort { $slots })
    }
log-failed = { $announced ->
    [none] { $name } spiller { card-name }{ log-placed.from }, som ikke passer: en fejl.
    [right] { $name } siger { $said } og spiller { card-name }{ log-placed.from }, som ikke passer: en fejl.
   *[wrong] { $name } siger { $said }, men spiller { card-name }{ log-placed.from }: en fejl.
}
log-discarded = { $name } smider { card-name }{ log-placed.from }.
log-salvaged = { $name } lægger { card-name } fra brugtbunken i det { suit-name.plural } fyrværkeri.
log-recycled = { $name } blander { card-name } fra brugtbunken ind i kortstakken.
log-completed = Det { suit-name.plural } fyrværkeri er komplet.
log-tile-turned = { $name } vender en belønningsbrik: { $tile }.
log-tile-lapsed = Belønningsbrikken har ingen virkning: { $tile }.
log-mistake-repaired = En fejl slettes.
log-tokens-back = { $count ->
    [one] En blå brik kommer tilbage.
   *[other] { $count } blå brikker kommer tilbage.
}
log-drew = { $name } trækker et kort.
log-last-round = { $count ->
    [one] Kortstakken er tom: sidste runde har én tur.
   *[other] Kortstakken er tom: sidste runde har { count-word } ture.
}
log-rearranged = { $name } flytter rundt på sine kort: { $slots }.

## Slutningen

ended-all-complete = Vundet: alle fyrværkerier er komplette.
ended-third-mistake = Tabt: det var den tredje fejl.
ended-indispensable = Tabt: det sidste eksemplar af et nødvendigt kort er væk.
ended-no-action = Tabt: der er hverken et kort at spille eller en blå brik at bruge.
ended-last-round = Sidste runde er slut.
ended-stopped = { $result ->
    [lost] Tabt: opvisningen blev stoppet, før alle fyrværkerier var komplette.
   *[ended] Opvisningen blev stoppet.
}
ended-timed-out = { $result ->
    [lost] Tabt: tiden løb ud, før alle fyrværkerier var komplette.
   *[ended] Tiden er udløbet.
}
ended-points = { $count ->
    [one] { $count } point.
   *[other] { $count } point.
}
ended-placed = { $count ->
    [one] { $count } kort var lagt.
   *[other] { $count } kort var lagt.
}
ended-commendation = Der var sortkrudt med i spillet: det sorte bånd for dristighed går til jer alle.
rating-dreadful = En fuser: folk vil have pengene tilbage.
rating-mediocre = Mere røg end ild, men et par gnister fløj der da.
rating-respectable = En pæn aften: intet brændte ned, og der var noget at se på.
rating-excellent = En flot opvisning: der var smil hele vejen langs floden.
rating-superb = En strålende opvisning: fremmede kommer hen og trykker jer i hånden.
rating-legendary = En opvisning for livet: det er længe siden, det blev mørkt igen, og hele byen kigger stadig op.
rating-divine = Fejlfrit: ikke en gnist fløj forkert, og bedre kan det ikke gøres.

## Korte ord ved billederne og korte linjer i forløbet

firework-next = næste
firework-done = komplet
firework-ends-at = slutter ved
firework-nothing = intet mere
tokens-word = { $count ->
    [one] blå brik
   *[other] blå brikker
}
mistakes-word = { $count } af { $of } fejl
age-newest = nyest
age-oldest = ældst
age-next = smides først
line-clued = { $who ->
    [you] Du siger til { $to }
   *[other] { $name } siger til { $whom ->
        [you] dig
       *[other] { $to }
    }
}{ line-clued.cost }: { $named }{ line-clued.where }
    .cost = { $cost ->
        [free] {" "}gratis
       *[token] {""}
    }
    .where = { $places ->
        [0] {" "}(intet kort)
       *[other] {" "}({ $slots })
    }
line-placed = { $who ->
    [you] Du spiller { card-name }
   *[other] { $name } spiller { card-name }
}
line-failed = { line-placed }: en fejl
line-announced = { $said }! { $line }
line-discarded = { $who ->
    [you] Du smider { card-name }
   *[other] { $name } smider { card-name }
}

# What is said around the words of bots, which are read when somebody may ask.

cards-unknown = et ukendt kort
cards-many = et af { $count } kort
cards-alike = { $rank ->
    [1] en etter
    [2] en toer
    [3] en treer
    [4] en firer
   *[5] en femmer
}
words-why = Hvorfor?
words-what-it-tells = Hvad fortæller den mig?
words-literally = Det, informationen siger i sig selv
words-card-can-be = Kort { $slot }: { $cards }
words-touches-nothing = Den gælder ingen af dine kort.
words-meaning = Efter botternes konventioner:
words-understood = Sådan forstod { $name } det, der skete før:
words-more-later = Mere kan siges, når de kort, du havde dengang, er spillet eller smidt.
words-not-yet = Det kan siges, når de kort, du havde dengang, er spillet eller smidt.
words-none = Der er intet at sige om dette træk.
words-asking = Et øjeblik…
