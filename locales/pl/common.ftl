# Słowa potrzebne na każdej stronie.

page-not-loaded = Nie udało się wczytać tej strony.
try-again = Spróbuj ponownie
close = Zamknij
not-found = Nie znaleziono strony
to-the-lobby = Na stronę główną
site-contact = Kontakt

settings = Ustawienia
settings-language = Język
settings-theme = Wygląd
settings-contrast = Kontrast
settings-palette = Kolory kart
settings-letters = Litery na kartach
settings-aid = Pomoc w zapamiętywaniu
settings-motion = Animacje
settings-sound = Dźwięki
settings-vibration = Wibracje
settings-notifications = Powiadom mnie, gdy nadejdzie moja tura

theme-system = Zgodnie z urządzeniem
theme-dark = Ciemny
theme-light = Jasny
contrast-system = Zgodnie z urządzeniem
contrast-normal = Zwykły
contrast-high = Wysoki
palette-standard = Zwykłe
palette-protanopia = Słabe widzenie czerwieni (protanopia)
palette-deuteranopia = Słabe widzenie zieleni (deuteranopia)
palette-tritanopia = Słabe widzenie błękitu (tritanopia)
letters-own = W moim języku
letters-english = Angielskie: R Y G W B
letters-none = Bez liter
aid-none = Brak, jak w wersji pudełkowej
aid-marks = To, co mi powiedziano
aid-full = Także to, co zostało wykluczone
motion-system = Zgodnie z urządzeniem
motion-full = Pełne
motion-less = Ograniczone

conventions-open = Jak gra: konwencje na jednej stronie
