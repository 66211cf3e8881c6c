import type { LessonWords } from "../boards/lesson";

export const khetLesson: LessonWords = {
  title: "Dix traits de lumière",
  tasks: {
    step: {
      task: "Vous jouez Argent. Après chacun de vos coups, votre laser tire du coin j1, le long de la ligne j. Avancez la pyramide de i4 en j4, sur son chemin.",
      done: "Le miroir a dévié la lumière, et l’obélisque a brûlé. Un obélisque n’a pas de miroir : toute lumière le prend.",
      hint: "Une pièce avance d’une case, dans n’importe quelle direction. L’obélisque est sur la ligne 4 : le miroir doit y être aussi.",
      wrong: {
        i4j3: "La lumière suit maintenant la ligne 3, où il n’y a personne. L’obélisque est sur la ligne 4.",
        i4j5: "La lumière suit maintenant la ligne 5, où il n’y a personne. L’obélisque est sur la ligne 4.",
        "i4+": "La lumière ne fait que suivre la ligne j. Elle ne rencontre pas votre pyramide en i4.",
        "i4-": "La lumière ne fait que suivre la ligne j. Elle ne rencontre pas votre pyramide en i4.",
      },
    },
    turn: {
      task: "Au lieu d’avancer, une pièce peut tourner d’un quart de tour. Votre pyramide tourne le dos à la lumière et brûlerait. Choisissez-la et tournez-la à gauche.",
      done: "Le miroir regarde le laser et la cible. La pyramide rouge a été éclairée sur une face sans miroir : elle a quitté le plateau.",
      hint: "Seule la diagonale brillante est un miroir. La lumière vient de votre laser et doit aller à la pyramide rouge : le miroir doit regarder les deux.",
      wrong: {
        "j5+": "C’était à droite. Le miroir regarde ailleurs, la lumière a frappé le dos, et votre propre pyramide a brûlé.",
        j5j4: "Elle a avancé, mais tourne toujours le dos à la lumière. Un laser n’épargne personne, pas même les siens.",
        j5j6: "Elle a avancé, mais tourne toujours le dos à la lumière. Un laser n’épargne personne, pas même les siens.",
        j5i4: "La pyramide y est à l’abri, mais la lumière passe à côté. Restez en j5 et tournez-la.",
        j5i5: "La pyramide y est à l’abri, mais la lumière passe à côté. Restez en j5 et tournez-la.",
        j5i6: "La pyramide y est à l’abri, mais la lumière passe à côté. Restez en j5 et tournez-la.",
      },
    },
    reserved: {
      task: "Les cases à l’ankh rouge sont réservées à Rouge, celles à l’œil d’argent à Argent. Essayez : choisissez b4, puis a4.",
      done: "Refusé, et vous savez pourquoi. De même, personne ne vous dérangera sur la ligne j.",
      hint: "Choisissez la pyramide en b4, puis montrez a4, l’ankh à côté d’elle.",
    },
    stack: {
      task: "Les obélisques sont vos boucliers. Posez l’un des deux sur l’autre.",
      done: "Une pile de deux : on voit deux anneaux. La lumière n’en prend que le sommet ; ce bouclier sert donc deux fois.",
      hint: "Choisissez un obélisque, puis la case de l’autre.",
    },
    shield: {
      task: "Danger : la lumière de Rouge suit la ligne a, tourne en a3 et suit la ligne 3 jusqu’à votre pharaon. Mettez toute la pile sur son chemin.",
      done: "Le bouclier a tenu. Il a perdu son sommet, et le pharaon reste à l’abri derrière l’autre moitié.",
      hint: "Choisissez la pile en d2, puis une case de la ligne 3 entre le miroir et votre pharaon.",
      wrong: {
        "d2^c3": "Cela tient aussi, mais essayez avec les deux : choisissez la pile et avancez aussitôt, sans soulever le sommet.",
        "d2^d3": "Cela tient aussi, mais essayez avec les deux : choisissez la pile et avancez aussitôt, sans soulever le sommet.",
        "d2^e3": "Cela tient aussi, mais essayez avec les deux : choisissez la pile et avancez aussitôt, sans soulever le sommet.",
        g3g2: "Fuir marche aussi. Ici, il s’agit d’apprendre à se servir d’un bouclier.",
        g3g4: "Fuir marche aussi. Ici, il s’agit d’apprendre à se servir d’un bouclier.",
      },
    },
    top: {
      task: "Le bouclier en e3 n’a qu’un étage. Donnez-lui le sommet de la pile en d2 : choisissez la pile, puis « Le sommet seul », puis e3.",
      done: "Le sommet est parti seul, et le bouclier en e3 a survécu au tir. Un sommet peut aussi aller sur une case vide.",
      hint: "Choisissez d2, appuyez sur « Le sommet seul », puis choisissez e3. On n’empile jamais trois obélisques : la pile entière ne peut pas y aller.",
      wrong: {
        "d2^d3": "C’est aussi un bon bouclier. Mais il s’agit de monter sur l’obélisque en e3.",
        "d2^c3": "C’est aussi un bon bouclier. Mais il s’agit de monter sur l’obélisque en e3.",
      },
    },
    djed: {
      task: "Un djed a un miroir de chaque côté, et la lumière ne lui fait rien. Mais tel qu’il est, il l’envoie sur votre propre pharaon ! Tournez-le.",
      done: "La lumière est partie de l’autre côté et a pris le sommet de la pile. Éclairer son propre pharaon, c’est perdre : regardez toujours où va votre lumière.",
      hint: "Choisissez le djed en e3 et appuyez sur « Tourner ». Un djed n’a qu’une façon de tourner : les deux sens reviennent au même.",
      wrong: {
        e1d1: "Le pharaon s’est écarté de la lumière. Mais il y a mieux : tournez le djed, et elle frappera Rouge.",
        e1f1: "Le pharaon s’est écarté de la lumière. Mais il y a mieux : tournez le djed, et elle frappera Rouge.",
        e1e2: "Il est toujours dans la lumière. Tournez le djed.",
      },
    },
    swap: {
      task: "La pyramide rouge en f4 présente son miroir à votre lumière. Un djed peut échanger sa place avec une voisine, même adverse. Avancez le djed en f4.",
      done: "Les deux ont échangé leur place, aucune n’a tourné, et votre djed a renvoyé la lumière dans le dos de la pyramide.",
      hint: "Choisissez le djed en f5, puis la pyramide en f4. Un djed échange avec les pyramides et les obélisques, jamais avec un pharaon ni un autre djed.",
      wrong: {
        "f5+": "La lumière quitte maintenant le djed de l’autre côté, et ne frappe toujours personne. Échangez-le avec la pyramide.",
      },
    },
    eye: {
      task: "Certains départs ont un Œil d’Horus, moitié miroir, moitié verre : une part de la lumière tourne, l’autre va tout droit. Avancez-le en f3.",
      done: "Deux d’un seul trait. Tout ce qui est frappé quitte le plateau en même temps.",
      hint: "La lumière suit la ligne 3. Amenez l’œil de f4 tout droit sur son chemin, en f3.",
      wrong: {
        f4e3: "La lumière s’est bien partagée, mais l’un des obélisques est sur la ligne f. Amenez l’œil en f3.",
        f4g3: "La lumière s’est bien partagée, mais l’un des obélisques est sur la ligne f. Amenez l’œil en f3.",
        "f4+": "L’œil n’est pas encore dans la lumière. Il doit être sur la ligne 3.",
      },
    },
    pharaoh: {
      task: "Voici le but du jeu : éclairer le pharaon adverse. Votre lumière suit la ligne 5. Où faut-il le second miroir ?",
      done: "Le pharaon est éclairé, Argent gagne. Vous savez maintenant jouer à Khet.",
      hint: "Le pharaon est sur la ligne e, la lumière sur la ligne 5. La place du miroir est à leur croisement.",
      wrong: {
        d4d5: "La lumière est maintenant sur la ligne d, et le miroir rouge en d7 la détourne. Le pharaon est sur la ligne suivante, la e.",
        d4c5: "La lumière est maintenant sur la ligne c. Le pharaon est sur la ligne e.",
        "d4+": "Le miroir n’est pas dans la lumière : elle suit la ligne 5.",
        "d4-": "Le miroir n’est pas dans la lumière : elle suit la ligne 5.",
      },
    },
  },
};
