# Sanat, joita jokainen sivu tarvitsee.

page-not-loaded = Sivua ei voitu ladata.
try-again = Yritä uudelleen
close = Sulje
not-found = Sivua ei löytynyt
to-the-lobby = Etusivulle
site-contact = Yhteydenotto

settings = Asetukset
settings-language = Kieli
settings-theme = Ulkoasu
settings-contrast = Kontrasti
settings-palette = Korttien värit
settings-letters = Korttien kirjaimet
settings-aid = Muistituki
settings-motion = Liike
settings-sound = Äänet
settings-vibration = Värinä
settings-notifications = Ilmoita, kun on minun vuoroni

theme-system = Laitteen mukaan
theme-dark = Tumma
theme-light = Vaalea
contrast-system = Laitteen mukaan
contrast-normal = Tavallinen
contrast-high = Suuri
palette-standard = Tavalliset
palette-protanopia = Heikko punaisen erottelu (protanopia)
palette-deuteranopia = Heikko vihreän erottelu (deuteranopia)
palette-tritanopia = Heikko sinisen erottelu (tritanopia)
letters-own = Omalla kielelläni
letters-english = Englanniksi: R Y G W B
letters-none = Ei kirjaimia
aid-none = Ei mitään, kuten lautapeliversiossa
aid-marks = Se, mitä minulle on kerrottu
aid-full = Myös se, mikä on suljettu pois
motion-system = Laitteen mukaan
motion-full = Täysi
motion-less = Vähennetty

conventions-open = Näin se pelaa: sopimukset yhdellä sivulla
