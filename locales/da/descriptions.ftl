# How each bot plays, in one sentence. Python reads these: each is one line.

description-random = Vælger en lovlig handling helt tilfældigt.
description-cautious = Den venlige begynder: spiller det, der er sikkert, giver informationer om kort, der kan spilles, og smider sit ældste kort.
description-partner = Til spil med mennesker: spiller efter konventioner, mange spillere kender, og siger hvorfor.
description-sieve = For to: En information peger på nabokortet (Referential Sieve); siger hvorfor.
description-duet = Den stærkeste for to spillere: spiller som Duo, men tænker hundredvis af mulige spil igennem til slutningen før hvert træk; i spil med belønningsbrikker holder den sig til Duos regler.
description-duo = Hurtig og stærk med to spillere: hver information, den giver, og hver, den ikke giver, fortæller holdkammeraten noget.
description-learned = Et lille neuralt netværk for to spillere: det efterlignede først Duo og blev så bedre ved at spille med sig selv.
description-hat = Hurtig og stærk med tre til fem spillere: hver information er en kode, der fortæller alle noget om deres egen hånd; mennesker kan ikke følge med.
description-choir = Den stærkeste for tre til fem spillere: taler Hats kode, men tænker mulige spil igennem til slutningen før hvert træk; i spil med belønningsbrikker holder den sig til Hats regler.
description-cheat = Ser alle hænder og kortstakken: ikke en rigtig spiller, men loftet, som de andre måles mod.
