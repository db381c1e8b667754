# Reglerne, med vores egne ord.

rules-title = Regler
rules-lead = Alt, hvad du behøver for at spille, med billeder. Vælg en udgave for kun at læse det, der er med i den.
rules-choose = Reglerne til hvilken udgave?
rules-everything = Det hele
rules-everything-about = alle udgaver, alle varianter
rules-no-such-box = Den udgave findes ikke.
rules-contents = Indhold
rules-to-learn = Prøv det på tre minutter
rules-to-play = Til forsiden

rules-box-da = Den danske udgave er til 2-5 spillere fra 8 år. Den har 55 kort (fem af dem multifarvede), otte blå brikker, der ligger i låget, og tre røde brikker: ved hver fejl flyttes en af dem op i låget.
rules-box-nl = Den nederlandske udgave er til 2-5 spillere fra 10 år. Den har 50 kort, otte brikker og tre fejlkort, der vendes fra blå til rød.
rules-box-fi = Den finske udgave er til 2-5 spillere. Den har 55 kort (fem af dem multifarvede), otte blå brikker, der ligger i låget, og tre røde brikker: ved hver fejl flyttes en af dem op i låget.
rules-box-pl = Den polske specialudgave er til 2-5 spillere fra 8 år. Den har 50 kort samt ti multifarvede og ti sorte kort, fem kortholdere, otte brikker på deres pose, tre fejlbrikker, der vendes fra blå til rød, og seks belønningsbrikker.
rules-box-custom = Her står reglerne til alle fire fysiske udgaver og to muligheder, som ingen af dem har: en sjette farve og et forbud mod tomme informationer. Spillet er til 2-5 spillere.

## Grundspillet

rules-goal = Spillets formål
rules-goal-show = Hanabi betyder fyrværkeri. Sammen gør I en opvisning klar med fem fyrværkerier, ét i hver farve, der bygges op kort for kort fra 1 til 5.
rules-goal-twist = I vinder eller taber sammen. Men der er en hage ved det: I holder kortene omvendt, så alle kan se dem undtagen den, der har dem på hånden.
rules-goal-picture = Det røde fyrværkeri: 1, 2 og 3 er lagt, og rød 4 er det næste.

rules-setup = Forberedelser
rules-setup-cards = Grundspillet har 50 kort i fem farver: hvid, rød, blå, gul og grøn. Hver farve har tre ettere, to toere, to treere, to firere og en enkelt femmer.
rules-setup-tokens = Der er otte blå brikker, og alle er til rådighed fra begyndelsen. Fejlene tælles op til tre.
rules-setup-hands = To eller tre spillere får fem kort hver, fire eller fem spillere får fire. Se aldrig på dine egne kort: vend dem mod de andre.
rules-setup-deck = Resten er kortstakken med bagsiden op. Alle må vide, hvor mange kort den har tilbage.
rules-setup-starter = Den mest farverigt klædte begynder; her trækkes der lod, eller den, der oprettede bordet, bestemmer. Der spilles i urets retning.

rules-turn = Din tur
rules-turn-one = Når det er din tur, gør du præcis én af tre ting. Du kan ikke springe over. Mens en spiller tænker, hverken kommenterer eller hjælper de andre.

rules-clue = Giv en information
rules-clue-cost = Fortæl én af de andre noget om de kort, vedkommende har på hånden. Det koster en blå brik; er der ingen tilbage, kan du ikke give nogen information.
rules-clue-name = Nævn præcis én farve eller præcis én værdi, og vis alle de kort, der passer – på én gang, og uden at fremhæve nogen af dem.
rules-clue-color-said = »Du har to røde kort, her og her.«
rules-clue-rank-said = »Du har tre kort med værdien 1, her, her og her.«
rules-clue-complete = En information er altid fuldstændig og sand: du kan ikke udelade et kort, der passer.
rules-clue-wrong-said = Ikke tilladt: »Du har et grønt kort her.« Det andet grønne kort skal også vises.
rules-clue-empty = Du må også fortælle, at der ikke er sådan et kort. Det koster en brik som enhver anden information.
rules-clue-empty-said = »Du har ingen hvide kort.«
rules-clue-heard = Alle hører enhver information. Den gælder kun de kort, der er på hånden nu, ikke dem, der trækkes senere. Du må gerne gentage en information.

