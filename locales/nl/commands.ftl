# Wat `hanabi` in een terminal op zijn opdrachten antwoordt, en wat het weigert. Weigeringen staan achter “hanabi: ” en hebben geen punt.

## hanabi rules

editions-all = allemaal, vrij te combineren
editions-more = `hanabi rules EDITIE` legt er een uit.
editions-head = { $age ->
    [0] { $box }, 2 tot 5 spelers
   *[other] { $box }, 2 tot 5 spelers, vanaf { $age } jaar
}
editions-base = Het basisspel: vijf kleuren, 50 kaarten, 8 fiches, en bij de derde fout is het spel verloren. In je beurt geef je informatie (dat kost een fiche), leg je een kaart af (dat geeft er een terug) of speel je een kaart. Verder is er:
editions-house-talk = Een afspraak van de spelers: ze bepalen zelf wat er naast de informatie gezegd mag worden.
editions-no-memory-aid = Een afspraak van de spelers: ze onthouden de informatie zelf, het scherm doet dat niet.
editions-start = Begin een partij:
editions-not-in-box = Niet in deze editie: { $words }. `--edition custom` heeft alles.
editions-one-multicolor = Hooguit één van five-own, ten-wild en ten-own: er is maar één veelkleurige rij.

## hanabi bots

bots-players = spelers: { $players }
bots-explains = legt zijn zetten uit
bots-cheats = ziet alle kaarten
bots-points = punten gemiddeld: { $points }
bots-points-with = { $players } spelers { $points }

## hanabi deal-check

check-waiting = Er wordt een weg naar de winst gezocht; de eerste keer wordt het programma gecompileerd
check-over = { $count ->
    [one] Na { $count } zet is deze partij afgelopen.
   *[other] Na { $count } zetten is deze partij afgelopen.
}
check-won = { $count ->
    [0] Deze kaarten zijn te winnen: { $known } met alle kaarten bekend.
    [one] Na { $count } zet is deze partij te winnen: { $known } met alle kaarten bekend.
   *[other] Na { $count } zetten is deze partij te winnen: { $known } met alle kaarten bekend.
}
check-lost = { $count ->
    [0] Deze kaarten zijn niet te winnen: met alle kaarten bekend is { $known } het hoogst haalbare.
    [one] Na { $count } zet is deze partij niet te winnen: met alle kaarten bekend is { $known } het hoogst haalbare.
   *[other] Na { $count } zetten is deze partij niet te winnen: met alle kaarten bekend is { $known } het hoogst haalbare.
}
check-open = { $count ->
    [0] Of deze kaarten te winnen zijn, is niet beslist: met alle kaarten bekend is { $known } het hoogst haalbare.
    [one] Of deze partij na { $count } zet te winnen is, is niet beslist: met alle kaarten bekend is { $known } het hoogst haalbare.
   *[other] Of deze partij na { $count } zetten te winnen is, is niet beslist: met alle kaarten bekend is { $known } het hoogst haalbare.
}

## hanabi puzzles

puzzles-judging = De partijen worden beoordeeld; de eerste keer wordt het programma gecompileerd
puzzles-judging-again = { $count ->
    [one] { $count } puzzel wordt opnieuw beoordeeld
   *[other] { $count } puzzels worden opnieuw beoordeeld
}
puzzles-found = { $count ->
    [0] Geen puzzels in { $path }.
    [one] { $count } puzzel in { $path }: { $themes }.
   *[other] { $count } puzzels in { $path }: { $themes }.
}
puzzles-so-far = Puzzels: { $found } van { $wanted }. Partijen: { $games }. { $seconds } s
puzzles-broken-off = Afgebroken: wat gevonden is, is opgeslagen.
puzzles-held = { $held } van { $of } behouden hun oplossing bij andere handen en stapels ({ $share }).
puzzles-unlucky = { $count ->
    [one] { $count } oplossing kost punten met de kaarten zoals ze liggen, en zegt dat.
   *[other] { $count } oplossingen kosten punten met de kaarten zoals ze liggen, en zeggen dat.
}
prepare-bot = { $bot } wordt klaargemaakt: compileren, ongeveer { $seconds } s, alleen deze keer
prepare-not-kept = Gecompileerde code kan niet worden bewaard, dus elke start compileert opnieuw: noem met HANABI_CACHE een map waarin geschreven kan worden

## Wat niet kan

refused-no-option = { $typed } is geen keuze: kies uit base, { $options }
refused-not-together = { $one } en { $other } sluiten elkaar uit: kies er een
refused-players = Hanabi is voor 2 tot 5 spelers, niet voor { $found }
refused-no-edition = { $typed } is geen editie: kies uit { $editions }
refused-not-offered = de editie { $edition } heeft { $wanted } niet: wel { $offered }; `custom` heeft alles
refused-deal-code = { $typed } is geen bestand en geen kaartcode
refused-other-deal = { $typed } is de code van andere kaarten of tegels dan { $options }
refused-no-deal = noem een partij, een kaartcode, of met --seed het nummer van de kaarten
refused-deal-turn = --turn is voor gespeelde partijen: hier zijn nog geen zetten
refused-no-reader = { $typed } kan deze partij niet lezen: kies uit { $readers }
refused-no-bot = { $typed } is geen bot: kies uit { $bots }
refused-bot-players = { $bot } speelt met { $players } spelers, niet met { $found }
refused-bot-rules = { $bot } kent de regels { $options } niet
refused-bot-cheats = { $bot } ziet alle kaarten, en dat mag niemand aan tafel: hij speelt alleen in de arena
refused-seat = { $typed } kan niet plaatsnemen: { $person } voor een mens, of een bot: { $bots }, of my_module:MyBot voor een eigen bot
refused-starter = wie begint is een plaats van 1 tot { $last }, of random, niet { $typed }
refused-names-count = één naam voor elke plaats: plaatsen { $players }, namen { $names }
refused-names-same = namen houden spelers uit elkaar: { $names } zijn niet allemaal verschillend
refused-name-empty = { $place }: een naam heeft minstens één letter of teken, niet { $typed }
refused-name-long = { $place }: een naam heeft hooguit { $most } tekens; deze heeft er { $found }
refused-name-signs = { $place }: een naam heeft geen besturingstekens, anders dan { $typed }
refused-puzzle-count = er wordt minstens één puzzel gemaakt, niet { $found }
refused-puzzle-players = { $typed } is geen aantal spelers
refused-puzzle-bots = geen van deze bots speelt met zoveel spelers
refused-not-text = byte { $byte }: dit is geen tekst in UTF-8
refused-file-name = er is geen bestand met zo’n naam
refused-file-there = { $path } bestaat al: noem een nieuw bestand, zodat er geen partij verloren gaat
refused-unwritten = { $path } kan niet worden geschreven: { $reason }

file-missing = bestand of map niet gevonden
file-forbidden = geen toegang
file-folder = dit is een map
file-no-folder = dit is geen map
file-full = er is geen ruimte meer

command-error = { $command }: fout: { $message }
command-argument = { $argument }: { $message }
command-unknown = onbekend: { $arguments }
command-missing = er ontbreekt: { $arguments }
command-not-with = gaat niet samen met { $other }
command-takes-nothing = neemt geen waarde, dus ook niet { $typed }
command-takes-one = hier ontbreekt een waarde
command-takes-some = hier ontbreekt minstens één waarde
command-choice = { $typed } is geen keuze (kies uit { $choices })
command-number = { $typed } is geen geheel getal zoals 1000 of 1e6
