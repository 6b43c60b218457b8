# Cuccù: the game, its house rules and presets, its cards, and the lines of its log.

game-cuccu = Cuccù
game-cuccu-about = The Italian original with picture cards: the Cat says “Gnao!”, the Horse jumps, and at the Inn you haggle.
game-cuccu-how =
    🃏 Everybody gets **one** of 40 cards, only when it is needed. The Cuckoo is the best, the Lion the worst.
    ✋ Your turn: press **Keep** …
    🔁 … or **Request**: the next player has to trade, unless the card refuses.
    🐱 Cat and Hunter cost you a life, the Horse passes you on, the Cuckoo just refuses, and with the Inn you haggle.
    🎴 The dealer comes last and may exchange with the bottom card of the pack.
    💔 Cards up: the lowest loses a life, and a single Fool with it. The last one in wins!
game-cuccu-rules =
    ### What it is about
    Everybody holds a single card, and nobody wants the lowest. Whoever has lives left when all others are out wins.
    ### Cards and lives
    40 cards, 20 ranks, each twice. From low to high: Lion, Mask, Bucket, Null, I to X, Inn, Cat, Horse, Hunter, Cuckoo; besides, the Fool. 2 to 20 players, **three lives** each.
    ### The deal
    It goes **anticlockwise**, the dealer comes last. Cards come from the bottom of the pack, each only when its player has a turn or is asked. You see only your own.
    ### Your turn
    You **keep** your card, or **request** a trade with the next player, whose card decides:
    - **Lion, Mask, Bucket, Null, I to X, Fool:** you trade, unseen, and that player is next.
    - **Inn** (“Fermatevi alquanto!”): you withdraw, or ask: “Will you pay if a Null loses?” If yes, both keep their cards, and the innkeeper pays your life should you lose with a Null. If no, the Inn has to be traded.
    - **Cat** (“Gnao!”): you lose a life, and every trade that brought you your card is undone.
    - **Horse** (“Salta!”): you are passed on to the player after. If it is the dealer's, you take the top card of the pack.
    - **Hunter** (“Bum!”): you lose a life.
    - **Cuckoo** (“Cucù!”): no trade, no harm.
    Whoever showed Cat, Horse, Hunter or Cuckoo, or will pay, has no turn any more. You ask once. Talking and bluffing are allowed.
    ### The dealer
    The dealer keeps, or exchanges with the bottom card of the pack, whatever it is and without any effect.
    ### Cards up
    The lowest card loses a life; equal cards lose together.
    - **Cuckoo:** never loses.
    - **Fool:** a single one loses together with the lowest; two rank between Hunter and Cuckoo.
    ### The end
    Without lives you are out. The last one with lives wins. If nobody has a life left, **all seats** come back with all their lives, and it goes on.
    ### House rules: decided here
    Old descriptions are silent on these points.
    - **Withdrawing** at the Inn leaves the innkeeper a turn.
    - **One player left:** the round is still scored, so even a lone card can lose.
    - **Keeping** ends a chain: what was kept is never traded back.
    - **An innkeeper** without lives pays nothing.

option-cat_victim = Whom the Cat hurts
option-cat_victim-about = Who loses a life when somebody asks for a Cat.
value-cat_victim-requester = whoever asked
value-cat_victim-first_holder = who held that card first
rule-cat_victim-requester = Whoever asks for the Cat loses a life.
rule-cat_victim-first_holder = At the Cat, whoever first held the card that goes back loses a life.

option-inn_mode = At the Inn
option-inn_mode-about = Whether there is haggling at the Inn, or it always refuses and pays.
value-inn_mode-ask = both haggle
value-inn_mode-auto = always refuses, pays for the Null
rule-inn_mode-ask = At the Inn the two players haggle.
rule-inn_mode-auto = The Inn always refuses, and pays if the asker loses with a Null.

option-ties = Equal losers
option-ties-about = Who loses a life when several would at the reveal.
value-ties-all_lose = all of them
value-ties-first_loses = only the first in order of play
rule-ties-all_lose = All who would lose at the reveal lose a life.
rule-ties-first_loses = Of several losers only the first in order of play loses a life.

option-two_fools = Two Fools
option-two_fools-about = What two Fools at the same reveal are worth.
value-two_fools-fourteen_half = between Hunter and Cuckoo
value-two_fools-gain_life = each gains a life
rule-two_fools-fourteen_half = Two Fools rank between Hunter and Cuckoo.
rule-two_fools-gain_life = Two Fools at the same reveal gain a life each.

option-sole_live_card_loses = A lone card can lose
option-sole_live_card_loses-about = The round goes on when one player is left. Off: that player wins at once.
rule-sole_live_card_loses-true = The round is scored even when only one player is left.
rule-sole_live_card_loses-false = Whoever is the only one left in a round wins at once.

option-all_out = If nobody has a life left
option-all_out-about = How it goes on when all who were still in have lost their last life.
value-all_out-all_return = all seats return with all lives
value-all_out-last_ones_return = those of this round, with one life
value-all_out-sudden_death = sudden death: highest card wins
rule-all_out-all_return = If nobody has a life left, all seats return with all their lives.
rule-all_out-last_ones_return = If nobody has a life left, those of this round return with one life.
rule-all_out-sudden_death = If nobody has a life left, one card each decides.

