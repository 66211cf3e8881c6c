import type { GameWords } from "./types";

const KINDS = ["pharaon", "obélisque", "pyramide", "djed", "œil"];
const CORNERS = ["au nord-est", "au sud-est", "au sud-ouest", "au nord-ouest"];
const DOUBLE = ["miroirs au nord-est et au sud-ouest", "miroirs au nord-ouest et au sud-est"];

export const khet: GameWords = {
  title: "Khet",
  line: "On avance ou on tourne une pièce, puis le laser tire : il court de miroir en miroir jusqu’à frapper quelque chose.",
  goal: "Éclairer le pharaon adverse.",
  credit: "Première édition, 2005–06",
  sides: ["Argent", "Rouge"],
  kinds: KINDS,
  piece: (kind, side, orientation, height) => {
    const colour = side === "first" ? "argent" : "rouge";
    if (kind === 1 && height > 1) return `pile de deux obélisques ${side === "first" ? "argent" : "rouges"}`;
    const name = `${KINDS[kind] ?? ""} ${colour}`;
    if (kind === 2) return `${name}, miroir ${CORNERS[orientation % 4]}`;
    return kind > 2 ? `${name}, ${DOUBLE[orientation % 2]}` : name;
  },
  how: "Le nord est vers la rangée 8, l’est vers la colonne j. Le laser d’Argent est sous j1 et tire vers le nord ; celui de Rouge est au-dessus de a8 et tire vers le sud.",
  terrain: (terrain) => (terrain.type === "reserved" ? (terrain.side === "first" ? "réservée à Argent" : "réservée à Rouge") : ""),
  crown: "",
  variants: {
    classic: { name: "Classique", line: "Le départ pour commencer." },
    imhotep: { name: "Imhotep", line: "Davantage de parades." },
    dynasty: { name: "Dynastie", line: "Attaque et défense sont tôt à égalité." },
    "classic+horus": { name: "Classique avec l’Œil d’Horus", line: "Un djed par camp divise le faisceau." },
    "imhotep+horus": { name: "Imhotep avec l’Œil d’Horus", line: "Un djed par camp divise le faisceau." },
    "dynasty+horus": { name: "Dynastie avec l’Œil d’Horus", line: "Un djed par camp divise le faisceau." },
  },
  choices: {
    clockwise: "Tourner à droite",
    anticlockwise: "Tourner à gauche",
    turn: "Tourner",
    top: "Le sommet seul",
    pass: "Passer",
  },
  enter: {},
  counters: {},
  prompts: {
    move: "Choisissez une pièce. Votre laser tire après le coup.",
    target: "Avancez sur une case marquée, ou tournez la pièce.",
    pass: "Aucun coup possible.",
  },
  refusals: {
    stuck: "Cette pièce ne peut pas bouger.",
    "pharaoh-turns": "Un pharaon est le même de partout ; on ne le tourne pas.",
    "obelisk-turns": "Un obélisque est le même de partout ; on ne le tourne pas.",
    "no-stack": "Seule une pile a un sommet à soulever.",
    "one-turn": "Les deux quarts de tour de cette pièce reviennent au même : tournez-la, simplement.",
    "which-way": "Dites dans quel sens elle tourne.",
    neighbour: "Une pièce n’avance que d’une case.",
    reserved: "Cette case est réservée à l’autre couleur.",
    "own-piece": "Une de vos pièces s’y trouve.",
    "enemy-piece": "Une pièce adverse s’y trouve. Seule la lumière prend.",
    "two-high": "On n’empile jamais trois obélisques.",
    "swap-pharaoh": "Un pharaon n’échange jamais sa place.",
    "swap-djed": "Djeds et yeux n’échangent pas leur place entre eux.",
    "swap-reserved": "L’échange mettrait une pièce sur une case réservée à l’autre couleur.",
  },
  ends: { goal: "le pharaon est éclairé" },
  losses: { goal: "votre pharaon est éclairé" },
};
