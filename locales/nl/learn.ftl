# Leren spelen: wat er bij elke stap wordt gezegd. `one` en `two` zijn de namen van de bots.

learn-title = Leren spelen
learn-progress = Hoe ver je bent
learn-dealing = De kaarten worden gedeeld …
learn-next = Verder
learn-leave = Weggaan
learn-finish = De show beëindigen
learn-to-play = Naar een echt spel
learn-to-rules = De spelregels lezen
learn-again = Nog een keer

learn-others = Welkom! Je speelt met { $one } en { $two }. Jij ziet al hun kaarten, maar zij zien hun eigen kaarten niet.
learn-own = Dit zijn jouw kaarten. Iedereen ziet ze, behalve jij.
learn-board = Samen bouwen jullie vijf rijen vuurwerk, een in elke kleur, kaart voor kaart van 1 tot 5. Er is nog niets ontstoken.
learn-tokens = De lampen zijn jullie fiches. Informatie geven kost één lamp, en er zijn er acht.
learn-tell-rank = { $one } heeft twee enen, en met een 1 begint een rij. Tik op een ervan, kies ‘1’ en vertel het.
learn-rank-told = Je wijst altijd alle kaarten aan die kloppen: allebei de enen. Kijk wat { $one } ermee doet.
learn-rank-played = { $one } begreep het en speelde een 1. Nu is { $two } aan de beurt.
learn-play = { $two } gaf een lamp uit om te zeggen dat deze kaart een 1 is. Die kun je dus vast spelen: tik erop en speel haar.
learn-played = Ze past! Je hebt er een nieuwe kaart voor getrokken. Nu spelen de anderen.
learn-tell-color = { $two } heeft de rode 2, en de rode 1 ligt op tafel. Noem deze keer de kleur: tik op de kaart en zeg ‘rood’.
learn-color-told = { $two } weet nu: deze kaart is rood, en de andere zijn dat niet.
learn-color-waits = Rood staat op 1. Wat zou de rode kaart zijn?
learn-discard = { $count ->
    [one] Er is nog { $count } lamp. Leg je een kaart af, dan gaat er weer een aan: leg je oudste kaart af, links. Niemand zei dat die belangrijk is.
   *[other] Er zijn nog { $count } lampen. Leg je een kaart af, dan gaat er weer een aan: leg je oudste kaart af, links. Niemand zei dat die belangrijk is.
}
learn-discarded = Er brandt weer een lamp meer, en de kaart was niet meer nodig: de witte 2 ligt al op tafel.
learn-mistake = En als een kaart niet past? Probeer het: speel je nieuwste kaart, rechts, zonder er iets van te weten.
learn-failed = Dat was een fout: de witte 4 kan niet vóór de witte 3 komen. De kaart is weg.
learn-mistaken = Bij een fout brandt een lont op. De eerste is weg; bij de derde verliezen jullie meteen allemaal.
learn-read = { $two } vertelde dat deze kaart groen is, en er ligt nog geen groene kaart op tafel. Wat maak je daaruit op? Vanaf nu beslis jij.
learn-wait = De anderen zijn aan het spelen.
learn-end = De show eindigt als alle rijen compleet zijn, bij de derde fout, of nadat de laatste kaart is getrokken en ieder nog één beurt heeft gehad. Elke gelegde kaart is een punt: 25 is volmaakt.
learn-free = Meer hoef je niet te weten. Speel door zolang je wilt, of beëindig de show hier en hoor wat het publiek ervan vindt.
learn-over = Dat was je eerste show! Nodig nu vrienden uit, of speel meteen met bots.
