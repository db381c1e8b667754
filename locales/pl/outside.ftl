# Co strona mówi tam, gdzie nie jest otwarta: podglądy linków i wiadomość, że na kogoś czas.
# Każdy tekst to jedna linia, w której są tylko zmienne. Imion graczy się nie odmienia.

invitation-title = { $name } zaprasza cię do gry Hanabi
invitation-title-nobody = Zaproszenie do gry Hanabi
invitation-free = { $box }, liczba graczy: { $players }. Wolne miejsca: { $free }. Nie trzeba konta, a zasady zajmują trzy minuty.
invitation-full = { $box }, liczba graczy: { $players }. Wszystkie miejsca są zajęte; możesz popatrzeć.
invitation-playing = { $box }, liczba graczy: { $players }. Gra już trwa; możesz popatrzeć.
game-title = Partia Hanabi: { $names }
game-title-points = Hanabi, punkty: { $points } – { $names }
game-sentence = Przejrzyj partię ruch po ruchu i sprawdź, co jeszcze można było zrobić.
turn-title = Twoja kolej w Hanabi
turn-body = Gra czeka na ciebie. Pozostali gracze: { $names }.
reminder-title = Kończy ci się czas w Hanabi
