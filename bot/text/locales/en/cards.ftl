# Cards as they are spoken, and the letters in their corners.

card-name = { $rank } of { $suit }

suit-S = spades
suit-H = hearts
suit-D = diamonds
suit-C = clubs

rank-A = ace
rank-2 = two
rank-3 = three
rank-4 = four
rank-5 = five
rank-6 = six
rank-7 = seven
rank-8 = eight
rank-9 = nine
rank-10 = ten
rank-J = jack
rank-Q = queen
rank-K = king

rank-A-letter = A
rank-2-letter = 2
rank-3-letter = 3
rank-4-letter = 4
rank-5-letter = 5
rank-6-letter = 6
rank-7-letter = 7
rank-8-letter = 8
rank-9-letter = 9
rank-10-letter = 10
rank-J-letter = J
rank-Q-letter = Q
rank-K-letter = K
