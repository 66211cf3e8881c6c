### La leçon de Khet.

khet-lesson-title = Khet, rayon par rayon
khet-lesson-start = Voici Classique, le départ conseillé pour débuter. Argent joue en premier.

khet-lesson-goal-task = Vous jouez Argent. Pour gagner, éclairez le pharaon rouge. Après chaque coup, votre laser tire de j1 le long de la colonne j. Avancez sur son chemin : de i4 en j4.
khet-lesson-goal-done = Le miroir a dévié la lumière sur le pharaon : c’est gagné ! Chaque coup finit par un tir.
khet-lesson-goal-hint = Une pièce avance d’une case, dans n’importe quelle direction. Le pharaon est sur la rangée 4 : c’est là que va le miroir.
khet-lesson-goal-wrong-low = La lumière suit maintenant la rangée 3, où il n’y a personne. Le pharaon est sur la rangée 4.
khet-lesson-goal-wrong-high = La lumière suit maintenant la rangée 5, où il n’y a personne. Le pharaon est sur la rangée 4.
khet-lesson-goal-wrong-beside = La lumière ne fait que suivre la colonne j. Elle ne rencontre pas votre pyramide en i4.

khet-lesson-turn-task = Au lieu d’avancer, une pièce peut tourner d’un quart de tour. Votre pyramide tourne le dos à la lumière et brûlerait. Choisissez-la et tournez-la à gauche.
khet-lesson-turn-done = Le miroir regarde le laser et la cible. La pyramide rouge a été éclairée sur une face sans miroir : elle a quitté le plateau.
khet-lesson-turn-hint = Seule la diagonale brillante est un miroir. La lumière vient de votre laser et doit aller à la pyramide rouge : le miroir doit regarder les deux.
khet-lesson-turn-wrong-right = C’était à droite. Le miroir regarde ailleurs, la lumière a frappé le dos, et votre propre pyramide a brûlé.
khet-lesson-turn-wrong-back = Elle a avancé, mais tourne toujours le dos à la lumière. Un laser n’épargne personne, pas même les siens.
khet-lesson-turn-wrong-past = La pyramide y est à l’abri, mais la lumière passe à côté. Restez en j5 et tournez-la.

khet-lesson-clockwise-task = Et maintenant l’autre sens : cette pyramide envoie votre lumière hors du plateau. Choisissez-la et tournez-la à droite.
khet-lesson-clockwise-done = Le miroir regarde de nouveau le laser et la pyramide rouge. À gauche ou à droite : voyez d’abord ce que le miroir regardera.
khet-lesson-clockwise-hint = Choisissez la pyramide en j5 et tournez-la à droite : son miroir regardera votre laser et la pyramide rouge.
khet-lesson-clockwise-wrong-left = C’était à gauche. La lumière a frappé le dos, et votre propre pyramide a brûlé.

khet-lesson-reserved-task = Les cases à l’ankh rouge sont réservées à Rouge, celles à l’œil d’argent à Argent. Essayez : choisissez b4, puis a4.
khet-lesson-reserved-done = Refusé. De même, personne ne vous dérangera sur la colonne j.
khet-lesson-reserved-hint = Choisissez la pyramide en b4, puis a4, la case à l’ankh juste à côté.

khet-lesson-stack-task = Les obélisques n’ont pas de miroir : ce sont vos boucliers. Posez l’un des deux sur l’autre.
khet-lesson-stack-done = Une pile de deux : on voit deux anneaux. La lumière ne brûle que le sommet ; ce bouclier sert donc deux fois.
khet-lesson-stack-hint = Choisissez un obélisque, puis la case de l’autre.

khet-lesson-shield-task = Danger ! La lumière de Rouge suit la colonne a, tourne en a3 et suit la rangée 3 jusqu’à votre pharaon. Mettez toute la pile sur son chemin.
khet-lesson-shield-done = Le bouclier a tenu. Il a perdu son sommet, et le pharaon reste à l’abri derrière l’autre moitié.
khet-lesson-shield-hint = Choisissez la pile en d2, puis une case de la rangée 3 entre le miroir et votre pharaon.
khet-lesson-shield-wrong-top = Cela tient aussi, mais seul le sommet est parti. Choisissez la pile, puis aussitôt la case.
khet-lesson-shield-wrong-flees = Fuir marche aussi. Mais ici, apprenez à vous servir d’un bouclier.

khet-lesson-drop-task = Le sommet d’une pile peut aussi partir seul. Mettez-le dans la lumière de Rouge : d2, puis « Le sommet seul », puis une case de la rangée 3.
khet-lesson-drop-done = Le sommet a arrêté la lumière. L’autre moitié est restée en d2, prête à servir de bouclier.
khet-lesson-drop-hint = Choisissez d2, appuyez sur « Le sommet seul », puis choisissez une case de la rangée 3 entre le miroir et votre pharaon.
khet-lesson-drop-wrong-whole = Toute la pile est partie. Appuyez sur « Le sommet seul » avant de choisir la case.

