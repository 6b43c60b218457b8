# Kille and Cuccù at the table: buttons, the own hand, what happened to it, and the reveal.

move-turn-keep = Keep
move-turn-request = Request from { $partner }
move-inn-withdraw = Withdraw
move-inn-ask-pay = Ask: will you pay?
move-pay-accept = Accept: I pay
move-pay-refuse = Refuse: trade
move-dealer-keep = Keep
move-dealer-exchange = Exchange with the pack
move-keep-later = Keep, if nobody asks for it
move-keep-later-chosen = ✓ Keeping, if nobody asks for it

# What exactly is asked.

question-inn =
    🏠 { $holder } has the Inn. **Withdraw** and keep your card, or **ask**: “Will you pay if a Null loses?”
    -# If yes, you both keep your cards, and { $holder } loses the life should you lose with a Null. If no, you get the Inn.
question-pay =
    💬 { $asker } asks you: **“Will you pay if a Null loses?”**
    -# **Accept:** you both keep your cards, and you lose the life should { $asker } lose with a Null. **Refuse:** your Inn goes to { $asker }, you get the other card, and it is your turn.

panel-native = · { $name }
panel-no-card-yet = ⏳ Your card comes when it is your turn, or when somebody asks for it.
panel-lies-open = 👁️ It lies open: everybody sees it.
panel-power = ✨ { $power }
panel-came-back =
    { $lives ->
        [one] 🔄 Nobody had a life left, so you are back in the game with one.
       *[other] 🔄 Nobody had a life left, so you are back in the game with { $lives }.
    }
panel-paid = 💰 You paid for { $names } at the Inn.
panel-paid-for-you = 💰 { $name } paid for your Null.
panel-gained =
    { $lives ->
        [one] ### 💚 Two Fools: you gain a life and have one now
       *[other] ### 💚 Two Fools: you gain a life and have { $lives } now
    }

worth-lowest = ⚠️ The lowest card: keep it, and you lose a life.
worth-lowest-kille = ⚠️ Only the Mask is lower.
worth-harlequin-high = 🎭 The highest card, because you were dealt it or drew it. Whoever gets it from you has a low one.
worth-harlequin-low = ⚠️ It came from another player, so now only the Mask is lower.
worth-cuckoo-lowest = ⚠️ At the reveal it is the lowest card here.

# What happened to one player, told to him alone.

notice-undone = ↩️ With { $partner } undone: you gave back { $gave }, you got back { $got }
notice-first-card-again = 👉 So you have your first card again.
notice-pack = 🎴 With the pack: you gave { $gave }, you got { $got }

notice-harlequin-passed-taker = 🎭 The Harlequin came to you face up: for you it is low.
notice-passed-over-asker = ⏭️ { $holder } showed { $card }: you ask one place further.
notice-passed-over-holder = 🛡️ { $asker } wanted to swap and was passed on by your { $card }.
notice-pig-shown-asker = 🐷 { $holder } showed { $card }: no swap, your card goes back the way it came.
notice-pig-shown-holder = 🛡️ { $asker } wanted to swap; your { $card } refused.
notice-pig-shown-victim = 💔 You held that card first: that costs you a life.
notice-hussar-shown-asker = ⚔️ { $holder } showed { $card }: no swap, and you lose a life.
notice-hussar-shown-holder = 🛡️ { $asker } wanted to swap; your { $card } struck.
notice-time-ran-out-seat = ⏰ You were too slow; that cost a life.

notice-inn-shown-asker = 🏠 { $holder } showed { $card } and stops you.
notice-inn-shown-holder = 🏠 { $asker } asked for your card; your { $card } stops the trade.
notice-withdrew-asker = 🚶 You withdrew and keep your card.
notice-withdrew-holder = 🚶 { $asker } withdrew. Your Inn lies open, and you still have your turn.
notice-payment-agreed-asker = 🤝 { $innkeeper } will pay if you lose with a Null.
notice-payment-agreed-innkeeper = 🤝 You will pay if { $asker } loses with a Null.
notice-payment-refused-asker = 🙅 { $innkeeper } will not pay, so you get the Inn.
notice-cat-shown-asker = 🐱 { $holder } showed { $card }: no trade, your card goes back the way it came.
notice-cat-shown-holder = 🛡️ { $asker } asked for your card; your { $card } scratched.
notice-cat-shown-victim = 💔 The Cat costs you a life.
notice-horse-shown-asker = 🐴 { $holder } showed { $card }: you jump one place further.
notice-horse-shown-holder = 🛡️ { $asker } asked for your card and was passed on by your { $card }.
notice-hunter-shown-asker = 💥 { $holder } showed { $card }: no trade, and you lose a life.
notice-hunter-shown-holder = 🛡️ { $asker } asked for your card; your { $card } shot.
notice-cuckoo-refused-asker = 🐦 { $holder } showed { $card }: no trade, you keep your card.
notice-cuckoo-refused-holder = 🛡️ { $asker } asked for your card; your { $card } refused.

# The board.

board-pays-for = 🤝 pays for { $names }
round-came-back = · nobody was left, so there are new lives
scene-paid = 💰 { $name } pays
scene-lost-before = (💔 lost one during the round)
scene-pays = 💔 pays with a life

# Beside a card at the reveal.

reveal-harlequin-low = (low: it came from another player)
reveal-harlequin-high = (high)
reveal-mask = (the Mask always loses)
reveal-cuckoo-lowest = (the lowest here)
reveal-cuckoo-safe = 🛡️ a Cuckoo never loses
reveal-fool-alone = (a Fool alone loses too)
reveal-fools-high = (two Fools are high)
reveal-fools-gain = (two Fools gain a life)
