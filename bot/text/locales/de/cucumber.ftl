# Cucumber: das Spiel in Worten, seine Hausregeln, Zusammenstellungen, Ereignisse, und warum eine Karte nicht geht.

game-cucumber = Cucumber (Gurka)
game-cucumber-about = Gleich hoch, höher oder die niedrigste: Mach bloß nicht den letzten Stich. In einer Minute gelernt.
game-cucumber-how =
    🃏 Alle bekommen **sieben** Karten. Die Zwei ist niedrig, das Ass hoch; Farben zählen nicht.
    ⬆️ Spiel eine Karte, die so hoch ist wie die höchste auf dem Tisch, oder höher …
    ⬇️ … und wenn du keine hast, musst du deine **niedrigste** Karte abwerfen.
    🅰️ Wird ein Ass ausgespielt, müssen alle anderen ihre niedrigste Karte abwerfen.
    🥒 Nur der letzte Stich zählt: Die höchste Karte darin bringt so viele Strafpunkte, wie sie wert ist.
    🚪 Mit 30 Punkten bist du ausgeschieden („eingelegt“). Wer übrig bleibt, gewinnt!
game-cucumber-rules =
    ### Worum es geht
    Sieben Stiche, und nur der letzte zählt: Mach ihn nicht. Werde hohe Karten rechtzeitig los und behalte eine niedrige für den Schluss.
    ### Karten und Punkte
    Ein Spiel mit 52 Karten, 2 bis 7 Leute. Von niedrig nach hoch: 2 bis 10, Bube, Dame, König, Ass. Farben zählen nicht. Im letzten Stich zählt eine Karte, was sie zeigt; Bube 11, Dame 12, König 13, Ass 14.
    ### Geben
    Vor jeder Runde werden alle Karten neu gemischt; alle bekommen sieben, der Rest bleibt verdeckt. Wer zuerst gibt, entscheidet das Los, dann wandert das Geben im Uhrzeigersinn. Wer nach dem Geber sitzt, spielt aus.
    ### Ein Stich
    - **Ausspielen:** eine beliebige Karte.
    - **Nachspielen:** Hast du eine Karte, die so hoch ist wie die höchste im Stich oder höher, musst du so eine spielen; welche, ist deine Sache. Sonst musst du deine niedrigste Karte spielen.
    - **Ausgespieltes Ass:** Alle anderen müssen ihre niedrigste Karte spielen, auch mit einem zweiten Ass auf der Hand. Das ausgespielte Ass macht den Stich.
    - Ein später gespieltes Ass ist nur die höchste Karte: Wer ein Ass hat, muss es spielen, die anderen ihre niedrigste Karte.
    Die höchste Karte macht den Stich, von gleich hohen die **letzte**. Wer ihn macht, spielt aus.
    ### Der letzte Stich
    Alle legen ihre letzte Karte hin. Wer die höchste hat, schreibt ihren Wert auf. Von gleich hohen Karten zahlt die später gespielte, auch bei Assen.
    ### Das Ende
    Wer **30 Punkte** erreicht, scheidet aus und ist „eingelegt“. Das Geben überspringt, wer ausgeschieden ist. Wer als Einziges unter 30 bleibt, gewinnt.
    Was keine Wahl lässt, wird von selbst gespielt: die letzte Karte und die niedrigste unter einem ausgespielten Ass.
    ### Hausregeln: hier entschieden
    Dazu schweigen die alten Beschreibungen, oder sie widersprechen sich. Das meiste gilt nur mit der Hausregel.
    - **Den letzten Stich verlieren** heißt, ihn zu machen. Manche Anleitung kann man andersherum lesen.
    - **Bleibt niemand unter der Grenze,** gewinnt von denen, die sie eben erreicht haben, wer am wenigsten hat. Bei Gleichstand spielen sie ganze Runden unter sich; wer zahlen müsste, ist raus.
    - **Umgekehrt:** Die niedrigste Karte im letzten Stich zahlt, und zwar den Wert der höchsten.
    - **Wiederbelebung:** einmal je Partie, mit dem höchsten Stand derer, die noch dabei sind. Mit Chip sofort, auch von den letzten zweien; sonst nach einer Runde Pause, wenn die Partie dann nicht vorbei ist.
    - **Feste Rundenzahl:** Niemand scheidet aus; mehrere mit dem niedrigsten Stand spielen ganze Runden um den Sieg.

