### La leçon de Khitan.

khitan-lesson-title = Khitan, tuile par tuile
khitan-lesson-start = Dix tuiles chacun, et Blanc commence. Aucune tuile ne peut être prise au premier coup.

khitan-lesson-goal-task = Vous jouez Blanc : vos tuiles portent un rond blanc. Vous gagnez quand Noir n’a plus de tuile. Basculez la vôtre de a2 en b2, et regardez.
khitan-lesson-goal-done = La dernière tuile noire est partie : c’est gagné ! Voyons maintenant, pas à pas, pourquoi elle a été prise.
khitan-lesson-goal-hint = Touchez votre tuile en a2, puis la case b2.

khitan-lesson-tip-task = Une tuile se déplace en basculant. Choisissez la vôtre, puis faites-la basculer sur une case voisine.
khitan-lesson-tip-done = Elle s’est retournée comme une page. Les deux faces portent les mêmes couleurs : on les voit maintenant en miroir.
khitan-lesson-tip-hint = Touchez d’abord votre tuile, puis une des cases marquées d’un point.

khitan-lesson-edge-task = Une tuile bascule par-dessus un de ses bords. Faites basculer la vôtre par-dessus son bord jaune, celui du disque.
khitan-lesson-edge-done = Le jaune regarde maintenant la case de départ. C’est toujours ainsi : le bord par lequel on bascule regarde en arrière.
khitan-lesson-edge-hint = Ici, le jaune regarde à droite. Pour basculer par ce bord, la tuile va en b3, la case à sa droite.

khitan-lesson-full-task = Une tuile peut-elle retomber sur une autre ? Essayez : faites basculer la vôtre sur la noire d’à côté.
khitan-lesson-full-done = Non : la case doit être libre. On prend autrement, et c’est ce qui vient.
khitan-lesson-full-hint = Ce coup est permis. Essayez celui qui ne l’est pas : votre tuile, puis la tuile noire en b3.

khitan-lesson-take-task = Deux tuiles alignées se regardent si rien n’est entre elles. Se montrent-elles la même couleur ? Alors vous prenez l’autre. La tuile en e5 montre du jaune en bas à gauche : tournez votre jaune vers elle.
khitan-lesson-take-done = Jaune contre jaune. La distance ne compte pas, et il n’y a rien d’autre à faire : la tuile s’en va toute seule.
khitan-lesson-take-hint = Votre tuile ne montre pas de jaune sur cette ligne. En b2, elle est alignée avec e5, et en y basculant elle tourne son jaune en haut à droite.

khitan-lesson-two-task = Une tuile regarde dans six directions à la fois. Prenez deux tuiles d’un seul coup.
khitan-lesson-two-done = Le violet à gauche, le bleu en haut à gauche : les deux sont parties. On ne choisit pas : tout ce qui vous fait face est pris.
khitan-lesson-two-hint = Là, vous ne prenez rien. La tuile en d4 vous montre du violet, celle en f6 du bleu : trouvez la case alignée avec les deux.

khitan-lesson-row-task = Quand une tuile s’en va, la ligne derrière elle s’ouvre. Deux tuiles noires se suivent et vous montrent toutes deux du jaune. Prenez les deux.
khitan-lesson-row-done = D’abord la plus proche, puis celle de derrière, car la voie était libre et elle montrait aussi du jaune.
khitan-lesson-row-hint = Votre jaune regarde à gauche. Restez dans la rangée et tournez-le à droite : basculez en d2.

khitan-lesson-ambush-task = Une tuile placée entre deux autres fait écran, quel que soit son camp. Votre tuile en c1 et la noire en c5 se montrent du jaune, mais une de vos tuiles gêne. Ouvrez la ligne.
khitan-lesson-ambush-done = Une embuscade : la tuile en c1 a pris sans bouger. Seules comptent les rencontres nouvelles, et c’est le joueur qui vient de jouer qui prend.
khitan-lesson-ambush-hint = La ligne reste fermée, ou votre tireur l’a quittée. Faites sortir de la rangée la tuile du milieu, en c3, vers le haut ou vers le bas.

khitan-lesson-place-task = Dans la version Expert, celui qui prend pose ensuite une tuile de sa réserve. Vous venez de prendre. Choisissez une case libre de votre moitié, sous la ligne bleue, puis le sens de la tuile.
khitan-lesson-place-done = La voilà posée comme vous le vouliez. Une tuile posée ne prend rien : il faut basculer pour prendre. Mais elle est peut-être prête pour la suite.
khitan-lesson-place-hint = Choisissez une case libre dans les trois rangées sous la ligne, puis une des douze façons de poser la tuile.

khitan-lesson-pass-task = Votre seule tuile est enfermée : toutes les cases voisines sont prises. C’est le seul cas où l’on passe.
khitan-lesson-pass-done = Passer n’est pas un choix : qui peut jouer doit jouer. Si personne ne le peut, la partie est nulle.
khitan-lesson-pass-hint = Aucune case n’est libre autour de votre tuile. Utilisez le bouton « Passer ».

khitan-lesson-limit-task = Une partie peut aussi finir avec des tuiles des deux camps. Ici, rien n’a été pris depuis 59 coups. Jouez-en encore un, sans prendre.
khitan-lesson-limit-done = Après 60 coups sans prise, qui a le plus de tuiles gagne : vous, 2 à 1. À égalité, la partie est nulle. Quand une même position se présente pour la troisième fois, on peut réclamer la nulle ; la cinquième fois, la partie est nulle d’office.
khitan-lesson-limit-hint = Ce coup a pris une tuile. Jouez-en un qui ne prend rien.

khitan-lesson-shelter-task = Trois coups prennent la tuile noire en b1. Mais après deux d’entre eux, Noir vous reprend. Lequel est sûr ?
khitan-lesson-shelter-done = Prise, et aucune tuile noire ne peut vous reprendre. Avant de prendre, regardez la case où vous serez.
khitan-lesson-shelter-hint = Prenez la tuile en b1, depuis une case vers laquelle celle de c3 ne peut pas tourner la bonne couleur.
khitan-lesson-shelter-wrong-back = Vous avez pris. Mais Noir bascule de { $from } en { $to }, montre à votre tuile sa propre couleur, et la prend.
khitan-lesson-shelter-wrong-answered = Ce coup n’a rien pris, et Noir bascule de { $from } en { $to } et prend l’une des vôtres. Prenez la tuile en b1.

khitan-lesson-trap-task = La dernière tuile noire n’a que trois coups. Jouez de façon à pouvoir la prendre ensuite, quel que soit celui que Noir choisit.
khitan-lesson-trap-done = Les trois issues sont gardées : où que Noir aille, l’une de vos tuiles le prend.
khitan-lesson-trap-hint = Votre tuile en d4 est déjà bien placée. Jouez l’autre.
khitan-lesson-trap-wrong-taken = Noir bascule en b3 et prend votre tuile !
khitan-lesson-trap-wrong-inner = Noir bascule en b3, où aucune de vos tuiles ne peut le prendre. Celle de d4 était bien placée.
khitan-lesson-trap-wrong-outer = Noir bascule en b4, où aucune de vos tuiles ne peut le prendre.
