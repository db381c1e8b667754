# Ord, som alle sider bruger.

page-not-loaded = Siden kunne ikke hentes.
try-again = Prøv igen
close = Luk
not-found = Den side findes ikke
to-the-lobby = Til forsiden
site-contact = Kontakt

settings = Indstillinger
settings-language = Sprog
settings-theme = Udseende
settings-contrast = Kontrast
settings-palette = Kortenes farver
settings-aid = Huskehjælp
settings-motion = Bevægelse
settings-sound = Lyde
settings-vibration = Vibration
settings-notifications = Sig til, når det er min tur

theme-system = Som på denne enhed
theme-dark = Nat
theme-light = Dag
contrast-system = Som på denne enhed
contrast-normal = Normal
contrast-high = Høj
palette-standard = Standard
palette-protanopia = Til svagt rødsyn (protanopi)
palette-deuteranopia = Til svagt grønsyn (deuteranopi)
palette-tritanopia = Til svagt blåsyn (tritanopi)
aid-none = Ingen, som i det trykte spil
aid-marks = Det, jeg har fået at vide
aid-full = Også det, der er udelukket
motion-system = Som på denne enhed
motion-full = Alt bevæger sig
motion-less = Så lidt som muligt

conventions-open = Sådan spiller den: konventionerne på én side
