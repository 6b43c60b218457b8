# Lines of the board's log. Seats arrive as bold names, cards as emoji or sign and letter.

list-and = { $first } and { $last }

# What is called out when somebody blocks; stands before the sentence, with its own blank.
called-out = 📣 **{ $word }**{ " " }

event-round-began = 🃏 Round { $number }: { $dealer } deals.
event-round-scored = 📝 The round is over.

event-stood = ✋ { $seat } stands.
event-had-to-stand = 🔒 { $seat } has to stand because of an open king.
event-swapped = 🔁 { $asker } swaps cards with { $giver }.
event-low-card-announced = 📢 Low card: { $card } goes from { $giver } to { $taker }.

event-king-blocked = { $called }{ $holder } shows { $card }: no swap, { $asker } is stuck with the old card.
event-king-laid-open = 👑 { $holder } lays { $card } open: this king stays where it is.
event-queen-blocked = { $called }{ $holder } shows { $card }: the queen blocks, { $asker } is stuck with the old card.
event-queen-skipped = ⏭️ { $holder } shows { $card }: the swap of { $asker } jumps one place further.

event-stock-taken =
    { $depth ->
        [1] 🎴 { $seat } swaps with the top card of the stock.
       *[other] ✂️ { $seat } cuts the stock and swaps.
    }
event-king-drawn = 👑 { $seat } turns up { $card } from the stock: a king cannot be taken, the old card stays.

event-time-ran-out = ⏰ { $seat } was too slow: that costs a life.
event-life-lost =
    { $lives ->
        [0] 💔 { $seat } loses the last life.
        [one] 💔 { $seat } loses a life and has one left.
       *[other] 💔 { $seat } loses a life and has { $lives } left.
    }
event-went-out = 🚪 { $seat } is out.

event-revealed = 👀 All cards are up: { $cards }.
event-round-stopped = 🏁 Only { $winner } still has lives: the match is over, no more cards are turned up.
event-lives-kept = 🤝 All would have been out together, so { $seats } keep the last life.
event-sudden-death-dealt = ⚡ Sudden death, one card each: { $cards }. Highest card: { $winners }.

# Told to one player alone.

event-dealt = 🃏 You are dealt { $card }.
event-exchanged = 🔁 You gave { $gave } and got { $got }.
