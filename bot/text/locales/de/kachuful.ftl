# Kachuful: das Spiel in Worten, seine Hausregeln, Zusammenstellungen, Trümpfe, Ereignisse, und warum etwas nicht geht.

game-kachuful = Kachuful (Judgement)
game-kachuful-about = Sag genau voraus, wie viele Stiche du machst, und mach dann genau so viele. Nicht mehr, nicht weniger!
game-kachuful-how =
    🃏 Alle bekommen gleich viele Karten: erst zehn, dann jede Runde eine weniger, danach wieder mehr.
    🗣️ Reihum sagen alle, wie viele Stiche sie machen; wer gibt, zuletzt.
    🪝 Hakenregel: Die Gebote dürfen zusammen nicht die Zahl der Stiche ergeben. Irgendwer verfehlt also.
    ♠️ Bediene die angespielte Farbe, wenn du kannst. Der höchste Trumpf sticht, sonst die höchste Karte der Farbe.
    🎯 Genau getroffen: 10 Punkte und dein Gebot dazu. Verfehlt: nichts.
    🏆 Wer nach allen Runden am meisten hat, gewinnt.
game-kachuful-rules =
    ### Worum es geht
    Vor jeder Runde sagst du, wie viele Stiche du machst. Nur wer diese Zahl genau trifft, bekommt Punkte. Wer nach der letzten Runde am meisten hat, gewinnt.
    ### Karten und Runden
    Ein Spiel mit 52 Karten, 3 bis 7 Leute. In jeder Farbe von niedrig nach hoch: 2 bis 10, Bube, Dame, König, Ass. Das größte Blatt hat bei drei bis fünf Leuten 10 Karten, bei sechs 8, bei sieben 7. Jede Runde gibt es eine Karte weniger bis zu einer einzigen, dann wieder mehr: 19, 15 oder 13 Runden.
    ### Geben und Trumpf
    Wer zuerst gibt, entscheidet das Los, dann wandert das Geben im Uhrzeigersinn. Aufgedeckt wird nichts: Trumpf sind Runde für Runde Pik, Karo, Kreuz, Herz und dann wieder von vorn. Er steht vor den Geboten fest.
    ### Gebote
    Wer nach dem Geber sitzt, beginnt, der Geber ist der letzte; alle bieten einmal und offen, von null bis zur Zahl der Karten.
    - **Hakenregel:** Wer gibt, darf nicht so bieten, dass alle Gebote zusammen die Zahl der Stiche ergeben. Mindestens ein Gebot wird also verfehlt. Bleibt nur ein Gebot übrig, wird es von selbst gemacht.
    ### Spielen
    Zuerst spielt an, wer nach dem Geber sitzt, danach, wer den letzten Stich gemacht hat.
    - **Anspielen:** jede Karte, auch Trumpf.
    - **Bedienen:** die angespielte Farbe, wenn du sie hast, sonst jede Karte. Niemand muss trumpfen oder überbieten.
    Der höchste Trumpf macht den Stich; ist keiner dabei, die höchste Karte der angespielten Farbe. Die letzte Karte wird von selbst gespielt.
    ### Punkte
    Treffer: **10 Punkte und das Gebot dazu**; null geboten und keinen gemacht sind 10. Verfehlt, ob darüber oder darunter: nichts. Wer am Ende gleich viel hat, gewinnt gemeinsam.
    ### Hausregeln: hier entschieden
    Hier gehen die Beschreibungen auseinander. Es gilt nur, wenn die Hausregel an ist.
    - **Doppelter Zyklus:** der ganze Ablauf zweimal; die größte Runde kommt in der Mitte zweimal nacheinander.
    - **Jede fünfte ohne Trumpf:** Die Farben werden darunter weitergezählt; im Fünferzyklus warten sie.
    - **Blind bieten:** Wer ungesehen bietet und trifft, bekommt das Doppelte; verfehlt kostet nicht mehr als sonst. Nicht in Stirn- und Dunkelrunden.
    - **Stirn:** Mit einer Karte siehst du alle außer deiner, bis sie gespielt ist. Dunkel: Niemand sieht vor den Geboten eine Karte.
    - **Entscheidungsrunde:** Wer gleichauf vorne liegt, spielt noch eine mit dem größten Blatt; danach gewinnt man gemeinsam. Die vorderen Plätze bleiben ihnen.

