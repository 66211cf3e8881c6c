import type { LessonWords } from "../boards/lesson";

export const words: LessonWords = {
  title: "Khitan en dix pas",
  tasks: {
    tip: {
      task: "Vous êtes Blanc : votre tuile porte le point blanc et rond. Choisissez-la, puis faites-la basculer sur une case voisine.",
      done: "Elle s’est retournée comme une page. Les deux faces portent les mêmes couleurs : on les voit maintenant en miroir.",
      hint: "Touchez d’abord votre tuile, puis une des cases marquées d’un point.",
    },
    edge: {
      task: "Une tuile bascule par-dessus un de ses bords. Faites basculer la vôtre par-dessus son bord jaune, celui du disque.",
      done: "Le jaune regarde maintenant la case de départ. C’est toujours ainsi : le bord par lequel on bascule regarde en arrière.",
      hint: "Ici, le jaune regarde à droite. Pour basculer par ce bord, la tuile va en b3, la case à sa droite.",
    },
    full: {
      task: "Une tuile peut-elle retomber sur une autre ? Essayez : faites basculer la vôtre sur la noire d’à côté.",
      done: "Non : la case doit être libre. On prend autrement, et c’est ce qui vient.",
      hint: "Ce coup est permis, mais essayez celui qui ne l’est pas : votre tuile, puis la tuile noire en b3.",
    },
    take: {
      task: "Deux tuiles sur une même ligne se regardent, si rien n’est entre elles. Si elles se montrent la même couleur, on prend l’autre. La tuile en e5 regarde en bas à gauche avec du jaune : tournez votre jaune vers elle.",
      done: "Jaune contre jaune. La distance ne compte pas, et il n’y a rien d’autre à faire : la tuile s’en va d’elle-même.",
      hint: "Votre tuile ne montre pas de jaune sur cette ligne. En b2, elle est alignée avec e5, et en y basculant elle tourne son jaune en haut à droite.",
    },
    two: {
      task: "Une tuile regarde dans six directions à la fois. Prenez deux tuiles d’un seul coup.",
      done: "Violet à gauche, bleu en haut à gauche : les deux sont parties. On ne choisit pas : tout ce qui vous fait face est pris.",
      hint: "De là, rien n’est pris. La tuile en d4 vous montre du violet, celle en f6 du bleu : trouvez la case alignée avec les deux.",
    },
    row: {
      task: "Quand une tuile s’en va, la ligne derrière elle s’ouvre. Deux tuiles noires se suivent et vous montrent toutes deux du jaune. Prenez les deux.",
      done: "D’abord la plus proche, puis celle de derrière, car la voie était libre et elle montrait aussi du jaune.",
      hint: "Votre jaune regarde à gauche. Restez dans la rangée et tournez-le à droite : basculez en d2.",
    },
    ambush: {
      task: "Une tuile placée entre deux autres fait écran, quel que soit son camp. Votre tuile en c1 et la noire en c5 se montrent du jaune, mais une de vos tuiles gêne. Ouvrez la ligne.",
      done: "Une embuscade : la tuile en c1 a pris sans bouger. Seules comptent les rencontres nouvelles, et c’est qui vient de jouer qui prend.",
      hint: "La ligne reste fermée, ou votre tireur l’a quittée. Faites sortir de la rangée la tuile du milieu, en c3, vers le haut ou vers le bas.",
    },
    place: {
      task: "Au jeu expert, qui prend pose ensuite une tuile de sa réserve. Vous venez de prendre. Choisissez une case libre de votre moitié, sous la ligne bleue, puis le sens de la tuile.",
      done: "La voilà posée comme vous le vouliez. Une tuile posée ne prend rien : seule une tuile qui bascule fait prendre. Mais elle est peut-être prête pour la suite.",
      hint: "Choisissez une case libre dans les trois rangées sous la ligne, puis une des douze façons de poser la tuile.",
    },
    pass: {
      task: "Votre seule tuile est enfermée : toutes les cases voisines sont prises. Alors, et alors seulement, on passe.",
      done: "Passer n’est pas un choix : qui peut jouer doit jouer. Si personne ne le peut, la partie est nulle.",
      hint: "Aucune case n’est libre autour de votre tuile. Utilisez le bouton « Passer ».",
    },
    last: {
      task: "Il reste une tuile noire. Prenez-la et la partie est gagnée. Regardez la couleur qu’elle montre sur chaque ligne, puis trouvez la tuile et le bord.",
      done: "Le plateau est vide de tuiles noires : c’est gagné ! Vous connaissez maintenant tout le jeu.",
      hint: "Elle s’échappe. Sur sa ligne vers le haut à gauche, elle montre de l’orange. Votre tuile en e3 peut tourner le sien par là en basculant à droite, en e4.",
    },
  },
};
