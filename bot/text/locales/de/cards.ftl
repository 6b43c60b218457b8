# Karten, wie man sie ausspricht, und die Buchstaben in ihren Ecken.

card-name = { $suit }-{ $rank }

suit-S = Pik
suit-H = Herz
suit-D = Karo
suit-C = Kreuz

rank-A = Ass
rank-2 = Zwei
rank-3 = Drei
rank-4 = Vier
rank-5 = Fünf
rank-6 = Sechs
rank-7 = Sieben
rank-8 = Acht
rank-9 = Neun
rank-10 = Zehn
rank-J = Bube
rank-Q = Dame
rank-K = König

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
rank-J-letter = B
rank-Q-letter = D
rank-K-letter = K
