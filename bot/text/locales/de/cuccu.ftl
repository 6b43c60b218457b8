# Cuccù: das Spiel, seine Hausregeln und Zusammenstellungen, seine Karten und die Zeilen im Verlauf.

game-cuccu = Cuccù
game-cuccu-about = Das italienische Urbild mit Bildkarten: Die Katze miaut, das Pferd springt, und im Gasthaus wird gefeilscht.
game-cuccu-how =
    🃏 Alle bekommen **eine** von 40 Karten, erst wenn sie gebraucht wird. Der Kuckuck ist die beste, der Löwe die schlechteste.
    ✋ Du bist dran: Mit **Behalten** bleibt deine Karte bei dir …
    🔁 … mit **Tausch** beantragst du die Karte von nebenan, wenn sie sich nicht wehrt.
    🐱 Katze und Jäger kosten dich ein Leben, das Pferd schickt dich weiter, der Kuckuck lehnt ab, das Gasthaus verhandelt.
    🎴 Wer gibt, kommt zuletzt und darf mit der untersten Karte vom Stapel tauschen.
    💔 Karten zeigen: Die niedrigste verliert ein Leben, ein einzelner Narr dazu. Wer übrig bleibt, gewinnt!
game-cuccu-rules =
    ### Worum es geht
    Alle haben nur eine einzige Karte, und niemand will die niedrigste. Wer noch Leben hat, wenn alle anderen ausgeschieden sind, gewinnt.
    ### Karten und Leben
    40 Karten, 20 Werte, jeden zweimal. Von niedrig nach hoch: Löwe, Maske, Eimer, Null, I bis X, Gasthaus, Katze, Pferd, Jäger, Kuckuck; dazu der Narr. 2 bis 20 Leute, je **drei Leben**.
    ### Geben
    Es geht **gegen den Uhrzeigersinn**, wer gibt, kommt zuletzt. Die Karten kommen von unten vom Stapel, jede erst, wenn man dran ist oder gefragt wird. Du siehst nur deine eigene.
    ### Du bist dran
    Du **behältst** deine Karte oder **beantragst einen Tausch** mit dem nächsten Platz, dessen Karte entscheidet:
    - **Löwe, Maske, Eimer, Null, I bis X, Narr:** Ihr tauscht verdeckt, und dieser Platz ist dran.
    - **Gasthaus** („Fermatevi alquanto!“): Du ziehst zurück oder fragst: „Zahlst du, wenn die Null verliert?“ Bei Ja behalten beide ihre Karten, und das Gasthaus zahlt dein Leben, falls du mit einer Null verlierst. Bei Nein muss das Gasthaus getauscht werden.
    - **Katze** („Gnao!“): Du verlierst ein Leben, und jeder Tausch, der dir deine Karte gebracht hat, wird rückgängig gemacht.
    - **Pferd** („Salta!“): Du springst einen Platz weiter. Hat es der Geber, nimmst du die oberste Karte vom Stapel.
    - **Jäger** („Bum!“): Du verlierst ein Leben.
    - **Kuckuck** („Cucù!“): kein Tausch, kein Schaden.
    Wer Katze, Pferd, Jäger oder Kuckuck gezeigt hat oder zahlen will, ist nicht mehr dran. Gefragt wird nur einmal. Reden und bluffen ist erlaubt.
    ### Der Geber
    Wer gibt, behält oder tauscht mit der untersten Karte vom Stapel, welche es auch ist und ohne Wirkung.
    ### Karten zeigen
    Die niedrigste Karte verliert ein Leben; gleiche verlieren gemeinsam.
    - **Kuckuck:** verliert nie.
    - **Narr:** allein verliert er mit der niedrigsten; zu zweit zählen Narren zwischen Jäger und Kuckuck.
    ### Das Ende
    Ohne Leben setzt du aus. Wer zuletzt noch Leben hat, gewinnt. Hat niemand mehr ein Leben, kommen **alle Plätze** mit vollen Leben zurück, und es geht weiter.
    ### Hausregeln: hier entschieden
    Dazu schweigen die alten Beschreibungen.
    - **Zurückziehen** beim Gasthaus lässt dem Gasthaus seinen Zug.
    - **Nur noch eine Person:** Die Runde wird trotzdem gewertet; auch eine einzelne Karte kann verlieren.
    - **Behalten** beendet eine Kette: Was behalten wurde, wandert nie zurück.
    - **Ein Gasthaus** ohne Leben zahlt nichts.

