# How each bot plays, in one sentence. Python reads these: each is one line.

description-random = Wybiera dozwoloną akcję całkiem losowo.
description-cautious = Przyjazny początkujący: zagrywa to, co pewne, udziela informacji o kartach, które można zagrać, i odrzuca swoją najstarszą kartę.
description-partner = Do gry z ludźmi: gra według konwencji znanych wielu graczom i mówi dlaczego.
description-sieve = Dla dwojga: informacja wskazuje kartę obok (Referential Sieve); mówi dlaczego.
description-duet = Najsilniejszy w grze dwuosobowej: gra jak Duo, ale przed każdym ruchem przemyśla do końca setki możliwych rozgrywek; w grach z kafelkami nagród trzyma się zasad Duo.
description-duo = Szybki i silny w grze dwuosobowej: każda udzielona informacja, a także każda nieudzielona, mówi coś współgraczowi.
description-learned = Mała sieć neuronowa do gry dwuosobowej: najpierw naśladowała bota Duo, a potem doskonaliła się, grając sama ze sobą.
description-hat = Szybki i silny w grze od trzech do pięciu graczy: każda informacja jest szyfrem, który mówi każdemu coś o jego własnych kartach; człowiek za tym nie nadąży.
description-choir = Najsilniejszy w grze od trzech do pięciu graczy: mówi szyfrem bota Hat, ale przed każdym ruchem przemyśla możliwe rozgrywki do końca; w grach z kafelkami nagród trzyma się zasad bota Hat.
description-cheat = Widzi karty wszystkich graczy i talię: to nie prawdziwy gracz, lecz górna granica, z którą porównuje się pozostałych.
