# What `partner` plays, on one page.

conventions-title = Partners konventioner
conventions-about = En information betyder mere, end den siger, og alle ved hvad. Et kort er nævnt, når en information gælder det. Det nyeste kort er det, der blev trukket sidst, det ældste det, der er holdt længst, uanset hvor de står på hånden.
conventions-level-1 = Niveau 1: spille- og redningsinformationer
conventions-level-2 = Niveau 2: påmindelser og finesser
conventions-level-3 = Niveau 3: det hele
conventions-level-always = På alle niveauer
conventions-lesson = Lektion
conventions-here = Ved dette bord spiller alle op til niveau { $level }.
conventions-not-here = Ikke ved dette bord
convention-chop-about = Den, der intet bedre har at gøre, smider det ældste kort, som ingen information gælder: yderkortet.
convention-focus-about = Ét af de kort, en information gælder, er ment: yderkortet, hvis det nævnes for første gang, ellers det nyeste kort, der nævnes for første gang, ellers det nyeste nævnte kort.
convention-play-about = En information beder om, at dens fokus spilles: nu, eller så snart de kort før det ligger, som allerede er lovet.
convention-save-about = Er fokus yderkortet, kan informationen bede om at beholde det: en femmer eller en toer nævnt ved sin værdi (en toer kun, hvis den anden ikke ses hos nogen), eller det sidste eksemplar af et hvilket som helst kort.
convention-good-touch-about = Hvert nævnt kort bliver nyttigt en dag, og ingen to nævnte kort er ens. Det siger ofte, hvad et kort er, uden endnu en information.
convention-worth-about = En information skal gøre et kort spilbart eller redde et, der ellers gik tabt. Ellers smides der et kort; gør en information ingen af delene, var der intet bedre at gøre.
convention-prompt-about = En information om et kort, der er et eller to trin for højt, siger, at nogen har det manglende kort. Kan et nævnt kort være det, er det nyeste af dem ment.
convention-finesse-about = Kan intet nævnt kort være det manglende, er det nyeste kort uden information ment, og dets ejer spiller det straks. Gør ingen det, var der ingen finesse.
convention-five-stall-about = En femmer, der ikke er yderkortet, siger kun, at den er en femmer. Den vises, når der intet bedre er at gøre.
convention-order-of-ones-about = Af flere ettere spilles den ældste først.
convention-fix-about = Er den næste spiller ved at lave en fejl, viser en information, hvad kortet virkelig er. Den beder ikke om andet.
convention-twins-about = Den, der smider et nyttigt kort og ved præcis, hvad det er, ser det samme kort, allerede nævnt, på en anden hånd; så ved dets ejer det.
convention-warning-about = Den, der smider et kort, når der ingen blå brik er, selv om alle kender til et kort, der kunne spilles, advarer den næste spiller: yderkortet skal beholdes.
convention-last-turns-about = Når stakken er ved at være tom, sparer en information en tur, der er brug for; i sidste runde prøves et sandsynligt kort, hvis en fejl ikke koster spillet. Er en farve sikker, siges den, hvor reglerne giver mulighed for det, og belønningsbrikker bruges, hvor de hjælper mest.
convention-plain-about = Den, der ikke spiller sådan, læses snart helt enkelt: det nyeste nævnte kort, der kan spilles, er ment. En betydning, som et kort modsiger, opgives.
