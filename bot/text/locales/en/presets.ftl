# Sets of house rules under the names that players know.

preset-kuckuck-kuckuck = Kuckuck
preset-kuckuck-kuckuck-about = The classic: three lives, kings block, the dealer draws the top card.
preset-kuckuck-five-lives = Five Lives
preset-kuckuck-five-lives-about = Five lives instead of three: a longer, kinder match for the whole family.
preset-kuckuck-no-block = No Blocking
preset-kuckuck-no-block-about = Kings do not block; they are just the highest card. Simple, good with children.
preset-kuckuck-fast = Speed Kuckuck
preset-kuckuck-fast-about = Two seconds to decide. Too slow? That costs a life!
preset-kuckuck-double-draw = Double Draw
preset-kuckuck-double-draw-about = A dealer who dislikes the first card drawn may draw once more.
preset-kuckuck-coucou = Coucou
preset-kuckuck-coucou-about = After the French ancestor: queens block a neighbour's swap too.
preset-kuckuck-ass = Ass! (“Ace!”)
preset-kuckuck-ass-about = Whoever blocks calls “Ass!”, German for ace: the card that always loses.
preset-kuckuck-quick = One Life
preset-kuckuck-quick-about = One life each: a short match for a coffee break.

preset-chase-the-ace-chase = Chase the Ace
preset-chase-the-ace-chase-about = The classic: three lives, kings are laid open, the dealer cuts the stock.
preset-chase-the-ace-announce = Announce Low Cards
preset-chase-the-ace-announce-about = An ace, 2 or 3 that is swapped is named to all.
preset-chase-the-ace-dealer-king = Dealer's King
preset-chase-the-ace-dealer-king-about = A dealer who cuts to a king loses a life at once.
preset-chase-the-ace-dealer-draws = The Dealer Draws
preset-chase-the-ace-dealer-draws-about = The dealer swaps with the top card of the stock and does not cut.
preset-chase-the-ace-four-lives = Four Lives
preset-chase-the-ace-four-lives-about = Four lives instead of three: the match takes longer.
preset-chase-the-ace-kings-swap = Kings Swap Too
preset-chase-the-ace-kings-swap-about = Kings have no power and are swapped like any other card.
preset-chase-the-ace-king-ends = A King Ends the Round
preset-chase-the-ace-king-ends-about = As soon as a king is shown, the swapping is over and all cards go up.
preset-chase-the-ace-pairs = Pairs Are Safe
preset-chase-the-ace-pairs-about = Equal cards protect each other; the lowest card held by one player alone loses.
preset-chase-the-ace-quick = One Life
preset-chase-the-ace-quick-about = One life each: a short match for a coffee break.
