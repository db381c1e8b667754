# Woorden die elke pagina nodig heeft.

page-not-loaded = Deze pagina kon niet worden geladen.
try-again = Opnieuw proberen
close = Sluiten
not-found = Pagina niet gevonden
to-the-lobby = Naar de startpagina
site-contact = Contact

settings = Instellingen
settings-language = Taal
settings-theme = Weergave
settings-contrast = Contrast
settings-palette = Kleuren van de kaarten
settings-letters = Letters op de kaarten
settings-aid = Geheugensteun
settings-motion = Beweging
settings-sound = Geluiden
settings-vibration = Trillen
settings-notifications = Waarschuw me als ik aan de beurt ben

theme-system = Apparaat volgen
theme-dark = Donker
theme-light = Licht
contrast-system = Apparaat volgen
contrast-normal = Normaal
contrast-high = Hoog
palette-standard = Standaard
palette-protanopia = Bij roodzwakte (protanopie)
palette-deuteranopia = Bij groenzwakte (deuteranopie)
palette-tritanopia = Bij blauwzwakte (tritanopie)
letters-own = In mijn taal
letters-english = Engelse: R Y G W B
letters-none = Geen
aid-none = Geen, zoals in het fysieke spel
aid-marks = Wat mij verteld is
aid-full = Ook wat is uitgesloten
motion-system = Apparaat volgen
motion-full = Volledig
motion-less = Beperkt

conventions-open = Zo speelt hij: de conventies op één pagina
