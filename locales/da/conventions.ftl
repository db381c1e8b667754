# What `partner` plays, on one page.

conventions-title = Partners konventioner
conventions-about = En information betyder mere, end den siger, og alle ved hvad. Det nyeste kort er det, der blev trukket sidst, det ældste det, der er holdt længst, uanset hvor de står på hånden.
conventions-level-1 = Niveau 1: spille- og redningsinformationer
conventions-level-2 = Niveau 2: påmindelser og finesser
conventions-level-3 = Niveau 3: det hele
conventions-level-always = På alle niveauer
conventions-lesson = Lektion
conventions-here = Ved dette bord spiller alle op til niveau { $level }.
conventions-not-here = Ikke ved dette bord
convention-chop-about = Den, der intet bedre har at gøre, smider det ældste kort, som ingen information har gjaldt: yderkortet.
convention-focus-about = Ét kort af en information er ment: yderkortet, hvis det nævnes for første gang, ellers det nyeste kort, der nævnes for første gang, ellers det nyeste nævnte kort.
convention-play-about = En information beder om, at dens fokus spilles: nu, eller så snart de kort før det ligger, som allerede er lovet.
convention-save-about = Er fokus yderkortet, kan informationen bede om at beholde det: en femmer eller en toer nævnt ved tal, hvis ingen anden ses med den anden toer, eller det sidste eksemplar af et hvilket som helst kort.
convention-good-touch-about = Hvert nævnt kort bliver nyttigt en dag, og ingen to nævnte kort er ens. Det siger ofte, hvad et kort er, uden endnu en information.
convention-worth-about = En information skal gøre et kort spilbart eller redde et, der ellers gik tabt. Ellers smides der; en information, der gør ingen af delene, havde intet bedre at gøre.
convention-prompt-about = En information om et kort, der er et eller to trin for højt, siger, at nogen har det manglende kort. Kan et nævnt kort være det, er det nyeste sådanne ment.
convention-finesse-about = Kan intet nævnt kort være det manglende, er det nyeste kort uden information ment, og dets ejer spiller det straks. Gør ingen det, var der ingen finesse.
convention-five-stall-about = En femmer, der ikke er yderkortet, siger kun, at den er en femmer. Den vises, når der intet bedre er at gøre.
convention-order-of-ones-about = Af flere ettere spilles den ældste først.
convention-fix-about = Er den næste spiller ved at lave en fejl, viser en information, hvad kortet virkelig er. Den beder ikke om andet.
convention-twins-about = Den, der smider et nyttigt kort, som er helt kendt, ser det samme kort, nævnt, på en anden hånd; dets ejer ved det så.
convention-last-turns-about = Når stakken er ved at være tom, sparer en information en tur, der er brug for; i sidste runde prøves et sandsynligt kort, hvis en fejl ikke taber spillet. En sikker farve siges, hvor det er en regel, og brikker tager det, der hjælper mest.
convention-plain-about = Den, der ikke spiller sådan, læses snart helt enkelt: det nyeste nævnte kort, der kan spilles, er ment. En betydning, som et kort modsiger, opgives.
