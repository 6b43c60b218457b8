# Hausregeln: Name, Bedeutung, Werte und der Satz, den das Spielbrett zeigt, solange eine gilt.

value-on = an
value-off = aus
value-number = { $number }

# Warum eine Regel gerade nichts bewirkt; die andere wird genannt.
inert-because = ohne Wirkung wegen „{ $other }“

# Was vereinbarte Regeln mit sich bringen, ohne dass man es erwartet.
warning-king-ends-before-turns = Ein gegebener König beendet die Runde, bevor jemand dran war.

option-lives = Leben
option-lives-about = Mit wie vielen Leben (Spielmarken) alle beginnen.
rule-lives =
    { $number ->
        [one] Alle beginnen mit nur einem Leben.
       *[other] Alle beginnen mit { $number } Leben.
    }

option-king_blocks = Könige blockieren
option-king_blocks-about = Ein König verweigert den Tausch und wird gezeigt. Aus: nur die höchste Karte.
rule-king_blocks-false = Könige blockieren nicht: Ein König ist nur die höchste Karte.
rule-king_blocks-true = Könige blockieren den Tausch.

option-king_open = König offenlegen
option-king_open-about = Wann ein König offen hingelegt werden muss; offen bleibt er, wo er ist.
value-king_open-never = nie
value-king_open-on_turn = wenn man an der Reihe ist
value-king_open-immediately = gleich nach dem Geben
rule-king_open-never = Könige werden nur beim Blockieren gezeigt.
rule-king_open-on_turn = Wer an der Reihe ist und einen König hat, legt ihn offen hin und steht.
rule-king_open-immediately = Alle Könige werden gleich nach dem Geben offengelegt und bleiben liegen.

option-dealer_exchange = Tausch des Gebers
option-dealer_exchange-about = Mit welcher Karte vom Nachziehstapel tauschen darf, wer gibt.
value-dealer_exchange-top = oberste Karte vom Nachziehstapel
value-dealer_exchange-cut = abheben, unterste abgehobene Karte
rule-dealer_exchange-top = Wer gibt, tauscht mit der obersten Karte vom Nachziehstapel.
rule-dealer_exchange-cut = Wer gibt, hebt ab und tauscht mit der untersten Karte des abgehobenen Teils.

option-dealer_draws = Züge vom Nachziehstapel
option-dealer_draws-about = Wie oft in einer Runde mit dem Nachziehstapel tauschen darf, wer gibt.
rule-dealer_draws =
    { $number ->
        [one] Wer gibt, darf einmal ziehen.
        [2] Wer gibt, darf zweimal ziehen.
       *[other] Wer gibt, darf { $number }-mal ziehen.
    }

option-dealer_king_loses_life = Gezogener König kostet ein Leben
option-dealer_king_loses_life-about = Wer gibt und einen König zieht, verliert sofort ein Leben.
rule-dealer_king_loses_life-true = Wer gibt und einen König zieht, verliert sofort ein Leben.
rule-dealer_king_loses_life-false = Ein gezogener König kostet kein Leben.

option-king_ends_round = König beendet die Runde
option-king_ends_round-about = Sobald ein König gezeigt wird, tauscht niemand mehr und alle decken auf.
rule-king_ends_round-true = Sobald ein König gezeigt wird, decken alle auf.
rule-king_ends_round-false = Die Runde geht weiter, wenn ein König gezeigt wird.

option-pairs_safe = Paare sind sicher
option-pairs_safe-about = Was mehrere haben, kann nicht verlieren; es trifft die niedrigste einzelne Karte.
rule-pairs_safe-true = Paare sind sicher: Die niedrigste einzelne Karte verliert.
rule-pairs_safe-false = Paare sind nicht sicher.

option-announce_low = Niedrige Karten ansagen
option-announce_low-about = Ob Ass, 2 und 3 beim Tauschen allen genannt werden.
value-announce_low-off = nein
value-announce_low-both = jede, die getauscht wird
value-announce_low-forced_giver = nur, was man auf Verlangen hergibt
rule-announce_low-both = Ass, 2 und 3 werden beim Tauschen allen genannt.
rule-announce_low-forced_giver = Wer beim Tausch ein Ass, eine 2 oder 3 hergeben muss, sagt das allen an.
rule-announce_low-off = Niedrige Karten werden nicht angesagt.