rules-discard = Smid et kort
rules-discard-how = Vælg et af dine kort uden at se det, og læg det med billedsiden op i brugtbunken. En blå brik kommer tilbage, og du trækker et nyt kort.
rules-discard-full = Så længe alle otte brikker er til rådighed, kan du ikke smide et kort.
rules-discard-pile = Alle må når som helst se brugtbunken igennem. Når alle eksemplarer af et kort ligger der, kan dets fyrværkeri ikke længere blive komplet; kortene under hullet tæller stadig.

rules-play = Spil et kort
rules-play-how = Vælg et af dine kort uden at se det, og vis det frem. Du behøver hverken vide, hvad det er, eller sige, hvor det skal hen.
rules-play-fits = Er det det næste kort i sit fyrværkeri, lægges det der. En etter begynder et fyrværkeri; hver værdi kommer én gang og uden huller. Derefter trækker du et nyt kort.
rules-play-picture = Blå er nået til 2: blå 3 passer.
rules-play-bonus = Den, der gør et fyrværkeri komplet, henter en blå brik tilbage. Er alle otte til rådighed, går den bonus tabt.

rules-mistake = Fejl
rules-mistake-what = Et kort, der ikke passer, er en fejl: det ryger i brugtbunken, og ingen brik kommer tilbage. Det samme gælder et kort, der allerede ligger i sit fyrværkeri. Du trækker stadig et nyt kort.
rules-mistake-picture = Blå er nået til 2: blå 4 passer ikke.
rules-mistake-third = Ved den tredje fejl har I alle tabt med det samme.

rules-end = Spillets afslutning
rules-end-three = Spillet slutter på én af tre måder.
rules-end-mistakes = Den tredje fejl sker: spillet er tabt.
rules-end-complete = Alle fyrværkerier er komplette: I har vundet med det samme og med det maksimale pointantal.
rules-end-deck = En spiller trækker kortstakkens sidste kort: nu har alle præcis én tur mere, og den, der trak det, kommer sidst. Ingen trækker flere kort. Så tælles pointene.
rules-end-hopeless = Spillet fortsætter, selv om der ikke er flere point at hente. Men I må gerne blive enige om at stoppe; så tæller det, der ligger.

rules-score = Point og bedømmelse
rules-score-how = Hvert fyrværkeri giver lige så mange point, som det har kort. Grundspillet giver højst 25 point.
rules-score-picture = 3 + 4 + 4 + 5 + 2 = 18 point
rules-rating = Det siger publikum
rules-rating-points = Point
rules-rating-words = Bedømmelse
rules-rating-multicolour = Med multifarvede kort kan man nå 30 point; uden dem er 25 det højeste.
rules-score-lost = Et spil, der tabes på den tredje fejl, giver 0 point og ingen bedømmelse.

rules-talk = At tale og at huske
rules-talk-only = I fortæller kun hinanden noget med de informationer, I betaler for: ingen vink, ingen grimasser, ingen suk.
rules-talk-action = I den nederlandske udgave må man også sige, hvilken handling man har valgt.
rules-talk-house = I må gerne aftale mere. To bemærkninger er harmløse: at man stadig intet ved om sin hånd, og at spørge en anden, om vedkommende kan huske sine kort.
rules-talk-hand = Du må ordne dine egne kort uden at se dem: flyt, drej eller vip dem for at huske en information. Alle kan se det.

## Varianter og udvidelser

rules-five-own-cards = Bland fem multifarvede kort i, ét af hver værdi. Så er der 55 kort.
rules-five-own-color = Multifarvet er sin egen farve: en information må nævne den og gælder netop disse kort. Informationer om andre farver gælder dem ikke.
rules-five-own-score = Der er seks fyrværkerier, og man kan nå 30 point. Hvert multifarvet kort findes kun én gang, så pas godt på det.
rules-five-own-said = »Du har to multifarvede kort, her og her.«
rules-five-own-red-said = »Du har et rødt kort her.«

rules-ten-wild-cards = Bland ti multifarvede kort i med samme værdier som enhver anden farve. Så er der 60 kort.
rules-ten-wild-color = I informationer hører de til alle farver: nævner man en farve, vises de også. Informationer om en værdi virker som ellers.
rules-ten-wild-name = Multifarvet må aldrig selv nævnes, hverken at nogen har sådan et kort, eller at de ikke har et.
rules-ten-wild-firework = De bliver til et sjette fyrværkeri fra 1 til 5 og træder aldrig i stedet for et kort i et andet. Man kan nå 30 point.
rules-ten-wild-said = »Du har tre gule kort, her, her og her.«