option-start_size = Größtes Blatt
option-start_size-about = Wie viele Karten das größte Blatt hat; automatisch: 10, bei sechs Leuten 8, bei sieben 7.
value-start_size-auto = automatisch
rule-start_size =
    { $number ->
        [one] Das größte Blatt hat eine Karte.
       *[other] Das größte Blatt hat { $number } Karten.
    }
rule-start_size-auto = Wie groß das Blatt ist, richtet sich danach, wie viele mitspielen.

option-cycle = Ablauf der Partie
option-cycle-about = Ob das Blatt kleiner wird, wieder wächst oder beides zweimal geschieht.
value-cycle-down_up = bis zu einer Karte, wieder hinauf
value-cycle-down = nur hinunter bis zu einer Karte
value-cycle-double = zweimal hinunter und hinauf
rule-cycle-down_up = Das Blatt schrumpft bis zu einer Karte und wächst wieder.
rule-cycle-down = Das Blatt schrumpft nur; mit einer Karte ist Schluss.
rule-cycle-double = Das Blatt schrumpft bis zu einer Karte und wächst wieder, zweimal.

option-rounds_limit = Höchstzahl der Runden
option-rounds_limit-about = Nach so vielen Runden ist Schluss, auch mitten im Ablauf.
value-rounds_limit-off = keine
rule-rounds_limit =
    { $number ->
        [one] Gespielt wird nur eine Runde.
       *[other] Nach { $number } Runden ist Schluss.
    }
rule-rounds_limit-off = Gespielt wird der ganze Ablauf.

option-trump_source = Woher der Trumpf kommt
option-trump_source-about = Ein fester Trumpfzyklus oder eine Karte, die nach dem Geben aufgedeckt wird.
value-trump_source-four = Pik, Karo, Kreuz, Herz reihum
value-trump_source-four_nt = die vier Farben, dann ohne Trumpf
value-trump_source-turn_up = eine aufgedeckte Karte
rule-trump_source-four = Trumpf sind reihum Pik, Karo, Kreuz, Herz.
rule-trump_source-four_nt = Trumpf sind reihum Pik, Karo, Kreuz, Herz und keiner (Sonne).
rule-trump_source-turn_up = Nach dem Geben wird eine Karte aufgedeckt: Ihre Farbe ist Trumpf.

option-nt_every_5th = Jede fünfte Runde ohne Trumpf
option-nt_every_5th-about = Die Runden 5, 10, 15 … sind ohne Trumpf; die Farben zählen darunter weiter.
rule-nt_every_5th-true = Jede fünfte Runde ist ohne Trumpf.
rule-nt_every_5th-false = Keine Runde ist wegen ihrer Nummer ohne Trumpf.

option-hook = Hakenregel
option-hook-about = Wer gibt, darf die Gebote nicht auf die Zahl der Stiche ergänzen.
rule-hook-true = Die Gebote dürfen zusammen nicht die Zahl der Stiche ergeben.
rule-hook-false = Keine Hakenregel: Auch wer gibt, bietet frei.

option-scoring = Punkte
option-scoring-about = Was ein Treffer oder ein verfehltes Gebot bringt.
value-scoring-classic = Treffer: 10 + Gebot, verfehlt: 0
value-scoring-minus_diff = 10 + Gebot, verfehlt minus Abstand
value-scoring-trick_plus = jeder Stich 1, Treffer: 10 dazu
value-scoring-judgement = Treffer: 10, verfehlt: minus 10
rule-scoring-classic = Ein Treffer bringt 10 und das Gebot, verfehlt bringt nichts.
rule-scoring-minus_diff = Verfehlt kostet einen Punkt für jeden Stich zu viel oder zu wenig.
rule-scoring-trick_plus = Jeder Stich bringt einen Punkt, ein Treffer 10 dazu.
rule-scoring-judgement = Ein Treffer bringt 10 Punkte, verfehlt kostet 10.

