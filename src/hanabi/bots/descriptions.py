"""How each bot plays, in one sentence of each language."""

DESCRIPTIONS: dict[str, dict[str, str]] = {
    "random": {
        "en": "Chooses any legal action, entirely by chance.",
        "da": "Vælger en lovlig handling helt tilfældigt.",
        "nl": "Kiest volkomen willekeurig een toegestane actie.",
        "fi": "Valitsee sallitun toimen täysin sattumanvaraisesti.",
        "pl": "Wybiera dozwoloną akcję całkiem losowo.",
    },
    "cautious": {
        "en": "The friendly beginner: plays what is certain, gives clues about cards that can be "
        "played, and discards its oldest card.",
        "da": "Den venlige begynder: spiller det, der er sikkert, giver ledetråde om kort, der kan "
        "spilles, og smider sit ældste kort.",
        "nl": "De vriendelijke beginner: speelt wat zeker is, geeft informatie over kaarten die "
        "gespeeld kunnen worden en legt zijn oudste kaart af.",
        "fi": "Ystävällinen aloittelija: pelaa varmat kortit, antaa tietoa korteista, jotka voi "
        "pelata, ja heittää pois vanhimman korttinsa.",
        "pl": "Przyjazny początkujący: zagrywa to, co pewne, udziela wskazówek o kartach, które "
        "można zagrać, i odrzuca swoją najstarszą kartę.",
    },
    "partner": {
        "en": "The one for people: plays the conventions that many players know, and says why.",
        "da": "Den for mennesker: spiller efter de konventioner, mange spillere kender, og siger hvorfor.",
        "nl": "Die voor mensen: speelt volgens afspraken die veel spelers kennen, en zegt waarom.",
        "fi": "Ihmisiä varten: pelaa monien pelaajien tuntemien sopimusten mukaan ja kertoo miksi.",
        "pl": "Dla ludzi: gra według konwencji znanych wielu graczom i mówi dlaczego.",
    },
    "duet": {
        "en": "The strongest for two players: plays like duo, but thinks hundreds of possible games through "
        "to the end before each move; in games with reward tiles it keeps to duo's rules.",
        "da": "Den stærkeste for to spillere: spiller som duo, men tænker hundredvis af mulige spil igennem "
        "til slutningen før hvert træk; i spil med belønningsbrikker holder den sig til duos regler.",
        "nl": "De sterkste voor twee spelers: speelt als duo, maar denkt voor elke zet honderden mogelijke "
        "spellen tot het einde door; in spellen met beloningstegels houdt hij zich aan de regels van duo.",
        "fi": "Vahvin kahden pelaajan pelissä: pelaa kuten duo, mutta miettii ennen jokaista siirtoa "
        "satoja mahdollisia pelejä loppuun asti; palkintolaattojen kanssa se noudattaa duon sääntöjä.",
        "pl": "Najsilniejszy w grze dwuosobowej: gra jak duo, ale przed każdym ruchem przemyśla do końca "
        "setki możliwych rozgrywek; w grach z kafelkami nagród trzyma się zasad duo.",
    },
    "duo": {
        "en": "Quick and strong with two players: every clue it gives, and every clue it does not give,"
        " tells its partner something.",
        "da": "Hurtig og stærk med to spillere: hver ledetråd, den giver, og hver ledetråd, den ikke "
        "giver, fortæller holdkammeraten noget.",
        "nl": "Snel en sterk met twee spelers: de informatie die hij geeft, en ook die hij niet "
        "geeft, zegt zijn medespeler iets.",
        "fi": "Nopea ja vahva kahden pelaajan pelissä: jokainen annettu ja jokainen antamatta jätetty tieto"
        " kertoo jotain joukkuetoverille.",
        "pl": "Szybki i silny w grze dwuosobowej: każda udzielona wskazówka, a także każda "
        "nieudzielona, mówi coś współgraczowi.",
    },
    "learned": {
        "en": "A small neural network for two players: it first imitated duo, then improved by playing with "
        "itself.",
        "da": "Et lille neuralt netværk for to spillere: det efterlignede først duo og blev så bedre ved at "
        "spille med sig selv.",
        "nl": "Een klein neuraal netwerk voor twee spelers: het deed eerst duo na en werd daarna beter door "
        "met zichzelf te spelen.",
        "fi": "Pieni neuroverkko kahden pelaajan peliin: se jäljitteli ensin duoa ja kehittyi sitten "
        "pelaamalla itsensä kanssa.",
        "pl": "Mała sieć neuronowa do gry dwuosobowej: najpierw naśladowała bota duo, a potem doskonaliła "
        "się, grając sama ze sobą.",
    },
    "hat": {
        "en": "The strongest for three to five players: each clue is a code that tells everyone "
        "something about their own hand; people cannot follow it.",
        "da": "Den stærkeste for tre til fem spillere: hver ledetråd er en kode, der fortæller alle"
        " noget om deres egen hånd; mennesker kan ikke følge med.",
        "nl": "De sterkste voor drie tot vijf spelers: alle informatie is een code die iedereen "
        "iets over de eigen hand vertelt; mensen kunnen dat niet volgen.",
        "fi": "Vahvin kolmen, neljän ja viiden pelaajan pelissä: jokainen tieto on koodi, joka "
        "kertoo kaikille jotain heidän omasta kädestään; ihminen ei pysy mukana.",
        "pl": "Najsilniejszy w grze od trzech do pięciu graczy: każda wskazówka jest szyfrem, który"
        " mówi każdemu coś o jego własnych kartach; człowiek za tym nie nadąży.",
    },
    "cheat": {
        "en": "Sees every hand and the deck: not a real player, but the ceiling that the others are"
        " measured against.",
        "da": "Ser alle hænder og kortstakken: ikke en rigtig spiller, men loftet, som de andre måles mod.",
        "nl": "Ziet alle handen en de stapel: geen echte speler, maar de bovengrens waaraan de "
        "andere worden gemeten.",
        "fi": "Näkee kaikki kädet ja pakan: ei oikea pelaaja vaan yläraja, johon muita verrataan.",
        "pl": "Widzi karty wszystkich graczy i talię: to nie prawdziwy gracz, lecz górna granica, z"
        " którą porównuje się pozostałych.",
    },
}
