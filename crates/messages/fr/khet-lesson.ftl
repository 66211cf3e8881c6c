### La leçon de Khet.

khet-lesson-title = Dix traits de lumière

khet-lesson-step-task = Vous jouez Argent. Après chacun de vos coups, votre laser tire du coin j1, le long de la ligne j. Avancez la pyramide de i4 en j4, sur son chemin.
khet-lesson-step-done = Le miroir a dévié la lumière, et l’obélisque a brûlé. Un obélisque n’a pas de miroir : toute lumière le prend.
khet-lesson-step-hint = Une pièce avance d’une case, dans n’importe quelle direction. L’obélisque est sur la ligne 4 : le miroir doit y être aussi.
khet-lesson-step-wrong-i4j3 = La lumière suit maintenant la ligne 3, où il n’y a personne. L’obélisque est sur la ligne 4.
khet-lesson-step-wrong-i4j5 = La lumière suit maintenant la ligne 5, où il n’y a personne. L’obélisque est sur la ligne 4.
khet-lesson-step-wrong-i4_ = La lumière ne fait que suivre la ligne j. Elle ne rencontre pas votre pyramide en i4.
khet-lesson-step-wrong-i4- = La lumière ne fait que suivre la ligne j. Elle ne rencontre pas votre pyramide en i4.

khet-lesson-turn-task = Au lieu d’avancer, une pièce peut tourner d’un quart de tour. Votre pyramide tourne le dos à la lumière et brûlerait. Choisissez-la et tournez-la à gauche.
khet-lesson-turn-done = Le miroir regarde le laser et la cible. La pyramide rouge a été éclairée sur une face sans miroir : elle a quitté le plateau.
khet-lesson-turn-hint = Seule la diagonale brillante est un miroir. La lumière vient de votre laser et doit aller à la pyramide rouge : le miroir doit regarder les deux.
khet-lesson-turn-wrong-j5_ = C’était à droite. Le miroir regarde ailleurs, la lumière a frappé le dos, et votre propre pyramide a brûlé.
khet-lesson-turn-wrong-j5j4 = Elle a avancé, mais tourne toujours le dos à la lumière. Un laser n’épargne personne, pas même les siens.
khet-lesson-turn-wrong-j5j6 = Elle a avancé, mais tourne toujours le dos à la lumière. Un laser n’épargne personne, pas même les siens.
khet-lesson-turn-wrong-j5i4 = La pyramide y est à l’abri, mais la lumière passe à côté. Restez en j5 et tournez-la.
khet-lesson-turn-wrong-j5i5 = La pyramide y est à l’abri, mais la lumière passe à côté. Restez en j5 et tournez-la.
khet-lesson-turn-wrong-j5i6 = La pyramide y est à l’abri, mais la lumière passe à côté. Restez en j5 et tournez-la.

khet-lesson-reserved-task = Les cases à l’ankh rouge sont réservées à Rouge, celles à l’œil d’argent à Argent. Essayez : choisissez b4, puis a4.
khet-lesson-reserved-done = Refusé, et vous savez pourquoi. De même, personne ne vous dérangera sur la ligne j.
khet-lesson-reserved-hint = Choisissez la pyramide en b4, puis montrez a4, l’ankh à côté d’elle.

khet-lesson-stack-task = Les obélisques sont vos boucliers. Posez l’un des deux sur l’autre.
khet-lesson-stack-done = Une pile de deux : on voit deux anneaux. La lumière n’en prend que le sommet ; ce bouclier sert donc deux fois.
khet-lesson-stack-hint = Choisissez un obélisque, puis la case de l’autre.

khet-lesson-shield-task = Danger : la lumière de Rouge suit la ligne a, tourne en a3 et suit la ligne 3 jusqu’à votre pharaon. Mettez toute la pile sur son chemin.
khet-lesson-shield-done = Le bouclier a tenu. Il a perdu son sommet, et le pharaon reste à l’abri derrière l’autre moitié.
khet-lesson-shield-hint = Choisissez la pile en d2, puis une case de la ligne 3 entre le miroir et votre pharaon.
khet-lesson-shield-wrong-d2_c3 = Cela tient aussi, mais essayez avec les deux : choisissez la pile et avancez aussitôt, sans soulever le sommet.
khet-lesson-shield-wrong-d2_d3 = Cela tient aussi, mais essayez avec les deux : choisissez la pile et avancez aussitôt, sans soulever le sommet.
khet-lesson-shield-wrong-d2_e3 = Cela tient aussi, mais essayez avec les deux : choisissez la pile et avancez aussitôt, sans soulever le sommet.
khet-lesson-shield-wrong-g3g2 = Fuir marche aussi. Ici, il s’agit d’apprendre à se servir d’un bouclier.
khet-lesson-shield-wrong-g3g4 = Fuir marche aussi. Ici, il s’agit d’apprendre à se servir d’un bouclier.

