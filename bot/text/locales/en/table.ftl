# A running match: the board, the scenes, the hand panel and the result.

board-heading = ## { $game } · Round { $round }
board-turn = { $name } is deciding.
board-turn-until = { $name } is deciding · ⏳ <t:{ NUMBER($until, useGrouping: 0) }:R>
board-seat-out = ▪️ ~~{ $name }~~ out
board-dealer = { $sign } dealer
board-away = 💤 away
board-left = 🚪 left, a computer plays on
board-my-hand = My hand
board-rules = Rules
board-go-on = Next round
board-to-result = To the result
board-pot =
    { $count ->
        [one] 🫙 One life in the pot.
       *[other] 🫙 { $count } lives in the pot.
    }
board-prize-pot = 🪙 { $count } chips for the winner.
board-dealing = 🔀 The cards are being shuffled …
board-struck = ~~{ $heading }~~ This start never got as far as the deal.
board-moved = The table has moved: [it goes on here]({ $link })
board-number = { $name } { $number }
board-numbers = Everybody's number for the shuffle: { $numbers }
board-lucky-numbers = 🎲 Lucky numbers: { $numbers }
board-over-heading =
    { $rounds ->
        [one] ## { $game } · over after one round
       *[other] ## { $game } · over after { $rounds } rounds
    }
board-over-won = The result is below.
board-secret = The seal is open: `{ $secret }` · match { $number }, check it with **/verify**

round-lost =
    { $count ->
        [one] Round { $round }: { $names } lost a life { $card }
       *[other] Round { $round }: { $names } lost a life each { $card }
    }
round-lost-early =
    { $count ->
        [one] Round { $round }: { $names } lost a life before the reveal
       *[other] Round { $round }: { $names } lost a life each before the reveal
    }
round-lost-early-too =
    { $count ->
        [one] · { $names } lost one before the reveal
       *[other] · { $names } lost one each before the reveal
    }
round-nobody = Round { $round }: nobody lost a life
round-out =
    { $count ->
        [one] · { $names } is out
       *[other] · { $names } are out
    }
round-sudden-death = Round { $round }: sudden death

scene-drum = { $drum } **All cards up in a moment …**
scene-drum-sudden = { $drum } **Sudden death: one card each …**
scene-cards-up = ### Cards up!
scene-loses = 💔 loses a life
scene-goes-out = 💔 is out
scene-to-sudden-death = ⚡ goes into sudden death
scene-dead = { $card } ~~{ $name }~~ was out already
scene-nobody-loses = **Nobody loses a life.**
scene-sudden-death = ### ⚡ Sudden death
scene-sudden-winner = { $names } has the highest card and wins the match!
scene-sudden-again = { $names } are equal and draw again.

panel-heading = ### Round { $round }
panel-card = Your card: { $card } **{ $name }**
panel-your-turn = **👉 Your turn!** ⏳ <t:{ NUMBER($until, useGrouping: 0) }:R>
panel-your-turn-clock =
    { $seconds ->
        [one] **👉 Your turn! You have one second.**
       *[other] **👉 Your turn! You have { $seconds } seconds.**
    }
panel-before-you = Before you: { $names }
panel-turn-passed = You have had your turn in this round.
panel-held-by-king = A king lies open: you have nothing to decide in this round.
panel-drum = 🥁 **The round is over:** look at the board.
panel-lost =
    { $lives ->
        [0] ### 💔 You are out
        [one] ### 💔 You lose a life and have one left
       *[other] ### 💔 You lose a life and have { $lives } left
    }
panel-to-sudden-death = ### ⚡ Sudden death, and you are in it
panel-sudden-won = ### 🏆 You win the sudden death
panel-sudden-again = ### ⚡ Equal cards: you draw again
panel-sudden-lost = ### 💔 You lose the sudden death
panel-kept =
    { $lives ->
        [one] ### You keep your last life
       *[other] ### You keep your { $lives } lives
    }
