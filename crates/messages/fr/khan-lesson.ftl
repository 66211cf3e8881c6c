### La leçon de Khan.

khan-lesson-title = Khan en dix coups

khan-lesson-edge-task = Vous jouez Rouge. Choisissez le bord du tapis placé devant vous.
khan-lesson-edge-done = Le tapis est posé. Il est différent vu de chaque côté. Chaque case porte un, deux ou trois traits : simple, double ou triple.
khan-lesson-edge-hint = Utilisez l’un des quatre boutons à côté du tapis.

khan-lesson-kalista-task = Votre reine, la Kalista, est posée la première, où l’on veut sur vos deux rangées les plus proches.
khan-lesson-kalista-done = C’est elle qu’il faut garder : qui perd sa Kalista perd la partie.
khan-lesson-kalista-hint = Touchez une case de la rangée 1 ou 2.

khan-lesson-sbire-task = Quatre de vos Sbires sont en place. Posez le cinquième.
khan-lesson-sbire-done = C’est prêt. Ocre a vu votre installation et fait de même en face.
khan-lesson-sbire-hint = Touchez une case vide de la rangée 1 ou 2.

khan-lesson-double-task = Une pièce avance d’autant de cases que la sienne a de traits. Le Sbire en f2 est sur deux traits : avancez-le d’exactement deux cases.
khan-lesson-double-done = Le chapeau, le Khan, coiffe maintenant votre Sbire. Il dit à Ocre quel type de case doit répondre : celui où votre Sbire est arrivé.
khan-lesson-double-hint = Touchez le Sbire en f2. Il avance de deux cases : jamais d’une, jamais de trois.

khan-lesson-corner-task = Jamais en diagonale, mais on peut tourner à chaque case. Le Sbire en b2 est sur trois traits : menez-le en c4.
khan-lesson-corner-done = Trois cases en tournant. Le chemin doit être vide, et l’on ne passe pas deux fois par la même case.
khan-lesson-corner-hint = Deux fois tout droit, puis à droite : de b2 par b3 et b4 jusqu’en c4.

khan-lesson-demand-task = Le Khan est en f5, une case double : une case double doit répondre. Mais f4 est bien tentant : essayez de le prendre avec f3.
khan-lesson-demand-done = Refusé : f3 est une case simple, et le Khan demande une case double.
khan-lesson-demand-hint = Essayez donc : touchez le Sbire en f3.

khan-lesson-obey-task = Obéissez maintenant. Les cases au losange sont doubles. Depuis l’une d’elles, prenez le Sbire en e4.
khan-lesson-obey-done = Pris ! Il attend à côté du tapis, et pourra revenir.
khan-lesson-obey-hint = Laquelle de vos pièces sur deux traits est à deux cases de e4 ? Elle peut tourner en chemin.

khan-lesson-back-task = Le Khan demande une case simple, et vous n’y avez aucune pièce. Un Sbire pris peut alors revenir, sur une case simple vide. Faites-le revenir.
khan-lesson-back-done = C’était tout votre tour, et votre Sbire porte aussitôt le Khan. On pouvait aussi jouer n’importe quelle autre pièce.
khan-lesson-back-hint = Prenez le Sbire qui attend à côté du tapis, avec son bouton ; touchez ensuite une case simple vide.

khan-lesson-pass-task = Un cas rare : toutes vos pièces sont enfermées, et aucune n’attend à côté du tapis. C’est le seul cas où l’on passe.
khan-lesson-pass-done = Le Khan quitte le tapis, et Ocre joue librement.
khan-lesson-pass-hint = Utilisez le bouton « Passer ».

khan-lesson-win-task = Le Khan demande une case triple. L’un de vos Sbires peut atteindre la Kalista en b5 en trois pas exactement. Prenez-la !
khan-lesson-win-done = C’est gagné. Vous savez tout du Khan !
khan-lesson-win-hint = Comptez depuis c3 : trois pas par des cases vides, en tournant une fois, mènent en b5.
