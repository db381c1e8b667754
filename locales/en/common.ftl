# Words that every page needs.

page-not-loaded = This page could not be loaded.
try-again = Try again
close = Close
not-found = Page not found
to-the-lobby = To the lobby
site-contact = Contact

settings = Settings
settings-language = Language
settings-theme = Appearance
settings-contrast = Contrast
settings-palette = Card colors
settings-letters = Letters on cards
settings-aid = Memory aid
settings-motion = Motion
settings-sound = Sounds
settings-vibration = Vibration
settings-notifications = Notify me when it is my turn

theme-system = Match device
theme-dark = Dark
theme-light = Light
contrast-system = Match device
contrast-normal = Normal
contrast-high = High
palette-standard = Standard
palette-protanopia = For weak red vision (protanopia)
palette-deuteranopia = For weak green vision (deuteranopia)
palette-tritanopia = For weak blue vision (tritanopia)
letters-own = In my language
letters-english = English: R Y G W B
letters-none = None
aid-none = None, as in the boxed game
aid-marks = What I was told
aid-full = Also what it rules out
motion-system = Match device
motion-full = Full
motion-less = Reduced

conventions-open = What it plays: the conventions on one page
