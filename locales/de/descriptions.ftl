# How each bot plays, in one sentence. Python reads these: each is one line.

description-random = Wählt irgendeine erlaubte Aktion, ganz zufällig.
description-cautious = Der freundliche Anfänger: spielt, was sicher ist, gibt Hinweise auf Karten, die gespielt werden können, und wirft seine älteste Karte ab.
description-partner = Für das Spiel mit Menschen: spielt nach Konventionen, die viele kennen, und sagt, warum.
description-sieve = Zu zweit: Ein Hinweis zeigt auf die Nachbarkarte (Referential Sieve); sagt, warum.
description-duet = Der Stärkste zu zweit: spielt wie Duo, denkt aber vor jedem Zug Hunderte möglicher Spiele bis zum Ende durch; mit Bonusplättchen hält er sich an die Regeln von Duo.
description-duo = Schnell und stark zu zweit: Jeder Hinweis, den er gibt, und jeder, den er nicht gibt, sagt dem anderen etwas.
description-learned = Ein kleines neuronales Netz für zwei: Es hat zuerst Duo nachgeahmt und ist dann im Spiel mit sich selbst besser geworden.
description-hat = Schnell und stark zu dritt bis zu fünft: Jeder Hinweis ist ein Code, der allen etwas über ihre eigene Hand sagt; Menschen können ihm nicht folgen.
description-choir = Der Stärkste zu dritt bis zu fünft: spricht den Code von Hat, denkt aber vor jedem Zug mögliche Spiele bis zum Ende durch; in Spielen mit Bonusplättchen hält er sich an die Regeln von Hat.
description-cheat = Sieht alle Hände und den Nachziehstapel: kein echter Spieler, sondern die Obergrenze, an der die anderen gemessen werden.
