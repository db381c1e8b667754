# Co strona mówi tam, gdzie nie jest otwarta: podglądy linków i wiadomość, że na kogoś czas.
# Każdy tekst to jedna linia, w której są tylko zmienne. Imion graczy się nie odmienia.

invitation-title = { $name } zaprasza cię do gry Hanabi
invitation-title-nobody = Zaproszenie do gry Hanabi
invitation-free = { $box }, liczba graczy: { $players }. Wolne miejsca: { $free }. Nie trzeba konta, a zasad nauczysz się w trzy minuty.
invitation-full = { $box }, liczba graczy: { $players }. Wszystkie miejsca są zajęte.
invitation-playing = { $box }, liczba graczy: { $players }. Gra już trwa.
invitation-look-in = Możesz popatrzeć.
invitation-body = Przy stole jest wolne miejsce.
game-title = Gra w Hanabi: { $names }
game-title-points = Hanabi, punkty: { $points } – { $names }
game-sentence = Przejrzyj grę ruch po ruchu i sprawdź, co jeszcze można było zrobić.
turn-title = Twoja kolej w Hanabi
turn-body = Gra czeka na ciebie. Pozostali gracze: { $names }.
reminder-title = Kończy ci się czas w Hanabi
mail-code-title = Twój kod do Hanabi: { $code }
mail-code-body = Wpisz ten kod na stronie, aby na ten adres przychodziły wiadomości o twojej turze: { $code }. Jeśli to nie ty o niego prosisz, zignoruj tę wiadomość; nic więcej nie przyjdzie.
mail-off = Bez takich wiadomości w przyszłości: { $link }
guest-name = Gość { $number }
