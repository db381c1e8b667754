# Terugspelen: door een afgelopen spel lopen, iets anders proberen, het samen bespreken. Namen van spelers worden nooit verbogen.

replay-title = Naspelen
replay-loading = De partij wordt opgehaald…
replay-not-over = De partij is nog niet afgelopen: tot dan blijven de kaarten geheim.
replay-to-the-table = Naar de tafel
replay-to-history = Gespeelde partijen

## Erdoorheen lopen

replay-turn = zet { $move } van { $last }
replay-turn-short = zet { $move }
replay-dealt = De kaarten zijn gedeeld.
replay-where-i-was = Terug naar waar ik was
replay-first = Naar het begin
replay-last = Naar het einde
replay-play = Automatisch afspelen
replay-pause = Pauze
replay-view = Kijken als
replay-view-all = Alle kaarten
replay-view-as = Zoals { $name } het zag
replay-panels = Analyse, verloop, notities, wat als en delen
replay-panel-review = Analyse
replay-panel-log = Verloop
replay-panel-talk = Notities
replay-panel-try = Wat als?
replay-panel-share = Delen

replay-firework = Rij: { $suit }
replay-firework-open = Rij: { $suit }. Wanneer groeide die?
replay-grew = Gegroeid bij zet
replay-never-grew = Hier is geen kaart gelegd.
replay-gone-card = Een kaart die niemand meer in de hand heeft
replay-drawn = Getrokken bij zet
replay-clued = Informatie bij zet
replay-left-placed = Gespeeld bij zet
replay-left-failed = Fout gespeeld bij zet
replay-left-discarded = Afgelegd bij zet
replay-knew = Voor zover { $name } kon weten, was dit een van deze kaarten: { $cards }.
replay-in-the-pile = Op de aflegstapel: { $card }

replay-key-ends = naar het begin of naar het einde
replay-key-run = afspelen of stoppen
replay-key-back = terug naar waar je was
replay-key-view = door de ogen van de volgende speler kijken
replay-key-aim = iets aanwijzen, terwijl je leidt
replay-key-undo = ongedaan maken of opnieuw doen in een variant

## Notities en opmerkingen

replay-kind-bookmark = bladwijzer
replay-kind-note = notitie
replay-kind-comment = opmerking
replay-note-text = { $card }: { $text }
replay-card-number = kaart nr. { $number }
replay-comment-on = Jouw opmerking bij zet { $move }
replay-comment-send = Plaatsen
replay-nothing-written = Nog niemand heeft iets over deze partij geschreven.

## Wat als?

replay-what-if = Wat als?
replay-what-if-about = Verlaat de partij bij een willekeurige zet en speel verder voor iedereen, volgens de echte regels: andere zetten, andere kaarten, een andere stapel.
replay-what-if-how = Tik op een kaart van de speler die aan de beurt is om die te spelen of af te leggen, op andermans kaart om informatie te geven, en op de stapel om te kiezen wat er daarna wordt getrokken. De link van deze pagina bevat de variant.
replay-try-here = Hiervandaan iets anders proberen
replay-try-from = Vanaf zet { $move } iets anders proberen
replay-branches = Varianten
replay-the-game = De partij zoals die is gespeeld
replay-branch-name = Variant { $number }
replay-stop-bad = Zet { $move }: een kaart paste niet
replay-stop-kept = Zet { $move }: een bladwijzer
replay-stop-talk = Zet { $move }: een notitie
replay-stop-bot = Zet { $move }: de bot had iets anders gedaan
replay-branch-from = { $count ->
    [0] vanaf zet { $move }, nog geen zetten
    [one] vanaf zet { $move }, { $count } zet
   *[other] vanaf zet { $move }, { $count } zetten
}
replay-branch-rename = Naam van deze variant
replay-branch-remove = Deze variant verwijderen
replay-branch-over = Deze variant is afgelopen.
replay-branch-past = Je kijkt terug.
replay-on-turn = Aan de beurt: { $name }
replay-thinking = Een ogenblik…
replay-getting-ready = { $bot } maakt zich klaar: hij wordt gecompileerd, alleen deze keer, en denkt tot dan iets langer na.
replay-play-on = Hiervandaan verderspelen
replay-to-the-game = Terug naar de partij
replay-undo = Ongedaan maken
replay-redo = Opnieuw
replay-idle-clue = Een fiche verspelen
replay-other-clues = Andere informatie voor deze hand
replay-exchange = Deze kaart veranderen…
replay-cannot-exchange = Die kaart kan niet deze worden: hij is al gespeeld of afgelegd, of alle andere exemplaren zijn dat al.
replay-hide = Omdraaien
replay-deck-top = De volgende kaart van de stapel
replay-deck-open = De volgende kaart van de stapel: kies die
replay-choose-top = De volgende kaart kiezen…
replay-let-bot = Een bot voor iedereen laten verderspelen
replay-bot = Bot
replay-bot-one = Eén zet spelen
replay-bot-end = Tot het einde spelen