option-cat_victim = Wen die Katze kratzt
option-cat_victim-about = Wer ein Leben verliert, wenn jemand nach einer Katze fragt.
value-cat_victim-requester = wer gefragt hat
value-cat_victim-first_holder = wer diese Karte zuerst hatte
rule-cat_victim-requester = Bei der Katze verliert ein Leben, wer nach ihr gefragt hat.
rule-cat_victim-first_holder = Bei der Katze verliert ein Leben, wer die Karte zuerst hatte, die zurückwandert.

option-inn_mode = Im Gasthaus
option-inn_mode-about = Ob im Gasthaus verhandelt wird oder es immer ablehnt und zahlt.
value-inn_mode-ask = es wird verhandelt
value-inn_mode-auto = lehnt ab und zahlt für die Null
rule-inn_mode-ask = Im Gasthaus wird verhandelt.
rule-inn_mode-auto = Das Gasthaus lehnt immer ab und zahlt, wenn die Null verliert.

option-ties = Gleichstand beim Aufdecken
option-ties-about = Wer ein Leben verliert, wenn es mehrere treffen würde.
value-ties-all_lose = alle
value-ties-first_loses = nur, wer zuerst an der Reihe war
rule-ties-all_lose = Alle, die es beim Aufdecken trifft, verlieren ein Leben.
rule-ties-first_loses = Trifft es mehrere, verliert nur, wer zuerst an der Reihe war.

option-two_fools = Zwei Narren
option-two_fools-about = Was zwei Narren beim selben Aufdecken wert sind.
value-two_fools-fourteen_half = zwischen Jäger und Kuckuck
value-two_fools-gain_life = jeder bringt ein Leben
rule-two_fools-fourteen_half = Zwei Narren zählen zwischen Jäger und Kuckuck.
rule-two_fools-gain_life = Zwei Narren beim selben Aufdecken bringen je ein Leben.

option-sole_live_card_loses = Einzelne Karte kann verlieren
option-sole_live_card_loses-about = Die Runde geht weiter, auch mit nur einer Person. Aus: Sie gewinnt sofort.
rule-sole_live_card_loses-true = Die Runde wird gewertet, auch wenn nur noch eine Person übrig ist.
rule-sole_live_card_loses-false = Wer in einer Runde allein übrig bleibt, gewinnt sofort.

option-all_out = Wenn niemand mehr ein Leben hat
option-all_out-about = Wie es weitergeht, wenn alle Verbliebenen ihr letztes Leben verloren haben.
value-all_out-all_return = alle mit vollen Leben zurück
value-all_out-last_ones_return = wer dabei war, mit einem Leben
value-all_out-sudden_death = Stechen: die höchste Karte gewinnt
rule-all_out-all_return = Hat niemand mehr ein Leben, kommen alle mit vollen Leben zurück.
rule-all_out-last_ones_return = Hat niemand mehr ein Leben, kehrt die letzte Runde mit je einem zurück.
rule-all_out-sudden_death = Hat niemand mehr ein Leben, entscheidet ein Stechen.

option-deal = Wann gegeben wird
option-deal-about = Ob jede Karte erst kommt, wenn sie gebraucht wird, oder alle zu Beginn.
value-deal-on_demand = wenn sie gebraucht wird
value-deal-upfront = zu Beginn an alle
rule-deal-on_demand = Jede Karte wird erst gegeben, wenn sie gebraucht wird.
rule-deal-upfront = Alle Karten werden zu Beginn der Runde gegeben.

option-revealed_acts = Nach dem Zeigen noch dran
option-revealed_acts-about = Wer eine Karte zeigen musste oder zahlen will, ist trotzdem noch dran.
rule-revealed_acts-true = Wer eine Karte zeigen musste oder zahlen will, ist trotzdem noch dran.
rule-revealed_acts-false = Wer eine Karte zeigen musste oder zahlen will, ist nicht mehr dran.

preset-cuccu-cuccu = Cuccù
preset-cuccu-cuccu-about = Wie in Campli: drei Leben, und ist niemand mehr übrig, kommen alle zurück.
preset-cuccu-quick = Ein Leben
preset-cuccu-quick-about = Nur ein Leben; ist niemand mehr übrig, kehrt nur die letzte Runde zurück.

# Zeilen im Verlauf des Spielbretts.

