### La leçon de Quindo.

quindo-lesson-title = Quindo en neuf coups

quindo-lesson-walk-task = Vous jouez Blanc. Avancez l’un de vos pions d’une, deux ou trois cases en ligne droite, dans n’importe quelle direction. Restez sur le feutre vert pour l’instant.
quindo-lesson-walk-done = C’est un coup calme. Et maintenant, le plus amusant.
quindo-lesson-walk-hint = Touchez un pion blanc : les points montrent où il peut aller. Choisissez-en un sur le feutre vert ; sur le bord noir, il tomberait.

quindo-lesson-leap-task = Sautez par-dessus le pion noir en e4. Ce que l’on saute se retourne.
quindo-lesson-leap-done = Il est devenu blanc : il est désormais à vous.
quindo-lesson-leap-hint = Votre pion en d3 et l’adversaire en e4 sont sur la même diagonale. Posez-vous de l’autre côté.
quindo-lesson-leap-wrong-d3g6 = Il s’est retourné, mais votre pion est allé trop loin et il est tombé. Posez-vous en f5, juste derrière.

quindo-lesson-row-task = Seules les cases vides comptent. Sautez de b4 par-dessus les deux pions noirs jusqu’en e4 : la distance n’est que de un.
quindo-lesson-row-done = Deux pions retournés pour une distance de un ! Le pion en f4 est au-delà de la case d’arrivée : il reste noir.
quindo-lesson-row-hint = Prenez le pion en b4. Les deux adversaires à côté ne coûtent rien ; la première case vide derrière eux est e4.

quindo-lesson-own-task = Vos propres pions barrent le chemin. Essayez de sauter de b4 à d4 par-dessus c4.
quindo-lesson-own-done = Eh oui : rien ne passe à travers vos propres pions, ni au-delà.
quindo-lesson-own-hint = Essayez donc : touchez b4, puis d4. Il n’arrivera rien de grave.

quindo-lesson-barred-task = Noir vient d’aller de d6 à d4, une distance de deux. Deux vous est donc interdit. Essayez quand même : c2 vers c4.
quindo-lesson-barred-done = Interdit. On peut aller moins loin ou plus loin, mais jamais exactement aussi loin que l’adversaire vient d’aller.
quindo-lesson-barred-hint = Essayez donc : touchez c2, puis c4. Les croix marquent la distance interdite.

quindo-lesson-answer-task = Deux reste interdit, un et trois sont permis. Trouvez le coup qui retourne le pion en d4 en restant sur le feutre.
quindo-lesson-answer-done = Bien vu. C’est maintenant votre distance qui est interdite à Noir.
quindo-lesson-answer-hint = Suivez une ligne qui passe par d4 et ne comptez que ses cases vides. La deuxième est interdite : allez jusqu’à la troisième.
quindo-lesson-answer-wrong-b2g7 = Deux d’un coup, mais votre pion tombe du plateau. Tomber, c’est pour la suite : trouvez le coup qui reste.
quindo-lesson-answer-wrong-f2a7 = Deux d’un coup, mais votre pion tombe du plateau. Tomber, c’est pour la suite : trouvez le coup qui reste.

quindo-lesson-rim-task = L’anneau noir est le bord. Un pion peut y sauter : il retourne ce qu’il a sauté, puis tombe du plateau. Sautez de b4 à g4.
quindo-lesson-rim-done = Trois pions contre un : une bonne affaire.
quindo-lesson-rim-hint = Prenez le pion en b4 et suivez sa ligne vers la droite, jusqu’au bord en g4.

quindo-lesson-pass-task = Un petit plateau et une situation serrée : tous vos coups sont à la distance un, et un est interdit. C’est le seul cas où l’on passe.
quindo-lesson-pass-done = Après une passe, rien n’est interdit : Noir est libre.
quindo-lesson-pass-hint = Utilisez le bouton « Passer ».

quindo-lesson-win-task = Qui n’a plus de pion a perdu. Trois est interdit. Retournez les deux pions noirs en restant sur le plateau.
quindo-lesson-win-done = Il ne reste aucun pion noir : c’est gagné. Vous savez tout du Quindo !
quindo-lesson-win-hint = L’un de vos pions a les deux adversaires sur sa ligne. Posez-vous sur la première case vide derrière eux.