replay-ask-bot = Vraag het een bot
replay-bot-here = Wat zou die hier doen?
replay-bot-would = { $bot } in de plaats van { $name }:
replay-bot-agrees = Hetzelfde werd gespeeld.
replay-bot-played = Wat er werd gespeeld: { $said }
replay-bot-try = Uitproberen

## Samen bespreken

replay-here = { $count ->
    [0] verbinden…
    [one] alleen jij bent hier
   *[other] { $count } mensen zijn hier
}
replay-lead = Leiden
replay-you-lead = { $count ->
    [one] Jij leidt; er is nog niemand anders.
   *[other] Jij leidt { $count } mensen, jezelf meegeteld.
}
replay-let-go = Stoppen met leiden
replay-leads = { $name } leidt.
replay-you-follow = Je volgt { $name }.
replay-follow = { $name } volgen
replay-point = Aanwijzen
replay-pointed-at = aangewezen
replay-points = { $name } wijst aan: { $things }.
replay-aim = Aanwijzen
replay-aiming = Tik op wat je wilt aanwijzen.
replay-arrow-from = Pijl hiervandaan…
replay-arrow-where = Tik aan waar de pijl naartoe moet.
replay-arrow-between = van { $start } naar { $to }
replay-branch-of = { $name } laat deze variant zien.

## Doorgeven

replay-links = Links
replay-copy-turn = Link naar zet { $move } kopiëren
replay-copy-branch = Link naar deze variant kopiëren
replay-copy-embed = Code voor je pagina kopiëren
replay-copy-picture = Adres van de afbeelding kopiëren
replay-embed = Voor je eigen pagina
replay-embed-copied = De code voor je pagina is gekopieerd.
replay-open-full = Volledig openen
replay-downloads = Bestanden
replay-record = Spelbestand
replay-picture-svg = Afbeelding (SVG)
replay-picture-png = Afbeelding (PNG)
replay-transcript = Verslag
replay-transcript-language = Taal van het verslag
replay-transcript-title = Hanabi: { $names }
replay-deal = De kaarten
replay-not-sealed = Het schudden is vóór de partij niet vastgelegd.
replay-play-deal = Zelf deze kaarten spelen
replay-same-deal = Zelfde kaarten elders

## Een spel openen

replay-open-title = Een partij openen
replay-open-about = Loop door een partij die ergens anders is gespeeld, of die iemand je heeft gestuurd.
replay-choose-file = Een bestand kiezen
replay-or-drop = …of sleep er hier een naartoe.
replay-paste = Of plak een link of een tekst
replay-look = Openen
replay-keep = Opslaan en een link krijgen
replay-not-kept = Deze partij is niet op deze site opgeslagen.
replay-open-another = Een andere partij openen
replay-open-forms = Dit kan worden geopend: spelbestanden van deze site, partijen van hanab.live als JSON, de replay-json-links daarvan en links naar partijen op deze site. Meerdere tegelijk: één per regel, of een JSON-lijst.