option-threshold = Punkte bis zum Ausscheiden
option-threshold-about = Wer so viele Punkte hat, scheidet aus.
rule-threshold = Mit { $number } Punkten scheidet man aus.

option-threshold_mode = Genau an der Grenze
option-threshold_mode-about = Ob man schon beim Erreichen der Grenze ausscheidet oder erst darüber.
value-threshold_mode-ge = erreicht heißt ausgeschieden
value-threshold_mode-gt = erst darüber ausgeschieden
rule-threshold_mode-ge = Wer die Grenze erreicht, scheidet aus.
rule-threshold_mode-gt = Man scheidet erst über der Grenze aus.

option-last_trick_tie = Gleichstand im letzten Stich
option-last_trick_tie-about = Wer zahlt, wenn mehrere die gleiche Verliererkarte hinlegen.
value-last_trick_tie-later_pays = die später gespielte zahlt
value-last_trick_tie-earlier_pays = die früher gespielte zahlt
value-last_trick_tie-all_tied_pay = alle zahlen
rule-last_trick_tie-later_pays = Von gleichen Karten im letzten Stich zahlt die spätere.
rule-last_trick_tie-earlier_pays = Von gleichen Karten im letzten Stich zahlt die frühere.
rule-last_trick_tie-all_tied_pay = Bei gleichen Karten im letzten Stich zahlen alle.

option-ace_rule = Macht des Asses
option-ace_rule-about = Wer wegen eines Asses die niedrigste Karte spielen muss.
value-ace_rule-led = alle, wenn es ausgespielt wird
value-ace_rule-none = niemand
value-ace_rule-any = wer direkt nach einem Ass spielt
rule-ace_rule-led = Wird ein Ass ausgespielt, spielen alle anderen ihre niedrigste Karte.
rule-ace_rule-none = Ein Ass ist nur die höchste Karte, auch ausgespielt.
rule-ace_rule-any = Wer direkt nach einem Ass spielt, muss die niedrigste Karte spielen.

option-must_beat = Überbieten ist Pflicht
option-must_beat-about = Aus: Du darfst immer die niedrigste Karte abwerfen, auch wenn du überbieten könntest.
rule-must_beat-true = Wer gleichziehen oder überbieten kann, muss es tun.
rule-must_beat-false = Man darf auch dann die niedrigste Karte abwerfen, wenn man überbieten könnte.

option-cards_per_player = Karten auf der Hand
option-cards_per_player-about = Wie viele Karten alle bekommen; die letzte entscheidet.
rule-cards_per_player = Alle bekommen { $number } Karten.

option-reverse = Umgekehrt
option-reverse-about = Die niedrigste Karte im letzten Stich zahlt, nicht die höchste.
rule-reverse-true = Umgekehrt: Die niedrigste Karte im letzten Stich zahlt.
rule-reverse-false = Die höchste Karte im letzten Stich zahlt.

option-reverse_value = Was umgekehrt gezahlt wird
option-reverse_value-about = Ob die niedrigste Karte den Wert der höchsten zahlt oder den eigenen.
value-reverse_value-highest = die höchste Karte im Stich
value-reverse_value-own = der eigene Wert
rule-reverse_value-highest = Umgekehrt zahlt man die höchste Karte im Stich.
rule-reverse_value-own = Umgekehrt zahlt man den Wert der eigenen Karte.

option-revival = Wiederbelebung
option-revival-about = Ob man nach dem Ausscheiden einmal zurückkommen darf.
value-revival-off = nein
value-revival-chip = sofort, für den einzigen Chip
value-revival-skip_round = nach einer Runde Aussetzen
rule-revival-off = Wer ausgeschieden ist, bleibt draußen.
rule-revival-chip = Wer ausscheidet, darf für einen Chip einmal zurückkommen.
rule-revival-skip_round = Wer ausscheidet, darf nach einer Runde Aussetzen einmal zurückkommen.

option-fixed_rounds = Feste Rundenzahl
option-fixed_rounds-about = So viele Runden, ohne dass jemand ausscheidet; der niedrigste Stand gewinnt.
value-fixed_rounds-off = nein, bis eine Person übrig ist
rule-fixed_rounds =
    { $number ->
        [one] Nur eine Runde; der niedrigste Stand gewinnt.
       *[other] { $number } Runden, niemand scheidet aus; der niedrigste Stand gewinnt.
    }
rule-fixed_rounds-off = Gespielt wird, bis nur eine Person übrig ist.

