### La leçon de Khan.

khan-lesson-title = Khan, case par case
khan-lesson-start = Les deux camps sont déjà installés. À la partie suivante, vous pourrez placer vos pièces à votre façon.

khan-lesson-goal-task = Vous jouez Rouge. Pour gagner, prenez la Kalista d’Ocre, la grande pièce à collerette. Votre Sbire est sur un trait : il avance d’une case. Prenez-la !
khan-lesson-goal-done = C’est ainsi que l’on gagne. Voyons maintenant comment une partie commence, et comment en arriver là.
khan-lesson-goal-hint = Touchez votre Sbire en c4, puis la Kalista en c5.

khan-lesson-edge-task = Le tapis est différent vu de chaque côté, et c’est Rouge qui choisit. Quel bord voulez-vous devant vous ?
khan-lesson-edge-done = Le tapis est posé. Il y a trois types de cases : simples, doubles et triples, avec un, deux ou trois traits.
khan-lesson-edge-hint = Utilisez l’un des quatre boutons à côté du tapis.

khan-lesson-kalista-task = Installez vos pièces. D’abord votre reine, la Kalista : posez-la où vous voulez sur vos deux premières rangées.
khan-lesson-kalista-done = Gardez-la bien : qui perd sa Kalista perd la partie.
khan-lesson-kalista-hint = Touchez une case de la rangée 1 ou 2.

khan-lesson-sbire-task = Cinq Sbires la suivent. Quatre sont déjà en place. Posez le cinquième.
khan-lesson-sbire-done = C’est prêt. Ocre a vu votre installation et fait de même en face.
khan-lesson-sbire-hint = Touchez une case vide de la rangée 1 ou 2.

khan-lesson-double-task = Une pièce avance d’exactement autant de cases que la sienne a de traits. Le Sbire en f2 est sur deux traits. Avancez-le de deux cases.
khan-lesson-double-done = Le chapeau, le Khan, coiffe maintenant votre Sbire. Ocre doit répondre depuis le même type de case que celle où votre Sbire est arrivé.
khan-lesson-double-hint = Touchez le Sbire en f2. Il avance de deux cases : jamais d’une, jamais de trois.

khan-lesson-corner-task = On ne va jamais en diagonale, mais on peut tourner à chaque case. Le Sbire en b2 est sur trois traits. Menez-le en c4.
khan-lesson-corner-done = Trois cases, en tournant. Le chemin doit être vide, et l’on ne passe pas deux fois par la même case.
khan-lesson-corner-hint = Deux fois tout droit, puis à droite : de b2 par b3 et b4 jusqu’en c4.

khan-lesson-demand-task = Le Khan est en f5, une case double. Vous devez donc jouer depuis une case double. Mais f4 est bien tentant : essayez de le prendre avec f3.
khan-lesson-demand-done = Refusé : f3 est une case simple, et le Khan demande une case double.
khan-lesson-demand-hint = Essayez donc : touchez le Sbire en f3.

khan-lesson-obey-task = Obéissez maintenant. Jouez une pièce qui se trouve sur une case double, et prenez avec elle le Sbire en e4.
khan-lesson-obey-done = Pris ! Il attend à côté du tapis, et pourra revenir plus tard.
khan-lesson-obey-hint = Laquelle de vos pièces sur deux traits est à deux cases de e4 ? Elle peut tourner en chemin.

khan-lesson-none-task = Le Khan demande une case simple, mais aucune de vos pièces n’en occupe une. Vous voilà libre : jouez n’importe quelle pièce, selon sa propre case.
khan-lesson-none-done = C’est la première excuse : vous n’avez personne sur le type de case demandé.
khan-lesson-none-hint = Touchez l’une de vos pièces, puis l’une des cases marquées.

khan-lesson-stuck-task = Le Khan demande une case triple. Votre seule pièce sur une telle case, dans le coin a1, est bloquée. Vous voilà libre encore : jouez une autre pièce.
khan-lesson-stuck-done = C’est la seconde excuse : aucune des pièces qui devraient répondre ne peut bouger. Il n’y en a pas de troisième.
khan-lesson-stuck-hint = Le Sbire en a1 n’a aucune issue. Choisissez une autre pièce.

khan-lesson-back-task = Aucune de vos pièces n’est sur une case simple : vous êtes libre. Et un Sbire attend à côté du tapis. Faites-le revenir, sur une case simple vide.
khan-lesson-back-done = C’était tout votre tour, et votre Sbire porte aussitôt le Khan.
khan-lesson-back-hint = Vous pourriez aussi jouer une pièce. Cette fois, prenez le Sbire qui attend, avec son bouton, puis touchez une case simple vide.

khan-lesson-pass-task = Un cas rare : toutes vos pièces sont enfermées, et aucune n’attend à côté du tapis. C’est le seul cas où l’on passe.
khan-lesson-pass-done = Le Khan quitte le tapis, et Ocre joue librement.
khan-lesson-pass-hint = Utilisez le bouton « Passer ».

khan-lesson-limit-task = Une partie n’a pas toujours de vainqueur. Ici, rien n’a été pris depuis 99 coups. Jouez-en encore un, sans prendre.
khan-lesson-limit-done = Après 100 coups sans prise, la partie est nulle. Quand une même position se présente pour la troisième fois, on peut réclamer la nulle ; la cinquième fois, la partie est nulle d’office.
khan-lesson-limit-hint = Jouez un coup qui ne prend rien.

khan-lesson-shelter-task = Ocre vise votre Kalista : d3 est à deux pas, a1 à trois. Vous devez jouer f4. Arrivez là où celles qui devront répondre ne peuvent pas l’atteindre.
khan-lesson-shelter-done = Une case simple est demandée, et seule la Kalista d’Ocre en occupe une. Elle est trop loin : vous échappez au contrôle d’Ocre.
khan-lesson-shelter-hint = Regardez votre case d’arrivée. Quelles pièces d’Ocre sont sur ce type de case ?
khan-lesson-shelter-wrong-double = f1 est une case double, et d3 aussi : ce Sbire peut répondre, et il prend votre Kalista.
khan-lesson-shelter-wrong-frees = Une prise libère la victime ! Ocre n’a plus personne sur une case double et joue donc ce qu’il veut. Le Sbire en a1 prend votre Kalista.

khan-lesson-control-task = Vos Sbires en c3 et a4 visent la Kalista d’Ocre, mais une case simple doit répondre. Quel coup ne laisse à Ocre aucun moyen de la sauver ?
khan-lesson-control-done = Seul f6 peut répondre, et il arrive toujours sur une case triple. Alors c3 prend la Kalista ! Une bonne position vaut mieux que la chasse aux Sbires.
khan-lesson-control-hint = Arrivez sur une case double sans rien prendre. Qui peut alors répondre ?
khan-lesson-control-wrong-triple = Votre pièce arrive sur une case triple, et le Sbire en a1 en occupe une aussi. Il peut répondre, et il prend votre Kalista.
khan-lesson-control-wrong-frees = C’est tentant, mais une prise libère la victime. Ocre n’a plus personne sur une case double, joue ce qu’il veut, et a1 prend votre Kalista.
