### La leçon de Quindo.

quindo-lesson-title = Quindo, saut par saut
quindo-lesson-start = Cinq pions chacun, et Blanc commence. Évitez le bord noir, sauf quand il rapporte.

quindo-lesson-goal-task = Vous jouez Blanc. Vous gagnez quand Noir n’a plus de pion. Sautez de c3 par-dessus le pion noir jusqu’en e5.
quindo-lesson-goal-done = Il est devenu blanc : Noir n’a plus de pion. C’est gagné !
quindo-lesson-goal-hint = Touchez votre pion en c3, puis e5, la case juste derrière le pion noir.

quindo-lesson-walk-task = Un pion avance d’une, deux ou trois cases en ligne droite, dans toutes les directions. Jouez-en un. Restez sur le feutre vert pour l’instant.
quindo-lesson-walk-done = C’était un coup sans prise : aucun pion retourné, aucun perdu.
quindo-lesson-walk-hint = Touchez un pion blanc : les points montrent où il peut aller. Choisissez-en un sur le feutre vert ; sur le bord noir, il tomberait.

quindo-lesson-leap-task = Sautez par-dessus le pion noir en e4. Ce que l’on saute se retourne.
quindo-lesson-leap-done = Il est devenu blanc : il est désormais à vous.
quindo-lesson-leap-hint = Votre pion en d3 et l’adversaire en e4 sont sur la même diagonale. Posez-vous de l’autre côté.
quindo-lesson-leap-wrong-far = Il s’est retourné, mais votre pion est allé trop loin et il est tombé. Posez-vous en f5, juste derrière.

quindo-lesson-row-task = Seules les cases vides comptent. Sautez de b4 par-dessus les deux pions noirs jusqu’en e4 : la distance n’est que de un.
quindo-lesson-row-done = Deux pions retournés pour une distance de un ! Le pion en f4 est au-delà de la case d’arrivée : il reste noir.
quindo-lesson-row-hint = Prenez le pion en b4. Les deux adversaires à côté ne coûtent rien ; la première case vide derrière eux est e4.

quindo-lesson-own-task = Vos propres pions barrent le chemin. Essayez de sauter de b4 à d4 par-dessus c4.
quindo-lesson-own-done = Refusé : on ne saute pas ses propres pions.
quindo-lesson-own-hint = Essayez donc : touchez b4, puis d4. Il n’arrivera rien de grave.

quindo-lesson-barred-task = Noir vient d’aller de d6 à d4, une distance de deux. Deux vous est donc interdit. Essayez quand même : de c2 à c4.
quindo-lesson-barred-done = Interdit. On peut aller moins loin ou plus loin, mais jamais exactement aussi loin que l’adversaire vient d’aller.
quindo-lesson-barred-hint = Essayez donc : touchez c2, puis c4. Les croix marquent la distance interdite.

quindo-lesson-answer-task = Deux reste interdit ; un et trois sont permis. Trouvez le coup qui retourne le pion en d4 en restant sur le feutre.
quindo-lesson-answer-done = Bien vu. C’est maintenant votre distance, trois, qui est interdite à Noir.
quindo-lesson-answer-hint = Suivez une ligne qui passe par d4 et ne comptez que ses cases vides. La deuxième est interdite : allez jusqu’à la troisième.
quindo-lesson-answer-wrong-falls = Deux pions retournés, mais le vôtre tombe du plateau. Trouvez le coup qui reste sur le feutre.

quindo-lesson-rim-task = L’anneau noir est le bord. Un pion peut y sauter : il retourne ce qu’il a sauté, puis tombe du plateau. Sautez de b4 à g4.
quindo-lesson-rim-done = Trois pions contre un : ici, donner un pion rapporte.
quindo-lesson-rim-hint = Prenez le pion en b4 et suivez sa rangée jusqu’au bord, en g4.

quindo-lesson-pass-task = Un petit plateau et une situation serrée : tous vos coups sont à la distance un, et un est interdit. C’est le seul cas où l’on passe.
quindo-lesson-pass-done = Après une passe, rien n’est interdit : Noir est libre.
quindo-lesson-pass-hint = Utilisez le bouton « Passer ».

quindo-lesson-limit-task = Une partie peut aussi finir avec des pions des deux couleurs. Ici, depuis 59 coups, aucun pion n’a été retourné ni perdu. Jouez-en encore un, sans prise ni perte.
quindo-lesson-limit-done = Après 60 coups sans prise ni perte, qui a le plus de pions gagne : vous, 3 à 2. À égalité, la partie est nulle. Quand une même position se présente pour la troisième fois, on peut réclamer la nulle ; la cinquième fois, la partie est nulle d’office.
quindo-lesson-limit-hint = Sur le bord, votre pion est perdu. Restez sur le feutre vert.

quindo-lesson-bar-task = Noir veut sauter de b4 en e4, par-dessus deux de vos pions : une distance de un. Faites en sorte qu’il n’en ait pas le droit, et ne perdez aucun pion.
quindo-lesson-bar-done = Vous avez joué la distance un : elle est interdite à Noir. Avant de jouer, cherchez la distance qui vous fait mal, et jouez-la vous-même.
quindo-lesson-bar-hint = Avancez vous-même d’une case : Noir n’y aura plus droit. Votre pion en e3 peut le faire.
quindo-lesson-bar-wrong-answered = Noir saute de { $from } en { $to } et retourne ce qu’il saute. Quelle distance vous fait mal ? Jouez-la vous-même, sans ouvrir d’autre ligne.

quindo-lesson-border-task = Faites un saut après lequel vous gagnez au coup suivant, quoi que Noir réponde. Pensez à la distance que votre saut interdira.
quindo-lesson-border-done = Votre pion est tombé, mais il est allé à trois : trois est interdit, et le dernier pion noir ne peut pas se sauver. Un pion donné peut gagner la partie.
quindo-lesson-border-hint = Un seul saut retourne deux pions noirs, et il peut finir sur plusieurs cases. Quelle distance Noir ne doit-il pas jouer depuis e2 ?
quindo-lesson-border-wrong-stays = Deux retournés, et votre pion reste. Mais c’était une distance de deux : trois reste permis à Noir, qui saute de e2 en e6 par-dessus e5.
quindo-lesson-border-wrong-one = Un seul pion retourné. L’un de vos pions a deux adversaires sur sa ligne.