khet-lesson-top-task = Le bouclier en e3 n’a qu’un étage. Donnez-lui le sommet de la pile en d2 : choisissez d2, puis « Le sommet seul », puis e3.
khet-lesson-top-done = Le sommet est monté sur l’obélisque, et le bouclier en e3 a survécu au tir.
khet-lesson-top-hint = Choisissez d2, appuyez sur « Le sommet seul », puis choisissez e3. On n’empile jamais trois obélisques : la pile entière ne peut pas y aller.
khet-lesson-top-wrong-beside = C’est aussi un bon bouclier. Mais cette fois, montez sur l’obélisque en e3.

khet-lesson-djed-task = Un djed a un miroir de chaque côté, et la lumière ne lui fait rien. Mais tel qu’il est, il l’envoie sur votre propre pharaon ! Tournez-le.
khet-lesson-djed-done = La lumière est partie de l’autre côté et a brûlé le sommet de la pile. Éclairer son propre pharaon, c’est perdre : regardez toujours où va votre lumière.
khet-lesson-djed-hint = Choisissez le djed en e3 et tournez-le. Peu importe le sens : les deux reviennent au même.
khet-lesson-djed-wrong-flees = Le pharaon s’est écarté de la lumière. Mais il y a mieux : tournez le djed, et elle frappera Rouge.
khet-lesson-djed-wrong-lit = Il est toujours dans la lumière. Tournez le djed.

khet-lesson-swap-task = La pyramide rouge en f4 présente son miroir à votre lumière. Un djed peut échanger sa place avec une voisine, même adverse. Avancez-le en f4.
khet-lesson-swap-done = Les deux ont échangé leur place, aucune n’a tourné, et votre djed a renvoyé la lumière dans le dos de la pyramide.
khet-lesson-swap-hint = Choisissez le djed en f5, puis la pyramide en f4. Un djed échange avec les pyramides et les obélisques, jamais avec un pharaon ni un autre djed.
khet-lesson-swap-wrong-turn = La lumière quitte maintenant le djed de l’autre côté, et ne frappe toujours personne. Échangez-le avec la pyramide.

khet-lesson-own-task = Un djed échange aussi sa place avec vos propres pièces. Votre pyramide en f4 tourne le dos à la lumière. Mettez à sa place le djed de e5.
khet-lesson-own-done = Votre pyramide n’est plus dans la lumière, et le djed l’a déviée sur l’obélisque.
khet-lesson-own-hint = Choisissez le djed en e5, puis votre pyramide en f4.
khet-lesson-own-wrong-burns = La pyramide en f4 a été éclairée sur une face sans miroir, et elle a brûlé. Mettez le djed à sa place.

khet-lesson-eye-task = Certains départs ont un Œil d’Horus, moitié miroir, moitié verre : une part de la lumière tourne, le reste va tout droit. Avancez-le en f3.
khet-lesson-eye-done = Deux d’un seul tir. Tout ce qui est frappé quitte le plateau en même temps.
khet-lesson-eye-hint = La lumière suit la rangée 3. Amenez l’œil de f4 tout droit sur son chemin, en f3.
khet-lesson-eye-wrong-beside = La lumière s’est bien partagée, mais l’un des obélisques est sur la colonne f. Amenez l’œil en f3.
khet-lesson-eye-wrong-turn = L’œil n’est pas encore dans la lumière. Il doit être sur la rangée 3.

khet-lesson-limit-task = Une partie n’a pas toujours de vainqueur. Ici, rien n’a brûlé depuis 99 coups. Jouez-en encore un, sans rien brûler.
khet-lesson-limit-done = Après 100 coups sans perte, la partie est nulle. Quand une même position se présente pour la troisième fois, on peut réclamer la nulle ; la cinquième fois, la partie est nulle d’office.
khet-lesson-limit-hint = Jouez n’importe quelle pièce, sans que la lumière frappe personne.

khet-lesson-laser-task = Brûlez un obélisque rouge. Mais demandez-vous d’abord : où ira le laser de Rouge après mon coup ? Il tire de a8, le long de la colonne a, et tourne en a3.
khet-lesson-laser-done = Brûlé, et votre djed détourne toujours la lumière de Rouge. Avant chaque coup, suivez la lumière de Rouge.
khet-lesson-laser-hint = Le djed doit rester en e3. Votre lumière suit la rangée 4 : quel autre miroir peut y entrer, sur la colonne d ?
khet-lesson-laser-wrong-opens = Un obélisque a brûlé, mais le djed a quitté e3 : la lumière de Rouge atteint votre pharaon.
khet-lesson-laser-wrong-lit = Votre propre lumière a frappé votre propre pharaon : c’est perdu sur-le-champ.
khet-lesson-laser-wrong-answered = Rouge joue { $from }, et sa lumière atteint votre pharaon. Laissez le djed en e3, et le pharaon derrière lui.

khet-lesson-shelter-task = La pyramide rouge en b4 peut entrer dans la colonne a et envoyer sa lumière sur la rangée 3, 4 ou 5. Mettez votre pharaon à l’abri des trois.
khet-lesson-shelter-done = Où que la lumière de Rouge aille maintenant, l’obélisque la sépare de votre pharaon.
khet-lesson-shelter-hint = L’obélisque doit être sur la rangée du pharaon, entre lui et la lumière.
khet-lesson-shelter-wrong-answered = Rouge avance de { $from } en { $to }, et sa lumière suit cette rangée jusqu’à votre pharaon.
