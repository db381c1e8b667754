# Słowa potrzebne na każdej stronie.

page-not-loaded = Nie udało się wczytać tej strony.
try-again = Spróbuj ponownie
close = Zamknij
not-found = Nie ma takiej strony
to-the-lobby = Na stronę główną
site-contact = Kontakt

settings = Ustawienia
settings-language = Język
settings-theme = Wygląd
settings-contrast = Kontrast
settings-palette = Kolory kart
settings-aid = Pomoc dla pamięci
settings-motion = Ruch
settings-sound = Dźwięki
settings-vibration = Wibracje
settings-notifications = Powiadom mnie, gdy nadejdzie moja tura

theme-system = Jak na tym urządzeniu
theme-dark = Noc
theme-light = Dzień
contrast-system = Jak na tym urządzeniu
contrast-normal = Zwykły
contrast-high = Wysoki
palette-standard = Zwykłe
palette-protanopia = Słabe widzenie czerwieni (protanopia)
palette-deuteranopia = Słabe widzenie zieleni (deuteranopia)
palette-tritanopia = Słabe widzenie błękitu (tritanopia)
aid-none = Brak, jak w grze drukowanej
aid-marks = To, co mi powiedziano
aid-full = Także to, co zostało wykluczone
motion-system = Jak na tym urządzeniu
motion-full = Wszystko się porusza
motion-less = Jak najmniej

conventions-open = Jak gra: konwencje na jednej stronie
