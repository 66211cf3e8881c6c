import type { GameWords } from "./types";

export const quindo: GameWords = {
  title: "Quindo",
  line: "Les pions sautent l’adversaire et le retournent, à une, deux ou trois cases, mais jamais à la distance qu’il vient de parcourir.",
  goal: "Laisser l’adversaire sans pions.",
  credit: "Auteur et année inconnus",
  sides: ["Blanc", "Noir"],
  kinds: ["pion"],
  piece: (_kind, side) => (side === "first" ? "pion blanc" : "pion noir"),
  terrain: (terrain) => (terrain.type === "border" ? "bord" : ""),
  crown: "",
  variants: { standard: { name: "Standard", line: "Cinq pions par camp sur un champ de 5 × 5." } },
  choices: { pass: "Passer" },
  enter: {},
  counters: { barred: "Distance interdite" },
  prompts: {
    move: "Choisissez un pion.",
    target: "Où se pose-t-il ?",
    pass: "Il ne reste que la distance interdite. Vous passez.",
  },
  refusals: {
    barred: (n) => `L’adversaire vient d’avancer de ${n} : ${n} est interdit.`,
    blocked: "Ce pion est bloqué par les vôtres.",
    "not-straight": "Un pion va en ligne droite, dans l’une des huit directions.",
    "own-piece": "Un de vos pions s’y trouve.",
    "own-in-the-way": "Un de vos pions barre le chemin.",
    "enemy-piece": "Un adversaire s’y trouve. Sautez-le pour finir sur une case vide.",
    "too-far": (n) => `C’est à ${n} cases vides ; trois est la limite.`,
  },
  ends: { goal: "l’autre camp n’a plus de pion", quiet: "plus de pions à la limite de calme" },
  losses: { goal: "vous n’avez plus de pion", quiet: "moins de pions à la limite de calme" },
};
