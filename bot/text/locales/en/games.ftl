# Each game: its name, one line for newcomers, the thirty-second version, and the whole rules.

game-kuckuck = Kuckuck
game-kuckuck-about = One card each, one swap with your neighbour, and nobody wants the lowest. Learned in half a minute.
game-kuckuck-how =
    🃏 Everybody gets **one** card. The king is the best, the ace the worst.
    ✋ Your turn: press **Stand** to keep your card,
    🔁 or **Swap**: the next player has to trade with you, like it or not.
    👑 Only a king refuses: “Kuckuck!” Then you are stuck with your card.
    🎴 The dealer comes last and may swap with the top card of the stock.
    💔 All cards up: the lowest loses a life. No lives, you are out. The last one in wins!
game-kuckuck-rules =
    ### What it is about
    Everybody holds a single card, and nobody wants the lowest. Whoever has lives left when all others are out wins.
    ### Cards and lives
    One pack of 52. From low to high: ace, 2 to 10, jack, queen, king. Suits do not count. 3 to 20 players, **three lives** each.
    ### The deal
    The whole pack is shuffled anew for every round. Each player gets one card face down, the dealer last; the rest is the stock. You see only your own card. The first dealer is drawn by lot.
    ### Your turn
    The player after the dealer begins, then it goes clockwise. Each has one turn:
    - **Stand:** you keep your card.
    - **Swap:** you trade cards, unseen, with the next player who is still in and who cannot refuse. That player then plays with the card received.
    ### Kings
    A king that is asked for is shown by itself: “Kuckuck!” There is no swap and no second try; you keep your card. The king lies open, and its holder has no turn in this round. A king that nobody asks for stays hidden. You may even swap it away, but why would you?
    ### The dealer
    The dealer comes last and either stands or swaps with the top card of the stock; the old card goes under the stock. If the top card is a king, it is shown and the dealer keeps the old card.
    ### Cards up
    The lowest rank loses a life. All who share it lose one, even when everybody holds the same. An ace always loses.
    ### The end
    Without lives you are out. The deal moves on to the next player who is still in. The last one with lives wins. If all who are left lose their last life together, there is **sudden death**: one card each from a fresh pack, no swaps, the highest wins; equal highest cards draw again.
    ### House rules: decided here
    Old rule books are silent on these points. They matter only when such a house rule is on.
    - **A drawn king costs a life:** if it was the dealer's last, that card is not compared any more.
    - **Pairs are safe:** a lone king can lose when everybody else has a pair. All paired: nobody loses.
    - **Queens:** either they block like a king and their holder still has a turn, or the swap jumps to the player after them.
    - **Announcing low cards:** both cards of a swap are named, or only the one that the asked player hands over.
    - **Two draws:** the first card drawn is kept; the second draw replaces it. A king fails only that draw.
    - **Lightning clock:** too late means one life and you stand. About 1.5 seconds are added for the network.
    - **One left:** as soon as only one player has lives, the match is over, without a reveal.

game-chase-the-ace = Chase the Ace
game-chase-the-ace-about = Pass the ace on before it costs you a life: one card each, one swap with your neighbour.
game-chase-the-ace-how =
    🃏 Everybody gets **one** card. The king is the best, the ace the worst.
    ✋ Your turn: press **Stand** to keep your card,
    🔁 or **Swap**: the next player has to trade with you, like it or not.
    👑 A king refuses every swap. On its holder's turn it is laid open and stays.
    ✂️ The dealer comes last and may cut the stock for another card.
    💔 All cards up: the lowest loses a life. No lives, you are out. The last one in wins!
game-chase-the-ace-rules =
    ### What it is about
    Everybody holds a single card, and nobody wants to be left with the ace or whatever is lowest. Whoever has lives left when all others are out wins.
    ### Cards and lives
    One pack of 52. From low to high: ace, 2 to 10, jack, queen, king. Suits do not count. 3 to 20 players, **three lives** each.
    ### The deal
    The whole pack is shuffled anew for every round. Each player gets one card face down, the dealer last; the rest is the stock. You see only your own card. The first dealer is drawn by lot.
    ### Your turn
    The player after the dealer begins, then it goes clockwise. Each has one turn:
    - **Stand:** you keep your card.
    - **Swap:** you trade cards, unseen, with the next player who is still in and who cannot refuse. That player then plays with the card received.
    ### Kings
    A king that is asked for is shown by itself. There is no swap and no second try; you keep your card. A king's holder does not decide anything: when the turn comes, the king is laid open and stays. So nobody can give a king away.
    ### The dealer
    The dealer comes last and either stands or **cuts** the stock anywhere, and swaps with the bottom card of the part lifted. The old card goes under the stock. If the cut shows a king, the dealer keeps the old card. A dealer with a king lays it open and does not cut.
    ### Cards up
    The lowest rank loses a life. All who share it lose one, even when everybody holds the same.
    ### The end
    Without lives you are out. The deal moves on to the next player who is still in. The last one with lives wins. If all who are left would lose their last life together, they **keep it** and play another round.
    ### House rules: decided here
    Old rule books are silent on these points. They matter only when such a house rule is on.
    - **A drawn king costs a life:** if it was the dealer's last, that card is not compared any more.
    - **Pairs are safe:** two aces are safe, and a lone king can lose when everybody else has a pair. All paired: nobody loses.
    - **Queens:** either they block like a king and their holder still has a turn, or the swap jumps to the player after them.
    - **Announcing low cards:** both cards of a swap are named, or only the one that the asked player hands over.
    - **Two draws:** the first card cut to is kept; the second cut replaces it. A king fails only that cut.
    - **Lightning clock:** too late means one life and you stand. About 1.5 seconds are added for the network.
    - **One left:** as soon as only one player has lives, the match is over, without a reveal.
