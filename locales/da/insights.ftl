# What one's own games say together.

insights-title = Indblik
insights-loading = Dine spil gennemgås…
insights-none = Du har ingen afsluttede spil endnu. Spil et, eller åbn spil, du har spillet andre steder, og sig, hvem du var.
insights-about = Talt med: dine seneste afsluttede spil, { $games } af { $all }. ± er standardfejlen; for færre end { $enough } spil vises intet gennemsnit.
insights-too-few = { $count ->
    [one] for få ({ $count })
   *[other] for få ({ $count })
}
insights-points = point
insights-efficiency = lagte kort pr. information
insights-mistakes = dine fejl pr. spil
insights-lost = tabte point pr. spil
insights-games = Spil
insights-players = { $count ->
    [one] { $count } spiller
   *[other] { $count } spillere
}

## Reviews

insights-reviews = Analyserede spil
insights-reviewed = Analyseret: { $reviewed } af { $games }.
insights-none-reviewed = Analyser fortæller, hvad der gik galt, og hvorfor.
insights-review-more = { $count ->
    [one] Analysér { $count } spil mere
   *[other] Analysér { $count } spil mere
}
insights-reviewing = Spil { $number } af { $of }…
insights-stop = Stop
insights-causes = Hvad der gik galt
insights-causes-about = Dine markerede træk; analyserede spil: { $reviewed }.
insights-accuracy = { $share } af dine spillede og smidte kort var rigtigt valgt.
insights-no-causes = Intet blev markeret.
insights-cause-mistake = kort, der ikke passede
insights-cause-last-copy = sidste eksemplarer tabt
insights-cause-no-pace = for langsomt
insights-cause-other = andet

## Tables

insights-partners = Med hvem
insights-who = Hvem
insights-kinds = Spillere og udgave
insights-kind = Spil
insights-openings = Første informationer
insights-openings-about = Hvad den første information i et spil nævnte, og hvad spillet endte med. Det behøver ikke være grunden.
insights-opening = Information
insights-yours = fra dig
insights-touched = kort, der blev nævnt
insights-color = en farve
insights-bots = Sammenlignet med botter
insights-bots-about = De samme kort, spillet af en bot på hver plads.
insights-bots-playing = Botter spiller dine kort…
insights-bot = Bot
insights-ahead = du er foran med
insights-better = bedre
insights-same = lige
insights-worse = dårligere
