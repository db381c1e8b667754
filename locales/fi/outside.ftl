# Mitä sivusto sanoo silloin, kun sen sivut eivät ole auki: linkkien esikatselut ja tieto omasta vuorosta.
# Jokainen teksti on yksi rivi, jossa on vain muuttujia. Pelaajien nimet jätetään taivuttamatta.

invitation-title = { $name } kutsuu sinut pelaamaan Hanabia
invitation-title-nobody = Kutsu Hanabi-peliin
invitation-free = { $box }, pelaajia { $players }. Vapaita paikkoja: { $free }. Tiliä ei tarvita, ja säännöt oppii kolmessa minuutissa.
invitation-full = { $box }, pelaajia { $players }. Kaikki paikat on otettu.
invitation-playing = { $box }, pelaajia { $players }. Peli on alkanut.
invitation-look-in = Voit tulla katsomaan.
invitation-body = Pöydässä on vapaa paikka.
game-title = Hanabi-peli: { $names }
game-title-points = Hanabi, pisteitä { $points }: { $names }
game-sentence = Käy peli läpi siirto siirrolta ja kokeile, mitä muuta olisi voinut tehdä.
turn-title = Sinun vuorosi Hanabissa
turn-body = Peli odottaa sinua. Muut pelaajat: { $names }.
reminder-title = Aikasi Hanabissa on loppumassa
mail-code-title = Hanabi-koodisi: { $code }
mail-code-body = Kirjoita tämä koodi sivulle, niin saat tähän osoitteeseen tiedon vuorostasi: { $code }. Jos et ole pyytänyt sitä, älä välitä tästä viestistä; muuta ei tule.
mail-off = Ei enää näitä viestejä: { $link }
guest-name = Vieras { $number }
