# People: what they look like, whom they invite, where they are told of their turn, passkeys. Names stand uninflected.

people-look = Twój lampion
people-look-change = Zmień swój lampion
people-look-about = Inni widzą go obok twojej nazwy. Jeśli dwie osoby przy stole mają ten sam kolor, jedna z nich dostaje tam inny.
people-look-color = Kolor
people-look-lantern = Kształt
people-look-pattern = Wzór
people-look-face = Mina
people-look-number = { $what } { $number }
people-look-chance = Zaskocz mnie
people-look-done = Gotowe
people-color-0 = Koralowy
people-color-1 = Bursztynowy
people-color-2 = Żółty
people-color-3 = Zielony
people-color-4 = Turkusowy
people-color-5 = Niebieski
people-color-6 = Fioletowy
people-color-7 = Różowy
people-again = Zagrajcie razem znowu
people-known = Twoi dotychczasowi współgracze
people-games = { $count ->
    [one] { $count } wspólna gra
    [few] { $count } wspólne gry
    [many] { $count } wspólnych gier
   *[other] { $count } wspólnej gry
}
people-more = Pokaż więcej
people-invite = Zaproś
people-invite-name = Zaproś: { $name }
people-invited = Zaproszono
people-invite-about = Zobaczą to na swojej stronie głównej i dostaną powiadomienie, jeśli je włączyli.
people-invitations = Zaproszenia
people-invitation = { $name } zaprasza cię do gry
people-invitation-seats = graczy: { $players }, wolnych miejsc: { $free }
people-join = Dołącz
people-decline = Odrzuć
people-block = Zablokuj: { $name }
people-blocked = Zablokowane osoby
people-blocked-about = Nie dostajesz od nich zaproszeń, a to, co piszą na czacie, jest przed tobą ukryte. Nie dowiedzą się o tym.
people-blocked-done = Zablokowano: { $name }. Bez zaproszeń, a wiadomości na czacie są ukryte.
people-unblock = Odblokuj
notices-title = Gdy przyjdzie twoja kolej
notices-about = Najwyżej jedna wiadomość na turę i żadnej, gdy masz otwarty stół. Są w niej nazwy graczy i link, nigdy nic o kartach.
notices-push = Przeglądarka (przez { $host })
notices-webhook = Webhook: { $host }
notices-mail = E-mail: { $host }
notices-remove = Wyłącz
notices-remove-one = Wyłącz: { $host }
notices-add = Dodaj
notices-webhook-label = Adres webhooka
notices-webhook-about = Na przykład adres czatu. Trafia tam wiersz JSON.
notices-webhook-added = Gotowe: webhook będzie dostawać wiadomości.
notices-mail-label = Adres e-mail
notices-mail-send = Wyślij mi kod
notices-mail-sent = Kod jest w drodze na adres { $address }. Jest ważny pół godziny.
notices-mail-code = Kod z wiadomości
notices-mail-confirm = Potwierdź
notices-mail-confirmed = Gotowe: wiadomości będą przychodzić na { $address }.
notices-off-title = Wiadomości o twojej turze
notices-off-done = Gotowe: na ten adres nie będą już przychodzić wiadomości o twojej turze.
notices-off-before = Na ten adres nic już nie jest wysyłane.
notices-off-about = W każdej chwili możesz włączyć je z powrotem: Rozegrane gry, Twoje dane.
passkeys-title = Klucze dostępu
passkeys-about = Klucz dostępu przywraca twoją nazwę i gry, nawet jeśli ta przeglądarka o tobie zapomni. Przechowuje go twoje urządzenie; nie trzeba niczego pamiętać.
passkeys-make = Utwórz klucz dostępu
passkeys-use = Zaloguj się kluczem dostępu
passkeys-made = Klucz dostępu, { $day }
passkeys-remove = Usuń
passkeys-kept = Twój klucz dostępu jest gotowy.
passkeys-failed = Nie udało się lub anulowano.
passkeys-welcome = Witaj ponownie, { $name }.
