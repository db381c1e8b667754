# Sanat, joita jokainen sivu tarvitsee.

page-not-loaded = Sivua ei voitu ladata.
try-again = Yritä uudelleen
close = Sulje
not-found = Sellaista sivua ei ole
to-the-lobby = Etusivulle
site-contact = Yhteydenotto

settings = Asetukset
settings-language = Kieli
settings-theme = Ulkoasu
settings-contrast = Kontrasti
settings-palette = Korttien värit
settings-aid = Muistituki
settings-motion = Liike
settings-sound = Äänet
settings-vibration = Värinä
settings-notifications = Kerro, kun on minun vuoroni

theme-system = Kuten tässä laitteessa
theme-dark = Yö
theme-light = Päivä
contrast-system = Kuten tässä laitteessa
contrast-normal = Tavallinen
contrast-high = Suuri
palette-standard = Tavalliset
palette-protanopia = Heikko punaisen näkö (protanopia)
palette-deuteranopia = Heikko vihreän näkö (deuteranopia)
palette-tritanopia = Heikko sinisen näkö (tritanopia)
aid-none = Ei mitään, kuten painetussa pelissä
aid-marks = Se, mitä minulle on kerrottu
aid-full = Myös se, mikä on suljettu pois
motion-system = Kuten tässä laitteessa
motion-full = Kaikki liikkuu
motion-less = Mahdollisimman vähän

conventions-open = Näin se pelaa: sopimukset yhdellä sivulla
