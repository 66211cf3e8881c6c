import type { GameWords } from "./types";

const COLOURS = ["jaune", "orange", "rouge", "vert", "bleu", "violet"];

export const khitan: GameWords = {
  title: "Khitan",
  line: "Des tuiles hexagonales basculent par-dessus leurs bords ; quand deux adversaires se montrent la même couleur, qui vient de jouer prend.",
  goal: "Débarrasser le plateau des tuiles adverses.",
  credit: "Ludovic Chabry, 2012",
  sides: ["Blanc", "Noir"],
  kinds: ["tuile"],
  piece: (_kind, side) => (side === "first" ? "tuile blanche" : "tuile noire"),
  shows: (colours) => {
    const [east, northEast, northWest, west, southWest, southEast] = colours.map((colour) => COLOURS[colour]);
    return `est ${east}, ${northEast}, ${northWest}, ouest ${west}, ${southWest}, ${southEast}`;
  },
  how: "Chaque tuile est dite par ses six couleurs : à l’est, au nord-est, au nord-ouest, à l’ouest, au sud-ouest et au sud-est. Les rangées montent vers le nord depuis a ; au nord-est de a1 se trouve b2, au nord-ouest b1.",
  terrain: (terrain) => (terrain.type === "half" ? (terrain.side === "first" ? "moitié de Blanc" : "moitié de Noir") : ""),
  crown: "",
  variants: {
    classic: { name: "Classique", line: "Ce qui est pris sort du jeu." },
    expert: { name: "Expert", line: "Qui prend pose une tuile d’une réserve de trois." },
    master: { name: "Maître", line: "Une réserve de six, jamais fermée." },
    sprint: {
      name: "Sprint",
      line: "Quatre tuiles ou moins, et c’est perdu.",
      ends: { goal: "l’autre camp n’a plus que quatre tuiles ou moins" },
      losses: { goal: "vous n’avez plus que quatre tuiles ou moins" },
    },
  },
  choices: { pass: "Passer" },
  enter: { 0: "Une tuile de la réserve" },
  counters: { reserve: "En réserve", pending: "Encore à poser" },
  prompts: {
    move: "Choisissez une tuile.",
    target: "Où bascule-t-elle ?",
    place: "Posez une tuile dans votre moitié.",
    face: "Dans quel sens est-elle posée ?",
    pass: "Aucune de vos tuiles ne peut bouger. Vous passez.",
  },
  refusals: {
    stuck: "Cette tuile est enfermée : aucune case voisine n’est libre.",
    neighbour: "Une tuile ne bascule que sur une case voisine.",
    "own-piece": "Une de vos tuiles s’y trouve.",
    "enemy-piece": "Une tuile adverse s’y trouve. On prend en faisant face, pas en retombant dessus.",
    "no-reserve": "Il n’y a pas de réserve dans cette variante.",
    "reserve-empty": "Votre réserve est vide.",
    "reserves-closed": "Les réserves sont fermées : l’une d’elles est épuisée.",
    "capture-first": "On ne pose une tuile qu’après une prise.",
    "place-first": (n) => (n === 1 ? "Posez d’abord une tuile de votre réserve." : `Posez d’abord ${n} tuiles de votre réserve.`),
    occupied: "Une tuile s’y trouve déjà.",
    "own-half": "C’est l’autre moitié. Posez-la dans la vôtre.",
    "middle-row": "La rangée du milieu n’est à personne. Posez-la dans votre moitié.",
  },
  ends: { goal: "l’autre camp n’a plus de tuile" },
  losses: { goal: "vous n’avez plus de tuile" },
};
