# How each bot plays, in one sentence. Python reads these: each is one line.

description-random = Valitsee sallitun toimen täysin sattumanvaraisesti.
description-cautious = Ystävällinen aloittelija: pelaa varmat kortit, antaa tietoa korteista, jotka voi pelata, ja heittää pois vanhimman korttinsa.
description-partner = Ihmisten kanssa pelaamiseen: pelaa monille tuttujen sopimusten mukaan ja kertoo miksi.
description-sieve = Kahdelle: tieto osoittaa viereistä korttia (Referential Sieve); kertoo miksi.
description-duet = Vahvin kahden pelaajan pelissä: pelaa kuten Duo, mutta miettii ennen jokaista siirtoa satoja mahdollisia pelejä loppuun asti; palkintolaattojen kanssa se noudattaa Duon sääntöjä.
description-duo = Nopea ja vahva kahden pelaajan pelissä: jokainen annettu ja jokainen antamatta jätetty tieto kertoo jotain joukkuetoverille.
description-learned = Pieni neuroverkko kahden pelaajan peliin: se jäljitteli ensin Duoa ja kehittyi sitten pelaamalla itsensä kanssa.
description-hat = Nopea ja vahva kolmen, neljän ja viiden pelaajan pelissä: jokainen tieto on koodi, joka kertoo kaikille jotain heidän omasta kädestään; ihminen ei pysy mukana.
description-choir = Vahvin kolmen, neljän ja viiden pelaajan pelissä: puhuu Hatin koodia, mutta miettii ennen jokaista siirtoa mahdollisia pelejä loppuun asti; palkintolaattojen kanssa se noudattaa Hatin sääntöjä.
description-cheat = Näkee kaikki kädet ja pakan: ei oikea pelaaja vaan yläraja, johon muita verrataan.
