# Mitä botit sanovat siirroistaan ja muiden antamista tiedoista.

cards-unknown = tuntematon kortti
cards-many = yksi { $count } kortista

bot-play-known = Tiedän, että voin pelata tämän: { $cards }.
bot-play-clued = Pelaajan { $to } antama tieto pyysi minua pelaamaan tämän kortin: { $cards }.
bot-play-inferred = Kaiken kerrotun perusteella tämän kortin voi pelata: { $cards }.
bot-play-prompted = Pelaajan { $to } pelaajalle { $seat } antama tieto vaatii ensin toisen kortin, ja sen täytyy olla se, josta minulle on kerrottu: { $cards }.
bot-play-finessed = Pelaajan { $to } pelaajalle { $seat } antama tieto vaatii ensin toisen kortin, joten sen täytyy olla uusin korttini: { $cards }.
bot-play-order-of-ones = Useista ykkösistä pelaan ensin vanhimman.
bot-play-connects = Joku odottaa tätä korttia: { $cards }.
bot-play-likely = Nyt ei ole paljon menetettävää, ja tämä on paras mahdollisuuteni: { $cards }.
bot-announce-certain = Olen varma väristä ja ilmoitan sen: { $cards }.
bot-clue-plays = { $to } voi tämän tiedon ({ $named }) jälkeen pelata kortin: { $cards }.
bot-clue-plays-later = { $to } saa tiedon kortista, jonka voi pelata myöhemmin ({ $named }): { $cards }.
bot-clue-saves = { $to } heittäisi pian pois kortin, jota ei saa menettää ({ $named }): { $cards }.
bot-clue-prompts = { $to } huomaa, mikä osittain tunnetun kortin täytyy olla ({ $named }): { $cards }.
bot-clue-finesses = { $to } pelaa heti uusimman korttinsa ({ $named }): { $cards }.
bot-clue-fixes = { $to } oli tekemässä virheen tällä kortilla ({ $named }): { $cards }.
bot-clue-five-stall = Ei parempaakaan tekemistä: { $to } saa tiedon viitosesta.
bot-clue-stalls = Ei parempaakaan tekemistä, eikä { $to } kärsi tästä tiedosta ({ $named }).
bot-clue-helps = { $to } saa lisää tietoa jo osittain tunnetuista korteista ({ $named }).
bot-clue-keeps = { $to } saa ajoissa tietää, että tämä kortti kannattaa säilyttää ({ $named }): { $cards }.
bot-clue-touches = { $to } saa tietoa korteista, joista ei ollut vielä kerrottu ({ $named }).
bot-clue-urgent = Se ei voinut odottaa: { $to } on pian vuorossa.
bot-discard-useless = Tätä korttia ei voi enää koskaan pelata: { $cards }.
bot-discard-spare = Kaiken kerrotun perusteella tätä korttia ei tarvita: { $cards }.
bot-discard-chop = Tämä on vanhin korttini, josta minulle ei ole kerrottu mitään.
bot-discard-twin = Pelaajalla { $to } on sama kortti, ja nyt { $to } tietää sen: { $cards }.
bot-discard-warns = { $to } heittäisi pois kortin, jota ei saa menettää, eikä sinisiä merkkejä ole. Heitän kortin pois enkä pelaa, jotta { $to } säästää sen: { $cards }.
bot-discard-least-harm = Jokainen kortti voi olla tärkeä; tämä luultavasti vähiten.
bot-no-tokens = Sinisiä merkkejä ei ollut.
bot-nothing-to-clue = Mikään tieto ei ollut merkin arvoinen.
bot-deck-runs-out = Pakka on loppumassa, ja tiedon antaminen jättää siihen yhden kortin.
bot-tile-takes = Laatta tuo takaisin tämän kortin: { $cards }.
bot-tile-lapses = Laatalla ei ollut mitään annettavaa.
bot-any-legal = Olin ymmälläni ja tein jotain harmitonta.
bot-read-play = { $seat } pyytää, että { $to } pelaa kortin: { $cards }.
bot-read-play-or-save = { $seat } pyytää, että { $to } pelaa tai säästää kortin: { $cards }.
bot-read-save = { $seat } pyytää, että { $to } säästää kortin: { $cards }.
bot-read-five-stall = Kun muuta ei ollut, { $seat } kertoi pelaajalle { $to } viitosesta.
bot-read-later = { $seat } kertoi pelaajalle { $to } kortista, joka odottaa toista: { $cards }.
bot-read-prompt = { $seat } kertoo, että { $to } tuntee jo osittain tämän kortin ja voi pelata sen: { $cards }.
bot-read-finesse = { $seat } kertoo, että pelaajan { $to } uusin kortti on tämä ja se on pelattava nyt: { $cards }.
bot-read-fix = { $seat } estää virheen, jonka { $to } olisi tehnyt.
bot-read-stall = Kun muuta ei ollut, { $seat } kertoi pelaajalle { $to } tämän ({ $named }).
bot-read-waits = Jos { $to } pelaa nyt tämän kortin, pelaajan { $seat } antama tieto tarkoitti sitä seuraavaa: { $cards }.
bot-read-twin = { $seat } heitti pois kortin, joten pelaajalla { $to } on samanlainen: { $cards }.
bot-read-warning = { $seat } heitti kortin pois eikä pelannut, joten { $to } säästää vanhimman kortin, josta ei ole kerrottu.
bot-read-broken = En ollut ymmärtänyt oikein; hylkään sen, mitä päättelin pelaajan { $to } saamasta tiedosta.
bot-read-plain = Tulkitsen pelaajan { $seat } pelaajalle { $to } antaman tiedon suoraviivaisesti: se tarkoittaa uusinta korttia, jonka voi pelata ({ $named }).
bot-read-literal = Tulkitsen pelaajan { $seat } pelaajalle { $to } antaman tiedon kirjaimellisesti ({ $named }).
bot-rely-less = En enää luota siihen, että pelaajan { $seat } antamat tiedot tarkoittavat enemmän kuin sanovat, ja annan itsekin yksinkertaisia tietoja.

# Asking a bot about a move.

words-why = Miksi?
words-what-it-tells = Mitä se kertoo minulle?
words-literally = Mitä tieto itsessään sanoo
words-card-can-be = Kortti { $slot }: { $cards }
words-touches-nothing = Se ei koske yhtäkään korteistasi.
words-meaning = Bottien sopimusten mukaan:
words-understood = Näin { $name } ymmärsi aiemmat tapahtumat:
words-more-later = Lisää voi kertoa, kun silloiset korttisi on pelattu tai heitetty pois.
words-not-yet = Tämän voi kertoa, kun silloiset korttisi on pelattu tai heitetty pois.
words-none = Tästä siirrosta ei ole kerrottavaa.
words-asking = Hetkinen…

# What the conventions are called.

convention-chop = Poistovuorossa
convention-focus = Kohde
convention-play = Pelitieto
convention-save = Säästötieto
convention-good-touch = Vain hyödyllisiä kortteja
convention-worth = Merkin arvoinen
convention-prompt = Muistutus
convention-finesse = Finessi
convention-five-stall = Viivytys viitosella
convention-order-of-ones = Ykkösten järjestys
convention-fix = Korjaus
convention-twins = Kaksoset
convention-warning = Varoitus
convention-last-turns = Viimeiset vuorot
convention-plain = Suoraviivainen tulkinta
