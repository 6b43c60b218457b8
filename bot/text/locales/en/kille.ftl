# Kille: the game, its house rules and presets, its cards, and the lines of its log.

game-kille = Kille
game-kille-about = Swedish cuckoo with picture cards: Pig, Hussar and Cuckoo hit back when you want to swap.
game-kille-how =
    🃏 Everybody gets **one** card from a pack of 42. Harlequin and Cuckoo are the best, Flowerpot and Mask the worst.
    ✋ Your turn: press **Stand** to keep your card …
    🔁 … or **Swap**: the next player has to trade with you, unless a picture is there.
    🐷 Inn and Cavalier pass you on. Hussar and Pig cost lives. The Cuckoo ends the round.
    🎴 The dealer comes last and may draw the top card of the stock.
    💔 Cards up: every Mask and the lowest of the rest lose a life. The last one in wins!
game-kille-rules =
    ### What it is about
    Everybody holds a single card, and nobody wants the lowest. Whoever has lives left when all others are out wins.
    ### Cards and lives
    42 cards: 21 ranks, each twice. From low to high: Mask, Flowerpot, Wreath, 1 to 12, Inn, Cavalier, Pig, Hussar, Cuckoo, Harlequin. 3 to 20 players, **three lives** each. All cards are shuffled anew for every round; each player gets one.
    ### Your turn
    It goes clockwise, the dealer comes last. **Stand:** you keep your card. **Swap:** you ask the next player, whose card decides:
    - **Mask, Flowerpot, Wreath, numbers, Harlequin:** you trade, unseen; only a Harlequin changes hands face up. Then it is that player's turn.
    - **Inn, Cavalier:** shown, and your request goes on to the player after.
    - **Hussar:** shown, no swap, you lose a life at once.
    - **Pig:** shown, no swap. Every swap that brought you your card is undone, back to whoever was dealt it, and that player loses a life at once.
    - **Cuckoo:** shown, and the round is over for everybody.
    Whoever showed a card has no turn any more. You ask once, whatever comes of it.
    ### The dealer
    The dealer stands or draws the top card; the old card goes under the stock. Inn and Cavalier: shown, draw the next. Cuckoo, Hussar and Pig: shown, and the draw fails; the Hussar costs the dealer a life, the Pig the first holder of the dealer's card. If the dealer's own Inn or Cavalier passes a request on, the asker takes the top card of the stock.
    ### Cards up
    The lowest card loses a life; equal cards lose together.
    - **Mask:** always loses, and besides it the lowest of the other cards.
    - **Harlequin:** the highest for whoever was dealt it or drew it; the lowest of all but the Mask for whoever got it from another player.
    ### The end
    Without lives you are out at once, also in the middle of a round. The last one with lives wins. If all who are left lose their last life together, there is **sudden death**: one card each, no swaps, the highest wins.
    ### House rules: decided here
    Old sources differ or are silent on these points.
    - **“Knocked out”** by Pig or Hussar means one life, not the whole match.
    - **The first holder** pays for the Pig, not whoever asked. A card that somebody stood with is never taken back.
    - **The Cuckoo** is the second highest card. One source calls it the worst; for that there is a house rule.
    - **A card from the stock** does nothing; a Harlequin from there is high and stays hidden.

option-cuckoo_lowest = The Cuckoo is the lowest
option-cuckoo_lowest-about = At the reveal the Cuckoo is the worst card. It still ends the round.
rule-cuckoo_lowest-true = The Cuckoo is the lowest card at the reveal.
rule-cuckoo_lowest-false = The Cuckoo is the second highest card.

preset-kille-kille = Kille
preset-kille-kille-about = The classic: three lives, and the Cuckoo is the second highest card.
preset-kille-cuckoo-lowest = Cuckoo at the Bottom
preset-kille-cuckoo-lowest-about = The Cuckoo is the worst card to show. Who asks for it ends the round all the same.
preset-kille-quick = One Life
preset-kille-quick-about = One life each: a short match in which every Hussar is deadly.