khet-lesson-top-task = Le bouclier en e3 n’a qu’un étage. Donnez-lui le sommet de la pile en d2 : choisissez la pile, puis « Le sommet seul », puis e3.
khet-lesson-top-done = Le sommet est parti seul, et le bouclier en e3 a survécu au tir. Un sommet peut aussi aller sur une case vide.
khet-lesson-top-hint = Choisissez d2, appuyez sur « Le sommet seul », puis choisissez e3. On n’empile jamais trois obélisques : la pile entière ne peut pas y aller.
khet-lesson-top-wrong-d2_d3 = C’est aussi un bon bouclier. Mais il s’agit de monter sur l’obélisque en e3.
khet-lesson-top-wrong-d2_c3 = C’est aussi un bon bouclier. Mais il s’agit de monter sur l’obélisque en e3.

khet-lesson-djed-task = Un djed a un miroir de chaque côté, et la lumière ne lui fait rien. Mais tel qu’il est, il l’envoie sur votre propre pharaon ! Tournez-le.
khet-lesson-djed-done = La lumière est partie de l’autre côté et a pris le sommet de la pile. Éclairer son propre pharaon, c’est perdre : regardez toujours où va votre lumière.
khet-lesson-djed-hint = Choisissez le djed en e3 et appuyez sur « Tourner ». Un djed n’a qu’une façon de tourner : les deux sens reviennent au même.
khet-lesson-djed-wrong-e1d1 = Le pharaon s’est écarté de la lumière. Mais il y a mieux : tournez le djed, et elle frappera Rouge.
khet-lesson-djed-wrong-e1f1 = Le pharaon s’est écarté de la lumière. Mais il y a mieux : tournez le djed, et elle frappera Rouge.
khet-lesson-djed-wrong-e1e2 = Il est toujours dans la lumière. Tournez le djed.

khet-lesson-swap-task = La pyramide rouge en f4 présente son miroir à votre lumière. Un djed peut échanger sa place avec une voisine, même adverse. Avancez le djed en f4.
khet-lesson-swap-done = Les deux ont échangé leur place, aucune n’a tourné, et votre djed a renvoyé la lumière dans le dos de la pyramide.
khet-lesson-swap-hint = Choisissez le djed en f5, puis la pyramide en f4. Un djed échange avec les pyramides et les obélisques, jamais avec un pharaon ni un autre djed.
khet-lesson-swap-wrong-f5_ = La lumière quitte maintenant le djed de l’autre côté, et ne frappe toujours personne. Échangez-le avec la pyramide.

khet-lesson-eye-task = Certains départs ont un Œil d’Horus, moitié miroir, moitié verre : une part de la lumière tourne, l’autre va tout droit. Avancez-le en f3.
khet-lesson-eye-done = Deux d’un seul trait. Tout ce qui est frappé quitte le plateau en même temps.
khet-lesson-eye-hint = La lumière suit la ligne 3. Amenez l’œil de f4 tout droit sur son chemin, en f3.
khet-lesson-eye-wrong-f4e3 = La lumière s’est bien partagée, mais l’un des obélisques est sur la ligne f. Amenez l’œil en f3.
khet-lesson-eye-wrong-f4g3 = La lumière s’est bien partagée, mais l’un des obélisques est sur la ligne f. Amenez l’œil en f3.
khet-lesson-eye-wrong-f4_ = L’œil n’est pas encore dans la lumière. Il doit être sur la ligne 3.

khet-lesson-pharaoh-task = Voici le but du jeu : éclairer le pharaon adverse. Votre lumière suit la ligne 5. Où faut-il le second miroir ?
khet-lesson-pharaoh-done = Le pharaon est éclairé, Argent gagne. Vous savez maintenant jouer à Khet.
khet-lesson-pharaoh-hint = Le pharaon est sur la ligne e, la lumière sur la ligne 5. La place du miroir est à leur croisement.
khet-lesson-pharaoh-wrong-d4d5 = La lumière est maintenant sur la ligne d, et le miroir rouge en d7 la détourne. Le pharaon est sur la ligne suivante, la e.
khet-lesson-pharaoh-wrong-d4c5 = La lumière est maintenant sur la ligne c. Le pharaon est sur la ligne e.
khet-lesson-pharaoh-wrong-d4_ = Le miroir n’est pas dans la lumière : elle suit la ligne 5.
khet-lesson-pharaoh-wrong-d4- = Le miroir n’est pas dans la lumière : elle suit la ligne 5.
