# Kille: das Spiel, seine Hausregeln und Zusammenstellungen, seine Karten und die Zeilen im Verlauf.

game-kille = Kille
game-kille-about = Schwedischer Kuckuck mit Bildkarten: Schwein, Husar und Kuckuck schlagen zurück, wenn du tauschen willst.
game-kille-how =
    🃏 Alle bekommen **eine** von 42 Karten. Harlekin und Kuckuck sind die besten, Blumentopf und Maske die schlechtesten.
    ✋ Du bist dran: Mit **Stehen** behältst du deine Karte …
    🔁 … mit **Tauschen** holst du dir die Karte von nebenan, wenn dort kein Bild im Weg ist.
    🐷 Wirtshaus und Reiter schicken dich weiter. Husar und Schwein kosten Leben. Der Kuckuck beendet die Runde.
    🎴 Wer gibt, kommt zuletzt und darf die oberste Karte vom Nachziehstapel ziehen.
    💔 Aufdecken: Jede Maske und die niedrigste andere Karte verlieren ein Leben. Wer übrig bleibt, gewinnt!
game-kille-rules =
    ### Worum es geht
    Alle haben nur eine einzige Karte, und niemand will die niedrigste. Wer noch Leben hat, wenn alle anderen ausgeschieden sind, gewinnt.
    ### Karten und Leben
    42 Karten: 21 Werte, jeden zweimal. Von niedrig nach hoch: Maske, Blumentopf, Kranz, 1 bis 12, Wirtshaus, Reiter, Schwein, Husar, Kuckuck, Harlekin. 3 bis 20 Leute, je **drei Leben**. Vor jeder Runde wird neu gemischt, alle bekommen eine Karte.
    ### Du bist dran
    Es geht im Uhrzeigersinn, wer gibt, kommt zuletzt. **Stehen:** Du behältst deine Karte. **Tauschen:** Du fragst den nächsten Platz, und dessen Karte entscheidet:
    - **Maske, Blumentopf, Kranz, Zahlen, Harlekin:** Ihr tauscht verdeckt; nur ein Harlekin wandert offen. Dann ist dieser Platz dran.
    - **Wirtshaus, Reiter:** wird gezeigt, und du fragst einen Platz weiter.
    - **Husar:** wird gezeigt, kein Tausch, und du verlierst sofort ein Leben.
    - **Schwein:** wird gezeigt, kein Tausch. Jeder Tausch, der dir deine Karte gebracht hat, wird rückgängig gemacht, bis sie dort liegt, wo sie ausgeteilt wurde; dort geht sofort ein Leben verloren.
    - **Kuckuck:** wird gezeigt, und die Runde ist für alle vorbei.
    Wer eine Karte gezeigt hat, ist nicht mehr dran. Gefragt wird nur einmal, was auch dabei herauskommt.
    ### Der Geber
    Wer gibt, steht oder zieht die oberste Karte; die alte kommt unter den Stapel. Wirtshaus und Reiter: zeigen, weiterziehen. Kuckuck, Husar und Schwein: zeigen, der Zug misslingt; der Husar kostet den Geber ein Leben, das Schwein den, dem die Karte des Gebers ausgeteilt wurde. Schickt ein Wirtshaus oder Reiter des Gebers dich weiter, tauschst du mit der obersten Karte vom Stapel.
    ### Aufdecken
    Die niedrigste Karte verliert ein Leben; gleiche Karten verlieren gemeinsam.
    - **Maske:** verliert immer, und neben ihr die niedrigste der anderen Karten.
    - **Harlekin:** die höchste Karte, wenn man ihn ausgeteilt bekommt oder zieht. Wer ihn von anderen bekommt, hat die niedrigste nach der Maske.
    ### Das Ende
    Ohne Leben bist du sofort ausgeschieden, auch mitten in der Runde. Wer zuletzt noch Leben hat, gewinnt. Verlieren alle zugleich ihr letztes Leben, gibt es ein **Stechen**: je eine Karte, die höchste gewinnt.
    ### Hausregeln: hier entschieden
    Hier sind die alten Quellen uneins oder schweigen.
    - **„Hinausgeworfen“** durch Schwein oder Husar heißt: ein Leben weniger, nicht gleich ausgeschieden.
    - **Beim Schwein** verliert ein Leben, wer die Karte zuerst hatte, nicht wer gefragt hat. Eine Karte, mit der jemand stehen geblieben ist, wandert nie zurück.
    - **Der Kuckuck** ist die zweithöchste Karte. Eine Quelle nennt ihn die schlechteste; dafür gibt es eine Hausregel.
    - **Eine Karte vom Stapel** bewirkt nichts; ein Harlekin von dort ist hoch und bleibt verdeckt.

option-cuckoo_lowest = Der Kuckuck ist die niedrigste
option-cuckoo_lowest-about = Beim Aufdecken ist der Kuckuck die schlechteste Karte. Die Runde beendet er trotzdem.
rule-cuckoo_lowest-true = Der Kuckuck ist beim Aufdecken die niedrigste Karte.
rule-cuckoo_lowest-false = Der Kuckuck ist die zweithöchste Karte.

