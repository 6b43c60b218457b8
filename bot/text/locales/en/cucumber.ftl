# Cucumber: the game in words, its house rules, presets, events, and why a card may not be played.

game-cucumber = Cucumber (Gurka)
game-cucumber-about = Beat the card on the table or throw your lowest, and do not take the last trick. Learned in a minute.
game-cucumber-how =
    🃏 Everybody gets **seven** cards. Twos are low, aces high; suits do not count.
    ⬆️ Play a card as high as the highest on the table, or higher …
    ⬇️ … and if you cannot, you have to throw your **lowest** card.
    🅰️ When an ace is led, all others must throw their lowest card.
    🥒 Only the last trick counts: its highest card costs its owner that many points.
    🚪 With 30 points you are out. The last one in wins!
game-cucumber-rules =
    ### What it is about
    Seven tricks, and only the last one matters: do not be the one who takes it. Get rid of high cards in time and keep a low one for the end.
    ### Cards and points
    One pack of 52, 2 to 7 players. From low to high: 2 to 10, jack, queen, king, ace. Suits do not count. In the last trick a card is worth what it shows; jack 11, queen 12, king 13, ace 14.
    ### The deal
    The whole pack is shuffled anew for every round; everybody gets seven cards, the rest stays unseen. The first dealer is drawn by lot, then the deal moves on clockwise. The player after the dealer leads.
    ### Playing a trick
    - **Leading:** any card.
    - **Following:** you must play a card as high as the highest in the trick, or higher, if you have one; which one is up to you. If you have none, you must play your lowest card.
    - **An ace that is led:** everybody else must play the lowest card, even with another ace in hand. The led ace takes the trick.
    - An ace played later is just the highest card: whoever has an ace must play it, the others their lowest.
    The highest card takes the trick and its player leads next. Of equal highest cards the **last** one takes it.
    ### The last trick
    Everybody lays down the last card. Whose card is the highest writes down its value. Of equal highest cards the one played later pays, aces too.
    ### The end
    Whoever reaches **30 points** is out, “cucumbered”. The deal skips who is out. The last one below 30 wins.
    What leaves no choice is played by itself: the last card, and the lowest card under a led ace.
    ### House rules: decided here
    Old descriptions are silent or contradict each other on these points. Most matter only with such a house rule.
    - **Losing the last trick** means taking it. Some books can be read the other way.
    - **Nobody left below the threshold:** the lowest total of those who crossed wins. If that is equal, they play whole deals among themselves; whoever would pay is out.
    - **Reverse:** the lowest card of the last trick pays, but it pays the value of the highest card.
    - **Coming back:** once in a match, with the highest total of the players still in. With a chip at once, even of the last two; otherwise after one round without you, if the match is not over.
    - **Fixed rounds:** nobody goes out; several with the lowest total play whole deals among themselves for the win.

option-threshold = Points until you are out
option-threshold-about = Whoever has this many points is out.
rule-threshold = Whoever has { $number } points is out.

option-threshold_mode = Exactly at the limit
option-threshold_mode-about = Whether reaching the limit is enough to be out, or only going beyond it.
value-threshold_mode-ge = reaching the limit is out
value-threshold_mode-gt = only beyond the limit is out
rule-threshold_mode-ge = Reaching the limit is enough to be out.
rule-threshold_mode-gt = You are out only beyond the limit.

option-last_trick_tie = Equal cards in the last trick
option-last_trick_tie-about = Who pays when several lay the same losing card in the last trick.
value-last_trick_tie-later_pays = the one who played later pays
value-last_trick_tie-earlier_pays = the one who played earlier pays
value-last_trick_tie-all_tied_pay = all of them pay
rule-last_trick_tie-later_pays = Of equal cards in the last trick the later one pays.
rule-last_trick_tie-earlier_pays = Of equal cards in the last trick the earlier one pays.
rule-last_trick_tie-all_tied_pay = Of equal cards in the last trick all pay.

option-ace_rule = Power of the ace
option-ace_rule-about = Who must play the lowest card because of an ace.
value-ace_rule-led = everybody, when it is led
value-ace_rule-none = nobody
value-ace_rule-any = whoever plays right after any ace
rule-ace_rule-led = When an ace is led, all others play their lowest card.
rule-ace_rule-none = An ace is just the highest card, also when it is led.
rule-ace_rule-any = Whoever plays right after an ace plays the lowest card.

option-must_beat = Beating is a must
option-must_beat-about = Off: you may always throw your lowest card, even when you could beat.
rule-must_beat-true = Whoever can beat or equal has to.
rule-must_beat-false = You may throw your lowest card even when you could beat.

option-cards_per_player = Cards in a hand
option-cards_per_player-about = How many cards everybody gets; the last one decides.
rule-cards_per_player = Everybody gets { $number } cards.

