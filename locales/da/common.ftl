# Ord, som alle sider bruger.

page-not-loaded = Siden kunne ikke hentes.
try-again = Prøv igen
close = Luk
not-found = Siden findes ikke
to-the-lobby = Til forsiden
site-contact = Kontakt

settings = Indstillinger
settings-language = Sprog
settings-theme = Udseende
settings-contrast = Kontrast
settings-palette = Kortenes farver
settings-letters = Bogstaver på kortene
settings-aid = Huskehjælp
settings-motion = Bevægelse
settings-sound = Lyde
settings-vibration = Vibration
settings-notifications = Giv besked, når det er min tur

theme-system = Følg enheden
theme-dark = Mørkt
theme-light = Lyst
contrast-system = Følg enheden
contrast-normal = Normal
contrast-high = Høj
palette-standard = Standard
palette-protanopia = Ved svagt rødsyn (protanopi)
palette-deuteranopia = Ved svagt grønsyn (deuteranopi)
palette-tritanopia = Ved svagt blåsyn (tritanopi)
letters-own = På mit sprog
letters-english = Engelske: R Y G W B
letters-none = Ingen
aid-none = Ingen, som i den fysiske udgave
aid-marks = Det, jeg har fået at vide
aid-full = Også det, der er udelukket
motion-system = Følg enheden
motion-full = Fuld
motion-less = Begrænset

conventions-open = Sådan spiller den: konventionerne på én side
