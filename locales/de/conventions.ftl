# Was `partner` spielt, auf einer Seite.

conventions-title = Die Konventionen von Partner
conventions-about = Ein Hinweis bedeutet mehr, als er sagt, und alle wissen, was. Die neueste Karte ist die zuletzt gezogene, die älteste die am längsten gehaltene, wo auch immer sie auf der Hand stehen.
conventions-level-1 = Stufe 1: Spiel- und Rettungshinweise
conventions-level-2 = Stufe 2: Prompts und Finessen
conventions-level-3 = Stufe 3: alles
conventions-level-always = Auf jeder Stufe
conventions-lesson = Lektion
conventions-here = An diesem Tisch spielen alle bis Stufe { $level }.
conventions-not-here = Nicht an diesem Tisch
convention-chop-about = Wer nichts Besseres zu tun hat, wirft die älteste Karte ohne Hinweis ab: die Abwurfkarte.
convention-focus-about = Ein Hinweis meint eine Karte: die Abwurfkarte, wenn er sie zum ersten Mal betrifft, sonst die neueste zum ersten Mal betroffene, sonst die neueste betroffene Karte.
convention-play-about = Ein Hinweis bittet darum, seinen Fokus zu spielen: jetzt, oder sobald die schon versprochenen Karten davor liegen.
convention-save-about = Ist der Fokus die Abwurfkarte, kann der Hinweis darum bitten, sie zu behalten: eine 5 oder eine 2 durch ihre Zahl, wenn die andere 2 bei niemandem sonst zu sehen ist, oder das letzte Exemplar irgendeiner Karte.
convention-good-touch-about = Jede Karte mit einem Hinweis wird einmal nützlich, und keine zwei davon sind gleich. Das sagt oft ohne weiteren Hinweis, was eine Karte ist.
convention-worth-about = Ein Hinweis muss eine Karte spielbar machen oder eine bewahren, die verloren ginge. Sonst wird abgeworfen; wer einen Hinweis gibt, der beides nicht tut, hatte nichts Besseres zu tun.
convention-prompt-about = Ein Hinweis auf eine Karte, die ein oder zwei Stufen zu hoch ist, sagt, dass jemand die fehlende hat. Kann eine Karte mit Hinweis die fehlende sein, ist die neueste davon gemeint.
convention-finesse-about = Kann keine Karte mit Hinweis die fehlende sein, ist die neueste Karte ohne Hinweis gemeint, und sie wird sofort gespielt. Tut das niemand, war es keine Finesse.
convention-five-stall-about = Eine 5, die nicht die Abwurfkarte ist, sagt nur, dass sie eine 5 ist. Sie wird gezeigt, wenn es nichts Besseres zu tun gibt.
convention-order-of-ones-about = Von mehreren Einsen wird zuerst die älteste gespielt.
convention-fix-about = Ist die nächste Person dabei, einen Fehler zu machen, zeigt ein Hinweis, was die Karte wirklich ist. Um mehr bittet er nicht.
convention-twins-about = Wer eine nützliche, genau bekannte Karte abwirft, sieht die gleiche mit einem Hinweis auf einer anderen Hand; wer sie hat, weiß es dann.
convention-warning-about = Wer ohne Hinweisplättchen abwirft, obwohl alle wissen, dass eine Karte gespielt werden könnte, warnt die nächste Person: Ihre Abwurfkarte muss bleiben.
convention-last-turns-about = Geht der Nachziehstapel zu Ende, spart ein Hinweis einen Zug, der gebraucht wird; in der letzten Runde wird eine wahrscheinliche Karte versucht, wenn ein Fehler nicht das Spiel kostet. Eine sichere Farbe wird angesagt, wo das zu den Regeln gehört, und Plättchen nehmen, was am meisten hilft.
convention-plain-about = Wer nicht so spielt, wird bald einfach verstanden: Gemeint ist die neueste betroffene Karte, die gespielt werden kann. Eine Bedeutung, der eine Karte widerspricht, wird fallen gelassen.