option-blind = Blind bieten
option-blind-about = Wer bietet, ohne die eigenen Karten zu kennen, bekommt bei einem Treffer das Doppelte.
value-blind-off = nein
value-blind-optional = wer mag
value-blind-forced = alle und immer
rule-blind-off = Alle sehen ihre Karten, bevor sie bieten.
rule-blind-optional = Man darf bieten, ohne die eigenen Karten zu kennen: doppelte Punkte.
rule-blind-forced = Alle bieten, ohne ihre Karten zu kennen: doppelte Punkte.

option-blind_bonus = Was blind verdoppelt wird
option-blind_bonus-about = Ob ein blinder Treffer alles verdoppelt oder nur die 10 Punkte.
value-blind_bonus-total = die ganze Wertung der Runde
value-blind_bonus-bonus = nur die 10 Punkte
rule-blind_bonus-total = Ein blinder Treffer verdoppelt die ganze Wertung der Runde.
rule-blind_bonus-bonus = Ein blinder Treffer verdoppelt nur die 10 Punkte.

option-single_card = Einzelkarten-Runden
option-single_card-about = Wer in einer Runde mit nur einer Karte welche Karte sieht.
value-single_card-open = wie immer: die eigene
value-single_card-forehead = an der Stirn: alle bis auf deine
value-single_card-dark = keine, bis alle geboten haben
rule-single_card-open = Mit nur einer Karte sieht man die eigene.
rule-single_card-forehead = Mit nur einer Karte sieht man alle außer der eigenen.
rule-single_card-dark = Mit nur einer Karte sieht vor den Geboten niemand etwas.

option-tie_break = Gleichstand an der Spitze
option-tie_break-about = Was gilt, wenn am Ende mehrere gleichauf vorne liegen.
value-tie_break-shared = gemeinsamer Sieg
value-tie_break-extra_round = eine Entscheidungsrunde
rule-tie_break-shared = Wer gleichauf vorne liegt, gewinnt gemeinsam.
rule-tie_break-extra_round = Wer gleichauf vorne liegt, spielt noch eine Runde.

preset-kachuful-kachuful = Kachuful
preset-kachuful-kachuful-about = Der Klassiker: zehn Karten bis eine und zurück, vier Trümpfe reihum, mit Hakenregel.
preset-kachuful-judgement = Judgement
preset-kachuful-judgement-about = Plus 10 für einen Treffer, minus 10, wenn man verfehlt.
preset-kachuful-blackout = Blackout
preset-kachuful-blackout-about = Ein anderer Name für die klassischen Regeln.
preset-kachuful-minus = Strafminus
preset-kachuful-minus-about = Verfehlt kostet einen Punkt für jeden Stich zu viel oder zu wenig.
preset-kachuful-trick-bonus = Jeder Stich zählt
preset-kachuful-trick-bonus-about = Ein Punkt für jeden Stich und 10 dazu für einen Treffer.
preset-kachuful-short = Kurz (Progressiv)
preset-kachuful-short-about = Nur hinunter: vom größten Blatt bis zu einer einzigen Karte.
preset-kachuful-party = Party
preset-kachuful-party-about = Mit nur einer Karte hältst du sie an die Stirn: Alle sehen sie, nur du nicht.
preset-kachuful-blind = Blind bieten
preset-kachuful-blind-about = Trau dich zu bieten, bevor du deine Karten siehst: doppelte Punkte.
preset-kachuful-no-hook = Ohne Hakenregel
preset-kachuful-no-hook-about = Auch wer gibt, bietet frei; so können alle treffen.
preset-kachuful-turned-up = Aufgedeckter Trumpf
preset-kachuful-turned-up-about = Nach dem Geben wird eine Karte aufgedeckt; ihre Farbe ist Trumpf.
preset-kachuful-five-cycle = Fünferzyklus
preset-kachuful-five-cycle-about = Pik, Karo, Kreuz, Herz, dann eine Runde ohne Trumpf (Sonne).
preset-kachuful-no-trump-fifth = Jede fünfte ohne Trumpf
preset-kachuful-no-trump-fifth-about = Die Runden 5, 10 und 15 sind ohne Trumpf.
preset-kachuful-double = Doppelter Zyklus
preset-kachuful-double-about = Zweimal hinunter und hinauf: ein ganzer Abend.
preset-kachuful-quick = Schnell
preset-kachuful-quick-about = Nur fünf Runden, von fünf Karten bis zu einer.

