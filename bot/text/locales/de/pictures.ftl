# Kille und Cuccù am Tisch: Knöpfe, die eigene Karte, was mit ihr geschah, und das Aufdecken.

move-turn-keep = Behalten
move-turn-request = Tausch mit { $partner }
move-inn-withdraw = Zurückziehen
move-inn-ask-pay = Fragen: Zahlst du?
move-pay-accept = Annehmen: Ich zahle
move-pay-refuse = Ablehnen: tauschen
move-dealer-keep = Behalten
move-dealer-exchange = Mit dem Stapel tauschen
move-keep-later = Behalten, falls niemand fragt
move-keep-later-chosen = ✓ Behalte, falls niemand fragt

# Was genau gefragt ist.

question-inn =
    🏠 { $holder } hat das Gasthaus. **Zieh dich zurück** und behalte deine Karte, oder **frag**: „Zahlst du, wenn die Null verliert?“
    -# Bei Ja behaltet ihr beide eure Karten, und verlierst du mit einer Null, kostet es { $holder } das Leben. Bei Nein bekommst du das Gasthaus.
question-pay =
    💬 { $asker } fragt dich: **„Zahlst du, wenn die Null verliert?“**
    -# **Annehmen:** Ihr behaltet beide eure Karten, und verliert { $asker } mit einer Null, kostet es dich das Leben. **Ablehnen:** { $asker } bekommt dein Gasthaus, du bekommst die andere Karte und bist dran.

panel-native = · { $name }
panel-no-card-yet = ⏳ Deine Karte kommt, wenn du dran bist oder jemand nach ihr fragt.
panel-lies-open = 👁️ Sie liegt offen: Alle sehen sie.
panel-power = ✨ { $power }
panel-came-back =
    { $lives ->
        [one] 🔄 Niemand hatte mehr ein Leben, darum bist du mit einem wieder dabei.
       *[other] 🔄 Niemand hatte mehr ein Leben, darum bist du mit { $lives } wieder dabei.
    }
panel-paid = 💰 Du hast im Gasthaus für { $names } gezahlt.
panel-paid-for-you = 💰 { $name } hat für deine Null gezahlt.
panel-gained =
    { $lives ->
        [one] ### 💚 Zwei Narren: Du gewinnst ein Leben und hast jetzt eins
       *[other] ### 💚 Zwei Narren: Du gewinnst ein Leben und hast jetzt { $lives }
    }

worth-lowest = ⚠️ Die niedrigste Karte: Wer sie behält, verliert ein Leben.
worth-lowest-kille = ⚠️ Nur die Maske ist niedriger.
worth-harlequin-high = 🎭 Die höchste Karte, weil du ihn ausgeteilt bekommen oder gezogen hast. Wer ihn von dir bekommt, hat eine niedrige.
worth-harlequin-low = ⚠️ Er kam von jemand anderem, darum ist jetzt nur die Maske niedriger.
worth-cuckoo-lowest = ⚠️ Beim Aufdecken ist er hier die niedrigste Karte.

# Was jemandem geschah, nur ihm gesagt.

notice-undone = ↩️ Mit { $partner } rückgängig: { $gave } zurückgegeben, { $got } zurückbekommen
notice-first-card-again = 👉 Damit hast du deine erste Karte wieder.
notice-pack = 🎴 Mit dem Stapel: { $gave } gegeben, { $got } bekommen

notice-harlequin-passed-taker = 🎭 Der Harlekin kam offen zu dir: Bei dir ist er niedrig.
notice-passed-over-asker = ⏭️ { $holder } zeigte { $card }: Du fragst einen Platz weiter.
notice-passed-over-holder = 🛡️ { $asker } wollte tauschen; { $card } hat weitergeschickt.
notice-pig-shown-asker = 🐷 { $holder } zeigte { $card }: kein Tausch, deine Karte geht zurück, woher sie kam.
notice-pig-shown-holder = 🛡️ { $asker } wollte tauschen; { $card } hat es verhindert.
notice-pig-shown-victim = 💔 Du hattest diese Karte zuerst: Das kostet dich ein Leben.
notice-hussar-shown-asker = ⚔️ { $holder } zeigte { $card }: kein Tausch, und du verlierst ein Leben.
notice-hussar-shown-holder = 🛡️ { $asker } wollte tauschen; { $card } hat zugehauen.
notice-time-ran-out-seat = ⏰ Du warst zu langsam; das hat ein Leben gekostet.

notice-inn-shown-asker = 🏠 { $holder } zeigte { $card } und hielt dich auf.
notice-inn-shown-holder = 🏠 { $asker } fragte nach deiner Karte; { $card } hielt den Tausch auf.
notice-withdrew-asker = 🚶 Du hast dich zurückgezogen und behältst deine Karte.
notice-withdrew-holder = 🚶 { $asker } zog sich zurück. Dein Gasthaus liegt offen, und du bist noch dran.
notice-payment-agreed-asker = 🤝 { $innkeeper } zahlt, wenn du mit einer Null verlierst.
notice-payment-agreed-innkeeper = 🤝 Du zahlst, wenn { $asker } mit einer Null verliert.
notice-payment-refused-asker = 🙅 { $innkeeper } zahlt nicht, darum bekommst du das Gasthaus.
notice-cat-shown-asker = 🐱 { $holder } zeigte { $card }: kein Tausch, deine Karte geht zurück, woher sie kam.
notice-cat-shown-holder = 🛡️ { $asker } fragte nach deiner Karte; { $card } hat gekratzt.
notice-cat-shown-victim = 💔 Die Katze kostet dich ein Leben.
notice-horse-shown-asker = 🐴 { $holder } zeigte { $card }: Du springst einen Platz weiter.
notice-horse-shown-holder = 🛡️ { $asker } fragte nach deiner Karte; { $card } hat weitergeschickt.
notice-hunter-shown-asker = 💥 { $holder } zeigte { $card }: kein Tausch, und du verlierst ein Leben.
notice-hunter-shown-holder = 🛡️ { $asker } fragte nach deiner Karte; { $card } hat geschossen.
notice-cuckoo-refused-asker = 🐦 { $holder } zeigte { $card }: kein Tausch, du behältst deine Karte.
notice-cuckoo-refused-holder = 🛡️ { $asker } fragte nach deiner Karte; { $card } hat abgelehnt.

# Das Spielbrett.

board-pays-for = 🤝 zahlt für { $names }
round-came-back = · niemand war übrig, darum gibt es neue Leben
scene-paid = 💰 { $name } zahlt
scene-lost-before = (💔 verlor eins während der Runde)
scene-pays = 💔 zahlt mit einem Leben

# Neben einer Karte beim Aufdecken.

reveal-harlequin-low = (niedrig: kam von jemand anderem)
reveal-harlequin-high = (hoch)
reveal-mask = (die Maske verliert immer)
reveal-cuckoo-lowest = (hier die niedrigste)
reveal-cuckoo-safe = 🛡️ ein Kuckuck verliert nie
reveal-fool-alone = (ein Narr allein verliert mit)
reveal-fools-high = (zwei Narren sind hoch)
reveal-fools-gain = (zwei Narren gewinnen ein Leben)