option-queen_block = Damen
option-queen_block-about = Ob auch eine Dame den Tausch blockiert oder ihn weiterspringen lässt.
value-queen_block-off = eine Karte wie jede andere
value-queen_block-neighbour = blockieren den Tausch von nebenan
value-queen_block-skip = der Tausch springt über sie hinweg
rule-queen_block-neighbour = Auch Damen blockieren den Tausch von nebenan.
rule-queen_block-skip = Der Tausch springt über eine Dame hinweg einen Platz weiter.
rule-queen_block-off = Damen haben keine Sonderrolle.

option-turn_timer = Blitzuhr
option-turn_timer-about = Zu langsam? Du verlierst sofort ein Leben und behältst deine Karte.
value-turn_timer-off = aus
value-turn_timer-seconds =
    { $number ->
        [one] 1 Sekunde
       *[other] { $number } Sekunden
    }
rule-turn_timer =
    { $number ->
        [one] Eine Sekunde für jede Entscheidung; zu spät kostet ein Leben.
       *[other] { $number } Sekunden für jede Entscheidung; zu spät kostet ein Leben.
    }
rule-turn_timer-off = Zu spät kostet kein Leben.

option-dealer_rotation = Wer gibt
option-dealer_rotation-about = Ob das Geben nach jeder Runde weiterwandert oder bei einer Person bleibt.
value-dealer_rotation-rotate = alle reihum
value-dealer_rotation-fixed = dieselbe, bis sie ausscheidet
rule-dealer_rotation-fixed = Es gibt immer dieselbe Person, bis sie ausscheidet.
rule-dealer_rotation-rotate = Das Geben wandert nach jeder Runde weiter.

option-last_lives_tie = Wenn alle zugleich ausscheiden
option-last_lives_tie-about = Was gilt, wenn alle Verbliebenen auf einmal ihr letztes Leben verlieren.
value-last_lives_tie-sudden_death = Stechen: die höchste Karte gewinnt
value-last_lives_tie-keep_last_life = alle behalten ihr letztes Leben
value-last_lives_tie-joint_winners = gemeinsamer Sieg
value-last_lives_tie-void = niemand gewinnt
rule-last_lives_tie-sudden_death = Würden alle zugleich ausscheiden, entscheidet ein Stechen.
rule-last_lives_tie-keep_last_life = Würden alle zugleich ausscheiden, behalten sie ihr letztes Leben und es geht weiter.
rule-last_lives_tie-joint_winners = Scheiden alle zugleich aus, gewinnen sie gemeinsam.
rule-last_lives_tie-void = Scheiden alle zugleich aus, gewinnt niemand.

option-all_equal = Wenn alle Karten gleich sind
option-all_equal-about = Wer ein Leben verliert, wenn alle den gleichen Wert haben.
value-all_equal-all_lose = alle verlieren ein Leben
value-all_equal-none_lose = niemand verliert ein Leben
rule-all_equal-none_lose = Sind alle Karten gleich, verliert niemand ein Leben.
rule-all_equal-all_lose = Sind alle Karten gleich, verlieren alle ein Leben.

option-direction = Richtung
option-direction-about = In welcher Richtung gegeben und gespielt wird.
value-direction-clockwise = im Uhrzeigersinn
value-direction-anticlockwise = gegen den Uhrzeigersinn
rule-direction-anticlockwise = Gespielt wird gegen den Uhrzeigersinn.
rule-direction-clockwise = Gespielt wird im Uhrzeigersinn.

option-stake = Einsatz
option-stake-about = Alle zahlen einen Chip Spielgeld in einen Pott; wer gewinnt, bekommt ihn.
value-stake-off = nein
value-stake-on = ein Chip von allen
rule-stake-on = Alle legen einen Chip Spielgeld in den Gewinnpott.
rule-stake-off = Es gibt keinen Gewinnpott.

option-block_word = Ruf beim Blockieren
option-block_word-about = Was gerufen wird, wenn jemand blockiert.
value-block_word-kuckuck = „Kuckuck!“
value-block_word-figur = „Figur!“
value-block_word-ass = „Ass!“
value-block_word-jagd = „Jagd!“
value-block_word-bo = „Bo!“ (aus Cornwall)
value-block_word-none = nichts
rule-block_word-kuckuck = Wer blockiert, ruft „Kuckuck!“.
rule-block_word-figur = Wer blockiert, ruft „Figur!“.
rule-block_word-ass = Wer blockiert, ruft „Ass!“.
rule-block_word-jagd = Wer blockiert, ruft „Jagd!“.
rule-block_word-bo = Wer blockiert, ruft „Bo!“.
rule-block_word-none = Wer blockiert, ruft nichts dazu.
