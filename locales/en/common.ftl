# Words that every page needs.

page-not-loaded = This page could not be loaded.
try-again = Try again
close = Close
not-found = There is no such page
to-the-lobby = To the lobby
site-contact = Contact

settings = Settings
settings-language = Language
settings-theme = Appearance
settings-contrast = Contrast
settings-palette = Colors of the suits
settings-aid = Memory aid
settings-motion = Motion
settings-sound = Sounds
settings-vibration = Vibration
settings-notifications = Tell me when it is my turn

theme-system = As on this device
theme-dark = Night
theme-light = Day
contrast-system = As on this device
contrast-normal = Normal
contrast-high = High
palette-standard = Standard
palette-protanopia = For weak red vision (protanopia)
palette-deuteranopia = For weak green vision (deuteranopia)
palette-tritanopia = For weak blue vision (tritanopia)
aid-none = None, as in the printed game
aid-marks = What I was told
aid-full = Also what it rules out
motion-system = As on this device
motion-full = Everything moves
motion-less = As little as possible

conventions-open = What it plays: the conventions on one page
