# Wörter, die jede Seite braucht.

page-not-loaded = Diese Seite konnte nicht geladen werden.
try-again = Erneut versuchen
close = Schließen
not-found = Seite nicht gefunden
to-the-lobby = Zur Startseite
site-contact = Kontakt

settings = Einstellungen
settings-language = Sprache
settings-theme = Darstellung
settings-contrast = Kontrast
settings-palette = Kartenfarben
settings-letters = Buchstaben auf den Karten
settings-aid = Gedächtnishilfe
settings-motion = Bewegung
settings-sound = Töne
settings-vibration = Vibration
settings-notifications = Benachrichtigen, wenn ich dran bin

theme-system = Wie das Gerät
theme-dark = Dunkel
theme-light = Hell
contrast-system = Wie das Gerät
contrast-normal = Normal
contrast-high = Hoch
palette-standard = Standard
palette-protanopia = Bei Rotschwäche (Protanopie)
palette-deuteranopia = Bei Grünschwäche (Deuteranopie)
palette-tritanopia = Bei Blauschwäche (Tritanopie)
letters-own = In meiner Sprache
letters-english = Englische: R Y G W B
letters-none = Keine
aid-none = Keine, wie am Spieltisch
aid-marks = Was mir gesagt wurde
aid-full = Auch, was damit ausscheidet
motion-system = Wie das Gerät
motion-full = Voll
motion-less = Reduziert

conventions-open = So spielt er: die Konventionen auf einer Seite