option-reverse = Reverse
option-reverse-about = The lowest card of the last trick pays, not the highest.
rule-reverse-true = Reverse: the lowest card of the last trick pays.
rule-reverse-false = The highest card of the last trick pays.

option-reverse_value = What is paid in reverse
option-reverse_value-about = Whether the lowest card pays the highest card's value or its own.
value-reverse_value-highest = the highest card of the trick
value-reverse_value-own = its own value
rule-reverse_value-highest = In reverse the loser pays the highest card of the trick.
rule-reverse_value-own = In reverse the loser pays the value of the own card.

option-revival = Coming back
option-revival-about = Whether you may come back once after going out.
value-revival-off = no
value-revival-chip = at once, for your only chip
value-revival-skip_round = after sitting out one round
rule-revival-off = Out is out.
rule-revival-chip = Whoever goes out may come back once, for a chip.
rule-revival-skip_round = Whoever goes out may come back once, after one round without them.

option-fixed_rounds = Fixed number of rounds
option-fixed_rounds-about = So many rounds without anybody going out; the lowest total wins.
value-fixed_rounds-off = no, until one is left
rule-fixed_rounds =
    { $number ->
        [one] Just one round; the lowest total wins.
       *[other] { $number } rounds, nobody goes out; the lowest total wins.
    }
rule-fixed_rounds-off = The match lasts until only one is left.

option-compare_to = The card to beat
option-compare_to-about = Which card of the trick you have to equal or beat.
value-compare_to-highest = the highest card of the trick
value-compare_to-previous = the card played just before
rule-compare_to-highest = You have to equal or beat the highest card of the trick.
rule-compare_to-previous = You have to equal or beat only the card played just before.

option-show_played = Old tricks stay open
option-show_played-about = Cards already played stay visible until the end of the round.
rule-show_played-true = Old tricks stay visible.
rule-show_played-false = Old tricks are turned over.

preset-cucumber-cucumber = Cucumber
preset-cucumber-cucumber-about = The classic: seven cards, 30 points, a led ace forces the lowest cards.
preset-cucumber-agurk = Agurk (Denmark)
preset-cucumber-agurk-about = Out at 21 points; of equal cards in the last trick the earlier one pays.
preset-cucumber-agurk-handed-down = Agurk (as handed down)
preset-cucumber-agurk-handed-down-about = Out beyond 21; you never have to beat, and a chip brings you back once.
preset-cucumber-gurka = Gurka (Sweden)
preset-cucumber-gurka-about = The Swedish name: the classic rules with the power of the led ace.
preset-cucumber-gurka-no-ace = Gurka Without Aces' Power
preset-cucumber-gurka-no-ace-about = An ace is just the highest card, also when it is led.
preset-cucumber-gurka-handed-down = Gurka (as handed down)
preset-cucumber-gurka-handed-down-about = Six cards, beat only the card before you, equal losers all pay, a chip to come back.
preset-cucumber-three-cards = Three Cards
preset-cucumber-three-cards-about = Only three cards each: quick rounds, the third trick decides.
preset-cucumber-revival = Second Chance
preset-cucumber-revival-about = Whoever goes out may come back once, for a chip.
preset-cucumber-reverse = Reverse Cucumber
preset-cucumber-reverse-about = The lowest card of the last trick pays. Now keep a high one!
preset-cucumber-quick = Short
preset-cucumber-quick-about = Five rounds with three cards each; the lowest total wins.

event-ace-led = 🅰️ { $seat } leads an ace: all others must play their lowest card.
event-lowest-forced = ⬇️ { $seat } plays right after an ace and must play the lowest card.
event-last-trick-played = 🏁 The last trick: { $cards }. It costs { $payers } points.
event-penalty-written =
    { $points ->
        [one] 🥒 { $seat } writes down one point
       *[other] 🥒 { $seat } writes down { $points } points
    } and has { $total } now.
event-cucumbered =
    { $total ->
        [one] 🚪 { $seat } is out with one point: cucumbered!
       *[other] 🚪 { $seat } is out with { $total } points: cucumbered!
    }
event-revived =
    { $total ->
        [one] 🌱 { $seat } comes back with one point.
       *[other] 🌱 { $seat } comes back with { $total } points.
    }
event-stayed-out = 🚪 { $seat } does not come back.
event-sudden-death-began = ⚡ Sudden death: { $seats } play a deal among themselves. Who would pay is out.
event-sudden-death-lost = ⚡ { $seat } is out in the sudden death.
event-sudden-death-repeated = 🔁 { $seats } would all be out together, so they play again.

why-not-ace = An ace was led: only your lowest card.
why-not-beat = An equal or higher card is in your hand, so you must play one of those.
why-not-beat-or-lowest = Only an equal or higher card, or your lowest one.
why-not-lowest = You cannot equal the card to beat: only your lowest card.
