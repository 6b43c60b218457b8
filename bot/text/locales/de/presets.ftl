# Zusammenstellungen von Hausregeln unter den Namen, die man kennt.

preset-kuckuck-kuckuck = Kuckuck
preset-kuckuck-kuckuck-about = Der Klassiker: drei Leben, Könige blockieren, der Geber zieht die oberste Karte.
preset-kuckuck-five-lives = Fünf Leben
preset-kuckuck-five-lives-about = Fünf Leben statt drei: länger und sanfter, gut für die ganze Familie.
preset-kuckuck-no-block = Ohne Blockierung
preset-kuckuck-no-block-about = Könige blockieren nicht, sie sind nur die höchste Karte. Einfach, gut mit Kindern.
preset-kuckuck-fast = Schnell-Kuckuck
preset-kuckuck-fast-about = Zwei Sekunden für jede Entscheidung. Zu langsam? Das kostet ein Leben!
preset-kuckuck-double-draw = Doppelabheber
preset-kuckuck-double-draw-about = Wer gibt, darf ein zweites Mal ziehen, wenn die erste Karte nicht gefällt.
preset-kuckuck-coucou = Coucou
preset-kuckuck-coucou-about = Nach dem französischen Vorfahren: Auch Damen blockieren den Tausch von nebenan.
preset-kuckuck-ass = Ass!
preset-kuckuck-ass-about = Wer blockiert, ruft „Ass!“. Denn das Ass ist die Karte, die immer verliert.
preset-kuckuck-quick = Ein Leben
preset-kuckuck-quick-about = Alle haben nur ein Leben: eine kurze Partie für die Kaffeepause.

preset-chase-the-ace-chase = Chase the Ace
preset-chase-the-ace-chase-about = Der Klassiker: drei Leben, Könige werden offengelegt, der Geber hebt ab.
preset-chase-the-ace-announce = Niedrige ansagen
preset-chase-the-ace-announce-about = Ass, 2 und 3 werden beim Tauschen allen genannt.
preset-chase-the-ace-dealer-king = Geber-König
preset-chase-the-ace-dealer-king-about = Hebt der Geber einen König ab, ist sofort ein Leben weg.
preset-chase-the-ace-dealer-draws = Geber zieht
preset-chase-the-ace-dealer-draws-about = Der Geber tauscht mit der obersten Karte vom Nachziehstapel, statt abzuheben.
preset-chase-the-ace-four-lives = Vier Leben
preset-chase-the-ace-four-lives-about = Vier Leben statt drei: Die Partie dauert länger.
preset-chase-the-ace-kings-swap = Könige tauschen mit
preset-chase-the-ace-kings-swap-about = Könige haben keine Sonderrolle und werden getauscht wie jede andere Karte.
preset-chase-the-ace-king-ends = König beendet die Runde
preset-chase-the-ace-king-ends-about = Sobald ein König gezeigt wird, ist Schluss mit Tauschen und alle decken auf.
preset-chase-the-ace-pairs = Paare sind sicher
preset-chase-the-ace-pairs-about = Gleiche Karten schützen sich; die niedrigste Karte, die nur einmal da ist, verliert.
preset-chase-the-ace-quick = Ein Leben
preset-chase-the-ace-quick-about = Alle haben nur ein Leben: eine kurze Partie für die Kaffeepause.
