# Jedes Spiel: Name, eine Zeile für Neulinge, die Kurzfassung in dreißig Sekunden und die ganzen Regeln.

game-kuckuck = Kuckuck
game-kuckuck-about = Eine Karte pro Kopf, ein Tausch mit nebenan, und niemand will die niedrigste. In einer halben Minute gelernt.
game-kuckuck-how =
    🃏 Alle bekommen **eine** Karte. Der König ist die beste, das Ass die schlechteste.
    ✋ Du bist dran: Mit **Stehen** behältst du deine Karte,
    🔁 mit **Tauschen** holst du dir die Karte von nebenan und gibst deine hin. Ablehnen gilt nicht!
    👑 Nur ein König wehrt sich: „Kuckuck!“ Dann bleibst du auf deiner Karte sitzen.
    🎴 Der Geber kommt zuletzt und darf mit der obersten Karte vom Nachziehstapel tauschen.
    💔 Aufdecken: Die niedrigste Karte verliert ein Leben. Kein Leben mehr, dann ausgeschieden. Wer übrig bleibt, gewinnt!
game-kuckuck-rules =
    ### Worum es geht
    Alle haben nur eine einzige Karte, und niemand will die niedrigste. Wer noch Leben hat, wenn alle anderen ausgeschieden sind, gewinnt.
    ### Karten und Leben
    Ein Spiel mit 52 Karten. Von niedrig nach hoch: Ass, 2 bis 10, Bube, Dame, König. Farben zählen nicht. 3 bis 20 Leute, je **drei Leben** (Spielmarken).
    ### Geben
    Vor jeder Runde werden alle 52 Karten neu gemischt. Alle bekommen eine Karte verdeckt, der Geber die letzte; der Rest ist der Nachziehstapel. Du siehst nur deine eigene Karte. Wer zuerst gibt, entscheidet das Los.
    ### Du bist dran
    Es beginnt, wer nach dem Geber sitzt, dann geht es im Uhrzeigersinn. Alle sind einmal dran:
    - **Stehen:** Du behältst deine Karte.
    - **Tauschen:** Du tauschst verdeckt mit dem nächsten Platz, der noch im Spiel ist. Ablehnen geht nicht. Dort wird dann mit der erhaltenen Karte weitergespielt.
    ### Könige
    Wird ein König verlangt, deckt er sich von selbst auf: „Kuckuck!“ Es gibt keinen Tausch und keinen zweiten Versuch; du behältst deine Karte. Der König liegt offen, und wer ihn hat, ist in dieser Runde nicht mehr dran. Ein König, den niemand verlangt, bleibt verdeckt. Du darfst ihn sogar wegtauschen, aber warum solltest du?
    ### Der Geber
    Wer gibt, ist zuletzt dran: stehen oder mit der obersten Karte vom Nachziehstapel tauschen. Die alte Karte kommt unter den Stapel. Ist die oberste ein König, wird er gezeigt, und die alte Karte bleibt.
    ### Aufdecken
    Der niedrigste Wert verliert ein Leben. Haben ihn mehrere, verlieren sie alle, selbst wenn alle das Gleiche haben. Ein Ass verliert immer.
    ### Das Ende
    Ohne Leben bist du ausgeschieden. Danach gibt der nächste Platz, der noch im Spiel ist. Wer zuletzt noch Leben hat, gewinnt. Verlieren alle Verbliebenen zugleich ihr letztes Leben, gibt es ein **Stechen**: je eine Karte aus einem frischen Spiel, kein Tausch, die höchste gewinnt; sind die höchsten gleich, wird dort wiederholt.
    ### Hausregeln: hier entschieden
    Dazu schweigen die alten Regelbücher. Es gilt nur, wenn die Hausregel an ist.
    - **Gezogener König kostet ein Leben:** War es das letzte, wird diese Karte nicht mehr verglichen.
    - **Paare sind sicher:** Ein einzelner König kann verlieren, wenn alle anderen Paare haben. Haben alle Paare, verliert niemand.
    - **Damen:** Entweder blockieren sie wie ein König und man ist trotzdem noch dran, oder der Tausch springt einen Platz weiter.
    - **Niedrige Karten ansagen:** Genannt werden beide getauschten Karten oder nur die, die jemand hergeben muss.
    - **Zweimal ziehen:** Die erste gezogene Karte gilt; der zweite Zug ersetzt sie. Ein König verdirbt nur diesen einen Zug.
    - **Blitzuhr:** Zu spät heißt ein Leben weniger, und du stehst. Für das Netz kommen etwa 1,5 Sekunden dazu.
    - **Nur noch eine Person:** Hat nur noch eine Person Leben, ist die Partie sofort aus, ohne Aufdecken.