option-deal = When cards are dealt
option-deal-about = Whether each gets a card only when it is needed, or all at the start.
value-deal-on_demand = when they are needed
value-deal-upfront = to all at the start
rule-deal-on_demand = A card is dealt only when it is needed.
rule-deal-upfront = All cards are dealt at the start of the round.

option-revealed_acts = Shown cards still play
option-revealed_acts-about = Who had to show a card, or will pay at the Inn, still has a turn.
rule-revealed_acts-true = Whoever had to show a card, or will pay, still has a turn.
rule-revealed_acts-false = Whoever had to show a card, or will pay, has no turn any more.

preset-cuccu-cuccu = Cuccù
preset-cuccu-cuccu-about = As played in Campli: three lives, and if nobody is left, all come back.
preset-cuccu-quick = One Life
preset-cuccu-quick-about = One life each; if nobody is left, only those of the last round come back.

# Lines of the board's log.

event-kept = ✋ { $seat } keeps the card.
event-inn-shown = 🏠 **“Fermatevi alquanto!”** { $holder } shows { $card } and stops { $asker }.
event-withdrew = 🚶 { $asker } withdraws from the inn of { $holder } and keeps the card.
event-payment-asked = 💬 { $asker } to { $innkeeper }: **“Will you pay if a Null loses?”**
event-payment-agreed = 🤝 { $innkeeper } will pay if { $asker } loses with a Null. Both keep their cards.
event-payment-refused = 🙅 { $innkeeper } will not pay for { $asker }: so the Inn has to be traded.
event-cat-shown = 🐱 **“Gnao!”** { $holder } shows { $card } to { $asker }: { $victim } loses a life, and all goes back.
event-horse-shown = 🐴 **“Salta!”** { $holder } shows { $card }: { $asker } jumps one place further.
event-hunter-shown = 💥 **“Bum!”** { $holder } shows { $card }: no trade, and { $asker } loses a life.
event-cuckoo-refused = 🐦 **“Cucù!”** { $holder } shows { $card }: no trade for { $asker }, and no harm.
event-pack-top-taken = 🎴 { $seat } jumps to the pack and takes the top card.
event-pack-bottom-taken = 🎴 { $seat } exchanges with the bottom card of the pack.
event-inn-paid = 💰 { $asker } loses with a Null, and { $innkeeper } pays for it.
event-life-gained =
    { $lives ->
        [one] 💚 Two Fools: { $seat } gains a life and has one now.
       *[other] 💚 Two Fools: { $seat } gains a life and has { $lives } now.
    }
event-came-back =
    { $lives ->
        [one] 🔄 Nobody has a life left, so these are back with one: { $seats }.
       *[other] 🔄 Nobody has a life left, so these are back with { $lives } each: { $seats }.
    }

# Its cards: in English, where the corner is shorter also that, and as they are called at home.

card-cuccu-lion = Lion
card-cuccu-lion-native = Leone
card-cuccu-mask = Mask
card-cuccu-mask-native = Mascherone
card-cuccu-bucket = Bucket
card-cuccu-bucket-native = Secchia
card-cuccu-null = Null
card-cuccu-null-native = Nulla
card-cuccu-1 = One
card-cuccu-1-short = I
card-cuccu-1-native = Uno
card-cuccu-2 = Two
card-cuccu-2-short = II
card-cuccu-2-native = Due
card-cuccu-3 = Three
card-cuccu-3-short = III
card-cuccu-3-native = Tre
card-cuccu-4 = Four
card-cuccu-4-short = IV
card-cuccu-4-native = Quattro
card-cuccu-5 = Five
card-cuccu-5-short = V
card-cuccu-5-native = Cinque
card-cuccu-6 = Six
card-cuccu-6-short = VI
card-cuccu-6-native = Sei
card-cuccu-7 = Seven
card-cuccu-7-short = VII
card-cuccu-7-native = Sette
card-cuccu-8 = Eight
card-cuccu-8-short = VIII
card-cuccu-8-native = Otto
card-cuccu-9 = Nine
card-cuccu-9-short = IX
card-cuccu-9-native = Nove
card-cuccu-10 = Ten
card-cuccu-10-short = X
card-cuccu-10-native = Dieci
card-cuccu-inn = Inn
card-cuccu-inn-native = Osteria
card-cuccu-cat = Cat
card-cuccu-cat-native = Gatto
card-cuccu-horse = Horse
card-cuccu-horse-native = Cavallo
card-cuccu-hunter = Hunter
card-cuccu-hunter-native = Bum
card-cuccu-cuckoo = Cuckoo
card-cuccu-cuckoo-native = Cucù
card-cuccu-fool = Fool
card-cuccu-fool-native = Matto

# What the special cards do.

power-cuccu-null = If it loses and an innkeeper agreed to pay, the innkeeper loses the life instead.
power-cuccu-inn = Stops who asks for it: you are asked to pay for a Null, or have to trade.
power-cuccu-cat = Who asks for it loses a life and has to give back the card.
power-cuccu-horse = Who asks for it jumps on to the next player.
power-cuccu-hunter = Who asks for it loses a life at once.
power-cuccu-cuckoo = Refuses every trade and never loses at the reveal.
power-cuccu-fool = Alone it loses together with the lowest card; two of them are high.