preset-kille-kille = Kille
preset-kille-kille-about = Der Klassiker: drei Leben, und der Kuckuck ist die zweithöchste Karte.
preset-kille-cuckoo-lowest = Kuckuck ganz unten
preset-kille-cuckoo-lowest-about = Der Kuckuck ist die schlechteste Karte. Die Runde beendet er trotzdem.
preset-kille-quick = Ein Leben
preset-kille-quick-about = Alle haben nur ein Leben: kurz, und jeder Husar ist tödlich.

# Zeilen im Verlauf des Spielbretts.

event-harlequin-passed = 🎭 { $card } geht offen von { $giver } an { $taker }: Jetzt ist er niedrig.
event-passed-over = ⏭️ **„Vorbei!“** { $holder } zeigt { $card }, darum fragt { $asker } einen Platz weiter.
event-pig-shown = 🐷 **„Husu!“** { $holder } zeigt { $asker } { $card }: Alles zurück, und { $victim } verliert ein Leben.
event-hussar-shown = ⚔️ **„Der Husar haut zu!“** { $holder } zeigt { $card }: kein Tausch, und { $asker } verliert ein Leben.
event-cuckoo-shown = 🐦 **„Kuku!“** { $holder } zeigt { $asker } { $card }: Die Runde ist sofort vorbei.
event-top-card-taken = 🎴 { $seat } tauscht mit der obersten Karte vom Nachziehstapel.
event-drew-on = ⏭️ { $seat } deckt vom Nachziehstapel { $card } auf und zieht weiter.
event-pig-drawn = 🐷 **„Husu!“** { $seat } deckt { $card } auf: Der Zug misslingt, alles zurück, und { $victim } verliert ein Leben.
event-hussar-drawn = ⚔️ **„Der Husar haut zu!“** { $seat } deckt { $card } auf: Der Zug misslingt und kostet ein Leben.
event-cuckoo-drawn = 🐦 **„Kuku!“** { $seat } deckt { $card } auf: Der Zug misslingt, die alte Karte bleibt.

# Wenn eine Kette von Tauschen rückgängig gemacht wird, bei Kille und bei Cuccù.

event-taken-back = ↩️ Rückgängig: { $asker } und { $giver } geben einander die Karten zurück.
event-seen-again = 👁️ Damit hat { $seat } wieder { $card }.

# Die Karten: auf Deutsch, wo die Ecke kürzer ist auch diese, und wie man sie in der Heimat nennt.

card-kille-mask = Maske
card-kille-mask-native = Blaren
card-kille-flowerpot = Blumentopf
card-kille-flowerpot-native = Blompottan
card-kille-wreath = Kranz
card-kille-wreath-native = Kransen
card-kille-1 = Eins
card-kille-1-short = 1
card-kille-1-native = Ett
card-kille-2 = Zwei
card-kille-2-short = 2
card-kille-2-native = Två
card-kille-3 = Drei
card-kille-3-short = 3
card-kille-3-native = Tre
card-kille-4 = Vier
card-kille-4-short = 4
card-kille-4-native = Fyra
card-kille-5 = Fünf
card-kille-5-short = 5
card-kille-5-native = Fem
card-kille-6 = Sechs
card-kille-6-short = 6
card-kille-6-native = Sex
card-kille-7 = Sieben
card-kille-7-short = 7
card-kille-7-native = Sju
card-kille-8 = Acht
card-kille-8-short = 8
card-kille-8-native = Åtta
card-kille-9 = Neun
card-kille-9-short = 9
card-kille-9-native = Nio
card-kille-10 = Zehn
card-kille-10-short = 10
card-kille-10-native = Tio
card-kille-11 = Elf
card-kille-11-short = 11
card-kille-11-native = Elva
card-kille-12 = Zwölf
card-kille-12-short = 12
card-kille-12-native = Tolv
card-kille-inn = Wirtshaus
card-kille-inn-native = Värdshus
card-kille-cavalier = Reiter
card-kille-cavalier-native = Kavall
card-kille-pig = Schwein
card-kille-pig-native = Husu
card-kille-hussar = Husar
card-kille-hussar-native = Husar
card-kille-cuckoo = Kuckuck
card-kille-cuckoo-native = Kuku
card-kille-harlequin = Harlekin
card-kille-harlequin-native = Harlekin

# Was die besonderen Karten tun.

power-kille-mask = Verliert beim Aufdecken immer ein Leben. Weg damit!
power-kille-inn = Niemand bekommt es: Wer danach fragt, wird einen Platz weitergeschickt.
power-kille-cavalier = Niemand bekommt ihn: Wer nach ihm fragt, wird einen Platz weitergeschickt.
power-kille-pig = Wer danach fragt, gibt seine Karte zurück, und wer sie zuerst hatte, verliert ein Leben.
power-kille-hussar = Wer nach ihm fragt, verliert sofort ein Leben.
power-kille-cuckoo = Wer nach ihm fragt, beendet sofort die Runde.
power-kille-harlequin = Die höchste Karte, wenn du ihn ausgeteilt bekommst oder ziehst; von anderen bekommen die niedrigste.
