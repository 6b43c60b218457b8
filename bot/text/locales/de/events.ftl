# Zeilen im Verlauf des Spielbretts. Plätze kommen als fette Namen, Karten als Emoji oder Zeichen und Buchstabe.

list-and = { $first } und { $last }

# Was beim Blockieren gerufen wird; steht vor dem Satz und bringt sein Leerzeichen mit.
called-out = 📣 **{ $word }**{ " " }

event-round-began = 🃏 Runde { $number }: { $dealer } gibt.
event-round-scored = 📝 Die Runde ist vorbei.

event-stood = ✋ { $seat } steht.
event-had-to-stand = 🔒 { $seat } muss stehen, weil ein König offen liegt.
event-swapped = 🔁 { $asker } tauscht mit { $giver }.
event-low-card-announced = 📢 Niedrige Karte: { $card } geht von { $giver } an { $taker }.

event-king-blocked = { $called }{ $holder } zeigt { $card }: kein Tausch, { $asker } bleibt auf der alten Karte sitzen.
event-king-laid-open = 👑 { $holder } legt { $card } offen hin: Dieser König bleibt, wo er ist.
event-queen-blocked = { $called }{ $holder } zeigt { $card }: Die Dame blockiert, { $asker } bleibt auf der alten Karte sitzen.
event-queen-skipped = ⏭️ { $holder } zeigt { $card }: Der Tausch von { $asker } springt einen Platz weiter.

event-stock-taken =
    { $depth ->
        [1] 🎴 { $seat } tauscht mit der obersten Karte vom Nachziehstapel.
       *[other] ✂️ { $seat } hebt ab und tauscht mit dem Nachziehstapel.
    }
event-king-drawn = 👑 { $seat } deckt vom Nachziehstapel { $card } auf: Ein König darf nicht genommen werden, die alte Karte bleibt.

event-time-ran-out = ⏰ { $seat } war zu langsam: Das kostet ein Leben.
event-life-lost =
    { $lives ->
        [0] 💔 { $seat } verliert das letzte Leben.
        [one] 💔 { $seat } verliert ein Leben und hat noch eins.
       *[other] 💔 { $seat } verliert ein Leben und hat noch { $lives }.
    }
event-went-out = 🚪 { $seat } ist ausgeschieden.

event-revealed = 👀 Alle Karten liegen offen: { $cards }.
event-round-stopped = 🏁 Nur { $winner } hat noch Leben: Die Partie ist zu Ende, es wird nichts mehr aufgedeckt.
event-lives-kept = 🤝 Alle wären zugleich ausgeschieden, darum behalten { $seats } das letzte Leben.
event-sudden-death-dealt = ⚡ Stechen, je eine Karte: { $cards }. Höchste Karte: { $winners }.

# Nur für eine Person.

event-dealt = 🃏 Du bekommst { $card }.
event-exchanged = 🔁 Du gibst { $gave } her und bekommst { $got }.