event-kept = ✋ { $seat } behält die Karte.
event-inn-shown = 🏠 **„Fermatevi alquanto!“** { $holder } zeigt { $card } und hält { $asker } auf.
event-withdrew = 🚶 { $asker } zieht sich vom Gasthaus von { $holder } zurück und behält die Karte.
event-payment-asked = 💬 { $asker } an { $innkeeper }: **„Zahlst du, wenn die Null verliert?“**
event-payment-agreed = 🤝 { $innkeeper } zahlt, wenn { $asker } mit einer Null verliert. Beide behalten ihre Karten.
event-payment-refused = 🙅 { $innkeeper } zahlt nicht für { $asker }: Also muss das Gasthaus getauscht werden.
event-cat-shown = 🐱 **„Gnao!“** { $holder } zeigt { $asker } { $card }: { $victim } verliert ein Leben, und alles geht zurück.
event-horse-shown = 🐴 **„Salta!“** { $holder } zeigt { $card }: { $asker } springt einen Platz weiter.
event-hunter-shown = 💥 **„Bum!“** { $holder } zeigt { $card }: kein Tausch, und { $asker } verliert ein Leben.
event-cuckoo-refused = 🐦 **„Cucù!“** { $holder } zeigt { $card }: kein Tausch für { $asker }, aber auch kein Schaden.
event-pack-top-taken = 🎴 { $seat } springt zum Stapel und nimmt die oberste Karte.
event-pack-bottom-taken = 🎴 { $seat } tauscht mit der untersten Karte vom Stapel.
event-inn-paid = 💰 { $asker } verliert mit einer Null, und { $innkeeper } zahlt dafür.
event-life-gained =
    { $lives ->
        [one] 💚 Zwei Narren: { $seat } gewinnt ein Leben und hat jetzt eins.
       *[other] 💚 Zwei Narren: { $seat } gewinnt ein Leben und hat jetzt { $lives }.
    }
event-came-back =
    { $lives ->
        [one] 🔄 Niemand hat mehr ein Leben, darum sind mit einem wieder dabei: { $seats }.
       *[other] 🔄 Niemand hat mehr ein Leben, darum sind mit je { $lives } wieder dabei: { $seats }.
    }

# Die Karten: auf Deutsch, wo die Ecke kürzer ist auch diese, und wie man sie in der Heimat nennt.

card-cuccu-lion = Löwe
card-cuccu-lion-native = Leone
card-cuccu-mask = Maske
card-cuccu-mask-native = Mascherone
card-cuccu-bucket = Eimer
card-cuccu-bucket-native = Secchia
card-cuccu-null = Null
card-cuccu-null-native = Nulla
card-cuccu-1 = Eins
card-cuccu-1-short = I
card-cuccu-1-native = Uno
card-cuccu-2 = Zwei
card-cuccu-2-short = II
card-cuccu-2-native = Due
card-cuccu-3 = Drei
card-cuccu-3-short = III
card-cuccu-3-native = Tre
card-cuccu-4 = Vier
card-cuccu-4-short = IV
card-cuccu-4-native = Quattro
card-cuccu-5 = Fünf
card-cuccu-5-short = V
card-cuccu-5-native = Cinque
card-cuccu-6 = Sechs
card-cuccu-6-short = VI
card-cuccu-6-native = Sei
card-cuccu-7 = Sieben
card-cuccu-7-short = VII
card-cuccu-7-native = Sette
card-cuccu-8 = Acht
card-cuccu-8-short = VIII
card-cuccu-8-native = Otto
card-cuccu-9 = Neun
card-cuccu-9-short = IX
card-cuccu-9-native = Nove
card-cuccu-10 = Zehn
card-cuccu-10-short = X
card-cuccu-10-native = Dieci
card-cuccu-inn = Gasthaus
card-cuccu-inn-native = Osteria
card-cuccu-cat = Katze
card-cuccu-cat-native = Gatto
card-cuccu-horse = Pferd
card-cuccu-horse-native = Cavallo
card-cuccu-hunter = Jäger
card-cuccu-hunter-native = Bum
card-cuccu-cuckoo = Kuckuck
card-cuccu-cuckoo-native = Cucù
card-cuccu-fool = Narr
card-cuccu-fool-native = Matto

# Was die besonderen Karten tun.

power-cuccu-null = Verliert sie und ein Gasthaus wollte zahlen, verliert das Gasthaus das Leben.
power-cuccu-inn = Hält auf, wer danach fragt: Du sollst für eine Null zahlen oder musst tauschen.
power-cuccu-cat = Wer nach ihr fragt, verliert ein Leben und muss seine Karte zurückgeben.
power-cuccu-horse = Wer danach fragt, springt einen Platz weiter.
power-cuccu-hunter = Wer nach ihm fragt, verliert sofort ein Leben.
power-cuccu-cuckoo = Lehnt jeden Tausch ab und verliert beim Aufdecken nie.
power-cuccu-fool = Allein verliert er mit der niedrigsten Karte; zu zweit sind Narren hoch.
