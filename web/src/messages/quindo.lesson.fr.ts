import type { LessonWords } from "../boards/lesson";

export const quindoLesson: LessonWords = {
  title: "Quindo en neuf coups",
  tasks: {
    walk: {
      task: "Vous jouez Blanc. Avancez l’un de vos pions d’une, deux ou trois cases en ligne droite, dans n’importe quelle direction. Restez sur le feutre vert pour l’instant.",
      done: "C’est un coup calme. Et maintenant, le plus amusant.",
      hint: "Touchez un pion blanc : les points montrent où il peut aller. Choisissez-en un sur le feutre vert ; sur le bord noir, il tomberait.",
    },
    leap: {
      task: "Sautez par-dessus le pion noir en e4. Ce que l’on saute se retourne.",
      done: "Il est devenu blanc : il est désormais à vous.",
      hint: "Votre pion en d3 et l’adversaire en e4 sont sur la même diagonale. Posez-vous de l’autre côté.",
      wrong: { d3g6: "Il s’est retourné, mais votre pion est allé trop loin et il est tombé. Posez-vous en f5, juste derrière." },
    },
    row: {
      task: "Seules les cases vides comptent. Sautez de b4 par-dessus les deux pions noirs jusqu’en e4 : la distance n’est que de un.",
      done: "Deux pions retournés pour une distance de un ! Le pion en f4 est au-delà de la case d’arrivée : il reste noir.",
      hint: "Prenez le pion en b4. Les deux adversaires à côté ne coûtent rien ; la première case vide derrière eux est e4.",
    },
    own: {
      task: "Vos propres pions barrent le chemin. Essayez de sauter de b4 à d4 par-dessus c4.",
      done: "Eh oui : rien ne passe à travers vos propres pions, ni au-delà.",
      hint: "Essayez donc : touchez b4, puis d4. Il n’arrivera rien de grave.",
    },
    barred: {
      task: "Noir vient d’aller de d6 à d4, une distance de deux. Deux vous est donc interdit. Essayez quand même : c2 vers c4.",
      done: "Interdit. On peut aller moins loin ou plus loin, mais jamais exactement aussi loin que l’adversaire vient d’aller.",
      hint: "Essayez donc : touchez c2, puis c4. Les croix marquent la distance interdite.",
    },
    answer: {
      task: "Deux reste interdit, un et trois sont permis. Trouvez le coup qui retourne le pion en d4 en restant sur le feutre.",
      done: "Bien vu. C’est maintenant votre distance qui est interdite à Noir.",
      hint: "Suivez une ligne qui passe par d4 et ne comptez que ses cases vides. La deuxième est interdite : allez jusqu’à la troisième.",
      wrong: {
        b2g7: "Deux d’un coup, mais votre pion tombe du plateau. Tomber, c’est pour la suite : trouvez le coup qui reste.",
        f2a7: "Deux d’un coup, mais votre pion tombe du plateau. Tomber, c’est pour la suite : trouvez le coup qui reste.",
      },
    },
    rim: {
      task: "L’anneau noir est le bord. Un pion peut y sauter : il retourne ce qu’il a sauté, puis tombe du plateau. Sautez de b4 à g4.",
      done: "Trois pions contre un : une bonne affaire.",
      hint: "Prenez le pion en b4 et suivez sa ligne vers la droite, jusqu’au bord en g4.",
    },
    pass: {
      task: "Un petit plateau et une situation serrée : tous vos coups sont à la distance un, et un est interdit. C’est le seul cas où l’on passe.",
      done: "Après une passe, rien n’est interdit : Noir est libre.",
      hint: "Utilisez le bouton « Passer ».",
    },
    win: {
      task: "Qui n’a plus de pion a perdu. Trois est interdit. Retournez les deux pions noirs en restant sur le plateau.",
      done: "Il ne reste aucun pion noir : c’est gagné. Vous savez tout du Quindo !",
      hint: "L’un de vos pions a les deux adversaires sur sa ligne. Posez-vous sur la première case vide derrière eux.",
    },
  },
};