game-chase-the-ace = Chase the Ace
game-chase-the-ace-about = „Jagt das Ass“: eine Karte, ein Tausch mit nebenan. Werde das Ass los, bevor es dich ein Leben kostet.
game-chase-the-ace-how =
    🃏 Alle bekommen **eine** Karte. Der König ist die beste, das Ass die schlechteste.
    ✋ Du bist dran: Mit **Stehen** behältst du deine Karte,
    🔁 mit **Tauschen** holst du dir die Karte von nebenan und gibst deine hin. Ablehnen gilt nicht!
    👑 Ein König wehrt jeden Tausch ab. Ist man selbst dran, wird er offengelegt und bleibt.
    ✂️ Der Geber kommt zuletzt und darf vom Nachziehstapel abheben und damit tauschen.
    💔 Aufdecken: Die niedrigste Karte verliert ein Leben. Kein Leben mehr, dann ausgeschieden. Wer übrig bleibt, gewinnt!
game-chase-the-ace-rules =
    ### Worum es geht
    Alle haben nur eine einzige Karte, und niemand will am Ende auf dem Ass sitzen oder auf dem, was sonst am niedrigsten ist. Wer noch Leben hat, wenn alle anderen ausgeschieden sind, gewinnt.
    ### Karten und Leben
    Ein Spiel mit 52 Karten. Von niedrig nach hoch: Ass, 2 bis 10, Bube, Dame, König. Farben zählen nicht. 3 bis 20 Leute, je **drei Leben** (Marken).
    ### Geben
    Vor jeder Runde werden alle 52 Karten neu gemischt. Alle bekommen eine Karte verdeckt, der Geber die letzte; der Rest ist der Nachziehstapel. Du siehst nur deine eigene Karte. Wer zuerst gibt, entscheidet das Los.
    ### Du bist dran
    Es beginnt, wer nach dem Geber sitzt, dann geht es im Uhrzeigersinn. Alle sind einmal dran:
    - **Stehen:** Du behältst deine Karte.
    - **Tauschen:** Du tauschst verdeckt mit dem nächsten Platz, der noch im Spiel ist. Ablehnen geht nicht. Dort wird dann mit der erhaltenen Karte weitergespielt.
    ### Könige
    Wird ein König verlangt, deckt er sich von selbst auf. Es gibt keinen Tausch und keinen zweiten Versuch; du behältst deine Karte. Wer einen König hat, entscheidet nichts: Ist man an der Reihe, wird er offengelegt und bleibt. Einen König kann also niemand weggeben.
    ### Der Geber
    Wer gibt, ist zuletzt dran: stehen oder vom Nachziehstapel **abheben**, an beliebiger Stelle, und mit der untersten Karte des abgehobenen Teils tauschen. Die alte Karte kommt unter den Stapel. Ist es ein König, wird er gezeigt, und die alte Karte bleibt. Wer gibt und selbst einen König hat, legt ihn offen hin und hebt nicht ab.
    ### Aufdecken
    Der niedrigste Wert verliert ein Leben. Haben ihn mehrere, verlieren sie alle, selbst wenn alle das Gleiche haben.
    ### Das Ende
    Ohne Leben bist du ausgeschieden. Danach gibt der nächste Platz, der noch im Spiel ist. Wer zuletzt noch Leben hat, gewinnt. Würden alle Verbliebenen zugleich ihr letztes Leben verlieren, **behalten** sie es und spielen noch eine Runde.
    ### Hausregeln: hier entschieden
    Dazu schweigen die alten Regelbücher. Es gilt nur, wenn die Hausregel an ist.
    - **Gezogener König kostet ein Leben:** War es das letzte, wird diese Karte nicht mehr verglichen.
    - **Paare sind sicher:** Zwei Asse sind sicher, und ein einzelner König kann verlieren, wenn alle anderen Paare haben. Haben alle Paare, verliert niemand.
    - **Damen:** Entweder blockieren sie wie ein König und man ist trotzdem noch dran, oder der Tausch springt einen Platz weiter.
    - **Niedrige Karten ansagen:** Genannt werden beide getauschten Karten oder nur die, die jemand hergeben muss.
    - **Zweimal abheben:** Die erste Karte gilt; das zweite Abheben ersetzt sie. Ein König verdirbt nur diesen einen Zug.
    - **Blitzuhr:** Zu spät heißt ein Leben weniger, und du stehst. Für das Netz kommen etwa 1,5 Sekunden dazu.
    - **Nur noch eine Person:** Hat nur noch eine Person Leben, ist die Partie sofort aus, ohne Aufdecken.
