### La leçon de Khitan.

khitan-lesson-title = Khitan en dix pas

khitan-lesson-tip-task = Vous êtes Blanc : votre tuile porte le point blanc et rond. Choisissez-la, puis faites-la basculer sur une case voisine.
khitan-lesson-tip-done = Elle s’est retournée comme une page. Les deux faces portent les mêmes couleurs : on les voit maintenant en miroir.
khitan-lesson-tip-hint = Touchez d’abord votre tuile, puis une des cases marquées d’un point.

khitan-lesson-edge-task = Une tuile bascule par-dessus un de ses bords. Faites basculer la vôtre par-dessus son bord jaune, celui du disque.
khitan-lesson-edge-done = Le jaune regarde maintenant la case de départ. C’est toujours ainsi : le bord par lequel on bascule regarde en arrière.
khitan-lesson-edge-hint = Ici, le jaune regarde à droite. Pour basculer par ce bord, la tuile va en b3, la case à sa droite.

khitan-lesson-full-task = Une tuile peut-elle retomber sur une autre ? Essayez : faites basculer la vôtre sur la noire d’à côté.
khitan-lesson-full-done = Non : la case doit être libre. On prend autrement, et c’est ce qui vient.
khitan-lesson-full-hint = Ce coup est permis, mais essayez celui qui ne l’est pas : votre tuile, puis la tuile noire en b3.

khitan-lesson-take-task = Deux tuiles sur une même ligne se regardent, si rien n’est entre elles. Si elles se montrent la même couleur, on prend l’autre. La tuile en e5 regarde en bas à gauche avec du jaune : tournez votre jaune vers elle.
khitan-lesson-take-done = Jaune contre jaune. La distance ne compte pas, et il n’y a rien d’autre à faire : la tuile s’en va d’elle-même.
khitan-lesson-take-hint = Votre tuile ne montre pas de jaune sur cette ligne. En b2, elle est alignée avec e5, et en y basculant elle tourne son jaune en haut à droite.

khitan-lesson-two-task = Une tuile regarde dans six directions à la fois. Prenez deux tuiles d’un seul coup.
khitan-lesson-two-done = Violet à gauche, bleu en haut à gauche : les deux sont parties. On ne choisit pas : tout ce qui vous fait face est pris.
khitan-lesson-two-hint = De là, rien n’est pris. La tuile en d4 vous montre du violet, celle en f6 du bleu : trouvez la case alignée avec les deux.

khitan-lesson-row-task = Quand une tuile s’en va, la ligne derrière elle s’ouvre. Deux tuiles noires se suivent et vous montrent toutes deux du jaune. Prenez les deux.
khitan-lesson-row-done = D’abord la plus proche, puis celle de derrière, car la voie était libre et elle montrait aussi du jaune.
khitan-lesson-row-hint = Votre jaune regarde à gauche. Restez dans la rangée et tournez-le à droite : basculez en d2.

khitan-lesson-ambush-task = Une tuile placée entre deux autres fait écran, quel que soit son camp. Votre tuile en c1 et la noire en c5 se montrent du jaune, mais une de vos tuiles gêne. Ouvrez la ligne.
khitan-lesson-ambush-done = Une embuscade : la tuile en c1 a pris sans bouger. Seules comptent les rencontres nouvelles, et c’est qui vient de jouer qui prend.
khitan-lesson-ambush-hint = La ligne reste fermée, ou votre tireur l’a quittée. Faites sortir de la rangée la tuile du milieu, en c3, vers le haut ou vers le bas.

khitan-lesson-place-task = Au jeu expert, qui prend pose ensuite une tuile de sa réserve. Vous venez de prendre. Choisissez une case libre de votre moitié, sous la ligne bleue, puis le sens de la tuile.
khitan-lesson-place-done = La voilà posée comme vous le vouliez. Une tuile posée ne prend rien : seule une tuile qui bascule fait prendre. Mais elle est peut-être prête pour la suite.
khitan-lesson-place-hint = Choisissez une case libre dans les trois rangées sous la ligne, puis une des douze façons de poser la tuile.

khitan-lesson-pass-task = Votre seule tuile est enfermée : toutes les cases voisines sont prises. Alors, et alors seulement, on passe.
khitan-lesson-pass-done = Passer n’est pas un choix : qui peut jouer doit jouer. Si personne ne le peut, la partie est nulle.
khitan-lesson-pass-hint = Aucune case n’est libre autour de votre tuile. Utilisez le bouton « Passer ».

khitan-lesson-last-task = Il reste une tuile noire. Prenez-la et la partie est gagnée. Regardez la couleur qu’elle montre sur chaque ligne, puis trouvez la tuile et le bord.
khitan-lesson-last-done = Le plateau est vide de tuiles noires : c’est gagné ! Vous connaissez maintenant tout le jeu.
khitan-lesson-last-hint = Elle s’échappe. Sur sa ligne vers le haut à gauche, elle montre de l’orange. Votre tuile en e3 peut tourner le sien par là en basculant à droite, en e4.