rules-ten-own-cards = Bland ti multifarvede kort i med samme værdier som enhver anden farve. De er deres egen farve og nævnes som enhver anden. Så er der 60 kort.
rules-ten-own-score = Der er seks fyrværkerier, og man kan nå 30 point. Ingen af de fire fysiske udgaver har denne mulighed.
rules-ten-own-said = »Du har to multifarvede kort, her og her.«

rules-black-cards = Bland ti sorte kort i: tre femmere, to firere, to treere, to toere og en enkelt etter.
rules-black-down = Det sorte fyrværkeri bygges i omvendt rækkefølge. Femmeren begynder det; etteren gør det komplet og giver den sædvanlige bonus.
rules-black-color = I informationer er sort ingen farve: en farveinformation gælder aldrig et sort kort, og sort må ikke nævnes, heller ikke for at sige, at nogen ingen har. Informationer om en værdi gælder også sorte kort.
rules-black-score = Læg de andre fyrværkerier sammen, og træk ét point fra for hvert kort, der mangler i det sorte, uanset værdi. Det højeste er stadig 25, eller 30 med multifarvede kort; det laveste er −5.
rules-black-ribbon = Hvis I ikke taber, får I alle det sorte bånd for dristighed.
rules-black-red-said = »Du har to røde kort, her og her.« De sorte er ikke med.
rules-black-rank-said = »Du har to kort med værdien 1, her og her.«
rules-black-picture = 5, 4 og 3 er lagt, og sort 2 er det næste. Sluttede spillet nu, ville de to manglende kort koste to point.

rules-tiles-turn = Bland de seks belønningsbrikker, og læg dem i en stak med bagsiden op. Den, der gør et fyrværkeri komplet, vender den øverste og udfører den i stedet for at hente en blå brik, og trækker først derefter et kort. Så lægges brikken væk.
rules-tiles-must = Det, der kan udføres, skal udføres; resten går tabt. Det kort, der gør det allersidste fyrværkeri komplet, vender ingen brik: I har vundet.
rules-tiles-recycle = Tilbage i stakken: er kortstakken tom, må du redde et kort i stedet eller lade brikken være uden virkning. En sidste runde, der er begyndt, fortsætter uændret. I Glansnummer må du også lægge kortet i den tomme stak og selv trække det.
rules-tiles-salvage = Redning: gør det reddede kort et fyrværkeri komplet, vendes den næste brik straks.

rules-expert-deck = Der er ingen sidste runde. Når kortstakken er tom, fortsætter spillet: ingen trækker, og hænderne bliver mindre.
rules-expert-lost = I taber straks ved den tredje fejl, og også når et nødvendigt kort havner i brugtbunken, uanset hvordan: det sidste eksemplar af et kort, som dets fyrværkeri stadig mangler.
rules-expert-hand = En spiller uden kort kan kun give en information. Er der heller ingen brik til det, taber I.
rules-expert-won = I vinder, når alle fyrværkerier i spillet er komplette. Der er hverken point eller bedømmelse.

rules-announce-may = Før du viser det kort, du spiller, må du sige dets farve. Du vælger på ny hver gang.
rules-announce-right = Er farven rigtig, og passer kortet, kommer en blå brik tilbage; gør kortet et fyrværkeri komplet, kommer der én til.
rules-announce-wrong = Er farven forkert, smides kortet, og der tælles en fejl, selv om det havde passet.
rules-announce-unfit = Er farven rigtig, men passer kortet ikke, er det en almindelig fejl, og ingen brik kommer tilbage.
rules-announce-which = Et multifarvet kort meldes som multifarvet og et sort som sort. Trods det danske navn er der intet ur med i spillet.

rules-no-empty-clues-rule = Enhver information skal gælde mindst ét kort. Alle fire fysiske udgaver tillader tomme informationer; dette er for dem, der er vant til at spille uden.

rules-combining = Kombination af udvidelser
rules-combining-box = Alt, hvad udgaven byder på, kan kombineres frit ({ $box }).
rules-combining-custom = Alt kan kombineres; kun de tre slags multifarvede kort udelukker hinanden. En information om en farve gælder de multifarvede kort i Farvelavine, men aldrig sorte kort.
