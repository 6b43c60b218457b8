# What Cucumber and Kachuful have in common: lines of the log, and why a card may not be played.

event-card-played = 🃏 { $seat } plays { $card }.
event-trick-taken = 🫳 { $seat } takes the trick with { $card }.

# Told to one player alone.

event-hand-dealt = 🃏 You hold { $cards }.

# Why a key is not offered, told to whoever wonders.

why-not-not-your-turn = It is not your turn.
why-not-not-offered = That cannot be played now.

# The board.

tricks-score =
    { $score ->
        [one] one point
       *[other] { $score } points
    }
tricks-score-of = { $score } of { $limit } points
tricks-bid = bid { $bid }, took { $tricks }
tricks-bid-open = no bid yet
tricks-blind-mark = 🙈 blind
tricks-not-in-round = not in this round
tricks-cards-each =
    { $cards ->
        [one] one card each
       *[other] { $cards } cards each
    }
tricks-trump = Trump: **{ $trump }**
tricks-turned = turned up: { $card }
tricks-round-of = { $round } of { $rounds }
tricks-bids-open =
    { $tricks ->
        [one] 🗣️ Bids so far: { $sum } for one trick.
       *[other] 🗣️ Bids so far: { $sum } for { $tricks } tricks.
    }
tricks-bids-over =
    { $more ->
        [one] 🗣️ The bids want one trick more than there is.
       *[other] 🗣️ The bids want { $more } tricks more than there are.
    }
tricks-bids-under =
    { $less ->
        [one] 🗣️ The bids want one trick less than there is.
       *[other] 🗣️ The bids want { $less } tricks less than there are.
    }
tricks-bids-equal = 🗣️ The bids want exactly as many tricks as there are.
tricks-trick = **Trick { $trick } of { $tricks }** · { $name } leads
tricks-last = Last trick, taken by { $name }: { $cards }
tricks-played = Played before: { $cards }
tricks-may-return = 🌱 { $name } may come back.
tricks-pad = Score pad

# The end of a round.

tricks-drum = { $drum } **The last cards come down …**
tricks-last-trick = ### The last trick
tricks-takes = 🫳 takes the trick
tricks-pays = 🥒 pays { $points }
tricks-pays-out = ⚡ is out
tricks-hit = 🎯 { $name }: bid { $bid }, took { $tricks }, **{ $points }** → { $total }
tricks-missed = ❌ { $name }: bid { $bid }, took { $tricks }, **{ $points }** → { $total }
tricks-total = ▫️ { $name } **{ $points }** → { $total }
tricks-total-out = ▪️ ~~{ $name }~~ **{ $points }** → { $total }, out
tricks-totals = **Points**
tricks-round-hit =
    { $count ->
        [one] Round { $round }: { $names } hit the bid
       *[other] Round { $round }: { $names } hit their bids
    }
tricks-round-all-missed = Round { $round }: nobody hit the bid
tricks-round-paid = Round { $round }: { $names } paid { $points } { $card }
tricks-round-sudden = Round { $round }: sudden death

# The own panel.

tricks-panel-heading = ### Round { $round } · { $cards }
tricks-you-hold = You hold: { $cards }
tricks-unseen =
    { $cards ->
        [one] { $back } You have one card and have not seen it yet.
       *[other] { $back } You have { $cards } cards and have not seen them yet.
    }
tricks-dark = { $back } Nobody sees a card before all have bid.
tricks-forehead = { $back } You hold your card on your forehead: only you do not see it.
tricks-forehead-other = { $card } { $name }
tricks-you-bid = You bid **{ $bid }** and have taken **{ $tricks }**.
tricks-ask-bid =
    { $tricks ->
        [one] **Will you take the one trick?**
       *[other] **How many of the { $tricks } tricks will you take?**
    }
tricks-bids-before = Bids before you: { $bids }.
tricks-one-bid = { $name } { $bid }
tricks-ask-blind = **Bid before you see your cards?** A blind bid that is hit counts double.
tricks-ask-play = **Play a card.** 🚫 marks what you may not play; press it to learn why.
tricks-ask-play-any = **Play a card.** You lead, so any card will do.
tricks-ask-play-free = **Play a card.** Any of yours will do.
tricks-ask-chip = **You are out with { $total } points.** Pay your only chip and come back with { $points }?
tricks-ask-return = **You sat out a round.** Come back with { $points } points?
tricks-you-played = ✓ You played { $card }. The trick is on the board.
tricks-you-have-bid = ✓ You bid { $bid }. The other bids are on the board.
tricks-not-yet = Not your turn yet; your buttons come by themselves.
tricks-not-playing = You are not in this round. Watch on the board who wins.
tricks-between = The next round begins in a moment.
tricks-panel-drum = 🥁 **The last cards come down …** Look at the board.
tricks-panel-hit = ### 🎯 Hit! { $points } points, { $total } in all
tricks-panel-missed = ### ❌ Missed: { $points } points, { $total } in all
tricks-panel-paid = ### 🥒 The last trick is yours: { $points } points, { $total } in all
tricks-panel-paid-out = ### 🚪 { $points } points, { $total } in all: you are out
tricks-panel-clean = ### Not a point for you; you have { $total }
tricks-panel-sudden-out = ### ⚡ You are out
tricks-panel-sudden-in = ### ⚡ You are still in

move-blind-look = Look at my cards
move-blind-blind = Bid blind
move-revive-yes = Come back
move-revive-no = Stay out

# Result and score pad.

tricks-result-hits = { $name } · { $score } · { $hits } of { $rounds } bids hit
tricks-result-in = { $name } · { $score } · still in
tricks-result-out = { $name } · { $score } · out in round { $round }
tricks-result-paid =
    { $times ->
        [0] { $name } · { $score } · never took the last trick
        [one] { $name } · { $score } · took the last trick once
       *[other] { $name } · { $score } · took the last trick { $times } times
    }
tricks-chart = 📈 { $players }
tricks-chart-alt = The points after every round. { $lines }
tricks-chart-line = { $name }: { $points }.
tricks-pad-heading = ## Score pad
tricks-pad-empty = No round is over yet.
tricks-pad-page = Rounds { $first } to { $last } of { $all }
tricks-pad-about = The points of every round; below them the totals.
tricks-pad-total = Sum
tricks-pad-earlier = Earlier
tricks-pad-later = Later
