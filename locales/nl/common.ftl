# Woorden die elke pagina nodig heeft.

page-not-loaded = Deze pagina kon niet worden geladen.
try-again = Opnieuw proberen
close = Sluiten
not-found = Die pagina bestaat niet
to-the-lobby = Naar de startpagina
site-contact = Contact

settings = Instellingen
settings-language = Taal
settings-theme = Weergave
settings-contrast = Contrast
settings-palette = Kleuren van de kaarten
settings-aid = Geheugensteun
settings-motion = Beweging
settings-sound = Geluiden
settings-vibration = Trillen
settings-notifications = Waarschuw me als ik aan de beurt ben

theme-system = Zoals op dit apparaat
theme-dark = Nacht
theme-light = Dag
contrast-system = Zoals op dit apparaat
contrast-normal = Normaal
contrast-high = Hoog
palette-standard = Standaard
palette-protanopia = Bij zwak rood zien (protanopie)
palette-deuteranopia = Bij zwak groen zien (deuteranopie)
palette-tritanopia = Bij zwak blauw zien (tritanopie)
aid-none = Geen, zoals in het gedrukte spel
aid-marks = Wat mij verteld is
aid-full = Ook wat is uitgesloten
motion-system = Zoals op dit apparaat
motion-full = Alles beweegt
motion-less = Zo min mogelijk

conventions-open = Zo speelt hij: de conventies op één pagina