trump-S = ♠ Pik
trump-H = ♥ Herz
trump-D = ♦ Karo
trump-C = ♣ Kreuz
trump-none = 🚫 ohne Trumpf

event-trump-announced =
    { $suit ->
        [S] ♠ Pik ist Trumpf
        [H] ♥ Herz ist Trumpf
        [D] ♦ Karo ist Trumpf
        [C] ♣ Kreuz ist Trumpf
       *[other] 🚫 Diese Runde ist ohne Trumpf
    }{ $cards ->
        [one] , es gibt je eine Karte.
       *[other] , es gibt je { $cards } Karten.
    }
event-trump-turned =
    { $cards ->
        [one] 🎴 Je eine Karte
       *[other] 🎴 Je { $cards } Karten
    }, und aufgedeckt wird { $card }: Diese Farbe ist Trumpf.
event-looked = 👀 { $seat } sieht vor dem Bieten in die Karten.
event-went-blind = 🙈 { $seat } bietet blind.
event-bid-made =
    { $bid ->
        [0] 🗣️ { $seat } bietet keinen Stich.
        [one] 🗣️ { $seat } bietet einen Stich.
       *[other] 🗣️ { $seat } bietet { $bid } Stiche.
    }
event-bid-forced =
    { $bid ->
        [0] 🪝 { $seat } muss keinen Stich bieten: Der Haken lässt nichts anderes zu.
        [one] 🪝 { $seat } muss einen Stich bieten: Der Haken lässt nichts anderes zu.
       *[other] 🪝 { $seat } muss { $bid } Stiche bieten: Der Haken lässt nichts anderes zu.
    }
event-bid-hit =
    { $bid ->
        [0] 🎯 Treffer für { $seat }: keinen Stich geboten, keinen gemacht
        [one] 🎯 Treffer für { $seat }: einen Stich geboten und gemacht
       *[other] 🎯 Treffer für { $seat }: { $bid } Stiche geboten und gemacht
    }{ $points ->
        [one] , ein Punkt.
       *[other] , { $points } Punkte.
    }
event-bid-missed =
    { $bid ->
        [0] ❌ { $seat } verfehlt: keinen Stich geboten
        [one] ❌ { $seat } verfehlt: einen Stich geboten
       *[other] ❌ { $seat } verfehlt: { $bid } Stiche geboten
    }{ $tricks ->
        [0] , keinen gemacht
        [one] , einen gemacht
       *[other] , { $tricks } gemacht
    }{ $points ->
        [-1] , minus ein Punkt.
        [one] , ein Punkt.
       *[other] , { $points } Punkte.
    }
event-extra-round-began = ⚡ Gleichauf an der Spitze: { $seats } spielen noch eine Runde unter sich.

# Nur für eine Person.

event-foreheads-shown = 👀 Du siehst { $cards }. Deine eigene Karte siehst du nicht.

why-not-follow-S = Du hast Pik, also musst du Pik bedienen.
why-not-follow-H = Du hast Herz, also musst du Herz bedienen.
why-not-follow-D = Du hast Karo, also musst du Karo bedienen.
why-not-follow-C = Du hast Kreuz, also musst du Kreuz bedienen.
why-not-hook = Die Gebote ergäben zusammen die Zahl der Stiche; das verbietet die Hakenregel.