panel-out = You are out. Watch on the board who wins.
panel-over = This match is over. The result is in the channel.
leaving = ⏸️ I will be away for a while soon. Nothing is lost: it goes on here afterwards, and everybody's time starts anew.
panel-closed = ⚠️ I may not write in this channel any more. I need this there again: { $names }. Somebody who manages the server can allow it under Channel settings, Permissions; until then the match goes on here.
panel-locked = ⚠️ This thread was locked. Somebody who manages threads can open it again.
panel-over-gone = This match was broken off: nobody was left to play it, or its channel is gone.
panel-over-closed = This match is over. I could not post its result in the channel, for there I need: { $names }.
panel-over-locked = This match is over. I could not post its result, for this thread is locked; I will when somebody who manages threads opens it again.
panel-away = 💤 You were away, so a computer plays for you.
panel-moved-on = The table has moved on; this is how it stands now.

worth-ace = ⚠️ The lowest card: keep it, and you lose a life.
worth-ace-pairs = ⚠️ The lowest card: alone it loses a life, two of them are safe.
worth-king = 🛡️ A king protects you: nobody can swap with you.
worth-king-plain = The highest card. Here kings are swapped like any other card.
worth-queen-neighbour = 🛡️ A queen protects you from your neighbour.
worth-queen-skip = 🛡️ Whoever asks for your queen is passed on to the next player.
worth-rank =
    { $lower ->
        [one] 1 rank lower, { $higher } higher
       *[other] { $lower } ranks lower, { $higher } higher
    }

notice-swapped = 🔁 With { $partner }: you gave { $gave }, you got { $got }
notice-stock = 🎴 With the stock: you gave { $gave }, you got { $got }
notice-blocked = 🛑 { $holder } refused. You keep your card.
notice-you-blocked = 🛡️ { $asker } wanted to swap; your card refused.
notice-you-skipped = 🛡️ { $asker } wanted to swap and was passed on to the next player.
notice-king-drawn = 👑 The stock gave a king: you keep your card.
notice-late = ⏰ You were too slow; that cost a life.
notice-laid-open = 👑 Your king lies open; you stand.
notice-had-to-stand = 🔒 A king lies open, so you stand.

move-turn-stand = Stand
move-turn-swap = Swap with { $partner }
move-dealer-stand = Stand
move-dealer-draw = Draw from the stock
move-dealer-again-stand = Stand
move-dealer-again-draw = Draw once more
move-cut-anywhere = Cut
move-cut-at = Cut at …
move-stand-later = Stand, if nobody swaps with me
move-stand-later-chosen = ✓ Standing, if nobody swaps
move-back = I'm back

reminder = ⏰ { $player }, it is your turn: press **My hand** on the board. Time is up <t:{ NUMBER($until, useGrouping: 0) }:R>.

result-winner =
    { $count ->
        [one] ## { $sign } { $names } wins!
       *[other] ## { $sign } { $names } win together!
    }
result-first-instead =
    { $count ->
        [one] { $names } stayed to the end and counts as first.
       *[other] { $names } stayed to the end and count as first.
    }
result-void = ## Nobody wins: all went out together
result-prize-pot =
    { $count ->
        [one] 🪙 { $names } takes the prize pot of { $chips } chips.
       *[other] 🪙 { $names } share the prize pot of { $chips } chips.
    }
result-place = { $place }\.
result-line-winner =
    { $lives ->
        [0] { $name } · in to the very end
        [one] { $name } · one life left
       *[other] { $name } · { $lives } lives left
    } · { $swaps ->
        [0] never swapped
        [one] swapped once
       *[other] swapped { $swaps } times
    }
result-line =
    { $name } · out in round { $round } with { $card } · { $swaps ->
        [0] never swapped
        [one] swapped once
       *[other] swapped { $swaps } times
    }
result-line-no-card =
    { $name } · out in round { $round } · { $swaps ->
        [0] never swapped
        [one] swapped once
       *[other] swapped { $swaps } times
    }
result-not-held = (did not stay to the end)
result-climbed =
    { $wins ->
        [one] 📈 { $name } climbs to place { $place } on this server with the first win.
       *[other] 📈 { $name } climbs to place { $place } on this server with { $wins } wins.
    }
result-stands =
    { $wins ->
        [one] 🏅 { $name } holds place { $place } on this server with one win.
       *[other] 🏅 { $name } holds place { $place } on this server with { $wins } wins.
    }
result-practice = Practice against computers: it does not count for the leaderboard.
result-no-points = It does not count for the leaderboard.
result-again = Again!
result-verify = Was it fair?

ended-host = ## The host ended the match
ended-moderator = ## A moderator ended the match
ended-gone = ## The match was broken off: nobody was left to play it
ended-update = ## The match was broken off because the game was updated