# Lines of the board's log.

event-harlequin-passed = 🎭 { $card } goes face up from { $giver } to { $taker }: now it is low.
event-passed-over = ⏭️ **“Pass by!”** { $holder } shows { $card }, so { $asker } has to ask one place further.
event-pig-shown = 🐷 **“Husu!”** { $holder } shows { $card } to { $asker }: all goes back, and { $victim } loses a life.
event-hussar-shown = ⚔️ **“Hussar strikes!”** { $holder } shows { $card }: no swap, and { $asker } loses a life.
event-cuckoo-shown = 🐦 **“Kuku!”** { $holder } shows { $card } to { $asker }: the round is over at once.
event-top-card-taken = 🎴 { $seat } swaps with the top card of the stock.
event-drew-on = ⏭️ { $seat } turns up { $card } from the stock and draws again.
event-pig-drawn = 🐷 **“Husu!”** { $seat } turns up { $card }: the draw fails, all goes back, and { $victim } loses a life.
event-hussar-drawn = ⚔️ **“Hussar strikes!”** { $seat } turns up { $card }: the draw fails, and a life is lost.
event-cuckoo-drawn = 🐦 **“Kuku!”** { $seat } turns up { $card }: the draw fails, the old card stays.

# When a chain of exchanges is undone, at Kille and at Cuccù.

event-taken-back = ↩️ Undone: { $asker } and { $giver } get their cards back from each other.
event-seen-again = 👁️ So { $seat } has { $card } again.

# Its cards: in English, where the corner is shorter also that, and as they are called at home.

card-kille-mask = Mask
card-kille-mask-native = Blaren
card-kille-flowerpot = Flowerpot
card-kille-flowerpot-native = Blompottan
card-kille-wreath = Wreath
card-kille-wreath-native = Kransen
card-kille-1 = One
card-kille-1-short = 1
card-kille-1-native = Ett
card-kille-2 = Two
card-kille-2-short = 2
card-kille-2-native = Två
card-kille-3 = Three
card-kille-3-short = 3
card-kille-3-native = Tre
card-kille-4 = Four
card-kille-4-short = 4
card-kille-4-native = Fyra
card-kille-5 = Five
card-kille-5-short = 5
card-kille-5-native = Fem
card-kille-6 = Six
card-kille-6-short = 6
card-kille-6-native = Sex
card-kille-7 = Seven
card-kille-7-short = 7
card-kille-7-native = Sju
card-kille-8 = Eight
card-kille-8-short = 8
card-kille-8-native = Åtta
card-kille-9 = Nine
card-kille-9-short = 9
card-kille-9-native = Nio
card-kille-10 = Ten
card-kille-10-short = 10
card-kille-10-native = Tio
card-kille-11 = Eleven
card-kille-11-short = 11
card-kille-11-native = Elva
card-kille-12 = Twelve
card-kille-12-short = 12
card-kille-12-native = Tolv
card-kille-inn = Inn
card-kille-inn-native = Värdshus
card-kille-cavalier = Cavalier
card-kille-cavalier-native = Kavall
card-kille-pig = Pig
card-kille-pig-native = Husu
card-kille-hussar = Hussar
card-kille-hussar-native = Husar
card-kille-cuckoo = Cuckoo
card-kille-cuckoo-native = Kuku
card-kille-harlequin = Harlequin
card-kille-harlequin-native = Harlekin

# What the special cards do.

power-kille-mask = Always loses a life at the reveal. Get rid of it.
power-kille-inn = Nobody gets it: who asks for it is passed on to the next player.
power-kille-cavalier = Nobody gets it: who asks for it is passed on to the next player.
power-kille-pig = Who asks for it gives back the card, and its first holder loses a life.
power-kille-hussar = Who asks for it loses a life at once.
power-kille-cuckoo = Who asks for it ends the round at once.
power-kille-harlequin = The highest card while you were dealt it or drew it; the lowest when it came from another player.