option-compare_to = Die Karte, die zählt
option-compare_to-about = An welche Karte im Stich man heranreichen muss.
value-compare_to-highest = die höchste im Stich
value-compare_to-previous = die direkt davor gespielte
rule-compare_to-highest = Man muss an die höchste Karte im Stich heranreichen.
rule-compare_to-previous = Man muss nur an die direkt davor gespielte Karte heranreichen.

option-show_played = Alte Stiche bleiben offen
option-show_played-about = Gespielte Karten bleiben bis zum Ende der Runde sichtbar.
rule-show_played-true = Alte Stiche bleiben sichtbar.
rule-show_played-false = Alte Stiche werden umgedreht.

preset-cucumber-cucumber = Cucumber
preset-cucumber-cucumber-about = Der Klassiker: sieben Karten, 30 Punkte, ein ausgespieltes Ass zwingt die anderen.
preset-cucumber-agurk = Agurk (Dänemark)
preset-cucumber-agurk-about = Bei 21 Punkten ist Schluss; von gleichen Karten im letzten Stich zahlt die frühere.
preset-cucumber-agurk-handed-down = Agurk (dänisch, überliefert)
preset-cucumber-agurk-handed-down-about = Erst über 21 ist Schluss; Überbieten ist keine Pflicht, ein Chip bringt dich zurück.
preset-cucumber-gurka = Gurka (Schweden)
preset-cucumber-gurka-about = Der schwedische Name: die klassischen Regeln mit der Macht des Asses.
preset-cucumber-gurka-no-ace = Gurka ohne Ass-Regel
preset-cucumber-gurka-no-ace-about = Ein Ass ist nur die höchste Karte, auch ausgespielt.
preset-cucumber-gurka-handed-down = Gurka (überliefert)
preset-cucumber-gurka-handed-down-about = Sechs Karten, nur die Karte davor zählt, bei Gleichstand zahlen alle, Chip zurück.
preset-cucumber-three-cards = Drei Karten
preset-cucumber-three-cards-about = Nur drei Karten für alle: schnelle Runden, der dritte Stich entscheidet.
preset-cucumber-revival = Zweite Chance
preset-cucumber-revival-about = Wer ausscheidet, darf für einen Chip einmal zurückkommen.
preset-cucumber-reverse = Umgekehrter Cucumber
preset-cucumber-reverse-about = Die niedrigste Karte im letzten Stich zahlt. Behalte also eine hohe!
preset-cucumber-quick = Kurz
preset-cucumber-quick-about = Fünf Runden mit je drei Karten; der niedrigste Stand gewinnt.

event-ace-led = 🅰️ { $seat } spielt ein Ass aus: Alle anderen müssen ihre niedrigste Karte spielen.
event-lowest-forced = ⬇️ { $seat } spielt direkt nach einem Ass und muss die niedrigste Karte nehmen.
event-last-trick-played = 🏁 Der letzte Stich: { $cards }. Strafpunkte für { $payers }.
event-penalty-written =
    { $points ->
        [one] 🥒 { $seat } schreibt einen Punkt auf
       *[other] 🥒 { $seat } schreibt { $points } Punkte auf
    } und hat jetzt { $total }.
event-cucumbered =
    { $total ->
        [one] 🚪 { $seat } scheidet mit einem Punkt aus: eingelegt!
       *[other] 🚪 { $seat } scheidet mit { $total } Punkten aus: eingelegt!
    }
event-revived =
    { $total ->
        [one] 🌱 { $seat } kommt mit einem Punkt zurück.
       *[other] 🌱 { $seat } kommt mit { $total } Punkten zurück.
    }
event-stayed-out = 🚪 { $seat } kommt nicht zurück.
event-sudden-death-began = ⚡ Stechen: { $seats } spielen eine Runde unter sich. Wer zahlen müsste, ist raus.
event-sudden-death-lost = ⚡ { $seat } ist im Stechen ausgeschieden.
event-sudden-death-repeated = 🔁 { $seats } wären alle zugleich draußen und spielen darum noch einmal.

why-not-ace = Ein Ass wurde ausgespielt: nur deine niedrigste Karte.
why-not-beat = Du hast eine gleich hohe oder höhere Karte, also musst du so eine spielen.
why-not-beat-or-lowest = Nur eine gleich hohe oder höhere Karte, oder deine niedrigste.
why-not-lowest = Du kommst an die Karte nicht heran: nur deine niedrigste Karte.
